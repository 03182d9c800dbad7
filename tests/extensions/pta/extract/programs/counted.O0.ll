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
@options = global [2 x %struct.option] [%struct.option { ptr @.str, i64 16 }, %struct.option { ptr @.str.1, i64 0 }], align 16, !dbg !55
@at_value = global i64 24, align 8, !dbg !66
@two = global i64 2, align 8, !dbg !69
@outer = global %struct.outer zeroinitializer, align 8, !dbg !73
@x = global i32 0, align 4, !dbg !71
@byte = global ptr null, align 8, !dbg !91
@word = global ptr null, align 8, !dbg !89
@stored = global %struct.outer zeroinitializer, align 8, !dbg !75
@option = global ptr null, align 8, !dbg !87
@up = global %struct.inner zeroinitializer, align 8, !dbg !79
@down = global %struct.inner zeroinitializer, align 8, !dbg !81
@indexed = global %struct.inner zeroinitializer, align 8, !dbg !83
@whole = global %struct.outer zeroinitializer, align 8, !dbg !77
@past = global %struct.flat zeroinitializer, align 8, !dbg !85

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !100 {
  ret void, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !102 {
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f2() #0 !dbg !104 {
  ret void, !dbg !105
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !106 {
  %1 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  store ptr @f0, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 1), align 8, !dbg !109
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.inner, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 1), i32 0, i32 1), align 8, !dbg !110
  store ptr @x, ptr getelementptr inbounds nuw (%struct.inner, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 1), i32 0, i32 2), align 8, !dbg !111
  %2 = load volatile i64, ptr @at_value, align 8, !dbg !112
  %3 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 1), i64 %2, !dbg !113
  %4 = load ptr, ptr %3, align 1, !dbg !113
  store ptr %4, ptr @byte, align 8, !dbg !114
  %5 = load volatile i64, ptr @two, align 8, !dbg !115
  %6 = getelementptr inbounds nuw ptr, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 1), i64 %5, !dbg !116
  %7 = load ptr, ptr %6, align 8, !dbg !116
  store ptr %7, ptr @word, align 8, !dbg !117
  call void @set(ptr noundef getelementptr inbounds nuw (%struct.outer, ptr @stored, i32 0, i32 1), ptr noundef @options, ptr noundef @f2), !dbg !118
  %8 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr getelementptr inbounds nuw (%struct.outer, ptr @stored, i32 0, i32 1), i32 0, i32 1), align 8, !dbg !119
  store ptr %8, ptr @option, align 8, !dbg !120
  call void @copy_up(ptr noundef @up, ptr noundef getelementptr inbounds nuw (%struct.outer, ptr @from, i32 0, i32 1), i64 noundef 4), !dbg !121
  call void @copy_down(ptr noundef @down, ptr noundef getelementptr inbounds nuw (%struct.outer, ptr @from, i32 0, i32 1), i64 noundef 4), !dbg !122
  call void @copy(ptr noundef @indexed, ptr noundef getelementptr inbounds nuw (%struct.outer, ptr @from, i32 0, i32 1), i64 noundef 4), !dbg !123
  call void @copy_up(ptr noundef @whole, ptr noundef @from, i64 noundef 6), !dbg !124
  call void @copy_up(ptr noundef @past, ptr noundef @flat, i64 noundef 5), !dbg !125
  %9 = load ptr, ptr @byte, align 8, !dbg !126
  %10 = icmp eq ptr %9, @x, !dbg !127
  br i1 %10, label %11, label %38, !dbg !128

11:                                               ; preds = %0
  %12 = load ptr, ptr @word, align 8, !dbg !129
  %13 = icmp eq ptr %12, @f1, !dbg !130
  br i1 %13, label %14, label %38, !dbg !131

14:                                               ; preds = %11
  %15 = load ptr, ptr @option, align 8, !dbg !132
  %16 = icmp eq ptr %15, @f2, !dbg !133
  br i1 %16, label %17, label %38, !dbg !134

