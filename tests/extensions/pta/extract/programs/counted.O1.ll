; ModuleID = 'counted.c'
source_filename = "counted.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.outer = type { i64, %struct.inner, ptr }
%struct.inner = type { [2 x ptr], ptr, ptr }
%struct.flat = type { i64, [2 x ptr], ptr, ptr }
%struct.option = type { ptr, i64 }

@y = global i32 0, align 4, !dbg !0
@from = global %struct.outer { i64 1, %struct.inner { [2 x ptr] [ptr @f0, ptr @f0], ptr @f1, ptr @y }, ptr @f2 }, align 8, !dbg !24
@flat = global %struct.flat { i64 1, [2 x ptr] [ptr @f0, ptr @f0], ptr @f1, ptr @y }, align 8, !dbg !40
@.str = private unnamed_addr constant [5 x i8] c"tail\00", align 1, !dbg !48
@.str.1 = private unnamed_addr constant [5 x i8] c"list\00", align 1, !dbg !53
@options = local_unnamed_addr global [2 x %struct.option] [%struct.option { ptr @.str, i64 16 }, %struct.option { ptr @.str.1, i64 0 }], align 16, !dbg !55
@at_value = global i64 24, align 8, !dbg !66
@two = global i64 2, align 8, !dbg !69
@outer = local_unnamed_addr global %struct.outer zeroinitializer, align 8, !dbg !73
@x = global i32 0, align 4, !dbg !71
@byte = local_unnamed_addr global ptr null, align 8, !dbg !91
@word = local_unnamed_addr global ptr null, align 8, !dbg !89
@stored = local_unnamed_addr global %struct.outer zeroinitializer, align 8, !dbg !75
@option = local_unnamed_addr global ptr null, align 8, !dbg !87
@up = global %struct.inner zeroinitializer, align 8, !dbg !79
@down = global %struct.inner zeroinitializer, align 8, !dbg !81
@indexed = global %struct.inner zeroinitializer, align 8, !dbg !83
@whole = global %struct.outer zeroinitializer, align 8, !dbg !77
@past = global %struct.flat zeroinitializer, align 8, !dbg !85

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !105 {
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !107 {
  ret void, !dbg !108
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f2() #0 !dbg !109 {
  ret void, !dbg !110
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !111 {
  store ptr @f0, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 8), align 8, !dbg !114, !tbaa !115
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 24), align 8, !dbg !117, !tbaa !118
  store ptr @x, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 32), align 8, !dbg !123, !tbaa !124
  %1 = load volatile i64, ptr @at_value, align 8, !dbg !125, !tbaa !126
  %2 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 8), i64 %1, !dbg !127
  %3 = load ptr, ptr %2, align 1, !dbg !128, !tbaa !129
  store ptr %3, ptr @byte, align 8, !dbg !130, !tbaa !129
  %4 = load volatile i64, ptr @two, align 8, !dbg !131, !tbaa !126
  %5 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 8), i64 %4, !dbg !132
  %6 = load ptr, ptr %5, align 8, !dbg !133, !tbaa !115
  store ptr %6, ptr @word, align 8, !dbg !134, !tbaa !115
    #dbg_value(ptr poison, !135, !DIExpression(), !144)
    #dbg_value(ptr @options, !142, !DIExpression(), !144)
    #dbg_value(ptr @f2, !143, !DIExpression(), !144)
  %7 = load i64, ptr getelementptr inbounds nuw (i8, ptr @options, i64 8), align 8, !dbg !146, !tbaa !147
  %8 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @stored, i64 8), i64 %7, !dbg !150
  store ptr @f2, ptr %8, align 8, !dbg !151, !tbaa !115
  %9 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @stored, i64 24), align 8, !dbg !152, !tbaa !118
  store ptr %9, ptr @option, align 8, !dbg !153, !tbaa !115
  tail call fastcc void @copy_up(ptr noundef nonnull @up, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @from, i64 8), i64 noundef 4), !dbg !154
  tail call fastcc void @copy_down(), !dbg !155
  tail call fastcc void @copy(), !dbg !156
  tail call fastcc void @copy_up(ptr noundef nonnull @whole, ptr noundef nonnull @from, i64 noundef 6), !dbg !157
  tail call fastcc void @copy_up(ptr noundef nonnull @past, ptr noundef nonnull @flat, i64 noundef 5), !dbg !158
  %10 = load ptr, ptr @byte, align 8, !dbg !159, !tbaa !129
  %11 = icmp ne ptr %10, @x, !dbg !160
  %12 = load ptr, ptr @word, align 8
  %13 = icmp ne ptr %12, @f1
  %14 = select i1 %11, i1 true, i1 %13
  %15 = load ptr, ptr @option, align 8
  %16 = icmp ne ptr %15, @f2
  %17 = select i1 %14, i1 true, i1 %16
  %18 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @up, i64 16), align 8
  %19 = icmp ne ptr %18, @f1
  %20 = select i1 %17, i1 true, i1 %19
  %21 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @down, i64 16), align 8
  %22 = icmp ne ptr %21, @f1
  %23 = select i1 %20, i1 true, i1 %22
  %24 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @indexed, i64 16), align 8
  %25 = icmp ne ptr %24, @f1
  %26 = select i1 %23, i1 true, i1 %25
  %27 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @whole, i64 24), align 8
  %28 = icmp ne ptr %27, @f1
  %29 = select i1 %26, i1 true, i1 %28
  %30 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @whole, i64 40), align 8
  %31 = icmp ne ptr %30, @f2
  %32 = select i1 %29, i1 true, i1 %31, !dbg !161
  %33 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @past, i64 24), align 8
  %34 = icmp ne ptr %33, @f1
  %35 = select i1 %32, i1 true, i1 %34, !dbg !161
  %36 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @past, i64 32), align 8, !dbg !161
  %37 = icmp ne ptr %36, @y, !dbg !161
  %38 = select i1 %35, i1 true, i1 %37, !dbg !161
  %39 = zext i1 %38 to i32, !dbg !161
  ret i32 %39, !dbg !162
}

