; ModuleID = 'mixed.c'
source_filename = "mixed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.ops = type { ptr, ptr }
%struct.object = type { ptr }
%union.both = type { ptr }
%struct.small = type { [4 x i8], i32, ptr }
%struct.packed = type <{ i8, ptr, ptr }>
%struct.anon.1 = type { [4 x ptr], ptr }
%struct.tagged = type { i64 }
%struct.flags = type { i64 }
%struct.anon = type { ptr, ptr }
%struct.anon.0 = type { ptr, ptr }

@table = internal constant [2 x %struct.ops] [%struct.ops { ptr @.str, ptr @f0 }, %struct.ops { ptr @.str.1, ptr @f1 }], align 16, !dbg !0
@object = global %struct.object { ptr getelementptr (i8, ptr @table, i64 16) }, align 8, !dbg !29
@n = global i32 1, align 4, !dbg !42
@eight = global i64 8, align 8, !dbg !45
@x = global i32 0, align 4, !dbg !50
@u = global %union.both zeroinitializer, align 8, !dbg !56
@v = global %union.both zeroinitializer, align 8, !dbg !76
@from_union = global ptr null, align 8, !dbg !104
@from_bytes = global ptr null, align 8, !dbg !106
@y = global i32 0, align 4, !dbg !52
@z = global i32 0, align 4, !dbg !54
@from_bits = global ptr null, align 8, !dbg !108
@short_relative = global i32 0, align 4, !dbg !150
@off32 = global ptr null, align 8, !dbg !120
@wide = global x86_fp80 0xK00000000000000000000, align 16, !dbg !144
@from_long_double = global ptr null, align 8, !dbg !110
@pair = global { double, double } zeroinitializer, align 8, !dbg !147
@complex_part = global ptr null, align 8, !dbg !112
@from_ops = global ptr null, align 8, !dbg !130
@via_table = global ptr null, align 8, !dbg !138
@small = global %struct.small zeroinitializer, align 8, !dbg !83
@small2 = global %struct.small zeroinitializer, align 8, !dbg !93
@from_small = global ptr null, align 8, !dbg !132
@packed = global %struct.packed zeroinitializer, align 1, !dbg !95
@packed2 = global %struct.packed zeroinitializer, align 1, !dbg !102
@from_packed = global ptr null, align 8, !dbg !118
@from_packed_f = global ptr null, align 8, !dbg !134
@st = internal global %struct.anon.1 zeroinitializer, align 8, !dbg !157
@chosen = global ptr null, align 8, !dbg !140
@element = global ptr null, align 8, !dbg !126
@buffer = internal global [64 x i8] zeroinitializer, align 16, !dbg !152
@unal = global ptr null, align 8, !dbg !124
@from_key = global ptr null, align 8, !dbg !114
@selected = global ptr null, align 8, !dbg !128
@xored = global ptr null, align 8, !dbg !116
@generic = global ptr null, align 8, !dbg !122
@kept = global ptr null, align 8, !dbg !142
@tagged = global %struct.tagged zeroinitializer, align 8, !dbg !78
@via_return = global ptr null, align 8, !dbg !136
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !164
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !167

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !177 {
  ret void, !dbg !178
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !179 {
  ret void, !dbg !180
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f2() #0 !dbg !181 {
  ret void, !dbg !182
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !183 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i32, align 4
  %4 = alloca %struct.flags, align 8
  %5 = alloca %struct.anon, align 8
  %6 = alloca %struct.anon.0, align 8
  %7 = alloca { double, double }, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  %10 = alloca i64, align 8
  %11 = alloca i64, align 8
  %12 = alloca [3 x ptr], align 16
  %13 = alloca <2 x i64>, align 16
  %14 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @x, ptr @u, align 8, !dbg !187
  %15 = load double, ptr @u, align 8, !dbg !188
  store double %15, ptr @v, align 8, !dbg !189
  %16 = load ptr, ptr @v, align 8, !dbg !190
  store ptr %16, ptr @from_union, align 8, !dbg !191
    #dbg_declare(ptr %2, !192, !DIExpression(), !194)
  store i32 0, ptr %2, align 4, !dbg !194
  br label %17, !dbg !195

17:                                               ; preds = %29, %0
  %18 = load i32, ptr %2, align 4, !dbg !196
  %19 = icmp slt i32 %18, 8, !dbg !198
  br i1 %19, label %20, label %32, !dbg !199

20:                                               ; preds = %17
  %21 = load i32, ptr %2, align 4, !dbg !200
  %22 = sext i32 %21 to i64, !dbg !201
  %23 = getelementptr inbounds [8 x i8], ptr @u, i64 0, i64 %22, !dbg !201
  %24 = load i8, ptr %23, align 1, !dbg !201
  %25 = load i32, ptr %2, align 4, !dbg !202
  %26 = sub nsw i32 7, %25, !dbg !203
  %27 = sext i32 %26 to i64, !dbg !204
  %28 = getelementptr inbounds [8 x i8], ptr @v, i64 0, i64 %27, !dbg !204
  store i8 %24, ptr %28, align 1, !dbg !205
  br label %29, !dbg !204

29:                                               ; preds = %20
  %30 = load i32, ptr %2, align 4, !dbg !206
  %31 = add nsw i32 %30, 1, !dbg !206
  store i32 %31, ptr %2, align 4, !dbg !206
  br label %17, !dbg !207, !llvm.loop !208

32:                                               ; preds = %17
    #dbg_declare(ptr %3, !211, !DIExpression(), !213)
  store i32 0, ptr %3, align 4, !dbg !213
  br label %33, !dbg !214

33:                                               ; preds = %45, %32
  %34 = load i32, ptr %3, align 4, !dbg !215
  %35 = icmp slt i32 %34, 8, !dbg !217
  br i1 %35, label %36, label %48, !dbg !218

36:                                               ; preds = %33
  %37 = load i32, ptr %3, align 4, !dbg !219
  %38 = sub nsw i32 7, %37, !dbg !220
  %39 = sext i32 %38 to i64, !dbg !221
  %40 = getelementptr inbounds [8 x i8], ptr @v, i64 0, i64 %39, !dbg !221
  %41 = load i8, ptr %40, align 1, !dbg !221
  %42 = load i32, ptr %3, align 4, !dbg !222
  %43 = sext i32 %42 to i64, !dbg !223
  %44 = getelementptr inbounds i8, ptr @from_bytes, i64 %43, !dbg !223
  store i8 %41, ptr %44, align 1, !dbg !224
  br label %45, !dbg !223

45:                                               ; preds = %36
  %46 = load i32, ptr %3, align 4, !dbg !225
  %47 = add nsw i32 %46, 1, !dbg !225
  store i32 %47, ptr %3, align 4, !dbg !225
  br label %33, !dbg !226, !llvm.loop !227

48:                                               ; preds = %33
    #dbg_declare(ptr %4, !229, !DIExpression(), !234)
  store i64 0, ptr %4, align 8, !dbg !235
  %49 = load i64, ptr %4, align 8, !dbg !235
  %50 = and i64 %49, -8, !dbg !235
  %51 = or i64 %50, 1, !dbg !235
  store i64 %51, ptr %4, align 8, !dbg !235
  %52 = lshr i64 ptrtoint (ptr @y to i64), 3, !dbg !236
  %53 = load i64, ptr %4, align 8, !dbg !235
  %54 = and i64 %52, 2305843009213693951, !dbg !235
  %55 = shl i64 %54, 3, !dbg !235
  %56 = and i64 %53, 7, !dbg !235
  %57 = or i64 %56, %55, !dbg !235
  store i64 %57, ptr %4, align 8, !dbg !235
  %58 = lshr i64 ptrtoint (ptr @z to i64), 2, !dbg !237
  %59 = load i64, ptr %4, align 8, !dbg !238
  %60 = and i64 %58, 2305843009213693951, !dbg !238
  %61 = shl i64 %60, 3, !dbg !238
  %62 = and i64 %59, 7, !dbg !238
  %63 = or i64 %62, %61, !dbg !238
  store i64 %63, ptr %4, align 8, !dbg !238
  %64 = load i64, ptr %4, align 8, !dbg !239
  %65 = lshr i64 %64, 3, !dbg !239
  %66 = shl i64 %65, 2, !dbg !240
  %67 = inttoptr i64 %66 to ptr, !dbg !241
  store ptr %67, ptr @from_bits, align 8, !dbg !242
  store i32 trunc (i64 sub nsw (i64 ptrtoint (ptr @z to i64), i64 ptrtoint (ptr @x to i64)) to i32), ptr @short_relative, align 4, !dbg !243
  %68 = load i32, ptr @short_relative, align 4, !dbg !244
  %69 = sext i32 %68 to i64, !dbg !244
  %70 = add nsw i64 ptrtoint (ptr @x to i64), %69, !dbg !245
  %71 = inttoptr i64 %70 to ptr, !dbg !246
  store ptr %71, ptr @off32, align 8, !dbg !247
  %72 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 0, !dbg !248
  store ptr @x, ptr %72, align 8, !dbg !248
  %73 = getelementptr inbounds nuw %struct.anon, ptr %5, i32 0, i32 1, !dbg !248
  store ptr @y, ptr %73, align 8, !dbg !248
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 @wide, ptr align 8 %5, i64 16, i1 false), !dbg !249
  store ptr null, ptr @from_long_double, align 8, !dbg !250
  %74 = getelementptr inbounds nuw %struct.anon.0, ptr %6, i32 0, i32 0, !dbg !251
  store ptr @x, ptr %74, align 8, !dbg !251
  %75 = getelementptr inbounds nuw %struct.anon.0, ptr %6, i32 0, i32 1, !dbg !251
  store ptr @z, ptr %75, align 8, !dbg !251
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @pair, ptr align 8 %6, i64 16, i1 false), !dbg !252
    #dbg_declare(ptr %7, !253, !DIExpression(), !254)
  %76 = load double, ptr @pair, align 8, !dbg !255
  %77 = load double, ptr getelementptr inbounds nuw ({ double, double }, ptr @pair, i32 0, i32 1), align 8, !dbg !255
  %78 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 0, !dbg !254
  %79 = getelementptr inbounds nuw { double, double }, ptr %7, i32 0, i32 1, !dbg !254
  store double %76, ptr %78, align 8, !dbg !254
  store double %77, ptr %79, align 8, !dbg !254
  %80 = getelementptr inbounds i8, ptr %7, i64 8, !dbg !256
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @complex_part, ptr align 8 %80, i64 8, i1 false), !dbg !256
  %81 = load ptr, ptr @object, align 8, !dbg !257
  %82 = getelementptr inbounds nuw %struct.ops, ptr %81, i32 0, i32 1, !dbg !258
  %83 = load ptr, ptr %82, align 8, !dbg !258
  store ptr %83, ptr @from_ops, align 8, !dbg !259
  %84 = load ptr, ptr @object, align 8, !dbg !260
  %85 = getelementptr inbounds %struct.ops, ptr %84, i64 -1, !dbg !261
  %86 = load volatile i32, ptr @n, align 4, !dbg !262
  %87 = sext i32 %86 to i64, !dbg !263
  %88 = getelementptr inbounds %struct.ops, ptr %85, i64 %87, !dbg !263
  %89 = getelementptr inbounds nuw %struct.ops, ptr %88, i32 0, i32 1, !dbg !264
  %90 = load ptr, ptr %89, align 8, !dbg !264
  store ptr %90, ptr @via_table, align 8, !dbg !265
  store ptr @f2, ptr getelementptr inbounds nuw (%struct.small, ptr @small, i32 0, i32 2), align 8, !dbg !266
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @small2, ptr align 8 @small, i64 16, i1 false), !dbg !267
  %91 = load ptr, ptr getelementptr inbounds nuw (%struct.small, ptr @small2, i32 0, i32 2), align 8, !dbg !268
  store ptr %91, ptr @from_small, align 8, !dbg !269
  store ptr @y, ptr getelementptr inbounds nuw (%struct.packed, ptr @packed, i32 0, i32 1), align 1, !dbg !270
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.packed, ptr @packed, i32 0, i32 2), align 1, !dbg !271
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 @packed2, ptr align 1 @packed, i64 17, i1 false), !dbg !272
  %92 = load ptr, ptr getelementptr inbounds nuw (%struct.packed, ptr @packed2, i32 0, i32 1), align 1, !dbg !273
  store ptr %92, ptr @from_packed, align 8, !dbg !274
  %93 = load ptr, ptr getelementptr inbounds nuw (%struct.packed, ptr @packed2, i32 0, i32 2), align 1, !dbg !275
  store ptr %93, ptr @from_packed_f, align 8, !dbg !276
  call void @store_at(ptr noundef @st, i64 noundef 32, ptr noundef @f2), !dbg !277
  %94 = load volatile i32, ptr @n, align 4, !dbg !278
  %95 = mul nsw i32 32, %94, !dbg !279
  %96 = sext i32 %95 to i64, !dbg !280
  %97 = call ptr @load_at(ptr noundef @st, i64 noundef %96), !dbg !281
  store ptr %97, ptr @chosen, align 8, !dbg !282
  store ptr @z, ptr getelementptr inbounds ([4 x ptr], ptr @st, i64 0, i64 2), align 8, !dbg !283
  %98 = load volatile i32, ptr @n, align 4, !dbg !284
  %99 = add nsw i32 %98, 1, !dbg !285
  %100 = mul nsw i32 8, %99, !dbg !286
  %101 = sext i32 %100 to i64, !dbg !287
  %102 = call ptr @load_at(ptr noundef @st, i64 noundef %101), !dbg !288
  store ptr %102, ptr @element, align 8, !dbg !289
  %103 = load volatile i64, ptr @eight, align 8, !dbg !290
  call void @my_copy(ptr noundef getelementptr inbounds (i8, ptr @buffer, i64 3), ptr noundef @u, i64 noundef %103), !dbg !291
  %104 = load volatile i64, ptr @eight, align 8, !dbg !292
  call void @my_copy(ptr noundef @unal, ptr noundef getelementptr inbounds (i8, ptr @buffer, i64 3), i64 noundef %104), !dbg !293
    #dbg_declare(ptr %8, !294, !DIExpression(), !295)
  store ptr null, ptr %8, align 8, !dbg !295
  %105 = call ptr @tsearch(ptr noundef @x, ptr noundef %8, ptr noundef @compare), !dbg !296
  %106 = call ptr @tfind(ptr noundef @x, ptr noundef %8, ptr noundef @compare), !dbg !297
  %107 = load ptr, ptr %106, align 8, !dbg !298
  store ptr %107, ptr @from_key, align 8, !dbg !299
    #dbg_declare(ptr %9, !300, !DIExpression(), !301)
  %108 = load volatile i32, ptr @n, align 4, !dbg !302
  %109 = sext i32 %108 to i64, !dbg !303
  %110 = sub i64 0, %109, !dbg !304
  store i64 %110, ptr %9, align 8, !dbg !301
  %111 = load i64, ptr %9, align 8, !dbg !305
  %112 = and i64 ptrtoint (ptr @x to i64), %111, !dbg !306
  %113 = load i64, ptr %9, align 8, !dbg !307
  %114 = xor i64 %113, -1, !dbg !308
  %115 = and i64 ptrtoint (ptr @y to i64), %114, !dbg !309
  %116 = or i64 %112, %115, !dbg !310
  %117 = inttoptr i64 %116 to ptr, !dbg !311
  store ptr %117, ptr @selected, align 8, !dbg !312
    #dbg_declare(ptr %10, !313, !DIExpression(), !314)
  store i64 ptrtoint (ptr @x to i64), ptr %10, align 8, !dbg !314
    #dbg_declare(ptr %11, !315, !DIExpression(), !316)
  store i64 ptrtoint (ptr @y to i64), ptr %11, align 8, !dbg !316
  %118 = load i64, ptr %11, align 8, !dbg !317
  %119 = load i64, ptr %10, align 8, !dbg !318
  %120 = xor i64 %119, %118, !dbg !318
  store i64 %120, ptr %10, align 8, !dbg !318
  %121 = load i64, ptr %10, align 8, !dbg !319
  %122 = load i64, ptr %11, align 8, !dbg !320
  %123 = xor i64 %122, %121, !dbg !320
  store i64 %123, ptr %11, align 8, !dbg !320
  %124 = load i64, ptr %11, align 8, !dbg !321
  %125 = load i64, ptr %10, align 8, !dbg !322
  %126 = xor i64 %125, %124, !dbg !322
  store i64 %126, ptr %10, align 8, !dbg !322
  %127 = load i64, ptr %10, align 8, !dbg !323
  %128 = inttoptr i64 %127 to ptr, !dbg !324
  store ptr %128, ptr @xored, align 8, !dbg !325
    #dbg_declare(ptr %12, !326, !DIExpression(), !330)
  %129 = getelementptr inbounds [3 x ptr], ptr %12, i64 0, i64 0, !dbg !331
  call void @llvm.memset.p0.i64(ptr align 16 %129, i8 0, i64 24, i1 false), !dbg !331
    #dbg_declare(ptr %13, !332, !DIExpression(), !335)
  store <2 x i64> <i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @z to i64)>, ptr %13, align 16, !dbg !335
  %130 = getelementptr inbounds [3 x ptr], ptr %12, i64 0, i64 0, !dbg !336
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %130, ptr align 16 %13, i64 16, i1 false), !dbg !336
  %131 = load volatile i32, ptr @n, align 4, !dbg !337
  %132 = sext i32 %131 to i64, !dbg !338
  %133 = getelementptr inbounds [3 x ptr], ptr %12, i64 0, i64 %132, !dbg !338
  %134 = load ptr, ptr %133, align 8, !dbg !338
  store ptr %134, ptr @generic, align 8, !dbg !339
    #dbg_declare(ptr %14, !340, !DIExpression(), !341)
  %135 = call noalias ptr @malloc(i64 noundef 8) #6, !dbg !342
  %136 = call ptr @realloc(ptr noundef %135, i64 noundef 16) #7, !dbg !343
  store ptr %136, ptr %14, align 8, !dbg !341
  %137 = load ptr, ptr %14, align 8, !dbg !344
  %138 = getelementptr inbounds ptr, ptr %137, i64 1, !dbg !344
  store ptr @f1, ptr %138, align 8, !dbg !345
  %139 = load ptr, ptr %14, align 8, !dbg !346
  %140 = call ptr @realloc(ptr noundef %139, i64 noundef 4096) #7, !dbg !347
  store ptr %140, ptr %14, align 8, !dbg !348
  %141 = load ptr, ptr %14, align 8, !dbg !349
  %142 = getelementptr inbounds ptr, ptr %141, i64 1, !dbg !349
  %143 = load ptr, ptr %142, align 8, !dbg !349
  store ptr %143, ptr @kept, align 8, !dbg !350
  %144 = load ptr, ptr @from_union, align 8, !dbg !351
  %145 = icmp eq ptr %144, @x, !dbg !352
  br i1 %145, label %146, label %197, !dbg !353

