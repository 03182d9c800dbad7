; ModuleID = 'posix.c'
source_filename = "posix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.obstack = type { i64, ptr, ptr, ptr, ptr, %union.anon, i32, ptr, ptr, ptr, i8 }
%union.anon = type { i64 }

@entry = global [13 x i8] c"LIGHTHOUSE=1\00", align 1, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"LIGHTHOUSE\00", align 1, !dbg !22
@found = global ptr null, align 8, !dbg !38
@environ = external global ptr, align 8
@listed = global ptr null, align 8, !dbg !40
@x = global i32 0, align 4, !dbg !32
@y = global i32 0, align 4, !dbg !34
@z = global i32 0, align 4, !dbg !36
@grown = global ptr null, align 8, !dbg !42
@in_memory = global ptr null, align 8, !dbg !44
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !27
@in_buffer = global ptr null, align 8, !dbg !46
@element = global ptr null, align 8, !dbg !48
@last = global ptr null, align 8, !dbg !50

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !62 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca [16 x i8], align 16
  %9 = alloca %struct.obstack, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca i32, align 4
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  %18 = alloca i32, align 4
  %19 = alloca ptr, align 8
  %20 = alloca ptr, align 8
  %21 = alloca ptr, align 8
  %22 = alloca ptr, align 8
  %23 = alloca ptr, align 8
  %24 = alloca ptr, align 8
  %25 = alloca ptr, align 8
  %26 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  %27 = call i32 @putenv(ptr noundef @entry) #5, !dbg !66
  %28 = call ptr @getenv(ptr noundef @.str) #5, !dbg !67
  %29 = getelementptr inbounds i8, ptr %28, i64 -11, !dbg !68
  store ptr %29, ptr @found, align 8, !dbg !69
    #dbg_declare(ptr %2, !70, !DIExpression(), !73)
  %30 = load ptr, ptr @environ, align 8, !dbg !74
  store ptr %30, ptr %2, align 8, !dbg !73
  br label %31, !dbg !75

31:                                               ; preds = %43, %0
  %32 = load ptr, ptr %2, align 8, !dbg !76
  %33 = load ptr, ptr %32, align 8, !dbg !78
  %34 = icmp ne ptr %33, null, !dbg !79
  br i1 %34, label %35, label %46, !dbg !79

35:                                               ; preds = %31
  %36 = load ptr, ptr %2, align 8, !dbg !80
  %37 = load ptr, ptr %36, align 8, !dbg !82
  %38 = icmp eq ptr %37, @entry, !dbg !83
  br i1 %38, label %39, label %42, !dbg !83

39:                                               ; preds = %35
  %40 = load ptr, ptr %2, align 8, !dbg !84
  %41 = load ptr, ptr %40, align 8, !dbg !85
  store ptr %41, ptr @listed, align 8, !dbg !86
  br label %42, !dbg !87

42:                                               ; preds = %39, %35
  br label %43, !dbg !88

43:                                               ; preds = %42
  %44 = load ptr, ptr %2, align 8, !dbg !89
  %45 = getelementptr inbounds nuw ptr, ptr %44, i32 1, !dbg !89
  store ptr %45, ptr %2, align 8, !dbg !89
  br label %31, !dbg !90, !llvm.loop !91

46:                                               ; preds = %31
    #dbg_declare(ptr %3, !94, !DIExpression(), !98)
    #dbg_declare(ptr %4, !99, !DIExpression(), !100)
  store ptr @x, ptr %4, align 8, !dbg !100
    #dbg_declare(ptr %5, !101, !DIExpression(), !102)
  store ptr @y, ptr %5, align 8, !dbg !102
    #dbg_declare(ptr %6, !103, !DIExpression(), !104)
  store ptr @z, ptr %6, align 8, !dbg !104
    #dbg_declare(ptr %7, !105, !DIExpression(), !166)
  %47 = call noalias ptr @open_memstream(ptr noundef @grown, ptr noundef %3) #5, !dbg !167
  store ptr %47, ptr %7, align 8, !dbg !166
  %48 = load ptr, ptr %7, align 8, !dbg !168
  %49 = call i64 @fwrite(ptr noundef %4, i64 noundef 8, i64 noundef 1, ptr noundef %48), !dbg !169
  %50 = load ptr, ptr %7, align 8, !dbg !170
  %51 = call i32 @fclose(ptr noundef %50), !dbg !171
  %52 = load ptr, ptr @grown, align 8, !dbg !172
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @in_memory, ptr align 1 %52, i64 8, i1 false), !dbg !173
    #dbg_declare(ptr %8, !174, !DIExpression(), !178)
  %53 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0, !dbg !179
  %54 = call noalias ptr @fmemopen(ptr noundef %53, i64 noundef 16, ptr noundef @.str.1) #5, !dbg !180
  store ptr %54, ptr %7, align 8, !dbg !181
  %55 = load ptr, ptr %7, align 8, !dbg !182
  %56 = call i64 @fwrite(ptr noundef %5, i64 noundef 8, i64 noundef 1, ptr noundef %55), !dbg !183
  %57 = load ptr, ptr %7, align 8, !dbg !184
  %58 = call i32 @fclose(ptr noundef %57), !dbg !185
  %59 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0, !dbg !186
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @in_buffer, ptr align 16 %59, i64 8, i1 false), !dbg !186
    #dbg_declare(ptr %9, !187, !DIExpression(), !224)
  %60 = call i32 @_obstack_begin(ptr noundef %9, i32 noundef 0, i32 noundef 0, ptr noundef @allocate, ptr noundef @release), !dbg !225
    #dbg_declare(ptr %10, !226, !DIExpression(), !227)
    #dbg_declare(ptr %11, !228, !DIExpression(), !231)
  store ptr %9, ptr %11, align 8, !dbg !231
    #dbg_declare(ptr %12, !232, !DIExpression(), !234)
  %61 = load ptr, ptr %11, align 8, !dbg !234
  store ptr %61, ptr %12, align 8, !dbg !234
    #dbg_declare(ptr %13, !235, !DIExpression(), !234)
  store i32 8, ptr %13, align 4, !dbg !234
  %62 = load ptr, ptr %12, align 8, !dbg !236
  %63 = getelementptr inbounds nuw %struct.obstack, ptr %62, i32 0, i32 4, !dbg !236
  %64 = load ptr, ptr %63, align 8, !dbg !236
  %65 = load ptr, ptr %12, align 8, !dbg !236
  %66 = getelementptr inbounds nuw %struct.obstack, ptr %65, i32 0, i32 3, !dbg !236
  %67 = load ptr, ptr %66, align 8, !dbg !236
  %68 = ptrtoint ptr %64 to i64, !dbg !236
  %69 = ptrtoint ptr %67 to i64, !dbg !236
  %70 = sub i64 %68, %69, !dbg !236
  %71 = load i32, ptr %13, align 4, !dbg !236
  %72 = sext i32 %71 to i64, !dbg !236
  %73 = icmp slt i64 %70, %72, !dbg !236
  br i1 %73, label %74, label %77, !dbg !236

