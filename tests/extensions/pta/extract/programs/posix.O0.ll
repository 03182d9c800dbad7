; ModuleID = 'posix.c'
source_filename = "posix.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.obstack = type { i64, ptr, ptr, ptr, ptr, %union.anon, i32, ptr, ptr, ptr, i8 }
%union.anon = type { i64 }
%struct.glob_t = type { i64, ptr, i64, i32, ptr, ptr, ptr, ptr, ptr }
%struct.stat = type { i64, i64, i64, i32, i32, i32, i32, i64, i64, i64, i64, %struct.timespec, %struct.timespec, %struct.timespec, [3 x i64] }
%struct.timespec = type { i64, i64 }

@entry = global [13 x i8] c"LIGHTHOUSE=1\00", align 1, !dbg !0
@.str = private unnamed_addr constant [11 x i8] c"LIGHTHOUSE\00", align 1, !dbg !22
@found = global ptr null, align 8, !dbg !40
@environ = external global ptr, align 8
@listed = global ptr null, align 8, !dbg !42
@x = global i32 0, align 4, !dbg !34
@y = global i32 0, align 4, !dbg !36
@z = global i32 0, align 4, !dbg !38
@grown = global ptr null, align 8, !dbg !44
@in_memory = global ptr null, align 8, !dbg !46
@.str.1 = private unnamed_addr constant [2 x i8] c"w\00", align 1, !dbg !27
@in_buffer = global ptr null, align 8, !dbg !48
@element = global ptr null, align 8, !dbg !50
@last = global ptr null, align 8, !dbg !52
@__const.main.paths = private unnamed_addr constant { i64, ptr, i64, i32, [4 x i8], ptr, ptr, ptr, ptr, ptr } { i64 0, ptr null, i64 0, i32 0, [4 x i8] zeroinitializer, ptr @close_it, ptr @read_it, ptr @open_it, ptr @stat_it, ptr @stat_it }, align 8
@.str.2 = private unnamed_addr constant [2 x i8] c"*\00", align 1, !dbg !32
@opened = global ptr null, align 8, !dbg !73
@folder = global %struct.dirent zeroinitializer, align 8, !dbg !54
@closed = global ptr null, align 8, !dbg !75

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !87 {
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
  %27 = alloca %struct.glob_t, align 8
  store i32 0, ptr %1, align 4
  %28 = call i32 @putenv(ptr noundef @entry) #5, !dbg !91
  %29 = call ptr @getenv(ptr noundef @.str) #5, !dbg !92
  %30 = getelementptr inbounds i8, ptr %29, i64 -11, !dbg !93
  store ptr %30, ptr @found, align 8, !dbg !94
    #dbg_declare(ptr %2, !95, !DIExpression(), !98)
  %31 = load ptr, ptr @environ, align 8, !dbg !99
  store ptr %31, ptr %2, align 8, !dbg !98
  br label %32, !dbg !100

32:                                               ; preds = %44, %0
  %33 = load ptr, ptr %2, align 8, !dbg !101
  %34 = load ptr, ptr %33, align 8, !dbg !103
  %35 = icmp ne ptr %34, null, !dbg !104
  br i1 %35, label %36, label %47, !dbg !104

36:                                               ; preds = %32
  %37 = load ptr, ptr %2, align 8, !dbg !105
  %38 = load ptr, ptr %37, align 8, !dbg !107
  %39 = icmp eq ptr %38, @entry, !dbg !108
  br i1 %39, label %40, label %43, !dbg !108

40:                                               ; preds = %36
  %41 = load ptr, ptr %2, align 8, !dbg !109
  %42 = load ptr, ptr %41, align 8, !dbg !110
  store ptr %42, ptr @listed, align 8, !dbg !111
  br label %43, !dbg !112

43:                                               ; preds = %40, %36
  br label %44, !dbg !113

44:                                               ; preds = %43
  %45 = load ptr, ptr %2, align 8, !dbg !114
  %46 = getelementptr inbounds nuw ptr, ptr %45, i32 1, !dbg !114
  store ptr %46, ptr %2, align 8, !dbg !114
  br label %32, !dbg !115, !llvm.loop !116

47:                                               ; preds = %32
    #dbg_declare(ptr %3, !119, !DIExpression(), !122)
    #dbg_declare(ptr %4, !123, !DIExpression(), !124)
  store ptr @x, ptr %4, align 8, !dbg !124
    #dbg_declare(ptr %5, !125, !DIExpression(), !126)
  store ptr @y, ptr %5, align 8, !dbg !126
    #dbg_declare(ptr %6, !127, !DIExpression(), !128)
  store ptr @z, ptr %6, align 8, !dbg !128
    #dbg_declare(ptr %7, !129, !DIExpression(), !187)
  %48 = call noalias ptr @open_memstream(ptr noundef @grown, ptr noundef %3) #5, !dbg !188
  store ptr %48, ptr %7, align 8, !dbg !187
  %49 = load ptr, ptr %7, align 8, !dbg !189
  %50 = call i64 @fwrite(ptr noundef %4, i64 noundef 8, i64 noundef 1, ptr noundef %49), !dbg !190
  %51 = load ptr, ptr %7, align 8, !dbg !191
  %52 = call i32 @fclose(ptr noundef %51), !dbg !192
  %53 = load ptr, ptr @grown, align 8, !dbg !193
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @in_memory, ptr align 1 %53, i64 8, i1 false), !dbg !194
    #dbg_declare(ptr %8, !195, !DIExpression(), !199)
  %54 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0, !dbg !200
  %55 = call noalias ptr @fmemopen(ptr noundef %54, i64 noundef 16, ptr noundef @.str.1) #5, !dbg !201
  store ptr %55, ptr %7, align 8, !dbg !202
  %56 = load ptr, ptr %7, align 8, !dbg !203
  %57 = call i64 @fwrite(ptr noundef %5, i64 noundef 8, i64 noundef 1, ptr noundef %56), !dbg !204
  %58 = load ptr, ptr %7, align 8, !dbg !205
  %59 = call i32 @fclose(ptr noundef %58), !dbg !206
  %60 = getelementptr inbounds [16 x i8], ptr %8, i64 0, i64 0, !dbg !207
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @in_buffer, ptr align 16 %60, i64 8, i1 false), !dbg !207
    #dbg_declare(ptr %9, !208, !DIExpression(), !245)
  %61 = call i32 @_obstack_begin(ptr noundef %9, i32 noundef 0, i32 noundef 0, ptr noundef @allocate, ptr noundef @release), !dbg !246
    #dbg_declare(ptr %10, !247, !DIExpression(), !248)
    #dbg_declare(ptr %11, !249, !DIExpression(), !252)
  store ptr %9, ptr %11, align 8, !dbg !252
    #dbg_declare(ptr %12, !253, !DIExpression(), !255)
  %62 = load ptr, ptr %11, align 8, !dbg !255
  store ptr %62, ptr %12, align 8, !dbg !255
    #dbg_declare(ptr %13, !256, !DIExpression(), !255)
  store i32 8, ptr %13, align 4, !dbg !255
  %63 = load ptr, ptr %12, align 8, !dbg !257
  %64 = getelementptr inbounds nuw %struct.obstack, ptr %63, i32 0, i32 4, !dbg !257
  %65 = load ptr, ptr %64, align 8, !dbg !257
  %66 = load ptr, ptr %12, align 8, !dbg !257
  %67 = getelementptr inbounds nuw %struct.obstack, ptr %66, i32 0, i32 3, !dbg !257
  %68 = load ptr, ptr %67, align 8, !dbg !257
  %69 = ptrtoint ptr %65 to i64, !dbg !257
  %70 = ptrtoint ptr %68 to i64, !dbg !257
  %71 = sub i64 %69, %70, !dbg !257
  %72 = load i32, ptr %13, align 4, !dbg !257
  %73 = sext i32 %72 to i64, !dbg !257
  %74 = icmp slt i64 %71, %73, !dbg !257
  br i1 %74, label %75, label %78, !dbg !257

