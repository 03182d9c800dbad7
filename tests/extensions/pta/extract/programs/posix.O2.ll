; ModuleID = 'posix.c'
source_filename = "posix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.obstack = type { i64, ptr, ptr, ptr, ptr, %union.anon, i32, ptr, ptr, ptr, i8 }
%union.anon = type { i64 }
%struct.glob_t = type { i64, ptr, i64, i32, ptr, ptr, ptr, ptr, ptr }

@entry = global [13 x i8] c"LIGHTHOUSE=1\00", align 1, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"LIGHTHOUSE\00", align 1, !dbg !22
@found = local_unnamed_addr global ptr null, align 8, !dbg !40
@environ = external local_unnamed_addr global ptr, align 8
@listed = local_unnamed_addr global ptr null, align 8, !dbg !42
@x = global i32 0, align 4, !dbg !34
@y = global i32 0, align 4, !dbg !36
@z = global i32 0, align 4, !dbg !38
@grown = global ptr null, align 8, !dbg !44
@in_memory = local_unnamed_addr global ptr null, align 8, !dbg !46
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !27
@in_buffer = local_unnamed_addr global ptr null, align 8, !dbg !48
@element = local_unnamed_addr global ptr null, align 8, !dbg !50
@last = local_unnamed_addr global ptr null, align 8, !dbg !52
@__const.main.paths = private unnamed_addr constant { i64, ptr, i64, i32, [4 x i8], ptr, ptr, ptr, ptr, ptr } { i64 0, ptr null, i64 0, i32 0, [4 x i8] zeroinitializer, ptr @close_it, ptr @read_it, ptr @open_it, ptr @stat_it, ptr @stat_it }, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"*\00", align 1, !dbg !32
@opened = local_unnamed_addr global ptr null, align 8, !dbg !73
@folder = global %struct.dirent zeroinitializer, align 8, !dbg !54
@closed = local_unnamed_addr global ptr null, align 8, !dbg !75

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !92 {
  %1 = alloca i64, align 8, !DIAssignID !292
    #dbg_assign(i1 poison, !99, !DIExpression(), !292, ptr %1, !DIExpression(), !293)
  %2 = alloca ptr, align 8, !DIAssignID !294
    #dbg_assign(i1 poison, !102, !DIExpression(), !294, ptr %2, !DIExpression(), !293)
  %3 = alloca ptr, align 8, !DIAssignID !295
    #dbg_assign(i1 poison, !103, !DIExpression(), !295, ptr %3, !DIExpression(), !293)
  %4 = alloca [16 x i8], align 16, !DIAssignID !296
    #dbg_assign(i1 poison, !163, !DIExpression(), !296, ptr %4, !DIExpression(), !293)
  %5 = alloca %struct.obstack, align 8, !DIAssignID !297
    #dbg_assign(i1 poison, !167, !DIExpression(), !297, ptr %5, !DIExpression(), !293)
  %6 = alloca %struct.glob_t, align 8, !DIAssignID !298
    #dbg_assign(i1 poison, !228, !DIExpression(), !298, ptr %6, !DIExpression(), !293)
  %7 = tail call i32 @putenv(ptr noundef nonnull @entry) #14, !dbg !299
  %8 = tail call ptr @getenv(ptr noundef nonnull @.str) #14, !dbg !300
  %9 = getelementptr inbounds i8, ptr %8, i64 -11, !dbg !301
  store ptr %9, ptr @found, align 8, !dbg !302, !tbaa !303
  %10 = load ptr, ptr @environ, align 8, !dbg !306, !tbaa !307
    #dbg_value(ptr %10, !96, !DIExpression(), !310)
  %11 = load ptr, ptr %10, align 8, !dbg !311, !tbaa !303
  %12 = icmp eq ptr %11, null, !dbg !313
  br i1 %12, label %13, label %32, !dbg !314

13:                                               ; preds = %37, %0
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #14, !dbg !315
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #14, !dbg !316
  store ptr @x, ptr %2, align 8, !dbg !317, !tbaa !318, !DIAssignID !320
    #dbg_assign(ptr @x, !102, !DIExpression(), !320, ptr %2, !DIExpression(), !293)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #14, !dbg !316
  store ptr @y, ptr %3, align 8, !dbg !321, !tbaa !318, !DIAssignID !322
    #dbg_assign(ptr @y, !103, !DIExpression(), !322, ptr %3, !DIExpression(), !293)
    #dbg_value(ptr @z, !104, !DIExpression(), !293)
  %14 = call noalias ptr @open_memstream(ptr noundef nonnull @grown, ptr noundef nonnull %1) #14, !dbg !323
    #dbg_value(ptr %14, !105, !DIExpression(), !293)
  %15 = call i64 @fwrite(ptr noundef nonnull %2, i64 noundef 8, i64 noundef 1, ptr noundef %14), !dbg !324
  %16 = call i32 @fclose(ptr noundef %14), !dbg !325
  %17 = load ptr, ptr @grown, align 8, !dbg !326, !tbaa !303
  %18 = load i64, ptr %17, align 1, !dbg !327
  store i64 %18, ptr @in_memory, align 8, !dbg !327
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #14, !dbg !328
  %19 = call noalias ptr @fmemopen(ptr noundef nonnull %4, i64 noundef 16, ptr noundef nonnull @.str.1) #14, !dbg !329
    #dbg_value(ptr %19, !105, !DIExpression(), !293)
  %20 = call i64 @fwrite(ptr noundef nonnull %3, i64 noundef 8, i64 noundef 1, ptr noundef %19), !dbg !330
  %21 = call i32 @fclose(ptr noundef %19), !dbg !331
  %22 = load i64, ptr %4, align 16, !dbg !332
  store i64 %22, ptr @in_buffer, align 8, !dbg !332
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #14, !dbg !333
  %23 = call i32 @_obstack_begin(ptr noundef nonnull %5, i32 noundef 0, i32 noundef 0, ptr noundef nonnull @allocate, ptr noundef nonnull @release) #14, !dbg !334
    #dbg_value(ptr %5, !205, !DIExpression(), !335)
    #dbg_value(ptr %5, !208, !DIExpression(), !336)
    #dbg_value(i32 8, !210, !DIExpression(), !336)
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 32, !dbg !337
  %25 = load ptr, ptr %24, align 8, !dbg !337, !tbaa !339
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 24, !dbg !337
  %27 = load ptr, ptr %26, align 8, !dbg !337, !tbaa !343
  %28 = ptrtoint ptr %25 to i64, !dbg !337
  %29 = ptrtoint ptr %27 to i64, !dbg !337
  %30 = sub i64 %28, %29, !dbg !337
  %31 = icmp slt i64 %30, 8, !dbg !344
  br i1 %31, label %41, label %43, !dbg !345

32:                                               ; preds = %0, %37
  %33 = phi ptr [ %39, %37 ], [ %11, %0 ]
  %34 = phi ptr [ %38, %37 ], [ %10, %0 ]
    #dbg_value(ptr %34, !96, !DIExpression(), !310)
  %35 = icmp eq ptr %33, @entry, !dbg !346
  br i1 %35, label %36, label %37, !dbg !348

36:                                               ; preds = %32
  store ptr @entry, ptr @listed, align 8, !dbg !349, !tbaa !303
  br label %37, !dbg !350

37:                                               ; preds = %32, %36
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 8, !dbg !351
    #dbg_value(ptr %38, !96, !DIExpression(), !310)
  %39 = load ptr, ptr %38, align 8, !dbg !311, !tbaa !303
  %40 = icmp eq ptr %39, null, !dbg !352
  br i1 %40, label %13, label %32, !dbg !353, !llvm.loop !354

41:                                               ; preds = %13
  call void @_obstack_newchunk(ptr noundef nonnull %5, i32 noundef 8) #14, !dbg !337
  %42 = load ptr, ptr %26, align 8, !dbg !358, !tbaa !343
  br label %43, !dbg !337

43:                                               ; preds = %41, %13
  %44 = phi ptr [ %42, %41 ], [ %27, %13 ], !dbg !358
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 8, !dbg !359
    #dbg_value(ptr %5, !211, !DIExpression(), !360)
  %46 = getelementptr inbounds nuw i8, ptr %5, i64 16, !dbg !361
  %47 = load ptr, ptr %46, align 8, !dbg !362, !tbaa !363
    #dbg_value(ptr %47, !213, !DIExpression(), !360)
  %48 = icmp eq ptr %45, %47, !dbg !364
  br i1 %48, label %49, label %53, !dbg !366

49:                                               ; preds = %43
  %50 = getelementptr inbounds nuw i8, ptr %5, i64 80, !dbg !367
  %51 = load i8, ptr %50, align 8, !dbg !367
  %52 = or i8 %51, 2, !dbg !368
  store i8 %52, ptr %50, align 8, !dbg !369
  br label %53, !dbg !367

53:                                               ; preds = %49, %43
  %54 = ptrtoint ptr %45 to i64, !dbg !361
  %55 = getelementptr inbounds nuw i8, ptr %5, i64 48, !dbg !361
  %56 = load i32, ptr %55, align 8, !dbg !361, !tbaa !370
  %57 = sext i32 %56 to i64, !dbg !361
  %58 = add nsw i64 %57, %54, !dbg !361
  %59 = xor i32 %56, -1, !dbg !361
  %60 = sext i32 %59 to i64, !dbg !361
  %61 = and i64 %58, %60, !dbg !371
  %62 = inttoptr i64 %61 to ptr, !dbg !372
  store ptr %62, ptr %26, align 8, !dbg !373, !tbaa !343
  %63 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !374
  %64 = load ptr, ptr %63, align 8, !dbg !374, !tbaa !376
  %65 = ptrtoint ptr %64 to i64, !dbg !374
  %66 = sub i64 %61, %65, !dbg !374
  %67 = load ptr, ptr %24, align 8, !dbg !374, !tbaa !339
  %68 = ptrtoint ptr %67 to i64, !dbg !374
  %69 = sub i64 %68, %65, !dbg !374
  %70 = icmp sgt i64 %66, %69, !dbg !377
  br i1 %70, label %71, label %72, !dbg !378

71:                                               ; preds = %53
  store ptr %67, ptr %26, align 8, !dbg !379, !tbaa !343
  br label %72, !dbg !374

72:                                               ; preds = %71, %53
  %73 = phi ptr [ %67, %71 ], [ %62, %53 ], !dbg !380
  store ptr %73, ptr %46, align 8, !dbg !381, !tbaa !363
    #dbg_value(ptr %47, !204, !DIExpression(), !293)
  store ptr @z, ptr %47, align 8, !dbg !382, !tbaa !318
  store ptr @z, ptr @element, align 8, !dbg !383, !tbaa !318
    #dbg_value(i32 0, !214, !DIExpression(), !384)
  br label %77, !dbg !385

74:                                               ; preds = %85
    #dbg_value(ptr %5, !222, !DIExpression(), !386)
  %75 = load ptr, ptr %46, align 8, !dbg !387, !tbaa !363
    #dbg_value(ptr %75, !224, !DIExpression(), !386)
  %76 = icmp eq ptr %88, %75, !dbg !388
  br i1 %76, label %91, label %95, !dbg !390

77:                                               ; preds = %72, %85
  %78 = phi ptr [ %73, %72 ], [ %88, %85 ], !dbg !391
  %79 = phi i32 [ 0, %72 ], [ %89, %85 ]
    #dbg_value(i32 %79, !214, !DIExpression(), !384)
    #dbg_value(ptr %5, !216, !DIExpression(), !393)
  %80 = getelementptr inbounds nuw i8, ptr %78, i64 8, !dbg !391
  %81 = load ptr, ptr %24, align 8, !dbg !391, !tbaa !339
  %82 = icmp ugt ptr %80, %81, !dbg !394
  br i1 %82, label %83, label %85, !dbg !395

83:                                               ; preds = %77
  call void @_obstack_newchunk(ptr noundef nonnull %5, i32 noundef 8) #14, !dbg !391
  %84 = load ptr, ptr %26, align 8, !dbg !396, !tbaa !343
  br label %85, !dbg !391

85:                                               ; preds = %83, %77
  %86 = phi ptr [ %84, %83 ], [ %78, %77 ], !dbg !396
    #dbg_value(ptr %5, !219, !DIExpression(), !397)
    #dbg_value(ptr %86, !221, !DIExpression(), !397)
  store ptr @z, ptr %86, align 8, !dbg !398, !tbaa !399
  %87 = load ptr, ptr %26, align 8, !dbg !400, !tbaa !343
  %88 = getelementptr inbounds nuw i8, ptr %87, i64 8, !dbg !401
  store ptr %88, ptr %26, align 8, !dbg !402, !tbaa !343
  %89 = add nuw nsw i32 %79, 1, !dbg !403
    #dbg_value(i32 %89, !214, !DIExpression(), !384)
  %90 = icmp eq i32 %89, 2000, !dbg !404
  br i1 %90, label %74, label %77, !dbg !405, !llvm.loop !406

91:                                               ; preds = %74
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 80, !dbg !409
  %93 = load i8, ptr %92, align 8, !dbg !409
  %94 = or i8 %93, 2, !dbg !410
  store i8 %94, ptr %92, align 8, !dbg !411
  br label %95, !dbg !409

95:                                               ; preds = %91, %74
  %96 = ptrtoint ptr %88 to i64, !dbg !412
  %97 = load i32, ptr %55, align 8, !dbg !412, !tbaa !370
  %98 = sext i32 %97 to i64, !dbg !412
  %99 = add nsw i64 %98, %96, !dbg !412
  %100 = xor i32 %97, -1, !dbg !412
  %101 = sext i32 %100 to i64, !dbg !412
  %102 = and i64 %99, %101, !dbg !413
  %103 = inttoptr i64 %102 to ptr, !dbg !414
  %104 = load ptr, ptr %63, align 8, !dbg !415, !tbaa !376
  %105 = ptrtoint ptr %104 to i64, !dbg !415
  %106 = sub i64 %102, %105, !dbg !415
  %107 = load ptr, ptr %24, align 8, !dbg !415, !tbaa !339
  %108 = ptrtoint ptr %107 to i64, !dbg !415
  %109 = sub i64 %108, %105, !dbg !415
  %110 = icmp sgt i64 %106, %109, !dbg !417
  %111 = select i1 %110, ptr %107, ptr %103, !dbg !418
  store ptr %111, ptr %26, align 8, !dbg !418
  store ptr %111, ptr %46, align 8, !dbg !419, !tbaa !363
  %112 = getelementptr inbounds nuw i8, ptr %75, i64 15992, !dbg !420
  %113 = load ptr, ptr %112, align 8, !dbg !421, !tbaa !318
  store ptr %113, ptr @last, align 8, !dbg !422, !tbaa !318
    #dbg_value(ptr %5, !225, !DIExpression(), !423)
    #dbg_value(ptr null, !227, !DIExpression(), !423)
  call void @obstack_free(ptr noundef nonnull %5, ptr noundef null) #14, !dbg !424
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #14, !dbg !426
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(72) %6, ptr noundef nonnull align 8 dereferenceable(72) @__const.main.paths, i64 72, i1 false), !dbg !427, !DIAssignID !428
    #dbg_assign(i1 poison, !228, !DIExpression(), !428, ptr %6, !DIExpression(), !293)
  %114 = call i32 @glob(ptr noundef nonnull @.str.2, i32 noundef 512, ptr noundef null, ptr noundef nonnull %6) #14, !dbg !429
  %115 = load ptr, ptr @opened, align 8, !dbg !430, !tbaa !399
  %116 = icmp ne ptr %115, @folder, !dbg !431
  %117 = load ptr, ptr @closed, align 8
  %118 = icmp ne ptr %117, @folder
  %119 = select i1 %116, i1 true, i1 %118
  %120 = load ptr, ptr @found, align 8
  %121 = icmp ne ptr %120, @entry
  %122 = select i1 %119, i1 true, i1 %121
  %123 = load ptr, ptr @listed, align 8
  %124 = icmp ne ptr %123, @entry
  %125 = select i1 %122, i1 true, i1 %124
  %126 = load ptr, ptr @in_memory, align 8
  %127 = icmp ne ptr %126, @x
  %128 = select i1 %125, i1 true, i1 %127
  %129 = load ptr, ptr @in_buffer, align 8
  %130 = icmp ne ptr %129, @y
  %131 = select i1 %128, i1 true, i1 %130
  %132 = load ptr, ptr @element, align 8
  %133 = icmp ne ptr %132, @z
  %134 = select i1 %131, i1 true, i1 %133, !dbg !432
  %135 = load ptr, ptr @last, align 8, !dbg !432
  %136 = icmp ne ptr %135, @z, !dbg !432
  %137 = select i1 %134, i1 true, i1 %136, !dbg !432
  %138 = zext i1 %137 to i32, !dbg !432
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #14, !dbg !433
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #14, !dbg !433
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #14, !dbg !433
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #14, !dbg !433
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #14, !dbg !433
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #14, !dbg !433
  ret i32 %138, !dbg !434
}

