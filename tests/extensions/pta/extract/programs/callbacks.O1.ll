; ModuleID = 'callbacks.c'
source_filename = "callbacks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.thing = type { ptr, ptr }
%struct.iovec = type { ptr, i64 }
%struct.glob_t = type { i64, ptr, i64, i32, ptr, ptr, ptr, ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !48
@__const.main.a = private unnamed_addr constant %struct.thing { ptr @x, ptr @y }, align 8
@__const.main.key = private unnamed_addr constant %struct.thing { ptr @x, ptr null }, align 8
@found = local_unnamed_addr global ptr null, align 8, !dbg !52
@z = global i32 0, align 4, !dbg !50
@__const.main.arr = private unnamed_addr constant [2 x %struct.thing] [%struct.thing { ptr @y, ptr @z }, %struct.thing { ptr @x, ptr @x }], align 16
@searched = local_unnamed_addr global ptr null, align 8, !dbg !54
@last = local_unnamed_addr global ptr null, align 8, !dbg !56
@first = local_unnamed_addr global ptr null, align 8, !dbg !58
@received = local_unnamed_addr global ptr null, align 8, !dbg !60
@.str = private unnamed_addr constant [3 x i8] c"/*\00", align 1, !dbg !26
@path = local_unnamed_addr global ptr null, align 8, !dbg !70
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !31
@entry = local_unnamed_addr global ptr null, align 8, !dbg !72
@.str.2 = private unnamed_addr constant [14 x i8] c"/proc/self/fd\00", align 1, !dbg !36
@.str.3 = private unnamed_addr constant [10 x i8] c"127.0.0.1\00", align 1, !dbg !41
@.str.4 = private unnamed_addr constant [3 x i8] c"80\00", align 1, !dbg !46
@info = global ptr null, align 8, !dbg !82
@address = local_unnamed_addr global ptr null, align 8, !dbg !109
@compared = local_unnamed_addr global ptr null, align 8, !dbg !62
@visited = local_unnamed_addr global ptr null, align 8, !dbg !64
@destroying = local_unnamed_addr global ptr null, align 8, !dbg !66
@started = local_unnamed_addr global ptr null, align 8, !dbg !68
@chosen = local_unnamed_addr global ptr null, align 8, !dbg !74
@sorted = local_unnamed_addr global ptr null, align 8, !dbg !76
@walked = local_unnamed_addr global ptr null, align 8, !dbg !78

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #0 !dbg !123 {
  %1 = alloca ptr, align 8, !DIAssignID !241
    #dbg_assign(i1 poison, !127, !DIExpression(), !241, ptr %1, !DIExpression(), !242)
  %2 = alloca %struct.thing, align 8, !DIAssignID !243
    #dbg_assign(i1 poison, !129, !DIExpression(), !243, ptr %2, !DIExpression(), !242)
  %3 = alloca %struct.thing, align 8, !DIAssignID !244
    #dbg_assign(i1 poison, !130, !DIExpression(), !244, ptr %3, !DIExpression(), !242)
  %4 = alloca [2 x %struct.thing], align 16, !DIAssignID !245
    #dbg_assign(i1 poison, !131, !DIExpression(), !245, ptr %4, !DIExpression(), !242)
  %5 = alloca i64, align 8, !DIAssignID !246
    #dbg_assign(i1 poison, !133, !DIExpression(), !246, ptr %5, !DIExpression(), !242)
  %6 = alloca i64, align 8, !DIAssignID !247
    #dbg_assign(i1 poison, !139, !DIExpression(), !247, ptr %6, !DIExpression(), !242)
  %7 = alloca ptr, align 8, !DIAssignID !248
    #dbg_assign(i1 poison, !144, !DIExpression(), !248, ptr %7, !DIExpression(), !242)
  %8 = alloca [2 x i32], align 4, !DIAssignID !249
    #dbg_assign(i1 poison, !145, !DIExpression(), !249, ptr %8, !DIExpression(), !242)
  %9 = alloca %struct.thing, align 8, !DIAssignID !250
    #dbg_assign(i1 poison, !147, !DIExpression(), !250, ptr %9, !DIExpression(), !242)
  %10 = alloca [1 x %struct.iovec], align 16, !DIAssignID !251
    #dbg_assign(i1 poison, !148, !DIExpression(), !251, ptr %10, !DIExpression(), !242)
  %11 = alloca [1 x %struct.iovec], align 16, !DIAssignID !252
    #dbg_assign(i1 poison, !159, !DIExpression(), !252, ptr %11, !DIExpression(), !242)
  %12 = alloca %struct.glob_t, align 8, !DIAssignID !253
    #dbg_assign(i1 poison, !160, !DIExpression(), !253, ptr %12, !DIExpression(), !242)
  %13 = alloca ptr, align 8, !DIAssignID !254
    #dbg_assign(i1 poison, !239, !DIExpression(), !254, ptr %13, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !255
  store ptr null, ptr %1, align 8, !dbg !256, !tbaa !257, !DIAssignID !259
    #dbg_assign(ptr null, !127, !DIExpression(), !259, ptr %1, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12, !dbg !260
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.a, i64 16, i1 false), !dbg !261, !DIAssignID !262
    #dbg_assign(i1 poison, !129, !DIExpression(), !262, ptr %2, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12, !dbg !260
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %3, ptr noundef nonnull align 8 dereferenceable(16) @__const.main.key, i64 16, i1 false), !dbg !263, !DIAssignID !264
    #dbg_assign(i1 poison, !130, !DIExpression(), !264, ptr %3, !DIExpression(), !242)
  %14 = call ptr @tsearch(ptr noundef nonnull %2, ptr noundef nonnull %1, ptr noundef nonnull @cmp) #12, !dbg !265
  %15 = call ptr @tfind(ptr noundef nonnull %3, ptr noundef nonnull %1, ptr noundef nonnull @cmp) #12, !dbg !266
  %16 = load ptr, ptr %15, align 8, !dbg !267, !tbaa !268
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 8, !dbg !270
  %18 = load ptr, ptr %17, align 8, !dbg !271, !tbaa !272
  store ptr %18, ptr @found, align 8, !dbg !275, !tbaa !276
  %19 = call ptr @tsearch(ptr noundef nonnull %3, ptr noundef nonnull %1, ptr noundef nonnull @cmp) #12, !dbg !277
  %20 = load ptr, ptr %1, align 8, !dbg !278, !tbaa !257
  call void @twalk(ptr noundef %20, ptr noundef nonnull @visit) #12, !dbg !279
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #12, !dbg !280
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %4, ptr noundef nonnull align 16 dereferenceable(32) @__const.main.arr, i64 32, i1 false), !dbg !281, !DIAssignID !282
    #dbg_assign(i1 poison, !131, !DIExpression(), !282, ptr %4, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #12, !dbg !283
  store i64 2, ptr %5, align 8, !dbg !284, !tbaa !285, !DIAssignID !287
    #dbg_assign(i64 2, !133, !DIExpression(), !287, ptr %5, !DIExpression(), !242)
  %21 = call ptr @lfind(ptr noundef nonnull %3, ptr noundef nonnull %4, ptr noundef nonnull %5, i64 noundef 16, ptr noundef nonnull @eq) #12, !dbg !288
    #dbg_value(ptr %21, !137, !DIExpression(), !242)
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 8, !dbg !289
  %23 = load ptr, ptr %22, align 8, !dbg !290, !tbaa !272
  store ptr %23, ptr @searched, align 8, !dbg !291, !tbaa !276
  %24 = load ptr, ptr %1, align 8, !dbg !292, !tbaa !257
  call void @tdestroy(ptr noundef %24, ptr noundef nonnull @destroyed) #12, !dbg !293
  %25 = call noalias dereferenceable_or_null(16) ptr @malloc(i64 noundef 16) #13, !dbg !294
    #dbg_value(ptr %25, !138, !DIExpression(), !242)
  store ptr @z, ptr %25, align 8, !dbg !295, !tbaa !276
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 8, !dbg !296
  store ptr @x, ptr %26, align 8, !dbg !297, !tbaa !276
  call void @qsort(ptr noundef nonnull %25, i64 noundef 2, i64 noundef 8, ptr noundef nonnull @less) #12, !dbg !298
  %27 = load ptr, ptr %26, align 8, !dbg !299, !tbaa !276
  store ptr %27, ptr @last, align 8, !dbg !300, !tbaa !276
  %28 = load ptr, ptr %25, align 8, !dbg !301, !tbaa !276
  store ptr %28, ptr @first, align 8, !dbg !302, !tbaa !276
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #12, !dbg !303
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #12, !dbg !304
  store ptr @y, ptr %7, align 8, !dbg !305, !tbaa !276, !DIAssignID !306
    #dbg_assign(ptr @y, !144, !DIExpression(), !306, ptr %7, !DIExpression(), !242)
  %29 = call i32 @thrd_create(ptr noundef nonnull %6, ptr noundef nonnull @c11, ptr noundef nonnull %7) #12, !dbg !307
  %30 = load i64, ptr %6, align 8, !dbg !308, !tbaa !285
  %31 = call i32 @thrd_join(i64 noundef %30, ptr noundef null) #12, !dbg !309
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #12, !dbg !310
  %32 = call i32 @pipe(ptr noundef nonnull %8) #12, !dbg !311
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #12, !dbg !312
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %9, i8 0, i64 16, i1 false), !dbg !313, !DIAssignID !314
    #dbg_assign(i8 0, !147, !DIExpression(), !314, ptr %9, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #12, !dbg !315
  store ptr %2, ptr %10, align 16, !dbg !316, !tbaa !317, !DIAssignID !319
    #dbg_assign(ptr %2, !148, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !319, ptr %10, !DIExpression(), !242)
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !320
  store i64 16, ptr %33, align 8, !dbg !316, !tbaa !321, !DIAssignID !322
    #dbg_assign(i64 16, !148, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !322, ptr %33, !DIExpression(), !242)
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #12, !dbg !315
  store ptr %9, ptr %11, align 16, !dbg !323, !tbaa !317, !DIAssignID !324
    #dbg_assign(ptr %9, !159, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !324, ptr %11, !DIExpression(), !242)
  %34 = getelementptr inbounds nuw i8, ptr %11, i64 8, !dbg !325
  store i64 16, ptr %34, align 8, !dbg !323, !tbaa !321, !DIAssignID !326
    #dbg_assign(i64 16, !159, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !326, ptr %34, !DIExpression(), !242)
  %35 = getelementptr inbounds nuw i8, ptr %8, i64 4, !dbg !327
  %36 = load i32, ptr %35, align 4, !dbg !327, !tbaa !119
  %37 = call i64 @writev(i32 noundef %36, ptr noundef nonnull %10, i32 noundef 1) #12, !dbg !328
  %38 = load i32, ptr %8, align 4, !dbg !329, !tbaa !119
  %39 = call i64 @readv(i32 noundef %38, ptr noundef nonnull %11, i32 noundef 1) #12, !dbg !330
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 8, !dbg !331
  %41 = load ptr, ptr %40, align 8, !dbg !332, !tbaa !272
  store ptr %41, ptr @received, align 8, !dbg !333, !tbaa !276
  call void @llvm.lifetime.start.p0(ptr nonnull %12) #12, !dbg !334
  %42 = call i32 @glob(ptr noundef nonnull @.str, i32 noundef 0, ptr noundef null, ptr noundef nonnull %12) #12, !dbg !335
  %43 = getelementptr inbounds nuw i8, ptr %12, i64 8, !dbg !336
  %44 = load ptr, ptr %43, align 8, !dbg !336, !tbaa !337
  %45 = load ptr, ptr %44, align 8, !dbg !341, !tbaa !342
  store ptr %45, ptr @path, align 8, !dbg !344, !tbaa !342
  call void @llvm.lifetime.start.p0(ptr nonnull %13) #12, !dbg !345
  %46 = call i32 @scandir(ptr noundef nonnull @.str.1, ptr noundef nonnull %13, ptr noundef nonnull @chose, ptr noundef nonnull @order) #12, !dbg !346
  %47 = load ptr, ptr %13, align 8, !dbg !347, !tbaa !348
  %48 = load ptr, ptr %47, align 8, !dbg !347, !tbaa !350
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 19, !dbg !352
  store ptr %49, ptr @entry, align 8, !dbg !353, !tbaa !342
  %50 = call i32 @ftw(ptr noundef nonnull @.str.2, ptr noundef nonnull @step, i32 noundef 1) #12, !dbg !354
  %51 = call i32 @getaddrinfo(ptr noundef nonnull @.str.3, ptr noundef nonnull @.str.4, ptr noundef null, ptr noundef nonnull @info) #12, !dbg !355
  %52 = load ptr, ptr @info, align 8, !dbg !356, !tbaa !357
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 24, !dbg !359
  %54 = load ptr, ptr %53, align 8, !dbg !360, !tbaa !361
  store ptr %54, ptr @address, align 8, !dbg !364, !tbaa !365
  %55 = load ptr, ptr @found, align 8, !dbg !366, !tbaa !276
  %56 = icmp eq ptr %55, @y, !dbg !367
  %57 = load ptr, ptr @searched, align 8
  %58 = icmp eq ptr %57, @x
  %59 = select i1 %56, i1 %58, i1 false, !dbg !368
  br i1 %59, label %60, label %98, !dbg !368

