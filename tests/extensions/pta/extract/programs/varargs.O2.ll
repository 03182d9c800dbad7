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
@block = local_unnamed_addr global %struct.three zeroinitializer, align 8, !dbg !39

; Function Attrs: nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #0 !dbg !58 {
  %3 = alloca ptr, align 8, !DIAssignID !73
    #dbg_assign(i1 poison, !67, !DIExpression(), !73, ptr %3, !DIExpression(), !74)
    #dbg_value(i32 %0, !65, !DIExpression(), !74)
    #dbg_value(ptr %1, !66, !DIExpression(), !74)
  call void @llvm.lifetime.start.p0(ptr nonnull %3), !dbg !75
  store volatile ptr @fallback, ptr %3, align 8, !dbg !76, !tbaa !77, !DIAssignID !79
    #dbg_assign(ptr @fallback, !67, !DIExpression(), !79, ptr %3, !DIExpression(), !74)
  tail call void (i32, ...) @straight(i32 poison, ptr noundef nonnull @a, double noundef 1.500000e+00, ptr noundef nonnull @b, ptr noundef nonnull @c, i64 noundef 5, ptr noundef nonnull @d, ptr noundef nonnull @e), !dbg !80
  tail call void (i32, ...) @straight(i32 poison, ptr noundef nonnull @b, double noundef 2.500000e+00, ptr noundef nonnull @b, ptr noundef nonnull @c, i64 noundef 5, ptr noundef nonnull @d, ptr noundef nonnull @f), !dbg !81
  %4 = load volatile ptr, ptr %3, align 8, !dbg !82, !tbaa !77
  tail call void (i32, ...) %4(i32 noundef 3, ptr noundef nonnull @a, ptr noundef nonnull @b, ptr noundef nonnull @c, ptr noundef nonnull @d) #7, !dbg !82
  tail call void (i32, ...) @by_value(i32 poison, ptr noundef nonnull byval(%struct.three) align 8 @__const.main.whole), !dbg !83
  %5 = load ptr, ptr @one, align 8, !dbg !84, !tbaa !85
  %6 = load i32, ptr %5, align 4, !dbg !87, !tbaa !54
  %7 = load ptr, ptr @two, align 8, !dbg !88, !tbaa !85
  %8 = load i32, ptr %7, align 4, !dbg !89, !tbaa !54
  %9 = add nsw i32 %8, %6, !dbg !90
  %10 = load ptr, ptr @three, align 8, !dbg !91, !tbaa !85
  %11 = load i32, ptr %10, align 4, !dbg !92, !tbaa !54
  %12 = add nsw i32 %9, %11, !dbg !93
  %13 = load ptr, ptr @last, align 8, !dbg !94, !tbaa !85
  %14 = load i32, ptr %13, align 4, !dbg !95, !tbaa !54
  %15 = add nsw i32 %12, %14, !dbg !96
  call void @llvm.lifetime.end.p0(ptr nonnull %3), !dbg !97
  ret i32 %15, !dbg !98
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree noinline norecurse nosync nounwind uwtable
define internal void @fallback(i32 noundef %0, ...) #2 !dbg !99 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !118
    #dbg_assign(i1 poison, !102, !DIExpression(), !118, ptr %2, !DIExpression(), !119)
  %3 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !120
    #dbg_assign(i1 poison, !117, !DIExpression(), !120, ptr %3, !DIExpression(), !119)
    #dbg_value(i32 %0, !101, !DIExpression(), !119)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !121
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #7, !dbg !121
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !122
  %4 = load i32, ptr %2, align 16, !dbg !123
  %5 = icmp ult i32 %4, 41, !dbg !123
  br i1 %5, label %6, label %12, !dbg !123

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !123
  %8 = load ptr, ptr %7, align 16, !dbg !123
  %9 = zext nneg i32 %4 to i64, !dbg !123
  %10 = getelementptr i8, ptr %8, i64 %9, !dbg !123
  %11 = add nuw nsw i32 %4, 8, !dbg !123
  store i32 %11, ptr %2, align 16, !dbg !123, !DIAssignID !124
    #dbg_assign(i32 %11, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !124, ptr %2, !DIExpression(), !119)
  br label %16, !dbg !123

12:                                               ; preds = %1
  %13 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !123
  %14 = load ptr, ptr %13, align 8, !dbg !123
  %15 = getelementptr i8, ptr %14, i64 8, !dbg !123
  store ptr %15, ptr %13, align 8, !dbg !123, !DIAssignID !125
    #dbg_assign(ptr %15, !102, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !125, ptr %13, !DIExpression(), !119)
  br label %16, !dbg !123

