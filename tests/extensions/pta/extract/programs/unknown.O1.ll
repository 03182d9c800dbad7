; ModuleID = 'unknown.c'
source_filename = "unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr, ptr }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.anon = type { ptr }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@exported = global %struct.node { ptr @x, ptr @same, ptr @exported }, align 8, !dbg !27
@kept = local_unnamed_addr global ptr null, align 8, !dbg !72
@.str = private unnamed_addr constant [9 x i8] c"exported\00", align 1, !dbg !38
@looked = local_unnamed_addr global ptr null, align 8, !dbg !52
@deeper = local_unnamed_addr global ptr null, align 8, !dbg !54
@called = local_unnamed_addr global ptr null, align 8, !dbg !56
@.str.1 = private unnamed_addr constant [6 x i8] c"apply\00", align 1, !dbg !43
@z = global i32 0, align 4, !dbg !50
@passed = local_unnamed_addr global ptr null, align 8, !dbg !58
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !74
@y = global i32 0, align 4, !dbg !48
@waiting = internal global ptr null, align 8, !dbg !102
@jumped = local_unnamed_addr global ptr null, align 8, !dbg !60
@__const.main.action = private unnamed_addr constant { %union.anon, %struct.__sigset_t, i32, [4 x i8], ptr } { %union.anon { ptr @handler }, %struct.__sigset_t zeroinitializer, i32 4, [4 x i8] zeroinitializer, ptr null }, align 8
@assembled = local_unnamed_addr global ptr null, align 8, !dbg !64
@varied = local_unnamed_addr global ptr null, align 8, !dbg !66
@__const.main.all = private unnamed_addr constant [2 x ptr] [ptr @x, ptr @y], align 16
@found = local_unnamed_addr global ptr null, align 8, !dbg !70
@signalled = local_unnamed_addr global ptr null, align 8, !dbg !62
@sorted = local_unnamed_addr global ptr null, align 8, !dbg !68

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define ptr @same(ptr noundef readonly captures(none) %0) #0 !dbg !117 {
    #dbg_value(ptr %0, !119, !DIExpression(), !120)
  %2 = load ptr, ptr %0, align 8, !dbg !121, !tbaa !122
  ret ptr %2, !dbg !127
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef ptr @back(ptr noundef readnone returned captures(ret: address, provenance) %0) #1 !dbg !128 {
    #dbg_value(ptr %0, !130, !DIExpression(), !131)
  ret ptr %0, !dbg !132
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @callback(ptr noundef returned %0) #2 !dbg !133 {
    #dbg_value(ptr %0, !135, !DIExpression(), !136)
  store ptr %0, ptr @kept, align 8, !dbg !137, !tbaa !138
  ret ptr %0, !dbg !139
}

; Function Attrs: nounwind uwtable
define ptr @apply(ptr noundef readonly captures(none) %0, ptr noundef %1) local_unnamed_addr #3 !dbg !140 {
    #dbg_value(ptr %0, !142, !DIExpression(), !144)
    #dbg_value(ptr %1, !143, !DIExpression(), !144)
  %3 = tail call ptr %0(ptr noundef %1) #12, !dbg !145
  ret ptr %3, !dbg !146
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #3 !dbg !147 {
  %1 = alloca %struct.sigaction, align 8, !DIAssignID !260
    #dbg_assign(i1 poison, !153, !DIExpression(), !260, ptr %1, !DIExpression(), !261)
  %2 = alloca [2 x ptr], align 16, !DIAssignID !262
    #dbg_assign(i1 poison, !255, !DIExpression(), !262, ptr %2, !DIExpression(), !261)
  %3 = call ptr @dlsym(ptr noundef null, ptr noundef nonnull @.str) #12, !dbg !263
    #dbg_value(ptr %3, !151, !DIExpression(), !261)
  %4 = load ptr, ptr %3, align 8, !dbg !264, !tbaa !122
  store ptr %4, ptr @looked, align 8, !dbg !265, !tbaa !138
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !266
  %6 = load ptr, ptr %5, align 8, !dbg !266, !tbaa !267
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16, !dbg !268
  %8 = load ptr, ptr %7, align 8, !dbg !268, !tbaa !267
  %9 = load ptr, ptr %8, align 8, !dbg !269, !tbaa !122
  store ptr %9, ptr @deeper, align 8, !dbg !270, !tbaa !138
  %10 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !271
  %11 = load ptr, ptr %10, align 8, !dbg !272, !tbaa !273
  %12 = call ptr %11(ptr noundef nonnull %3) #12, !dbg !274
  store ptr %12, ptr @called, align 8, !dbg !275, !tbaa !138
  %13 = call ptr @dlsym(ptr noundef null, ptr noundef nonnull @.str.1) #12, !dbg !276
    #dbg_value(ptr %13, !152, !DIExpression(), !261)
  %14 = call ptr %13(ptr noundef nonnull @callback, ptr noundef nonnull @z) #12, !dbg !277
  store ptr %14, ptr @passed, align 8, !dbg !278, !tbaa !138
  %15 = call i32 @_setjmp(ptr noundef nonnull @place) #13, !dbg !279
  %16 = icmp eq i32 %15, 0, !dbg !281
  br i1 %16, label %17, label %18, !dbg !282

17:                                               ; preds = %0
    #dbg_value(ptr @y, !283, !DIExpression(), !288)
  store volatile ptr @y, ptr @waiting, align 8, !dbg !290, !tbaa !138
  call void @longjmp(ptr noundef nonnull @place, i32 noundef 1) #14, !dbg !291
  unreachable, !dbg !291

