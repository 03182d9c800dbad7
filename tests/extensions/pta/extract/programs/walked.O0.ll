; ModuleID = 'walked.c'
source_filename = "walked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.text = type { ptr, [40 x i8], ptr, [12 x i8], i32, ptr }
%struct.numbers = type { ptr, [500 x i32], ptr }
%struct.long_ = type { [100 x ptr], ptr, ptr }
%struct.pairs = type { [100 x %struct.anon], ptr }
%struct.anon = type { i64, ptr }

@v = global i32 0, align 4, !dbg !0
@__const.main.text = private unnamed_addr constant %struct.text { ptr null, [40 x i8] zeroinitializer, ptr null, [12 x i8] zeroinitializer, i32 0, ptr @v }, align 8
@w = global i32 0, align 4, !dbg !9
@__const.main.numbers = private unnamed_addr constant %struct.numbers { ptr null, [500 x i32] zeroinitializer, ptr @w }, align 8
@x = global i32 0, align 4, !dbg !11
@y = global i32 0, align 4, !dbg !13
@__const.main.longer = private unnamed_addr constant %struct.long_ { [100 x ptr] [ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr null, ptr @x], ptr null, ptr @y }, align 8
@z = global i32 0, align 4, !dbg !15
@__const.main.pairs = private unnamed_addr constant %struct.pairs { [100 x %struct.anon] zeroinitializer, ptr @z }, align 8
@named = global ptr null, align 8, !dbg !17
@numbered = global ptr null, align 8, !dbg !19
@after = global ptr null, align 8, !dbg !21
@paired = global ptr null, align 8, !dbg !23
@back = global ptr null, align 8, !dbg !25

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !34 {
  %1 = alloca i32, align 4
  %2 = alloca %struct.text, align 8
  %3 = alloca %struct.numbers, align 8
  %4 = alloca %struct.long_, align 8
  %5 = alloca %struct.pairs, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !38, !DIExpression(), !54)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %2, ptr align 8 @__const.main.text, i64 80, i1 false), !dbg !54
    #dbg_declare(ptr %3, !55, !DIExpression(), !64)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %3, ptr align 8 @__const.main.numbers, i64 2016, i1 false), !dbg !64
    #dbg_declare(ptr %4, !65, !DIExpression(), !74)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %4, ptr align 8 @__const.main.longer, i64 816, i1 false), !dbg !74
    #dbg_declare(ptr %5, !75, !DIExpression(), !86)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %5, ptr align 8 @__const.main.pairs, i64 1608, i1 false), !dbg !86
  %6 = getelementptr inbounds %struct.text, ptr %2, i64 1, !dbg !87
  %7 = call ptr @from(ptr noundef %2, ptr noundef %6, ptr noundef @v), !dbg !87
  store ptr %7, ptr @named, align 8, !dbg !88
  %8 = getelementptr inbounds %struct.numbers, ptr %3, i64 1, !dbg !89
  %9 = call ptr @from(ptr noundef %3, ptr noundef %8, ptr noundef @w), !dbg !89
  store ptr %9, ptr @numbered, align 8, !dbg !90
  %10 = getelementptr inbounds %struct.long_, ptr %4, i64 1, !dbg !91
  %11 = call ptr @from(ptr noundef %4, ptr noundef %10, ptr noundef @y), !dbg !91
  store ptr %11, ptr @after, align 8, !dbg !92
  %12 = getelementptr inbounds %struct.pairs, ptr %5, i64 1, !dbg !93
  %13 = call ptr @from(ptr noundef %5, ptr noundef %12, ptr noundef @z), !dbg !93
  store ptr %13, ptr @paired, align 8, !dbg !94
  %14 = getelementptr inbounds nuw %struct.long_, ptr %4, i32 0, i32 2, !dbg !95
  %15 = call ptr @down(ptr noundef %14, ptr noundef %4, ptr noundef @x), !dbg !96
  store ptr %15, ptr @back, align 8, !dbg !97
  %16 = load ptr, ptr @named, align 8, !dbg !98
  %17 = icmp eq ptr %16, @v, !dbg !99
  br i1 %17, label %18, label %30, !dbg !100

18:                                               ; preds = %0
  %19 = load ptr, ptr @numbered, align 8, !dbg !101
  %20 = icmp eq ptr %19, @w, !dbg !102
  br i1 %20, label %21, label %30, !dbg !103

21:                                               ; preds = %18
  %22 = load ptr, ptr @after, align 8, !dbg !104
  %23 = icmp eq ptr %22, @y, !dbg !105
  br i1 %23, label %24, label %30, !dbg !106