75:                                               ; preds = %47
  %76 = load ptr, ptr %12, align 8, !dbg !257
  %77 = load i32, ptr %13, align 4, !dbg !257
  call void @_obstack_newchunk(ptr noundef %76, i32 noundef %77), !dbg !257
  br label %78, !dbg !257

78:                                               ; preds = %75, %47
  %79 = load i32, ptr %13, align 4, !dbg !255
  %80 = load ptr, ptr %12, align 8, !dbg !255
  %81 = getelementptr inbounds nuw %struct.obstack, ptr %80, i32 0, i32 3, !dbg !255
  %82 = load ptr, ptr %81, align 8, !dbg !255
  %83 = sext i32 %79 to i64, !dbg !255
  %84 = getelementptr inbounds i8, ptr %82, i64 %83, !dbg !255
  store ptr %84, ptr %81, align 8, !dbg !255
    #dbg_declare(ptr %15, !259, !DIExpression(), !261)
  %85 = load ptr, ptr %11, align 8, !dbg !261
  store ptr %85, ptr %15, align 8, !dbg !261
    #dbg_declare(ptr %16, !262, !DIExpression(), !261)
  %86 = load ptr, ptr %15, align 8, !dbg !261
  %87 = getelementptr inbounds nuw %struct.obstack, ptr %86, i32 0, i32 2, !dbg !261
  %88 = load ptr, ptr %87, align 8, !dbg !261
  store ptr %88, ptr %16, align 8, !dbg !261
  %89 = load ptr, ptr %15, align 8, !dbg !263
  %90 = getelementptr inbounds nuw %struct.obstack, ptr %89, i32 0, i32 3, !dbg !263
  %91 = load ptr, ptr %90, align 8, !dbg !263
  %92 = load ptr, ptr %16, align 8, !dbg !263
  %93 = icmp eq ptr %91, %92, !dbg !263
  br i1 %93, label %94, label %100, !dbg !263

94:                                               ; preds = %78
  %95 = load ptr, ptr %15, align 8, !dbg !263
  %96 = getelementptr inbounds nuw %struct.obstack, ptr %95, i32 0, i32 10, !dbg !263
  %97 = load i8, ptr %96, align 8, !dbg !263
  %98 = and i8 %97, -3, !dbg !263
  %99 = or i8 %98, 2, !dbg !263
  store i8 %99, ptr %96, align 8, !dbg !263
  br label %100, !dbg !263

100:                                              ; preds = %94, %78
  %101 = load ptr, ptr %15, align 8, !dbg !261
  %102 = getelementptr inbounds nuw %struct.obstack, ptr %101, i32 0, i32 3, !dbg !261
  %103 = load ptr, ptr %102, align 8, !dbg !261
  %104 = ptrtoint ptr %103 to i64, !dbg !261
  %105 = sub i64 %104, 0, !dbg !261
  %106 = load ptr, ptr %15, align 8, !dbg !261
  %107 = getelementptr inbounds nuw %struct.obstack, ptr %106, i32 0, i32 6, !dbg !261
  %108 = load i32, ptr %107, align 8, !dbg !261
  %109 = sext i32 %108 to i64, !dbg !261
  %110 = add nsw i64 %105, %109, !dbg !261
  %111 = load ptr, ptr %15, align 8, !dbg !261
  %112 = getelementptr inbounds nuw %struct.obstack, ptr %111, i32 0, i32 6, !dbg !261
  %113 = load i32, ptr %112, align 8, !dbg !261
  %114 = xor i32 %113, -1, !dbg !261
  %115 = sext i32 %114 to i64, !dbg !261
  %116 = and i64 %110, %115, !dbg !261
  %117 = inttoptr i64 %116 to ptr, !dbg !261
  %118 = load ptr, ptr %15, align 8, !dbg !261
  %119 = getelementptr inbounds nuw %struct.obstack, ptr %118, i32 0, i32 3, !dbg !261
  store ptr %117, ptr %119, align 8, !dbg !261
  %120 = load ptr, ptr %15, align 8, !dbg !265
  %121 = getelementptr inbounds nuw %struct.obstack, ptr %120, i32 0, i32 3, !dbg !265
  %122 = load ptr, ptr %121, align 8, !dbg !265
  %123 = load ptr, ptr %15, align 8, !dbg !265
  %124 = getelementptr inbounds nuw %struct.obstack, ptr %123, i32 0, i32 1, !dbg !265
  %125 = load ptr, ptr %124, align 8, !dbg !265
  %126 = ptrtoint ptr %122 to i64, !dbg !265
  %127 = ptrtoint ptr %125 to i64, !dbg !265
  %128 = sub i64 %126, %127, !dbg !265
  %129 = load ptr, ptr %15, align 8, !dbg !265
  %130 = getelementptr inbounds nuw %struct.obstack, ptr %129, i32 0, i32 4, !dbg !265
  %131 = load ptr, ptr %130, align 8, !dbg !265
  %132 = load ptr, ptr %15, align 8, !dbg !265
  %133 = getelementptr inbounds nuw %struct.obstack, ptr %132, i32 0, i32 1, !dbg !265
  %134 = load ptr, ptr %133, align 8, !dbg !265
  %135 = ptrtoint ptr %131 to i64, !dbg !265
  %136 = ptrtoint ptr %134 to i64, !dbg !265
  %137 = sub i64 %135, %136, !dbg !265
  %138 = icmp sgt i64 %128, %137, !dbg !265
  br i1 %138, label %139, label %145, !dbg !265

139:                                              ; preds = %100
  %140 = load ptr, ptr %15, align 8, !dbg !265
  %141 = getelementptr inbounds nuw %struct.obstack, ptr %140, i32 0, i32 4, !dbg !265
  %142 = load ptr, ptr %141, align 8, !dbg !265
  %143 = load ptr, ptr %15, align 8, !dbg !265
  %144 = getelementptr inbounds nuw %struct.obstack, ptr %143, i32 0, i32 3, !dbg !265
  store ptr %142, ptr %144, align 8, !dbg !265
  br label %145, !dbg !265

145:                                              ; preds = %139, %100
  %146 = load ptr, ptr %15, align 8, !dbg !261
  %147 = getelementptr inbounds nuw %struct.obstack, ptr %146, i32 0, i32 3, !dbg !261
  %148 = load ptr, ptr %147, align 8, !dbg !261
  %149 = load ptr, ptr %15, align 8, !dbg !261
  %150 = getelementptr inbounds nuw %struct.obstack, ptr %149, i32 0, i32 2, !dbg !261
  store ptr %148, ptr %150, align 8, !dbg !261
  %151 = load ptr, ptr %16, align 8, !dbg !261
  store ptr %151, ptr %17, align 8, !dbg !261
  %152 = load ptr, ptr %17, align 8, !dbg !261
  store ptr %152, ptr %14, align 8, !dbg !252
  %153 = load ptr, ptr %14, align 8, !dbg !252
  store ptr %153, ptr %10, align 8, !dbg !248
  %154 = load ptr, ptr %6, align 8, !dbg !267
  %155 = load ptr, ptr %10, align 8, !dbg !268
  store ptr %154, ptr %155, align 8, !dbg !269
  %156 = load ptr, ptr %10, align 8, !dbg !270
  %157 = load ptr, ptr %156, align 8, !dbg !271
  store ptr %157, ptr @element, align 8, !dbg !272
    #dbg_declare(ptr %18, !273, !DIExpression(), !275)
  store i32 0, ptr %18, align 4, !dbg !275
  br label %158, !dbg !276

