; ModuleID = 'arena.c'
source_filename = "arena.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !24
@called = local_unnamed_addr global ptr null, align 8, !dbg !26
@data = local_unnamed_addr global ptr null, align 8, !dbg !32
@called2 = local_unnamed_addr global ptr null, align 8, !dbg !28
@data2 = local_unnamed_addr global ptr null, align 8, !dbg !34
@called3 = local_unnamed_addr global ptr null, align 8, !dbg !30
@data3 = local_unnamed_addr global ptr null, align 8, !dbg !36
@arena = internal global [4096 x i8] zeroinitializer, align 16, !dbg !38
@used = internal unnamed_addr global i64 0, align 8, !dbg !43

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @first() #0 !dbg !57 {
  ret void, !dbg !58
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @second() #0 !dbg !59 {
  ret void, !dbg !60
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !61 {
    #dbg_value(ptr @first, !81, !DIExpression(), !89)
    #dbg_value(ptr @x, !86, !DIExpression(), !89)
    #dbg_value(ptr null, !87, !DIExpression(), !89)
    #dbg_value(i64 32, !91, !DIExpression(), !97)
  %1 = load i64, ptr @used, align 8, !dbg !99, !tbaa !100
  %2 = getelementptr inbounds nuw i8, ptr @arena, i64 %1, !dbg !102
    #dbg_value(ptr %2, !96, !DIExpression(), !97)
    #dbg_value(ptr %2, !88, !DIExpression(), !89)
  store i32 1, ptr %2, align 8, !dbg !103, !tbaa !104
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !108
  store ptr @x, ptr %3, align 8, !dbg !109, !tbaa !110
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !111
  store ptr @first, ptr %4, align 8, !dbg !112, !tbaa !113
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !114
  store ptr null, ptr %5, align 8, !dbg !115, !tbaa !116
    #dbg_value(ptr %2, !65, !DIExpression(), !117)
    #dbg_value(ptr @second, !81, !DIExpression(), !118)
    #dbg_value(ptr @y, !86, !DIExpression(), !118)
    #dbg_value(ptr %2, !87, !DIExpression(), !118)
    #dbg_value(i64 32, !91, !DIExpression(), !120)
  %6 = getelementptr i8, ptr @arena, i64 %1, !dbg !122
  %7 = getelementptr i8, ptr %6, i64 32, !dbg !122
    #dbg_value(ptr %7, !96, !DIExpression(), !120)
  %8 = add i64 %1, 64, !dbg !123
  store i64 %8, ptr @used, align 8, !dbg !124, !tbaa !100
    #dbg_value(ptr %7, !88, !DIExpression(), !118)
  store i32 1, ptr %7, align 8, !dbg !125, !tbaa !104
  %9 = getelementptr i8, ptr %6, i64 40, !dbg !126
  store ptr @y, ptr %9, align 8, !dbg !127, !tbaa !110
  %10 = getelementptr i8, ptr %6, i64 48, !dbg !128
  store ptr @second, ptr %10, align 8, !dbg !129, !tbaa !113
  %11 = getelementptr i8, ptr %6, i64 56, !dbg !130
  store ptr %2, ptr %11, align 8, !dbg !131, !tbaa !116
    #dbg_value(ptr %7, !65, !DIExpression(), !117)
  store ptr @first, ptr @called, align 8, !dbg !132, !tbaa !133
  store ptr @y, ptr @data, align 8, !dbg !134, !tbaa !133
    #dbg_value(ptr undef, !70, !DIExpression(), !117)
    #dbg_value(ptr @first, !66, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !117)
    #dbg_value(ptr @x, !66, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !117)
    #dbg_value(ptr %7, !66, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !117)
  store ptr @first, ptr @called2, align 8, !dbg !135, !tbaa !133
  store ptr @y, ptr @data2, align 8, !dbg !136, !tbaa !133
    #dbg_value(ptr poison, !71, !DIExpression(), !117)
    #dbg_value(ptr poison, !80, !DIExpression(DW_OP_plus_uconst, 72, DW_OP_stack_value), !117)
  store ptr @second, ptr @called3, align 8, !dbg !137, !tbaa !133
  store ptr @x, ptr @data3, align 8, !dbg !138, !tbaa !133
  ret i32 0, !dbg !139
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}
!llvm.errno.tbaa = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "arena.c", directory: "")
!4 = !{!5, !18, !20}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 5, size: 256, elements: !7)
!7 = !{!8, !10, !12, !17}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 5, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !6, file: !3, line: 5, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !6, file: !3, line: 5, baseType: !13, size: 64, offset: 128)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 5, baseType: !5, size: 64, offset: 192)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !21, line: 18, baseType: !22)
!21 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{!0, !24, !26, !28, !30, !32, !34, !36, !38, !43}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 13, type: !13, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "called2", scope: !2, file: !3, line: 13, type: !13, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "called3", scope: !2, file: !3, line: 13, type: !13, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "data2", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "data3", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 6, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 32768, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4096)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!45 = !{i32 7, !"Dwarf Version", i32 4}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!52 = !{!"clang version 22.1.8"}
!53 = !{!54, !54, i64 0}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!58 = !DILocation(line: 8, column: 19, scope: !57, atomGroup: 1, atomRank: 1)
!59 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!60 = !DILocation(line: 9, column: 20, scope: !59, atomGroup: 1, atomRank: 1)
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !62, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64, keyInstructions: true)
!62 = !DISubroutineType(types: !63)
!63 = !{!9}
!64 = !{!65, !66, !70, !71, !80}
!65 = !DILocalVariable(name: "job", scope: !61, file: !3, line: 21, type: !5)
!66 = !DILocalVariable(name: "stack", scope: !61, file: !3, line: 26, type: !67, align: 128)
!67 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !68)
!68 = !{!69}
!69 = !DISubrange(count: 64)
!70 = !DILocalVariable(name: "here", scope: !61, file: !3, line: 27, type: !5)
!71 = !DILocalVariable(name: "queue", scope: !61, file: !3, line: 32, type: !72)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 12, size: 64, elements: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !73, file: !3, line: 12, baseType: !20, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "jobs", scope: !73, file: !3, line: 12, baseType: !77, offset: 64)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: -1)
!80 = !DILocalVariable(name: "last", scope: !61, file: !3, line: 34, type: !5)
!81 = !DILocalVariable(name: "run", arg: 1, scope: !82, file: !3, line: 15, type: !13)
!82 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 15, type: !83, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!5, !13, !11, !5}
!85 = !{!81, !86, !87, !88}
!86 = !DILocalVariable(name: "with", arg: 2, scope: !82, file: !3, line: 15, type: !11)
!87 = !DILocalVariable(name: "next", arg: 3, scope: !82, file: !3, line: 15, type: !5)
!88 = !DILocalVariable(name: "job", scope: !82, file: !3, line: 16, type: !5)
!89 = !DILocation(line: 0, scope: !82, inlinedAt: !90)
!90 = distinct !DILocation(line: 21, column: 23, scope: !61)
!91 = !DILocalVariable(name: "size", arg: 1, scope: !92, file: !3, line: 11, type: !20)
!92 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 11, type: !93, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{!11, !20}
!95 = !{!91, !96}
!96 = !DILocalVariable(name: "at", scope: !92, file: !3, line: 11, type: !11)
!97 = !DILocation(line: 0, scope: !92, inlinedAt: !98)
!98 = distinct !DILocation(line: 16, column: 23, scope: !82, inlinedAt: !90)
!99 = !DILocation(line: 11, column: 53, scope: !92, inlinedAt: !98)
!100 = !{!101, !101, i64 0}
!101 = !{!"long", !55, i64 0}
!102 = !DILocation(line: 11, column: 51, scope: !92, inlinedAt: !98, atomGroup: 1, atomRank: 2)
!103 = !DILocation(line: 17, column: 15, scope: !82, inlinedAt: !90, atomGroup: 2, atomRank: 1)
!104 = !{!105, !54, i64 0}
!105 = !{!"job", !54, i64 0, !106, i64 8, !106, i64 16, !107, i64 24}
!106 = !{!"any pointer", !55, i64 0}
!107 = !{!"p1 _ZTS3job", !106, i64 0}
!108 = !DILocation(line: 17, column: 25, scope: !82, inlinedAt: !90)
!109 = !DILocation(line: 17, column: 30, scope: !82, inlinedAt: !90, atomGroup: 3, atomRank: 1)
!110 = !{!105, !106, i64 8}
!111 = !DILocation(line: 17, column: 43, scope: !82, inlinedAt: !90)
!112 = !DILocation(line: 17, column: 47, scope: !82, inlinedAt: !90, atomGroup: 4, atomRank: 1)
!113 = !{!105, !106, i64 16}
!114 = !DILocation(line: 17, column: 59, scope: !82, inlinedAt: !90)
!115 = !DILocation(line: 17, column: 64, scope: !82, inlinedAt: !90, atomGroup: 5, atomRank: 1)
!116 = !{!105, !107, i64 24}
!117 = !DILocation(line: 0, scope: !61)
!118 = !DILocation(line: 0, scope: !82, inlinedAt: !119)
!119 = distinct !DILocation(line: 22, column: 11, scope: !61)
!120 = !DILocation(line: 0, scope: !92, inlinedAt: !121)
!121 = distinct !DILocation(line: 16, column: 23, scope: !82, inlinedAt: !119)
!122 = !DILocation(line: 11, column: 51, scope: !92, inlinedAt: !121, atomGroup: 1, atomRank: 2)
!123 = !DILocation(line: 11, column: 64, scope: !92, inlinedAt: !121, atomGroup: 2, atomRank: 2)
!124 = !DILocation(line: 11, column: 64, scope: !92, inlinedAt: !121, atomGroup: 2, atomRank: 1)
!125 = !DILocation(line: 17, column: 15, scope: !82, inlinedAt: !119, atomGroup: 2, atomRank: 1)
!126 = !DILocation(line: 17, column: 25, scope: !82, inlinedAt: !119)
!127 = !DILocation(line: 17, column: 30, scope: !82, inlinedAt: !119, atomGroup: 3, atomRank: 1)
!128 = !DILocation(line: 17, column: 43, scope: !82, inlinedAt: !119)
!129 = !DILocation(line: 17, column: 47, scope: !82, inlinedAt: !119, atomGroup: 4, atomRank: 1)
!130 = !DILocation(line: 17, column: 59, scope: !82, inlinedAt: !119)
!131 = !DILocation(line: 17, column: 64, scope: !82, inlinedAt: !119, atomGroup: 5, atomRank: 1)
!132 = !DILocation(line: 23, column: 12, scope: !61, atomGroup: 3, atomRank: 1)
!133 = !{!106, !106, i64 0}
!134 = !DILocation(line: 24, column: 10, scope: !61, atomGroup: 4, atomRank: 1)
!135 = !DILocation(line: 29, column: 13, scope: !61, atomGroup: 9, atomRank: 1)
!136 = !DILocation(line: 30, column: 11, scope: !61, atomGroup: 10, atomRank: 1)
!137 = !DILocation(line: 35, column: 13, scope: !61, atomGroup: 15, atomRank: 1)
!138 = !DILocation(line: 36, column: 11, scope: !61, atomGroup: 16, atomRank: 1)
!139 = !DILocation(line: 37, column: 5, scope: !61, atomGroup: 23, atomRank: 1)
