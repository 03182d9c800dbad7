; ModuleID = 'wrappers.c'
source_filename = "wrappers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr }

@allocate = global ptr @other, align 8, !dbg !0
@one = global ptr null, align 8, !dbg !21
@two = global ptr null, align 8, !dbg !25
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@grown = global ptr null, align 8, !dbg !27
@c = global i32 0, align 4, !dbg !10
@left = global ptr null, align 8, !dbg !33
@d = global i32 0, align 4, !dbg !12
@right = global ptr null, align 8, !dbg !40
@e = global i32 0, align 4, !dbg !14
@far = global ptr null, align 8, !dbg !42
@f = global i32 0, align 4, !dbg !16
@further = global ptr null, align 8, !dbg !44
@some = global ptr null, align 8, !dbg !46
@all = global ptr null, align 8, !dbg !48
@kept = global ptr null, align 8, !dbg !29
@through = global ptr null, align 8, !dbg !31
@in_one = global ptr null, align 8, !dbg !50
@in_two = global ptr null, align 8, !dbg !52
@in_grown = global ptr null, align 8, !dbg !54
@in_left = global ptr null, align 8, !dbg !56
@in_right = global ptr null, align 8, !dbg !58
@in_further = global ptr null, align 8, !dbg !60
@in_some = global ptr null, align 8, !dbg !62
@newest = global ptr null, align 8, !dbg !18

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @other(i64 noundef %0) #0 !dbg !78 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !80, !DIExpression(), !81)
  %3 = load i64, ptr %2, align 8, !dbg !82
  %4 = call noalias ptr @calloc(i64 noundef 1, i64 noundef %3) #5, !dbg !83
  ret ptr %4, !dbg !84
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !85 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !91, !DIExpression(), !92)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !93, !DIExpression(), !94)
  %6 = call ptr @get(i64 noundef 8), !dbg !95
  store ptr %6, ptr @one, align 8, !dbg !96
  %7 = call ptr @get(i64 noundef 8), !dbg !97
  store ptr %7, ptr @two, align 8, !dbg !98
  %8 = load ptr, ptr @one, align 8, !dbg !99
  store ptr @a, ptr %8, align 8, !dbg !100
  %9 = load ptr, ptr @two, align 8, !dbg !101
  store ptr @b, ptr %9, align 8, !dbg !102
  %10 = load ptr, ptr @one, align 8, !dbg !103
  %11 = call ptr @more(ptr noundef %10, i64 noundef 16), !dbg !104
  store ptr %11, ptr @grown, align 8, !dbg !105
  %12 = call ptr @make(ptr noundef @c), !dbg !106
  store ptr %12, ptr @left, align 8, !dbg !107
  %13 = call ptr @make(ptr noundef @d), !dbg !108
  store ptr %13, ptr @right, align 8, !dbg !109
  %14 = call ptr @fourth(ptr noundef @e), !dbg !110
  store ptr %14, ptr @far, align 8, !dbg !111
  %15 = call ptr @fourth(ptr noundef @f), !dbg !112
  store ptr %15, ptr @further, align 8, !dbg !113
  %16 = call ptr @list(i32 noundef 3, ptr noundef @e), !dbg !114
  store ptr %16, ptr @some, align 8, !dbg !115
  %17 = call ptr @list(i32 noundef 2, ptr noundef @f), !dbg !116
  store ptr %17, ptr @all, align 8, !dbg !117
  %18 = load ptr, ptr @two, align 8, !dbg !118
  %19 = call ptr @perhaps(ptr noundef %18), !dbg !119
  store ptr %19, ptr @kept, align 8, !dbg !120
  %20 = load volatile ptr, ptr @allocate, align 8, !dbg !121
  %21 = call ptr %20(i64 noundef 8), !dbg !121
  store ptr %21, ptr @through, align 8, !dbg !122
  %22 = load ptr, ptr @one, align 8, !dbg !123
  %23 = load ptr, ptr %22, align 8, !dbg !124
  store ptr %23, ptr @in_one, align 8, !dbg !125
  %24 = load ptr, ptr @two, align 8, !dbg !126
  %25 = load ptr, ptr %24, align 8, !dbg !127
  store ptr %25, ptr @in_two, align 8, !dbg !128
  %26 = load ptr, ptr @grown, align 8, !dbg !129
  %27 = load ptr, ptr %26, align 8, !dbg !130
  store ptr %27, ptr @in_grown, align 8, !dbg !131
  %28 = load ptr, ptr @left, align 8, !dbg !132
  %29 = getelementptr inbounds nuw %struct.node, ptr %28, i32 0, i32 1, !dbg !133
  %30 = load ptr, ptr %29, align 8, !dbg !133
  store ptr %30, ptr @in_left, align 8, !dbg !134
  %31 = load ptr, ptr @right, align 8, !dbg !135
  %32 = getelementptr inbounds nuw %struct.node, ptr %31, i32 0, i32 1, !dbg !136
  %33 = load ptr, ptr %32, align 8, !dbg !136
  store ptr %33, ptr @in_right, align 8, !dbg !137
  %34 = load ptr, ptr @further, align 8, !dbg !138
  %35 = getelementptr inbounds nuw %struct.node, ptr %34, i32 0, i32 1, !dbg !139
  %36 = load ptr, ptr %35, align 8, !dbg !139
  store ptr %36, ptr @in_further, align 8, !dbg !140
  %37 = load ptr, ptr @some, align 8, !dbg !141
  %38 = getelementptr inbounds nuw %struct.node, ptr %37, i32 0, i32 1, !dbg !142
  %39 = load ptr, ptr %38, align 8, !dbg !142
  store ptr %39, ptr @in_some, align 8, !dbg !143
  ret i32 0, !dbg !144
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i64 noundef %0) #0 !dbg !145 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !146, !DIExpression(), !147)
    #dbg_declare(ptr %3, !148, !DIExpression(), !149)
  %4 = load i64, ptr %2, align 8, !dbg !150
  %5 = call noalias ptr @malloc(i64 noundef %4) #6, !dbg !151
  store ptr %5, ptr %3, align 8, !dbg !149
  %6 = load ptr, ptr %3, align 8, !dbg !152
  %7 = icmp ne ptr %6, null, !dbg !152
  br i1 %7, label %9, label %8, !dbg !154

