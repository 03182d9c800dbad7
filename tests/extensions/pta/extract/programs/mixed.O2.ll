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

@table = internal constant [2 x %struct.ops] [%struct.ops { ptr @.str, ptr @f0 }, %struct.ops { ptr @.str.1, ptr @f1 }], align 16, !dbg !0
@object = local_unnamed_addr global %struct.object { ptr getelementptr (i8, ptr @table, i64 16) }, align 8, !dbg !29
@n = global i32 1, align 4, !dbg !42
@eight = global i64 8, align 8, !dbg !45
@x = global i32 0, align 4, !dbg !50
@u = global %union.both zeroinitializer, align 8, !dbg !56
@v = local_unnamed_addr global %union.both zeroinitializer, align 8, !dbg !76
@from_union = local_unnamed_addr global ptr null, align 8, !dbg !104
@from_bytes = local_unnamed_addr global ptr null, align 8, !dbg !106
@y = global i32 0, align 4, !dbg !52
@z = global i32 0, align 4, !dbg !54
@from_bits = local_unnamed_addr global ptr null, align 8, !dbg !108
@short_relative = local_unnamed_addr global i32 0, align 4, !dbg !150
@off32 = local_unnamed_addr global ptr null, align 8, !dbg !120
@wide = local_unnamed_addr global x86_fp80 0xK00000000000000000000, align 16, !dbg !144
@from_long_double = local_unnamed_addr global ptr null, align 8, !dbg !110
@pair = local_unnamed_addr global { double, double } zeroinitializer, align 8, !dbg !147
@complex_part = local_unnamed_addr global ptr null, align 8, !dbg !112
@from_ops = local_unnamed_addr global ptr null, align 8, !dbg !130
@via_table = local_unnamed_addr global ptr null, align 8, !dbg !138
@small = local_unnamed_addr global %struct.small zeroinitializer, align 8, !dbg !83
@small2 = local_unnamed_addr global %struct.small zeroinitializer, align 8, !dbg !93
@from_small = local_unnamed_addr global ptr null, align 8, !dbg !132
@packed = local_unnamed_addr global %struct.packed zeroinitializer, align 1, !dbg !95
@packed2 = local_unnamed_addr global %struct.packed zeroinitializer, align 1, !dbg !102
@from_packed = local_unnamed_addr global ptr null, align 8, !dbg !118
@from_packed_f = local_unnamed_addr global ptr null, align 8, !dbg !134
@st = internal unnamed_addr global %struct.anon.1 zeroinitializer, align 8, !dbg !157
@chosen = local_unnamed_addr global ptr null, align 8, !dbg !140
@element = local_unnamed_addr global ptr null, align 8, !dbg !126
@buffer = internal global [64 x i8] zeroinitializer, align 16, !dbg !152
@unal = global ptr null, align 8, !dbg !124
@from_key = local_unnamed_addr global ptr null, align 8, !dbg !114
@selected = local_unnamed_addr global ptr null, align 8, !dbg !128
@xored = local_unnamed_addr global ptr null, align 8, !dbg !116
@generic = local_unnamed_addr global ptr null, align 8, !dbg !122
@kept = local_unnamed_addr global ptr null, align 8, !dbg !142
@tagged = local_unnamed_addr global %struct.tagged zeroinitializer, align 8, !dbg !78
@via_return = local_unnamed_addr global ptr null, align 8, !dbg !136
@.str = private unnamed_addr constant [2 x i8] c"a\00", align 1, !dbg !164
@.str.1 = private unnamed_addr constant [2 x i8] c"b\00", align 1, !dbg !167

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !182 {
  ret void, !dbg !183
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !184 {
  ret void, !dbg !185
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f2() #0 !dbg !186 {
  ret void, !dbg !187
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !188 {
  %1 = alloca ptr, align 8, !DIAssignID !214
    #dbg_assign(i1 poison, !202, !DIExpression(), !214, ptr %1, !DIExpression(), !215)
  %2 = alloca [3 x ptr], align 16, !DIAssignID !216
    #dbg_assign(i1 poison, !206, !DIExpression(), !216, ptr %2, !DIExpression(), !215)
  store ptr @x, ptr @u, align 8, !dbg !217, !tbaa !218
  store ptr @x, ptr @from_union, align 8, !dbg !219, !tbaa !220
    #dbg_value(i64 0, !192, !DIExpression(), !223)
  store i8 ptrtoint (ptr @x to i8), ptr getelementptr inbounds nuw (i8, ptr @v, i64 7), align 1, !dbg !224, !tbaa !218
    #dbg_value(i64 1, !192, !DIExpression(), !223)
  %3 = lshr i64 ptrtoint (ptr @x to i64), 8, !dbg !226
  %4 = trunc i64 %3 to i8, !dbg !226
  store i8 %4, ptr getelementptr inbounds nuw (i8, ptr @v, i64 6), align 2, !dbg !227, !tbaa !218
    #dbg_value(i64 2, !192, !DIExpression(), !223)
  %5 = lshr i64 ptrtoint (ptr @x to i64), 16, !dbg !228
  %6 = trunc i64 %5 to i8, !dbg !228
  store i8 %6, ptr getelementptr inbounds nuw (i8, ptr @v, i64 5), align 1, !dbg !229, !tbaa !218
    #dbg_value(i64 3, !192, !DIExpression(), !223)
  %7 = lshr i64 ptrtoint (ptr @x to i64), 24, !dbg !230
  %8 = trunc i64 %7 to i8, !dbg !230
  store i8 %8, ptr getelementptr inbounds nuw (i8, ptr @v, i64 4), align 4, !dbg !231, !tbaa !218
    #dbg_value(i64 4, !192, !DIExpression(), !223)
  %9 = lshr i64 ptrtoint (ptr @x to i64), 32, !dbg !232
  %10 = trunc i64 %9 to i8, !dbg !232
  store i8 %10, ptr getelementptr inbounds nuw (i8, ptr @v, i64 3), align 1, !dbg !233, !tbaa !218
    #dbg_value(i64 5, !192, !DIExpression(), !223)
  %11 = lshr i64 ptrtoint (ptr @x to i64), 40, !dbg !234
  %12 = trunc i64 %11 to i8, !dbg !234
  store i8 %12, ptr getelementptr inbounds nuw (i8, ptr @v, i64 2), align 2, !dbg !235, !tbaa !218
    #dbg_value(i64 6, !192, !DIExpression(), !223)
  %13 = lshr i64 ptrtoint (ptr @x to i64), 48, !dbg !236
  %14 = trunc i64 %13 to i8, !dbg !236
  store i8 %14, ptr getelementptr inbounds nuw (i8, ptr @v, i64 1), align 1, !dbg !237, !tbaa !218
    #dbg_value(i64 7, !192, !DIExpression(), !223)
  %15 = lshr i64 ptrtoint (ptr @x to i64), 56, !dbg !238
  %16 = trunc nuw i64 %15 to i8, !dbg !238
  store i8 %16, ptr @v, align 8, !dbg !239, !tbaa !218
    #dbg_value(i64 8, !192, !DIExpression(), !223)
    #dbg_value(i64 0, !194, !DIExpression(), !240)
  store i8 ptrtoint (ptr @x to i8), ptr @from_bytes, align 8, !dbg !241, !tbaa !218
    #dbg_value(i64 1, !194, !DIExpression(), !240)
  store i8 %4, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 1), align 1, !dbg !243, !tbaa !218
    #dbg_value(i64 2, !194, !DIExpression(), !240)
  store i8 %6, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 2), align 2, !dbg !244, !tbaa !218
    #dbg_value(i64 3, !194, !DIExpression(), !240)
  store i8 %8, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 3), align 1, !dbg !245, !tbaa !218
    #dbg_value(i64 4, !194, !DIExpression(), !240)
  store i8 %10, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 4), align 4, !dbg !246, !tbaa !218
    #dbg_value(i64 5, !194, !DIExpression(), !240)
  store i8 %12, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 5), align 1, !dbg !247, !tbaa !218
    #dbg_value(i64 6, !194, !DIExpression(), !240)
  store i8 %14, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 6), align 2, !dbg !248, !tbaa !218
    #dbg_value(i64 7, !194, !DIExpression(), !240)
  store i8 %16, ptr getelementptr inbounds nuw (i8, ptr @from_bytes, i64 7), align 1, !dbg !249, !tbaa !218
    #dbg_value(i64 8, !194, !DIExpression(), !240)
    #dbg_value(i64 ptrtoint (ptr @z to i64), !196, !DIExpression(DW_OP_constu, 1, DW_OP_shl, DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !215)
  %17 = and i64 ptrtoint (ptr @z to i64), 9223372036854775804, !dbg !250
  %18 = inttoptr i64 %17 to ptr, !dbg !251
  store ptr %18, ptr @from_bits, align 8, !dbg !252, !tbaa !220
  store i32 trunc (i64 sub (i64 ptrtoint (ptr @z to i64), i64 ptrtoint (ptr @x to i64)) to i32), ptr @short_relative, align 4, !dbg !253, !tbaa !178
  %19 = sext i32 trunc (i64 sub (i64 ptrtoint (ptr @z to i64), i64 ptrtoint (ptr @x to i64)) to i32) to i64, !dbg !254
  %20 = add nsw i64 %19, ptrtoint (ptr @x to i64), !dbg !255
  %21 = inttoptr i64 %20 to ptr, !dbg !256
  store ptr %21, ptr @off32, align 8, !dbg !257, !tbaa !220
  store ptr @x, ptr @wide, align 16, !dbg !258
  store ptr @y, ptr getelementptr inbounds nuw (i8, ptr @wide, i64 8), align 8, !dbg !258
  store ptr null, ptr @from_long_double, align 8, !dbg !259, !tbaa !220
  store ptr @x, ptr @pair, align 8, !dbg !260
  store ptr @z, ptr getelementptr inbounds nuw (i8, ptr @pair, i64 8), align 8, !dbg !260
    #dbg_value(double poison, !201, !DIExpression(DW_OP_LLVM_fragment, 0, 64), !215)
    #dbg_value(double bitcast (i64 ptrtoint (ptr @z to i64) to double), !201, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !215)
  store double bitcast (i64 ptrtoint (ptr @z to i64) to double), ptr @complex_part, align 8, !dbg !261
  %22 = load ptr, ptr @object, align 8, !dbg !262, !tbaa !263
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 8, !dbg !266
  %24 = load ptr, ptr %23, align 8, !dbg !267, !tbaa !268
  store ptr %24, ptr @from_ops, align 8, !dbg !271, !tbaa !272
  %25 = load volatile i32, ptr @n, align 4, !dbg !273, !tbaa !178
  %26 = sext i32 %25 to i64, !dbg !274
  %27 = getelementptr %struct.ops, ptr %22, i64 %26, !dbg !274
  %28 = getelementptr i8, ptr %27, i64 -8, !dbg !275
  %29 = load ptr, ptr %28, align 8, !dbg !276, !tbaa !268
  store ptr %29, ptr @via_table, align 8, !dbg !277, !tbaa !272
  store ptr @f2, ptr getelementptr inbounds nuw (i8, ptr @small, i64 8), align 8, !dbg !278, !tbaa !279
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @small2, ptr noundef nonnull align 8 dereferenceable(16) @small, i64 16, i1 false), !dbg !281, !tbaa.struct !282
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @small2, i64 8), align 8, !dbg !283, !tbaa !279
  store ptr %30, ptr @from_small, align 8, !dbg !284, !tbaa !272
  store ptr @y, ptr getelementptr inbounds nuw (i8, ptr @packed, i64 1), align 1, !dbg !285, !tbaa !286
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @packed, i64 9), align 1, !dbg !288, !tbaa !289
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(17) @packed2, ptr noundef nonnull align 1 dereferenceable(17) @packed, i64 17, i1 false), !dbg !290, !tbaa.struct !291
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @packed2, i64 1), align 1, !dbg !292, !tbaa !286
  store ptr %31, ptr @from_packed, align 8, !dbg !293, !tbaa !220
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @packed2, i64 9), align 1, !dbg !294, !tbaa !289
  store ptr %32, ptr @from_packed_f, align 8, !dbg !295, !tbaa !272
    #dbg_value(ptr @st, !296, !DIExpression(), !303)
    #dbg_value(i64 32, !301, !DIExpression(), !303)
    #dbg_value(ptr @f2, !302, !DIExpression(), !303)
  store ptr @f2, ptr getelementptr inbounds nuw (i8, ptr @st, i64 32), align 8, !dbg !305, !tbaa !272
  %33 = load volatile i32, ptr @n, align 4, !dbg !306, !tbaa !178
  %34 = shl nsw i32 %33, 5, !dbg !307
  %35 = sext i32 %34 to i64, !dbg !308
  %36 = tail call fastcc ptr @load_at(i64 noundef %35), !dbg !309
  store ptr %36, ptr @chosen, align 8, !dbg !310, !tbaa !272
  store ptr @z, ptr getelementptr inbounds nuw (i8, ptr @st, i64 16), align 8, !dbg !311, !tbaa !220
  %37 = load volatile i32, ptr @n, align 4, !dbg !312, !tbaa !178
  %38 = shl i32 %37, 3, !dbg !313
  %39 = add i32 %38, 8, !dbg !313
  %40 = sext i32 %39 to i64, !dbg !314
  %41 = tail call fastcc ptr @load_at(i64 noundef %40), !dbg !315
  store ptr %41, ptr @element, align 8, !dbg !316, !tbaa !220
  %42 = load volatile i64, ptr @eight, align 8, !dbg !317, !tbaa !318
  tail call fastcc void @my_copy(ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @buffer, i64 3), ptr noundef nonnull @u, i64 noundef %42), !dbg !320
  %43 = load volatile i64, ptr @eight, align 8, !dbg !321, !tbaa !318
  tail call fastcc void @my_copy(ptr noundef nonnull @unal, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @buffer, i64 3), i64 noundef %43), !dbg !322
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #9, !dbg !323
  store ptr null, ptr %1, align 8, !dbg !324, !tbaa !272, !DIAssignID !325
    #dbg_assign(ptr null, !202, !DIExpression(), !325, ptr %1, !DIExpression(), !215)
  %44 = call ptr @tsearch(ptr noundef nonnull @x, ptr noundef nonnull %1, ptr noundef nonnull @compare) #9, !dbg !326
  %45 = call ptr @tfind(ptr noundef nonnull @x, ptr noundef nonnull %1, ptr noundef nonnull @compare) #9, !dbg !327
  %46 = load ptr, ptr %45, align 8, !dbg !328, !tbaa !220
  store ptr %46, ptr @from_key, align 8, !dbg !329, !tbaa !220
  %47 = load volatile i32, ptr @n, align 4, !dbg !330, !tbaa !178
  %48 = sext i32 %47 to i64, !dbg !331
  %49 = sub nsw i64 0, %48, !dbg !332
    #dbg_value(i64 %49, !203, !DIExpression(), !215)
  %50 = and i64 %49, ptrtoint (ptr @x to i64), !dbg !333
  %51 = add nsw i64 %48, -1, !dbg !334
  %52 = and i64 %51, ptrtoint (ptr @y to i64), !dbg !335
  %53 = or i64 %52, %50, !dbg !336
  %54 = inttoptr i64 %53 to ptr, !dbg !337
  store ptr %54, ptr @selected, align 8, !dbg !338, !tbaa !220
    #dbg_value(i64 xor (i64 ptrtoint (ptr @y to i64), i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64))), !205, !DIExpression(), !215)
    #dbg_value(i64 xor (i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)), i64 xor (i64 ptrtoint (ptr @y to i64), i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)))), !204, !DIExpression(), !215)
  store ptr inttoptr (i64 xor (i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)), i64 xor (i64 ptrtoint (ptr @y to i64), i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)))) to ptr), ptr @xored, align 8, !dbg !339, !tbaa !220
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #9, !dbg !340
  %55 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !341
  store i64 0, ptr %55, align 16, !dbg !341, !DIAssignID !342
    #dbg_assign(i64 0, !206, !DIExpression(), !342, ptr %2, !DIExpression(), !215)
    #dbg_assign(i8 0, !206, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !343, ptr poison, !DIExpression(), !215)
    #dbg_value(<2 x i64> <i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @z to i64)>, !210, !DIExpression(), !215)
  store <2 x i64> <i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @z to i64)>, ptr %2, align 16, !dbg !344, !DIAssignID !345
    #dbg_assign(<2 x i64> <i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @z to i64)>, !206, !DIExpression(DW_OP_LLVM_fragment, 0, 128), !345, ptr %2, !DIExpression(), !215)
  %56 = load volatile i32, ptr @n, align 4, !dbg !346, !tbaa !178
  %57 = sext i32 %56 to i64, !dbg !347
  %58 = getelementptr inbounds ptr, ptr %2, i64 %57, !dbg !347
  %59 = load ptr, ptr %58, align 8, !dbg !348, !tbaa !272
  store ptr %59, ptr @generic, align 8, !dbg !349, !tbaa !220
  %60 = call noalias dereferenceable_or_null(8) ptr @malloc(i64 noundef 8) #10, !dbg !350
  %61 = call dereferenceable_or_null(16) ptr @realloc(ptr noundef %60, i64 noundef 16) #11, !dbg !351
    #dbg_value(ptr %61, !213, !DIExpression(), !215)
  %62 = getelementptr inbounds nuw i8, ptr %61, i64 8, !dbg !352
  store ptr @f1, ptr %62, align 8, !dbg !353, !tbaa !272
  %63 = call dereferenceable_or_null(4096) ptr @realloc(ptr noundef %61, i64 noundef 4096) #11, !dbg !354
    #dbg_value(ptr %63, !213, !DIExpression(), !215)
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 8, !dbg !355
  %65 = load ptr, ptr %64, align 8, !dbg !356, !tbaa !272
  store ptr %65, ptr @kept, align 8, !dbg !357, !tbaa !272
  %66 = load ptr, ptr @from_union, align 8, !dbg !358, !tbaa !220
  %67 = icmp eq ptr %66, @x, !dbg !359
  %68 = load ptr, ptr @from_bytes, align 8
  %69 = icmp eq ptr %68, @x
  %70 = select i1 %67, i1 %69, i1 false, !dbg !360
  %71 = load ptr, ptr @from_bits, align 8
  %72 = icmp eq ptr %71, @z
  %73 = select i1 %70, i1 %72, i1 false, !dbg !360
  %74 = load ptr, ptr @off32, align 8
  %75 = icmp eq ptr %74, @z
  %76 = select i1 %73, i1 %75, i1 false, !dbg !360
  %77 = load ptr, ptr @complex_part, align 8
  %78 = icmp eq ptr %77, @z
  %79 = select i1 %76, i1 %78, i1 false, !dbg !360
  %80 = load ptr, ptr @from_ops, align 8
  %81 = icmp eq ptr %80, @f1
  %82 = select i1 %79, i1 %81, i1 false, !dbg !360
  %83 = load ptr, ptr @via_table, align 8
  %84 = icmp eq ptr %83, @f1
  %85 = select i1 %82, i1 %84, i1 false, !dbg !360
  %86 = load ptr, ptr @from_small, align 8
  %87 = icmp eq ptr %86, @f2
  %88 = select i1 %85, i1 %87, i1 false, !dbg !360
  %89 = load ptr, ptr @from_packed, align 8
  %90 = icmp eq ptr %89, @y
  %91 = select i1 %88, i1 %90, i1 false, !dbg !360
  %92 = load ptr, ptr @from_packed_f, align 8
  %93 = icmp eq ptr %92, @f1
  %94 = select i1 %91, i1 %93, i1 false, !dbg !360
  %95 = load ptr, ptr @chosen, align 8
  %96 = icmp eq ptr %95, @f2
  %97 = select i1 %94, i1 %96, i1 false, !dbg !360
  %98 = load ptr, ptr @element, align 8
  %99 = icmp eq ptr %98, @z
  %100 = select i1 %97, i1 %99, i1 false, !dbg !360
  %101 = load ptr, ptr @unal, align 8
  %102 = icmp eq ptr %101, @x
  %103 = select i1 %100, i1 %102, i1 false, !dbg !360
  %104 = icmp eq ptr %46, @x
  %105 = select i1 %103, i1 %104, i1 false, !dbg !360
  %106 = icmp eq i64 %53, ptrtoint (ptr @x to i64)
  %107 = select i1 %105, i1 %106, i1 false, !dbg !360
  %108 = icmp eq ptr inttoptr (i64 xor (i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)), i64 xor (i64 ptrtoint (ptr @y to i64), i64 xor (i64 ptrtoint (ptr @x to i64), i64 ptrtoint (ptr @y to i64)))) to ptr), @y
  %109 = and i1 %108, %107, !dbg !360
  %110 = icmp ne ptr %59, @z
  %111 = xor i1 %109, true, !dbg !360
  %112 = select i1 %111, i1 true, i1 %110, !dbg !360
  %113 = icmp ne ptr %65, @f1, !dbg !360
  %114 = select i1 %112, i1 true, i1 %113, !dbg !360
  %115 = zext i1 %114 to i32, !dbg !360
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #9, !dbg !361
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #9, !dbg !361
  ret i32 %115, !dbg !362
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc ptr @load_at(i64 noundef range(i64 -2147483648, 2147483648) %0) unnamed_addr #4 !dbg !363 {
    #dbg_value(ptr @st, !367, !DIExpression(), !369)
    #dbg_value(i64 %0, !368, !DIExpression(), !369)
  %2 = getelementptr inbounds i8, ptr @st, i64 %0, !dbg !370
  %3 = load ptr, ptr %2, align 8, !dbg !371, !tbaa !272
  ret ptr %3, !dbg !372
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable
define internal fastcc void @my_copy(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2) unnamed_addr #5 !dbg !373 {
    #dbg_value(ptr %0, !379, !DIExpression(), !382)
    #dbg_value(ptr %1, !380, !DIExpression(), !382)
    #dbg_value(i64 %2, !381, !DIExpression(), !382)
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %0, ptr align 1 %1, i64 %2, i1 false), !dbg !383
  ret void, !dbg !384
}

