; ModuleID = 'lost.c'
source_filename = "lost.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr }

@given = global ptr null, align 8, !dbg !0
@first = global %struct.node zeroinitializer, align 8, !dbg !18
@y = global i32 0, align 4, !dbg !14
@read = global ptr null, align 8, !dbg !31
@z = global i32 0, align 4, !dbg !16
@called = global ptr null, align 8, !dbg !33
@x = global i32 0, align 4, !dbg !11
@second = global %struct.node zeroinitializer, align 8, !dbg !29
@.str = private unnamed_addr constant [5 x i8] c"%llu\00", align 1, !dbg !35

; Function Attrs: noinline nounwind optnone uwtable
define ptr @back(ptr noundef %0) #0 !dbg !48 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !50, !DIExpression(), !51)
  %3 = load ptr, ptr %2, align 8, !dbg !52
  store ptr %3, ptr @given, align 8, !dbg !53
  %4 = load ptr, ptr %2, align 8, !dbg !54
  ret ptr %4, !dbg !55
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !59, !DIExpression(), !61)
  %3 = call ptr @rebuilt(ptr noundef @first), !dbg !62
  store ptr %3, ptr %2, align 8, !dbg !61
  %4 = load ptr, ptr %2, align 8, !dbg !63
  %5 = getelementptr inbounds nuw %struct.node, ptr %4, i32 0, i32 0, !dbg !64
  store ptr @y, ptr %5, align 8, !dbg !65
  %6 = load ptr, ptr %2, align 8, !dbg !66
  %7 = getelementptr inbounds nuw %struct.node, ptr %6, i32 0, i32 1, !dbg !67
  store ptr @back, ptr %7, align 8, !dbg !68
  %8 = load ptr, ptr @first, align 8, !dbg !69
  store ptr %8, ptr @read, align 8, !dbg !70
  %9 = load ptr, ptr getelementptr inbounds nuw (%struct.node, ptr @first, i32 0, i32 1), align 8, !dbg !71
  %10 = call ptr %9(ptr noundef @z), !dbg !71
  store ptr %10, ptr @called, align 8, !dbg !72
  %11 = load ptr, ptr @read, align 8, !dbg !73
  %12 = icmp eq ptr %11, @y, !dbg !74
  br i1 %12, label %13, label %19, !dbg !75

13:                                               ; preds = %0
  %14 = load ptr, ptr @called, align 8, !dbg !76
  %15 = icmp eq ptr %14, @z, !dbg !77
  br i1 %15, label %16, label %19, !dbg !78

16:                                               ; preds = %13
  %17 = load ptr, ptr @given, align 8, !dbg !79
  %18 = icmp eq ptr %17, @z, !dbg !80
  br label %19