158:                                              ; preds = %183, %145
  %159 = load i32, ptr %18, align 4, !dbg !277
  %160 = icmp slt i32 %159, 2000, !dbg !279
  br i1 %160, label %161, label %186, !dbg !280

161:                                              ; preds = %158
    #dbg_declare(ptr %19, !281, !DIExpression(), !283)
  store ptr %9, ptr %19, align 8, !dbg !283
  %162 = load ptr, ptr %19, align 8, !dbg !284
  %163 = getelementptr inbounds nuw %struct.obstack, ptr %162, i32 0, i32 3, !dbg !284
  %164 = load ptr, ptr %163, align 8, !dbg !284
  %165 = getelementptr inbounds nuw i8, ptr %164, i64 8, !dbg !284
  %166 = load ptr, ptr %19, align 8, !dbg !284
  %167 = getelementptr inbounds nuw %struct.obstack, ptr %166, i32 0, i32 4, !dbg !284
  %168 = load ptr, ptr %167, align 8, !dbg !284
  %169 = icmp ugt ptr %165, %168, !dbg !284
  br i1 %169, label %170, label %172, !dbg !284

170:                                              ; preds = %161
  %171 = load ptr, ptr %19, align 8, !dbg !284
  call void @_obstack_newchunk(ptr noundef %171, i32 noundef 8), !dbg !284
  br label %172, !dbg !284

172:                                              ; preds = %170, %161
    #dbg_declare(ptr %20, !286, !DIExpression(), !288)
  %173 = load ptr, ptr %19, align 8, !dbg !288
  store ptr %173, ptr %20, align 8, !dbg !288
    #dbg_declare(ptr %21, !289, !DIExpression(), !288)
  %174 = load ptr, ptr %20, align 8, !dbg !288
  %175 = getelementptr inbounds nuw %struct.obstack, ptr %174, i32 0, i32 3, !dbg !288
  %176 = load ptr, ptr %175, align 8, !dbg !288
  store ptr %176, ptr %21, align 8, !dbg !288
  %177 = load ptr, ptr %6, align 8, !dbg !290
  %178 = load ptr, ptr %21, align 8, !dbg !288
  store ptr %177, ptr %178, align 8, !dbg !288
  %179 = load ptr, ptr %20, align 8, !dbg !288
  %180 = getelementptr inbounds nuw %struct.obstack, ptr %179, i32 0, i32 3, !dbg !288
  %181 = load ptr, ptr %180, align 8, !dbg !288
  %182 = getelementptr inbounds nuw i8, ptr %181, i64 8, !dbg !288
  store ptr %182, ptr %180, align 8, !dbg !288
  br label %183, !dbg !291

183:                                              ; preds = %172
  %184 = load i32, ptr %18, align 4, !dbg !292
  %185 = add nsw i32 %184, 1, !dbg !292
  store i32 %185, ptr %18, align 4, !dbg !292
  br label %158, !dbg !293, !llvm.loop !294

186:                                              ; preds = %158
    #dbg_declare(ptr %22, !296, !DIExpression(), !298)
  store ptr %9, ptr %22, align 8, !dbg !298
    #dbg_declare(ptr %23, !299, !DIExpression(), !298)
  %187 = load ptr, ptr %22, align 8, !dbg !298
  %188 = getelementptr inbounds nuw %struct.obstack, ptr %187, i32 0, i32 2, !dbg !298
  %189 = load ptr, ptr %188, align 8, !dbg !298
  store ptr %189, ptr %23, align 8, !dbg !298
  %190 = load ptr, ptr %22, align 8, !dbg !300
  %191 = getelementptr inbounds nuw %struct.obstack, ptr %190, i32 0, i32 3, !dbg !300
  %192 = load ptr, ptr %191, align 8, !dbg !300
  %193 = load ptr, ptr %23, align 8, !dbg !300
  %194 = icmp eq ptr %192, %193, !dbg !300
  br i1 %194, label %195, label %201, !dbg !300

195:                                              ; preds = %186
  %196 = load ptr, ptr %22, align 8, !dbg !300
  %197 = getelementptr inbounds nuw %struct.obstack, ptr %196, i32 0, i32 10, !dbg !300
  %198 = load i8, ptr %197, align 8, !dbg !300
  %199 = and i8 %198, -3, !dbg !300
  %200 = or i8 %199, 2, !dbg !300
  store i8 %200, ptr %197, align 8, !dbg !300
  br label %201, !dbg !300

201:                                              ; preds = %195, %186
  %202 = load ptr, ptr %22, align 8, !dbg !298
  %203 = getelementptr inbounds nuw %struct.obstack, ptr %202, i32 0, i32 3, !dbg !298
  %204 = load ptr, ptr %203, align 8, !dbg !298
  %205 = ptrtoint ptr %204 to i64, !dbg !298
  %206 = sub i64 %205, 0, !dbg !298
  %207 = load ptr, ptr %22, align 8, !dbg !298
  %208 = getelementptr inbounds nuw %struct.obstack, ptr %207, i32 0, i32 6, !dbg !298
  %209 = load i32, ptr %208, align 8, !dbg !298
  %210 = sext i32 %209 to i64, !dbg !298
  %211 = add nsw i64 %206, %210, !dbg !298
  %212 = load ptr, ptr %22, align 8, !dbg !298
  %213 = getelementptr inbounds nuw %struct.obstack, ptr %212, i32 0, i32 6, !dbg !298
  %214 = load i32, ptr %213, align 8, !dbg !298
  %215 = xor i32 %214, -1, !dbg !298
  %216 = sext i32 %215 to i64, !dbg !298
  %217 = and i64 %211, %216, !dbg !298
  %218 = inttoptr i64 %217 to ptr, !dbg !298
  %219 = load ptr, ptr %22, align 8, !dbg !298
  %220 = getelementptr inbounds nuw %struct.obstack, ptr %219, i32 0, i32 3, !dbg !298
  store ptr %218, ptr %220, align 8, !dbg !298
  %221 = load ptr, ptr %22, align 8, !dbg !302
  %222 = getelementptr inbounds nuw %struct.obstack, ptr %221, i32 0, i32 3, !dbg !302
  %223 = load ptr, ptr %222, align 8, !dbg !302
  %224 = load ptr, ptr %22, align 8, !dbg !302
  %225 = getelementptr inbounds nuw %struct.obstack, ptr %224, i32 0, i32 1, !dbg !302
  %226 = load ptr, ptr %225, align 8, !dbg !302
  %227 = ptrtoint ptr %223 to i64, !dbg !302
  %228 = ptrtoint ptr %226 to i64, !dbg !302
  %229 = sub i64 %227, %228, !dbg !302
  %230 = load ptr, ptr %22, align 8, !dbg !302
  %231 = getelementptr inbounds nuw %struct.obstack, ptr %230, i32 0, i32 4, !dbg !302
  %232 = load ptr, ptr %231, align 8, !dbg !302
  %233 = load ptr, ptr %22, align 8, !dbg !302
  %234 = getelementptr inbounds nuw %struct.obstack, ptr %233, i32 0, i32 1, !dbg !302
  %235 = load ptr, ptr %234, align 8, !dbg !302
  %236 = ptrtoint ptr %232 to i64, !dbg !302
  %237 = ptrtoint ptr %235 to i64, !dbg !302
  %238 = sub i64 %236, %237, !dbg !302
  %239 = icmp sgt i64 %229, %238, !dbg !302
  br i1 %239, label %240, label %246, !dbg !302

