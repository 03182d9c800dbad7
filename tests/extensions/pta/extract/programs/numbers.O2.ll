; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@kept = local_unnamed_addr global ptr null, align 8, !dbg !0
@joined = global ptr null, align 8, !dbg !23
@masked = local_unnamed_addr global ptr null, align 8, !dbg !25
@x = global i32 0, align 4, !dbg !19
@item.1 = internal unnamed_addr global ptr null, align 8, !dbg !47
@y = global i32 0, align 4, !dbg !21
@loaded = local_unnamed_addr global ptr null, align 8, !dbg !29
@restored = local_unnamed_addr global ptr null, align 8, !dbg !31
@same = local_unnamed_addr global ptr null, align 8, !dbg !33
@other = local_unnamed_addr global ptr null, align 8, !dbg !35
@key = internal global i32 0, align 4, !dbg !43
@own = local_unnamed_addr global ptr null, align 8, !dbg !27

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !60 {
  %3 = alloca ptr, align 8, !DIAssignID !79
    #dbg_assign(i1 poison, !69, !DIExpression(), !79, ptr %3, !DIExpression(), !80)
  %4 = alloca i64, align 8, !DIAssignID !81
    #dbg_assign(i1 poison, !70, !DIExpression(), !81, ptr %4, !DIExpression(), !80)
    #dbg_value(i32 %0, !67, !DIExpression(), !80)
    #dbg_value(ptr %1, !68, !DIExpression(), !80)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #5, !dbg !82
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #5, !dbg !83
  %5 = sext i32 %0 to i64, !dbg !84
  %6 = inttoptr i64 %5 to ptr, !dbg !85
  store ptr %6, ptr @kept, align 8, !dbg !86, !tbaa !87
  %7 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull @run, ptr noundef %6) #5, !dbg !89
  %8 = load i64, ptr %4, align 8, !dbg !90, !tbaa !91
  %9 = call i32 @pthread_join(i64 noundef %8, ptr noundef nonnull @joined) #5, !dbg !93
  %10 = mul nsw i64 %5, 3, !dbg !94
  %11 = and i64 %10, 65535, !dbg !95
  %12 = inttoptr i64 %11 to ptr, !dbg !96
  store ptr %12, ptr @masked, align 8, !dbg !97, !tbaa !87
  %13 = zext i32 ptrtoint (ptr @y to i32) to i64, !dbg !98
  %14 = inttoptr i64 %13 to ptr, !dbg !99
  store ptr %14, ptr @item.1, align 8, !dbg !100, !tbaa !101
  store ptr @x, ptr @loaded, align 8, !dbg !104, !tbaa !105
  %15 = and i64 ptrtoint (ptr @x to i64), -4294967296, !dbg !106
  %16 = or disjoint i64 %15, %13, !dbg !107
  %17 = inttoptr i64 %16 to ptr, !dbg !108
  store ptr %17, ptr @restored, align 8, !dbg !109, !tbaa !105
    #dbg_value(ptr @x, !72, !DIExpression(), !80)
  store ptr @x, ptr @same, align 8, !dbg !110, !tbaa !105
    #dbg_value(i32 %0, !78, !DIExpression(DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_stack_value, DW_OP_LLVM_fragment, 0, 32), !80)
    #dbg_value(ptr @y, !78, !DIExpression(), !80)
  store ptr @y, ptr @other, align 8, !dbg !111, !tbaa !105
  %18 = call i32 @pthread_key_create(ptr noundef nonnull @key, ptr noundef null) #5, !dbg !112
  %19 = call i32 @pthread_create(ptr noundef nonnull %4, ptr noundef null, ptr noundef nonnull @give, ptr noundef nonnull @x) #5, !dbg !113
  %20 = load i64, ptr %4, align 8, !dbg !114, !tbaa !91
  %21 = call i32 @pthread_join(i64 noundef %20, ptr noundef nonnull %3) #5, !dbg !115
  %22 = load ptr, ptr %3, align 8, !dbg !116, !tbaa !87
  store ptr %22, ptr @own, align 8, !dbg !117, !tbaa !87
  %23 = load ptr, ptr @kept, align 8, !dbg !118, !tbaa !87
  %24 = icmp ne ptr %23, inttoptr (i64 1 to ptr), !dbg !119
  %25 = load ptr, ptr @joined, align 8
  %26 = icmp ne ptr %25, inttoptr (i64 2 to ptr)
  %27 = select i1 %24, i1 true, i1 %26
  %28 = load ptr, ptr @masked, align 8
  %29 = icmp ne ptr %28, inttoptr (i64 3 to ptr)
  %30 = select i1 %27, i1 true, i1 %29
  %31 = load ptr, ptr @loaded, align 8
  %32 = icmp ne ptr %31, @x
  %33 = select i1 %30, i1 true, i1 %32
  %34 = load ptr, ptr @restored, align 8
  %35 = icmp ne ptr %34, @y
  %36 = select i1 %33, i1 true, i1 %35
  %37 = load ptr, ptr @same, align 8
  %38 = icmp ne ptr %37, @x
  %39 = select i1 %36, i1 true, i1 %38
  %40 = load ptr, ptr @other, align 8
  %41 = icmp ne ptr %40, @y
  %42 = select i1 %39, i1 true, i1 %41, !dbg !120
  %43 = icmp ne ptr %22, @x, !dbg !120
  %44 = select i1 %42, i1 true, i1 %43, !dbg !120
  %45 = zext i1 %44 to i32, !dbg !120
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #5, !dbg !121
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #5, !dbg !121
  ret i32 %45, !dbg !122
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !123 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal ptr @run(ptr noundef %0) #3 !dbg !144 {
    #dbg_value(ptr %0, !146, !DIExpression(), !147)
  %2 = ptrtoint ptr %0 to i64, !dbg !148
  %3 = shl i64 %2, 32, !dbg !149
  %4 = add i64 %3, 4294967296, !dbg !149
  %5 = ashr exact i64 %4, 32, !dbg !149
  %6 = inttoptr i64 %5 to ptr, !dbg !150
  ret ptr %6, !dbg !151
}