74:                                               ; preds = %46
  %75 = load ptr, ptr %12, align 8, !dbg !236
  %76 = load i32, ptr %13, align 4, !dbg !236
  call void @_obstack_newchunk(ptr noundef %75, i32 noundef %76), !dbg !236
  br label %77, !dbg !236

77:                                               ; preds = %74, %46
  %78 = load i32, ptr %13, align 4, !dbg !234
  %79 = load ptr, ptr %12, align 8, !dbg !234
  %80 = getelementptr inbounds nuw %struct.obstack, ptr %79, i32 0, i32 3, !dbg !234
  %81 = load ptr, ptr %80, align 8, !dbg !234
  %82 = sext i32 %78 to i64, !dbg !234
  %83 = getelementptr inbounds i8, ptr %81, i64 %82, !dbg !234
  store ptr %83, ptr %80, align 8, !dbg !234
    #dbg_declare(ptr %15, !238, !DIExpression(), !240)
  %84 = load ptr, ptr %11, align 8, !dbg !240
  store ptr %84, ptr %15, align 8, !dbg !240
    #dbg_declare(ptr %16, !241, !DIExpression(), !240)
  %85 = load ptr, ptr %15, align 8, !dbg !240
  %86 = getelementptr inbounds nuw %struct.obstack, ptr %85, i32 0, i32 2, !dbg !240
  %87 = load ptr, ptr %86, align 8, !dbg !240
  store ptr %87, ptr %16, align 8, !dbg !240
  %88 = load ptr, ptr %15, align 8, !dbg !242
  %89 = getelementptr inbounds nuw %struct.obstack, ptr %88, i32 0, i32 3, !dbg !242
  %90 = load ptr, ptr %89, align 8, !dbg !242
  %91 = load ptr, ptr %16, align 8, !dbg !242
  %92 = icmp eq ptr %90, %91, !dbg !242
  br i1 %92, label %93, label %99, !dbg !242

93:                                               ; preds = %77
  %94 = load ptr, ptr %15, align 8, !dbg !242
  %95 = getelementptr inbounds nuw %struct.obstack, ptr %94, i32 0, i32 10, !dbg !242
  %96 = load i8, ptr %95, align 8, !dbg !242
  %97 = and i8 %96, -3, !dbg !242
  %98 = or i8 %97, 2, !dbg !242
  store i8 %98, ptr %95, align 8, !dbg !242
  br label %99, !dbg !242

99:                                               ; preds = %93, %77
  %100 = load ptr, ptr %15, align 8, !dbg !240
  %101 = getelementptr inbounds nuw %struct.obstack, ptr %100, i32 0, i32 3, !dbg !240
  %102 = load ptr, ptr %101, align 8, !dbg !240
  %103 = ptrtoint ptr %102 to i64, !dbg !240
  %104 = sub i64 %103, 0, !dbg !240
  %105 = load ptr, ptr %15, align 8, !dbg !240
  %106 = getelementptr inbounds nuw %struct.obstack, ptr %105, i32 0, i32 6, !dbg !240
  %107 = load i32, ptr %106, align 8, !dbg !240
  %108 = sext i32 %107 to i64, !dbg !240
  %109 = add nsw i64 %104, %108, !dbg !240
  %110 = load ptr, ptr %15, align 8, !dbg !240
  %111 = getelementptr inbounds nuw %struct.obstack, ptr %110, i32 0, i32 6, !dbg !240
  %112 = load i32, ptr %111, align 8, !dbg !240
  %113 = xor i32 %112, -1, !dbg !240
  %114 = sext i32 %113 to i64, !dbg !240
  %115 = and i64 %109, %114, !dbg !240
  %116 = inttoptr i64 %115 to ptr, !dbg !240
  %117 = load ptr, ptr %15, align 8, !dbg !240
  %118 = getelementptr inbounds nuw %struct.obstack, ptr %117, i32 0, i32 3, !dbg !240
  store ptr %116, ptr %118, align 8, !dbg !240
  %119 = load ptr, ptr %15, align 8, !dbg !244
  %120 = getelementptr inbounds nuw %struct.obstack, ptr %119, i32 0, i32 3, !dbg !244
  %121 = load ptr, ptr %120, align 8, !dbg !244
  %122 = load ptr, ptr %15, align 8, !dbg !244
  %123 = getelementptr inbounds nuw %struct.obstack, ptr %122, i32 0, i32 1, !dbg !244
  %124 = load ptr, ptr %123, align 8, !dbg !244
  %125 = ptrtoint ptr %121 to i64, !dbg !244
  %126 = ptrtoint ptr %124 to i64, !dbg !244
  %127 = sub i64 %125, %126, !dbg !244
  %128 = load ptr, ptr %15, align 8, !dbg !244
  %129 = getelementptr inbounds nuw %struct.obstack, ptr %128, i32 0, i32 4, !dbg !244
  %130 = load ptr, ptr %129, align 8, !dbg !244
  %131 = load ptr, ptr %15, align 8, !dbg !244
  %132 = getelementptr inbounds nuw %struct.obstack, ptr %131, i32 0, i32 1, !dbg !244
  %133 = load ptr, ptr %132, align 8, !dbg !244
  %134 = ptrtoint ptr %130 to i64, !dbg !244
  %135 = ptrtoint ptr %133 to i64, !dbg !244
  %136 = sub i64 %134, %135, !dbg !244
  %137 = icmp sgt i64 %127, %136, !dbg !244
  br i1 %137, label %138, label %144, !dbg !244

