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
@one = global ptr null, align 8, !dbg !20
@two = global ptr null, align 8, !dbg !23
@three = global ptr null, align 8, !dbg !25
@last = global ptr null, align 8, !dbg !29
@four = global ptr null, align 8, !dbg !27
@copied = global ptr null, align 8, !dbg !31
@passed = global ptr null, align 8, !dbg !33
@then = global ptr null, align 8, !dbg !35
@looped = global ptr null, align 8, !dbg !37
@either = global ptr null, align 8, !dbg !39
@block = global %struct.three zeroinitializer, align 8, !dbg !41

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !55 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.three, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !62, !DIExpression(), !63)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !64, !DIExpression(), !65)
    #dbg_declare(ptr %6, !66, !DIExpression(), !71)
  store volatile ptr @fallback, ptr %6, align 8, !dbg !71
    #dbg_declare(ptr %7, !72, !DIExpression(), !73)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.main.whole, i64 24, i1 false), !dbg !73
  call void (i32, ...) @straight(i32 noundef 1, ptr noundef @a, double noundef 1.500000e+00, ptr noundef @b, ptr noundef @c, i64 noundef 5, ptr noundef @d, ptr noundef @e), !dbg !74
  call void (i32, ...) @straight(i32 noundef 2, ptr noundef @b, double noundef 2.500000e+00, ptr noundef @b, ptr noundef @c, i64 noundef 5, ptr noundef @d, ptr noundef @f), !dbg !75
  %8 = load volatile ptr, ptr %6, align 8, !dbg !76
  call void (i32, ...) %8(i32 noundef 3, ptr noundef @a, ptr noundef @b, ptr noundef @c, ptr noundef @d), !dbg !76
  call void (i32, ...) @by_value(i32 noundef 1, ptr noundef byval(%struct.three) align 8 %7), !dbg !77
  call void (i32, ...) @by_cases(i32 noundef 1, ptr noundef @a), !dbg !78
  call void (i32, ...) @by_cases(i32 noundef 7, ptr noundef @b, ptr noundef @c), !dbg !79
  %9 = load ptr, ptr @one, align 8, !dbg !80
  %10 = load i32, ptr %9, align 4, !dbg !81
  %11 = load ptr, ptr @two, align 8, !dbg !82
  %12 = load i32, ptr %11, align 4, !dbg !83
  %13 = add nsw i32 %10, %12, !dbg !84
  %14 = load ptr, ptr @three, align 8, !dbg !85
  %15 = load i32, ptr %14, align 4, !dbg !86
  %16 = add nsw i32 %13, %15, !dbg !87
  %17 = load ptr, ptr @last, align 8, !dbg !88
  %18 = load i32, ptr %17, align 4, !dbg !89
  %19 = add nsw i32 %16, %18, !dbg !90
  ret i32 %19, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fallback(i32 noundef %0, ...) #0 !dbg !92 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !93, !DIExpression(), !94)
    #dbg_declare(ptr %3, !95, !DIExpression(), !110)
    #dbg_declare(ptr %4, !111, !DIExpression(), !112)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !113
  call void @llvm.va_start.p0(ptr %5), !dbg !113
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !114
  %7 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 0, !dbg !114
  %8 = load i32, ptr %7, align 16, !dbg !114
  %9 = icmp ule i32 %8, 40, !dbg !114
  br i1 %9, label %10, label %15, !dbg !114

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 3, !dbg !114
  %12 = load ptr, ptr %11, align 16, !dbg !114
  %13 = getelementptr i8, ptr %12, i32 %8, !dbg !114
  %14 = add i32 %8, 8, !dbg !114
  store i32 %14, ptr %7, align 16, !dbg !114
  br label %19, !dbg !114

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 2, !dbg !114
  %17 = load ptr, ptr %16, align 8, !dbg !114
  %18 = getelementptr i8, ptr %17, i32 8, !dbg !114
  store ptr %18, ptr %16, align 8, !dbg !114
  br label %19, !dbg !114

19:                                               ; preds = %15, %10
  %20 = phi ptr [ %13, %10 ], [ %17, %15 ], !dbg !114
  %21 = load ptr, ptr %20, align 8, !dbg !114
  store ptr %21, ptr @four, align 8, !dbg !115
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !116
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !116
  call void @llvm.va_copy.p0(ptr %22, ptr %23), !dbg !116
  %24 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !117
  %25 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 0, !dbg !117
  %26 = load i32, ptr %25, align 16, !dbg !117
  %27 = icmp ule i32 %26, 40, !dbg !117
  br i1 %27, label %28, label %33, !dbg !117

