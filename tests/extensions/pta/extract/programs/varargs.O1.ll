; ModuleID = 'varargs.c'
source_filename = "varargs.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.three = type { ptr, ptr, ptr }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@f = global i32 0, align 4, !dbg !0
@g = global i32 0, align 4, !dbg !16
@h = global i32 0, align 4, !dbg !18
@__const.main.whole = private unnamed_addr constant %struct.three { ptr @f, ptr @g, ptr @h }, align 8
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@c = global i32 0, align 4, !dbg !10
@d = global i32 0, align 4, !dbg !12
@e = global i32 0, align 4, !dbg !14
@one = local_unnamed_addr global ptr null, align 8, !dbg !20
@two = local_unnamed_addr global ptr null, align 8, !dbg !23
@three = local_unnamed_addr global ptr null, align 8, !dbg !25
@last = local_unnamed_addr global ptr null, align 8, !dbg !29
@four = local_unnamed_addr global ptr null, align 8, !dbg !27
@copied = local_unnamed_addr global ptr null, align 8, !dbg !31
@passed = local_unnamed_addr global ptr null, align 8, !dbg !33
@then = local_unnamed_addr global ptr null, align 8, !dbg !35
@looped = local_unnamed_addr global ptr null, align 8, !dbg !37
@either = local_unnamed_addr global ptr null, align 8, !dbg !39
@block = local_unnamed_addr global %struct.three zeroinitializer, align 8, !dbg !41

