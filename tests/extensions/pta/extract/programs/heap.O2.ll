; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = local_unnamed_addr global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !5

; Function Attrs: nofree nounwind uwtable
define noalias nonnull ptr @get(i64 noundef %0) local_unnamed_addr #0 !dbg !20 {
    #dbg_value(i64 %0, !28, !DIExpression(), !30)
  %2 = tail call noalias ptr @malloc(i64 noundef %0) #5, !dbg !31
    #dbg_value(ptr %2, !29, !DIExpression(), !30)
  %3 = icmp eq ptr %2, null, !dbg !32
  br i1 %3, label %4, label %5, !dbg !34

4:                                                ; preds = %1
  tail call void @abort() #6, !dbg !35
  unreachable, !dbg !35

5:                                                ; preds = %1
  ret ptr %2, !dbg !36
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !37 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: cold nofree noreturn nounwind
declare void @abort() local_unnamed_addr #2

; Function Attrs: nofree nounwind uwtable
define noalias nonnull ptr @push(ptr noundef %0, ptr noundef %1) local_unnamed_addr #0 !dbg !39 {
    #dbg_value(ptr %0, !49, !DIExpression(), !52)
    #dbg_value(ptr %1, !50, !DIExpression(), !52)
    #dbg_value(i64 16, !28, !DIExpression(), !53)
  %3 = tail call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #5, !dbg !55
    #dbg_value(ptr %3, !29, !DIExpression(), !53)
  %4 = icmp eq ptr %3, null, !dbg !56
  br i1 %4, label %5, label %6, !dbg !57

5:                                                ; preds = %2
  tail call void @abort() #6, !dbg !58
  unreachable, !dbg !58

6:                                                ; preds = %2
    #dbg_value(ptr %3, !51, !DIExpression(), !52)
  store ptr %0, ptr %3, align 8, !dbg !59, !tbaa !60
  %7 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !65
  store ptr %1, ptr %7, align 8, !dbg !66, !tbaa !67
  ret ptr %3, !dbg !68
}

; Function Attrs: mustprogress nounwind willreturn memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable
define range(i32 -2147483647, -2147483648) i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #3 !dbg !69 {
    #dbg_value(i32 %0, !76, !DIExpression(), !84)
    #dbg_value(ptr %1, !77, !DIExpression(), !84)
    #dbg_value(ptr poison, !78, !DIExpression(), !84)
    #dbg_value(ptr poison, !79, !DIExpression(), !84)
  %3 = sext i32 %0 to i64, !dbg !85
  %4 = shl nsw i64 %3, 3, !dbg !86
  %5 = tail call noalias ptr @malloc(i64 noundef %4) #5, !dbg !87
    #dbg_value(ptr %5, !80, !DIExpression(), !84)
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !88
  store ptr @y, ptr %6, align 8, !dbg !89, !tbaa !90
  %7 = tail call dereferenceable_or_null(100) ptr @realloc(ptr noundef %5, i64 noundef 100) #7, !dbg !91
    #dbg_value(ptr %7, !80, !DIExpression(), !84)
  %8 = getelementptr inbounds ptr, ptr %7, i64 %3, !dbg !92
  %9 = load ptr, ptr %8, align 8, !dbg !93, !tbaa !90
    #dbg_value(ptr %9, !82, !DIExpression(), !84)
    #dbg_value(ptr @x, !83, !DIExpression(), !84)
  %10 = load i32, ptr %9, align 4, !dbg !94, !tbaa !16
  %11 = load i32, ptr @x, align 4, !dbg !95, !tbaa !16
  %12 = add nsw i32 %11, %10, !dbg !96
  %13 = add nsw i32 %12, 1, !dbg !97
  ret i32 %13, !dbg !98
}

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !99 noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #4