146:                                              ; preds = %48
  %147 = load ptr, ptr @from_bytes, align 8, !dbg !354
  %148 = icmp eq ptr %147, @x, !dbg !355
  br i1 %148, label %149, label %197, !dbg !356

149:                                              ; preds = %146
  %150 = load ptr, ptr @from_bits, align 8, !dbg !357
  %151 = icmp eq ptr %150, @z, !dbg !358
  br i1 %151, label %152, label %197, !dbg !359

152:                                              ; preds = %149
  %153 = load ptr, ptr @off32, align 8, !dbg !360
  %154 = icmp eq ptr %153, @z, !dbg !361
  br i1 %154, label %155, label %197, !dbg !362

155:                                              ; preds = %152
  %156 = load ptr, ptr @complex_part, align 8, !dbg !363
  %157 = icmp eq ptr %156, @z, !dbg !364
  br i1 %157, label %158, label %197, !dbg !365

158:                                              ; preds = %155
  %159 = load ptr, ptr @from_ops, align 8, !dbg !366
  %160 = icmp eq ptr %159, @f1, !dbg !367
  br i1 %160, label %161, label %197, !dbg !368

161:                                              ; preds = %158
  %162 = load ptr, ptr @via_table, align 8, !dbg !369
  %163 = icmp eq ptr %162, @f1, !dbg !370
  br i1 %163, label %164, label %197, !dbg !371

