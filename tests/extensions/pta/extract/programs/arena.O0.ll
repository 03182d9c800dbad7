; ModuleID = 'arena.c'
source_filename = "arena.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.job = type { i32, ptr, ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !22
@called = global ptr null, align 8, !dbg !24
@data = global ptr null, align 8, !dbg !28
@called2 = global ptr null, align 8, !dbg !26
@data2 = global ptr null, align 8, !dbg !30
@arena = internal global [4096 x i8] zeroinitializer, align 16, !dbg !32
@used = internal global i64 0, align 8, !dbg !38

; Function Attrs: noinline nounwind optnone uwtable
define void @first() #0 !dbg !47 {
  ret void, !dbg !48
}

; Function Attrs: noinline nounwind optnone uwtable
define void @second() #0 !dbg !49 {
  ret void, !dbg !50
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !51 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca [64 x i8], align 16
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !55, !DIExpression(), !56)
  %5 = call ptr @make(ptr noundef @first, ptr noundef @x, ptr noundef null), !dbg !57
  store ptr %5, ptr %2, align 8, !dbg !56
  %6 = load ptr, ptr %2, align 8, !dbg !58
  %7 = call ptr @make(ptr noundef @second, ptr noundef @y, ptr noundef %6), !dbg !59
  store ptr %7, ptr %2, align 8, !dbg !60
  %8 = load ptr, ptr %2, align 8, !dbg !61
  %9 = getelementptr inbounds nuw %struct.job, ptr %8, i32 0, i32 3, !dbg !62
  %10 = load ptr, ptr %9, align 8, !dbg !62
  %11 = getelementptr inbounds nuw %struct.job, ptr %10, i32 0, i32 2, !dbg !63
  %12 = load ptr, ptr %11, align 8, !dbg !63
  store ptr %12, ptr @called, align 8, !dbg !64
  %13 = load ptr, ptr %2, align 8, !dbg !65
  %14 = getelementptr inbounds nuw %struct.job, ptr %13, i32 0, i32 1, !dbg !66
  %15 = load ptr, ptr %14, align 8, !dbg !66
  store ptr %15, ptr @data, align 8, !dbg !67
  %16 = load ptr, ptr %2, align 8, !dbg !68
  %17 = getelementptr inbounds nuw %struct.job, ptr %16, i32 0, i32 2, !dbg !69
  %18 = load ptr, ptr %17, align 8, !dbg !68
  call void %18(), !dbg !68
    #dbg_declare(ptr %3, !70, !DIExpression(), !74)
    #dbg_declare(ptr %4, !75, !DIExpression(), !76)
  %19 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0, !dbg !77
  store ptr %19, ptr %4, align 8, !dbg !76
  %20 = load ptr, ptr %4, align 8, !dbg !78
  %21 = getelementptr inbounds nuw %struct.job, ptr %20, i32 0, i32 2, !dbg !79
  store ptr @first, ptr %21, align 8, !dbg !80
  %22 = load ptr, ptr %4, align 8, !dbg !81
  %23 = getelementptr inbounds nuw %struct.job, ptr %22, i32 0, i32 1, !dbg !82
  store ptr @x, ptr %23, align 8, !dbg !83
  %24 = load ptr, ptr %2, align 8, !dbg !84
  %25 = load ptr, ptr %4, align 8, !dbg !85
  %26 = getelementptr inbounds nuw %struct.job, ptr %25, i32 0, i32 3, !dbg !86
  store ptr %24, ptr %26, align 8, !dbg !87
  %27 = load ptr, ptr %4, align 8, !dbg !88
  %28 = getelementptr inbounds nuw %struct.job, ptr %27, i32 0, i32 2, !dbg !89
  %29 = load ptr, ptr %28, align 8, !dbg !89
  store ptr %29, ptr @called2, align 8, !dbg !90
  %30 = load ptr, ptr %4, align 8, !dbg !91
  %31 = getelementptr inbounds nuw %struct.job, ptr %30, i32 0, i32 3, !dbg !92
  %32 = load ptr, ptr %31, align 8, !dbg !92
  %33 = getelementptr inbounds nuw %struct.job, ptr %32, i32 0, i32 1, !dbg !93
  %34 = load ptr, ptr %33, align 8, !dbg !93
  store ptr %34, ptr @data2, align 8, !dbg !94
  %35 = load ptr, ptr @called2, align 8, !dbg !95
  call void %35(), !dbg !95
  %36 = load ptr, ptr @called, align 8, !dbg !96
  %37 = icmp eq ptr %36, @first, !dbg !97
  br i1 %37, label %38, label %47, !dbg !98

