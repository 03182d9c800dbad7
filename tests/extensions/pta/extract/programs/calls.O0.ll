; ModuleID = 'calls.c'
source_filename = "calls.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.operations = type { ptr, ptr }

@loud = global %struct.operations { ptr @first, ptr @clear }, align 8, !dbg !0
@quiet = global %struct.operations { ptr @second, ptr @set }, align 8, !dbg !5
@choices = global [2 x ptr] [ptr @first, ptr @second], align 16, !dbg !21
@x = global i32 0, align 4, !dbg !26
@y = global i32 0, align 4, !dbg !28
@z = global i32 0, align 4, !dbg !30

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @first(ptr noundef %0, ptr noundef %1) #0 !dbg !39 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !41, !DIExpression(), !42)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
  %5 = load ptr, ptr %3, align 8, !dbg !45
  ret ptr %5, !dbg !46
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @clear(ptr noundef %0) #0 !dbg !47 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !48, !DIExpression(), !49)
  %3 = load ptr, ptr %2, align 8, !dbg !50
  store ptr null, ptr %3, align 8, !dbg !51
  ret void, !dbg !52
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @second(ptr noundef %0, ptr noundef %1) #0 !dbg !53 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !54, !DIExpression(), !55)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !56, !DIExpression(), !57)
  %5 = load ptr, ptr %4, align 8, !dbg !58
  ret ptr %5, !dbg !59
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @set(ptr noundef %0) #0 !dbg !60 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !61, !DIExpression(), !62)
  %3 = load ptr, ptr %2, align 8, !dbg !63
  store ptr @y, ptr %3, align 8, !dbg !64
  ret void, !dbg !65
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !66 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !72, !DIExpression(), !73)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !74, !DIExpression(), !75)
    #dbg_declare(ptr %6, !76, !DIExpression(), !78)
  %12 = load i32, ptr %4, align 4, !dbg !79
  %13 = icmp sgt i32 %12, 1, !dbg !80
  %14 = zext i1 %13 to i64, !dbg !79
  %15 = select i1 %13, ptr @loud, ptr @quiet, !dbg !79
  store ptr %15, ptr %6, align 8, !dbg !78
    #dbg_declare(ptr %7, !81, !DIExpression(), !82)
  %16 = load ptr, ptr %6, align 8, !dbg !83
  %17 = getelementptr inbounds nuw %struct.operations, ptr %16, i32 0, i32 0, !dbg !84
  %18 = load ptr, ptr %17, align 8, !dbg !83
  %19 = call ptr %18(ptr noundef @x, ptr noundef @y), !dbg !83
  store ptr %19, ptr %7, align 8, !dbg !82
    #dbg_declare(ptr %8, !85, !DIExpression(), !86)
  store ptr @x, ptr %8, align 8, !dbg !86
  %20 = load ptr, ptr %6, align 8, !dbg !87
  %21 = getelementptr inbounds nuw %struct.operations, ptr %20, i32 0, i32 1, !dbg !88
  %22 = load ptr, ptr %21, align 8, !dbg !87
  call void %22(ptr noundef %8), !dbg !87
    #dbg_declare(ptr %9, !89, !DIExpression(), !90)
  %23 = call ptr @apply(ptr noundef @second, ptr noundef @z, ptr noundef @x), !dbg !91
  store ptr %23, ptr %9, align 8, !dbg !90
    #dbg_declare(ptr %10, !92, !DIExpression(), !93)
  %24 = load i32, ptr %4, align 4, !dbg !94
  %25 = sext i32 %24 to i64, !dbg !95
  %26 = getelementptr inbounds [2 x ptr], ptr @choices, i64 0, i64 %25, !dbg !95
  %27 = load ptr, ptr %26, align 8, !dbg !95
  %28 = call ptr %27(ptr noundef @x, ptr noundef @z), !dbg !95
  store ptr %28, ptr %10, align 8, !dbg !93
    #dbg_declare(ptr %11, !96, !DIExpression(), !97)
  %29 = call ptr @neither(ptr noundef @x, ptr noundef @y), !dbg !98
  store ptr %29, ptr %11, align 8, !dbg !97
  %30 = load ptr, ptr %7, align 8, !dbg !99
  %31 = load i32, ptr %30, align 4, !dbg !100
  %32 = load ptr, ptr %8, align 8, !dbg !101
  %33 = load i32, ptr %32, align 4, !dbg !102
  %34 = add nsw i32 %31, %33, !dbg !103
  %35 = load ptr, ptr %9, align 8, !dbg !104
  %36 = load i32, ptr %35, align 4, !dbg !105
  %37 = add nsw i32 %34, %36, !dbg !106
  %38 = load ptr, ptr %10, align 8, !dbg !107
  %39 = load i32, ptr %38, align 4, !dbg !108
  %40 = add nsw i32 %37, %39, !dbg !109
  %41 = load ptr, ptr %11, align 8, !dbg !110
  %42 = load i32, ptr %41, align 4, !dbg !111
  %43 = add nsw i32 %40, %42, !dbg !112
  ret i32 %43, !dbg !113
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @apply(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !114 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !117, !DIExpression(), !118)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !119, !DIExpression(), !120)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !121, !DIExpression(), !122)
  %7 = load ptr, ptr %4, align 8, !dbg !123
  %8 = load ptr, ptr %5, align 8, !dbg !124
  %9 = load ptr, ptr %6, align 8, !dbg !125
  %10 = call ptr %7(ptr noundef %8, ptr noundef %9), !dbg !123
  ret ptr %10, !dbg !126
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @neither(ptr noundef %0, ptr noundef %1) #0 !dbg !127 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !128, !DIExpression(), !129)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !130, !DIExpression(), !131)
  ret ptr @z, !dbg !132
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "loud", scope: !2, file: !3, line: 13, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "calls.c", directory: "")
!4 = !{!0, !5, !21, !26, !28, !30}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "quiet", scope: !2, file: !3, line: 13, type: !7, isLocal: false, isDefinition: true)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "operations", file: !3, line: 9, size: 128, elements: !8)
!8 = !{!9, !16}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "choose", scope: !7, file: !3, line: 9, baseType: !10, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "choice", file: !3, line: 2, baseType: !11)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!12 = !DISubroutineType(types: !13)
!13 = !{!14, !14, !14}
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "reset", scope: !7, file: !3, line: 9, baseType: !17, size: 64, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{null, !20}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "choices", scope: !2, file: !3, line: 14, type: !23, isLocal: false, isDefinition: true)
!23 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 128, elements: !24)
!24 = !{!25}
!25 = !DISubrange(count: 2)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 3, type: !15, isLocal: false, isDefinition: true)
!32 = !{i32 7, !"Dwarf Version", i32 4}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"clang version 22.1.8"}
!39 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 5, type: !12, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!40 = !{}
!41 = !DILocalVariable(name: "a", arg: 1, scope: !39, file: !3, line: 5, type: !14)
!42 = !DILocation(line: 5, column: 24, scope: !39)
!43 = !DILocalVariable(name: "b", arg: 2, scope: !39, file: !3, line: 5, type: !14)
!44 = !DILocation(line: 5, column: 32, scope: !39)
!45 = !DILocation(line: 5, column: 44, scope: !39)
!46 = !DILocation(line: 5, column: 37, scope: !39)
!47 = distinct !DISubprogram(name: "clear", scope: !3, file: !3, line: 10, type: !18, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!48 = !DILocalVariable(name: "what", arg: 1, scope: !47, file: !3, line: 10, type: !20)
!49 = !DILocation(line: 10, column: 25, scope: !47)
!50 = !DILocation(line: 10, column: 34, scope: !47)
!51 = !DILocation(line: 10, column: 39, scope: !47)
!52 = !DILocation(line: 10, column: 44, scope: !47)
!53 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 6, type: !12, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!54 = !DILocalVariable(name: "a", arg: 1, scope: !53, file: !3, line: 6, type: !14)
!55 = !DILocation(line: 6, column: 25, scope: !53)
!56 = !DILocalVariable(name: "b", arg: 2, scope: !53, file: !3, line: 6, type: !14)
!57 = !DILocation(line: 6, column: 33, scope: !53)
!58 = !DILocation(line: 6, column: 45, scope: !53)
!59 = !DILocation(line: 6, column: 38, scope: !53)
!60 = distinct !DISubprogram(name: "set", scope: !3, file: !3, line: 11, type: !18, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!61 = !DILocalVariable(name: "what", arg: 1, scope: !60, file: !3, line: 11, type: !20)
!62 = !DILocation(line: 11, column: 23, scope: !60)
!63 = !DILocation(line: 11, column: 32, scope: !60)
!64 = !DILocation(line: 11, column: 37, scope: !60)
!65 = !DILocation(line: 11, column: 43, scope: !60)
!66 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !67, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!67 = !DISubroutineType(types: !68)
!68 = !{!15, !15, !69}
!69 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !70, size: 64)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!72 = !DILocalVariable(name: "argc", arg: 1, scope: !66, file: !3, line: 18, type: !15)
!73 = !DILocation(line: 18, column: 14, scope: !66)
!74 = !DILocalVariable(name: "argv", arg: 2, scope: !66, file: !3, line: 18, type: !69)
!75 = !DILocation(line: 18, column: 27, scope: !66)
!76 = !DILocalVariable(name: "which", scope: !66, file: !3, line: 19, type: !77)
!77 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!78 = !DILocation(line: 19, column: 24, scope: !66)
!79 = !DILocation(line: 19, column: 32, scope: !66)
!80 = !DILocation(line: 19, column: 37, scope: !66)
!81 = !DILocalVariable(name: "chosen", scope: !66, file: !3, line: 20, type: !14)
!82 = !DILocation(line: 20, column: 10, scope: !66)
!83 = !DILocation(line: 20, column: 19, scope: !66)
!84 = !DILocation(line: 20, column: 26, scope: !66)
!85 = !DILocalVariable(name: "target", scope: !66, file: !3, line: 21, type: !14)
!86 = !DILocation(line: 21, column: 10, scope: !66)
!87 = !DILocation(line: 22, column: 5, scope: !66)
!88 = !DILocation(line: 22, column: 12, scope: !66)
!89 = !DILocalVariable(name: "applied", scope: !66, file: !3, line: 23, type: !14)
!90 = !DILocation(line: 23, column: 10, scope: !66)
!91 = !DILocation(line: 23, column: 20, scope: !66)
!92 = !DILocalVariable(name: "indexed", scope: !66, file: !3, line: 24, type: !14)
!93 = !DILocation(line: 24, column: 10, scope: !66)
!94 = !DILocation(line: 24, column: 28, scope: !66)
!95 = !DILocation(line: 24, column: 20, scope: !66)
!96 = !DILocalVariable(name: "direct", scope: !66, file: !3, line: 25, type: !14)
!97 = !DILocation(line: 25, column: 10, scope: !66)
!98 = !DILocation(line: 25, column: 19, scope: !66)
!99 = !DILocation(line: 26, column: 13, scope: !66)
!100 = !DILocation(line: 26, column: 12, scope: !66)
!101 = !DILocation(line: 26, column: 23, scope: !66)
!102 = !DILocation(line: 26, column: 22, scope: !66)
!103 = !DILocation(line: 26, column: 20, scope: !66)
!104 = !DILocation(line: 26, column: 33, scope: !66)
!105 = !DILocation(line: 26, column: 32, scope: !66)
!106 = !DILocation(line: 26, column: 30, scope: !66)
!107 = !DILocation(line: 26, column: 44, scope: !66)
!108 = !DILocation(line: 26, column: 43, scope: !66)
!109 = !DILocation(line: 26, column: 41, scope: !66)
!110 = !DILocation(line: 26, column: 55, scope: !66)
!111 = !DILocation(line: 26, column: 54, scope: !66)
!112 = !DILocation(line: 26, column: 52, scope: !66)
!113 = !DILocation(line: 26, column: 5, scope: !66)
!114 = distinct !DISubprogram(name: "apply", scope: !3, file: !3, line: 16, type: !115, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!115 = !DISubroutineType(types: !116)
!116 = !{!14, !10, !14, !14}
!117 = !DILocalVariable(name: "how", arg: 1, scope: !114, file: !3, line: 16, type: !10)
!118 = !DILocation(line: 16, column: 26, scope: !114)
!119 = !DILocalVariable(name: "a", arg: 2, scope: !114, file: !3, line: 16, type: !14)
!120 = !DILocation(line: 16, column: 36, scope: !114)
!121 = !DILocalVariable(name: "b", arg: 3, scope: !114, file: !3, line: 16, type: !14)
!122 = !DILocation(line: 16, column: 44, scope: !114)
!123 = !DILocation(line: 16, column: 56, scope: !114)
!124 = !DILocation(line: 16, column: 60, scope: !114)
!125 = !DILocation(line: 16, column: 63, scope: !114)
!126 = !DILocation(line: 16, column: 49, scope: !114)
!127 = distinct !DISubprogram(name: "neither", scope: !3, file: !3, line: 7, type: !12, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!128 = !DILocalVariable(name: "a", arg: 1, scope: !127, file: !3, line: 7, type: !14)
!129 = !DILocation(line: 7, column: 26, scope: !127)
!130 = !DILocalVariable(name: "b", arg: 2, scope: !127, file: !3, line: 7, type: !14)
!131 = !DILocation(line: 7, column: 34, scope: !127)
!132 = !DILocation(line: 7, column: 39, scope: !127)
