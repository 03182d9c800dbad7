; ModuleID = 'pieces.c'
source_filename = "pieces.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.pair = type { ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@from = local_unnamed_addr global %struct.pair { ptr @x, ptr @f0 }, align 8, !dbg !18
@y = global i32 0, align 4, !dbg !30
@source = local_unnamed_addr global ptr @y, align 8, !dbg !28
@bytewise = local_unnamed_addr global ptr null, align 8, !dbg !38
@to = local_unnamed_addr global %struct.pair zeroinitializer, align 8, !dbg !34
@called = local_unnamed_addr global ptr null, align 8, !dbg !50
@to2 = local_unnamed_addr global %struct.pair zeroinitializer, align 8, !dbg !36
@z = global i32 0, align 4, !dbg !32
@high = local_unnamed_addr global i32 0, align 4, !dbg !52
@low = local_unnamed_addr global i32 0, align 4, !dbg !54
@halved = local_unnamed_addr global ptr null, align 8, !dbg !40
@shifted = local_unnamed_addr global ptr null, align 8, !dbg !42
@at = internal unnamed_addr global i1 false, align 4, !dbg !63
@passed = local_unnamed_addr global ptr null, align 8, !dbg !44
@vo = local_unnamed_addr global ptr null, align 8, !dbg !46
@shorts = local_unnamed_addr global ptr null, align 8, !dbg !48
@box = internal unnamed_addr global [8 x i8] zeroinitializer, align 8, !dbg !58

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !76 {
  ret void, !dbg !77
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() local_unnamed_addr #0 !dbg !78 {
  ret void, !dbg !79
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f2() local_unnamed_addr #0 !dbg !80 {
  ret void, !dbg !81
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !82 {
    #dbg_value(ptr @bytewise, !94, !DIExpression(), !112)
    #dbg_value(ptr @source, !104, !DIExpression(), !112)
    #dbg_value(i64 8, !105, !DIExpression(), !112)
    #dbg_value(ptr @bytewise, !106, !DIExpression(), !112)
    #dbg_value(ptr @source, !109, !DIExpression(), !112)
    #dbg_value(i64 8, !105, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !112)
  %1 = load i64, ptr @source, align 8, !dbg !114, !tbaa !115
  store i64 %1, ptr @bytewise, align 8, !dbg !114, !tbaa !115
    #dbg_value(ptr poison, !109, !DIExpression(), !112)
    #dbg_value(ptr poison, !106, !DIExpression(), !112)
    #dbg_value(i64 poison, !105, !DIExpression(), !112)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @to, ptr noundef nonnull align 8 dereferenceable(16) @from, i64 16, i1 false), !dbg !116, !tbaa !115
    #dbg_value(ptr poison, !109, !DIExpression(), !118)
    #dbg_value(ptr poison, !106, !DIExpression(), !118)
    #dbg_value(i64 poison, !105, !DIExpression(), !118)
  %2 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @to, i64 8), align 8, !dbg !119, !tbaa !120
  store ptr %2, ptr @called, align 8, !dbg !124, !tbaa !125
    #dbg_value(ptr @to2, !126, !DIExpression(), !138)
    #dbg_value(ptr @from, !129, !DIExpression(), !138)
    #dbg_value(i64 16, !130, !DIExpression(), !138)
    #dbg_value(ptr @to2, !131, !DIExpression(), !138)
    #dbg_value(ptr @from, !133, !DIExpression(), !138)
    #dbg_value(i64 0, !136, !DIExpression(), !140)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @to2, ptr noundef nonnull align 8 dereferenceable(16) @from, i64 16, i1 false), !dbg !141, !tbaa !72
    #dbg_value(i64 poison, !136, !DIExpression(), !140)
    #dbg_value(i64 ptrtoint (ptr @z to i64), !86, !DIExpression(), !143)
  %3 = lshr i64 ptrtoint (ptr @z to i64), 32, !dbg !144
  %4 = trunc nuw i64 %3 to i32, !dbg !145
  store i32 %4, ptr @high, align 4, !dbg !146, !tbaa !72
  store i32 ptrtoint (ptr @z to i32), ptr @low, align 4, !dbg !147, !tbaa !72
  %5 = and i64 ptrtoint (ptr @z to i64), -4294967296, !dbg !148
  %6 = zext i32 ptrtoint (ptr @z to i32) to i64, !dbg !149
  %7 = or disjoint i64 %5, %6, !dbg !150
  %8 = inttoptr i64 %7 to ptr, !dbg !151
  store ptr %8, ptr @halved, align 8, !dbg !152, !tbaa !153
    #dbg_value(i64 0, !87, !DIExpression(), !143)
    #dbg_value(i32 0, !88, !DIExpression(), !154)
    #dbg_value(i64 0, !88, !DIExpression(), !154)
    #dbg_value(i64 0, !87, !DIExpression(), !143)
  %9 = load i8, ptr @source, align 8, !dbg !155, !tbaa !115
  %10 = zext i8 %9 to i64, !dbg !157
    #dbg_value(i64 %10, !87, !DIExpression(), !143)
    #dbg_value(i64 1, !88, !DIExpression(), !154)
  %11 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 1), align 1, !dbg !155, !tbaa !115
  %12 = zext i8 %11 to i64, !dbg !157
  %13 = shl nuw nsw i64 %12, 8, !dbg !158
  %14 = or disjoint i64 %13, %10, !dbg !159
    #dbg_value(i64 %14, !87, !DIExpression(), !143)
    #dbg_value(i64 2, !88, !DIExpression(), !154)
  %15 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 2), align 2, !dbg !155, !tbaa !115
  %16 = zext i8 %15 to i64, !dbg !157
  %17 = shl nuw nsw i64 %16, 16, !dbg !158
  %18 = or disjoint i64 %17, %14, !dbg !160
    #dbg_value(i64 %18, !87, !DIExpression(), !143)
    #dbg_value(i64 3, !88, !DIExpression(), !154)
  %19 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 3), align 1, !dbg !155, !tbaa !115
  %20 = zext i8 %19 to i64, !dbg !157
  %21 = shl nuw nsw i64 %20, 24, !dbg !158
  %22 = or disjoint i64 %21, %18, !dbg !161
    #dbg_value(i64 %22, !87, !DIExpression(), !143)
    #dbg_value(i64 4, !88, !DIExpression(), !154)
  %23 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 4), align 4, !dbg !155, !tbaa !115
  %24 = zext i8 %23 to i64, !dbg !157
  %25 = shl nuw nsw i64 %24, 32, !dbg !158
  %26 = or disjoint i64 %25, %22, !dbg !162
    #dbg_value(i64 %26, !87, !DIExpression(), !143)
    #dbg_value(i64 5, !88, !DIExpression(), !154)
  %27 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 5), align 1, !dbg !155, !tbaa !115
  %28 = zext i8 %27 to i64, !dbg !157
  %29 = shl nuw nsw i64 %28, 40, !dbg !158
  %30 = or i64 %29, %26, !dbg !163
    #dbg_value(i64 %30, !87, !DIExpression(), !143)
    #dbg_value(i64 6, !88, !DIExpression(), !154)
  %31 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 6), align 2, !dbg !155, !tbaa !115
  %32 = zext i8 %31 to i64, !dbg !157
  %33 = shl nuw nsw i64 %32, 48, !dbg !158
  %34 = or i64 %33, %30, !dbg !164
    #dbg_value(i64 %34, !87, !DIExpression(), !143)
    #dbg_value(i64 7, !88, !DIExpression(), !154)
  %35 = load i8, ptr getelementptr inbounds nuw (i8, ptr @source, i64 7), align 1, !dbg !155, !tbaa !115
  %36 = zext i8 %35 to i64, !dbg !157
  %37 = shl nuw i64 %36, 56, !dbg !158
  %38 = or i64 %37, %34, !dbg !165
    #dbg_value(i64 %38, !87, !DIExpression(), !143)
    #dbg_value(i64 8, !88, !DIExpression(), !154)
  %39 = inttoptr i64 %38 to ptr, !dbg !166
  store ptr %39, ptr @shifted, align 8, !dbg !167, !tbaa !153
    #dbg_value(i32 0, !90, !DIExpression(), !168)
  %40 = load i1, ptr @at, align 4
  %41 = select i1 %40, i64 8, i64 0, !dbg !169
  %42 = getelementptr i8, ptr @box, i64 %41, !dbg !169
  %43 = load i64, ptr @source, align 8, !dbg !170, !tbaa !115
  store i64 %43, ptr %42, align 8, !dbg !170, !tbaa !115
    #dbg_value(i64 poison, !90, !DIExpression(), !168)
    #dbg_value(i8 poison, !175, !DIExpression(), !178)
    #dbg_value(i32 0, !92, !DIExpression(), !179)
    #dbg_value(i32 0, !92, !DIExpression(), !179)
  %44 = load i64, ptr @box, align 8, !dbg !180, !tbaa !115
  store i64 %44, ptr @passed, align 8, !dbg !180, !tbaa !115
    #dbg_value(i64 poison, !92, !DIExpression(), !179)
  store i1 true, ptr @at, align 4, !dbg !182
  tail call void %2() #3, !dbg !187
  %45 = load ptr, ptr @bytewise, align 8, !dbg !188, !tbaa !153
  %46 = icmp ne ptr %45, @y, !dbg !189
  %47 = load ptr, ptr @called, align 8
  %48 = icmp ne ptr %47, @f0
  %49 = select i1 %46, i1 true, i1 %48
  %50 = load ptr, ptr @to2, align 8
  %51 = icmp ne ptr %50, @x
  %52 = select i1 %49, i1 true, i1 %51
  %53 = load ptr, ptr @halved, align 8
  %54 = icmp ne ptr %53, @z
  %55 = select i1 %52, i1 true, i1 %54
  %56 = load ptr, ptr @shifted, align 8
  %57 = icmp ne ptr %56, @y
  %58 = select i1 %55, i1 true, i1 %57, !dbg !190
  %59 = load ptr, ptr @passed, align 8, !dbg !190
  %60 = icmp ne ptr %59, @y, !dbg !190
  %61 = select i1 %58, i1 true, i1 %60, !dbg !190
  %62 = zext i1 %61 to i32, !dbg !190
  ret i32 %62, !dbg !191
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!64, !65, !66, !67, !68, !69, !70}
!llvm.ident = !{!71}
!llvm.errno.tbaa = !{!72}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pieces.c", directory: "")
!4 = !{!5, !8, !13, !15}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 83, baseType: !7)
!6 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 26, baseType: !10)
!9 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !11, line: 42, baseType: !12)
!11 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types.h", directory: "")
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!18, !28, !0, !30, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 7, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !20, file: !3, line: 7, baseType: !13, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !20, file: !3, line: 7, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{null}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "to2", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "bytewise", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "halved", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "shifted", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "vo", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "shorts", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 9, type: !24, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 10, type: !8, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 10, type: !8, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 19, type: !14, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 19, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 8)
!63 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression(DW_OP_deref_size, 1, DW_OP_constu, 8, DW_OP_mul, DW_OP_constu, 0, DW_OP_plus, DW_OP_stack_value))
!64 = !{i32 7, !"Dwarf Version", i32 4}
!65 = !{i32 2, !"Debug Info Version", i32 3}
!66 = !{i32 1, !"wchar_size", i32 4}
!67 = !{i32 8, !"PIC Level", i32 2}
!68 = !{i32 7, !"uwtable", i32 2}
!69 = !{i32 7, !"frame-pointer", i32 2}
!70 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!71 = !{!"clang version 22.1.8"}
!72 = !{!73, !73, i64 0}
!73 = !{!"int", !74, i64 0}
!74 = !{!"omnipotent char", !75, i64 0}
!75 = !{!"Simple C/C++ TBAA"}
!76 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!77 = !DILocation(line: 5, column: 16, scope: !76, atomGroup: 1, atomRank: 1)
!78 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!79 = !DILocation(line: 5, column: 33, scope: !78, atomGroup: 1, atomRank: 1)
!80 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!81 = !DILocation(line: 5, column: 50, scope: !80, atomGroup: 1, atomRank: 1)
!82 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !83, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !85, keyInstructions: true)
!83 = !DISubroutineType(types: !84)
!84 = !{!14}
!85 = !{!86, !87, !88, !90, !92}
!86 = !DILocalVariable(name: "w", scope: !82, file: !3, line: 27, type: !5)
!87 = !DILocalVariable(name: "s", scope: !82, file: !3, line: 30, type: !5)
!88 = !DILocalVariable(name: "i", scope: !89, file: !3, line: 31, type: !14)
!89 = distinct !DILexicalBlock(scope: !82, file: !3, line: 31, column: 5)
!90 = !DILocalVariable(name: "i", scope: !91, file: !3, line: 33, type: !14)
!91 = distinct !DILexicalBlock(scope: !82, file: !3, line: 33, column: 5)
!92 = !DILocalVariable(name: "i", scope: !93, file: !3, line: 35, type: !14)
!93 = distinct !DILexicalBlock(scope: !82, file: !3, line: 35, column: 5)
!94 = !DILocalVariable(name: "a", arg: 1, scope: !95, file: !3, line: 11, type: !98)
!95 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 11, type: !96, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103, keyInstructions: true)
!96 = !DISubroutineType(types: !97)
!97 = !{null, !98, !99, !101}
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!101 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !102, line: 18, baseType: !7)
!102 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!103 = !{!94, !104, !105, !106, !109}
!104 = !DILocalVariable(name: "b", arg: 2, scope: !95, file: !3, line: 11, type: !99)
!105 = !DILocalVariable(name: "n", arg: 3, scope: !95, file: !3, line: 11, type: !101)
!106 = !DILocalVariable(name: "to", scope: !95, file: !3, line: 12, type: !107)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !108, size: 64)
!108 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!109 = !DILocalVariable(name: "from", scope: !95, file: !3, line: 12, type: !110)
!110 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !111, size: 64)
!111 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !108)
!112 = !DILocation(line: 0, scope: !95, inlinedAt: !113)
!113 = distinct !DILocation(line: 23, column: 5, scope: !82)
!114 = !DILocation(line: 13, column: 23, scope: !95, inlinedAt: !113, atomGroup: 6, atomRank: 1)
!115 = !{!74, !74, i64 0}
!116 = !DILocation(line: 13, column: 23, scope: !95, inlinedAt: !117, atomGroup: 6, atomRank: 1)
!117 = distinct !DILocation(line: 24, column: 5, scope: !82)
!118 = !DILocation(line: 0, scope: !95, inlinedAt: !117)
!119 = !DILocation(line: 25, column: 17, scope: !82, atomGroup: 1, atomRank: 2)
!120 = !{!121, !123, i64 8}
!121 = !{!"pair", !122, i64 0, !123, i64 8}
!122 = !{!"p1 int", !123, i64 0}
!123 = !{!"any pointer", !74, i64 0}
!124 = !DILocation(line: 25, column: 12, scope: !82, atomGroup: 1, atomRank: 1)
!125 = !{!123, !123, i64 0}
!126 = !DILocalVariable(name: "a", arg: 1, scope: !127, file: !3, line: 15, type: !98)
!127 = distinct !DISubprogram(name: "copy4", scope: !3, file: !3, line: 15, type: !96, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !128, keyInstructions: true)
!128 = !{!126, !129, !130, !131, !133, !136}
!129 = !DILocalVariable(name: "b", arg: 2, scope: !127, file: !3, line: 15, type: !99)
!130 = !DILocalVariable(name: "n", arg: 3, scope: !127, file: !3, line: 15, type: !101)
!131 = !DILocalVariable(name: "to", scope: !127, file: !3, line: 16, type: !132)
!132 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!133 = !DILocalVariable(name: "from", scope: !127, file: !3, line: 16, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !135, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!136 = !DILocalVariable(name: "i", scope: !137, file: !3, line: 17, type: !101)
!137 = distinct !DILexicalBlock(scope: !127, file: !3, line: 17, column: 5)
!138 = !DILocation(line: 0, scope: !127, inlinedAt: !139)
!139 = distinct !DILocation(line: 26, column: 5, scope: !82)
!140 = !DILocation(line: 0, scope: !137, inlinedAt: !139)
!141 = !DILocation(line: 17, column: 46, scope: !142, inlinedAt: !139, atomGroup: 6, atomRank: 1)
!142 = distinct !DILexicalBlock(scope: !137, file: !3, line: 17, column: 5)
!143 = !DILocation(line: 0, scope: !82)
!144 = !DILocation(line: 28, column: 14, scope: !82, atomGroup: 3, atomRank: 3)
!145 = !DILocation(line: 28, column: 12, scope: !82, atomGroup: 3, atomRank: 2)
!146 = !DILocation(line: 28, column: 10, scope: !82, atomGroup: 3, atomRank: 1)
!147 = !DILocation(line: 28, column: 25, scope: !82, atomGroup: 4, atomRank: 1)
!148 = !DILocation(line: 29, column: 39, scope: !82)
!149 = !DILocation(line: 29, column: 48, scope: !82)
!150 = !DILocation(line: 29, column: 46, scope: !82, atomGroup: 5, atomRank: 3)
!151 = !DILocation(line: 29, column: 14, scope: !82, atomGroup: 5, atomRank: 2)
!152 = !DILocation(line: 29, column: 12, scope: !82, atomGroup: 5, atomRank: 1)
!153 = !{!122, !122, i64 0}
!154 = !DILocation(line: 0, scope: !89)
!155 = !DILocation(line: 31, column: 49, scope: !156)
!156 = distinct !DILexicalBlock(scope: !89, file: !3, line: 31, column: 5)
!157 = !DILocation(line: 31, column: 38, scope: !156)
!158 = !DILocation(line: 31, column: 79, scope: !156)
!159 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 44, atomRank: 2)
!160 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 48, atomRank: 2)
!161 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 52, atomRank: 2)
!162 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 56, atomRank: 2)
!163 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 60, atomRank: 2)
!164 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 64, atomRank: 2)
!165 = !DILocation(line: 31, column: 35, scope: !156, atomGroup: 68, atomRank: 2)
!166 = !DILocation(line: 32, column: 15, scope: !82, atomGroup: 14, atomRank: 2)
!167 = !DILocation(line: 32, column: 13, scope: !82, atomGroup: 14, atomRank: 1)
!168 = !DILocation(line: 0, scope: !91)
!169 = !DILocation(line: 33, column: 5, scope: !91, atomGroup: 41, atomRank: 1)
!170 = !DILocation(line: 20, column: 47, scope: !171, inlinedAt: !176, atomGroup: 1, atomRank: 1)
!171 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 20, type: !172, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !174, keyInstructions: true)
!172 = !DISubroutineType(types: !173)
!173 = !{null, !16}
!174 = !{!175}
!175 = !DILocalVariable(name: "c", arg: 1, scope: !171, file: !3, line: 20, type: !16)
!176 = distinct !DILocation(line: 33, column: 33, scope: !177)
!177 = distinct !DILexicalBlock(scope: !91, file: !3, line: 33, column: 5)
!178 = !DILocation(line: 0, scope: !171, inlinedAt: !176)
!179 = !DILocation(line: 0, scope: !93)
!180 = !DILocation(line: 35, column: 63, scope: !181, atomGroup: 24, atomRank: 1)
!181 = distinct !DILexicalBlock(scope: !93, file: !3, line: 35, column: 5)
!182 = !DILocation(line: 21, column: 47, scope: !183, inlinedAt: !186, atomGroup: 2, atomRank: 1)
!183 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 21, type: !184, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!184 = !DISubroutineType(types: !185)
!185 = !{!16}
!186 = distinct !DILocation(line: 35, column: 65, scope: !181)
!187 = !DILocation(line: 36, column: 5, scope: !82)
!188 = !DILocation(line: 37, column: 14, scope: !82)
!189 = !DILocation(line: 37, column: 23, scope: !82, atomGroup: 28, atomRank: 2)
!190 = !DILocation(line: 37, column: 29, scope: !82, atomGroup: 28, atomRank: 1)
!191 = !DILocation(line: 37, column: 5, scope: !82, atomGroup: 33, atomRank: 1)
