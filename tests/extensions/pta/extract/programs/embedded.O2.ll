; ModuleID = 'embedded.c'
source_filename = "embedded.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.link = type { ptr, ptr }
%struct.item = type { ptr, %struct.link, ptr }

@head = global %struct.link { ptr @head, ptr @head }, align 8, !dbg !0
@a = global i32 0, align 4, !dbg !23
@b = global i32 0, align 4, !dbg !25
@one = global %struct.item { ptr @a, %struct.link zeroinitializer, ptr @b }, align 8, !dbg !21
@c = global i32 0, align 4, !dbg !27
@d = global i32 0, align 4, !dbg !29
@found = local_unnamed_addr global ptr null, align 8, !dbg !31
@first = local_unnamed_addr global ptr null, align 8, !dbg !35
@before = local_unnamed_addr global ptr null, align 8, !dbg !33

; Function Attrs: nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !49 {
    #dbg_value(i32 %0, !54, !DIExpression(), !59)
    #dbg_value(ptr %1, !55, !DIExpression(), !59)
  %3 = tail call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #3, !dbg !60
    #dbg_value(ptr %3, !56, !DIExpression(), !59)
  store ptr @c, ptr %3, align 8, !dbg !61, !tbaa !62
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 24, !dbg !68
  store ptr @d, ptr %4, align 8, !dbg !69, !tbaa !70
  tail call fastcc void @add(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @one, i64 8)), !dbg !71
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !72
  tail call fastcc void @add(ptr noundef nonnull %5), !dbg !73
    #dbg_value(ptr poison, !57, !DIExpression(), !74)
  %6 = load ptr, ptr @head, align 8, !dbg !75, !tbaa !76
  %7 = icmp eq ptr %6, @head, !dbg !77
  br i1 %7, label %8, label %18, !dbg !79

8:                                                ; preds = %2
  %9 = load ptr, ptr @first, align 8, !dbg !80, !tbaa !81
  br label %15, !dbg !79

10:                                               ; preds = %18
  %11 = getelementptr inbounds i8, ptr %19, i64 -8
  %12 = getelementptr inbounds nuw i8, ptr %19, i64 8, !dbg !82
  %13 = load ptr, ptr %12, align 8, !dbg !82, !tbaa !84
  %14 = getelementptr inbounds i8, ptr %13, i64 -8, !dbg !85
  store ptr %11, ptr @found, align 8, !dbg !86, !tbaa !87
  store ptr %14, ptr @before, align 8, !dbg !89, !tbaa !87
  br label %15, !dbg !90

15:                                               ; preds = %8, %10
  %16 = phi ptr [ %9, %8 ], [ %21, %10 ], !dbg !80
  %17 = load i32, ptr %16, align 4, !dbg !91, !tbaa !45
  ret i32 %17, !dbg !92

18:                                               ; preds = %2, %18
  %19 = phi ptr [ %22, %18 ], [ %6, %2 ]
  %20 = getelementptr inbounds i8, ptr %19, i64 -8, !dbg !93
  %21 = load ptr, ptr %20, align 8, !dbg !94, !tbaa !62
  store ptr %21, ptr @first, align 8, !dbg !95, !tbaa !81
    #dbg_value(ptr poison, !57, !DIExpression(), !74)
  %22 = load ptr, ptr %19, align 8, !dbg !96, !tbaa !76
    #dbg_value(ptr %22, !57, !DIExpression(), !74)
  %23 = icmp eq ptr %22, @head, !dbg !97
  br i1 %23, label %10, label %18, !dbg !90, !llvm.loop !98
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !102 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @add(ptr noundef initializes((0, 16)) %0) unnamed_addr #2 !dbg !110 {
    #dbg_value(ptr %0, !114, !DIExpression(), !115)
  %2 = load ptr, ptr @head, align 8, !dbg !116, !tbaa !76
  store ptr %2, ptr %0, align 8, !dbg !117, !tbaa !76
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !118
  store ptr @head, ptr %3, align 8, !dbg !119, !tbaa !84
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !120
  store ptr %0, ptr %4, align 8, !dbg !121, !tbaa !84
  store ptr %0, ptr @head, align 8, !dbg !122, !tbaa !76
  ret void, !dbg !123
}

