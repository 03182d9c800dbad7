; ModuleID = 'globals.c'
source_filename = "globals.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.item = type { ptr, ptr, ptr }
%struct.anon = type { ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !0
@x = global i32 0, align 4, !dbg !7
@second = global %struct.item { ptr @.str.1, ptr getelementptr (i8, ptr @numbers, i64 12), ptr @first }, align 8, !dbg !25
@first = global %struct.item { ptr @.str, ptr @x, ptr @second }, align 8, !dbg !11
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !23
@numbers = global [8 x i32] zeroinitializer, align 16, !dbg !66
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !27
@y = global i32 0, align 4, !dbg !64
@.str.3 = private unnamed_addr constant [5 x i8] c"four\00", align 1, !dbg !32
@all = local_unnamed_addr global [2 x %struct.item] [%struct.item { ptr @.str.2, ptr @y, ptr @first }, %struct.item { ptr @.str.3, ptr null, ptr @second }], align 16, !dbg !37
@at_value = local_unnamed_addr global ptr getelementptr inbounds nuw (i8, ptr @second, i64 8), align 8, !dbg !42
@operation = local_unnamed_addr global ptr @twice, align 8, !dbg !45
@registry = local_unnamed_addr global { i32, [4 x i8], [2 x %struct.anon] } { i32 2, [4 x i8] zeroinitializer, [2 x %struct.anon] [%struct.anon { ptr @twice, ptr @x }, %struct.anon { ptr null, ptr @y }] }, align 8, !dbg !50
@self = global ptr @self, align 8, !dbg !61

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -2147483648, 2147483647) i32 @twice(i32 noundef %0) #0 !dbg !83 {
    #dbg_value(i32 %0, !85, !DIExpression(), !86)
  %2 = shl nsw i32 %0, 1, !dbg !87
  ret i32 %2, !dbg !88
}

; Function Attrs: nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 !dbg !89 {
    #dbg_value(i32 %0, !95, !DIExpression(), !98)
    #dbg_value(ptr %1, !96, !DIExpression(), !98)
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @first, i64 16), align 8, !dbg !99, !tbaa !100
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !106
  %5 = load ptr, ptr %4, align 8, !dbg !107, !tbaa !100
    #dbg_value(ptr %5, !97, !DIExpression(), !98)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !108
  %7 = load ptr, ptr %6, align 8, !dbg !108, !tbaa !109
  %8 = load i32, ptr %7, align 4, !dbg !110, !tbaa !79
  %9 = load ptr, ptr @at_value, align 8, !dbg !111, !tbaa !112
  %10 = load ptr, ptr %9, align 8, !dbg !115, !tbaa !116
  %11 = load i32, ptr %10, align 4, !dbg !117, !tbaa !79
  %12 = add nsw i32 %11, %8, !dbg !118
  %13 = load ptr, ptr @operation, align 8, !dbg !119, !tbaa !120
  %14 = tail call i32 %13(i32 noundef 1) #2, !dbg !119
  %15 = add nsw i32 %12, %14, !dbg !121
  %16 = sext i32 %0 to i64, !dbg !122
  %17 = getelementptr inbounds %struct.anon, ptr getelementptr inbounds nuw (i8, ptr @registry, i64 8), i64 %16, !dbg !122
  %18 = load ptr, ptr %17, align 8, !dbg !122, !tbaa !123
  %19 = tail call i32 %18(i32 noundef 2) #2, !dbg !122
  %20 = add nsw i32 %15, %19, !dbg !125
  ret i32 %20, !dbg !126
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 6, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "globals.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !9, file: !2, line: 4, type: !20, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!77 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!78 = !{!"clang version 22.1.8"}
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C/C++ TBAA"}
!83 = distinct !DISubprogram(name: "twice", scope: !2, file: !2, line: 5, type: !48, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !84, keyInstructions: true)
!84 = !{!85}
!85 = !DILocalVariable(name: "n", arg: 1, scope: !83, file: !2, line: 5, type: !20)
!86 = !DILocation(line: 0, scope: !83)
!87 = !DILocation(line: 5, column: 36, scope: !83, atomGroup: 1, atomRank: 2)
!88 = !DILocation(line: 5, column: 27, scope: !83, atomGroup: 1, atomRank: 1)
!89 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 15, type: !90, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !94, keyInstructions: true)
!90 = !DISubroutineType(types: !91)
!91 = !{!20, !20, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!94 = !{!95, !96, !97}
!95 = !DILocalVariable(name: "argc", arg: 1, scope: !89, file: !2, line: 15, type: !20)
!96 = !DILocalVariable(name: "argv", arg: 2, scope: !89, file: !2, line: 15, type: !92)
!97 = !DILocalVariable(name: "item", scope: !89, file: !2, line: 16, type: !22)
!98 = !DILocation(line: 0, scope: !89)
!99 = !DILocation(line: 16, column: 31, scope: !89)
!100 = !{!101, !105, i64 16}
!101 = !{!"item", !102, i64 0, !104, i64 8, !105, i64 16}
!102 = !{!"p1 omnipotent char", !103, i64 0}
!103 = !{!"any pointer", !81, i64 0}
!104 = !{!"p1 int", !103, i64 0}
!105 = !{!"p1 _ZTS4item", !103, i64 0}
!106 = !DILocation(line: 16, column: 37, scope: !89)
!107 = !DILocation(line: 16, column: 37, scope: !89, atomGroup: 1, atomRank: 2)
!108 = !DILocation(line: 17, column: 19, scope: !89)
!109 = !{!101, !104, i64 8}
!110 = !DILocation(line: 17, column: 12, scope: !89)
!111 = !DILocation(line: 17, column: 29, scope: !89)
!112 = !{!113, !113, i64 0}
!113 = !{!"p2 int", !114, i64 0}
!114 = !{!"any p2 pointer", !103, i64 0}
!115 = !DILocation(line: 17, column: 28, scope: !89)
!116 = !{!104, !104, i64 0}
!117 = !DILocation(line: 17, column: 27, scope: !89)
!118 = !DILocation(line: 17, column: 25, scope: !89)
!119 = !DILocation(line: 17, column: 40, scope: !89)
!120 = !{!103, !103, i64 0}
!121 = !DILocation(line: 17, column: 38, scope: !89)
!122 = !DILocation(line: 17, column: 55, scope: !89)
!123 = !{!124, !103, i64 0}
!124 = !{!"", !103, i64 0, !104, i64 8}
!125 = !DILocation(line: 17, column: 53, scope: !89, atomGroup: 3, atomRank: 2)
!126 = !DILocation(line: 17, column: 5, scope: !89, atomGroup: 3, atomRank: 1)