138:                                              ; preds = %99
  %139 = load ptr, ptr %15, align 8, !dbg !244
  %140 = getelementptr inbounds nuw %struct.obstack, ptr %139, i32 0, i32 4, !dbg !244
  %141 = load ptr, ptr %140, align 8, !dbg !244
  %142 = load ptr, ptr %15, align 8, !dbg !244
  %143 = getelementptr inbounds nuw %struct.obstack, ptr %142, i32 0, i32 3, !dbg !244
  store ptr %141, ptr %143, align 8, !dbg !244
  br label %144, !dbg !244

144:                                              ; preds = %138, %99
  %145 = load ptr, ptr %15, align 8, !dbg !240
  %146 = getelementptr inbounds nuw %struct.obstack, ptr %145, i32 0, i32 3, !dbg !240
  %147 = load ptr, ptr %146, align 8, !dbg !240
  %148 = load ptr, ptr %15, align 8, !dbg !240
  %149 = getelementptr inbounds nuw %struct.obstack, ptr %148, i32 0, i32 2, !dbg !240
  store ptr %147, ptr %149, align 8, !dbg !240
  %150 = load ptr, ptr %16, align 8, !dbg !240
  store ptr %150, ptr %17, align 8, !dbg !240
  %151 = load ptr, ptr %17, align 8, !dbg !240
  store ptr %151, ptr %14, align 8, !dbg !231
  %152 = load ptr, ptr %14, align 8, !dbg !231
  store ptr %152, ptr %10, align 8, !dbg !227
  %153 = load ptr, ptr %6, align 8, !dbg !246
  %154 = load ptr, ptr %10, align 8, !dbg !247
  store ptr %153, ptr %154, align 8, !dbg !248
  %155 = load ptr, ptr %10, align 8, !dbg !249
  %156 = load ptr, ptr %155, align 8, !dbg !250
  store ptr %156, ptr @element, align 8, !dbg !251
    #dbg_declare(ptr %18, !252, !DIExpression(), !254)
  store i32 0, ptr %18, align 4, !dbg !254
  br label %157, !dbg !255

157:                                              ; preds = %182, %144
  %158 = load i32, ptr %18, align 4, !dbg !256
  %159 = icmp slt i32 %158, 2000, !dbg !258
  br i1 %159, label %160, label %185, !dbg !259

160:                                              ; preds = %157
    #dbg_declare(ptr %19, !260, !DIExpression(), !262)
  store ptr %9, ptr %19, align 8, !dbg !262
  %161 = load ptr, ptr %19, align 8, !dbg !263
  %162 = getelementptr inbounds nuw %struct.obstack, ptr %161, i32 0, i32 3, !dbg !263
  %163 = load ptr, ptr %162, align 8, !dbg !263
  %164 = getelementptr inbounds nuw i8, ptr %163, i64 8, !dbg !263
  %165 = load ptr, ptr %19, align 8, !dbg !263
  %166 = getelementptr inbounds nuw %struct.obstack, ptr %165, i32 0, i32 4, !dbg !263
  %167 = load ptr, ptr %166, align 8, !dbg !263
  %168 = icmp ugt ptr %164, %167, !dbg !263
  br i1 %168, label %169, label %171, !dbg !263

169:                                              ; preds = %160
  %170 = load ptr, ptr %19, align 8, !dbg !263
  call void @_obstack_newchunk(ptr noundef %170, i32 noundef 8), !dbg !263
  br label %171, !dbg !263

171:                                              ; preds = %169, %160
    #dbg_declare(ptr %20, !265, !DIExpression(), !267)
  %172 = load ptr, ptr %19, align 8, !dbg !267
  store ptr %172, ptr %20, align 8, !dbg !267
    #dbg_declare(ptr %21, !268, !DIExpression(), !267)
  %173 = load ptr, ptr %20, align 8, !dbg !267
  %174 = getelementptr inbounds nuw %struct.obstack, ptr %173, i32 0, i32 3, !dbg !267
  %175 = load ptr, ptr %174, align 8, !dbg !267
  store ptr %175, ptr %21, align 8, !dbg !267
  %176 = load ptr, ptr %6, align 8, !dbg !269
  %177 = load ptr, ptr %21, align 8, !dbg !267
  store ptr %176, ptr %177, align 8, !dbg !267
  %178 = load ptr, ptr %20, align 8, !dbg !267
  %179 = getelementptr inbounds nuw %struct.obstack, ptr %178, i32 0, i32 3, !dbg !267
  %180 = load ptr, ptr %179, align 8, !dbg !267
  %181 = getelementptr inbounds nuw i8, ptr %180, i64 8, !dbg !267
  store ptr %181, ptr %179, align 8, !dbg !267
  br label %182, !dbg !270

