; ModuleID = 'sections.c'
source_filename = "sections.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.command = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !0
@x = global i32 0, align 4, !dbg !7
@one = internal global %struct.command { ptr @.str, ptr @x, ptr @f0 }, section "commands", align 8, !dbg !11
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !25
@y = global i32 0, align 4, !dbg !49
@two = internal global %struct.command { ptr @.str.1, ptr @y, ptr @f1 }, section "commands", align 8, !dbg !27
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !29
@z = global i32 0, align 4, !dbg !51
@three = internal global %struct.command { ptr @.str.2, ptr @z, ptr @f2 }, section "commands", align 8, !dbg !34
@first = internal global ptr @x, section "pointers", align 8, !dbg !36
@second = internal global ptr @y, section "pointers", align 8, !dbg !38
@alone = internal global ptr @x, section "other", align 8, !dbg !40
@early = local_unnamed_addr global ptr null, align 8, !dbg !67
@entry = internal global ptr @sooner, section ".init_array", align 8, !dbg !42
@__start_commands = external global [0 x %struct.command], align 8
@__stop_commands = external global [0 x %struct.command], align 8
@walked = local_unnamed_addr global ptr null, align 8, !dbg !53
@ran = local_unnamed_addr global ptr null, align 8, !dbg !65
@back = local_unnamed_addr global ptr null, align 8, !dbg !55
@indexed = local_unnamed_addr global ptr null, align 8, !dbg !57
@__start_pointers = external global [0 x ptr], align 8
@__stop_pointers = external global [0 x ptr], align 8
@sum = local_unnamed_addr global ptr null, align 8, !dbg !59
@third = local_unnamed_addr global ptr null, align 8, !dbg !61
@own = local_unnamed_addr global ptr null, align 8, !dbg !63
@listed = local_unnamed_addr global ptr null, align 8, !dbg !69
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }]
@llvm.compiler.used = appending global [7 x ptr] [ptr @alone, ptr @entry, ptr @first, ptr @one, ptr @second, ptr @three, ptr @two], section "llvm.metadata"

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !83 {
  ret void, !dbg !84
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !85 {
  ret void, !dbg !86
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f2() #0 !dbg !87 {
  ret void, !dbg !88
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @before(i32 %0, ptr noundef %1, ptr readnone captures(none) %2) #1 !dbg !89 {
    #dbg_value(i32 poison, !93, !DIExpression(), !96)
    #dbg_value(ptr %1, !94, !DIExpression(), !96)
    #dbg_value(ptr poison, !95, !DIExpression(), !96)
  store ptr %1, ptr @early, align 8, !dbg !97, !tbaa !98
  ret void, !dbg !102
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @sooner(i32 %0, ptr noundef readonly captures(none) %1) #2 !dbg !103 {
    #dbg_value(i32 poison, !105, !DIExpression(), !107)
    #dbg_value(ptr %1, !106, !DIExpression(), !107)
  %3 = load ptr, ptr %1, align 8, !dbg !108, !tbaa !109
  store ptr %3, ptr @listed, align 8, !dbg !111, !tbaa !109
  ret void, !dbg !112
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(address) %1) local_unnamed_addr #3 !dbg !113 {
    #dbg_value(i32 %0, !117, !DIExpression(), !127)
    #dbg_value(ptr %1, !118, !DIExpression(), !127)
    #dbg_value(ptr @__start_commands, !119, !DIExpression(), !128)
  %3 = icmp ult ptr @__start_commands, @__stop_commands, !dbg !129
  br i1 %3, label %6, label %4, !dbg !131

4:                                                ; preds = %17, %2
    #dbg_value(ptr getelementptr inbounds (i8, ptr @__stop_commands, i64 -24), !122, !DIExpression(), !132)
  %5 = icmp ult ptr getelementptr inbounds (i8, ptr @__stop_commands, i64 -24), @__start_commands, !dbg !133
  br i1 %5, label %20, label %31, !dbg !135

6:                                                ; preds = %2, %17
  %7 = phi ptr [ %18, %17 ], [ @__start_commands, %2 ]
    #dbg_value(ptr %7, !119, !DIExpression(), !128)
  %8 = load ptr, ptr %7, align 8, !dbg !136, !tbaa !138
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 1, !dbg !141
  %10 = load i8, ptr %9, align 1, !dbg !141, !tbaa !142
  %11 = icmp eq i8 %10, 119, !dbg !143
  br i1 %11, label %12, label %17, !dbg !144

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %7, i64 8, !dbg !145
  %14 = load ptr, ptr %13, align 8, !dbg !147, !tbaa !148
  store ptr %14, ptr @walked, align 8, !dbg !149, !tbaa !150
  %15 = getelementptr inbounds nuw i8, ptr %7, i64 16, !dbg !151
  %16 = load ptr, ptr %15, align 8, !dbg !152, !tbaa !153
  store ptr %16, ptr @ran, align 8, !dbg !154, !tbaa !155
  br label %17, !dbg !156

17:                                               ; preds = %6, %12
  %18 = getelementptr inbounds nuw i8, ptr %7, i64 24, !dbg !157
    #dbg_value(ptr %18, !119, !DIExpression(), !128)
  %19 = icmp ult ptr %18, @__stop_commands, !dbg !158
  br i1 %19, label %6, label %4, !dbg !159, !llvm.loop !160

20:                                               ; preds = %40, %4
  %21 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__start_commands, i64 32), align 8, !dbg !164, !tbaa !148
  store ptr %21, ptr @indexed, align 8, !dbg !165, !tbaa !150
    #dbg_value(ptr @__start_pointers, !124, !DIExpression(), !166)
  %22 = icmp ult ptr @__start_pointers, @__stop_pointers, !dbg !167
  br i1 %22, label %25, label %23, !dbg !169