; Function Attrs: nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable
define internal fastcc void @copy_up(ptr noundef %0, ptr noundef readonly captures(none) %1, i64 noundef range(i64 4, 7) %2) unnamed_addr #2 !dbg !163 {
    #dbg_value(ptr %0, !169, !DIExpression(), !176)
    #dbg_value(ptr %1, !170, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(), !176)
    #dbg_value(ptr %0, !172, !DIExpression(), !176)
    #dbg_value(ptr %1, !175, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %1, !175, !DIExpression(), !176)
    #dbg_value(ptr %0, !172, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %1, !175, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  %4 = load i64, ptr %1, align 8, !dbg !177, !tbaa !126
    #dbg_value(ptr %0, !172, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  store volatile i64 %4, ptr %0, align 8, !dbg !178, !tbaa !126
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !179
    #dbg_value(ptr %5, !172, !DIExpression(), !176)
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !180
    #dbg_value(ptr %6, !175, !DIExpression(), !176)
    #dbg_value(ptr %6, !175, !DIExpression(), !176)
    #dbg_value(ptr %5, !172, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %6, !175, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  %7 = load i64, ptr %6, align 8, !dbg !181, !tbaa !126
    #dbg_value(ptr %5, !172, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  store volatile i64 %7, ptr %5, align 8, !dbg !182, !tbaa !126
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !183
    #dbg_value(ptr %8, !172, !DIExpression(), !176)
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !184
    #dbg_value(ptr %9, !175, !DIExpression(), !176)
    #dbg_value(ptr %9, !175, !DIExpression(), !176)
    #dbg_value(ptr %8, !172, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 2, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %9, !175, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  %10 = load i64, ptr %9, align 8, !dbg !185, !tbaa !126
    #dbg_value(ptr %8, !172, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  store volatile i64 %10, ptr %8, align 8, !dbg !186, !tbaa !126
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !187
    #dbg_value(ptr %11, !172, !DIExpression(), !176)
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 24, !dbg !188
    #dbg_value(ptr %12, !175, !DIExpression(), !176)
    #dbg_value(ptr %12, !175, !DIExpression(), !176)
    #dbg_value(ptr %11, !172, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 3, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %12, !175, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  %13 = load i64, ptr %12, align 8, !dbg !189, !tbaa !126
    #dbg_value(ptr %11, !172, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  store volatile i64 %13, ptr %11, align 8, !dbg !190, !tbaa !126
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
  %14 = icmp eq i64 %2, 4, !dbg !191
  br i1 %14, label %24, label %15, !dbg !192, !llvm.loop !193