17:                                               ; preds = %14
  %18 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr @up, i32 0, i32 1), align 8, !dbg !135
  %19 = icmp eq ptr %18, @f1, !dbg !136
  br i1 %19, label %20, label %38, !dbg !137

20:                                               ; preds = %17
  %21 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr @down, i32 0, i32 1), align 8, !dbg !138
  %22 = icmp eq ptr %21, @f1, !dbg !139
  br i1 %22, label %23, label %38, !dbg !140

23:                                               ; preds = %20
  %24 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr @indexed, i32 0, i32 1), align 8, !dbg !141
  %25 = icmp eq ptr %24, @f1, !dbg !142
  br i1 %25, label %26, label %38, !dbg !143

26:                                               ; preds = %23
  %27 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr getelementptr inbounds nuw (%struct.outer, ptr @whole, i32 0, i32 1), i32 0, i32 1), align 8, !dbg !144
  %28 = icmp eq ptr %27, @f1, !dbg !145
  br i1 %28, label %29, label %38, !dbg !146

29:                                               ; preds = %26
  %30 = load ptr, ptr getelementptr inbounds nuw (%struct.outer, ptr @whole, i32 0, i32 2), align 8, !dbg !147
  %31 = icmp eq ptr %30, @f2, !dbg !148
  br i1 %31, label %32, label %38, !dbg !149

32:                                               ; preds = %29
  %33 = load ptr, ptr getelementptr inbounds nuw (%struct.flat, ptr @past, i32 0, i32 2), align 8, !dbg !150
  %34 = icmp eq ptr %33, @f1, !dbg !151
  br i1 %34, label %35, label %38, !dbg !152

35:                                               ; preds = %32
  %36 = load ptr, ptr getelementptr inbounds nuw (%struct.flat, ptr @past, i32 0, i32 3), align 8, !dbg !153
  %37 = icmp eq ptr %36, @y, !dbg !154
  br label %38

38:                                               ; preds = %35, %32, %29, %26, %23, %20, %17, %14, %11, %0
  %39 = phi i1 [ false, %32 ], [ false, %29 ], [ false, %26 ], [ false, %23 ], [ false, %20 ], [ false, %17 ], [ false, %14 ], [ false, %11 ], [ false, %0 ], [ %37, %35 ], !dbg !155
  %40 = xor i1 %39, true, !dbg !156
  %41 = zext i1 %40 to i32, !dbg !156
  ret i32 %41, !dbg !157
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !158 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !164, !DIExpression(), !165)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !166, !DIExpression(), !167)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !168, !DIExpression(), !169)
  %7 = load ptr, ptr %6, align 8, !dbg !170
  %8 = load ptr, ptr %4, align 8, !dbg !171
  %9 = load ptr, ptr %5, align 8, !dbg !172
  %10 = getelementptr inbounds nuw %struct.option, ptr %9, i32 0, i32 1, !dbg !173
  %11 = load i64, ptr %10, align 8, !dbg !173
  %12 = getelementptr inbounds nuw i8, ptr %8, i64 %11, !dbg !174
  store ptr %7, ptr %12, align 8, !dbg !175
  ret void, !dbg !176
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy_up(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !177 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !182, !DIExpression(), !183)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !184, !DIExpression(), !185)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !186, !DIExpression(), !187)
    #dbg_declare(ptr %7, !188, !DIExpression(), !191)
  %9 = load ptr, ptr %4, align 8, !dbg !192
  store ptr %9, ptr %7, align 8, !dbg !191
    #dbg_declare(ptr %8, !193, !DIExpression(), !194)
  %10 = load ptr, ptr %5, align 8, !dbg !195
  store ptr %10, ptr %8, align 8, !dbg !194
  br label %11, !dbg !196

11:                                               ; preds = %15, %3
  %12 = load i64, ptr %6, align 8, !dbg !197
  %13 = add i64 %12, -1, !dbg !197
  store i64 %13, ptr %6, align 8, !dbg !197
  %14 = icmp ne i64 %12, 0, !dbg !196
  br i1 %14, label %15, label %21, !dbg !196

