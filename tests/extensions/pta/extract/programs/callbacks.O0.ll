; ModuleID = 'callbacks.c'
source_filename = "callbacks.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.thing = type { ptr, ptr }
%struct.iovec = type { ptr, i64 }
%struct.glob_t = type { i64, ptr, i64, i32, ptr, ptr, ptr, ptr, ptr }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.addrinfo = type { i32, i32, i32, i32, i32, ptr, ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !48
@__const.main.a = private unnamed_addr constant %struct.thing { ptr @x, ptr @y }, align 8
@__const.main.key = private unnamed_addr constant %struct.thing { ptr @x, ptr null }, align 8
@found = global ptr null, align 8, !dbg !52
@z = global i32 0, align 4, !dbg !50
@__const.main.arr = private unnamed_addr constant [2 x %struct.thing] [%struct.thing { ptr @y, ptr @z }, %struct.thing { ptr @x, ptr @x }], align 16
@searched = global ptr null, align 8, !dbg !54
@last = global ptr null, align 8, !dbg !56
@first = global ptr null, align 8, !dbg !58
@received = global ptr null, align 8, !dbg !60
@.str = private unnamed_addr constant [3 x i8] c"/*\00", align 1, !dbg !26
@path = global ptr null, align 8, !dbg !70
@.str.1 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !31
@entry = global ptr null, align 8, !dbg !72
@.str.2 = private unnamed_addr constant [14 x i8] c"/proc/self/fd\00", align 1, !dbg !36
@.str.3 = private unnamed_addr constant [10 x i8] c"127.0.0.1\00", align 1, !dbg !41
@.str.4 = private unnamed_addr constant [3 x i8] c"80\00", align 1, !dbg !46
@info = global ptr null, align 8, !dbg !82
@address = global ptr null, align 8, !dbg !109
@compared = global ptr null, align 8, !dbg !62
@visited = global ptr null, align 8, !dbg !64
@destroying = global ptr null, align 8, !dbg !66
@started = global ptr null, align 8, !dbg !68
@chosen = global ptr null, align 8, !dbg !74
@sorted = global ptr null, align 8, !dbg !76
@walked = global ptr null, align 8, !dbg !78

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !118 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca %struct.thing, align 8
  %4 = alloca %struct.thing, align 8
  %5 = alloca [2 x %struct.thing], align 16
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca [2 x i32], align 4
  %12 = alloca %struct.thing, align 8
  %13 = alloca [1 x %struct.iovec], align 16
  %14 = alloca [1 x %struct.iovec], align 16
  %15 = alloca %struct.glob_t, align 8
  %16 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !122, !DIExpression(), !124)
  store ptr null, ptr %2, align 8, !dbg !124
    #dbg_declare(ptr %3, !125, !DIExpression(), !126)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.a, i64 16, i1 false), !dbg !126
    #dbg_declare(ptr %4, !127, !DIExpression(), !128)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.key, i64 16, i1 false), !dbg !128
  %17 = call ptr @tsearch(ptr noundef %3, ptr noundef %2, ptr noundef @cmp), !dbg !129
  %18 = call ptr @tfind(ptr noundef %4, ptr noundef %2, ptr noundef @cmp), !dbg !130
  %19 = load ptr, ptr %18, align 8, !dbg !131
  %20 = getelementptr inbounds nuw %struct.thing, ptr %19, i32 0, i32 1, !dbg !132
  %21 = load ptr, ptr %20, align 8, !dbg !132
  store ptr %21, ptr @found, align 8, !dbg !133
  %22 = call ptr @tsearch(ptr noundef %4, ptr noundef %2, ptr noundef @cmp), !dbg !134
  %23 = load ptr, ptr %2, align 8, !dbg !135
  call void @twalk(ptr noundef %23, ptr noundef @visit), !dbg !136
    #dbg_declare(ptr %5, !137, !DIExpression(), !139)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %5, ptr align 16 @__const.main.arr, i64 32, i1 false), !dbg !139
    #dbg_declare(ptr %6, !140, !DIExpression(), !144)
  store i64 2, ptr %6, align 8, !dbg !144
    #dbg_declare(ptr %7, !145, !DIExpression(), !146)
  %24 = getelementptr inbounds [2 x %struct.thing], ptr %5, i64 0, i64 0, !dbg !147
  %25 = call ptr @lfind(ptr noundef %4, ptr noundef %24, ptr noundef %6, i64 noundef 16, ptr noundef @eq), !dbg !148
  store ptr %25, ptr %7, align 8, !dbg !146
  %26 = load ptr, ptr %7, align 8, !dbg !149
  %27 = getelementptr inbounds nuw %struct.thing, ptr %26, i32 0, i32 1, !dbg !150
  %28 = load ptr, ptr %27, align 8, !dbg !150
  store ptr %28, ptr @searched, align 8, !dbg !151
  %29 = load ptr, ptr %2, align 8, !dbg !152
  call void @tdestroy(ptr noundef %29, ptr noundef @destroyed), !dbg !153
    #dbg_declare(ptr %8, !154, !DIExpression(), !155)
  %30 = call noalias ptr @malloc(i64 noundef 16) #6, !dbg !156
  store ptr %30, ptr %8, align 8, !dbg !155
  %31 = load ptr, ptr %8, align 8, !dbg !157
  %32 = getelementptr inbounds ptr, ptr %31, i64 0, !dbg !157
  store ptr @z, ptr %32, align 8, !dbg !158
  %33 = load ptr, ptr %8, align 8, !dbg !159
  %34 = getelementptr inbounds ptr, ptr %33, i64 1, !dbg !159
  store ptr @x, ptr %34, align 8, !dbg !160
  %35 = load ptr, ptr %8, align 8, !dbg !161
  call void @qsort(ptr noundef %35, i64 noundef 2, i64 noundef 8, ptr noundef @less), !dbg !162
  %36 = load ptr, ptr %8, align 8, !dbg !163
  %37 = getelementptr inbounds ptr, ptr %36, i64 1, !dbg !163
  %38 = load ptr, ptr %37, align 8, !dbg !163
  store ptr %38, ptr @last, align 8, !dbg !164
  %39 = load ptr, ptr %8, align 8, !dbg !165
  %40 = getelementptr inbounds ptr, ptr %39, i64 0, !dbg !165
  %41 = load ptr, ptr %40, align 8, !dbg !165
  store ptr %41, ptr @first, align 8, !dbg !166
    #dbg_declare(ptr %9, !167, !DIExpression(), !172)
    #dbg_declare(ptr %10, !173, !DIExpression(), !174)
  store ptr @y, ptr %10, align 8, !dbg !174
  %42 = call i32 @thrd_create(ptr noundef %9, ptr noundef @c11, ptr noundef %10), !dbg !175
  %43 = load i64, ptr %9, align 8, !dbg !176
  %44 = call i32 @thrd_join(i64 noundef %43, ptr noundef null), !dbg !177
    #dbg_declare(ptr %11, !178, !DIExpression(), !180)
  %45 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 0, !dbg !181
  %46 = call i32 @pipe(ptr noundef %45) #7, !dbg !182
    #dbg_declare(ptr %12, !183, !DIExpression(), !184)
  call void @llvm.memset.p0.i64(ptr align 8 %12, i8 0, i64 16, i1 false), !dbg !184
    #dbg_declare(ptr %13, !185, !DIExpression(), !196)
  %47 = getelementptr inbounds nuw %struct.iovec, ptr %13, i32 0, i32 0, !dbg !197
  store ptr %3, ptr %47, align 16, !dbg !197
  %48 = getelementptr inbounds nuw %struct.iovec, ptr %13, i32 0, i32 1, !dbg !197
  store i64 16, ptr %48, align 8, !dbg !197
    #dbg_declare(ptr %14, !198, !DIExpression(), !199)
  %49 = getelementptr inbounds nuw %struct.iovec, ptr %14, i32 0, i32 0, !dbg !200
  store ptr %12, ptr %49, align 16, !dbg !200
  %50 = getelementptr inbounds nuw %struct.iovec, ptr %14, i32 0, i32 1, !dbg !200
  store i64 16, ptr %50, align 8, !dbg !200
  %51 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 1, !dbg !201
  %52 = load i32, ptr %51, align 4, !dbg !201
  %53 = getelementptr inbounds [1 x %struct.iovec], ptr %13, i64 0, i64 0, !dbg !202
  %54 = call i64 @writev(i32 noundef %52, ptr noundef %53, i32 noundef 1), !dbg !203
  %55 = getelementptr inbounds [2 x i32], ptr %11, i64 0, i64 0, !dbg !204
  %56 = load i32, ptr %55, align 4, !dbg !204
  %57 = getelementptr inbounds [1 x %struct.iovec], ptr %14, i64 0, i64 0, !dbg !205
  %58 = call i64 @readv(i32 noundef %56, ptr noundef %57, i32 noundef 1), !dbg !206
  %59 = getelementptr inbounds nuw %struct.thing, ptr %12, i32 0, i32 1, !dbg !207
  %60 = load ptr, ptr %59, align 8, !dbg !207
  store ptr %60, ptr @received, align 8, !dbg !208
    #dbg_declare(ptr %15, !209, !DIExpression(), !288)
  %61 = call i32 @glob(ptr noundef @.str, i32 noundef 0, ptr noundef null, ptr noundef %15) #7, !dbg !289
  %62 = getelementptr inbounds nuw %struct.glob_t, ptr %15, i32 0, i32 1, !dbg !290
  %63 = load ptr, ptr %62, align 8, !dbg !290
  %64 = getelementptr inbounds ptr, ptr %63, i64 0, !dbg !291
  %65 = load ptr, ptr %64, align 8, !dbg !291
  store ptr %65, ptr @path, align 8, !dbg !292
    #dbg_declare(ptr %16, !293, !DIExpression(), !295)
  %66 = call i32 @scandir(ptr noundef @.str.1, ptr noundef %16, ptr noundef @chose, ptr noundef @order), !dbg !296
  %67 = load ptr, ptr %16, align 8, !dbg !297
  %68 = getelementptr inbounds ptr, ptr %67, i64 0, !dbg !297
  %69 = load ptr, ptr %68, align 8, !dbg !297
  %70 = getelementptr inbounds nuw %struct.dirent, ptr %69, i32 0, i32 4, !dbg !298
  %71 = getelementptr inbounds [256 x i8], ptr %70, i64 0, i64 0, !dbg !297
  store ptr %71, ptr @entry, align 8, !dbg !299
  %72 = call i32 @ftw(ptr noundef @.str.2, ptr noundef @step, i32 noundef 1), !dbg !300
  %73 = call i32 @getaddrinfo(ptr noundef @.str.3, ptr noundef @.str.4, ptr noundef null, ptr noundef @info), !dbg !301
  %74 = load ptr, ptr @info, align 8, !dbg !302
  %75 = getelementptr inbounds nuw %struct.addrinfo, ptr %74, i32 0, i32 5, !dbg !303
  %76 = load ptr, ptr %75, align 8, !dbg !303
  store ptr %76, ptr @address, align 8, !dbg !304
  %77 = load ptr, ptr @found, align 8, !dbg !305
  %78 = icmp eq ptr %77, @y, !dbg !306
  br i1 %78, label %79, label %119, !dbg !307

