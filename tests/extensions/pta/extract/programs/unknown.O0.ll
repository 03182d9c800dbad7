; ModuleID = 'unknown.c'
source_filename = "unknown.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr, ptr }
%struct.__jmp_buf_tag = type { [8 x i64], i32, %struct.__sigset_t }
%struct.__sigset_t = type { [16 x i64] }
%union.anon = type { ptr }
%struct.sigaction = type { %union.anon, %struct.__sigset_t, i32, ptr }
%struct.pair = type { ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@exported = global %struct.node { ptr @x, ptr @same, ptr @exported }, align 8, !dbg !21
@kept = global ptr null, align 8, !dbg !67
@.str = private unnamed_addr constant [9 x i8] c"exported\00", align 1, !dbg !32
@looked = global ptr null, align 8, !dbg !47
@deeper = global ptr null, align 8, !dbg !49
@called = global ptr null, align 8, !dbg !51
@.str.1 = private unnamed_addr constant [6 x i8] c"apply\00", align 1, !dbg !38
@z = global i32 0, align 4, !dbg !45
@passed = global ptr null, align 8, !dbg !53
@place = internal global [1 x %struct.__jmp_buf_tag] zeroinitializer, align 16, !dbg !69
@y = global i32 0, align 4, !dbg !43
@waiting = internal global ptr null, align 8, !dbg !97
@jumped = global ptr null, align 8, !dbg !55
@__const.main.action = private unnamed_addr constant { %union.anon, %struct.__sigset_t, i32, [4 x i8], ptr } { %union.anon { ptr @handler }, %struct.__sigset_t zeroinitializer, i32 4, [4 x i8] zeroinitializer, ptr null }, align 8
@assembled = global ptr null, align 8, !dbg !59
@varied = global ptr null, align 8, !dbg !61
@__const.main.all = private unnamed_addr constant [2 x ptr] [ptr @x, ptr @y], align 16
@found = global ptr null, align 8, !dbg !65
@signalled = global ptr null, align 8, !dbg !57
@sorted = global ptr null, align 8, !dbg !63

; Function Attrs: noinline nounwind optnone uwtable
define ptr @same(ptr noundef %0) #0 !dbg !107 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !109, !DIExpression(), !110)
  %3 = load ptr, ptr %2, align 8, !dbg !111
  %4 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 0, !dbg !112
  %5 = load ptr, ptr %4, align 8, !dbg !112
  ret ptr %5, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define ptr @back(ptr noundef %0) #0 !dbg !114 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !115, !DIExpression(), !116)
  %3 = load ptr, ptr %2, align 8, !dbg !117
  ret ptr %3, !dbg !118
}

; Function Attrs: noinline nounwind optnone uwtable
define ptr @callback(ptr noundef %0) #0 !dbg !119 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !120, !DIExpression(), !121)
  %3 = load ptr, ptr %2, align 8, !dbg !122
  store ptr %3, ptr @kept, align 8, !dbg !123
  %4 = load ptr, ptr %2, align 8, !dbg !124
  ret ptr %4, !dbg !125
}

; Function Attrs: noinline nounwind optnone uwtable
define ptr @apply(ptr noundef %0, ptr noundef %1) #0 !dbg !126 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !127, !DIExpression(), !128)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !129, !DIExpression(), !130)
  %5 = load ptr, ptr %3, align 8, !dbg !131
  %6 = load ptr, ptr %4, align 8, !dbg !132
  %7 = call ptr %5(ptr noundef %6), !dbg !131
  ret ptr %7, !dbg !133
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !134 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca %struct.sigaction, align 8
  %5 = alloca %struct.pair, align 8
  %6 = alloca [2 x ptr], align 16
  %7 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !137, !DIExpression(), !138)
  %8 = call ptr @dlsym(ptr noundef null, ptr noundef @.str) #7, !dbg !139
  store ptr %8, ptr %2, align 8, !dbg !138
  %9 = load ptr, ptr %2, align 8, !dbg !140
  %10 = getelementptr inbounds nuw %struct.node, ptr %9, i32 0, i32 0, !dbg !141
  %11 = load ptr, ptr %10, align 8, !dbg !141
  store ptr %11, ptr @looked, align 8, !dbg !142
  %12 = load ptr, ptr %2, align 8, !dbg !143
  %13 = getelementptr inbounds nuw %struct.node, ptr %12, i32 0, i32 2, !dbg !144
  %14 = load ptr, ptr %13, align 8, !dbg !144
  %15 = getelementptr inbounds nuw %struct.node, ptr %14, i32 0, i32 2, !dbg !145
  %16 = load ptr, ptr %15, align 8, !dbg !145
  %17 = getelementptr inbounds nuw %struct.node, ptr %16, i32 0, i32 0, !dbg !146
  %18 = load ptr, ptr %17, align 8, !dbg !146
  store ptr %18, ptr @deeper, align 8, !dbg !147
  %19 = load ptr, ptr %2, align 8, !dbg !148
  %20 = getelementptr inbounds nuw %struct.node, ptr %19, i32 0, i32 1, !dbg !149
  %21 = load ptr, ptr %20, align 8, !dbg !148
  %22 = load ptr, ptr %2, align 8, !dbg !150
  %23 = call ptr %21(ptr noundef %22), !dbg !148
  store ptr %23, ptr @called, align 8, !dbg !151
    #dbg_declare(ptr %3, !152, !DIExpression(), !153)
  %24 = call ptr @dlsym(ptr noundef null, ptr noundef @.str.1) #7, !dbg !154
  store ptr %24, ptr %3, align 8, !dbg !153
  %25 = load ptr, ptr %3, align 8, !dbg !155
  %26 = call ptr %25(ptr noundef @callback, ptr noundef @z), !dbg !155
  store ptr %26, ptr @passed, align 8, !dbg !156
  %27 = call i32 @_setjmp(ptr noundef @place) #8, !dbg !157
  %28 = icmp ne i32 %27, 0, !dbg !157
  br i1 %28, label %30, label %29, !dbg !159

