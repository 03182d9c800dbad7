; ModuleID = 'fields.c'
source_filename = "fields.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.outer = type { i8, %struct.inner, [4 x ptr], ptr }
%struct.inner = type { ptr, ptr }
%union.either = type { ptr }

@o = global %struct.outer zeroinitializer, align 8, !dbg !0
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@c = global i32 0, align 4, !dbg !10
@d = global i32 0, align 4, !dbg !12
@e = global i32 0, align 4, !dbg !14
@table = global [3 x %struct.inner] zeroinitializer, align 16, !dbg !16
@u = global %union.either zeroinitializer, align 8, !dbg !26

; Function Attrs: noinline nounwind optnone uwtable
define ptr @second(ptr noundef %0) #0 !dbg !50 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
  %3 = load ptr, ptr %2, align 8, !dbg !58
  %4 = getelementptr inbounds nuw %struct.outer, ptr %3, i32 0, i32 1, !dbg !59
  %5 = getelementptr inbounds nuw %struct.inner, ptr %4, i32 0, i32 1, !dbg !60
  ret ptr %5, !dbg !61
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !62 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !67, !DIExpression(), !68)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !69, !DIExpression(), !70)
    #dbg_declare(ptr %6, !71, !DIExpression(), !72)
  store ptr @o, ptr %6, align 8, !dbg !72
  %16 = load ptr, ptr %6, align 8, !dbg !73
  %17 = getelementptr inbounds nuw %struct.outer, ptr %16, i32 0, i32 1, !dbg !74
  %18 = getelementptr inbounds nuw %struct.inner, ptr %17, i32 0, i32 0, !dbg !75
  store ptr @a, ptr %18, align 8, !dbg !76
  %19 = load ptr, ptr %6, align 8, !dbg !77
  %20 = call ptr @second(ptr noundef %19), !dbg !78
  store ptr @b, ptr %20, align 8, !dbg !79
  %21 = load ptr, ptr %6, align 8, !dbg !80
  %22 = getelementptr inbounds nuw %struct.outer, ptr %21, i32 0, i32 2, !dbg !81
  %23 = load i32, ptr %4, align 4, !dbg !82
  %24 = sext i32 %23 to i64, !dbg !80
  %25 = getelementptr inbounds [4 x ptr], ptr %22, i64 0, i64 %24, !dbg !80
  store ptr @c, ptr %25, align 8, !dbg !83
  %26 = load ptr, ptr %6, align 8, !dbg !84
  %27 = getelementptr inbounds nuw %struct.outer, ptr %26, i32 0, i32 2, !dbg !85
  %28 = getelementptr inbounds [4 x ptr], ptr %27, i64 0, i64 0, !dbg !84
  store ptr @d, ptr %28, align 8, !dbg !86
  %29 = load ptr, ptr %6, align 8, !dbg !87
  %30 = getelementptr inbounds nuw %struct.outer, ptr %29, i32 0, i32 3, !dbg !88
  store ptr @e, ptr %30, align 8, !dbg !89
    #dbg_declare(ptr %7, !90, !DIExpression(), !91)
  %31 = load ptr, ptr %6, align 8, !dbg !92
  %32 = getelementptr inbounds nuw %struct.outer, ptr %31, i32 0, i32 1, !dbg !93
  %33 = getelementptr inbounds nuw %struct.inner, ptr %32, i32 0, i32 0, !dbg !94
  %34 = load ptr, ptr %33, align 8, !dbg !94
  store ptr %34, ptr %7, align 8, !dbg !91
    #dbg_declare(ptr %8, !95, !DIExpression(), !96)
  %35 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr getelementptr inbounds nuw (%struct.outer, ptr @o, i32 0, i32 1), i32 0, i32 1), align 8, !dbg !97
  store ptr %35, ptr %8, align 8, !dbg !96
    #dbg_declare(ptr %9, !98, !DIExpression(), !99)
  %36 = load ptr, ptr getelementptr inbounds ([4 x ptr], ptr getelementptr inbounds nuw (%struct.outer, ptr @o, i32 0, i32 2), i64 0, i64 3), align 8, !dbg !100
  store ptr %36, ptr %9, align 8, !dbg !99
    #dbg_declare(ptr %10, !101, !DIExpression(), !102)
  %37 = load ptr, ptr getelementptr inbounds nuw (%struct.outer, ptr @o, i32 0, i32 3), align 8, !dbg !103
  store ptr %37, ptr %10, align 8, !dbg !102
  %38 = load i32, ptr %4, align 4, !dbg !104
  %39 = sext i32 %38 to i64, !dbg !105
  %40 = getelementptr inbounds [3 x %struct.inner], ptr @table, i64 0, i64 %39, !dbg !105
  %41 = getelementptr inbounds nuw %struct.inner, ptr %40, i32 0, i32 1, !dbg !106
  store ptr @a, ptr %41, align 8, !dbg !107
    #dbg_declare(ptr %11, !108, !DIExpression(), !109)
  %42 = load ptr, ptr getelementptr inbounds nuw (%struct.inner, ptr @table, i32 0, i32 1), align 8, !dbg !110
  store ptr %42, ptr %11, align 8, !dbg !109
    #dbg_declare(ptr %12, !111, !DIExpression(), !112)
  %43 = load ptr, ptr getelementptr inbounds ([3 x %struct.inner], ptr @table, i64 0, i64 1), align 16, !dbg !113
  store ptr %43, ptr %12, align 8, !dbg !112
    #dbg_declare(ptr %13, !114, !DIExpression(), !115)
  %44 = load ptr, ptr %6, align 8, !dbg !116
  %45 = getelementptr inbounds nuw %struct.outer, ptr %44, i32 0, i32 1, !dbg !117
  store ptr %45, ptr %13, align 8, !dbg !115
    #dbg_declare(ptr %14, !118, !DIExpression(), !119)
  %46 = load ptr, ptr %13, align 8, !dbg !120
  %47 = getelementptr inbounds nuw %struct.inner, ptr %46, i32 0, i32 1, !dbg !121
  %48 = load ptr, ptr %47, align 8, !dbg !121
  store ptr %48, ptr %14, align 8, !dbg !119
  store ptr @a, ptr @u, align 8, !dbg !122
    #dbg_declare(ptr %15, !123, !DIExpression(), !124)
  %49 = load ptr, ptr @u, align 8, !dbg !125
  store ptr %49, ptr %15, align 8, !dbg !124
  %50 = load ptr, ptr %7, align 8, !dbg !126
  %51 = load i32, ptr %50, align 4, !dbg !127
  %52 = load ptr, ptr %8, align 8, !dbg !128
  %53 = load i32, ptr %52, align 4, !dbg !129
  %54 = add nsw i32 %51, %53, !dbg !130
  %55 = load ptr, ptr %9, align 8, !dbg !131
  %56 = load i32, ptr %55, align 4, !dbg !132
  %57 = add nsw i32 %54, %56, !dbg !133
  %58 = load ptr, ptr %10, align 8, !dbg !134
  %59 = load i32, ptr %58, align 4, !dbg !135
  %60 = add nsw i32 %57, %59, !dbg !136
  %61 = load ptr, ptr %11, align 8, !dbg !137
  %62 = load i32, ptr %61, align 4, !dbg !138
  %63 = add nsw i32 %60, %62, !dbg !139
  %64 = load ptr, ptr %14, align 8, !dbg !140
  %65 = load i32, ptr %64, align 4, !dbg !141
  %66 = add nsw i32 %63, %65, !dbg !142
  %67 = load ptr, ptr %12, align 8, !dbg !143
  %68 = icmp eq ptr %67, null, !dbg !144
  %69 = zext i1 %68 to i32, !dbg !144
  %70 = add nsw i32 %66, %69, !dbg !145
  %71 = load ptr, ptr %15, align 8, !dbg !146
  %72 = icmp eq ptr %71, null, !dbg !147
  %73 = zext i1 %72 to i32, !dbg !147
  %74 = add nsw i32 %70, %73, !dbg !148
  ret i32 %74, !dbg !149
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!43, !44, !45, !46, !47, !48}
!llvm.ident = !{!49}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 6, type: !33, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "fields.c", directory: "")
!4 = !{!5, !8, !10, !12, !14, !0, !16, !26}
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
!17 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 7, type: !18, isLocal: false, isDefinition: true)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 384, elements: !24)
!19 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 2, size: 128, elements: !20)
!20 = !{!21, !23}
!21 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !19, file: !3, line: 2, baseType: !22, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !19, file: !3, line: 2, baseType: !22, size: 64, offset: 64)
!24 = !{!25}
!25 = !DISubrange(count: 3)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 8, type: !28, isLocal: false, isDefinition: true)
!28 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "either", file: !3, line: 4, size: 64, elements: !29)
!29 = !{!30, !31}
!30 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !28, file: !3, line: 4, baseType: !22, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "pair", scope: !28, file: !3, line: 4, baseType: !32, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!33 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !3, line: 3, size: 512, elements: !34)
!34 = !{!35, !37, !38, !42}
!35 = !DIDerivedType(tag: DW_TAG_member, name: "tag", scope: !33, file: !3, line: 3, baseType: !36, size: 8)
!36 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!37 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !33, file: !3, line: 3, baseType: !19, size: 128, offset: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "many", scope: !33, file: !3, line: 3, baseType: !39, size: 256, offset: 192)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !40)
!40 = !{!41}
!41 = !DISubrange(count: 4)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !33, file: !3, line: 3, baseType: !22, size: 64, offset: 448)
!43 = !{i32 7, !"Dwarf Version", i32 4}
!44 = !{i32 2, !"Debug Info Version", i32 3}
!45 = !{i32 1, !"wchar_size", i32 4}
!46 = !{i32 8, !"PIC Level", i32 2}
!47 = !{i32 7, !"uwtable", i32 2}
!48 = !{i32 7, !"frame-pointer", i32 2}
!49 = !{!"clang version 22.1.8"}
!50 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 10, type: !51, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!51 = !DISubroutineType(types: !52)
!52 = !{!53, !54}
!53 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!55 = !{}
!56 = !DILocalVariable(name: "at", arg: 1, scope: !50, file: !3, line: 10, type: !54)
!57 = !DILocation(line: 10, column: 28, scope: !50)
!58 = !DILocation(line: 10, column: 42, scope: !50)
!59 = !DILocation(line: 10, column: 46, scope: !50)
!60 = !DILocation(line: 10, column: 49, scope: !50)
!61 = !DILocation(line: 10, column: 34, scope: !50)
!62 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !63, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!63 = !DISubroutineType(types: !64)
!64 = !{!7, !7, !65}
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!67 = !DILocalVariable(name: "argc", arg: 1, scope: !62, file: !3, line: 12, type: !7)
!68 = !DILocation(line: 12, column: 14, scope: !62)
!69 = !DILocalVariable(name: "argv", arg: 2, scope: !62, file: !3, line: 12, type: !65)
!70 = !DILocation(line: 12, column: 27, scope: !62)
!71 = !DILocalVariable(name: "at", scope: !62, file: !3, line: 13, type: !54)
!72 = !DILocation(line: 13, column: 19, scope: !62)
!73 = !DILocation(line: 14, column: 5, scope: !62)
!74 = !DILocation(line: 14, column: 9, scope: !62)
!75 = !DILocation(line: 14, column: 12, scope: !62)
!76 = !DILocation(line: 14, column: 17, scope: !62)
!77 = !DILocation(line: 15, column: 13, scope: !62)
!78 = !DILocation(line: 15, column: 6, scope: !62)
!79 = !DILocation(line: 15, column: 17, scope: !62)
!80 = !DILocation(line: 16, column: 5, scope: !62)
!81 = !DILocation(line: 16, column: 9, scope: !62)
!82 = !DILocation(line: 16, column: 14, scope: !62)
!83 = !DILocation(line: 16, column: 20, scope: !62)
!84 = !DILocation(line: 17, column: 5, scope: !62)
!85 = !DILocation(line: 17, column: 9, scope: !62)
!86 = !DILocation(line: 17, column: 17, scope: !62)
!87 = !DILocation(line: 18, column: 5, scope: !62)
!88 = !DILocation(line: 18, column: 9, scope: !62)
!89 = !DILocation(line: 18, column: 14, scope: !62)
!90 = !DILocalVariable(name: "left", scope: !62, file: !3, line: 19, type: !22)
!91 = !DILocation(line: 19, column: 10, scope: !62)
!92 = !DILocation(line: 19, column: 17, scope: !62)
!93 = !DILocation(line: 19, column: 21, scope: !62)
!94 = !DILocation(line: 19, column: 24, scope: !62)
!95 = !DILocalVariable(name: "right", scope: !62, file: !3, line: 19, type: !22)
!96 = !DILocation(line: 19, column: 31, scope: !62)
!97 = !DILocation(line: 19, column: 44, scope: !62)
!98 = !DILocalVariable(name: "some", scope: !62, file: !3, line: 19, type: !22)
!99 = !DILocation(line: 19, column: 52, scope: !62)
!100 = !DILocation(line: 19, column: 59, scope: !62)
!101 = !DILocalVariable(name: "last", scope: !62, file: !3, line: 19, type: !22)
!102 = !DILocation(line: 19, column: 71, scope: !62)
!103 = !DILocation(line: 19, column: 80, scope: !62)
!104 = !DILocation(line: 20, column: 11, scope: !62)
!105 = !DILocation(line: 20, column: 5, scope: !62)
!106 = !DILocation(line: 20, column: 17, scope: !62)
!107 = !DILocation(line: 20, column: 23, scope: !62)
!108 = !DILocalVariable(name: "from_table", scope: !62, file: !3, line: 21, type: !22)
!109 = !DILocation(line: 21, column: 10, scope: !62)
!110 = !DILocation(line: 21, column: 32, scope: !62)
!111 = !DILocalVariable(name: "nothing", scope: !62, file: !3, line: 21, type: !22)
!112 = !DILocation(line: 21, column: 40, scope: !62)
!113 = !DILocation(line: 21, column: 59, scope: !62)
!114 = !DILocalVariable(name: "in", scope: !62, file: !3, line: 22, type: !32)
!115 = !DILocation(line: 22, column: 19, scope: !62)
!116 = !DILocation(line: 22, column: 25, scope: !62)
!117 = !DILocation(line: 22, column: 29, scope: !62)
!118 = !DILocalVariable(name: "through", scope: !62, file: !3, line: 23, type: !22)
!119 = !DILocation(line: 23, column: 10, scope: !62)
!120 = !DILocation(line: 23, column: 20, scope: !62)
!121 = !DILocation(line: 23, column: 24, scope: !62)
!122 = !DILocation(line: 24, column: 14, scope: !62)
!123 = !DILocalVariable(name: "over", scope: !62, file: !3, line: 25, type: !32)
!124 = !DILocation(line: 25, column: 19, scope: !62)
!125 = !DILocation(line: 25, column: 28, scope: !62)
!126 = !DILocation(line: 26, column: 13, scope: !62)
!127 = !DILocation(line: 26, column: 12, scope: !62)
!128 = !DILocation(line: 26, column: 21, scope: !62)
!129 = !DILocation(line: 26, column: 20, scope: !62)
!130 = !DILocation(line: 26, column: 18, scope: !62)
!131 = !DILocation(line: 26, column: 30, scope: !62)
!132 = !DILocation(line: 26, column: 29, scope: !62)
!133 = !DILocation(line: 26, column: 27, scope: !62)
!134 = !DILocation(line: 26, column: 38, scope: !62)
!135 = !DILocation(line: 26, column: 37, scope: !62)
!136 = !DILocation(line: 26, column: 35, scope: !62)
!137 = !DILocation(line: 26, column: 46, scope: !62)
!138 = !DILocation(line: 26, column: 45, scope: !62)
!139 = !DILocation(line: 26, column: 43, scope: !62)
!140 = !DILocation(line: 26, column: 60, scope: !62)
!141 = !DILocation(line: 26, column: 59, scope: !62)
!142 = !DILocation(line: 26, column: 57, scope: !62)
!143 = !DILocation(line: 26, column: 71, scope: !62)
!144 = !DILocation(line: 26, column: 79, scope: !62)
!145 = !DILocation(line: 26, column: 68, scope: !62)
!146 = !DILocation(line: 27, column: 12, scope: !62)
!147 = !DILocation(line: 27, column: 17, scope: !62)
!148 = !DILocation(line: 27, column: 9, scope: !62)
!149 = !DILocation(line: 26, column: 5, scope: !62)