16:                                               ; preds = %12, %6
  %17 = phi ptr [ %10, %6 ], [ %14, %12 ], !dbg !123
  %18 = load ptr, ptr %17, align 8, !dbg !126, !tbaa !85
  store ptr %18, ptr @four, align 8, !dbg !127, !tbaa !85
  call void @llvm.va_copy.p0(ptr nonnull %3, ptr nonnull %2), !dbg !128
  %19 = load i32, ptr %3, align 16, !dbg !129
  %20 = icmp ult i32 %19, 41, !dbg !129
  br i1 %20, label %21, label %27, !dbg !129

21:                                               ; preds = %16
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16, !dbg !129
  %23 = load ptr, ptr %22, align 16, !dbg !129
  %24 = zext nneg i32 %19 to i64, !dbg !129
  %25 = getelementptr i8, ptr %23, i64 %24, !dbg !129
  %26 = add nuw nsw i32 %19, 8, !dbg !129
  store i32 %26, ptr %3, align 16, !dbg !129, !DIAssignID !130
    #dbg_assign(i32 %26, !117, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !130, ptr %3, !DIExpression(), !119)
  br label %31, !dbg !129

27:                                               ; preds = %16
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !129
  %29 = load ptr, ptr %28, align 8, !dbg !129
  %30 = getelementptr i8, ptr %29, i64 8, !dbg !129
  store ptr %30, ptr %28, align 8, !dbg !129, !DIAssignID !131
    #dbg_assign(ptr %30, !117, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !131, ptr %28, !DIExpression(), !119)
  br label %31, !dbg !129

31:                                               ; preds = %27, %21
  %32 = phi i32 [ %26, %21 ], [ %19, %27 ]
  %33 = phi ptr [ %25, %21 ], [ %29, %27 ], !dbg !129
  %34 = load ptr, ptr %33, align 8, !dbg !132, !tbaa !85
  store ptr %34, ptr @copied, align 8, !dbg !133, !tbaa !85
  %35 = call fastcc ptr @next_of(ptr noundef %2), !dbg !134
  store ptr %35, ptr @passed, align 8, !dbg !135, !tbaa !85
  %36 = load i32, ptr %2, align 16, !dbg !136
  %37 = icmp ult i32 %36, 41, !dbg !136
  br i1 %37, label %38, label %44, !dbg !136

38:                                               ; preds = %31
  %39 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !136
  %40 = load ptr, ptr %39, align 16, !dbg !136
  %41 = zext nneg i32 %36 to i64, !dbg !136
  %42 = getelementptr i8, ptr %40, i64 %41, !dbg !136
  %43 = add nuw nsw i32 %36, 8, !dbg !136
  store i32 %43, ptr %2, align 16, !dbg !136, !DIAssignID !137
    #dbg_assign(i32 %43, !102, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !137, ptr %2, !DIExpression(), !119)
  br label %48, !dbg !136

44:                                               ; preds = %31
  %45 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !136
  %46 = load ptr, ptr %45, align 8, !dbg !136
  %47 = getelementptr i8, ptr %46, i64 8, !dbg !136
  store ptr %47, ptr %45, align 8, !dbg !136, !DIAssignID !138
    #dbg_assign(ptr %47, !102, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !138, ptr %45, !DIExpression(), !119)
  br label %48, !dbg !136

48:                                               ; preds = %44, %38
  %49 = phi ptr [ %42, %38 ], [ %46, %44 ], !dbg !136
  %50 = load ptr, ptr %49, align 8, !dbg !139, !tbaa !85
  store ptr %50, ptr @then, align 8, !dbg !140, !tbaa !85
    #dbg_value(i32 %0, !101, !DIExpression(), !119)
  %51 = icmp eq i32 %0, 0, !dbg !141
  br i1 %51, label %108, label %52, !dbg !142

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %54 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %55 = load ptr, ptr %54, align 16
  %56 = load ptr, ptr %53, align 8
  %57 = and i32 %0, 1, !dbg !143
  %58 = icmp eq i32 %57, 0, !dbg !143
  br i1 %58, label %73, label %59, !dbg !143

59:                                               ; preds = %52
  %60 = add nsw i32 %0, -1, !dbg !144
  %61 = icmp ult i32 %32, 41, !dbg !145
  br i1 %61, label %64, label %62, !dbg !145

62:                                               ; preds = %59
  %63 = getelementptr i8, ptr %56, i64 8, !dbg !145
  store ptr %63, ptr %53, align 8, !dbg !145, !DIAssignID !146
    #dbg_assign(ptr %63, !117, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !146, ptr %53, !DIExpression(), !119)
  br label %68, !dbg !145

64:                                               ; preds = %59
  %65 = zext nneg i32 %32 to i64, !dbg !145
  %66 = getelementptr i8, ptr %55, i64 %65, !dbg !145
  %67 = add nuw nsw i32 %32, 8, !dbg !145
  store i32 %67, ptr %3, align 16, !dbg !145, !DIAssignID !147
    #dbg_assign(i32 %67, !117, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147, ptr %3, !DIExpression(), !119)
  br label %68, !dbg !145