18:                                               ; preds = %0
  %19 = load volatile ptr, ptr @waiting, align 8, !dbg !292, !tbaa !138
  store ptr %19, ptr @jumped, align 8, !dbg !293, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #12, !dbg !294
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(152) %1, ptr noundef nonnull align 8 dereferenceable(152) @__const.main.action, i64 152, i1 false), !dbg !295, !DIAssignID !296
    #dbg_assign(i1 poison, !153, !DIExpression(), !296, ptr %1, !DIExpression(), !261)
  %20 = call i32 @sigaction(i32 noundef 10, ptr noundef nonnull %1, ptr noundef null) #12, !dbg !297
  %21 = call i32 @raise(i32 noundef 10) #12, !dbg !298
  %22 = call ptr asm "mov $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(ptr nonnull @x) #15, !dbg !299, !srcloc !300
  store ptr %22, ptr @assembled, align 8, !dbg !301, !tbaa !138
  %23 = call ptr (i32, ...) @vary(i32 poison, ptr noundef nonnull @x, ptr noundef nonnull @y, ptr nonnull @z, ptr nonnull @back), !dbg !302
  store ptr %23, ptr @varied, align 8, !dbg !303, !tbaa !138
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12, !dbg !304
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %2, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.all, i64 16, i1 false), !dbg !305, !DIAssignID !306
    #dbg_assign(i1 poison, !255, !DIExpression(), !306, ptr %2, !DIExpression(), !261)
  call void @qsort(ptr noundef nonnull %2, i64 noundef 2, i64 noundef 8, ptr noundef nonnull @compare) #12, !dbg !307
    #dbg_value(ptr @y, !259, !DIExpression(), !261)
    #dbg_value(ptr poison, !308, !DIExpression(), !327)
    #dbg_value(ptr %2, !321, !DIExpression(), !327)
    #dbg_value(i64 2, !322, !DIExpression(), !327)
    #dbg_value(i64 8, !323, !DIExpression(), !327)
    #dbg_value(ptr @compare, !324, !DIExpression(), !327)
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !329
  store ptr @y, ptr @sorted, align 8, !dbg !331, !tbaa !138
  %25 = load ptr, ptr %24, align 8, !dbg !337, !tbaa !138
  %26 = icmp eq ptr %25, @y, !dbg !338
  br i1 %26, label %37, label %27, !dbg !340

27:                                               ; preds = %18, %27
  %28 = phi ptr [ %34, %27 ], [ %25, %18 ]
  %29 = phi ptr [ %33, %27 ], [ %24, %18 ]
  %30 = phi ptr [ %33, %27 ], [ %2, %18 ]
    #dbg_value(i64 poison, !322, !DIExpression(), !327)
    #dbg_value(ptr %30, !321, !DIExpression(), !327)
  %31 = icmp ult ptr %28, @y, !dbg !341
  %32 = getelementptr inbounds nuw i8, ptr %29, i64 8, !dbg !342
  %33 = select i1 %31, ptr %32, ptr %30, !dbg !342
    #dbg_value(ptr %33, !321, !DIExpression(), !327)
    #dbg_value(!DIArgList(i64 poison, i1 poison), !322, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_LLVM_convert, 1, DW_ATE_signed, DW_OP_LLVM_convert, 64, DW_ATE_signed, DW_OP_plus, DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !327)
    #dbg_value(ptr %33, !325, !DIExpression(), !327)
    #dbg_value(ptr poison, !334, !DIExpression(), !344)
    #dbg_value(ptr %33, !335, !DIExpression(), !344)
  %34 = load ptr, ptr %33, align 8, !dbg !337, !tbaa !138
    #dbg_value(i32 poison, !326, !DIExpression(), !327)
  %35 = icmp eq ptr %34, @y, !dbg !345
  br i1 %35, label %36, label %27, !dbg !346

36:                                               ; preds = %27
  store ptr @y, ptr @sorted, align 8, !dbg !347, !tbaa !138
  br label %37, !dbg !348

37:                                               ; preds = %36, %18
  store ptr @y, ptr @found, align 8, !dbg !348, !tbaa !138
  %38 = load ptr, ptr @looked, align 8, !dbg !349, !tbaa !138
  %39 = icmp ne ptr %38, @x, !dbg !350
  %40 = load ptr, ptr @deeper, align 8
  %41 = icmp ne ptr %40, @x
  %42 = select i1 %39, i1 true, i1 %41
  %43 = load ptr, ptr @called, align 8
  %44 = icmp ne ptr %43, @x
  %45 = select i1 %42, i1 true, i1 %44
  %46 = load ptr, ptr @passed, align 8
  %47 = icmp ne ptr %46, @z
  %48 = select i1 %45, i1 true, i1 %47
  %49 = load ptr, ptr @jumped, align 8
  %50 = icmp ne ptr %49, @y
  %51 = select i1 %48, i1 true, i1 %50
  %52 = load ptr, ptr @signalled, align 8
  %53 = icmp ne ptr %52, @y
  %54 = select i1 %51, i1 true, i1 %53
  %55 = load ptr, ptr @assembled, align 8
  %56 = icmp ne ptr %55, @x
  %57 = select i1 %54, i1 true, i1 %56
  %58 = load ptr, ptr @varied, align 8
  %59 = icmp ne ptr %58, @z
  %60 = select i1 %57, i1 true, i1 %59, !dbg !351
  %61 = load ptr, ptr @kept, align 8, !dbg !351
  %62 = icmp ne ptr %61, @z, !dbg !351
  %63 = select i1 %60, i1 true, i1 %62, !dbg !351
  %64 = zext i1 %63 to i32, !dbg !351
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12, !dbg !352
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #12, !dbg !352
  ret i32 %64, !dbg !353
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #4