79:                                               ; preds = %0
  %80 = load ptr, ptr @searched, align 8, !dbg !308
  %81 = icmp eq ptr %80, @x, !dbg !309
  br i1 %81, label %82, label %119, !dbg !310

82:                                               ; preds = %79
  %83 = load ptr, ptr @last, align 8, !dbg !311
  %84 = load ptr, ptr @first, align 8, !dbg !312
  %85 = icmp ne ptr %83, %84, !dbg !313
  br i1 %85, label %86, label %119, !dbg !314

86:                                               ; preds = %82
  %87 = load ptr, ptr @received, align 8, !dbg !315
  %88 = icmp eq ptr %87, @y, !dbg !316
  br i1 %88, label %89, label %119, !dbg !317

89:                                               ; preds = %86
  %90 = load ptr, ptr @compared, align 8, !dbg !318
  %91 = icmp eq ptr %90, @y, !dbg !319
  br i1 %91, label %92, label %119, !dbg !320

92:                                               ; preds = %89
  %93 = load ptr, ptr @visited, align 8, !dbg !321
  %94 = icmp eq ptr %93, @y, !dbg !322
  br i1 %94, label %95, label %119, !dbg !323

95:                                               ; preds = %92
  %96 = load ptr, ptr @destroying, align 8, !dbg !324
  %97 = icmp eq ptr %96, @y, !dbg !325
  br i1 %97, label %98, label %119, !dbg !326