; Function Attrs: nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !60 {
  %3 = alloca ptr, align 8, !DIAssignID !75
    #dbg_assign(i1 poison, !69, !DIExpression(), !75, ptr %3, !DIExpression(), !76)
    #dbg_value(i32 %0, !67, !DIExpression(), !76)
    #dbg_value(ptr %1, !68, !DIExpression(), !76)
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !77
  store volatile ptr @fallback, ptr %3, align 8, !dbg !78, !tbaa !79, !DIAssignID !81
    #dbg_assign(ptr @fallback, !69, !DIExpression(), !81, ptr %3, !DIExpression(), !76)
  tail call void (i32, ...) @straight(i32 poison, ptr noundef nonnull @a, double noundef 1.500000e+00, ptr noundef nonnull @b, ptr noundef nonnull @c, i64 noundef 5, ptr noundef nonnull @d, ptr noundef nonnull @e), !dbg !82
  tail call void (i32, ...) @straight(i32 poison, ptr noundef nonnull @b, double noundef 2.500000e+00, ptr noundef nonnull @b, ptr noundef nonnull @c, i64 noundef 5, ptr noundef nonnull @d, ptr noundef nonnull @f), !dbg !83
  %4 = load volatile ptr, ptr %3, align 8, !dbg !84, !tbaa !79
  tail call void (i32, ...) %4(i32 noundef 3, ptr noundef nonnull @a, ptr noundef nonnull @b, ptr noundef nonnull @c, ptr noundef nonnull @d) #7, !dbg !84
  tail call void (i32, ...) @by_value(i32 poison, ptr noundef nonnull byval(%struct.three) align 8 @__const.main.whole), !dbg !85
  tail call void (i32, ...) @by_cases(i32 noundef 1, ptr noundef nonnull @a), !dbg !86
  tail call void (i32, ...) @by_cases(i32 noundef 7, ptr noundef nonnull @b, ptr noundef nonnull @c), !dbg !87
  %5 = load ptr, ptr @one, align 8, !dbg !88, !tbaa !89
  %6 = load i32, ptr %5, align 4, !dbg !91, !tbaa !56
  %7 = load ptr, ptr @two, align 8, !dbg !92, !tbaa !89
  %8 = load i32, ptr %7, align 4, !dbg !93, !tbaa !56
  %9 = add nsw i32 %8, %6, !dbg !94
  %10 = load ptr, ptr @three, align 8, !dbg !95, !tbaa !89
  %11 = load i32, ptr %10, align 4, !dbg !96, !tbaa !56
  %12 = add nsw i32 %9, %11, !dbg !97
  %13 = load ptr, ptr @last, align 8, !dbg !98, !tbaa !89
  %14 = load i32, ptr %13, align 4, !dbg !99, !tbaa !56
  %15 = add nsw i32 %12, %14, !dbg !100
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !101
  ret i32 %15, !dbg !102
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal void @fallback(i32 noundef %0, ...) #2 !dbg !103 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !122
    #dbg_assign(i1 poison, !106, !DIExpression(), !122, ptr %2, !DIExpression(), !123)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !124
    #dbg_assign(i1 poison, !121, !DIExpression(), !124, ptr %3, !DIExpression(), !123)
    #dbg_value(i32 %0, !105, !DIExpression(), !123)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !125
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !125
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !126
  %4 = load i32, ptr %2, align 16, !dbg !127
  %5 = icmp ult i32 %4, 41, !dbg !127
  br i1 %5, label %6, label %12, !dbg !127

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !127
  %8 = load ptr, ptr %7, align 16, !dbg !127
  %9 = zext nneg i32 %4 to i64, !dbg !127
  %10 = getelementptr i8, ptr %8, i64 %9, !dbg !127
  %11 = add nuw nsw i32 %4, 8, !dbg !127
  store i32 %11, ptr %2, align 16, !dbg !127, !DIAssignID !128
    #dbg_assign(i32 %11, !106, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !128, ptr %2, !DIExpression(), !123)
  br label %16, !dbg !127

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !127
  %14 = load ptr, ptr %13, align 8, !dbg !127
  %15 = getelementptr i8, ptr %14, i64 8, !dbg !127
  store ptr %15, ptr %13, align 8, !dbg !127, !DIAssignID !129
    #dbg_assign(ptr %15, !106, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !129, ptr %13, !DIExpression(), !123)
  br label %16, !dbg !127

16:                                               ; preds = %12, %6
  %17 = phi ptr [ %10, %6 ], [ %14, %12 ], !dbg !127
  %18 = load ptr, ptr %17, align 8, !dbg !130, !tbaa !89
  store ptr %18, ptr @four, align 8, !dbg !131, !tbaa !89
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !132
  %19 = load i32, ptr %3, align 16, !dbg !133
  %20 = icmp ult i32 %19, 41, !dbg !133
  br i1 %20, label %21, label %27, !dbg !133

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !133
  %23 = load ptr, ptr %22, align 16, !dbg !133
  %24 = zext nneg i32 %19 to i64, !dbg !133
  %25 = getelementptr i8, ptr %23, i64 %24, !dbg !133
  %26 = add nuw nsw i32 %19, 8, !dbg !133
  store i32 %26, ptr %3, align 16, !dbg !133, !DIAssignID !134
    #dbg_assign(i32 %26, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !134, ptr %3, !DIExpression(), !123)
  br label %31, !dbg !133

27:                                               ; preds = %16
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !133
  %29 = load ptr, ptr %28, align 8, !dbg !133
  %30 = getelementptr i8, ptr %29, i64 8, !dbg !133
  store ptr %30, ptr %28, align 8, !dbg !133, !DIAssignID !135
    #dbg_assign(ptr %30, !121, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !135, ptr %28, !DIExpression(), !123)
  br label %31, !dbg !133

31:                                               ; preds = %27, %21
  %32 = phi i32 [ %26, %21 ], [ %19, %27 ]
  %33 = phi ptr [ %25, %21 ], [ %29, %27 ], !dbg !133
  %34 = load ptr, ptr %33, align 8, !dbg !136, !tbaa !89
  store ptr %34, ptr @copied, align 8, !dbg !137, !tbaa !89
  %35 = call fastcc ptr @next_of(ptr noundef %2), !dbg !138
  store ptr %35, ptr @passed, align 8, !dbg !139, !tbaa !89
  %36 = load i32, ptr %2, align 16, !dbg !140
  %37 = icmp ult i32 %36, 41, !dbg !140
  br i1 %37, label %38, label %44, !dbg !140

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !140
  %40 = load ptr, ptr %39, align 16, !dbg !140
  %41 = zext nneg i32 %36 to i64, !dbg !140
  %42 = getelementptr i8, ptr %40, i64 %41, !dbg !140
  %43 = add nuw nsw i32 %36, 8, !dbg !140
  store i32 %43, ptr %2, align 16, !dbg !140, !DIAssignID !141
    #dbg_assign(i32 %43, !106, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !141, ptr %2, !DIExpression(), !123)
  br label %48, !dbg !140

44:                                               ; preds = %31
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !140
  %46 = load ptr, ptr %45, align 8, !dbg !140
  %47 = getelementptr i8, ptr %46, i64 8, !dbg !140
  store ptr %47, ptr %45, align 8, !dbg !140, !DIAssignID !142
    #dbg_assign(ptr %47, !106, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !142, ptr %45, !DIExpression(), !123)
  br label %48, !dbg !140

48:                                               ; preds = %44, %38
  %49 = phi ptr [ %42, %38 ], [ %46, %44 ], !dbg !140
  %50 = load ptr, ptr %49, align 8, !dbg !143, !tbaa !89
  store ptr %50, ptr @then, align 8, !dbg !144, !tbaa !89
    #dbg_value(i32 %0, !105, !DIExpression(), !123)
  %51 = icmp eq i32 %0, 0, !dbg !145
  br i1 %51, label %108, label %52, !dbg !146

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %55 = load ptr, ptr %54, align 16
  %56 = load ptr, ptr %53, align 8
  %57 = and i32 %0, 1, !dbg !147
  %58 = icmp eq i32 %57, 0, !dbg !147
  br i1 %58, label %73, label %59, !dbg !147

59:                                               ; preds = %52
  %60 = add nsw i32 %0, -1, !dbg !148
  %61 = icmp ult i32 %32, 41, !dbg !149
  br i1 %61, label %64, label %62, !dbg !149

62:                                               ; preds = %59
  %63 = getelementptr i8, ptr %56, i64 8, !dbg !149
  store ptr %63, ptr %53, align 8, !dbg !149, !DIAssignID !150
    #dbg_assign(ptr %63, !121, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !150, ptr %53, !DIExpression(), !123)
  br label %68, !dbg !149

64:                                               ; preds = %59
  %65 = zext nneg i32 %32 to i64, !dbg !149
  %66 = getelementptr i8, ptr %55, i64 %65, !dbg !149
  %67 = add nuw nsw i32 %32, 8, !dbg !149
  store i32 %67, ptr %3, align 16, !dbg !149, !DIAssignID !151
    #dbg_assign(i32 %67, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !151, ptr %3, !DIExpression(), !123)
  br label %68, !dbg !149

68:                                               ; preds = %64, %62
  %69 = phi ptr [ %56, %64 ], [ %63, %62 ]
  %70 = phi i32 [ %67, %64 ], [ %32, %62 ]
  %71 = phi ptr [ %66, %64 ], [ %56, %62 ], !dbg !149
  %72 = load ptr, ptr %71, align 8, !dbg !152, !tbaa !89
  store ptr %72, ptr @looped, align 8, !dbg !153, !tbaa !89
    #dbg_value(i32 %60, !105, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !123)
  br label %73, !dbg !147

73:                                               ; preds = %68, %52
  %74 = phi ptr [ %56, %52 ], [ %69, %68 ]
  %75 = phi i32 [ %0, %52 ], [ %60, %68 ]
  %76 = phi i32 [ %32, %52 ], [ %70, %68 ]
  %77 = icmp eq i32 %0, 1, !dbg !147
  br i1 %77, label %108, label %78, !dbg !147

78:                                               ; preds = %73, %102
  %79 = phi ptr [ %103, %102 ], [ %74, %73 ]
  %80 = phi i32 [ %94, %102 ], [ %75, %73 ]
  %81 = phi i32 [ %104, %102 ], [ %76, %73 ]
  %82 = icmp ult i32 %81, 41, !dbg !149
  br i1 %82, label %83, label %87, !dbg !149

83:                                               ; preds = %78
  %84 = zext nneg i32 %81 to i64, !dbg !149
  %85 = getelementptr i8, ptr %55, i64 %84, !dbg !149
  %86 = add nuw nsw i32 %81, 8, !dbg !149
  store i32 %86, ptr %3, align 16, !dbg !149, !DIAssignID !151
    #dbg_assign(i32 %86, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !151, ptr %3, !DIExpression(), !123)
  br label %89, !dbg !149

87:                                               ; preds = %78
  %88 = getelementptr i8, ptr %79, i64 8, !dbg !149
  store ptr %88, ptr %53, align 8, !dbg !149, !DIAssignID !150
    #dbg_assign(ptr %88, !121, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !150, ptr %53, !DIExpression(), !123)
  br label %89, !dbg !149

89:                                               ; preds = %87, %83
  %90 = phi ptr [ %79, %83 ], [ %88, %87 ]
  %91 = phi i32 [ %86, %83 ], [ %81, %87 ]
  %92 = phi ptr [ %85, %83 ], [ %79, %87 ], !dbg !149
  %93 = load ptr, ptr %92, align 8, !dbg !154, !tbaa !89
  store ptr %93, ptr @looped, align 8, !dbg !155, !tbaa !89
    #dbg_value(i32 %80, !105, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !123)
  %94 = add nsw i32 %80, -2, !dbg !156
  %95 = icmp ult i32 %91, 41, !dbg !149
  br i1 %95, label %98, label %96, !dbg !149

96:                                               ; preds = %89
  %97 = getelementptr i8, ptr %90, i64 8, !dbg !149
  store ptr %97, ptr %53, align 8, !dbg !149, !DIAssignID !150
    #dbg_assign(ptr %97, !121, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !150, ptr %53, !DIExpression(), !123)
  br label %102, !dbg !149

98:                                               ; preds = %89
  %99 = zext nneg i32 %91 to i64, !dbg !149
  %100 = getelementptr i8, ptr %55, i64 %99, !dbg !149
  %101 = add nuw nsw i32 %91, 8, !dbg !149
  store i32 %101, ptr %3, align 16, !dbg !149, !DIAssignID !151
    #dbg_assign(i32 %101, !121, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !151, ptr %3, !DIExpression(), !123)
  br label %102, !dbg !149

102:                                              ; preds = %98, %96
  %103 = phi ptr [ %90, %98 ], [ %97, %96 ]
  %104 = phi i32 [ %101, %98 ], [ %91, %96 ]
  %105 = phi ptr [ %100, %98 ], [ %90, %96 ], !dbg !149
  %106 = load ptr, ptr %105, align 8, !dbg !157, !tbaa !89
  store ptr %106, ptr @looped, align 8, !dbg !158, !tbaa !89
    #dbg_value(i32 %94, !105, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !123)
  %107 = icmp eq i32 %94, 0, !dbg !159
  br i1 %107, label %108, label %78, !dbg !160, !llvm.loop !161

108:                                              ; preds = %73, %102, %48
  call void @llvm.va_end.p0(ptr nonnull %3), !dbg !163
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !164
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !165
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !165
  ret void, !dbg !166
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal void @straight(i32 range(i32 1, 3) %0, ...) unnamed_addr #4 !dbg !167 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !171
    #dbg_assign(i1 poison, !170, !DIExpression(), !171, ptr %2, !DIExpression(), !172)
    #dbg_value(i32 poison, !169, !DIExpression(), !172)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !173
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !174
  %3 = load i32, ptr %2, align 16, !dbg !175
  %4 = icmp ult i32 %3, 41, !dbg !175
  br i1 %4, label %5, label %11, !dbg !175

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !175
  %7 = load ptr, ptr %6, align 16, !dbg !175
  %8 = zext nneg i32 %3 to i64, !dbg !175
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !175
  %10 = add nuw nsw i32 %3, 8, !dbg !175
  store i32 %10, ptr %2, align 16, !dbg !175, !DIAssignID !176
    #dbg_assign(i32 %10, !170, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !176, ptr %2, !DIExpression(), !172)
  br label %15, !dbg !175

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !175
  %13 = load ptr, ptr %12, align 8, !dbg !175
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !175
  store ptr %14, ptr %12, align 8, !dbg !175, !DIAssignID !177
    #dbg_assign(ptr %14, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !177, ptr %12, !DIExpression(), !172)
  br label %15, !dbg !175

15:                                               ; preds = %11, %5
  %16 = phi i32 [ %10, %5 ], [ %3, %11 ]
  %17 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !175
  %18 = load ptr, ptr %17, align 8, !dbg !178, !tbaa !89
  store ptr %18, ptr @one, align 8, !dbg !179, !tbaa !89
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !180
  %20 = load i32, ptr %19, align 4, !dbg !180
  %21 = icmp ult i32 %20, 161, !dbg !180
  br i1 %21, label %22, label %24, !dbg !180

22:                                               ; preds = %15
  %23 = add nuw nsw i32 %20, 16, !dbg !180
  store i32 %23, ptr %19, align 4, !dbg !180, !DIAssignID !182
    #dbg_assign(i32 %23, !170, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !182, ptr %19, !DIExpression(), !172)
  br label %28, !dbg !180

24:                                               ; preds = %15
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !180
  %26 = load ptr, ptr %25, align 8, !dbg !180
  %27 = getelementptr i8, ptr %26, i64 8, !dbg !180
  store ptr %27, ptr %25, align 8, !dbg !180, !DIAssignID !183
    #dbg_assign(ptr %27, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !183, ptr %25, !DIExpression(), !172)
  br label %28, !dbg !180

28:                                               ; preds = %24, %22
  %29 = icmp ult i32 %16, 41, !dbg !184
  br i1 %29, label %35, label %30, !dbg !184

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !184
  %32 = load ptr, ptr %31, align 8, !dbg !184
  %33 = getelementptr i8, ptr %32, i64 8, !dbg !184
  store ptr %33, ptr %31, align 8, !dbg !184, !DIAssignID !185
  %34 = load ptr, ptr %32, align 8, !dbg !184, !tbaa !89
  store ptr %34, ptr @two, align 8, !dbg !184, !tbaa !89
  br label %43, !dbg !186

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !184
  %37 = load ptr, ptr %36, align 16, !dbg !184
  %38 = zext nneg i32 %16 to i64, !dbg !184
  %39 = getelementptr i8, ptr %37, i64 %38, !dbg !184
  %40 = add nuw nsw i32 %16, 8, !dbg !184
  store i32 %40, ptr %2, align 16, !dbg !184, !DIAssignID !187
  %41 = load ptr, ptr %39, align 8, !dbg !184, !tbaa !89
  store ptr %41, ptr @two, align 8, !dbg !184, !tbaa !89
  %42 = icmp ult i32 %16, 33, !dbg !186
  br i1 %42, label %48, label %43, !dbg !186

43:                                               ; preds = %35, %30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !186
  %45 = load ptr, ptr %44, align 8, !dbg !186
  %46 = getelementptr i8, ptr %45, i64 8, !dbg !186
  store ptr %46, ptr %44, align 8, !dbg !186, !DIAssignID !188
    #dbg_assign(ptr %46, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !188, ptr %44, !DIExpression(), !172)
  %47 = load ptr, ptr %45, align 8, !dbg !189, !tbaa !89
  store ptr %47, ptr @three, align 8, !dbg !190, !tbaa !89
  br label %56, !dbg !191

48:                                               ; preds = %35
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !186
  %50 = load ptr, ptr %49, align 16, !dbg !186
  %51 = zext nneg i32 %40 to i64, !dbg !186
  %52 = getelementptr i8, ptr %50, i64 %51, !dbg !186
  %53 = add nuw nsw i32 %16, 16, !dbg !186
  store i32 %53, ptr %2, align 16, !dbg !186, !DIAssignID !192
    #dbg_assign(i32 %53, !170, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !192, ptr %2, !DIExpression(), !172)
  %54 = load ptr, ptr %52, align 8, !dbg !193, !tbaa !89
  store ptr %54, ptr @three, align 8, !dbg !194, !tbaa !89
  %55 = icmp ult i32 %16, 25, !dbg !191
  br i1 %55, label %60, label %56, !dbg !191

56:                                               ; preds = %48, %43
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !191
  %58 = load ptr, ptr %57, align 8, !dbg !191
  %59 = getelementptr i8, ptr %58, i64 8, !dbg !191
  store ptr %59, ptr %57, align 8, !dbg !191, !DIAssignID !195
    #dbg_assign(ptr %59, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !195, ptr %57, !DIExpression(), !172)
  br label %63, !dbg !196

60:                                               ; preds = %48
  %61 = add nuw nsw i32 %16, 24, !dbg !191
  store i32 %61, ptr %2, align 16, !dbg !191, !DIAssignID !197
    #dbg_assign(i32 %61, !170, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !197, ptr %2, !DIExpression(), !172)
  %62 = icmp ult i32 %16, 17, !dbg !196
  br i1 %62, label %67, label %63, !dbg !196

63:                                               ; preds = %60, %56
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !196
  %65 = load ptr, ptr %64, align 8, !dbg !196
  %66 = getelementptr i8, ptr %65, i64 8, !dbg !196
  store ptr %66, ptr %64, align 8, !dbg !196, !DIAssignID !198
    #dbg_assign(ptr %66, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !198, ptr %64, !DIExpression(), !172)
  br label %76, !dbg !199

67:                                               ; preds = %60
  %68 = or disjoint i32 %16, 32, !dbg !196
  store i32 %68, ptr %2, align 16, !dbg !196, !DIAssignID !200
    #dbg_assign(i32 %68, !170, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !200, ptr %2, !DIExpression(), !172)
  %69 = icmp samesign ult i32 %68, 41, !dbg !199
  br i1 %69, label %70, label %76, !dbg !199

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !199
  %72 = load ptr, ptr %71, align 16, !dbg !199
  %73 = zext nneg i32 %68 to i64, !dbg !199
  %74 = getelementptr i8, ptr %72, i64 %73, !dbg !199
  %75 = add nuw nsw i32 %16, 40, !dbg !199
  store i32 %75, ptr %2, align 16, !dbg !199, !DIAssignID !201
    #dbg_assign(i32 %75, !170, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !201, ptr %2, !DIExpression(), !172)
  br label %80, !dbg !199

76:                                               ; preds = %63, %67
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !199
  %78 = load ptr, ptr %77, align 8, !dbg !199
  %79 = getelementptr i8, ptr %78, i64 8, !dbg !199
  store ptr %79, ptr %77, align 8, !dbg !199, !DIAssignID !202
    #dbg_assign(ptr %79, !170, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !202, ptr %77, !DIExpression(), !172)
  br label %80, !dbg !199

80:                                               ; preds = %76, %70
  %81 = phi ptr [ %74, %70 ], [ %78, %76 ], !dbg !199
  %82 = load ptr, ptr %81, align 8, !dbg !203, !tbaa !89
  store ptr %82, ptr @last, align 8, !dbg !204, !tbaa !89
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !205
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !206
  ret void, !dbg !207
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal void @by_value(i32 %0, ...) unnamed_addr #4 !dbg !208 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !212
    #dbg_assign(i1 poison, !211, !DIExpression(), !212, ptr %2, !DIExpression(), !213)
    #dbg_value(i32 poison, !210, !DIExpression(), !213)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !214
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !215
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !216
  %4 = load ptr, ptr %3, align 8, !dbg !216
  %5 = getelementptr i8, ptr %4, i64 24, !dbg !216
  store ptr %5, ptr %3, align 8, !dbg !216, !DIAssignID !217
    #dbg_assign(ptr %5, !211, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !217, ptr %3, !DIExpression(), !213)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @block, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !dbg !218, !tbaa.struct !219
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !220
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !221
  ret void, !dbg !222
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal void @by_cases(i32 noundef range(i32 1, 8) %0, ...) unnamed_addr #4 !dbg !223 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !227
    #dbg_assign(i1 poison, !226, !DIExpression(), !227, ptr %2, !DIExpression(), !228)
    #dbg_value(i32 %0, !225, !DIExpression(), !228)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !229
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !230
  switch i32 %0, label %39 [
    i32 1, label %3
    i32 7, label %16
  ], !dbg !231

3:                                                ; preds = %1
  %4 = load i32, ptr %2, align 16, !dbg !232
  %5 = icmp ult i32 %4, 41, !dbg !232
  br i1 %5, label %6, label %12, !dbg !232

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !232
  %8 = load ptr, ptr %7, align 16, !dbg !232
  %9 = zext nneg i32 %4 to i64, !dbg !232
  %10 = getelementptr i8, ptr %8, i64 %9, !dbg !232
  %11 = add nuw nsw i32 %4, 8, !dbg !232
  store i32 %11, ptr %2, align 16, !dbg !232, !DIAssignID !234
    #dbg_assign(i32 %11, !226, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !234, ptr %2, !DIExpression(), !228)
  br label %36, !dbg !232

12:                                               ; preds = %3
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !232
  %14 = load ptr, ptr %13, align 8, !dbg !232
  %15 = getelementptr i8, ptr %14, i64 8, !dbg !232
  store ptr %15, ptr %13, align 8, !dbg !232, !DIAssignID !235
    #dbg_assign(ptr %15, !226, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !235, ptr %13, !DIExpression(), !228)
  br label %36, !dbg !232

16:                                               ; preds = %1
  %17 = load i32, ptr %2, align 16, !dbg !236
  %18 = icmp ult i32 %17, 41, !dbg !236
  br i1 %18, label %23, label %19, !dbg !236

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !236
  %21 = load ptr, ptr %20, align 8, !dbg !236
  %22 = getelementptr i8, ptr %21, i64 8, !dbg !236
  store ptr %22, ptr %20, align 8, !dbg !236, !DIAssignID !237
    #dbg_assign(ptr %22, !226, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !237, ptr %20, !DIExpression(), !228)
  br label %32, !dbg !238

23:                                               ; preds = %16
  %24 = add nuw nsw i32 %17, 8, !dbg !236
  store i32 %24, ptr %2, align 16, !dbg !236, !DIAssignID !239
    #dbg_assign(i32 %24, !226, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !239, ptr %2, !DIExpression(), !228)
  %25 = icmp ult i32 %17, 33, !dbg !238
  br i1 %25, label %26, label %32, !dbg !238

26:                                               ; preds = %23
  %27 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !238
  %28 = load ptr, ptr %27, align 16, !dbg !238
  %29 = zext nneg i32 %24 to i64, !dbg !238
  %30 = getelementptr i8, ptr %28, i64 %29, !dbg !238
  %31 = add nuw nsw i32 %17, 16, !dbg !238
  store i32 %31, ptr %2, align 16, !dbg !238, !DIAssignID !240
    #dbg_assign(i32 %31, !226, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !240, ptr %2, !DIExpression(), !228)
  br label %36, !dbg !238

32:                                               ; preds = %19, %23
  %33 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !238
  %34 = load ptr, ptr %33, align 8, !dbg !238
  %35 = getelementptr i8, ptr %34, i64 8, !dbg !238
  store ptr %35, ptr %33, align 8, !dbg !238, !DIAssignID !241
    #dbg_assign(ptr %35, !226, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !241, ptr %33, !DIExpression(), !228)
  br label %36, !dbg !238

36:                                               ; preds = %26, %32, %6, %12
  %37 = phi ptr [ %14, %12 ], [ %10, %6 ], [ %30, %26 ], [ %34, %32 ]
  %38 = load ptr, ptr %37, align 8, !dbg !242, !tbaa !89
  store ptr %38, ptr @either, align 8, !dbg !242, !tbaa !89
  br label %39, !dbg !243

39:                                               ; preds = %36, %1
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !243
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !244
  ret void, !dbg !245
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc ptr @next_of(ptr noundef nonnull captures(none) %0) unnamed_addr #6 !dbg !246 {
    #dbg_value(ptr %0, !251, !DIExpression(), !252)
  %2 = load i32, ptr %0, align 8, !dbg !253
  %3 = icmp ult i32 %2, 41, !dbg !253
  br i1 %3, label %4, label %10, !dbg !253

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !253
  %6 = load ptr, ptr %5, align 8, !dbg !253
  %7 = zext nneg i32 %2 to i64, !dbg !253
  %8 = getelementptr i8, ptr %6, i64 %7, !dbg !253
  %9 = add nuw nsw i32 %2, 8, !dbg !253
  store i32 %9, ptr %0, align 8, !dbg !253
  br label %14, !dbg !253

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !253
  %12 = load ptr, ptr %11, align 8, !dbg !253
  %13 = getelementptr i8, ptr %12, i64 8, !dbg !253
  store ptr %13, ptr %11, align 8, !dbg !253
  br label %14, !dbg !253

14:                                               ; preds = %10, %4
  %15 = phi ptr [ %8, %4 ], [ %12, %10 ], !dbg !253
  %16 = load ptr, ptr %15, align 8, !dbg !254, !tbaa !89
  ret ptr %16, !dbg !255
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #5

attributes #0 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nofree noinline norecurse nosync nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nosync nounwind willreturn }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53, !54}
!llvm.ident = !{!55}
!llvm.errno.tbaa = !{!56}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "varargs.c", directory: "")
!4 = !{!5, !8, !10, !12, !14, !0, !16, !18, !20, !23, !25, !27, !29, !31, !33, !35, !37, !39, !41}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "e", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "g", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "h", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!20 = !DIGlobalVariableExpression(var: !21, expr: !DIExpression())
!21 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "three", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "four", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "then", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "looped", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "either", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 7, type: !43, isLocal: false, isDefinition: true)
!43 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "three", file: !3, line: 4, size: 192, elements: !44)
!44 = !{!45, !46, !47}
!45 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !43, file: !3, line: 4, baseType: !22, size: 64)
!46 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !43, file: !3, line: 4, baseType: !22, size: 64, offset: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "third", scope: !43, file: !3, line: 4, baseType: !22, size: 64, offset: 128)
!48 = !{i32 7, !"Dwarf Version", i32 4}
!49 = !{i32 2, !"Debug Info Version", i32 3}
!50 = !{i32 1, !"wchar_size", i32 4}
!51 = !{i32 8, !"PIC Level", i32 2}
!52 = !{i32 7, !"uwtable", i32 2}
!53 = !{i32 7, !"frame-pointer", i32 2}
!54 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!55 = !{!"clang version 22.1.8"}
!56 = !{!57, !57, i64 0}
!57 = !{!"int", !58, i64 0}
!58 = !{!"omnipotent char", !59, i64 0}
!59 = !{!"Simple C/C++ TBAA"}
!60 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !61, scopeLine: 59, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !66, keyInstructions: true)
!61 = !DISubroutineType(types: !62)
!62 = !{!7, !7, !63}
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!66 = !{!67, !68, !69, !74}
!67 = !DILocalVariable(name: "argc", arg: 1, scope: !60, file: !3, line: 59, type: !7)
!68 = !DILocalVariable(name: "argv", arg: 2, scope: !60, file: !3, line: 59, type: !63)
!69 = !DILocalVariable(name: "through", scope: !60, file: !3, line: 60, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !71)
!71 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !72, size: 64)
!72 = !DISubroutineType(types: !73)
!73 = !{null, !7, null}
!74 = !DILocalVariable(name: "whole", scope: !60, file: !3, line: 61, type: !43)
!75 = distinct !DIAssignID()
!76 = !DILocation(line: 0, scope: !60)
!77 = !DILocation(line: 60, column: 5, scope: !60)
!78 = !DILocation(line: 60, column: 21, scope: !60, atomGroup: 1, atomRank: 1)
!79 = !{!80, !80, i64 0}
!80 = !{!"any pointer", !58, i64 0}
!81 = distinct !DIAssignID()
!82 = !DILocation(line: 62, column: 5, scope: !60)
!83 = !DILocation(line: 63, column: 5, scope: !60)
!84 = !DILocation(line: 64, column: 5, scope: !60)
!85 = !DILocation(line: 65, column: 5, scope: !60)
!86 = !DILocation(line: 66, column: 5, scope: !60)
!87 = !DILocation(line: 67, column: 5, scope: !60)
!88 = !DILocation(line: 68, column: 13, scope: !60)
!89 = !{!90, !90, i64 0}
!90 = !{!"p1 int", !80, i64 0}
!91 = !DILocation(line: 68, column: 12, scope: !60)
!92 = !DILocation(line: 68, column: 20, scope: !60)
!93 = !DILocation(line: 68, column: 19, scope: !60)
!94 = !DILocation(line: 68, column: 17, scope: !60)
!95 = !DILocation(line: 68, column: 27, scope: !60)
!96 = !DILocation(line: 68, column: 26, scope: !60)
!97 = !DILocation(line: 68, column: 24, scope: !60)
!98 = !DILocation(line: 68, column: 36, scope: !60)
!99 = !DILocation(line: 68, column: 35, scope: !60)
!100 = !DILocation(line: 68, column: 33, scope: !60, atomGroup: 4, atomRank: 2)
!101 = !DILocation(line: 69, column: 1, scope: !60)
!102 = !DILocation(line: 68, column: 5, scope: !60, atomGroup: 4, atomRank: 1)
!103 = distinct !DISubprogram(name: "fallback", scope: !3, file: !3, line: 27, type: !72, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !104, keyInstructions: true)
!104 = !{!105, !106, !121}
!105 = !DILocalVariable(name: "count", arg: 1, scope: !103, file: !3, line: 27, type: !7)
!106 = !DILocalVariable(name: "list", scope: !103, file: !3, line: 28, type: !107)
!107 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !108, line: 12, baseType: !109)
!108 = !DIFile(filename: "lib/include/__stdarg_va_list.h", directory: "")
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !110)
!110 = !DICompositeType(tag: DW_TAG_array_type, baseType: !111, size: 192, elements: !119)
!111 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !112)
!112 = !{!113, !115, !116, !118}
!113 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !111, file: !3, line: 28, baseType: !114, size: 32)
!114 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !111, file: !3, line: 28, baseType: !114, size: 32, offset: 32)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !111, file: !3, line: 28, baseType: !117, size: 64, offset: 64)
!117 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !111, file: !3, line: 28, baseType: !117, size: 64, offset: 128)
!119 = !{!120}
!120 = !DISubrange(count: 1)
!121 = !DILocalVariable(name: "other", scope: !103, file: !3, line: 28, type: !107)
!122 = distinct !DIAssignID()
!123 = !DILocation(line: 0, scope: !103)
!124 = distinct !DIAssignID()
!125 = !DILocation(line: 28, column: 5, scope: !103)
!126 = !DILocation(line: 29, column: 5, scope: !103)
!127 = !DILocation(line: 30, column: 12, scope: !103)
!128 = distinct !DIAssignID()
!129 = distinct !DIAssignID()
!130 = !DILocation(line: 30, column: 12, scope: !103, atomGroup: 1, atomRank: 2)
!131 = !DILocation(line: 30, column: 10, scope: !103, atomGroup: 1, atomRank: 1)
!132 = !DILocation(line: 31, column: 5, scope: !103)
!133 = !DILocation(line: 32, column: 14, scope: !103)
!134 = distinct !DIAssignID()
!135 = distinct !DIAssignID()
!136 = !DILocation(line: 32, column: 14, scope: !103, atomGroup: 2, atomRank: 2)
!137 = !DILocation(line: 32, column: 12, scope: !103, atomGroup: 2, atomRank: 1)
!138 = !DILocation(line: 33, column: 14, scope: !103, atomGroup: 3, atomRank: 2)
!139 = !DILocation(line: 33, column: 12, scope: !103, atomGroup: 3, atomRank: 1)
!140 = !DILocation(line: 34, column: 12, scope: !103)
!141 = distinct !DIAssignID()
!142 = distinct !DIAssignID()
!143 = !DILocation(line: 34, column: 12, scope: !103, atomGroup: 4, atomRank: 2)
!144 = !DILocation(line: 34, column: 10, scope: !103, atomGroup: 4, atomRank: 1)
!145 = !DILocation(line: 35, column: 5, scope: !103, atomGroup: 12, atomRank: 1)
!146 = !DILocation(line: 35, column: 5, scope: !103, atomGroup: 13, atomRank: 1)
!147 = !DILocation(line: 35, column: 5, scope: !103)
!148 = !DILocation(line: 35, column: 17, scope: !103, atomGroup: 14, atomRank: 2)
!149 = !DILocation(line: 35, column: 30, scope: !103)
!150 = distinct !DIAssignID()
!151 = distinct !DIAssignID()
!152 = !DILocation(line: 35, column: 30, scope: !103, atomGroup: 15, atomRank: 2)
!153 = !DILocation(line: 35, column: 28, scope: !103, atomGroup: 15, atomRank: 1)
!154 = !DILocation(line: 35, column: 30, scope: !103, atomGroup: 8, atomRank: 2)
!155 = !DILocation(line: 35, column: 28, scope: !103, atomGroup: 8, atomRank: 1)
!156 = !DILocation(line: 35, column: 17, scope: !103, atomGroup: 18, atomRank: 2)
!157 = !DILocation(line: 35, column: 30, scope: !103, atomGroup: 19, atomRank: 2)
!158 = !DILocation(line: 35, column: 28, scope: !103, atomGroup: 19, atomRank: 1)
!159 = !DILocation(line: 35, column: 5, scope: !103, atomGroup: 20, atomRank: 1)
!160 = !DILocation(line: 35, column: 5, scope: !103, atomGroup: 21, atomRank: 1)
!161 = distinct !{!161, !147, !149, !162}
!162 = !{!"llvm.loop.mustprogress"}
!163 = !DILocation(line: 36, column: 5, scope: !103)
!164 = !DILocation(line: 37, column: 5, scope: !103)
!165 = !DILocation(line: 38, column: 1, scope: !103)
!166 = !DILocation(line: 38, column: 1, scope: !103, atomGroup: 9, atomRank: 1)
!167 = distinct !DISubprogram(name: "straight", scope: !3, file: !3, line: 10, type: !72, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !168, keyInstructions: true)
!168 = !{!169, !170}
!169 = !DILocalVariable(name: "count", arg: 1, scope: !167, file: !3, line: 10, type: !7)
!170 = !DILocalVariable(name: "list", scope: !167, file: !3, line: 11, type: !107)
!171 = distinct !DIAssignID()
!172 = !DILocation(line: 0, scope: !167)
!173 = !DILocation(line: 11, column: 5, scope: !167)
!174 = !DILocation(line: 12, column: 5, scope: !167)
!175 = !DILocation(line: 13, column: 11, scope: !167)
!176 = distinct !DIAssignID()
!177 = distinct !DIAssignID()
!178 = !DILocation(line: 13, column: 11, scope: !167, atomGroup: 1, atomRank: 2)
!179 = !DILocation(line: 13, column: 9, scope: !167, atomGroup: 1, atomRank: 1)
!180 = !DILocation(line: 14, column: 9, scope: !181)
!181 = distinct !DILexicalBlock(scope: !167, file: !3, line: 14, column: 9)
!182 = distinct !DIAssignID()
!183 = distinct !DIAssignID()
!184 = !DILocation(line: 0, scope: !181)
!185 = distinct !DIAssignID()
!186 = !DILocation(line: 16, column: 13, scope: !167)
!187 = distinct !DIAssignID()
!188 = distinct !DIAssignID()
!189 = !DILocation(line: 16, column: 13, scope: !167, atomGroup: 10, atomRank: 2)
!190 = !DILocation(line: 16, column: 11, scope: !167, atomGroup: 10, atomRank: 1)
!191 = !DILocation(line: 17, column: 11, scope: !167)
!192 = distinct !DIAssignID()
!193 = !DILocation(line: 16, column: 13, scope: !167, atomGroup: 5, atomRank: 2)
!194 = !DILocation(line: 16, column: 11, scope: !167, atomGroup: 5, atomRank: 1)
!195 = distinct !DIAssignID()
!196 = !DILocation(line: 18, column: 5, scope: !167)
!197 = distinct !DIAssignID()
!198 = distinct !DIAssignID()
!199 = !DILocation(line: 19, column: 12, scope: !167)
!200 = distinct !DIAssignID()
!201 = distinct !DIAssignID()
!202 = distinct !DIAssignID()
!203 = !DILocation(line: 19, column: 12, scope: !167, atomGroup: 6, atomRank: 2)
!204 = !DILocation(line: 19, column: 10, scope: !167, atomGroup: 6, atomRank: 1)
!205 = !DILocation(line: 20, column: 5, scope: !167)
!206 = !DILocation(line: 21, column: 1, scope: !167)
!207 = !DILocation(line: 21, column: 1, scope: !167, atomGroup: 7, atomRank: 1)
!208 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 40, type: !72, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !209, keyInstructions: true)
!209 = !{!210, !211}
!210 = !DILocalVariable(name: "count", arg: 1, scope: !208, file: !3, line: 40, type: !7)
!211 = !DILocalVariable(name: "list", scope: !208, file: !3, line: 41, type: !107)
!212 = distinct !DIAssignID()
!213 = !DILocation(line: 0, scope: !208)
!214 = !DILocation(line: 41, column: 5, scope: !208)
!215 = !DILocation(line: 42, column: 5, scope: !208)
!216 = !DILocation(line: 43, column: 13, scope: !208)
!217 = distinct !DIAssignID()
!218 = !DILocation(line: 43, column: 13, scope: !208, atomGroup: 1, atomRank: 1)
!219 = !{i64 0, i64 8, !89, i64 8, i64 8, !89, i64 16, i64 8, !89}
!220 = !DILocation(line: 44, column: 5, scope: !208)
!221 = !DILocation(line: 45, column: 1, scope: !208)
!222 = !DILocation(line: 45, column: 1, scope: !208, atomGroup: 2, atomRank: 1)
!223 = distinct !DISubprogram(name: "by_cases", scope: !3, file: !3, line: 48, type: !72, scopeLine: 48, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !224, keyInstructions: true)
!224 = !{!225, !226}
!225 = !DILocalVariable(name: "count", arg: 1, scope: !223, file: !3, line: 48, type: !7)
!226 = !DILocalVariable(name: "list", scope: !223, file: !3, line: 49, type: !107)
!227 = distinct !DIAssignID()
!228 = !DILocation(line: 0, scope: !223)
!229 = !DILocation(line: 49, column: 5, scope: !223)
!230 = !DILocation(line: 50, column: 5, scope: !223)
!231 = !DILocation(line: 51, column: 5, scope: !223, atomGroup: 1, atomRank: 1)
!232 = !DILocation(line: 52, column: 26, scope: !233)
!233 = distinct !DILexicalBlock(scope: !223, file: !3, line: 51, column: 20)
!234 = distinct !DIAssignID()
!235 = distinct !DIAssignID()
!236 = !DILocation(line: 53, column: 23, scope: !233)
!237 = distinct !DIAssignID()
!238 = !DILocation(line: 53, column: 53, scope: !233)
!239 = distinct !DIAssignID()
!240 = distinct !DIAssignID()
!241 = distinct !DIAssignID()
!242 = !DILocation(line: 0, scope: !233)
!243 = !DILocation(line: 56, column: 5, scope: !223)
!244 = !DILocation(line: 57, column: 1, scope: !223)
!245 = !DILocation(line: 57, column: 1, scope: !223, atomGroup: 7, atomRank: 1)
!246 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 23, type: !247, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !250, keyInstructions: true)
!247 = !DISubroutineType(types: !248)
!248 = !{!22, !249}
!249 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!250 = !{!251}
!251 = !DILocalVariable(name: "list", arg: 1, scope: !246, file: !3, line: 23, type: !249)
!252 = !DILocation(line: 0, scope: !246)
!253 = !DILocation(line: 24, column: 12, scope: !246)
!254 = !DILocation(line: 24, column: 12, scope: !246, atomGroup: 1, atomRank: 2)
!255 = !DILocation(line: 24, column: 5, scope: !246, atomGroup: 1, atomRank: 1)
