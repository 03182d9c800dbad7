; ModuleID = 'given.c'
source_filename = "given.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.pair = type { ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@sent = global ptr @x, align 8, !dbg !12
@received = global ptr null, align 8, !dbg !33
@y = global i32 0, align 4, !dbg !29
@from = global %struct.pair zeroinitializer, align 8, !dbg !15
@got = global %struct.pair zeroinitializer, align 8, !dbg !25
@called = local_unnamed_addr global ptr null, align 8, !dbg !43
@filed = global %struct.pair zeroinitializer, align 8, !dbg !27
@typed = local_unnamed_addr global ptr null, align 8, !dbg !37
@joined = local_unnamed_addr global ptr null, align 8, !dbg !35
@swapped = global ptr null, align 8, !dbg !39
@copied = global ptr null, align 8, !dbg !41
@z = global i32 0, align 4, !dbg !31

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !57 {
  ret void, !dbg !58
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !59 {
  %1 = alloca [2 x i32], align 4, !DIAssignID !142
    #dbg_assign(i1 poison, !63, !DIExpression(), !142, ptr %1, !DIExpression(), !143)
  %2 = alloca i64, align 8, !DIAssignID !144
    #dbg_assign(i1 poison, !137, !DIExpression(), !144, ptr %2, !DIExpression(), !143)
  %3 = alloca ptr, align 8, !DIAssignID !145
    #dbg_assign(i1 poison, !140, !DIExpression(), !145, ptr %3, !DIExpression(), !143)
  %4 = alloca ptr, align 8, !DIAssignID !146
    #dbg_assign(i1 poison, !141, !DIExpression(), !146, ptr %4, !DIExpression(), !143)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !147
  %5 = call i32 @pipe(ptr noundef nonnull %1) #7, !dbg !148
  %6 = icmp eq i32 %5, 0, !dbg !150
  br i1 %6, label %7, label %90, !dbg !151

7:                                                ; preds = %0
  %8 = getelementptr inbounds nuw i8, ptr %1, i64 4, !dbg !152
  %9 = load i32, ptr %8, align 4, !dbg !152, !tbaa !53
  %10 = call i64 @write(i32 noundef %9, ptr noundef nonnull @sent, i64 noundef 8) #7, !dbg !153
  %11 = load i32, ptr %1, align 4, !dbg !154, !tbaa !53
  %12 = call i64 @read(i32 noundef %11, ptr noundef nonnull @received, i64 noundef 8) #7, !dbg !155
  store ptr @y, ptr @from, align 8, !dbg !156, !tbaa !157
  store ptr @f0, ptr getelementptr inbounds nuw (i8, ptr @from, i64 8), align 8, !dbg !161, !tbaa !162
  %13 = load i32, ptr %8, align 4, !dbg !163, !tbaa !53
  %14 = call i64 @write(i32 noundef %13, ptr noundef nonnull @from, i64 noundef 16) #7, !dbg !164
  %15 = load i32, ptr %1, align 4, !dbg !165, !tbaa !53
  %16 = call i64 @read(i32 noundef %15, ptr noundef nonnull @got, i64 noundef 16) #7, !dbg !166
  %17 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @got, i64 8), align 8, !dbg !167, !tbaa !162
  store ptr %17, ptr @called, align 8, !dbg !168, !tbaa !169
  call void %17() #7, !dbg !170
  %18 = call noalias ptr @tmpfile(), !dbg !171
    #dbg_value(ptr %18, !67, !DIExpression(), !143)
  %19 = call i64 @fwrite(ptr noundef nonnull @from, i64 noundef 16, i64 noundef 1, ptr noundef %18), !dbg !172
  call void @rewind(ptr noundef %18), !dbg !173
  %20 = call i64 @fread(ptr noundef nonnull @filed, i64 noundef 16, i64 noundef 1, ptr noundef %18), !dbg !174
  call void @rewind(ptr noundef %18), !dbg !175
    #dbg_value(i32 0, !133, !DIExpression(), !176)
    #dbg_value(i64 0, !133, !DIExpression(), !176)
  %21 = load i8, ptr @sent, align 8, !dbg !177, !tbaa !179
  %22 = zext i8 %21 to i32, !dbg !177
  %23 = call i32 @fputc(i32 noundef %22, ptr noundef %18), !dbg !180
    #dbg_value(i64 1, !133, !DIExpression(), !176)
  %24 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 1), align 1, !dbg !177, !tbaa !179
  %25 = zext i8 %24 to i32, !dbg !177
  %26 = call i32 @fputc(i32 noundef %25, ptr noundef %18), !dbg !180
    #dbg_value(i64 2, !133, !DIExpression(), !176)
  %27 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 2), align 2, !dbg !177, !tbaa !179
  %28 = zext i8 %27 to i32, !dbg !177
  %29 = call i32 @fputc(i32 noundef %28, ptr noundef %18), !dbg !180
    #dbg_value(i64 3, !133, !DIExpression(), !176)
  %30 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 3), align 1, !dbg !177, !tbaa !179
  %31 = zext i8 %30 to i32, !dbg !177
  %32 = call i32 @fputc(i32 noundef %31, ptr noundef %18), !dbg !180
    #dbg_value(i64 4, !133, !DIExpression(), !176)
  %33 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 4), align 4, !dbg !177, !tbaa !179
  %34 = zext i8 %33 to i32, !dbg !177
  %35 = call i32 @fputc(i32 noundef %34, ptr noundef %18), !dbg !180
    #dbg_value(i64 5, !133, !DIExpression(), !176)
  %36 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 5), align 1, !dbg !177, !tbaa !179
  %37 = zext i8 %36 to i32, !dbg !177
  %38 = call i32 @fputc(i32 noundef %37, ptr noundef %18), !dbg !180
    #dbg_value(i64 6, !133, !DIExpression(), !176)
  %39 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 6), align 2, !dbg !177, !tbaa !179
  %40 = zext i8 %39 to i32, !dbg !177
  %41 = call i32 @fputc(i32 noundef %40, ptr noundef %18), !dbg !180
    #dbg_value(i64 7, !133, !DIExpression(), !176)
  %42 = load i8, ptr getelementptr inbounds nuw (i8, ptr @sent, i64 7), align 1, !dbg !177, !tbaa !179
  %43 = zext i8 %42 to i32, !dbg !177
  %44 = call i32 @fputc(i32 noundef %43, ptr noundef %18), !dbg !180
    #dbg_value(i64 8, !133, !DIExpression(), !176)
  call void @rewind(ptr noundef %18), !dbg !181
    #dbg_value(i32 0, !135, !DIExpression(), !182)
    #dbg_value(i64 0, !135, !DIExpression(), !182)
  %45 = call i32 @fgetc(ptr noundef %18), !dbg !183
  %46 = trunc i32 %45 to i8, !dbg !185
  store i8 %46, ptr @typed, align 8, !dbg !186, !tbaa !179
    #dbg_value(i64 1, !135, !DIExpression(), !182)
  %47 = call i32 @fgetc(ptr noundef %18), !dbg !187
  %48 = trunc i32 %47 to i8, !dbg !188
  store i8 %48, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 1), align 1, !dbg !189, !tbaa !179
    #dbg_value(i64 2, !135, !DIExpression(), !182)
  %49 = call i32 @fgetc(ptr noundef %18), !dbg !190
  %50 = trunc i32 %49 to i8, !dbg !191
  store i8 %50, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 2), align 2, !dbg !192, !tbaa !179
    #dbg_value(i64 3, !135, !DIExpression(), !182)
  %51 = call i32 @fgetc(ptr noundef %18), !dbg !193
  %52 = trunc i32 %51 to i8, !dbg !194
  store i8 %52, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 3), align 1, !dbg !195, !tbaa !179
    #dbg_value(i64 4, !135, !DIExpression(), !182)
  %53 = call i32 @fgetc(ptr noundef %18), !dbg !196
  %54 = trunc i32 %53 to i8, !dbg !197
  store i8 %54, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 4), align 4, !dbg !198, !tbaa !179
    #dbg_value(i64 5, !135, !DIExpression(), !182)
  %55 = call i32 @fgetc(ptr noundef %18), !dbg !199
  %56 = trunc i32 %55 to i8, !dbg !200
  store i8 %56, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 5), align 1, !dbg !201, !tbaa !179
    #dbg_value(i64 6, !135, !DIExpression(), !182)
  %57 = call i32 @fgetc(ptr noundef %18), !dbg !202
  %58 = trunc i32 %57 to i8, !dbg !203
  store i8 %58, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 6), align 2, !dbg !204, !tbaa !179
    #dbg_value(i64 7, !135, !DIExpression(), !182)
  %59 = call i32 @fgetc(ptr noundef %18), !dbg !205
  %60 = trunc i32 %59 to i8, !dbg !206
  store i8 %60, ptr getelementptr inbounds nuw (i8, ptr @typed, i64 7), align 1, !dbg !207, !tbaa !179
    #dbg_value(i64 8, !135, !DIExpression(), !182)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !208
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !209
  %61 = call i32 @pthread_create(ptr noundef nonnull %2, ptr noundef null, ptr noundef nonnull @work, ptr noundef nonnull @z) #7, !dbg !210
  %62 = load i64, ptr %2, align 8, !dbg !211, !tbaa !212
  %63 = call i32 @pthread_join(i64 noundef %62, ptr noundef nonnull %3) #7, !dbg !214
  %64 = load ptr, ptr %3, align 8, !dbg !215, !tbaa !169
  store ptr %64, ptr @joined, align 8, !dbg !216, !tbaa !217
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #7, !dbg !218
  call void @swab(ptr noundef nonnull @sent, ptr noundef nonnull %4, i64 noundef 8) #7, !dbg !219
  call void @swab(ptr noundef nonnull %4, ptr noundef nonnull @swapped, i64 noundef 8) #7, !dbg !220
  %65 = call ptr @wmemcpy(ptr noundef nonnull @copied, ptr noundef nonnull @sent, i64 noundef 2) #7, !dbg !221
  %66 = load ptr, ptr @received, align 8, !dbg !222, !tbaa !217
  %67 = icmp ne ptr %66, @x, !dbg !223
  %68 = load ptr, ptr @called, align 8
  %69 = icmp ne ptr %68, @f0
  %70 = select i1 %67, i1 true, i1 %69
  %71 = load ptr, ptr @filed, align 8
  %72 = icmp ne ptr %71, @y
  %73 = select i1 %70, i1 true, i1 %72
  %74 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @filed, i64 8), align 8
  %75 = icmp ne ptr %74, @f0
  %76 = select i1 %73, i1 true, i1 %75
  %77 = load ptr, ptr @typed, align 8
  %78 = icmp ne ptr %77, @x
  %79 = select i1 %76, i1 true, i1 %78
  %80 = load ptr, ptr @joined, align 8
  %81 = icmp ne ptr %80, @z
  %82 = select i1 %79, i1 true, i1 %81
  %83 = load ptr, ptr @swapped, align 8
  %84 = icmp ne ptr %83, @x
  %85 = select i1 %82, i1 true, i1 %84, !dbg !224
  %86 = load ptr, ptr @copied, align 8, !dbg !224
  %87 = icmp ne ptr %86, @x, !dbg !224
  %88 = select i1 %85, i1 true, i1 %87, !dbg !224
  %89 = zext i1 %88 to i32, !dbg !224
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #7, !dbg !225
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !225
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !225
  br label %90