28:                                               ; preds = %19
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 3, !dbg !117
  %30 = load ptr, ptr %29, align 16, !dbg !117
  %31 = getelementptr i8, ptr %30, i32 %26, !dbg !117
  %32 = add i32 %26, 8, !dbg !117
  store i32 %32, ptr %25, align 16, !dbg !117
  br label %37, !dbg !117

33:                                               ; preds = %19
  %34 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 2, !dbg !117
  %35 = load ptr, ptr %34, align 8, !dbg !117
  %36 = getelementptr i8, ptr %35, i32 8, !dbg !117
  store ptr %36, ptr %34, align 8, !dbg !117
  br label %37, !dbg !117

37:                                               ; preds = %33, %28
  %38 = phi ptr [ %31, %28 ], [ %35, %33 ], !dbg !117
  %39 = load ptr, ptr %38, align 8, !dbg !117
  store ptr %39, ptr @copied, align 8, !dbg !118
  %40 = call ptr @next_of(ptr noundef %3), !dbg !119
  store ptr %40, ptr @passed, align 8, !dbg !120
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !121
  %42 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %41, i32 0, i32 0, !dbg !121
  %43 = load i32, ptr %42, align 16, !dbg !121
  %44 = icmp ule i32 %43, 40, !dbg !121
  br i1 %44, label %45, label %50, !dbg !121

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %41, i32 0, i32 3, !dbg !121
  %47 = load ptr, ptr %46, align 16, !dbg !121
  %48 = getelementptr i8, ptr %47, i32 %43, !dbg !121
  %49 = add i32 %43, 8, !dbg !121
  store i32 %49, ptr %42, align 16, !dbg !121
  br label %54, !dbg !121

50:                                               ; preds = %37
  %51 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %41, i32 0, i32 2, !dbg !121
  %52 = load ptr, ptr %51, align 8, !dbg !121
  %53 = getelementptr i8, ptr %52, i32 8, !dbg !121
  store ptr %53, ptr %51, align 8, !dbg !121
  br label %54, !dbg !121

54:                                               ; preds = %50, %45
  %55 = phi ptr [ %48, %45 ], [ %52, %50 ], !dbg !121
  %56 = load ptr, ptr %55, align 8, !dbg !121
  store ptr %56, ptr @then, align 8, !dbg !122
  br label %57, !dbg !123

57:                                               ; preds = %75, %54
  %58 = load i32, ptr %2, align 4, !dbg !124
  %59 = add nsw i32 %58, -1, !dbg !124
  store i32 %59, ptr %2, align 4, !dbg !124
  %60 = icmp ne i32 %58, 0, !dbg !123
  br i1 %60, label %61, label %78, !dbg !123

61:                                               ; preds = %57
  %62 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !125
  %63 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %62, i32 0, i32 0, !dbg !125
  %64 = load i32, ptr %63, align 16, !dbg !125
  %65 = icmp ule i32 %64, 40, !dbg !125
  br i1 %65, label %66, label %71, !dbg !125

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %62, i32 0, i32 3, !dbg !125
  %68 = load ptr, ptr %67, align 16, !dbg !125
  %69 = getelementptr i8, ptr %68, i32 %64, !dbg !125
  %70 = add i32 %64, 8, !dbg !125
  store i32 %70, ptr %63, align 16, !dbg !125
  br label %75, !dbg !125

71:                                               ; preds = %61
  %72 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %62, i32 0, i32 2, !dbg !125
  %73 = load ptr, ptr %72, align 8, !dbg !125
  %74 = getelementptr i8, ptr %73, i32 8, !dbg !125
  store ptr %74, ptr %72, align 8, !dbg !125
  br label %75, !dbg !125

75:                                               ; preds = %71, %66
  %76 = phi ptr [ %69, %66 ], [ %73, %71 ], !dbg !125
  %77 = load ptr, ptr %76, align 8, !dbg !125
  store ptr %77, ptr @looped, align 8, !dbg !126
  br label %57, !dbg !123, !llvm.loop !127