29:                                               ; preds = %0
  call void @jump(ptr noundef @y), !dbg !160
  br label %30, !dbg !160

30:                                               ; preds = %29, %0
  %31 = load volatile ptr, ptr @waiting, align 8, !dbg !161
  store ptr %31, ptr @jumped, align 8, !dbg !162
    #dbg_declare(ptr %4, !163, !DIExpression(), !266)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.action, i64 152, i1 false), !dbg !266
  %32 = call i32 @sigaction(i32 noundef 10, ptr noundef %4, ptr noundef null) #7, !dbg !267
  %33 = call i32 @raise(i32 noundef 10) #7, !dbg !268
  %34 = call ptr asm "mov $1, $0", "=r,r,~{dirflag},~{fpsr},~{flags}"(ptr @x) #9, !dbg !269, !srcloc !270
  store ptr %34, ptr @assembled, align 8, !dbg !269
  %35 = call { ptr, ptr } @made(ptr noundef @z, ptr noundef @back), !dbg !271
  %36 = getelementptr inbounds nuw { ptr, ptr }, ptr %5, i32 0, i32 0, !dbg !271
  %37 = extractvalue { ptr, ptr } %35, 0, !dbg !271
  store ptr %37, ptr %36, align 8, !dbg !271
  %38 = getelementptr inbounds nuw { ptr, ptr }, ptr %5, i32 0, i32 1, !dbg !271
  %39 = extractvalue { ptr, ptr } %35, 1, !dbg !271
  store ptr %39, ptr %38, align 8, !dbg !271
  %40 = getelementptr inbounds nuw { ptr, ptr }, ptr %5, i32 0, i32 0, !dbg !272
  %41 = load ptr, ptr %40, align 8, !dbg !272
  %42 = getelementptr inbounds nuw { ptr, ptr }, ptr %5, i32 0, i32 1, !dbg !272
  %43 = load ptr, ptr %42, align 8, !dbg !272
  %44 = call ptr (i32, ...) @vary(i32 noundef 3, ptr noundef @x, ptr noundef @y, ptr %41, ptr %43), !dbg !272
  store ptr %44, ptr @varied, align 8, !dbg !273
    #dbg_declare(ptr %6, !274, !DIExpression(), !278)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %6, ptr align 16 @__const.main.all, i64 16, i1 false), !dbg !278
  %45 = getelementptr inbounds [2 x ptr], ptr %6, i64 0, i64 0, !dbg !279
  call void @qsort(ptr noundef %45, i64 noundef 2, i64 noundef 8, ptr noundef @compare), !dbg !280
    #dbg_declare(ptr %7, !281, !DIExpression(), !282)
  store ptr @y, ptr %7, align 8, !dbg !282
  %46 = getelementptr inbounds [2 x ptr], ptr %6, i64 0, i64 0, !dbg !283
  %47 = call ptr @bsearch(ptr noundef %7, ptr noundef %46, i64 noundef 2, i64 noundef 8, ptr noundef @compare), !dbg !284
  %48 = getelementptr inbounds [0 x ptr], ptr %47, i64 0, i64 0, !dbg !285
  %49 = load ptr, ptr %48, align 8, !dbg !285
  store ptr %49, ptr @found, align 8, !dbg !286
  %50 = load ptr, ptr @looked, align 8, !dbg !287
  %51 = icmp eq ptr %50, @x, !dbg !288
  br i1 %51, label %52, label %79, !dbg !289

52:                                               ; preds = %30
  %53 = load ptr, ptr @deeper, align 8, !dbg !290
  %54 = icmp eq ptr %53, @x, !dbg !291
  br i1 %54, label %55, label %79, !dbg !292

55:                                               ; preds = %52
  %56 = load ptr, ptr @called, align 8, !dbg !293
  %57 = icmp eq ptr %56, @x, !dbg !294
  br i1 %57, label %58, label %79, !dbg !295

58:                                               ; preds = %55
  %59 = load ptr, ptr @passed, align 8, !dbg !296
  %60 = icmp eq ptr %59, @z, !dbg !297
  br i1 %60, label %61, label %79, !dbg !298

61:                                               ; preds = %58
  %62 = load ptr, ptr @jumped, align 8, !dbg !299
  %63 = icmp eq ptr %62, @y, !dbg !300
  br i1 %63, label %64, label %79, !dbg !301

64:                                               ; preds = %61
  %65 = load ptr, ptr @signalled, align 8, !dbg !302
  %66 = icmp eq ptr %65, @y, !dbg !303
  br i1 %66, label %67, label %79, !dbg !304

67:                                               ; preds = %64
  %68 = load ptr, ptr @assembled, align 8, !dbg !305
  %69 = icmp eq ptr %68, @x, !dbg !306
  br i1 %69, label %70, label %79, !dbg !307

70:                                               ; preds = %67
  %71 = load ptr, ptr @varied, align 8, !dbg !308
  %72 = icmp eq ptr %71, @z, !dbg !309
  br i1 %72, label %73, label %79, !dbg !310

73:                                               ; preds = %70
  %74 = load ptr, ptr @found, align 8, !dbg !311
  %75 = icmp eq ptr %74, @y, !dbg !312
  br i1 %75, label %76, label %79, !dbg !313

76:                                               ; preds = %73
  %77 = load ptr, ptr @kept, align 8, !dbg !314
  %78 = icmp eq ptr %77, @z, !dbg !315
  br label %79

