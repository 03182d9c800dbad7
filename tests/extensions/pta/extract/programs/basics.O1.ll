; ModuleID = 'basics.c'
source_filename = "basics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@p = global ptr null, align 8, !dbg !10
@y = global i32 0, align 4, !dbg !5
@q = global ptr null, align 8, !dbg !13
@pp = local_unnamed_addr global ptr null, align 8, !dbg !15
@z = global i32 0, align 4, !dbg !8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !30 {
    #dbg_value(i32 %0, !37, !DIExpression(), !41)
    #dbg_value(ptr %1, !38, !DIExpression(), !41)
  store ptr @x, ptr @p, align 8, !dbg !42, !tbaa !43
  %3 = icmp sgt i32 %0, 1, !dbg !46
  %4 = select i1 %3, ptr @x, ptr @y, !dbg !47
  store ptr %4, ptr @q, align 8, !dbg !48, !tbaa !43
  %5 = icmp sgt i32 %0, 2, !dbg !49
  %6 = select i1 %5, ptr @p, ptr @q, !dbg !50
  store ptr %6, ptr @pp, align 8, !dbg !51, !tbaa !52
  store ptr @z, ptr %6, align 8, !dbg !55, !tbaa !43
    #dbg_value(ptr @z, !39, !DIExpression(), !41)
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !56
  %8 = load ptr, ptr %7, align 8, !dbg !57, !tbaa !58
    #dbg_value(ptr %8, !40, !DIExpression(), !41)
  %9 = load i32, ptr @z, align 4, !dbg !60, !tbaa !26
  %10 = load i8, ptr %8, align 1, !dbg !61, !tbaa !62
  %11 = sext i8 %10 to i32, !dbg !61
  %12 = add nsw i32 %9, %11, !dbg !63
  ret i32 %12, !dbg !64
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}
!llvm.errno.tbaa = !{!26}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "basics.c", directory: "")
!4 = !{!0, !5, !8, !10, !13, !15}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 3, type: !12, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 3, type: !12, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "pp", scope: !2, file: !3, line: 3, type: !17, isLocal: false, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!18 = !{i32 7, !"Dwarf Version", i32 4}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!25 = !{!"clang version 22.1.8"}
!26 = !{!27, !27, i64 0}
!27 = !{!"int", !28, i64 0}
!28 = !{!"omnipotent char", !29, i64 0}
!29 = !{!"Simple C/C++ TBAA"}
!30 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !31, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !36, keyInstructions: true)
!31 = !DISubroutineType(types: !32)
!32 = !{!7, !7, !33}
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37, !38, !39, !40}
!37 = !DILocalVariable(name: "argc", arg: 1, scope: !30, file: !3, line: 5, type: !7)
!38 = !DILocalVariable(name: "argv", arg: 2, scope: !30, file: !3, line: 5, type: !33)
!39 = !DILocalVariable(name: "r", scope: !30, file: !3, line: 10, type: !12)
!40 = !DILocalVariable(name: "first", scope: !30, file: !3, line: 11, type: !34)
!41 = !DILocation(line: 0, scope: !30)
!42 = !DILocation(line: 6, column: 7, scope: !30, atomGroup: 1, atomRank: 1)
!43 = !{!44, !44, i64 0}
!44 = !{!"p1 int", !45, i64 0}
!45 = !{!"any pointer", !28, i64 0}
!46 = !DILocation(line: 7, column: 14, scope: !30, atomGroup: 3, atomRank: 2)
!47 = !DILocation(line: 7, column: 9, scope: !30, atomGroup: 3, atomRank: 1)
!48 = !DILocation(line: 7, column: 7, scope: !30, atomGroup: 2, atomRank: 1)
!49 = !DILocation(line: 8, column: 15, scope: !30)
!50 = !DILocation(line: 8, column: 10, scope: !30, atomGroup: 4, atomRank: 2)
!51 = !DILocation(line: 8, column: 8, scope: !30, atomGroup: 4, atomRank: 1)
!52 = !{!53, !53, i64 0}
!53 = !{!"p2 int", !54, i64 0}
!54 = !{!"any p2 pointer", !45, i64 0}
!55 = !DILocation(line: 9, column: 9, scope: !30, atomGroup: 5, atomRank: 1)
!56 = !DILocation(line: 11, column: 19, scope: !30)
!57 = !DILocation(line: 11, column: 19, scope: !30, atomGroup: 7, atomRank: 2)
!58 = !{!59, !59, i64 0}
!59 = !{!"p1 omnipotent char", !45, i64 0}
!60 = !DILocation(line: 12, column: 12, scope: !30)
!61 = !DILocation(line: 12, column: 17, scope: !30)
!62 = !{!28, !28, i64 0}
!63 = !DILocation(line: 12, column: 15, scope: !30, atomGroup: 9, atomRank: 2)
!64 = !DILocation(line: 12, column: 5, scope: !30, atomGroup: 9, atomRank: 1)
