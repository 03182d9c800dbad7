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
@block = global %struct.three zeroinitializer, align 8, !dbg !39

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !53 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca %struct.three, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !60, !DIExpression(), !61)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !62, !DIExpression(), !63)
    #dbg_declare(ptr %6, !64, !DIExpression(), !69)
  store volatile ptr @fallback, ptr %6, align 8, !dbg !69
    #dbg_declare(ptr %7, !70, !DIExpression(), !71)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %7, ptr align 8 @__const.main.whole, i64 24, i1 false), !dbg !71
  call void (i32, ...) @straight(i32 noundef 1, ptr noundef @a, double noundef 1.500000e+00, ptr noundef @b, ptr noundef @c, i64 noundef 5, ptr noundef @d, ptr noundef @e), !dbg !72
  call void (i32, ...) @straight(i32 noundef 2, ptr noundef @b, double noundef 2.500000e+00, ptr noundef @b, ptr noundef @c, i64 noundef 5, ptr noundef @d, ptr noundef @f), !dbg !73
  %8 = load volatile ptr, ptr %6, align 8, !dbg !74
  call void (i32, ...) %8(i32 noundef 3, ptr noundef @a, ptr noundef @b, ptr noundef @c, ptr noundef @d), !dbg !74
  call void (i32, ...) @by_value(i32 noundef 1, ptr noundef byval(%struct.three) align 8 %7), !dbg !75
  %9 = load ptr, ptr @one, align 8, !dbg !76
  %10 = load i32, ptr %9, align 4, !dbg !77
  %11 = load ptr, ptr @two, align 8, !dbg !78
  %12 = load i32, ptr %11, align 4, !dbg !79
  %13 = add nsw i32 %10, %12, !dbg !80
  %14 = load ptr, ptr @three, align 8, !dbg !81
  %15 = load i32, ptr %14, align 4, !dbg !82
  %16 = add nsw i32 %13, %15, !dbg !83
  %17 = load ptr, ptr @last, align 8, !dbg !84
  %18 = load i32, ptr %17, align 4, !dbg !85
  %19 = add nsw i32 %16, %18, !dbg !86
  ret i32 %19, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @fallback(i32 noundef %0, ...) #0 !dbg !88 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !89, !DIExpression(), !90)
    #dbg_declare(ptr %3, !91, !DIExpression(), !106)
    #dbg_declare(ptr %4, !107, !DIExpression(), !108)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !109
  call void @llvm.va_start.p0(ptr %5), !dbg !109
  %6 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !110
  %7 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 0, !dbg !110
  %8 = load i32, ptr %7, align 16, !dbg !110
  %9 = icmp ule i32 %8, 40, !dbg !110
  br i1 %9, label %10, label %15, !dbg !110

10:                                               ; preds = %1
  %11 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 3, !dbg !110
  %12 = load ptr, ptr %11, align 16, !dbg !110
  %13 = getelementptr i8, ptr %12, i32 %8, !dbg !110
  %14 = add i32 %8, 8, !dbg !110
  store i32 %14, ptr %7, align 16, !dbg !110
  br label %19, !dbg !110

15:                                               ; preds = %1
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %6, i32 0, i32 2, !dbg !110
  %17 = load ptr, ptr %16, align 8, !dbg !110
  %18 = getelementptr i8, ptr %17, i32 8, !dbg !110
  store ptr %18, ptr %16, align 8, !dbg !110
  br label %19, !dbg !110

19:                                               ; preds = %15, %10
  %20 = phi ptr [ %13, %10 ], [ %17, %15 ], !dbg !110
  %21 = load ptr, ptr %20, align 8, !dbg !110
  store ptr %21, ptr @four, align 8, !dbg !111
  %22 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !112
  %23 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !112
  call void @llvm.va_copy.p0(ptr %22, ptr %23), !dbg !112
  %24 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !113
  %25 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 0, !dbg !113
  %26 = load i32, ptr %25, align 16, !dbg !113
  %27 = icmp ule i32 %26, 40, !dbg !113
  br i1 %27, label %28, label %33, !dbg !113