; Function Attrs: nounwind
declare !dbg !354 ptr @dlsym(ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind returns_twice
declare !dbg !360 i32 @_setjmp(ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal void @handler(i32 %0, ptr readnone captures(none) %1, ptr readnone captures(none) %2) #2 !dbg !364 {
    #dbg_value(i32 poison, !366, !DIExpression(), !369)
    #dbg_value(ptr poison, !367, !DIExpression(), !369)
    #dbg_value(ptr poison, !368, !DIExpression(), !369)
  store ptr @y, ptr @signalled, align 8, !dbg !370, !tbaa !138
  ret void, !dbg !371
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: nounwind
declare !dbg !372 i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) local_unnamed_addr #5

; Function Attrs: nounwind
declare !dbg !380 i32 @raise(i32 noundef) local_unnamed_addr #5

; Function Attrs: nounwind uwtable
define internal ptr @vary(i32 %0, ...) unnamed_addr #3 !dbg !383 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !406
    #dbg_assign(i1 poison, !388, !DIExpression(), !406, ptr %2, !DIExpression(), !407)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !408
    #dbg_assign(i1 poison, !399, !DIExpression(), !408, ptr %3, !DIExpression(), !407)
    #dbg_value(i32 3, !387, !DIExpression(), !407)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #12, !dbg !409
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #12, !dbg !409
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !410
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !411
  %4 = load i32, ptr %3, align 16
  %5 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %6 = load ptr, ptr %5, align 8
  %7 = icmp ult i32 %4, 41, !dbg !412
  br i1 %7, label %10, label %8, !dbg !412

8:                                                ; preds = %1
  %9 = getelementptr i8, ptr %6, i64 8, !dbg !412
    #dbg_assign(ptr %9, !399, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !413, ptr %5, !DIExpression(), !407)
    #dbg_value(i32 1, !387, !DIExpression(), !407)
  br label %13, !dbg !412

10:                                               ; preds = %1
  %11 = add nuw nsw i32 %4, 8, !dbg !412
  store i32 %11, ptr %3, align 16, !dbg !412, !DIAssignID !414
    #dbg_assign(i32 %11, !399, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !414, ptr %3, !DIExpression(), !407)
    #dbg_value(i32 1, !387, !DIExpression(), !407)
  %12 = icmp ult i32 %4, 33, !dbg !412
  br i1 %12, label %16, label %13, !dbg !412

13:                                               ; preds = %10, %8
  %14 = phi ptr [ %9, %8 ], [ %6, %10 ]
  %15 = getelementptr i8, ptr %14, i64 8, !dbg !412
    #dbg_assign(ptr %15, !399, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !413, ptr %5, !DIExpression(), !407)
    #dbg_value(i32 0, !387, !DIExpression(), !407)
  br label %25, !dbg !415

16:                                               ; preds = %10
  %17 = add nuw nsw i32 %4, 16, !dbg !412
  store i32 %17, ptr %3, align 16, !dbg !412, !DIAssignID !414
    #dbg_assign(i32 %17, !399, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !414, ptr %3, !DIExpression(), !407)
    #dbg_value(i32 0, !387, !DIExpression(), !407)
  %18 = icmp ult i32 %4, 17, !dbg !415
  br i1 %18, label %19, label %25, !dbg !415

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !415
  %21 = load ptr, ptr %20, align 16, !dbg !415
  %22 = zext nneg i32 %17 to i64, !dbg !415
  %23 = getelementptr i8, ptr %21, i64 %22, !dbg !415
  %24 = or disjoint i32 %4, 32, !dbg !415
  store i32 %24, ptr %3, align 16, !dbg !415, !DIAssignID !416
    #dbg_assign(i32 %24, !399, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !416, ptr %3, !DIExpression(), !407)
  br label %28, !dbg !415

25:                                               ; preds = %13, %16
  %26 = phi ptr [ %15, %13 ], [ %6, %16 ]
  %27 = getelementptr i8, ptr %26, i64 16, !dbg !415
  store ptr %27, ptr %5, align 8, !dbg !415, !DIAssignID !417
    #dbg_assign(ptr %27, !399, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !417, ptr %5, !DIExpression(), !407)
  br label %28, !dbg !415

28:                                               ; preds = %25, %19
  %29 = phi ptr [ %23, %19 ], [ %26, %25 ], !dbg !415
  %30 = load ptr, ptr %29, align 8, !dbg !418, !tbaa !138
  %31 = getelementptr inbounds nuw i8, ptr %29, i64 8, !dbg !418
  %32 = load ptr, ptr %31, align 8, !dbg !418, !tbaa !419
    #dbg_value(ptr %30, !400, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !407)
    #dbg_value(ptr %32, !400, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !407)
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !420
  call void @llvm.va_end.p0(ptr nonnull %3), !dbg !421
  %33 = call ptr %32(ptr noundef %30) #12, !dbg !422
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #12, !dbg !423
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #12, !dbg !423
  ret ptr %33, !dbg !424
}