182:                                              ; preds = %171
  %183 = load i32, ptr %18, align 4, !dbg !271
  %184 = add nsw i32 %183, 1, !dbg !271
  store i32 %184, ptr %18, align 4, !dbg !271
  br label %157, !dbg !272, !llvm.loop !273

185:                                              ; preds = %157
    #dbg_declare(ptr %22, !275, !DIExpression(), !277)
  store ptr %9, ptr %22, align 8, !dbg !277
    #dbg_declare(ptr %23, !278, !DIExpression(), !277)
  %186 = load ptr, ptr %22, align 8, !dbg !277
  %187 = getelementptr inbounds nuw %struct.obstack, ptr %186, i32 0, i32 2, !dbg !277
  %188 = load ptr, ptr %187, align 8, !dbg !277
  store ptr %188, ptr %23, align 8, !dbg !277
  %189 = load ptr, ptr %22, align 8, !dbg !279
  %190 = getelementptr inbounds nuw %struct.obstack, ptr %189, i32 0, i32 3, !dbg !279
  %191 = load ptr, ptr %190, align 8, !dbg !279
  %192 = load ptr, ptr %23, align 8, !dbg !279
  %193 = icmp eq ptr %191, %192, !dbg !279
  br i1 %193, label %194, label %200, !dbg !279

194:                                              ; preds = %185
  %195 = load ptr, ptr %22, align 8, !dbg !279
  %196 = getelementptr inbounds nuw %struct.obstack, ptr %195, i32 0, i32 10, !dbg !279
  %197 = load i8, ptr %196, align 8, !dbg !279
  %198 = and i8 %197, -3, !dbg !279
  %199 = or i8 %198, 2, !dbg !279
  store i8 %199, ptr %196, align 8, !dbg !279
  br label %200, !dbg !279

200:                                              ; preds = %194, %185
  %201 = load ptr, ptr %22, align 8, !dbg !277
  %202 = getelementptr inbounds nuw %struct.obstack, ptr %201, i32 0, i32 3, !dbg !277
  %203 = load ptr, ptr %202, align 8, !dbg !277
  %204 = ptrtoint ptr %203 to i64, !dbg !277
  %205 = sub i64 %204, 0, !dbg !277
  %206 = load ptr, ptr %22, align 8, !dbg !277
  %207 = getelementptr inbounds nuw %struct.obstack, ptr %206, i32 0, i32 6, !dbg !277
  %208 = load i32, ptr %207, align 8, !dbg !277
  %209 = sext i32 %208 to i64, !dbg !277
  %210 = add nsw i64 %205, %209, !dbg !277
  %211 = load ptr, ptr %22, align 8, !dbg !277
  %212 = getelementptr inbounds nuw %struct.obstack, ptr %211, i32 0, i32 6, !dbg !277
  %213 = load i32, ptr %212, align 8, !dbg !277
  %214 = xor i32 %213, -1, !dbg !277
  %215 = sext i32 %214 to i64, !dbg !277
  %216 = and i64 %210, %215, !dbg !277
  %217 = inttoptr i64 %216 to ptr, !dbg !277
  %218 = load ptr, ptr %22, align 8, !dbg !277
  %219 = getelementptr inbounds nuw %struct.obstack, ptr %218, i32 0, i32 3, !dbg !277
  store ptr %217, ptr %219, align 8, !dbg !277
  %220 = load ptr, ptr %22, align 8, !dbg !281
  %221 = getelementptr inbounds nuw %struct.obstack, ptr %220, i32 0, i32 3, !dbg !281
  %222 = load ptr, ptr %221, align 8, !dbg !281
  %223 = load ptr, ptr %22, align 8, !dbg !281
  %224 = getelementptr inbounds nuw %struct.obstack, ptr %223, i32 0, i32 1, !dbg !281
  %225 = load ptr, ptr %224, align 8, !dbg !281
  %226 = ptrtoint ptr %222 to i64, !dbg !281
  %227 = ptrtoint ptr %225 to i64, !dbg !281
  %228 = sub i64 %226, %227, !dbg !281
  %229 = load ptr, ptr %22, align 8, !dbg !281
  %230 = getelementptr inbounds nuw %struct.obstack, ptr %229, i32 0, i32 4, !dbg !281
  %231 = load ptr, ptr %230, align 8, !dbg !281
  %232 = load ptr, ptr %22, align 8, !dbg !281
  %233 = getelementptr inbounds nuw %struct.obstack, ptr %232, i32 0, i32 1, !dbg !281
  %234 = load ptr, ptr %233, align 8, !dbg !281
  %235 = ptrtoint ptr %231 to i64, !dbg !281
  %236 = ptrtoint ptr %234 to i64, !dbg !281
  %237 = sub i64 %235, %236, !dbg !281
  %238 = icmp sgt i64 %228, %237, !dbg !281
  br i1 %238, label %239, label %245, !dbg !281

239:                                              ; preds = %200
  %240 = load ptr, ptr %22, align 8, !dbg !281
  %241 = getelementptr inbounds nuw %struct.obstack, ptr %240, i32 0, i32 4, !dbg !281
  %242 = load ptr, ptr %241, align 8, !dbg !281
  %243 = load ptr, ptr %22, align 8, !dbg !281
  %244 = getelementptr inbounds nuw %struct.obstack, ptr %243, i32 0, i32 3, !dbg !281
  store ptr %242, ptr %244, align 8, !dbg !281
  br label %245, !dbg !281

