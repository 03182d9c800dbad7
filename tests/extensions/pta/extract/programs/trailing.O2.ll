; ModuleID = 'trailing.c'
source_filename = "trailing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.anon = type { ptr, ptr }

@v = global i32 0, align 4, !dbg !0
@w = global i32 0, align 4, !dbg !9
@in_row = local_unnamed_addr global ptr null, align 8, !dbg !17
@header = local_unnamed_addr global ptr null, align 8, !dbg !23
@back = local_unnamed_addr global ptr null, align 8, !dbg !25
@x = global i32 0, align 4, !dbg !11
@in_old = local_unnamed_addr global ptr null, align 8, !dbg !19
@y = global i32 0, align 4, !dbg !13
@z = local_unnamed_addr global i32 0, align 4, !dbg !15
@in_pairs = local_unnamed_addr global ptr null, align 8, !dbg !21

; Function Attrs: mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !39 {
    #dbg_value(i32 %0, !46, !DIExpression(), !80)
    #dbg_value(ptr %1, !47, !DIExpression(), !80)
  %3 = tail call noalias dereferenceable_or_null(96) ptr @malloc(i64 noundef 96) #2, !dbg !81
    #dbg_value(ptr %3, !48, !DIExpression(), !80)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !82
  store ptr @v, ptr %4, align 8, !dbg !83, !tbaa !84
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !87
  %6 = add nsw i32 %0, 4, !dbg !88
  %7 = sext i32 %6 to i64, !dbg !89
  %8 = getelementptr inbounds ptr, ptr %5, i64 %7, !dbg !89
  store ptr @w, ptr %8, align 8, !dbg !90, !tbaa !84
  %9 = getelementptr inbounds nuw i8, ptr %3, i64 56, !dbg !91
  %10 = load ptr, ptr %9, align 8, !dbg !92, !tbaa !84
  store ptr %10, ptr @in_row, align 8, !dbg !93, !tbaa !84
  %11 = load ptr, ptr %4, align 8, !dbg !94, !tbaa !84
  store ptr %11, ptr @header, align 8, !dbg !95, !tbaa !84
  %12 = sext i32 %0 to i64, !dbg !96
    #dbg_value(!DIArgList(ptr %5, i64 %12), !59, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_constu, 8, DW_OP_mul, DW_OP_plus, DW_OP_plus_uconst, 40, DW_OP_stack_value), !80)
  store ptr @w, ptr @back, align 8, !dbg !97, !tbaa !84
  %13 = tail call noalias dereferenceable_or_null(64) ptr @malloc(i64 noundef 64) #2, !dbg !98
    #dbg_value(ptr %13, !60, !DIExpression(), !80)
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !99
  %15 = getelementptr inbounds ptr, ptr %14, i64 %7, !dbg !100
  store ptr @x, ptr %15, align 8, !dbg !101, !tbaa !84
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 48, !dbg !102
  %17 = load ptr, ptr %16, align 8, !dbg !103, !tbaa !84
  store ptr %17, ptr @in_old, align 8, !dbg !104, !tbaa !84
  %18 = tail call noalias dereferenceable_or_null(168) ptr @malloc(i64 noundef 168) #2, !dbg !105
    #dbg_value(ptr %18, !69, !DIExpression(), !80)
  %19 = getelementptr %struct.anon, ptr %18, i64 %12, !dbg !106
  %20 = getelementptr i8, ptr %19, i64 104, !dbg !106
  store ptr @y, ptr %20, align 8, !dbg !107, !tbaa !108
  %21 = getelementptr inbounds nuw i8, ptr %18, i64 120, !dbg !110
  %22 = load ptr, ptr %21, align 8, !dbg !111, !tbaa !84
  store ptr %22, ptr @in_pairs, align 8, !dbg !112, !tbaa !84
  %23 = icmp ne ptr %10, @w, !dbg !113
  %24 = icmp ne ptr %17, @x
  %25 = select i1 %23, i1 true, i1 %24
  %26 = icmp ne ptr %22, @y
  %27 = select i1 %25, i1 true, i1 %26
  %28 = icmp ne ptr %11, @v
  %29 = select i1 %27, i1 true, i1 %28, !dbg !114
  %30 = zext i1 %29 to i32, !dbg !114
  ret i32 %30, !dbg !115
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !116 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #1

attributes #0 = { mustprogress nofree nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trailing.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11, !13, !15, !17, !19, !21, !23, !25}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "in_row", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "in_old", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "in_pairs", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "header", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "back", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
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
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !40, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45, keyInstructions: true)
!40 = !DISubroutineType(types: !41)
!41 = !{!7, !7, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46, !47, !48, !59, !60, !69}
!46 = !DILocalVariable(name: "argc", arg: 1, scope: !39, file: !3, line: 9, type: !7)
!47 = !DILocalVariable(name: "argv", arg: 2, scope: !39, file: !3, line: 9, type: !42)
!48 = !DILocalVariable(name: "row", scope: !39, file: !3, line: 10, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "row", file: !3, line: 4, size: 128, elements: !51)
!51 = !{!52, !54, !55}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !50, file: !3, line: 4, baseType: !53, size: 64)
!53 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !50, file: !3, line: 4, baseType: !6, size: 64, offset: 64)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "cell", scope: !50, file: !3, line: 4, baseType: !56, offset: 128)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: -1)
!59 = !DILocalVariable(name: "end", scope: !39, file: !3, line: 15, type: !5)
!60 = !DILocalVariable(name: "old", scope: !39, file: !3, line: 17, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "old", file: !3, line: 5, size: 128, elements: !63)
!63 = !{!64, !65}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !62, file: !3, line: 5, baseType: !6, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "cell", scope: !62, file: !3, line: 5, baseType: !66, size: 64, offset: 64)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 1)
!69 = !DILocalVariable(name: "pairs", scope: !39, file: !3, line: 20, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pairs", file: !3, line: 6, size: 192, elements: !72)
!72 = !{!73, !74}
!73 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !71, file: !3, line: 6, baseType: !6, size: 64)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !71, file: !3, line: 6, baseType: !75, size: 128, offset: 64)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !76, size: 128, elements: !67)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !71, file: !3, line: 6, size: 128, elements: !77)
!77 = !{!78, !79}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !76, file: !3, line: 6, baseType: !6, size: 64)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !76, file: !3, line: 6, baseType: !6, size: 64, offset: 64)
!80 = !DILocation(line: 0, scope: !39)
!81 = !DILocation(line: 10, column: 23, scope: !39, atomGroup: 1, atomRank: 2)
!82 = !DILocation(line: 11, column: 10, scope: !39)
!83 = !DILocation(line: 11, column: 15, scope: !39, atomGroup: 2, atomRank: 1)
!84 = !{!85, !85, i64 0}
!85 = !{!"p1 int", !86, i64 0}
!86 = !{!"any pointer", !37, i64 0}
!87 = !DILocation(line: 12, column: 10, scope: !39)
!88 = !DILocation(line: 12, column: 20, scope: !39)
!89 = !DILocation(line: 12, column: 5, scope: !39)
!90 = !DILocation(line: 12, column: 25, scope: !39, atomGroup: 3, atomRank: 1)
!91 = !DILocation(line: 13, column: 21, scope: !39)
!92 = !DILocation(line: 13, column: 21, scope: !39, atomGroup: 4, atomRank: 2)
!93 = !DILocation(line: 13, column: 12, scope: !39, atomGroup: 4, atomRank: 1)
!94 = !DILocation(line: 14, column: 19, scope: !39, atomGroup: 5, atomRank: 2)
!95 = !DILocation(line: 14, column: 12, scope: !39, atomGroup: 5, atomRank: 1)
!96 = !DILocation(line: 15, column: 27, scope: !39)
!97 = !DILocation(line: 16, column: 10, scope: !39, atomGroup: 7, atomRank: 1)
!98 = !DILocation(line: 17, column: 23, scope: !39, atomGroup: 8, atomRank: 2)
!99 = !DILocation(line: 18, column: 10, scope: !39)
!100 = !DILocation(line: 18, column: 5, scope: !39)
!101 = !DILocation(line: 18, column: 25, scope: !39, atomGroup: 9, atomRank: 1)
!102 = !DILocation(line: 19, column: 24, scope: !39)
!103 = !DILocation(line: 19, column: 14, scope: !39, atomGroup: 10, atomRank: 2)
!104 = !DILocation(line: 19, column: 12, scope: !39, atomGroup: 10, atomRank: 1)
!105 = !DILocation(line: 20, column: 27, scope: !39, atomGroup: 11, atomRank: 2)
!106 = !DILocation(line: 21, column: 5, scope: !39)
!107 = !DILocation(line: 21, column: 27, scope: !39, atomGroup: 12, atomRank: 1)
!108 = !{!109, !85, i64 0}
!109 = !{!"", !85, i64 0, !85, i64 8}
!110 = !DILocation(line: 23, column: 26, scope: !39)
!111 = !DILocation(line: 23, column: 16, scope: !39, atomGroup: 14, atomRank: 2)
!112 = !DILocation(line: 23, column: 14, scope: !39, atomGroup: 14, atomRank: 1)
!113 = !DILocation(line: 24, column: 21, scope: !39, atomGroup: 16, atomRank: 2)
!114 = !DILocation(line: 24, column: 27, scope: !39, atomGroup: 16, atomRank: 1)
!115 = !DILocation(line: 24, column: 5, scope: !39, atomGroup: 20, atomRank: 1)
!116 = !DISubprogram(name: "malloc", scope: !117, file: !117, line: 682, type: !118, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!117 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!118 = !DISubroutineType(types: !119)
!119 = !{!120, !121}
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !122, line: 18, baseType: !123)
!122 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!123 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