8:                                                ; preds = %1
  call void @exit(i32 noundef 1) #7, !dbg !155
  unreachable, !dbg !155

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !156
  store ptr %10, ptr @newest, align 8, !dbg !157
  %11 = load ptr, ptr %3, align 8, !dbg !158
  ret ptr %11, !dbg !159
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @more(ptr noundef %0, i64 noundef %1) #0 !dbg !160 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca i64, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !163, !DIExpression(), !164)
  store i64 %1, ptr %5, align 8
    #dbg_declare(ptr %5, !165, !DIExpression(), !166)
  %7 = load ptr, ptr %4, align 8, !dbg !167
  %8 = icmp ne ptr %7, null, !dbg !167
  br i1 %8, label %12, label %9, !dbg !169

9:                                                ; preds = %2
  %10 = load i64, ptr %5, align 8, !dbg !170
  %11 = call ptr @get(i64 noundef %10), !dbg !171
  store ptr %11, ptr %3, align 8, !dbg !172
  br label %21, !dbg !172

12:                                               ; preds = %2
    #dbg_declare(ptr %6, !173, !DIExpression(), !174)
  %13 = load ptr, ptr %4, align 8, !dbg !175
  %14 = load i64, ptr %5, align 8, !dbg !176
  %15 = call ptr @realloc(ptr noundef %13, i64 noundef %14) #8, !dbg !177
  store ptr %15, ptr %6, align 8, !dbg !174
  %16 = load ptr, ptr %6, align 8, !dbg !178
  %17 = icmp ne ptr %16, null, !dbg !178
  br i1 %17, label %19, label %18, !dbg !180

18:                                               ; preds = %12
  call void @exit(i32 noundef 1) #7, !dbg !181
  unreachable, !dbg !181

19:                                               ; preds = %12
  %20 = load ptr, ptr %6, align 8, !dbg !182
  store ptr %20, ptr %3, align 8, !dbg !183
  br label %21, !dbg !183