98:                                               ; preds = %95
  %99 = load ptr, ptr @started, align 8, !dbg !327
  %100 = icmp eq ptr %99, @y, !dbg !328
  br i1 %100, label %101, label %119, !dbg !329

101:                                              ; preds = %98
  %102 = load ptr, ptr @path, align 8, !dbg !330
  %103 = icmp ne ptr %102, null, !dbg !330
  br i1 %103, label %104, label %119, !dbg !331

104:                                              ; preds = %101
  %105 = load ptr, ptr @entry, align 8, !dbg !332
  %106 = icmp ne ptr %105, null, !dbg !332
  br i1 %106, label %107, label %119, !dbg !333

107:                                              ; preds = %104
  %108 = load ptr, ptr @chosen, align 8, !dbg !334
  %109 = icmp ne ptr %108, null, !dbg !334
  br i1 %109, label %110, label %119, !dbg !335

110:                                              ; preds = %107
  %111 = load ptr, ptr @sorted, align 8, !dbg !336
  %112 = icmp ne ptr %111, null, !dbg !336
  br i1 %112, label %113, label %119, !dbg !337

113:                                              ; preds = %110
  %114 = load ptr, ptr @walked, align 8, !dbg !338
  %115 = icmp ne ptr %114, null, !dbg !338
  br i1 %115, label %116, label %119, !dbg !339

116:                                              ; preds = %113
  %117 = load ptr, ptr @address, align 8, !dbg !340
  %118 = icmp ne ptr %117, null, !dbg !339
  br label %119

119:                                              ; preds = %116, %113, %110, %107, %104, %101, %98, %95, %92, %89, %86, %82, %79, %0
  %120 = phi i1 [ false, %113 ], [ false, %110 ], [ false, %107 ], [ false, %104 ], [ false, %101 ], [ false, %98 ], [ false, %95 ], [ false, %92 ], [ false, %89 ], [ false, %86 ], [ false, %82 ], [ false, %79 ], [ false, %0 ], [ %118, %116 ], !dbg !341
  %121 = xor i1 %120, true, !dbg !342
  %122 = zext i1 %121 to i32, !dbg !342
  ret i32 %122, !dbg !343
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @cmp(ptr noundef %0, ptr noundef %1) #0 !dbg !344 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !349, !DIExpression(), !350)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !351, !DIExpression(), !352)
    #dbg_declare(ptr %5, !353, !DIExpression(), !356)
  %7 = load ptr, ptr %3, align 8, !dbg !357
  store ptr %7, ptr %5, align 8, !dbg !356
    #dbg_declare(ptr %6, !358, !DIExpression(), !359)
  %8 = load ptr, ptr %4, align 8, !dbg !360
  store ptr %8, ptr %6, align 8, !dbg !359
  %9 = load ptr, ptr %6, align 8, !dbg !361
  %10 = getelementptr inbounds nuw %struct.thing, ptr %9, i32 0, i32 1, !dbg !363
  %11 = load ptr, ptr %10, align 8, !dbg !363
  %12 = icmp ne ptr %11, null, !dbg !361
  br i1 %12, label %13, label %17, !dbg !361

13:                                               ; preds = %2
  %14 = load ptr, ptr %6, align 8, !dbg !364
  %15 = getelementptr inbounds nuw %struct.thing, ptr %14, i32 0, i32 1, !dbg !365
  %16 = load ptr, ptr %15, align 8, !dbg !365
  store ptr %16, ptr @compared, align 8, !dbg !366
  br label %17, !dbg !367

17:                                               ; preds = %13, %2
  %18 = load ptr, ptr %5, align 8, !dbg !368
  %19 = getelementptr inbounds nuw %struct.thing, ptr %18, i32 0, i32 0, !dbg !369
  %20 = load ptr, ptr %19, align 8, !dbg !369
  %21 = load ptr, ptr %6, align 8, !dbg !370
  %22 = getelementptr inbounds nuw %struct.thing, ptr %21, i32 0, i32 0, !dbg !371
  %23 = load ptr, ptr %22, align 8, !dbg !371
  %24 = icmp ult ptr %20, %23, !dbg !372
  br i1 %24, label %25, label %26, !dbg !368

25:                                               ; preds = %17
  br label %35, !dbg !368

26:                                               ; preds = %17
  %27 = load ptr, ptr %5, align 8, !dbg !373
  %28 = getelementptr inbounds nuw %struct.thing, ptr %27, i32 0, i32 0, !dbg !374
  %29 = load ptr, ptr %28, align 8, !dbg !374
  %30 = load ptr, ptr %6, align 8, !dbg !375
  %31 = getelementptr inbounds nuw %struct.thing, ptr %30, i32 0, i32 0, !dbg !376
  %32 = load ptr, ptr %31, align 8, !dbg !376
  %33 = icmp ugt ptr %29, %32, !dbg !377
  %34 = zext i1 %33 to i32, !dbg !377
  br label %35, !dbg !368

35:                                               ; preds = %26, %25
  %36 = phi i32 [ -1, %25 ], [ %34, %26 ], !dbg !368
  ret i32 %36, !dbg !378
}

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef) #2

declare void @twalk(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @visit(ptr noundef %0, i32 noundef %1, i32 noundef %2) #0 !dbg !379 {
  %4 = alloca ptr, align 8
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !383, !DIExpression(), !384)
  store i32 %1, ptr %5, align 4
    #dbg_declare(ptr %5, !385, !DIExpression(), !386)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !387, !DIExpression(), !388)
    #dbg_declare(ptr %7, !389, !DIExpression(), !390)
  %8 = load ptr, ptr %4, align 8, !dbg !391
  %9 = load ptr, ptr %8, align 8, !dbg !392
  store ptr %9, ptr %7, align 8, !dbg !390
  %10 = load ptr, ptr %7, align 8, !dbg !393
  %11 = getelementptr inbounds nuw %struct.thing, ptr %10, i32 0, i32 1, !dbg !394
  %12 = load ptr, ptr %11, align 8, !dbg !394
  store ptr %12, ptr @visited, align 8, !dbg !395
  ret void, !dbg !396
}