164:                                              ; preds = %161
  %165 = load ptr, ptr @from_small, align 8, !dbg !372
  %166 = icmp eq ptr %165, @f2, !dbg !373
  br i1 %166, label %167, label %197, !dbg !374

167:                                              ; preds = %164
  %168 = load ptr, ptr @from_packed, align 8, !dbg !375
  %169 = icmp eq ptr %168, @y, !dbg !376
  br i1 %169, label %170, label %197, !dbg !377

170:                                              ; preds = %167
  %171 = load ptr, ptr @from_packed_f, align 8, !dbg !378
  %172 = icmp eq ptr %171, @f1, !dbg !379
  br i1 %172, label %173, label %197, !dbg !380

173:                                              ; preds = %170
  %174 = load ptr, ptr @chosen, align 8, !dbg !381
  %175 = icmp eq ptr %174, @f2, !dbg !382
  br i1 %175, label %176, label %197, !dbg !383

176:                                              ; preds = %173
  %177 = load ptr, ptr @element, align 8, !dbg !384
  %178 = icmp eq ptr %177, @z, !dbg !385
  br i1 %178, label %179, label %197, !dbg !386

179:                                              ; preds = %176
  %180 = load ptr, ptr @unal, align 8, !dbg !387
  %181 = icmp eq ptr %180, @x, !dbg !388
  br i1 %181, label %182, label %197, !dbg !389

