; ModuleID = 'calls.c'
source_filename = "calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.operations = type { ptr, ptr }

@loud = local_unnamed_addr global %struct.operations { ptr @first, ptr @clear }, align 8, !dbg !0
@quiet = local_unnamed_addr global %struct.operations { ptr @second, ptr @set }, align 8, !dbg !5
@choices = local_unnamed_addr global [2 x ptr] [ptr @first, ptr @second], align 16, !dbg !21
@x = global i32 0, align 4, !dbg !26
@y = global i32 0, align 4, !dbg !28
@z = global i32 0, align 4, !dbg !30

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef ptr @first(ptr noundef readnone returned captures(ret: address, provenance) %0, ptr readnone captures(none) %1) #0 !dbg !44 {
    #dbg_value(ptr %0, !46, !DIExpression(), !48)
    #dbg_value(ptr poison, !47, !DIExpression(), !48)
  ret ptr %0, !dbg !49
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @clear(ptr noundef writeonly captures(none) initializes((0, 8)) %0) #1 !dbg !50 {
    #dbg_value(ptr %0, !52, !DIExpression(), !53)
  store ptr null, ptr %0, align 8, !dbg !54, !tbaa !55
  ret void, !dbg !58
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef ptr @second(ptr readnone captures(none) %0, ptr noundef readnone returned captures(ret: address, provenance) %1) #0 !dbg !59 {
    #dbg_value(ptr poison, !61, !DIExpression(), !63)
    #dbg_value(ptr %1, !62, !DIExpression(), !63)
  ret ptr %1, !dbg !64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal void @set(ptr noundef writeonly captures(none) initializes((0, 8)) %0) #1 !dbg !65 {
    #dbg_value(ptr %0, !67, !DIExpression(), !68)
  store ptr @y, ptr %0, align 8, !dbg !69, !tbaa !55
  ret void, !dbg !70
}

