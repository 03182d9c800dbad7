; ModuleID = 'outside.c'
source_filename = "outside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@shown = global ptr @x, align 8, !dbg !5
@secret = global i32 0, align 4, !dbg !13
@hidden = local_unnamed_addr global ptr @secret, align 8, !dbg !9
@y = global i32 0, align 4, !dbg !11

; Function Attrs: nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !27 {
    #dbg_value(i32 %0, !34, !DIExpression(), !40)
    #dbg_value(ptr %1, !35, !DIExpression(), !40)
  %3 = tail call ptr @store(ptr noundef nonnull @shown) #3, !dbg !41
  %4 = tail call ptr @store(ptr noundef nonnull @back) #3, !dbg !42
  %5 = tail call ptr @fetch() #3, !dbg !43
    #dbg_value(ptr %5, !36, !DIExpression(), !40)
  store ptr @y, ptr %5, align 8, !dbg !44, !tbaa !45
  %6 = load ptr, ptr @shown, align 8, !dbg !48, !tbaa !45
    #dbg_value(ptr %6, !38, !DIExpression(), !40)
  %7 = load ptr, ptr @hidden, align 8, !dbg !49, !tbaa !45
    #dbg_value(ptr %7, !39, !DIExpression(), !40)
  %8 = load i32, ptr %6, align 4, !dbg !50, !tbaa !23
  %9 = load i32, ptr %7, align 4, !dbg !51, !tbaa !23
  %10 = add nsw i32 %9, %8, !dbg !52
  ret i32 %10, !dbg !53
}

declare !dbg !54 ptr @store(ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef ptr @back(ptr noundef readnone returned captures(ret: address, provenance) %0) #2 !dbg !58 {
    #dbg_value(ptr %0, !62, !DIExpression(), !63)
  ret ptr %0, !dbg !64
}

declare !dbg !65 ptr @fetch() local_unnamed_addr #1

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20, !21}
!llvm.ident = !{!22}
!llvm.errno.tbaa = !{!23}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside.c", directory: "")
!4 = !{!5, !9, !0, !11, !13}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "shown", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "secret", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!22 = !{!"clang version 22.1.8"}
!23 = !{!24, !24, i64 0}
!24 = !{!"int", !25, i64 0}
!25 = !{!"omnipotent char", !26, i64 0}
!26 = !{!"Simple C/C++ TBAA"}
!27 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !28, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !33, keyInstructions: true)
!28 = !DISubroutineType(types: !29)
!29 = !{!8, !8, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !31, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !32, size: 64)
!32 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!33 = !{!34, !35, !36, !38, !39}
!34 = !DILocalVariable(name: "argc", arg: 1, scope: !27, file: !3, line: 8, type: !8)
!35 = !DILocalVariable(name: "argv", arg: 2, scope: !27, file: !3, line: 8, type: !30)
!36 = !DILocalVariable(name: "fetched", scope: !27, file: !3, line: 11, type: !37)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!38 = !DILocalVariable(name: "seen", scope: !27, file: !3, line: 13, type: !7)
!39 = !DILocalVariable(name: "kept", scope: !27, file: !3, line: 14, type: !7)
!40 = !DILocation(line: 0, scope: !27)
!41 = !DILocation(line: 9, column: 5, scope: !27)
!42 = !DILocation(line: 10, column: 5, scope: !27)
!43 = !DILocation(line: 11, column: 21, scope: !27, atomGroup: 1, atomRank: 2)
!44 = !DILocation(line: 12, column: 14, scope: !27, atomGroup: 2, atomRank: 1)
!45 = !{!46, !46, i64 0}
!46 = !{!"p1 int", !47, i64 0}
!47 = !{!"any pointer", !25, i64 0}
!48 = !DILocation(line: 13, column: 17, scope: !27, atomGroup: 3, atomRank: 2)
!49 = !DILocation(line: 14, column: 17, scope: !27, atomGroup: 4, atomRank: 2)
!50 = !DILocation(line: 15, column: 12, scope: !27)
!51 = !DILocation(line: 15, column: 20, scope: !27)
!52 = !DILocation(line: 15, column: 18, scope: !27, atomGroup: 6, atomRank: 2)
!53 = !DILocation(line: 15, column: 5, scope: !27, atomGroup: 6, atomRank: 1)
!54 = !DISubprogram(name: "store", scope: !3, file: !3, line: 2, type: !55, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!55 = !DISubroutineType(types: !56)
!56 = !{!57, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!58 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 6, type: !59, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !61, keyInstructions: true)
!59 = !DISubroutineType(types: !60)
!60 = !{!7, !7}
!61 = !{!62}
!62 = !DILocalVariable(name: "given", arg: 1, scope: !58, file: !3, line: 6, type: !7)
!63 = !DILocation(line: 0, scope: !58)
!64 = !DILocation(line: 6, column: 32, scope: !58, atomGroup: 1, atomRank: 1)
!65 = !DISubprogram(name: "fetch", scope: !3, file: !3, line: 3, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!66 = !DISubroutineType(types: !67)
!67 = !{!57}
