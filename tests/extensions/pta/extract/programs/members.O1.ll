; ModuleID = 'members.c'
source_filename = "members.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.ops = type { ptr, ptr }

@ops = local_unnamed_addr global [2 x %struct.ops] [%struct.ops { ptr @start, ptr @stop }, %struct.ops { ptr @stop, ptr @start }], align 16, !dbg !0
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@arena = global [4096 x i8] zeroinitializer, align 16, !dbg !10
@used = local_unnamed_addr global i64 0, align 8, !dbg !16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @start(ptr noundef readonly captures(none) %0) #0 !dbg !44 {
    #dbg_value(ptr %0, !46, !DIExpression(), !60)
    #dbg_value(ptr null, !47, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !60)
    #dbg_value(ptr %0, !47, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !60)
    #dbg_value(ptr null, !47, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !60)
  %2 = load i32, ptr %0, align 4, !dbg !61, !tbaa !40
  %3 = load i32, ptr @b, align 4, !dbg !62, !tbaa !40
  %4 = add nsw i32 %3, %2, !dbg !63
  store i32 %4, ptr @b, align 4, !dbg !64, !tbaa !40
  ret void, !dbg !65
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @stop(ptr noundef readonly captures(none) %0) #1 !dbg !66 {
    #dbg_value(ptr %0, !68, !DIExpression(), !69)
  %2 = load i32, ptr %0, align 4, !dbg !70, !tbaa !40
  store i32 %2, ptr @a, align 4, !dbg !71, !tbaa !40
  ret void, !dbg !72
}

; Function Attrs: nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #2 !dbg !73 {
    #dbg_value(i32 %0, !77, !DIExpression(), !85)
    #dbg_value(ptr %1, !78, !DIExpression(), !85)
    #dbg_value(ptr null, !86, !DIExpression(), !93)
    #dbg_value(ptr @a, !91, !DIExpression(), !93)
  %3 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #5, !dbg !95
    #dbg_value(ptr %3, !92, !DIExpression(), !93)
  store ptr null, ptr %3, align 8, !dbg !96, !tbaa !97
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !102
  store ptr @a, ptr %4, align 8, !dbg !103, !tbaa !104
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !105
  store ptr @b, ptr %5, align 8, !dbg !106, !tbaa !107
    #dbg_value(ptr %3, !86, !DIExpression(), !108)
    #dbg_value(ptr @b, !91, !DIExpression(), !108)
  %6 = tail call noalias dereferenceable_or_null(24) ptr @malloc(i64 noundef 24) #5, !dbg !110
    #dbg_value(ptr %6, !92, !DIExpression(), !108)
  store ptr %3, ptr %6, align 8, !dbg !111, !tbaa !97
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !112
  store ptr @b, ptr %7, align 8, !dbg !113, !tbaa !104
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !114
  store ptr @b, ptr %8, align 8, !dbg !115, !tbaa !107
    #dbg_value(ptr %6, !79, !DIExpression(), !85)
    #dbg_value(i64 24, !116, !DIExpression(), !123)
  %9 = load i64, ptr @used, align 8, !dbg !125, !tbaa !126
  %10 = getelementptr inbounds nuw i8, ptr @arena, i64 %9, !dbg !128
    #dbg_value(ptr %10, !122, !DIExpression(), !123)
  %11 = add i64 %9, 24, !dbg !129
  store i64 %11, ptr @used, align 8, !dbg !130, !tbaa !126
    #dbg_value(ptr %10, !80, !DIExpression(), !85)
  store ptr %6, ptr %10, align 8, !dbg !131, !tbaa !97
  %12 = tail call noalias dereferenceable_or_null(80) ptr @calloc(i64 noundef 10, i64 noundef 8) #6, !dbg !132
    #dbg_value(ptr %12, !81, !DIExpression(), !85)
  %13 = sext i32 %0 to i64, !dbg !133
  %14 = getelementptr inbounds ptr, ptr %12, i64 %13, !dbg !133
  store ptr %10, ptr %14, align 8, !dbg !134, !tbaa !135
  %15 = getelementptr inbounds %struct.ops, ptr @ops, i64 %13, !dbg !136
  %16 = load ptr, ptr %15, align 16, !dbg !136, !tbaa !137
  tail call void %16(ptr noundef nonnull @b) #7, !dbg !136
    #dbg_value(ptr %6, !83, !DIExpression(), !139)
  %17 = load i32, ptr @b, align 4, !tbaa !40
    #dbg_value(ptr %6, !83, !DIExpression(), !139)
  br label %30, !dbg !140

