; ModuleID = 'walked.c'
source_filename = "walked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.text = type { ptr, [40 x i8], ptr, [12 x i8], i32, ptr }
%struct.numbers = type { ptr, [500 x i32], ptr }
%struct.long_ = type { [100 x ptr], ptr, ptr }
%struct.pairs = type { [100 x %struct.anon], ptr }
%struct.anon = type { i64, ptr }

@v = global i32 0, align 4, !dbg !0
@__const.main.text = private unnamed_addr constant %struct.text { ptr null, [40 x i8] zeroinitializer, ptr null, [12 x i8] zeroinitializer, i32 0, ptr @v }, align 8
@w = global i32 0, align 4, !dbg !9
@__const.main.numbers = private unnamed_addr constant %struct.numbers { ptr null, [500 x i32] zeroinitializer, ptr @w }, align 8
@x = global i32 0, align 4, !dbg !11
@y = global i32 0, align 4, !dbg !13
@__const.main.longer = private unnamed_addr constant %struct.long_ { [100 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr @x], ptr null, ptr @y }, align 8
@z = global i32 0, align 4, !dbg !15
@__const.main.pairs = private unnamed_addr constant %struct.pairs { [100 x %struct.anon] zeroinitializer, ptr @z }, align 8
@named = local_unnamed_addr global ptr null, align 8, !dbg !17
@numbered = local_unnamed_addr global ptr null, align 8, !dbg !19
@after = local_unnamed_addr global ptr null, align 8, !dbg !21
@paired = local_unnamed_addr global ptr null, align 8, !dbg !23
@back = local_unnamed_addr global ptr null, align 8, !dbg !25

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !39 {
  %1 = alloca %struct.text, align 8, !DIAssignID !88
    #dbg_assign(i1 poison, !43, !DIExpression(), !88, ptr %1, !DIExpression(), !89)
  %2 = alloca %struct.numbers, align 8, !DIAssignID !90
    #dbg_assign(i1 poison, !59, !DIExpression(), !90, ptr %2, !DIExpression(), !89)
  %3 = alloca %struct.long_, align 8, !DIAssignID !91
    #dbg_assign(i1 poison, !68, !DIExpression(), !91, ptr %3, !DIExpression(), !89)
  %4 = alloca %struct.pairs, align 8, !DIAssignID !92
    #dbg_assign(i1 poison, !77, !DIExpression(), !92, ptr %4, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4, !dbg !93
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(80) %1, ptr noundef nonnull align 8 dereferenceable(80) @__const.main.text, i64 80, i1 false), !dbg !94, !DIAssignID !95
    #dbg_assign(i1 poison, !43, !DIExpression(), !95, ptr %1, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4, !dbg !96
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(2016) %2, ptr noundef nonnull align 8 dereferenceable(2016) @__const.main.numbers, i64 2016, i1 false), !dbg !97, !DIAssignID !98
    #dbg_assign(i1 poison, !59, !DIExpression(), !98, ptr %2, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4, !dbg !99
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(816) %3, ptr noundef nonnull align 8 dereferenceable(816) @__const.main.longer, i64 816, i1 false), !dbg !100, !DIAssignID !101
    #dbg_assign(i1 poison, !68, !DIExpression(), !101, ptr %3, !DIExpression(), !89)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #4, !dbg !102
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(1608) %4, ptr noundef nonnull align 8 dereferenceable(1608) @__const.main.pairs, i64 1608, i1 false), !dbg !103, !DIAssignID !104
    #dbg_assign(i1 poison, !77, !DIExpression(), !104, ptr %4, !DIExpression(), !89)
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 80, !dbg !105
  %6 = call fastcc ptr @from(ptr noundef %1, ptr noundef %5, ptr noundef nonnull @v), !dbg !106
  store ptr %6, ptr @named, align 8, !dbg !107, !tbaa !108
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 2016, !dbg !111
  %8 = call fastcc ptr @from(ptr noundef %2, ptr noundef %7, ptr noundef nonnull @w), !dbg !112
  store ptr %8, ptr @numbered, align 8, !dbg !113, !tbaa !108
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 816, !dbg !114
  %10 = call fastcc ptr @from(ptr noundef %3, ptr noundef %9, ptr noundef nonnull @y), !dbg !115
  store ptr %10, ptr @after, align 8, !dbg !116, !tbaa !108
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 1608, !dbg !117
  %12 = call fastcc ptr @from(ptr noundef %4, ptr noundef %11, ptr noundef nonnull @z), !dbg !118
  store ptr %12, ptr @paired, align 8, !dbg !119, !tbaa !108
  %13 = getelementptr inbounds nuw i8, ptr %3, i64 808, !dbg !120
  %14 = call fastcc ptr @down(ptr noundef %13, ptr noundef %3), !dbg !121
  store ptr %14, ptr @back, align 8, !dbg !122, !tbaa !108
  %15 = icmp ne ptr %6, @v, !dbg !123
  %16 = icmp ne ptr %8, @w
  %17 = select i1 %15, i1 true, i1 %16
  %18 = icmp ne ptr %10, @y
  %19 = select i1 %17, i1 true, i1 %18
  %20 = icmp ne ptr %12, @z
  %21 = select i1 %19, i1 true, i1 %20, !dbg !124
  %22 = icmp ne ptr %14, @x, !dbg !124
  %23 = or i1 %21, %22, !dbg !124
  %24 = zext i1 %23 to i32, !dbg !124
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #4, !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4, !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4, !dbg !125
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4, !dbg !125
  ret i32 %24, !dbg !126
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc ptr @from(ptr noundef nonnull readonly captures(address) %0, ptr noundef nonnull readnone captures(address) %1, ptr noundef readnone captures(address) %2) unnamed_addr #3 !dbg !127 {
    #dbg_value(ptr %0, !131, !DIExpression(), !134)
    #dbg_value(ptr %1, !132, !DIExpression(), !134)
    #dbg_value(ptr %2, !133, !DIExpression(), !134)
  %4 = icmp ult ptr %0, %1, !dbg !135
  br i1 %4, label %8, label %12, !dbg !138