attributes #0 = { nofree nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { cold nofree noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nounwind willreturn memory(readwrite, argmem: read, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13, !14}
!llvm.ident = !{!15}
!llvm.errno.tbaa = !{!16}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "heap.c", directory: "")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!15 = !{!"clang version 22.1.8"}
!16 = !{!17, !17, i64 0}
!17 = !{!"int", !18, i64 0}
!18 = !{!"omnipotent char", !19, i64 0}
!19 = !{!"Simple C/C++ TBAA"}
!20 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 6, type: !21, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !27, keyInstructions: true)
!21 = !DISubroutineType(types: !22)
!22 = !{!23, !24}
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !25, line: 18, baseType: !26)
!25 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!26 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!27 = !{!28, !29}
!28 = !DILocalVariable(name: "size", arg: 1, scope: !20, file: !3, line: 6, type: !24)
!29 = !DILocalVariable(name: "memory", scope: !20, file: !3, line: 7, type: !23)
!30 = !DILocation(line: 0, scope: !20)
!31 = !DILocation(line: 7, column: 20, scope: !20, atomGroup: 1, atomRank: 2)
!32 = !DILocation(line: 8, column: 10, scope: !33, atomGroup: 2, atomRank: 2)
!33 = distinct !DILexicalBlock(scope: !20, file: !3, line: 8, column: 9)
!34 = !DILocation(line: 8, column: 9, scope: !33, atomGroup: 2, atomRank: 1)
!35 = !DILocation(line: 8, column: 18, scope: !33)
!36 = !DILocation(line: 9, column: 5, scope: !20, atomGroup: 4, atomRank: 1)
!37 = !DISubprogram(name: "malloc", scope: !38, file: !38, line: 682, type: !21, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!38 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdlib.h", directory: "")
!39 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 12, type: !40, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !48, keyInstructions: true)
!40 = !DISubroutineType(types: !41)
!41 = !{!42, !42, !47}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 128, elements: !44)
!44 = !{!45, !46}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !43, file: !3, line: 3, baseType: !42, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !43, file: !3, line: 3, baseType: !47, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!48 = !{!49, !50, !51}
!49 = !DILocalVariable(name: "list", arg: 1, scope: !39, file: !3, line: 12, type: !42)
!50 = !DILocalVariable(name: "value", arg: 2, scope: !39, file: !3, line: 12, type: !47)
!51 = !DILocalVariable(name: "head", scope: !39, file: !3, line: 13, type: !42)
!52 = !DILocation(line: 0, scope: !39)
!53 = !DILocation(line: 0, scope: !20, inlinedAt: !54)
!54 = distinct !DILocation(line: 13, column: 25, scope: !39)
!55 = !DILocation(line: 7, column: 20, scope: !20, inlinedAt: !54, atomGroup: 1, atomRank: 2)
!56 = !DILocation(line: 8, column: 10, scope: !33, inlinedAt: !54, atomGroup: 2, atomRank: 2)
!57 = !DILocation(line: 8, column: 9, scope: !33, inlinedAt: !54, atomGroup: 2, atomRank: 1)
!58 = !DILocation(line: 8, column: 18, scope: !33, inlinedAt: !54)
!59 = !DILocation(line: 14, column: 16, scope: !39, atomGroup: 2, atomRank: 1)
!60 = !{!61, !62, i64 0}
!61 = !{!"node", !62, i64 0, !64, i64 8}
!62 = !{!"p1 _ZTS4node", !63, i64 0}
!63 = !{!"any pointer", !18, i64 0}
!64 = !{!"p1 int", !63, i64 0}
!65 = !DILocation(line: 15, column: 11, scope: !39)
!66 = !DILocation(line: 15, column: 17, scope: !39, atomGroup: 3, atomRank: 1)
!67 = !{!61, !64, i64 8}
!68 = !DILocation(line: 16, column: 5, scope: !39, atomGroup: 5, atomRank: 1)
!69 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !70, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !75, keyInstructions: true)
!70 = !DISubroutineType(types: !71)
!71 = !{!7, !7, !72}
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !74, size: 64)
!74 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!75 = !{!76, !77, !78, !79, !80, !82, !83}
!76 = !DILocalVariable(name: "argc", arg: 1, scope: !69, file: !3, line: 19, type: !7)
!77 = !DILocalVariable(name: "argv", arg: 2, scope: !69, file: !3, line: 19, type: !72)
!78 = !DILocalVariable(name: "list", scope: !69, file: !3, line: 20, type: !42)
!79 = !DILocalVariable(name: "one", scope: !69, file: !3, line: 21, type: !42)
!80 = !DILocalVariable(name: "many", scope: !69, file: !3, line: 23, type: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!82 = !DILocalVariable(name: "from_many", scope: !69, file: !3, line: 26, type: !47)
!83 = !DILocalVariable(name: "from_list", scope: !69, file: !3, line: 26, type: !47)
!84 = !DILocation(line: 0, scope: !69)
!85 = !DILocation(line: 23, column: 25, scope: !69)
!86 = !DILocation(line: 23, column: 30, scope: !69)
!87 = !DILocation(line: 23, column: 18, scope: !69, atomGroup: 4, atomRank: 2)
!88 = !DILocation(line: 24, column: 5, scope: !69)
!89 = !DILocation(line: 24, column: 13, scope: !69, atomGroup: 5, atomRank: 1)
!90 = !{!64, !64, i64 0}
!91 = !DILocation(line: 25, column: 12, scope: !69, atomGroup: 6, atomRank: 2)
!92 = !DILocation(line: 26, column: 22, scope: !69)
!93 = !DILocation(line: 26, column: 22, scope: !69, atomGroup: 7, atomRank: 2)
!94 = !DILocation(line: 27, column: 12, scope: !69)
!95 = !DILocation(line: 27, column: 25, scope: !69)
!96 = !DILocation(line: 27, column: 23, scope: !69)
!97 = !DILocation(line: 27, column: 36, scope: !69, atomGroup: 10, atomRank: 2)
!98 = !DILocation(line: 27, column: 5, scope: !69, atomGroup: 10, atomRank: 1)
!99 = !DISubprogram(name: "realloc", scope: !38, file: !38, line: 693, type: !100, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!100 = !DISubroutineType(types: !101)
!101 = !{!23, !23, !24}