90:                                               ; preds = %0, %7
  %91 = phi i32 [ %89, %7 ], [ 1, %0 ], !dbg !143
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !225
  ret i32 %91, !dbg !226
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: nounwind
declare !dbg !227 i32 @pipe(ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree
declare !dbg !231 noundef i64 @write(i32 noundef, ptr noundef readonly captures(none), i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree
declare !dbg !241 noundef i64 @read(i32 noundef, ptr noundef captures(none), i64 noundef) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !244 noalias noundef ptr @tmpfile() local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !247 noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !252 void @rewind(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !255 noundef i64 @fread(ptr noundef writeonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nofree nounwind
declare !dbg !259 noundef i32 @fputc(i32 noundef, ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: nofree nounwind
declare !dbg !262 noundef i32 @fgetc(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !265 i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef ptr @work(ptr noundef readnone returned captures(ret: address, provenance) %0) #0 !dbg !285 {
    #dbg_value(ptr %0, !287, !DIExpression(), !288)
  ret ptr %0, !dbg !289
}

declare !dbg !290 i32 @pthread_join(i64 noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: nounwind
declare !dbg !294 void @swab(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !297 ptr @wmemcpy(ptr noundef, ptr noundef, i64 noundef) local_unnamed_addr #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}
!llvm.errno.tbaa = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "given.c", directory: "")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !9, line: 24, baseType: !10)
!9 = !DIFile(filename: "lib/include/__stddef_wchar_t.h", directory: "")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !15, !25, !27, !0, !29, !31, !33, !35, !37, !39, !41, !43}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "sent", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 12, type: !17, isLocal: false, isDefinition: true)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 12, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !3, line: 12, baseType: !14, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !17, file: !3, line: 12, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 10, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 12, type: !17, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "filed", scope: !2, file: !3, line: 12, type: !17, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !10, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 13, type: !10, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "received", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "joined", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "typed", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "swapped", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 15, type: !21, isLocal: false, isDefinition: true)
!45 = !{i32 7, !"Dwarf Version", i32 4}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!52 = !{!"clang version 22.1.8"}
!53 = !{!54, !54, i64 0}
!54 = !{!"int", !55, i64 0}
!55 = !{!"omnipotent char", !56, i64 0}
!56 = !{!"Simple C/C++ TBAA"}
!57 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!58 = !DILocation(line: 11, column: 16, scope: !57, atomGroup: 1, atomRank: 1)
!59 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !60, scopeLine: 18, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !62, keyInstructions: true)
!60 = !DISubroutineType(types: !61)
!61 = !{!10}
!62 = !{!63, !67, !133, !135, !137, !140, !141}
!63 = !DILocalVariable(name: "ends", scope: !59, file: !3, line: 19, type: !64)
!64 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !65)
!65 = !{!66}
!66 = !DISubrange(count: 2)
!67 = !DILocalVariable(name: "file", scope: !59, file: !3, line: 28, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !70, line: 7, baseType: !71)
!70 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!71 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !72, line: 51, size: 1728, elements: !73)
!72 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!73 = !{!74, !75, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !91, !93, !94, !95, !99, !103, !105, !107, !108, !111, !113, !116, !119, !120, !122, !124, !125, !126, !129}
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !71, file: !72, line: 53, baseType: !10, size: 32)
!75 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !71, file: !72, line: 56, baseType: !76, size: 64, offset: 64)
!76 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !77, size: 64)
!77 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !71, file: !72, line: 57, baseType: !76, size: 64, offset: 128)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !71, file: !72, line: 58, baseType: !76, size: 64, offset: 192)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !71, file: !72, line: 59, baseType: !76, size: 64, offset: 256)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !71, file: !72, line: 60, baseType: !76, size: 64, offset: 320)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !71, file: !72, line: 61, baseType: !76, size: 64, offset: 384)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !71, file: !72, line: 62, baseType: !76, size: 64, offset: 448)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !71, file: !72, line: 63, baseType: !76, size: 64, offset: 512)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !71, file: !72, line: 66, baseType: !76, size: 64, offset: 576)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !71, file: !72, line: 67, baseType: !76, size: 64, offset: 640)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !71, file: !72, line: 68, baseType: !76, size: 64, offset: 704)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !71, file: !72, line: 70, baseType: !89, size: 64, offset: 768)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !72, line: 38, flags: DIFlagFwdDecl)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !71, file: !72, line: 72, baseType: !92, size: 64, offset: 832)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !71, file: !72, line: 74, baseType: !10, size: 32, offset: 896)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !71, file: !72, line: 75, baseType: !10, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !71, file: !72, line: 77, baseType: !96, size: 8, offset: 952)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 8, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 1)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !71, file: !72, line: 78, baseType: !100, size: 64, offset: 960)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !101, line: 152, baseType: !102)
!101 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!102 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !71, file: !72, line: 81, baseType: !104, size: 16, offset: 1024)
!104 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !71, file: !72, line: 82, baseType: !106, size: 8, offset: 1040)
!106 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !71, file: !72, line: 83, baseType: !96, size: 8, offset: 1048)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !71, file: !72, line: 85, baseType: !109, size: 64, offset: 1088)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !110, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !72, line: 45, baseType: null)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !71, file: !72, line: 93, baseType: !112, size: 64, offset: 1152)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !101, line: 153, baseType: !102)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !71, file: !72, line: 95, baseType: !114, size: 64, offset: 1216)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !115, size: 64)
!115 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !72, line: 39, flags: DIFlagFwdDecl)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !71, file: !72, line: 96, baseType: !117, size: 64, offset: 1280)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !118, size: 64)
!118 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !72, line: 40, flags: DIFlagFwdDecl)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !71, file: !72, line: 97, baseType: !92, size: 64, offset: 1344)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !71, file: !72, line: 98, baseType: !121, size: 64, offset: 1408)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !71, file: !72, line: 99, baseType: !123, size: 64, offset: 1472)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !71, file: !72, line: 100, baseType: !10, size: 32, offset: 1536)
!125 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !71, file: !72, line: 102, baseType: !10, size: 32, offset: 1568)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !71, file: !72, line: 104, baseType: !127, size: 64, offset: 1600)
!127 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !101, line: 45, baseType: !128)
!128 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !71, file: !72, line: 109, baseType: !130, size: 64, offset: 1664)
!130 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 64, elements: !131)
!131 = !{!132}
!132 = !DISubrange(count: 8)
!133 = !DILocalVariable(name: "i", scope: !134, file: !3, line: 33, type: !10)
!134 = distinct !DILexicalBlock(scope: !59, file: !3, line: 33, column: 5)
!135 = !DILocalVariable(name: "i", scope: !136, file: !3, line: 35, type: !10)
!136 = distinct !DILexicalBlock(scope: !59, file: !3, line: 35, column: 5)
!137 = !DILocalVariable(name: "thread", scope: !59, file: !3, line: 36, type: !138)
!138 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !139, line: 27, baseType: !128)
!139 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "")
!140 = !DILocalVariable(name: "result", scope: !59, file: !3, line: 37, type: !121)
!141 = !DILocalVariable(name: "turned", scope: !59, file: !3, line: 41, type: !14)
!142 = distinct !DIAssignID()
!143 = !DILocation(line: 0, scope: !59)
!144 = distinct !DIAssignID()
!145 = distinct !DIAssignID()
!146 = distinct !DIAssignID()
!147 = !DILocation(line: 19, column: 5, scope: !59)
!148 = !DILocation(line: 20, column: 9, scope: !149)
!149 = distinct !DILexicalBlock(scope: !59, file: !3, line: 20, column: 9)
!150 = !DILocation(line: 20, column: 9, scope: !149, atomGroup: 1, atomRank: 2)
!151 = !DILocation(line: 20, column: 9, scope: !149, atomGroup: 1, atomRank: 1)
!152 = !DILocation(line: 21, column: 11, scope: !59)
!153 = !DILocation(line: 21, column: 5, scope: !59)
!154 = !DILocation(line: 22, column: 10, scope: !59)
!155 = !DILocation(line: 22, column: 5, scope: !59)
!156 = !DILocation(line: 23, column: 12, scope: !59, atomGroup: 3, atomRank: 1)
!157 = !{!158, !159, i64 0}
!158 = !{!"pair", !159, i64 0, !160, i64 8}
!159 = !{!"p1 int", !160, i64 0}
!160 = !{!"any pointer", !55, i64 0}
!161 = !DILocation(line: 23, column: 27, scope: !59, atomGroup: 4, atomRank: 1)
!162 = !{!158, !160, i64 8}
!163 = !DILocation(line: 24, column: 11, scope: !59)
!164 = !DILocation(line: 24, column: 5, scope: !59)
!165 = !DILocation(line: 25, column: 10, scope: !59)
!166 = !DILocation(line: 25, column: 5, scope: !59)
!167 = !DILocation(line: 26, column: 18, scope: !59, atomGroup: 5, atomRank: 2)
!168 = !DILocation(line: 26, column: 12, scope: !59, atomGroup: 5, atomRank: 1)
!169 = !{!160, !160, i64 0}
!170 = !DILocation(line: 27, column: 5, scope: !59)
!171 = !DILocation(line: 28, column: 18, scope: !59, atomGroup: 6, atomRank: 2)
!172 = !DILocation(line: 29, column: 5, scope: !59)
!173 = !DILocation(line: 30, column: 5, scope: !59)
!174 = !DILocation(line: 31, column: 5, scope: !59)
!175 = !DILocation(line: 32, column: 5, scope: !59)
!176 = !DILocation(line: 0, scope: !134)
!177 = !DILocation(line: 33, column: 39, scope: !178)
!178 = distinct !DILexicalBlock(scope: !134, file: !3, line: 33, column: 5)
!179 = !{!55, !55, i64 0}
!180 = !DILocation(line: 33, column: 33, scope: !178)
!181 = !DILocation(line: 34, column: 5, scope: !59)
!182 = !DILocation(line: 0, scope: !136)
!183 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 15, atomRank: 3)
!184 = distinct !DILexicalBlock(scope: !136, file: !3, line: 35, column: 5)
!185 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 15, atomRank: 2)
!186 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 15, atomRank: 1)
!187 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 53, atomRank: 3)
!188 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 53, atomRank: 2)
!189 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 53, atomRank: 1)
!190 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 57, atomRank: 3)
!191 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 57, atomRank: 2)
!192 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 57, atomRank: 1)
!193 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 61, atomRank: 3)
!194 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 61, atomRank: 2)
!195 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 61, atomRank: 1)
!196 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 65, atomRank: 3)
!197 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 65, atomRank: 2)
!198 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 65, atomRank: 1)
!199 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 69, atomRank: 3)
!200 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 69, atomRank: 2)
!201 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 69, atomRank: 1)
!202 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 73, atomRank: 3)
!203 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 73, atomRank: 2)
!204 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 73, atomRank: 1)
!205 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 77, atomRank: 3)
!206 = !DILocation(line: 35, column: 64, scope: !184, atomGroup: 77, atomRank: 2)
!207 = !DILocation(line: 35, column: 62, scope: !184, atomGroup: 77, atomRank: 1)
!208 = !DILocation(line: 36, column: 5, scope: !59)
!209 = !DILocation(line: 37, column: 5, scope: !59)
!210 = !DILocation(line: 38, column: 5, scope: !59)
!211 = !DILocation(line: 39, column: 18, scope: !59)
!212 = !{!213, !213, i64 0}
!213 = !{!"long", !55, i64 0}
!214 = !DILocation(line: 39, column: 5, scope: !59)
!215 = !DILocation(line: 40, column: 14, scope: !59, atomGroup: 18, atomRank: 2)
!216 = !DILocation(line: 40, column: 12, scope: !59, atomGroup: 18, atomRank: 1)
!217 = !{!159, !159, i64 0}
!218 = !DILocation(line: 41, column: 5, scope: !59)
!219 = !DILocation(line: 42, column: 5, scope: !59)
!220 = !DILocation(line: 43, column: 5, scope: !59)
!221 = !DILocation(line: 44, column: 5, scope: !59)
!222 = !DILocation(line: 45, column: 14, scope: !59)
!223 = !DILocation(line: 45, column: 23, scope: !59, atomGroup: 20, atomRank: 2)
!224 = !DILocation(line: 45, column: 29, scope: !59, atomGroup: 20, atomRank: 1)
!225 = !DILocation(line: 47, column: 1, scope: !59)
!226 = !DILocation(line: 47, column: 1, scope: !59, atomGroup: 27, atomRank: 1)
!227 = !DISubprogram(name: "pipe", scope: !228, file: !228, line: 437, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DIFile(filename: "lib/libc/include/generic-glibc/unistd.h", directory: "")
!229 = !DISubroutineType(types: !230)
!230 = !{!10, !14}
!231 = !DISubprogram(name: "write", scope: !228, file: !228, line: 378, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{!234, !10, !237, !239}
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !235, line: 82, baseType: !236)
!235 = !DIFile(filename: "lib/libc/include/generic-glibc/stdio.h", directory: "")
!236 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !101, line: 194, baseType: !102)
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !238, size: 64)
!238 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!239 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !240, line: 18, baseType: !128)
!240 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!241 = !DISubprogram(name: "read", scope: !228, file: !228, line: 371, type: !242, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!242 = !DISubroutineType(types: !243)
!243 = !{!234, !10, !121, !239}
!244 = !DISubprogram(name: "tmpfile", scope: !235, file: !235, line: 201, type: !245, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DISubroutineType(types: !246)
!246 = !{!68}
!247 = !DISubprogram(name: "fwrite", scope: !235, file: !235, line: 739, type: !248, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!248 = !DISubroutineType(types: !249)
!249 = !{!128, !250, !239, !239, !251}
!250 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !237)
!251 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !68)
!252 = !DISubprogram(name: "rewind", scope: !235, file: !235, line: 784, type: !253, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!253 = !DISubroutineType(types: !254)
!254 = !{null, !68}
!255 = !DISubprogram(name: "fread", scope: !235, file: !235, line: 732, type: !256, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!256 = !DISubroutineType(types: !257)
!257 = !{!128, !258, !239, !239, !251}
!258 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !121)
!259 = !DISubprogram(name: "fputc", scope: !235, file: !235, line: 615, type: !260, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!260 = !DISubroutineType(types: !261)
!261 = !{!10, !10, !68}
!262 = !DISubprogram(name: "fgetc", scope: !235, file: !235, line: 582, type: !263, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!263 = !DISubroutineType(types: !264)
!264 = !{!10, !68}
!265 = !DISubprogram(name: "pthread_create", scope: !266, file: !266, line: 202, type: !267, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!266 = !DIFile(filename: "lib/libc/include/generic-glibc/pthread.h", directory: "")
!267 = !DISubroutineType(types: !268)
!268 = !{!10, !269, !271, !282, !258}
!269 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !270)
!270 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!271 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !272)
!272 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !273, size: 64)
!273 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !274)
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_attr_t", file: !139, line: 62, baseType: !275)
!275 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "pthread_attr_t", file: !139, line: 56, size: 448, elements: !276)
!276 = !{!277, !281}
!277 = !DIDerivedType(tag: DW_TAG_member, name: "__size", scope: !275, file: !139, line: 58, baseType: !278, size: 448)
!278 = !DICompositeType(tag: DW_TAG_array_type, baseType: !77, size: 448, elements: !279)
!279 = !{!280}
!280 = !DISubrange(count: 56)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "__align", scope: !275, file: !139, line: 59, baseType: !102, size: 64)
!282 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !283, size: 64)
!283 = !DISubroutineType(types: !284)
!284 = !{!121, !121}
!285 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !283, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !286, keyInstructions: true)
!286 = !{!287}
!287 = !DILocalVariable(name: "given", arg: 1, scope: !285, file: !3, line: 16, type: !121)
!288 = !DILocation(line: 0, scope: !285)
!289 = !DILocation(line: 16, column: 34, scope: !285, atomGroup: 1, atomRank: 1)
!290 = !DISubprogram(name: "pthread_join", scope: !266, file: !266, line: 219, type: !291, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!291 = !DISubroutineType(types: !292)
!292 = !{!10, !138, !293}
!293 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!294 = !DISubprogram(name: "swab", scope: !228, file: !228, line: 1177, type: !295, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!295 = !DISubroutineType(types: !296)
!296 = !{null, !250, !258, !234}
!297 = !DISubprogram(name: "wmemcpy", scope: !298, file: !298, line: 312, type: !299, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!298 = !DIFile(filename: "lib/libc/include/generic-glibc/wchar.h", directory: "")
!299 = !DISubroutineType(types: !300)
!300 = !{!14, !301, !302, !239}
!301 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !7)
!302 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !303)
!303 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !304, size: 64)
!304 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