23:                                               ; preds = %20
  %24 = load ptr, ptr @sum, align 8
  br label %43, !dbg !169

25:                                               ; preds = %20
    #dbg_value(ptr poison, !124, !DIExpression(), !166)
  %26 = tail call i64 @llvm.umax.i64(i64 ptrtoint (ptr @__stop_pointers to i64), i64 add (i64 ptrtoint (ptr @__start_pointers to i64), i64 8)), !dbg !170
  %27 = add i64 %26, xor (i64 ptrtoint (ptr @__start_pointers to i64), i64 -1), !dbg !170
  %28 = and i64 %27, -8, !dbg !170
  %29 = getelementptr i8, ptr @__start_pointers, i64 %28, !dbg !170
  %30 = load ptr, ptr %29, align 8, !dbg !171, !tbaa !150
  store ptr %30, ptr @sum, align 8, !dbg !172, !tbaa !150
  br label %43, !dbg !173

31:                                               ; preds = %4, %40
  %32 = phi ptr [ %41, %40 ], [ getelementptr inbounds (i8, ptr @__stop_commands, i64 -24), %4 ]
    #dbg_value(ptr %32, !122, !DIExpression(), !132)
  %33 = load ptr, ptr %32, align 8, !dbg !174, !tbaa !138
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 1, !dbg !176
  %35 = load i8, ptr %34, align 1, !dbg !176, !tbaa !142
  %36 = icmp eq i8 %35, 110, !dbg !177
  br i1 %36, label %37, label %40, !dbg !178

37:                                               ; preds = %31
  %38 = getelementptr inbounds nuw i8, ptr %32, i64 8, !dbg !179
  %39 = load ptr, ptr %38, align 8, !dbg !180, !tbaa !148
  store ptr %39, ptr @back, align 8, !dbg !181, !tbaa !150
  br label %40, !dbg !182

40:                                               ; preds = %31, %37
  %41 = getelementptr inbounds i8, ptr %32, i64 -24, !dbg !183
    #dbg_value(ptr %41, !122, !DIExpression(), !132)
  %42 = icmp ult ptr %41, @__start_commands, !dbg !184
  br i1 %42, label %20, label %31, !dbg !185, !llvm.loop !186

43:                                               ; preds = %23, %25
  %44 = phi ptr [ %24, %23 ], [ %30, %25 ]
  store ptr @z, ptr getelementptr inbounds nuw (i8, ptr @two, i64 8), align 8, !dbg !189, !tbaa !148
  %45 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @__start_commands, i64 56), align 8, !dbg !190, !tbaa !148
  store ptr %45, ptr @third, align 8, !dbg !191, !tbaa !150
  %46 = load ptr, ptr @alone, align 8, !dbg !192, !tbaa !150
  store ptr %46, ptr @own, align 8, !dbg !193, !tbaa !150
  %47 = load ptr, ptr @walked, align 8, !dbg !194, !tbaa !150
  %48 = icmp eq ptr %47, @y, !dbg !195
  %49 = load ptr, ptr @ran, align 8
  %50 = icmp eq ptr %49, @f1
  %51 = select i1 %48, i1 %50, i1 false, !dbg !196
  %52 = load ptr, ptr @back, align 8
  %53 = icmp eq ptr %52, @x
  %54 = select i1 %51, i1 %53, i1 false, !dbg !196
  %55 = icmp eq ptr %21, @y
  %56 = select i1 %54, i1 %55, i1 false, !dbg !196
  %57 = icmp ne ptr %44, null
  %58 = select i1 %56, i1 %57, i1 false, !dbg !196
  %59 = icmp ne ptr %45, null
  %60 = select i1 %58, i1 %59, i1 false, !dbg !196
  %61 = load ptr, ptr @early, align 8
  %62 = icmp eq ptr %61, %1
  %63 = select i1 %60, i1 %62, i1 false, !dbg !196
  br i1 %63, label %64, label %71, !dbg !196