78:                                               ; preds = %57
  %79 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !129
  call void @llvm.va_end.p0(ptr %79), !dbg !129
  %80 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !130
  call void @llvm.va_end.p0(ptr %80), !dbg !130
  ret void, !dbg !131
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @straight(i32 noundef %0, ...) #0 !dbg !132 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !133, !DIExpression(), !134)
    #dbg_declare(ptr %3, !135, !DIExpression(), !136)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !137
  call void @llvm.va_start.p0(ptr %4), !dbg !137
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !138
  %6 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 0, !dbg !138
  %7 = load i32, ptr %6, align 16, !dbg !138
  %8 = icmp ule i32 %7, 40, !dbg !138
  br i1 %8, label %9, label %14, !dbg !138

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 3, !dbg !138
  %11 = load ptr, ptr %10, align 16, !dbg !138
  %12 = getelementptr i8, ptr %11, i32 %7, !dbg !138
  %13 = add i32 %7, 8, !dbg !138
  store i32 %13, ptr %6, align 16, !dbg !138
  br label %18, !dbg !138

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 2, !dbg !138
  %16 = load ptr, ptr %15, align 8, !dbg !138
  %17 = getelementptr i8, ptr %16, i32 8, !dbg !138
  store ptr %17, ptr %15, align 8, !dbg !138
  br label %18, !dbg !138

18:                                               ; preds = %14, %9
  %19 = phi ptr [ %12, %9 ], [ %16, %14 ], !dbg !138
  %20 = load ptr, ptr %19, align 8, !dbg !138
  store ptr %20, ptr @one, align 8, !dbg !139
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !140
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %21, i32 0, i32 1, !dbg !140
  %23 = load i32, ptr %22, align 4, !dbg !140
  %24 = icmp ule i32 %23, 160, !dbg !140
  br i1 %24, label %25, label %30, !dbg !140

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %21, i32 0, i32 3, !dbg !140
  %27 = load ptr, ptr %26, align 16, !dbg !140
  %28 = getelementptr i8, ptr %27, i32 %23, !dbg !140
  %29 = add i32 %23, 16, !dbg !140
  store i32 %29, ptr %22, align 4, !dbg !140
  br label %34, !dbg !140

30:                                               ; preds = %18
  %31 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %21, i32 0, i32 2, !dbg !140
  %32 = load ptr, ptr %31, align 8, !dbg !140
  %33 = getelementptr i8, ptr %32, i32 8, !dbg !140
  store ptr %33, ptr %31, align 8, !dbg !140
  br label %34, !dbg !140

34:                                               ; preds = %30, %25
  %35 = phi ptr [ %28, %25 ], [ %32, %30 ], !dbg !140
  %36 = load double, ptr %35, align 8, !dbg !140
  %37 = fcmp ogt double %36, 0.000000e+00, !dbg !142
  br i1 %37, label %38, label %55, !dbg !142

38:                                               ; preds = %34
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !143
  %40 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 0, !dbg !143
  %41 = load i32, ptr %40, align 16, !dbg !143
  %42 = icmp ule i32 %41, 40, !dbg !143
  br i1 %42, label %43, label %48, !dbg !143

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 3, !dbg !143
  %45 = load ptr, ptr %44, align 16, !dbg !143
  %46 = getelementptr i8, ptr %45, i32 %41, !dbg !143
  %47 = add i32 %41, 8, !dbg !143
  store i32 %47, ptr %40, align 16, !dbg !143
  br label %52, !dbg !143

48:                                               ; preds = %38
  %49 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 2, !dbg !143
  %50 = load ptr, ptr %49, align 8, !dbg !143
  %51 = getelementptr i8, ptr %50, i32 8, !dbg !143
  store ptr %51, ptr %49, align 8, !dbg !143
  br label %52, !dbg !143

52:                                               ; preds = %48, %43
  %53 = phi ptr [ %46, %43 ], [ %50, %48 ], !dbg !143
  %54 = load ptr, ptr %53, align 8, !dbg !143
  store ptr %54, ptr @two, align 8, !dbg !144
  br label %72, !dbg !145

55:                                               ; preds = %34
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !146
  %57 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 0, !dbg !146
  %58 = load i32, ptr %57, align 16, !dbg !146
  %59 = icmp ule i32 %58, 40, !dbg !146
  br i1 %59, label %60, label %65, !dbg !146

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 3, !dbg !146
  %62 = load ptr, ptr %61, align 16, !dbg !146
  %63 = getelementptr i8, ptr %62, i32 %58, !dbg !146
  %64 = add i32 %58, 8, !dbg !146
  store i32 %64, ptr %57, align 16, !dbg !146
  br label %69, !dbg !146

