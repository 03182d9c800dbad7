; ModuleID = 'system.c'
source_filename = "system.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@first = local_unnamed_addr global ptr null, align 8, !dbg !0
@program_invocation_name = external local_unnamed_addr global ptr, align 8
@name = local_unnamed_addr global ptr null, align 8, !dbg !23
@parameter = local_unnamed_addr global ptr null, align 8, !dbg !42
@environ = external local_unnamed_addr global ptr, align 8
@environment = local_unnamed_addr global ptr null, align 8, !dbg !39
@given = local_unnamed_addr global ptr null, align 8, !dbg !29
@.str = private unnamed_addr constant [12 x i8] c"LIGHT=house\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [6 x i8] c"LIGHT\00", align 1, !dbg !13
@value = local_unnamed_addr global ptr null, align 8, !dbg !25
@.str.2 = private unnamed_addr constant [7 x i8] c"LIGHT=\00", align 1, !dbg !18
@entry = local_unnamed_addr global ptr null, align 8, !dbg !27
@local = local_unnamed_addr global ptr null, align 8, !dbg !44
@zone = local_unnamed_addr global ptr null, align 8, !dbg !31
@tzname = external local_unnamed_addr global [2 x ptr], align 16
@listed = local_unnamed_addr global ptr null, align 8, !dbg !37
@own = global %struct.tm zeroinitializer, align 8, !dbg !67
@other = local_unnamed_addr global ptr null, align 8, !dbg !33
@broken = global %struct.tm zeroinitializer, align 8, !dbg !69
@made = local_unnamed_addr global ptr null, align 8, !dbg !35
@universal = local_unnamed_addr global ptr null, align 8, !dbg !65

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1, ptr noundef %2) local_unnamed_addr #0 !dbg !83 {
  %4 = alloca i64, align 8, !DIAssignID !98
    #dbg_assign(i1 poison, !90, !DIExpression(), !98, ptr %4, !DIExpression(), !99)
    #dbg_value(i32 %0, !87, !DIExpression(), !99)
    #dbg_value(ptr %1, !88, !DIExpression(), !99)
    #dbg_value(ptr %2, !89, !DIExpression(), !99)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !100
  store i64 0, ptr %4, align 8, !dbg !101, !tbaa !102, !DIAssignID !104
    #dbg_assign(i64 0, !90, !DIExpression(), !104, ptr %4, !DIExpression(), !99)
  %5 = load ptr, ptr %1, align 8, !dbg !105, !tbaa !106
  store ptr %5, ptr @first, align 8, !dbg !109, !tbaa !106
  %6 = load ptr, ptr @program_invocation_name, align 8, !dbg !110, !tbaa !106
  store ptr %6, ptr @name, align 8, !dbg !111, !tbaa !106
  store ptr %2, ptr @parameter, align 8, !dbg !112, !tbaa !113
  %7 = load ptr, ptr @environ, align 8, !dbg !116, !tbaa !113
  store ptr %7, ptr @environment, align 8, !dbg !117, !tbaa !113
  %8 = load ptr, ptr %2, align 8, !dbg !118, !tbaa !106
  store ptr %8, ptr @given, align 8, !dbg !119, !tbaa !106
  %9 = icmp eq ptr %2, %7, !dbg !120
    #dbg_value(i1 %9, !95, !DIExpression(DW_OP_LLVM_convert, 1, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !99)
  %10 = tail call i32 @putenv(ptr noundef nonnull @.str) #6, !dbg !121
  %11 = tail call ptr @getenv(ptr noundef nonnull @.str.1) #6, !dbg !122
  store ptr %11, ptr @value, align 8, !dbg !123, !tbaa !106
  %12 = load ptr, ptr @environ, align 8, !dbg !124, !tbaa !113
    #dbg_value(ptr %12, !96, !DIExpression(), !125)
  %13 = load ptr, ptr %12, align 8, !dbg !126, !tbaa !106
  %14 = icmp eq ptr %13, null, !dbg !128
  br i1 %14, label %15, label %29, !dbg !129