; Function Attrs: nounwind
declare !dbg !435 i32 @putenv(ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind memory(read)
declare !dbg !439 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare !dbg !442 noalias ptr @open_memstream(ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: nofree nounwind
declare !dbg !447 noundef i64 @fwrite(ptr noundef readonly captures(none), i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind
declare !dbg !452 noundef i32 @fclose(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: nounwind
declare !dbg !455 noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #1

declare !dbg !458 i32 @_obstack_begin(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal noalias noundef ptr @allocate(i64 noundef %0) #7 !dbg !461 {
    #dbg_value(i64 %0, !465, !DIExpression(), !466)
  %2 = tail call noalias ptr @malloc(i64 noundef %0) #15, !dbg !467
  ret ptr %2, !dbg !468
}

; Function Attrs: mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal void @release(ptr noundef captures(none) %0) #8 !dbg !469 {
    #dbg_value(ptr %0, !471, !DIExpression(), !472)
  tail call void @free(ptr noundef %0) #14, !dbg !473
  ret void, !dbg !474
}

declare !dbg !475 void @_obstack_newchunk(ptr noundef, i32 noundef) local_unnamed_addr #6

declare !dbg !478 void @obstack_free(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @close_it(ptr noundef %0) #9 !dbg !481 {
    #dbg_value(ptr %0, !483, !DIExpression(), !484)
  store ptr %0, ptr @closed, align 8, !dbg !485, !tbaa !399
  ret void, !dbg !486
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noalias noundef ptr @read_it(ptr noundef %0) #9 !dbg !487 {
    #dbg_value(ptr %0, !489, !DIExpression(), !490)
  store ptr %0, ptr @opened, align 8, !dbg !491, !tbaa !399
  ret ptr null, !dbg !492
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef nonnull ptr @open_it(ptr readnone captures(none) %0) #10 !dbg !493 {
    #dbg_value(ptr poison, !495, !DIExpression(), !496)
  ret ptr @folder, !dbg !497
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define internal noundef i32 @stat_it(ptr readnone captures(none) %0, ptr noundef writeonly captures(none) initializes((24, 28)) %1) #11 !dbg !498 {
    #dbg_value(ptr poison, !502, !DIExpression(), !504)
    #dbg_value(ptr %1, !503, !DIExpression(), !504)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !505
  store i32 16384, ptr %3, align 8, !dbg !506, !tbaa !507
  ret i32 0, !dbg !510
}

; Function Attrs: nounwind
declare !dbg !511 i32 @glob(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #1

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !519 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #12

; Function Attrs: mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !520 void @free(ptr allocptr noundef captures(none)) local_unnamed_addr #13

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree nounwind memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #13 = { mustprogress nounwind willreturn allockind("free") memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #14 = { nounwind }
attributes #15 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!80, !81, !82, !83, !84, !85, !86}
!llvm.ident = !{!87}
!llvm.errno.tbaa = !{!88}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 14, type: !77, isLocal: false, isDefinition: true)
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
!21 = !{!0, !22, !27, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !73, !75}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !3, line: 27, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 88, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 11)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 16, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 50, type: !29, isLocal: true, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 13, type: !20, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 15, type: !13, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "listed", scope: !2, file: !3, line: 15, type: !13, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "grown", scope: !2, file: !3, line: 15, type: !13, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "in_memory", scope: !2, file: !3, line: 16, type: !19, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "in_buffer", scope: !2, file: !3, line: 16, type: !19, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "element", scope: !2, file: !3, line: 16, type: !19, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 16, type: !19, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "folder", scope: !2, file: !3, line: 17, type: !56, isLocal: false, isDefinition: true)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !57, line: 22, size: 2240, elements: !58)
!57 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/dirent.h", directory: "")
!58 = !{!59, !63, !65, !67, !69}
!59 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !56, file: !57, line: 25, baseType: !60, size: 64)
!60 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !61, line: 148, baseType: !62)
!61 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!62 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !56, file: !57, line: 26, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !61, line: 152, baseType: !9)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !56, file: !57, line: 31, baseType: !66, size: 16, offset: 128)
!66 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !56, file: !57, line: 32, baseType: !68, size: 8, offset: 144)
!68 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !56, file: !57, line: 33, baseType: !70, size: 2048, offset: 152)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 2048, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 256)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "opened", scope: !2, file: !3, line: 18, type: !8, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "closed", scope: !2, file: !3, line: 18, type: !8, isLocal: false, isDefinition: true)
!77 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 104, elements: !78)
!78 = !{!79}
!79 = !DISubrange(count: 13)
!80 = !{i32 7, !"Dwarf Version", i32 4}
!81 = !{i32 2, !"Debug Info Version", i32 3}
!82 = !{i32 1, !"wchar_size", i32 4}
!83 = !{i32 8, !"PIC Level", i32 2}
!84 = !{i32 7, !"uwtable", i32 2}
!85 = !{i32 7, !"frame-pointer", i32 2}
!86 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!87 = !{!"clang version 22.1.8"}
!88 = !{!89, !89, i64 0}
!89 = !{!"int", !90, i64 0}
!90 = !{!"omnipotent char", !91, i64 0}
!91 = !{!"Simple C/C++ TBAA"}
!92 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !93, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95, keyInstructions: true)
!93 = !DISubroutineType(types: !94)
!94 = !{!20}
!95 = !{!96, !99, !102, !103, !104, !105, !163, !167, !204, !205, !208, !210, !211, !213, !214, !216, !219, !221, !222, !224, !225, !227, !228}
!96 = !DILocalVariable(name: "p", scope: !97, file: !3, line: 28, type: !98)
!97 = distinct !DILexicalBlock(scope: !92, file: !3, line: 28, column: 5)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!99 = !DILocalVariable(name: "size", scope: !92, file: !3, line: 29, type: !100)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !101, line: 29, baseType: !62)
!101 = !DIFile(filename: "lib/libc/include/generic-glibc/glob.h", directory: "")
!102 = !DILocalVariable(name: "p", scope: !92, file: !3, line: 30, type: !19)
!103 = !DILocalVariable(name: "q", scope: !92, file: !3, line: 30, type: !19)
!104 = !DILocalVariable(name: "r", scope: !92, file: !3, line: 30, type: !19)
!105 = !DILocalVariable(name: "file", scope: !92, file: !3, line: 31, type: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !108, line: 7, baseType: !109)
!108 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!109 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !110, line: 51, size: 1728, elements: !111)
!110 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!111 = !{!112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !127, !129, !130, !131, !135, !136, !137, !139, !140, !143, !145, !148, !151, !152, !153, !155, !156, !157, !159}
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !109, file: !110, line: 53, baseType: !20, size: 32)
!113 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !109, file: !110, line: 56, baseType: !13, size: 64, offset: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !109, file: !110, line: 57, baseType: !13, size: 64, offset: 128)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !109, file: !110, line: 58, baseType: !13, size: 64, offset: 192)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !109, file: !110, line: 59, baseType: !13, size: 64, offset: 256)
!117 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !109, file: !110, line: 60, baseType: !13, size: 64, offset: 320)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !109, file: !110, line: 61, baseType: !13, size: 64, offset: 384)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !109, file: !110, line: 62, baseType: !13, size: 64, offset: 448)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !109, file: !110, line: 63, baseType: !13, size: 64, offset: 512)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !109, file: !110, line: 66, baseType: !13, size: 64, offset: 576)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !109, file: !110, line: 67, baseType: !13, size: 64, offset: 640)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !109, file: !110, line: 68, baseType: !13, size: 64, offset: 704)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !109, file: !110, line: 70, baseType: !125, size: 64, offset: 768)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !110, line: 38, flags: DIFlagFwdDecl)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !109, file: !110, line: 72, baseType: !128, size: 64, offset: 832)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !109, file: !110, line: 74, baseType: !20, size: 32, offset: 896)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !109, file: !110, line: 75, baseType: !20, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!131 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !109, file: !110, line: 77, baseType: !132, size: 8, offset: 952)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 8, elements: !133)
!133 = !{!134}
!134 = !DISubrange(count: 1)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !109, file: !110, line: 78, baseType: !64, size: 64, offset: 960)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !109, file: !110, line: 81, baseType: !66, size: 16, offset: 1024)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !109, file: !110, line: 82, baseType: !138, size: 8, offset: 1040)
!138 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !109, file: !110, line: 83, baseType: !132, size: 8, offset: 1048)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !109, file: !110, line: 85, baseType: !141, size: 64, offset: 1088)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !110, line: 45, baseType: null)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !109, file: !110, line: 93, baseType: !144, size: 64, offset: 1152)
!144 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !61, line: 153, baseType: !9)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !109, file: !110, line: 95, baseType: !146, size: 64, offset: 1216)
!146 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !147, size: 64)
!147 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !110, line: 39, flags: DIFlagFwdDecl)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !109, file: !110, line: 96, baseType: !149, size: 64, offset: 1280)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !110, line: 40, flags: DIFlagFwdDecl)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !109, file: !110, line: 97, baseType: !128, size: 64, offset: 1344)
!152 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !109, file: !110, line: 98, baseType: !8, size: 64, offset: 1408)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !109, file: !110, line: 99, baseType: !154, size: 64, offset: 1472)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !109, file: !110, line: 100, baseType: !20, size: 32, offset: 1536)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !109, file: !110, line: 102, baseType: !20, size: 32, offset: 1568)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !109, file: !110, line: 104, baseType: !158, size: 64, offset: 1600)
!158 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !61, line: 45, baseType: !62)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !109, file: !110, line: 109, baseType: !160, size: 64, offset: 1664)
!160 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !161)
!161 = !{!162}
!162 = !DISubrange(count: 8)
!163 = !DILocalVariable(name: "buffer", scope: !92, file: !3, line: 35, type: !164)
!164 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !165)
!165 = !{!166}
!166 = !DISubrange(count: 16)
!167 = !DILocalVariable(name: "stack", scope: !92, file: !3, line: 40, type: !168)
!168 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "obstack", file: !169, line: 153, size: 704, elements: !170)
!169 = !DIFile(filename: "lib/libc/include/generic-glibc/obstack.h", directory: "")
!170 = !{!171, !172, !182, !183, !184, !185, !190, !191, !195, !199, !200, !202, !203}
!171 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_size", scope: !168, file: !169, line: 155, baseType: !9, size: 64)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "chunk", scope: !168, file: !169, line: 156, baseType: !173, size: 64, offset: 64)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_obstack_chunk", file: !169, line: 146, size: 192, elements: !175)
!175 = !{!176, !177, !178}
!176 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !174, file: !169, line: 148, baseType: !13, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !174, file: !169, line: 149, baseType: !173, size: 64, offset: 64)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "contents", scope: !174, file: !169, line: 150, baseType: !179, size: 32, offset: 128)
!179 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !180)
!180 = !{!181}
!181 = !DISubrange(count: 4)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "object_base", scope: !168, file: !169, line: 157, baseType: !13, size: 64, offset: 128)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "next_free", scope: !168, file: !169, line: 158, baseType: !13, size: 64, offset: 192)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_limit", scope: !168, file: !169, line: 159, baseType: !13, size: 64, offset: 256)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "temp", scope: !168, file: !169, line: 164, baseType: !186, size: 64, offset: 320)
!186 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !168, file: !169, line: 160, size: 64, elements: !187)
!187 = !{!188, !189}
!188 = !DIDerivedType(tag: DW_TAG_member, name: "tempint", scope: !186, file: !169, line: 162, baseType: !9, size: 64)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "tempptr", scope: !186, file: !169, line: 163, baseType: !8, size: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "alignment_mask", scope: !168, file: !169, line: 165, baseType: !20, size: 32, offset: 384)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "chunkfun", scope: !168, file: !169, line: 169, baseType: !192, size: 64, offset: 448)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64)
!193 = !DISubroutineType(types: !194)
!194 = !{!173, !8, !9}
!195 = !DIDerivedType(tag: DW_TAG_member, name: "freefun", scope: !168, file: !169, line: 170, baseType: !196, size: 64, offset: 512)
!196 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !197, size: 64)
!197 = !DISubroutineType(types: !198)
!198 = !{null, !8, !173}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "extra_arg", scope: !168, file: !169, line: 171, baseType: !8, size: 64, offset: 576)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "use_extra_arg", scope: !168, file: !169, line: 172, baseType: !201, size: 1, offset: 640, flags: DIFlagBitField, extraData: i64 640)
!201 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "maybe_empty_object", scope: !168, file: !169, line: 173, baseType: !201, size: 1, offset: 641, flags: DIFlagBitField, extraData: i64 640)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "alloc_failed", scope: !168, file: !169, line: 177, baseType: !201, size: 1, offset: 642, flags: DIFlagBitField, extraData: i64 640)
!204 = !DILocalVariable(name: "one", scope: !92, file: !3, line: 42, type: !18)
!205 = !DILocalVariable(name: "__h", scope: !206, file: !3, line: 42, type: !207)
!206 = distinct !DILexicalBlock(scope: !92, file: !3, line: 42, column: 17)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!208 = !DILocalVariable(name: "__o", scope: !209, file: !3, line: 42, type: !207)
!209 = distinct !DILexicalBlock(scope: !206, file: !3, line: 42, column: 17)
!210 = !DILocalVariable(name: "__len", scope: !209, file: !3, line: 42, type: !20)
!211 = !DILocalVariable(name: "__o1", scope: !212, file: !3, line: 42, type: !207)
!212 = distinct !DILexicalBlock(scope: !206, file: !3, line: 42, column: 17)
!213 = !DILocalVariable(name: "__value", scope: !212, file: !3, line: 42, type: !8)
!214 = !DILocalVariable(name: "n", scope: !215, file: !3, line: 45, type: !20)
!215 = distinct !DILexicalBlock(scope: !92, file: !3, line: 45, column: 5)
!216 = !DILocalVariable(name: "__o", scope: !217, file: !3, line: 45, type: !207)
!217 = distinct !DILexicalBlock(scope: !218, file: !3, line: 45, column: 36)
!218 = distinct !DILexicalBlock(scope: !215, file: !3, line: 45, column: 5)
!219 = !DILocalVariable(name: "__o1", scope: !220, file: !3, line: 45, type: !207)
!220 = distinct !DILexicalBlock(scope: !217, file: !3, line: 45, column: 36)
!221 = !DILocalVariable(name: "__p1", scope: !220, file: !3, line: 45, type: !8)
!222 = !DILocalVariable(name: "__o1", scope: !223, file: !3, line: 46, type: !207)
!223 = distinct !DILexicalBlock(scope: !92, file: !3, line: 46, column: 21)
!224 = !DILocalVariable(name: "__value", scope: !223, file: !3, line: 46, type: !8)
!225 = !DILocalVariable(name: "__o", scope: !226, file: !3, line: 47, type: !207)
!226 = distinct !DILexicalBlock(scope: !92, file: !3, line: 47, column: 5)
!227 = !DILocalVariable(name: "__obj", scope: !226, file: !3, line: 47, type: !8)
!228 = !DILocalVariable(name: "paths", scope: !92, file: !3, line: 48, type: !229)
!229 = !DIDerivedType(tag: DW_TAG_typedef, name: "glob_t", file: !101, line: 105, baseType: !230)
!230 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !101, line: 82, size: 576, elements: !231)
!231 = !{!232, !234, !235, !236, !237, !238, !243, !249, !291}
!232 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathc", scope: !230, file: !101, line: 84, baseType: !233, size: 64)
!233 = !DIDerivedType(tag: DW_TAG_typedef, name: "__size_t", file: !101, line: 27, baseType: !62)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathv", scope: !230, file: !101, line: 85, baseType: !98, size: 64, offset: 64)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "gl_offs", scope: !230, file: !101, line: 86, baseType: !233, size: 64, offset: 128)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "gl_flags", scope: !230, file: !101, line: 87, baseType: !20, size: 32, offset: 192)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "gl_closedir", scope: !230, file: !101, line: 91, baseType: !10, size: 64, offset: 256)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "gl_readdir", scope: !230, file: !101, line: 93, baseType: !239, size: 64, offset: 320)
!239 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!240 = !DISubroutineType(types: !241)
!241 = !{!242, !8}
!242 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "gl_opendir", scope: !230, file: !101, line: 97, baseType: !244, size: 64, offset: 384)
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !245, size: 64)
!245 = !DISubroutineType(types: !246)
!246 = !{!8, !247}
!247 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !248, size: 64)
!248 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "gl_lstat", scope: !230, file: !101, line: 99, baseType: !250, size: 64, offset: 448)
!250 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !251, size: 64)
!251 = !DISubroutineType(types: !252)
!252 = !{!20, !253, !254}
!253 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !247)
!254 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !255)
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !256, size: 64)
!256 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !257, line: 26, size: 1152, elements: !258)
!257 = !DIFile(filename: "lib/libc/include/x86-linux-gnu/bits/struct_stat.h", directory: "")
!258 = !{!259, !261, !262, !264, !266, !268, !270, !271, !272, !273, !275, !277, !285, !286, !287}
!259 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !256, file: !257, line: 31, baseType: !260, size: 64)
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !61, line: 145, baseType: !62)
!261 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !256, file: !257, line: 36, baseType: !60, size: 64, offset: 64)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !256, file: !257, line: 44, baseType: !263, size: 64, offset: 128)
!263 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !61, line: 151, baseType: !62)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !256, file: !257, line: 45, baseType: !265, size: 32, offset: 192)
!265 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mode_t", file: !61, line: 150, baseType: !201)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !256, file: !257, line: 47, baseType: !267, size: 32, offset: 224)
!267 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !61, line: 146, baseType: !201)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !256, file: !257, line: 48, baseType: !269, size: 32, offset: 256)
!269 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !61, line: 147, baseType: !201)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !256, file: !257, line: 50, baseType: !20, size: 32, offset: 288)
!271 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !256, file: !257, line: 52, baseType: !260, size: 64, offset: 320)
!272 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !256, file: !257, line: 57, baseType: !64, size: 64, offset: 384)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !256, file: !257, line: 61, baseType: !274, size: 64, offset: 448)
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blksize_t", file: !61, line: 175, baseType: !9)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !256, file: !257, line: 63, baseType: !276, size: 64, offset: 512)
!276 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blkcnt_t", file: !61, line: 180, baseType: !9)
!277 = !DIDerivedType(tag: DW_TAG_member, name: "st_atim", scope: !256, file: !257, line: 74, baseType: !278, size: 128, offset: 576)
!278 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !279, line: 11, size: 128, elements: !280)
!279 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_timespec.h", directory: "")
!280 = !{!281, !283}
!281 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !278, file: !279, line: 16, baseType: !282, size: 64)
!282 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !61, line: 160, baseType: !9)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !278, file: !279, line: 21, baseType: !284, size: 64, offset: 64)
!284 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !61, line: 197, baseType: !9)
!285 = !DIDerivedType(tag: DW_TAG_member, name: "st_mtim", scope: !256, file: !257, line: 75, baseType: !278, size: 128, offset: 704)
!286 = !DIDerivedType(tag: DW_TAG_member, name: "st_ctim", scope: !256, file: !257, line: 76, baseType: !278, size: 128, offset: 832)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !256, file: !257, line: 89, baseType: !288, size: 192, offset: 960)
!288 = !DICompositeType(tag: DW_TAG_array_type, baseType: !284, size: 192, elements: !289)
!289 = !{!290}
!290 = !DISubrange(count: 3)
!291 = !DIDerivedType(tag: DW_TAG_member, name: "gl_stat", scope: !230, file: !101, line: 100, baseType: !250, size: 64, offset: 512)
!292 = distinct !DIAssignID()
!293 = !DILocation(line: 0, scope: !92)
!294 = distinct !DIAssignID()
!295 = distinct !DIAssignID()
!296 = distinct !DIAssignID()
!297 = distinct !DIAssignID()
!298 = distinct !DIAssignID()
!299 = !DILocation(line: 26, column: 5, scope: !92)
!300 = !DILocation(line: 27, column: 13, scope: !92)
!301 = !DILocation(line: 27, column: 34, scope: !92, atomGroup: 1, atomRank: 2)
!302 = !DILocation(line: 27, column: 11, scope: !92, atomGroup: 1, atomRank: 1)
!303 = !{!304, !304, i64 0}
!304 = !{!"p1 omnipotent char", !305, i64 0}
!305 = !{!"any pointer", !90, i64 0}
!306 = !DILocation(line: 28, column: 21, scope: !97, atomGroup: 2, atomRank: 2)
!307 = !{!308, !308, i64 0}
!308 = !{!"p2 omnipotent char", !309, i64 0}
!309 = !{!"any p2 pointer", !305, i64 0}
!310 = !DILocation(line: 0, scope: !97)
!311 = !DILocation(line: 28, column: 30, scope: !312)
!312 = distinct !DILexicalBlock(scope: !97, file: !3, line: 28, column: 5)
!313 = !DILocation(line: 28, column: 5, scope: !97, atomGroup: 68, atomRank: 1)
!314 = !DILocation(line: 28, column: 5, scope: !97, atomGroup: 69, atomRank: 1)
!315 = !DILocation(line: 29, column: 5, scope: !92)
!316 = !DILocation(line: 30, column: 5, scope: !92)
!317 = !DILocation(line: 30, column: 10, scope: !92, atomGroup: 9, atomRank: 1)
!318 = !{!319, !319, i64 0}
!319 = !{!"p1 int", !305, i64 0}
!320 = distinct !DIAssignID()
!321 = !DILocation(line: 30, column: 19, scope: !92, atomGroup: 10, atomRank: 1)
!322 = distinct !DIAssignID()
!323 = !DILocation(line: 31, column: 18, scope: !92, atomGroup: 12, atomRank: 2)
!324 = !DILocation(line: 32, column: 5, scope: !92)
!325 = !DILocation(line: 33, column: 5, scope: !92)
!326 = !DILocation(line: 34, column: 24, scope: !92)
!327 = !DILocation(line: 34, column: 5, scope: !92, atomGroup: 13, atomRank: 1)
!328 = !DILocation(line: 35, column: 5, scope: !92)
!329 = !DILocation(line: 36, column: 12, scope: !92, atomGroup: 14, atomRank: 2)
!330 = !DILocation(line: 37, column: 5, scope: !92)
!331 = !DILocation(line: 38, column: 5, scope: !92)
!332 = !DILocation(line: 39, column: 5, scope: !92, atomGroup: 15, atomRank: 1)
!333 = !DILocation(line: 40, column: 5, scope: !92)
!334 = !DILocation(line: 41, column: 5, scope: !92)
!335 = !DILocation(line: 0, scope: !206)
!336 = !DILocation(line: 0, scope: !209)
!337 = !DILocation(line: 42, column: 17, scope: !338)
!338 = distinct !DILexicalBlock(scope: !209, file: !3, line: 42, column: 17)
!339 = !{!340, !304, i64 32}
!340 = !{!"obstack", !341, i64 0, !342, i64 8, !304, i64 16, !304, i64 24, !304, i64 32, !90, i64 40, !89, i64 48, !305, i64 56, !305, i64 64, !305, i64 72, !89, i64 80, !89, i64 80, !89, i64 80}
!341 = !{!"long", !90, i64 0}
!342 = !{!"p1 _ZTS14_obstack_chunk", !305, i64 0}
!343 = !{!340, !304, i64 24}
!344 = !DILocation(line: 42, column: 17, scope: !338, atomGroup: 20, atomRank: 2)
!345 = !DILocation(line: 42, column: 17, scope: !338, atomGroup: 20, atomRank: 1)
!346 = !DILocation(line: 28, column: 46, scope: !347, atomGroup: 5, atomRank: 2)
!347 = distinct !DILexicalBlock(scope: !312, file: !3, line: 28, column: 43)
!348 = !DILocation(line: 28, column: 46, scope: !347, atomGroup: 5, atomRank: 1)
!349 = !DILocation(line: 28, column: 63, scope: !347, atomGroup: 6, atomRank: 1)
!350 = !DILocation(line: 28, column: 56, scope: !347)
!351 = !DILocation(line: 28, column: 35, scope: !312, atomGroup: 7, atomRank: 2)
!352 = !DILocation(line: 28, column: 5, scope: !97, atomGroup: 3, atomRank: 1)
!353 = !DILocation(line: 28, column: 5, scope: !97, atomGroup: 4, atomRank: 1)
!354 = distinct !{!354, !355, !356, !357}
!355 = !DILocation(line: 28, column: 5, scope: !97)
!356 = !DILocation(line: 28, column: 66, scope: !97)
!357 = !{!"llvm.loop.mustprogress"}
!358 = !DILocation(line: 42, column: 17, scope: !209)
!359 = !DILocation(line: 42, column: 17, scope: !209, atomGroup: 21, atomRank: 2)
!360 = !DILocation(line: 0, scope: !212)
!361 = !DILocation(line: 42, column: 17, scope: !212)
!362 = !DILocation(line: 42, column: 17, scope: !212, atomGroup: 23, atomRank: 2)
!363 = !{!340, !304, i64 16}
!364 = !DILocation(line: 42, column: 17, scope: !365, atomGroup: 24, atomRank: 2)
!365 = distinct !DILexicalBlock(scope: !212, file: !3, line: 42, column: 17)
!366 = !DILocation(line: 42, column: 17, scope: !365, atomGroup: 24, atomRank: 1)
!367 = !DILocation(line: 42, column: 17, scope: !365)
!368 = !DILocation(line: 42, column: 17, scope: !365, atomGroup: 25, atomRank: 2)
!369 = !DILocation(line: 42, column: 17, scope: !365, atomGroup: 25, atomRank: 1)
!370 = !{!340, !89, i64 48}
!371 = !DILocation(line: 42, column: 17, scope: !212, atomGroup: 26, atomRank: 3)
!372 = !DILocation(line: 42, column: 17, scope: !212, atomGroup: 26, atomRank: 2)
!373 = !DILocation(line: 42, column: 17, scope: !212, atomGroup: 26, atomRank: 1)
!374 = !DILocation(line: 42, column: 17, scope: !375)
!375 = distinct !DILexicalBlock(scope: !212, file: !3, line: 42, column: 17)
!376 = !{!340, !342, i64 8}
!377 = !DILocation(line: 42, column: 17, scope: !375, atomGroup: 27, atomRank: 2)
!378 = !DILocation(line: 42, column: 17, scope: !375, atomGroup: 27, atomRank: 1)
!379 = !DILocation(line: 42, column: 17, scope: !375, atomGroup: 28, atomRank: 1)
!380 = !DILocation(line: 42, column: 17, scope: !212, atomGroup: 29, atomRank: 2)
!381 = !DILocation(line: 42, column: 17, scope: !212, atomGroup: 29, atomRank: 1)
!382 = !DILocation(line: 43, column: 10, scope: !92, atomGroup: 30, atomRank: 1)
!383 = !DILocation(line: 44, column: 13, scope: !92, atomGroup: 31, atomRank: 1)
!384 = !DILocation(line: 0, scope: !215)
!385 = !DILocation(line: 45, column: 5, scope: !215, atomGroup: 71, atomRank: 1)
!386 = !DILocation(line: 0, scope: !223)
!387 = !DILocation(line: 46, column: 21, scope: !223, atomGroup: 45, atomRank: 2)
!388 = !DILocation(line: 46, column: 21, scope: !389, atomGroup: 46, atomRank: 2)
!389 = distinct !DILexicalBlock(scope: !223, file: !3, line: 46, column: 21)
!390 = !DILocation(line: 46, column: 21, scope: !389, atomGroup: 46, atomRank: 1)
!391 = !DILocation(line: 45, column: 36, scope: !392)
!392 = distinct !DILexicalBlock(scope: !217, file: !3, line: 45, column: 36)
!393 = !DILocation(line: 0, scope: !217)
!394 = !DILocation(line: 45, column: 36, scope: !392, atomGroup: 36, atomRank: 2)
!395 = !DILocation(line: 45, column: 36, scope: !392, atomGroup: 36, atomRank: 1)
!396 = !DILocation(line: 45, column: 36, scope: !220, atomGroup: 38, atomRank: 2)
!397 = !DILocation(line: 0, scope: !220)
!398 = !DILocation(line: 45, column: 36, scope: !220, atomGroup: 39, atomRank: 1)
!399 = !{!305, !305, i64 0}
!400 = !DILocation(line: 45, column: 36, scope: !220)
!401 = !DILocation(line: 45, column: 36, scope: !220, atomGroup: 40, atomRank: 2)
!402 = !DILocation(line: 45, column: 36, scope: !220, atomGroup: 40, atomRank: 1)
!403 = !DILocation(line: 45, column: 32, scope: !218, atomGroup: 41, atomRank: 2)
!404 = !DILocation(line: 45, column: 23, scope: !218, atomGroup: 33, atomRank: 1)
!405 = !DILocation(line: 45, column: 5, scope: !215, atomGroup: 34, atomRank: 1)
!406 = distinct !{!406, !407, !408, !357}
!407 = !DILocation(line: 45, column: 5, scope: !215)
!408 = !DILocation(line: 45, column: 36, scope: !215)
!409 = !DILocation(line: 46, column: 21, scope: !389)
!410 = !DILocation(line: 46, column: 21, scope: !389, atomGroup: 47, atomRank: 2)
!411 = !DILocation(line: 46, column: 21, scope: !389, atomGroup: 47, atomRank: 1)
!412 = !DILocation(line: 46, column: 21, scope: !223)
!413 = !DILocation(line: 46, column: 21, scope: !223, atomGroup: 48, atomRank: 3)
!414 = !DILocation(line: 46, column: 21, scope: !223, atomGroup: 48, atomRank: 2)
!415 = !DILocation(line: 46, column: 21, scope: !416)
!416 = distinct !DILexicalBlock(scope: !223, file: !3, line: 46, column: 21)
!417 = !DILocation(line: 46, column: 21, scope: !416, atomGroup: 49, atomRank: 2)
!418 = !DILocation(line: 46, column: 21, scope: !416, atomGroup: 49, atomRank: 1)
!419 = !DILocation(line: 46, column: 21, scope: !223, atomGroup: 51, atomRank: 1)
!420 = !DILocation(line: 46, column: 12, scope: !92)
!421 = !DILocation(line: 46, column: 12, scope: !92, atomGroup: 43, atomRank: 2)
!422 = !DILocation(line: 46, column: 10, scope: !92, atomGroup: 43, atomRank: 1)
!423 = !DILocation(line: 0, scope: !226)
!424 = !DILocation(line: 47, column: 5, scope: !425)
!425 = distinct !DILexicalBlock(scope: !226, file: !3, line: 47, column: 5)
!426 = !DILocation(line: 48, column: 5, scope: !92)
!427 = !DILocation(line: 48, column: 12, scope: !92, atomGroup: 58, atomRank: 1)
!428 = distinct !DIAssignID()
!429 = !DILocation(line: 50, column: 5, scope: !92)
!430 = !DILocation(line: 51, column: 14, scope: !92)
!431 = !DILocation(line: 51, column: 21, scope: !92, atomGroup: 60, atomRank: 2)
!432 = !DILocation(line: 51, column: 32, scope: !92, atomGroup: 60, atomRank: 1)
!433 = !DILocation(line: 52, column: 1, scope: !92)
!434 = !DILocation(line: 51, column: 5, scope: !92, atomGroup: 67, atomRank: 1)
!435 = !DISubprogram(name: "putenv", scope: !436, file: !436, line: 820, type: !437, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!436 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!437 = !DISubroutineType(types: !438)
!438 = !{!20, !13}
!439 = !DISubprogram(name: "getenv", scope: !436, file: !436, line: 807, type: !440, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!440 = !DISubroutineType(types: !441)
!441 = !{!13, !247}
!442 = !DISubprogram(name: "open_memstream", scope: !443, file: !443, line: 327, type: !444, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!443 = !DIFile(filename: "lib/libc/include/generic-glibc/stdio.h", directory: "")
!444 = !DISubroutineType(types: !445)
!445 = !{!106, !98, !446}
!446 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !100, size: 64)
!447 = !DISubprogram(name: "fwrite", scope: !443, file: !443, line: 739, type: !448, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!448 = !DISubroutineType(types: !449)
!449 = !{!62, !450, !100, !100, !451}
!450 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !16)
!451 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !106)
!452 = !DISubprogram(name: "fclose", scope: !443, file: !443, line: 191, type: !453, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!453 = !DISubroutineType(types: !454)
!454 = !{!20, !106}
!455 = !DISubprogram(name: "fmemopen", scope: !443, file: !443, line: 321, type: !456, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!456 = !DISubroutineType(types: !457)
!457 = !{!106, !8, !100, !247}
!458 = !DISubprogram(name: "_obstack_begin", scope: !169, file: !169, line: 185, type: !459, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!459 = !DISubroutineType(types: !460)
!460 = !{!20, !207, !20, !20, !5, !10}
!461 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 23, type: !462, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !464, keyInstructions: true)
!462 = !DISubroutineType(types: !463)
!463 = !{!8, !100}
!464 = !{!465}
!465 = !DILocalVariable(name: "n", arg: 1, scope: !461, file: !3, line: 23, type: !100)
!466 = !DILocation(line: 0, scope: !461)
!467 = !DILocation(line: 23, column: 42, scope: !461, atomGroup: 1, atomRank: 2)
!468 = !DILocation(line: 23, column: 35, scope: !461, atomGroup: 1, atomRank: 1)
!469 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !470, keyInstructions: true)
!470 = !{!471}
!471 = !DILocalVariable(name: "p", arg: 1, scope: !469, file: !3, line: 24, type: !8)
!472 = !DILocation(line: 0, scope: !469)
!473 = !DILocation(line: 24, column: 32, scope: !469)
!474 = !DILocation(line: 24, column: 41, scope: !469, atomGroup: 1, atomRank: 1)
!475 = !DISubprogram(name: "_obstack_newchunk", scope: !169, file: !169, line: 184, type: !476, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!476 = !DISubroutineType(types: !477)
!477 = !{null, !207, !20}
!478 = !DISubprogram(name: "obstack_free", scope: !169, file: !169, line: 197, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DISubroutineType(types: !480)
!480 = !{null, !207, !8}
!481 = distinct !DISubprogram(name: "close_it", scope: !3, file: !3, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !482, keyInstructions: true)
!482 = !{!483}
!483 = !DILocalVariable(name: "p", arg: 1, scope: !481, file: !3, line: 21, type: !8)
!484 = !DILocation(line: 0, scope: !481)
!485 = !DILocation(line: 21, column: 40, scope: !481, atomGroup: 1, atomRank: 1)
!486 = !DILocation(line: 21, column: 45, scope: !481, atomGroup: 2, atomRank: 1)
!487 = distinct !DISubprogram(name: "read_it", scope: !3, file: !3, line: 20, type: !240, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !488, keyInstructions: true)
!488 = !{!489}
!489 = !DILocalVariable(name: "p", arg: 1, scope: !487, file: !3, line: 20, type: !8)
!490 = !DILocation(line: 0, scope: !487)
!491 = !DILocation(line: 20, column: 49, scope: !487, atomGroup: 1, atomRank: 1)
!492 = !DILocation(line: 20, column: 54, scope: !487, atomGroup: 2, atomRank: 1)
!493 = distinct !DISubprogram(name: "open_it", scope: !3, file: !3, line: 19, type: !245, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !494, keyInstructions: true)
!494 = !{!495}
!495 = !DILocalVariable(name: "name", arg: 1, scope: !493, file: !3, line: 19, type: !247)
!496 = !DILocation(line: 0, scope: !493)
!497 = !DILocation(line: 19, column: 42, scope: !493, atomGroup: 1, atomRank: 1)
!498 = distinct !DISubprogram(name: "stat_it", scope: !3, file: !3, line: 22, type: !499, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !501, keyInstructions: true)
!499 = !DISubroutineType(types: !500)
!500 = !{!20, !247, !255}
!501 = !{!502, !503}
!502 = !DILocalVariable(name: "name", arg: 1, scope: !498, file: !3, line: 22, type: !247)
!503 = !DILocalVariable(name: "s", arg: 2, scope: !498, file: !3, line: 22, type: !255)
!504 = !DILocation(line: 0, scope: !498)
!505 = !DILocation(line: 22, column: 59, scope: !498)
!506 = !DILocation(line: 22, column: 67, scope: !498, atomGroup: 1, atomRank: 1)
!507 = !{!508, !89, i64 24}
!508 = !{!"stat", !341, i64 0, !341, i64 8, !341, i64 16, !89, i64 24, !89, i64 28, !89, i64 32, !89, i64 36, !341, i64 40, !341, i64 48, !341, i64 56, !341, i64 64, !509, i64 72, !509, i64 88, !509, i64 104, !90, i64 120}
!509 = !{!"timespec", !341, i64 0, !341, i64 8}
!510 = !DILocation(line: 22, column: 78, scope: !498, atomGroup: 2, atomRank: 1)
!511 = !DISubprogram(name: "glob", scope: !101, file: !101, line: 146, type: !512, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!512 = !DISubroutineType(types: !513)
!513 = !{!20, !253, !20, !514, !517}
!514 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !515, size: 64)
!515 = !DISubroutineType(types: !516)
!516 = !{!20, !247, !20}
!517 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !518)
!518 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !229, size: 64)
!519 = !DISubprogram(name: "malloc", scope: !436, file: !436, line: 682, type: !462, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!520 = !DISubprogram(name: "free", scope: !436, file: !436, line: 697, type: !11, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