65:                                               ; preds = %55
  %66 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 2, !dbg !146
  %67 = load ptr, ptr %66, align 8, !dbg !146
  %68 = getelementptr i8, ptr %67, i32 8, !dbg !146
  store ptr %68, ptr %66, align 8, !dbg !146
  br label %69, !dbg !146

69:                                               ; preds = %65, %60
  %70 = phi ptr [ %63, %60 ], [ %67, %65 ], !dbg !146
  %71 = load ptr, ptr %70, align 8, !dbg !146
  store ptr %71, ptr @two, align 8, !dbg !147
  br label %72

72:                                               ; preds = %69, %52
  %73 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !148
  %74 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %73, i32 0, i32 0, !dbg !148
  %75 = load i32, ptr %74, align 16, !dbg !148
  %76 = icmp ule i32 %75, 40, !dbg !148
  br i1 %76, label %77, label %82, !dbg !148

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %73, i32 0, i32 3, !dbg !148
  %79 = load ptr, ptr %78, align 16, !dbg !148
  %80 = getelementptr i8, ptr %79, i32 %75, !dbg !148
  %81 = add i32 %75, 8, !dbg !148
  store i32 %81, ptr %74, align 16, !dbg !148
  br label %86, !dbg !148

82:                                               ; preds = %72
  %83 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %73, i32 0, i32 2, !dbg !148
  %84 = load ptr, ptr %83, align 8, !dbg !148
  %85 = getelementptr i8, ptr %84, i32 8, !dbg !148
  store ptr %85, ptr %83, align 8, !dbg !148
  br label %86, !dbg !148

86:                                               ; preds = %82, %77
  %87 = phi ptr [ %80, %77 ], [ %84, %82 ], !dbg !148
  %88 = load ptr, ptr %87, align 8, !dbg !148
  store ptr %88, ptr @three, align 8, !dbg !149
  %89 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !150
  %90 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %89, i32 0, i32 0, !dbg !150
  %91 = load i32, ptr %90, align 16, !dbg !150
  %92 = icmp ule i32 %91, 40, !dbg !150
  br i1 %92, label %93, label %98, !dbg !150

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %89, i32 0, i32 3, !dbg !150
  %95 = load ptr, ptr %94, align 16, !dbg !150
  %96 = getelementptr i8, ptr %95, i32 %91, !dbg !150
  %97 = add i32 %91, 8, !dbg !150
  store i32 %97, ptr %90, align 16, !dbg !150
  br label %102, !dbg !150

98:                                               ; preds = %86
  %99 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %89, i32 0, i32 2, !dbg !150
  %100 = load ptr, ptr %99, align 8, !dbg !150
  %101 = getelementptr i8, ptr %100, i32 8, !dbg !150
  store ptr %101, ptr %99, align 8, !dbg !150
  br label %102, !dbg !150

102:                                              ; preds = %98, %93
  %103 = phi ptr [ %96, %93 ], [ %100, %98 ], !dbg !150
  %104 = load i64, ptr %103, align 8, !dbg !150
  %105 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !151
  %106 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %105, i32 0, i32 0, !dbg !151
  %107 = load i32, ptr %106, align 16, !dbg !151
  %108 = icmp ule i32 %107, 40, !dbg !151
  br i1 %108, label %109, label %114, !dbg !151

109:                                              ; preds = %102
  %110 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %105, i32 0, i32 3, !dbg !151
  %111 = load ptr, ptr %110, align 16, !dbg !151
  %112 = getelementptr i8, ptr %111, i32 %107, !dbg !151
  %113 = add i32 %107, 8, !dbg !151
  store i32 %113, ptr %106, align 16, !dbg !151
  br label %118, !dbg !151

114:                                              ; preds = %102
  %115 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %105, i32 0, i32 2, !dbg !151
  %116 = load ptr, ptr %115, align 8, !dbg !151
  %117 = getelementptr i8, ptr %116, i32 8, !dbg !151
  store ptr %117, ptr %115, align 8, !dbg !151
  br label %118, !dbg !151

