; ModuleID = 'exposed.c'
source_filename = "exposed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr, ptr }

@w = global i32 0, align 4, !dbg !0
@hidden = global %struct.node { ptr @w, ptr null, ptr null }, align 8, !dbg !31
@one = global i32 1, align 4, !dbg !33
@given = global ptr null, align 8, !dbg !64
@x = global i32 0, align 4, !dbg !42
@a = global %struct.node zeroinitializer, align 8, !dbg !48
@y = global i32 0, align 4, !dbg !44
@b = global %struct.node zeroinitializer, align 8, !dbg !50
@read = global ptr null, align 8, !dbg !56
@deeper = global ptr null, align 8, !dbg !58
@z = global i32 0, align 4, !dbg !46
@stored = global ptr null, align 8, !dbg !60
@returned = global ptr null, align 8, !dbg !62
@by_halves = global ptr null, align 8, !dbg !66
@by_bits = global ptr null, align 8, !dbg !68
@.str = private unnamed_addr constant [9 x i8] c"exported\00", align 1, !dbg !36
@exporting = global ptr null, align 8, !dbg !70
@c = global %struct.node zeroinitializer, align 8, !dbg !52
@copied = global ptr null, align 8, !dbg !72
@d = global %struct.node zeroinitializer, align 8, !dbg !54
@copied_to = global ptr null, align 8, !dbg !74
@kept = global ptr null, align 8, !dbg !76
@marked = global ptr null, align 8, !dbg !78
@.str.1 = private unnamed_addr constant [5 x i8] c"%llu\00", align 1, !dbg !80

; Function Attrs: noinline nounwind optnone uwtable
define ptr @back(ptr noundef %0) #0 !dbg !92 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !94, !DIExpression(), !95)
  %3 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %3, !dbg !97
}

; Function Attrs: noinline nounwind optnone uwtable
define ptr @other(ptr noundef %0) #0 !dbg !98 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !99, !DIExpression(), !100)
  %3 = load ptr, ptr %2, align 8, !dbg !101
  store ptr %3, ptr @given, align 8, !dbg !102
  ret ptr @w, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define ptr @exported(i32 noundef %0) #0 !dbg !104 {
  %2 = alloca i32, align 4
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !105, !DIExpression(), !106)
  %3 = load i32, ptr %2, align 4, !dbg !107
  %4 = icmp ne i32 %3, 0, !dbg !107
  %5 = zext i1 %4 to i64, !dbg !107
  %6 = select i1 %4, ptr @back, ptr @other, !dbg !107
  ret ptr %6, !dbg !108
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !109 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @x, ptr @a, align 8, !dbg !112
  store ptr @y, ptr @b, align 8, !dbg !113
  store ptr @a, ptr getelementptr inbounds nuw (%struct.node, ptr @b, i32 0, i32 2), align 8, !dbg !114
  store ptr @back, ptr getelementptr inbounds nuw (%struct.node, ptr @a, i32 0, i32 1), align 8, !dbg !115
  store ptr @other, ptr getelementptr inbounds nuw (%struct.node, ptr @b, i32 0, i32 1), align 8, !dbg !116
    #dbg_declare(ptr %2, !117, !DIExpression(), !118)
  %6 = load volatile i32, ptr @one, align 4, !dbg !119
  %7 = icmp ne i32 %6, 0, !dbg !119
  br i1 %7, label %8, label %10, !dbg !119

8:                                                ; preds = %0
  %9 = call ptr @digits(ptr noundef @b), !dbg !120
  br label %11, !dbg !119

10:                                               ; preds = %0
  br label %11, !dbg !119