15:                                               ; preds = %11
  %16 = load ptr, ptr %8, align 8, !dbg !198
  %17 = getelementptr inbounds nuw i64, ptr %16, i32 1, !dbg !198
  store ptr %17, ptr %8, align 8, !dbg !198
  %18 = load i64, ptr %16, align 8, !dbg !199
  %19 = load ptr, ptr %7, align 8, !dbg !200
  %20 = getelementptr inbounds nuw i64, ptr %19, i32 1, !dbg !200
  store ptr %20, ptr %7, align 8, !dbg !200
  store volatile i64 %18, ptr %19, align 8, !dbg !201
  br label %11, !dbg !196, !llvm.loop !202

21:                                               ; preds = %11
  ret void, !dbg !204
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy_down(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !205 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !206, !DIExpression(), !207)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !208, !DIExpression(), !209)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !210, !DIExpression(), !211)
    #dbg_declare(ptr %7, !212, !DIExpression(), !213)
  %9 = load ptr, ptr %4, align 8, !dbg !214
  %10 = load i64, ptr %6, align 8, !dbg !215
  %11 = getelementptr inbounds nuw i64, ptr %9, i64 %10, !dbg !216
  store ptr %11, ptr %7, align 8, !dbg !213
    #dbg_declare(ptr %8, !217, !DIExpression(), !218)
  %12 = load ptr, ptr %5, align 8, !dbg !219
  %13 = load i64, ptr %6, align 8, !dbg !220
  %14 = getelementptr inbounds nuw i64, ptr %12, i64 %13, !dbg !221
  store ptr %14, ptr %8, align 8, !dbg !218
  br label %15, !dbg !222

15:                                               ; preds = %19, %3
  %16 = load i64, ptr %6, align 8, !dbg !223
  %17 = add i64 %16, -1, !dbg !223
  store i64 %17, ptr %6, align 8, !dbg !223
  %18 = icmp ne i64 %16, 0, !dbg !222
  br i1 %18, label %19, label %25, !dbg !222

19:                                               ; preds = %15
  %20 = load ptr, ptr %8, align 8, !dbg !224
  %21 = getelementptr inbounds i64, ptr %20, i32 -1, !dbg !224
  store ptr %21, ptr %8, align 8, !dbg !224
  %22 = load i64, ptr %21, align 8, !dbg !225
  %23 = load ptr, ptr %7, align 8, !dbg !226
  %24 = getelementptr inbounds i64, ptr %23, i32 -1, !dbg !226
  store ptr %24, ptr %7, align 8, !dbg !226
  store volatile i64 %22, ptr %24, align 8, !dbg !227
  br label %15, !dbg !222, !llvm.loop !228

25:                                               ; preds = %15
  ret void, !dbg !230
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !231 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !232, !DIExpression(), !233)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !234, !DIExpression(), !235)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !236, !DIExpression(), !237)
    #dbg_declare(ptr %7, !238, !DIExpression(), !239)
  %10 = load ptr, ptr %4, align 8, !dbg !240
  store ptr %10, ptr %7, align 8, !dbg !239
    #dbg_declare(ptr %8, !241, !DIExpression(), !242)
  %11 = load ptr, ptr %5, align 8, !dbg !243
  store ptr %11, ptr %8, align 8, !dbg !242
    #dbg_declare(ptr %9, !244, !DIExpression(), !246)
  store i64 0, ptr %9, align 8, !dbg !246
  br label %12, !dbg !247

12:                                               ; preds = %24, %3
  %13 = load i64, ptr %9, align 8, !dbg !248
  %14 = load i64, ptr %6, align 8, !dbg !250
  %15 = icmp ult i64 %13, %14, !dbg !251
  br i1 %15, label %16, label %27, !dbg !252