118:                                              ; preds = %114, %109
  %119 = phi ptr [ %112, %109 ], [ %116, %114 ], !dbg !151
  %120 = load ptr, ptr %119, align 8, !dbg !151
  %121 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !152
  %122 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %121, i32 0, i32 0, !dbg !152
  %123 = load i32, ptr %122, align 16, !dbg !152
  %124 = icmp ule i32 %123, 40, !dbg !152
  br i1 %124, label %125, label %130, !dbg !152

125:                                              ; preds = %118
  %126 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %121, i32 0, i32 3, !dbg !152
  %127 = load ptr, ptr %126, align 16, !dbg !152
  %128 = getelementptr i8, ptr %127, i32 %123, !dbg !152
  %129 = add i32 %123, 8, !dbg !152
  store i32 %129, ptr %122, align 16, !dbg !152
  br label %134, !dbg !152

130:                                              ; preds = %118
  %131 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %121, i32 0, i32 2, !dbg !152
  %132 = load ptr, ptr %131, align 8, !dbg !152
  %133 = getelementptr i8, ptr %132, i32 8, !dbg !152
  store ptr %133, ptr %131, align 8, !dbg !152
  br label %134, !dbg !152

134:                                              ; preds = %130, %125
  %135 = phi ptr [ %128, %125 ], [ %132, %130 ], !dbg !152
  %136 = load ptr, ptr %135, align 8, !dbg !152
  store ptr %136, ptr @last, align 8, !dbg !153
  %137 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !154
  call void @llvm.va_end.p0(ptr %137), !dbg !154
  ret void, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @by_value(i32 noundef %0, ...) #0 !dbg !156 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !157, !DIExpression(), !158)
    #dbg_declare(ptr %3, !159, !DIExpression(), !160)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !161
  call void @llvm.va_start.p0(ptr %4), !dbg !161
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !162
  %6 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 2, !dbg !162
  %7 = load ptr, ptr %6, align 8, !dbg !162
  %8 = getelementptr i8, ptr %7, i32 24, !dbg !162
  store ptr %8, ptr %6, align 8, !dbg !162
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @block, ptr align 8 %7, i64 24, i1 false), !dbg !162
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !163
  call void @llvm.va_end.p0(ptr %9), !dbg !163
  ret void, !dbg !164
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @by_cases(i32 noundef %0, ...) #0 !dbg !165 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !166, !DIExpression(), !167)
    #dbg_declare(ptr %3, !168, !DIExpression(), !169)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !170
  call void @llvm.va_start.p0(ptr %4), !dbg !170
  %5 = load i32, ptr %2, align 4, !dbg !171
  switch i32 %5, label %56 [
    i32 1, label %6
    i32 7, label %23
  ], !dbg !172

6:                                                ; preds = %1
  %7 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !173
  %8 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %7, i32 0, i32 0, !dbg !173
  %9 = load i32, ptr %8, align 16, !dbg !173
  %10 = icmp ule i32 %9, 40, !dbg !173
  br i1 %10, label %11, label %16, !dbg !173

11:                                               ; preds = %6
  %12 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %7, i32 0, i32 3, !dbg !173
  %13 = load ptr, ptr %12, align 16, !dbg !173
  %14 = getelementptr i8, ptr %13, i32 %9, !dbg !173
  %15 = add i32 %9, 8, !dbg !173
  store i32 %15, ptr %8, align 16, !dbg !173
  br label %20, !dbg !173

16:                                               ; preds = %6
  %17 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %7, i32 0, i32 2, !dbg !173
  %18 = load ptr, ptr %17, align 8, !dbg !173
  %19 = getelementptr i8, ptr %18, i32 8, !dbg !173
  store ptr %19, ptr %17, align 8, !dbg !173
  br label %20, !dbg !173

20:                                               ; preds = %16, %11
  %21 = phi ptr [ %14, %11 ], [ %18, %16 ], !dbg !173
  %22 = load ptr, ptr %21, align 8, !dbg !173
  store ptr %22, ptr @either, align 8, !dbg !175
  br label %57, !dbg !176

23:                                               ; preds = %1
  %24 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !177
  %25 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 0, !dbg !177
  %26 = load i32, ptr %25, align 16, !dbg !177
  %27 = icmp ule i32 %26, 40, !dbg !177
  br i1 %27, label %28, label %33, !dbg !177