68:                                               ; preds = %64, %62
  %69 = phi ptr [ %56, %64 ], [ %63, %62 ]
  %70 = phi i32 [ %67, %64 ], [ %32, %62 ]
  %71 = phi ptr [ %66, %64 ], [ %56, %62 ], !dbg !145
  %72 = load ptr, ptr %71, align 8, !dbg !148, !tbaa !85
  store ptr %72, ptr @looped, align 8, !dbg !149, !tbaa !85
    #dbg_value(i32 %60, !101, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !119)
  br label %73, !dbg !143

73:                                               ; preds = %68, %52
  %74 = phi ptr [ %56, %52 ], [ %69, %68 ]
  %75 = phi i32 [ %0, %52 ], [ %60, %68 ]
  %76 = phi i32 [ %32, %52 ], [ %70, %68 ]
  %77 = icmp eq i32 %0, 1, !dbg !143
  br i1 %77, label %108, label %78, !dbg !143

78:                                               ; preds = %73, %102
  %79 = phi ptr [ %103, %102 ], [ %74, %73 ]
  %80 = phi i32 [ %94, %102 ], [ %75, %73 ]
  %81 = phi i32 [ %104, %102 ], [ %76, %73 ]
  %82 = icmp ult i32 %81, 41, !dbg !145
  br i1 %82, label %83, label %87, !dbg !145

83:                                               ; preds = %78
  %84 = zext nneg i32 %81 to i64, !dbg !145
  %85 = getelementptr i8, ptr %55, i64 %84, !dbg !145
  %86 = add nuw nsw i32 %81, 8, !dbg !145
  store i32 %86, ptr %3, align 16, !dbg !145, !DIAssignID !147
    #dbg_assign(i32 %86, !117, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147, ptr %3, !DIExpression(), !119)
  br label %89, !dbg !145

87:                                               ; preds = %78
  %88 = getelementptr i8, ptr %79, i64 8, !dbg !145
  store ptr %88, ptr %53, align 8, !dbg !145, !DIAssignID !146
    #dbg_assign(ptr %88, !117, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !146, ptr %53, !DIExpression(), !119)
  br label %89, !dbg !145

89:                                               ; preds = %87, %83
  %90 = phi ptr [ %79, %83 ], [ %88, %87 ]
  %91 = phi i32 [ %86, %83 ], [ %81, %87 ]
  %92 = phi ptr [ %85, %83 ], [ %79, %87 ], !dbg !145
  %93 = load ptr, ptr %92, align 8, !dbg !150, !tbaa !85
  store ptr %93, ptr @looped, align 8, !dbg !151, !tbaa !85
    #dbg_value(i32 %80, !101, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !119)
  %94 = add nsw i32 %80, -2, !dbg !152
  %95 = icmp ult i32 %91, 41, !dbg !145
  br i1 %95, label %98, label %96, !dbg !145

96:                                               ; preds = %89
  %97 = getelementptr i8, ptr %90, i64 8, !dbg !145
  store ptr %97, ptr %53, align 8, !dbg !145, !DIAssignID !146
    #dbg_assign(ptr %97, !117, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !146, ptr %53, !DIExpression(), !119)
  br label %102, !dbg !145

98:                                               ; preds = %89
  %99 = zext nneg i32 %91 to i64, !dbg !145
  %100 = getelementptr i8, ptr %55, i64 %99, !dbg !145
  %101 = add nuw nsw i32 %91, 8, !dbg !145
  store i32 %101, ptr %3, align 16, !dbg !145, !DIAssignID !147
    #dbg_assign(i32 %101, !117, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !147, ptr %3, !DIExpression(), !119)
  br label %102, !dbg !145

102:                                              ; preds = %98, %96
  %103 = phi ptr [ %90, %98 ], [ %97, %96 ]
  %104 = phi i32 [ %101, %98 ], [ %91, %96 ]
  %105 = phi ptr [ %100, %98 ], [ %90, %96 ], !dbg !145
  %106 = load ptr, ptr %105, align 8, !dbg !153, !tbaa !85
  store ptr %106, ptr @looped, align 8, !dbg !154, !tbaa !85
    #dbg_value(i32 %94, !101, !DIExpression(DW_OP_constu, 1, DW_OP_minus, DW_OP_stack_value), !119)
  %107 = icmp eq i32 %94, 0, !dbg !155
  br i1 %107, label %108, label %78, !dbg !156, !llvm.loop !157

