; ModuleID = 'members.c'
source_filename = "members.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.ops = type { ptr, ptr }
%struct.node = type { ptr, ptr, %union.anon }
%union.anon = type { ptr }

@ops = global [2 x %struct.ops] [%struct.ops { ptr @start, ptr @stop }, %struct.ops { ptr @stop, ptr @start }], align 16, !dbg !0
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@arena = global [4096 x i8] zeroinitializer, align 16, !dbg !10
@used = global i64 0, align 8, !dbg !16

; Function Attrs: noinline nounwind optnone uwtable
define internal void @start(ptr noundef %0) #0 !dbg !39 {
  %2 = alloca ptr, align 8
  %3 = alloca %struct.node, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !41, !DIExpression(), !42)
    #dbg_declare(ptr %3, !43, !DIExpression(), !56)
  %4 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 0, !dbg !57
  store ptr null, ptr %4, align 8, !dbg !57
  %5 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1, !dbg !57
  %6 = load ptr, ptr %2, align 8, !dbg !58
  store ptr %6, ptr %5, align 8, !dbg !57
  %7 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 2, !dbg !57
  store ptr null, ptr %7, align 8, !dbg !59
  %8 = getelementptr inbounds nuw %struct.node, ptr %3, i32 0, i32 1, !dbg !60
  %9 = load ptr, ptr %8, align 8, !dbg !60
  %10 = load i32, ptr %9, align 4, !dbg !61
  %11 = load i32, ptr @b, align 4, !dbg !62
  %12 = add nsw i32 %11, %10, !dbg !62
  store i32 %12, ptr @b, align 4, !dbg !62
  ret void, !dbg !63
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @stop(ptr noundef %0) #0 !dbg !64 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !65, !DIExpression(), !66)
  %3 = load ptr, ptr %2, align 8, !dbg !67
  %4 = load i32, ptr %3, align 4, !dbg !68
  store i32 %4, ptr @a, align 4, !dbg !69
  ret void, !dbg !70
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !71 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !74, !DIExpression(), !75)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !76, !DIExpression(), !77)
    #dbg_declare(ptr %6, !78, !DIExpression(), !79)
  %10 = call ptr @push(ptr noundef null, ptr noundef @a), !dbg !80
  %11 = call ptr @push(ptr noundef %10, ptr noundef @b), !dbg !81
  store ptr %11, ptr %6, align 8, !dbg !79
    #dbg_declare(ptr %7, !82, !DIExpression(), !83)
  %12 = call ptr @get(i64 noundef 24), !dbg !84
  store ptr %12, ptr %7, align 8, !dbg !83
  %13 = load ptr, ptr %6, align 8, !dbg !85
  %14 = load ptr, ptr %7, align 8, !dbg !86
  %15 = getelementptr inbounds nuw %struct.node, ptr %14, i32 0, i32 0, !dbg !87
  store ptr %13, ptr %15, align 8, !dbg !88
    #dbg_declare(ptr %8, !89, !DIExpression(), !91)
  %16 = call noalias ptr @calloc(i64 noundef 10, i64 noundef 8) #3, !dbg !92
  store ptr %16, ptr %8, align 8, !dbg !91
  %17 = load ptr, ptr %7, align 8, !dbg !93
  %18 = load ptr, ptr %8, align 8, !dbg !94
  %19 = load i32, ptr %4, align 4, !dbg !95
  %20 = sext i32 %19 to i64, !dbg !94
  %21 = getelementptr inbounds ptr, ptr %18, i64 %20, !dbg !94
  store ptr %17, ptr %21, align 8, !dbg !96
  %22 = load i32, ptr %4, align 4, !dbg !97
  %23 = sext i32 %22 to i64, !dbg !98
  %24 = getelementptr inbounds [2 x %struct.ops], ptr @ops, i64 0, i64 %23, !dbg !98
  %25 = getelementptr inbounds nuw %struct.ops, ptr %24, i32 0, i32 0, !dbg !99
  %26 = load ptr, ptr %25, align 16, !dbg !98
  %27 = load ptr, ptr %6, align 8, !dbg !100
  %28 = getelementptr inbounds nuw %struct.node, ptr %27, i32 0, i32 1, !dbg !101
  %29 = load ptr, ptr %28, align 8, !dbg !101
  call void %26(ptr noundef %29), !dbg !98
    #dbg_declare(ptr %9, !102, !DIExpression(), !104)
  %30 = load ptr, ptr %6, align 8, !dbg !105
  store ptr %30, ptr %9, align 8, !dbg !104
  br label %31, !dbg !106

31:                                               ; preds = %41, %2
  %32 = load ptr, ptr %9, align 8, !dbg !107
  %33 = icmp ne ptr %32, null, !dbg !109
  br i1 %33, label %34, label %45, !dbg !109