16:                                               ; preds = %12
  %17 = load ptr, ptr %8, align 8, !dbg !253
  %18 = load i64, ptr %9, align 8, !dbg !254
  %19 = getelementptr inbounds nuw i64, ptr %17, i64 %18, !dbg !253
  %20 = load i64, ptr %19, align 8, !dbg !253
  %21 = load ptr, ptr %7, align 8, !dbg !255
  %22 = load i64, ptr %9, align 8, !dbg !256
  %23 = getelementptr inbounds nuw i64, ptr %21, i64 %22, !dbg !255
  store volatile i64 %20, ptr %23, align 8, !dbg !257
  br label %24, !dbg !255

24:                                               ; preds = %16
  %25 = load i64, ptr %9, align 8, !dbg !258
  %26 = add i64 %25, 1, !dbg !258
  store i64 %26, ptr %9, align 8, !dbg !258
  br label %12, !dbg !259, !llvm.loop !260

27:                                               ; preds = %12
  ret void, !dbg !262
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98}
!llvm.ident = !{!99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
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
!99 = !{!"clang version 22.1.8"}
!100 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!101 = !DILocation(line: 5, column: 16, scope: !100)
!102 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!103 = !DILocation(line: 5, column: 33, scope: !102)
!104 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!105 = !DILocation(line: 5, column: 50, scope: !104)
!106 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !107, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!107 = !DISubroutineType(types: !108)
!108 = !{!7}
!109 = !DILocation(line: 28, column: 22, scope: !106)
!110 = !DILocation(line: 28, column: 42, scope: !106)
!111 = !DILocation(line: 28, column: 63, scope: !106)
!112 = !DILocation(line: 29, column: 42, scope: !106)
!113 = !DILocation(line: 29, column: 12, scope: !106)
!114 = !DILocation(line: 29, column: 10, scope: !106)
!115 = !DILocation(line: 30, column: 30, scope: !106)
!116 = !DILocation(line: 30, column: 12, scope: !106)
!117 = !DILocation(line: 30, column: 10, scope: !106)
!118 = !DILocation(line: 31, column: 5, scope: !106)
!119 = !DILocation(line: 32, column: 24, scope: !106)
!120 = !DILocation(line: 32, column: 12, scope: !106)
!121 = !DILocation(line: 33, column: 5, scope: !106)
!122 = !DILocation(line: 34, column: 5, scope: !106)
!123 = !DILocation(line: 35, column: 5, scope: !106)
!124 = !DILocation(line: 36, column: 5, scope: !106)
!125 = !DILocation(line: 37, column: 5, scope: !106)
!126 = !DILocation(line: 38, column: 14, scope: !106)
!127 = !DILocation(line: 38, column: 19, scope: !106)
!128 = !DILocation(line: 38, column: 25, scope: !106)
!129 = !DILocation(line: 38, column: 28, scope: !106)
!130 = !DILocation(line: 38, column: 33, scope: !106)
!131 = !DILocation(line: 38, column: 39, scope: !106)
!132 = !DILocation(line: 38, column: 42, scope: !106)
!133 = !DILocation(line: 38, column: 49, scope: !106)
!134 = !DILocation(line: 38, column: 55, scope: !106)
!135 = !DILocation(line: 38, column: 61, scope: !106)
!136 = !DILocation(line: 38, column: 66, scope: !106)
!137 = !DILocation(line: 38, column: 72, scope: !106)
!138 = !DILocation(line: 38, column: 80, scope: !106)
!139 = !DILocation(line: 38, column: 85, scope: !106)
!140 = !DILocation(line: 38, column: 91, scope: !106)
!141 = !DILocation(line: 38, column: 102, scope: !106)
!142 = !DILocation(line: 38, column: 107, scope: !106)
!143 = !DILocation(line: 39, column: 9, scope: !106)
!144 = !DILocation(line: 39, column: 21, scope: !106)
!145 = !DILocation(line: 39, column: 26, scope: !106)
!146 = !DILocation(line: 39, column: 32, scope: !106)
!147 = !DILocation(line: 39, column: 41, scope: !106)
!148 = !DILocation(line: 39, column: 45, scope: !106)
!149 = !DILocation(line: 39, column: 51, scope: !106)
!150 = !DILocation(line: 39, column: 59, scope: !106)
!151 = !DILocation(line: 39, column: 64, scope: !106)
!152 = !DILocation(line: 39, column: 70, scope: !106)
!153 = !DILocation(line: 39, column: 78, scope: !106)
!154 = !DILocation(line: 39, column: 84, scope: !106)
!155 = !DILocation(line: 0, scope: !106)
!156 = !DILocation(line: 38, column: 12, scope: !106)
!157 = !DILocation(line: 38, column: 5, scope: !106)
!158 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 14, type: !159, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !163)
!159 = !DISubroutineType(types: !160)
!160 = !{null, !15, !161, !15}
!161 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !162, size: 64)
!162 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !58)
!163 = !{}
!164 = !DILocalVariable(name: "to", arg: 1, scope: !158, file: !3, line: 14, type: !15)
!165 = !DILocation(line: 14, column: 23, scope: !158)
!166 = !DILocalVariable(name: "o", arg: 2, scope: !158, file: !3, line: 14, type: !161)
!167 = !DILocation(line: 14, column: 48, scope: !158)
!168 = !DILocalVariable(name: "v", arg: 3, scope: !158, file: !3, line: 14, type: !15)
!169 = !DILocation(line: 14, column: 57, scope: !158)
!170 = !DILocation(line: 14, column: 95, scope: !158)
!171 = !DILocation(line: 14, column: 81, scope: !158)
!172 = !DILocation(line: 14, column: 86, scope: !158)
!173 = !DILocation(line: 14, column: 89, scope: !158)
!174 = !DILocation(line: 14, column: 62, scope: !158)
!175 = !DILocation(line: 14, column: 93, scope: !158)
!176 = !DILocation(line: 14, column: 98, scope: !158)
!177 = distinct !DISubprogram(name: "copy_up", scope: !3, file: !3, line: 15, type: !178, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !163)
!178 = !DISubroutineType(types: !179)
!179 = !{null, !15, !180, !64}
!180 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !181, size: 64)
!181 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!182 = !DILocalVariable(name: "to", arg: 1, scope: !177, file: !3, line: 15, type: !15)
!183 = !DILocation(line: 15, column: 53, scope: !177)
!184 = !DILocalVariable(name: "from", arg: 2, scope: !177, file: !3, line: 15, type: !180)
!185 = !DILocation(line: 15, column: 69, scope: !177)
!186 = !DILocalVariable(name: "n", arg: 3, scope: !177, file: !3, line: 15, type: !64)
!187 = !DILocation(line: 15, column: 82, scope: !177)
!188 = !DILocalVariable(name: "t", scope: !177, file: !3, line: 16, type: !189)
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !190, size: 64)
!190 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !18)
!191 = !DILocation(line: 16, column: 25, scope: !177)
!192 = !DILocation(line: 16, column: 29, scope: !177)
!193 = !DILocalVariable(name: "f", scope: !177, file: !3, line: 16, type: !21)
!194 = !DILocation(line: 16, column: 50, scope: !177)
!195 = !DILocation(line: 16, column: 54, scope: !177)
!196 = !DILocation(line: 17, column: 5, scope: !177)
!197 = !DILocation(line: 17, column: 13, scope: !177)
!198 = !DILocation(line: 17, column: 26, scope: !177)
!199 = !DILocation(line: 17, column: 24, scope: !177)
!200 = !DILocation(line: 17, column: 19, scope: !177)
!201 = !DILocation(line: 17, column: 22, scope: !177)
!202 = distinct !{!202, !196, !198, !203}
!203 = !{!"llvm.loop.mustprogress"}
!204 = !DILocation(line: 18, column: 1, scope: !177)
!205 = distinct !DISubprogram(name: "copy_down", scope: !3, file: !3, line: 19, type: !178, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !163)
!206 = !DILocalVariable(name: "to", arg: 1, scope: !205, file: !3, line: 19, type: !15)
!207 = !DILocation(line: 19, column: 55, scope: !205)
!208 = !DILocalVariable(name: "from", arg: 2, scope: !205, file: !3, line: 19, type: !180)
!209 = !DILocation(line: 19, column: 71, scope: !205)
!210 = !DILocalVariable(name: "n", arg: 3, scope: !205, file: !3, line: 19, type: !64)
!211 = !DILocation(line: 19, column: 84, scope: !205)
!212 = !DILocalVariable(name: "t", scope: !205, file: !3, line: 20, type: !189)
!213 = !DILocation(line: 20, column: 25, scope: !205)
!214 = !DILocation(line: 20, column: 42, scope: !205)
!215 = !DILocation(line: 20, column: 47, scope: !205)
!216 = !DILocation(line: 20, column: 45, scope: !205)
!217 = !DILocalVariable(name: "f", scope: !205, file: !3, line: 20, type: !21)
!218 = !DILocation(line: 20, column: 67, scope: !205)
!219 = !DILocation(line: 20, column: 90, scope: !205)
!220 = !DILocation(line: 20, column: 97, scope: !205)
!221 = !DILocation(line: 20, column: 95, scope: !205)
!222 = !DILocation(line: 21, column: 5, scope: !205)
!223 = !DILocation(line: 21, column: 13, scope: !205)
!224 = !DILocation(line: 21, column: 25, scope: !205)
!225 = !DILocation(line: 21, column: 24, scope: !205)
!226 = !DILocation(line: 21, column: 18, scope: !205)
!227 = !DILocation(line: 21, column: 22, scope: !205)
!228 = distinct !{!228, !222, !229, !203}
!229 = !DILocation(line: 21, column: 27, scope: !205)
!230 = !DILocation(line: 22, column: 1, scope: !205)
!231 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 23, type: !178, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !163)
!232 = !DILocalVariable(name: "to", arg: 1, scope: !231, file: !3, line: 23, type: !15)
!233 = !DILocation(line: 23, column: 50, scope: !231)
!234 = !DILocalVariable(name: "from", arg: 2, scope: !231, file: !3, line: 23, type: !180)
!235 = !DILocation(line: 23, column: 66, scope: !231)
!236 = !DILocalVariable(name: "n", arg: 3, scope: !231, file: !3, line: 23, type: !64)
!237 = !DILocation(line: 23, column: 79, scope: !231)
!238 = !DILocalVariable(name: "t", scope: !231, file: !3, line: 24, type: !189)
!239 = !DILocation(line: 24, column: 25, scope: !231)
!240 = !DILocation(line: 24, column: 29, scope: !231)
!241 = !DILocalVariable(name: "f", scope: !231, file: !3, line: 24, type: !21)
!242 = !DILocation(line: 24, column: 50, scope: !231)
!243 = !DILocation(line: 24, column: 54, scope: !231)
!244 = !DILocalVariable(name: "i", scope: !245, file: !3, line: 25, type: !64)
!245 = distinct !DILexicalBlock(scope: !231, file: !3, line: 25, column: 5)
!246 = !DILocation(line: 25, column: 17, scope: !245)
!247 = !DILocation(line: 25, column: 10, scope: !245)
!248 = !DILocation(line: 25, column: 24, scope: !249)
!249 = distinct !DILexicalBlock(scope: !245, file: !3, line: 25, column: 5)
!250 = !DILocation(line: 25, column: 28, scope: !249)
!251 = !DILocation(line: 25, column: 26, scope: !249)
!252 = !DILocation(line: 25, column: 5, scope: !245)
!253 = !DILocation(line: 25, column: 43, scope: !249)
!254 = !DILocation(line: 25, column: 45, scope: !249)
!255 = !DILocation(line: 25, column: 36, scope: !249)
!256 = !DILocation(line: 25, column: 38, scope: !249)
!257 = !DILocation(line: 25, column: 41, scope: !249)
!258 = !DILocation(line: 25, column: 32, scope: !249)
!259 = !DILocation(line: 25, column: 5, scope: !249)
!260 = distinct !{!260, !252, !261, !203}
!261 = !DILocation(line: 25, column: 46, scope: !245)
!262 = !DILocation(line: 26, column: 1, scope: !231)