attributes #0 = { nofree nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(readwrite, argmem: write, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42, !43}
!llvm.ident = !{!44}
!llvm.errno.tbaa = !{!45}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "embedded.c", directory: "")
!4 = !{!5, !18}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 6, size: 256, elements: !7)
!7 = !{!8, !11, !17}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !6, file: !3, line: 6, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !6, file: !3, line: 6, baseType: !12, size: 128, offset: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 5, size: 128, elements: !13)
!13 = !{!14, !16}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !12, file: !3, line: 5, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !12, file: !3, line: 5, baseType: !15, size: 64, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !6, file: !3, line: 6, baseType: !9, size: 64, offset: 192)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!0, !21, !23, !25, !27, !29, !31, !33, !35}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 10, type: !6, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "before", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!44 = !{!"clang version 22.1.8"}
!45 = !{!46, !46, i64 0}
!46 = !{!"int", !47, i64 0}
!47 = !{!"omnipotent char", !48, i64 0}
!48 = !{!"Simple C/C++ TBAA"}
!49 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !50, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !53, keyInstructions: true)
!50 = !DISubroutineType(types: !51)
!51 = !{!10, !10, !52}
!52 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!53 = !{!54, !55, !56, !57}
!54 = !DILocalVariable(name: "argc", arg: 1, scope: !49, file: !3, line: 21, type: !10)
!55 = !DILocalVariable(name: "argv", arg: 2, scope: !49, file: !3, line: 21, type: !52)
!56 = !DILocalVariable(name: "two", scope: !49, file: !3, line: 22, type: !5)
!57 = !DILocalVariable(name: "at", scope: !58, file: !3, line: 27, type: !15)
!58 = distinct !DILexicalBlock(scope: !49, file: !3, line: 27, column: 5)
!59 = !DILocation(line: 0, scope: !49)
!60 = !DILocation(line: 22, column: 24, scope: !49, atomGroup: 1, atomRank: 2)
!61 = !DILocation(line: 23, column: 16, scope: !49, atomGroup: 2, atomRank: 1)
!62 = !{!63, !64, i64 0}
!63 = !{!"item", !64, i64 0, !66, i64 8, !64, i64 24}
!64 = !{!"p1 int", !65, i64 0}
!65 = !{!"any pointer", !47, i64 0}
!66 = !{!"link", !67, i64 0, !67, i64 8}
!67 = !{!"p1 _ZTS4link", !65, i64 0}
!68 = !DILocation(line: 24, column: 10, scope: !49)
!69 = !DILocation(line: 24, column: 15, scope: !49, atomGroup: 3, atomRank: 1)
!70 = !{!63, !64, i64 24}
!71 = !DILocation(line: 25, column: 5, scope: !49)
!72 = !DILocation(line: 26, column: 15, scope: !49)
!73 = !DILocation(line: 26, column: 5, scope: !49)
!74 = !DILocation(line: 0, scope: !58)
!75 = !DILocation(line: 27, scope: !58, atomGroup: 14, atomRank: 2)
!76 = !{!66, !67, i64 0}
!77 = !DILocation(line: 27, column: 42, scope: !78, atomGroup: 15, atomRank: 1)
!78 = distinct !DILexicalBlock(scope: !58, file: !3, line: 27, column: 5)
!79 = !DILocation(line: 27, column: 5, scope: !58, atomGroup: 16, atomRank: 1)
!80 = !DILocation(line: 32, column: 13, scope: !49)
!81 = !{!64, !64, i64 0}
!82 = !DILocation(line: 30, column: 27, scope: !83)
!83 = distinct !DILexicalBlock(scope: !78, file: !3, line: 27, column: 67)
!84 = !{!66, !67, i64 8}
!85 = !DILocation(line: 30, column: 18, scope: !83, atomGroup: 9, atomRank: 2)
!86 = !DILocation(line: 28, column: 15, scope: !83, atomGroup: 7, atomRank: 1)
!87 = !{!88, !88, i64 0}
!88 = !{!"p1 _ZTS4item", !65, i64 0}
!89 = !DILocation(line: 30, column: 16, scope: !83, atomGroup: 9, atomRank: 1)
!90 = !DILocation(line: 27, column: 5, scope: !58, atomGroup: 6, atomRank: 1)
!91 = !DILocation(line: 32, column: 12, scope: !49, atomGroup: 13, atomRank: 2)
!92 = !DILocation(line: 32, column: 5, scope: !49, atomGroup: 13, atomRank: 1)
!93 = !DILocation(line: 28, column: 17, scope: !83, atomGroup: 7, atomRank: 2)
!94 = !DILocation(line: 29, column: 27, scope: !83, atomGroup: 8, atomRank: 2)
!95 = !DILocation(line: 29, column: 15, scope: !83, atomGroup: 8, atomRank: 1)
!96 = !DILocation(line: 27, scope: !58, atomGroup: 4, atomRank: 2)
!97 = !DILocation(line: 27, column: 42, scope: !78, atomGroup: 5, atomRank: 1)
!98 = distinct !{!98, !99, !100, !101}
!99 = !DILocation(line: 27, column: 5, scope: !58)
!100 = !DILocation(line: 31, column: 5, scope: !58)
!101 = !{!"llvm.loop.mustprogress"}
!102 = !DISubprogram(name: "malloc", scope: !103, file: !103, line: 682, type: !104, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!103 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!104 = !DISubroutineType(types: !105)
!105 = !{!106, !107}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !108, line: 18, baseType: !109)
!108 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!109 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!110 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !111, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !113, keyInstructions: true)
!111 = !DISubroutineType(types: !112)
!112 = !{null, !15}
!113 = !{!114}
!114 = !DILocalVariable(name: "fresh", arg: 1, scope: !110, file: !3, line: 14, type: !15)
!115 = !DILocation(line: 0, scope: !110)
!116 = !DILocation(line: 15, column: 24, scope: !110, atomGroup: 1, atomRank: 2)
!117 = !DILocation(line: 15, column: 17, scope: !110, atomGroup: 1, atomRank: 1)
!118 = !DILocation(line: 16, column: 12, scope: !110)
!119 = !DILocation(line: 16, column: 17, scope: !110, atomGroup: 2, atomRank: 1)
!120 = !DILocation(line: 17, column: 16, scope: !110)
!121 = !DILocation(line: 17, column: 21, scope: !110, atomGroup: 3, atomRank: 1)
!122 = !DILocation(line: 18, column: 15, scope: !110, atomGroup: 4, atomRank: 1)
!123 = !DILocation(line: 19, column: 1, scope: !110, atomGroup: 5, atomRank: 1)