15:                                               ; preds = %35, %3
  %16 = call ptr @localtime(ptr noundef nonnull %4) #6, !dbg !130
  store ptr %16, ptr @local, align 8, !dbg !131, !tbaa !132
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 48, !dbg !134
  %18 = load ptr, ptr %17, align 8, !dbg !135, !tbaa !136
  store ptr %18, ptr @zone, align 8, !dbg !138, !tbaa !106
  %19 = load ptr, ptr @tzname, align 16, !dbg !139, !tbaa !106
  store ptr %19, ptr @listed, align 8, !dbg !140, !tbaa !106
  %20 = call ptr @localtime_r(ptr noundef nonnull %4, ptr noundef nonnull @own) #6, !dbg !141
  %21 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @own, i64 48), align 8, !dbg !142, !tbaa !136
  store ptr %21, ptr @other, align 8, !dbg !143, !tbaa !106
  store i32 70, ptr getelementptr inbounds nuw (i8, ptr @broken, i64 20), align 4, !dbg !144, !tbaa !145
  %22 = call i64 @mktime(ptr noundef nonnull @broken) #6, !dbg !146
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @broken, i64 48), align 8, !dbg !147, !tbaa !136
  store ptr %23, ptr @made, align 8, !dbg !148, !tbaa !106
  %24 = call ptr @gmtime(ptr noundef nonnull %4) #6, !dbg !149
  store ptr %24, ptr @universal, align 8, !dbg !150, !tbaa !132
  %25 = load ptr, ptr @name, align 8, !dbg !151, !tbaa !106
  %26 = load ptr, ptr @first, align 8, !dbg !152, !tbaa !106
  %27 = icmp eq ptr %25, %26, !dbg !153
  %28 = select i1 %27, i1 %9, i1 false, !dbg !154
  br i1 %28, label %39, label %62, !dbg !154

29:                                               ; preds = %3, %35
  %30 = phi ptr [ %37, %35 ], [ %13, %3 ]
  %31 = phi ptr [ %36, %35 ], [ %12, %3 ]
    #dbg_value(ptr %31, !96, !DIExpression(), !125)
  %32 = tail call i32 @strncmp(ptr noundef nonnull dereferenceable(1) %30, ptr noundef nonnull dereferenceable(7) @.str.2, i64 noundef 6) #7, !dbg !155
  %33 = icmp eq i32 %32, 0, !dbg !157
  br i1 %33, label %34, label %35, !dbg !158

34:                                               ; preds = %29
  store ptr %30, ptr @entry, align 8, !dbg !159, !tbaa !106
  br label %35, !dbg !160

35:                                               ; preds = %29, %34
  %36 = getelementptr inbounds nuw i8, ptr %31, i64 8, !dbg !161
    #dbg_value(ptr %36, !96, !DIExpression(), !125)
  %37 = load ptr, ptr %36, align 8, !dbg !126, !tbaa !106
  %38 = icmp eq ptr %37, null, !dbg !162
  br i1 %38, label %15, label %29, !dbg !163, !llvm.loop !164

39:                                               ; preds = %15
  %40 = load ptr, ptr @value, align 8, !dbg !168, !tbaa !106
  %41 = load ptr, ptr @entry, align 8, !dbg !169, !tbaa !106
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 6, !dbg !170
  %43 = icmp eq ptr %40, %42, !dbg !171
  %44 = load ptr, ptr @local, align 8
  %45 = icmp eq ptr %44, %24
  %46 = select i1 %43, i1 %45, i1 false, !dbg !172
  br i1 %46, label %47, label %62, !dbg !172

47:                                               ; preds = %39
  %48 = load ptr, ptr @zone, align 8, !dbg !173, !tbaa !106
  %49 = load ptr, ptr @other, align 8, !dbg !174, !tbaa !106
  %50 = call i32 @strcmp(ptr noundef nonnull dereferenceable(1) %48, ptr noundef nonnull dereferenceable(1) %49) #7, !dbg !175
  %51 = icmp eq i32 %50, 0, !dbg !176
  %52 = load ptr, ptr @listed, align 8
  %53 = icmp ne ptr %52, null
  %54 = select i1 %51, i1 %53, i1 false, !dbg !177
  %55 = load ptr, ptr @made, align 8
  %56 = icmp ne ptr %55, null
  %57 = select i1 %54, i1 %56, i1 false, !dbg !177
  br i1 %57, label %58, label %62, !dbg !177