21:                                               ; preds = %19, %9
  %22 = load ptr, ptr %3, align 8, !dbg !184
  ret ptr %22, !dbg !184
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(ptr noundef %0) #0 !dbg !185 {
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !188, !DIExpression(), !189)
    #dbg_declare(ptr %3, !190, !DIExpression(), !191)
  %4 = call ptr @get(i64 noundef 16), !dbg !192
  store ptr %4, ptr %3, align 8, !dbg !191
  %5 = load ptr, ptr %2, align 8, !dbg !193
  %6 = load ptr, ptr %3, align 8, !dbg !194
  %7 = getelementptr inbounds nuw %struct.node, ptr %6, i32 0, i32 1, !dbg !195
  store ptr %5, ptr %7, align 8, !dbg !196
  %8 = load ptr, ptr %3, align 8, !dbg !197
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !198
  store ptr null, ptr %9, align 8, !dbg !199
  %10 = load ptr, ptr %3, align 8, !dbg !200
  ret ptr %10, !dbg !201
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @fourth(ptr noundef %0) #0 !dbg !202 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !203, !DIExpression(), !204)
  %3 = load ptr, ptr %2, align 8, !dbg !205
  %4 = call ptr @third(ptr noundef %3), !dbg !206
  ret ptr %4, !dbg !207
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @list(i32 noundef %0, ptr noundef %1) #0 !dbg !208 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !211, !DIExpression(), !212)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !213, !DIExpression(), !214)
    #dbg_declare(ptr %5, !215, !DIExpression(), !216)
  %6 = call ptr @get(i64 noundef 16), !dbg !217
  store ptr %6, ptr %5, align 8, !dbg !216
  %7 = load ptr, ptr %4, align 8, !dbg !218
  %8 = load ptr, ptr %5, align 8, !dbg !219
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 1, !dbg !220
  store ptr %7, ptr %9, align 8, !dbg !221
  %10 = load i32, ptr %3, align 4, !dbg !222
  %11 = icmp ne i32 %10, 0, !dbg !222
  br i1 %11, label %12, label %17, !dbg !222

12:                                               ; preds = %2
  %13 = load i32, ptr %3, align 4, !dbg !223
  %14 = sub nsw i32 %13, 1, !dbg !224
  %15 = load ptr, ptr %4, align 8, !dbg !225
  %16 = call ptr @list(i32 noundef %14, ptr noundef %15), !dbg !226
  br label %18, !dbg !222

17:                                               ; preds = %2
  br label %18, !dbg !222

18:                                               ; preds = %17, %12
  %19 = phi ptr [ %16, %12 ], [ null, %17 ], !dbg !222
  %20 = load ptr, ptr %5, align 8, !dbg !227
  %21 = getelementptr inbounds nuw %struct.node, ptr %20, i32 0, i32 0, !dbg !228
  store ptr %19, ptr %21, align 8, !dbg !229
  %22 = load ptr, ptr %5, align 8, !dbg !230
  ret ptr %22, !dbg !231
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @perhaps(ptr noundef %0) #0 !dbg !232 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !235, !DIExpression(), !236)
  %3 = load ptr, ptr %2, align 8, !dbg !237
  %4 = load ptr, ptr %3, align 8, !dbg !238
  %5 = icmp ne ptr %4, null, !dbg !238
  br i1 %5, label %6, label %8, !dbg !238

6:                                                ; preds = %1
  %7 = load ptr, ptr %2, align 8, !dbg !239
  br label %10, !dbg !238

8:                                                ; preds = %1
  %9 = call ptr @other(i64 noundef 8), !dbg !240
  br label %10, !dbg !238