28:                                               ; preds = %19
  %29 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 3, !dbg !113
  %30 = load ptr, ptr %29, align 16, !dbg !113
  %31 = getelementptr i8, ptr %30, i32 %26, !dbg !113
  %32 = add i32 %26, 8, !dbg !113
  store i32 %32, ptr %25, align 16, !dbg !113
  br label %37, !dbg !113

33:                                               ; preds = %19
  %34 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %24, i32 0, i32 2, !dbg !113
  %35 = load ptr, ptr %34, align 8, !dbg !113
  %36 = getelementptr i8, ptr %35, i32 8, !dbg !113
  store ptr %36, ptr %34, align 8, !dbg !113
  br label %37, !dbg !113

37:                                               ; preds = %33, %28
  %38 = phi ptr [ %31, %28 ], [ %35, %33 ], !dbg !113
  %39 = load ptr, ptr %38, align 8, !dbg !113
  store ptr %39, ptr @copied, align 8, !dbg !114
  %40 = call ptr @next_of(ptr noundef %3), !dbg !115
  store ptr %40, ptr @passed, align 8, !dbg !116
  %41 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !117
  %42 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %41, i32 0, i32 0, !dbg !117
  %43 = load i32, ptr %42, align 16, !dbg !117
  %44 = icmp ule i32 %43, 40, !dbg !117
  br i1 %44, label %45, label %50, !dbg !117

45:                                               ; preds = %37
  %46 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %41, i32 0, i32 3, !dbg !117
  %47 = load ptr, ptr %46, align 16, !dbg !117
  %48 = getelementptr i8, ptr %47, i32 %43, !dbg !117
  %49 = add i32 %43, 8, !dbg !117
  store i32 %49, ptr %42, align 16, !dbg !117
  br label %54, !dbg !117

50:                                               ; preds = %37
  %51 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %41, i32 0, i32 2, !dbg !117
  %52 = load ptr, ptr %51, align 8, !dbg !117
  %53 = getelementptr i8, ptr %52, i32 8, !dbg !117
  store ptr %53, ptr %51, align 8, !dbg !117
  br label %54, !dbg !117

54:                                               ; preds = %50, %45
  %55 = phi ptr [ %48, %45 ], [ %52, %50 ], !dbg !117
  %56 = load ptr, ptr %55, align 8, !dbg !117
  store ptr %56, ptr @then, align 8, !dbg !118
  br label %57, !dbg !119

57:                                               ; preds = %75, %54
  %58 = load i32, ptr %2, align 4, !dbg !120
  %59 = add nsw i32 %58, -1, !dbg !120
  store i32 %59, ptr %2, align 4, !dbg !120
  %60 = icmp ne i32 %58, 0, !dbg !119
  br i1 %60, label %61, label %78, !dbg !119

61:                                               ; preds = %57
  %62 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !121
  %63 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %62, i32 0, i32 0, !dbg !121
  %64 = load i32, ptr %63, align 16, !dbg !121
  %65 = icmp ule i32 %64, 40, !dbg !121
  br i1 %65, label %66, label %71, !dbg !121

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %62, i32 0, i32 3, !dbg !121
  %68 = load ptr, ptr %67, align 16, !dbg !121
  %69 = getelementptr i8, ptr %68, i32 %64, !dbg !121
  %70 = add i32 %64, 8, !dbg !121
  store i32 %70, ptr %63, align 16, !dbg !121
  br label %75, !dbg !121

71:                                               ; preds = %61
  %72 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %62, i32 0, i32 2, !dbg !121
  %73 = load ptr, ptr %72, align 8, !dbg !121
  %74 = getelementptr i8, ptr %73, i32 8, !dbg !121
  store ptr %74, ptr %72, align 8, !dbg !121
  br label %75, !dbg !121

75:                                               ; preds = %71, %66
  %76 = phi ptr [ %69, %66 ], [ %73, %71 ], !dbg !121
  %77 = load ptr, ptr %76, align 8, !dbg !121
  store ptr %77, ptr @looped, align 8, !dbg !122
  br label %57, !dbg !119, !llvm.loop !123

