; ModuleID = 'trailing.c'
source_filename = "trailing.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.row = type { i64, ptr, [0 x ptr] }
%struct.old = type { ptr, [1 x ptr] }
%struct.pairs = type { ptr, [1 x %struct.anon] }
%struct.anon = type { ptr, ptr }

@v = global i32 0, align 4, !dbg !0
@w = global i32 0, align 4, !dbg !9
@in_row = global ptr null, align 8, !dbg !17
@header = global ptr null, align 8, !dbg !23
@back = global ptr null, align 8, !dbg !25
@x = global i32 0, align 4, !dbg !11
@in_old = global ptr null, align 8, !dbg !19
@y = global i32 0, align 4, !dbg !13
@z = global i32 0, align 4, !dbg !15
@in_pairs = global ptr null, align 8, !dbg !21

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !41, !DIExpression(), !42)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !43, !DIExpression(), !44)
    #dbg_declare(ptr %6, !45, !DIExpression(), !56)
  %10 = call noalias ptr @malloc(i64 noundef 96) #2, !dbg !57
  store ptr %10, ptr %6, align 8, !dbg !56
  %11 = load ptr, ptr %6, align 8, !dbg !58
  %12 = getelementptr inbounds nuw %struct.row, ptr %11, i32 0, i32 1, !dbg !59
  store ptr @v, ptr %12, align 8, !dbg !60
  %13 = load ptr, ptr %6, align 8, !dbg !61
  %14 = getelementptr inbounds nuw %struct.row, ptr %13, i32 0, i32 2, !dbg !62
  %15 = load i32, ptr %4, align 4, !dbg !63
  %16 = add nsw i32 %15, 4, !dbg !64
  %17 = sext i32 %16 to i64, !dbg !61
  %18 = getelementptr inbounds [0 x ptr], ptr %14, i64 0, i64 %17, !dbg !61
  store ptr @w, ptr %18, align 8, !dbg !65
  %19 = load ptr, ptr %6, align 8, !dbg !66
  %20 = getelementptr inbounds %struct.row, ptr %19, i64 3, !dbg !66
  %21 = getelementptr inbounds nuw %struct.row, ptr %20, i32 0, i32 1, !dbg !67
  %22 = load ptr, ptr %21, align 8, !dbg !67
  store ptr %22, ptr @in_row, align 8, !dbg !68
  %23 = load ptr, ptr %6, align 8, !dbg !69
  %24 = getelementptr inbounds nuw %struct.row, ptr %23, i32 0, i32 1, !dbg !70
  %25 = load ptr, ptr %24, align 8, !dbg !70
  store ptr %25, ptr @header, align 8, !dbg !71
    #dbg_declare(ptr %7, !72, !DIExpression(), !73)
  %26 = load ptr, ptr %6, align 8, !dbg !74
  %27 = getelementptr inbounds nuw %struct.row, ptr %26, i32 0, i32 2, !dbg !75
  %28 = getelementptr inbounds [0 x ptr], ptr %27, i64 0, i64 0, !dbg !74
  %29 = load i32, ptr %4, align 4, !dbg !76
  %30 = sext i32 %29 to i64, !dbg !77
  %31 = getelementptr inbounds ptr, ptr %28, i64 %30, !dbg !77
  %32 = getelementptr inbounds ptr, ptr %31, i64 5, !dbg !78
  store ptr %32, ptr %7, align 8, !dbg !73
  %33 = load ptr, ptr %7, align 8, !dbg !79
  %34 = getelementptr inbounds ptr, ptr %33, i64 -1, !dbg !79
  %35 = load ptr, ptr %34, align 8, !dbg !79
  store ptr %35, ptr @back, align 8, !dbg !80
    #dbg_declare(ptr %8, !81, !DIExpression(), !90)
  %36 = call noalias ptr @malloc(i64 noundef 64) #2, !dbg !91
  store ptr %36, ptr %8, align 8, !dbg !90
  %37 = load ptr, ptr %8, align 8, !dbg !92
  %38 = getelementptr inbounds nuw %struct.old, ptr %37, i32 0, i32 1, !dbg !93
  %39 = load i32, ptr %4, align 4, !dbg !94
  %40 = add nsw i32 %39, 4, !dbg !95
  %41 = sext i32 %40 to i64, !dbg !92
  %42 = getelementptr inbounds [1 x ptr], ptr %38, i64 0, i64 %41, !dbg !92
  store ptr @x, ptr %42, align 8, !dbg !96
  %43 = load ptr, ptr %8, align 8, !dbg !97
  %44 = getelementptr inbounds %struct.old, ptr %43, i64 3, !dbg !97
  %45 = load ptr, ptr %44, align 8, !dbg !98
  store ptr %45, ptr @in_old, align 8, !dbg !99
    #dbg_declare(ptr %9, !100, !DIExpression(), !111)
  %46 = call noalias ptr @malloc(i64 noundef 168) #2, !dbg !112
  store ptr %46, ptr %9, align 8, !dbg !111
  %47 = load ptr, ptr %9, align 8, !dbg !113
  %48 = getelementptr inbounds nuw %struct.pairs, ptr %47, i32 0, i32 1, !dbg !114
  %49 = load i32, ptr %4, align 4, !dbg !115
  %50 = add nsw i32 %49, 6, !dbg !116
  %51 = sext i32 %50 to i64, !dbg !113
  %52 = getelementptr inbounds [1 x %struct.anon], ptr %48, i64 0, i64 %51, !dbg !113
  %53 = getelementptr inbounds nuw %struct.anon, ptr %52, i32 0, i32 0, !dbg !117
  store ptr @y, ptr %53, align 8, !dbg !118
  %54 = load ptr, ptr %9, align 8, !dbg !119
  %55 = getelementptr inbounds nuw %struct.pairs, ptr %54, i32 0, i32 1, !dbg !120
  %56 = load i32, ptr %4, align 4, !dbg !121
  %57 = add nsw i32 %56, 6, !dbg !122
  %58 = sext i32 %57 to i64, !dbg !119
  %59 = getelementptr inbounds [1 x %struct.anon], ptr %55, i64 0, i64 %58, !dbg !119
  %60 = getelementptr inbounds nuw %struct.anon, ptr %59, i32 0, i32 1, !dbg !123
  store ptr @z, ptr %60, align 8, !dbg !124
  %61 = load ptr, ptr %9, align 8, !dbg !125
  %62 = getelementptr inbounds %struct.pairs, ptr %61, i64 5, !dbg !125
  %63 = load ptr, ptr %62, align 8, !dbg !126
  store ptr %63, ptr @in_pairs, align 8, !dbg !127
  %64 = load ptr, ptr @in_row, align 8, !dbg !128
  %65 = icmp eq ptr %64, @w, !dbg !129
  br i1 %65, label %66, label %78, !dbg !130