24:                                               ; preds = %21
  %25 = load ptr, ptr @paired, align 8, !dbg !107
  %26 = icmp eq ptr %25, @z, !dbg !108
  br i1 %26, label %27, label %30, !dbg !109

27:                                               ; preds = %24
  %28 = load ptr, ptr @back, align 8, !dbg !110
  %29 = icmp eq ptr %28, @x, !dbg !111
  br label %30

30:                                               ; preds = %27, %24, %21, %18, %0
  %31 = phi i1 [ false, %24 ], [ false, %21 ], [ false, %18 ], [ false, %0 ], [ %29, %27 ], !dbg !112
  %32 = xor i1 %31, true, !dbg !113
  %33 = zext i1 %32 to i32, !dbg !113
  ret i32 %33, !dbg !114
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @from(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !115 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !118, !DIExpression(), !119)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !120, !DIExpression(), !121)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !122, !DIExpression(), !123)
  br label %8, !dbg !124

8:                                                ; preds = %21, %3
  %9 = load ptr, ptr %5, align 8, !dbg !125
  %10 = load ptr, ptr %6, align 8, !dbg !128
  %11 = icmp ult ptr %9, %10, !dbg !129
  br i1 %11, label %12, label %24, !dbg !130

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8, !dbg !131
  %14 = load ptr, ptr %13, align 8, !dbg !133
  %15 = load ptr, ptr %7, align 8, !dbg !134
  %16 = icmp eq ptr %14, %15, !dbg !135
  br i1 %16, label %17, label %20, !dbg !135

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8, !dbg !136
  %19 = load ptr, ptr %18, align 8, !dbg !137
  store ptr %19, ptr %4, align 8, !dbg !138
  br label %25, !dbg !138

20:                                               ; preds = %12
  br label %21, !dbg !134

21:                                               ; preds = %20
  %22 = load ptr, ptr %5, align 8, !dbg !139
  %23 = getelementptr inbounds nuw ptr, ptr %22, i32 1, !dbg !139
  store ptr %23, ptr %5, align 8, !dbg !139
  br label %8, !dbg !140, !llvm.loop !141

24:                                               ; preds = %8
  store ptr null, ptr %4, align 8, !dbg !144
  br label %25, !dbg !144