11:                                               ; preds = %10, %8
  %12 = phi ptr [ %9, %8 ], [ @a, %10 ], !dbg !119
  store ptr %12, ptr %2, align 8, !dbg !118
  %13 = load ptr, ptr %2, align 8, !dbg !121
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 0, !dbg !122
  %15 = load ptr, ptr %14, align 8, !dbg !122
  store ptr %15, ptr @read, align 8, !dbg !123
  %16 = load ptr, ptr %2, align 8, !dbg !124
  %17 = getelementptr inbounds nuw %struct.node, ptr %16, i32 0, i32 2, !dbg !125
  %18 = load ptr, ptr %17, align 8, !dbg !125
  %19 = getelementptr inbounds nuw %struct.node, ptr %18, i32 0, i32 0, !dbg !126
  %20 = load ptr, ptr %19, align 8, !dbg !126
  store ptr %20, ptr @deeper, align 8, !dbg !127
  %21 = load ptr, ptr %2, align 8, !dbg !128
  %22 = getelementptr inbounds nuw %struct.node, ptr %21, i32 0, i32 0, !dbg !129
  store ptr @z, ptr %22, align 8, !dbg !130
  %23 = load ptr, ptr @b, align 8, !dbg !131
  store ptr %23, ptr @stored, align 8, !dbg !132
    #dbg_declare(ptr %3, !133, !DIExpression(), !134)
  %24 = load volatile i32, ptr @one, align 4, !dbg !135
  %25 = icmp ne i32 %24, 0, !dbg !135
  br i1 %25, label %26, label %30, !dbg !135

26:                                               ; preds = %11
  %27 = load ptr, ptr %2, align 8, !dbg !136
  %28 = getelementptr inbounds nuw %struct.node, ptr %27, i32 0, i32 1, !dbg !137
  %29 = load ptr, ptr %28, align 8, !dbg !137
  br label %31, !dbg !135

30:                                               ; preds = %11
  br label %31, !dbg !135

31:                                               ; preds = %30, %26
  %32 = phi ptr [ %29, %26 ], [ @back, %30 ], !dbg !135
  store ptr %32, ptr %3, align 8, !dbg !134
  %33 = load ptr, ptr %3, align 8, !dbg !138
  %34 = call ptr %33(ptr noundef @x), !dbg !138
  store ptr %34, ptr @returned, align 8, !dbg !139
  %35 = call ptr @halves(ptr noundef @b), !dbg !140
  %36 = getelementptr inbounds nuw %struct.node, ptr %35, i32 0, i32 0, !dbg !141
  %37 = load ptr, ptr %36, align 8, !dbg !141
  store ptr %37, ptr @by_halves, align 8, !dbg !142
  %38 = call ptr @bits(ptr noundef @b), !dbg !143
  %39 = getelementptr inbounds nuw %struct.node, ptr %38, i32 0, i32 0, !dbg !144
  %40 = load ptr, ptr %39, align 8, !dbg !144
  store ptr %40, ptr @by_bits, align 8, !dbg !145
    #dbg_declare(ptr %4, !146, !DIExpression(), !147)
  %41 = call ptr @dlopen(ptr noundef null, i32 noundef 2) #3, !dbg !148
  %42 = call ptr @dlsym(ptr noundef %41, ptr noundef @.str) #3, !dbg !149
  store ptr %42, ptr %4, align 8, !dbg !147
  %43 = load ptr, ptr %4, align 8, !dbg !150
  %44 = load volatile i32, ptr @one, align 4, !dbg !151
  %45 = call ptr %43(i32 noundef %44), !dbg !150
  %46 = call ptr %45(ptr noundef @y), !dbg !150
  store ptr %46, ptr @exporting, align 8, !dbg !152
  %47 = load ptr, ptr %2, align 8, !dbg !153
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @c, ptr align 8 %47, i64 24, i1 false), !dbg !154
  %48 = load ptr, ptr getelementptr inbounds nuw (%struct.node, ptr @c, i32 0, i32 2), align 8, !dbg !155
  %49 = getelementptr inbounds nuw %struct.node, ptr %48, i32 0, i32 0, !dbg !156
  %50 = load ptr, ptr %49, align 8, !dbg !156
  store ptr %50, ptr @copied, align 8, !dbg !157
  store ptr @w, ptr @d, align 8, !dbg !158
  store ptr @a, ptr getelementptr inbounds nuw (%struct.node, ptr @d, i32 0, i32 2), align 8, !dbg !159
  %51 = load ptr, ptr %2, align 8, !dbg !160
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %51, ptr align 8 @d, i64 24, i1 false), !dbg !161
  %52 = load ptr, ptr @b, align 8, !dbg !162
  store ptr %52, ptr @copied_to, align 8, !dbg !163
  %53 = load ptr, ptr @hidden, align 8, !dbg !164
  store ptr %53, ptr @kept, align 8, !dbg !165
    #dbg_declare(ptr %5, !166, !DIExpression(), !168)
  %54 = load volatile i32, ptr @one, align 4, !dbg !169
  %55 = icmp ne i32 %54, 0, !dbg !169
  %56 = zext i1 %55 to i64, !dbg !169
  %57 = select i1 %55, ptr @hidden, ptr inttoptr (i64 -1 to ptr), !dbg !169
  store ptr %57, ptr %5, align 8, !dbg !168
  %58 = load ptr, ptr %5, align 8, !dbg !170
  %59 = load ptr, ptr %58, align 8, !dbg !171
  store ptr %59, ptr @marked, align 8, !dbg !172
  %60 = load ptr, ptr @read, align 8, !dbg !173
  %61 = icmp eq ptr %60, @y, !dbg !174
  br i1 %61, label %62, label %95, !dbg !175

