; ModuleID = 'posix.c'
source_filename = "posix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.obstack = type { i64, ptr, ptr, ptr, ptr, %union.anon, i32, ptr, ptr, ptr, i8 }
%union.anon = type { i64 }

@entry = global [13 x i8] c"LIGHTHOUSE=1\00", align 1, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"LIGHTHOUSE\00", align 1, !dbg !22
@found = local_unnamed_addr global ptr null, align 8, !dbg !38
@environ = external local_unnamed_addr global ptr, align 8
@listed = local_unnamed_addr global ptr null, align 8, !dbg !40
@x = global i32 0, align 4, !dbg !32
@y = global i32 0, align 4, !dbg !34
@z = global i32 0, align 4, !dbg !36
@grown = global ptr null, align 8, !dbg !42
@in_memory = local_unnamed_addr global ptr null, align 8, !dbg !44
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !27
@in_buffer = local_unnamed_addr global ptr null, align 8, !dbg !46
@element = local_unnamed_addr global ptr null, align 8, !dbg !48
@last = local_unnamed_addr global ptr null, align 8, !dbg !50

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !67 {
  %1 = alloca i64, align 8, !DIAssignID !207
    #dbg_assign(i1 poison, !74, !DIExpression(), !207, ptr %1, !DIExpression(), !208)
  %2 = alloca ptr, align 8, !DIAssignID !209
    #dbg_assign(i1 poison, !78, !DIExpression(), !209, ptr %2, !DIExpression(), !208)
  %3 = alloca ptr, align 8, !DIAssignID !210
    #dbg_assign(i1 poison, !79, !DIExpression(), !210, ptr %3, !DIExpression(), !208)
  %4 = alloca [16 x i8], align 16, !DIAssignID !211
    #dbg_assign(i1 poison, !142, !DIExpression(), !211, ptr %4, !DIExpression(), !208)
  %5 = alloca %struct.obstack, align 8, !DIAssignID !212
    #dbg_assign(i1 poison, !146, !DIExpression(), !212, ptr %5, !DIExpression(), !208)
  %6 = tail call i32 @putenv(ptr noundef nonnull @entry) #10, !dbg !213
  %7 = tail call ptr @getenv(ptr noundef nonnull @.str) #10, !dbg !214
  %8 = getelementptr inbounds i8, ptr %7, i64 -11, !dbg !215
  store ptr %8, ptr @found, align 8, !dbg !216, !tbaa !217
  %9 = load ptr, ptr @environ, align 8, !dbg !220, !tbaa !221
    #dbg_value(ptr %9, !71, !DIExpression(), !224)
  %10 = load ptr, ptr %9, align 8, !dbg !225, !tbaa !217
  %11 = icmp eq ptr %10, null, !dbg !227
  br i1 %11, label %12, label %31, !dbg !228

12:                                               ; preds = %36, %0
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #10, !dbg !229
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #10, !dbg !230
  store ptr @x, ptr %2, align 8, !dbg !231, !tbaa !232, !DIAssignID !234
    #dbg_assign(ptr @x, !78, !DIExpression(), !234, ptr %2, !DIExpression(), !208)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !dbg !230
  store ptr @y, ptr %3, align 8, !dbg !235, !tbaa !232, !DIAssignID !236
    #dbg_assign(ptr @y, !79, !DIExpression(), !236, ptr %3, !DIExpression(), !208)
    #dbg_value(ptr @z, !80, !DIExpression(), !208)
  %13 = call noalias ptr @open_memstream(ptr noundef nonnull @grown, ptr noundef nonnull %1) #10, !dbg !237
    #dbg_value(ptr %13, !81, !DIExpression(), !208)
  %14 = call i64 @fwrite(ptr noundef nonnull %2, i64 noundef 8, i64 noundef 1, ptr noundef %13), !dbg !238
  %15 = call i32 @fclose(ptr noundef %13), !dbg !239
  %16 = load ptr, ptr @grown, align 8, !dbg !240, !tbaa !217
  %17 = load i64, ptr %16, align 1, !dbg !241
  store i64 %17, ptr @in_memory, align 8, !dbg !241
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !242
  %18 = call noalias ptr @fmemopen(ptr noundef nonnull %4, i64 noundef 16, ptr noundef nonnull @.str.1) #10, !dbg !243
    #dbg_value(ptr %18, !81, !DIExpression(), !208)
  %19 = call i64 @fwrite(ptr noundef nonnull %3, i64 noundef 8, i64 noundef 1, ptr noundef %18), !dbg !244
  %20 = call i32 @fclose(ptr noundef %18), !dbg !245
  %21 = load i64, ptr %4, align 16, !dbg !246
  store i64 %21, ptr @in_buffer, align 8, !dbg !246
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !dbg !247
  %22 = call i32 @_obstack_begin(ptr noundef nonnull %5, i32 noundef 0, i32 noundef 0, ptr noundef nonnull @allocate, ptr noundef nonnull @release) #10, !dbg !248
    #dbg_value(ptr %5, !184, !DIExpression(), !249)
    #dbg_value(ptr %5, !187, !DIExpression(), !250)
    #dbg_value(i32 8, !189, !DIExpression(), !250)
  %23 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !251
  %24 = load ptr, ptr %23, align 8, !dbg !251, !tbaa !253
  %25 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !251
  %26 = load ptr, ptr %25, align 8, !dbg !251, !tbaa !257
  %27 = ptrtoint ptr %24 to i64, !dbg !251
  %28 = ptrtoint ptr %26 to i64, !dbg !251
  %29 = sub i64 %27, %28, !dbg !251
  %30 = icmp slt i64 %29, 8, !dbg !258
  br i1 %30, label %40, label %42, !dbg !259

31:                                               ; preds = %0, %36
  %32 = phi ptr [ %38, %36 ], [ %10, %0 ]
  %33 = phi ptr [ %37, %36 ], [ %9, %0 ]
    #dbg_value(ptr %33, !71, !DIExpression(), !224)
  %34 = icmp eq ptr %32, @entry, !dbg !260
  br i1 %34, label %35, label %36, !dbg !262

35:                                               ; preds = %31
  store ptr @entry, ptr @listed, align 8, !dbg !263, !tbaa !217
  br label %36, !dbg !264

36:                                               ; preds = %31, %35
  %37 = getelementptr inbounds nuw i8, ptr %33, i64 8, !dbg !265
    #dbg_value(ptr %37, !71, !DIExpression(), !224)
  %38 = load ptr, ptr %37, align 8, !dbg !225, !tbaa !217
  %39 = icmp eq ptr %38, null, !dbg !266
  br i1 %39, label %12, label %31, !dbg !267, !llvm.loop !268

40:                                               ; preds = %12
  call void @_obstack_newchunk(ptr noundef nonnull %5, i32 noundef 8) #10, !dbg !251
  %41 = load ptr, ptr %25, align 8, !dbg !272, !tbaa !257
  br label %42, !dbg !251

42:                                               ; preds = %40, %12
  %43 = phi ptr [ %41, %40 ], [ %26, %12 ], !dbg !272
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 8, !dbg !273
    #dbg_value(ptr %5, !190, !DIExpression(), !274)
  %45 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !275
  %46 = load ptr, ptr %45, align 8, !dbg !276, !tbaa !277
    #dbg_value(ptr %46, !192, !DIExpression(), !274)
  %47 = icmp eq ptr %44, %46, !dbg !278
  br i1 %47, label %48, label %52, !dbg !280

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw i8, ptr %5, i64 80, !dbg !281
  %50 = load i8, ptr %49, align 8, !dbg !281
  %51 = or i8 %50, 2, !dbg !282
  store i8 %51, ptr %49, align 8, !dbg !283
  br label %52, !dbg !281

52:                                               ; preds = %48, %42
  %53 = ptrtoint ptr %44 to i64, !dbg !275
  %54 = getelementptr inbounds nuw i8, ptr %5, i64 48, !dbg !275
  %55 = load i32, ptr %54, align 8, !dbg !275, !tbaa !284
  %56 = sext i32 %55 to i64, !dbg !275
  %57 = add nsw i64 %56, %53, !dbg !275
  %58 = xor i32 %55, -1, !dbg !275
  %59 = sext i32 %58 to i64, !dbg !275
  %60 = and i64 %57, %59, !dbg !285
  %61 = inttoptr i64 %60 to ptr, !dbg !286
  store ptr %61, ptr %25, align 8, !dbg !287, !tbaa !257
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !288
  %63 = load ptr, ptr %62, align 8, !dbg !288, !tbaa !290
  %64 = ptrtoint ptr %63 to i64, !dbg !288
  %65 = sub i64 %60, %64, !dbg !288
  %66 = load ptr, ptr %23, align 8, !dbg !288, !tbaa !253
  %67 = ptrtoint ptr %66 to i64, !dbg !288
  %68 = sub i64 %67, %64, !dbg !288
  %69 = icmp sgt i64 %65, %68, !dbg !291
  br i1 %69, label %70, label %71, !dbg !292

70:                                               ; preds = %52
  store ptr %66, ptr %25, align 8, !dbg !293, !tbaa !257
  br label %71, !dbg !288

71:                                               ; preds = %70, %52
  %72 = phi ptr [ %66, %70 ], [ %61, %52 ], !dbg !294
  store ptr %72, ptr %45, align 8, !dbg !295, !tbaa !277
    #dbg_value(ptr %46, !183, !DIExpression(), !208)
  store ptr @z, ptr %46, align 8, !dbg !296, !tbaa !232
  store ptr @z, ptr @element, align 8, !dbg !297, !tbaa !232
    #dbg_value(i32 0, !193, !DIExpression(), !298)
  br label %76, !dbg !299

73:                                               ; preds = %84
    #dbg_value(ptr %5, !201, !DIExpression(), !300)
  %74 = load ptr, ptr %45, align 8, !dbg !301, !tbaa !277
    #dbg_value(ptr %74, !203, !DIExpression(), !300)
  %75 = icmp eq ptr %87, %74, !dbg !302
  br i1 %75, label %90, label %94, !dbg !304

76:                                               ; preds = %71, %84
  %77 = phi ptr [ %72, %71 ], [ %87, %84 ], !dbg !305
  %78 = phi i32 [ 0, %71 ], [ %88, %84 ]
    #dbg_value(i32 %78, !193, !DIExpression(), !298)
    #dbg_value(ptr %5, !195, !DIExpression(), !307)
  %79 = getelementptr inbounds nuw i8, ptr %77, i64 8, !dbg !305
  %80 = load ptr, ptr %23, align 8, !dbg !305, !tbaa !253
  %81 = icmp ugt ptr %79, %80, !dbg !308
  br i1 %81, label %82, label %84, !dbg !309

82:                                               ; preds = %76
  call void @_obstack_newchunk(ptr noundef nonnull %5, i32 noundef 8) #10, !dbg !305
  %83 = load ptr, ptr %25, align 8, !dbg !310, !tbaa !257
  br label %84, !dbg !305

84:                                               ; preds = %82, %76
  %85 = phi ptr [ %83, %82 ], [ %77, %76 ], !dbg !310
    #dbg_value(ptr %5, !198, !DIExpression(), !311)
    #dbg_value(ptr %85, !200, !DIExpression(), !311)
  store ptr @z, ptr %85, align 8, !dbg !312, !tbaa !313
  %86 = load ptr, ptr %25, align 8, !dbg !314, !tbaa !257
  %87 = getelementptr inbounds nuw i8, ptr %86, i64 8, !dbg !315
  store ptr %87, ptr %25, align 8, !dbg !316, !tbaa !257
  %88 = add nuw nsw i32 %78, 1, !dbg !317
    #dbg_value(i32 %88, !193, !DIExpression(), !298)
  %89 = icmp eq i32 %88, 2000, !dbg !318
  br i1 %89, label %73, label %76, !dbg !319, !llvm.loop !320

90:                                               ; preds = %73
  %91 = getelementptr inbounds nuw i8, ptr %5, i64 80, !dbg !323
  %92 = load i8, ptr %91, align 8, !dbg !323
  %93 = or i8 %92, 2, !dbg !324
  store i8 %93, ptr %91, align 8, !dbg !325
  br label %94, !dbg !323

94:                                               ; preds = %90, %73
  %95 = ptrtoint ptr %87 to i64, !dbg !326
  %96 = load i32, ptr %54, align 8, !dbg !326, !tbaa !284
  %97 = sext i32 %96 to i64, !dbg !326
  %98 = add nsw i64 %97, %95, !dbg !326
  %99 = xor i32 %96, -1, !dbg !326
  %100 = sext i32 %99 to i64, !dbg !326
  %101 = and i64 %98, %100, !dbg !327
  %102 = inttoptr i64 %101 to ptr, !dbg !328
  %103 = load ptr, ptr %62, align 8, !dbg !329, !tbaa !290
  %104 = ptrtoint ptr %103 to i64, !dbg !329
  %105 = sub i64 %101, %104, !dbg !329
  %106 = load ptr, ptr %23, align 8, !dbg !329, !tbaa !253
  %107 = ptrtoint ptr %106 to i64, !dbg !329
  %108 = sub i64 %107, %104, !dbg !329
  %109 = icmp sgt i64 %105, %108, !dbg !331
  %110 = select i1 %109, ptr %106, ptr %102, !dbg !332
  store ptr %110, ptr %25, align 8, !dbg !332
  store ptr %110, ptr %45, align 8, !dbg !333, !tbaa !277
  %111 = getelementptr inbounds nuw i8, ptr %74, i64 15992, !dbg !334
  %112 = load ptr, ptr %111, align 8, !dbg !335, !tbaa !232
  store ptr %112, ptr @last, align 8, !dbg !336, !tbaa !232
    #dbg_value(ptr %5, !204, !DIExpression(), !337)
    #dbg_value(ptr null, !206, !DIExpression(), !337)
  call void @obstack_free(ptr noundef nonnull %5, ptr noundef null) #10, !dbg !338
  %113 = load ptr, ptr @found, align 8, !dbg !340, !tbaa !217
  %114 = icmp ne ptr %113, @entry, !dbg !341
  %115 = load ptr, ptr @listed, align 8
  %116 = icmp ne ptr %115, @entry
  %117 = select i1 %114, i1 true, i1 %116
  %118 = load ptr, ptr @in_memory, align 8
  %119 = icmp ne ptr %118, @x
  %120 = select i1 %117, i1 true, i1 %119
  %121 = load ptr, ptr @in_buffer, align 8
  %122 = icmp ne ptr %121, @y
  %123 = select i1 %120, i1 true, i1 %122
  %124 = load ptr, ptr @element, align 8
  %125 = icmp ne ptr %124, @z
  %126 = select i1 %123, i1 true, i1 %125, !dbg !342
  %127 = load ptr, ptr @last, align 8, !dbg !342
  %128 = icmp ne ptr %127, @z, !dbg !342
  %129 = select i1 %126, i1 true, i1 %128, !dbg !342
  %130 = zext i1 %129 to i32, !dbg !342
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !dbg !343
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !343
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !343
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #10, !dbg !343
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #10, !dbg !343
  ret i32 %130, !dbg !344
}