78:                                               ; preds = %57
  %79 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %4, i64 0, i64 0, !dbg !125
  call void @llvm.va_end.p0(ptr %79), !dbg !125
  %80 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !126
  call void @llvm.va_end.p0(ptr %80), !dbg !126
  ret void, !dbg !127
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @straight(i32 noundef %0, ...) #0 !dbg !128 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !129, !DIExpression(), !130)
    #dbg_declare(ptr %3, !131, !DIExpression(), !132)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !133
  call void @llvm.va_start.p0(ptr %4), !dbg !133
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !134
  %6 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 0, !dbg !134
  %7 = load i32, ptr %6, align 16, !dbg !134
  %8 = icmp ule i32 %7, 40, !dbg !134
  br i1 %8, label %9, label %14, !dbg !134

9:                                                ; preds = %1
  %10 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 3, !dbg !134
  %11 = load ptr, ptr %10, align 16, !dbg !134
  %12 = getelementptr i8, ptr %11, i32 %7, !dbg !134
  %13 = add i32 %7, 8, !dbg !134
  store i32 %13, ptr %6, align 16, !dbg !134
  br label %18, !dbg !134

14:                                               ; preds = %1
  %15 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 2, !dbg !134
  %16 = load ptr, ptr %15, align 8, !dbg !134
  %17 = getelementptr i8, ptr %16, i32 8, !dbg !134
  store ptr %17, ptr %15, align 8, !dbg !134
  br label %18, !dbg !134

18:                                               ; preds = %14, %9
  %19 = phi ptr [ %12, %9 ], [ %16, %14 ], !dbg !134
  %20 = load ptr, ptr %19, align 8, !dbg !134
  store ptr %20, ptr @one, align 8, !dbg !135
  %21 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !136
  %22 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %21, i32 0, i32 1, !dbg !136
  %23 = load i32, ptr %22, align 4, !dbg !136
  %24 = icmp ule i32 %23, 160, !dbg !136
  br i1 %24, label %25, label %30, !dbg !136

25:                                               ; preds = %18
  %26 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %21, i32 0, i32 3, !dbg !136
  %27 = load ptr, ptr %26, align 16, !dbg !136
  %28 = getelementptr i8, ptr %27, i32 %23, !dbg !136
  %29 = add i32 %23, 16, !dbg !136
  store i32 %29, ptr %22, align 4, !dbg !136
  br label %34, !dbg !136

30:                                               ; preds = %18
  %31 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %21, i32 0, i32 2, !dbg !136
  %32 = load ptr, ptr %31, align 8, !dbg !136
  %33 = getelementptr i8, ptr %32, i32 8, !dbg !136
  store ptr %33, ptr %31, align 8, !dbg !136
  br label %34, !dbg !136

34:                                               ; preds = %30, %25
  %35 = phi ptr [ %28, %25 ], [ %32, %30 ], !dbg !136
  %36 = load double, ptr %35, align 8, !dbg !136
  %37 = fcmp ogt double %36, 0.000000e+00, !dbg !138
  br i1 %37, label %38, label %55, !dbg !138

38:                                               ; preds = %34
  %39 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !139
  %40 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 0, !dbg !139
  %41 = load i32, ptr %40, align 16, !dbg !139
  %42 = icmp ule i32 %41, 40, !dbg !139
  br i1 %42, label %43, label %48, !dbg !139

43:                                               ; preds = %38
  %44 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 3, !dbg !139
  %45 = load ptr, ptr %44, align 16, !dbg !139
  %46 = getelementptr i8, ptr %45, i32 %41, !dbg !139
  %47 = add i32 %41, 8, !dbg !139
  store i32 %47, ptr %40, align 16, !dbg !139
  br label %52, !dbg !139

48:                                               ; preds = %38
  %49 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %39, i32 0, i32 2, !dbg !139
  %50 = load ptr, ptr %49, align 8, !dbg !139
  %51 = getelementptr i8, ptr %50, i32 8, !dbg !139
  store ptr %51, ptr %49, align 8, !dbg !139
  br label %52, !dbg !139

52:                                               ; preds = %48, %43
  %53 = phi ptr [ %46, %43 ], [ %50, %48 ], !dbg !139
  %54 = load ptr, ptr %53, align 8, !dbg !139
  store ptr %54, ptr @two, align 8, !dbg !140
  br label %72, !dbg !141