182:                                              ; preds = %179
  %183 = load ptr, ptr @from_key, align 8, !dbg !390
  %184 = icmp eq ptr %183, @x, !dbg !391
  br i1 %184, label %185, label %197, !dbg !392

185:                                              ; preds = %182
  %186 = load ptr, ptr @selected, align 8, !dbg !393
  %187 = icmp eq ptr %186, @x, !dbg !394
  br i1 %187, label %188, label %197, !dbg !395

188:                                              ; preds = %185
  %189 = load ptr, ptr @xored, align 8, !dbg !396
  %190 = icmp eq ptr %189, @y, !dbg !397
  br i1 %190, label %191, label %197, !dbg !398

191:                                              ; preds = %188
  %192 = load ptr, ptr @generic, align 8, !dbg !399
  %193 = icmp eq ptr %192, @z, !dbg !400
  br i1 %193, label %194, label %197, !dbg !401

194:                                              ; preds = %191
  %195 = load ptr, ptr @kept, align 8, !dbg !402
  %196 = icmp eq ptr %195, @f1, !dbg !403
  br label %197

197:                                              ; preds = %194, %191, %188, %185, %182, %179, %176, %173, %170, %167, %164, %161, %158, %155, %152, %149, %146, %48
  %198 = phi i1 [ false, %191 ], [ false, %188 ], [ false, %185 ], [ false, %182 ], [ false, %179 ], [ false, %176 ], [ false, %173 ], [ false, %170 ], [ false, %167 ], [ false, %164 ], [ false, %161 ], [ false, %158 ], [ false, %155 ], [ false, %152 ], [ false, %149 ], [ false, %146 ], [ false, %48 ], [ %196, %194 ], !dbg !404
  %199 = xor i1 %198, true, !dbg !405
  %200 = zext i1 %199 to i32, !dbg !405
  ret i32 %200, !dbg !406
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @store_at(ptr noundef %0, i64 noundef %1, ptr noundef %2) #0 !dbg !407 {
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !410, !DIExpression(), !411)
  store i64 %1, ptr %5, align 8
    #dbg_declare(ptr %5, !412, !DIExpression(), !413)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !414, !DIExpression(), !415)
  %7 = load ptr, ptr %6, align 8, !dbg !416
  %8 = load ptr, ptr %4, align 8, !dbg !417
  %9 = load i64, ptr %5, align 8, !dbg !418
  %10 = getelementptr inbounds i8, ptr %8, i64 %9, !dbg !419
  store ptr %7, ptr %10, align 8, !dbg !420
  ret void, !dbg !421
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @load_at(ptr noundef %0, i64 noundef %1) #0 !dbg !422 {
  %3 = alloca ptr, align 8
  %4 = alloca i64, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !425, !DIExpression(), !426)
  store i64 %1, ptr %4, align 8
    #dbg_declare(ptr %4, !427, !DIExpression(), !428)
  %5 = load ptr, ptr %3, align 8, !dbg !429
  %6 = load i64, ptr %4, align 8, !dbg !430
  %7 = getelementptr inbounds i8, ptr %5, i64 %6, !dbg !431
  %8 = load ptr, ptr %7, align 8, !dbg !431
  ret ptr %8, !dbg !432
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @my_copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !433 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !438, !DIExpression(), !439)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !440, !DIExpression(), !441)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !442, !DIExpression(), !443)
  %7 = load ptr, ptr %4, align 8, !dbg !444
  %8 = load ptr, ptr %5, align 8, !dbg !445
  %9 = load i64, ptr %6, align 8, !dbg !446
  call void @llvm.memcpy.p0.p0.i64(ptr align 1 %7, ptr align 1 %8, i64 %9, i1 false), !dbg !447
  ret void, !dbg !448
}

declare ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !449 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !452, !DIExpression(), !453)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !454, !DIExpression(), !455)
  %5 = load ptr, ptr %3, align 8, !dbg !456
  %6 = load ptr, ptr %4, align 8, !dbg !457
  %7 = icmp ult ptr %5, %6, !dbg !458
  br i1 %7, label %8, label %9, !dbg !456

8:                                                ; preds = %2
  br label %14, !dbg !456

9:                                                ; preds = %2
  %10 = load ptr, ptr %3, align 8, !dbg !459
  %11 = load ptr, ptr %4, align 8, !dbg !460
  %12 = icmp ugt ptr %10, %11, !dbg !461
  %13 = zext i1 %12 to i32, !dbg !461
  br label %14, !dbg !456

14:                                               ; preds = %9, %8
  %15 = phi i32 [ -1, %8 ], [ %13, %9 ], !dbg !456
  ret i32 %15, !dbg !462
}