18:                                               ; preds = %30
  %19 = load i32, ptr @a, align 4, !dbg !141, !tbaa !40
  %20 = add nsw i32 %36, %19, !dbg !142
  %21 = getelementptr inbounds nuw i8, ptr %12, i64 24, !dbg !143
  %22 = load ptr, ptr %21, align 8, !dbg !143, !tbaa !135
  %23 = icmp ne ptr %22, null, !dbg !144
  %24 = zext i1 %23 to i32, !dbg !144
  %25 = add nsw i32 %20, %24, !dbg !145
  %26 = load ptr, ptr %1, align 8, !dbg !146, !tbaa !147
  %27 = load i8, ptr %26, align 1, !dbg !149, !tbaa !107
  %28 = sext i8 %27 to i32, !dbg !149
  %29 = add nsw i32 %25, %28, !dbg !150
  ret i32 %29, !dbg !151

30:                                               ; preds = %2, %30
  %31 = phi ptr [ %6, %2 ], [ %37, %30 ]
  %32 = phi i32 [ %17, %2 ], [ %36, %30 ]
    #dbg_value(ptr %31, !83, !DIExpression(), !139)
  %33 = getelementptr inbounds nuw i8, ptr %31, i64 8, !dbg !152
  %34 = load ptr, ptr %33, align 8, !dbg !152, !tbaa !104
  %35 = load i32, ptr %34, align 4, !dbg !154, !tbaa !40
  %36 = add nsw i32 %32, %35, !dbg !155
  store i32 %36, ptr @b, align 4, !dbg !156, !tbaa !40
  %37 = load ptr, ptr %31, align 8, !dbg !157, !tbaa !97
    #dbg_value(ptr %37, !83, !DIExpression(), !139)
  %38 = icmp eq ptr %37, null, !dbg !158
  br i1 %38, label %18, label %30, !dbg !159, !llvm.loop !160
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !164 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !168 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind allocsize(0,1) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}
!llvm.errno.tbaa = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ops", scope: !2, file: !3, line: 8, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "members.c", directory: "")
!4 = !{!0, !5, !8, !10, !16}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 9, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32768, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 4096)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 10, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !19, line: 18, baseType: !20)
!19 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !30)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ops", file: !3, line: 4, size: 128, elements: !23)
!23 = !{!24, !29}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !22, file: !3, line: 4, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "close", scope: !22, file: !3, line: 4, baseType: !25, size: 64, offset: 64)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 4}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!39 = !{!"clang version 22.1.8"}
!40 = !{!41, !41, i64 0}
!41 = !{!"int", !42, i64 0}
!42 = !{!"omnipotent char", !43, i64 0}
!43 = !{!"Simple C/C++ TBAA"}
!44 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45, keyInstructions: true)
!45 = !{!46, !47}
!46 = !DILocalVariable(name: "x", arg: 1, scope: !44, file: !3, line: 6, type: !28)
!47 = !DILocalVariable(name: "n", scope: !44, file: !3, line: 6, type: !48)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 192, elements: !49)
!49 = !{!50, !52, !53}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !48, file: !3, line: 3, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !48, file: !3, line: 3, baseType: !28, size: 64, offset: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !48, file: !3, line: 3, baseType: !54, size: 64, offset: 128)
!54 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !48, file: !3, line: 3, size: 64, elements: !55)
!55 = !{!56, !57}
!56 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !54, file: !3, line: 3, baseType: !28, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !54, file: !3, line: 3, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!60 = !DILocation(line: 0, scope: !44)
!61 = !DILocation(line: 6, column: 67, scope: !44)
!62 = !DILocation(line: 6, column: 64, scope: !44)
!63 = !DILocation(line: 6, column: 64, scope: !44, atomGroup: 2, atomRank: 2)
!64 = !DILocation(line: 6, column: 64, scope: !44, atomGroup: 2, atomRank: 1)
!65 = !DILocation(line: 6, column: 76, scope: !44, atomGroup: 3, atomRank: 1)
!66 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 7, type: !26, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !67, keyInstructions: true)
!67 = !{!68}
!68 = !DILocalVariable(name: "x", arg: 1, scope: !66, file: !3, line: 7, type: !28)
!69 = !DILocation(line: 0, scope: !66)
!70 = !DILocation(line: 7, column: 32, scope: !66, atomGroup: 1, atomRank: 2)
!71 = !DILocation(line: 7, column: 30, scope: !66, atomGroup: 1, atomRank: 1)
!72 = !DILocation(line: 7, column: 36, scope: !66, atomGroup: 2, atomRank: 1)
!73 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !74, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !76, keyInstructions: true)
!74 = !DISubroutineType(types: !75)
!75 = !{!7, !7, !58}
!76 = !{!77, !78, !79, !80, !81, !83}
!77 = !DILocalVariable(name: "argc", arg: 1, scope: !73, file: !3, line: 17, type: !7)
!78 = !DILocalVariable(name: "argv", arg: 2, scope: !73, file: !3, line: 17, type: !58)
!79 = !DILocalVariable(name: "list", scope: !73, file: !3, line: 18, type: !51)
!80 = !DILocalVariable(name: "other", scope: !73, file: !3, line: 19, type: !51)
!81 = !DILocalVariable(name: "table", scope: !73, file: !3, line: 21, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!83 = !DILocalVariable(name: "p", scope: !84, file: !3, line: 24, type: !51)
!84 = distinct !DILexicalBlock(scope: !73, file: !3, line: 24, column: 5)
!85 = !DILocation(line: 0, scope: !73)
!86 = !DILocalVariable(name: "head", arg: 1, scope: !87, file: !3, line: 12, type: !51)
!87 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 12, type: !88, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !90, keyInstructions: true)
!88 = !DISubroutineType(types: !89)
!89 = !{!51, !51, !28}
!90 = !{!86, !91, !92}
!91 = !DILocalVariable(name: "data", arg: 2, scope: !87, file: !3, line: 12, type: !28)
!92 = !DILocalVariable(name: "fresh", scope: !87, file: !3, line: 13, type: !51)
!93 = !DILocation(line: 0, scope: !87, inlinedAt: !94)
!94 = distinct !DILocation(line: 18, column: 30, scope: !73)
!95 = !DILocation(line: 13, column: 26, scope: !87, inlinedAt: !94, atomGroup: 1, atomRank: 2)
!96 = !DILocation(line: 14, column: 17, scope: !87, inlinedAt: !94, atomGroup: 2, atomRank: 1)
!97 = !{!98, !99, i64 0}
!98 = !{!"node", !99, i64 0, !101, i64 8, !42, i64 16}
!99 = !{!"p1 _ZTS4node", !100, i64 0}
!100 = !{!"any pointer", !42, i64 0}
!101 = !{!"p1 int", !100, i64 0}
!102 = !DILocation(line: 14, column: 32, scope: !87, inlinedAt: !94)
!103 = !DILocation(line: 14, column: 37, scope: !87, inlinedAt: !94, atomGroup: 3, atomRank: 1)
!104 = !{!98, !101, i64 8}
!105 = !DILocation(line: 14, column: 52, scope: !87, inlinedAt: !94)
!106 = !DILocation(line: 14, column: 56, scope: !87, inlinedAt: !94, atomGroup: 4, atomRank: 1)
!107 = !{!42, !42, i64 0}
!108 = !DILocation(line: 0, scope: !87, inlinedAt: !109)
!109 = distinct !DILocation(line: 18, column: 25, scope: !73)
!110 = !DILocation(line: 13, column: 26, scope: !87, inlinedAt: !109, atomGroup: 1, atomRank: 2)
!111 = !DILocation(line: 14, column: 17, scope: !87, inlinedAt: !109, atomGroup: 2, atomRank: 1)
!112 = !DILocation(line: 14, column: 32, scope: !87, inlinedAt: !109)
!113 = !DILocation(line: 14, column: 37, scope: !87, inlinedAt: !109, atomGroup: 3, atomRank: 1)
!114 = !DILocation(line: 14, column: 52, scope: !87, inlinedAt: !109)
!115 = !DILocation(line: 14, column: 56, scope: !87, inlinedAt: !109, atomGroup: 4, atomRank: 1)
!116 = !DILocalVariable(name: "n", arg: 1, scope: !117, file: !3, line: 11, type: !18)
!117 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 11, type: !118, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121, keyInstructions: true)
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !18}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!121 = !{!116, !122}
!122 = !DILocalVariable(name: "p", scope: !117, file: !3, line: 11, type: !120)
!123 = !DILocation(line: 0, scope: !117, inlinedAt: !124)
!124 = distinct !DILocation(line: 19, column: 26, scope: !73)
!125 = !DILocation(line: 11, column: 48, scope: !117, inlinedAt: !124)
!126 = !{!127, !127, i64 0}
!127 = !{!"long", !42, i64 0}
!128 = !DILocation(line: 11, column: 46, scope: !117, inlinedAt: !124, atomGroup: 1, atomRank: 2)
!129 = !DILocation(line: 11, column: 59, scope: !117, inlinedAt: !124, atomGroup: 2, atomRank: 2)
!130 = !DILocation(line: 11, column: 59, scope: !117, inlinedAt: !124, atomGroup: 2, atomRank: 1)
!131 = !DILocation(line: 20, column: 17, scope: !73, atomGroup: 3, atomRank: 1)
!132 = !DILocation(line: 21, column: 27, scope: !73, atomGroup: 4, atomRank: 2)
!133 = !DILocation(line: 22, column: 5, scope: !73)
!134 = !DILocation(line: 22, column: 17, scope: !73, atomGroup: 5, atomRank: 1)
!135 = !{!99, !99, i64 0}
!136 = !DILocation(line: 23, column: 5, scope: !73)
!137 = !{!138, !100, i64 0}
!138 = !{!"ops", !100, i64 0, !100, i64 8}
!139 = !DILocation(line: 0, scope: !84)
!140 = !DILocation(line: 24, column: 5, scope: !84, atomGroup: 15, atomRank: 1)
!141 = !DILocation(line: 25, column: 12, scope: !73)
!142 = !DILocation(line: 25, column: 14, scope: !73)
!143 = !DILocation(line: 25, column: 21, scope: !73)
!144 = !DILocation(line: 25, column: 30, scope: !73)
!145 = !DILocation(line: 25, column: 18, scope: !73)
!146 = !DILocation(line: 25, column: 39, scope: !73)
!147 = !{!148, !148, i64 0}
!148 = !{!"p1 omnipotent char", !100, i64 0}
!149 = !DILocation(line: 25, column: 38, scope: !73)
!150 = !DILocation(line: 25, column: 36, scope: !73, atomGroup: 13, atomRank: 2)
!151 = !DILocation(line: 25, column: 5, scope: !73, atomGroup: 13, atomRank: 1)
!152 = !DILocation(line: 24, column: 58, scope: !153)
!153 = distinct !DILexicalBlock(scope: !84, file: !3, line: 24, column: 5)
!154 = !DILocation(line: 24, column: 54, scope: !153)
!155 = !DILocation(line: 24, column: 51, scope: !153, atomGroup: 9, atomRank: 2)
!156 = !DILocation(line: 24, column: 51, scope: !153, atomGroup: 9, atomRank: 1)
!157 = !DILocation(line: 24, column: 43, scope: !153, atomGroup: 10, atomRank: 2)
!158 = !DILocation(line: 24, column: 5, scope: !84, atomGroup: 7, atomRank: 1)
!159 = !DILocation(line: 24, column: 5, scope: !84, atomGroup: 8, atomRank: 1)
!160 = distinct !{!160, !161, !162, !163}
!161 = !DILocation(line: 24, column: 5, scope: !84)
!162 = !DILocation(line: 24, column: 58, scope: !84)
!163 = !{!"llvm.loop.mustprogress"}
!164 = !DISubprogram(name: "calloc", scope: !165, file: !165, line: 685, type: !166, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!165 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!166 = !DISubroutineType(types: !167)
!167 = !{!120, !18, !18}
!168 = !DISubprogram(name: "malloc", scope: !165, file: !165, line: 682, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