55:                                               ; preds = %34
  %56 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !142
  %57 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 0, !dbg !142
  %58 = load i32, ptr %57, align 16, !dbg !142
  %59 = icmp ule i32 %58, 40, !dbg !142
  br i1 %59, label %60, label %65, !dbg !142

60:                                               ; preds = %55
  %61 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 3, !dbg !142
  %62 = load ptr, ptr %61, align 16, !dbg !142
  %63 = getelementptr i8, ptr %62, i32 %58, !dbg !142
  %64 = add i32 %58, 8, !dbg !142
  store i32 %64, ptr %57, align 16, !dbg !142
  br label %69, !dbg !142

65:                                               ; preds = %55
  %66 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %56, i32 0, i32 2, !dbg !142
  %67 = load ptr, ptr %66, align 8, !dbg !142
  %68 = getelementptr i8, ptr %67, i32 8, !dbg !142
  store ptr %68, ptr %66, align 8, !dbg !142
  br label %69, !dbg !142

69:                                               ; preds = %65, %60
  %70 = phi ptr [ %63, %60 ], [ %67, %65 ], !dbg !142
  %71 = load ptr, ptr %70, align 8, !dbg !142
  store ptr %71, ptr @two, align 8, !dbg !143
  br label %72

72:                                               ; preds = %69, %52
  %73 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !144
  %74 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %73, i32 0, i32 0, !dbg !144
  %75 = load i32, ptr %74, align 16, !dbg !144
  %76 = icmp ule i32 %75, 40, !dbg !144
  br i1 %76, label %77, label %82, !dbg !144

77:                                               ; preds = %72
  %78 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %73, i32 0, i32 3, !dbg !144
  %79 = load ptr, ptr %78, align 16, !dbg !144
  %80 = getelementptr i8, ptr %79, i32 %75, !dbg !144
  %81 = add i32 %75, 8, !dbg !144
  store i32 %81, ptr %74, align 16, !dbg !144
  br label %86, !dbg !144

82:                                               ; preds = %72
  %83 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %73, i32 0, i32 2, !dbg !144
  %84 = load ptr, ptr %83, align 8, !dbg !144
  %85 = getelementptr i8, ptr %84, i32 8, !dbg !144
  store ptr %85, ptr %83, align 8, !dbg !144
  br label %86, !dbg !144

86:                                               ; preds = %82, %77
  %87 = phi ptr [ %80, %77 ], [ %84, %82 ], !dbg !144
  %88 = load ptr, ptr %87, align 8, !dbg !144
  store ptr %88, ptr @three, align 8, !dbg !145
  %89 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !146
  %90 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %89, i32 0, i32 0, !dbg !146
  %91 = load i32, ptr %90, align 16, !dbg !146
  %92 = icmp ule i32 %91, 40, !dbg !146
  br i1 %92, label %93, label %98, !dbg !146

93:                                               ; preds = %86
  %94 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %89, i32 0, i32 3, !dbg !146
  %95 = load ptr, ptr %94, align 16, !dbg !146
  %96 = getelementptr i8, ptr %95, i32 %91, !dbg !146
  %97 = add i32 %91, 8, !dbg !146
  store i32 %97, ptr %90, align 16, !dbg !146
  br label %102, !dbg !146

98:                                               ; preds = %86
  %99 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %89, i32 0, i32 2, !dbg !146
  %100 = load ptr, ptr %99, align 8, !dbg !146
  %101 = getelementptr i8, ptr %100, i32 8, !dbg !146
  store ptr %101, ptr %99, align 8, !dbg !146
  br label %102, !dbg !146

102:                                              ; preds = %98, %93
  %103 = phi ptr [ %96, %93 ], [ %100, %98 ], !dbg !146
  %104 = load i64, ptr %103, align 8, !dbg !146
  %105 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !147
  %106 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %105, i32 0, i32 0, !dbg !147
  %107 = load i32, ptr %106, align 16, !dbg !147
  %108 = icmp ule i32 %107, 40, !dbg !147
  br i1 %108, label %109, label %114, !dbg !147