64:                                               ; preds = %43
  %65 = load ptr, ptr @listed, align 8, !dbg !197, !tbaa !109
  %66 = load ptr, ptr %1, align 8, !dbg !198, !tbaa !109
  %67 = icmp eq ptr %65, %66, !dbg !199
  br i1 %67, label %68, label %71, !dbg !200

68:                                               ; preds = %64
  %69 = icmp ne ptr %46, @x, !dbg !201
  %70 = zext i1 %69 to i32, !dbg !202
  br label %71

71:                                               ; preds = %68, %64, %43
  %72 = phi i32 [ 1, %64 ], [ 1, %43 ], [ %70, %68 ], !dbg !127
  ret i32 %72, !dbg !203
}

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #4

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree norecurse nosync nounwind memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sections.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !9, file: !2, line: 3, type: !20, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !25, !27, !29, !34, !36, !38, !40, !42, !7, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "one", scope: !9, file: !2, line: 7, type: !13, isLocal: true, isDefinition: true, align: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "command", file: !2, line: 4, size: 192, elements: !14)
!14 = !{!15, !18, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !13, file: !2, line: 4, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !13, file: !2, line: 4, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !13, file: !2, line: 4, baseType: !22, size: 64, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "two", scope: !9, file: !2, line: 8, type: !13, isLocal: true, isDefinition: true, align: 64)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 6)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "three", scope: !9, file: !2, line: 9, type: !13, isLocal: true, isDefinition: true, align: 64)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "first", scope: !9, file: !2, line: 11, type: !19, isLocal: true, isDefinition: true, align: 64)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "second", scope: !9, file: !2, line: 11, type: !19, isLocal: true, isDefinition: true, align: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "alone", scope: !9, file: !2, line: 13, type: !19, isLocal: true, isDefinition: true, align: 64)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry", scope: !9, file: !2, line: 19, type: !44, isLocal: true, isDefinition: true, align: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !20, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "y", scope: !9, file: !2, line: 3, type: !20, isLocal: false, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "z", scope: !9, file: !2, line: 3, type: !20, isLocal: false, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "walked", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "back", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "indexed", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "sum", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "third", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "own", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "ran", scope: !9, file: !2, line: 15, type: !22, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "early", scope: !9, file: !2, line: 16, type: !47, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "listed", scope: !9, file: !2, line: 16, type: !48, isLocal: false, isDefinition: true)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!78 = !{!"clang version 22.1.8"}
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C/C++ TBAA"}
!83 = distinct !DISubprogram(name: "f0", scope: !2, file: !2, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, keyInstructions: true)
!84 = !DILocation(line: 5, column: 16, scope: !83, atomGroup: 1, atomRank: 1)
!85 = distinct !DISubprogram(name: "f1", scope: !2, file: !2, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, keyInstructions: true)
!86 = !DILocation(line: 5, column: 33, scope: !85, atomGroup: 1, atomRank: 1)
!87 = distinct !DISubprogram(name: "f2", scope: !2, file: !2, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, keyInstructions: true)
!88 = !DILocation(line: 5, column: 50, scope: !87, atomGroup: 1, atomRank: 1)
!89 = distinct !DISubprogram(name: "before", scope: !2, file: !2, line: 17, type: !90, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !92, keyInstructions: true)
!90 = !DISubroutineType(types: !91)
!91 = !{null, !20, !47, !47}
!92 = !{!93, !94, !95}
!93 = !DILocalVariable(name: "argc", arg: 1, scope: !89, file: !2, line: 17, type: !20)
!94 = !DILocalVariable(name: "argv", arg: 2, scope: !89, file: !2, line: 17, type: !47)
!95 = !DILocalVariable(name: "envp", arg: 3, scope: !89, file: !2, line: 17, type: !47)
!96 = !DILocation(line: 0, scope: !89)
!97 = !DILocation(line: 17, column: 93, scope: !89, atomGroup: 1, atomRank: 1)
!98 = !{!99, !99, i64 0}
!99 = !{!"p2 omnipotent char", !100, i64 0}
!100 = !{!"any p2 pointer", !101, i64 0}
!101 = !{!"any pointer", !81, i64 0}
!102 = !DILocation(line: 17, column: 101, scope: !89, atomGroup: 2, atomRank: 1)
!103 = distinct !DISubprogram(name: "sooner", scope: !2, file: !2, line: 18, type: !45, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !104, keyInstructions: true)
!104 = !{!105, !106}
!105 = !DILocalVariable(name: "argc", arg: 1, scope: !103, file: !2, line: 18, type: !20)
!106 = !DILocalVariable(name: "argv", arg: 2, scope: !103, file: !2, line: 18, type: !47)
!107 = !DILocation(line: 0, scope: !103)
!108 = !DILocation(line: 18, column: 54, scope: !103, atomGroup: 1, atomRank: 2)
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 omnipotent char", !101, i64 0}
!111 = !DILocation(line: 18, column: 52, scope: !103, atomGroup: 1, atomRank: 1)
!112 = !DILocation(line: 18, column: 63, scope: !103, atomGroup: 2, atomRank: 1)
!113 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !114, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !116, keyInstructions: true)
!114 = !DISubroutineType(types: !115)
!115 = !{!20, !20, !47}
!116 = !{!117, !118, !119, !122, !124}
!117 = !DILocalVariable(name: "argc", arg: 1, scope: !113, file: !2, line: 20, type: !20)
!118 = !DILocalVariable(name: "argv", arg: 2, scope: !113, file: !2, line: 20, type: !47)
!119 = !DILocalVariable(name: "c", scope: !120, file: !2, line: 21, type: !121)
!120 = distinct !DILexicalBlock(scope: !113, file: !2, line: 21, column: 5)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!122 = !DILocalVariable(name: "c", scope: !123, file: !2, line: 23, type: !121)
!123 = distinct !DILexicalBlock(scope: !113, file: !2, line: 23, column: 5)
!124 = !DILocalVariable(name: "p", scope: !125, file: !2, line: 26, type: !126)
!125 = distinct !DILexicalBlock(scope: !113, file: !2, line: 26, column: 5)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!127 = !DILocation(line: 0, scope: !113)
!128 = !DILocation(line: 0, scope: !120)
!129 = !DILocation(line: 21, column: 50, scope: !130, atomGroup: 35, atomRank: 1)
!130 = distinct !DILexicalBlock(scope: !120, file: !2, line: 21, column: 5)
!131 = !DILocation(line: 21, column: 5, scope: !120, atomGroup: 36, atomRank: 1)
!132 = !DILocation(line: 0, scope: !123)
!133 = !DILocation(line: 23, column: 53, scope: !134, atomGroup: 37, atomRank: 1)
!134 = distinct !DILexicalBlock(scope: !123, file: !2, line: 23, column: 5)
!135 = !DILocation(line: 23, column: 5, scope: !123, atomGroup: 38, atomRank: 1)
!136 = !DILocation(line: 22, column: 16, scope: !137)
!137 = distinct !DILexicalBlock(scope: !130, file: !2, line: 22, column: 13)
!138 = !{!139, !110, i64 0}
!139 = !{!"command", !110, i64 0, !140, i64 8, !101, i64 16}
!140 = !{!"p1 int", !101, i64 0}
!141 = !DILocation(line: 22, column: 13, scope: !137)
!142 = !{!81, !81, i64 0}
!143 = !DILocation(line: 22, column: 24, scope: !137, atomGroup: 4, atomRank: 2)
!144 = !DILocation(line: 22, column: 24, scope: !137, atomGroup: 4, atomRank: 1)
!145 = !DILocation(line: 22, column: 46, scope: !146)
!146 = distinct !DILexicalBlock(scope: !137, file: !2, line: 22, column: 32)
!147 = !DILocation(line: 22, column: 46, scope: !146, atomGroup: 5, atomRank: 2)
!148 = !{!139, !140, i64 8}
!149 = !DILocation(line: 22, column: 41, scope: !146, atomGroup: 5, atomRank: 1)
!150 = !{!140, !140, i64 0}
!151 = !DILocation(line: 22, column: 62, scope: !146)
!152 = !DILocation(line: 22, column: 62, scope: !146, atomGroup: 6, atomRank: 2)
!153 = !{!139, !101, i64 16}
!154 = !DILocation(line: 22, column: 57, scope: !146, atomGroup: 6, atomRank: 1)
!155 = !{!101, !101, i64 0}
!156 = !DILocation(line: 22, column: 67, scope: !146)
!157 = !DILocation(line: 21, column: 70, scope: !130, atomGroup: 7, atomRank: 2)
!158 = !DILocation(line: 21, column: 50, scope: !130, atomGroup: 2, atomRank: 1)
!159 = !DILocation(line: 21, column: 5, scope: !120, atomGroup: 3, atomRank: 1)
!160 = distinct !{!160, !161, !162, !163}
!161 = !DILocation(line: 21, column: 5, scope: !120)
!162 = !DILocation(line: 22, column: 67, scope: !120)
!163 = !{!"llvm.loop.mustprogress"}
!164 = !DILocation(line: 25, column: 35, scope: !113, atomGroup: 16, atomRank: 2)
!165 = !DILocation(line: 25, column: 13, scope: !113, atomGroup: 16, atomRank: 1)
!166 = !DILocation(line: 0, scope: !125)
!167 = !DILocation(line: 26, column: 40, scope: !168, atomGroup: 39, atomRank: 1)
!168 = distinct !DILexicalBlock(scope: !125, file: !2, line: 26, column: 5)
!169 = !DILocation(line: 26, column: 5, scope: !125, atomGroup: 40, atomRank: 1)
!170 = !DILocation(line: 26, column: 5, scope: !125)
!171 = !DILocation(line: 26, column: 70, scope: !168, atomGroup: 20, atomRank: 2)
!172 = !DILocation(line: 26, column: 68, scope: !168, atomGroup: 20, atomRank: 1)
!173 = !DILocation(line: 26, column: 5, scope: !125, atomGroup: 19, atomRank: 1)
!174 = !DILocation(line: 24, column: 16, scope: !175)
!175 = distinct !DILexicalBlock(scope: !134, file: !2, line: 24, column: 13)
!176 = !DILocation(line: 24, column: 13, scope: !175)
!177 = !DILocation(line: 24, column: 24, scope: !175, atomGroup: 12, atomRank: 2)
!178 = !DILocation(line: 24, column: 24, scope: !175, atomGroup: 12, atomRank: 1)
!179 = !DILocation(line: 24, column: 42, scope: !175)
!180 = !DILocation(line: 24, column: 42, scope: !175, atomGroup: 13, atomRank: 2)
!181 = !DILocation(line: 24, column: 37, scope: !175, atomGroup: 13, atomRank: 1)
!182 = !DILocation(line: 24, column: 32, scope: !175)
!183 = !DILocation(line: 23, column: 75, scope: !134, atomGroup: 14, atomRank: 2)
!184 = !DILocation(line: 23, column: 53, scope: !134, atomGroup: 10, atomRank: 1)
!185 = !DILocation(line: 23, column: 5, scope: !123, atomGroup: 11, atomRank: 1)
!186 = distinct !{!186, !187, !188, !163}
!187 = !DILocation(line: 23, column: 5, scope: !123)
!188 = !DILocation(line: 24, column: 42, scope: !123)
!189 = !DILocation(line: 27, column: 15, scope: !113, atomGroup: 23, atomRank: 1)
!190 = !DILocation(line: 28, column: 33, scope: !113, atomGroup: 24, atomRank: 2)
!191 = !DILocation(line: 28, column: 11, scope: !113, atomGroup: 24, atomRank: 1)
!192 = !DILocation(line: 29, column: 11, scope: !113, atomGroup: 25, atomRank: 2)
!193 = !DILocation(line: 29, column: 9, scope: !113, atomGroup: 25, atomRank: 1)
!194 = !DILocation(line: 30, column: 14, scope: !113)
!195 = !DILocation(line: 30, column: 21, scope: !113, atomGroup: 27, atomRank: 2)
!196 = !DILocation(line: 30, column: 27, scope: !113, atomGroup: 27, atomRank: 1)
!197 = !DILocation(line: 31, column: 34, scope: !113)
!198 = !DILocation(line: 31, column: 44, scope: !113)
!199 = !DILocation(line: 31, column: 41, scope: !113, atomGroup: 34, atomRank: 2)
!200 = !DILocation(line: 31, column: 52, scope: !113, atomGroup: 34, atomRank: 1)
!201 = !DILocation(line: 31, column: 59, scope: !113)
!202 = !DILocation(line: 30, column: 12, scope: !113, atomGroup: 26, atomRank: 2)
!203 = !DILocation(line: 30, column: 5, scope: !113, atomGroup: 26, atomRank: 1)
