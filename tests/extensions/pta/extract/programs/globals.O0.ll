; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.item = type { ptr, ptr, ptr }
%struct.anon = type { ptr, ptr }
%struct.anon.0 = type { i32, [2 x %struct.anon] }

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !0
@x = global i32 0, align 4, !dbg !7
@second = global %struct.item { ptr @.str.1, ptr getelementptr (i8, ptr @numbers, i64 12), ptr @first }, align 8, !dbg !25
@first = global %struct.item { ptr @.str, ptr @x, ptr @second }, align 8, !dbg !11
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !23
@numbers = global [8 x i32] zeroinitializer, align 16, !dbg !66
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !27
@y = global i32 0, align 4, !dbg !64
@.str.3 = private unnamed_addr constant [5 x i8] c"four\00", align 1, !dbg !32
@all = global [2 x %struct.item] [%struct.item { ptr @.str.2, ptr @y, ptr @first }, %struct.item { ptr @.str.3, ptr null, ptr @second }], align 16, !dbg !37
@at_value = global ptr getelementptr (i8, ptr @second, i64 8), align 8, !dbg !42
@operation = global ptr @twice, align 8, !dbg !45
@registry = global { i32, [4 x i8], [2 x %struct.anon] } { i32 2, [4 x i8] zeroinitializer, [2 x %struct.anon] [%struct.anon { ptr @twice, ptr @x }, %struct.anon { ptr null, ptr @y }] }, align 8, !dbg !50
@self = global ptr @self, align 8, !dbg !61

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @twice(i32 noundef %0) #0 !dbg !78 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !80, !DIExpression(), !81)
  %3 = load i32, ptr %2, align 4, !dbg !82
  %4 = mul nsw i32 2, %3, !dbg !83
  ret i32 %4, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !85 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !90, !DIExpression(), !91)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !92, !DIExpression(), !93)
    #dbg_declare(ptr %6, !94, !DIExpression(), !95)
  %7 = load ptr, ptr getelementptr inbounds nuw (%struct.item, ptr @first, i32 0, i32 2), align 8, !dbg !96
  %8 = getelementptr inbounds nuw %struct.item, ptr %7, i32 0, i32 2, !dbg !97
  %9 = load ptr, ptr %8, align 8, !dbg !97
  store ptr %9, ptr %6, align 8, !dbg !95
  %10 = load ptr, ptr %6, align 8, !dbg !98
  %11 = getelementptr inbounds nuw %struct.item, ptr %10, i32 0, i32 1, !dbg !99
  %12 = load ptr, ptr %11, align 8, !dbg !99
  %13 = load i32, ptr %12, align 4, !dbg !100
  %14 = load ptr, ptr @at_value, align 8, !dbg !101
  %15 = load ptr, ptr %14, align 8, !dbg !102
  %16 = load i32, ptr %15, align 4, !dbg !103
  %17 = add nsw i32 %13, %16, !dbg !104
  %18 = load ptr, ptr @operation, align 8, !dbg !105
  %19 = call i32 %18(i32 noundef 1), !dbg !105
  %20 = add nsw i32 %17, %19, !dbg !106
  %21 = load i32, ptr %4, align 4, !dbg !107
  %22 = sext i32 %21 to i64, !dbg !108
  %23 = getelementptr inbounds [2 x %struct.anon], ptr getelementptr inbounds nuw (%struct.anon.0, ptr @registry, i32 0, i32 1), i64 0, i64 %22, !dbg !108
  %24 = getelementptr inbounds nuw %struct.anon, ptr %23, i32 0, i32 0, !dbg !109
  %25 = load ptr, ptr %24, align 8, !dbg !108
  %26 = call i32 %25(i32 noundef 2), !dbg !108
  %27 = add nsw i32 %20, %26, !dbg !110
  ret i32 %27, !dbg !111
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76}
!llvm.ident = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 6, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "globals.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !9, file: !2, line: 4, type: !20, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !23, !25, !27, !32, !37, !42, !45, !50, !61, !7, !64, !66}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "first", scope: !9, file: !2, line: 6, type: !13, isLocal: false, isDefinition: true)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !2, line: 2, size: 192, elements: !14)
!14 = !{!15, !18, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !13, file: !2, line: 2, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !13, file: !2, line: 2, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !13, file: !2, line: 2, baseType: !22, size: 64, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "second", scope: !9, file: !2, line: 7, type: !13, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 6)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 5)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "all", scope: !9, file: !2, line: 8, type: !39, isLocal: false, isDefinition: true)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 384, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 2)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "at_value", scope: !9, file: !2, line: 9, type: !44, isLocal: false, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "operation", scope: !9, file: !2, line: 10, type: !47, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DISubroutineType(types: !49)
!49 = !{!20, !20}
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "registry", scope: !9, file: !2, line: 11, type: !52, isLocal: false, isDefinition: true)
!52 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !2, line: 11, size: 320, elements: !53)
!53 = !{!54, !55}
!54 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !52, file: !2, line: 11, baseType: !20, size: 32)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !52, file: !2, line: 11, baseType: !56, size: 256, offset: 64)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !57, size: 256, elements: !40)
!57 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !52, file: !2, line: 11, size: 128, elements: !58)
!58 = !{!59, !60}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "call", scope: !57, file: !2, line: 11, baseType: !47, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !57, file: !2, line: 11, baseType: !19, size: 64, offset: 64)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "self", scope: !9, file: !2, line: 13, type: !63, isLocal: false, isDefinition: true)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "y", scope: !9, file: !2, line: 4, type: !20, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "numbers", scope: !9, file: !2, line: 4, type: !68, isLocal: false, isDefinition: true)
!68 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !69)
!69 = !{!70}
!70 = !DISubrange(count: 8)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{!"clang version 22.1.8"}
!78 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 5, type: !48, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !79)
!79 = !{}
!80 = !DILocalVariable(name: "n", arg: 1, scope: !78, file: !2, line: 5, type: !20)
!81 = !DILocation(line: 5, column: 22, scope: !78)
!82 = !DILocation(line: 5, column: 38, scope: !78)
!83 = !DILocation(line: 5, column: 36, scope: !78)
!84 = !DILocation(line: 5, column: 27, scope: !78)
!85 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 15, type: !86, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !79)
!86 = !DISubroutineType(types: !87)
!87 = !{!20, !20, !88}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!90 = !DILocalVariable(name: "argc", arg: 1, scope: !85, file: !2, line: 15, type: !20)
!91 = !DILocation(line: 15, column: 14, scope: !85)
!92 = !DILocalVariable(name: "argv", arg: 2, scope: !85, file: !2, line: 15, type: !88)
!93 = !DILocation(line: 15, column: 27, scope: !85)
!94 = !DILocalVariable(name: "item", scope: !85, file: !2, line: 16, type: !22)
!95 = !DILocation(line: 16, column: 18, scope: !85)
!96 = !DILocation(line: 16, column: 31, scope: !85)
!97 = !DILocation(line: 16, column: 37, scope: !85)
!98 = !DILocation(line: 17, column: 13, scope: !85)
!99 = !DILocation(line: 17, column: 19, scope: !85)
!100 = !DILocation(line: 17, column: 12, scope: !85)
!101 = !DILocation(line: 17, column: 29, scope: !85)
!102 = !DILocation(line: 17, column: 28, scope: !85)
!103 = !DILocation(line: 17, column: 27, scope: !85)
!104 = !DILocation(line: 17, column: 25, scope: !85)
!105 = !DILocation(line: 17, column: 40, scope: !85)
!106 = !DILocation(line: 17, column: 38, scope: !85)
!107 = !DILocation(line: 17, column: 70, scope: !85)
!108 = !DILocation(line: 17, column: 55, scope: !85)
!109 = !DILocation(line: 17, column: 76, scope: !85)
!110 = !DILocation(line: 17, column: 53, scope: !85)
!111 = !DILocation(line: 17, column: 5, scope: !85)