15:                                               ; preds = %3
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !197
    #dbg_value(ptr %16, !172, !DIExpression(), !176)
  %17 = getelementptr inbounds nuw i8, ptr %1, i64 32, !dbg !198
    #dbg_value(ptr %17, !175, !DIExpression(), !176)
    #dbg_value(ptr %17, !175, !DIExpression(), !176)
    #dbg_value(ptr %16, !172, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 4, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 5, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %17, !175, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  %18 = load i64, ptr %17, align 8, !dbg !199, !tbaa !126
    #dbg_value(ptr %16, !172, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  store volatile i64 %18, ptr %16, align 8, !dbg !200, !tbaa !126
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 5, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
  %19 = icmp eq i64 %2, 5, !dbg !201
  br i1 %19, label %24, label %20, !dbg !202, !llvm.loop !193

20:                                               ; preds = %15
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !203
    #dbg_value(ptr %21, !172, !DIExpression(), !176)
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 40, !dbg !204
    #dbg_value(ptr %22, !175, !DIExpression(), !176)
    #dbg_value(ptr %22, !175, !DIExpression(), !176)
    #dbg_value(ptr %21, !172, !DIExpression(), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 5, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 6, DW_OP_minus, DW_OP_stack_value), !176)
    #dbg_value(ptr %22, !175, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  %23 = load i64, ptr %22, align 8, !dbg !205, !tbaa !126
    #dbg_value(ptr %21, !172, !DIExpression(DW_OP_plus_uconst, 8, DW_OP_stack_value), !176)
  store volatile i64 %23, ptr %21, align 8, !dbg !206, !tbaa !126
    #dbg_value(i64 %2, !171, !DIExpression(DW_OP_constu, 6, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !176)
  br label %24, !dbg !207

24:                                               ; preds = %20, %15, %3
  ret void, !dbg !208
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @copy_down() unnamed_addr #3 !dbg !209 {
    #dbg_value(ptr @down, !212, !DIExpression(), !217)
    #dbg_value(ptr poison, !213, !DIExpression(), !217)
    #dbg_value(i64 4, !214, !DIExpression(), !217)
    #dbg_value(ptr poison, !215, !DIExpression(), !217)
    #dbg_value(ptr poison, !216, !DIExpression(), !217)
    #dbg_value(i64 4, !214, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !217)
    #dbg_value(ptr poison, !216, !DIExpression(), !217)
    #dbg_value(ptr poison, !215, !DIExpression(), !217)
    #dbg_value(i64 4, !214, !DIExpression(), !217)
    #dbg_value(i64 3, !214, !DIExpression(), !217)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @from, i64 32), !216, !DIExpression(), !217)
  %1 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 32), align 8, !dbg !218, !tbaa !126
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @down, i64 24), !215, !DIExpression(), !217)
  store volatile i64 %1, ptr getelementptr inbounds nuw (i8, ptr @down, i64 24), align 8, !dbg !219, !tbaa !126
    #dbg_value(i64 3, !214, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !217)
    #dbg_value(i64 3, !214, !DIExpression(), !217)
    #dbg_value(i64 2, !214, !DIExpression(), !217)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @from, i64 24), !216, !DIExpression(), !217)
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 24), align 8, !dbg !220, !tbaa !126
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @down, i64 16), !215, !DIExpression(), !217)
  store volatile i64 %2, ptr getelementptr inbounds nuw (i8, ptr @down, i64 16), align 8, !dbg !221, !tbaa !126
    #dbg_value(i64 2, !214, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !217)
    #dbg_value(i64 2, !214, !DIExpression(), !217)
    #dbg_value(i64 1, !214, !DIExpression(), !217)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @from, i64 16), !216, !DIExpression(), !217)
  %3 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 16), align 8, !dbg !222, !tbaa !126
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @down, i64 8), !215, !DIExpression(), !217)
  store volatile i64 %3, ptr getelementptr inbounds nuw (i8, ptr @down, i64 8), align 8, !dbg !223, !tbaa !126
    #dbg_value(i64 1, !214, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !217)
    #dbg_value(i64 1, !214, !DIExpression(), !217)
    #dbg_value(i64 0, !214, !DIExpression(), !217)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @from, i64 8), !216, !DIExpression(), !217)
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 8), align 8, !dbg !224, !tbaa !126
    #dbg_value(ptr @down, !215, !DIExpression(), !217)
  store volatile i64 %4, ptr @down, align 8, !dbg !225, !tbaa !126
    #dbg_value(i64 0, !214, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !217)
  ret void, !dbg !226
}