declare ptr @tfind(ptr noundef, ptr noundef, ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #5

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!170, !171, !172, !173, !174, !175}
!llvm.ident = !{!176}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !169, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !28, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "mixed.c", directory: "")
!4 = !{!5, !7, !10, !12, !16, !18, !20, !21, !25, !26, !27}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !8, line: 83, baseType: !9)
!8 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "int32_t", file: !13, line: 26, baseType: !14)
!13 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-intn.h", directory: "")
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "__int32_t", file: !15, line: 41, baseType: !11)
!15 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!16 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !8, line: 80, baseType: !17)
!17 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 8, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!28 = !{!29, !42, !45, !50, !52, !54, !56, !76, !78, !83, !93, !95, !102, !104, !106, !108, !110, !112, !114, !116, !118, !120, !122, !124, !126, !128, !130, !132, !134, !136, !138, !140, !142, !144, !147, !150, !152, !157, !164, !167, !0}
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "object", scope: !2, file: !3, line: 16, type: !31, isLocal: false, isDefinition: true)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "object", file: !3, line: 16, size: 64, elements: !32)
!32 = !{!33}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "ops", scope: !31, file: !3, line: 16, baseType: !34, size: 64)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !36)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ops", file: !3, line: 14, size: 128, elements: !37)
!37 = !{!38, !41}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !36, file: !3, line: 14, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !40, size: 64)
!40 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !19)
!41 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !36, file: !3, line: 14, baseType: !21, size: 64, offset: 64)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 23, type: !44, isLocal: false, isDefinition: true)
!44 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !11)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "eight", scope: !2, file: !3, line: 23, type: !47, isLocal: false, isDefinition: true)
!47 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !48)
!48 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !49, line: 18, baseType: !9)
!49 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 10, type: !11, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 11, type: !58, isLocal: false, isDefinition: true)
!58 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !3, line: 11, size: 64, elements: !59)
!59 = !{!60, !61, !62, !64, !68}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !58, file: !3, line: 11, baseType: !10, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !58, file: !3, line: 11, baseType: !7, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !58, file: !3, line: 11, baseType: !63, size: 64)
!63 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !58, file: !3, line: 11, baseType: !65, size: 64)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 8)
!68 = !DIDerivedType(tag: DW_TAG_member, name: "h", scope: !58, file: !3, line: 11, baseType: !69, size: 64)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !70, size: 64, elements: !74)
!70 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !71, line: 26, baseType: !72)
!71 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !15, line: 42, baseType: !73)
!73 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!74 = !{!75}
!75 = !DISubrange(count: 2)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 11, type: !58, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "tagged", scope: !2, file: !3, line: 13, type: !80, isLocal: false, isDefinition: true)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tagged", file: !3, line: 13, size: 64, elements: !81)
!81 = !{!82}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "bits", scope: !80, file: !3, line: 13, baseType: !7, size: 64)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "small", scope: !2, file: !3, line: 17, type: !85, isLocal: false, isDefinition: true)
!85 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "small", file: !3, line: 17, size: 128, elements: !86)
!86 = !{!87, !91, !92}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !85, file: !3, line: 17, baseType: !88, size: 32)
!88 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 32, elements: !89)
!89 = !{!90}
!90 = !DISubrange(count: 4)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !85, file: !3, line: 17, baseType: !11, size: 32, offset: 32)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !85, file: !3, line: 17, baseType: !21, size: 64, offset: 64)
!93 = !DIGlobalVariableExpression(var: !94, expr: !DIExpression())
!94 = distinct !DIGlobalVariable(name: "small2", scope: !2, file: !3, line: 17, type: !85, isLocal: false, isDefinition: true)
!95 = !DIGlobalVariableExpression(var: !96, expr: !DIExpression())
!96 = distinct !DIGlobalVariable(name: "packed", scope: !2, file: !3, line: 19, type: !97, isLocal: false, isDefinition: true)
!97 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "packed", file: !3, line: 19, size: 136, align: 8, elements: !98)
!98 = !{!99, !100, !101}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !97, file: !3, line: 19, baseType: !19, size: 8)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !97, file: !3, line: 19, baseType: !10, size: 64, offset: 8)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !97, file: !3, line: 19, baseType: !21, size: 64, offset: 72)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "packed2", scope: !2, file: !3, line: 19, type: !97, isLocal: false, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "from_union", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "from_bytes", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "from_bits", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "from_long_double", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "complex_part", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "from_key", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "xored", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "from_packed", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!120 = !DIGlobalVariableExpression(var: !121, expr: !DIExpression())
!121 = distinct !DIGlobalVariable(name: "off32", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!122 = !DIGlobalVariableExpression(var: !123, expr: !DIExpression())
!123 = distinct !DIGlobalVariable(name: "generic", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!124 = !DIGlobalVariableExpression(var: !125, expr: !DIExpression())
!125 = distinct !DIGlobalVariable(name: "unal", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!126 = !DIGlobalVariableExpression(var: !127, expr: !DIExpression())
!127 = distinct !DIGlobalVariable(name: "element", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!128 = !DIGlobalVariableExpression(var: !129, expr: !DIExpression())
!129 = distinct !DIGlobalVariable(name: "selected", scope: !2, file: !3, line: 21, type: !10, isLocal: false, isDefinition: true)
!130 = !DIGlobalVariableExpression(var: !131, expr: !DIExpression())
!131 = distinct !DIGlobalVariable(name: "from_ops", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!132 = !DIGlobalVariableExpression(var: !133, expr: !DIExpression())
!133 = distinct !DIGlobalVariable(name: "from_small", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!134 = !DIGlobalVariableExpression(var: !135, expr: !DIExpression())
!135 = distinct !DIGlobalVariable(name: "from_packed_f", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!136 = !DIGlobalVariableExpression(var: !137, expr: !DIExpression())
!137 = distinct !DIGlobalVariable(name: "via_return", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!138 = !DIGlobalVariableExpression(var: !139, expr: !DIExpression())
!139 = distinct !DIGlobalVariable(name: "via_table", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!140 = !DIGlobalVariableExpression(var: !141, expr: !DIExpression())
!141 = distinct !DIGlobalVariable(name: "chosen", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!142 = !DIGlobalVariableExpression(var: !143, expr: !DIExpression())
!143 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 22, type: !21, isLocal: false, isDefinition: true)
!144 = !DIGlobalVariableExpression(var: !145, expr: !DIExpression())
!145 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 24, type: !146, isLocal: false, isDefinition: true)
!146 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!147 = !DIGlobalVariableExpression(var: !148, expr: !DIExpression())
!148 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 24, type: !149, isLocal: false, isDefinition: true)
!149 = !DIBasicType(name: "complex", size: 128, encoding: DW_ATE_complex_float)
!150 = !DIGlobalVariableExpression(var: !151, expr: !DIExpression())
!151 = distinct !DIGlobalVariable(name: "short_relative", scope: !2, file: !3, line: 25, type: !12, isLocal: false, isDefinition: true)
!152 = !DIGlobalVariableExpression(var: !153, expr: !DIExpression())
!153 = distinct !DIGlobalVariable(name: "buffer", scope: !2, file: !3, line: 26, type: !154, isLocal: true, isDefinition: true)
!154 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 512, elements: !155)
!155 = !{!156}
!156 = !DISubrange(count: 64)
!157 = !DIGlobalVariableExpression(var: !158, expr: !DIExpression())
!158 = distinct !DIGlobalVariable(name: "st", scope: !2, file: !3, line: 27, type: !159, isLocal: true, isDefinition: true)
!159 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 27, size: 320, elements: !160)
!160 = !{!161, !163}
!161 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !159, file: !3, line: 27, baseType: !162, size: 256)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 256, elements: !89)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "call", scope: !159, file: !3, line: 27, baseType: !21, size: 64, offset: 256)
!164 = !DIGlobalVariableExpression(var: !165, expr: !DIExpression())
!165 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !166, isLocal: true, isDefinition: true)
!166 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 16, elements: !74)
!167 = !DIGlobalVariableExpression(var: !168, expr: !DIExpression())
!168 = distinct !DIGlobalVariable(scope: null, file: !3, line: 15, type: !166, isLocal: true, isDefinition: true)
!169 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 256, elements: !74)
!170 = !{i32 7, !"Dwarf Version", i32 4}
!171 = !{i32 2, !"Debug Info Version", i32 3}
!172 = !{i32 1, !"wchar_size", i32 4}
!173 = !{i32 8, !"PIC Level", i32 2}
!174 = !{i32 7, !"uwtable", i32 2}
!175 = !{i32 7, !"frame-pointer", i32 2}
!176 = !{!"clang version 22.1.8"}
!177 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!178 = !DILocation(line: 9, column: 16, scope: !177)
!179 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!180 = !DILocation(line: 9, column: 33, scope: !179)
!181 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!182 = !DILocation(line: 9, column: 50, scope: !181)
!183 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !184, scopeLine: 33, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !186)
!184 = !DISubroutineType(types: !185)
!185 = !{!11}
!186 = !{}
!187 = !DILocation(line: 34, column: 9, scope: !183)
!188 = !DILocation(line: 34, column: 23, scope: !183)
!189 = !DILocation(line: 34, column: 19, scope: !183)
!190 = !DILocation(line: 34, column: 41, scope: !183)
!191 = !DILocation(line: 34, column: 37, scope: !183)
!192 = !DILocalVariable(name: "i", scope: !193, file: !3, line: 35, type: !11)
!193 = distinct !DILexicalBlock(scope: !183, file: !3, line: 35, column: 5)
!194 = !DILocation(line: 35, column: 14, scope: !193)
!195 = !DILocation(line: 35, column: 10, scope: !193)
!196 = !DILocation(line: 35, column: 21, scope: !197)
!197 = distinct !DILexicalBlock(scope: !193, file: !3, line: 35, column: 5)
!198 = !DILocation(line: 35, column: 23, scope: !197)
!199 = !DILocation(line: 35, column: 5, scope: !193)
!200 = !DILocation(line: 35, column: 50, scope: !197)
!201 = !DILocation(line: 35, column: 46, scope: !197)
!202 = !DILocation(line: 35, column: 41, scope: !197)
!203 = !DILocation(line: 35, column: 39, scope: !197)
!204 = !DILocation(line: 35, column: 33, scope: !197)
!205 = !DILocation(line: 35, column: 44, scope: !197)
!206 = !DILocation(line: 35, column: 29, scope: !197)
!207 = !DILocation(line: 35, column: 5, scope: !197)
!208 = distinct !{!208, !199, !209, !210}
!209 = !DILocation(line: 35, column: 51, scope: !193)
!210 = !{!"llvm.loop.mustprogress"}
!211 = !DILocalVariable(name: "i", scope: !212, file: !3, line: 36, type: !11)
!212 = distinct !DILexicalBlock(scope: !183, file: !3, line: 36, column: 5)
!213 = !DILocation(line: 36, column: 14, scope: !212)
!214 = !DILocation(line: 36, column: 10, scope: !212)
!215 = !DILocation(line: 36, column: 21, scope: !216)
!216 = distinct !DILexicalBlock(scope: !212, file: !3, line: 36, column: 5)
!217 = !DILocation(line: 36, column: 23, scope: !216)
!218 = !DILocation(line: 36, column: 5, scope: !212)
!219 = !DILocation(line: 36, column: 77, scope: !216)
!220 = !DILocation(line: 36, column: 75, scope: !216)
!221 = !DILocation(line: 36, column: 69, scope: !216)
!222 = !DILocation(line: 36, column: 64, scope: !216)
!223 = !DILocation(line: 36, column: 33, scope: !216)
!224 = !DILocation(line: 36, column: 67, scope: !216)
!225 = !DILocation(line: 36, column: 29, scope: !216)
!226 = !DILocation(line: 36, column: 5, scope: !216)
!227 = distinct !{!227, !218, !228, !210}
!228 = !DILocation(line: 36, column: 78, scope: !212)
!229 = !DILocalVariable(name: "f", scope: !183, file: !3, line: 37, type: !230)
!230 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 12, size: 64, elements: !231)
!231 = !{!232, !233}
!232 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !230, file: !3, line: 12, baseType: !7, size: 3, flags: DIFlagBitField, extraData: i64 0)
!233 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !230, file: !3, line: 12, baseType: !7, size: 61, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!234 = !DILocation(line: 37, column: 18, scope: !183)
!235 = !DILocation(line: 37, column: 22, scope: !183)
!236 = !DILocation(line: 37, column: 41, scope: !183)
!237 = !DILocation(line: 38, column: 28, scope: !183)
!238 = !DILocation(line: 38, column: 12, scope: !183)
!239 = !DILocation(line: 39, column: 38, scope: !183)
!240 = !DILocation(line: 39, column: 43, scope: !183)
!241 = !DILocation(line: 39, column: 17, scope: !183)
!242 = !DILocation(line: 39, column: 15, scope: !183)
!243 = !DILocation(line: 40, column: 20, scope: !183)
!244 = !DILocation(line: 41, column: 36, scope: !183)
!245 = !DILocation(line: 41, column: 34, scope: !183)
!246 = !DILocation(line: 41, column: 13, scope: !183)
!247 = !DILocation(line: 41, column: 11, scope: !183)
!248 = !DILocation(line: 42, column: 48, scope: !183)
!249 = !DILocation(line: 42, column: 5, scope: !183)
!250 = !DILocation(line: 43, column: 22, scope: !183)
!251 = !DILocation(line: 44, column: 48, scope: !183)
!252 = !DILocation(line: 44, column: 5, scope: !183)
!253 = !DILocalVariable(name: "other", scope: !183, file: !3, line: 45, type: !149)
!254 = !DILocation(line: 45, column: 21, scope: !183)
!255 = !DILocation(line: 45, column: 29, scope: !183)
!256 = !DILocation(line: 45, column: 35, scope: !183)
!257 = !DILocation(line: 46, column: 23, scope: !183)
!258 = !DILocation(line: 46, column: 28, scope: !183)
!259 = !DILocation(line: 46, column: 14, scope: !183)
!260 = !DILocation(line: 47, column: 26, scope: !183)
!261 = !DILocation(line: 47, column: 19, scope: !183)
!262 = !DILocation(line: 47, column: 35, scope: !183)
!263 = !DILocation(line: 47, column: 17, scope: !183)
!264 = !DILocation(line: 47, column: 38, scope: !183)
!265 = !DILocation(line: 47, column: 15, scope: !183)
!266 = !DILocation(line: 48, column: 15, scope: !183)
!267 = !DILocation(line: 48, column: 30, scope: !183)
!268 = !DILocation(line: 48, column: 57, scope: !183)
!269 = !DILocation(line: 48, column: 48, scope: !183)
!270 = !DILocation(line: 49, column: 14, scope: !183)
!271 = !DILocation(line: 49, column: 29, scope: !183)
!272 = !DILocation(line: 49, column: 45, scope: !183)
!273 = !DILocation(line: 49, column: 75, scope: !183)
!274 = !DILocation(line: 49, column: 65, scope: !183)
!275 = !DILocation(line: 49, column: 102, scope: !183)
!276 = !DILocation(line: 49, column: 92, scope: !183)
!277 = !DILocation(line: 50, column: 5, scope: !183)
!278 = !DILocation(line: 51, column: 36, scope: !183)
!279 = !DILocation(line: 51, column: 34, scope: !183)
!280 = !DILocation(line: 51, column: 31, scope: !183)
!281 = !DILocation(line: 51, column: 18, scope: !183)
!282 = !DILocation(line: 51, column: 12, scope: !183)
!283 = !DILocation(line: 52, column: 16, scope: !183)
!284 = !DILocation(line: 53, column: 33, scope: !183)
!285 = !DILocation(line: 53, column: 35, scope: !183)
!286 = !DILocation(line: 53, column: 30, scope: !183)
!287 = !DILocation(line: 53, column: 28, scope: !183)
!288 = !DILocation(line: 53, column: 15, scope: !183)
!289 = !DILocation(line: 53, column: 13, scope: !183)
!290 = !DILocation(line: 54, column: 31, scope: !183)
!291 = !DILocation(line: 54, column: 5, scope: !183)
!292 = !DILocation(line: 55, column: 32, scope: !183)
!293 = !DILocation(line: 55, column: 5, scope: !183)
!294 = !DILocalVariable(name: "root", scope: !183, file: !3, line: 56, type: !20)
!295 = !DILocation(line: 56, column: 11, scope: !183)
!296 = !DILocation(line: 57, column: 5, scope: !183)
!297 = !DILocation(line: 58, column: 25, scope: !183)
!298 = !DILocation(line: 58, column: 16, scope: !183)
!299 = !DILocation(line: 58, column: 14, scope: !183)
!300 = !DILocalVariable(name: "mask", scope: !183, file: !3, line: 59, type: !7)
!301 = !DILocation(line: 59, column: 15, scope: !183)
!302 = !DILocation(line: 59, column: 34, scope: !183)
!303 = !DILocation(line: 59, column: 23, scope: !183)
!304 = !DILocation(line: 59, column: 22, scope: !183)
!305 = !DILocation(line: 60, column: 41, scope: !183)
!306 = !DILocation(line: 60, column: 39, scope: !183)
!307 = !DILocation(line: 60, column: 67, scope: !183)
!308 = !DILocation(line: 60, column: 66, scope: !183)
!309 = !DILocation(line: 60, column: 64, scope: !183)
!310 = !DILocation(line: 60, column: 47, scope: !183)
!311 = !DILocation(line: 60, column: 16, scope: !183)
!312 = !DILocation(line: 60, column: 14, scope: !183)
!313 = !DILocalVariable(name: "a", scope: !183, file: !3, line: 61, type: !7)
!314 = !DILocation(line: 61, column: 15, scope: !183)
!315 = !DILocalVariable(name: "b", scope: !183, file: !3, line: 61, type: !7)
!316 = !DILocation(line: 61, column: 34, scope: !183)
!317 = !DILocation(line: 62, column: 10, scope: !183)
!318 = !DILocation(line: 62, column: 7, scope: !183)
!319 = !DILocation(line: 62, column: 18, scope: !183)
!320 = !DILocation(line: 62, column: 15, scope: !183)
!321 = !DILocation(line: 62, column: 26, scope: !183)
!322 = !DILocation(line: 62, column: 23, scope: !183)
!323 = !DILocation(line: 63, column: 20, scope: !183)
!324 = !DILocation(line: 63, column: 13, scope: !183)
!325 = !DILocation(line: 63, column: 11, scope: !183)
!326 = !DILocalVariable(name: "array", scope: !183, file: !3, line: 64, type: !327)
!327 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !328)
!328 = !{!329}
!329 = !DISubrange(count: 3)
!330 = !DILocation(line: 64, column: 11, scope: !183)
!331 = !DILocation(line: 64, column: 21, scope: !183)
!332 = !DILocalVariable(name: "two", scope: !183, file: !3, line: 65, type: !333)
!333 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrs", file: !3, line: 28, baseType: !334)
!334 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !74)
!335 = !DILocation(line: 65, column: 10, scope: !183)
!336 = !DILocation(line: 65, column: 50, scope: !183)
!337 = !DILocation(line: 66, column: 21, scope: !183)
!338 = !DILocation(line: 66, column: 15, scope: !183)
!339 = !DILocation(line: 66, column: 13, scope: !183)
!340 = !DILocalVariable(name: "slot", scope: !183, file: !3, line: 67, type: !26)
!341 = !DILocation(line: 67, column: 9, scope: !183)
!342 = !DILocation(line: 67, column: 30, scope: !183)
!343 = !DILocation(line: 67, column: 22, scope: !183)
!344 = !DILocation(line: 67, column: 46, scope: !183)
!345 = !DILocation(line: 67, column: 54, scope: !183)
!346 = !DILocation(line: 67, column: 75, scope: !183)
!347 = !DILocation(line: 67, column: 67, scope: !183)
!348 = !DILocation(line: 67, column: 65, scope: !183)
!349 = !DILocation(line: 67, column: 95, scope: !183)
!350 = !DILocation(line: 67, column: 93, scope: !183)
!351 = !DILocation(line: 68, column: 14, scope: !183)
!352 = !DILocation(line: 68, column: 25, scope: !183)
!353 = !DILocation(line: 68, column: 31, scope: !183)
!354 = !DILocation(line: 68, column: 34, scope: !183)
!355 = !DILocation(line: 68, column: 45, scope: !183)
!356 = !DILocation(line: 68, column: 51, scope: !183)
!357 = !DILocation(line: 68, column: 54, scope: !183)
!358 = !DILocation(line: 68, column: 64, scope: !183)
!359 = !DILocation(line: 68, column: 70, scope: !183)
!360 = !DILocation(line: 68, column: 73, scope: !183)
!361 = !DILocation(line: 68, column: 79, scope: !183)
!362 = !DILocation(line: 69, column: 9, scope: !183)
!363 = !DILocation(line: 69, column: 12, scope: !183)
!364 = !DILocation(line: 69, column: 25, scope: !183)
!365 = !DILocation(line: 69, column: 31, scope: !183)
!366 = !DILocation(line: 69, column: 34, scope: !183)
!367 = !DILocation(line: 69, column: 43, scope: !183)
!368 = !DILocation(line: 69, column: 49, scope: !183)
!369 = !DILocation(line: 69, column: 52, scope: !183)
!370 = !DILocation(line: 69, column: 62, scope: !183)
!371 = !DILocation(line: 69, column: 68, scope: !183)
!372 = !DILocation(line: 69, column: 71, scope: !183)
!373 = !DILocation(line: 69, column: 82, scope: !183)
!374 = !DILocation(line: 69, column: 88, scope: !183)
!375 = !DILocation(line: 69, column: 91, scope: !183)
!376 = !DILocation(line: 69, column: 103, scope: !183)
!377 = !DILocation(line: 70, column: 9, scope: !183)
!378 = !DILocation(line: 70, column: 12, scope: !183)
!379 = !DILocation(line: 70, column: 26, scope: !183)
!380 = !DILocation(line: 70, column: 32, scope: !183)
!381 = !DILocation(line: 70, column: 35, scope: !183)
!382 = !DILocation(line: 70, column: 42, scope: !183)
!383 = !DILocation(line: 70, column: 48, scope: !183)
!384 = !DILocation(line: 70, column: 51, scope: !183)
!385 = !DILocation(line: 70, column: 59, scope: !183)
!386 = !DILocation(line: 70, column: 65, scope: !183)
!387 = !DILocation(line: 70, column: 68, scope: !183)
!388 = !DILocation(line: 70, column: 73, scope: !183)
!389 = !DILocation(line: 70, column: 79, scope: !183)
!390 = !DILocation(line: 70, column: 82, scope: !183)
!391 = !DILocation(line: 70, column: 91, scope: !183)
!392 = !DILocation(line: 70, column: 97, scope: !183)
!393 = !DILocation(line: 70, column: 100, scope: !183)
!394 = !DILocation(line: 70, column: 109, scope: !183)
!395 = !DILocation(line: 71, column: 9, scope: !183)
!396 = !DILocation(line: 71, column: 12, scope: !183)
!397 = !DILocation(line: 71, column: 18, scope: !183)
!398 = !DILocation(line: 71, column: 24, scope: !183)
!399 = !DILocation(line: 71, column: 27, scope: !183)
!400 = !DILocation(line: 71, column: 35, scope: !183)
!401 = !DILocation(line: 71, column: 41, scope: !183)
!402 = !DILocation(line: 71, column: 44, scope: !183)
!403 = !DILocation(line: 71, column: 49, scope: !183)
!404 = !DILocation(line: 0, scope: !183)
!405 = !DILocation(line: 68, column: 12, scope: !183)
!406 = !DILocation(line: 68, column: 5, scope: !183)
!407 = distinct !DISubprogram(name: "store_at", scope: !3, file: !3, line: 29, type: !408, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !186)
!408 = !DISubroutineType(types: !409)
!409 = !{null, !20, !17, !20}
!410 = !DILocalVariable(name: "base", arg: 1, scope: !407, file: !3, line: 29, type: !20)
!411 = !DILocation(line: 29, column: 28, scope: !407)
!412 = !DILocalVariable(name: "off", arg: 2, scope: !407, file: !3, line: 29, type: !17)
!413 = !DILocation(line: 29, column: 39, scope: !407)
!414 = !DILocalVariable(name: "value", arg: 3, scope: !407, file: !3, line: 29, type: !20)
!415 = !DILocation(line: 29, column: 50, scope: !407)
!416 = !DILocation(line: 29, column: 92, scope: !407)
!417 = !DILocation(line: 29, column: 78, scope: !407)
!418 = !DILocation(line: 29, column: 85, scope: !407)
!419 = !DILocation(line: 29, column: 59, scope: !407)
!420 = !DILocation(line: 29, column: 90, scope: !407)
!421 = !DILocation(line: 29, column: 99, scope: !407)
!422 = distinct !DISubprogram(name: "load_at", scope: !3, file: !3, line: 30, type: !423, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !186)
!423 = !DISubroutineType(types: !424)
!424 = !{!20, !20, !17}
!425 = !DILocalVariable(name: "base", arg: 1, scope: !422, file: !3, line: 30, type: !20)
!426 = !DILocation(line: 30, column: 54, scope: !422)
!427 = !DILocalVariable(name: "off", arg: 2, scope: !422, file: !3, line: 30, type: !17)
!428 = !DILocation(line: 30, column: 65, scope: !422)
!429 = !DILocation(line: 30, column: 98, scope: !422)
!430 = !DILocation(line: 30, column: 105, scope: !422)
!431 = !DILocation(line: 30, column: 79, scope: !422)
!432 = !DILocation(line: 30, column: 72, scope: !422)
!433 = distinct !DISubprogram(name: "my_copy", scope: !3, file: !3, line: 31, type: !434, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !186)
!434 = !DISubroutineType(types: !435)
!435 = !{null, !20, !436, !48}
!436 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !437, size: 64)
!437 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!438 = !DILocalVariable(name: "to", arg: 1, scope: !433, file: !3, line: 31, type: !20)
!439 = !DILocation(line: 31, column: 53, scope: !433)
!440 = !DILocalVariable(name: "from", arg: 2, scope: !433, file: !3, line: 31, type: !436)
!441 = !DILocation(line: 31, column: 69, scope: !433)
!442 = !DILocalVariable(name: "size", arg: 3, scope: !433, file: !3, line: 31, type: !48)
!443 = !DILocation(line: 31, column: 82, scope: !433)
!444 = !DILocation(line: 31, column: 97, scope: !433)
!445 = !DILocation(line: 31, column: 101, scope: !433)
!446 = !DILocation(line: 31, column: 107, scope: !433)
!447 = !DILocation(line: 31, column: 90, scope: !433)
!448 = !DILocation(line: 31, column: 114, scope: !433)
!449 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 32, type: !450, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !186)
!450 = !DISubroutineType(types: !451)
!451 = !{!11, !436, !436}
!452 = !DILocalVariable(name: "a", arg: 1, scope: !449, file: !3, line: 32, type: !436)
!453 = !DILocation(line: 32, column: 32, scope: !449)
!454 = !DILocalVariable(name: "b", arg: 2, scope: !449, file: !3, line: 32, type: !436)
!455 = !DILocation(line: 32, column: 47, scope: !449)
!456 = !DILocation(line: 32, column: 59, scope: !449)
!457 = !DILocation(line: 32, column: 63, scope: !449)
!458 = !DILocation(line: 32, column: 61, scope: !449)
!459 = !DILocation(line: 32, column: 72, scope: !449)
!460 = !DILocation(line: 32, column: 76, scope: !449)
!461 = !DILocation(line: 32, column: 74, scope: !449)
!462 = !DILocation(line: 32, column: 52, scope: !449)