62:                                               ; preds = %31
  %63 = load ptr, ptr @deeper, align 8, !dbg !176
  %64 = icmp eq ptr %63, @x, !dbg !177
  br i1 %64, label %65, label %95, !dbg !178

65:                                               ; preds = %62
  %66 = load ptr, ptr @stored, align 8, !dbg !179
  %67 = icmp eq ptr %66, @z, !dbg !180
  br i1 %67, label %68, label %95, !dbg !181

68:                                               ; preds = %65
  %69 = load ptr, ptr @returned, align 8, !dbg !182
  %70 = icmp eq ptr %69, @w, !dbg !183
  br i1 %70, label %71, label %95, !dbg !184

71:                                               ; preds = %68
  %72 = load ptr, ptr @given, align 8, !dbg !185
  %73 = icmp eq ptr %72, @x, !dbg !186
  br i1 %73, label %74, label %95, !dbg !187

74:                                               ; preds = %71
  %75 = load ptr, ptr @by_halves, align 8, !dbg !188
  %76 = icmp eq ptr %75, @z, !dbg !189
  br i1 %76, label %77, label %95, !dbg !190

77:                                               ; preds = %74
  %78 = load ptr, ptr @by_bits, align 8, !dbg !191
  %79 = icmp eq ptr %78, @z, !dbg !192
  br i1 %79, label %80, label %95, !dbg !193

80:                                               ; preds = %77
  %81 = load ptr, ptr @exporting, align 8, !dbg !194
  %82 = icmp eq ptr %81, @y, !dbg !195
  br i1 %82, label %83, label %95, !dbg !196

83:                                               ; preds = %80
  %84 = load ptr, ptr @copied, align 8, !dbg !197
  %85 = icmp eq ptr %84, @x, !dbg !198
  br i1 %85, label %86, label %95, !dbg !199

86:                                               ; preds = %83
  %87 = load ptr, ptr @copied_to, align 8, !dbg !200
  %88 = icmp eq ptr %87, @w, !dbg !201
  br i1 %88, label %89, label %95, !dbg !202

89:                                               ; preds = %86
  %90 = load ptr, ptr @kept, align 8, !dbg !203
  %91 = icmp eq ptr %90, @w, !dbg !204
  br i1 %91, label %92, label %95, !dbg !205

92:                                               ; preds = %89
  %93 = load ptr, ptr @marked, align 8, !dbg !206
  %94 = icmp eq ptr %93, @w, !dbg !207
  br label %95

