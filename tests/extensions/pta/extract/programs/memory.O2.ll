; ModuleID = 'memory.c'
source_filename = "memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.wide = type { %struct.pair, %struct.pair }
%struct.pair = type { ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@from = local_unnamed_addr global %struct.wide zeroinitializer, align 8, !dbg !12
@b = global i32 0, align 4, !dbg !5
@c = global i32 0, align 4, !dbg !8
@d = global i32 0, align 4, !dbg !10
@to = local_unnamed_addr global %struct.wide zeroinitializer, align 8, !dbg !23

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !37 {
    #dbg_assign(i1 poison, !46, !DIExpression(DW_OP_LLVM_fragment, 0, 192), !58, ptr poison, !DIExpression(), !59)
    #dbg_assign(i1 poison, !48, !DIExpression(), !60, ptr poison, !DIExpression(), !59)
    #dbg_assign(i1 poison, !52, !DIExpression(), !61, ptr poison, !DIExpression(), !59)
    #dbg_value(i32 %0, !44, !DIExpression(), !59)
    #dbg_value(ptr %1, !45, !DIExpression(), !59)
  store ptr @a, ptr @from, align 8, !dbg !62, !tbaa !63
  store ptr @b, ptr getelementptr inbounds nuw (i8, ptr @from, i64 8), align 8, !dbg !68, !tbaa !69
  store ptr @c, ptr getelementptr inbounds nuw (i8, ptr @from, i64 16), align 8, !dbg !70, !tbaa !71
  store ptr @d, ptr getelementptr inbounds nuw (i8, ptr @from, i64 24), align 8, !dbg !72, !tbaa !73
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @to, ptr noundef nonnull align 8 dereferenceable(16) @from, i64 16, i1 false), !dbg !74
    #dbg_assign(i1 poison, !46, !DIExpression(DW_OP_LLVM_fragment, 0, 192), !75, ptr poison, !DIExpression(), !59)
    #dbg_value(ptr @d, !46, !DIExpression(DW_OP_LLVM_fragment, 192, 64), !59)
  %3 = icmp sgt i32 %0, 1, !dbg !76
    #dbg_value(ptr poison, !47, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !59)
    #dbg_value(ptr poison, !47, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !59)
    #dbg_assign(i1 poison, !48, !DIExpression(), !77, ptr poison, !DIExpression(), !59)
    #dbg_value(ptr poison, !53, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !59)
    #dbg_value(ptr @b, !53, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !59)
    #dbg_value(ptr poison, !57, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !59)
    #dbg_value(ptr @b, !57, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !59)
  %4 = load ptr, ptr @to, align 8, !dbg !78, !tbaa !63
  %5 = load i32, ptr %4, align 4, !dbg !79, !tbaa !33
  %6 = load i32, ptr @d, align 4, !dbg !80, !tbaa !33
  %7 = add nsw i32 %6, %5, !dbg !81
  %8 = load i32, ptr @a, align 4, !dbg !82
  %9 = load i32, ptr @c, align 4, !dbg !82
  %10 = select i1 %3, i32 %8, i32 %9, !dbg !82
  %11 = add nsw i32 %7, %10, !dbg !83
  %12 = load i32, ptr @b, align 4, !dbg !84, !tbaa !33
  %13 = shl i32 %12, 1, !dbg !85
  %14 = add i32 %11, %13, !dbg !85
  ret i32 %14, !dbg !86
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30, !31}
!llvm.ident = !{!32}
!llvm.errno.tbaa = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory.c", directory: "")
!4 = !{!0, !5, !8, !10, !12, !23}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !3, line: 4, size: 256, elements: !15)
!15 = !{!16, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "one", scope: !14, file: !3, line: 4, baseType: !17, size: 128)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 3, size: 128, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !17, file: !3, line: 3, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !17, file: !3, line: 3, baseType: !20, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "two", scope: !14, file: !3, line: 4, baseType: !17, size: 128, offset: 128)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!32 = !{!"clang version 22.1.8"}
!33 = !{!34, !34, i64 0}
!34 = !{!"int", !35, i64 0}
!35 = !{!"omnipotent char", !36, i64 0}
!36 = !{!"Simple C/C++ TBAA"}
!37 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !38, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !43, keyInstructions: true)
!38 = !DISubroutineType(types: !39)
!39 = !{!7, !7, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !42, size: 64)
!42 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!43 = !{!44, !45, !46, !47, !48, !52, !53, !57}
!44 = !DILocalVariable(name: "argc", arg: 1, scope: !37, file: !3, line: 8, type: !7)
!45 = !DILocalVariable(name: "argv", arg: 2, scope: !37, file: !3, line: 8, type: !40)
!46 = !DILocalVariable(name: "copy", scope: !37, file: !3, line: 14, type: !14)
!47 = !DILocalVariable(name: "part", scope: !37, file: !3, line: 15, type: !17)
!48 = !DILocalVariable(name: "array", scope: !37, file: !3, line: 17, type: !49)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 4)
!52 = !DILocalVariable(name: "other", scope: !37, file: !3, line: 17, type: !49)
!53 = !DILocalVariable(name: "bytes", scope: !37, file: !3, line: 19, type: !54)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !42, size: 256, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 32)
!57 = !DILocalVariable(name: "back", scope: !37, file: !3, line: 20, type: !17)
!58 = distinct !DIAssignID()
!59 = !DILocation(line: 0, scope: !37)
!60 = distinct !DIAssignID()
!61 = distinct !DIAssignID()
!62 = !DILocation(line: 9, column: 19, scope: !37, atomGroup: 1, atomRank: 1)
!63 = !{!64, !66, i64 0}
!64 = !{!"wide", !65, i64 0, !65, i64 16}
!65 = !{!"pair", !66, i64 0, !66, i64 8}
!66 = !{!"p1 int", !67, i64 0}
!67 = !{!"any pointer", !35, i64 0}
!68 = !DILocation(line: 10, column: 20, scope: !37, atomGroup: 2, atomRank: 1)
!69 = !{!64, !66, i64 8}
!70 = !DILocation(line: 11, column: 19, scope: !37, atomGroup: 3, atomRank: 1)
!71 = !{!64, !66, i64 16}
!72 = !DILocation(line: 12, column: 20, scope: !37, atomGroup: 4, atomRank: 1)
!73 = !{!64, !66, i64 24}
!74 = !DILocation(line: 13, column: 5, scope: !37, atomGroup: 5, atomRank: 1)
!75 = distinct !DIAssignID()
!76 = !DILocation(line: 16, column: 25, scope: !37)
!77 = distinct !DIAssignID()
!78 = !DILocation(line: 23, column: 20, scope: !37)
!79 = !DILocation(line: 23, column: 12, scope: !37)
!80 = !DILocation(line: 23, column: 27, scope: !37)
!81 = !DILocation(line: 23, column: 25, scope: !37)
!82 = !DILocation(line: 23, column: 45, scope: !37)
!83 = !DILocation(line: 23, column: 43, scope: !37)
!84 = !DILocation(line: 23, column: 58, scope: !37)
!85 = !DILocation(line: 23, column: 68, scope: !37, atomGroup: 13, atomRank: 2)
!86 = !DILocation(line: 23, column: 5, scope: !37, atomGroup: 13, atomRank: 1)