; Function Attrs: nounwind
declare !dbg !345 i32 @putenv(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind memory(read)
declare !dbg !349 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare !dbg !354 noalias ptr @open_memstream(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !359 noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !364 noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !367 noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !370 i32 @_obstack_begin(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal noalias noundef ptr @allocate(i64 noundef %0) #6 !dbg !373 {
    #dbg_value(i64 %0, !377, !DIExpression(), !378)
  %2 = tail call noalias ptr @malloc(i64 noundef %0) #11, !dbg !379
  ret ptr %2, !dbg !380
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @release(ptr noundef captures(none) %0) #7 !dbg !381 {
    #dbg_value(ptr %0, !383, !DIExpression(), !384)
  tail call void @free(ptr noundef %0) #10, !dbg !385
  ret void, !dbg !386
}

declare !dbg !387 void @_obstack_newchunk(ptr noundef, i32 noundef) local_unnamed_addr #5

declare !dbg !390 void @obstack_free(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !393 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !394 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #9

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree nounwind memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60, !61}
!llvm.ident = !{!62}
!llvm.errno.tbaa = !{!63}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 11, type: !52, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "posix.c", directory: "")
!4 = !{!5, !10, !8, !13, !15, !18}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !9}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!9 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DISubroutineType(types: !12)
!12 = !{null, !8}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !{!0, !22, !27, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 18, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 88, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 11)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 16, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 10, type: !20, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 12, type: !13, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "listed", scope: !2, file: !3, line: 12, type: !13, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "grown", scope: !2, file: !3, line: 12, type: !13, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "in_memory", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "in_buffer", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "element", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 13, type: !19, isLocal: false, isDefinition: true)
!52 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 104, elements: !53)
!53 = !{!54}
!54 = !DISubrange(count: 13)
!55 = !{i32 7, !"Dwarf Version", i32 4}
!56 = !{i32 2, !"Debug Info Version", i32 3}
!57 = !{i32 1, !"wchar_size", i32 4}
!58 = !{i32 8, !"PIC Level", i32 2}
!59 = !{i32 7, !"uwtable", i32 2}
!60 = !{i32 7, !"frame-pointer", i32 2}
!61 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!62 = !{!"clang version 22.1.8"}
!63 = !{!64, !64, i64 0}
!64 = !{!"int", !65, i64 0}
!65 = !{!"omnipotent char", !66, i64 0}
!66 = !{!"Simple C/C++ TBAA"}
!67 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !68, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !70, keyInstructions: true)
!68 = !DISubroutineType(types: !69)
!69 = !{!20}
!70 = !{!71, !74, !78, !79, !80, !81, !142, !146, !183, !184, !187, !189, !190, !192, !193, !195, !198, !200, !201, !203, !204, !206}
!71 = !DILocalVariable(name: "p", scope: !72, file: !3, line: 19, type: !73)
!72 = distinct !DILexicalBlock(scope: !67, file: !3, line: 19, column: 5)
!73 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!74 = !DILocalVariable(name: "size", scope: !67, file: !3, line: 20, type: !75)
!75 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !76, line: 18, baseType: !77)
!76 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!77 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!78 = !DILocalVariable(name: "p", scope: !67, file: !3, line: 21, type: !19)
!79 = !DILocalVariable(name: "q", scope: !67, file: !3, line: 21, type: !19)
!80 = !DILocalVariable(name: "r", scope: !67, file: !3, line: 21, type: !19)
!81 = !DILocalVariable(name: "file", scope: !67, file: !3, line: 22, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !84, line: 7, baseType: !85)
!84 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !86, line: 51, size: 1728, elements: !87)
!86 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!87 = !{!88, !89, !90, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !103, !105, !106, !107, !111, !114, !116, !118, !119, !122, !124, !127, !130, !131, !132, !134, !135, !136, !138}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !85, file: !86, line: 53, baseType: !20, size: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !85, file: !86, line: 56, baseType: !13, size: 64, offset: 64)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !85, file: !86, line: 57, baseType: !13, size: 64, offset: 128)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !85, file: !86, line: 58, baseType: !13, size: 64, offset: 192)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !85, file: !86, line: 59, baseType: !13, size: 64, offset: 256)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !85, file: !86, line: 60, baseType: !13, size: 64, offset: 320)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !85, file: !86, line: 61, baseType: !13, size: 64, offset: 384)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !85, file: !86, line: 62, baseType: !13, size: 64, offset: 448)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !85, file: !86, line: 63, baseType: !13, size: 64, offset: 512)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !85, file: !86, line: 66, baseType: !13, size: 64, offset: 576)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !85, file: !86, line: 67, baseType: !13, size: 64, offset: 640)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !85, file: !86, line: 68, baseType: !13, size: 64, offset: 704)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !85, file: !86, line: 70, baseType: !101, size: 64, offset: 768)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !86, line: 38, flags: DIFlagFwdDecl)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !85, file: !86, line: 72, baseType: !104, size: 64, offset: 832)
!104 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !85, file: !86, line: 74, baseType: !20, size: 32, offset: 896)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !85, file: !86, line: 75, baseType: !20, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !85, file: !86, line: 77, baseType: !108, size: 8, offset: 952)
!108 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 8, elements: !109)
!109 = !{!110}
!110 = !DISubrange(count: 1)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !85, file: !86, line: 78, baseType: !112, size: 64, offset: 960)
!112 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !113, line: 152, baseType: !9)
!113 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !85, file: !86, line: 81, baseType: !115, size: 16, offset: 1024)
!115 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !85, file: !86, line: 82, baseType: !117, size: 8, offset: 1040)
!117 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !85, file: !86, line: 83, baseType: !108, size: 8, offset: 1048)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !85, file: !86, line: 85, baseType: !120, size: 64, offset: 1088)
!120 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !121, size: 64)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !86, line: 45, baseType: null)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !85, file: !86, line: 93, baseType: !123, size: 64, offset: 1152)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !113, line: 153, baseType: !9)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !85, file: !86, line: 95, baseType: !125, size: 64, offset: 1216)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !86, line: 39, flags: DIFlagFwdDecl)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !85, file: !86, line: 96, baseType: !128, size: 64, offset: 1280)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !129, size: 64)
!129 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !86, line: 40, flags: DIFlagFwdDecl)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !85, file: !86, line: 97, baseType: !104, size: 64, offset: 1344)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !85, file: !86, line: 98, baseType: !8, size: 64, offset: 1408)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !85, file: !86, line: 99, baseType: !133, size: 64, offset: 1472)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !104, size: 64)
!134 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !85, file: !86, line: 100, baseType: !20, size: 32, offset: 1536)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !85, file: !86, line: 102, baseType: !20, size: 32, offset: 1568)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !85, file: !86, line: 104, baseType: !137, size: 64, offset: 1600)
!137 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !113, line: 45, baseType: !77)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !85, file: !86, line: 109, baseType: !139, size: 64, offset: 1664)
!139 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !140)
!140 = !{!141}
!141 = !DISubrange(count: 8)
!142 = !DILocalVariable(name: "buffer", scope: !67, file: !3, line: 26, type: !143)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: 16)
!146 = !DILocalVariable(name: "stack", scope: !67, file: !3, line: 31, type: !147)
!147 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "obstack", file: !148, line: 153, size: 704, elements: !149)
!148 = !DIFile(filename: "lib/libc/include/generic-glibc/obstack.h", directory: "")
!149 = !{!150, !151, !161, !162, !163, !164, !169, !170, !174, !178, !179, !181, !182}
!150 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_size", scope: !147, file: !148, line: 155, baseType: !9, size: 64)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "chunk", scope: !147, file: !148, line: 156, baseType: !152, size: 64, offset: 64)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!153 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_obstack_chunk", file: !148, line: 146, size: 192, elements: !154)
!154 = !{!155, !156, !157}
!155 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !153, file: !148, line: 148, baseType: !13, size: 64)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !153, file: !148, line: 149, baseType: !152, size: 64, offset: 64)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "contents", scope: !153, file: !148, line: 150, baseType: !158, size: 32, offset: 128)
!158 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !159)
!159 = !{!160}
!160 = !DISubrange(count: 4)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "object_base", scope: !147, file: !148, line: 157, baseType: !13, size: 64, offset: 128)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "next_free", scope: !147, file: !148, line: 158, baseType: !13, size: 64, offset: 192)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_limit", scope: !147, file: !148, line: 159, baseType: !13, size: 64, offset: 256)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "temp", scope: !147, file: !148, line: 164, baseType: !165, size: 64, offset: 320)
!165 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !147, file: !148, line: 160, size: 64, elements: !166)
!166 = !{!167, !168}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "tempint", scope: !165, file: !148, line: 162, baseType: !9, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "tempptr", scope: !165, file: !148, line: 163, baseType: !8, size: 64)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "alignment_mask", scope: !147, file: !148, line: 165, baseType: !20, size: 32, offset: 384)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "chunkfun", scope: !147, file: !148, line: 169, baseType: !171, size: 64, offset: 448)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = !DISubroutineType(types: !173)
!173 = !{!152, !8, !9}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "freefun", scope: !147, file: !148, line: 170, baseType: !175, size: 64, offset: 512)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DISubroutineType(types: !177)
!177 = !{null, !8, !152}
!178 = !DIDerivedType(tag: DW_TAG_member, name: "extra_arg", scope: !147, file: !148, line: 171, baseType: !8, size: 64, offset: 576)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "use_extra_arg", scope: !147, file: !148, line: 172, baseType: !180, size: 1, offset: 640, flags: DIFlagBitField, extraData: i64 640)
!180 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "maybe_empty_object", scope: !147, file: !148, line: 173, baseType: !180, size: 1, offset: 641, flags: DIFlagBitField, extraData: i64 640)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "alloc_failed", scope: !147, file: !148, line: 177, baseType: !180, size: 1, offset: 642, flags: DIFlagBitField, extraData: i64 640)
!183 = !DILocalVariable(name: "one", scope: !67, file: !3, line: 33, type: !18)
!184 = !DILocalVariable(name: "__h", scope: !185, file: !3, line: 33, type: !186)
!185 = distinct !DILexicalBlock(scope: !67, file: !3, line: 33, column: 17)
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!187 = !DILocalVariable(name: "__o", scope: !188, file: !3, line: 33, type: !186)
!188 = distinct !DILexicalBlock(scope: !185, file: !3, line: 33, column: 17)
!189 = !DILocalVariable(name: "__len", scope: !188, file: !3, line: 33, type: !20)
!190 = !DILocalVariable(name: "__o1", scope: !191, file: !3, line: 33, type: !186)
!191 = distinct !DILexicalBlock(scope: !185, file: !3, line: 33, column: 17)
!192 = !DILocalVariable(name: "__value", scope: !191, file: !3, line: 33, type: !8)
!193 = !DILocalVariable(name: "n", scope: !194, file: !3, line: 36, type: !20)
!194 = distinct !DILexicalBlock(scope: !67, file: !3, line: 36, column: 5)
!195 = !DILocalVariable(name: "__o", scope: !196, file: !3, line: 36, type: !186)
!196 = distinct !DILexicalBlock(scope: !197, file: !3, line: 36, column: 36)
!197 = distinct !DILexicalBlock(scope: !194, file: !3, line: 36, column: 5)
!198 = !DILocalVariable(name: "__o1", scope: !199, file: !3, line: 36, type: !186)
!199 = distinct !DILexicalBlock(scope: !196, file: !3, line: 36, column: 36)
!200 = !DILocalVariable(name: "__p1", scope: !199, file: !3, line: 36, type: !8)
!201 = !DILocalVariable(name: "__o1", scope: !202, file: !3, line: 37, type: !186)
!202 = distinct !DILexicalBlock(scope: !67, file: !3, line: 37, column: 21)
!203 = !DILocalVariable(name: "__value", scope: !202, file: !3, line: 37, type: !8)
!204 = !DILocalVariable(name: "__o", scope: !205, file: !3, line: 38, type: !186)
!205 = distinct !DILexicalBlock(scope: !67, file: !3, line: 38, column: 5)
!206 = !DILocalVariable(name: "__obj", scope: !205, file: !3, line: 38, type: !8)
!207 = distinct !DIAssignID()
!208 = !DILocation(line: 0, scope: !67)
!209 = distinct !DIAssignID()
!210 = distinct !DIAssignID()
!211 = distinct !DIAssignID()
!212 = distinct !DIAssignID()
!213 = !DILocation(line: 17, column: 5, scope: !67)
!214 = !DILocation(line: 18, column: 13, scope: !67)
!215 = !DILocation(line: 18, column: 34, scope: !67, atomGroup: 1, atomRank: 2)
!216 = !DILocation(line: 18, column: 11, scope: !67, atomGroup: 1, atomRank: 1)
!217 = !{!218, !218, i64 0}
!218 = !{!"p1 omnipotent char", !219, i64 0}
!219 = !{!"any pointer", !65, i64 0}
!220 = !DILocation(line: 19, column: 21, scope: !72, atomGroup: 2, atomRank: 2)
!221 = !{!222, !222, i64 0}
!222 = !{!"p2 omnipotent char", !223, i64 0}
!223 = !{!"any p2 pointer", !219, i64 0}
!224 = !DILocation(line: 0, scope: !72)
!225 = !DILocation(line: 19, column: 30, scope: !226)
!226 = distinct !DILexicalBlock(scope: !72, file: !3, line: 19, column: 5)
!227 = !DILocation(line: 19, column: 5, scope: !72, atomGroup: 65, atomRank: 1)
!228 = !DILocation(line: 19, column: 5, scope: !72, atomGroup: 66, atomRank: 1)
!229 = !DILocation(line: 20, column: 5, scope: !67)
!230 = !DILocation(line: 21, column: 5, scope: !67)
!231 = !DILocation(line: 21, column: 10, scope: !67, atomGroup: 9, atomRank: 1)
!232 = !{!233, !233, i64 0}
!233 = !{!"p1 int", !219, i64 0}
!234 = distinct !DIAssignID()
!235 = !DILocation(line: 21, column: 19, scope: !67, atomGroup: 10, atomRank: 1)
!236 = distinct !DIAssignID()
!237 = !DILocation(line: 22, column: 18, scope: !67, atomGroup: 12, atomRank: 2)
!238 = !DILocation(line: 23, column: 5, scope: !67)
!239 = !DILocation(line: 24, column: 5, scope: !67)
!240 = !DILocation(line: 25, column: 24, scope: !67)
!241 = !DILocation(line: 25, column: 5, scope: !67, atomGroup: 13, atomRank: 1)
!242 = !DILocation(line: 26, column: 5, scope: !67)
!243 = !DILocation(line: 27, column: 12, scope: !67, atomGroup: 14, atomRank: 2)
!244 = !DILocation(line: 28, column: 5, scope: !67)
!245 = !DILocation(line: 29, column: 5, scope: !67)
!246 = !DILocation(line: 30, column: 5, scope: !67, atomGroup: 15, atomRank: 1)
!247 = !DILocation(line: 31, column: 5, scope: !67)
!248 = !DILocation(line: 32, column: 5, scope: !67)
!249 = !DILocation(line: 0, scope: !185)
!250 = !DILocation(line: 0, scope: !188)
!251 = !DILocation(line: 33, column: 17, scope: !252)
!252 = distinct !DILexicalBlock(scope: !188, file: !3, line: 33, column: 17)
!253 = !{!254, !218, i64 32}
!254 = !{!"obstack", !255, i64 0, !256, i64 8, !218, i64 16, !218, i64 24, !218, i64 32, !65, i64 40, !64, i64 48, !219, i64 56, !219, i64 64, !219, i64 72, !64, i64 80, !64, i64 80, !64, i64 80}
!255 = !{!"long", !65, i64 0}
!256 = !{!"p1 _ZTS14_obstack_chunk", !219, i64 0}
!257 = !{!254, !218, i64 24}
!258 = !DILocation(line: 33, column: 17, scope: !252, atomGroup: 20, atomRank: 2)
!259 = !DILocation(line: 33, column: 17, scope: !252, atomGroup: 20, atomRank: 1)
!260 = !DILocation(line: 19, column: 46, scope: !261, atomGroup: 5, atomRank: 2)
!261 = distinct !DILexicalBlock(scope: !226, file: !3, line: 19, column: 43)
!262 = !DILocation(line: 19, column: 46, scope: !261, atomGroup: 5, atomRank: 1)
!263 = !DILocation(line: 19, column: 63, scope: !261, atomGroup: 6, atomRank: 1)
!264 = !DILocation(line: 19, column: 56, scope: !261)
!265 = !DILocation(line: 19, column: 35, scope: !226, atomGroup: 7, atomRank: 2)
!266 = !DILocation(line: 19, column: 5, scope: !72, atomGroup: 3, atomRank: 1)
!267 = !DILocation(line: 19, column: 5, scope: !72, atomGroup: 4, atomRank: 1)
!268 = distinct !{!268, !269, !270, !271}
!269 = !DILocation(line: 19, column: 5, scope: !72)
!270 = !DILocation(line: 19, column: 66, scope: !72)
!271 = !{!"llvm.loop.mustprogress"}
!272 = !DILocation(line: 33, column: 17, scope: !188)
!273 = !DILocation(line: 33, column: 17, scope: !188, atomGroup: 21, atomRank: 2)
!274 = !DILocation(line: 0, scope: !191)
!275 = !DILocation(line: 33, column: 17, scope: !191)
!276 = !DILocation(line: 33, column: 17, scope: !191, atomGroup: 23, atomRank: 2)
!277 = !{!254, !218, i64 16}
!278 = !DILocation(line: 33, column: 17, scope: !279, atomGroup: 24, atomRank: 2)
!279 = distinct !DILexicalBlock(scope: !191, file: !3, line: 33, column: 17)
!280 = !DILocation(line: 33, column: 17, scope: !279, atomGroup: 24, atomRank: 1)
!281 = !DILocation(line: 33, column: 17, scope: !279)
!282 = !DILocation(line: 33, column: 17, scope: !279, atomGroup: 25, atomRank: 2)
!283 = !DILocation(line: 33, column: 17, scope: !279, atomGroup: 25, atomRank: 1)
!284 = !{!254, !64, i64 48}
!285 = !DILocation(line: 33, column: 17, scope: !191, atomGroup: 26, atomRank: 3)
!286 = !DILocation(line: 33, column: 17, scope: !191, atomGroup: 26, atomRank: 2)
!287 = !DILocation(line: 33, column: 17, scope: !191, atomGroup: 26, atomRank: 1)
!288 = !DILocation(line: 33, column: 17, scope: !289)
!289 = distinct !DILexicalBlock(scope: !191, file: !3, line: 33, column: 17)
!290 = !{!254, !256, i64 8}
!291 = !DILocation(line: 33, column: 17, scope: !289, atomGroup: 27, atomRank: 2)
!292 = !DILocation(line: 33, column: 17, scope: !289, atomGroup: 27, atomRank: 1)
!293 = !DILocation(line: 33, column: 17, scope: !289, atomGroup: 28, atomRank: 1)
!294 = !DILocation(line: 33, column: 17, scope: !191, atomGroup: 29, atomRank: 2)
!295 = !DILocation(line: 33, column: 17, scope: !191, atomGroup: 29, atomRank: 1)
!296 = !DILocation(line: 34, column: 10, scope: !67, atomGroup: 30, atomRank: 1)
!297 = !DILocation(line: 35, column: 13, scope: !67, atomGroup: 31, atomRank: 1)
!298 = !DILocation(line: 0, scope: !194)
!299 = !DILocation(line: 36, column: 5, scope: !194, atomGroup: 68, atomRank: 1)
!300 = !DILocation(line: 0, scope: !202)
!301 = !DILocation(line: 37, column: 21, scope: !202, atomGroup: 45, atomRank: 2)
!302 = !DILocation(line: 37, column: 21, scope: !303, atomGroup: 46, atomRank: 2)
!303 = distinct !DILexicalBlock(scope: !202, file: !3, line: 37, column: 21)
!304 = !DILocation(line: 37, column: 21, scope: !303, atomGroup: 46, atomRank: 1)
!305 = !DILocation(line: 36, column: 36, scope: !306)
!306 = distinct !DILexicalBlock(scope: !196, file: !3, line: 36, column: 36)
!307 = !DILocation(line: 0, scope: !196)
!308 = !DILocation(line: 36, column: 36, scope: !306, atomGroup: 36, atomRank: 2)
!309 = !DILocation(line: 36, column: 36, scope: !306, atomGroup: 36, atomRank: 1)
!310 = !DILocation(line: 36, column: 36, scope: !199, atomGroup: 38, atomRank: 2)
!311 = !DILocation(line: 0, scope: !199)
!312 = !DILocation(line: 36, column: 36, scope: !199, atomGroup: 39, atomRank: 1)
!313 = !{!219, !219, i64 0}
!314 = !DILocation(line: 36, column: 36, scope: !199)
!315 = !DILocation(line: 36, column: 36, scope: !199, atomGroup: 40, atomRank: 2)
!316 = !DILocation(line: 36, column: 36, scope: !199, atomGroup: 40, atomRank: 1)
!317 = !DILocation(line: 36, column: 32, scope: !197, atomGroup: 41, atomRank: 2)
!318 = !DILocation(line: 36, column: 23, scope: !197, atomGroup: 33, atomRank: 1)
!319 = !DILocation(line: 36, column: 5, scope: !194, atomGroup: 34, atomRank: 1)
!320 = distinct !{!320, !321, !322, !271}
!321 = !DILocation(line: 36, column: 5, scope: !194)
!322 = !DILocation(line: 36, column: 36, scope: !194)
!323 = !DILocation(line: 37, column: 21, scope: !303)
!324 = !DILocation(line: 37, column: 21, scope: !303, atomGroup: 47, atomRank: 2)
!325 = !DILocation(line: 37, column: 21, scope: !303, atomGroup: 47, atomRank: 1)
!326 = !DILocation(line: 37, column: 21, scope: !202)
!327 = !DILocation(line: 37, column: 21, scope: !202, atomGroup: 48, atomRank: 3)
!328 = !DILocation(line: 37, column: 21, scope: !202, atomGroup: 48, atomRank: 2)
!329 = !DILocation(line: 37, column: 21, scope: !330)
!330 = distinct !DILexicalBlock(scope: !202, file: !3, line: 37, column: 21)
!331 = !DILocation(line: 37, column: 21, scope: !330, atomGroup: 49, atomRank: 2)
!332 = !DILocation(line: 37, column: 21, scope: !330, atomGroup: 49, atomRank: 1)
!333 = !DILocation(line: 37, column: 21, scope: !202, atomGroup: 51, atomRank: 1)
!334 = !DILocation(line: 37, column: 12, scope: !67)
!335 = !DILocation(line: 37, column: 12, scope: !67, atomGroup: 43, atomRank: 2)
!336 = !DILocation(line: 37, column: 10, scope: !67, atomGroup: 43, atomRank: 1)
!337 = !DILocation(line: 0, scope: !205)
!338 = !DILocation(line: 38, column: 5, scope: !339)
!339 = distinct !DILexicalBlock(scope: !205, file: !3, line: 38, column: 5)
!340 = !DILocation(line: 39, column: 14, scope: !67)
!341 = !DILocation(line: 39, column: 20, scope: !67, atomGroup: 59, atomRank: 2)
!342 = !DILocation(line: 39, column: 29, scope: !67, atomGroup: 59, atomRank: 1)
!343 = !DILocation(line: 40, column: 1, scope: !67)
!344 = !DILocation(line: 39, column: 5, scope: !67, atomGroup: 64, atomRank: 1)
!345 = !DISubprogram(name: "putenv", scope: !346, file: !346, line: 820, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!346 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!347 = !DISubroutineType(types: !348)
!348 = !{!20, !13}
!349 = !DISubprogram(name: "getenv", scope: !346, file: !346, line: 807, type: !350, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!350 = !DISubroutineType(types: !351)
!351 = !{!13, !352}
!352 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !353, size: 64)
!353 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!354 = !DISubprogram(name: "open_memstream", scope: !355, file: !355, line: 327, type: !356, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DIFile(filename: "lib/libc/include/generic-glibc/stdio.h", directory: "")
!356 = !DISubroutineType(types: !357)
!357 = !{!82, !73, !358}
!358 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !75, size: 64)
!359 = !DISubprogram(name: "fwrite", scope: !355, file: !355, line: 739, type: !360, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!360 = !DISubroutineType(types: !361)
!361 = !{!77, !362, !75, !75, !363}
!362 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!363 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !82)
!364 = !DISubprogram(name: "fclose", scope: !355, file: !355, line: 191, type: !365, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!365 = !DISubroutineType(types: !366)
!366 = !{!20, !82}
!367 = !DISubprogram(name: "fmemopen", scope: !355, file: !355, line: 321, type: !368, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!368 = !DISubroutineType(types: !369)
!369 = !{!82, !8, !75, !352}
!370 = !DISubprogram(name: "_obstack_begin", scope: !148, file: !148, line: 185, type: !371, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!371 = !DISubroutineType(types: !372)
!372 = !{!20, !186, !20, !20, !5, !10}
!373 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 14, type: !374, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !376, keyInstructions: true)
!374 = !DISubroutineType(types: !375)
!375 = !{!8, !75}
!376 = !{!377}
!377 = !DILocalVariable(name: "n", arg: 1, scope: !373, file: !3, line: 14, type: !75)
!378 = !DILocation(line: 0, scope: !373)
!379 = !DILocation(line: 14, column: 42, scope: !373, atomGroup: 1, atomRank: 2)
!380 = !DILocation(line: 14, column: 35, scope: !373, atomGroup: 1, atomRank: 1)
!381 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !382, keyInstructions: true)
!382 = !{!383}
!383 = !DILocalVariable(name: "p", arg: 1, scope: !381, file: !3, line: 15, type: !8)
!384 = !DILocation(line: 0, scope: !381)
!385 = !DILocation(line: 15, column: 32, scope: !381)
!386 = !DILocation(line: 15, column: 41, scope: !381, atomGroup: 1, atomRank: 1)
!387 = !DISubprogram(name: "_obstack_newchunk", scope: !148, file: !148, line: 184, type: !388, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!388 = !DISubroutineType(types: !389)
!389 = !{null, !186, !20}
!390 = !DISubprogram(name: "obstack_free", scope: !148, file: !148, line: 197, type: !391, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!391 = !DISubroutineType(types: !392)
!392 = !{null, !186, !8}
!393 = !DISubprogram(name: "malloc", scope: !346, file: !346, line: 682, type: !374, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!394 = !DISubprogram(name: "free", scope: !346, file: !346, line: 697, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