79:                                               ; preds = %76, %73, %70, %67, %64, %61, %58, %55, %52, %30
  %80 = phi i1 [ false, %73 ], [ false, %70 ], [ false, %67 ], [ false, %64 ], [ false, %61 ], [ false, %58 ], [ false, %55 ], [ false, %52 ], [ false, %30 ], [ %78, %76 ], !dbg !316
  %81 = xor i1 %80, true, !dbg !317
  %82 = zext i1 %81 to i32, !dbg !317
  ret i32 %82, !dbg !318
}

; Function Attrs: nounwind
declare ptr @dlsym(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind returns_twice
declare i32 @_setjmp(ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @jump(ptr noundef %0) #0 !dbg !319 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !322, !DIExpression(), !323)
  %3 = load ptr, ptr %2, align 8, !dbg !324
  store volatile ptr %3, ptr @waiting, align 8, !dbg !325
  call void @longjmp(ptr noundef @place, i32 noundef 1) #10, !dbg !326
  unreachable, !dbg !326
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @handler(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !327 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !328, !DIExpression(), !329)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !330, !DIExpression(), !331)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !332, !DIExpression(), !333)
  store ptr @y, ptr @signalled, align 8, !dbg !334
  ret void, !dbg !335
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare i32 @sigaction(i32 noundef, ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i32 @raise(i32 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @vary(i32 noundef %0, ...) #0 !dbg !336 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  %5 = alloca %struct.pair, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !339, !DIExpression(), !340)
    #dbg_declare(ptr %3, !341, !DIExpression(), !352)
    #dbg_declare(ptr %4, !353, !DIExpression(), !354)
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !355
  call void @llvm.va_start.p0(ptr %6), !dbg !355
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !356
  %8 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !356
  call void @llvm.va_copy.p0(ptr %7, ptr %8), !dbg !356
  br label %9, !dbg !357

9:                                                ; preds = %27, %1
  %10 = load i32, ptr %2, align 4, !dbg !358
  %11 = add nsw i32 %10, -1, !dbg !358
  store i32 %11, ptr %2, align 4, !dbg !358
  %12 = icmp ne i32 %11, 0, !dbg !357
  br i1 %12, label %13, label %30, !dbg !357

13:                                               ; preds = %9
  %14 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !359
  %15 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %14, i32 0, i32 0, !dbg !359
  %16 = load i32, ptr %15, align 16, !dbg !359
  %17 = icmp ule i32 %16, 40, !dbg !359
  br i1 %17, label %18, label %23, !dbg !359

18:                                               ; preds = %13
  %19 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %14, i32 0, i32 3, !dbg !359
  %20 = load ptr, ptr %19, align 16, !dbg !359
  %21 = getelementptr i8, ptr %20, i32 %16, !dbg !359
  %22 = add i32 %16, 8, !dbg !359
  store i32 %22, ptr %15, align 16, !dbg !359
  br label %27, !dbg !359

23:                                               ; preds = %13
  %24 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %14, i32 0, i32 2, !dbg !359
  %25 = load ptr, ptr %24, align 8, !dbg !359
  %26 = getelementptr i8, ptr %25, i32 8, !dbg !359
  store ptr %26, ptr %24, align 8, !dbg !359
  br label %27, !dbg !359

27:                                               ; preds = %23, %18
  %28 = phi ptr [ %21, %18 ], [ %25, %23 ], !dbg !359
  %29 = load ptr, ptr %28, align 8, !dbg !359
  br label %9, !dbg !357, !llvm.loop !360

30:                                               ; preds = %9
    #dbg_declare(ptr %5, !362, !DIExpression(), !368)
  %31 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !369
  %32 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 0, !dbg !369
  %33 = load i32, ptr %32, align 16, !dbg !369
  %34 = icmp ule i32 %33, 32, !dbg !369
  br i1 %34, label %35, label %40, !dbg !369

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 3, !dbg !369
  %37 = load ptr, ptr %36, align 16, !dbg !369
  %38 = getelementptr i8, ptr %37, i32 %33, !dbg !369
  %39 = add i32 %33, 16, !dbg !369
  store i32 %39, ptr %32, align 16, !dbg !369
  br label %44, !dbg !369

40:                                               ; preds = %30
  %41 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %31, i32 0, i32 2, !dbg !369
  %42 = load ptr, ptr %41, align 8, !dbg !369
  %43 = getelementptr i8, ptr %42, i32 16, !dbg !369
  store ptr %43, ptr %41, align 8, !dbg !369
  br label %44, !dbg !369

44:                                               ; preds = %40, %35
  %45 = phi ptr [ %38, %35 ], [ %42, %40 ], !dbg !369
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 %45, i64 16, i1 false), !dbg !369
  %46 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !370
  call void @llvm.va_end.p0(ptr %46), !dbg !370
  %47 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !371
  call void @llvm.va_end.p0(ptr %47), !dbg !371
  %48 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 1, !dbg !372
  %49 = load ptr, ptr %48, align 8, !dbg !373
  %50 = getelementptr inbounds nuw %struct.pair, ptr %5, i32 0, i32 0, !dbg !374
  %51 = load ptr, ptr %50, align 8, !dbg !374
  %52 = call ptr %49(ptr noundef %51), !dbg !373
  ret ptr %52, !dbg !375
}

