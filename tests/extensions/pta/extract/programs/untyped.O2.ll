; ModuleID = 'untyped.c'
source_filename = "untyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@a = global i32 0, align 4, !dbg !0
@of_message = local_unnamed_addr global ptr null, align 8, !dbg !13
@of_bytes = local_unnamed_addr global ptr null, align 8, !dbg !15
@b = global i32 0, align 4, !dbg !11
@of_table = local_unnamed_addr global ptr null, align 8, !dbg !17

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !31 {
    #dbg_value(i32 %0, !36, !DIExpression(), !60)
    #dbg_value(ptr %1, !37, !DIExpression(), !60)
    #dbg_value(ptr poison, !38, !DIExpression(), !60)
    #dbg_value(ptr poison, !47, !DIExpression(), !60)
  store ptr @a, ptr @of_message, align 8, !dbg !61, !tbaa !62
  store ptr @a, ptr @of_bytes, align 8, !dbg !65, !tbaa !62
    #dbg_value(ptr poison, !48, !DIExpression(), !60)
    #dbg_value(ptr poison, !59, !DIExpression(), !60)
  store ptr @b, ptr @of_table, align 8, !dbg !66, !tbaa !62
  ret i32 0, !dbg !67
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24, !25}
!llvm.ident = !{!26}
!llvm.errno.tbaa = !{!27}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "untyped.c", directory: "")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !13, !15, !17}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "of_message", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "of_bytes", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "of_table", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!26 = !{!"clang version 22.1.8"}
!27 = !{!28, !28, i64 0}
!28 = !{!"int", !29, i64 0}
!29 = !{!"omnipotent char", !30, i64 0}
!30 = !{!"Simple C/C++ TBAA"}
!31 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !32, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !35, keyInstructions: true)
!32 = !DISubroutineType(types: !33)
!33 = !{!9, !9, !34}
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!35 = !{!36, !37, !38, !47, !48, !59}
!36 = !DILocalVariable(name: "argc", arg: 1, scope: !31, file: !3, line: 11, type: !9)
!37 = !DILocalVariable(name: "argv", arg: 2, scope: !31, file: !3, line: 11, type: !34)
!38 = !DILocalVariable(name: "message", scope: !31, file: !3, line: 12, type: !39)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 3, size: 384, elements: !41)
!41 = !{!42, !46}
!42 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !40, file: !3, line: 3, baseType: !43, size: 320)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 40)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !40, file: !3, line: 3, baseType: !8, size: 64, offset: 320)
!47 = !DILocalVariable(name: "bytes", scope: !31, file: !3, line: 14, type: !5)
!48 = !DILocalVariable(name: "table", scope: !31, file: !3, line: 17, type: !49)
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 4, size: 38528, elements: !51)
!51 = !{!52, !57, !58}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !50, file: !3, line: 4, baseType: !53, size: 38400)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !54, size: 38400, elements: !55)
!54 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!55 = !{!56}
!56 = !DISubrange(count: 600)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !50, file: !3, line: 4, baseType: !8, size: 64, offset: 38400)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !50, file: !3, line: 4, baseType: !49, size: 64, offset: 38464)
!59 = !DILocalVariable(name: "other", scope: !31, file: !3, line: 19, type: !5)
!60 = !DILocation(line: 0, scope: !31)
!61 = !DILocation(line: 15, column: 16, scope: !31, atomGroup: 4, atomRank: 1)
!62 = !{!63, !63, i64 0}
!63 = !{!"p1 int", !64, i64 0}
!64 = !{!"any pointer", !29, i64 0}
!65 = !DILocation(line: 16, column: 14, scope: !31, atomGroup: 5, atomRank: 1)
!66 = !DILocation(line: 21, column: 14, scope: !31, atomGroup: 10, atomRank: 1)
!67 = !DILocation(line: 22, column: 5, scope: !31, atomGroup: 12, atomRank: 1)