66:                                               ; preds = %2
  %67 = load ptr, ptr @in_old, align 8, !dbg !131
  %68 = icmp eq ptr %67, @x, !dbg !132
  br i1 %68, label %69, label %78, !dbg !133

69:                                               ; preds = %66
  %70 = load ptr, ptr @in_pairs, align 8, !dbg !134
  %71 = icmp eq ptr %70, @y, !dbg !135
  br i1 %71, label %72, label %78, !dbg !136

72:                                               ; preds = %69
  %73 = load ptr, ptr @header, align 8, !dbg !137
  %74 = icmp eq ptr %73, @v, !dbg !138
  br i1 %74, label %75, label %78, !dbg !139

75:                                               ; preds = %72
  %76 = load ptr, ptr @back, align 8, !dbg !140
  %77 = icmp eq ptr %76, @w, !dbg !141
  br label %78

78:                                               ; preds = %75, %72, %69, %66, %2
  %79 = phi i1 [ false, %72 ], [ false, %69 ], [ false, %66 ], [ false, %2 ], [ %77, %75 ], !dbg !142
  %80 = xor i1 %79, true, !dbg !143
  %81 = zext i1 %80 to i32, !dbg !143
  ret i32 %81, !dbg !144
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "v", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "trailing.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!0, !9, !11, !13, !15, !17, !19, !21, !23, !25}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 7, type: !7, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "in_row", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "in_old", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "in_pairs", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "header", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "back", scope: !2, file: !3, line: 8, type: !6, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"clang version 22.1.8"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 9, type: !35, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !40)
!35 = !DISubroutineType(types: !36)
!36 = !{!7, !7, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{}
!41 = !DILocalVariable(name: "argc", arg: 1, scope: !34, file: !3, line: 9, type: !7)
!42 = !DILocation(line: 9, column: 14, scope: !34)
!43 = !DILocalVariable(name: "argv", arg: 2, scope: !34, file: !3, line: 9, type: !37)
!44 = !DILocation(line: 9, column: 27, scope: !34)
!45 = !DILocalVariable(name: "row", scope: !34, file: !3, line: 10, type: !46)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "row", file: !3, line: 4, size: 128, elements: !48)
!48 = !{!49, !51, !52}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !47, file: !3, line: 4, baseType: !50, size: 64)
!50 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!51 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !47, file: !3, line: 4, baseType: !6, size: 64, offset: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "cell", scope: !47, file: !3, line: 4, baseType: !53, offset: 128)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: -1)
!56 = !DILocation(line: 10, column: 17, scope: !34)
!57 = !DILocation(line: 10, column: 23, scope: !34)
!58 = !DILocation(line: 11, column: 5, scope: !34)
!59 = !DILocation(line: 11, column: 10, scope: !34)
!60 = !DILocation(line: 11, column: 15, scope: !34)
!61 = !DILocation(line: 12, column: 5, scope: !34)
!62 = !DILocation(line: 12, column: 10, scope: !34)
!63 = !DILocation(line: 12, column: 15, scope: !34)
!64 = !DILocation(line: 12, column: 20, scope: !34)
!65 = !DILocation(line: 12, column: 25, scope: !34)
!66 = !DILocation(line: 13, column: 14, scope: !34)
!67 = !DILocation(line: 13, column: 21, scope: !34)
!68 = !DILocation(line: 13, column: 12, scope: !34)
!69 = !DILocation(line: 14, column: 14, scope: !34)
!70 = !DILocation(line: 14, column: 19, scope: !34)
!71 = !DILocation(line: 14, column: 12, scope: !34)
!72 = !DILocalVariable(name: "end", scope: !34, file: !3, line: 15, type: !5)
!73 = !DILocation(line: 15, column: 11, scope: !34)
!74 = !DILocation(line: 15, column: 17, scope: !34)
!75 = !DILocation(line: 15, column: 22, scope: !34)
!76 = !DILocation(line: 15, column: 29, scope: !34)
!77 = !DILocation(line: 15, column: 27, scope: !34)
!78 = !DILocation(line: 15, column: 34, scope: !34)
!79 = !DILocation(line: 16, column: 12, scope: !34)
!80 = !DILocation(line: 16, column: 10, scope: !34)
!81 = !DILocalVariable(name: "old", scope: !34, file: !3, line: 17, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !83, size: 64)
!83 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "old", file: !3, line: 5, size: 128, elements: !84)
!84 = !{!85, !86}
!85 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !83, file: !3, line: 5, baseType: !6, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "cell", scope: !83, file: !3, line: 5, baseType: !87, size: 64, offset: 64)
!87 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 64, elements: !88)
!88 = !{!89}
!89 = !DISubrange(count: 1)
!90 = !DILocation(line: 17, column: 17, scope: !34)
!91 = !DILocation(line: 17, column: 23, scope: !34)
!92 = !DILocation(line: 18, column: 5, scope: !34)
!93 = !DILocation(line: 18, column: 10, scope: !34)
!94 = !DILocation(line: 18, column: 15, scope: !34)
!95 = !DILocation(line: 18, column: 20, scope: !34)
!96 = !DILocation(line: 18, column: 25, scope: !34)
!97 = !DILocation(line: 19, column: 24, scope: !34)
!98 = !DILocation(line: 19, column: 14, scope: !34)
!99 = !DILocation(line: 19, column: 12, scope: !34)
!100 = !DILocalVariable(name: "pairs", scope: !34, file: !3, line: 20, type: !101)
!101 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !102, size: 64)
!102 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pairs", file: !3, line: 6, size: 192, elements: !103)
!103 = !{!104, !105}
!104 = !DIDerivedType(tag: DW_TAG_member, name: "count", scope: !102, file: !3, line: 6, baseType: !6, size: 64)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "of", scope: !102, file: !3, line: 6, baseType: !106, size: 128, offset: 64)
!106 = !DICompositeType(tag: DW_TAG_array_type, baseType: !107, size: 128, elements: !88)
!107 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !102, file: !3, line: 6, size: 128, elements: !108)
!108 = !{!109, !110}
!109 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !107, file: !3, line: 6, baseType: !6, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !107, file: !3, line: 6, baseType: !6, size: 64, offset: 64)
!111 = !DILocation(line: 20, column: 19, scope: !34)
!112 = !DILocation(line: 20, column: 27, scope: !34)
!113 = !DILocation(line: 21, column: 5, scope: !34)
!114 = !DILocation(line: 21, column: 12, scope: !34)
!115 = !DILocation(line: 21, column: 15, scope: !34)
!116 = !DILocation(line: 21, column: 20, scope: !34)
!117 = !DILocation(line: 21, column: 25, scope: !34)
!118 = !DILocation(line: 21, column: 27, scope: !34)
!119 = !DILocation(line: 22, column: 5, scope: !34)
!120 = !DILocation(line: 22, column: 12, scope: !34)
!121 = !DILocation(line: 22, column: 15, scope: !34)
!122 = !DILocation(line: 22, column: 20, scope: !34)
!123 = !DILocation(line: 22, column: 25, scope: !34)
!124 = !DILocation(line: 22, column: 27, scope: !34)
!125 = !DILocation(line: 23, column: 26, scope: !34)
!126 = !DILocation(line: 23, column: 16, scope: !34)
!127 = !DILocation(line: 23, column: 14, scope: !34)
!128 = !DILocation(line: 24, column: 14, scope: !34)
!129 = !DILocation(line: 24, column: 21, scope: !34)
!130 = !DILocation(line: 24, column: 27, scope: !34)
!131 = !DILocation(line: 24, column: 30, scope: !34)
!132 = !DILocation(line: 24, column: 37, scope: !34)
!133 = !DILocation(line: 24, column: 43, scope: !34)
!134 = !DILocation(line: 24, column: 46, scope: !34)
!135 = !DILocation(line: 24, column: 55, scope: !34)
!136 = !DILocation(line: 24, column: 61, scope: !34)
!137 = !DILocation(line: 24, column: 64, scope: !34)
!138 = !DILocation(line: 24, column: 71, scope: !34)
!139 = !DILocation(line: 24, column: 77, scope: !34)
!140 = !DILocation(line: 24, column: 80, scope: !34)
!141 = !DILocation(line: 24, column: 85, scope: !34)
!142 = !DILocation(line: 0, scope: !34)
!143 = !DILocation(line: 24, column: 12, scope: !34)
!144 = !DILocation(line: 24, column: 5, scope: !34)