95:                                               ; preds = %92, %89, %86, %83, %80, %77, %74, %71, %68, %65, %62, %31
  %96 = phi i1 [ false, %89 ], [ false, %86 ], [ false, %83 ], [ false, %80 ], [ false, %77 ], [ false, %74 ], [ false, %71 ], [ false, %68 ], [ false, %65 ], [ false, %62 ], [ false, %31 ], [ %94, %92 ], !dbg !208
  %97 = xor i1 %96, true, !dbg !209
  %98 = zext i1 %97 to i32, !dbg !209
  ret i32 %98, !dbg !210
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @digits(ptr noundef %0) #0 !dbg !211 {
  %2 = alloca ptr, align 8
  %3 = alloca [32 x i8], align 16
  %4 = alloca i64, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !214, !DIExpression(), !215)
    #dbg_declare(ptr %3, !216, !DIExpression(), !220)
    #dbg_declare(ptr %4, !221, !DIExpression(), !222)
  %5 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !223
  %6 = load ptr, ptr %2, align 8, !dbg !224
  %7 = ptrtoint ptr %6 to i64, !dbg !225
  %8 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef %5, i64 noundef 32, ptr noundef @.str.1, i64 noundef %7) #3, !dbg !226
  %9 = getelementptr inbounds [32 x i8], ptr %3, i64 0, i64 0, !dbg !227
  %10 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef %9, ptr noundef @.str.1, ptr noundef %4) #3, !dbg !228
  %11 = load i64, ptr %4, align 8, !dbg !229
  %12 = inttoptr i64 %11 to ptr, !dbg !230
  ret ptr %12, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @halves(ptr noundef %0) #0 !dbg !232 {
  %2 = alloca ptr, align 8
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !233, !DIExpression(), !234)
    #dbg_declare(ptr %3, !235, !DIExpression(), !236)
  %5 = load ptr, ptr %2, align 8, !dbg !237
  %6 = ptrtoint ptr %5 to i64, !dbg !238
  %7 = trunc i64 %6 to i32, !dbg !239
  store i32 %7, ptr %3, align 4, !dbg !236
    #dbg_declare(ptr %4, !240, !DIExpression(), !241)
  %8 = load ptr, ptr %2, align 8, !dbg !242
  %9 = ptrtoint ptr %8 to i64, !dbg !243
  %10 = lshr i64 %9, 32, !dbg !244
  %11 = trunc i64 %10 to i32, !dbg !245
  store i32 %11, ptr %4, align 4, !dbg !241
  %12 = load i32, ptr %3, align 4, !dbg !246
  %13 = zext i32 %12 to i64, !dbg !247
  %14 = load i32, ptr %4, align 4, !dbg !248
  %15 = zext i32 %14 to i64, !dbg !249
  %16 = shl i64 %15, 32, !dbg !250
  %17 = or i64 %13, %16, !dbg !251
  %18 = inttoptr i64 %17 to ptr, !dbg !252
  ret ptr %18, !dbg !253
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @bits(ptr noundef %0) #0 !dbg !254 {
  %2 = alloca ptr, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca i32, align 4
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !255, !DIExpression(), !256)
    #dbg_declare(ptr %3, !257, !DIExpression(), !258)
  %6 = load ptr, ptr %2, align 8, !dbg !259
  %7 = ptrtoint ptr %6 to i64, !dbg !260
  store i64 %7, ptr %3, align 8, !dbg !258
    #dbg_declare(ptr %4, !261, !DIExpression(), !262)
  store i64 0, ptr %4, align 8, !dbg !262
    #dbg_declare(ptr %5, !263, !DIExpression(), !265)
  store i32 0, ptr %5, align 4, !dbg !265
  br label %8, !dbg !266

8:                                                ; preds = %25, %1
  %9 = load i32, ptr %5, align 4, !dbg !267
  %10 = icmp slt i32 %9, 64, !dbg !269
  br i1 %10, label %11, label %28, !dbg !270

11:                                               ; preds = %8
  %12 = load i64, ptr %3, align 8, !dbg !271
  %13 = load i32, ptr %5, align 4, !dbg !273
  %14 = zext i32 %13 to i64, !dbg !274
  %15 = lshr i64 %12, %14, !dbg !274
  %16 = and i64 %15, 1, !dbg !275
  %17 = icmp ne i64 %16, 0, !dbg !275
  br i1 %17, label %18, label %24, !dbg !275