108:                                              ; preds = %73, %102, %48
  call void @llvm.va_end.p0(ptr nonnull %3), !dbg !159
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !160
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #7, !dbg !161
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !161
  ret void, !dbg !162
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal void @straight(i32 range(i32 1, 3) %0, ...) unnamed_addr #4 !dbg !163 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !167
    #dbg_assign(i1 poison, !166, !DIExpression(), !167, ptr %2, !DIExpression(), !168)
    #dbg_value(i32 poison, !165, !DIExpression(), !168)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !169
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !170
  %3 = load i32, ptr %2, align 16, !dbg !171
  %4 = icmp ult i32 %3, 41, !dbg !171
  br i1 %4, label %5, label %11, !dbg !171

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !171
  %7 = load ptr, ptr %6, align 16, !dbg !171
  %8 = zext nneg i32 %3 to i64, !dbg !171
  %9 = getelementptr i8, ptr %7, i64 %8, !dbg !171
  %10 = add nuw nsw i32 %3, 8, !dbg !171
  store i32 %10, ptr %2, align 16, !dbg !171, !DIAssignID !172
    #dbg_assign(i32 %10, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !172, ptr %2, !DIExpression(), !168)
  br label %15, !dbg !171

11:                                               ; preds = %1
  %12 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !171
  %13 = load ptr, ptr %12, align 8, !dbg !171
  %14 = getelementptr i8, ptr %13, i64 8, !dbg !171
  store ptr %14, ptr %12, align 8, !dbg !171, !DIAssignID !173
    #dbg_assign(ptr %14, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !173, ptr %12, !DIExpression(), !168)
  br label %15, !dbg !171

15:                                               ; preds = %11, %5
  %16 = phi i32 [ %10, %5 ], [ %3, %11 ]
  %17 = phi ptr [ %9, %5 ], [ %13, %11 ], !dbg !171
  %18 = load ptr, ptr %17, align 8, !dbg !174, !tbaa !85
  store ptr %18, ptr @one, align 8, !dbg !175, !tbaa !85
  %19 = getelementptr inbounds nuw i8, ptr %2, i64 4, !dbg !176
  %20 = load i32, ptr %19, align 4, !dbg !176
  %21 = icmp ult i32 %20, 161, !dbg !176
  br i1 %21, label %22, label %24, !dbg !176

22:                                               ; preds = %15
  %23 = add nuw nsw i32 %20, 16, !dbg !176
  store i32 %23, ptr %19, align 4, !dbg !176, !DIAssignID !178
    #dbg_assign(i32 %23, !166, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !178, ptr %19, !DIExpression(), !168)
  br label %28, !dbg !176

24:                                               ; preds = %15
  %25 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !176
  %26 = load ptr, ptr %25, align 8, !dbg !176
  %27 = getelementptr i8, ptr %26, i64 8, !dbg !176
  store ptr %27, ptr %25, align 8, !dbg !176, !DIAssignID !179
    #dbg_assign(ptr %27, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !179, ptr %25, !DIExpression(), !168)
  br label %28, !dbg !176

28:                                               ; preds = %24, %22
  %29 = icmp ult i32 %16, 41, !dbg !180
  br i1 %29, label %35, label %30, !dbg !180

30:                                               ; preds = %28
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !180
  %32 = load ptr, ptr %31, align 8, !dbg !180
  %33 = getelementptr i8, ptr %32, i64 8, !dbg !180
  store ptr %33, ptr %31, align 8, !dbg !180, !DIAssignID !181
  %34 = load ptr, ptr %32, align 8, !dbg !180, !tbaa !85
  store ptr %34, ptr @two, align 8, !dbg !180, !tbaa !85
  br label %43, !dbg !182

35:                                               ; preds = %28
  %36 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !180
  %37 = load ptr, ptr %36, align 16, !dbg !180
  %38 = zext nneg i32 %16 to i64, !dbg !180
  %39 = getelementptr i8, ptr %37, i64 %38, !dbg !180
  %40 = add nuw nsw i32 %16, 8, !dbg !180
  store i32 %40, ptr %2, align 16, !dbg !180, !DIAssignID !183
  %41 = load ptr, ptr %39, align 8, !dbg !180, !tbaa !85
  store ptr %41, ptr @two, align 8, !dbg !180, !tbaa !85
  %42 = icmp ult i32 %16, 33, !dbg !182
  br i1 %42, label %48, label %43, !dbg !182

43:                                               ; preds = %35, %30
  %44 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !182
  %45 = load ptr, ptr %44, align 8, !dbg !182
  %46 = getelementptr i8, ptr %45, i64 8, !dbg !182
  store ptr %46, ptr %44, align 8, !dbg !182, !DIAssignID !184
    #dbg_assign(ptr %46, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !184, ptr %44, !DIExpression(), !168)
  %47 = load ptr, ptr %45, align 8, !dbg !185, !tbaa !85
  store ptr %47, ptr @three, align 8, !dbg !186, !tbaa !85
  br label %56, !dbg !187