25:                                               ; preds = %24, %17
  %26 = load ptr, ptr %4, align 8, !dbg !145
  ret ptr %26, !dbg !145
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @down(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !146 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %5, align 8
    #dbg_declare(ptr %5, !147, !DIExpression(), !148)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !149, !DIExpression(), !150)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !151, !DIExpression(), !152)
  br label %8, !dbg !153

8:                                                ; preds = %21, %3
  %9 = load ptr, ptr %5, align 8, !dbg !154
  %10 = load ptr, ptr %6, align 8, !dbg !157
  %11 = icmp ugt ptr %9, %10, !dbg !158
  br i1 %11, label %12, label %24, !dbg !159

12:                                               ; preds = %8
  %13 = load ptr, ptr %5, align 8, !dbg !160
  %14 = load ptr, ptr %13, align 8, !dbg !162
  %15 = load ptr, ptr %7, align 8, !dbg !163
  %16 = icmp eq ptr %14, %15, !dbg !164
  br i1 %16, label %17, label %20, !dbg !164

17:                                               ; preds = %12
  %18 = load ptr, ptr %5, align 8, !dbg !165
  %19 = load ptr, ptr %18, align 8, !dbg !166
  store ptr %19, ptr %4, align 8, !dbg !167
  br label %25, !dbg !167

20:                                               ; preds = %12
  br label %21, !dbg !163

21:                                               ; preds = %20
  %22 = load ptr, ptr %5, align 8, !dbg !168
  %23 = getelementptr inbounds ptr, ptr %22, i32 -1, !dbg !168
  store ptr %23, ptr %5, align 8, !dbg !168
  br label %8, !dbg !169, !llvm.loop !170

24:                                               ; preds = %8
  store ptr null, ptr %4, align 8, !dbg !172
  br label %25, !dbg !172

25:                                               ; preds = %24, %17
  %26 = load ptr, ptr %4, align 8, !dbg !173
  ret ptr %26, !dbg !173
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "walked.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11, !13, !15, !17, !19, !21, !23, !25}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !7, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "named", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "numbered", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "after", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "paired", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "back", scope: !2, file: !3, line: 7, type: !6, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"clang version 22.1.8"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !35, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !37)
!35 = !DISubroutineType(types: !36)
!36 = !{!7}
!37 = !{}
!38 = !DILocalVariable(name: "text", scope: !34, file: !3, line: 20, type: !39)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "text", file: !3, line: 2, size: 640, elements: !40)
!40 = !{!41, !42, !47, !48, !52, !53}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !39, file: !3, line: 2, baseType: !6, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !39, file: !3, line: 2, baseType: !43, size: 320, offset: 64)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 320, elements: !45)
!44 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!45 = !{!46}
!46 = !DISubrange(count: 40)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !39, file: !3, line: 2, baseType: !6, size: 64, offset: 384)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !39, file: !3, line: 2, baseType: !49, size: 96, offset: 448)
!49 = !DICompositeType(tag: DW_TAG_array_type, baseType: !44, size: 96, elements: !50)
!50 = !{!51}
!51 = !DISubrange(count: 12)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !39, file: !3, line: 2, baseType: !7, size: 32, offset: 544)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !39, file: !3, line: 2, baseType: !6, size: 64, offset: 576)
!54 = !DILocation(line: 20, column: 17, scope: !34)
!55 = !DILocalVariable(name: "numbers", scope: !34, file: !3, line: 21, type: !56)
!56 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "numbers", file: !3, line: 3, size: 16128, elements: !57)
!57 = !{!58, !59, !63}
!58 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !56, file: !3, line: 3, baseType: !6, size: 64)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !56, file: !3, line: 3, baseType: !60, size: 16000, offset: 64)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !7, size: 16000, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 500)
!63 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !56, file: !3, line: 3, baseType: !6, size: 64, offset: 16064)
!64 = !DILocation(line: 21, column: 20, scope: !34)
!65 = !DILocalVariable(name: "longer", scope: !34, file: !3, line: 22, type: !66)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "long_", file: !3, line: 4, size: 6528, elements: !67)
!67 = !{!68, !72, !73}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !66, file: !3, line: 4, baseType: !69, size: 6400)
!69 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 6400, elements: !70)
!70 = !{!71}
!71 = !DISubrange(count: 100)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !66, file: !3, line: 4, baseType: !6, size: 64, offset: 6400)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !66, file: !3, line: 4, baseType: !6, size: 64, offset: 6464)
!74 = !DILocation(line: 22, column: 18, scope: !34)
!75 = !DILocalVariable(name: "pairs", scope: !34, file: !3, line: 23, type: !76)
!76 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pairs", file: !3, line: 5, size: 12864, elements: !77)
!77 = !{!78, !85}
!78 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !76, file: !3, line: 5, baseType: !79, size: 12800)
!79 = !DICompositeType(tag: DW_TAG_array_type, baseType: !80, size: 12800, elements: !70)
!80 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !76, file: !3, line: 5, size: 128, elements: !81)
!81 = !{!82, !84}
!82 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !80, file: !3, line: 5, baseType: !83, size: 64)
!83 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "v", scope: !80, file: !3, line: 5, baseType: !6, size: 64, offset: 64)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !76, file: !3, line: 5, baseType: !6, size: 64, offset: 12800)
!86 = !DILocation(line: 23, column: 18, scope: !34)
!87 = !DILocation(line: 24, column: 13, scope: !34)
!88 = !DILocation(line: 24, column: 11, scope: !34)
!89 = !DILocation(line: 25, column: 16, scope: !34)
!90 = !DILocation(line: 25, column: 14, scope: !34)
!91 = !DILocation(line: 26, column: 13, scope: !34)
!92 = !DILocation(line: 26, column: 11, scope: !34)
!93 = !DILocation(line: 27, column: 14, scope: !34)
!94 = !DILocation(line: 27, column: 12, scope: !34)
!95 = !DILocation(line: 28, column: 25, scope: !34)
!96 = !DILocation(line: 28, column: 12, scope: !34)
!97 = !DILocation(line: 28, column: 10, scope: !34)
!98 = !DILocation(line: 29, column: 14, scope: !34)
!99 = !DILocation(line: 29, column: 20, scope: !34)
!100 = !DILocation(line: 29, column: 26, scope: !34)
!101 = !DILocation(line: 29, column: 29, scope: !34)
!102 = !DILocation(line: 29, column: 38, scope: !34)
!103 = !DILocation(line: 29, column: 44, scope: !34)
!104 = !DILocation(line: 29, column: 47, scope: !34)
!105 = !DILocation(line: 29, column: 53, scope: !34)
!106 = !DILocation(line: 29, column: 59, scope: !34)
!107 = !DILocation(line: 29, column: 62, scope: !34)
!108 = !DILocation(line: 29, column: 69, scope: !34)
!109 = !DILocation(line: 29, column: 75, scope: !34)
!110 = !DILocation(line: 29, column: 78, scope: !34)
!111 = !DILocation(line: 29, column: 83, scope: !34)
!112 = !DILocation(line: 0, scope: !34)
!113 = !DILocation(line: 29, column: 12, scope: !34)
!114 = !DILocation(line: 29, column: 5, scope: !34)
!115 = distinct !DISubprogram(name: "from", scope: !3, file: !3, line: 8, type: !116, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!116 = !DISubroutineType(types: !117)
!117 = !{!6, !5, !5, !6}
!118 = !DILocalVariable(name: "p", arg: 1, scope: !115, file: !3, line: 8, type: !5)
!119 = !DILocation(line: 8, column: 50, scope: !115)
!120 = !DILocalVariable(name: "end", arg: 2, scope: !115, file: !3, line: 8, type: !5)
!121 = !DILocation(line: 8, column: 59, scope: !115)
!122 = !DILocalVariable(name: "found", arg: 3, scope: !115, file: !3, line: 8, type: !6)
!123 = !DILocation(line: 8, column: 69, scope: !115)
!124 = !DILocation(line: 9, column: 5, scope: !115)
!125 = !DILocation(line: 9, column: 12, scope: !126)
!126 = distinct !DILexicalBlock(scope: !127, file: !3, line: 9, column: 5)
!127 = distinct !DILexicalBlock(scope: !115, file: !3, line: 9, column: 5)
!128 = !DILocation(line: 9, column: 16, scope: !126)
!129 = !DILocation(line: 9, column: 14, scope: !126)
!130 = !DILocation(line: 9, column: 5, scope: !127)
!131 = !DILocation(line: 10, column: 14, scope: !132)
!132 = distinct !DILexicalBlock(scope: !126, file: !3, line: 10, column: 13)
!133 = !DILocation(line: 10, column: 13, scope: !132)
!134 = !DILocation(line: 10, column: 19, scope: !132)
!135 = !DILocation(line: 10, column: 16, scope: !132)
!136 = !DILocation(line: 10, column: 34, scope: !132)
!137 = !DILocation(line: 10, column: 33, scope: !132)
!138 = !DILocation(line: 10, column: 26, scope: !132)
!139 = !DILocation(line: 9, column: 22, scope: !126)
!140 = !DILocation(line: 9, column: 5, scope: !126)
!141 = distinct !{!141, !130, !142, !143}
!142 = !DILocation(line: 10, column: 34, scope: !127)
!143 = !{!"llvm.loop.mustprogress"}
!144 = !DILocation(line: 11, column: 5, scope: !115)
!145 = !DILocation(line: 12, column: 1, scope: !115)
!146 = distinct !DISubprogram(name: "down", scope: !3, file: !3, line: 13, type: !116, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !37)
!147 = !DILocalVariable(name: "p", arg: 1, scope: !146, file: !3, line: 13, type: !5)
!148 = !DILocation(line: 13, column: 50, scope: !146)
!149 = !DILocalVariable(name: "end", arg: 2, scope: !146, file: !3, line: 13, type: !5)
!150 = !DILocation(line: 13, column: 59, scope: !146)
!151 = !DILocalVariable(name: "found", arg: 3, scope: !146, file: !3, line: 13, type: !6)
!152 = !DILocation(line: 13, column: 69, scope: !146)
!153 = !DILocation(line: 14, column: 5, scope: !146)
!154 = !DILocation(line: 14, column: 12, scope: !155)
!155 = distinct !DILexicalBlock(scope: !156, file: !3, line: 14, column: 5)
!156 = distinct !DILexicalBlock(scope: !146, file: !3, line: 14, column: 5)
!157 = !DILocation(line: 14, column: 16, scope: !155)
!158 = !DILocation(line: 14, column: 14, scope: !155)
!159 = !DILocation(line: 14, column: 5, scope: !156)
!160 = !DILocation(line: 15, column: 14, scope: !161)
!161 = distinct !DILexicalBlock(scope: !155, file: !3, line: 15, column: 13)
!162 = !DILocation(line: 15, column: 13, scope: !161)
!163 = !DILocation(line: 15, column: 19, scope: !161)
!164 = !DILocation(line: 15, column: 16, scope: !161)
!165 = !DILocation(line: 15, column: 34, scope: !161)
!166 = !DILocation(line: 15, column: 33, scope: !161)
!167 = !DILocation(line: 15, column: 26, scope: !161)
!168 = !DILocation(line: 14, column: 22, scope: !155)
!169 = !DILocation(line: 14, column: 5, scope: !155)
!170 = distinct !{!170, !159, !171, !143}
!171 = !DILocation(line: 15, column: 34, scope: !156)
!172 = !DILocation(line: 16, column: 5, scope: !146)
!173 = !DILocation(line: 17, column: 1, scope: !146)