declare !dbg !385 ptr @tsearch(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal range(i32 -1, 2) i32 @compare(ptr noundef readnone captures(address) %0, ptr noundef readnone captures(address) %1) #0 !dbg !394 {
    #dbg_value(ptr %0, !396, !DIExpression(), !398)
    #dbg_value(ptr %1, !397, !DIExpression(), !398)
  %3 = icmp ult ptr %0, %1, !dbg !399
  %4 = icmp ugt ptr %0, %1, !dbg !400
  %5 = zext i1 %4 to i32, !dbg !400
  %6 = select i1 %3, i32 -1, i32 %5, !dbg !400
  ret i32 %6, !dbg !401
}

declare !dbg !402 ptr @tfind(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !407 noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !410 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #8

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nounwind }
attributes #10 = { nounwind allocsize(0) }
attributes #11 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!170, !171, !172, !173, !174, !175, !176}
!llvm.ident = !{!177}
!llvm.errno.tbaa = !{!178}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 15, type: !169, isLocal: true, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !28, splitDebugInlining: false, nameTableKind: None)
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
!176 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!177 = !{!"clang version 22.1.8"}
!178 = !{!179, !179, i64 0}
!179 = !{!"int", !180, i64 0}
!180 = !{!"omnipotent char", !181, i64 0}
!181 = !{!"Simple C/C++ TBAA"}
!182 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!183 = !DILocation(line: 9, column: 16, scope: !182, atomGroup: 1, atomRank: 1)
!184 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!185 = !DILocation(line: 9, column: 33, scope: !184, atomGroup: 1, atomRank: 1)
!186 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 9, type: !23, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!187 = !DILocation(line: 9, column: 50, scope: !186, atomGroup: 1, atomRank: 1)
!188 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 33, type: !189, scopeLine: 33, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !191, keyInstructions: true)
!189 = !DISubroutineType(types: !190)
!190 = !{!11}
!191 = !{!192, !194, !196, !201, !202, !203, !204, !205, !206, !210, !213}
!192 = !DILocalVariable(name: "i", scope: !193, file: !3, line: 35, type: !11)
!193 = distinct !DILexicalBlock(scope: !188, file: !3, line: 35, column: 5)
!194 = !DILocalVariable(name: "i", scope: !195, file: !3, line: 36, type: !11)
!195 = distinct !DILexicalBlock(scope: !188, file: !3, line: 36, column: 5)
!196 = !DILocalVariable(name: "f", scope: !188, file: !3, line: 37, type: !197)
!197 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flags", file: !3, line: 12, size: 64, elements: !198)
!198 = !{!199, !200}
!199 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !197, file: !3, line: 12, baseType: !7, size: 3, flags: DIFlagBitField, extraData: i64 0)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !197, file: !3, line: 12, baseType: !7, size: 61, offset: 3, flags: DIFlagBitField, extraData: i64 0)
!201 = !DILocalVariable(name: "other", scope: !188, file: !3, line: 45, type: !149)
!202 = !DILocalVariable(name: "root", scope: !188, file: !3, line: 56, type: !20)
!203 = !DILocalVariable(name: "mask", scope: !188, file: !3, line: 59, type: !7)
!204 = !DILocalVariable(name: "a", scope: !188, file: !3, line: 61, type: !7)
!205 = !DILocalVariable(name: "b", scope: !188, file: !3, line: 61, type: !7)
!206 = !DILocalVariable(name: "array", scope: !188, file: !3, line: 64, type: !207)
!207 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 192, elements: !208)
!208 = !{!209}
!209 = !DISubrange(count: 3)
!210 = !DILocalVariable(name: "two", scope: !188, file: !3, line: 65, type: !211)
!211 = !DIDerivedType(tag: DW_TAG_typedef, name: "ptrs", file: !3, line: 28, baseType: !212)
!212 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 128, flags: DIFlagVector, elements: !74)
!213 = !DILocalVariable(name: "slot", scope: !188, file: !3, line: 67, type: !26)
!214 = distinct !DIAssignID()
!215 = !DILocation(line: 0, scope: !188)
!216 = distinct !DIAssignID()
!217 = !DILocation(line: 34, column: 9, scope: !188, atomGroup: 1, atomRank: 1)
!218 = !{!180, !180, i64 0}
!219 = !DILocation(line: 34, column: 37, scope: !188, atomGroup: 3, atomRank: 1)
!220 = !{!221, !221, i64 0}
!221 = !{!"p1 int", !222, i64 0}
!222 = !{!"any pointer", !180, i64 0}
!223 = !DILocation(line: 0, scope: !193)
!224 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 7, atomRank: 1)
!225 = distinct !DILexicalBlock(scope: !193, file: !3, line: 35, column: 5)
!226 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 80, atomRank: 2)
!227 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 80, atomRank: 1)
!228 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 84, atomRank: 2)
!229 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 84, atomRank: 1)
!230 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 88, atomRank: 2)
!231 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 88, atomRank: 1)
!232 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 92, atomRank: 2)
!233 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 92, atomRank: 1)
!234 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 96, atomRank: 2)
!235 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 96, atomRank: 1)
!236 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 100, atomRank: 2)
!237 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 100, atomRank: 1)
!238 = !DILocation(line: 35, column: 46, scope: !225, atomGroup: 104, atomRank: 2)
!239 = !DILocation(line: 35, column: 44, scope: !225, atomGroup: 104, atomRank: 1)
!240 = !DILocation(line: 0, scope: !195)
!241 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 13, atomRank: 1)
!242 = distinct !DILexicalBlock(scope: !195, file: !3, line: 36, column: 5)
!243 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 108, atomRank: 1)
!244 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 112, atomRank: 1)
!245 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 116, atomRank: 1)
!246 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 120, atomRank: 1)
!247 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 124, atomRank: 1)
!248 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 128, atomRank: 1)
!249 = !DILocation(line: 36, column: 67, scope: !242, atomGroup: 132, atomRank: 1)
!250 = !DILocation(line: 39, column: 38, scope: !188)
!251 = !DILocation(line: 39, column: 17, scope: !188, atomGroup: 18, atomRank: 2)
!252 = !DILocation(line: 39, column: 15, scope: !188, atomGroup: 18, atomRank: 1)
!253 = !DILocation(line: 40, column: 20, scope: !188, atomGroup: 19, atomRank: 1)
!254 = !DILocation(line: 41, column: 36, scope: !188)
!255 = !DILocation(line: 41, column: 34, scope: !188, atomGroup: 20, atomRank: 3)
!256 = !DILocation(line: 41, column: 13, scope: !188, atomGroup: 20, atomRank: 2)
!257 = !DILocation(line: 41, column: 11, scope: !188, atomGroup: 20, atomRank: 1)
!258 = !DILocation(line: 42, column: 5, scope: !188, atomGroup: 21, atomRank: 1)
!259 = !DILocation(line: 43, column: 22, scope: !188, atomGroup: 22, atomRank: 1)
!260 = !DILocation(line: 44, column: 5, scope: !188, atomGroup: 23, atomRank: 1)
!261 = !DILocation(line: 45, column: 35, scope: !188, atomGroup: 25, atomRank: 1)
!262 = !DILocation(line: 46, column: 23, scope: !188)
!263 = !{!264, !265, i64 0}
!264 = !{!"object", !265, i64 0}
!265 = !{!"p1 _ZTS3ops", !222, i64 0}
!266 = !DILocation(line: 46, column: 28, scope: !188)
!267 = !DILocation(line: 46, column: 28, scope: !188, atomGroup: 26, atomRank: 2)
!268 = !{!269, !222, i64 8}
!269 = !{!"ops", !270, i64 0, !222, i64 8}
!270 = !{!"p1 omnipotent char", !222, i64 0}
!271 = !DILocation(line: 46, column: 14, scope: !188, atomGroup: 26, atomRank: 1)
!272 = !{!222, !222, i64 0}
!273 = !DILocation(line: 47, column: 35, scope: !188)
!274 = !DILocation(line: 47, column: 17, scope: !188)
!275 = !DILocation(line: 47, column: 38, scope: !188)
!276 = !DILocation(line: 47, column: 38, scope: !188, atomGroup: 27, atomRank: 2)
!277 = !DILocation(line: 47, column: 15, scope: !188, atomGroup: 27, atomRank: 1)
!278 = !DILocation(line: 48, column: 15, scope: !188, atomGroup: 28, atomRank: 1)
!279 = !{!280, !222, i64 8}
!280 = !{!"small", !180, i64 0, !179, i64 4, !222, i64 8}
!281 = !DILocation(line: 48, column: 30, scope: !188, atomGroup: 29, atomRank: 1)
!282 = !{i64 0, i64 4, !218, i64 4, i64 4, !178, i64 8, i64 8, !272}
!283 = !DILocation(line: 48, column: 57, scope: !188, atomGroup: 30, atomRank: 2)
!284 = !DILocation(line: 48, column: 48, scope: !188, atomGroup: 30, atomRank: 1)
!285 = !DILocation(line: 49, column: 14, scope: !188, atomGroup: 31, atomRank: 1)
!286 = !{!287, !221, i64 1}
!287 = !{!"packed", !180, i64 0, !221, i64 1, !222, i64 9}
!288 = !DILocation(line: 49, column: 29, scope: !188, atomGroup: 32, atomRank: 1)
!289 = !{!287, !222, i64 9}
!290 = !DILocation(line: 49, column: 45, scope: !188, atomGroup: 33, atomRank: 1)
!291 = !{i64 0, i64 1, !218, i64 1, i64 8, !220, i64 9, i64 8, !272}
!292 = !DILocation(line: 49, column: 75, scope: !188, atomGroup: 34, atomRank: 2)
!293 = !DILocation(line: 49, column: 65, scope: !188, atomGroup: 34, atomRank: 1)
!294 = !DILocation(line: 49, column: 102, scope: !188, atomGroup: 35, atomRank: 2)
!295 = !DILocation(line: 49, column: 92, scope: !188, atomGroup: 35, atomRank: 1)
!296 = !DILocalVariable(name: "base", arg: 1, scope: !297, file: !3, line: 29, type: !20)
!297 = distinct !DISubprogram(name: "store_at", scope: !3, file: !3, line: 29, type: !298, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !300, keyInstructions: true)
!298 = !DISubroutineType(types: !299)
!299 = !{null, !20, !17, !20}
!300 = !{!296, !301, !302}
!301 = !DILocalVariable(name: "off", arg: 2, scope: !297, file: !3, line: 29, type: !17)
!302 = !DILocalVariable(name: "value", arg: 3, scope: !297, file: !3, line: 29, type: !20)
!303 = !DILocation(line: 0, scope: !297, inlinedAt: !304)
!304 = distinct !DILocation(line: 50, column: 5, scope: !188)
!305 = !DILocation(line: 29, column: 90, scope: !297, inlinedAt: !304, atomGroup: 1, atomRank: 1)
!306 = !DILocation(line: 51, column: 36, scope: !188)
!307 = !DILocation(line: 51, column: 34, scope: !188)
!308 = !DILocation(line: 51, column: 31, scope: !188)
!309 = !DILocation(line: 51, column: 18, scope: !188, atomGroup: 36, atomRank: 2)
!310 = !DILocation(line: 51, column: 12, scope: !188, atomGroup: 36, atomRank: 1)
!311 = !DILocation(line: 52, column: 16, scope: !188, atomGroup: 37, atomRank: 1)
!312 = !DILocation(line: 53, column: 33, scope: !188)
!313 = !DILocation(line: 53, column: 30, scope: !188)
!314 = !DILocation(line: 53, column: 28, scope: !188)
!315 = !DILocation(line: 53, column: 15, scope: !188, atomGroup: 38, atomRank: 2)
!316 = !DILocation(line: 53, column: 13, scope: !188, atomGroup: 38, atomRank: 1)
!317 = !DILocation(line: 54, column: 31, scope: !188)
!318 = !{!319, !319, i64 0}
!319 = !{!"long", !180, i64 0}
!320 = !DILocation(line: 54, column: 5, scope: !188)
!321 = !DILocation(line: 55, column: 32, scope: !188)
!322 = !DILocation(line: 55, column: 5, scope: !188)
!323 = !DILocation(line: 56, column: 5, scope: !188)
!324 = !DILocation(line: 56, column: 11, scope: !188, atomGroup: 39, atomRank: 1)
!325 = distinct !DIAssignID()
!326 = !DILocation(line: 57, column: 5, scope: !188)
!327 = !DILocation(line: 58, column: 25, scope: !188)
!328 = !DILocation(line: 58, column: 16, scope: !188, atomGroup: 40, atomRank: 2)
!329 = !DILocation(line: 58, column: 14, scope: !188, atomGroup: 40, atomRank: 1)
!330 = !DILocation(line: 59, column: 34, scope: !188)
!331 = !DILocation(line: 59, column: 23, scope: !188)
!332 = !DILocation(line: 59, column: 22, scope: !188, atomGroup: 41, atomRank: 2)
!333 = !DILocation(line: 60, column: 39, scope: !188)
!334 = !DILocation(line: 60, column: 66, scope: !188)
!335 = !DILocation(line: 60, column: 64, scope: !188)
!336 = !DILocation(line: 60, column: 47, scope: !188, atomGroup: 42, atomRank: 3)
!337 = !DILocation(line: 60, column: 16, scope: !188, atomGroup: 42, atomRank: 2)
!338 = !DILocation(line: 60, column: 14, scope: !188, atomGroup: 42, atomRank: 1)
!339 = !DILocation(line: 63, column: 11, scope: !188, atomGroup: 48, atomRank: 1)
!340 = !DILocation(line: 64, column: 5, scope: !188)
!341 = !DILocation(line: 64, column: 21, scope: !188, atomGroup: 49, atomRank: 1)
!342 = distinct !DIAssignID()
!343 = distinct !DIAssignID()
!344 = !DILocation(line: 65, column: 50, scope: !188, atomGroup: 51, atomRank: 1)
!345 = distinct !DIAssignID()
!346 = !DILocation(line: 66, column: 21, scope: !188)
!347 = !DILocation(line: 66, column: 15, scope: !188)
!348 = !DILocation(line: 66, column: 15, scope: !188, atomGroup: 52, atomRank: 2)
!349 = !DILocation(line: 66, column: 13, scope: !188, atomGroup: 52, atomRank: 1)
!350 = !DILocation(line: 67, column: 30, scope: !188)
!351 = !DILocation(line: 67, column: 22, scope: !188, atomGroup: 53, atomRank: 2)
!352 = !DILocation(line: 67, column: 46, scope: !188)
!353 = !DILocation(line: 67, column: 54, scope: !188, atomGroup: 54, atomRank: 1)
!354 = !DILocation(line: 67, column: 67, scope: !188, atomGroup: 55, atomRank: 2)
!355 = !DILocation(line: 67, column: 95, scope: !188)
!356 = !DILocation(line: 67, column: 95, scope: !188, atomGroup: 56, atomRank: 2)
!357 = !DILocation(line: 67, column: 93, scope: !188, atomGroup: 56, atomRank: 1)
!358 = !DILocation(line: 68, column: 14, scope: !188)
!359 = !DILocation(line: 68, column: 25, scope: !188, atomGroup: 58, atomRank: 2)
!360 = !DILocation(line: 68, column: 31, scope: !188, atomGroup: 58, atomRank: 1)
!361 = !DILocation(line: 72, column: 1, scope: !188)
!362 = !DILocation(line: 68, column: 5, scope: !188, atomGroup: 75, atomRank: 1)
!363 = distinct !DISubprogram(name: "load_at", scope: !3, file: !3, line: 30, type: !364, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !366, keyInstructions: true)
!364 = !DISubroutineType(cc: DW_CC_nocall, types: !365)
!365 = !{!20, !20, !17}
!366 = !{!367, !368}
!367 = !DILocalVariable(name: "base", arg: 1, scope: !363, file: !3, line: 30, type: !20)
!368 = !DILocalVariable(name: "off", arg: 2, scope: !363, file: !3, line: 30, type: !17)
!369 = !DILocation(line: 0, scope: !363)
!370 = !DILocation(line: 30, column: 79, scope: !363)
!371 = !DILocation(line: 30, column: 79, scope: !363, atomGroup: 1, atomRank: 2)
!372 = !DILocation(line: 30, column: 72, scope: !363, atomGroup: 1, atomRank: 1)
!373 = distinct !DISubprogram(name: "my_copy", scope: !3, file: !3, line: 31, type: !374, scopeLine: 31, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !378, keyInstructions: true)
!374 = !DISubroutineType(types: !375)
!375 = !{null, !20, !376, !48}
!376 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !377, size: 64)
!377 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!378 = !{!379, !380, !381}
!379 = !DILocalVariable(name: "to", arg: 1, scope: !373, file: !3, line: 31, type: !20)
!380 = !DILocalVariable(name: "from", arg: 2, scope: !373, file: !3, line: 31, type: !376)
!381 = !DILocalVariable(name: "size", arg: 3, scope: !373, file: !3, line: 31, type: !48)
!382 = !DILocation(line: 0, scope: !373)
!383 = !DILocation(line: 31, column: 90, scope: !373, atomGroup: 1, atomRank: 1)
!384 = !DILocation(line: 31, column: 114, scope: !373, atomGroup: 2, atomRank: 1)
!385 = !DISubprogram(name: "tsearch", scope: !386, file: !386, line: 129, type: !387, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!386 = !DIFile(filename: "lib/libc/include/generic-glibc/search.h", directory: "")
!387 = !DISubroutineType(types: !388)
!388 = !{!20, !376, !27, !389}
!389 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !390, line: 982, baseType: !391)
!390 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!391 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !392, size: 64)
!392 = !DISubroutineType(types: !393)
!393 = !{!11, !376, !376}
!394 = distinct !DISubprogram(name: "compare", scope: !3, file: !3, line: 32, type: !392, scopeLine: 32, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !395, keyInstructions: true)
!395 = !{!396, !397}
!396 = !DILocalVariable(name: "a", arg: 1, scope: !394, file: !3, line: 32, type: !376)
!397 = !DILocalVariable(name: "b", arg: 2, scope: !394, file: !3, line: 32, type: !376)
!398 = !DILocation(line: 0, scope: !394)
!399 = !DILocation(line: 32, column: 61, scope: !394, atomGroup: 2, atomRank: 2)
!400 = !DILocation(line: 32, column: 59, scope: !394, atomGroup: 2, atomRank: 1)
!401 = !DILocation(line: 32, column: 52, scope: !394, atomGroup: 1, atomRank: 1)
!402 = !DISubprogram(name: "tfind", scope: !386, file: !386, line: 134, type: !403, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!403 = !DISubroutineType(types: !404)
!404 = !{!20, !376, !405, !389}
!405 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !406, size: 64)
!406 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !20)
!407 = !DISubprogram(name: "realloc", scope: !390, file: !390, line: 693, type: !408, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!408 = !DISubroutineType(types: !409)
!409 = !{!20, !20, !48}
!410 = !DISubprogram(name: "malloc", scope: !390, file: !390, line: 682, type: !411, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!411 = !DISubroutineType(types: !412)
!412 = !{!20, !48}