5:                                                ; preds = %8
  %6 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !139
    #dbg_value(ptr %6, !131, !DIExpression(), !134)
  %7 = icmp ult ptr %6, %1, !dbg !140
  br i1 %7, label %8, label %12, !dbg !141, !llvm.loop !142

8:                                                ; preds = %3, %5
  %9 = phi ptr [ %6, %5 ], [ %0, %3 ]
    #dbg_value(ptr %9, !131, !DIExpression(), !134)
  %10 = load ptr, ptr %9, align 8, !dbg !146, !tbaa !108
  %11 = icmp eq ptr %10, %2, !dbg !148
    #dbg_value(ptr %9, !131, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !134)
  br i1 %11, label %12, label %5, !dbg !149

12:                                               ; preds = %8, %5, %3
  %13 = phi ptr [ null, %3 ], [ null, %5 ], [ %10, %8 ], !dbg !134
  ret ptr %13, !dbg !150
}

; Function Attrs: nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable
define internal fastcc noundef ptr @down(ptr noundef nonnull readonly captures(address) %0, ptr noundef nonnull readnone captures(address) %1) unnamed_addr #3 !dbg !151 {
    #dbg_value(ptr %0, !154, !DIExpression(), !157)
    #dbg_value(ptr %1, !155, !DIExpression(), !157)
    #dbg_value(ptr @x, !156, !DIExpression(), !157)
  %3 = icmp ugt ptr %0, %1, !dbg !158
  br i1 %3, label %7, label %11, !dbg !161

4:                                                ; preds = %7
  %5 = getelementptr inbounds i8, ptr %8, i64 -8, !dbg !162
    #dbg_value(ptr %5, !154, !DIExpression(), !157)
  %6 = icmp ugt ptr %5, %1, !dbg !163
  br i1 %6, label %7, label %11, !dbg !164, !llvm.loop !165

7:                                                ; preds = %2, %4
  %8 = phi ptr [ %5, %4 ], [ %0, %2 ]
    #dbg_value(ptr %8, !154, !DIExpression(), !157)
  %9 = load ptr, ptr %8, align 8, !dbg !168, !tbaa !108
  %10 = icmp eq ptr %9, @x, !dbg !170
    #dbg_value(ptr %8, !154, !DIExpression(DW_OP_constu, 8, DW_OP_minus, DW_OP_stack_value), !157)
  br i1 %10, label %11, label %4, !dbg !171