60:                                               ; preds = %0
  %61 = load ptr, ptr @last, align 8, !dbg !369, !tbaa !276
  %62 = load ptr, ptr @first, align 8, !dbg !370, !tbaa !276
  %63 = icmp ne ptr %61, %62, !dbg !371
  %64 = load ptr, ptr @received, align 8
  %65 = freeze ptr %64
  %66 = icmp eq ptr %65, @y
  %67 = load ptr, ptr @compared, align 8
  %68 = load ptr, ptr @visited, align 8
  %69 = load ptr, ptr @destroying, align 8
  %70 = load ptr, ptr @started, align 8
  %71 = load ptr, ptr @path, align 8
  %72 = load ptr, ptr @entry, align 8
  %73 = load ptr, ptr @chosen, align 8
  %74 = load ptr, ptr @sorted, align 8
  %75 = insertelement <4 x ptr> poison, ptr %67, i64 0
  %76 = insertelement <4 x ptr> %75, ptr %68, i64 1
  %77 = insertelement <4 x ptr> %76, ptr %69, i64 2
  %78 = insertelement <4 x ptr> %77, ptr %70, i64 3
  %79 = icmp eq <4 x ptr> %78, <ptr @y, ptr @y, ptr @y, ptr @y>
  %80 = insertelement <4 x ptr> poison, ptr %71, i64 0
  %81 = insertelement <4 x ptr> %80, ptr %72, i64 1
  %82 = insertelement <4 x ptr> %81, ptr %73, i64 2
  %83 = insertelement <4 x ptr> %82, ptr %74, i64 3
  %84 = icmp ne <4 x ptr> %83, zeroinitializer
  %85 = shufflevector <4 x i1> %79, <4 x i1> %84, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %86 = load ptr, ptr @walked, align 8
  %87 = icmp ne ptr %86, null
  %88 = freeze <8 x i1> %85, !dbg !372
  %89 = bitcast <8 x i1> %88 to i8, !dbg !372
  %90 = icmp eq i8 %89, -1, !dbg !372
  %91 = freeze i1 %63, !dbg !372
  %92 = and i1 %91, %90, !dbg !372
  %93 = and i1 %92, %66, !dbg !372
  %94 = select i1 %93, i1 %87, i1 false, !dbg !372
  br i1 %94, label %95, label %98, !dbg !372