38:                                               ; preds = %0
  %39 = load ptr, ptr @data, align 8, !dbg !99
  %40 = icmp eq ptr %39, @y, !dbg !100
  br i1 %40, label %41, label %47, !dbg !101

41:                                               ; preds = %38
  %42 = load ptr, ptr @called2, align 8, !dbg !102
  %43 = icmp eq ptr %42, @first, !dbg !103
  br i1 %43, label %44, label %47, !dbg !104

44:                                               ; preds = %41
  %45 = load ptr, ptr @data2, align 8, !dbg !105
  %46 = icmp eq ptr %45, @y, !dbg !106
  br label %47

47:                                               ; preds = %44, %41, %38, %0
  %48 = phi i1 [ false, %41 ], [ false, %38 ], [ false, %0 ], [ %46, %44 ], !dbg !107
  %49 = xor i1 %48, true, !dbg !108
  %50 = zext i1 %49 to i32, !dbg !108
  ret i32 %50, !dbg !109
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !110 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !113, !DIExpression(), !114)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !115, !DIExpression(), !116)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !117, !DIExpression(), !118)
    #dbg_declare(ptr %7, !119, !DIExpression(), !120)
  %8 = call ptr @take(i64 noundef 32), !dbg !121
  store ptr %8, ptr %7, align 8, !dbg !120
  %9 = load ptr, ptr %7, align 8, !dbg !122
  %10 = getelementptr inbounds nuw %struct.job, ptr %9, i32 0, i32 0, !dbg !123
  store i32 1, ptr %10, align 8, !dbg !124
  %11 = load ptr, ptr %5, align 8, !dbg !125
  %12 = load ptr, ptr %7, align 8, !dbg !126
  %13 = getelementptr inbounds nuw %struct.job, ptr %12, i32 0, i32 1, !dbg !127
  store ptr %11, ptr %13, align 8, !dbg !128
  %14 = load ptr, ptr %4, align 8, !dbg !129
  %15 = load ptr, ptr %7, align 8, !dbg !130
  %16 = getelementptr inbounds nuw %struct.job, ptr %15, i32 0, i32 2, !dbg !131
  store ptr %14, ptr %16, align 8, !dbg !132
  %17 = load ptr, ptr %6, align 8, !dbg !133
  %18 = load ptr, ptr %7, align 8, !dbg !134
  %19 = getelementptr inbounds nuw %struct.job, ptr %18, i32 0, i32 3, !dbg !135
  store ptr %17, ptr %19, align 8, !dbg !136
  %20 = load ptr, ptr %7, align 8, !dbg !137
  ret ptr %20, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @take(i64 noundef %0) #0 !dbg !139 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !142, !DIExpression(), !143)
    #dbg_declare(ptr %3, !144, !DIExpression(), !145)
  %4 = load i64, ptr @used, align 8, !dbg !146
  %5 = getelementptr inbounds nuw i8, ptr @arena, i64 %4, !dbg !147
  store ptr %5, ptr %3, align 8, !dbg !145
  %6 = load i64, ptr %2, align 8, !dbg !148
  %7 = add i64 %6, 15, !dbg !149
  %8 = and i64 %7, -16, !dbg !150
  %9 = load i64, ptr @used, align 8, !dbg !151
  %10 = add i64 %9, %8, !dbg !151
  store i64 %10, ptr @used, align 8, !dbg !151
  %11 = load ptr, ptr %3, align 8, !dbg !152
  ret ptr %11, !dbg !153
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!40, !41, !42, !43, !44, !45}
!llvm.ident = !{!46}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !21, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "arena.c", directory: "")
!4 = !{!5, !18}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 4, size: 256, elements: !7)
!7 = !{!8, !10, !12, !17}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 4, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !6, file: !3, line: 4, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !6, file: !3, line: 4, baseType: !13, size: 64, offset: 128)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 3, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 4, baseType: !5, size: 64, offset: 192)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !19, line: 18, baseType: !20)
!19 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !{!0, !22, !24, !26, !28, !30, !32, !38}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !9, isLocal: false, isDefinition: true)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 11, type: !13, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "called2", scope: !2, file: !3, line: 11, type: !13, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "data2", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 5, type: !34, isLocal: true, isDefinition: true)
!34 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 32768, elements: !36)
!35 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!36 = !{!37}
!37 = !DISubrange(count: 4096)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 6, type: !18, isLocal: true, isDefinition: true)
!40 = !{i32 7, !"Dwarf Version", i32 4}
!41 = !{i32 2, !"Debug Info Version", i32 3}
!42 = !{i32 1, !"wchar_size", i32 4}
!43 = !{i32 8, !"PIC Level", i32 2}
!44 = !{i32 7, !"uwtable", i32 2}
!45 = !{i32 7, !"frame-pointer", i32 2}
!46 = !{!"clang version 22.1.8"}
!47 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 7, type: !15, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!48 = !DILocation(line: 7, column: 19, scope: !47)
!49 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!50 = !DILocation(line: 8, column: 20, scope: !49)
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !52, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !54)
!52 = !DISubroutineType(types: !53)
!53 = !{!9}
!54 = !{}
!55 = !DILocalVariable(name: "job", scope: !51, file: !3, line: 19, type: !5)
!56 = !DILocation(line: 19, column: 17, scope: !51)
!57 = !DILocation(line: 19, column: 23, scope: !51)
!58 = !DILocation(line: 20, column: 28, scope: !51)
!59 = !DILocation(line: 20, column: 11, scope: !51)
!60 = !DILocation(line: 20, column: 9, scope: !51)
!61 = !DILocation(line: 21, column: 14, scope: !51)
!62 = !DILocation(line: 21, column: 19, scope: !51)
!63 = !DILocation(line: 21, column: 25, scope: !51)
!64 = !DILocation(line: 21, column: 12, scope: !51)
!65 = !DILocation(line: 22, column: 12, scope: !51)
!66 = !DILocation(line: 22, column: 17, scope: !51)
!67 = !DILocation(line: 22, column: 10, scope: !51)
!68 = !DILocation(line: 23, column: 5, scope: !51)
!69 = !DILocation(line: 23, column: 10, scope: !51)
!70 = !DILocalVariable(name: "stack", scope: !51, file: !3, line: 24, type: !71, align: 128)
!71 = !DICompositeType(tag: DW_TAG_array_type, baseType: !35, size: 512, elements: !72)
!72 = !{!73}
!73 = !DISubrange(count: 64)
!74 = !DILocation(line: 24, column: 23, scope: !51)
!75 = !DILocalVariable(name: "here", scope: !51, file: !3, line: 25, type: !5)
!76 = !DILocation(line: 25, column: 17, scope: !51)
!77 = !DILocation(line: 25, column: 38, scope: !51)
!78 = !DILocation(line: 26, column: 5, scope: !51)
!79 = !DILocation(line: 26, column: 11, scope: !51)
!80 = !DILocation(line: 26, column: 15, scope: !51)
!81 = !DILocation(line: 26, column: 24, scope: !51)
!82 = !DILocation(line: 26, column: 30, scope: !51)
!83 = !DILocation(line: 26, column: 35, scope: !51)
!84 = !DILocation(line: 26, column: 54, scope: !51)
!85 = !DILocation(line: 26, column: 41, scope: !51)
!86 = !DILocation(line: 26, column: 47, scope: !51)
!87 = !DILocation(line: 26, column: 52, scope: !51)
!88 = !DILocation(line: 27, column: 15, scope: !51)
!89 = !DILocation(line: 27, column: 21, scope: !51)
!90 = !DILocation(line: 27, column: 13, scope: !51)
!91 = !DILocation(line: 28, column: 13, scope: !51)
!92 = !DILocation(line: 28, column: 19, scope: !51)
!93 = !DILocation(line: 28, column: 25, scope: !51)
!94 = !DILocation(line: 28, column: 11, scope: !51)
!95 = !DILocation(line: 29, column: 5, scope: !51)
!96 = !DILocation(line: 30, column: 14, scope: !51)
!97 = !DILocation(line: 30, column: 21, scope: !51)
!98 = !DILocation(line: 30, column: 30, scope: !51)
!99 = !DILocation(line: 30, column: 33, scope: !51)
!100 = !DILocation(line: 30, column: 38, scope: !51)
!101 = !DILocation(line: 30, column: 44, scope: !51)
!102 = !DILocation(line: 30, column: 47, scope: !51)
!103 = !DILocation(line: 30, column: 55, scope: !51)
!104 = !DILocation(line: 30, column: 64, scope: !51)
!105 = !DILocation(line: 30, column: 67, scope: !51)
!106 = !DILocation(line: 30, column: 73, scope: !51)
!107 = !DILocation(line: 0, scope: !51)
!108 = !DILocation(line: 30, column: 12, scope: !51)
!109 = !DILocation(line: 30, column: 5, scope: !51)
!110 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 13, type: !111, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!111 = !DISubroutineType(types: !112)
!112 = !{!5, !13, !11, !5}
!113 = !DILocalVariable(name: "run", arg: 1, scope: !110, file: !3, line: 13, type: !13)
!114 = !DILocation(line: 13, column: 28, scope: !110)
!115 = !DILocalVariable(name: "with", arg: 2, scope: !110, file: !3, line: 13, type: !11)
!116 = !DILocation(line: 13, column: 39, scope: !110)
!117 = !DILocalVariable(name: "next", arg: 3, scope: !110, file: !3, line: 13, type: !5)
!118 = !DILocation(line: 13, column: 57, scope: !110)
!119 = !DILocalVariable(name: "job", scope: !110, file: !3, line: 14, type: !5)
!120 = !DILocation(line: 14, column: 17, scope: !110)
!121 = !DILocation(line: 14, column: 23, scope: !110)
!122 = !DILocation(line: 15, column: 5, scope: !110)
!123 = !DILocation(line: 15, column: 10, scope: !110)
!124 = !DILocation(line: 15, column: 15, scope: !110)
!125 = !DILocation(line: 15, column: 32, scope: !110)
!126 = !DILocation(line: 15, column: 20, scope: !110)
!127 = !DILocation(line: 15, column: 25, scope: !110)
!128 = !DILocation(line: 15, column: 30, scope: !110)
!129 = !DILocation(line: 15, column: 49, scope: !110)
!130 = !DILocation(line: 15, column: 38, scope: !110)
!131 = !DILocation(line: 15, column: 43, scope: !110)
!132 = !DILocation(line: 15, column: 47, scope: !110)
!133 = !DILocation(line: 15, column: 66, scope: !110)
!134 = !DILocation(line: 15, column: 54, scope: !110)
!135 = !DILocation(line: 15, column: 59, scope: !110)
!136 = !DILocation(line: 15, column: 64, scope: !110)
!137 = !DILocation(line: 16, column: 12, scope: !110)
!138 = !DILocation(line: 16, column: 5, scope: !110)
!139 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 10, type: !140, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !54)
!140 = !DISubroutineType(types: !141)
!141 = !{!11, !18}
!142 = !DILocalVariable(name: "size", arg: 1, scope: !139, file: !3, line: 10, type: !18)
!143 = !DILocation(line: 10, column: 26, scope: !139)
!144 = !DILocalVariable(name: "at", scope: !139, file: !3, line: 10, type: !11)
!145 = !DILocation(line: 10, column: 40, scope: !139)
!146 = !DILocation(line: 10, column: 53, scope: !139)
!147 = !DILocation(line: 10, column: 51, scope: !139)
!148 = !DILocation(line: 10, column: 68, scope: !139)
!149 = !DILocation(line: 10, column: 73, scope: !139)
!150 = !DILocation(line: 10, column: 79, scope: !139)
!151 = !DILocation(line: 10, column: 64, scope: !139)
!152 = !DILocation(line: 10, column: 101, scope: !139)
!153 = !DILocation(line: 10, column: 94, scope: !139)