declare !dbg !152 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !156 i32 @pthread_key_create(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind uwtable
define internal ptr @give(ptr noundef %0) #0 !dbg !163 {
    #dbg_value(ptr %0, !165, !DIExpression(), !166)
  %2 = load i32, ptr @key, align 4, !dbg !167, !tbaa !56
  %3 = tail call i32 @pthread_setspecific(i32 noundef %2, ptr noundef %0) #5, !dbg !168
  %4 = load i32, ptr @key, align 4, !dbg !169, !tbaa !56
  %5 = tail call ptr @pthread_getspecific(i32 noundef %4) #5, !dbg !170
  ret ptr %5, !dbg !171
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !172 i32 @pthread_setspecific(i32 noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !177 ptr @pthread_getspecific(i32 noundef) local_unnamed_addr #2

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}
!llvm.ident = !{!55}
!llvm.errno.tbaa = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "numbers.c", directory: "")
!4 = !{!5, !6, !9, !11, !16, !17}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 80, baseType: !8)
!7 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 83, baseType: !10)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !12, line: 26, baseType: !13)
!12 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !14, line: 42, baseType: !15)
!14 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !21, !0, !23, !25, !27, !29, !31, !33, !35, !37, !43}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "joined", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "masked", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "loaded", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "restored", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "same", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 9, type: !39, isLocal: true, isDefinition: true)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 4, size: 128, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !39, file: !3, line: 4, baseType: !16, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !39, file: !3, line: 4, baseType: !5, size: 64, offset: 64)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 10, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !46, line: 49, baseType: !15)
!46 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "")
!47 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression(DW_OP_LLVM_fragment, 64, 64))
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!55 = !{!"clang version 22.1.8"}
!56 = !{!57, !57, i64 0}
!57 = !{!"int", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C/C++ TBAA"}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !61, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66, keyInstructions: true)
!61 = !DISubroutineType(types: !62)
!62 = !{!17, !17, !63}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!66 = !{!67, !68, !69, !70, !72, !78}
!67 = !DILocalVariable(name: "argc", arg: 1, scope: !60, file: !3, line: 14, type: !17)
!68 = !DILocalVariable(name: "argv", arg: 2, scope: !60, file: !3, line: 14, type: !63)
!69 = !DILocalVariable(name: "result", scope: !60, file: !3, line: 15, type: !5)
!70 = !DILocalVariable(name: "thread", scope: !60, file: !3, line: 16, type: !71)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !10)
!72 = !DILocalVariable(name: "u", scope: !60, file: !3, line: 26, type: !73)
!73 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !3, line: 5, size: 64, elements: !74)
!74 = !{!75, !76, !77}
!75 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !73, file: !3, line: 5, baseType: !16, size: 64)
!76 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !73, file: !3, line: 5, baseType: !9, size: 64)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !73, file: !3, line: 5, baseType: !17, size: 32)
!78 = !DILocalVariable(name: "v", scope: !60, file: !3, line: 26, type: !73)
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 0, scope: !60)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 15, column: 5, scope: !60)
!83 = !DILocation(line: 16, column: 5, scope: !60)
!84 = !DILocation(line: 17, column: 20, scope: !60, atomGroup: 1, atomRank: 3)
!85 = !DILocation(line: 17, column: 12, scope: !60, atomGroup: 1, atomRank: 2)
!86 = !DILocation(line: 17, column: 10, scope: !60, atomGroup: 1, atomRank: 1)
!87 = !{!88, !88, i64 0}
!88 = !{!"any pointer", !58, i64 0}
!89 = !DILocation(line: 18, column: 5, scope: !60)
!90 = !DILocation(line: 19, column: 18, scope: !60)
!91 = !{!92, !92, i64 0}
!92 = !{!"long", !58, i64 0}
!93 = !DILocation(line: 19, column: 5, scope: !60)
!94 = !DILocation(line: 20, column: 39, scope: !60)
!95 = !DILocation(line: 20, column: 43, scope: !60, atomGroup: 2, atomRank: 3)
!96 = !DILocation(line: 20, column: 14, scope: !60, atomGroup: 2, atomRank: 2)
!97 = !DILocation(line: 20, column: 12, scope: !60, atomGroup: 2, atomRank: 1)
!98 = !DILocation(line: 22, column: 27, scope: !60, atomGroup: 4, atomRank: 3)
!99 = !DILocation(line: 22, column: 19, scope: !60, atomGroup: 4, atomRank: 2)
!100 = !DILocation(line: 22, column: 17, scope: !60, atomGroup: 4, atomRank: 1)
!101 = !{!102, !88, i64 8}
!102 = !{!"item", !103, i64 0, !88, i64 8}
!103 = !{!"p1 int", !88, i64 0}
!104 = !DILocation(line: 23, column: 12, scope: !60, atomGroup: 5, atomRank: 1)
!105 = !{!103, !103, i64 0}
!106 = !DILocation(line: 25, column: 39, scope: !60)
!107 = !DILocation(line: 25, column: 65, scope: !60, atomGroup: 6, atomRank: 3)
!108 = !DILocation(line: 25, column: 16, scope: !60, atomGroup: 6, atomRank: 2)
!109 = !DILocation(line: 25, column: 14, scope: !60, atomGroup: 6, atomRank: 1)
!110 = !DILocation(line: 28, column: 10, scope: !60, atomGroup: 8, atomRank: 1)
!111 = !DILocation(line: 31, column: 11, scope: !60, atomGroup: 11, atomRank: 1)
!112 = !DILocation(line: 32, column: 5, scope: !60)
!113 = !DILocation(line: 33, column: 5, scope: !60)
!114 = !DILocation(line: 34, column: 18, scope: !60)
!115 = !DILocation(line: 34, column: 5, scope: !60)
!116 = !DILocation(line: 35, column: 11, scope: !60, atomGroup: 12, atomRank: 2)
!117 = !DILocation(line: 35, column: 9, scope: !60, atomGroup: 12, atomRank: 1)
!118 = !DILocation(line: 36, column: 14, scope: !60)
!119 = !DILocation(line: 36, column: 19, scope: !60, atomGroup: 14, atomRank: 2)
!120 = !DILocation(line: 36, column: 32, scope: !60, atomGroup: 14, atomRank: 1)
!121 = !DILocation(line: 38, column: 1, scope: !60)
!122 = !DILocation(line: 36, column: 5, scope: !60, atomGroup: 21, atomRank: 1)
!123 = !DISubprogram(name: "pthread_create", scope: !124, file: !124, line: 202, type: !125, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!124 = !DIFile(filename: "lib/libc/include/generic-glibc/pthread.h", directory: "")
!125 = !DISubroutineType(types: !126)
!126 = !{!17, !127, !129, !140, !143}
!127 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !128)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !130)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !132)
!132 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !46, line: 62, baseType: !133)
!133 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !46, line: 56, size: 448, elements: !134)
!134 = !{!135, !139}
!135 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !133, file: !46, line: 58, baseType: !136, size: 448)
!136 = !DICompositeType(tag: DW_TAG_array_type, baseType: !65, size: 448, elements: !137)
!137 = !{!138}
!138 = !DISubrange(count: 56)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !133, file: !46, line: 59, baseType: !8, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !141, size: 64)
!141 = !DISubroutineType(types: !142)
!142 = !{!5, !5}
!143 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !5)
!144 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 11, type: !141, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !145, keyInstructions: true)
!145 = !{!146}
!146 = !DILocalVariable(name: "given", arg: 1, scope: !144, file: !3, line: 11, type: !5)
!147 = !DILocation(line: 0, scope: !144)
!148 = !DILocation(line: 11, column: 64, scope: !144)
!149 = !DILocation(line: 11, column: 48, scope: !144, atomGroup: 1, atomRank: 3)
!150 = !DILocation(line: 11, column: 40, scope: !144, atomGroup: 1, atomRank: 2)
!151 = !DILocation(line: 11, column: 33, scope: !144, atomGroup: 1, atomRank: 1)
!152 = !DISubprogram(name: "pthread_join", scope: !124, file: !124, line: 219, type: !153, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!153 = !DISubroutineType(types: !154)
!154 = !{!17, !71, !155}
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!156 = !DISubprogram(name: "pthread_key_create", scope: !124, file: !124, line: 1297, type: !157, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!157 = !DISubroutineType(types: !158)
!158 = !{!17, !159, !160}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!160 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!161 = !DISubroutineType(types: !162)
!162 = !{null, !5}
!163 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 12, type: !141, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !164, keyInstructions: true)
!164 = !{!165}
!165 = !DILocalVariable(name: "given", arg: 1, scope: !163, file: !3, line: 12, type: !5)
!166 = !DILocation(line: 0, scope: !163)
!167 = !DILocation(line: 12, column: 54, scope: !163)
!168 = !DILocation(line: 12, column: 34, scope: !163)
!169 = !DILocation(line: 12, column: 94, scope: !163)
!170 = !DILocation(line: 12, column: 74, scope: !163, atomGroup: 1, atomRank: 2)
!171 = !DILocation(line: 12, column: 67, scope: !163, atomGroup: 1, atomRank: 1)
!172 = !DISubprogram(name: "pthread_setspecific", scope: !124, file: !124, line: 1308, type: !173, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!173 = !DISubroutineType(types: !174)
!174 = !{!17, !45, !175}
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!177 = !DISubprogram(name: "pthread_getspecific", scope: !124, file: !124, line: 1305, type: !178, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!178 = !DISubroutineType(types: !179)
!179 = !{!5, !45}