95:                                               ; preds = %60
  %96 = icmp eq ptr %54, null, !dbg !373
  %97 = zext i1 %96 to i32, !dbg !374
  br label %98

98:                                               ; preds = %95, %60, %0
  %99 = phi i32 [ 1, %0 ], [ 1, %60 ], [ %97, %95 ], !dbg !242
  call void @llvm.lifetime.end.p0(ptr nonnull %13) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %12) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12, !dbg !375
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !375
  ret i32 %99, !dbg !376
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

declare !dbg !377 ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal range(i32 -1, 2) i32 @cmp(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #4 !dbg !388 {
    #dbg_value(ptr %0, !390, !DIExpression(), !396)
    #dbg_value(ptr %1, !391, !DIExpression(), !396)
    #dbg_value(ptr %0, !392, !DIExpression(), !396)
    #dbg_value(ptr %1, !395, !DIExpression(), !396)
  %3 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !397
  %4 = load ptr, ptr %3, align 8, !dbg !397, !tbaa !272
  %5 = icmp eq ptr %4, null, !dbg !399
  br i1 %5, label %7, label %6, !dbg !400

6:                                                ; preds = %2
  store ptr %4, ptr @compared, align 8, !dbg !401, !tbaa !276
  br label %7, !dbg !402

7:                                                ; preds = %6, %2
  %8 = load ptr, ptr %0, align 8, !dbg !403, !tbaa !404
  %9 = load ptr, ptr %1, align 8, !dbg !405, !tbaa !404
  %10 = icmp ult ptr %8, %9, !dbg !406
  %11 = icmp ugt ptr %8, %9, !dbg !407
  %12 = zext i1 %11 to i32, !dbg !407
  %13 = select i1 %10, i32 -1, i32 %12, !dbg !407
  ret i32 %13, !dbg !408
}