10:                                               ; preds = %8, %6
  %11 = phi ptr [ %7, %6 ], [ %9, %8 ], !dbg !238
  ret ptr %11, !dbg !241
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: noreturn nounwind
declare void @exit(i32 noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @third(ptr noundef %0) #0 !dbg !242 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !243, !DIExpression(), !244)
  %3 = load ptr, ptr %2, align 8, !dbg !245
  %4 = call ptr @make(ptr noundef %3), !dbg !246
  ret ptr %4, !dbg !247
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0,1) }
attributes #6 = { nounwind allocsize(0) }
attributes #7 = { noreturn nounwind }
attributes #8 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76}
!llvm.ident = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "allocate", scope: !2, file: !3, line: 43, type: !64, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "wrappers.c", directory: "")
!4 = !{!0, !5, !8, !10, !12, !14, !16, !18, !21, !25, !27, !29, !31, !33, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62}
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
!17 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "newest", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "grown", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "through", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !3, line: 4, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !36, file: !3, line: 4, baseType: !24, size: 64, offset: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "far", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "further", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "some", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "all", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "in_one", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "in_two", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "in_grown", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "in_left", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "in_right", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "in_further", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "in_some", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DISubroutineType(types: !67)
!67 = !{!20, !68}
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !69, line: 18, baseType: !70)
!69 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{!"clang version 22.1.8"}
!78 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 35, type: !66, scopeLine: 35, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!79 = !{}
!80 = !DILocalVariable(name: "size", arg: 1, scope: !78, file: !3, line: 35, type: !68)
!81 = !DILocation(line: 35, column: 53, scope: !78)
!82 = !DILocation(line: 35, column: 78, scope: !78)
!83 = !DILocation(line: 35, column: 68, scope: !78)
!84 = !DILocation(line: 35, column: 61, scope: !78)
!85 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !86, scopeLine: 45, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !79)
!86 = !DISubroutineType(types: !87)
!87 = !{!7, !7, !88}
!88 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !89, size: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!91 = !DILocalVariable(name: "argc", arg: 1, scope: !85, file: !3, line: 45, type: !7)
!92 = !DILocation(line: 45, column: 14, scope: !85)
!93 = !DILocalVariable(name: "argv", arg: 2, scope: !85, file: !3, line: 45, type: !88)
!94 = !DILocation(line: 45, column: 27, scope: !85)
!95 = !DILocation(line: 46, column: 11, scope: !85)
!96 = !DILocation(line: 46, column: 9, scope: !85)
!97 = !DILocation(line: 47, column: 11, scope: !85)
!98 = !DILocation(line: 47, column: 9, scope: !85)
!99 = !DILocation(line: 48, column: 6, scope: !85)
!100 = !DILocation(line: 48, column: 10, scope: !85)
!101 = !DILocation(line: 49, column: 6, scope: !85)
!102 = !DILocation(line: 49, column: 10, scope: !85)
!103 = !DILocation(line: 50, column: 18, scope: !85)
!104 = !DILocation(line: 50, column: 13, scope: !85)
!105 = !DILocation(line: 50, column: 11, scope: !85)
!106 = !DILocation(line: 51, column: 12, scope: !85)
!107 = !DILocation(line: 51, column: 10, scope: !85)
!108 = !DILocation(line: 52, column: 13, scope: !85)
!109 = !DILocation(line: 52, column: 11, scope: !85)
!110 = !DILocation(line: 53, column: 11, scope: !85)
!111 = !DILocation(line: 53, column: 9, scope: !85)
!112 = !DILocation(line: 54, column: 15, scope: !85)
!113 = !DILocation(line: 54, column: 13, scope: !85)
!114 = !DILocation(line: 55, column: 12, scope: !85)
!115 = !DILocation(line: 55, column: 10, scope: !85)
!116 = !DILocation(line: 56, column: 11, scope: !85)
!117 = !DILocation(line: 56, column: 9, scope: !85)
!118 = !DILocation(line: 57, column: 20, scope: !85)
!119 = !DILocation(line: 57, column: 12, scope: !85)
!120 = !DILocation(line: 57, column: 10, scope: !85)
!121 = !DILocation(line: 58, column: 15, scope: !85)
!122 = !DILocation(line: 58, column: 13, scope: !85)
!123 = !DILocation(line: 59, column: 15, scope: !85)
!124 = !DILocation(line: 59, column: 14, scope: !85)
!125 = !DILocation(line: 59, column: 12, scope: !85)
!126 = !DILocation(line: 59, column: 30, scope: !85)
!127 = !DILocation(line: 59, column: 29, scope: !85)
!128 = !DILocation(line: 59, column: 27, scope: !85)
!129 = !DILocation(line: 59, column: 47, scope: !85)
!130 = !DILocation(line: 59, column: 46, scope: !85)
!131 = !DILocation(line: 59, column: 44, scope: !85)
!132 = !DILocation(line: 59, column: 64, scope: !85)
!133 = !DILocation(line: 59, column: 70, scope: !85)
!134 = !DILocation(line: 59, column: 62, scope: !85)
!135 = !DILocation(line: 60, column: 16, scope: !85)
!136 = !DILocation(line: 60, column: 23, scope: !85)
!137 = !DILocation(line: 60, column: 14, scope: !85)
!138 = !DILocation(line: 60, column: 43, scope: !85)
!139 = !DILocation(line: 60, column: 52, scope: !85)
!140 = !DILocation(line: 60, column: 41, scope: !85)
!141 = !DILocation(line: 60, column: 69, scope: !85)
!142 = !DILocation(line: 60, column: 75, scope: !85)
!143 = !DILocation(line: 60, column: 67, scope: !85)
!144 = !DILocation(line: 61, column: 5, scope: !85)
!145 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 8, type: !66, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!146 = !DILocalVariable(name: "size", arg: 1, scope: !145, file: !3, line: 8, type: !68)
!147 = !DILocation(line: 8, column: 51, scope: !145)
!148 = !DILocalVariable(name: "memory", scope: !145, file: !3, line: 9, type: !20)
!149 = !DILocation(line: 9, column: 11, scope: !145)
!150 = !DILocation(line: 9, column: 27, scope: !145)
!151 = !DILocation(line: 9, column: 20, scope: !145)
!152 = !DILocation(line: 10, column: 10, scope: !153)
!153 = distinct !DILexicalBlock(scope: !145, file: !3, line: 10, column: 9)
!154 = !DILocation(line: 10, column: 9, scope: !153)
!155 = !DILocation(line: 10, column: 18, scope: !153)
!156 = !DILocation(line: 11, column: 14, scope: !145)
!157 = !DILocation(line: 11, column: 12, scope: !145)
!158 = !DILocation(line: 12, column: 12, scope: !145)
!159 = !DILocation(line: 12, column: 5, scope: !145)
!160 = distinct !DISubprogram(name: "more", scope: !3, file: !3, line: 14, type: !161, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!161 = !DISubroutineType(types: !162)
!162 = !{!20, !20, !68}
!163 = !DILocalVariable(name: "old", arg: 1, scope: !160, file: !3, line: 14, type: !20)
!164 = !DILocation(line: 14, column: 51, scope: !160)
!165 = !DILocalVariable(name: "size", arg: 2, scope: !160, file: !3, line: 14, type: !68)
!166 = !DILocation(line: 14, column: 63, scope: !160)
!167 = !DILocation(line: 15, column: 10, scope: !168)
!168 = distinct !DILexicalBlock(scope: !160, file: !3, line: 15, column: 9)
!169 = !DILocation(line: 15, column: 9, scope: !168)
!170 = !DILocation(line: 15, column: 26, scope: !168)
!171 = !DILocation(line: 15, column: 22, scope: !168)
!172 = !DILocation(line: 15, column: 15, scope: !168)
!173 = !DILocalVariable(name: "memory", scope: !160, file: !3, line: 16, type: !20)
!174 = !DILocation(line: 16, column: 11, scope: !160)
!175 = !DILocation(line: 16, column: 28, scope: !160)
!176 = !DILocation(line: 16, column: 33, scope: !160)
!177 = !DILocation(line: 16, column: 20, scope: !160)
!178 = !DILocation(line: 17, column: 10, scope: !179)
!179 = distinct !DILexicalBlock(scope: !160, file: !3, line: 17, column: 9)
!180 = !DILocation(line: 17, column: 9, scope: !179)
!181 = !DILocation(line: 17, column: 18, scope: !179)
!182 = !DILocation(line: 18, column: 12, scope: !160)
!183 = !DILocation(line: 18, column: 5, scope: !160)
!184 = !DILocation(line: 19, column: 1, scope: !160)
!185 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 20, type: !186, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!186 = !DISubroutineType(types: !187)
!187 = !{!35, !24}
!188 = !DILocalVariable(name: "value", arg: 1, scope: !185, file: !3, line: 20, type: !24)
!189 = !DILocation(line: 20, column: 57, scope: !185)
!190 = !DILocalVariable(name: "fresh", scope: !185, file: !3, line: 21, type: !35)
!191 = !DILocation(line: 21, column: 18, scope: !185)
!192 = !DILocation(line: 21, column: 26, scope: !185)
!193 = !DILocation(line: 22, column: 20, scope: !185)
!194 = !DILocation(line: 22, column: 5, scope: !185)
!195 = !DILocation(line: 22, column: 12, scope: !185)
!196 = !DILocation(line: 22, column: 18, scope: !185)
!197 = !DILocation(line: 23, column: 5, scope: !185)
!198 = !DILocation(line: 23, column: 12, scope: !185)
!199 = !DILocation(line: 23, column: 17, scope: !185)
!200 = !DILocation(line: 24, column: 12, scope: !185)
!201 = !DILocation(line: 24, column: 5, scope: !185)
!202 = distinct !DISubprogram(name: "fourth", scope: !3, file: !3, line: 28, type: !186, scopeLine: 28, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!203 = !DILocalVariable(name: "value", arg: 1, scope: !202, file: !3, line: 28, type: !24)
!204 = !DILocation(line: 28, column: 59, scope: !202)
!205 = !DILocation(line: 28, column: 81, scope: !202)
!206 = !DILocation(line: 28, column: 75, scope: !202)
!207 = !DILocation(line: 28, column: 68, scope: !202)
!208 = distinct !DISubprogram(name: "list", scope: !3, file: !3, line: 29, type: !209, scopeLine: 29, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!209 = !DISubroutineType(types: !210)
!210 = !{!35, !7, !24}
!211 = !DILocalVariable(name: "count", arg: 1, scope: !208, file: !3, line: 29, type: !7)
!212 = !DILocation(line: 29, column: 56, scope: !208)
!213 = !DILocalVariable(name: "value", arg: 2, scope: !208, file: !3, line: 29, type: !24)
!214 = !DILocation(line: 29, column: 68, scope: !208)
!215 = !DILocalVariable(name: "head", scope: !208, file: !3, line: 30, type: !35)
!216 = !DILocation(line: 30, column: 18, scope: !208)
!217 = !DILocation(line: 30, column: 25, scope: !208)
!218 = !DILocation(line: 31, column: 19, scope: !208)
!219 = !DILocation(line: 31, column: 5, scope: !208)
!220 = !DILocation(line: 31, column: 11, scope: !208)
!221 = !DILocation(line: 31, column: 17, scope: !208)
!222 = !DILocation(line: 32, column: 18, scope: !208)
!223 = !DILocation(line: 32, column: 31, scope: !208)
!224 = !DILocation(line: 32, column: 37, scope: !208)
!225 = !DILocation(line: 32, column: 42, scope: !208)
!226 = !DILocation(line: 32, column: 26, scope: !208)
!227 = !DILocation(line: 32, column: 5, scope: !208)
!228 = !DILocation(line: 32, column: 11, scope: !208)
!229 = !DILocation(line: 32, column: 16, scope: !208)
!230 = !DILocation(line: 33, column: 12, scope: !208)
!231 = !DILocation(line: 33, column: 5, scope: !208)
!232 = distinct !DISubprogram(name: "perhaps", scope: !3, file: !3, line: 36, type: !233, scopeLine: 36, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!233 = !DISubroutineType(types: !234)
!234 = !{!23, !23}
!235 = !DILocalVariable(name: "old", arg: 1, scope: !232, file: !3, line: 36, type: !23)
!236 = !DILocation(line: 36, column: 54, scope: !232)
!237 = !DILocation(line: 37, column: 13, scope: !232)
!238 = !DILocation(line: 37, column: 12, scope: !232)
!239 = !DILocation(line: 37, column: 19, scope: !232)
!240 = !DILocation(line: 37, column: 25, scope: !232)
!241 = !DILocation(line: 37, column: 5, scope: !232)
!242 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 27, type: !186, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!243 = !DILocalVariable(name: "value", arg: 1, scope: !242, file: !3, line: 27, type: !24)
!244 = !DILocation(line: 27, column: 58, scope: !242)
!245 = !DILocation(line: 27, column: 79, scope: !242)
!246 = !DILocation(line: 27, column: 74, scope: !242)
!247 = !DILocation(line: 27, column: 67, scope: !242)