58:                                               ; preds = %47
  %59 = load ptr, ptr @given, align 8, !dbg !178, !tbaa !106
  %60 = icmp eq ptr %59, null, !dbg !179
  %61 = zext i1 %60 to i32, !dbg !180
  br label %62

62:                                               ; preds = %58, %47, %39, %15
  %63 = phi i32 [ %61, %58 ], [ 1, %15 ], [ 1, %47 ], [ 1, %39 ], !dbg !99
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !181
  ret i32 %63, !dbg !182
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !183 i32 @putenv(ptr noundef) local_unnamed_addr #2

; Function Attrs: nofree nounwind memory(read)
declare !dbg !187 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !190 i32 @strncmp(ptr noundef captures(none), ptr noundef captures(none), i64 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nounwind
declare !dbg !197 ptr @localtime(ptr noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !203 ptr @localtime_r(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn
declare !dbg !208 noundef i64 @mktime(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !211 ptr @gmtime(ptr noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !212 i32 @strcmp(ptr noundef captures(none), ptr noundef captures(none)) local_unnamed_addr #4

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree nounwind memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nounwind willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "system.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !13, !18, !23, !0, !25, !27, !29, !31, !33, !35, !37, !39, !42, !44, !65, !67, !69}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 48, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 6)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 56, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 7)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "zone", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "made", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "listed", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 9, type: !41, isLocal: false, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "parameter", scope: !2, file: !3, line: 9, type: !41, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 10, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !48, line: 7, size: 448, elements: !49)
!48 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_tm.h", directory: "")
!49 = !{!50, !52, !53, !54, !55, !56, !57, !58, !59, !60, !62}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !47, file: !48, line: 9, baseType: !51, size: 32)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !47, file: !48, line: 10, baseType: !51, size: 32, offset: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !47, file: !48, line: 11, baseType: !51, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !47, file: !48, line: 12, baseType: !51, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !47, file: !48, line: 13, baseType: !51, size: 32, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !47, file: !48, line: 14, baseType: !51, size: 32, offset: 160)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !47, file: !48, line: 15, baseType: !51, size: 32, offset: 192)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !47, file: !48, line: 16, baseType: !51, size: 32, offset: 224)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !47, file: !48, line: 17, baseType: !51, size: 32, offset: 256)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !47, file: !48, line: 20, baseType: !61, size: 64, offset: 320)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !47, file: !48, line: 21, baseType: !63, size: 64, offset: 384)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "universal", scope: !2, file: !3, line: 10, type: !46, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !47, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "broken", scope: !2, file: !3, line: 10, type: !47, isLocal: false, isDefinition: true)
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
!83 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !84, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !86, keyInstructions: true)
!84 = !DISubroutineType(types: !85)
!85 = !{!51, !51, !41, !41}
!86 = !{!87, !88, !89, !90, !95, !96}
!87 = !DILocalVariable(name: "argc", arg: 1, scope: !83, file: !3, line: 11, type: !51)
!88 = !DILocalVariable(name: "argv", arg: 2, scope: !83, file: !3, line: 11, type: !41)
!89 = !DILocalVariable(name: "envp", arg: 3, scope: !83, file: !3, line: 11, type: !41)
!90 = !DILocalVariable(name: "now", scope: !83, file: !3, line: 12, type: !91)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !92, line: 10, baseType: !93)
!92 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/time_t.h", directory: "")
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !94, line: 160, baseType: !61)
!94 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!95 = !DILocalVariable(name: "same", scope: !83, file: !3, line: 18, type: !51)
!96 = !DILocalVariable(name: "each", scope: !97, file: !3, line: 21, type: !41)
!97 = distinct !DILexicalBlock(scope: !83, file: !3, line: 21, column: 5)
!98 = distinct !DIAssignID()
!99 = !DILocation(line: 0, scope: !83)
!100 = !DILocation(line: 12, column: 5, scope: !83)
!101 = !DILocation(line: 12, column: 12, scope: !83, atomGroup: 1, atomRank: 1)
!102 = !{!103, !103, i64 0}
!103 = !{!"long", !81, i64 0}
!104 = distinct !DIAssignID()
!105 = !DILocation(line: 13, column: 13, scope: !83, atomGroup: 2, atomRank: 2)
!106 = !{!107, !107, i64 0}
!107 = !{!"p1 omnipotent char", !108, i64 0}
!108 = !{!"any pointer", !81, i64 0}
!109 = !DILocation(line: 13, column: 11, scope: !83, atomGroup: 2, atomRank: 1)
!110 = !DILocation(line: 14, column: 12, scope: !83, atomGroup: 3, atomRank: 2)
!111 = !DILocation(line: 14, column: 10, scope: !83, atomGroup: 3, atomRank: 1)
!112 = !DILocation(line: 15, column: 15, scope: !83, atomGroup: 4, atomRank: 1)
!113 = !{!114, !114, i64 0}
!114 = !{!"p2 omnipotent char", !115, i64 0}
!115 = !{!"any p2 pointer", !108, i64 0}
!116 = !DILocation(line: 16, column: 19, scope: !83, atomGroup: 5, atomRank: 2)
!117 = !DILocation(line: 16, column: 17, scope: !83, atomGroup: 5, atomRank: 1)
!118 = !DILocation(line: 17, column: 13, scope: !83, atomGroup: 6, atomRank: 2)
!119 = !DILocation(line: 17, column: 11, scope: !83, atomGroup: 6, atomRank: 1)
!120 = !DILocation(line: 18, column: 26, scope: !83, atomGroup: 7, atomRank: 3)
!121 = !DILocation(line: 19, column: 5, scope: !83)
!122 = !DILocation(line: 20, column: 13, scope: !83, atomGroup: 8, atomRank: 2)
!123 = !DILocation(line: 20, column: 11, scope: !83, atomGroup: 8, atomRank: 1)
!124 = !DILocation(line: 21, column: 24, scope: !97, atomGroup: 9, atomRank: 2)
!125 = !DILocation(line: 0, scope: !97)
!126 = !DILocation(line: 21, column: 33, scope: !127)
!127 = distinct !DILexicalBlock(scope: !97, file: !3, line: 21, column: 5)
!128 = !DILocation(line: 21, column: 5, scope: !97, atomGroup: 32, atomRank: 1)
!129 = !DILocation(line: 21, column: 5, scope: !97, atomGroup: 33, atomRank: 1)
!130 = !DILocation(line: 23, column: 13, scope: !83, atomGroup: 16, atomRank: 2)
!131 = !DILocation(line: 23, column: 11, scope: !83, atomGroup: 16, atomRank: 1)
!132 = !{!133, !133, i64 0}
!133 = !{!"p1 _ZTS2tm", !108, i64 0}
!134 = !DILocation(line: 24, column: 27, scope: !83)
!135 = !DILocation(line: 24, column: 27, scope: !83, atomGroup: 17, atomRank: 2)
!136 = !{!137, !107, i64 48}
!137 = !{!"tm", !80, i64 0, !80, i64 4, !80, i64 8, !80, i64 12, !80, i64 16, !80, i64 20, !80, i64 24, !80, i64 28, !80, i64 32, !103, i64 40, !107, i64 48}
!138 = !DILocation(line: 24, column: 10, scope: !83, atomGroup: 17, atomRank: 1)
!139 = !DILocation(line: 25, column: 14, scope: !83, atomGroup: 18, atomRank: 2)
!140 = !DILocation(line: 25, column: 12, scope: !83, atomGroup: 18, atomRank: 1)
!141 = !DILocation(line: 26, column: 5, scope: !83)
!142 = !DILocation(line: 27, column: 25, scope: !83, atomGroup: 19, atomRank: 2)
!143 = !DILocation(line: 27, column: 11, scope: !83, atomGroup: 19, atomRank: 1)
!144 = !DILocation(line: 28, column: 20, scope: !83, atomGroup: 20, atomRank: 1)
!145 = !{!137, !80, i64 20}
!146 = !DILocation(line: 29, column: 5, scope: !83)
!147 = !DILocation(line: 30, column: 27, scope: !83, atomGroup: 21, atomRank: 2)
!148 = !DILocation(line: 30, column: 10, scope: !83, atomGroup: 21, atomRank: 1)
!149 = !DILocation(line: 31, column: 17, scope: !83, atomGroup: 22, atomRank: 2)
!150 = !DILocation(line: 31, column: 15, scope: !83, atomGroup: 22, atomRank: 1)
!151 = !DILocation(line: 32, column: 14, scope: !83)
!152 = !DILocation(line: 32, column: 22, scope: !83)
!153 = !DILocation(line: 32, column: 19, scope: !83, atomGroup: 24, atomRank: 2)
!154 = !DILocation(line: 32, column: 28, scope: !83, atomGroup: 24, atomRank: 1)
!155 = !DILocation(line: 22, column: 14, scope: !156)
!156 = distinct !DILexicalBlock(scope: !127, file: !3, line: 22, column: 13)
!157 = !DILocation(line: 22, column: 14, scope: !156, atomGroup: 12, atomRank: 2)
!158 = !DILocation(line: 22, column: 13, scope: !156, atomGroup: 12, atomRank: 1)
!159 = !DILocation(line: 22, column: 49, scope: !156, atomGroup: 13, atomRank: 1)
!160 = !DILocation(line: 22, column: 43, scope: !156)
!161 = !DILocation(line: 21, column: 44, scope: !127, atomGroup: 14, atomRank: 2)
!162 = !DILocation(line: 21, column: 5, scope: !97, atomGroup: 10, atomRank: 1)
!163 = !DILocation(line: 21, column: 5, scope: !97, atomGroup: 11, atomRank: 1)
!164 = distinct !{!164, !165, !166, !167}
!165 = !DILocation(line: 21, column: 5, scope: !97)
!166 = !DILocation(line: 22, column: 52, scope: !97)
!167 = !{!"llvm.loop.mustprogress"}
!168 = !DILocation(line: 32, column: 39, scope: !83)
!169 = !DILocation(line: 32, column: 48, scope: !83)
!170 = !DILocation(line: 32, column: 54, scope: !83)
!171 = !DILocation(line: 32, column: 45, scope: !83, atomGroup: 26, atomRank: 2)
!172 = !DILocation(line: 33, column: 14, scope: !83, atomGroup: 26, atomRank: 1)
!173 = !DILocation(line: 33, column: 47, scope: !83)
!174 = !DILocation(line: 33, column: 53, scope: !83)
!175 = !DILocation(line: 33, column: 40, scope: !83)
!176 = !DILocation(line: 33, column: 40, scope: !83, atomGroup: 28, atomRank: 2)
!177 = !DILocation(line: 33, column: 60, scope: !83, atomGroup: 28, atomRank: 1)
!178 = !DILocation(line: 33, column: 81, scope: !83)
!179 = !DILocation(line: 33, column: 78, scope: !83)
!180 = !DILocation(line: 32, column: 12, scope: !83, atomGroup: 31, atomRank: 2)
!181 = !DILocation(line: 34, column: 1, scope: !83)
!182 = !DILocation(line: 32, column: 5, scope: !83, atomGroup: 31, atomRank: 1)
!183 = !DISubprogram(name: "putenv", scope: !184, file: !184, line: 820, type: !185, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!184 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!185 = !DISubroutineType(types: !186)
!186 = !{!51, !5}
!187 = !DISubprogram(name: "getenv", scope: !184, file: !184, line: 807, type: !188, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!188 = !DISubroutineType(types: !189)
!189 = !{!5, !63}
!190 = !DISubprogram(name: "strncmp", scope: !191, file: !191, line: 174, type: !192, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!191 = !DIFile(filename: "lib/libc/include/generic-glibc/string.h", directory: "")
!192 = !DISubroutineType(types: !193)
!193 = !{!51, !63, !63, !194}
!194 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !195, line: 18, baseType: !196)
!195 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!196 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!197 = !DISubprogram(name: "localtime", scope: !198, file: !198, line: 145, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!198 = !DIFile(filename: "lib/libc/include/generic-glibc/time.h", directory: "")
!199 = !DISubroutineType(types: !200)
!200 = !{!46, !201}
!201 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !202, size: 64)
!202 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !91)
!203 = !DISubprogram(name: "localtime_r", scope: !198, file: !198, line: 168, type: !204, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!204 = !DISubroutineType(types: !205)
!205 = !{!46, !206, !207}
!206 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !201)
!207 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !46)
!208 = !DISubprogram(name: "mktime", scope: !198, file: !198, line: 91, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!91, !46}
!211 = !DISubprogram(name: "gmtime", scope: !198, file: !198, line: 141, type: !199, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubprogram(name: "strcmp", scope: !191, file: !191, line: 171, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{!51, !63, !63}
