; ModuleID = 'untyped.c'
source_filename = "untyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.table = type { [600 x i64], ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@of_message = local_unnamed_addr global ptr null, align 8, !dbg !13
@of_bytes = local_unnamed_addr global ptr null, align 8, !dbg !15
@b = global i32 0, align 4, !dbg !11
@of_table = local_unnamed_addr global ptr null, align 8, !dbg !17
@copy = local_unnamed_addr global %struct.table zeroinitializer, align 8, !dbg !21
@of_copy = local_unnamed_addr global ptr null, align 8, !dbg !19

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !45 {
    #dbg_value(i32 %0, !50, !DIExpression(), !64)
    #dbg_value(ptr %1, !51, !DIExpression(), !64)
  %3 = sext i32 %0 to i64, !dbg !65
    #dbg_value(ptr poison, !52, !DIExpression(), !64)
    #dbg_value(ptr poison, !61, !DIExpression(), !64)
  store ptr @a, ptr @of_message, align 8, !dbg !66, !tbaa !67
  store ptr @a, ptr @of_bytes, align 8, !dbg !70, !tbaa !67
  %4 = mul nsw i64 %3, 4816, !dbg !71
    #dbg_value(i64 %4, !72, !DIExpression(), !81)
  %5 = tail call noalias noundef ptr @malloc(i64 noundef range(i64 -10342281248768, 10342281243953) %4) #3, !dbg !83
    #dbg_value(ptr %5, !62, !DIExpression(), !64)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 4800, !dbg !84
  store ptr @b, ptr %6, align 8, !dbg !85, !tbaa !86
    #dbg_value(i64 %3, !72, !DIExpression(), !89)
    #dbg_value(ptr poison, !63, !DIExpression(), !64)
  store ptr @b, ptr @of_table, align 8, !dbg !91, !tbaa !67
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(4816) @copy, ptr noundef nonnull align 8 dereferenceable(4816) %5, i64 4816, i1 false), !dbg !92, !tbaa.struct !93
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @copy, i64 4800), align 8, !dbg !96, !tbaa !86
  store ptr %7, ptr @of_copy, align 8, !dbg !97, !tbaa !67
  ret i32 0, !dbg !98
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !99 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2

attributes #0 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38, !39}
!llvm.ident = !{!40}
!llvm.errno.tbaa = !{!41}

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
!10 = !{!0, !11, !13, !15, !17, !19, !21}
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
!22 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 7, type: !23, isLocal: false, isDefinition: true)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 4, size: 38528, elements: !24)
!24 = !{!25, !30, !31}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !23, file: !3, line: 4, baseType: !26, size: 38400)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 38400, elements: !28)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 600)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !23, file: !3, line: 4, baseType: !8, size: 64, offset: 38400)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 4, baseType: !32, size: 64, offset: 38464)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!33 = !{i32 7, !"Dwarf Version", i32 4}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!40 = !{!"clang version 22.1.8"}
!41 = !{!42, !42, i64 0}
!42 = !{!"int", !43, i64 0}
!43 = !{!"omnipotent char", !44, i64 0}
!44 = !{!"Simple C/C++ TBAA"}
!45 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !46, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49, keyInstructions: true)
!46 = !DISubroutineType(types: !47)
!47 = !{!9, !9, !48}
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!49 = !{!50, !51, !52, !61, !62, !63}
!50 = !DILocalVariable(name: "argc", arg: 1, scope: !45, file: !3, line: 12, type: !9)
!51 = !DILocalVariable(name: "argv", arg: 2, scope: !45, file: !3, line: 12, type: !48)
!52 = !DILocalVariable(name: "message", scope: !45, file: !3, line: 13, type: !53)
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !54, size: 64)
!54 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 3, size: 384, elements: !55)
!55 = !{!56, !60}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !54, file: !3, line: 3, baseType: !57, size: 320)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 40)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !54, file: !3, line: 3, baseType: !8, size: 64, offset: 320)
!61 = !DILocalVariable(name: "bytes", scope: !45, file: !3, line: 15, type: !5)
!62 = !DILocalVariable(name: "table", scope: !45, file: !3, line: 18, type: !32)
!63 = !DILocalVariable(name: "other", scope: !45, file: !3, line: 20, type: !5)
!64 = !DILocation(line: 0, scope: !45)
!65 = !DILocation(line: 13, column: 36, scope: !45)
!66 = !DILocation(line: 16, column: 16, scope: !45, atomGroup: 4, atomRank: 1)
!67 = !{!68, !68, i64 0}
!68 = !{!"p1 int", !69, i64 0}
!69 = !{!"any pointer", !43, i64 0}
!70 = !DILocation(line: 17, column: 14, scope: !45, atomGroup: 5, atomRank: 1)
!71 = !DILocation(line: 18, column: 36, scope: !45)
!72 = !DILocalVariable(name: "size", arg: 1, scope: !73, file: !3, line: 10, type: !77)
!73 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 10, type: !74, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !80, keyInstructions: true)
!74 = !DISubroutineType(types: !75)
!75 = !{!76, !77}
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !78, line: 18, baseType: !79)
!78 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!79 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!80 = !{!72}
!81 = !DILocation(line: 0, scope: !73, inlinedAt: !82)
!82 = distinct !DILocation(line: 18, column: 27, scope: !45)
!83 = !DILocation(line: 10, column: 40, scope: !73, inlinedAt: !82, atomGroup: 1, atomRank: 2)
!84 = !DILocation(line: 19, column: 12, scope: !45)
!85 = !DILocation(line: 19, column: 17, scope: !45, atomGroup: 7, atomRank: 1)
!86 = !{!87, !68, i64 4800}
!87 = !{!"table", !43, i64 0, !68, i64 4800, !88, i64 4808}
!88 = !{!"p1 _ZTS5table", !69, i64 0}
!89 = !DILocation(line: 0, scope: !73, inlinedAt: !90)
!90 = distinct !DILocation(line: 20, column: 19, scope: !45)
!91 = !DILocation(line: 22, column: 14, scope: !45, atomGroup: 10, atomRank: 1)
!92 = !DILocation(line: 23, column: 12, scope: !45, atomGroup: 11, atomRank: 1)
!93 = !{i64 0, i64 4800, !94, i64 4800, i64 8, !67, i64 4808, i64 8, !95}
!94 = !{!43, !43, i64 0}
!95 = !{!88, !88, i64 0}
!96 = !DILocation(line: 24, column: 20, scope: !45, atomGroup: 12, atomRank: 2)
!97 = !DILocation(line: 24, column: 13, scope: !45, atomGroup: 12, atomRank: 1)
!98 = !DILocation(line: 25, column: 5, scope: !45, atomGroup: 14, atomRank: 1)
!99 = !DISubprogram(name: "malloc", scope: !100, file: !100, line: 682, type: !74, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdlib.h", directory: "")
