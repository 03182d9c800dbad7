; ModuleID = 'fields.c'
source_filename = "fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.outer = type { i8, %struct.inner, [4 x ptr], ptr }
%struct.inner = type { ptr, ptr }
%union.either = type { ptr }

@o = local_unnamed_addr global %struct.outer zeroinitializer, align 8, !dbg !0
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@c = global i32 0, align 4, !dbg !10
@d = global i32 0, align 4, !dbg !12
@e = global i32 0, align 4, !dbg !14
@table = local_unnamed_addr global [3 x %struct.inner] zeroinitializer, align 16, !dbg !16
@u = local_unnamed_addr global %union.either zeroinitializer, align 8, !dbg !26

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define nonnull ptr @second(ptr noundef readnone captures(ret: address, provenance) %0) local_unnamed_addr #0 !dbg !55 {
    #dbg_value(ptr %0, !61, !DIExpression(), !62)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !63
  ret ptr %2, !dbg !64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 !dbg !65 {
    #dbg_value(i32 %0, !71, !DIExpression(), !83)
    #dbg_value(ptr %1, !72, !DIExpression(), !83)
    #dbg_value(ptr @o, !73, !DIExpression(), !83)
  store ptr @a, ptr getelementptr inbounds nuw (i8, ptr @o, i64 8), align 8, !dbg !84, !tbaa !85
  store ptr @b, ptr getelementptr inbounds nuw (i8, ptr @o, i64 16), align 8, !dbg !90, !tbaa !91
  %3 = sext i32 %0 to i64, !dbg !92
  %4 = getelementptr inbounds ptr, ptr getelementptr inbounds nuw (i8, ptr @o, i64 24), i64 %3, !dbg !92
  store ptr @c, ptr %4, align 8, !dbg !93, !tbaa !91
  store ptr @d, ptr getelementptr inbounds nuw (i8, ptr @o, i64 24), align 8, !dbg !94, !tbaa !91
  store ptr @e, ptr getelementptr inbounds nuw (i8, ptr @o, i64 56), align 8, !dbg !95, !tbaa !96
  %5 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @o, i64 8), align 8, !dbg !97, !tbaa !85
    #dbg_value(ptr %5, !74, !DIExpression(), !83)
  %6 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @o, i64 16), align 8, !dbg !98, !tbaa !99
    #dbg_value(ptr %6, !75, !DIExpression(), !83)
  %7 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @o, i64 48), align 8, !dbg !100, !tbaa !91
    #dbg_value(ptr %7, !76, !DIExpression(), !83)
    #dbg_value(ptr @e, !77, !DIExpression(), !83)
  %8 = getelementptr inbounds %struct.inner, ptr @table, i64 %3, !dbg !101
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8, !dbg !102
  store ptr @a, ptr %9, align 8, !dbg !103, !tbaa !104
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @table, i64 8), align 8, !dbg !105, !tbaa !104
    #dbg_value(ptr %10, !78, !DIExpression(), !83)
  %11 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @table, i64 16), align 16, !dbg !106, !tbaa !107
    #dbg_value(ptr %11, !79, !DIExpression(), !83)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @o, i64 8), !80, !DIExpression(), !83)
    #dbg_value(ptr %6, !81, !DIExpression(), !83)
  store ptr @a, ptr @u, align 8, !dbg !108, !tbaa !109
    #dbg_value(ptr @a, !82, !DIExpression(), !83)
  %12 = load i32, ptr %5, align 4, !dbg !110, !tbaa !51
  %13 = load i32, ptr %6, align 4, !dbg !111, !tbaa !51
  %14 = load i32, ptr %7, align 4, !dbg !112, !tbaa !51
  %15 = load i32, ptr @e, align 4, !dbg !113, !tbaa !51
  %16 = load i32, ptr %10, align 4, !dbg !114, !tbaa !51
  %17 = icmp eq ptr %11, null, !dbg !115
  %18 = zext i1 %17 to i32, !dbg !115
  %19 = shl i32 %13, 1, !dbg !116
  %20 = add i32 %12, %18, !dbg !117
  %21 = add i32 %20, %14, !dbg !118
  %22 = add i32 %21, %19, !dbg !119
  %23 = add i32 %22, %15, !dbg !120
  %24 = add i32 %23, %16, !dbg !116
  ret i32 %24, !dbg !121
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}
!llvm.errno.tbaa = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 6, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fields.c", directory: "")
!4 = !{!5, !8, !10, !12, !14, !0, !16, !26}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "e", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !24)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 2, size: 128, elements: !20)
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !19, file: !3, line: 2, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !19, file: !3, line: 2, baseType: !22, size: 64, offset: 64)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 8, type: !28, isLocal: false, isDefinition: true)
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "either", file: !3, line: 4, size: 64, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !28, file: !3, line: 4, baseType: !22, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !28, file: !3, line: 4, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !3, line: 3, size: 512, elements: !34)
!34 = !{!35, !37, !38, !42}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !33, file: !3, line: 3, baseType: !36, size: 8)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !33, file: !3, line: 3, baseType: !19, size: 128, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "many", scope: !33, file: !3, line: 3, baseType: !39, size: 256, offset: 192)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !33, file: !3, line: 3, baseType: !22, size: 64, offset: 448)
!43 = !{i32 7, !"Dwarf Version", i32 4}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!50 = !{!"clang version 22.1.8"}
!51 = !{!52, !52, i64 0}
!52 = !{!"int", !53, i64 0}
!53 = !{!"omnipotent char", !54, i64 0}
!54 = !{!"Simple C/C++ TBAA"}
!55 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 10, type: !56, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60, keyInstructions: true)
!56 = !DISubroutineType(types: !57)
!57 = !{!58, !59}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!60 = !{!61}
!61 = !DILocalVariable(name: "at", arg: 1, scope: !55, file: !3, line: 10, type: !59)
!62 = !DILocation(line: 0, scope: !55)
!63 = !DILocation(line: 10, column: 49, scope: !55, atomGroup: 1, atomRank: 2)
!64 = !DILocation(line: 10, column: 34, scope: !55, atomGroup: 1, atomRank: 1)
!65 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !66, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70, keyInstructions: true)
!66 = !DISubroutineType(types: !67)
!67 = !{!7, !7, !68}
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!70 = !{!71, !72, !73, !74, !75, !76, !77, !78, !79, !80, !81, !82}
!71 = !DILocalVariable(name: "argc", arg: 1, scope: !65, file: !3, line: 12, type: !7)
!72 = !DILocalVariable(name: "argv", arg: 2, scope: !65, file: !3, line: 12, type: !68)
!73 = !DILocalVariable(name: "at", scope: !65, file: !3, line: 13, type: !59)
!74 = !DILocalVariable(name: "left", scope: !65, file: !3, line: 19, type: !22)
!75 = !DILocalVariable(name: "right", scope: !65, file: !3, line: 19, type: !22)
!76 = !DILocalVariable(name: "some", scope: !65, file: !3, line: 19, type: !22)
!77 = !DILocalVariable(name: "last", scope: !65, file: !3, line: 19, type: !22)
!78 = !DILocalVariable(name: "from_table", scope: !65, file: !3, line: 21, type: !22)
!79 = !DILocalVariable(name: "nothing", scope: !65, file: !3, line: 21, type: !22)
!80 = !DILocalVariable(name: "in", scope: !65, file: !3, line: 22, type: !32)
!81 = !DILocalVariable(name: "through", scope: !65, file: !3, line: 23, type: !22)
!82 = !DILocalVariable(name: "over", scope: !65, file: !3, line: 25, type: !32)
!83 = !DILocation(line: 0, scope: !65)
!84 = !DILocation(line: 14, column: 17, scope: !65, atomGroup: 2, atomRank: 1)
!85 = !{!86, !88, i64 8}
!86 = !{!"outer", !53, i64 0, !87, i64 8, !53, i64 24, !88, i64 56}
!87 = !{!"inner", !88, i64 0, !88, i64 8}
!88 = !{!"p1 int", !89, i64 0}
!89 = !{!"any pointer", !53, i64 0}
!90 = !DILocation(line: 15, column: 17, scope: !65, atomGroup: 3, atomRank: 1)
!91 = !{!88, !88, i64 0}
!92 = !DILocation(line: 16, column: 5, scope: !65)
!93 = !DILocation(line: 16, column: 20, scope: !65, atomGroup: 4, atomRank: 1)
!94 = !DILocation(line: 17, column: 17, scope: !65, atomGroup: 5, atomRank: 1)
!95 = !DILocation(line: 18, column: 14, scope: !65, atomGroup: 6, atomRank: 1)
!96 = !{!86, !88, i64 56}
!97 = !DILocation(line: 19, column: 24, scope: !65, atomGroup: 7, atomRank: 2)
!98 = !DILocation(line: 19, column: 44, scope: !65, atomGroup: 8, atomRank: 2)
!99 = !{!86, !88, i64 16}
!100 = !DILocation(line: 19, column: 59, scope: !65, atomGroup: 9, atomRank: 2)
!101 = !DILocation(line: 20, column: 5, scope: !65)
!102 = !DILocation(line: 20, column: 17, scope: !65)
!103 = !DILocation(line: 20, column: 23, scope: !65, atomGroup: 11, atomRank: 1)
!104 = !{!87, !88, i64 8}
!105 = !DILocation(line: 21, column: 32, scope: !65, atomGroup: 12, atomRank: 2)
!106 = !DILocation(line: 21, column: 59, scope: !65, atomGroup: 13, atomRank: 2)
!107 = !{!87, !88, i64 0}
!108 = !DILocation(line: 24, column: 14, scope: !65, atomGroup: 16, atomRank: 1)
!109 = !{!53, !53, i64 0}
!110 = !DILocation(line: 26, column: 12, scope: !65)
!111 = !DILocation(line: 26, column: 20, scope: !65)
!112 = !DILocation(line: 26, column: 29, scope: !65)
!113 = !DILocation(line: 26, column: 37, scope: !65)
!114 = !DILocation(line: 26, column: 45, scope: !65)
!115 = !DILocation(line: 26, column: 79, scope: !65)
!116 = !DILocation(line: 26, column: 68, scope: !65)
!117 = !DILocation(line: 26, column: 27, scope: !65)
!118 = !DILocation(line: 26, column: 35, scope: !65)
!119 = !DILocation(line: 26, column: 43, scope: !65)
!120 = !DILocation(line: 26, column: 57, scope: !65)
!121 = !DILocation(line: 26, column: 5, scope: !65, atomGroup: 19, atomRank: 1)