28:                                               ; preds = %23
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 3, !dbg !177
  %30 = load ptr, ptr %29, align 16, !dbg !177
  %31 = getelementptr i8, ptr %30, i32 %26, !dbg !177
  %32 = add i32 %26, 8, !dbg !177
  store i32 %32, ptr %25, align 16, !dbg !177
  br label %37, !dbg !177

33:                                               ; preds = %23
  %34 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 2, !dbg !177
  %35 = load ptr, ptr %34, align 8, !dbg !177
  %36 = getelementptr i8, ptr %35, i32 8, !dbg !177
  store ptr %36, ptr %34, align 8, !dbg !177
  br label %37, !dbg !177

37:                                               ; preds = %33, %28
  %38 = phi ptr [ %31, %28 ], [ %35, %33 ], !dbg !177
  %39 = load ptr, ptr %38, align 8, !dbg !177
  %40 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !178
  %41 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %40, i32 0, i32 0, !dbg !178
  %42 = load i32, ptr %41, align 16, !dbg !178
  %43 = icmp ule i32 %42, 40, !dbg !178
  br i1 %43, label %44, label %49, !dbg !178

44:                                               ; preds = %37
  %45 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %40, i32 0, i32 3, !dbg !178
  %46 = load ptr, ptr %45, align 16, !dbg !178
  %47 = getelementptr i8, ptr %46, i32 %42, !dbg !178
  %48 = add i32 %42, 8, !dbg !178
  store i32 %48, ptr %41, align 16, !dbg !178
  br label %53, !dbg !178

49:                                               ; preds = %37
  %50 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %40, i32 0, i32 2, !dbg !178
  %51 = load ptr, ptr %50, align 8, !dbg !178
  %52 = getelementptr i8, ptr %51, i32 8, !dbg !178
  store ptr %52, ptr %50, align 8, !dbg !178
  br label %53, !dbg !178

53:                                               ; preds = %49, %44
  %54 = phi ptr [ %47, %44 ], [ %51, %49 ], !dbg !178
  %55 = load ptr, ptr %54, align 8, !dbg !178
  store ptr %55, ptr @either, align 8, !dbg !179
  br label %57, !dbg !180

56:                                               ; preds = %1
  br label %57, !dbg !181

57:                                               ; preds = %56, %53, %20
  %58 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !182
  call void @llvm.va_end.p0(ptr %58), !dbg !182
  ret void, !dbg !183
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @next_of(ptr noundef %0) #0 !dbg !184 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !188, !DIExpression(), !189)
  %3 = load ptr, ptr %2, align 8, !dbg !190
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !191
  %5 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %4, i32 0, i32 0, !dbg !191
  %6 = load i32, ptr %5, align 8, !dbg !191
  %7 = icmp ule i32 %6, 40, !dbg !191
  br i1 %7, label %8, label %13, !dbg !191

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %4, i32 0, i32 3, !dbg !191
  %10 = load ptr, ptr %9, align 8, !dbg !191
  %11 = getelementptr i8, ptr %10, i32 %6, !dbg !191
  %12 = add i32 %6, 8, !dbg !191
  store i32 %12, ptr %5, align 8, !dbg !191
  br label %17, !dbg !191

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %4, i32 0, i32 2, !dbg !191
  %15 = load ptr, ptr %14, align 8, !dbg !191
  %16 = getelementptr i8, ptr %15, i32 8, !dbg !191
  store ptr %16, ptr %14, align 8, !dbg !191
  br label %17, !dbg !191