34:                                               ; preds = %31
  %35 = load ptr, ptr %9, align 8, !dbg !110
  %36 = getelementptr inbounds nuw %struct.node, ptr %35, i32 0, i32 1, !dbg !111
  %37 = load ptr, ptr %36, align 8, !dbg !111
  %38 = load i32, ptr %37, align 4, !dbg !112
  %39 = load i32, ptr @b, align 4, !dbg !113
  %40 = add nsw i32 %39, %38, !dbg !113
  store i32 %40, ptr @b, align 4, !dbg !113
  br label %41, !dbg !114

41:                                               ; preds = %34
  %42 = load ptr, ptr %9, align 8, !dbg !115
  %43 = getelementptr inbounds nuw %struct.node, ptr %42, i32 0, i32 0, !dbg !116
  %44 = load ptr, ptr %43, align 8, !dbg !116
  store ptr %44, ptr %9, align 8, !dbg !117
  br label %31, !dbg !118, !llvm.loop !119

45:                                               ; preds = %31
  %46 = load i32, ptr @a, align 4, !dbg !122
  %47 = load i32, ptr @b, align 4, !dbg !123
  %48 = add nsw i32 %46, %47, !dbg !124
  %49 = load ptr, ptr %8, align 8, !dbg !125
  %50 = getelementptr inbounds ptr, ptr %49, i64 3, !dbg !125
  %51 = load ptr, ptr %50, align 8, !dbg !125
  %52 = icmp ne ptr %51, null, !dbg !126
  %53 = zext i1 %52 to i32, !dbg !126
  %54 = add nsw i32 %48, %53, !dbg !127
  %55 = load ptr, ptr %5, align 8, !dbg !128
  %56 = load ptr, ptr %55, align 8, !dbg !129
  %57 = load i8, ptr %56, align 1, !dbg !130
  %58 = sext i8 %57 to i32, !dbg !130
  %59 = add nsw i32 %54, %58, !dbg !131
  ret i32 %59, !dbg !132
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @push(ptr noundef %0, ptr noundef %1) #0 !dbg !133 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !136, !DIExpression(), !137)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !138, !DIExpression(), !139)
    #dbg_declare(ptr %5, !140, !DIExpression(), !141)
  %6 = call noalias ptr @malloc(i64 noundef 24) #4, !dbg !142
  store ptr %6, ptr %5, align 8, !dbg !141
  %7 = load ptr, ptr %3, align 8, !dbg !143
  %8 = load ptr, ptr %5, align 8, !dbg !144
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !145
  store ptr %7, ptr %9, align 8, !dbg !146
  %10 = load ptr, ptr %4, align 8, !dbg !147
  %11 = load ptr, ptr %5, align 8, !dbg !148
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 1, !dbg !149
  store ptr %10, ptr %12, align 8, !dbg !150
  %13 = load ptr, ptr %5, align 8, !dbg !151
  %14 = getelementptr inbounds nuw %struct.node, ptr %13, i32 0, i32 2, !dbg !152
  store ptr @b, ptr %14, align 8, !dbg !153
  %15 = load ptr, ptr %5, align 8, !dbg !154
  ret ptr %15, !dbg !155
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i64 noundef %0) #0 !dbg !156 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !160, !DIExpression(), !161)
    #dbg_declare(ptr %3, !162, !DIExpression(), !163)
  %4 = load i64, ptr @used, align 8, !dbg !164
  %5 = getelementptr inbounds nuw i8, ptr @arena, i64 %4, !dbg !165
  store ptr %5, ptr %3, align 8, !dbg !163
  %6 = load i64, ptr %2, align 8, !dbg !166
  %7 = load i64, ptr @used, align 8, !dbg !167
  %8 = add i64 %7, %6, !dbg !167
  store i64 %8, ptr @used, align 8, !dbg !167
  %9 = load ptr, ptr %3, align 8, !dbg !168
  ret ptr %9, !dbg !169
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0,1) }
attributes #4 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!32, !33, !34, !35, !36, !37}
!llvm.ident = !{!38}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "ops", scope: !2, file: !3, line: 8, type: !21, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "members.c", directory: "")
!4 = !{!0, !5, !8, !10, !16}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 9, type: !12, isLocal: false, isDefinition: true)
!12 = !DICompositeType(tag: DW_TAG_array_type, baseType: !13, size: 32768, elements: !14)
!13 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!14 = !{!15}
!15 = !DISubrange(count: 4096)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 10, type: !18, isLocal: false, isDefinition: true)
!18 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !19, line: 18, baseType: !20)
!19 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!20 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !22, size: 256, elements: !30)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ops", file: !3, line: 4, size: 128, elements: !23)
!23 = !{!24, !29}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "open", scope: !22, file: !3, line: 4, baseType: !25, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{null, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "close", scope: !22, file: !3, line: 4, baseType: !25, size: 64, offset: 64)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !{i32 7, !"Dwarf Version", i32 4}
!33 = !{i32 2, !"Debug Info Version", i32 3}
!34 = !{i32 1, !"wchar_size", i32 4}
!35 = !{i32 8, !"PIC Level", i32 2}
!36 = !{i32 7, !"uwtable", i32 2}
!37 = !{i32 7, !"frame-pointer", i32 2}
!38 = !{!"clang version 22.1.8"}
!39 = distinct !DISubprogram(name: "start", scope: !3, file: !3, line: 6, type: !26, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!40 = !{}
!41 = !DILocalVariable(name: "x", arg: 1, scope: !39, file: !3, line: 6, type: !28)
!42 = !DILocation(line: 6, column: 24, scope: !39)
!43 = !DILocalVariable(name: "n", scope: !39, file: !3, line: 6, type: !44)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 192, elements: !45)
!45 = !{!46, !48, !49}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !44, file: !3, line: 3, baseType: !47, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !44, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !44, file: !3, line: 3, baseType: !28, size: 64, offset: 64)
!49 = !DIDerivedType(tag: DW_TAG_member, name: "u", scope: !44, file: !3, line: 3, baseType: !50, size: 64, offset: 128)
!50 = distinct !DICompositeType(tag: DW_TAG_union_type, scope: !44, file: !3, line: 3, size: 64, elements: !51)
!51 = !{!52, !53}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !50, file: !3, line: 3, baseType: !28, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "t", scope: !50, file: !3, line: 3, baseType: !54, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!56 = !DILocation(line: 6, column: 41, scope: !39)
!57 = !DILocation(line: 6, column: 45, scope: !39)
!58 = !DILocation(line: 6, column: 50, scope: !39)
!59 = !DILocation(line: 6, column: 53, scope: !39)
!60 = !DILocation(line: 6, column: 70, scope: !39)
!61 = !DILocation(line: 6, column: 67, scope: !39)
!62 = !DILocation(line: 6, column: 64, scope: !39)
!63 = !DILocation(line: 6, column: 76, scope: !39)
!64 = distinct !DISubprogram(name: "stop", scope: !3, file: !3, line: 7, type: !26, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!65 = !DILocalVariable(name: "x", arg: 1, scope: !64, file: !3, line: 7, type: !28)
!66 = !DILocation(line: 7, column: 23, scope: !64)
!67 = !DILocation(line: 7, column: 33, scope: !64)
!68 = !DILocation(line: 7, column: 32, scope: !64)
!69 = !DILocation(line: 7, column: 30, scope: !64)
!70 = !DILocation(line: 7, column: 36, scope: !64)
!71 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 17, type: !72, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!72 = !DISubroutineType(types: !73)
!73 = !{!7, !7, !54}
!74 = !DILocalVariable(name: "argc", arg: 1, scope: !71, file: !3, line: 17, type: !7)
!75 = !DILocation(line: 17, column: 14, scope: !71)
!76 = !DILocalVariable(name: "argv", arg: 2, scope: !71, file: !3, line: 17, type: !54)
!77 = !DILocation(line: 17, column: 27, scope: !71)
!78 = !DILocalVariable(name: "list", scope: !71, file: !3, line: 18, type: !47)
!79 = !DILocation(line: 18, column: 18, scope: !71)
!80 = !DILocation(line: 18, column: 30, scope: !71)
!81 = !DILocation(line: 18, column: 25, scope: !71)
!82 = !DILocalVariable(name: "other", scope: !71, file: !3, line: 19, type: !47)
!83 = !DILocation(line: 19, column: 18, scope: !71)
!84 = !DILocation(line: 19, column: 26, scope: !71)
!85 = !DILocation(line: 20, column: 19, scope: !71)
!86 = !DILocation(line: 20, column: 5, scope: !71)
!87 = !DILocation(line: 20, column: 12, scope: !71)
!88 = !DILocation(line: 20, column: 17, scope: !71)
!89 = !DILocalVariable(name: "table", scope: !71, file: !3, line: 21, type: !90)
!90 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!91 = !DILocation(line: 21, column: 19, scope: !71)
!92 = !DILocation(line: 21, column: 27, scope: !71)
!93 = !DILocation(line: 22, column: 19, scope: !71)
!94 = !DILocation(line: 22, column: 5, scope: !71)
!95 = !DILocation(line: 22, column: 11, scope: !71)
!96 = !DILocation(line: 22, column: 17, scope: !71)
!97 = !DILocation(line: 23, column: 9, scope: !71)
!98 = !DILocation(line: 23, column: 5, scope: !71)
!99 = !DILocation(line: 23, column: 15, scope: !71)
!100 = !DILocation(line: 23, column: 20, scope: !71)
!101 = !DILocation(line: 23, column: 26, scope: !71)
!102 = !DILocalVariable(name: "p", scope: !103, file: !3, line: 24, type: !47)
!103 = distinct !DILexicalBlock(scope: !71, file: !3, line: 24, column: 5)
!104 = !DILocation(line: 24, column: 23, scope: !103)
!105 = !DILocation(line: 24, column: 27, scope: !103)
!106 = !DILocation(line: 24, column: 10, scope: !103)
!107 = !DILocation(line: 24, column: 33, scope: !108)
!108 = distinct !DILexicalBlock(scope: !103, file: !3, line: 24, column: 5)
!109 = !DILocation(line: 24, column: 5, scope: !103)
!110 = !DILocation(line: 24, column: 55, scope: !108)
!111 = !DILocation(line: 24, column: 58, scope: !108)
!112 = !DILocation(line: 24, column: 54, scope: !108)
!113 = !DILocation(line: 24, column: 51, scope: !108)
!114 = !DILocation(line: 24, column: 49, scope: !108)
!115 = !DILocation(line: 24, column: 40, scope: !108)
!116 = !DILocation(line: 24, column: 43, scope: !108)
!117 = !DILocation(line: 24, column: 38, scope: !108)
!118 = !DILocation(line: 24, column: 5, scope: !108)
!119 = distinct !{!119, !109, !120, !121}
!120 = !DILocation(line: 24, column: 58, scope: !103)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !DILocation(line: 25, column: 12, scope: !71)
!123 = !DILocation(line: 25, column: 16, scope: !71)
!124 = !DILocation(line: 25, column: 14, scope: !71)
!125 = !DILocation(line: 25, column: 21, scope: !71)
!126 = !DILocation(line: 25, column: 30, scope: !71)
!127 = !DILocation(line: 25, column: 18, scope: !71)
!128 = !DILocation(line: 25, column: 40, scope: !71)
!129 = !DILocation(line: 25, column: 39, scope: !71)
!130 = !DILocation(line: 25, column: 38, scope: !71)
!131 = !DILocation(line: 25, column: 36, scope: !71)
!132 = !DILocation(line: 25, column: 5, scope: !71)
!133 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 12, type: !134, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!134 = !DISubroutineType(types: !135)
!135 = !{!47, !47, !28}
!136 = !DILocalVariable(name: "head", arg: 1, scope: !133, file: !3, line: 12, type: !47)
!137 = !DILocation(line: 12, column: 39, scope: !133)
!138 = !DILocalVariable(name: "data", arg: 2, scope: !133, file: !3, line: 12, type: !28)
!139 = !DILocation(line: 12, column: 50, scope: !133)
!140 = !DILocalVariable(name: "fresh", scope: !133, file: !3, line: 13, type: !47)
!141 = !DILocation(line: 13, column: 18, scope: !133)
!142 = !DILocation(line: 13, column: 26, scope: !133)
!143 = !DILocation(line: 14, column: 19, scope: !133)
!144 = !DILocation(line: 14, column: 5, scope: !133)
!145 = !DILocation(line: 14, column: 12, scope: !133)
!146 = !DILocation(line: 14, column: 17, scope: !133)
!147 = !DILocation(line: 14, column: 39, scope: !133)
!148 = !DILocation(line: 14, column: 25, scope: !133)
!149 = !DILocation(line: 14, column: 32, scope: !133)
!150 = !DILocation(line: 14, column: 37, scope: !133)
!151 = !DILocation(line: 14, column: 45, scope: !133)
!152 = !DILocation(line: 14, column: 52, scope: !133)
!153 = !DILocation(line: 14, column: 56, scope: !133)
!154 = !DILocation(line: 15, column: 12, scope: !133)
!155 = !DILocation(line: 15, column: 5, scope: !133)
!156 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 11, type: !157, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !40)
!157 = !DISubroutineType(types: !158)
!158 = !{!159, !18}
!159 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!160 = !DILocalVariable(name: "n", arg: 1, scope: !156, file: !3, line: 11, type: !18)
!161 = !DILocation(line: 11, column: 25, scope: !156)
!162 = !DILocalVariable(name: "p", scope: !156, file: !3, line: 11, type: !159)
!163 = !DILocation(line: 11, column: 36, scope: !156)
!164 = !DILocation(line: 11, column: 48, scope: !156)
!165 = !DILocation(line: 11, column: 46, scope: !156)
!166 = !DILocation(line: 11, column: 62, scope: !156)
!167 = !DILocation(line: 11, column: 59, scope: !156)
!168 = !DILocation(line: 11, column: 72, scope: !156)
!169 = !DILocation(line: 11, column: 65, scope: !156)