; Function Attrs: noinline nounwind optnone uwtable
define internal { ptr, ptr } @made(ptr noundef %0, ptr noundef %1) #0 !dbg !376 {
  %3 = alloca %struct.pair, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !379, !DIExpression(), !380)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !381, !DIExpression(), !382)
    #dbg_declare(ptr %3, !383, !DIExpression(), !384)
  %6 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 0, !dbg !385
  %7 = load ptr, ptr %4, align 8, !dbg !386
  store ptr %7, ptr %6, align 8, !dbg !385
  %8 = getelementptr inbounds nuw %struct.pair, ptr %3, i32 0, i32 1, !dbg !385
  %9 = load ptr, ptr %5, align 8, !dbg !387
  store ptr %9, ptr %8, align 8, !dbg !385
  %10 = load { ptr, ptr }, ptr %3, align 8, !dbg !388
  ret { ptr, ptr } %10, !dbg !388
}

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !389 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !394, !DIExpression(), !395)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !396, !DIExpression(), !397)
  %5 = load ptr, ptr %3, align 8, !dbg !398
  %6 = load ptr, ptr %5, align 8, !dbg !399
  store ptr %6, ptr @sorted, align 8, !dbg !400
  %7 = load ptr, ptr %3, align 8, !dbg !401
  %8 = load ptr, ptr %7, align 8, !dbg !402
  %9 = load ptr, ptr %4, align 8, !dbg !403
  %10 = load ptr, ptr %9, align 8, !dbg !404
  %11 = icmp ult ptr %8, %10, !dbg !405
  br i1 %11, label %12, label %13, !dbg !402

12:                                               ; preds = %2
  br label %20, !dbg !402

13:                                               ; preds = %2
  %14 = load ptr, ptr %3, align 8, !dbg !406
  %15 = load ptr, ptr %14, align 8, !dbg !407
  %16 = load ptr, ptr %4, align 8, !dbg !408
  %17 = load ptr, ptr %16, align 8, !dbg !409
  %18 = icmp ugt ptr %15, %17, !dbg !410
  %19 = zext i1 %18 to i32, !dbg !410
  br label %20, !dbg !402

20:                                               ; preds = %13, %12
  %21 = phi i32 [ -1, %12 ], [ %19, %13 ], !dbg !402
  ret i32 %21, !dbg !411
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #4