19:                                               ; preds = %16, %13, %0
  %20 = phi i1 [ false, %13 ], [ false, %0 ], [ %18, %16 ], !dbg !81
  %21 = xor i1 %20, true, !dbg !82
  %22 = zext i1 %21 to i32, !dbg !82
  ret i32 %22, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @rebuilt(ptr noundef %0) #0 !dbg !84 {
  %2 = alloca ptr, align 8
  %3 = alloca [32 x i8], align 16
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !87, !DIExpression(), !88)
    #dbg_declare(ptr %3, !89, !DIExpression(), !93)
    #dbg_declare(ptr %4, !94, !DIExpression(), !95)
  %5 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !96
  %6 = load ptr, ptr %2, align 8, !dbg !97
  %7 = ptrtoint ptr %6 to i64, !dbg !98
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef 32, ptr noundef @.str, i64 noundef %7) #2, !dbg !99
  %9 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !100
  %10 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %9, ptr noundef @.str, ptr noundef %4) #2, !dbg !101
  %11 = load i64, ptr %4, align 8, !dbg !102
  %12 = inttoptr i64 %11 to ptr, !dbg !103
  ret ptr %12, !dbg !104
}

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost.c", directory: "")
!4 = !{!5, !6, !9}
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 83, baseType: !8)
!7 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!11, !14, !16, !18, !29, !0, !31, !33, !35}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !20, file: !3, line: 5, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !20, file: !3, line: 5, baseType: !25, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DISubroutineType(types: !28)
!28 = !{!23, !23}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "read", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 40, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 5)
!41 = !{i32 7, !"Dwarf Version", i32 4}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{!"clang version 22.1.8"}
!48 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 9, type: !27, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!49 = !{}
!50 = !DILocalVariable(name: "p", arg: 1, scope: !48, file: !3, line: 9, type: !23)
!51 = !DILocation(line: 9, column: 16, scope: !48)
!52 = !DILocation(line: 9, column: 29, scope: !48)
!53 = !DILocation(line: 9, column: 27, scope: !48)
!54 = !DILocation(line: 9, column: 39, scope: !48)
!55 = !DILocation(line: 9, column: 32, scope: !48)
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !57, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !49)
!57 = !DISubroutineType(types: !58)
!58 = !{!13}
!59 = !DILocalVariable(name: "n", scope: !56, file: !3, line: 19, type: !60)
!60 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!61 = !DILocation(line: 19, column: 18, scope: !56)
!62 = !DILocation(line: 19, column: 22, scope: !56)
!63 = !DILocation(line: 20, column: 5, scope: !56)
!64 = !DILocation(line: 20, column: 8, scope: !56)
!65 = !DILocation(line: 20, column: 14, scope: !56)
!66 = !DILocation(line: 21, column: 5, scope: !56)
!67 = !DILocation(line: 21, column: 8, scope: !56)
!68 = !DILocation(line: 21, column: 12, scope: !56)
!69 = !DILocation(line: 22, column: 18, scope: !56)
!70 = !DILocation(line: 22, column: 10, scope: !56)
!71 = !DILocation(line: 23, column: 14, scope: !56)
!72 = !DILocation(line: 23, column: 12, scope: !56)
!73 = !DILocation(line: 24, column: 14, scope: !56)
!74 = !DILocation(line: 24, column: 19, scope: !56)
!75 = !DILocation(line: 24, column: 25, scope: !56)
!76 = !DILocation(line: 24, column: 28, scope: !56)
!77 = !DILocation(line: 24, column: 35, scope: !56)
!78 = !DILocation(line: 24, column: 41, scope: !56)
!79 = !DILocation(line: 24, column: 44, scope: !56)
!80 = !DILocation(line: 24, column: 50, scope: !56)
!81 = !DILocation(line: 0, scope: !56)
!82 = !DILocation(line: 24, column: 12, scope: !56)
!83 = !DILocation(line: 24, column: 5, scope: !56)
!84 = distinct !DISubprogram(name: "rebuilt", scope: !3, file: !3, line: 11, type: !85, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !49)
!85 = !DISubroutineType(types: !86)
!86 = !{!9, !9}
!87 = !DILocalVariable(name: "p", arg: 1, scope: !84, file: !3, line: 11, type: !9)
!88 = !DILocation(line: 11, column: 28, scope: !84)
!89 = !DILocalVariable(name: "text", scope: !84, file: !3, line: 12, type: !90)
!90 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 256, elements: !91)
!91 = !{!92}
!92 = !DISubrange(count: 32)
!93 = !DILocation(line: 12, column: 10, scope: !84)
!94 = !DILocalVariable(name: "number", scope: !84, file: !3, line: 13, type: !5)
!95 = !DILocation(line: 13, column: 24, scope: !84)
!96 = !DILocation(line: 14, column: 14, scope: !84)
!97 = !DILocation(line: 14, column: 72, scope: !84)
!98 = !DILocation(line: 14, column: 61, scope: !84)
!99 = !DILocation(line: 14, column: 5, scope: !84)
!100 = !DILocation(line: 15, column: 12, scope: !84)
!101 = !DILocation(line: 15, column: 5, scope: !84)
!102 = !DILocation(line: 16, column: 31, scope: !84)
!103 = !DILocation(line: 16, column: 12, scope: !84)
!104 = !DILocation(line: 16, column: 5, scope: !84)