109:                                              ; preds = %102
  %110 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %105, i32 0, i32 3, !dbg !147
  %111 = load ptr, ptr %110, align 16, !dbg !147
  %112 = getelementptr i8, ptr %111, i32 %107, !dbg !147
  %113 = add i32 %107, 8, !dbg !147
  store i32 %113, ptr %106, align 16, !dbg !147
  br label %118, !dbg !147

114:                                              ; preds = %102
  %115 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %105, i32 0, i32 2, !dbg !147
  %116 = load ptr, ptr %115, align 8, !dbg !147
  %117 = getelementptr i8, ptr %116, i32 8, !dbg !147
  store ptr %117, ptr %115, align 8, !dbg !147
  br label %118, !dbg !147

118:                                              ; preds = %114, %109
  %119 = phi ptr [ %112, %109 ], [ %116, %114 ], !dbg !147
  %120 = load ptr, ptr %119, align 8, !dbg !147
  %121 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !148
  %122 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %121, i32 0, i32 0, !dbg !148
  %123 = load i32, ptr %122, align 16, !dbg !148
  %124 = icmp ule i32 %123, 40, !dbg !148
  br i1 %124, label %125, label %130, !dbg !148

125:                                              ; preds = %118
  %126 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %121, i32 0, i32 3, !dbg !148
  %127 = load ptr, ptr %126, align 16, !dbg !148
  %128 = getelementptr i8, ptr %127, i32 %123, !dbg !148
  %129 = add i32 %123, 8, !dbg !148
  store i32 %129, ptr %122, align 16, !dbg !148
  br label %134, !dbg !148

130:                                              ; preds = %118
  %131 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %121, i32 0, i32 2, !dbg !148
  %132 = load ptr, ptr %131, align 8, !dbg !148
  %133 = getelementptr i8, ptr %132, i32 8, !dbg !148
  store ptr %133, ptr %131, align 8, !dbg !148
  br label %134, !dbg !148

134:                                              ; preds = %130, %125
  %135 = phi ptr [ %128, %125 ], [ %132, %130 ], !dbg !148
  %136 = load ptr, ptr %135, align 8, !dbg !148
  store ptr %136, ptr @last, align 8, !dbg !149
  %137 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !150
  call void @llvm.va_end.p0(ptr %137), !dbg !150
  ret void, !dbg !151
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @by_value(i32 noundef %0, ...) #0 !dbg !152 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !153, !DIExpression(), !154)
    #dbg_declare(ptr %3, !155, !DIExpression(), !156)
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !157
  call void @llvm.va_start.p0(ptr %4), !dbg !157
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !158
  %6 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %5, i32 0, i32 2, !dbg !158
  %7 = load ptr, ptr %6, align 8, !dbg !158
  %8 = getelementptr i8, ptr %7, i32 24, !dbg !158
  store ptr %8, ptr %6, align 8, !dbg !158
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @block, ptr align 8 %7, i64 24, i1 false), !dbg !158
  %9 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !159
  call void @llvm.va_end.p0(ptr %9), !dbg !159
  ret void, !dbg !160
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_copy.p0(ptr, ptr) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @next_of(ptr noundef %0) #0 !dbg !161 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !165, !DIExpression(), !166)
  %3 = load ptr, ptr %2, align 8, !dbg !167
  %4 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !168
  %5 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %4, i32 0, i32 0, !dbg !168
  %6 = load i32, ptr %5, align 8, !dbg !168
  %7 = icmp ule i32 %6, 40, !dbg !168
  br i1 %7, label %8, label %13, !dbg !168

8:                                                ; preds = %1
  %9 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %4, i32 0, i32 3, !dbg !168
  %10 = load ptr, ptr %9, align 8, !dbg !168
  %11 = getelementptr i8, ptr %10, i32 %6, !dbg !168
  %12 = add i32 %6, 8, !dbg !168
  store i32 %12, ptr %5, align 8, !dbg !168
  br label %17, !dbg !168

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %4, i32 0, i32 2, !dbg !168
  %15 = load ptr, ptr %14, align 8, !dbg !168
  %16 = getelementptr i8, ptr %15, i32 8, !dbg !168
  store ptr %16, ptr %14, align 8, !dbg !168
  br label %17, !dbg !168

