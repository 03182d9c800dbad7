; ModuleID = 'punned.c'
source_filename = "punned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.mixed = type { [2 x ptr], ptr }
%union.both = type { %struct.three }
%struct.three = type { ptr, ptr, ptr }
%union.other = type { [3 x ptr] }
%struct.pointers = type { ptr, ptr, ptr }
%struct.item = type { i32, ptr, %struct.link, ptr }
%struct.link = type { ptr }
%struct.plain = type { ptr, ptr, ptr }
%struct.around = type { i64, %struct.mixed }

@one = global i32 1, align 4, !dbg !0
@two = global i32 2, align 4, !dbg !32
@x = global i32 0, align 4, !dbg !65
@y = global i32 0, align 4, !dbg !67
@z = global i32 0, align 4, !dbg !69
@mixed = local_unnamed_addr global %struct.mixed { [2 x ptr] [ptr @x, ptr @y], ptr @z }, align 8, !dbg !35
@u = local_unnamed_addr global %union.both zeroinitializer, align 8, !dbg !45
@from_list = local_unnamed_addr global ptr null, align 8, !dbg !71
@o = local_unnamed_addr global %union.other zeroinitializer, align 8, !dbg !59
@from_struct = local_unnamed_addr global ptr null, align 8, !dbg !73
@p = local_unnamed_addr global %struct.pointers zeroinitializer, align 8, !dbg !87
@walked = local_unnamed_addr global ptr null, align 8, !dbg !83
@walked_back = local_unnamed_addr global ptr null, align 8, !dbg !85
@end_of = local_unnamed_addr global ptr null, align 8, !dbg !81
@item = local_unnamed_addr global %struct.item zeroinitializer, align 8, !dbg !110
@contained = local_unnamed_addr global ptr null, align 8, !dbg !77
@backwards = local_unnamed_addr global ptr null, align 8, !dbg !75
@other_type = local_unnamed_addr global ptr null, align 8, !dbg !79
@plain = local_unnamed_addr global %struct.plain zeroinitializer, align 8, !dbg !96
@around = local_unnamed_addr global %struct.around zeroinitializer, align 8, !dbg !103
@again = local_unnamed_addr global %struct.mixed zeroinitializer, align 8, !dbg !94

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !124 {
  ret void, !dbg !125
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !126 {
  ret void, !dbg !127
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f2() #0 !dbg !128 {
  ret void, !dbg !129
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !130 {
  store ptr @f0, ptr @u, align 8, !dbg !138, !tbaa !139
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @u, i64 8), align 8, !dbg !140, !tbaa !139
  store ptr @f2, ptr getelementptr inbounds nuw (i8, ptr @u, i64 16), align 8, !dbg !141, !tbaa !139
  %1 = load volatile i32, ptr @one, align 4, !dbg !142, !tbaa !120
  %2 = sext i32 %1 to i64, !dbg !143
  %3 = getelementptr inbounds ptr, ptr @u, i64 %2, !dbg !143
  %4 = load ptr, ptr %3, align 8, !dbg !144, !tbaa !139
  store ptr %4, ptr @from_list, align 8, !dbg !145, !tbaa !146
  store ptr @f0, ptr @o, align 8, !dbg !148, !tbaa !139
  %5 = load volatile i32, ptr @two, align 4, !dbg !149, !tbaa !120
  %6 = sext i32 %5 to i64, !dbg !150
  %7 = getelementptr inbounds ptr, ptr @o, i64 %6, !dbg !150
  store ptr @f2, ptr %7, align 8, !dbg !151, !tbaa !139
  %8 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @o, i64 16), align 8, !dbg !152, !tbaa !139
  store ptr %8, ptr @from_struct, align 8, !dbg !153, !tbaa !146
  store ptr @x, ptr @p, align 8, !dbg !154, !tbaa !155
  store ptr @y, ptr getelementptr inbounds nuw (i8, ptr @p, i64 8), align 8, !dbg !158, !tbaa !159
  store ptr @z, ptr getelementptr inbounds nuw (i8, ptr @p, i64 16), align 8, !dbg !160, !tbaa !161
    #dbg_value(ptr @p, !134, !DIExpression(), !162)
  %9 = load volatile i32, ptr @two, align 4, !dbg !163, !tbaa !120
  %10 = sext i32 %9 to i64, !dbg !164
  %11 = getelementptr inbounds ptr, ptr @p, i64 %10, !dbg !164
  %12 = load ptr, ptr %11, align 8, !dbg !165, !tbaa !166
  store ptr %12, ptr @walked, align 8, !dbg !167, !tbaa !146
    #dbg_value(ptr poison, !136, !DIExpression(), !162)
  %13 = load volatile i32, ptr @one, align 4, !dbg !168, !tbaa !120
  %14 = sub nsw i32 0, %13, !dbg !169
  %15 = sext i32 %14 to i64, !dbg !170
  %16 = getelementptr inbounds ptr, ptr getelementptr inbounds nuw (i8, ptr @p, i64 16), i64 %15, !dbg !170
  %17 = load ptr, ptr %16, align 8, !dbg !171, !tbaa !166
  store ptr %17, ptr @walked_back, align 8, !dbg !172, !tbaa !146
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @p, i64 8), !134, !DIExpression(), !162)
  store ptr @y, ptr @end_of, align 8, !dbg !173, !tbaa !146
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @item, i64 8), align 8, !dbg !174, !tbaa !175
    #dbg_value(ptr poison, !137, !DIExpression(), !162)
  store ptr @f1, ptr @contained, align 8, !dbg !179, !tbaa !146
  store ptr @f1, ptr @backwards, align 8, !dbg !180, !tbaa !146
  store ptr @f1, ptr @other_type, align 8, !dbg !181, !tbaa !146
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @plain, ptr noundef nonnull align 8 dereferenceable(24) @mixed, i64 24, i1 false), !dbg !182
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) getelementptr inbounds nuw (i8, ptr @around, i64 8), ptr noundef nonnull align 8 dereferenceable(24) @mixed, i64 24, i1 false), !dbg !183, !tbaa.struct !184
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @again, ptr noundef nonnull align 8 dereferenceable(24) @mixed, i64 24, i1 false), !dbg !185
  %18 = icmp ne ptr %4, @f1, !dbg !186
  %19 = icmp ne ptr %8, @f2
  %20 = select i1 %18, i1 true, i1 %19
  %21 = icmp ne ptr %12, @z
  %22 = select i1 %20, i1 true, i1 %21
  %23 = icmp ne ptr %17, @y
  %24 = select i1 %22, i1 true, i1 %23
  %25 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @plain, i64 16), align 8
  %26 = icmp ne ptr %25, @z
  %27 = select i1 %24, i1 true, i1 %26
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @again, i64 16), align 8
  %29 = icmp ne ptr %28, @z
  %30 = select i1 %27, i1 true, i1 %29, !dbg !187
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @around, i64 24), align 8, !dbg !187
  %32 = icmp ne ptr %31, @z, !dbg !187
  %33 = select i1 %30, i1 true, i1 %32, !dbg !187
  %34 = zext i1 %33 to i32, !dbg !187
  ret i32 %34, !dbg !188
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!112, !113, !114, !115, !116, !117, !118}
!llvm.ident = !{!119}
!llvm.errno.tbaa = !{!120}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 15, type: !34, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !31, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "punned.c", directory: "")
!4 = !{!5, !22, !24, !11, !25}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 10, size: 256, elements: !7)
!7 = !{!8, !10, !15, !20}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !6, file: !3, line: 10, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !6, file: !3, line: 10, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !6, file: !3, line: 10, baseType: !16, size: 64, offset: 128)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 9, size: 64, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !3, line: 9, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !6, file: !3, line: 10, baseType: !21, size: 64, offset: 192)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "odd", file: !3, line: 20, size: 192, elements: !27)
!27 = !{!28, !29, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !26, file: !3, line: 20, baseType: !22, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !26, file: !3, line: 20, baseType: !22, size: 64, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !26, file: !3, line: 20, baseType: !22, size: 64, offset: 128)
!31 = !{!0, !32, !35, !45, !59, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !94, !96, !103, !110}
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 15, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "mixed", scope: !2, file: !3, line: 17, type: !37, isLocal: false, isDefinition: true)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 17, size: 192, elements: !38)
!38 = !{!39, !44}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !37, file: !3, line: 17, baseType: !40, size: 128)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !42)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !37, file: !3, line: 17, baseType: !41, size: 64, offset: 128)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 8, type: !47, isLocal: false, isDefinition: true)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !3, line: 6, size: 192, elements: !48)
!48 = !{!49, !55}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !47, file: !3, line: 6, baseType: !50, size: 192)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "three", file: !3, line: 5, size: 192, elements: !51)
!51 = !{!52, !53, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !50, file: !3, line: 5, baseType: !11, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !50, file: !3, line: 5, baseType: !11, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !50, file: !3, line: 5, baseType: !11, size: 64, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !47, file: !3, line: 6, baseType: !56, size: 192)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 192, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 3)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 8, type: !61, isLocal: false, isDefinition: true)
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "other", file: !3, line: 7, size: 192, elements: !62)
!62 = !{!63, !64}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !61, file: !3, line: 7, baseType: !56, size: 192)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !61, file: !3, line: 7, baseType: !50, size: 192)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "from_list", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "from_struct", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "backwards", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "contained", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "other_type", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "end_of", scope: !2, file: !3, line: 14, type: !21, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "walked", scope: !2, file: !3, line: 14, type: !21, isLocal: false, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "walked_back", scope: !2, file: !3, line: 14, type: !21, isLocal: false, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 16, type: !89, isLocal: false, isDefinition: true)
!89 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pointers", file: !3, line: 16, size: 192, elements: !90)
!90 = !{!91, !92, !93}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !89, file: !3, line: 16, baseType: !41, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !89, file: !3, line: 16, baseType: !41, size: 64, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !89, file: !3, line: 16, baseType: !41, size: 64, offset: 128)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "again", scope: !2, file: !3, line: 17, type: !37, isLocal: false, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 18, type: !98, isLocal: false, isDefinition: true)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "plain", file: !3, line: 18, size: 192, elements: !99)
!99 = !{!100, !101, !102}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !98, file: !3, line: 18, baseType: !41, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !98, file: !3, line: 18, baseType: !41, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !98, file: !3, line: 18, baseType: !41, size: 64, offset: 128)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "around", scope: !2, file: !3, line: 19, type: !105, isLocal: false, isDefinition: true)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "around", file: !3, line: 19, size: 256, elements: !106)
!106 = !{!107, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !105, file: !3, line: 19, baseType: !108, size: 64)
!108 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !105, file: !3, line: 19, baseType: !37, size: 192, offset: 64)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 21, type: !6, isLocal: false, isDefinition: true)
!112 = !{i32 7, !"Dwarf Version", i32 4}
!113 = !{i32 2, !"Debug Info Version", i32 3}
!114 = !{i32 1, !"wchar_size", i32 4}
!115 = !{i32 8, !"PIC Level", i32 2}
!116 = !{i32 7, !"uwtable", i32 2}
!117 = !{i32 7, !"frame-pointer", i32 2}
!118 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!119 = !{!"clang version 22.1.8"}
!120 = !{!121, !121, i64 0}
!121 = !{!"int", !122, i64 0}
!122 = !{!"omnipotent char", !123, i64 0}
!123 = !{!"Simple C/C++ TBAA"}
!124 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!125 = !DILocation(line: 11, column: 16, scope: !124, atomGroup: 1, atomRank: 1)
!126 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!127 = !DILocation(line: 11, column: 33, scope: !126, atomGroup: 1, atomRank: 1)
!128 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!129 = !DILocation(line: 11, column: 50, scope: !128, atomGroup: 1, atomRank: 1)
!130 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !131, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !133, keyInstructions: true)
!131 = !DISubroutineType(types: !132)
!132 = !{!9}
!133 = !{!134, !136, !137}
!134 = !DILocalVariable(name: "w", scope: !130, file: !3, line: 28, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!136 = !DILocalVariable(name: "back", scope: !130, file: !3, line: 30, type: !135)
!137 = !DILocalVariable(name: "l", scope: !130, file: !3, line: 35, type: !19)
!138 = !DILocation(line: 23, column: 11, scope: !130, atomGroup: 1, atomRank: 1)
!139 = !{!122, !122, i64 0}
!140 = !DILocation(line: 23, column: 23, scope: !130, atomGroup: 2, atomRank: 1)
!141 = !DILocation(line: 23, column: 35, scope: !130, atomGroup: 3, atomRank: 1)
!142 = !DILocation(line: 24, column: 24, scope: !130)
!143 = !DILocation(line: 24, column: 17, scope: !130)
!144 = !DILocation(line: 24, column: 17, scope: !130, atomGroup: 4, atomRank: 2)
!145 = !DILocation(line: 24, column: 15, scope: !130, atomGroup: 4, atomRank: 1)
!146 = !{!147, !147, i64 0}
!147 = !{!"any pointer", !122, i64 0}
!148 = !DILocation(line: 25, column: 15, scope: !130, atomGroup: 5, atomRank: 1)
!149 = !DILocation(line: 25, column: 28, scope: !130)
!150 = !DILocation(line: 25, column: 21, scope: !130)
!151 = !DILocation(line: 25, column: 33, scope: !130, atomGroup: 6, atomRank: 1)
!152 = !DILocation(line: 26, column: 23, scope: !130, atomGroup: 7, atomRank: 2)
!153 = !DILocation(line: 26, column: 17, scope: !130, atomGroup: 7, atomRank: 1)
!154 = !DILocation(line: 27, column: 9, scope: !130, atomGroup: 8, atomRank: 1)
!155 = !{!156, !157, i64 0}
!156 = !{!"pointers", !157, i64 0, !157, i64 8, !157, i64 16}
!157 = !{!"p1 int", !147, i64 0}
!158 = !DILocation(line: 27, column: 19, scope: !130, atomGroup: 9, atomRank: 1)
!159 = !{!156, !157, i64 8}
!160 = !DILocation(line: 27, column: 29, scope: !130, atomGroup: 10, atomRank: 1)
!161 = !{!156, !157, i64 16}
!162 = !DILocation(line: 0, scope: !130)
!163 = !DILocation(line: 29, column: 16, scope: !130)
!164 = !DILocation(line: 29, column: 14, scope: !130)
!165 = !DILocation(line: 29, column: 14, scope: !130, atomGroup: 12, atomRank: 2)
!166 = !{!157, !157, i64 0}
!167 = !DILocation(line: 29, column: 12, scope: !130, atomGroup: 12, atomRank: 1)
!168 = !DILocation(line: 31, column: 25, scope: !130)
!169 = !DILocation(line: 31, column: 24, scope: !130)
!170 = !DILocation(line: 31, column: 19, scope: !130)
!171 = !DILocation(line: 31, column: 19, scope: !130, atomGroup: 14, atomRank: 2)
!172 = !DILocation(line: 31, column: 17, scope: !130, atomGroup: 14, atomRank: 1)
!173 = !DILocation(line: 33, column: 12, scope: !130, atomGroup: 16, atomRank: 1)
!174 = !DILocation(line: 34, column: 14, scope: !130, atomGroup: 17, atomRank: 1)
!175 = !{!176, !147, i64 8}
!176 = !{!"item", !121, i64 0, !147, i64 8, !177, i64 16, !147, i64 24}
!177 = !{!"link", !178, i64 0}
!178 = !{!"p1 _ZTS4link", !147, i64 0}
!179 = !DILocation(line: 36, column: 15, scope: !130, atomGroup: 19, atomRank: 1)
!180 = !DILocation(line: 37, column: 15, scope: !130, atomGroup: 20, atomRank: 1)
!181 = !DILocation(line: 38, column: 16, scope: !130, atomGroup: 21, atomRank: 1)
!182 = !DILocation(line: 39, column: 5, scope: !130, atomGroup: 22, atomRank: 1)
!183 = !DILocation(line: 40, column: 17, scope: !130, atomGroup: 23, atomRank: 1)
!184 = !{i64 0, i64 16, !139, i64 16, i64 8, !166}
!185 = !DILocation(line: 41, column: 5, scope: !130, atomGroup: 24, atomRank: 1)
!186 = !DILocation(line: 42, column: 24, scope: !130, atomGroup: 26, atomRank: 2)
!187 = !DILocation(line: 42, column: 30, scope: !130, atomGroup: 26, atomRank: 1)
!188 = !DILocation(line: 42, column: 5, scope: !130, atomGroup: 36, atomRank: 1)