; Function Attrs: nofree
declare !dbg !425 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal range(i32 -1, 2) i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #9 !dbg !332 {
    #dbg_value(ptr %0, !334, !DIExpression(), !428)
    #dbg_value(ptr %1, !335, !DIExpression(), !428)
  %3 = load ptr, ptr %0, align 8, !dbg !429, !tbaa !138
  store ptr %3, ptr @sorted, align 8, !dbg !430, !tbaa !138
  %4 = load ptr, ptr %1, align 8, !dbg !431, !tbaa !138
  %5 = icmp ult ptr %3, %4, !dbg !432
  %6 = icmp ugt ptr %3, %4, !dbg !433
  %7 = zext i1 %6 to i32, !dbg !433
  %8 = select i1 %5, i32 -1, i32 %7, !dbg !433
  ret i32 %8, !dbg !434
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #4

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) local_unnamed_addr #10

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #11

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #11

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { nofree "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #11 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #12 = { nounwind }
attributes #13 = { nounwind returns_twice }
attributes #14 = { noreturn nounwind }
attributes #15 = { nounwind memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!105, !106, !107, !108, !109, !110, !111}
!llvm.ident = !{!112}
!llvm.errno.tbaa = !{!113}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unknown.c", directory: "")
!4 = !{!5, !14, !18, !20, !22, !25}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "higher", file: !3, line: 36, baseType: !6)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DISubroutineType(types: !8)
!8 = !{!9, !11, !9}
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!9, !9}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: -1)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !24)
!24 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!26 = !{!27, !38, !43, !0, !48, !50, !52, !54, !56, !58, !60, !62, !64, !66, !68, !70, !72, !74, !102}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "exported", scope: !2, file: !3, line: 13, type: !29, isLocal: false, isDefinition: true)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 9, size: 192, elements: !30)
!30 = !{!31, !32, !37}
!31 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !29, file: !3, line: 9, baseType: !9, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !29, file: !3, line: 9, baseType: !33, size: 64, offset: 64)
!33 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !34, size: 64)
!34 = !DISubroutineType(types: !35)
!35 = !{!9, !36}
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !29, file: !3, line: 9, baseType: !36, size: 64, offset: 128)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 72, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 9)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 48, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 6)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "looked", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "deeper", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "jumped", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "signalled", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "assembled", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "varied", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "sorted", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 18, type: !76, isLocal: true, isDefinition: true)
!76 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !77, line: 36, baseType: !78)
!77 = !DIFile(filename: "lib/libc/include/generic-glibc/setjmp.h", directory: "")
!78 = !DICompositeType(tag: DW_TAG_array_type, baseType: !79, size: 1600, elements: !100)
!79 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !80, line: 26, size: 1600, elements: !81)
!80 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct___jmp_buf_tag.h", directory: "")
!81 = !{!82, !89, !90}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !79, file: !80, line: 32, baseType: !83, size: 512)
!83 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !84, line: 31, baseType: !85)
!84 = !DIFile(filename: "lib/libc/include/x86-linux-gnu/bits/setjmp.h", directory: "")
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !86, size: 512, elements: !87)
!86 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!87 = !{!88}
!88 = !DISubrange(count: 8)
!89 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !79, file: !80, line: 33, baseType: !10, size: 32, offset: 512)
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !79, file: !80, line: 34, baseType: !91, size: 1024, offset: 576)
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !92, line: 8, baseType: !93)
!92 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/__sigset_t.h", directory: "")
!93 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !92, line: 5, size: 1024, elements: !94)
!94 = !{!95}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !93, file: !92, line: 7, baseType: !96, size: 1024)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !97, size: 1024, elements: !98)
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !{!99}
!99 = !DISubrange(count: 16)
!100 = !{!101}
!101 = !DISubrange(count: 1)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 19, type: !104, isLocal: true, isDefinition: true)
!104 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!105 = !{i32 7, !"Dwarf Version", i32 4}
!106 = !{i32 2, !"Debug Info Version", i32 3}
!107 = !{i32 1, !"wchar_size", i32 4}
!108 = !{i32 8, !"PIC Level", i32 2}
!109 = !{i32 7, !"uwtable", i32 2}
!110 = !{i32 7, !"frame-pointer", i32 2}
!111 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!112 = !{!"clang version 22.1.8"}
!113 = !{!114, !114, i64 0}
!114 = !{!"int", !115, i64 0}
!115 = !{!"omnipotent char", !116, i64 0}
!116 = !{!"Simple C/C++ TBAA"}
!117 = distinct !DISubprogram(name: "same", scope: !3, file: !3, line: 11, type: !34, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !118, keyInstructions: true)
!118 = !{!119}
!119 = !DILocalVariable(name: "n", arg: 1, scope: !117, file: !3, line: 11, type: !36)
!120 = !DILocation(line: 0, scope: !117)
!121 = !DILocation(line: 11, column: 39, scope: !117, atomGroup: 1, atomRank: 2)
!122 = !{!123, !124, i64 0}
!123 = !{!"node", !124, i64 0, !125, i64 8, !126, i64 16}
!124 = !{!"p1 int", !125, i64 0}
!125 = !{!"any pointer", !115, i64 0}
!126 = !{!"p1 _ZTS4node", !125, i64 0}
!127 = !DILocation(line: 11, column: 29, scope: !117, atomGroup: 1, atomRank: 1)
!128 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !129, keyInstructions: true)
!129 = !{!130}
!130 = !DILocalVariable(name: "p", arg: 1, scope: !128, file: !3, line: 12, type: !9)
!131 = !DILocation(line: 0, scope: !128)
!132 = !DILocation(line: 12, column: 21, scope: !128, atomGroup: 1, atomRank: 1)
!133 = distinct !DISubprogram(name: "callback", scope: !3, file: !3, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !134, keyInstructions: true)
!134 = !{!135}
!135 = !DILocalVariable(name: "p", arg: 1, scope: !133, file: !3, line: 35, type: !9)
!136 = !DILocation(line: 0, scope: !133)
!137 = !DILocation(line: 35, column: 30, scope: !133, atomGroup: 1, atomRank: 1)
!138 = !{!124, !124, i64 0}
!139 = !DILocation(line: 35, column: 35, scope: !133, atomGroup: 2, atomRank: 1)
!140 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 37, type: !7, scopeLine: 37, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !141, keyInstructions: true)
!141 = !{!142, !143}
!142 = !DILocalVariable(name: "f", arg: 1, scope: !140, file: !3, line: 37, type: !11)
!143 = !DILocalVariable(name: "p", arg: 2, scope: !140, file: !3, line: 37, type: !9)
!144 = !DILocation(line: 0, scope: !140)
!145 = !DILocation(line: 37, column: 47, scope: !140, atomGroup: 1, atomRank: 2)
!146 = !DILocation(line: 37, column: 40, scope: !140, atomGroup: 1, atomRank: 1)
!147 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !148, scopeLine: 38, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !150, keyInstructions: true)
!148 = !DISubroutineType(types: !149)
!149 = !{!10}
!150 = !{!151, !152, !153, !255, !259}
!151 = !DILocalVariable(name: "n", scope: !147, file: !3, line: 39, type: !36)
!152 = !DILocalVariable(name: "h", scope: !147, file: !3, line: 43, type: !5)
!153 = !DILocalVariable(name: "action", scope: !147, file: !3, line: 47, type: !154)
!154 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !155, line: 27, size: 1216, elements: !156)
!155 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/sigaction.h", directory: "")
!156 = !{!157, !249, !250, !251}
!157 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !154, file: !155, line: 38, baseType: !158, size: 64)
!158 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !154, file: !155, line: 31, size: 64, elements: !159)
!159 = !{!160, !166}
!160 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !158, file: !155, line: 34, baseType: !161, size: 64)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !162, line: 72, baseType: !163)
!162 = !DIFile(filename: "lib/libc/include/generic-glibc/signal.h", directory: "")
!163 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !164, size: 64)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !10}
!166 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !158, file: !155, line: 36, baseType: !167, size: 64)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!168 = !DISubroutineType(types: !169)
!169 = !{null, !10, !170, !25}
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !172, line: 124, baseType: !173)
!172 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/siginfo_t.h", directory: "")
!173 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !172, line: 36, size: 1024, elements: !174)
!174 = !{!175, !176, !177, !178, !179}
!175 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !173, file: !172, line: 38, baseType: !10, size: 32)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !173, file: !172, line: 40, baseType: !10, size: 32, offset: 32)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !173, file: !172, line: 42, baseType: !10, size: 32, offset: 64)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !173, file: !172, line: 48, baseType: !10, size: 32, offset: 96)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !173, file: !172, line: 123, baseType: !180, size: 896, offset: 128)
!180 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !173, file: !172, line: 51, size: 896, elements: !181)
!181 = !{!182, !186, !195, !207, !213, !222, !238, !243}
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !180, file: !172, line: 53, baseType: !183, size: 896)
!183 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 896, elements: !184)
!184 = !{!185}
!185 = !DISubrange(count: 28)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !180, file: !172, line: 60, baseType: !187, size: 64)
!187 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 56, size: 64, elements: !188)
!188 = !{!189, !192}
!189 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !187, file: !172, line: 58, baseType: !190, size: 32)
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !191, line: 154, baseType: !10)
!191 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!192 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !187, file: !172, line: 59, baseType: !193, size: 32, offset: 32)
!193 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !191, line: 146, baseType: !194)
!194 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!195 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !180, file: !172, line: 68, baseType: !196, size: 128)
!196 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 63, size: 128, elements: !197)
!197 = !{!198, !199, !200}
!198 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !196, file: !172, line: 65, baseType: !10, size: 32)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !196, file: !172, line: 66, baseType: !10, size: 32, offset: 32)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !196, file: !172, line: 67, baseType: !201, size: 64, offset: 64)
!201 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !202, line: 30, baseType: !203)
!202 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/__sigval_t.h", directory: "")
!203 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !202, line: 24, size: 64, elements: !204)
!204 = !{!205, !206}
!205 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !203, file: !202, line: 26, baseType: !10, size: 32)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !203, file: !202, line: 27, baseType: !25, size: 64)
!207 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !180, file: !172, line: 76, baseType: !208, size: 128)
!208 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 71, size: 128, elements: !209)
!209 = !{!210, !211, !212}
!210 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !208, file: !172, line: 73, baseType: !190, size: 32)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !208, file: !172, line: 74, baseType: !193, size: 32, offset: 32)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !208, file: !172, line: 75, baseType: !201, size: 64, offset: 64)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !180, file: !172, line: 86, baseType: !214, size: 256)
!214 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 79, size: 256, elements: !215)
!215 = !{!216, !217, !218, !219, !221}
!216 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !214, file: !172, line: 81, baseType: !190, size: 32)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !214, file: !172, line: 82, baseType: !193, size: 32, offset: 32)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !214, file: !172, line: 83, baseType: !10, size: 32, offset: 64)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !214, file: !172, line: 84, baseType: !220, size: 64, offset: 128)
!220 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !191, line: 156, baseType: !86)
!221 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !214, file: !172, line: 85, baseType: !220, size: 64, offset: 192)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !180, file: !172, line: 105, baseType: !223, size: 256)
!223 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 89, size: 256, elements: !224)
!224 = !{!225, !226, !228}
!225 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !223, file: !172, line: 91, baseType: !25, size: 64)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !223, file: !172, line: 93, baseType: !227, size: 16, offset: 64)
!227 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!228 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !223, file: !172, line: 104, baseType: !229, size: 128, offset: 128)
!229 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !223, file: !172, line: 94, size: 128, elements: !230)
!230 = !{!231, !236}
!231 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !229, file: !172, line: 101, baseType: !232, size: 128)
!232 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !229, file: !172, line: 97, size: 128, elements: !233)
!233 = !{!234, !235}
!234 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !232, file: !172, line: 99, baseType: !25, size: 64)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !232, file: !172, line: 100, baseType: !25, size: 64, offset: 64)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !229, file: !172, line: 103, baseType: !237, size: 32)
!237 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !191, line: 42, baseType: !194)
!238 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !180, file: !172, line: 112, baseType: !239, size: 128)
!239 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 108, size: 128, elements: !240)
!240 = !{!241, !242}
!241 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !239, file: !172, line: 110, baseType: !86, size: 64)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !239, file: !172, line: 111, baseType: !10, size: 32, offset: 64)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !180, file: !172, line: 121, baseType: !244, size: 128)
!244 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !180, file: !172, line: 116, size: 128, elements: !245)
!245 = !{!246, !247, !248}
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !244, file: !172, line: 118, baseType: !25, size: 64)
!247 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !244, file: !172, line: 119, baseType: !10, size: 32, offset: 64)
!248 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !244, file: !172, line: 120, baseType: !194, size: 32, offset: 96)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !154, file: !155, line: 46, baseType: !91, size: 1024, offset: 64)
!250 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !154, file: !155, line: 49, baseType: !10, size: 32, offset: 1088)
!251 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !154, file: !155, line: 52, baseType: !252, size: 64, offset: 1152)
!252 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !253, size: 64)
!253 = !DISubroutineType(types: !254)
!254 = !{null}
!255 = !DILocalVariable(name: "all", scope: !147, file: !3, line: 52, type: !256)
!256 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !257)
!257 = !{!258}
!258 = !DISubrange(count: 2)
!259 = !DILocalVariable(name: "key", scope: !147, file: !3, line: 54, type: !9)
!260 = distinct !DIAssignID()
!261 = !DILocation(line: 0, scope: !147)
!262 = distinct !DIAssignID()
!263 = !DILocation(line: 39, column: 22, scope: !147, atomGroup: 1, atomRank: 2)
!264 = !DILocation(line: 40, column: 17, scope: !147, atomGroup: 2, atomRank: 2)
!265 = !DILocation(line: 40, column: 12, scope: !147, atomGroup: 2, atomRank: 1)
!266 = !DILocation(line: 41, column: 17, scope: !147)
!267 = !{!123, !126, i64 16}
!268 = !DILocation(line: 41, column: 23, scope: !147)
!269 = !DILocation(line: 41, column: 29, scope: !147, atomGroup: 3, atomRank: 2)
!270 = !DILocation(line: 41, column: 12, scope: !147, atomGroup: 3, atomRank: 1)
!271 = !DILocation(line: 42, column: 17, scope: !147)
!272 = !DILocation(line: 42, column: 14, scope: !147)
!273 = !{!123, !125, i64 8}
!274 = !DILocation(line: 42, column: 14, scope: !147, atomGroup: 4, atomRank: 2)
!275 = !DILocation(line: 42, column: 12, scope: !147, atomGroup: 4, atomRank: 1)
!276 = !DILocation(line: 43, column: 24, scope: !147, atomGroup: 5, atomRank: 2)
!277 = !DILocation(line: 44, column: 14, scope: !147, atomGroup: 6, atomRank: 2)
!278 = !DILocation(line: 44, column: 12, scope: !147, atomGroup: 6, atomRank: 1)
!279 = !DILocation(line: 45, column: 10, scope: !280)
!280 = distinct !DILexicalBlock(scope: !147, file: !3, line: 45, column: 9)
!281 = !DILocation(line: 45, column: 10, scope: !280, atomGroup: 7, atomRank: 2)
!282 = !DILocation(line: 45, column: 9, scope: !280, atomGroup: 7, atomRank: 1)
!283 = !DILocalVariable(name: "p", arg: 1, scope: !284, file: !3, line: 20, type: !9)
!284 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 20, type: !285, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !287, keyInstructions: true)
!285 = !DISubroutineType(types: !286)
!286 = !{null, !9}
!287 = !{!283}
!288 = !DILocation(line: 0, scope: !284, inlinedAt: !289)
!289 = distinct !DILocation(line: 45, column: 25, scope: !280)
!290 = !DILocation(line: 20, column: 36, scope: !284, inlinedAt: !289, atomGroup: 1, atomRank: 1)
!291 = !DILocation(line: 20, column: 41, scope: !284, inlinedAt: !289)
!292 = !DILocation(line: 46, column: 14, scope: !147, atomGroup: 8, atomRank: 2)
!293 = !DILocation(line: 46, column: 12, scope: !147, atomGroup: 8, atomRank: 1)
!294 = !DILocation(line: 47, column: 5, scope: !147)
!295 = !DILocation(line: 47, column: 22, scope: !147, atomGroup: 9, atomRank: 1)
!296 = distinct !DIAssignID()
!297 = !DILocation(line: 48, column: 5, scope: !147)
!298 = !DILocation(line: 49, column: 5, scope: !147)
!299 = !DILocation(line: 50, column: 5, scope: !147, atomGroup: 10, atomRank: 1)
!300 = !{i64 1856}
!301 = !DILocation(line: 50, column: 5, scope: !147, atomGroup: 11, atomRank: 1)
!302 = !DILocation(line: 51, column: 14, scope: !147, atomGroup: 12, atomRank: 2)
!303 = !DILocation(line: 51, column: 12, scope: !147, atomGroup: 12, atomRank: 1)
!304 = !DILocation(line: 52, column: 5, scope: !147)
!305 = !DILocation(line: 52, column: 10, scope: !147, atomGroup: 13, atomRank: 1)
!306 = distinct !DIAssignID()
!307 = !DILocation(line: 53, column: 5, scope: !147)
!308 = !DILocalVariable(name: "__key", arg: 1, scope: !309, file: !310, line: 20, type: !20)
!309 = distinct !DISubprogram(name: "bsearch", scope: !310, file: !310, line: 20, type: !311, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !320, keyInstructions: true)
!310 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdlib-bsearch.h", directory: "")
!311 = !DISubroutineType(types: !312)
!312 = !{!25, !20, !20, !313, !313, !315}
!313 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !314, line: 18, baseType: !97)
!314 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!315 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !316, line: 982, baseType: !317)
!316 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!317 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !318, size: 64)
!318 = !DISubroutineType(types: !319)
!319 = !{!10, !20, !20}
!320 = !{!308, !321, !322, !323, !324, !325, !326}
!321 = !DILocalVariable(name: "__base", arg: 2, scope: !309, file: !310, line: 20, type: !20)
!322 = !DILocalVariable(name: "__nmemb", arg: 3, scope: !309, file: !310, line: 20, type: !313)
!323 = !DILocalVariable(name: "__size", arg: 4, scope: !309, file: !310, line: 20, type: !313)
!324 = !DILocalVariable(name: "__compar", arg: 5, scope: !309, file: !310, line: 21, type: !315)
!325 = !DILocalVariable(name: "__p", scope: !309, file: !310, line: 23, type: !20)
!326 = !DILocalVariable(name: "__comparison", scope: !309, file: !310, line: 24, type: !10)
!327 = !DILocation(line: 0, scope: !309, inlinedAt: !328)
!328 = distinct !DILocation(line: 55, column: 27, scope: !147)
!329 = !DILocation(line: 28, column: 53, scope: !330, inlinedAt: !328, atomGroup: 35, atomRank: 2)
!330 = distinct !DILexicalBlock(scope: !309, file: !310, line: 27, column: 5)
!331 = !DILocation(line: 22, column: 12, scope: !332, inlinedAt: !336, atomGroup: 36, atomRank: 1)
!332 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 21, type: !318, scopeLine: 21, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !333, keyInstructions: true)
!333 = !{!334, !335}
!334 = !DILocalVariable(name: "a", arg: 1, scope: !332, file: !3, line: 21, type: !20)
!335 = !DILocalVariable(name: "b", arg: 2, scope: !332, file: !3, line: 21, type: !20)
!336 = distinct !DILocation(line: 29, column: 22, scope: !330, inlinedAt: !328)
!337 = !DILocation(line: 23, column: 31, scope: !332, inlinedAt: !336)
!338 = !DILocation(line: 30, column: 24, scope: !339, inlinedAt: !328, atomGroup: 37, atomRank: 2)
!339 = distinct !DILexicalBlock(scope: !330, file: !310, line: 30, column: 11)
!340 = !DILocation(line: 30, column: 24, scope: !339, inlinedAt: !328, atomGroup: 37, atomRank: 1)
!341 = !DILocation(line: 23, column: 12, scope: !332, inlinedAt: !336, atomGroup: 3, atomRank: 1)
!342 = !DILocation(line: 41, column: 24, scope: !343, inlinedAt: !328, atomGroup: 7, atomRank: 1)
!343 = distinct !DILexicalBlock(scope: !330, file: !310, line: 41, column: 11)
!344 = !DILocation(line: 0, scope: !332, inlinedAt: !336)
!345 = !DILocation(line: 30, column: 24, scope: !339, inlinedAt: !328, atomGroup: 5, atomRank: 2)
!346 = !DILocation(line: 30, column: 24, scope: !339, inlinedAt: !328, atomGroup: 5, atomRank: 1)
!347 = !DILocation(line: 22, column: 12, scope: !332, inlinedAt: !336, atomGroup: 1, atomRank: 1)
!348 = !DILocation(line: 55, column: 11, scope: !147, atomGroup: 15, atomRank: 1)
!349 = !DILocation(line: 56, column: 14, scope: !147)
!350 = !DILocation(line: 56, column: 21, scope: !147, atomGroup: 17, atomRank: 2)
!351 = !DILocation(line: 56, column: 27, scope: !147, atomGroup: 17, atomRank: 1)
!352 = !DILocation(line: 58, column: 1, scope: !147)
!353 = !DILocation(line: 56, column: 5, scope: !147, atomGroup: 26, atomRank: 1)
!354 = !DISubprogram(name: "dlsym", scope: !355, file: !355, line: 64, type: !356, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!355 = !DIFile(filename: "lib/libc/include/generic-glibc/dlfcn.h", directory: "")
!356 = !DISubroutineType(types: !357)
!357 = !{!25, !358, !359}
!358 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !25)
!359 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !22)
!360 = !DISubprogram(name: "_setjmp", scope: !77, file: !77, line: 49, type: !361, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!361 = !DISubroutineType(types: !362)
!362 = !{!10, !363}
!363 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !79, size: 64)
!364 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 17, type: !168, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !365, keyInstructions: true)
!365 = !{!366, !367, !368}
!366 = !DILocalVariable(name: "number", arg: 1, scope: !364, file: !3, line: 17, type: !10)
!367 = !DILocalVariable(name: "info", arg: 2, scope: !364, file: !3, line: 17, type: !170)
!368 = !DILocalVariable(name: "more", arg: 3, scope: !364, file: !3, line: 17, type: !25)
!369 = !DILocation(line: 0, scope: !364)
!370 = !DILocation(line: 17, column: 74, scope: !364, atomGroup: 1, atomRank: 1)
!371 = !DILocation(line: 17, column: 80, scope: !364, atomGroup: 2, atomRank: 1)
!372 = !DISubprogram(name: "sigaction", scope: !162, file: !162, line: 243, type: !373, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!373 = !DISubroutineType(types: !374)
!374 = !{!10, !10, !375, !378}
!375 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !376)
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !377, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !154)
!378 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !379)
!379 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !154, size: 64)
!380 = !DISubprogram(name: "raise", scope: !162, file: !162, line: 123, type: !381, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!381 = !DISubroutineType(types: !382)
!382 = !{!10, !10}
!383 = distinct !DISubprogram(name: "vary", scope: !3, file: !3, line: 26, type: !384, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !386, keyInstructions: true)
!384 = !DISubroutineType(types: !385)
!385 = !{!9, !10, null}
!386 = !{!387, !388, !399, !400}
!387 = !DILocalVariable(name: "n", arg: 1, scope: !383, file: !3, line: 26, type: !10)
!388 = !DILocalVariable(name: "list", scope: !383, file: !3, line: 27, type: !389)
!389 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !390, line: 12, baseType: !391)
!390 = !DIFile(filename: "lib/include/__stdarg_va_list.h", directory: "")
!391 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !392)
!392 = !DICompositeType(tag: DW_TAG_array_type, baseType: !393, size: 192, elements: !100)
!393 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !394)
!394 = !{!395, !396, !397, !398}
!395 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !393, file: !3, line: 27, baseType: !194, size: 32)
!396 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !393, file: !3, line: 27, baseType: !194, size: 32, offset: 32)
!397 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !393, file: !3, line: 27, baseType: !25, size: 64, offset: 64)
!398 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !393, file: !3, line: 27, baseType: !25, size: 64, offset: 128)
!399 = !DILocalVariable(name: "copy", scope: !383, file: !3, line: 27, type: !389)
!400 = !DILocalVariable(name: "p", scope: !383, file: !3, line: 31, type: !401)
!401 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 15, size: 128, elements: !402)
!402 = !{!403, !404}
!403 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !401, file: !3, line: 15, baseType: !9, size: 64)
!404 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !401, file: !3, line: 15, baseType: !405, size: 64, offset: 64)
!405 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 14, baseType: !11)
!406 = distinct !DIAssignID()
!407 = !DILocation(line: 0, scope: !383)
!408 = distinct !DIAssignID()
!409 = !DILocation(line: 27, column: 5, scope: !383)
!410 = !DILocation(line: 28, column: 5, scope: !383)
!411 = !DILocation(line: 29, column: 5, scope: !383)
!412 = !DILocation(line: 30, column: 17, scope: !383)
!413 = distinct !DIAssignID()
!414 = distinct !DIAssignID()
!415 = !DILocation(line: 31, column: 21, scope: !383)
!416 = distinct !DIAssignID()
!417 = distinct !DIAssignID()
!418 = !DILocation(line: 31, column: 21, scope: !383, atomGroup: 4, atomRank: 1)
!419 = !{!125, !125, i64 0}
!420 = !DILocation(line: 32, column: 5, scope: !383)
!421 = !DILocation(line: 32, column: 19, scope: !383)
!422 = !DILocation(line: 33, column: 12, scope: !383, atomGroup: 6, atomRank: 2)
!423 = !DILocation(line: 34, column: 1, scope: !383)
!424 = !DILocation(line: 33, column: 5, scope: !383, atomGroup: 6, atomRank: 1)
!425 = !DISubprogram(name: "qsort", scope: !316, file: !316, line: 1010, type: !426, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!426 = !DISubroutineType(types: !427)
!427 = !{null, !25, !313, !313, !315}
!428 = !DILocation(line: 0, scope: !332)
!429 = !DILocation(line: 22, column: 14, scope: !332, atomGroup: 1, atomRank: 2)
!430 = !DILocation(line: 22, column: 12, scope: !332, atomGroup: 1, atomRank: 1)
!431 = !DILocation(line: 23, column: 31, scope: !332)
!432 = !DILocation(line: 23, column: 29, scope: !332, atomGroup: 3, atomRank: 2)
!433 = !DILocation(line: 23, column: 12, scope: !332, atomGroup: 3, atomRank: 1)
!434 = !DILocation(line: 23, column: 5, scope: !332, atomGroup: 2, atomRank: 1)