245:                                              ; preds = %239, %200
  %246 = load ptr, ptr %22, align 8, !dbg !277
  %247 = getelementptr inbounds nuw %struct.obstack, ptr %246, i32 0, i32 3, !dbg !277
  %248 = load ptr, ptr %247, align 8, !dbg !277
  %249 = load ptr, ptr %22, align 8, !dbg !277
  %250 = getelementptr inbounds nuw %struct.obstack, ptr %249, i32 0, i32 2, !dbg !277
  store ptr %248, ptr %250, align 8, !dbg !277
  %251 = load ptr, ptr %23, align 8, !dbg !277
  store ptr %251, ptr %24, align 8, !dbg !277
  %252 = load ptr, ptr %24, align 8, !dbg !277
  %253 = getelementptr inbounds ptr, ptr %252, i64 1999, !dbg !283
  %254 = load ptr, ptr %253, align 8, !dbg !283
  store ptr %254, ptr @last, align 8, !dbg !284
    #dbg_declare(ptr %25, !285, !DIExpression(), !287)
  store ptr %9, ptr %25, align 8, !dbg !287
    #dbg_declare(ptr %26, !288, !DIExpression(), !287)
  store ptr null, ptr %26, align 8, !dbg !287
  %255 = load ptr, ptr %26, align 8, !dbg !289
  %256 = load ptr, ptr %25, align 8, !dbg !289
  %257 = getelementptr inbounds nuw %struct.obstack, ptr %256, i32 0, i32 1, !dbg !289
  %258 = load ptr, ptr %257, align 8, !dbg !289
  %259 = icmp ugt ptr %255, %258, !dbg !289
  br i1 %259, label %260, label %272, !dbg !289

260:                                              ; preds = %245
  %261 = load ptr, ptr %26, align 8, !dbg !289
  %262 = load ptr, ptr %25, align 8, !dbg !289
  %263 = getelementptr inbounds nuw %struct.obstack, ptr %262, i32 0, i32 4, !dbg !289
  %264 = load ptr, ptr %263, align 8, !dbg !289
  %265 = icmp ult ptr %261, %264, !dbg !289
  br i1 %265, label %266, label %272, !dbg !289

266:                                              ; preds = %260
  %267 = load ptr, ptr %26, align 8, !dbg !289
  %268 = load ptr, ptr %25, align 8, !dbg !289
  %269 = getelementptr inbounds nuw %struct.obstack, ptr %268, i32 0, i32 2, !dbg !289
  store ptr %267, ptr %269, align 8, !dbg !289
  %270 = load ptr, ptr %25, align 8, !dbg !289
  %271 = getelementptr inbounds nuw %struct.obstack, ptr %270, i32 0, i32 3, !dbg !289
  store ptr %267, ptr %271, align 8, !dbg !289
  br label %275, !dbg !289

272:                                              ; preds = %260, %245
  %273 = load ptr, ptr %25, align 8, !dbg !289
  %274 = load ptr, ptr %26, align 8, !dbg !289
  call void @obstack_free(ptr noundef %273, ptr noundef %274), !dbg !289
  br label %275

275:                                              ; preds = %272, %266
  %276 = load ptr, ptr @found, align 8, !dbg !291
  %277 = icmp eq ptr %276, @entry, !dbg !292
  br i1 %277, label %278, label %293, !dbg !293

278:                                              ; preds = %275
  %279 = load ptr, ptr @listed, align 8, !dbg !294
  %280 = icmp eq ptr %279, @entry, !dbg !295
  br i1 %280, label %281, label %293, !dbg !296

281:                                              ; preds = %278
  %282 = load ptr, ptr @in_memory, align 8, !dbg !297
  %283 = icmp eq ptr %282, @x, !dbg !298
  br i1 %283, label %284, label %293, !dbg !299

284:                                              ; preds = %281
  %285 = load ptr, ptr @in_buffer, align 8, !dbg !300
  %286 = icmp eq ptr %285, @y, !dbg !301
  br i1 %286, label %287, label %293, !dbg !302

287:                                              ; preds = %284
  %288 = load ptr, ptr @element, align 8, !dbg !303
  %289 = icmp eq ptr %288, @z, !dbg !304
  br i1 %289, label %290, label %293, !dbg !305

290:                                              ; preds = %287
  %291 = load ptr, ptr @last, align 8, !dbg !306
  %292 = icmp eq ptr %291, @z, !dbg !307
  br label %293

293:                                              ; preds = %290, %287, %284, %281, %278, %275
  %294 = phi i1 [ false, %287 ], [ false, %284 ], [ false, %281 ], [ false, %278 ], [ false, %275 ], [ %292, %290 ], !dbg !308
  %295 = xor i1 %294, true, !dbg !309
  %296 = zext i1 %295 to i32, !dbg !309
  ret i32 %296, !dbg !310
}