18:                                               ; preds = %11
  %19 = load i32, ptr %5, align 4, !dbg !276
  %20 = zext i32 %19 to i64, !dbg !277
  %21 = shl i64 1, %20, !dbg !277
  %22 = load i64, ptr %4, align 8, !dbg !278
  %23 = or i64 %22, %21, !dbg !278
  store i64 %23, ptr %4, align 8, !dbg !278
  br label %24, !dbg !279

24:                                               ; preds = %18, %11
  br label %25, !dbg !280

25:                                               ; preds = %24
  %26 = load i32, ptr %5, align 4, !dbg !281
  %27 = add nsw i32 %26, 1, !dbg !281
  store i32 %27, ptr %5, align 4, !dbg !281
  br label %8, !dbg !282, !llvm.loop !283

28:                                               ; preds = %8
  %29 = load i64, ptr %4, align 8, !dbg !286
  %30 = inttoptr i64 %29 to ptr, !dbg !287
  ret ptr %30, !dbg !288
}

; Function Attrs: nounwind
declare ptr @dlsym(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare ptr @dlopen(ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nounwind
declare i32 @snprintf(ptr noundef, i64 noundef, ptr noundef, ...) #1

; Function Attrs: nounwind
declare i32 @__isoc99_sscanf(ptr noundef, ptr noundef, ...) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90}
!llvm.ident = !{!91}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !30, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exposed.c", directory: "")
!4 = !{!5, !17, !20, !21, !22, !25}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 192, elements: !7)
!7 = !{!8, !11, !16}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 10, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !6, file: !3, line: 10, baseType: !12, size: 64, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 9, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DISubroutineType(types: !15)
!15 = !{!9, !9}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 10, baseType: !5, size: 64, offset: 128)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{!12, !10}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !23, line: 83, baseType: !24)
!23 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !26, line: 26, baseType: !27)
!26 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !28, line: 42, baseType: !29)
!28 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !{!31, !33, !36, !0, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62, !64, !66, !68, !70, !72, !74, !76, !78, !80}
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 14, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 72, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 9)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "read", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "deeper", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "returned", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "by_halves", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "by_bits", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "exporting", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "copied_to", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "marked", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 40, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 5)
!85 = !{i32 7, !"Dwarf Version", i32 4}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 8, !"PIC Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = !{!"clang version 22.1.8"}
!92 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!93 = !{}
!94 = !DILocalVariable(name: "p", arg: 1, scope: !92, file: !3, line: 15, type: !9)
!95 = !DILocation(line: 15, column: 16, scope: !92)
!96 = !DILocation(line: 15, column: 28, scope: !92)
!97 = !DILocation(line: 15, column: 21, scope: !92)
!98 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!99 = !DILocalVariable(name: "p", arg: 1, scope: !98, file: !3, line: 16, type: !9)
!100 = !DILocation(line: 16, column: 17, scope: !98)
!101 = !DILocation(line: 16, column: 30, scope: !98)
!102 = !DILocation(line: 16, column: 28, scope: !98)
!103 = !DILocation(line: 16, column: 33, scope: !98)
!104 = distinct !DISubprogram(name: "exported", scope: !3, file: !3, line: 17, type: !18, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!105 = !DILocalVariable(name: "n", arg: 1, scope: !104, file: !3, line: 17, type: !10)
!106 = !DILocation(line: 17, column: 17, scope: !104)
!107 = !DILocation(line: 17, column: 29, scope: !104)
!108 = !DILocation(line: 17, column: 22, scope: !104)
!109 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !110, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !93)
!110 = !DISubroutineType(types: !111)
!111 = !{!10}
!112 = !DILocation(line: 36, column: 13, scope: !109)
!113 = !DILocation(line: 36, column: 27, scope: !109)
!114 = !DILocation(line: 36, column: 40, scope: !109)
!115 = !DILocation(line: 36, column: 52, scope: !109)
!116 = !DILocation(line: 36, column: 66, scope: !109)
!117 = !DILocalVariable(name: "n", scope: !109, file: !3, line: 37, type: !5)
!118 = !DILocation(line: 37, column: 18, scope: !109)
!119 = !DILocation(line: 37, column: 22, scope: !109)
!120 = !DILocation(line: 37, column: 28, scope: !109)
!121 = !DILocation(line: 38, column: 12, scope: !109)
!122 = !DILocation(line: 38, column: 15, scope: !109)
!123 = !DILocation(line: 38, column: 10, scope: !109)
!124 = !DILocation(line: 39, column: 14, scope: !109)
!125 = !DILocation(line: 39, column: 17, scope: !109)
!126 = !DILocation(line: 39, column: 23, scope: !109)
!127 = !DILocation(line: 39, column: 12, scope: !109)
!128 = !DILocation(line: 40, column: 5, scope: !109)
!129 = !DILocation(line: 40, column: 8, scope: !109)
!130 = !DILocation(line: 40, column: 14, scope: !109)
!131 = !DILocation(line: 41, column: 16, scope: !109)
!132 = !DILocation(line: 41, column: 12, scope: !109)
!133 = !DILocalVariable(name: "f", scope: !109, file: !3, line: 42, type: !12)
!134 = !DILocation(line: 42, column: 8, scope: !109)
!135 = !DILocation(line: 42, column: 12, scope: !109)
!136 = !DILocation(line: 42, column: 18, scope: !109)
!137 = !DILocation(line: 42, column: 21, scope: !109)
!138 = !DILocation(line: 43, column: 16, scope: !109)
!139 = !DILocation(line: 43, column: 14, scope: !109)
!140 = !DILocation(line: 44, column: 33, scope: !109)
!141 = !DILocation(line: 44, column: 46, scope: !109)
!142 = !DILocation(line: 44, column: 15, scope: !109)
!143 = !DILocation(line: 45, column: 31, scope: !109)
!144 = !DILocation(line: 45, column: 42, scope: !109)
!145 = !DILocation(line: 45, column: 13, scope: !109)
!146 = !DILocalVariable(name: "e", scope: !109, file: !3, line: 46, type: !17)
!147 = !DILocation(line: 46, column: 10, scope: !109)
!148 = !DILocation(line: 46, column: 39, scope: !109)
!149 = !DILocation(line: 46, column: 33, scope: !109)
!150 = !DILocation(line: 47, column: 17, scope: !109)
!151 = !DILocation(line: 47, column: 19, scope: !109)
!152 = !DILocation(line: 47, column: 15, scope: !109)
!153 = !DILocation(line: 48, column: 16, scope: !109)
!154 = !DILocation(line: 48, column: 5, scope: !109)
!155 = !DILocation(line: 49, column: 16, scope: !109)
!156 = !DILocation(line: 49, column: 22, scope: !109)
!157 = !DILocation(line: 49, column: 12, scope: !109)
!158 = !DILocation(line: 50, column: 13, scope: !109)
!159 = !DILocation(line: 50, column: 26, scope: !109)
!160 = !DILocation(line: 51, column: 12, scope: !109)
!161 = !DILocation(line: 51, column: 5, scope: !109)
!162 = !DILocation(line: 52, column: 19, scope: !109)
!163 = !DILocation(line: 52, column: 15, scope: !109)
!164 = !DILocation(line: 53, column: 19, scope: !109)
!165 = !DILocation(line: 53, column: 10, scope: !109)
!166 = !DILocalVariable(name: "mark", scope: !109, file: !3, line: 54, type: !167)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!168 = !DILocation(line: 54, column: 11, scope: !109)
!169 = !DILocation(line: 54, column: 18, scope: !109)
!170 = !DILocation(line: 55, column: 15, scope: !109)
!171 = !DILocation(line: 55, column: 14, scope: !109)
!172 = !DILocation(line: 55, column: 12, scope: !109)
!173 = !DILocation(line: 56, column: 14, scope: !109)
!174 = !DILocation(line: 56, column: 19, scope: !109)
!175 = !DILocation(line: 56, column: 25, scope: !109)
!176 = !DILocation(line: 56, column: 28, scope: !109)
!177 = !DILocation(line: 56, column: 35, scope: !109)
!178 = !DILocation(line: 56, column: 41, scope: !109)
!179 = !DILocation(line: 56, column: 44, scope: !109)
!180 = !DILocation(line: 56, column: 51, scope: !109)
!181 = !DILocation(line: 56, column: 57, scope: !109)
!182 = !DILocation(line: 56, column: 60, scope: !109)
!183 = !DILocation(line: 56, column: 69, scope: !109)
!184 = !DILocation(line: 56, column: 75, scope: !109)
!185 = !DILocation(line: 56, column: 78, scope: !109)
!186 = !DILocation(line: 56, column: 84, scope: !109)
!187 = !DILocation(line: 56, column: 90, scope: !109)
!188 = !DILocation(line: 56, column: 93, scope: !109)
!189 = !DILocation(line: 56, column: 103, scope: !109)
!190 = !DILocation(line: 57, column: 9, scope: !109)
!191 = !DILocation(line: 57, column: 12, scope: !109)
!192 = !DILocation(line: 57, column: 20, scope: !109)
!193 = !DILocation(line: 57, column: 26, scope: !109)
!194 = !DILocation(line: 57, column: 29, scope: !109)
!195 = !DILocation(line: 57, column: 39, scope: !109)
!196 = !DILocation(line: 57, column: 45, scope: !109)
!197 = !DILocation(line: 57, column: 48, scope: !109)
!198 = !DILocation(line: 57, column: 55, scope: !109)
!199 = !DILocation(line: 57, column: 61, scope: !109)
!200 = !DILocation(line: 57, column: 64, scope: !109)
!201 = !DILocation(line: 57, column: 74, scope: !109)
!202 = !DILocation(line: 57, column: 80, scope: !109)
!203 = !DILocation(line: 57, column: 83, scope: !109)
!204 = !DILocation(line: 57, column: 88, scope: !109)
!205 = !DILocation(line: 57, column: 94, scope: !109)
!206 = !DILocation(line: 57, column: 97, scope: !109)
!207 = !DILocation(line: 57, column: 104, scope: !109)
!208 = !DILocation(line: 0, scope: !109)
!209 = !DILocation(line: 56, column: 12, scope: !109)
!210 = !DILocation(line: 56, column: 5, scope: !109)
!211 = distinct !DISubprogram(name: "digits", scope: !3, file: !3, line: 19, type: !212, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!212 = !DISubroutineType(types: !213)
!213 = !{!20, !20}
!214 = !DILocalVariable(name: "p", arg: 1, scope: !211, file: !3, line: 19, type: !20)
!215 = !DILocation(line: 19, column: 27, scope: !211)
!216 = !DILocalVariable(name: "text", scope: !211, file: !3, line: 20, type: !217)
!217 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 256, elements: !218)
!218 = !{!219}
!219 = !DISubrange(count: 32)
!220 = !DILocation(line: 20, column: 10, scope: !211)
!221 = !DILocalVariable(name: "number", scope: !211, file: !3, line: 21, type: !21)
!222 = !DILocation(line: 21, column: 24, scope: !211)
!223 = !DILocation(line: 22, column: 14, scope: !211)
!224 = !DILocation(line: 22, column: 72, scope: !211)
!225 = !DILocation(line: 22, column: 61, scope: !211)
!226 = !DILocation(line: 22, column: 5, scope: !211)
!227 = !DILocation(line: 23, column: 12, scope: !211)
!228 = !DILocation(line: 23, column: 5, scope: !211)
!229 = !DILocation(line: 24, column: 31, scope: !211)
!230 = !DILocation(line: 24, column: 12, scope: !211)
!231 = !DILocation(line: 24, column: 5, scope: !211)
!232 = distinct !DISubprogram(name: "halves", scope: !3, file: !3, line: 26, type: !212, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!233 = !DILocalVariable(name: "p", arg: 1, scope: !232, file: !3, line: 26, type: !20)
!234 = !DILocation(line: 26, column: 27, scope: !232)
!235 = !DILocalVariable(name: "low", scope: !232, file: !3, line: 27, type: !25)
!236 = !DILocation(line: 27, column: 14, scope: !232)
!237 = !DILocation(line: 27, column: 41, scope: !232)
!238 = !DILocation(line: 27, column: 30, scope: !232)
!239 = !DILocation(line: 27, column: 20, scope: !232)
!240 = !DILocalVariable(name: "high", scope: !232, file: !3, line: 27, type: !25)
!241 = !DILocation(line: 27, column: 44, scope: !232)
!242 = !DILocation(line: 27, column: 73, scope: !232)
!243 = !DILocation(line: 27, column: 62, scope: !232)
!244 = !DILocation(line: 27, column: 75, scope: !232)
!245 = !DILocation(line: 27, column: 51, scope: !232)
!246 = !DILocation(line: 28, column: 32, scope: !232)
!247 = !DILocation(line: 28, column: 21, scope: !232)
!248 = !DILocation(line: 28, column: 50, scope: !232)
!249 = !DILocation(line: 28, column: 39, scope: !232)
!250 = !DILocation(line: 28, column: 55, scope: !232)
!251 = !DILocation(line: 28, column: 36, scope: !232)
!252 = !DILocation(line: 28, column: 12, scope: !232)
!253 = !DILocation(line: 28, column: 5, scope: !232)
!254 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 30, type: !212, scopeLine: 30, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !93)
!255 = !DILocalVariable(name: "p", arg: 1, scope: !254, file: !3, line: 30, type: !20)
!256 = !DILocation(line: 30, column: 25, scope: !254)
!257 = !DILocalVariable(name: "from", scope: !254, file: !3, line: 31, type: !22)
!258 = !DILocation(line: 31, column: 15, scope: !254)
!259 = !DILocation(line: 31, column: 33, scope: !254)
!260 = !DILocation(line: 31, column: 22, scope: !254)
!261 = !DILocalVariable(name: "to", scope: !254, file: !3, line: 31, type: !22)
!262 = !DILocation(line: 31, column: 36, scope: !254)
!263 = !DILocalVariable(name: "k", scope: !264, file: !3, line: 32, type: !10)
!264 = distinct !DILexicalBlock(scope: !254, file: !3, line: 32, column: 5)
!265 = !DILocation(line: 32, column: 14, scope: !264)
!266 = !DILocation(line: 32, column: 10, scope: !264)
!267 = !DILocation(line: 32, column: 21, scope: !268)
!268 = distinct !DILexicalBlock(scope: !264, file: !3, line: 32, column: 5)
!269 = !DILocation(line: 32, column: 23, scope: !268)
!270 = !DILocation(line: 32, column: 5, scope: !264)
!271 = !DILocation(line: 32, column: 38, scope: !272)
!272 = distinct !DILexicalBlock(scope: !268, file: !3, line: 32, column: 38)
!273 = !DILocation(line: 32, column: 46, scope: !272)
!274 = !DILocation(line: 32, column: 43, scope: !272)
!275 = !DILocation(line: 32, column: 48, scope: !272)
!276 = !DILocation(line: 32, column: 75, scope: !272)
!277 = !DILocation(line: 32, column: 72, scope: !272)
!278 = !DILocation(line: 32, column: 56, scope: !272)
!279 = !DILocation(line: 32, column: 53, scope: !272)
!280 = !DILocation(line: 32, column: 50, scope: !272)
!281 = !DILocation(line: 32, column: 30, scope: !268)
!282 = !DILocation(line: 32, column: 5, scope: !268)
!283 = distinct !{!283, !270, !284, !285}
!284 = !DILocation(line: 32, column: 75, scope: !264)
!285 = !{!"llvm.loop.mustprogress"}
!286 = !DILocation(line: 33, column: 20, scope: !254)
!287 = !DILocation(line: 33, column: 12, scope: !254)
!288 = !DILocation(line: 33, column: 5, scope: !254)