17:                                               ; preds = %13, %8
  %18 = phi ptr [ %11, %8 ], [ %15, %13 ], !dbg !191
  %19 = load ptr, ptr %18, align 8, !dbg !191
  ret ptr %19, !dbg !192
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!48, !49, !50, !51, !52, !53}
!llvm.ident = !{!54}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!54 = !{!"clang version 22.1.8"}
!55 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 59, type: !56, scopeLine: 59, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !61)
!56 = !DISubroutineType(types: !57)
!57 = !{!7, !7, !58}
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!61 = !{}
!62 = !DILocalVariable(name: "argc", arg: 1, scope: !55, file: !3, line: 59, type: !7)
!63 = !DILocation(line: 59, column: 14, scope: !55)
!64 = !DILocalVariable(name: "argv", arg: 2, scope: !55, file: !3, line: 59, type: !58)
!65 = !DILocation(line: 59, column: 27, scope: !55)
!66 = !DILocalVariable(name: "through", scope: !55, file: !3, line: 60, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !68)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !69, size: 64)
!69 = !DISubroutineType(types: !70)
!70 = !{null, !7, null}
!71 = !DILocation(line: 60, column: 21, scope: !55)
!72 = !DILocalVariable(name: "whole", scope: !55, file: !3, line: 61, type: !43)
!73 = !DILocation(line: 61, column: 18, scope: !55)
!74 = !DILocation(line: 62, column: 5, scope: !55)
!75 = !DILocation(line: 63, column: 5, scope: !55)
!76 = !DILocation(line: 64, column: 5, scope: !55)
!77 = !DILocation(line: 65, column: 5, scope: !55)
!78 = !DILocation(line: 66, column: 5, scope: !55)
!79 = !DILocation(line: 67, column: 5, scope: !55)
!80 = !DILocation(line: 68, column: 13, scope: !55)
!81 = !DILocation(line: 68, column: 12, scope: !55)
!82 = !DILocation(line: 68, column: 20, scope: !55)
!83 = !DILocation(line: 68, column: 19, scope: !55)
!84 = !DILocation(line: 68, column: 17, scope: !55)
!85 = !DILocation(line: 68, column: 27, scope: !55)
!86 = !DILocation(line: 68, column: 26, scope: !55)
!87 = !DILocation(line: 68, column: 24, scope: !55)
!88 = !DILocation(line: 68, column: 36, scope: !55)
!89 = !DILocation(line: 68, column: 35, scope: !55)
!90 = !DILocation(line: 68, column: 33, scope: !55)
!91 = !DILocation(line: 68, column: 5, scope: !55)
!92 = distinct !DISubprogram(name: "fallback", scope: !3, file: !3, line: 27, type: !69, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!93 = !DILocalVariable(name: "count", arg: 1, scope: !92, file: !3, line: 27, type: !7)
!94 = !DILocation(line: 27, column: 52, scope: !92)
!95 = !DILocalVariable(name: "list", scope: !92, file: !3, line: 28, type: !96)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !97, line: 12, baseType: !98)
!97 = !DIFile(filename: "lib/include/__stdarg_va_list.h", directory: "")
!98 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !99)
!99 = !DICompositeType(tag: DW_TAG_array_type, baseType: !100, size: 192, elements: !108)
!100 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !101)
!101 = !{!102, !104, !105, !107}
!102 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !100, file: !3, line: 28, baseType: !103, size: 32)
!103 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !100, file: !3, line: 28, baseType: !103, size: 32, offset: 32)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !100, file: !3, line: 28, baseType: !106, size: 64, offset: 64)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !100, file: !3, line: 28, baseType: !106, size: 64, offset: 128)
!108 = !{!109}
!109 = !DISubrange(count: 1)
!110 = !DILocation(line: 28, column: 13, scope: !92)
!111 = !DILocalVariable(name: "other", scope: !92, file: !3, line: 28, type: !96)
!112 = !DILocation(line: 28, column: 19, scope: !92)
!113 = !DILocation(line: 29, column: 5, scope: !92)
!114 = !DILocation(line: 30, column: 12, scope: !92)
!115 = !DILocation(line: 30, column: 10, scope: !92)
!116 = !DILocation(line: 31, column: 5, scope: !92)
!117 = !DILocation(line: 32, column: 14, scope: !92)
!118 = !DILocation(line: 32, column: 12, scope: !92)
!119 = !DILocation(line: 33, column: 14, scope: !92)
!120 = !DILocation(line: 33, column: 12, scope: !92)
!121 = !DILocation(line: 34, column: 12, scope: !92)
!122 = !DILocation(line: 34, column: 10, scope: !92)
!123 = !DILocation(line: 35, column: 5, scope: !92)
!124 = !DILocation(line: 35, column: 17, scope: !92)
!125 = !DILocation(line: 35, column: 30, scope: !92)
!126 = !DILocation(line: 35, column: 28, scope: !92)
!127 = distinct !{!127, !123, !125, !128}
!128 = !{!"llvm.loop.mustprogress"}
!129 = !DILocation(line: 36, column: 5, scope: !92)
!130 = !DILocation(line: 37, column: 5, scope: !92)
!131 = !DILocation(line: 38, column: 1, scope: !92)
!132 = distinct !DISubprogram(name: "straight", scope: !3, file: !3, line: 10, type: !69, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!133 = !DILocalVariable(name: "count", arg: 1, scope: !132, file: !3, line: 10, type: !7)
!134 = !DILocation(line: 10, column: 52, scope: !132)
!135 = !DILocalVariable(name: "list", scope: !132, file: !3, line: 11, type: !96)
!136 = !DILocation(line: 11, column: 13, scope: !132)
!137 = !DILocation(line: 12, column: 5, scope: !132)
!138 = !DILocation(line: 13, column: 11, scope: !132)
!139 = !DILocation(line: 13, column: 9, scope: !132)
!140 = !DILocation(line: 14, column: 9, scope: !141)
!141 = distinct !DILexicalBlock(scope: !132, file: !3, line: 14, column: 9)
!142 = !DILocation(line: 14, column: 30, scope: !141)
!143 = !DILocation(line: 14, column: 41, scope: !141)
!144 = !DILocation(line: 14, column: 39, scope: !141)
!145 = !DILocation(line: 14, column: 35, scope: !141)
!146 = !DILocation(line: 15, column: 16, scope: !141)
!147 = !DILocation(line: 15, column: 14, scope: !141)
!148 = !DILocation(line: 16, column: 13, scope: !132)
!149 = !DILocation(line: 16, column: 11, scope: !132)
!150 = !DILocation(line: 17, column: 11, scope: !132)
!151 = !DILocation(line: 18, column: 5, scope: !132)
!152 = !DILocation(line: 19, column: 12, scope: !132)
!153 = !DILocation(line: 19, column: 10, scope: !132)
!154 = !DILocation(line: 20, column: 5, scope: !132)
!155 = !DILocation(line: 21, column: 1, scope: !132)
!156 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 40, type: !69, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!157 = !DILocalVariable(name: "count", arg: 1, scope: !156, file: !3, line: 40, type: !7)
!158 = !DILocation(line: 40, column: 52, scope: !156)
!159 = !DILocalVariable(name: "list", scope: !156, file: !3, line: 41, type: !96)
!160 = !DILocation(line: 41, column: 13, scope: !156)
!161 = !DILocation(line: 42, column: 5, scope: !156)
!162 = !DILocation(line: 43, column: 13, scope: !156)
!163 = !DILocation(line: 44, column: 5, scope: !156)
!164 = !DILocation(line: 45, column: 1, scope: !156)
!165 = distinct !DISubprogram(name: "by_cases", scope: !3, file: !3, line: 48, type: !69, scopeLine: 48, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!166 = !DILocalVariable(name: "count", arg: 1, scope: !165, file: !3, line: 48, type: !7)
!167 = !DILocation(line: 48, column: 52, scope: !165)
!168 = !DILocalVariable(name: "list", scope: !165, file: !3, line: 49, type: !96)
!169 = !DILocation(line: 49, column: 13, scope: !165)
!170 = !DILocation(line: 50, column: 5, scope: !165)
!171 = !DILocation(line: 51, column: 13, scope: !165)
!172 = !DILocation(line: 51, column: 5, scope: !165)
!173 = !DILocation(line: 52, column: 26, scope: !174)
!174 = distinct !DILexicalBlock(scope: !165, file: !3, line: 51, column: 20)
!175 = !DILocation(line: 52, column: 24, scope: !174)
!176 = !DILocation(line: 52, column: 47, scope: !174)
!177 = !DILocation(line: 53, column: 23, scope: !174)
!178 = !DILocation(line: 53, column: 53, scope: !174)
!179 = !DILocation(line: 53, column: 51, scope: !174)
!180 = !DILocation(line: 53, column: 74, scope: !174)
!181 = !DILocation(line: 54, column: 18, scope: !174)
!182 = !DILocation(line: 56, column: 5, scope: !165)
!183 = !DILocation(line: 57, column: 1, scope: !165)
!184 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 23, type: !185, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !61)
!185 = !DISubroutineType(types: !186)
!186 = !{!22, !187}
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !96, size: 64)
!188 = !DILocalVariable(name: "list", arg: 1, scope: !184, file: !3, line: 23, type: !187)
!189 = !DILocation(line: 23, column: 56, scope: !184)
!190 = !DILocation(line: 24, column: 20, scope: !184)
!191 = !DILocation(line: 24, column: 12, scope: !184)
!192 = !DILocation(line: 24, column: 5, scope: !184)