; Function Attrs: nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @copy() unnamed_addr #3 !dbg !227 {
    #dbg_value(ptr @indexed, !229, !DIExpression(), !236)
    #dbg_value(ptr poison, !230, !DIExpression(), !236)
    #dbg_value(i64 4, !231, !DIExpression(), !236)
    #dbg_value(ptr @indexed, !232, !DIExpression(), !236)
    #dbg_value(ptr poison, !233, !DIExpression(), !236)
    #dbg_value(i64 0, !234, !DIExpression(), !237)
    #dbg_value(i64 0, !234, !DIExpression(), !237)
  %1 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 8), align 8, !dbg !238, !tbaa !126
  store volatile i64 %1, ptr @indexed, align 8, !dbg !240, !tbaa !126
    #dbg_value(i64 1, !234, !DIExpression(), !237)
  %2 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 16), align 8, !dbg !241, !tbaa !126
  store volatile i64 %2, ptr getelementptr inbounds nuw (i8, ptr @indexed, i64 8), align 8, !dbg !242, !tbaa !126
    #dbg_value(i64 2, !234, !DIExpression(), !237)
  %3 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 24), align 8, !dbg !243, !tbaa !126
  store volatile i64 %3, ptr getelementptr inbounds nuw (i8, ptr @indexed, i64 16), align 8, !dbg !244, !tbaa !126
    #dbg_value(i64 3, !234, !DIExpression(), !237)
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @from, i64 32), align 8, !dbg !245, !tbaa !126
  store volatile i64 %4, ptr getelementptr inbounds nuw (i8, ptr @indexed, i64 24), align 8, !dbg !246, !tbaa !126
    #dbg_value(i64 4, !234, !DIExpression(), !237)
  ret void, !dbg !247
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree noinline norecurse nounwind memory(argmem: readwrite, inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nofree noinline norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}
!llvm.ident = !{!100}
!llvm.errno.tbaa = !{!101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "counted.c", directory: "")
!4 = !{!5, !8, !10, !15, !16, !17, !21}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !19, line: 83, baseType: !20)
!19 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdint.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !18)
!23 = !{!24, !40, !48, !53, !55, !66, !69, !71, !0, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 8, type: !26, isLocal: false, isDefinition: true)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !3, line: 8, size: 384, elements: !27)
!27 = !{!28, !30, !39}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !26, file: !3, line: 8, baseType: !29, size: 64)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !26, file: !3, line: 8, baseType: !31, size: 256, offset: 64)
!31 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 7, size: 256, elements: !32)
!32 = !{!33, !37, !38}
!33 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !31, file: !3, line: 7, baseType: !34, size: 128)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 128, elements: !35)
!35 = !{!36}
!36 = !DISubrange(count: 2)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !31, file: !3, line: 7, baseType: !11, size: 64, offset: 128)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !31, file: !3, line: 7, baseType: !6, size: 64, offset: 192)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "own", scope: !26, file: !3, line: 8, baseType: !11, size: 64, offset: 320)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "flat", scope: !2, file: !3, line: 10, type: !42, isLocal: false, isDefinition: true)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "flat", file: !3, line: 10, size: 320, elements: !43)
!43 = !{!44, !45, !46, !47}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !42, file: !3, line: 10, baseType: !29, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !42, file: !3, line: 10, baseType: !34, size: 128, offset: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !42, file: !3, line: 10, baseType: !11, size: 64, offset: 192)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !42, file: !3, line: 10, baseType: !6, size: 64, offset: 256)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 40, elements: !51)
!51 = !{!52}
!52 = !DISubrange(count: 5)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 11, type: !50, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "options", scope: !2, file: !3, line: 11, type: !57, isLocal: false, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !58, size: 256, elements: !35)
!58 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "option", file: !3, line: 11, size: 128, elements: !59)
!59 = !{!60, !63}
!60 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !58, file: !3, line: 11, baseType: !61, size: 64)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "at", scope: !58, file: !3, line: 11, baseType: !64, size: 64, offset: 64)
!64 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !65, line: 18, baseType: !20)
!65 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "at_value", scope: !2, file: !3, line: 12, type: !68, isLocal: false, isDefinition: true)
!68 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !64)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 12, type: !68, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 8, type: !26, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 8, type: !26, isLocal: false, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "whole", scope: !2, file: !3, line: 8, type: !26, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "up", scope: !2, file: !3, line: 9, type: !31, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "down", scope: !2, file: !3, line: 9, type: !31, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "indexed", scope: !2, file: !3, line: 9, type: !31, isLocal: false, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "past", scope: !2, file: !3, line: 10, type: !42, isLocal: false, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "option", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "word", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 13, type: !6, isLocal: false, isDefinition: true)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 8, !"PIC Level", i32 2}
!97 = !{i32 7, !"uwtable", i32 2}
!98 = !{i32 7, !"frame-pointer", i32 2}
!99 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!100 = !{!"clang version 22.1.8"}
!101 = !{!102, !102, i64 0}
!102 = !{!"int", !103, i64 0}
!103 = !{!"omnipotent char", !104, i64 0}
!104 = !{!"Simple C/C++ TBAA"}
!105 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!106 = !DILocation(line: 5, column: 16, scope: !105, atomGroup: 1, atomRank: 1)
!107 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!108 = !DILocation(line: 5, column: 33, scope: !107, atomGroup: 1, atomRank: 1)
!109 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!110 = !DILocation(line: 5, column: 50, scope: !109, atomGroup: 1, atomRank: 1)
!111 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !112, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!112 = !DISubroutineType(types: !113)
!113 = !{!7}
!114 = !DILocation(line: 28, column: 22, scope: !111, atomGroup: 1, atomRank: 1)
!115 = !{!116, !116, i64 0}
!116 = !{!"any pointer", !103, i64 0}
!117 = !DILocation(line: 28, column: 42, scope: !111, atomGroup: 2, atomRank: 1)
!118 = !{!119, !116, i64 24}
!119 = !{!"outer", !120, i64 0, !121, i64 8, !116, i64 40}
!120 = !{!"long", !103, i64 0}
!121 = !{!"inner", !103, i64 0, !116, i64 16, !122, i64 24}
!122 = !{!"p1 int", !116, i64 0}
!123 = !DILocation(line: 28, column: 63, scope: !111, atomGroup: 3, atomRank: 1)
!124 = !{!119, !122, i64 32}
!125 = !DILocation(line: 29, column: 42, scope: !111)
!126 = !{!120, !120, i64 0}
!127 = !DILocation(line: 29, column: 12, scope: !111)
!128 = !DILocation(line: 29, column: 12, scope: !111, atomGroup: 4, atomRank: 2)
!129 = !{!122, !122, i64 0}
!130 = !DILocation(line: 29, column: 10, scope: !111, atomGroup: 4, atomRank: 1)
!131 = !DILocation(line: 30, column: 30, scope: !111)
!132 = !DILocation(line: 30, column: 12, scope: !111)
!133 = !DILocation(line: 30, column: 12, scope: !111, atomGroup: 5, atomRank: 2)
!134 = !DILocation(line: 30, column: 10, scope: !111, atomGroup: 5, atomRank: 1)
!135 = !DILocalVariable(name: "to", arg: 1, scope: !136, file: !3, line: 14, type: !15)
!136 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 14, type: !137, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !141, keyInstructions: true)
!137 = !DISubroutineType(types: !138)
!138 = !{null, !15, !139, !15}
!139 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !140, size: 64)
!140 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!141 = !{!135, !142, !143}
!142 = !DILocalVariable(name: "o", arg: 2, scope: !136, file: !3, line: 14, type: !139)
!143 = !DILocalVariable(name: "v", arg: 3, scope: !136, file: !3, line: 14, type: !15)
!144 = !DILocation(line: 0, scope: !136, inlinedAt: !145)
!145 = distinct !DILocation(line: 31, column: 5, scope: !111)
!146 = !DILocation(line: 14, column: 89, scope: !136, inlinedAt: !145)
!147 = !{!148, !120, i64 8}
!148 = !{!"option", !149, i64 0, !120, i64 8}
!149 = !{!"p1 omnipotent char", !116, i64 0}
!150 = !DILocation(line: 14, column: 62, scope: !136, inlinedAt: !145)
!151 = !DILocation(line: 14, column: 93, scope: !136, inlinedAt: !145, atomGroup: 1, atomRank: 1)
!152 = !DILocation(line: 32, column: 24, scope: !111, atomGroup: 6, atomRank: 2)
!153 = !DILocation(line: 32, column: 12, scope: !111, atomGroup: 6, atomRank: 1)
!154 = !DILocation(line: 33, column: 5, scope: !111)
!155 = !DILocation(line: 34, column: 5, scope: !111)
!156 = !DILocation(line: 35, column: 5, scope: !111)
!157 = !DILocation(line: 36, column: 5, scope: !111)
!158 = !DILocation(line: 37, column: 5, scope: !111)
!159 = !DILocation(line: 38, column: 14, scope: !111)
!160 = !DILocation(line: 38, column: 19, scope: !111, atomGroup: 8, atomRank: 2)
!161 = !DILocation(line: 38, column: 25, scope: !111, atomGroup: 8, atomRank: 1)
!162 = !DILocation(line: 38, column: 5, scope: !111, atomGroup: 7, atomRank: 1)
!163 = distinct !DISubprogram(name: "copy_up", scope: !3, file: !3, line: 15, type: !164, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !168, keyInstructions: true)
!164 = !DISubroutineType(types: !165)
!165 = !{null, !15, !166, !64}
!166 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !167, size: 64)
!167 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!168 = !{!169, !170, !171, !172, !175}
!169 = !DILocalVariable(name: "to", arg: 1, scope: !163, file: !3, line: 15, type: !15)
!170 = !DILocalVariable(name: "from", arg: 2, scope: !163, file: !3, line: 15, type: !166)
!171 = !DILocalVariable(name: "n", arg: 3, scope: !163, file: !3, line: 15, type: !64)
!172 = !DILocalVariable(name: "t", scope: !163, file: !3, line: 16, type: !173)
!173 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!174 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!175 = !DILocalVariable(name: "f", scope: !163, file: !3, line: 16, type: !21)
!176 = !DILocation(line: 0, scope: !163)
!177 = !DILocation(line: 17, column: 24, scope: !163, atomGroup: 6, atomRank: 2)
!178 = !DILocation(line: 17, column: 22, scope: !163, atomGroup: 6, atomRank: 1)
!179 = !DILocation(line: 17, column: 19, scope: !163, atomGroup: 8, atomRank: 2)
!180 = !DILocation(line: 17, column: 26, scope: !163, atomGroup: 7, atomRank: 2)
!181 = !DILocation(line: 17, column: 24, scope: !163, atomGroup: 55, atomRank: 2)
!182 = !DILocation(line: 17, column: 22, scope: !163, atomGroup: 55, atomRank: 1)
!183 = !DILocation(line: 17, column: 19, scope: !163, atomGroup: 56, atomRank: 2)
!184 = !DILocation(line: 17, column: 26, scope: !163, atomGroup: 54, atomRank: 2)
!185 = !DILocation(line: 17, column: 24, scope: !163, atomGroup: 61, atomRank: 2)
!186 = !DILocation(line: 17, column: 22, scope: !163, atomGroup: 61, atomRank: 1)
!187 = !DILocation(line: 17, column: 19, scope: !163, atomGroup: 62, atomRank: 2)
!188 = !DILocation(line: 17, column: 26, scope: !163, atomGroup: 60, atomRank: 2)
!189 = !DILocation(line: 17, column: 24, scope: !163, atomGroup: 67, atomRank: 2)
!190 = !DILocation(line: 17, column: 22, scope: !163, atomGroup: 67, atomRank: 1)
!191 = !DILocation(line: 17, column: 5, scope: !163, atomGroup: 69, atomRank: 1)
!192 = !DILocation(line: 17, column: 5, scope: !163, atomGroup: 70, atomRank: 1)
!193 = distinct !{!193, !194, !195, !196}
!194 = !DILocation(line: 17, column: 5, scope: !163)
!195 = !DILocation(line: 17, column: 26, scope: !163)
!196 = !{!"llvm.loop.mustprogress"}
!197 = !DILocation(line: 17, column: 19, scope: !163, atomGroup: 68, atomRank: 2)
!198 = !DILocation(line: 17, column: 26, scope: !163, atomGroup: 66, atomRank: 2)
!199 = !DILocation(line: 17, column: 24, scope: !163, atomGroup: 73, atomRank: 2)
!200 = !DILocation(line: 17, column: 22, scope: !163, atomGroup: 73, atomRank: 1)
!201 = !DILocation(line: 17, column: 5, scope: !163, atomGroup: 75, atomRank: 1)
!202 = !DILocation(line: 17, column: 5, scope: !163, atomGroup: 76, atomRank: 1)
!203 = !DILocation(line: 17, column: 19, scope: !163, atomGroup: 74, atomRank: 2)
!204 = !DILocation(line: 17, column: 26, scope: !163, atomGroup: 72, atomRank: 2)
!205 = !DILocation(line: 17, column: 24, scope: !163, atomGroup: 79, atomRank: 2)
!206 = !DILocation(line: 17, column: 22, scope: !163, atomGroup: 79, atomRank: 1)
!207 = !DILocation(line: 17, column: 5, scope: !163, atomGroup: 82, atomRank: 1)
!208 = !DILocation(line: 18, column: 1, scope: !163, atomGroup: 9, atomRank: 1)
!209 = distinct !DISubprogram(name: "copy_down", scope: !3, file: !3, line: 19, type: !210, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !211, keyInstructions: true)
!210 = !DISubroutineType(cc: DW_CC_nocall, types: !165)
!211 = !{!212, !213, !214, !215, !216}
!212 = !DILocalVariable(name: "to", arg: 1, scope: !209, file: !3, line: 19, type: !15)
!213 = !DILocalVariable(name: "from", arg: 2, scope: !209, file: !3, line: 19, type: !166)
!214 = !DILocalVariable(name: "n", arg: 3, scope: !209, file: !3, line: 19, type: !64)
!215 = !DILocalVariable(name: "t", scope: !209, file: !3, line: 20, type: !173)
!216 = !DILocalVariable(name: "f", scope: !209, file: !3, line: 20, type: !21)
!217 = !DILocation(line: 0, scope: !209)
!218 = !DILocation(line: 21, column: 24, scope: !209, atomGroup: 6, atomRank: 2)
!219 = !DILocation(line: 21, column: 22, scope: !209, atomGroup: 6, atomRank: 1)
!220 = !DILocation(line: 21, column: 24, scope: !209, atomGroup: 23, atomRank: 2)
!221 = !DILocation(line: 21, column: 22, scope: !209, atomGroup: 23, atomRank: 1)
!222 = !DILocation(line: 21, column: 24, scope: !209, atomGroup: 29, atomRank: 2)
!223 = !DILocation(line: 21, column: 22, scope: !209, atomGroup: 29, atomRank: 1)
!224 = !DILocation(line: 21, column: 24, scope: !209, atomGroup: 35, atomRank: 2)
!225 = !DILocation(line: 21, column: 22, scope: !209, atomGroup: 35, atomRank: 1)
!226 = !DILocation(line: 22, column: 1, scope: !209, atomGroup: 9, atomRank: 1)
!227 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 23, type: !210, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !228, keyInstructions: true)
!228 = !{!229, !230, !231, !232, !233, !234}
!229 = !DILocalVariable(name: "to", arg: 1, scope: !227, file: !3, line: 23, type: !15)
!230 = !DILocalVariable(name: "from", arg: 2, scope: !227, file: !3, line: 23, type: !166)
!231 = !DILocalVariable(name: "n", arg: 3, scope: !227, file: !3, line: 23, type: !64)
!232 = !DILocalVariable(name: "t", scope: !227, file: !3, line: 24, type: !173)
!233 = !DILocalVariable(name: "f", scope: !227, file: !3, line: 24, type: !21)
!234 = !DILocalVariable(name: "i", scope: !235, file: !3, line: 25, type: !64)
!235 = distinct !DILexicalBlock(scope: !227, file: !3, line: 25, column: 5)
!236 = !DILocation(line: 0, scope: !227)
!237 = !DILocation(line: 0, scope: !235)
!238 = !DILocation(line: 25, column: 43, scope: !239, atomGroup: 6, atomRank: 2)
!239 = distinct !DILexicalBlock(scope: !235, file: !3, line: 25, column: 5)
!240 = !DILocation(line: 25, column: 41, scope: !239, atomGroup: 6, atomRank: 1)
!241 = !DILocation(line: 25, column: 43, scope: !239, atomGroup: 41, atomRank: 2)
!242 = !DILocation(line: 25, column: 41, scope: !239, atomGroup: 41, atomRank: 1)
!243 = !DILocation(line: 25, column: 43, scope: !239, atomGroup: 45, atomRank: 2)
!244 = !DILocation(line: 25, column: 41, scope: !239, atomGroup: 45, atomRank: 1)
!245 = !DILocation(line: 25, column: 43, scope: !239, atomGroup: 49, atomRank: 2)
!246 = !DILocation(line: 25, column: 41, scope: !239, atomGroup: 49, atomRank: 1)
!247 = !DILocation(line: 26, column: 1, scope: !227, atomGroup: 9, atomRank: 1)