declare ptr @lfind(ptr noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @eq(ptr noundef %0, ptr noundef %1) #0 !dbg !397 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !398, !DIExpression(), !399)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !400, !DIExpression(), !401)
  %5 = load ptr, ptr %3, align 8, !dbg !402
  %6 = getelementptr inbounds nuw %struct.thing, ptr %5, i32 0, i32 0, !dbg !403
  %7 = load ptr, ptr %6, align 8, !dbg !403
  %8 = load ptr, ptr %4, align 8, !dbg !404
  %9 = getelementptr inbounds nuw %struct.thing, ptr %8, i32 0, i32 0, !dbg !405
  %10 = load ptr, ptr %9, align 8, !dbg !405
  %11 = icmp ne ptr %7, %10, !dbg !406
  %12 = zext i1 %11 to i32, !dbg !406
  ret i32 %12, !dbg !407
}

declare void @tdestroy(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @destroyed(ptr noundef %0) #0 !dbg !408 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !409, !DIExpression(), !410)
  %3 = load ptr, ptr %2, align 8, !dbg !411
  %4 = getelementptr inbounds nuw %struct.thing, ptr %3, i32 0, i32 1, !dbg !412
  %5 = load ptr, ptr %4, align 8, !dbg !412
  store ptr %5, ptr @destroying, align 8, !dbg !413
  ret void, !dbg !414
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #3

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @less(ptr noundef %0, ptr noundef %1) #0 !dbg !415 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !416, !DIExpression(), !417)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !418, !DIExpression(), !419)
    #dbg_declare(ptr %5, !420, !DIExpression(), !421)
  %7 = load ptr, ptr %3, align 8, !dbg !422
  %8 = load ptr, ptr %7, align 8, !dbg !423
  store ptr %8, ptr %5, align 8, !dbg !421
    #dbg_declare(ptr %6, !424, !DIExpression(), !425)
  %9 = load ptr, ptr %4, align 8, !dbg !426
  %10 = load ptr, ptr %9, align 8, !dbg !427
  store ptr %10, ptr %6, align 8, !dbg !425
  %11 = load ptr, ptr %5, align 8, !dbg !428
  %12 = load ptr, ptr %6, align 8, !dbg !429
  %13 = icmp ult ptr %11, %12, !dbg !430
  br i1 %13, label %14, label %15, !dbg !428

14:                                               ; preds = %2
  br label %20, !dbg !428

15:                                               ; preds = %2
  %16 = load ptr, ptr %5, align 8, !dbg !431
  %17 = load ptr, ptr %6, align 8, !dbg !432
  %18 = icmp ugt ptr %16, %17, !dbg !433
  %19 = zext i1 %18 to i32, !dbg !433
  br label %20, !dbg !428

20:                                               ; preds = %15, %14
  %21 = phi i32 [ -1, %14 ], [ %19, %15 ], !dbg !428
  ret i32 %21, !dbg !434
}

declare i32 @thrd_create(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @c11(ptr noundef %0) #0 !dbg !435 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !438, !DIExpression(), !439)
  %3 = load ptr, ptr %2, align 8, !dbg !440
  %4 = load ptr, ptr %3, align 8, !dbg !441
  store ptr %4, ptr @started, align 8, !dbg !442
  ret i32 0, !dbg !443
}

declare i32 @thrd_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #4

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #5

declare i64 @writev(i32 noundef, ptr noundef, i32 noundef) #2

declare i64 @readv(i32 noundef, ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare i32 @glob(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #4

declare i32 @scandir(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @chose(ptr noundef %0) #0 !dbg !444 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !449, !DIExpression(), !450)
  %3 = load ptr, ptr %2, align 8, !dbg !451
  %4 = getelementptr inbounds nuw %struct.dirent, ptr %3, i32 0, i32 4, !dbg !452
  %5 = getelementptr inbounds [256 x i8], ptr %4, i64 0, i64 0, !dbg !451
  store ptr %5, ptr @chosen, align 8, !dbg !453
  ret i32 1, !dbg !454
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @order(ptr noundef %0, ptr noundef %1) #0 !dbg !455 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !459, !DIExpression(), !460)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !461, !DIExpression(), !462)
  %5 = load ptr, ptr %4, align 8, !dbg !463
  %6 = load ptr, ptr %5, align 8, !dbg !464
  %7 = getelementptr inbounds nuw %struct.dirent, ptr %6, i32 0, i32 4, !dbg !465
  %8 = getelementptr inbounds [256 x i8], ptr %7, i64 0, i64 0, !dbg !466
  store ptr %8, ptr @sorted, align 8, !dbg !467
  ret i32 0, !dbg !468
}

declare i32 @ftw(ptr noundef, ptr noundef, i32 noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @step(ptr noundef %0, ptr noundef %1, i32 noundef %2) #0 !dbg !469 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i32, align 4
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !474, !DIExpression(), !475)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !476, !DIExpression(), !477)
  store i32 %2, ptr %6, align 4
    #dbg_declare(ptr %6, !478, !DIExpression(), !479)
  %7 = load ptr, ptr %4, align 8, !dbg !480
  store ptr %7, ptr @walked, align 8, !dbg !481
  ret i32 0, !dbg !482
}