48:                                               ; preds = %35
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !182
  %50 = load ptr, ptr %49, align 16, !dbg !182
  %51 = zext nneg i32 %40 to i64, !dbg !182
  %52 = getelementptr i8, ptr %50, i64 %51, !dbg !182
  %53 = add nuw nsw i32 %16, 16, !dbg !182
  store i32 %53, ptr %2, align 16, !dbg !182, !DIAssignID !188
    #dbg_assign(i32 %53, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !188, ptr %2, !DIExpression(), !168)
  %54 = load ptr, ptr %52, align 8, !dbg !189, !tbaa !85
  store ptr %54, ptr @three, align 8, !dbg !190, !tbaa !85
  %55 = icmp ult i32 %16, 25, !dbg !187
  br i1 %55, label %60, label %56, !dbg !187

56:                                               ; preds = %48, %43
  %57 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !187
  %58 = load ptr, ptr %57, align 8, !dbg !187
  %59 = getelementptr i8, ptr %58, i64 8, !dbg !187
  store ptr %59, ptr %57, align 8, !dbg !187, !DIAssignID !191
    #dbg_assign(ptr %59, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !191, ptr %57, !DIExpression(), !168)
  br label %63, !dbg !192

60:                                               ; preds = %48
  %61 = add nuw nsw i32 %16, 24, !dbg !187
  store i32 %61, ptr %2, align 16, !dbg !187, !DIAssignID !193
    #dbg_assign(i32 %61, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !193, ptr %2, !DIExpression(), !168)
  %62 = icmp ult i32 %16, 17, !dbg !192
  br i1 %62, label %67, label %63, !dbg !192

63:                                               ; preds = %60, %56
  %64 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !192
  %65 = load ptr, ptr %64, align 8, !dbg !192
  %66 = getelementptr i8, ptr %65, i64 8, !dbg !192
  store ptr %66, ptr %64, align 8, !dbg !192, !DIAssignID !194
    #dbg_assign(ptr %66, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !194, ptr %64, !DIExpression(), !168)
  br label %76, !dbg !195

67:                                               ; preds = %60
  %68 = or disjoint i32 %16, 32, !dbg !192
  store i32 %68, ptr %2, align 16, !dbg !192, !DIAssignID !196
    #dbg_assign(i32 %68, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !196, ptr %2, !DIExpression(), !168)
  %69 = icmp samesign ult i32 %68, 41, !dbg !195
  br i1 %69, label %70, label %76, !dbg !195

70:                                               ; preds = %67
  %71 = getelementptr inbounds nuw i8, ptr %2, i64 16, !dbg !195
  %72 = load ptr, ptr %71, align 16, !dbg !195
  %73 = zext nneg i32 %68 to i64, !dbg !195
  %74 = getelementptr i8, ptr %72, i64 %73, !dbg !195
  %75 = add nuw nsw i32 %16, 40, !dbg !195
  store i32 %75, ptr %2, align 16, !dbg !195, !DIAssignID !197
    #dbg_assign(i32 %75, !166, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !197, ptr %2, !DIExpression(), !168)
  br label %80, !dbg !195

76:                                               ; preds = %63, %67
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !195
  %78 = load ptr, ptr %77, align 8, !dbg !195
  %79 = getelementptr i8, ptr %78, i64 8, !dbg !195
  store ptr %79, ptr %77, align 8, !dbg !195, !DIAssignID !198
    #dbg_assign(ptr %79, !166, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !198, ptr %77, !DIExpression(), !168)
  br label %80, !dbg !195

80:                                               ; preds = %76, %70
  %81 = phi ptr [ %74, %70 ], [ %78, %76 ], !dbg !195
  %82 = load ptr, ptr %81, align 8, !dbg !199, !tbaa !85
  store ptr %82, ptr @last, align 8, !dbg !200, !tbaa !85
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !201
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !202
  ret void, !dbg !203
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn uwtable
define internal void @by_value(i32 %0, ...) unnamed_addr #4 !dbg !204 {
  %2 = alloca [1 x %struct.__va_list_tag], align 16, !DIAssignID !208
    #dbg_assign(i1 poison, !207, !DIExpression(), !208, ptr %2, !DIExpression(), !209)
    #dbg_value(i32 poison, !206, !DIExpression(), !209)
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !210
  call void @llvm.va_start.p0(ptr nonnull %2), !dbg !211
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !212
  %4 = load ptr, ptr %3, align 8, !dbg !212
  %5 = getelementptr i8, ptr %4, i64 24, !dbg !212
  store ptr %5, ptr %3, align 8, !dbg !212, !DIAssignID !213
    #dbg_assign(ptr %5, !207, !DIExpression(DW_OP_LLVM_fragment, 64, 64), !213, ptr %3, !DIExpression(), !209)
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @block, ptr noundef nonnull align 8 dereferenceable(24) %4, i64 24, i1 false), !dbg !214, !tbaa.struct !215
  call void @llvm.va_end.p0(ptr nonnull %2), !dbg !216
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !217
  ret void, !dbg !218
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #5

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc ptr @next_of(ptr noundef nonnull captures(none) %0) unnamed_addr #6 !dbg !219 {
    #dbg_value(ptr %0, !224, !DIExpression(), !225)
  %2 = load i32, ptr %0, align 8, !dbg !226
  %3 = icmp ult i32 %2, 41, !dbg !226
  br i1 %3, label %4, label %10, !dbg !226