11:                                               ; preds = %7, %4, %2
  %12 = phi ptr [ null, %2 ], [ null, %4 ], [ @x, %7 ], !dbg !157
  ret ptr %12, !dbg !172
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(argmem: read) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "walked.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11, !13, !15, !17, !19, !21, !23, !25}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "named", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "numbered", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "after", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "paired", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "back", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!34 = !{!"clang version 22.1.8"}
!35 = !{!36, !36, i64 0}
!36 = !{!"int", !37, i64 0}
!37 = !{!"omnipotent char", !38, i64 0}
!38 = !{!"Simple C/C++ TBAA"}
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !40, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !42, keyInstructions: true)
!40 = !DISubroutineType(types: !41)
!41 = !{!7}
!42 = !{!43, !59, !68, !77}
!43 = !DILocalVariable(name: "text", scope: !39, file: !3, line: 20, type: !44)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !3, line: 2, size: 640, elements: !45)
!45 = !{!46, !47, !52, !53, !57, !58}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !44, file: !3, line: 2, baseType: !6, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !44, file: !3, line: 2, baseType: !48, size: 320, offset: 64)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 320, elements: !50)
!49 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!50 = !{!51}
!51 = !DISubrange(count: 40)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !44, file: !3, line: 2, baseType: !6, size: 64, offset: 384)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !44, file: !3, line: 2, baseType: !54, size: 96, offset: 448)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !49, size: 96, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 12)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !44, file: !3, line: 2, baseType: !7, size: 32, offset: 544)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !44, file: !3, line: 2, baseType: !6, size: 64, offset: 576)
!59 = !DILocalVariable(name: "numbers", scope: !39, file: !3, line: 21, type: !60)
!60 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "numbers", file: !3, line: 3, size: 16128, elements: !61)
!61 = !{!62, !63, !67}
!62 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !60, file: !3, line: 3, baseType: !6, size: 64)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !60, file: !3, line: 3, baseType: !64, size: 16000, offset: 64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 16000, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 500)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !60, file: !3, line: 3, baseType: !6, size: 64, offset: 16064)
!68 = !DILocalVariable(name: "longer", scope: !39, file: !3, line: 22, type: !69)
!69 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "long_", file: !3, line: 4, size: 6528, elements: !70)
!70 = !{!71, !75, !76}
!71 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !69, file: !3, line: 4, baseType: !72, size: 6400)
!72 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 6400, elements: !73)
!73 = !{!74}
!74 = !DISubrange(count: 100)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !69, file: !3, line: 4, baseType: !6, size: 64, offset: 6400)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !69, file: !3, line: 4, baseType: !6, size: 64, offset: 6464)
!77 = !DILocalVariable(name: "pairs", scope: !39, file: !3, line: 23, type: !78)
!78 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pairs", file: !3, line: 5, size: 12864, elements: !79)
!79 = !{!80, !87}
!80 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !78, file: !3, line: 5, baseType: !81, size: 12800)
!81 = !DICompositeType(tag: DW_TAG_array_type, baseType: !82, size: 12800, elements: !73)
!82 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !78, file: !3, line: 5, size: 128, elements: !83)
!83 = !{!84, !86}
!84 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !82, file: !3, line: 5, baseType: !85, size: 64)
!85 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !82, file: !3, line: 5, baseType: !6, size: 64, offset: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !78, file: !3, line: 5, baseType: !6, size: 64, offset: 12800)
!88 = distinct !DIAssignID()
!89 = !DILocation(line: 0, scope: !39)
!90 = distinct !DIAssignID()
!91 = distinct !DIAssignID()
!92 = distinct !DIAssignID()
!93 = !DILocation(line: 20, column: 5, scope: !39)
!94 = !DILocation(line: 20, column: 17, scope: !39, atomGroup: 1, atomRank: 1)
!95 = distinct !DIAssignID()
!96 = !DILocation(line: 21, column: 5, scope: !39)
!97 = !DILocation(line: 21, column: 20, scope: !39, atomGroup: 2, atomRank: 1)
!98 = distinct !DIAssignID()
!99 = !DILocation(line: 22, column: 5, scope: !39)
!100 = !DILocation(line: 22, column: 18, scope: !39, atomGroup: 3, atomRank: 1)
!101 = distinct !DIAssignID()
!102 = !DILocation(line: 23, column: 5, scope: !39)
!103 = !DILocation(line: 23, column: 18, scope: !39, atomGroup: 4, atomRank: 1)
!104 = distinct !DIAssignID()
!105 = !DILocation(line: 24, column: 13, scope: !39)
!106 = !DILocation(line: 24, column: 13, scope: !39, atomGroup: 5, atomRank: 2)
!107 = !DILocation(line: 24, column: 11, scope: !39, atomGroup: 5, atomRank: 1)
!108 = !{!109, !109, i64 0}
!109 = !{!"p1 int", !110, i64 0}
!110 = !{!"any pointer", !37, i64 0}
!111 = !DILocation(line: 25, column: 16, scope: !39)
!112 = !DILocation(line: 25, column: 16, scope: !39, atomGroup: 6, atomRank: 2)
!113 = !DILocation(line: 25, column: 14, scope: !39, atomGroup: 6, atomRank: 1)
!114 = !DILocation(line: 26, column: 13, scope: !39)
!115 = !DILocation(line: 26, column: 13, scope: !39, atomGroup: 7, atomRank: 2)
!116 = !DILocation(line: 26, column: 11, scope: !39, atomGroup: 7, atomRank: 1)
!117 = !DILocation(line: 27, column: 14, scope: !39)
!118 = !DILocation(line: 27, column: 14, scope: !39, atomGroup: 8, atomRank: 2)
!119 = !DILocation(line: 27, column: 12, scope: !39, atomGroup: 8, atomRank: 1)
!120 = !DILocation(line: 28, column: 25, scope: !39)
!121 = !DILocation(line: 28, column: 12, scope: !39, atomGroup: 9, atomRank: 2)
!122 = !DILocation(line: 28, column: 10, scope: !39, atomGroup: 9, atomRank: 1)
!123 = !DILocation(line: 29, column: 20, scope: !39, atomGroup: 11, atomRank: 2)
!124 = !DILocation(line: 29, column: 26, scope: !39, atomGroup: 11, atomRank: 1)
!125 = !DILocation(line: 30, column: 1, scope: !39)
!126 = !DILocation(line: 29, column: 5, scope: !39, atomGroup: 15, atomRank: 1)
!127 = distinct !DISubprogram(name: "from", scope: !3, file: !3, line: 8, type: !128, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !130, keyInstructions: true)
!128 = !DISubroutineType(types: !129)
!129 = !{!6, !5, !5, !6}
!130 = !{!131, !132, !133}
!131 = !DILocalVariable(name: "p", arg: 1, scope: !127, file: !3, line: 8, type: !5)
!132 = !DILocalVariable(name: "end", arg: 2, scope: !127, file: !3, line: 8, type: !5)
!133 = !DILocalVariable(name: "found", arg: 3, scope: !127, file: !3, line: 8, type: !6)
!134 = !DILocation(line: 0, scope: !127)
!135 = !DILocation(line: 9, column: 14, scope: !136, atomGroup: 16, atomRank: 1)
!136 = distinct !DILexicalBlock(scope: !137, file: !3, line: 9, column: 5)
!137 = distinct !DILexicalBlock(scope: !127, file: !3, line: 9, column: 5)
!138 = !DILocation(line: 9, column: 5, scope: !137, atomGroup: 17, atomRank: 1)
!139 = !DILocation(line: 9, column: 22, scope: !136, atomGroup: 5, atomRank: 2)
!140 = !DILocation(line: 9, column: 14, scope: !136, atomGroup: 1, atomRank: 1)
!141 = !DILocation(line: 9, column: 5, scope: !137, atomGroup: 2, atomRank: 1)
!142 = distinct !{!142, !143, !144, !145}
!143 = !DILocation(line: 9, column: 5, scope: !137)
!144 = !DILocation(line: 10, column: 34, scope: !137)
!145 = !{!"llvm.loop.mustprogress"}
!146 = !DILocation(line: 10, column: 13, scope: !147)
!147 = distinct !DILexicalBlock(scope: !136, file: !3, line: 10, column: 13)
!148 = !DILocation(line: 10, column: 16, scope: !147, atomGroup: 3, atomRank: 2)
!149 = !DILocation(line: 10, column: 16, scope: !147, atomGroup: 3, atomRank: 1)
!150 = !DILocation(line: 12, column: 1, scope: !127, atomGroup: 8, atomRank: 1)
!151 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 13, type: !152, scopeLine: 13, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !153, keyInstructions: true)
!152 = !DISubroutineType(cc: DW_CC_nocall, types: !129)
!153 = !{!154, !155, !156}
!154 = !DILocalVariable(name: "p", arg: 1, scope: !151, file: !3, line: 13, type: !5)
!155 = !DILocalVariable(name: "end", arg: 2, scope: !151, file: !3, line: 13, type: !5)
!156 = !DILocalVariable(name: "found", arg: 3, scope: !151, file: !3, line: 13, type: !6)
!157 = !DILocation(line: 0, scope: !151)
!158 = !DILocation(line: 14, column: 14, scope: !159, atomGroup: 18, atomRank: 1)
!159 = distinct !DILexicalBlock(scope: !160, file: !3, line: 14, column: 5)
!160 = distinct !DILexicalBlock(scope: !151, file: !3, line: 14, column: 5)
!161 = !DILocation(line: 14, column: 5, scope: !160, atomGroup: 19, atomRank: 1)
!162 = !DILocation(line: 14, column: 22, scope: !159, atomGroup: 5, atomRank: 2)
!163 = !DILocation(line: 14, column: 14, scope: !159, atomGroup: 1, atomRank: 1)
!164 = !DILocation(line: 14, column: 5, scope: !160, atomGroup: 2, atomRank: 1)
!165 = distinct !{!165, !166, !167, !145}
!166 = !DILocation(line: 14, column: 5, scope: !160)
!167 = !DILocation(line: 15, column: 34, scope: !160)
!168 = !DILocation(line: 15, column: 13, scope: !169)
!169 = distinct !DILexicalBlock(scope: !159, file: !3, line: 15, column: 13)
!170 = !DILocation(line: 15, column: 16, scope: !169, atomGroup: 3, atomRank: 2)
!171 = !DILocation(line: 15, column: 16, scope: !169, atomGroup: 3, atomRank: 1)
!172 = !DILocation(line: 17, column: 1, scope: !151, atomGroup: 8, atomRank: 1)