; Function Attrs: noreturn nounwind
declare void @longjmp(ptr noundef, i32 noundef) #5

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #6

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #6

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind returns_twice "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nocallback nofree nosync nounwind willreturn }
attributes #7 = { nounwind }
attributes #8 = { nounwind returns_twice }
attributes #9 = { nounwind memory(none) }
attributes #10 = { noreturn nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!100, !101, !102, !103, !104, !105}
!llvm.ident = !{!106}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "unknown.c", directory: "")
!4 = !{!5, !14, !18}
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
!20 = !{!21, !32, !38, !0, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !97}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "exported", scope: !2, file: !3, line: 13, type: !23, isLocal: false, isDefinition: true)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 9, size: 192, elements: !24)
!24 = !{!25, !26, !31}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !23, file: !3, line: 9, baseType: !9, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !23, file: !3, line: 9, baseType: !27, size: 64, offset: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DISubroutineType(types: !29)
!29 = !{!9, !30}
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 9, baseType: !30, size: 64, offset: 128)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(scope: null, file: !3, line: 39, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 72, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 9)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(scope: null, file: !3, line: 43, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 48, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 6)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 10, type: !10, isLocal: false, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "looked", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "deeper", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "jumped", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "signalled", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "assembled", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "varied", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "sorted", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 16, type: !9, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "place", scope: !2, file: !3, line: 18, type: !71, isLocal: true, isDefinition: true)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "jmp_buf", file: !72, line: 36, baseType: !73)
!72 = !DIFile(filename: "lib/libc/include/generic-glibc/setjmp.h", directory: "")
!73 = !DICompositeType(tag: DW_TAG_array_type, baseType: !74, size: 1600, elements: !95)
!74 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__jmp_buf_tag", file: !75, line: 26, size: 1600, elements: !76)
!75 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct___jmp_buf_tag.h", directory: "")
!76 = !{!77, !84, !85}
!77 = !DIDerivedType(tag: DW_TAG_member, name: "__jmpbuf", scope: !74, file: !75, line: 32, baseType: !78, size: 512)
!78 = !DIDerivedType(tag: DW_TAG_typedef, name: "__jmp_buf", file: !79, line: 31, baseType: !80)
!79 = !DIFile(filename: "lib/libc/include/x86-linux-gnu/bits/setjmp.h", directory: "")
!80 = !DICompositeType(tag: DW_TAG_array_type, baseType: !81, size: 512, elements: !82)
!81 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!82 = !{!83}
!83 = !DISubrange(count: 8)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "__mask_was_saved", scope: !74, file: !75, line: 33, baseType: !10, size: 32, offset: 512)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "__saved_mask", scope: !74, file: !75, line: 34, baseType: !86, size: 1024, offset: 576)
!86 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigset_t", file: !87, line: 8, baseType: !88)
!87 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/__sigset_t.h", directory: "")
!88 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !87, line: 5, size: 1024, elements: !89)
!89 = !{!90}
!90 = !DIDerivedType(tag: DW_TAG_member, name: "__val", scope: !88, file: !87, line: 7, baseType: !91, size: 1024)
!91 = !DICompositeType(tag: DW_TAG_array_type, baseType: !92, size: 1024, elements: !93)
!92 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!93 = !{!94}
!94 = !DISubrange(count: 16)
!95 = !{!96}
!96 = !DISubrange(count: 1)
!97 = !DIGlobalVariableExpression(var: !98, expr: !DIExpression())
!98 = distinct !DIGlobalVariable(name: "waiting", scope: !2, file: !3, line: 19, type: !99, isLocal: true, isDefinition: true)
!99 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!100 = !{i32 7, !"Dwarf Version", i32 4}
!101 = !{i32 2, !"Debug Info Version", i32 3}
!102 = !{i32 1, !"wchar_size", i32 4}
!103 = !{i32 8, !"PIC Level", i32 2}
!104 = !{i32 7, !"uwtable", i32 2}
!105 = !{i32 7, !"frame-pointer", i32 2}
!106 = !{!"clang version 22.1.8"}
!107 = distinct !DISubprogram(name: "same", scope: !3, file: !3, line: 11, type: !28, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!108 = !{}
!109 = !DILocalVariable(name: "n", arg: 1, scope: !107, file: !3, line: 11, type: !30)
!110 = !DILocation(line: 11, column: 24, scope: !107)
!111 = !DILocation(line: 11, column: 36, scope: !107)
!112 = !DILocation(line: 11, column: 39, scope: !107)
!113 = !DILocation(line: 11, column: 29, scope: !107)
!114 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 12, type: !12, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!115 = !DILocalVariable(name: "p", arg: 1, scope: !114, file: !3, line: 12, type: !9)
!116 = !DILocation(line: 12, column: 16, scope: !114)
!117 = !DILocation(line: 12, column: 28, scope: !114)
!118 = !DILocation(line: 12, column: 21, scope: !114)
!119 = distinct !DISubprogram(name: "callback", scope: !3, file: !3, line: 35, type: !12, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!120 = !DILocalVariable(name: "p", arg: 1, scope: !119, file: !3, line: 35, type: !9)
!121 = !DILocation(line: 35, column: 20, scope: !119)
!122 = !DILocation(line: 35, column: 32, scope: !119)
!123 = !DILocation(line: 35, column: 30, scope: !119)
!124 = !DILocation(line: 35, column: 42, scope: !119)
!125 = !DILocation(line: 35, column: 35, scope: !119)
!126 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 37, type: !7, scopeLine: 37, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!127 = !DILocalVariable(name: "f", arg: 1, scope: !126, file: !3, line: 37, type: !11)
!128 = !DILocation(line: 37, column: 19, scope: !126)
!129 = !DILocalVariable(name: "p", arg: 2, scope: !126, file: !3, line: 37, type: !9)
!130 = !DILocation(line: 37, column: 35, scope: !126)
!131 = !DILocation(line: 37, column: 47, scope: !126)
!132 = !DILocation(line: 37, column: 49, scope: !126)
!133 = !DILocation(line: 37, column: 40, scope: !126)
!134 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 38, type: !135, scopeLine: 38, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !108)
!135 = !DISubroutineType(types: !136)
!136 = !{!10}
!137 = !DILocalVariable(name: "n", scope: !134, file: !3, line: 39, type: !30)
!138 = !DILocation(line: 39, column: 18, scope: !134)
!139 = !DILocation(line: 39, column: 22, scope: !134)
!140 = !DILocation(line: 40, column: 14, scope: !134)
!141 = !DILocation(line: 40, column: 17, scope: !134)
!142 = !DILocation(line: 40, column: 12, scope: !134)
!143 = !DILocation(line: 41, column: 14, scope: !134)
!144 = !DILocation(line: 41, column: 17, scope: !134)
!145 = !DILocation(line: 41, column: 23, scope: !134)
!146 = !DILocation(line: 41, column: 29, scope: !134)
!147 = !DILocation(line: 41, column: 12, scope: !134)
!148 = !DILocation(line: 42, column: 14, scope: !134)
!149 = !DILocation(line: 42, column: 17, scope: !134)
!150 = !DILocation(line: 42, column: 21, scope: !134)
!151 = !DILocation(line: 42, column: 12, scope: !134)
!152 = !DILocalVariable(name: "h", scope: !134, file: !3, line: 43, type: !5)
!153 = !DILocation(line: 43, column: 12, scope: !134)
!154 = !DILocation(line: 43, column: 24, scope: !134)
!155 = !DILocation(line: 44, column: 14, scope: !134)
!156 = !DILocation(line: 44, column: 12, scope: !134)
!157 = !DILocation(line: 45, column: 10, scope: !158)
!158 = distinct !DILexicalBlock(scope: !134, file: !3, line: 45, column: 9)
!159 = !DILocation(line: 45, column: 9, scope: !158)
!160 = !DILocation(line: 45, column: 25, scope: !158)
!161 = !DILocation(line: 46, column: 14, scope: !134)
!162 = !DILocation(line: 46, column: 12, scope: !134)
!163 = !DILocalVariable(name: "action", scope: !134, file: !3, line: 47, type: !164)
!164 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "sigaction", file: !165, line: 27, size: 1216, elements: !166)
!165 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/sigaction.h", directory: "")
!166 = !{!167, !260, !261, !262}
!167 = !DIDerivedType(tag: DW_TAG_member, name: "__sigaction_handler", scope: !164, file: !165, line: 38, baseType: !168, size: 64)
!168 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !164, file: !165, line: 31, size: 64, elements: !169)
!169 = !{!170, !176}
!170 = !DIDerivedType(tag: DW_TAG_member, name: "sa_handler", scope: !168, file: !165, line: 34, baseType: !171, size: 64)
!171 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sighandler_t", file: !172, line: 72, baseType: !173)
!172 = !DIFile(filename: "lib/libc/include/generic-glibc/signal.h", directory: "")
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = !DISubroutineType(types: !175)
!175 = !{null, !10}
!176 = !DIDerivedType(tag: DW_TAG_member, name: "sa_sigaction", scope: !168, file: !165, line: 36, baseType: !177, size: 64)
!177 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !178, size: 64)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !10, !180, !217}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_typedef, name: "siginfo_t", file: !182, line: 124, baseType: !183)
!182 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/siginfo_t.h", directory: "")
!183 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !182, line: 36, size: 1024, elements: !184)
!184 = !{!185, !186, !187, !188, !189}
!185 = !DIDerivedType(tag: DW_TAG_member, name: "si_signo", scope: !183, file: !182, line: 38, baseType: !10, size: 32)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "si_errno", scope: !183, file: !182, line: 40, baseType: !10, size: 32, offset: 32)
!187 = !DIDerivedType(tag: DW_TAG_member, name: "si_code", scope: !183, file: !182, line: 42, baseType: !10, size: 32, offset: 64)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !183, file: !182, line: 48, baseType: !10, size: 32, offset: 96)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_sifields", scope: !183, file: !182, line: 123, baseType: !190, size: 896, offset: 128)
!190 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !183, file: !182, line: 51, size: 896, elements: !191)
!191 = !{!192, !196, !205, !218, !224, !233, !249, !254}
!192 = !DIDerivedType(tag: DW_TAG_member, name: "_pad", scope: !190, file: !182, line: 53, baseType: !193, size: 896)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 896, elements: !194)
!194 = !{!195}
!195 = !DISubrange(count: 28)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "_kill", scope: !190, file: !182, line: 60, baseType: !197, size: 64)
!197 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 56, size: 64, elements: !198)
!198 = !{!199, !202}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !197, file: !182, line: 58, baseType: !200, size: 32)
!200 = !DIDerivedType(tag: DW_TAG_typedef, name: "__pid_t", file: !201, line: 154, baseType: !10)
!201 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!202 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !197, file: !182, line: 59, baseType: !203, size: 32, offset: 32)
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !201, line: 146, baseType: !204)
!204 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "_timer", scope: !190, file: !182, line: 68, baseType: !206, size: 128)
!206 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 63, size: 128, elements: !207)
!207 = !{!208, !209, !210}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "si_tid", scope: !206, file: !182, line: 65, baseType: !10, size: 32)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "si_overrun", scope: !206, file: !182, line: 66, baseType: !10, size: 32, offset: 32)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !206, file: !182, line: 67, baseType: !211, size: 64, offset: 64)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "__sigval_t", file: !212, line: 30, baseType: !213)
!212 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/__sigval_t.h", directory: "")
!213 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "sigval", file: !212, line: 24, size: 64, elements: !214)
!214 = !{!215, !216}
!215 = !DIDerivedType(tag: DW_TAG_member, name: "sival_int", scope: !213, file: !212, line: 26, baseType: !10, size: 32)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "sival_ptr", scope: !213, file: !212, line: 27, baseType: !217, size: 64)
!217 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "_rt", scope: !190, file: !182, line: 76, baseType: !219, size: 128)
!219 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 71, size: 128, elements: !220)
!220 = !{!221, !222, !223}
!221 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !219, file: !182, line: 73, baseType: !200, size: 32)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !219, file: !182, line: 74, baseType: !203, size: 32, offset: 32)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "si_sigval", scope: !219, file: !182, line: 75, baseType: !211, size: 64, offset: 64)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "_sigchld", scope: !190, file: !182, line: 86, baseType: !225, size: 256)
!225 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 79, size: 256, elements: !226)
!226 = !{!227, !228, !229, !230, !232}
!227 = !DIDerivedType(tag: DW_TAG_member, name: "si_pid", scope: !225, file: !182, line: 81, baseType: !200, size: 32)
!228 = !DIDerivedType(tag: DW_TAG_member, name: "si_uid", scope: !225, file: !182, line: 82, baseType: !203, size: 32, offset: 32)
!229 = !DIDerivedType(tag: DW_TAG_member, name: "si_status", scope: !225, file: !182, line: 83, baseType: !10, size: 32, offset: 64)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "si_utime", scope: !225, file: !182, line: 84, baseType: !231, size: 64, offset: 128)
!231 = !DIDerivedType(tag: DW_TAG_typedef, name: "__clock_t", file: !201, line: 156, baseType: !81)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "si_stime", scope: !225, file: !182, line: 85, baseType: !231, size: 64, offset: 192)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "_sigfault", scope: !190, file: !182, line: 105, baseType: !234, size: 256)
!234 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 89, size: 256, elements: !235)
!235 = !{!236, !237, !239}
!236 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr", scope: !234, file: !182, line: 91, baseType: !217, size: 64)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "si_addr_lsb", scope: !234, file: !182, line: 93, baseType: !238, size: 16, offset: 64)
!238 = !DIBasicType(name: "short", size: 16, encoding: DW_ATE_signed)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "_bounds", scope: !234, file: !182, line: 104, baseType: !240, size: 128, offset: 128)
!240 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !234, file: !182, line: 94, size: 128, elements: !241)
!241 = !{!242, !247}
!242 = !DIDerivedType(tag: DW_TAG_member, name: "_addr_bnd", scope: !240, file: !182, line: 101, baseType: !243, size: 128)
!243 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !240, file: !182, line: 97, size: 128, elements: !244)
!244 = !{!245, !246}
!245 = !DIDerivedType(tag: DW_TAG_member, name: "_lower", scope: !243, file: !182, line: 99, baseType: !217, size: 64)
!246 = !DIDerivedType(tag: DW_TAG_member, name: "_upper", scope: !243, file: !182, line: 100, baseType: !217, size: 64, offset: 64)
!247 = !DIDerivedType(tag: DW_TAG_member, name: "_pkey", scope: !240, file: !182, line: 103, baseType: !248, size: 32)
!248 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !201, line: 42, baseType: !204)
!249 = !DIDerivedType(tag: DW_TAG_member, name: "_sigpoll", scope: !190, file: !182, line: 112, baseType: !250, size: 128)
!250 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 108, size: 128, elements: !251)
!251 = !{!252, !253}
!252 = !DIDerivedType(tag: DW_TAG_member, name: "si_band", scope: !250, file: !182, line: 110, baseType: !81, size: 64)
!253 = !DIDerivedType(tag: DW_TAG_member, name: "si_fd", scope: !250, file: !182, line: 111, baseType: !10, size: 32, offset: 64)
!254 = !DIDerivedType(tag: DW_TAG_member, name: "_sigsys", scope: !190, file: !182, line: 121, baseType: !255, size: 128)
!255 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !190, file: !182, line: 116, size: 128, elements: !256)
!256 = !{!257, !258, !259}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "_call_addr", scope: !255, file: !182, line: 118, baseType: !217, size: 64)
!258 = !DIDerivedType(tag: DW_TAG_member, name: "_syscall", scope: !255, file: !182, line: 119, baseType: !10, size: 32, offset: 64)
!259 = !DIDerivedType(tag: DW_TAG_member, name: "_arch", scope: !255, file: !182, line: 120, baseType: !204, size: 32, offset: 96)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "sa_mask", scope: !164, file: !165, line: 46, baseType: !86, size: 1024, offset: 64)
!261 = !DIDerivedType(tag: DW_TAG_member, name: "sa_flags", scope: !164, file: !165, line: 49, baseType: !10, size: 32, offset: 1088)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "sa_restorer", scope: !164, file: !165, line: 52, baseType: !263, size: 64, offset: 1152)
!263 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !264, size: 64)
!264 = !DISubroutineType(types: !265)
!265 = !{null}
!266 = !DILocation(line: 47, column: 22, scope: !134)
!267 = !DILocation(line: 48, column: 5, scope: !134)
!268 = !DILocation(line: 49, column: 5, scope: !134)
!269 = !DILocation(line: 50, column: 5, scope: !134)
!270 = !{i64 1856}
!271 = !DILocation(line: 51, column: 30, scope: !134)
!272 = !DILocation(line: 51, column: 14, scope: !134)
!273 = !DILocation(line: 51, column: 12, scope: !134)
!274 = !DILocalVariable(name: "all", scope: !134, file: !3, line: 52, type: !275)
!275 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !276)
!276 = !{!277}
!277 = !DISubrange(count: 2)
!278 = !DILocation(line: 52, column: 10, scope: !134)
!279 = !DILocation(line: 53, column: 11, scope: !134)
!280 = !DILocation(line: 53, column: 5, scope: !134)
!281 = !DILocalVariable(name: "key", scope: !134, file: !3, line: 54, type: !9)
!282 = !DILocation(line: 54, column: 10, scope: !134)
!283 = !DILocation(line: 55, column: 41, scope: !134)
!284 = !DILocation(line: 55, column: 27, scope: !134)
!285 = !DILocation(line: 55, column: 13, scope: !134)
!286 = !DILocation(line: 55, column: 11, scope: !134)
!287 = !DILocation(line: 56, column: 14, scope: !134)
!288 = !DILocation(line: 56, column: 21, scope: !134)
!289 = !DILocation(line: 56, column: 27, scope: !134)
!290 = !DILocation(line: 56, column: 30, scope: !134)
!291 = !DILocation(line: 56, column: 37, scope: !134)
!292 = !DILocation(line: 56, column: 43, scope: !134)
!293 = !DILocation(line: 56, column: 46, scope: !134)
!294 = !DILocation(line: 56, column: 53, scope: !134)
!295 = !DILocation(line: 56, column: 59, scope: !134)
!296 = !DILocation(line: 56, column: 62, scope: !134)
!297 = !DILocation(line: 56, column: 69, scope: !134)
!298 = !DILocation(line: 56, column: 75, scope: !134)
!299 = !DILocation(line: 56, column: 78, scope: !134)
!300 = !DILocation(line: 56, column: 85, scope: !134)
!301 = !DILocation(line: 56, column: 91, scope: !134)
!302 = !DILocation(line: 56, column: 94, scope: !134)
!303 = !DILocation(line: 56, column: 104, scope: !134)
!304 = !DILocation(line: 57, column: 9, scope: !134)
!305 = !DILocation(line: 57, column: 12, scope: !134)
!306 = !DILocation(line: 57, column: 22, scope: !134)
!307 = !DILocation(line: 57, column: 28, scope: !134)
!308 = !DILocation(line: 57, column: 31, scope: !134)
!309 = !DILocation(line: 57, column: 38, scope: !134)
!310 = !DILocation(line: 57, column: 44, scope: !134)
!311 = !DILocation(line: 57, column: 47, scope: !134)
!312 = !DILocation(line: 57, column: 53, scope: !134)
!313 = !DILocation(line: 57, column: 59, scope: !134)
!314 = !DILocation(line: 57, column: 62, scope: !134)
!315 = !DILocation(line: 57, column: 67, scope: !134)
!316 = !DILocation(line: 0, scope: !134)
!317 = !DILocation(line: 56, column: 12, scope: !134)
!318 = !DILocation(line: 56, column: 5, scope: !134)
!319 = distinct !DISubprogram(name: "jump", scope: !3, file: !3, line: 20, type: !320, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!320 = !DISubroutineType(types: !321)
!321 = !{null, !9}
!322 = !DILocalVariable(name: "p", arg: 1, scope: !319, file: !3, line: 20, type: !9)
!323 = !DILocation(line: 20, column: 23, scope: !319)
!324 = !DILocation(line: 20, column: 38, scope: !319)
!325 = !DILocation(line: 20, column: 36, scope: !319)
!326 = !DILocation(line: 20, column: 41, scope: !319)
!327 = distinct !DISubprogram(name: "handler", scope: !3, file: !3, line: 17, type: !178, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!328 = !DILocalVariable(name: "number", arg: 1, scope: !327, file: !3, line: 17, type: !10)
!329 = !DILocation(line: 17, column: 25, scope: !327)
!330 = !DILocalVariable(name: "info", arg: 2, scope: !327, file: !3, line: 17, type: !180)
!331 = !DILocation(line: 17, column: 44, scope: !327)
!332 = !DILocalVariable(name: "more", arg: 3, scope: !327, file: !3, line: 17, type: !217)
!333 = !DILocation(line: 17, column: 56, scope: !327)
!334 = !DILocation(line: 17, column: 74, scope: !327)
!335 = !DILocation(line: 17, column: 80, scope: !327)
!336 = distinct !DISubprogram(name: "vary", scope: !3, file: !3, line: 26, type: !337, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!337 = !DISubroutineType(types: !338)
!338 = !{!9, !10, null}
!339 = !DILocalVariable(name: "n", arg: 1, scope: !336, file: !3, line: 26, type: !10)
!340 = !DILocation(line: 26, column: 22, scope: !336)
!341 = !DILocalVariable(name: "list", scope: !336, file: !3, line: 27, type: !342)
!342 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !343, line: 12, baseType: !344)
!343 = !DIFile(filename: "lib/include/__stdarg_va_list.h", directory: "")
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !345)
!345 = !DICompositeType(tag: DW_TAG_array_type, baseType: !346, size: 192, elements: !95)
!346 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !347)
!347 = !{!348, !349, !350, !351}
!348 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !346, file: !3, line: 27, baseType: !204, size: 32)
!349 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !346, file: !3, line: 27, baseType: !204, size: 32, offset: 32)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !346, file: !3, line: 27, baseType: !217, size: 64, offset: 64)
!351 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !346, file: !3, line: 27, baseType: !217, size: 64, offset: 128)
!352 = !DILocation(line: 27, column: 13, scope: !336)
!353 = !DILocalVariable(name: "copy", scope: !336, file: !3, line: 27, type: !342)
!354 = !DILocation(line: 27, column: 19, scope: !336)
!355 = !DILocation(line: 28, column: 5, scope: !336)
!356 = !DILocation(line: 29, column: 5, scope: !336)
!357 = !DILocation(line: 30, column: 5, scope: !336)
!358 = !DILocation(line: 30, column: 12, scope: !336)
!359 = !DILocation(line: 30, column: 17, scope: !336)
!360 = distinct !{!360, !357, !359, !361}
!361 = !{!"llvm.loop.mustprogress"}
!362 = !DILocalVariable(name: "p", scope: !336, file: !3, line: 31, type: !363)
!363 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 15, size: 128, elements: !364)
!364 = !{!365, !366}
!365 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !363, file: !3, line: 15, baseType: !9, size: 64)
!366 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !363, file: !3, line: 15, baseType: !367, size: 64, offset: 64)
!367 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 14, baseType: !11)
!368 = !DILocation(line: 31, column: 17, scope: !336)
!369 = !DILocation(line: 31, column: 21, scope: !336)
!370 = !DILocation(line: 32, column: 5, scope: !336)
!371 = !DILocation(line: 32, column: 19, scope: !336)
!372 = !DILocation(line: 33, column: 14, scope: !336)
!373 = !DILocation(line: 33, column: 12, scope: !336)
!374 = !DILocation(line: 33, column: 18, scope: !336)
!375 = !DILocation(line: 33, column: 5, scope: !336)
!376 = distinct !DISubprogram(name: "made", scope: !3, file: !3, line: 25, type: !377, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!377 = !DISubroutineType(types: !378)
!378 = !{!363, !9, !367}
!379 = !DILocalVariable(name: "a", arg: 1, scope: !376, file: !3, line: 25, type: !9)
!380 = !DILocation(line: 25, column: 30, scope: !376)
!381 = !DILocalVariable(name: "f", arg: 2, scope: !376, file: !3, line: 25, type: !367)
!382 = !DILocation(line: 25, column: 36, scope: !376)
!383 = !DILocalVariable(name: "p", scope: !376, file: !3, line: 25, type: !363)
!384 = !DILocation(line: 25, column: 53, scope: !376)
!385 = !DILocation(line: 25, column: 57, scope: !376)
!386 = !DILocation(line: 25, column: 59, scope: !376)
!387 = !DILocation(line: 25, column: 62, scope: !376)
!388 = !DILocation(line: 25, column: 67, scope: !376)
!389 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 21, type: !390, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !108)
!390 = !DISubroutineType(types: !391)
!391 = !{!10, !392, !392}
!392 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !393, size: 64)
!393 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!394 = !DILocalVariable(name: "a", arg: 1, scope: !389, file: !3, line: 21, type: !392)
!395 = !DILocation(line: 21, column: 32, scope: !389)
!396 = !DILocalVariable(name: "b", arg: 2, scope: !389, file: !3, line: 21, type: !392)
!397 = !DILocation(line: 21, column: 47, scope: !389)
!398 = !DILocation(line: 22, column: 29, scope: !389)
!399 = !DILocation(line: 22, column: 14, scope: !389)
!400 = !DILocation(line: 22, column: 12, scope: !389)
!401 = !DILocation(line: 23, column: 27, scope: !389)
!402 = !DILocation(line: 23, column: 12, scope: !389)
!403 = !DILocation(line: 23, column: 46, scope: !389)
!404 = !DILocation(line: 23, column: 31, scope: !389)
!405 = !DILocation(line: 23, column: 29, scope: !389)
!406 = !DILocation(line: 23, column: 70, scope: !389)
!407 = !DILocation(line: 23, column: 55, scope: !389)
!408 = !DILocation(line: 23, column: 89, scope: !389)
!409 = !DILocation(line: 23, column: 74, scope: !389)
!410 = !DILocation(line: 23, column: 72, scope: !389)
!411 = !DILocation(line: 23, column: 5, scope: !389)