4:                                                ; preds = %1
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !226
  %6 = load ptr, ptr %5, align 8, !dbg !226
  %7 = zext nneg i32 %2 to i64, !dbg !226
  %8 = getelementptr i8, ptr %6, i64 %7, !dbg !226
  %9 = add nuw nsw i32 %2, 8, !dbg !226
  store i32 %9, ptr %0, align 8, !dbg !226
  br label %14, !dbg !226

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !226
  %12 = load ptr, ptr %11, align 8, !dbg !226
  %13 = getelementptr i8, ptr %12, i64 8, !dbg !226
  store ptr %13, ptr %11, align 8, !dbg !226
  br label %14, !dbg !226

14:                                               ; preds = %10, %4
  %15 = phi ptr [ %8, %4 ], [ %12, %10 ], !dbg !226
  %16 = load ptr, ptr %15, align 8, !dbg !227, !tbaa !85
  ret ptr %16, !dbg !228
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
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}
!llvm.errno.tbaa = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "varargs.c", directory: "")
!4 = !{!5, !8, !10, !12, !14, !0, !16, !18, !20, !23, !25, !27, !29, !31, !33, !35, !37, !39}
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
!40 = distinct !DIGlobalVariable(name: "block", scope: !2, file: !3, line: 7, type: !41, isLocal: false, isDefinition: true)
!41 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "three", file: !3, line: 4, size: 192, elements: !42)
!42 = !{!43, !44, !45}
!43 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !41, file: !3, line: 4, baseType: !22, size: 64)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !41, file: !3, line: 4, baseType: !22, size: 64, offset: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "third", scope: !41, file: !3, line: 4, baseType: !22, size: 64, offset: 128)
!46 = !{i32 7, !"Dwarf Version", i32 4}
!47 = !{i32 2, !"Debug Info Version", i32 3}
!48 = !{i32 1, !"wchar_size", i32 4}
!49 = !{i32 8, !"PIC Level", i32 2}
!50 = !{i32 7, !"uwtable", i32 2}
!51 = !{i32 7, !"frame-pointer", i32 2}
!52 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!53 = !{!"clang version 22.1.8"}
!54 = !{!55, !55, i64 0}
!55 = !{!"int", !56, i64 0}
!56 = !{!"omnipotent char", !57, i64 0}
!57 = !{!"Simple C/C++ TBAA"}
!58 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !59, scopeLine: 47, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !64, keyInstructions: true)
!59 = !DISubroutineType(types: !60)
!60 = !{!7, !7, !61}
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!64 = !{!65, !66, !67, !72}
!65 = !DILocalVariable(name: "argc", arg: 1, scope: !58, file: !3, line: 47, type: !7)
!66 = !DILocalVariable(name: "argv", arg: 2, scope: !58, file: !3, line: 47, type: !61)
!67 = !DILocalVariable(name: "through", scope: !58, file: !3, line: 48, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !69)
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DISubroutineType(types: !71)
!71 = !{null, !7, null}
!72 = !DILocalVariable(name: "whole", scope: !58, file: !3, line: 49, type: !41)
!73 = distinct !DIAssignID()
!74 = !DILocation(line: 0, scope: !58)
!75 = !DILocation(line: 48, column: 5, scope: !58)
!76 = !DILocation(line: 48, column: 21, scope: !58, atomGroup: 1, atomRank: 1)
!77 = !{!78, !78, i64 0}
!78 = !{!"any pointer", !56, i64 0}
!79 = distinct !DIAssignID()
!80 = !DILocation(line: 50, column: 5, scope: !58)
!81 = !DILocation(line: 51, column: 5, scope: !58)
!82 = !DILocation(line: 52, column: 5, scope: !58)
!83 = !DILocation(line: 53, column: 5, scope: !58)
!84 = !DILocation(line: 54, column: 13, scope: !58)
!85 = !{!86, !86, i64 0}
!86 = !{!"p1 int", !78, i64 0}
!87 = !DILocation(line: 54, column: 12, scope: !58)
!88 = !DILocation(line: 54, column: 20, scope: !58)
!89 = !DILocation(line: 54, column: 19, scope: !58)
!90 = !DILocation(line: 54, column: 17, scope: !58)
!91 = !DILocation(line: 54, column: 27, scope: !58)
!92 = !DILocation(line: 54, column: 26, scope: !58)
!93 = !DILocation(line: 54, column: 24, scope: !58)
!94 = !DILocation(line: 54, column: 36, scope: !58)
!95 = !DILocation(line: 54, column: 35, scope: !58)
!96 = !DILocation(line: 54, column: 33, scope: !58, atomGroup: 4, atomRank: 2)
!97 = !DILocation(line: 55, column: 1, scope: !58)
!98 = !DILocation(line: 54, column: 5, scope: !58, atomGroup: 4, atomRank: 1)
!99 = distinct !DISubprogram(name: "fallback", scope: !3, file: !3, line: 27, type: !70, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !100, keyInstructions: true)
!100 = !{!101, !102, !117}
!101 = !DILocalVariable(name: "count", arg: 1, scope: !99, file: !3, line: 27, type: !7)
!102 = !DILocalVariable(name: "list", scope: !99, file: !3, line: 28, type: !103)
!103 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !104, line: 12, baseType: !105)
!104 = !DIFile(filename: "lib/include/__stdarg_va_list.h", directory: "")
!105 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !106)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !107, size: 192, elements: !115)
!107 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !108)
!108 = !{!109, !111, !112, !114}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !107, file: !3, line: 28, baseType: !110, size: 32)
!110 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !107, file: !3, line: 28, baseType: !110, size: 32, offset: 32)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !107, file: !3, line: 28, baseType: !113, size: 64, offset: 64)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!114 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !107, file: !3, line: 28, baseType: !113, size: 64, offset: 128)
!115 = !{!116}
!116 = !DISubrange(count: 1)
!117 = !DILocalVariable(name: "other", scope: !99, file: !3, line: 28, type: !103)
!118 = distinct !DIAssignID()
!119 = !DILocation(line: 0, scope: !99)
!120 = distinct !DIAssignID()
!121 = !DILocation(line: 28, column: 5, scope: !99)
!122 = !DILocation(line: 29, column: 5, scope: !99)
!123 = !DILocation(line: 30, column: 12, scope: !99)
!124 = distinct !DIAssignID()
!125 = distinct !DIAssignID()
!126 = !DILocation(line: 30, column: 12, scope: !99, atomGroup: 1, atomRank: 2)
!127 = !DILocation(line: 30, column: 10, scope: !99, atomGroup: 1, atomRank: 1)
!128 = !DILocation(line: 31, column: 5, scope: !99)
!129 = !DILocation(line: 32, column: 14, scope: !99)
!130 = distinct !DIAssignID()
!131 = distinct !DIAssignID()
!132 = !DILocation(line: 32, column: 14, scope: !99, atomGroup: 2, atomRank: 2)
!133 = !DILocation(line: 32, column: 12, scope: !99, atomGroup: 2, atomRank: 1)
!134 = !DILocation(line: 33, column: 14, scope: !99, atomGroup: 3, atomRank: 2)
!135 = !DILocation(line: 33, column: 12, scope: !99, atomGroup: 3, atomRank: 1)
!136 = !DILocation(line: 34, column: 12, scope: !99)
!137 = distinct !DIAssignID()
!138 = distinct !DIAssignID()
!139 = !DILocation(line: 34, column: 12, scope: !99, atomGroup: 4, atomRank: 2)
!140 = !DILocation(line: 34, column: 10, scope: !99, atomGroup: 4, atomRank: 1)
!141 = !DILocation(line: 35, column: 5, scope: !99, atomGroup: 12, atomRank: 1)
!142 = !DILocation(line: 35, column: 5, scope: !99, atomGroup: 13, atomRank: 1)
!143 = !DILocation(line: 35, column: 5, scope: !99)
!144 = !DILocation(line: 35, column: 17, scope: !99, atomGroup: 14, atomRank: 2)
!145 = !DILocation(line: 35, column: 30, scope: !99)
!146 = distinct !DIAssignID()
!147 = distinct !DIAssignID()
!148 = !DILocation(line: 35, column: 30, scope: !99, atomGroup: 15, atomRank: 2)
!149 = !DILocation(line: 35, column: 28, scope: !99, atomGroup: 15, atomRank: 1)
!150 = !DILocation(line: 35, column: 30, scope: !99, atomGroup: 8, atomRank: 2)
!151 = !DILocation(line: 35, column: 28, scope: !99, atomGroup: 8, atomRank: 1)
!152 = !DILocation(line: 35, column: 17, scope: !99, atomGroup: 18, atomRank: 2)
!153 = !DILocation(line: 35, column: 30, scope: !99, atomGroup: 19, atomRank: 2)
!154 = !DILocation(line: 35, column: 28, scope: !99, atomGroup: 19, atomRank: 1)
!155 = !DILocation(line: 35, column: 5, scope: !99, atomGroup: 20, atomRank: 1)
!156 = !DILocation(line: 35, column: 5, scope: !99, atomGroup: 21, atomRank: 1)
!157 = distinct !{!157, !143, !145, !158}
!158 = !{!"llvm.loop.mustprogress"}
!159 = !DILocation(line: 36, column: 5, scope: !99)
!160 = !DILocation(line: 37, column: 5, scope: !99)
!161 = !DILocation(line: 38, column: 1, scope: !99)
!162 = !DILocation(line: 38, column: 1, scope: !99, atomGroup: 9, atomRank: 1)
!163 = distinct !DISubprogram(name: "straight", scope: !3, file: !3, line: 10, type: !70, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !164, keyInstructions: true)
!164 = !{!165, !166}
!165 = !DILocalVariable(name: "count", arg: 1, scope: !163, file: !3, line: 10, type: !7)
!166 = !DILocalVariable(name: "list", scope: !163, file: !3, line: 11, type: !103)
!167 = distinct !DIAssignID()
!168 = !DILocation(line: 0, scope: !163)
!169 = !DILocation(line: 11, column: 5, scope: !163)
!170 = !DILocation(line: 12, column: 5, scope: !163)
!171 = !DILocation(line: 13, column: 11, scope: !163)
!172 = distinct !DIAssignID()
!173 = distinct !DIAssignID()
!174 = !DILocation(line: 13, column: 11, scope: !163, atomGroup: 1, atomRank: 2)
!175 = !DILocation(line: 13, column: 9, scope: !163, atomGroup: 1, atomRank: 1)
!176 = !DILocation(line: 14, column: 9, scope: !177)
!177 = distinct !DILexicalBlock(scope: !163, file: !3, line: 14, column: 9)
!178 = distinct !DIAssignID()
!179 = distinct !DIAssignID()
!180 = !DILocation(line: 0, scope: !177)
!181 = distinct !DIAssignID()
!182 = !DILocation(line: 16, column: 13, scope: !163)
!183 = distinct !DIAssignID()
!184 = distinct !DIAssignID()
!185 = !DILocation(line: 16, column: 13, scope: !163, atomGroup: 10, atomRank: 2)
!186 = !DILocation(line: 16, column: 11, scope: !163, atomGroup: 10, atomRank: 1)
!187 = !DILocation(line: 17, column: 11, scope: !163)
!188 = distinct !DIAssignID()
!189 = !DILocation(line: 16, column: 13, scope: !163, atomGroup: 5, atomRank: 2)
!190 = !DILocation(line: 16, column: 11, scope: !163, atomGroup: 5, atomRank: 1)
!191 = distinct !DIAssignID()
!192 = !DILocation(line: 18, column: 5, scope: !163)
!193 = distinct !DIAssignID()
!194 = distinct !DIAssignID()
!195 = !DILocation(line: 19, column: 12, scope: !163)
!196 = distinct !DIAssignID()
!197 = distinct !DIAssignID()
!198 = distinct !DIAssignID()
!199 = !DILocation(line: 19, column: 12, scope: !163, atomGroup: 6, atomRank: 2)
!200 = !DILocation(line: 19, column: 10, scope: !163, atomGroup: 6, atomRank: 1)
!201 = !DILocation(line: 20, column: 5, scope: !163)
!202 = !DILocation(line: 21, column: 1, scope: !163)
!203 = !DILocation(line: 21, column: 1, scope: !163, atomGroup: 7, atomRank: 1)
!204 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 40, type: !70, scopeLine: 40, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !205, keyInstructions: true)
!205 = !{!206, !207}
!206 = !DILocalVariable(name: "count", arg: 1, scope: !204, file: !3, line: 40, type: !7)
!207 = !DILocalVariable(name: "list", scope: !204, file: !3, line: 41, type: !103)
!208 = distinct !DIAssignID()
!209 = !DILocation(line: 0, scope: !204)
!210 = !DILocation(line: 41, column: 5, scope: !204)
!211 = !DILocation(line: 42, column: 5, scope: !204)
!212 = !DILocation(line: 43, column: 13, scope: !204)
!213 = distinct !DIAssignID()
!214 = !DILocation(line: 43, column: 13, scope: !204, atomGroup: 1, atomRank: 1)
!215 = !{i64 0, i64 8, !85, i64 8, i64 8, !85, i64 16, i64 8, !85}
!216 = !DILocation(line: 44, column: 5, scope: !204)
!217 = !DILocation(line: 45, column: 1, scope: !204)
!218 = !DILocation(line: 45, column: 1, scope: !204, atomGroup: 2, atomRank: 1)
!219 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 23, type: !220, scopeLine: 23, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !223, keyInstructions: true)
!220 = !DISubroutineType(types: !221)
!221 = !{!22, !222}
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!223 = !{!224}
!224 = !DILocalVariable(name: "list", arg: 1, scope: !219, file: !3, line: 23, type: !222)
!225 = !DILocation(line: 0, scope: !219)
!226 = !DILocation(line: 24, column: 12, scope: !219)
!227 = !DILocation(line: 24, column: 12, scope: !219, atomGroup: 1, atomRank: 2)
!228 = !DILocation(line: 24, column: 5, scope: !219, atomGroup: 1, atomRank: 1)