; Function Attrs: nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #2 !dbg !71 {
  %3 = alloca ptr, align 8, !DIAssignID !87
    #dbg_assign(i1 poison, !83, !DIExpression(), !87, ptr %3, !DIExpression(), !88)
    #dbg_value(i32 %0, !78, !DIExpression(), !88)
    #dbg_value(ptr %1, !79, !DIExpression(), !88)
  %4 = icmp sgt i32 %0, 1, !dbg !89
    #dbg_value(ptr poison, !80, !DIExpression(), !88)
  %5 = load ptr, ptr @loud, align 8, !dbg !90
  %6 = load ptr, ptr @quiet, align 8, !dbg !90
  %7 = select i1 %4, ptr %5, ptr %6, !dbg !90
  %8 = tail call ptr %7(ptr noundef nonnull @x, ptr noundef nonnull @y) #4, !dbg !91
    #dbg_value(ptr %8, !82, !DIExpression(), !88)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #4, !dbg !92
  store ptr @x, ptr %3, align 8, !dbg !93, !tbaa !55, !DIAssignID !94
    #dbg_assign(ptr @x, !83, !DIExpression(), !94, ptr %3, !DIExpression(), !88)
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @loud, i64 8), align 8, !dbg !95
  %10 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @quiet, i64 8), align 8, !dbg !95
  %11 = select i1 %4, ptr %9, ptr %10, !dbg !95
  call void %11(ptr noundef nonnull %3) #4, !dbg !95
    #dbg_value(ptr @x, !84, !DIExpression(), !88)
  %12 = sext i32 %0 to i64, !dbg !96
  %13 = getelementptr inbounds ptr, ptr @choices, i64 %12, !dbg !96
  %14 = load ptr, ptr %13, align 8, !dbg !96, !tbaa !97
  %15 = call ptr %14(ptr noundef nonnull @x, ptr noundef nonnull @z) #4, !dbg !98
    #dbg_value(ptr %15, !85, !DIExpression(), !88)
    #dbg_value(ptr @z, !86, !DIExpression(), !88)
  %16 = load i32, ptr %8, align 4, !dbg !99, !tbaa !40
  %17 = load ptr, ptr %3, align 8, !dbg !100, !tbaa !55
  %18 = load i32, ptr %17, align 4, !dbg !101, !tbaa !40
  %19 = add nsw i32 %18, %16, !dbg !102
  %20 = load i32, ptr @x, align 4, !dbg !103, !tbaa !40
  %21 = add nsw i32 %19, %20, !dbg !104
  %22 = load i32, ptr %15, align 4, !dbg !105, !tbaa !40
  %23 = add nsw i32 %21, %22, !dbg !106
  %24 = load i32, ptr @z, align 4, !dbg !107, !tbaa !40
  %25 = add nsw i32 %23, %24, !dbg !108
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #4, !dbg !109
  ret i32 %25, !dbg !110
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}
!llvm.errno.tbaa = !{!40}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "loud", scope: !2, file: !3, line: 13, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "calls.c", directory: "")
!4 = !{!0, !5, !21, !26, !28, !30}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "quiet", scope: !2, file: !3, line: 13, type: !7, isLocal: false, isDefinition: true)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !3, line: 9, size: 128, elements: !8)
!8 = !{!9, !16}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "choose", scope: !7, file: !3, line: 9, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "choice", file: !3, line: 2, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "reset", scope: !7, file: !3, line: 9, baseType: !17, size: 64, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "choices", scope: !2, file: !3, line: 14, type: !23, isLocal: false, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
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
!44 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !45, keyInstructions: true)
!45 = !{!46, !47}
!46 = !DILocalVariable(name: "a", arg: 1, scope: !44, file: !3, line: 5, type: !14)
!47 = !DILocalVariable(name: "b", arg: 2, scope: !44, file: !3, line: 5, type: !14)
!48 = !DILocation(line: 0, scope: !44)
!49 = !DILocation(line: 5, column: 37, scope: !44, atomGroup: 1, atomRank: 1)
!50 = distinct !DISubprogram(name: "clear", scope: !3, file: !3, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !51, keyInstructions: true)
!51 = !{!52}
!52 = !DILocalVariable(name: "what", arg: 1, scope: !50, file: !3, line: 10, type: !20)
!53 = !DILocation(line: 0, scope: !50)
!54 = !DILocation(line: 10, column: 39, scope: !50, atomGroup: 1, atomRank: 1)
!55 = !{!56, !56, i64 0}
!56 = !{!"p1 int", !57, i64 0}
!57 = !{!"any pointer", !42, i64 0}
!58 = !DILocation(line: 10, column: 44, scope: !50, atomGroup: 2, atomRank: 1)
!59 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60, keyInstructions: true)
!60 = !{!61, !62}
!61 = !DILocalVariable(name: "a", arg: 1, scope: !59, file: !3, line: 6, type: !14)
!62 = !DILocalVariable(name: "b", arg: 2, scope: !59, file: !3, line: 6, type: !14)
!63 = !DILocation(line: 0, scope: !59)
!64 = !DILocation(line: 6, column: 38, scope: !59, atomGroup: 1, atomRank: 1)
!65 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66, keyInstructions: true)
!66 = !{!67}
!67 = !DILocalVariable(name: "what", arg: 1, scope: !65, file: !3, line: 11, type: !20)
!68 = !DILocation(line: 0, scope: !65)
!69 = !DILocation(line: 11, column: 37, scope: !65, atomGroup: 1, atomRank: 1)
!70 = !DILocation(line: 11, column: 43, scope: !65, atomGroup: 2, atomRank: 1)
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !72, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !77, keyInstructions: true)
!72 = !DISubroutineType(types: !73)
!73 = !{!15, !15, !74}
!74 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!75 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !76, size: 64)
!76 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!77 = !{!78, !79, !80, !82, !83, !84, !85, !86}
!78 = !DILocalVariable(name: "argc", arg: 1, scope: !71, file: !3, line: 18, type: !15)
!79 = !DILocalVariable(name: "argv", arg: 2, scope: !71, file: !3, line: 18, type: !74)
!80 = !DILocalVariable(name: "which", scope: !71, file: !3, line: 19, type: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!82 = !DILocalVariable(name: "chosen", scope: !71, file: !3, line: 20, type: !14)
!83 = !DILocalVariable(name: "target", scope: !71, file: !3, line: 21, type: !14)
!84 = !DILocalVariable(name: "applied", scope: !71, file: !3, line: 23, type: !14)
!85 = !DILocalVariable(name: "indexed", scope: !71, file: !3, line: 24, type: !14)
!86 = !DILocalVariable(name: "direct", scope: !71, file: !3, line: 25, type: !14)
!87 = distinct !DIAssignID()
!88 = !DILocation(line: 0, scope: !71)
!89 = !DILocation(line: 19, column: 37, scope: !71)
!90 = !DILocation(line: 20, column: 19, scope: !71)
!91 = !DILocation(line: 20, column: 19, scope: !71, atomGroup: 2, atomRank: 2)
!92 = !DILocation(line: 21, column: 5, scope: !71)
!93 = !DILocation(line: 21, column: 10, scope: !71, atomGroup: 3, atomRank: 1)
!94 = distinct !DIAssignID()
!95 = !DILocation(line: 22, column: 5, scope: !71)
!96 = !DILocation(line: 24, column: 20, scope: !71)
!97 = !{!57, !57, i64 0}
!98 = !DILocation(line: 24, column: 20, scope: !71, atomGroup: 5, atomRank: 2)
!99 = !DILocation(line: 26, column: 12, scope: !71)
!100 = !DILocation(line: 26, column: 23, scope: !71)
!101 = !DILocation(line: 26, column: 22, scope: !71)
!102 = !DILocation(line: 26, column: 20, scope: !71)
!103 = !DILocation(line: 26, column: 32, scope: !71)
!104 = !DILocation(line: 26, column: 30, scope: !71)
!105 = !DILocation(line: 26, column: 43, scope: !71)
!106 = !DILocation(line: 26, column: 41, scope: !71)
!107 = !DILocation(line: 26, column: 54, scope: !71)
!108 = !DILocation(line: 26, column: 52, scope: !71, atomGroup: 8, atomRank: 2)
!109 = !DILocation(line: 27, column: 1, scope: !71)
!110 = !DILocation(line: 26, column: 5, scope: !71, atomGroup: 8, atomRank: 1)