17:                                               ; preds = %13, %8
  %18 = phi ptr [ %11, %8 ], [ %15, %13 ], !dbg !168
  %19 = load ptr, ptr %18, align 8, !dbg !168
  ret ptr %19, !dbg !169
}

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!46, !47, !48, !49, !50, !51}
!llvm.ident = !{!52}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
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
!52 = !{!"clang version 22.1.8"}
!53 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 47, type: !54, scopeLine: 47, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!54 = !DISubroutineType(types: !55)
!55 = !{!7, !7, !56}
!56 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !57, size: 64)
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!59 = !{}
!60 = !DILocalVariable(name: "argc", arg: 1, scope: !53, file: !3, line: 47, type: !7)
!61 = !DILocation(line: 47, column: 14, scope: !53)
!62 = !DILocalVariable(name: "argv", arg: 2, scope: !53, file: !3, line: 47, type: !56)
!63 = !DILocation(line: 47, column: 27, scope: !53)
!64 = !DILocalVariable(name: "through", scope: !53, file: !3, line: 48, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !66)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !67, size: 64)
!67 = !DISubroutineType(types: !68)
!68 = !{null, !7, null}
!69 = !DILocation(line: 48, column: 21, scope: !53)
!70 = !DILocalVariable(name: "whole", scope: !53, file: !3, line: 49, type: !41)
!71 = !DILocation(line: 49, column: 18, scope: !53)
!72 = !DILocation(line: 50, column: 5, scope: !53)
!73 = !DILocation(line: 51, column: 5, scope: !53)
!74 = !DILocation(line: 52, column: 5, scope: !53)
!75 = !DILocation(line: 53, column: 5, scope: !53)
!76 = !DILocation(line: 54, column: 13, scope: !53)
!77 = !DILocation(line: 54, column: 12, scope: !53)
!78 = !DILocation(line: 54, column: 20, scope: !53)
!79 = !DILocation(line: 54, column: 19, scope: !53)
!80 = !DILocation(line: 54, column: 17, scope: !53)
!81 = !DILocation(line: 54, column: 27, scope: !53)
!82 = !DILocation(line: 54, column: 26, scope: !53)
!83 = !DILocation(line: 54, column: 24, scope: !53)
!84 = !DILocation(line: 54, column: 36, scope: !53)
!85 = !DILocation(line: 54, column: 35, scope: !53)
!86 = !DILocation(line: 54, column: 33, scope: !53)
!87 = !DILocation(line: 54, column: 5, scope: !53)
!88 = distinct !DISubprogram(name: "fallback", scope: !3, file: !3, line: 27, type: !67, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!89 = !DILocalVariable(name: "count", arg: 1, scope: !88, file: !3, line: 27, type: !7)
!90 = !DILocation(line: 27, column: 52, scope: !88)
!91 = !DILocalVariable(name: "list", scope: !88, file: !3, line: 28, type: !92)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !93, line: 12, baseType: !94)
!93 = !DIFile(filename: "lib/include/__stdarg_va_list.h", directory: "")
!94 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !95)
!95 = !DICompositeType(tag: DW_TAG_array_type, baseType: !96, size: 192, elements: !104)
!96 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !97)
!97 = !{!98, !100, !101, !103}
!98 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !96, file: !3, line: 28, baseType: !99, size: 32)
!99 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !96, file: !3, line: 28, baseType: !99, size: 32, offset: 32)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !96, file: !3, line: 28, baseType: !102, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !96, file: !3, line: 28, baseType: !102, size: 64, offset: 128)
!104 = !{!105}
!105 = !DISubrange(count: 1)
!106 = !DILocation(line: 28, column: 13, scope: !88)
!107 = !DILocalVariable(name: "other", scope: !88, file: !3, line: 28, type: !92)
!108 = !DILocation(line: 28, column: 19, scope: !88)
!109 = !DILocation(line: 29, column: 5, scope: !88)
!110 = !DILocation(line: 30, column: 12, scope: !88)
!111 = !DILocation(line: 30, column: 10, scope: !88)
!112 = !DILocation(line: 31, column: 5, scope: !88)
!113 = !DILocation(line: 32, column: 14, scope: !88)
!114 = !DILocation(line: 32, column: 12, scope: !88)
!115 = !DILocation(line: 33, column: 14, scope: !88)
!116 = !DILocation(line: 33, column: 12, scope: !88)
!117 = !DILocation(line: 34, column: 12, scope: !88)
!118 = !DILocation(line: 34, column: 10, scope: !88)
!119 = !DILocation(line: 35, column: 5, scope: !88)
!120 = !DILocation(line: 35, column: 17, scope: !88)
!121 = !DILocation(line: 35, column: 30, scope: !88)
!122 = !DILocation(line: 35, column: 28, scope: !88)
!123 = distinct !{!123, !119, !121, !124}
!124 = !{!"llvm.loop.mustprogress"}
!125 = !DILocation(line: 36, column: 5, scope: !88)
!126 = !DILocation(line: 37, column: 5, scope: !88)
!127 = !DILocation(line: 38, column: 1, scope: !88)
!128 = distinct !DISubprogram(name: "straight", scope: !3, file: !3, line: 10, type: !67, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!129 = !DILocalVariable(name: "count", arg: 1, scope: !128, file: !3, line: 10, type: !7)
!130 = !DILocation(line: 10, column: 52, scope: !128)
!131 = !DILocalVariable(name: "list", scope: !128, file: !3, line: 11, type: !92)
!132 = !DILocation(line: 11, column: 13, scope: !128)
!133 = !DILocation(line: 12, column: 5, scope: !128)
!134 = !DILocation(line: 13, column: 11, scope: !128)
!135 = !DILocation(line: 13, column: 9, scope: !128)
!136 = !DILocation(line: 14, column: 9, scope: !137)
!137 = distinct !DILexicalBlock(scope: !128, file: !3, line: 14, column: 9)
!138 = !DILocation(line: 14, column: 30, scope: !137)
!139 = !DILocation(line: 14, column: 41, scope: !137)
!140 = !DILocation(line: 14, column: 39, scope: !137)
!141 = !DILocation(line: 14, column: 35, scope: !137)
!142 = !DILocation(line: 15, column: 16, scope: !137)
!143 = !DILocation(line: 15, column: 14, scope: !137)
!144 = !DILocation(line: 16, column: 13, scope: !128)
!145 = !DILocation(line: 16, column: 11, scope: !128)
!146 = !DILocation(line: 17, column: 11, scope: !128)
!147 = !DILocation(line: 18, column: 5, scope: !128)
!148 = !DILocation(line: 19, column: 12, scope: !128)
!149 = !DILocation(line: 19, column: 10, scope: !128)
!150 = !DILocation(line: 20, column: 5, scope: !128)
!151 = !DILocation(line: 21, column: 1, scope: !128)
!152 = distinct !DISubprogram(name: "by_value", scope: !3, file: !3, line: 40, type: !67, scopeLine: 40, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!153 = !DILocalVariable(name: "count", arg: 1, scope: !152, file: !3, line: 40, type: !7)
!154 = !DILocation(line: 40, column: 52, scope: !152)
!155 = !DILocalVariable(name: "list", scope: !152, file: !3, line: 41, type: !92)
!156 = !DILocation(line: 41, column: 13, scope: !152)
!157 = !DILocation(line: 42, column: 5, scope: !152)
!158 = !DILocation(line: 43, column: 13, scope: !152)
!159 = !DILocation(line: 44, column: 5, scope: !152)
!160 = !DILocation(line: 45, column: 1, scope: !152)
!161 = distinct !DISubprogram(name: "next_of", scope: !3, file: !3, line: 23, type: !162, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!162 = !DISubroutineType(types: !163)
!163 = !{!22, !164}
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!165 = !DILocalVariable(name: "list", arg: 1, scope: !161, file: !3, line: 23, type: !164)
!166 = !DILocation(line: 23, column: 56, scope: !161)
!167 = !DILocation(line: 24, column: 20, scope: !161)
!168 = !DILocation(line: 24, column: 12, scope: !161)
!169 = !DILocation(line: 24, column: 5, scope: !161)