240:                                              ; preds = %201
  %241 = load ptr, ptr %22, align 8, !dbg !302
  %242 = getelementptr inbounds nuw %struct.obstack, ptr %241, i32 0, i32 4, !dbg !302
  %243 = load ptr, ptr %242, align 8, !dbg !302
  %244 = load ptr, ptr %22, align 8, !dbg !302
  %245 = getelementptr inbounds nuw %struct.obstack, ptr %244, i32 0, i32 3, !dbg !302
  store ptr %243, ptr %245, align 8, !dbg !302
  br label %246, !dbg !302

246:                                              ; preds = %240, %201
  %247 = load ptr, ptr %22, align 8, !dbg !298
  %248 = getelementptr inbounds nuw %struct.obstack, ptr %247, i32 0, i32 3, !dbg !298
  %249 = load ptr, ptr %248, align 8, !dbg !298
  %250 = load ptr, ptr %22, align 8, !dbg !298
  %251 = getelementptr inbounds nuw %struct.obstack, ptr %250, i32 0, i32 2, !dbg !298
  store ptr %249, ptr %251, align 8, !dbg !298
  %252 = load ptr, ptr %23, align 8, !dbg !298
  store ptr %252, ptr %24, align 8, !dbg !298
  %253 = load ptr, ptr %24, align 8, !dbg !298
  %254 = getelementptr inbounds ptr, ptr %253, i64 1999, !dbg !304
  %255 = load ptr, ptr %254, align 8, !dbg !304
  store ptr %255, ptr @last, align 8, !dbg !305
    #dbg_declare(ptr %25, !306, !DIExpression(), !308)
  store ptr %9, ptr %25, align 8, !dbg !308
    #dbg_declare(ptr %26, !309, !DIExpression(), !308)
  store ptr null, ptr %26, align 8, !dbg !308
  %256 = load ptr, ptr %26, align 8, !dbg !310
  %257 = load ptr, ptr %25, align 8, !dbg !310
  %258 = getelementptr inbounds nuw %struct.obstack, ptr %257, i32 0, i32 1, !dbg !310
  %259 = load ptr, ptr %258, align 8, !dbg !310
  %260 = icmp ugt ptr %256, %259, !dbg !310
  br i1 %260, label %261, label %273, !dbg !310

261:                                              ; preds = %246
  %262 = load ptr, ptr %26, align 8, !dbg !310
  %263 = load ptr, ptr %25, align 8, !dbg !310
  %264 = getelementptr inbounds nuw %struct.obstack, ptr %263, i32 0, i32 4, !dbg !310
  %265 = load ptr, ptr %264, align 8, !dbg !310
  %266 = icmp ult ptr %262, %265, !dbg !310
  br i1 %266, label %267, label %273, !dbg !310

267:                                              ; preds = %261
  %268 = load ptr, ptr %26, align 8, !dbg !310
  %269 = load ptr, ptr %25, align 8, !dbg !310
  %270 = getelementptr inbounds nuw %struct.obstack, ptr %269, i32 0, i32 2, !dbg !310
  store ptr %268, ptr %270, align 8, !dbg !310
  %271 = load ptr, ptr %25, align 8, !dbg !310
  %272 = getelementptr inbounds nuw %struct.obstack, ptr %271, i32 0, i32 3, !dbg !310
  store ptr %268, ptr %272, align 8, !dbg !310
  br label %276, !dbg !310

273:                                              ; preds = %261, %246
  %274 = load ptr, ptr %25, align 8, !dbg !310
  %275 = load ptr, ptr %26, align 8, !dbg !310
  call void @obstack_free(ptr noundef %274, ptr noundef %275), !dbg !310
  br label %276

276:                                              ; preds = %273, %267
    #dbg_declare(ptr %27, !312, !DIExpression(), !376)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %27, ptr align 8 @__const.main.paths, i64 72, i1 false), !dbg !376
  %277 = call i32 @glob(ptr noundef @.str.2, i32 noundef 512, ptr noundef null, ptr noundef %27) #5, !dbg !377
  %278 = load ptr, ptr @opened, align 8, !dbg !378
  %279 = icmp eq ptr %278, @folder, !dbg !379
  br i1 %279, label %280, label %301, !dbg !380

280:                                              ; preds = %276
  %281 = load ptr, ptr @closed, align 8, !dbg !381
  %282 = icmp eq ptr %281, @folder, !dbg !382
  br i1 %282, label %283, label %301, !dbg !383

283:                                              ; preds = %280
  %284 = load ptr, ptr @found, align 8, !dbg !384
  %285 = icmp eq ptr %284, @entry, !dbg !385
  br i1 %285, label %286, label %301, !dbg !386

286:                                              ; preds = %283
  %287 = load ptr, ptr @listed, align 8, !dbg !387
  %288 = icmp eq ptr %287, @entry, !dbg !388
  br i1 %288, label %289, label %301, !dbg !389

289:                                              ; preds = %286
  %290 = load ptr, ptr @in_memory, align 8, !dbg !390
  %291 = icmp eq ptr %290, @x, !dbg !391
  br i1 %291, label %292, label %301, !dbg !392

292:                                              ; preds = %289
  %293 = load ptr, ptr @in_buffer, align 8, !dbg !393
  %294 = icmp eq ptr %293, @y, !dbg !394
  br i1 %294, label %295, label %301, !dbg !395

295:                                              ; preds = %292
  %296 = load ptr, ptr @element, align 8, !dbg !396
  %297 = icmp eq ptr %296, @z, !dbg !397
  br i1 %297, label %298, label %301, !dbg !398

298:                                              ; preds = %295
  %299 = load ptr, ptr @last, align 8, !dbg !399
  %300 = icmp eq ptr %299, @z, !dbg !400
  br label %301

301:                                              ; preds = %298, %295, %292, %289, %286, %283, %280, %276
  %302 = phi i1 [ false, %295 ], [ false, %292 ], [ false, %289 ], [ false, %286 ], [ false, %283 ], [ false, %280 ], [ false, %276 ], [ %300, %298 ], !dbg !401
  %303 = xor i1 %302, true, !dbg !402
  %304 = zext i1 %303 to i32, !dbg !402
  ret i32 %304, !dbg !403
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
define internal ptr @allocate(i64 noundef %0) #0 !dbg !404 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !407, !DIExpression(), !408)
  %3 = load i64, ptr %2, align 8, !dbg !409
  %4 = call noalias ptr @malloc(i64 noundef %3) #6, !dbg !410
  ret ptr %4, !dbg !411
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @release(ptr noundef %0) #0 !dbg !412 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !413, !DIExpression(), !414)
  %3 = load ptr, ptr %2, align 8, !dbg !415
  call void @free(ptr noundef %3) #5, !dbg !416
  ret void, !dbg !417
}

declare void @_obstack_newchunk(ptr noundef, i32 noundef) #2

