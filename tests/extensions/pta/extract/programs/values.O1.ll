; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@b = local_unnamed_addr global i32 0, align 4, !dbg !23
@c = global i32 0, align 4, !dbg !25

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define range(i32 -2147483647, -2147483648) i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !39 {
    #dbg_value(i32 %0, !44, !DIExpression(), !60)
    #dbg_value(ptr %1, !45, !DIExpression(), !60)
    #dbg_value(ptr @a, !46, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !60)
    #dbg_value(ptr @b, !46, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !60)
    #dbg_value(ptr @a, !46, !DIExpression(DW_OP_LLVM_fragment, 128, 64), !60)
    #dbg_value(ptr @b, !51, !DIExpression(), !60)
    #dbg_value(i64 poison, !52, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !60)
    #dbg_value(ptr @c, !53, !DIExpression(), !60)
  %3 = tail call ptr (i32, ...) @sum(i32 poison, ptr noundef nonnull @a, ptr noundef nonnull @c), !dbg !61
    #dbg_value(ptr %3, !54, !DIExpression(), !60)
    #dbg_value(i64 1, !55, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !60)
    #dbg_assign(i1 poison, !55, !DIExpression(DW_OP_LLVM_fragment, 64, 128), !62, ptr poison, !DIExpression(), !60)
    #dbg_value(ptr undef, !56, !DIExpression(), !60)
    #dbg_value(ptr undef, !58, !DIExpression(), !60)
    #dbg_value(ptr inttoptr (i64 4096 to ptr), !59, !DIExpression(), !60)
  %4 = load i32, ptr @b, align 4, !dbg !63, !tbaa !35
  %5 = load i32, ptr @c, align 4, !dbg !64, !tbaa !35
  %6 = load i32, ptr %3, align 4, !dbg !65, !tbaa !35
  %7 = add i32 %4, 1, !dbg !66
  %8 = add i32 %7, %5, !dbg !67
  %9 = add i32 %8, %6, !dbg !68
  ret i32 %9, !dbg !69
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn uwtable
define internal ptr @sum(i32 %0, ...) unnamed_addr #0 !dbg !70 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !91
    #dbg_assign(i1 poison, !75, !DIExpression(), !91, ptr %2, !DIExpression(), !92)
    #dbg_value(i32 2, !74, !DIExpression(), !92)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #3, !dbg !93
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !94
    #dbg_value(ptr null, !90, !DIExpression(), !92)
  %3 = load i32, ptr %2, align 16
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %6 = load ptr, ptr %5, align 16
  %7 = load ptr, ptr %4, align 8
  %8 = icmp ult i32 %3, 41, !dbg !95
  br i1 %8, label %11, label %9, !dbg !95

9:                                                ; preds = %1
  %10 = getelementptr i8, ptr %7, i64 8, !dbg !95
    #dbg_assign(ptr %10, !75, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !96, ptr %4, !DIExpression(), !92)
    #dbg_value(ptr poison, !90, !DIExpression(), !92)
    #dbg_value(i32 0, !74, !DIExpression(), !92)
  br label %14, !dbg !95

11:                                               ; preds = %1
  %12 = add nuw nsw i32 %3, 8, !dbg !95
  store i32 %12, ptr %2, align 16, !dbg !95, !DIAssignID !97
    #dbg_assign(i32 %12, !75, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !97, ptr %2, !DIExpression(), !92)
    #dbg_value(ptr poison, !90, !DIExpression(), !92)
    #dbg_value(i32 0, !74, !DIExpression(), !92)
  %13 = icmp ult i32 %3, 33, !dbg !95
  br i1 %13, label %17, label %14, !dbg !95

14:                                               ; preds = %9, %11
  %15 = phi ptr [ %10, %9 ], [ %7, %11 ]
  %16 = getelementptr i8, ptr %15, i64 8, !dbg !95
  store ptr %16, ptr %4, align 8, !dbg !95, !DIAssignID !96
    #dbg_assign(ptr %16, !75, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !96, ptr %4, !DIExpression(), !92)
  br label %21, !dbg !95

17:                                               ; preds = %11
  %18 = zext nneg i32 %12 to i64, !dbg !95
  %19 = getelementptr i8, ptr %6, i64 %18, !dbg !95
  %20 = add nuw nsw i32 %3, 16, !dbg !95
  store i32 %20, ptr %2, align 16, !dbg !95, !DIAssignID !97
    #dbg_assign(i32 %20, !75, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !97, ptr %2, !DIExpression(), !92)
  br label %21, !dbg !95

21:                                               ; preds = %17, %14
  %22 = phi ptr [ %19, %17 ], [ %15, %14 ], !dbg !95
    #dbg_value(ptr poison, !90, !DIExpression(), !92)
    #dbg_value(i32 -1, !74, !DIExpression(), !92)
  %23 = load ptr, ptr %22, align 8, !dbg !98, !tbaa !99
    #dbg_value(ptr %23, !90, !DIExpression(), !92)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !102
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #3, !dbg !103
  ret ptr %23, !dbg !104
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32, !33}
!llvm.ident = !{!34}
!llvm.errno.tbaa = !{!35}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "values.c", directory: "")
!4 = !{!5, !8, !10, !20, !9}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 83, baseType: !7)
!6 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 7, size: 192, elements: !12)
!12 = !{!13, !15}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !11, file: !3, line: 7, baseType: !14, size: 64)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !11, file: !3, line: 7, baseType: !16, size: 128, offset: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !16, file: !3, line: 5, baseType: !8, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !16, file: !3, line: 5, baseType: !8, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!0, !23, !25}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
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
!39 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !40, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43, keyInstructions: true)
!40 = !DISubroutineType(types: !41)
!41 = !{!9, !9, !42}
!42 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!43 = !{!44, !45, !46, !51, !52, !53, !54, !55, !56, !58, !59}
!44 = !DILocalVariable(name: "argc", arg: 1, scope: !39, file: !3, line: 26, type: !9)
!45 = !DILocalVariable(name: "argv", arg: 2, scope: !39, file: !3, line: 26, type: !42)
!46 = !DILocalVariable(name: "made", scope: !39, file: !3, line: 27, type: !47)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 6, size: 192, elements: !48)
!48 = !{!49, !50}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !47, file: !3, line: 6, baseType: !8, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !47, file: !3, line: 6, baseType: !16, size: 128, offset: 64)
!51 = !DILocalVariable(name: "picked", scope: !39, file: !3, line: 28, type: !8)
!52 = !DILocalVariable(name: "tagged", scope: !39, file: !3, line: 29, type: !5)
!53 = !DILocalVariable(name: "untagged", scope: !39, file: !3, line: 30, type: !8)
!54 = !DILocalVariable(name: "last", scope: !39, file: !3, line: 31, type: !8)
!55 = !DILocalVariable(name: "box", scope: !39, file: !3, line: 32, type: !11)
!56 = !DILocalVariable(name: "inside", scope: !39, file: !3, line: 33, type: !57)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!58 = !DILocalVariable(name: "around", scope: !39, file: !3, line: 34, type: !10)
!59 = !DILocalVariable(name: "freed", scope: !39, file: !3, line: 35, type: !8)
!60 = !DILocation(line: 0, scope: !39)
!61 = !DILocation(line: 31, column: 17, scope: !39, atomGroup: 4, atomRank: 2)
!62 = distinct !DIAssignID()
!63 = !DILocation(line: 36, column: 12, scope: !39)
!64 = !DILocation(line: 36, column: 22, scope: !39)
!65 = !DILocation(line: 36, column: 34, scope: !39)
!66 = !DILocation(line: 36, column: 20, scope: !39)
!67 = !DILocation(line: 36, column: 32, scope: !39)
!68 = !DILocation(line: 36, column: 40, scope: !39)
!69 = !DILocation(line: 36, column: 5, scope: !39, atomGroup: 10, atomRank: 1)
!70 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !71, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !73, keyInstructions: true)
!71 = !DISubroutineType(types: !72)
!72 = !{!8, !9, null}
!73 = !{!74, !75, !90}
!74 = !DILocalVariable(name: "count", arg: 1, scope: !70, file: !3, line: 17, type: !9)
!75 = !DILocalVariable(name: "list", scope: !70, file: !3, line: 18, type: !76)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !77, line: 12, baseType: !78)
!77 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/include/__stdarg_va_list.h", directory: "")
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !79)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 192, elements: !88)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !81)
!81 = !{!82, !84, !85, !87}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !80, file: !3, line: 18, baseType: !83, size: 32)
!83 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !80, file: !3, line: 18, baseType: !83, size: 32, offset: 32)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !80, file: !3, line: 18, baseType: !86, size: 64, offset: 64)
!86 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !80, file: !3, line: 18, baseType: !86, size: 64, offset: 128)
!88 = !{!89}
!89 = !DISubrange(count: 1)
!90 = !DILocalVariable(name: "last", scope: !70, file: !3, line: 20, type: !8)
!91 = distinct !DIAssignID()
!92 = !DILocation(line: 0, scope: !70)
!93 = !DILocation(line: 18, column: 5, scope: !70)
!94 = !DILocation(line: 19, column: 5, scope: !70)
!95 = !DILocation(line: 21, column: 28, scope: !70)
!96 = distinct !DIAssignID()
!97 = distinct !DIAssignID()
!98 = !DILocation(line: 21, column: 28, scope: !70, atomGroup: 5, atomRank: 2)
!99 = !{!100, !100, i64 0}
!100 = !{!"p1 int", !101, i64 0}
!101 = !{!"any pointer", !37, i64 0}
!102 = !DILocation(line: 22, column: 5, scope: !70)
!103 = !DILocation(line: 24, column: 1, scope: !70)
!104 = !DILocation(line: 23, column: 5, scope: !70, atomGroup: 7, atomRank: 1)