declare !dbg !409 ptr @tfind(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !414 void @twalk(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @visit(ptr noundef readonly captures(none) %0, i32 %1, i32 %2) #5 !dbg !422 {
    #dbg_value(ptr %0, !424, !DIExpression(), !428)
    #dbg_value(i32 poison, !425, !DIExpression(), !428)
    #dbg_value(i32 poison, !426, !DIExpression(), !428)
  %4 = load ptr, ptr %0, align 8, !dbg !429, !tbaa !268
    #dbg_value(ptr %4, !427, !DIExpression(), !428)
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !430
  %6 = load ptr, ptr %5, align 8, !dbg !431, !tbaa !272
  store ptr %6, ptr @visited, align 8, !dbg !432, !tbaa !276
  ret void, !dbg !433
}

declare !dbg !434 ptr @lfind(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @eq(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 !dbg !438 {
    #dbg_value(ptr %0, !440, !DIExpression(), !442)
    #dbg_value(ptr %1, !441, !DIExpression(), !442)
  %3 = load ptr, ptr %0, align 8, !dbg !443, !tbaa !404
  %4 = load ptr, ptr %1, align 8, !dbg !444, !tbaa !404
  %5 = icmp ne ptr %3, %4, !dbg !445
  %6 = zext i1 %5 to i32, !dbg !446
  ret i32 %6, !dbg !447
}

declare !dbg !448 void @tdestroy(ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @destroyed(ptr noundef readonly captures(none) %0) #4 !dbg !452 {
    #dbg_value(ptr %0, !454, !DIExpression(), !455)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !456
  %3 = load ptr, ptr %2, align 8, !dbg !457, !tbaa !272
  store ptr %3, ptr @destroying, align 8, !dbg !458, !tbaa !276
  ret void, !dbg !459
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !460 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #7

; Function Attrs: nofree
declare !dbg !463 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 -1, 2) i32 @less(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #6 !dbg !466 {
    #dbg_value(ptr %0, !468, !DIExpression(), !472)
    #dbg_value(ptr %1, !469, !DIExpression(), !472)
  %3 = load ptr, ptr %0, align 8, !dbg !473, !tbaa !276
    #dbg_value(ptr %3, !470, !DIExpression(), !472)
  %4 = load ptr, ptr %1, align 8, !dbg !474, !tbaa !276
    #dbg_value(ptr %4, !471, !DIExpression(), !472)
  %5 = icmp ult ptr %3, %4, !dbg !475
  %6 = icmp ugt ptr %3, %4, !dbg !476
  %7 = zext i1 %6 to i32, !dbg !476
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !476
  ret i32 %8, !dbg !477
}

declare !dbg !478 i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef i32 @c11(ptr noundef readonly captures(none) %0) #4 !dbg !486 {
    #dbg_value(ptr %0, !488, !DIExpression(), !489)
  %2 = load ptr, ptr %0, align 8, !dbg !490, !tbaa !276
  store ptr %2, ptr @started, align 8, !dbg !491, !tbaa !276
  ret i32 0, !dbg !492
}

declare !dbg !493 i32 @thrd_join(i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !496 i32 @pipe(ptr noundef) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #10

declare !dbg !499 i64 @writev(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

declare !dbg !508 i64 @readv(i32 noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !509 i32 @glob(ptr noundef, i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #9

declare !dbg !517 i32 @scandir(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef i32 @chose(ptr noundef %0) #11 !dbg !532 {
    #dbg_value(ptr %0, !534, !DIExpression(), !535)
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 19, !dbg !536
  store ptr %2, ptr @chosen, align 8, !dbg !537, !tbaa !342
  ret i32 1, !dbg !538
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef i32 @order(ptr readnone captures(none) %0, ptr noundef readonly captures(none) %1) #4 !dbg !539 {
    #dbg_value(ptr poison, !541, !DIExpression(), !543)
    #dbg_value(ptr %1, !542, !DIExpression(), !543)
  %3 = load ptr, ptr %1, align 8, !dbg !544, !tbaa !350
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 19, !dbg !545
  store ptr %4, ptr @sorted, align 8, !dbg !546, !tbaa !342
  ret i32 0, !dbg !547
}

declare !dbg !548 i32 @ftw(ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal noundef i32 @step(ptr noundef %0, ptr readnone captures(none) %1, i32 %2) #11 !dbg !558 {
    #dbg_value(ptr %0, !560, !DIExpression(), !563)
    #dbg_value(ptr poison, !561, !DIExpression(), !563)
    #dbg_value(i32 poison, !562, !DIExpression(), !563)
  store ptr %0, ptr @walked, align 8, !dbg !564, !tbaa !342
  ret i32 0, !dbg !565
}

declare !dbg !566 i32 @getaddrinfo(ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { nofree "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #11 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #12 = { nounwind }
attributes #13 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!111, !112, !113, !114, !115, !116, !117}
!llvm.ident = !{!118}
!llvm.errno.tbaa = !{!119}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !13, globals: !25, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "callbacks.c", directory: "")
!4 = !{!5}
!5 = !DICompositeType(tag: DW_TAG_enumeration_type, file: !6, line: 118, baseType: !7, size: 32, elements: !8)
!6 = !DIFile(filename: "lib/libc/include/generic-glibc/search.h", directory: "")
!7 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!8 = !{!9, !10, !11, !12}
!9 = !DIEnumerator(name: "preorder", value: 0)
!10 = !DIEnumerator(name: "postorder", value: 1)
!11 = !DIEnumerator(name: "endorder", value: 2)
!12 = !DIEnumerator(name: "leaf", value: 3)
!13 = !{!14, !15, !22, !23}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "thing", file: !3, line: 17, size: 128, elements: !17)
!17 = !{!18, !21}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !16, file: !3, line: 17, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "val", scope: !16, file: !3, line: 17, baseType: !19, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !{!26, !31, !36, !41, !46, !0, !48, !50, !52, !54, !56, !58, !60, !62, !64, !66, !68, !70, !72, !74, !76, !78, !82, !109}
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(scope: null, file: !3, line: 40, type: !28, isLocal: true, isDefinition: true)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 24, elements: !29)
!29 = !{!30}
!30 = !DISubrange(count: 3)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(scope: null, file: !3, line: 41, type: !33, isLocal: true, isDefinition: true)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 16, elements: !34)
!34 = !{!35}
!35 = !DISubrange(count: 2)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 42, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 112, elements: !39)
!39 = !{!40}
!40 = !DISubrange(count: 14)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 80, elements: !44)
!44 = !{!45}
!45 = !DISubrange(count: 10)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !28, isLocal: true, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "searched", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "received", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "compared", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "visited", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "destroying", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "started", scope: !2, file: !3, line: 18, type: !19, isLocal: false, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "path", scope: !2, file: !3, line: 18, type: !23, isLocal: false, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 18, type: !23, isLocal: false, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 18, type: !23, isLocal: false, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "sorted", scope: !2, file: !3, line: 18, type: !23, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "walked", scope: !2, file: !3, line: 18, type: !80, isLocal: false, isDefinition: true)
!80 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !81, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "info", scope: !2, file: !3, line: 18, type: !84, isLocal: false, isDefinition: true)
!84 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !85, size: 64)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "addrinfo", file: !86, line: 565, size: 384, elements: !87)
!86 = !DIFile(filename: "lib/libc/include/generic-glibc/netdb.h", directory: "")
!87 = !{!88, !89, !90, !91, !92, !97, !107, !108}
!88 = !DIDerivedType(tag: DW_TAG_member, name: "ai_flags", scope: !85, file: !86, line: 567, baseType: !20, size: 32)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "ai_family", scope: !85, file: !86, line: 568, baseType: !20, size: 32, offset: 32)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "ai_socktype", scope: !85, file: !86, line: 569, baseType: !20, size: 32, offset: 64)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "ai_protocol", scope: !85, file: !86, line: 570, baseType: !20, size: 32, offset: 96)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "ai_addrlen", scope: !85, file: !86, line: 571, baseType: !93, size: 32, offset: 128)
!93 = !DIDerivedType(tag: DW_TAG_typedef, name: "socklen_t", file: !94, line: 274, baseType: !95)
!94 = !DIFile(filename: "lib/libc/include/generic-glibc/unistd.h", directory: "")
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "__socklen_t", file: !96, line: 210, baseType: !7)
!96 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!97 = !DIDerivedType(tag: DW_TAG_member, name: "ai_addr", scope: !85, file: !86, line: 572, baseType: !98, size: 64, offset: 192)
!98 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !99, size: 64)
!99 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sockaddr", file: !100, line: 184, size: 128, elements: !101)
!100 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/socket.h", directory: "")
!101 = !{!102, !106}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "sa_family", scope: !99, file: !100, line: 186, baseType: !103, size: 16)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "sa_family_t", file: !104, line: 28, baseType: !105)
!104 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/sockaddr.h", directory: "")
!105 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "sa_data", scope: !99, file: !100, line: 187, baseType: !38, size: 112, offset: 16)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "ai_canonname", scope: !85, file: !86, line: 573, baseType: !23, size: 64, offset: 256)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "ai_next", scope: !85, file: !86, line: 574, baseType: !84, size: 64, offset: 320)
!109 = !DIGlobalVariableExpression(var: !110, expr: !DIExpression())
!110 = distinct !DIGlobalVariable(name: "address", scope: !2, file: !3, line: 18, type: !98, isLocal: false, isDefinition: true)
!111 = !{i32 7, !"Dwarf Version", i32 4}
!112 = !{i32 2, !"Debug Info Version", i32 3}
!113 = !{i32 1, !"wchar_size", i32 4}
!114 = !{i32 8, !"PIC Level", i32 2}
!115 = !{i32 7, !"uwtable", i32 2}
!116 = !{i32 7, !"frame-pointer", i32 2}
!117 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!118 = !{!"clang version 22.1.8"}
!119 = !{!120, !120, i64 0}
!120 = !{!"int", !121, i64 0}
!121 = !{!"omnipotent char", !122, i64 0}
!122 = !{!"Simple C/C++ TBAA"}
!123 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !124, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !126, keyInstructions: true)
!124 = !DISubroutineType(types: !125)
!125 = !{!20}
!126 = !{!127, !129, !130, !131, !133, !137, !138, !139, !144, !145, !147, !148, !159, !160, !239}
!127 = !DILocalVariable(name: "root", scope: !123, file: !3, line: 29, type: !128)
!128 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!129 = !DILocalVariable(name: "a", scope: !123, file: !3, line: 29, type: !16)
!130 = !DILocalVariable(name: "key", scope: !123, file: !3, line: 29, type: !16)
!131 = !DILocalVariable(name: "arr", scope: !123, file: !3, line: 32, type: !132)
!132 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !34)
!133 = !DILocalVariable(name: "n", scope: !123, file: !3, line: 32, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !135, line: 29, baseType: !136)
!135 = !DIFile(filename: "lib/libc/include/generic-glibc/glob.h", directory: "")
!136 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!137 = !DILocalVariable(name: "f", scope: !123, file: !3, line: 33, type: !15)
!138 = !DILocalVariable(name: "s", scope: !123, file: !3, line: 35, type: !22)
!139 = !DILocalVariable(name: "t", scope: !123, file: !3, line: 37, type: !140)
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !141, line: 47, baseType: !142)
!141 = !DIFile(filename: "lib/libc/include/generic-glibc/threads.h", directory: "")
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !143, line: 107, baseType: !136)
!143 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/thread-shared-types.h", directory: "")
!144 = !DILocalVariable(name: "loc", scope: !123, file: !3, line: 37, type: !19)
!145 = !DILocalVariable(name: "ends", scope: !123, file: !3, line: 38, type: !146)
!146 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !34)
!147 = !DILocalVariable(name: "to", scope: !123, file: !3, line: 38, type: !16)
!148 = !DILocalVariable(name: "out", scope: !123, file: !3, line: 38, type: !149)
!149 = !DICompositeType(tag: DW_TAG_array_type, baseType: !150, size: 128, elements: !157)
!150 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "iovec", file: !151, line: 26, size: 128, elements: !152)
!151 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_iovec.h", directory: "")
!152 = !{!153, !154}
!153 = !DIDerivedType(tag: DW_TAG_member, name: "iov_base", scope: !150, file: !151, line: 28, baseType: !128, size: 64)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "iov_len", scope: !150, file: !151, line: 29, baseType: !155, size: 64, offset: 64)
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !156, line: 18, baseType: !136)
!156 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!157 = !{!158}
!158 = !DISubrange(count: 1)
!159 = !DILocalVariable(name: "in", scope: !123, file: !3, line: 38, type: !149)
!160 = !DILocalVariable(name: "g", scope: !123, file: !3, line: 40, type: !161)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "glob_t", file: !135, line: 105, baseType: !162)
!162 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !135, line: 82, size: 576, elements: !163)
!163 = !{!164, !166, !168, !169, !170, !174, !194, !198, !238}
!164 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathc", scope: !162, file: !135, line: 84, baseType: !165, size: 64)
!165 = !DIDerivedType(tag: DW_TAG_typedef, name: "__size_t", file: !135, line: 27, baseType: !136)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathv", scope: !162, file: !135, line: 85, baseType: !167, size: 64, offset: 64)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "gl_offs", scope: !162, file: !135, line: 86, baseType: !165, size: 64, offset: 128)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "gl_flags", scope: !162, file: !135, line: 87, baseType: !20, size: 32, offset: 192)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "gl_closedir", scope: !162, file: !135, line: 91, baseType: !171, size: 64, offset: 256)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = !DISubroutineType(types: !173)
!173 = !{null, !128}
!174 = !DIDerivedType(tag: DW_TAG_member, name: "gl_readdir", scope: !162, file: !135, line: 93, baseType: !175, size: 64, offset: 320)
!175 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !176, size: 64)
!176 = !DISubroutineType(types: !177)
!177 = !{!178, !128}
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !179, size: 64)
!179 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !180, line: 22, size: 2240, elements: !181)
!180 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/dirent.h", directory: "")
!181 = !{!182, !184, !187, !188, !190}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !179, file: !180, line: 25, baseType: !183, size: 64)
!183 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !96, line: 148, baseType: !136)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !179, file: !180, line: 26, baseType: !185, size: 64, offset: 64)
!185 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !96, line: 152, baseType: !186)
!186 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !179, file: !180, line: 31, baseType: !105, size: 16, offset: 128)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !179, file: !180, line: 32, baseType: !189, size: 8, offset: 144)
!189 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !179, file: !180, line: 33, baseType: !191, size: 2048, offset: 152)
!191 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 2048, elements: !192)
!192 = !{!193}
!193 = !DISubrange(count: 256)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "gl_opendir", scope: !162, file: !135, line: 97, baseType: !195, size: 64, offset: 384)
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !196, size: 64)
!196 = !DISubroutineType(types: !197)
!197 = !{!128, !80}
!198 = !DIDerivedType(tag: DW_TAG_member, name: "gl_lstat", scope: !162, file: !135, line: 99, baseType: !199, size: 64, offset: 448)
!199 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !200, size: 64)
!200 = !DISubroutineType(types: !201)
!201 = !{!20, !202, !203}
!202 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !80)
!203 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !204)
!204 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !205, size: 64)
!205 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !206, line: 26, size: 1152, elements: !207)
!206 = !DIFile(filename: "lib/libc/include/x86-linux-gnu/bits/struct_stat.h", directory: "")
!207 = !{!208, !210, !211, !213, !215, !217, !219, !220, !221, !222, !224, !226, !234, !235, !236}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !205, file: !206, line: 31, baseType: !209, size: 64)
!209 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !96, line: 145, baseType: !136)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !205, file: !206, line: 36, baseType: !183, size: 64, offset: 64)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !205, file: !206, line: 44, baseType: !212, size: 64, offset: 128)
!212 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !96, line: 151, baseType: !136)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !205, file: !206, line: 45, baseType: !214, size: 32, offset: 192)
!214 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mode_t", file: !96, line: 150, baseType: !7)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !205, file: !206, line: 47, baseType: !216, size: 32, offset: 224)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !96, line: 146, baseType: !7)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !205, file: !206, line: 48, baseType: !218, size: 32, offset: 256)
!218 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !96, line: 147, baseType: !7)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !205, file: !206, line: 50, baseType: !20, size: 32, offset: 288)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !205, file: !206, line: 52, baseType: !209, size: 64, offset: 320)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !205, file: !206, line: 57, baseType: !185, size: 64, offset: 384)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !205, file: !206, line: 61, baseType: !223, size: 64, offset: 448)
!223 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blksize_t", file: !96, line: 175, baseType: !186)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !205, file: !206, line: 63, baseType: !225, size: 64, offset: 512)
!225 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blkcnt_t", file: !96, line: 180, baseType: !186)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "st_atim", scope: !205, file: !206, line: 74, baseType: !227, size: 128, offset: 576)
!227 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !228, line: 11, size: 128, elements: !229)
!228 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_timespec.h", directory: "")
!229 = !{!230, !232}
!230 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !227, file: !228, line: 16, baseType: !231, size: 64)
!231 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !96, line: 160, baseType: !186)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !227, file: !228, line: 21, baseType: !233, size: 64, offset: 64)
!233 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !96, line: 197, baseType: !186)
!234 = !DIDerivedType(tag: DW_TAG_member, name: "st_mtim", scope: !205, file: !206, line: 75, baseType: !227, size: 128, offset: 704)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "st_ctim", scope: !205, file: !206, line: 76, baseType: !227, size: 128, offset: 832)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !205, file: !206, line: 89, baseType: !237, size: 192, offset: 960)
!237 = !DICompositeType(tag: DW_TAG_array_type, baseType: !233, size: 192, elements: !29)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "gl_stat", scope: !162, file: !135, line: 100, baseType: !199, size: 64, offset: 512)
!239 = !DILocalVariable(name: "list", scope: !123, file: !3, line: 41, type: !240)
!240 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!241 = distinct !DIAssignID()
!242 = !DILocation(line: 0, scope: !123)
!243 = distinct !DIAssignID()
!244 = distinct !DIAssignID()
!245 = distinct !DIAssignID()
!246 = distinct !DIAssignID()
!247 = distinct !DIAssignID()
!248 = distinct !DIAssignID()
!249 = distinct !DIAssignID()
!250 = distinct !DIAssignID()
!251 = distinct !DIAssignID()
!252 = distinct !DIAssignID()
!253 = distinct !DIAssignID()
!254 = distinct !DIAssignID()
!255 = !DILocation(line: 29, column: 3, scope: !123)
!256 = !DILocation(line: 29, column: 9, scope: !123, atomGroup: 1, atomRank: 1)
!257 = !{!258, !258, i64 0}
!258 = !{!"any pointer", !121, i64 0}
!259 = distinct !DIAssignID()
!260 = !DILocation(line: 29, column: 19, scope: !123)
!261 = !DILocation(line: 29, column: 32, scope: !123, atomGroup: 2, atomRank: 1)
!262 = distinct !DIAssignID()
!263 = !DILocation(line: 29, column: 48, scope: !123, atomGroup: 3, atomRank: 1)
!264 = distinct !DIAssignID()
!265 = !DILocation(line: 30, column: 3, scope: !123)
!266 = !DILocation(line: 30, column: 55, scope: !123)
!267 = !DILocation(line: 30, column: 37, scope: !123)
!268 = !{!269, !269, i64 0}
!269 = !{!"p1 _ZTS5thing", !258, i64 0}
!270 = !DILocation(line: 30, column: 81, scope: !123)
!271 = !DILocation(line: 30, column: 81, scope: !123, atomGroup: 4, atomRank: 2)
!272 = !{!273, !274, i64 8}
!273 = !{!"thing", !274, i64 0, !274, i64 8}
!274 = !{!"p1 int", !258, i64 0}
!275 = !DILocation(line: 30, column: 34, scope: !123, atomGroup: 4, atomRank: 1)
!276 = !{!274, !274, i64 0}
!277 = !DILocation(line: 31, column: 3, scope: !123)
!278 = !DILocation(line: 31, column: 36, scope: !123)
!279 = !DILocation(line: 31, column: 30, scope: !123)
!280 = !DILocation(line: 32, column: 3, scope: !123)
!281 = !DILocation(line: 32, column: 16, scope: !123, atomGroup: 5, atomRank: 1)
!282 = distinct !DIAssignID()
!283 = !DILocation(line: 32, column: 53, scope: !123)
!284 = !DILocation(line: 32, column: 60, scope: !123, atomGroup: 6, atomRank: 1)
!285 = !{!286, !286, i64 0}
!286 = !{!"long", !121, i64 0}
!287 = distinct !DIAssignID()
!288 = !DILocation(line: 33, column: 21, scope: !123, atomGroup: 7, atomRank: 2)
!289 = !DILocation(line: 33, column: 74, scope: !123)
!290 = !DILocation(line: 33, column: 74, scope: !123, atomGroup: 8, atomRank: 2)
!291 = !DILocation(line: 33, column: 69, scope: !123, atomGroup: 8, atomRank: 1)
!292 = !DILocation(line: 34, column: 12, scope: !123)
!293 = !DILocation(line: 34, column: 3, scope: !123)
!294 = !DILocation(line: 35, column: 13, scope: !123, atomGroup: 9, atomRank: 2)
!295 = !DILocation(line: 35, column: 41, scope: !123, atomGroup: 10, atomRank: 1)
!296 = !DILocation(line: 35, column: 47, scope: !123)
!297 = !DILocation(line: 35, column: 52, scope: !123, atomGroup: 11, atomRank: 1)
!298 = !DILocation(line: 35, column: 58, scope: !123)
!299 = !DILocation(line: 36, column: 10, scope: !123, atomGroup: 12, atomRank: 2)
!300 = !DILocation(line: 36, column: 8, scope: !123, atomGroup: 12, atomRank: 1)
!301 = !DILocation(line: 36, column: 24, scope: !123, atomGroup: 13, atomRank: 2)
!302 = !DILocation(line: 36, column: 22, scope: !123, atomGroup: 13, atomRank: 1)
!303 = !DILocation(line: 37, column: 3, scope: !123)
!304 = !DILocation(line: 37, column: 13, scope: !123)
!305 = !DILocation(line: 37, column: 18, scope: !123, atomGroup: 14, atomRank: 1)
!306 = distinct !DIAssignID()
!307 = !DILocation(line: 37, column: 28, scope: !123)
!308 = !DILocation(line: 37, column: 66, scope: !123)
!309 = !DILocation(line: 37, column: 56, scope: !123)
!310 = !DILocation(line: 38, column: 3, scope: !123)
!311 = !DILocation(line: 38, column: 16, scope: !123)
!312 = !DILocation(line: 38, column: 28, scope: !123)
!313 = !DILocation(line: 38, column: 41, scope: !123, atomGroup: 15, atomRank: 1)
!314 = distinct !DIAssignID()
!315 = !DILocation(line: 38, column: 51, scope: !123)
!316 = !DILocation(line: 38, column: 75, scope: !123, atomGroup: 16, atomRank: 1)
!317 = !{!318, !258, i64 0}
!318 = !{!"iovec", !258, i64 0, !286, i64 8}
!319 = distinct !DIAssignID()
!320 = !DILocation(line: 38, column: 75, scope: !123)
!321 = !{!318, !286, i64 8}
!322 = distinct !DIAssignID()
!323 = !DILocation(line: 38, column: 105, scope: !123, atomGroup: 17, atomRank: 1)
!324 = distinct !DIAssignID()
!325 = !DILocation(line: 38, column: 105, scope: !123)
!326 = distinct !DIAssignID()
!327 = !DILocation(line: 39, column: 10, scope: !123)
!328 = !DILocation(line: 39, column: 3, scope: !123)
!329 = !DILocation(line: 39, column: 34, scope: !123)
!330 = !DILocation(line: 39, column: 28, scope: !123)
!331 = !DILocation(line: 39, column: 65, scope: !123)
!332 = !DILocation(line: 39, column: 65, scope: !123, atomGroup: 18, atomRank: 2)
!333 = !DILocation(line: 39, column: 60, scope: !123, atomGroup: 18, atomRank: 1)
!334 = !DILocation(line: 40, column: 3, scope: !123)
!335 = !DILocation(line: 40, column: 13, scope: !123)
!336 = !DILocation(line: 40, column: 44, scope: !123)
!337 = !{!338, !339, i64 8}
!338 = !{!"", !286, i64 0, !339, i64 8, !286, i64 16, !120, i64 24, !258, i64 32, !258, i64 40, !258, i64 48, !258, i64 56, !258, i64 64}
!339 = !{!"p2 omnipotent char", !340, i64 0}
!340 = !{!"any p2 pointer", !258, i64 0}
!341 = !DILocation(line: 40, column: 42, scope: !123, atomGroup: 19, atomRank: 2)
!342 = !{!343, !343, i64 0}
!343 = !{!"p1 omnipotent char", !258, i64 0}
!344 = !DILocation(line: 40, column: 40, scope: !123, atomGroup: 19, atomRank: 1)
!345 = !DILocation(line: 41, column: 3, scope: !123)
!346 = !DILocation(line: 41, column: 25, scope: !123)
!347 = !DILocation(line: 41, column: 68, scope: !123)
!348 = !{!349, !349, i64 0}
!349 = !{!"p2 _ZTS6dirent", !340, i64 0}
!350 = !{!351, !351, i64 0}
!351 = !{!"p1 _ZTS6dirent", !258, i64 0}
!352 = !DILocation(line: 41, column: 77, scope: !123)
!353 = !DILocation(line: 41, column: 66, scope: !123, atomGroup: 20, atomRank: 1)
!354 = !DILocation(line: 42, column: 3, scope: !123)
!355 = !DILocation(line: 43, column: 3, scope: !123)
!356 = !DILocation(line: 43, column: 55, scope: !123)
!357 = !{!358, !358, i64 0}
!358 = !{!"p1 _ZTS8addrinfo", !258, i64 0}
!359 = !DILocation(line: 43, column: 61, scope: !123)
!360 = !DILocation(line: 43, column: 61, scope: !123, atomGroup: 21, atomRank: 2)
!361 = !{!362, !363, i64 24}
!362 = !{!"addrinfo", !120, i64 0, !120, i64 4, !120, i64 8, !120, i64 12, !120, i64 16, !363, i64 24, !343, i64 32, !358, i64 40}
!363 = !{!"p1 _ZTS8sockaddr", !258, i64 0}
!364 = !DILocation(line: 43, column: 53, scope: !123, atomGroup: 21, atomRank: 1)
!365 = !{!363, !363, i64 0}
!366 = !DILocation(line: 44, column: 12, scope: !123)
!367 = !DILocation(line: 44, column: 18, scope: !123, atomGroup: 23, atomRank: 2)
!368 = !DILocation(line: 44, column: 24, scope: !123, atomGroup: 23, atomRank: 1)
!369 = !DILocation(line: 44, column: 45, scope: !123)
!370 = !DILocation(line: 44, column: 53, scope: !123)
!371 = !DILocation(line: 44, column: 50, scope: !123, atomGroup: 25, atomRank: 2)
!372 = !DILocation(line: 44, column: 59, scope: !123, atomGroup: 25, atomRank: 1)
!373 = !DILocation(line: 45, column: 56, scope: !123)
!374 = !DILocation(line: 44, column: 10, scope: !123, atomGroup: 36, atomRank: 2)
!375 = !DILocation(line: 46, column: 1, scope: !123)
!376 = !DILocation(line: 44, column: 3, scope: !123, atomGroup: 36, atomRank: 1)
!377 = !DISubprogram(name: "tsearch", scope: !6, file: !6, line: 129, type: !378, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!378 = !DISubroutineType(types: !379)
!379 = !{!128, !380, !382, !383}
!380 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !381, size: 64)
!381 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!382 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!383 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !384, line: 982, baseType: !385)
!384 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!385 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !386, size: 64)
!386 = !DISubroutineType(types: !387)
!387 = !{!20, !380, !380}
!388 = distinct !DISubprogram(name: "cmp", scope: !3, file: !3, line: 19, type: !386, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !389, keyInstructions: true)
!389 = !{!390, !391, !392, !395}
!390 = !DILocalVariable(name: "a", arg: 1, scope: !388, file: !3, line: 19, type: !380)
!391 = !DILocalVariable(name: "b", arg: 2, scope: !388, file: !3, line: 19, type: !380)
!392 = !DILocalVariable(name: "p", scope: !388, file: !3, line: 19, type: !393)
!393 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !394, size: 64)
!394 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!395 = !DILocalVariable(name: "q", scope: !388, file: !3, line: 19, type: !393)
!396 = !DILocation(line: 0, scope: !388)
!397 = !DILocation(line: 19, column: 90, scope: !398)
!398 = distinct !DILexicalBlock(scope: !388, file: !3, line: 19, column: 87)
!399 = !DILocation(line: 19, column: 87, scope: !398, atomGroup: 3, atomRank: 2)
!400 = !DILocation(line: 19, column: 87, scope: !398, atomGroup: 3, atomRank: 1)
!401 = !DILocation(line: 19, column: 104, scope: !398, atomGroup: 4, atomRank: 1)
!402 = !DILocation(line: 19, column: 95, scope: !398)
!403 = !DILocation(line: 19, column: 124, scope: !388)
!404 = !{!273, !274, i64 0}
!405 = !DILocation(line: 19, column: 133, scope: !388)
!406 = !DILocation(line: 19, column: 128, scope: !388, atomGroup: 6, atomRank: 2)
!407 = !DILocation(line: 19, column: 121, scope: !388, atomGroup: 6, atomRank: 1)
!408 = !DILocation(line: 19, column: 114, scope: !388, atomGroup: 7, atomRank: 1)
!409 = !DISubprogram(name: "tfind", scope: !6, file: !6, line: 134, type: !410, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!410 = !DISubroutineType(types: !411)
!411 = !{!128, !380, !412, !383}
!412 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !413, size: 64)
!413 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !128)
!414 = !DISubprogram(name: "twalk", scope: !6, file: !6, line: 150, type: !415, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!415 = !DISubroutineType(types: !416)
!416 = !{null, !380, !417}
!417 = !DIDerivedType(tag: DW_TAG_typedef, name: "__action_fn_t", file: !6, line: 144, baseType: !418)
!418 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !419, size: 64)
!419 = !DISubroutineType(types: !420)
!420 = !{null, !380, !421, !20}
!421 = !DIDerivedType(tag: DW_TAG_typedef, name: "VISIT", file: !6, line: 125, baseType: !5)
!422 = distinct !DISubprogram(name: "visit", scope: !3, file: !3, line: 20, type: !419, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !423, keyInstructions: true)
!423 = !{!424, !425, !426, !427}
!424 = !DILocalVariable(name: "n", arg: 1, scope: !422, file: !3, line: 20, type: !380)
!425 = !DILocalVariable(name: "v", arg: 2, scope: !422, file: !3, line: 20, type: !421)
!426 = !DILocalVariable(name: "d", arg: 3, scope: !422, file: !3, line: 20, type: !20)
!427 = !DILocalVariable(name: "t", scope: !422, file: !3, line: 20, type: !15)
!428 = !DILocation(line: 0, scope: !422)
!429 = !DILocation(line: 20, column: 70, scope: !422, atomGroup: 1, atomRank: 2)
!430 = !DILocation(line: 20, column: 104, scope: !422)
!431 = !DILocation(line: 20, column: 104, scope: !422, atomGroup: 2, atomRank: 2)
!432 = !DILocation(line: 20, column: 99, scope: !422, atomGroup: 2, atomRank: 1)
!433 = !DILocation(line: 20, column: 109, scope: !422, atomGroup: 3, atomRank: 1)
!434 = !DISubprogram(name: "lfind", scope: !6, file: !6, line: 171, type: !435, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!435 = !DISubroutineType(types: !436)
!436 = !{!128, !380, !380, !437, !155, !383}
!437 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!438 = distinct !DISubprogram(name: "eq", scope: !3, file: !3, line: 22, type: !386, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !439, keyInstructions: true)
!439 = !{!440, !441}
!440 = !DILocalVariable(name: "a", arg: 1, scope: !438, file: !3, line: 22, type: !380)
!441 = !DILocalVariable(name: "b", arg: 2, scope: !438, file: !3, line: 22, type: !380)
!442 = !DILocation(line: 0, scope: !438)
!443 = !DILocation(line: 22, column: 75, scope: !438)
!444 = !DILocation(line: 22, column: 103, scope: !438)
!445 = !DILocation(line: 22, column: 79, scope: !438, atomGroup: 1, atomRank: 3)
!446 = !DILocation(line: 22, column: 79, scope: !438, atomGroup: 1, atomRank: 2)
!447 = !DILocation(line: 22, column: 47, scope: !438, atomGroup: 1, atomRank: 1)
!448 = !DISubprogram(name: "tdestroy", scope: !6, file: !6, line: 165, type: !449, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!449 = !DISubroutineType(types: !450)
!450 = !{null, !128, !451}
!451 = !DIDerivedType(tag: DW_TAG_typedef, name: "__free_fn_t", file: !6, line: 162, baseType: !171)
!452 = distinct !DISubprogram(name: "destroyed", scope: !3, file: !3, line: 21, type: !172, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !453, keyInstructions: true)
!453 = !{!454}
!454 = !DILocalVariable(name: "p", arg: 1, scope: !452, file: !3, line: 21, type: !128)
!455 = !DILocation(line: 0, scope: !452)
!456 = !DILocation(line: 21, column: 68, scope: !452)
!457 = !DILocation(line: 21, column: 68, scope: !452, atomGroup: 1, atomRank: 2)
!458 = !DILocation(line: 21, column: 45, scope: !452, atomGroup: 1, atomRank: 1)
!459 = !DILocation(line: 21, column: 73, scope: !452, atomGroup: 2, atomRank: 1)
!460 = !DISubprogram(name: "malloc", scope: !384, file: !384, line: 682, type: !461, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!461 = !DISubroutineType(types: !462)
!462 = !{!128, !155}
!463 = !DISubprogram(name: "qsort", scope: !384, file: !384, line: 1010, type: !464, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!464 = !DISubroutineType(types: !465)
!465 = !{null, !128, !155, !155, !383}
!466 = distinct !DISubprogram(name: "less", scope: !3, file: !3, line: 23, type: !386, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !467, keyInstructions: true)
!467 = !{!468, !469, !470, !471}
!468 = !DILocalVariable(name: "a", arg: 1, scope: !466, file: !3, line: 23, type: !380)
!469 = !DILocalVariable(name: "b", arg: 2, scope: !466, file: !3, line: 23, type: !380)
!470 = !DILocalVariable(name: "p", scope: !466, file: !3, line: 23, type: !19)
!471 = !DILocalVariable(name: "q", scope: !466, file: !3, line: 23, type: !19)
!472 = !DILocation(line: 0, scope: !466)
!473 = !DILocation(line: 23, column: 58, scope: !466, atomGroup: 1, atomRank: 2)
!474 = !DILocation(line: 23, column: 75, scope: !466, atomGroup: 2, atomRank: 2)
!475 = !DILocation(line: 23, column: 96, scope: !466, atomGroup: 4, atomRank: 2)
!476 = !DILocation(line: 23, column: 94, scope: !466, atomGroup: 4, atomRank: 1)
!477 = !DILocation(line: 23, column: 87, scope: !466, atomGroup: 5, atomRank: 1)
!478 = !DISubprogram(name: "thrd_create", scope: !141, file: !141, line: 85, type: !479, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!479 = !DISubroutineType(types: !480)
!480 = !{!20, !481, !482, !128}
!481 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!482 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_start_t", file: !141, line: 48, baseType: !483)
!483 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !484, size: 64)
!484 = !DISubroutineType(types: !485)
!485 = !{!20, !128}
!486 = distinct !DISubprogram(name: "c11", scope: !3, file: !3, line: 24, type: !484, scopeLine: 24, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !487, keyInstructions: true)
!487 = !{!488}
!488 = !DILocalVariable(name: "p", arg: 1, scope: !486, file: !3, line: 24, type: !128)
!489 = !DILocation(line: 0, scope: !486)
!490 = !DILocation(line: 24, column: 37, scope: !486, atomGroup: 1, atomRank: 2)
!491 = !DILocation(line: 24, column: 35, scope: !486, atomGroup: 1, atomRank: 1)
!492 = !DILocation(line: 24, column: 49, scope: !486, atomGroup: 2, atomRank: 1)
!493 = !DISubprogram(name: "thrd_join", scope: !141, file: !141, line: 120, type: !494, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!494 = !DISubroutineType(types: !495)
!495 = !{!20, !140, !19}
!496 = !DISubprogram(name: "pipe", scope: !94, file: !94, line: 437, type: !497, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!497 = !DISubroutineType(types: !498)
!498 = !{!20, !19}
!499 = !DISubprogram(name: "writev", scope: !500, file: !500, line: 52, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!500 = !DIFile(filename: "lib/libc/include/generic-glibc/sys/uio.h", directory: "")
!501 = !DISubroutineType(types: !502)
!502 = !{!503, !20, !506, !20}
!503 = !DIDerivedType(tag: DW_TAG_typedef, name: "ssize_t", file: !504, line: 108, baseType: !505)
!504 = !DIFile(filename: "lib/libc/include/generic-glibc/sys/types.h", directory: "")
!505 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ssize_t", file: !96, line: 194, baseType: !186)
!506 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !507, size: 64)
!507 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !150)
!508 = !DISubprogram(name: "readv", scope: !500, file: !500, line: 41, type: !501, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!509 = !DISubprogram(name: "glob", scope: !135, file: !135, line: 146, type: !510, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!510 = !DISubroutineType(types: !511)
!511 = !{!20, !202, !20, !512, !515}
!512 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !513, size: 64)
!513 = !DISubroutineType(types: !514)
!514 = !{!20, !80, !20}
!515 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !516)
!516 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !161, size: 64)
!517 = !DISubprogram(name: "scandir", scope: !518, file: !518, line: 257, type: !519, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!518 = !DIFile(filename: "lib/libc/include/generic-glibc/dirent.h", directory: "")
!519 = !DISubroutineType(types: !520)
!520 = !{!20, !202, !521, !523, !528}
!521 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !522)
!522 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !240, size: 64)
!523 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !524, size: 64)
!524 = !DISubroutineType(types: !525)
!525 = !{!20, !526}
!526 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !527, size: 64)
!527 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !179)
!528 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !529, size: 64)
!529 = !DISubroutineType(types: !530)
!530 = !{!20, !531, !531}
!531 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !526, size: 64)
!532 = distinct !DISubprogram(name: "chose", scope: !3, file: !3, line: 25, type: !524, scopeLine: 25, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !533, keyInstructions: true)
!533 = !{!534}
!534 = !DILocalVariable(name: "d", arg: 1, scope: !532, file: !3, line: 25, type: !526)
!535 = !DILocation(line: 0, scope: !532)
!536 = !DILocation(line: 25, column: 64, scope: !532)
!537 = !DILocation(line: 25, column: 51, scope: !532, atomGroup: 1, atomRank: 1)
!538 = !DILocation(line: 25, column: 72, scope: !532, atomGroup: 2, atomRank: 1)
!539 = distinct !DISubprogram(name: "order", scope: !3, file: !3, line: 26, type: !529, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !540, keyInstructions: true)
!540 = !{!541, !542}
!541 = !DILocalVariable(name: "a", arg: 1, scope: !539, file: !3, line: 26, type: !531)
!542 = !DILocalVariable(name: "b", arg: 2, scope: !539, file: !3, line: 26, type: !531)
!543 = !DILocation(line: 0, scope: !539)
!544 = !DILocation(line: 26, column: 88, scope: !539)
!545 = !DILocation(line: 26, column: 93, scope: !539)
!546 = !DILocation(line: 26, column: 77, scope: !539, atomGroup: 1, atomRank: 1)
!547 = !DILocation(line: 26, column: 101, scope: !539, atomGroup: 2, atomRank: 1)
!548 = !DISubprogram(name: "ftw", scope: !549, file: !549, line: 136, type: !550, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!549 = !DIFile(filename: "lib/libc/include/generic-glibc/ftw.h", directory: "")
!550 = !DISubroutineType(types: !551)
!551 = !{!20, !80, !552, !20}
!552 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ftw_func_t", file: !549, line: 114, baseType: !553)
!553 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !554, size: 64)
!554 = !DISubroutineType(types: !555)
!555 = !{!20, !80, !556, !20}
!556 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !557, size: 64)
!557 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !205)
!558 = distinct !DISubprogram(name: "step", scope: !3, file: !3, line: 27, type: !554, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !559, keyInstructions: true)
!559 = !{!560, !561, !562}
!560 = !DILocalVariable(name: "p", arg: 1, scope: !558, file: !3, line: 27, type: !80)
!561 = !DILocalVariable(name: "s", arg: 2, scope: !558, file: !3, line: 27, type: !556)
!562 = !DILocalVariable(name: "f", arg: 3, scope: !558, file: !3, line: 27, type: !20)
!563 = !DILocation(line: 0, scope: !558)
!564 = !DILocation(line: 27, column: 70, scope: !558, atomGroup: 1, atomRank: 1)
!565 = !DILocation(line: 27, column: 75, scope: !558, atomGroup: 2, atomRank: 1)
!566 = !DISubprogram(name: "getaddrinfo", scope: !86, file: !86, line: 660, type: !567, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!567 = !DISubroutineType(types: !568)
!568 = !{!20, !202, !202, !569, !572}
!569 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !570)
!570 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !571, size: 64)
!571 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !85)
!572 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !573)
!573 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
