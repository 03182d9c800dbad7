; ModuleID = 'untyped.c'
source_filename = "untyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.message = type { [40 x i8], ptr }
%struct.table = type { [600 x i64], ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@of_message = local_unnamed_addr global ptr null, align 8, !dbg !13
@of_bytes = local_unnamed_addr global ptr null, align 8, !dbg !15
@mail = local_unnamed_addr global %struct.message zeroinitializer, align 8, !dbg !35
@of_mail = local_unnamed_addr global ptr null, align 8, !dbg !21
@b = global i32 0, align 4, !dbg !11
@of_table = local_unnamed_addr global ptr null, align 8, !dbg !17
@copy = local_unnamed_addr global %struct.table zeroinitializer, align 8, !dbg !23
@of_copy = local_unnamed_addr global ptr null, align 8, !dbg !19

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !56 {
    #dbg_value(i32 %0, !61, !DIExpression(), !68)
    #dbg_value(ptr %1, !62, !DIExpression(), !68)
  %3 = sext i32 %0 to i64, !dbg !69
  %4 = mul nsw i64 %3, 48, !dbg !70
    #dbg_value(i64 %4, !71, !DIExpression(), !80)
  %5 = tail call noalias noundef ptr @malloc(i64 noundef range(i64 -103079215104, 103079215057) %4) #3, !dbg !82
    #dbg_value(ptr %5, !63, !DIExpression(), !68)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40, !dbg !83
  store ptr @a, ptr %6, align 8, !dbg !84, !tbaa !85
    #dbg_value(ptr %5, !65, !DIExpression(), !68)
  store ptr @a, ptr @of_message, align 8, !dbg !89, !tbaa !90
  store ptr @a, ptr @of_bytes, align 8, !dbg !91, !tbaa !90
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(48) @mail, ptr noundef nonnull align 8 dereferenceable(48) %5, i64 48, i1 false), !dbg !92, !tbaa.struct !93
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @mail, i64 40), align 8, !dbg !95, !tbaa !85
  store ptr %7, ptr @of_mail, align 8, !dbg !96, !tbaa !90
  %8 = mul nsw i64 %3, 4816, !dbg !97
    #dbg_value(i64 %8, !98, !DIExpression(), !101)
  %9 = tail call noalias noundef ptr @malloc(i64 noundef range(i64 -10342281248768, 10342281243953) %8) #3, !dbg !103
    #dbg_value(ptr %9, !66, !DIExpression(), !68)
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 4800, !dbg !104
  store ptr @b, ptr %10, align 8, !dbg !105, !tbaa !106
    #dbg_value(i64 %3, !98, !DIExpression(), !109)
    #dbg_value(ptr poison, !67, !DIExpression(), !68)
  store ptr @b, ptr @of_table, align 8, !dbg !111, !tbaa !90
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4816) @copy, ptr noundef nonnull align 8 dereferenceable(4816) %9, i64 4816, i1 false), !dbg !112, !tbaa.struct !113
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @copy, i64 4800), align 8, !dbg !115, !tbaa !106
  store ptr %11, ptr @of_copy, align 8, !dbg !116, !tbaa !90
  ret i32 0, !dbg !117
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !118 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}
!llvm.errno.tbaa = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "untyped.c", directory: "")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !13, !15, !17, !19, !21, !23, !35}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "of_message", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "of_bytes", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "of_table", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "of_copy", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "of_mail", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 7, type: !25, isLocal: false, isDefinition: true)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 4, size: 38528, elements: !26)
!26 = !{!27, !32, !33}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !25, file: !3, line: 4, baseType: !28, size: 38400)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 38400, elements: !30)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !{!31}
!31 = !DISubrange(count: 600)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !25, file: !3, line: 4, baseType: !8, size: 64, offset: 38400)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !3, line: 4, baseType: !34, size: 64, offset: 38464)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "mail", scope: !2, file: !3, line: 8, type: !37, isLocal: false, isDefinition: true)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 3, size: 384, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !37, file: !3, line: 3, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !37, file: !3, line: 3, baseType: !8, size: 64, offset: 320)
!44 = !{i32 7, !"Dwarf Version", i32 4}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!51 = !{!"clang version 22.1.8"}
!52 = !{!53, !53, i64 0}
!53 = !{!"int", !54, i64 0}
!54 = !{!"omnipotent char", !55, i64 0}
!55 = !{!"Simple C/C++ TBAA"}
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !57, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60, keyInstructions: true)
!57 = !DISubroutineType(types: !58)
!58 = !{!9, !9, !59}
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!60 = !{!61, !62, !63, !65, !66, !67}
!61 = !DILocalVariable(name: "argc", arg: 1, scope: !56, file: !3, line: 13, type: !9)
!62 = !DILocalVariable(name: "argv", arg: 2, scope: !56, file: !3, line: 13, type: !59)
!63 = !DILocalVariable(name: "message", scope: !56, file: !3, line: 14, type: !64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!65 = !DILocalVariable(name: "bytes", scope: !56, file: !3, line: 16, type: !5)
!66 = !DILocalVariable(name: "table", scope: !56, file: !3, line: 21, type: !34)
!67 = !DILocalVariable(name: "other", scope: !56, file: !3, line: 23, type: !5)
!68 = !DILocation(line: 0, scope: !56)
!69 = !DILocation(line: 14, column: 36, scope: !56)
!70 = !DILocation(line: 14, column: 41, scope: !56)
!71 = !DILocalVariable(name: "size", arg: 1, scope: !72, file: !3, line: 10, type: !76)
!72 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 10, type: !73, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !79, keyInstructions: true)
!73 = !DISubroutineType(types: !74)
!74 = !{!75, !76}
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !77, line: 18, baseType: !78)
!77 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!78 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!79 = !{!71}
!80 = !DILocation(line: 0, scope: !72, inlinedAt: !81)
!81 = distinct !DILocation(line: 14, column: 31, scope: !56)
!82 = !DILocation(line: 10, column: 41, scope: !72, inlinedAt: !81, atomGroup: 1, atomRank: 2)
!83 = !DILocation(line: 15, column: 14, scope: !56)
!84 = !DILocation(line: 15, column: 19, scope: !56, atomGroup: 2, atomRank: 1)
!85 = !{!86, !87, i64 40}
!86 = !{!"message", !54, i64 0, !87, i64 40}
!87 = !{!"p1 int", !88, i64 0}
!88 = !{!"any pointer", !54, i64 0}
!89 = !DILocation(line: 17, column: 16, scope: !56, atomGroup: 4, atomRank: 1)
!90 = !{!87, !87, i64 0}
!91 = !DILocation(line: 18, column: 14, scope: !56, atomGroup: 5, atomRank: 1)
!92 = !DILocation(line: 19, column: 12, scope: !56, atomGroup: 6, atomRank: 1)
!93 = !{i64 0, i64 40, !94, i64 40, i64 8, !90}
!94 = !{!54, !54, i64 0}
!95 = !DILocation(line: 20, column: 20, scope: !56, atomGroup: 7, atomRank: 2)
!96 = !DILocation(line: 20, column: 13, scope: !56, atomGroup: 7, atomRank: 1)
!97 = !DILocation(line: 21, column: 36, scope: !56)
!98 = !DILocalVariable(name: "size", arg: 1, scope: !99, file: !3, line: 11, type: !76)
!99 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 11, type: !73, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100, keyInstructions: true)
!100 = !{!98}
!101 = !DILocation(line: 0, scope: !99, inlinedAt: !102)
!102 = distinct !DILocation(line: 21, column: 27, scope: !56)
!103 = !DILocation(line: 11, column: 40, scope: !99, inlinedAt: !102, atomGroup: 1, atomRank: 2)
!104 = !DILocation(line: 22, column: 12, scope: !56)
!105 = !DILocation(line: 22, column: 17, scope: !56, atomGroup: 9, atomRank: 1)
!106 = !{!107, !87, i64 4800}
!107 = !{!"table", !54, i64 0, !87, i64 4800, !108, i64 4808}
!108 = !{!"p1 _ZTS5table", !88, i64 0}
!109 = !DILocation(line: 0, scope: !99, inlinedAt: !110)
!110 = distinct !DILocation(line: 23, column: 19, scope: !56)
!111 = !DILocation(line: 25, column: 14, scope: !56, atomGroup: 12, atomRank: 1)
!112 = !DILocation(line: 26, column: 12, scope: !56, atomGroup: 13, atomRank: 1)
!113 = !{i64 0, i64 4800, !94, i64 4800, i64 8, !90, i64 4808, i64 8, !114}
!114 = !{!108, !108, i64 0}
!115 = !DILocation(line: 27, column: 20, scope: !56, atomGroup: 14, atomRank: 2)
!116 = !DILocation(line: 27, column: 13, scope: !56, atomGroup: 14, atomRank: 1)
!117 = !DILocation(line: 28, column: 5, scope: !56, atomGroup: 16, atomRank: 1)
!118 = !DISubprogram(name: "malloc", scope: !119, file: !119, line: 682, type: !73, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdlib.h", directory: "")
