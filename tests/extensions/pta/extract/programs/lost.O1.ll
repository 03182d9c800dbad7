; ModuleID = 'lost.c'
source_filename = "lost.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr }

@given = local_unnamed_addr global ptr null, align 8, !dbg !0
@first = global %struct.node zeroinitializer, align 8, !dbg !18
@y = global i32 0, align 4, !dbg !14
@read = local_unnamed_addr global ptr null, align 8, !dbg !31
@z = global i32 0, align 4, !dbg !16
@called = local_unnamed_addr global ptr null, align 8, !dbg !33
@x = local_unnamed_addr global i32 0, align 4, !dbg !11
@second = local_unnamed_addr global %struct.node zeroinitializer, align 8, !dbg !29
@.str = private unnamed_addr constant [5 x i8] c"%llu\00", align 1, !dbg !35

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @back(ptr noundef returned %0) #0 !dbg !53 {
    #dbg_value(ptr %0, !55, !DIExpression(), !56)
  store ptr %0, ptr @given, align 8, !dbg !57, !tbaa !58
  ret ptr %0, !dbg !61
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !62 {
  %1 = alloca [32 x i8], align 16, !DIAssignID !68
    #dbg_assign(i1 poison, !69, !DIExpression(), !68, ptr %1, !DIExpression(), !79)
  %2 = alloca i64, align 8, !DIAssignID !81
    #dbg_assign(i1 poison, !75, !DIExpression(), !81, ptr %2, !DIExpression(), !79)
    #dbg_value(ptr @first, !74, !DIExpression(), !79)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #4, !dbg !82
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #4, !dbg !83
  %3 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %1, i64 noundef 32, ptr noundef nonnull @.str, i64 noundef ptrtoint (ptr @first to i64)) #4, !dbg !84
  %4 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull %1, ptr noundef nonnull @.str, ptr noundef nonnull %2) #4, !dbg !85
  %5 = load i64, ptr %2, align 8, !dbg !86, !tbaa !87
  %6 = inttoptr i64 %5 to ptr, !dbg !89
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #4, !dbg !90
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #4, !dbg !90
    #dbg_value(ptr %6, !66, !DIExpression(), !91)
  store ptr @y, ptr %6, align 8, !dbg !92, !tbaa !93
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !95
  store ptr @back, ptr %7, align 8, !dbg !96, !tbaa !97
  %8 = load ptr, ptr @first, align 8, !dbg !98, !tbaa !93
  store ptr %8, ptr @read, align 8, !dbg !99, !tbaa !58
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @first, i64 8), align 8, !dbg !100, !tbaa !97
  %10 = call ptr %9(ptr noundef nonnull @z) #4, !dbg !101
  store ptr %10, ptr @called, align 8, !dbg !102, !tbaa !58
  %11 = load ptr, ptr @read, align 8, !dbg !103, !tbaa !58
  %12 = icmp ne ptr %11, @y, !dbg !104
  %13 = icmp ne ptr %10, @z
  %14 = select i1 %12, i1 true, i1 %13, !dbg !105
  %15 = load ptr, ptr @given, align 8, !dbg !105
  %16 = icmp ne ptr %15, @z, !dbg !105
  %17 = select i1 %14, i1 true, i1 %16, !dbg !105
  %18 = zext i1 %17 to i32, !dbg !105
  ret i32 %18, !dbg !106
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree nounwind
declare !dbg !107 noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !118 noundef i32 @__isoc99_sscanf(ptr noundef readonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!41, !42, !43, !44, !45, !46, !47}
!llvm.ident = !{!48}
!llvm.errno.tbaa = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "lost.c", directory: "")
!4 = !{!5, !6, !9}
!5 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 83, baseType: !8)
!7 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!8 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!10 = !{!11, !14, !16, !18, !29, !0, !31, !33, !35}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!13 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !13, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 5, size: 128, elements: !21)
!21 = !{!22, !24}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !20, file: !3, line: 5, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !20, file: !3, line: 5, baseType: !25, size: 64, offset: 64)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !26)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DISubroutineType(types: !28)
!28 = !{!23, !23}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "second", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "read", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 8, type: !23, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(scope: null, file: !3, line: 14, type: !37, isLocal: true, isDefinition: true)
!37 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 40, elements: !39)
!38 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!39 = !{!40}
!40 = !DISubrange(count: 5)
!41 = !{i32 7, !"Dwarf Version", i32 4}
!42 = !{i32 2, !"Debug Info Version", i32 3}
!43 = !{i32 1, !"wchar_size", i32 4}
!44 = !{i32 8, !"PIC Level", i32 2}
!45 = !{i32 7, !"uwtable", i32 2}
!46 = !{i32 7, !"frame-pointer", i32 2}
!47 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!48 = !{!"clang version 22.1.8"}
!49 = !{!50, !50, i64 0}
!50 = !{!"int", !51, i64 0}
!51 = !{!"omnipotent char", !52, i64 0}
!52 = !{!"Simple C/C++ TBAA"}
!53 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 9, type: !27, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !54, keyInstructions: true)
!54 = !{!55}
!55 = !DILocalVariable(name: "p", arg: 1, scope: !53, file: !3, line: 9, type: !23)
!56 = !DILocation(line: 0, scope: !53)
!57 = !DILocation(line: 9, column: 27, scope: !53, atomGroup: 1, atomRank: 1)
!58 = !{!59, !59, i64 0}
!59 = !{!"p1 int", !60, i64 0}
!60 = !{!"any pointer", !51, i64 0}
!61 = !DILocation(line: 9, column: 32, scope: !53, atomGroup: 2, atomRank: 1)
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !63, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !65, keyInstructions: true)
!63 = !DISubroutineType(types: !64)
!64 = !{!13}
!65 = !{!66}
!66 = !DILocalVariable(name: "n", scope: !62, file: !3, line: 19, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!68 = distinct !DIAssignID()
!69 = !DILocalVariable(name: "text", scope: !70, file: !3, line: 12, type: !76)
!70 = distinct !DISubprogram(name: "rebuilt", scope: !3, file: !3, line: 11, type: !71, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !73, keyInstructions: true)
!71 = !DISubroutineType(types: !72)
!72 = !{!9, !9}
!73 = !{!74, !69, !75}
!74 = !DILocalVariable(name: "p", arg: 1, scope: !70, file: !3, line: 11, type: !9)
!75 = !DILocalVariable(name: "number", scope: !70, file: !3, line: 13, type: !5)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 256, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 32)
!79 = !DILocation(line: 0, scope: !70, inlinedAt: !80)
!80 = distinct !DILocation(line: 19, column: 22, scope: !62)
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 12, column: 5, scope: !70, inlinedAt: !80)
!83 = !DILocation(line: 13, column: 5, scope: !70, inlinedAt: !80)
!84 = !DILocation(line: 14, column: 5, scope: !70, inlinedAt: !80)
!85 = !DILocation(line: 15, column: 5, scope: !70, inlinedAt: !80)
!86 = !DILocation(line: 16, column: 31, scope: !70, inlinedAt: !80, atomGroup: 2, atomRank: 3)
!87 = !{!88, !88, i64 0}
!88 = !{!"long long", !51, i64 0}
!89 = !DILocation(line: 16, column: 12, scope: !70, inlinedAt: !80, atomGroup: 2, atomRank: 2)
!90 = !DILocation(line: 17, column: 1, scope: !70, inlinedAt: !80)
!91 = !DILocation(line: 0, scope: !62)
!92 = !DILocation(line: 20, column: 14, scope: !62, atomGroup: 2, atomRank: 1)
!93 = !{!94, !59, i64 0}
!94 = !{!"node", !59, i64 0, !60, i64 8}
!95 = !DILocation(line: 21, column: 8, scope: !62)
!96 = !DILocation(line: 21, column: 12, scope: !62, atomGroup: 3, atomRank: 1)
!97 = !{!94, !60, i64 8}
!98 = !DILocation(line: 22, column: 18, scope: !62, atomGroup: 4, atomRank: 2)
!99 = !DILocation(line: 22, column: 10, scope: !62, atomGroup: 4, atomRank: 1)
!100 = !DILocation(line: 23, column: 14, scope: !62)
!101 = !DILocation(line: 23, column: 14, scope: !62, atomGroup: 5, atomRank: 2)
!102 = !DILocation(line: 23, column: 12, scope: !62, atomGroup: 5, atomRank: 1)
!103 = !DILocation(line: 24, column: 14, scope: !62)
!104 = !DILocation(line: 24, column: 19, scope: !62, atomGroup: 7, atomRank: 2)
!105 = !DILocation(line: 24, column: 25, scope: !62, atomGroup: 7, atomRank: 1)
!106 = !DILocation(line: 24, column: 5, scope: !62, atomGroup: 9, atomRank: 1)
!107 = !DISubprogram(name: "snprintf", scope: !108, file: !108, line: 392, type: !109, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!108 = !DIFile(filename: "lib/libc/include/generic-glibc/stdio.h", directory: "")
!109 = !DISubroutineType(types: !110)
!110 = !{!13, !111, !113, !115, null}
!111 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !112)
!112 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !114, line: 18, baseType: !8)
!114 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!115 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !116)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !38)
!118 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !108, file: !108, line: 475, type: !119, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!119 = !DISubroutineType(types: !120)
!120 = !{!13, !115, !115, null}