declare void @obstack_free(ptr noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal void @close_it(ptr noundef %0) #0 !dbg !418 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !419, !DIExpression(), !420)
  %3 = load ptr, ptr %2, align 8, !dbg !421
  store ptr %3, ptr @closed, align 8, !dbg !422
  ret void, !dbg !423
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @read_it(ptr noundef %0) #0 !dbg !424 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !425, !DIExpression(), !426)
  %3 = load ptr, ptr %2, align 8, !dbg !427
  store ptr %3, ptr @opened, align 8, !dbg !428
  ret ptr null, !dbg !429
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @open_it(ptr noundef %0) #0 !dbg !430 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !431, !DIExpression(), !432)
  ret ptr @folder, !dbg !433
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @stat_it(ptr noundef %0, ptr noundef %1) #0 !dbg !434 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !437, !DIExpression(), !438)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !439, !DIExpression(), !440)
  %5 = load ptr, ptr %4, align 8, !dbg !441
  %6 = getelementptr inbounds nuw %struct.stat, ptr %5, i32 0, i32 3, !dbg !442
  store i32 16384, ptr %6, align 8, !dbg !443
  ret i32 0, !dbg !444
}

; Function Attrs: nounwind
declare i32 @glob(ptr noundef, i32 noundef, ptr noundef, ptr noundef) #1

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
!llvm.module.flags = !{!80, !81, !82, !83, !84, !85}
!llvm.ident = !{!86}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 14, type: !77, isLocal: false, isDefinition: true)
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
!86 = !{!"clang version 22.1.8"}
!87 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 25, type: !88, scopeLine: 25, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !90)
!88 = !DISubroutineType(types: !89)
!89 = !{!20}
!90 = !{}
!91 = !DILocation(line: 26, column: 5, scope: !87)
!92 = !DILocation(line: 27, column: 13, scope: !87)
!93 = !DILocation(line: 27, column: 34, scope: !87)
!94 = !DILocation(line: 27, column: 11, scope: !87)
!95 = !DILocalVariable(name: "p", scope: !96, file: !3, line: 28, type: !97)
!96 = distinct !DILexicalBlock(scope: !87, file: !3, line: 28, column: 5)
!97 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!98 = !DILocation(line: 28, column: 17, scope: !96)
!99 = !DILocation(line: 28, column: 21, scope: !96)
!100 = !DILocation(line: 28, column: 10, scope: !96)
!101 = !DILocation(line: 28, column: 31, scope: !102)
!102 = distinct !DILexicalBlock(scope: !96, file: !3, line: 28, column: 5)
!103 = !DILocation(line: 28, column: 30, scope: !102)
!104 = !DILocation(line: 28, column: 5, scope: !96)
!105 = !DILocation(line: 28, column: 44, scope: !106)
!106 = distinct !DILexicalBlock(scope: !102, file: !3, line: 28, column: 43)
!107 = !DILocation(line: 28, column: 43, scope: !106)
!108 = !DILocation(line: 28, column: 46, scope: !106)
!109 = !DILocation(line: 28, column: 66, scope: !106)
!110 = !DILocation(line: 28, column: 65, scope: !106)
!111 = !DILocation(line: 28, column: 63, scope: !106)
!112 = !DILocation(line: 28, column: 56, scope: !106)
!113 = !DILocation(line: 28, column: 49, scope: !106)
!114 = !DILocation(line: 28, column: 35, scope: !102)
!115 = !DILocation(line: 28, column: 5, scope: !102)
!116 = distinct !{!116, !104, !117, !118}
!117 = !DILocation(line: 28, column: 66, scope: !96)
!118 = !{!"llvm.loop.mustprogress"}
!119 = !DILocalVariable(name: "size", scope: !87, file: !3, line: 29, type: !120)
!120 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !121, line: 29, baseType: !62)
!121 = !DIFile(filename: "lib/libc/include/generic-glibc/glob.h", directory: "")
!122 = !DILocation(line: 29, column: 12, scope: !87)
!123 = !DILocalVariable(name: "p", scope: !87, file: !3, line: 30, type: !19)
!124 = !DILocation(line: 30, column: 10, scope: !87)
!125 = !DILocalVariable(name: "q", scope: !87, file: !3, line: 30, type: !19)
!126 = !DILocation(line: 30, column: 19, scope: !87)
!127 = !DILocalVariable(name: "r", scope: !87, file: !3, line: 30, type: !19)
!128 = !DILocation(line: 30, column: 28, scope: !87)
!129 = !DILocalVariable(name: "file", scope: !87, file: !3, line: 31, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !132, line: 7, baseType: !133)
!132 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!133 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !134, line: 51, size: 1728, elements: !135)
!134 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!135 = !{!136, !137, !138, !139, !140, !141, !142, !143, !144, !145, !146, !147, !148, !151, !153, !154, !155, !159, !160, !161, !163, !164, !167, !169, !172, !175, !176, !177, !179, !180, !181, !183}
!136 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !133, file: !134, line: 53, baseType: !20, size: 32)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !133, file: !134, line: 56, baseType: !13, size: 64, offset: 64)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !133, file: !134, line: 57, baseType: !13, size: 64, offset: 128)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !133, file: !134, line: 58, baseType: !13, size: 64, offset: 192)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !133, file: !134, line: 59, baseType: !13, size: 64, offset: 256)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !133, file: !134, line: 60, baseType: !13, size: 64, offset: 320)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !133, file: !134, line: 61, baseType: !13, size: 64, offset: 384)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !133, file: !134, line: 62, baseType: !13, size: 64, offset: 448)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !133, file: !134, line: 63, baseType: !13, size: 64, offset: 512)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !133, file: !134, line: 66, baseType: !13, size: 64, offset: 576)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !133, file: !134, line: 67, baseType: !13, size: 64, offset: 640)
!147 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !133, file: !134, line: 68, baseType: !13, size: 64, offset: 704)
!148 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !133, file: !134, line: 70, baseType: !149, size: 64, offset: 768)
!149 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !150, size: 64)
!150 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !134, line: 38, flags: DIFlagFwdDecl)
!151 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !133, file: !134, line: 72, baseType: !152, size: 64, offset: 832)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !133, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !133, file: !134, line: 74, baseType: !20, size: 32, offset: 896)
!154 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !133, file: !134, line: 75, baseType: !20, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !133, file: !134, line: 77, baseType: !156, size: 8, offset: 952)
!156 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 8, elements: !157)
!157 = !{!158}
!158 = !DISubrange(count: 1)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !133, file: !134, line: 78, baseType: !64, size: 64, offset: 960)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !133, file: !134, line: 81, baseType: !66, size: 16, offset: 1024)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !133, file: !134, line: 82, baseType: !162, size: 8, offset: 1040)
!162 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !133, file: !134, line: 83, baseType: !156, size: 8, offset: 1048)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !133, file: !134, line: 85, baseType: !165, size: 64, offset: 1088)
!165 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !166, size: 64)
!166 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !134, line: 45, baseType: null)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !133, file: !134, line: 93, baseType: !168, size: 64, offset: 1152)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !61, line: 153, baseType: !9)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !133, file: !134, line: 95, baseType: !170, size: 64, offset: 1216)
!170 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !171, size: 64)
!171 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !134, line: 39, flags: DIFlagFwdDecl)
!172 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !133, file: !134, line: 96, baseType: !173, size: 64, offset: 1280)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !134, line: 40, flags: DIFlagFwdDecl)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !133, file: !134, line: 97, baseType: !152, size: 64, offset: 1344)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !133, file: !134, line: 98, baseType: !8, size: 64, offset: 1408)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !133, file: !134, line: 99, baseType: !178, size: 64, offset: 1472)
!178 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !152, size: 64)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !133, file: !134, line: 100, baseType: !20, size: 32, offset: 1536)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !133, file: !134, line: 102, baseType: !20, size: 32, offset: 1568)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !133, file: !134, line: 104, baseType: !182, size: 64, offset: 1600)
!182 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !61, line: 45, baseType: !62)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !133, file: !134, line: 109, baseType: !184, size: 64, offset: 1664)
!184 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 64, elements: !185)
!185 = !{!186}
!186 = !DISubrange(count: 8)
!187 = !DILocation(line: 31, column: 11, scope: !87)
!188 = !DILocation(line: 31, column: 18, scope: !87)
!189 = !DILocation(line: 32, column: 29, scope: !87)
!190 = !DILocation(line: 32, column: 5, scope: !87)
!191 = !DILocation(line: 33, column: 12, scope: !87)
!192 = !DILocation(line: 33, column: 5, scope: !87)
!193 = !DILocation(line: 34, column: 24, scope: !87)
!194 = !DILocation(line: 34, column: 5, scope: !87)
!195 = !DILocalVariable(name: "buffer", scope: !87, file: !3, line: 35, type: !196)
!196 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 128, elements: !197)
!197 = !{!198}
!198 = !DISubrange(count: 16)
!199 = !DILocation(line: 35, column: 10, scope: !87)
!200 = !DILocation(line: 36, column: 21, scope: !87)
!201 = !DILocation(line: 36, column: 12, scope: !87)
!202 = !DILocation(line: 36, column: 10, scope: !87)
!203 = !DILocation(line: 37, column: 29, scope: !87)
!204 = !DILocation(line: 37, column: 5, scope: !87)
!205 = !DILocation(line: 38, column: 12, scope: !87)
!206 = !DILocation(line: 38, column: 5, scope: !87)
!207 = !DILocation(line: 39, column: 5, scope: !87)
!208 = !DILocalVariable(name: "stack", scope: !87, file: !3, line: 40, type: !209)
!209 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "obstack", file: !210, line: 153, size: 704, elements: !211)
!210 = !DIFile(filename: "lib/libc/include/generic-glibc/obstack.h", directory: "")
!211 = !{!212, !213, !223, !224, !225, !226, !231, !232, !236, !240, !241, !243, !244}
!212 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_size", scope: !209, file: !210, line: 155, baseType: !9, size: 64)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "chunk", scope: !209, file: !210, line: 156, baseType: !214, size: 64, offset: 64)
!214 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !215, size: 64)
!215 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_obstack_chunk", file: !210, line: 146, size: 192, elements: !216)
!216 = !{!217, !218, !219}
!217 = !DIDerivedType(tag: DW_TAG_member, name: "limit", scope: !215, file: !210, line: 148, baseType: !13, size: 64)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !215, file: !210, line: 149, baseType: !214, size: 64, offset: 64)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "contents", scope: !215, file: !210, line: 150, baseType: !220, size: 32, offset: 128)
!220 = !DICompositeType(tag: DW_TAG_array_type, baseType: !14, size: 32, elements: !221)
!221 = !{!222}
!222 = !DISubrange(count: 4)
!223 = !DIDerivedType(tag: DW_TAG_member, name: "object_base", scope: !209, file: !210, line: 157, baseType: !13, size: 64, offset: 128)
!224 = !DIDerivedType(tag: DW_TAG_member, name: "next_free", scope: !209, file: !210, line: 158, baseType: !13, size: 64, offset: 192)
!225 = !DIDerivedType(tag: DW_TAG_member, name: "chunk_limit", scope: !209, file: !210, line: 159, baseType: !13, size: 64, offset: 256)
!226 = !DIDerivedType(tag: DW_TAG_member, name: "temp", scope: !209, file: !210, line: 164, baseType: !227, size: 64, offset: 320)
!227 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !209, file: !210, line: 160, size: 64, elements: !228)
!228 = !{!229, !230}
!229 = !DIDerivedType(tag: DW_TAG_member, name: "tempint", scope: !227, file: !210, line: 162, baseType: !9, size: 64)
!230 = !DIDerivedType(tag: DW_TAG_member, name: "tempptr", scope: !227, file: !210, line: 163, baseType: !8, size: 64)
!231 = !DIDerivedType(tag: DW_TAG_member, name: "alignment_mask", scope: !209, file: !210, line: 165, baseType: !20, size: 32, offset: 384)
!232 = !DIDerivedType(tag: DW_TAG_member, name: "chunkfun", scope: !209, file: !210, line: 169, baseType: !233, size: 64, offset: 448)
!233 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !234, size: 64)
!234 = !DISubroutineType(types: !235)
!235 = !{!214, !8, !9}
!236 = !DIDerivedType(tag: DW_TAG_member, name: "freefun", scope: !209, file: !210, line: 170, baseType: !237, size: 64, offset: 512)
!237 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !238, size: 64)
!238 = !DISubroutineType(types: !239)
!239 = !{null, !8, !214}
!240 = !DIDerivedType(tag: DW_TAG_member, name: "extra_arg", scope: !209, file: !210, line: 171, baseType: !8, size: 64, offset: 576)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "use_extra_arg", scope: !209, file: !210, line: 172, baseType: !242, size: 1, offset: 640, flags: DIFlagBitField, extraData: i64 640)
!242 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "maybe_empty_object", scope: !209, file: !210, line: 173, baseType: !242, size: 1, offset: 641, flags: DIFlagBitField, extraData: i64 640)
!244 = !DIDerivedType(tag: DW_TAG_member, name: "alloc_failed", scope: !209, file: !210, line: 177, baseType: !242, size: 1, offset: 642, flags: DIFlagBitField, extraData: i64 640)
!245 = !DILocation(line: 40, column: 20, scope: !87)
!246 = !DILocation(line: 41, column: 5, scope: !87)
!247 = !DILocalVariable(name: "one", scope: !87, file: !3, line: 42, type: !18)
!248 = !DILocation(line: 42, column: 11, scope: !87)
!249 = !DILocalVariable(name: "__h", scope: !250, file: !3, line: 42, type: !251)
!250 = distinct !DILexicalBlock(scope: !87, file: !3, line: 42, column: 17)
!251 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !209, size: 64)
!252 = !DILocation(line: 42, column: 17, scope: !250)
!253 = !DILocalVariable(name: "__o", scope: !254, file: !3, line: 42, type: !251)
!254 = distinct !DILexicalBlock(scope: !250, file: !3, line: 42, column: 17)
!255 = !DILocation(line: 42, column: 17, scope: !254)
!256 = !DILocalVariable(name: "__len", scope: !254, file: !3, line: 42, type: !20)
!257 = !DILocation(line: 42, column: 17, scope: !258)
!258 = distinct !DILexicalBlock(scope: !254, file: !3, line: 42, column: 17)
!259 = !DILocalVariable(name: "__o1", scope: !260, file: !3, line: 42, type: !251)
!260 = distinct !DILexicalBlock(scope: !250, file: !3, line: 42, column: 17)
!261 = !DILocation(line: 42, column: 17, scope: !260)
!262 = !DILocalVariable(name: "__value", scope: !260, file: !3, line: 42, type: !8)
!263 = !DILocation(line: 42, column: 17, scope: !264)
!264 = distinct !DILexicalBlock(scope: !260, file: !3, line: 42, column: 17)
!265 = !DILocation(line: 42, column: 17, scope: !266)
!266 = distinct !DILexicalBlock(scope: !260, file: !3, line: 42, column: 17)
!267 = !DILocation(line: 43, column: 12, scope: !87)
!268 = !DILocation(line: 43, column: 6, scope: !87)
!269 = !DILocation(line: 43, column: 10, scope: !87)
!270 = !DILocation(line: 44, column: 16, scope: !87)
!271 = !DILocation(line: 44, column: 15, scope: !87)
!272 = !DILocation(line: 44, column: 13, scope: !87)
!273 = !DILocalVariable(name: "n", scope: !274, file: !3, line: 45, type: !20)
!274 = distinct !DILexicalBlock(scope: !87, file: !3, line: 45, column: 5)
!275 = !DILocation(line: 45, column: 14, scope: !274)
!276 = !DILocation(line: 45, column: 10, scope: !274)
!277 = !DILocation(line: 45, column: 21, scope: !278)
!278 = distinct !DILexicalBlock(scope: !274, file: !3, line: 45, column: 5)
!279 = !DILocation(line: 45, column: 23, scope: !278)
!280 = !DILocation(line: 45, column: 5, scope: !274)
!281 = !DILocalVariable(name: "__o", scope: !282, file: !3, line: 45, type: !251)
!282 = distinct !DILexicalBlock(scope: !278, file: !3, line: 45, column: 36)
!283 = !DILocation(line: 45, column: 36, scope: !282)
!284 = !DILocation(line: 45, column: 36, scope: !285)
!285 = distinct !DILexicalBlock(scope: !282, file: !3, line: 45, column: 36)
!286 = !DILocalVariable(name: "__o1", scope: !287, file: !3, line: 45, type: !251)
!287 = distinct !DILexicalBlock(scope: !282, file: !3, line: 45, column: 36)
!288 = !DILocation(line: 45, column: 36, scope: !287)
!289 = !DILocalVariable(name: "__p1", scope: !287, file: !3, line: 45, type: !8)
!290 = !DILocation(line: 45, column: 61, scope: !287)
!291 = !DILocation(line: 45, column: 36, scope: !278)
!292 = !DILocation(line: 45, column: 32, scope: !278)
!293 = !DILocation(line: 45, column: 5, scope: !278)
!294 = distinct !{!294, !280, !295, !118}
!295 = !DILocation(line: 45, column: 36, scope: !274)
!296 = !DILocalVariable(name: "__o1", scope: !297, file: !3, line: 46, type: !251)
!297 = distinct !DILexicalBlock(scope: !87, file: !3, line: 46, column: 21)
!298 = !DILocation(line: 46, column: 21, scope: !297)
!299 = !DILocalVariable(name: "__value", scope: !297, file: !3, line: 46, type: !8)
!300 = !DILocation(line: 46, column: 21, scope: !301)
!301 = distinct !DILexicalBlock(scope: !297, file: !3, line: 46, column: 21)
!302 = !DILocation(line: 46, column: 21, scope: !303)
!303 = distinct !DILexicalBlock(scope: !297, file: !3, line: 46, column: 21)
!304 = !DILocation(line: 46, column: 12, scope: !87)
!305 = !DILocation(line: 46, column: 10, scope: !87)
!306 = !DILocalVariable(name: "__o", scope: !307, file: !3, line: 47, type: !251)
!307 = distinct !DILexicalBlock(scope: !87, file: !3, line: 47, column: 5)
!308 = !DILocation(line: 47, column: 5, scope: !307)
!309 = !DILocalVariable(name: "__obj", scope: !307, file: !3, line: 47, type: !8)
!310 = !DILocation(line: 47, column: 5, scope: !311)
!311 = distinct !DILexicalBlock(scope: !307, file: !3, line: 47, column: 5)
!312 = !DILocalVariable(name: "paths", scope: !87, file: !3, line: 48, type: !313)
!313 = !DIDerivedType(tag: DW_TAG_typedef, name: "glob_t", file: !121, line: 105, baseType: !314)
!314 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !121, line: 82, size: 576, elements: !315)
!315 = !{!316, !318, !319, !320, !321, !322, !327, !333, !375}
!316 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathc", scope: !314, file: !121, line: 84, baseType: !317, size: 64)
!317 = !DIDerivedType(tag: DW_TAG_typedef, name: "__size_t", file: !121, line: 27, baseType: !62)
!318 = !DIDerivedType(tag: DW_TAG_member, name: "gl_pathv", scope: !314, file: !121, line: 85, baseType: !97, size: 64, offset: 64)
!319 = !DIDerivedType(tag: DW_TAG_member, name: "gl_offs", scope: !314, file: !121, line: 86, baseType: !317, size: 64, offset: 128)
!320 = !DIDerivedType(tag: DW_TAG_member, name: "gl_flags", scope: !314, file: !121, line: 87, baseType: !20, size: 32, offset: 192)
!321 = !DIDerivedType(tag: DW_TAG_member, name: "gl_closedir", scope: !314, file: !121, line: 91, baseType: !10, size: 64, offset: 256)
!322 = !DIDerivedType(tag: DW_TAG_member, name: "gl_readdir", scope: !314, file: !121, line: 93, baseType: !323, size: 64, offset: 320)
!323 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !324, size: 64)
!324 = !DISubroutineType(types: !325)
!325 = !{!326, !8}
!326 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !56, size: 64)
!327 = !DIDerivedType(tag: DW_TAG_member, name: "gl_opendir", scope: !314, file: !121, line: 97, baseType: !328, size: 64, offset: 384)
!328 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !329, size: 64)
!329 = !DISubroutineType(types: !330)
!330 = !{!8, !331}
!331 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !332, size: 64)
!332 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !14)
!333 = !DIDerivedType(tag: DW_TAG_member, name: "gl_lstat", scope: !314, file: !121, line: 99, baseType: !334, size: 64, offset: 448)
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !335, size: 64)
!335 = !DISubroutineType(types: !336)
!336 = !{!20, !337, !338}
!337 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !331)
!338 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !339)
!339 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !340, size: 64)
!340 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "stat", file: !341, line: 26, size: 1152, elements: !342)
!341 = !DIFile(filename: "lib/libc/include/x86-linux-gnu/bits/struct_stat.h", directory: "")
!342 = !{!343, !345, !346, !348, !350, !352, !354, !355, !356, !357, !359, !361, !369, !370, !371}
!343 = !DIDerivedType(tag: DW_TAG_member, name: "st_dev", scope: !340, file: !341, line: 31, baseType: !344, size: 64)
!344 = !DIDerivedType(tag: DW_TAG_typedef, name: "__dev_t", file: !61, line: 145, baseType: !62)
!345 = !DIDerivedType(tag: DW_TAG_member, name: "st_ino", scope: !340, file: !341, line: 36, baseType: !60, size: 64, offset: 64)
!346 = !DIDerivedType(tag: DW_TAG_member, name: "st_nlink", scope: !340, file: !341, line: 44, baseType: !347, size: 64, offset: 128)
!347 = !DIDerivedType(tag: DW_TAG_typedef, name: "__nlink_t", file: !61, line: 151, baseType: !62)
!348 = !DIDerivedType(tag: DW_TAG_member, name: "st_mode", scope: !340, file: !341, line: 45, baseType: !349, size: 32, offset: 192)
!349 = !DIDerivedType(tag: DW_TAG_typedef, name: "__mode_t", file: !61, line: 150, baseType: !242)
!350 = !DIDerivedType(tag: DW_TAG_member, name: "st_uid", scope: !340, file: !341, line: 47, baseType: !351, size: 32, offset: 224)
!351 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !61, line: 146, baseType: !242)
!352 = !DIDerivedType(tag: DW_TAG_member, name: "st_gid", scope: !340, file: !341, line: 48, baseType: !353, size: 32, offset: 256)
!353 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !61, line: 147, baseType: !242)
!354 = !DIDerivedType(tag: DW_TAG_member, name: "__pad0", scope: !340, file: !341, line: 50, baseType: !20, size: 32, offset: 288)
!355 = !DIDerivedType(tag: DW_TAG_member, name: "st_rdev", scope: !340, file: !341, line: 52, baseType: !344, size: 64, offset: 320)
!356 = !DIDerivedType(tag: DW_TAG_member, name: "st_size", scope: !340, file: !341, line: 57, baseType: !64, size: 64, offset: 384)
!357 = !DIDerivedType(tag: DW_TAG_member, name: "st_blksize", scope: !340, file: !341, line: 61, baseType: !358, size: 64, offset: 448)
!358 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blksize_t", file: !61, line: 175, baseType: !9)
!359 = !DIDerivedType(tag: DW_TAG_member, name: "st_blocks", scope: !340, file: !341, line: 63, baseType: !360, size: 64, offset: 512)
!360 = !DIDerivedType(tag: DW_TAG_typedef, name: "__blkcnt_t", file: !61, line: 180, baseType: !9)
!361 = !DIDerivedType(tag: DW_TAG_member, name: "st_atim", scope: !340, file: !341, line: 74, baseType: !362, size: 128, offset: 576)
!362 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "timespec", file: !363, line: 11, size: 128, elements: !364)
!363 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_timespec.h", directory: "")
!364 = !{!365, !367}
!365 = !DIDerivedType(tag: DW_TAG_member, name: "tv_sec", scope: !362, file: !363, line: 16, baseType: !366, size: 64)
!366 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !61, line: 160, baseType: !9)
!367 = !DIDerivedType(tag: DW_TAG_member, name: "tv_nsec", scope: !362, file: !363, line: 21, baseType: !368, size: 64, offset: 64)
!368 = !DIDerivedType(tag: DW_TAG_typedef, name: "__syscall_slong_t", file: !61, line: 197, baseType: !9)
!369 = !DIDerivedType(tag: DW_TAG_member, name: "st_mtim", scope: !340, file: !341, line: 75, baseType: !362, size: 128, offset: 704)
!370 = !DIDerivedType(tag: DW_TAG_member, name: "st_ctim", scope: !340, file: !341, line: 76, baseType: !362, size: 128, offset: 832)
!371 = !DIDerivedType(tag: DW_TAG_member, name: "__glibc_reserved", scope: !340, file: !341, line: 89, baseType: !372, size: 192, offset: 960)
!372 = !DICompositeType(tag: DW_TAG_array_type, baseType: !368, size: 192, elements: !373)
!373 = !{!374}
!374 = !DISubrange(count: 3)
!375 = !DIDerivedType(tag: DW_TAG_member, name: "gl_stat", scope: !314, file: !121, line: 100, baseType: !334, size: 64, offset: 512)
!376 = !DILocation(line: 48, column: 12, scope: !87)
!377 = !DILocation(line: 50, column: 5, scope: !87)
!378 = !DILocation(line: 51, column: 14, scope: !87)
!379 = !DILocation(line: 51, column: 21, scope: !87)
!380 = !DILocation(line: 51, column: 32, scope: !87)
!381 = !DILocation(line: 51, column: 35, scope: !87)
!382 = !DILocation(line: 51, column: 42, scope: !87)
!383 = !DILocation(line: 51, column: 53, scope: !87)
!384 = !DILocation(line: 51, column: 56, scope: !87)
!385 = !DILocation(line: 51, column: 62, scope: !87)
!386 = !DILocation(line: 51, column: 71, scope: !87)
!387 = !DILocation(line: 51, column: 74, scope: !87)
!388 = !DILocation(line: 51, column: 81, scope: !87)
!389 = !DILocation(line: 51, column: 90, scope: !87)
!390 = !DILocation(line: 51, column: 93, scope: !87)
!391 = !DILocation(line: 51, column: 103, scope: !87)
!392 = !DILocation(line: 51, column: 109, scope: !87)
!393 = !DILocation(line: 51, column: 112, scope: !87)
!394 = !DILocation(line: 51, column: 122, scope: !87)
!395 = !DILocation(line: 51, column: 128, scope: !87)
!396 = !DILocation(line: 51, column: 131, scope: !87)
!397 = !DILocation(line: 51, column: 139, scope: !87)
!398 = !DILocation(line: 51, column: 145, scope: !87)
!399 = !DILocation(line: 51, column: 148, scope: !87)
!400 = !DILocation(line: 51, column: 153, scope: !87)
!401 = !DILocation(line: 0, scope: !87)
!402 = !DILocation(line: 51, column: 12, scope: !87)
!403 = !DILocation(line: 51, column: 5, scope: !87)
!404 = distinct !DISubprogram(name: "allocate", scope: !3, file: !3, line: 23, type: !405, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!405 = !DISubroutineType(types: !406)
!406 = !{!8, !120}
!407 = !DILocalVariable(name: "n", arg: 1, scope: !404, file: !3, line: 23, type: !120)
!408 = !DILocation(line: 23, column: 30, scope: !404)
!409 = !DILocation(line: 23, column: 49, scope: !404)
!410 = !DILocation(line: 23, column: 42, scope: !404)
!411 = !DILocation(line: 23, column: 35, scope: !404)
!412 = distinct !DISubprogram(name: "release", scope: !3, file: !3, line: 24, type: !11, scopeLine: 24, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!413 = !DILocalVariable(name: "p", arg: 1, scope: !412, file: !3, line: 24, type: !8)
!414 = !DILocation(line: 24, column: 27, scope: !412)
!415 = !DILocation(line: 24, column: 37, scope: !412)
!416 = !DILocation(line: 24, column: 32, scope: !412)
!417 = !DILocation(line: 24, column: 41, scope: !412)
!418 = distinct !DISubprogram(name: "close_it", scope: !3, file: !3, line: 21, type: !11, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!419 = !DILocalVariable(name: "p", arg: 1, scope: !418, file: !3, line: 21, type: !8)
!420 = !DILocation(line: 21, column: 28, scope: !418)
!421 = !DILocation(line: 21, column: 42, scope: !418)
!422 = !DILocation(line: 21, column: 40, scope: !418)
!423 = !DILocation(line: 21, column: 45, scope: !418)
!424 = distinct !DISubprogram(name: "read_it", scope: !3, file: !3, line: 20, type: !324, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!425 = !DILocalVariable(name: "p", arg: 1, scope: !424, file: !3, line: 20, type: !8)
!426 = !DILocation(line: 20, column: 37, scope: !424)
!427 = !DILocation(line: 20, column: 51, scope: !424)
!428 = !DILocation(line: 20, column: 49, scope: !424)
!429 = !DILocation(line: 20, column: 54, scope: !424)
!430 = distinct !DISubprogram(name: "open_it", scope: !3, file: !3, line: 19, type: !329, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!431 = !DILocalVariable(name: "name", arg: 1, scope: !430, file: !3, line: 19, type: !331)
!432 = !DILocation(line: 19, column: 34, scope: !430)
!433 = !DILocation(line: 19, column: 42, scope: !430)
!434 = distinct !DISubprogram(name: "stat_it", scope: !3, file: !3, line: 22, type: !435, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !90)
!435 = !DISubroutineType(types: !436)
!436 = !{!20, !331, !339}
!437 = !DILocalVariable(name: "name", arg: 1, scope: !434, file: !3, line: 22, type: !331)
!438 = !DILocation(line: 22, column: 32, scope: !434)
!439 = !DILocalVariable(name: "s", arg: 2, scope: !434, file: !3, line: 22, type: !339)
!440 = !DILocation(line: 22, column: 51, scope: !434)
!441 = !DILocation(line: 22, column: 56, scope: !434)
!442 = !DILocation(line: 22, column: 59, scope: !434)
!443 = !DILocation(line: 22, column: 67, scope: !434)
!444 = !DILocation(line: 22, column: 78, scope: !434)