declare i32 @getaddrinfo(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!111, !112, !113, !114, !115, !116}
!llvm.ident = !{!117}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 17, type: !20, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, enums: !4, retainedTypes: !13, globals: !25, splitDebugInlining: false, nameTableKind: None)
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
!117 = !{!"clang version 22.1.8"}
!118 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 28, type: !119, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !121)
!119 = !DISubroutineType(types: !120)
!120 = !{!20}
!121 = !{}
!122 = !DILocalVariable(name: "root", scope: !118, file: !3, line: 29, type: !123)
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!124 = !DILocation(line: 29, column: 9, scope: !118)
!125 = !DILocalVariable(name: "a", scope: !118, file: !3, line: 29, type: !16)
!126 = !DILocation(line: 29, column: 32, scope: !118)
!127 = !DILocalVariable(name: "key", scope: !118, file: !3, line: 29, type: !16)
!128 = !DILocation(line: 29, column: 48, scope: !118)
!129 = !DILocation(line: 30, column: 3, scope: !118)
!130 = !DILocation(line: 30, column: 55, scope: !118)
!131 = !DILocation(line: 30, column: 37, scope: !118)
!132 = !DILocation(line: 30, column: 81, scope: !118)
!133 = !DILocation(line: 30, column: 34, scope: !118)
!134 = !DILocation(line: 31, column: 3, scope: !118)
!135 = !DILocation(line: 31, column: 36, scope: !118)
!136 = !DILocation(line: 31, column: 30, scope: !118)
!137 = !DILocalVariable(name: "arr", scope: !118, file: !3, line: 32, type: !138)
!138 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !34)
!139 = !DILocation(line: 32, column: 16, scope: !118)
!140 = !DILocalVariable(name: "n", scope: !118, file: !3, line: 32, type: !141)
!141 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !142, line: 29, baseType: !143)
!142 = !DIFile(filename: "lib/libc/include/generic-glibc/glob.h", directory: "")
!143 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!144 = !DILocation(line: 32, column: 60, scope: !118)
!145 = !DILocalVariable(name: "f", scope: !118, file: !3, line: 33, type: !15)
!146 = !DILocation(line: 33, column: 17, scope: !118)
!147 = !DILocation(line: 33, column: 33, scope: !118)
!148 = !DILocation(line: 33, column: 21, scope: !118)
!149 = !DILocation(line: 33, column: 71, scope: !118)
!150 = !DILocation(line: 33, column: 74, scope: !118)
!151 = !DILocation(line: 33, column: 69, scope: !118)
!152 = !DILocation(line: 34, column: 12, scope: !118)
!153 = !DILocation(line: 34, column: 3, scope: !118)
!154 = !DILocalVariable(name: "s", scope: !118, file: !3, line: 35, type: !22)
!155 = !DILocation(line: 35, column: 9, scope: !118)
!156 = !DILocation(line: 35, column: 13, scope: !118)
!157 = !DILocation(line: 35, column: 36, scope: !118)
!158 = !DILocation(line: 35, column: 41, scope: !118)
!159 = !DILocation(line: 35, column: 47, scope: !118)
!160 = !DILocation(line: 35, column: 52, scope: !118)
!161 = !DILocation(line: 35, column: 64, scope: !118)
!162 = !DILocation(line: 35, column: 58, scope: !118)
!163 = !DILocation(line: 36, column: 10, scope: !118)
!164 = !DILocation(line: 36, column: 8, scope: !118)
!165 = !DILocation(line: 36, column: 24, scope: !118)
!166 = !DILocation(line: 36, column: 22, scope: !118)
!167 = !DILocalVariable(name: "t", scope: !118, file: !3, line: 37, type: !168)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "thrd_t", file: !169, line: 47, baseType: !170)
!169 = !DIFile(filename: "lib/libc/include/generic-glibc/threads.h", directory: "")
!170 = !DIDerivedType(tag: DW_TAG_typedef, name: "__thrd_t", file: !171, line: 107, baseType: !143)
!171 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/thread-shared-types.h", directory: "")
!172 = !DILocation(line: 37, column: 10, scope: !118)
!173 = !DILocalVariable(name: "loc", scope: !118, file: !3, line: 37, type: !19)
!174 = !DILocation(line: 37, column: 18, scope: !118)
!175 = !DILocation(line: 37, column: 28, scope: !118)
!176 = !DILocation(line: 37, column: 66, scope: !118)
!177 = !DILocation(line: 37, column: 56, scope: !118)
!178 = !DILocalVariable(name: "ends", scope: !118, file: !3, line: 38, type: !179)
!179 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 64, elements: !34)
!180 = !DILocation(line: 38, column: 7, scope: !118)
!181 = !DILocation(line: 38, column: 21, scope: !118)
!182 = !DILocation(line: 38, column: 16, scope: !118)
!183 = !DILocalVariable(name: "to", scope: !118, file: !3, line: 38, type: !16)
!184 = !DILocation(line: 38, column: 41, scope: !118)
!185 = !DILocalVariable(name: "out", scope: !118, file: !3, line: 38, type: !186)
!186 = !DICompositeType(tag: DW_TAG_array_type, baseType: !187, size: 128, elements: !194)
!187 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "iovec", file: !188, line: 26, size: 128, elements: !189)
!188 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_iovec.h", directory: "")
!189 = !{!190, !191}
!190 = !DIDerivedType(tag: DW_TAG_member, name: "iov_base", scope: !187, file: !188, line: 28, baseType: !123, size: 64)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "iov_len", scope: !187, file: !188, line: 29, baseType: !192, size: 64, offset: 64)
!192 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !193, line: 18, baseType: !143)
!193 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!194 = !{!195}
!195 = !DISubrange(count: 1)
!196 = !DILocation(line: 38, column: 64, scope: !118)
!197 = !DILocation(line: 38, column: 75, scope: !118)
!198 = !DILocalVariable(name: "in", scope: !118, file: !3, line: 38, type: !186)
!199 = !DILocation(line: 38, column: 95, scope: !118)
!200 = !DILocation(line: 38, column: 105, scope: !118)
!201 = !DILocation(line: 39, column: 10, scope: !118)
!202 = !DILocation(line: 39, column: 19, scope: !118)
!203 = !DILocation(line: 39, column: 3, scope: !118)
!204 = !DILocation(line: 39, column: 34, scope: !118)
!205 = !DILocation(line: 39, column: 43, scope: !118)
!206 = !DILocation(line: 39, column: 28, scope: !118)
!207 = !DILocation(line: 39, column: 65, scope: !118)
!208 = !DILocation(line: 39, column: 60, scope: !118)
!209 = !DILocalVariable(name: "g", scope: !118, file: !3, line: 40, type: !210)
!210 = !DIDerivedType(tag: DW_TAG_typedef, name: "glob_t", file: !142, line: 105, baseType: !211)
!211 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !142, line: 82, size: 576, elements: !212)
!212 = !{!213, !215, !217, !218, !219, !223, !243, !247, !287}
!213 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathc", scope: !211, file: !142, line: 84, baseType: !214, size: 64)
!214 = !DIDerivedType(tag: DW_TAG_typedef, name: "__size_t", file: !142, line: 27, baseType: !143)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathv", scope: !211, file: !142, line: 85, baseType: !216, size: 64, offset: 64)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "gl_offs", scope: !211, file: !142, line: 86, baseType: !214, size: 64, offset: 128)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "gl_flags", scope: !211, file: !142, line: 87, baseType: !20, size: 32, offset: 192)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "gl_closedir", scope: !211, file: !142, line: 91, baseType: !220, size: 64, offset: 256)
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!221 = !DISubroutineType(types: !222)
!222 = !{null, !123}
!223 = !DIDerivedType(tag: DW_TAG_member, name: "gl_readdir", scope: !211, file: !142, line: 93, baseType: !224, size: 64, offset: 320)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !225, size: 64)
!225 = !DISubroutineType(types: !226)
!226 = !{!227, !123}
!227 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !228, size: 64)
!228 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !229, line: 22, size: 2240, elements: !230)
!229 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/dirent.h", directory: "")
!230 = !{!231, !233, !236, !237, !239}
!231 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !228, file: !229, line: 25, baseType: !232, size: 64)
!232 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !96, line: 148, baseType: !143)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !228, file: !229, line: 26, baseType: !234, size: 64, offset: 64)
!234 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !96, line: 152, baseType: !235)
!235 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !228, file: !229, line: 31, baseType: !105, size: 16, offset: 128)
!237 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !228, file: !229, line: 32, baseType: !238, size: 8, offset: 144)
!238 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !228, file: !229, line: 33, baseType: !240, size: 2048, offset: 152)
!240 = !DICompositeType(tag: DW_TAG_array_type, baseType: !24, size: 2048, elements: !241)
!241 = !{!242}
!242 = !DISubrange(count: 256)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "gl_opendir", scope: !211, file: !142, line: 97, baseType: !244, size: 64, offset: 384)
!244 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !245, size: 64)
!245 = !DISubroutineType(types: !246)
!246 = !{!123, !80}
!247 = !DIDerivedType(tag: DW_TAG_member, name: "gl_lstat", scope: !211, file: !142, line: 99, baseType: !248, size: 64, offset: 448)
!248 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !249, size: 64)
!249 = !DISubroutineType(types: !250)
!250 = !{!20, !251, !252}
!251 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !80)
!252 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !253)
!253 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !254, size: 64)
!254 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !255, line: 26, size: 1152, elements: !256)
!255 = !DIFile(filename: "lib/libc/include/x86-linux-gnu/bits/struct_stat.h", directory: "")
!256 = !{!257, !259, !260, !262, !264, !266, !268, !269, !270, !271, !273, !275, !283, !284, !285}
!257 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !254, file: !255, line: 31, baseType: !258, size: 64)
!258 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !96, line: 145, baseType: !143)
!259 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !254, file: !255, line: 36, baseType: !232, size: 64, offset: 64)
!260 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !254, file: !255, line: 44, baseType: !261, size: 64, offset: 128)
!261 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !96, line: 151, baseType: !143)
!262 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !254, file: !255, line: 45, baseType: !263, size: 32, offset: 192)
!263 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mode_t", file: !96, line: 150, baseType: !7)
!264 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !254, file: !255, line: 47, baseType: !265, size: 32, offset: 224)
!265 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !96, line: 146, baseType: !7)
!266 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !254, file: !255, line: 48, baseType: !267, size: 32, offset: 256)
!267 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !96, line: 147, baseType: !7)
!268 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !254, file: !255, line: 50, baseType: !20, size: 32, offset: 288)
!269 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !254, file: !255, line: 52, baseType: !258, size: 64, offset: 320)
!270 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !254, file: !255, line: 57, baseType: !234, size: 64, offset: 384)
!271 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !254, file: !255, line: 61, baseType: !272, size: 64, offset: 448)
!272 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blksize_t", file: !96, line: 175, baseType: !235)
!273 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !254, file: !255, line: 63, baseType: !274, size: 64, offset: 512)
!274 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blkcnt_t", file: !96, line: 180, baseType: !235)
!275 = !DIDerivedType(tag: DW_TAG_member, name: "st_atim", scope: !254, file: !255, line: 74, baseType: !276, size: 128, offset: 576)
!276 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !277, line: 11, size: 128, elements: !278)
!277 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_timespec.h", directory: "")
!278 = !{!279, !281}
!279 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !276, file: !277, line: 16, baseType: !280, size: 64)
!280 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !96, line: 160, baseType: !235)
!281 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !276, file: !277, line: 21, baseType: !282, size: 64, offset: 64)
!282 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !96, line: 197, baseType: !235)
!283 = !DIDerivedType(tag: DW_TAG_member, name: "st_mtim", scope: !254, file: !255, line: 75, baseType: !276, size: 128, offset: 704)
!284 = !DIDerivedType(tag: DW_TAG_member, name: "st_ctim", scope: !254, file: !255, line: 76, baseType: !276, size: 128, offset: 832)
!285 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !254, file: !255, line: 89, baseType: !286, size: 192, offset: 960)
!286 = !DICompositeType(tag: DW_TAG_array_type, baseType: !282, size: 192, elements: !29)
!287 = !DIDerivedType(tag: DW_TAG_member, name: "gl_stat", scope: !211, file: !142, line: 100, baseType: !248, size: 64, offset: 512)
!288 = !DILocation(line: 40, column: 10, scope: !118)
!289 = !DILocation(line: 40, column: 13, scope: !118)
!290 = !DILocation(line: 40, column: 44, scope: !118)
!291 = !DILocation(line: 40, column: 42, scope: !118)
!292 = !DILocation(line: 40, column: 40, scope: !118)
!293 = !DILocalVariable(name: "list", scope: !118, file: !3, line: 41, type: !294)
!294 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !227, size: 64)
!295 = !DILocation(line: 41, column: 19, scope: !118)
!296 = !DILocation(line: 41, column: 25, scope: !118)
!297 = !DILocation(line: 41, column: 68, scope: !118)
!298 = !DILocation(line: 41, column: 77, scope: !118)
!299 = !DILocation(line: 41, column: 66, scope: !118)
!300 = !DILocation(line: 42, column: 3, scope: !118)
!301 = !DILocation(line: 43, column: 3, scope: !118)
!302 = !DILocation(line: 43, column: 55, scope: !118)
!303 = !DILocation(line: 43, column: 61, scope: !118)
!304 = !DILocation(line: 43, column: 53, scope: !118)
!305 = !DILocation(line: 44, column: 12, scope: !118)
!306 = !DILocation(line: 44, column: 18, scope: !118)
!307 = !DILocation(line: 44, column: 24, scope: !118)
!308 = !DILocation(line: 44, column: 27, scope: !118)
!309 = !DILocation(line: 44, column: 36, scope: !118)
!310 = !DILocation(line: 44, column: 42, scope: !118)
!311 = !DILocation(line: 44, column: 45, scope: !118)
!312 = !DILocation(line: 44, column: 53, scope: !118)
!313 = !DILocation(line: 44, column: 50, scope: !118)
!314 = !DILocation(line: 44, column: 59, scope: !118)
!315 = !DILocation(line: 44, column: 62, scope: !118)
!316 = !DILocation(line: 44, column: 71, scope: !118)
!317 = !DILocation(line: 44, column: 77, scope: !118)
!318 = !DILocation(line: 44, column: 80, scope: !118)
!319 = !DILocation(line: 44, column: 89, scope: !118)
!320 = !DILocation(line: 44, column: 95, scope: !118)
!321 = !DILocation(line: 44, column: 98, scope: !118)
!322 = !DILocation(line: 44, column: 106, scope: !118)
!323 = !DILocation(line: 44, column: 112, scope: !118)
!324 = !DILocation(line: 44, column: 115, scope: !118)
!325 = !DILocation(line: 44, column: 126, scope: !118)
!326 = !DILocation(line: 44, column: 132, scope: !118)
!327 = !DILocation(line: 44, column: 135, scope: !118)
!328 = !DILocation(line: 44, column: 143, scope: !118)
!329 = !DILocation(line: 45, column: 9, scope: !118)
!330 = !DILocation(line: 45, column: 12, scope: !118)
!331 = !DILocation(line: 45, column: 17, scope: !118)
!332 = !DILocation(line: 45, column: 20, scope: !118)
!333 = !DILocation(line: 45, column: 26, scope: !118)
!334 = !DILocation(line: 45, column: 29, scope: !118)
!335 = !DILocation(line: 45, column: 36, scope: !118)
!336 = !DILocation(line: 45, column: 39, scope: !118)
!337 = !DILocation(line: 45, column: 46, scope: !118)
!338 = !DILocation(line: 45, column: 49, scope: !118)
!339 = !DILocation(line: 45, column: 56, scope: !118)
!340 = !DILocation(line: 45, column: 59, scope: !118)
!341 = !DILocation(line: 0, scope: !118)
!342 = !DILocation(line: 44, column: 10, scope: !118)
!343 = !DILocation(line: 44, column: 3, scope: !118)
!344 = distinct !DISubprogram(name: "cmp", scope: !3, file: !3, line: 19, type: !345, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!345 = !DISubroutineType(types: !346)
!346 = !{!20, !347, !347}
!347 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !348, size: 64)
!348 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!349 = !DILocalVariable(name: "a", arg: 1, scope: !344, file: !3, line: 19, type: !347)
!350 = !DILocation(line: 19, column: 28, scope: !344)
!351 = !DILocalVariable(name: "b", arg: 2, scope: !344, file: !3, line: 19, type: !347)
!352 = !DILocation(line: 19, column: 43, scope: !344)
!353 = !DILocalVariable(name: "p", scope: !344, file: !3, line: 19, type: !354)
!354 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !355, size: 64)
!355 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!356 = !DILocation(line: 19, column: 68, scope: !344)
!357 = !DILocation(line: 19, column: 72, scope: !344)
!358 = !DILocalVariable(name: "q", scope: !344, file: !3, line: 19, type: !354)
!359 = !DILocation(line: 19, column: 76, scope: !344)
!360 = !DILocation(line: 19, column: 80, scope: !344)
!361 = !DILocation(line: 19, column: 87, scope: !362)
!362 = distinct !DILexicalBlock(scope: !344, file: !3, line: 19, column: 87)
!363 = !DILocation(line: 19, column: 90, scope: !362)
!364 = !DILocation(line: 19, column: 106, scope: !362)
!365 = !DILocation(line: 19, column: 109, scope: !362)
!366 = !DILocation(line: 19, column: 104, scope: !362)
!367 = !DILocation(line: 19, column: 95, scope: !362)
!368 = !DILocation(line: 19, column: 121, scope: !344)
!369 = !DILocation(line: 19, column: 124, scope: !344)
!370 = !DILocation(line: 19, column: 130, scope: !344)
!371 = !DILocation(line: 19, column: 133, scope: !344)
!372 = !DILocation(line: 19, column: 128, scope: !344)
!373 = !DILocation(line: 19, column: 144, scope: !344)
!374 = !DILocation(line: 19, column: 147, scope: !344)
!375 = !DILocation(line: 19, column: 153, scope: !344)
!376 = !DILocation(line: 19, column: 156, scope: !344)
!377 = !DILocation(line: 19, column: 151, scope: !344)
!378 = !DILocation(line: 19, column: 114, scope: !344)
!379 = distinct !DISubprogram(name: "visit", scope: !3, file: !3, line: 20, type: !380, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!380 = !DISubroutineType(types: !381)
!381 = !{null, !347, !382, !20}
!382 = !DIDerivedType(tag: DW_TAG_typedef, name: "VISIT", file: !6, line: 125, baseType: !5)
!383 = !DILocalVariable(name: "n", arg: 1, scope: !379, file: !3, line: 20, type: !347)
!384 = !DILocation(line: 20, column: 31, scope: !379)
!385 = !DILocalVariable(name: "v", arg: 2, scope: !379, file: !3, line: 20, type: !382)
!386 = !DILocation(line: 20, column: 40, scope: !379)
!387 = !DILocalVariable(name: "d", arg: 3, scope: !379, file: !3, line: 20, type: !20)
!388 = !DILocation(line: 20, column: 47, scope: !379)
!389 = !DILocalVariable(name: "t", scope: !379, file: !3, line: 20, type: !15)
!390 = !DILocation(line: 20, column: 66, scope: !379)
!391 = !DILocation(line: 20, column: 88, scope: !379)
!392 = !DILocation(line: 20, column: 70, scope: !379)
!393 = !DILocation(line: 20, column: 101, scope: !379)
!394 = !DILocation(line: 20, column: 104, scope: !379)
!395 = !DILocation(line: 20, column: 99, scope: !379)
!396 = !DILocation(line: 20, column: 109, scope: !379)
!397 = distinct !DISubprogram(name: "eq", scope: !3, file: !3, line: 22, type: !345, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!398 = !DILocalVariable(name: "a", arg: 1, scope: !397, file: !3, line: 22, type: !347)
!399 = !DILocation(line: 22, column: 27, scope: !397)
!400 = !DILocalVariable(name: "b", arg: 2, scope: !397, file: !3, line: 22, type: !347)
!401 = !DILocation(line: 22, column: 42, scope: !397)
!402 = !DILocation(line: 22, column: 71, scope: !397)
!403 = !DILocation(line: 22, column: 75, scope: !397)
!404 = !DILocation(line: 22, column: 99, scope: !397)
!405 = !DILocation(line: 22, column: 103, scope: !397)
!406 = !DILocation(line: 22, column: 79, scope: !397)
!407 = !DILocation(line: 22, column: 47, scope: !397)
!408 = distinct !DISubprogram(name: "destroyed", scope: !3, file: !3, line: 21, type: !221, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!409 = !DILocalVariable(name: "p", arg: 1, scope: !408, file: !3, line: 21, type: !123)
!410 = !DILocation(line: 21, column: 29, scope: !408)
!411 = !DILocation(line: 21, column: 64, scope: !408)
!412 = !DILocation(line: 21, column: 68, scope: !408)
!413 = !DILocation(line: 21, column: 45, scope: !408)
!414 = !DILocation(line: 21, column: 73, scope: !408)
!415 = distinct !DISubprogram(name: "less", scope: !3, file: !3, line: 23, type: !345, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!416 = !DILocalVariable(name: "a", arg: 1, scope: !415, file: !3, line: 23, type: !347)
!417 = !DILocation(line: 23, column: 29, scope: !415)
!418 = !DILocalVariable(name: "b", arg: 2, scope: !415, file: !3, line: 23, type: !347)
!419 = !DILocation(line: 23, column: 44, scope: !415)
!420 = !DILocalVariable(name: "p", scope: !415, file: !3, line: 23, type: !19)
!421 = !DILocation(line: 23, column: 54, scope: !415)
!422 = !DILocation(line: 23, column: 67, scope: !415)
!423 = !DILocation(line: 23, column: 58, scope: !415)
!424 = !DILocalVariable(name: "q", scope: !415, file: !3, line: 23, type: !19)
!425 = !DILocation(line: 23, column: 71, scope: !415)
!426 = !DILocation(line: 23, column: 84, scope: !415)
!427 = !DILocation(line: 23, column: 75, scope: !415)
!428 = !DILocation(line: 23, column: 94, scope: !415)
!429 = !DILocation(line: 23, column: 98, scope: !415)
!430 = !DILocation(line: 23, column: 96, scope: !415)
!431 = !DILocation(line: 23, column: 107, scope: !415)
!432 = !DILocation(line: 23, column: 111, scope: !415)
!433 = !DILocation(line: 23, column: 109, scope: !415)
!434 = !DILocation(line: 23, column: 87, scope: !415)
!435 = distinct !DISubprogram(name: "c11", scope: !3, file: !3, line: 24, type: !436, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!436 = !DISubroutineType(types: !437)
!437 = !{!20, !123}
!438 = !DILocalVariable(name: "p", arg: 1, scope: !435, file: !3, line: 24, type: !123)
!439 = !DILocation(line: 24, column: 22, scope: !435)
!440 = !DILocation(line: 24, column: 46, scope: !435)
!441 = !DILocation(line: 24, column: 37, scope: !435)
!442 = !DILocation(line: 24, column: 35, scope: !435)
!443 = !DILocation(line: 24, column: 49, scope: !435)
!444 = distinct !DISubprogram(name: "chose", scope: !3, file: !3, line: 25, type: !445, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!445 = !DISubroutineType(types: !446)
!446 = !{!20, !447}
!447 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !448, size: 64)
!448 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !228)
!449 = !DILocalVariable(name: "d", arg: 1, scope: !444, file: !3, line: 25, type: !447)
!450 = !DILocation(line: 25, column: 39, scope: !444)
!451 = !DILocation(line: 25, column: 61, scope: !444)
!452 = !DILocation(line: 25, column: 64, scope: !444)
!453 = !DILocation(line: 25, column: 51, scope: !444)
!454 = !DILocation(line: 25, column: 72, scope: !444)
!455 = distinct !DISubprogram(name: "order", scope: !3, file: !3, line: 26, type: !456, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!456 = !DISubroutineType(types: !457)
!457 = !{!20, !458, !458}
!458 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !447, size: 64)
!459 = !DILocalVariable(name: "a", arg: 1, scope: !455, file: !3, line: 26, type: !458)
!460 = !DILocation(line: 26, column: 40, scope: !455)
!461 = !DILocalVariable(name: "b", arg: 2, scope: !455, file: !3, line: 26, type: !458)
!462 = !DILocation(line: 26, column: 65, scope: !455)
!463 = !DILocation(line: 26, column: 89, scope: !455)
!464 = !DILocation(line: 26, column: 88, scope: !455)
!465 = !DILocation(line: 26, column: 93, scope: !455)
!466 = !DILocation(line: 26, column: 87, scope: !455)
!467 = !DILocation(line: 26, column: 77, scope: !455)
!468 = !DILocation(line: 26, column: 101, scope: !455)
!469 = distinct !DISubprogram(name: "step", scope: !3, file: !3, line: 27, type: !470, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !121)
!470 = !DISubroutineType(types: !471)
!471 = !{!20, !80, !472, !20}
!472 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !473, size: 64)
!473 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !254)
!474 = !DILocalVariable(name: "p", arg: 1, scope: !469, file: !3, line: 27, type: !80)
!475 = !DILocation(line: 27, column: 29, scope: !469)
!476 = !DILocalVariable(name: "s", arg: 2, scope: !469, file: !3, line: 27, type: !472)
!477 = !DILocation(line: 27, column: 51, scope: !469)
!478 = !DILocalVariable(name: "f", arg: 3, scope: !469, file: !3, line: 27, type: !20)
!479 = !DILocation(line: 27, column: 58, scope: !469)
!480 = !DILocation(line: 27, column: 72, scope: !469)
!481 = !DILocation(line: 27, column: 70, scope: !469)
!482 = !DILocation(line: 27, column: 75, scope: !469)
