; ModuleID = 'arena.c'
source_filename = "arena.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !22
@called = local_unnamed_addr global ptr null, align 8, !dbg !24
@data = local_unnamed_addr global ptr null, align 8, !dbg !28
@called2 = local_unnamed_addr global ptr null, align 8, !dbg !26
@data2 = local_unnamed_addr global ptr null, align 8, !dbg !30
@arena = internal global [4096 x i8] zeroinitializer, align 16, !dbg !32
@used = internal unnamed_addr global i64 0, align 8, !dbg !38

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @first() #0 !dbg !52 {
  ret void, !dbg !53
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @second() #0 !dbg !54 {
  ret void, !dbg !55
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !56 {
    #dbg_value(ptr @first, !66, !DIExpression(), !74)
    #dbg_value(ptr @x, !71, !DIExpression(), !74)
    #dbg_value(ptr null, !72, !DIExpression(), !74)
    #dbg_value(i64 32, !76, !DIExpression(), !82)
  %1 = load i64, ptr @used, align 8, !dbg !84, !tbaa !85
  %2 = getelementptr inbounds nuw i8, ptr @arena, i64 %1, !dbg !87
    #dbg_value(ptr %2, !81, !DIExpression(), !82)
    #dbg_value(ptr %2, !73, !DIExpression(), !74)
  store i32 1, ptr %2, align 8, !dbg !88, !tbaa !89
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !93
  store ptr @x, ptr %3, align 8, !dbg !94, !tbaa !95
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !96
  store ptr @first, ptr %4, align 8, !dbg !97, !tbaa !98
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 24, !dbg !99
  store ptr null, ptr %5, align 8, !dbg !100, !tbaa !101
    #dbg_value(ptr %2, !60, !DIExpression(), !102)
    #dbg_value(ptr @second, !66, !DIExpression(), !103)
    #dbg_value(ptr @y, !71, !DIExpression(), !103)
    #dbg_value(ptr %2, !72, !DIExpression(), !103)
    #dbg_value(i64 32, !76, !DIExpression(), !105)
  %6 = getelementptr i8, ptr @arena, i64 %1, !dbg !107
  %7 = getelementptr i8, ptr %6, i64 32, !dbg !107
    #dbg_value(ptr %7, !81, !DIExpression(), !105)
  %8 = add i64 %1, 64, !dbg !108
  store i64 %8, ptr @used, align 8, !dbg !109, !tbaa !85
    #dbg_value(ptr %7, !73, !DIExpression(), !103)
  store i32 1, ptr %7, align 8, !dbg !110, !tbaa !89
  %9 = getelementptr i8, ptr %6, i64 40, !dbg !111
  store ptr @y, ptr %9, align 8, !dbg !112, !tbaa !95
  %10 = getelementptr i8, ptr %6, i64 48, !dbg !113
  store ptr @second, ptr %10, align 8, !dbg !114, !tbaa !98
  %11 = getelementptr i8, ptr %6, i64 56, !dbg !115
  store ptr %2, ptr %11, align 8, !dbg !116, !tbaa !101
    #dbg_value(ptr %7, !60, !DIExpression(), !102)
  store ptr @first, ptr @called, align 8, !dbg !117, !tbaa !118
  store ptr @y, ptr @data, align 8, !dbg !119, !tbaa !118
    #dbg_value(ptr undef, !65, !DIExpression(), !102)
    #dbg_value(ptr @first, !61, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !102)
    #dbg_value(ptr @x, !61, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !102)
    #dbg_value(ptr %7, !61, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !102)
  store ptr @first, ptr @called2, align 8, !dbg !120, !tbaa !118
  store ptr @y, ptr @data2, align 8, !dbg !121, !tbaa !118
  ret i32 0, !dbg !122
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45, !46}
!llvm.ident = !{!47}
!llvm.errno.tbaa = !{!48}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "arena.c", directory: "")
!4 = !{!5, !18}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 4, size: 256, elements: !7)
!7 = !{!8, !10, !12, !17}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 4, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !6, file: !3, line: 4, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !6, file: !3, line: 4, baseType: !13, size: 64, offset: 128)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 3, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 4, baseType: !5, size: 64, offset: 192)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !19, line: 18, baseType: !20)
!19 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !{!0, !22, !24, !26, !28, !30, !32, !38}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 11, type: !13, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "called2", scope: !2, file: !3, line: 11, type: !13, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "data2", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 5, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 32768, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 4096)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!40 = !{i32 7, !"Dwarf Version", i32 4}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!47 = !{!"clang version 22.1.8"}
!48 = !{!49, !49, i64 0}
!49 = !{!"int", !50, i64 0}
!50 = !{!"omnipotent char", !51, i64 0}
!51 = !{!"Simple C/C++ TBAA"}
!52 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!53 = !DILocation(line: 7, column: 19, scope: !52, atomGroup: 1, atomRank: 1)
!54 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!55 = !DILocation(line: 8, column: 20, scope: !54, atomGroup: 1, atomRank: 1)
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !57, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !59, keyInstructions: true)
!57 = !DISubroutineType(types: !58)
!58 = !{!9}
!59 = !{!60, !61, !65}
!60 = !DILocalVariable(name: "job", scope: !56, file: !3, line: 19, type: !5)
!61 = !DILocalVariable(name: "stack", scope: !56, file: !3, line: 24, type: !62, align: 128)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 512, elements: !63)
!63 = !{!64}
!64 = !DISubrange(count: 64)
!65 = !DILocalVariable(name: "here", scope: !56, file: !3, line: 25, type: !5)
!66 = !DILocalVariable(name: "run", arg: 1, scope: !67, file: !3, line: 13, type: !13)
!67 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !68, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70, keyInstructions: true)
!68 = !DISubroutineType(types: !69)
!69 = !{!5, !13, !11, !5}
!70 = !{!66, !71, !72, !73}
!71 = !DILocalVariable(name: "with", arg: 2, scope: !67, file: !3, line: 13, type: !11)
!72 = !DILocalVariable(name: "next", arg: 3, scope: !67, file: !3, line: 13, type: !5)
!73 = !DILocalVariable(name: "job", scope: !67, file: !3, line: 14, type: !5)
!74 = !DILocation(line: 0, scope: !67, inlinedAt: !75)
!75 = distinct !DILocation(line: 19, column: 23, scope: !56)
!76 = !DILocalVariable(name: "size", arg: 1, scope: !77, file: !3, line: 10, type: !18)
!77 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 10, type: !78, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !80, keyInstructions: true)
!78 = !DISubroutineType(types: !79)
!79 = !{!11, !18}
!80 = !{!76, !81}
!81 = !DILocalVariable(name: "at", scope: !77, file: !3, line: 10, type: !11)
!82 = !DILocation(line: 0, scope: !77, inlinedAt: !83)
!83 = distinct !DILocation(line: 14, column: 23, scope: !67, inlinedAt: !75)
!84 = !DILocation(line: 10, column: 53, scope: !77, inlinedAt: !83)
!85 = !{!86, !86, i64 0}
!86 = !{!"long", !50, i64 0}
!87 = !DILocation(line: 10, column: 51, scope: !77, inlinedAt: !83, atomGroup: 1, atomRank: 2)
!88 = !DILocation(line: 15, column: 15, scope: !67, inlinedAt: !75, atomGroup: 2, atomRank: 1)
!89 = !{!90, !49, i64 0}
!90 = !{!"job", !49, i64 0, !91, i64 8, !91, i64 16, !92, i64 24}
!91 = !{!"any pointer", !50, i64 0}
!92 = !{!"p1 _ZTS3job", !91, i64 0}
!93 = !DILocation(line: 15, column: 25, scope: !67, inlinedAt: !75)
!94 = !DILocation(line: 15, column: 30, scope: !67, inlinedAt: !75, atomGroup: 3, atomRank: 1)
!95 = !{!90, !91, i64 8}
!96 = !DILocation(line: 15, column: 43, scope: !67, inlinedAt: !75)
!97 = !DILocation(line: 15, column: 47, scope: !67, inlinedAt: !75, atomGroup: 4, atomRank: 1)
!98 = !{!90, !91, i64 16}
!99 = !DILocation(line: 15, column: 59, scope: !67, inlinedAt: !75)
!100 = !DILocation(line: 15, column: 64, scope: !67, inlinedAt: !75, atomGroup: 5, atomRank: 1)
!101 = !{!90, !92, i64 24}
!102 = !DILocation(line: 0, scope: !56)
!103 = !DILocation(line: 0, scope: !67, inlinedAt: !104)
!104 = distinct !DILocation(line: 20, column: 11, scope: !56)
!105 = !DILocation(line: 0, scope: !77, inlinedAt: !106)
!106 = distinct !DILocation(line: 14, column: 23, scope: !67, inlinedAt: !104)
!107 = !DILocation(line: 10, column: 51, scope: !77, inlinedAt: !106, atomGroup: 1, atomRank: 2)
!108 = !DILocation(line: 10, column: 64, scope: !77, inlinedAt: !106, atomGroup: 2, atomRank: 2)
!109 = !DILocation(line: 10, column: 64, scope: !77, inlinedAt: !106, atomGroup: 2, atomRank: 1)
!110 = !DILocation(line: 15, column: 15, scope: !67, inlinedAt: !104, atomGroup: 2, atomRank: 1)
!111 = !DILocation(line: 15, column: 25, scope: !67, inlinedAt: !104)
!112 = !DILocation(line: 15, column: 30, scope: !67, inlinedAt: !104, atomGroup: 3, atomRank: 1)
!113 = !DILocation(line: 15, column: 43, scope: !67, inlinedAt: !104)
!114 = !DILocation(line: 15, column: 47, scope: !67, inlinedAt: !104, atomGroup: 4, atomRank: 1)
!115 = !DILocation(line: 15, column: 59, scope: !67, inlinedAt: !104)
!116 = !DILocation(line: 15, column: 64, scope: !67, inlinedAt: !104, atomGroup: 5, atomRank: 1)
!117 = !DILocation(line: 21, column: 12, scope: !56, atomGroup: 3, atomRank: 1)
!118 = !{!91, !91, i64 0}
!119 = !DILocation(line: 22, column: 10, scope: !56, atomGroup: 4, atomRank: 1)
!120 = !DILocation(line: 27, column: 13, scope: !56, atomGroup: 9, atomRank: 1)
!121 = !DILocation(line: 28, column: 11, scope: !56, atomGroup: 10, atomRank: 1)
!122 = !DILocation(line: 30, column: 5, scope: !56, atomGroup: 15, atomRank: 1)