; Function Attrs: nounwind
declare i32 @putenv(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #1

; Function Attrs: nounwind
declare noalias ptr @open_memstream(ptr noundef, ptr noundef) #1

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

declare i32 @fclose(ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) #1

declare i32 @_obstack_begin(ptr noundef, i32 noundef, i32 noundef, ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @allocate(i64 noundef %0) #0 !dbg !311 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !314, !DIExpression(), !315)
  %3 = load i64, ptr %2, align 8, !dbg !316
  %4 = call noalias ptr @malloc(i64 noundef %3) #6, !dbg !317
  ret ptr %4, !dbg !318
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(ptr noundef %0) #0 !dbg !319 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !320, !DIExpression(), !321)
  %3 = load ptr, ptr %2, align 8, !dbg !322
  call void @free(ptr noundef %3) #5, !dbg !323
  ret void, !dbg !324
}

declare void @_obstack_newchunk(ptr noundef, i32 noundef) #2

declare void @obstack_free(ptr noundef, ptr noundef) #2

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #4

; Function Attrs: nounwind
declare void @free(ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!55, !56, !57, !58, !59, !60}
!llvm.ident = !{!61}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 11, type: !52, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !21, splitDebugInlining: false, nameTableKind: None)
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
!61 = !{!"clang version 22.1.8"}
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !63, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !65)
!63 = !DISubroutineType(types: !64)
!64 = !{!20}
!65 = !{}
!66 = !DILocation(line: 17, column: 5, scope: !62)
!67 = !DILocation(line: 18, column: 13, scope: !62)
!68 = !DILocation(line: 18, column: 34, scope: !62)
!69 = !DILocation(line: 18, column: 11, scope: !62)
!70 = !DILocalVariable(name: "p", scope: !71, file: !3, line: 19, type: !72)
!71 = distinct !DILexicalBlock(scope: !62, file: !3, line: 19, column: 5)
!72 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!73 = !DILocation(line: 19, column: 17, scope: !71)
!74 = !DILocation(line: 19, column: 21, scope: !71)
!75 = !DILocation(line: 19, column: 10, scope: !71)
!76 = !DILocation(line: 19, column: 31, scope: !77)
!77 = distinct !DILexicalBlock(scope: !71, file: !3, line: 19, column: 5)
!78 = !DILocation(line: 19, column: 30, scope: !77)
!79 = !DILocation(line: 19, column: 5, scope: !71)
!80 = !DILocation(line: 19, column: 44, scope: !81)
!81 = distinct !DILexicalBlock(scope: !77, file: !3, line: 19, column: 43)
!82 = !DILocation(line: 19, column: 43, scope: !81)
!83 = !DILocation(line: 19, column: 46, scope: !81)
!84 = !DILocation(line: 19, column: 66, scope: !81)
!85 = !DILocation(line: 19, column: 65, scope: !81)
!86 = !DILocation(line: 19, column: 63, scope: !81)
!87 = !DILocation(line: 19, column: 56, scope: !81)
!88 = !DILocation(line: 19, column: 49, scope: !81)
!89 = !DILocation(line: 19, column: 35, scope: !77)
!90 = !DILocation(line: 19, column: 5, scope: !77)
!91 = distinct !{!91, !79, !92, !93}
!92 = !DILocation(line: 19, column: 66, scope: !71)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocalVariable(name: "size", scope: !62, file: !3, line: 20, type: !95)
!95 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !96, line: 18, baseType: !97)
!96 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !DILocation(line: 20, column: 12, scope: !62)
!99 = !DILocalVariable(name: "p", scope: !62, file: !3, line: 21, type: !19)
!100 = !DILocation(line: 21, column: 10, scope: !62)
!101 = !DILocalVariable(name: "q", scope: !62, file: !3, line: 21, type: !19)
!102 = !DILocation(line: 21, column: 19, scope: !62)
!103 = !DILocalVariable(name: "r", scope: !62, file: !3, line: 21, type: !19)
!104 = !DILocation(line: 21, column: 28, scope: !62)
!105 = !DILocalVariable(name: "file", scope: !62, file: !3, line: 22, type: !106)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !108, line: 7, baseType: !109)
!108 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!109 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !110, line: 51, size: 1728, elements: !111)
!110 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!111 = !{!112, !113, !114, !115, !116, !117, !118, !119, !120, !121, !122, !123, !124, !127, !129, !130, !131, !135, !138, !140, !142, !143, !146, !148, !151, !154, !155, !156, !158, !159, !160, !162}
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
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !109, file: !110, line: 78, baseType: !136, size: 64, offset: 960)
!136 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !137, line: 152, baseType: !9)
!137 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!138 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !109, file: !110, line: 81, baseType: !139, size: 16, offset: 1024)
!139 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !109, file: !110, line: 82, baseType: !141, size: 8, offset: 1040)
!141 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !109, file: !110, line: 83, baseType: !132, size: 8, offset: 1048)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !109, file: !110, line: 85, baseType: !144, size: 64, offset: 1088)
!144 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !145, size: 64)
!145 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !110, line: 45, baseType: null)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !109, file: !110, line: 93, baseType: !147, size: 64, offset: 1152)
!147 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !137, line: 153, baseType: !9)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !109, file: !110, line: 95, baseType: !149, size: 64, offset: 1216)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !110, line: 39, flags: DIFlagFwdDecl)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !109, file: !110, line: 96, baseType: !152, size: 64, offset: 1280)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!153 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !110, line: 40, flags: DIFlagFwdDecl)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !109, file: !110, line: 97, baseType: !128, size: 64, offset: 1344)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !109, file: !110, line: 98, baseType: !8, size: 64, offset: 1408)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !109, file: !110, line: 99, baseType: !157, size: 64, offset: 1472)
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !109, file: !110, line: 100, baseType: !20, size: 32, offset: 1536)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !109, file: !110, line: 102, baseType: !20, size: 32, offset: 1568)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !109, file: !110, line: 104, baseType: !161, size: 64, offset: 1600)
!161 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !137, line: 45, baseType: !97)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !109, file: !110, line: 109, baseType: !163, size: 64, offset: 1664)
!163 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !164)
!164 = !{!165}
!165 = !DISubrange(count: 8)
!166 = !DILocation(line: 22, column: 11, scope: !62)
!167 = !DILocation(line: 22, column: 18, scope: !62)
!168 = !DILocation(line: 23, column: 29, scope: !62)
!169 = !DILocation(line: 23, column: 5, scope: !62)
!170 = !DILocation(line: 24, column: 12, scope: !62)
!171 = !DILocation(line: 24, column: 5, scope: !62)
!172 = !DILocation(line: 25, column: 24, scope: !62)
!173 = !DILocation(line: 25, column: 5, scope: !62)
!174 = !DILocalVariable(name: "buffer", scope: !62, file: !3, line: 26, type: !175)
!175 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !176)
!176 = !{!177}
!177 = !DISubrange(count: 16)
!178 = !DILocation(line: 26, column: 10, scope: !62)
!179 = !DILocation(line: 27, column: 21, scope: !62)
!180 = !DILocation(line: 27, column: 12, scope: !62)
!181 = !DILocation(line: 27, column: 10, scope: !62)
!182 = !DILocation(line: 28, column: 29, scope: !62)
!183 = !DILocation(line: 28, column: 5, scope: !62)
!184 = !DILocation(line: 29, column: 12, scope: !62)
!185 = !DILocation(line: 29, column: 5, scope: !62)
!186 = !DILocation(line: 30, column: 5, scope: !62)
!187 = !DILocalVariable(name: "stack", scope: !62, file: !3, line: 31, type: !188)
!188 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "obstack", file: !189, line: 153, size: 704, elements: !190)
!189 = !DIFile(filename: "lib/libc/include/generic-glibc/obstack.h", directory: "")
!190 = !{!191, !192, !202, !203, !204, !205, !210, !211, !215, !219, !220, !222, !223}
!191 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_size", scope: !188, file: !189, line: 155, baseType: !9, size: 64)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "chunk", scope: !188, file: !189, line: 156, baseType: !193, size: 64, offset: 64)
!193 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !194, size: 64)
!194 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_obstack_chunk", file: !189, line: 146, size: 192, elements: !195)
!195 = !{!196, !197, !198}
!196 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !194, file: !189, line: 148, baseType: !13, size: 64)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !194, file: !189, line: 149, baseType: !193, size: 64, offset: 64)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "contents", scope: !194, file: !189, line: 150, baseType: !199, size: 32, offset: 128)
!199 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !200)
!200 = !{!201}
!201 = !DISubrange(count: 4)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "object_base", scope: !188, file: !189, line: 157, baseType: !13, size: 64, offset: 128)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "next_free", scope: !188, file: !189, line: 158, baseType: !13, size: 64, offset: 192)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_limit", scope: !188, file: !189, line: 159, baseType: !13, size: 64, offset: 256)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "temp", scope: !188, file: !189, line: 164, baseType: !206, size: 64, offset: 320)
!206 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !188, file: !189, line: 160, size: 64, elements: !207)
!207 = !{!208, !209}
!208 = !DIDerivedType(tag: DW_TAG_member, name: "tempint", scope: !206, file: !189, line: 162, baseType: !9, size: 64)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "tempptr", scope: !206, file: !189, line: 163, baseType: !8, size: 64)
!210 = !DIDerivedType(tag: DW_TAG_member, name: "alignment_mask", scope: !188, file: !189, line: 165, baseType: !20, size: 32, offset: 384)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "chunkfun", scope: !188, file: !189, line: 169, baseType: !212, size: 64, offset: 448)
!212 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !213, size: 64)
!213 = !DISubroutineType(types: !214)
!214 = !{!193, !8, !9}
!215 = !DIDerivedType(tag: DW_TAG_member, name: "freefun", scope: !188, file: !189, line: 170, baseType: !216, size: 64, offset: 512)
!216 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !217, size: 64)
!217 = !DISubroutineType(types: !218)
!218 = !{null, !8, !193}
!219 = !DIDerivedType(tag: DW_TAG_member, name: "extra_arg", scope: !188, file: !189, line: 171, baseType: !8, size: 64, offset: 576)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "use_extra_arg", scope: !188, file: !189, line: 172, baseType: !221, size: 1, offset: 640, flags: DIFlagBitField, extraData: i64 640)
!221 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!222 = !DIDerivedType(tag: DW_TAG_member, name: "maybe_empty_object", scope: !188, file: !189, line: 173, baseType: !221, size: 1, offset: 641, flags: DIFlagBitField, extraData: i64 640)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "alloc_failed", scope: !188, file: !189, line: 177, baseType: !221, size: 1, offset: 642, flags: DIFlagBitField, extraData: i64 640)
!224 = !DILocation(line: 31, column: 20, scope: !62)
!225 = !DILocation(line: 32, column: 5, scope: !62)
!226 = !DILocalVariable(name: "one", scope: !62, file: !3, line: 33, type: !18)
!227 = !DILocation(line: 33, column: 11, scope: !62)
!228 = !DILocalVariable(name: "__h", scope: !229, file: !3, line: 33, type: !230)
!229 = distinct !DILexicalBlock(scope: !62, file: !3, line: 33, column: 17)
!230 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!231 = !DILocation(line: 33, column: 17, scope: !229)
!232 = !DILocalVariable(name: "__o", scope: !233, file: !3, line: 33, type: !230)
!233 = distinct !DILexicalBlock(scope: !229, file: !3, line: 33, column: 17)
!234 = !DILocation(line: 33, column: 17, scope: !233)
!235 = !DILocalVariable(name: "__len", scope: !233, file: !3, line: 33, type: !20)
!236 = !DILocation(line: 33, column: 17, scope: !237)
!237 = distinct !DILexicalBlock(scope: !233, file: !3, line: 33, column: 17)
!238 = !DILocalVariable(name: "__o1", scope: !239, file: !3, line: 33, type: !230)
!239 = distinct !DILexicalBlock(scope: !229, file: !3, line: 33, column: 17)
!240 = !DILocation(line: 33, column: 17, scope: !239)
!241 = !DILocalVariable(name: "__value", scope: !239, file: !3, line: 33, type: !8)
!242 = !DILocation(line: 33, column: 17, scope: !243)
!243 = distinct !DILexicalBlock(scope: !239, file: !3, line: 33, column: 17)
!244 = !DILocation(line: 33, column: 17, scope: !245)
!245 = distinct !DILexicalBlock(scope: !239, file: !3, line: 33, column: 17)
!246 = !DILocation(line: 34, column: 12, scope: !62)
!247 = !DILocation(line: 34, column: 6, scope: !62)
!248 = !DILocation(line: 34, column: 10, scope: !62)
!249 = !DILocation(line: 35, column: 16, scope: !62)
!250 = !DILocation(line: 35, column: 15, scope: !62)
!251 = !DILocation(line: 35, column: 13, scope: !62)
!252 = !DILocalVariable(name: "n", scope: !253, file: !3, line: 36, type: !20)
!253 = distinct !DILexicalBlock(scope: !62, file: !3, line: 36, column: 5)
!254 = !DILocation(line: 36, column: 14, scope: !253)
!255 = !DILocation(line: 36, column: 10, scope: !253)
!256 = !DILocation(line: 36, column: 21, scope: !257)
!257 = distinct !DILexicalBlock(scope: !253, file: !3, line: 36, column: 5)
!258 = !DILocation(line: 36, column: 23, scope: !257)
!259 = !DILocation(line: 36, column: 5, scope: !253)
!260 = !DILocalVariable(name: "__o", scope: !261, file: !3, line: 36, type: !230)
!261 = distinct !DILexicalBlock(scope: !257, file: !3, line: 36, column: 36)
!262 = !DILocation(line: 36, column: 36, scope: !261)
!263 = !DILocation(line: 36, column: 36, scope: !264)
!264 = distinct !DILexicalBlock(scope: !261, file: !3, line: 36, column: 36)
!265 = !DILocalVariable(name: "__o1", scope: !266, file: !3, line: 36, type: !230)
!266 = distinct !DILexicalBlock(scope: !261, file: !3, line: 36, column: 36)
!267 = !DILocation(line: 36, column: 36, scope: !266)
!268 = !DILocalVariable(name: "__p1", scope: !266, file: !3, line: 36, type: !8)
!269 = !DILocation(line: 36, column: 61, scope: !266)
!270 = !DILocation(line: 36, column: 36, scope: !257)
!271 = !DILocation(line: 36, column: 32, scope: !257)
!272 = !DILocation(line: 36, column: 5, scope: !257)
!273 = distinct !{!273, !259, !274, !93}
!274 = !DILocation(line: 36, column: 36, scope: !253)
!275 = !DILocalVariable(name: "__o1", scope: !276, file: !3, line: 37, type: !230)
!276 = distinct !DILexicalBlock(scope: !62, file: !3, line: 37, column: 21)
!277 = !DILocation(line: 37, column: 21, scope: !276)
!278 = !DILocalVariable(name: "__value", scope: !276, file: !3, line: 37, type: !8)
!279 = !DILocation(line: 37, column: 21, scope: !280)
!280 = distinct !DILexicalBlock(scope: !276, file: !3, line: 37, column: 21)
!281 = !DILocation(line: 37, column: 21, scope: !282)
!282 = distinct !DILexicalBlock(scope: !276, file: !3, line: 37, column: 21)
!283 = !DILocation(line: 37, column: 12, scope: !62)
!284 = !DILocation(line: 37, column: 10, scope: !62)
!285 = !DILocalVariable(name: "__o", scope: !286, file: !3, line: 38, type: !230)
!286 = distinct !DILexicalBlock(scope: !62, file: !3, line: 38, column: 5)
!287 = !DILocation(line: 38, column: 5, scope: !286)
!288 = !DILocalVariable(name: "__obj", scope: !286, file: !3, line: 38, type: !8)
!289 = !DILocation(line: 38, column: 5, scope: !290)
!290 = distinct !DILexicalBlock(scope: !286, file: !3, line: 38, column: 5)
!291 = !DILocation(line: 39, column: 14, scope: !62)
!292 = !DILocation(line: 39, column: 20, scope: !62)
!293 = !DILocation(line: 39, column: 29, scope: !62)
!294 = !DILocation(line: 39, column: 32, scope: !62)
!295 = !DILocation(line: 39, column: 39, scope: !62)
!296 = !DILocation(line: 39, column: 48, scope: !62)
!297 = !DILocation(line: 39, column: 51, scope: !62)
!298 = !DILocation(line: 39, column: 61, scope: !62)
!299 = !DILocation(line: 39, column: 67, scope: !62)
!300 = !DILocation(line: 39, column: 70, scope: !62)
!301 = !DILocation(line: 39, column: 80, scope: !62)
!302 = !DILocation(line: 39, column: 86, scope: !62)
!303 = !DILocation(line: 39, column: 89, scope: !62)
!304 = !DILocation(line: 39, column: 97, scope: !62)
!305 = !DILocation(line: 39, column: 103, scope: !62)
!306 = !DILocation(line: 39, column: 106, scope: !62)
!307 = !DILocation(line: 39, column: 111, scope: !62)
!308 = !DILocation(line: 0, scope: !62)
!309 = !DILocation(line: 39, column: 12, scope: !62)
!310 = !DILocation(line: 39, column: 5, scope: !62)
!311 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 14, type: !312, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!312 = !DISubroutineType(types: !313)
!313 = !{!8, !95}
!314 = !DILocalVariable(name: "n", arg: 1, scope: !311, file: !3, line: 14, type: !95)
!315 = !DILocation(line: 14, column: 30, scope: !311)
!316 = !DILocation(line: 14, column: 49, scope: !311)
!317 = !DILocation(line: 14, column: 42, scope: !311)
!318 = !DILocation(line: 14, column: 35, scope: !311)
!319 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 15, type: !11, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !65)
!320 = !DILocalVariable(name: "p", arg: 1, scope: !319, file: !3, line: 15, type: !8)
!321 = !DILocation(line: 15, column: 27, scope: !319)
!322 = !DILocation(line: 15, column: 37, scope: !319)
!323 = !DILocation(line: 15, column: 32, scope: !319)
!324 = !DILocation(line: 15, column: 41, scope: !319)
