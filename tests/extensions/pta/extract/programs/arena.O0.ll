; ModuleID = 'arena.c'
source_filename = "arena.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.job = type { i32, ptr, ptr, ptr }
%struct.queue = type { i64, [0 x %struct.job] }

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !24
@called = global ptr null, align 8, !dbg !26
@data = global ptr null, align 8, !dbg !32
@called2 = global ptr null, align 8, !dbg !28
@data2 = global ptr null, align 8, !dbg !34
@called3 = global ptr null, align 8, !dbg !30
@data3 = global ptr null, align 8, !dbg !36
@arena = internal global [4096 x i8] zeroinitializer, align 16, !dbg !38
@used = internal global i64 0, align 8, !dbg !43

; Function Attrs: noinline nounwind optnone uwtable
define void @first() #0 !dbg !52 {
  ret void, !dbg !53
}

; Function Attrs: noinline nounwind optnone uwtable
define void @second() #0 !dbg !54 {
  ret void, !dbg !55
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !56 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca [64 x i8], align 16
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !60, !DIExpression(), !61)
  %7 = call ptr @make(ptr noundef @first, ptr noundef @x, ptr noundef null), !dbg !62
  store ptr %7, ptr %2, align 8, !dbg !61
  %8 = load ptr, ptr %2, align 8, !dbg !63
  %9 = call ptr @make(ptr noundef @second, ptr noundef @y, ptr noundef %8), !dbg !64
  store ptr %9, ptr %2, align 8, !dbg !65
  %10 = load ptr, ptr %2, align 8, !dbg !66
  %11 = getelementptr inbounds nuw %struct.job, ptr %10, i32 0, i32 3, !dbg !67
  %12 = load ptr, ptr %11, align 8, !dbg !67
  %13 = getelementptr inbounds nuw %struct.job, ptr %12, i32 0, i32 2, !dbg !68
  %14 = load ptr, ptr %13, align 8, !dbg !68
  store ptr %14, ptr @called, align 8, !dbg !69
  %15 = load ptr, ptr %2, align 8, !dbg !70
  %16 = getelementptr inbounds nuw %struct.job, ptr %15, i32 0, i32 1, !dbg !71
  %17 = load ptr, ptr %16, align 8, !dbg !71
  store ptr %17, ptr @data, align 8, !dbg !72
  %18 = load ptr, ptr %2, align 8, !dbg !73
  %19 = getelementptr inbounds nuw %struct.job, ptr %18, i32 0, i32 2, !dbg !74
  %20 = load ptr, ptr %19, align 8, !dbg !73
  call void %20(), !dbg !73
    #dbg_declare(ptr %3, !75, !DIExpression(), !79)
    #dbg_declare(ptr %4, !80, !DIExpression(), !81)
  %21 = getelementptr inbounds [64 x i8], ptr %3, i64 0, i64 0, !dbg !82
  store ptr %21, ptr %4, align 8, !dbg !81
  %22 = load ptr, ptr %4, align 8, !dbg !83
  %23 = getelementptr inbounds nuw %struct.job, ptr %22, i32 0, i32 2, !dbg !84
  store ptr @first, ptr %23, align 8, !dbg !85
  %24 = load ptr, ptr %4, align 8, !dbg !86
  %25 = getelementptr inbounds nuw %struct.job, ptr %24, i32 0, i32 1, !dbg !87
  store ptr @x, ptr %25, align 8, !dbg !88
  %26 = load ptr, ptr %2, align 8, !dbg !89
  %27 = load ptr, ptr %4, align 8, !dbg !90
  %28 = getelementptr inbounds nuw %struct.job, ptr %27, i32 0, i32 3, !dbg !91
  store ptr %26, ptr %28, align 8, !dbg !92
  %29 = load ptr, ptr %4, align 8, !dbg !93
  %30 = getelementptr inbounds nuw %struct.job, ptr %29, i32 0, i32 2, !dbg !94
  %31 = load ptr, ptr %30, align 8, !dbg !94
  store ptr %31, ptr @called2, align 8, !dbg !95
  %32 = load ptr, ptr %4, align 8, !dbg !96
  %33 = getelementptr inbounds nuw %struct.job, ptr %32, i32 0, i32 3, !dbg !97
  %34 = load ptr, ptr %33, align 8, !dbg !97
  %35 = getelementptr inbounds nuw %struct.job, ptr %34, i32 0, i32 1, !dbg !98
  %36 = load ptr, ptr %35, align 8, !dbg !98
  store ptr %36, ptr @data2, align 8, !dbg !99
  %37 = load ptr, ptr @called2, align 8, !dbg !100
  call void %37(), !dbg !100
    #dbg_declare(ptr %5, !101, !DIExpression(), !110)
  %38 = call noalias ptr @malloc(i64 noundef 104) #2, !dbg !111
  store ptr %38, ptr %5, align 8, !dbg !110
  %39 = load ptr, ptr %5, align 8, !dbg !112
  %40 = getelementptr inbounds nuw %struct.queue, ptr %39, i32 0, i32 1, !dbg !113
  %41 = getelementptr inbounds [0 x %struct.job], ptr %40, i64 0, i64 2, !dbg !112
  %42 = getelementptr inbounds nuw %struct.job, ptr %41, i32 0, i32 2, !dbg !114
  store ptr @second, ptr %42, align 8, !dbg !115
  %43 = load ptr, ptr %5, align 8, !dbg !116
  %44 = getelementptr inbounds nuw %struct.queue, ptr %43, i32 0, i32 1, !dbg !117
  %45 = getelementptr inbounds [0 x %struct.job], ptr %44, i64 0, i64 2, !dbg !116
  %46 = getelementptr inbounds nuw %struct.job, ptr %45, i32 0, i32 1, !dbg !118
  store ptr @x, ptr %46, align 8, !dbg !119
    #dbg_declare(ptr %6, !120, !DIExpression(), !121)
  %47 = load ptr, ptr %5, align 8, !dbg !122
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8, !dbg !123
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 64, !dbg !124
  store ptr %49, ptr %6, align 8, !dbg !121
  %50 = load ptr, ptr %6, align 8, !dbg !125
  %51 = getelementptr inbounds nuw %struct.job, ptr %50, i32 0, i32 2, !dbg !126
  %52 = load ptr, ptr %51, align 8, !dbg !126
  store ptr %52, ptr @called3, align 8, !dbg !127
  %53 = load ptr, ptr %6, align 8, !dbg !128
  %54 = getelementptr inbounds nuw %struct.job, ptr %53, i32 0, i32 1, !dbg !129
  %55 = load ptr, ptr %54, align 8, !dbg !129
  store ptr %55, ptr @data3, align 8, !dbg !130
  %56 = load ptr, ptr @called3, align 8, !dbg !131
  %57 = icmp eq ptr %56, @second, !dbg !132
  br i1 %57, label %58, label %73, !dbg !133

58:                                               ; preds = %0
  %59 = load ptr, ptr @data3, align 8, !dbg !134
  %60 = icmp eq ptr %59, @x, !dbg !135
  br i1 %60, label %61, label %73, !dbg !136

61:                                               ; preds = %58
  %62 = load ptr, ptr @called, align 8, !dbg !137
  %63 = icmp eq ptr %62, @first, !dbg !138
  br i1 %63, label %64, label %73, !dbg !139

64:                                               ; preds = %61
  %65 = load ptr, ptr @data, align 8, !dbg !140
  %66 = icmp eq ptr %65, @y, !dbg !141
  br i1 %66, label %67, label %73, !dbg !142

67:                                               ; preds = %64
  %68 = load ptr, ptr @called2, align 8, !dbg !143
  %69 = icmp eq ptr %68, @first, !dbg !144
  br i1 %69, label %70, label %73, !dbg !145

70:                                               ; preds = %67
  %71 = load ptr, ptr @data2, align 8, !dbg !146
  %72 = icmp eq ptr %71, @y, !dbg !147
  br label %73

73:                                               ; preds = %70, %67, %64, %61, %58, %0
  %74 = phi i1 [ false, %67 ], [ false, %64 ], [ false, %61 ], [ false, %58 ], [ false, %0 ], [ %72, %70 ], !dbg !148
  %75 = xor i1 %74, true, !dbg !149
  %76 = zext i1 %75 to i32, !dbg !149
  ret i32 %76, !dbg !150
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @make(ptr noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !151 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !154, !DIExpression(), !155)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !156, !DIExpression(), !157)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !158, !DIExpression(), !159)
    #dbg_declare(ptr %7, !160, !DIExpression(), !161)
  %8 = call ptr @take(i64 noundef 32), !dbg !162
  store ptr %8, ptr %7, align 8, !dbg !161
  %9 = load ptr, ptr %7, align 8, !dbg !163
  %10 = getelementptr inbounds nuw %struct.job, ptr %9, i32 0, i32 0, !dbg !164
  store i32 1, ptr %10, align 8, !dbg !165
  %11 = load ptr, ptr %5, align 8, !dbg !166
  %12 = load ptr, ptr %7, align 8, !dbg !167
  %13 = getelementptr inbounds nuw %struct.job, ptr %12, i32 0, i32 1, !dbg !168
  store ptr %11, ptr %13, align 8, !dbg !169
  %14 = load ptr, ptr %4, align 8, !dbg !170
  %15 = load ptr, ptr %7, align 8, !dbg !171
  %16 = getelementptr inbounds nuw %struct.job, ptr %15, i32 0, i32 2, !dbg !172
  store ptr %14, ptr %16, align 8, !dbg !173
  %17 = load ptr, ptr %6, align 8, !dbg !174
  %18 = load ptr, ptr %7, align 8, !dbg !175
  %19 = getelementptr inbounds nuw %struct.job, ptr %18, i32 0, i32 3, !dbg !176
  store ptr %17, ptr %19, align 8, !dbg !177
  %20 = load ptr, ptr %7, align 8, !dbg !178
  ret ptr %20, !dbg !179
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @take(i64 noundef %0) #0 !dbg !180 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !183, !DIExpression(), !184)
    #dbg_declare(ptr %3, !185, !DIExpression(), !186)
  %4 = load i64, ptr @used, align 8, !dbg !187
  %5 = getelementptr inbounds nuw i8, ptr @arena, i64 %4, !dbg !188
  store ptr %5, ptr %3, align 8, !dbg !186
  %6 = load i64, ptr %2, align 8, !dbg !189
  %7 = add i64 %6, 15, !dbg !190
  %8 = and i64 %7, -16, !dbg !191
  %9 = load i64, ptr @used, align 8, !dbg !192
  %10 = add i64 %9, %8, !dbg !192
  store i64 %10, ptr @used, align 8, !dbg !192
  %11 = load ptr, ptr %3, align 8, !dbg !193
  ret ptr %11, !dbg !194
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "arena.c", directory: "")
!4 = !{!5, !18, !20}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 5, size: 256, elements: !7)
!7 = !{!8, !10, !12, !17}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "kind", scope: !6, file: !3, line: 5, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "data", scope: !6, file: !3, line: 5, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!12 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !6, file: !3, line: 5, baseType: !13, size: 64, offset: 128)
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !14)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!15 = !DISubroutineType(types: !16)
!16 = !{null}
!17 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 5, baseType: !5, size: 64, offset: 192)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !21, line: 18, baseType: !22)
!21 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!22 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!23 = !{!0, !24, !26, !28, !30, !32, !34, !36, !38, !43}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 10, type: !9, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 13, type: !13, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "called2", scope: !2, file: !3, line: 13, type: !13, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "called3", scope: !2, file: !3, line: 13, type: !13, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "data", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "data2", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "data3", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "arena", scope: !2, file: !3, line: 6, type: !40, isLocal: true, isDefinition: true)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 32768, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 4096)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "used", scope: !2, file: !3, line: 7, type: !20, isLocal: true, isDefinition: true)
!45 = !{i32 7, !"Dwarf Version", i32 4}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"clang version 22.1.8"}
!52 = distinct !DISubprogram(name: "first", scope: !3, file: !3, line: 8, type: !15, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!53 = !DILocation(line: 8, column: 19, scope: !52)
!54 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 9, type: !15, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!55 = !DILocation(line: 9, column: 20, scope: !54)
!56 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !57, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !59)
!57 = !DISubroutineType(types: !58)
!58 = !{!9}
!59 = !{}
!60 = !DILocalVariable(name: "job", scope: !56, file: !3, line: 21, type: !5)
!61 = !DILocation(line: 21, column: 17, scope: !56)
!62 = !DILocation(line: 21, column: 23, scope: !56)
!63 = !DILocation(line: 22, column: 28, scope: !56)
!64 = !DILocation(line: 22, column: 11, scope: !56)
!65 = !DILocation(line: 22, column: 9, scope: !56)
!66 = !DILocation(line: 23, column: 14, scope: !56)
!67 = !DILocation(line: 23, column: 19, scope: !56)
!68 = !DILocation(line: 23, column: 25, scope: !56)
!69 = !DILocation(line: 23, column: 12, scope: !56)
!70 = !DILocation(line: 24, column: 12, scope: !56)
!71 = !DILocation(line: 24, column: 17, scope: !56)
!72 = !DILocation(line: 24, column: 10, scope: !56)
!73 = !DILocation(line: 25, column: 5, scope: !56)
!74 = !DILocation(line: 25, column: 10, scope: !56)
!75 = !DILocalVariable(name: "stack", scope: !56, file: !3, line: 26, type: !76, align: 128)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 512, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 64)
!79 = !DILocation(line: 26, column: 23, scope: !56)
!80 = !DILocalVariable(name: "here", scope: !56, file: !3, line: 27, type: !5)
!81 = !DILocation(line: 27, column: 17, scope: !56)
!82 = !DILocation(line: 27, column: 38, scope: !56)
!83 = !DILocation(line: 28, column: 5, scope: !56)
!84 = !DILocation(line: 28, column: 11, scope: !56)
!85 = !DILocation(line: 28, column: 15, scope: !56)
!86 = !DILocation(line: 28, column: 24, scope: !56)
!87 = !DILocation(line: 28, column: 30, scope: !56)
!88 = !DILocation(line: 28, column: 35, scope: !56)
!89 = !DILocation(line: 28, column: 54, scope: !56)
!90 = !DILocation(line: 28, column: 41, scope: !56)
!91 = !DILocation(line: 28, column: 47, scope: !56)
!92 = !DILocation(line: 28, column: 52, scope: !56)
!93 = !DILocation(line: 29, column: 15, scope: !56)
!94 = !DILocation(line: 29, column: 21, scope: !56)
!95 = !DILocation(line: 29, column: 13, scope: !56)
!96 = !DILocation(line: 30, column: 13, scope: !56)
!97 = !DILocation(line: 30, column: 19, scope: !56)
!98 = !DILocation(line: 30, column: 25, scope: !56)
!99 = !DILocation(line: 30, column: 11, scope: !56)
!100 = !DILocation(line: 31, column: 5, scope: !56)
!101 = !DILocalVariable(name: "queue", scope: !56, file: !3, line: 32, type: !102)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "queue", file: !3, line: 12, size: 64, elements: !104)
!104 = !{!105, !106}
!105 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !103, file: !3, line: 12, baseType: !20, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "jobs", scope: !103, file: !3, line: 12, baseType: !107, offset: 64)
!107 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, elements: !108)
!108 = !{!109}
!109 = !DISubrange(count: -1)
!110 = !DILocation(line: 32, column: 19, scope: !56)
!111 = !DILocation(line: 32, column: 27, scope: !56)
!112 = !DILocation(line: 33, column: 5, scope: !56)
!113 = !DILocation(line: 33, column: 12, scope: !56)
!114 = !DILocation(line: 33, column: 20, scope: !56)
!115 = !DILocation(line: 33, column: 24, scope: !56)
!116 = !DILocation(line: 33, column: 34, scope: !56)
!117 = !DILocation(line: 33, column: 41, scope: !56)
!118 = !DILocation(line: 33, column: 49, scope: !56)
!119 = !DILocation(line: 33, column: 54, scope: !56)
!120 = !DILocalVariable(name: "last", scope: !56, file: !3, line: 34, type: !5)
!121 = !DILocation(line: 34, column: 17, scope: !56)
!122 = !DILocation(line: 34, column: 47, scope: !56)
!123 = !DILocation(line: 34, column: 53, scope: !56)
!124 = !DILocation(line: 34, column: 69, scope: !56)
!125 = !DILocation(line: 35, column: 15, scope: !56)
!126 = !DILocation(line: 35, column: 21, scope: !56)
!127 = !DILocation(line: 35, column: 13, scope: !56)
!128 = !DILocation(line: 36, column: 13, scope: !56)
!129 = !DILocation(line: 36, column: 19, scope: !56)
!130 = !DILocation(line: 36, column: 11, scope: !56)
!131 = !DILocation(line: 37, column: 14, scope: !56)
!132 = !DILocation(line: 37, column: 22, scope: !56)
!133 = !DILocation(line: 37, column: 32, scope: !56)
!134 = !DILocation(line: 37, column: 35, scope: !56)
!135 = !DILocation(line: 37, column: 41, scope: !56)
!136 = !DILocation(line: 37, column: 47, scope: !56)
!137 = !DILocation(line: 37, column: 50, scope: !56)
!138 = !DILocation(line: 37, column: 57, scope: !56)
!139 = !DILocation(line: 37, column: 66, scope: !56)
!140 = !DILocation(line: 37, column: 69, scope: !56)
!141 = !DILocation(line: 37, column: 74, scope: !56)
!142 = !DILocation(line: 37, column: 80, scope: !56)
!143 = !DILocation(line: 37, column: 83, scope: !56)
!144 = !DILocation(line: 37, column: 91, scope: !56)
!145 = !DILocation(line: 37, column: 100, scope: !56)
!146 = !DILocation(line: 37, column: 103, scope: !56)
!147 = !DILocation(line: 37, column: 109, scope: !56)
!148 = !DILocation(line: 0, scope: !56)
!149 = !DILocation(line: 37, column: 12, scope: !56)
!150 = !DILocation(line: 37, column: 5, scope: !56)
!151 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 15, type: !152, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!152 = !DISubroutineType(types: !153)
!153 = !{!5, !13, !11, !5}
!154 = !DILocalVariable(name: "run", arg: 1, scope: !151, file: !3, line: 15, type: !13)
!155 = !DILocation(line: 15, column: 28, scope: !151)
!156 = !DILocalVariable(name: "with", arg: 2, scope: !151, file: !3, line: 15, type: !11)
!157 = !DILocation(line: 15, column: 39, scope: !151)
!158 = !DILocalVariable(name: "next", arg: 3, scope: !151, file: !3, line: 15, type: !5)
!159 = !DILocation(line: 15, column: 57, scope: !151)
!160 = !DILocalVariable(name: "job", scope: !151, file: !3, line: 16, type: !5)
!161 = !DILocation(line: 16, column: 17, scope: !151)
!162 = !DILocation(line: 16, column: 23, scope: !151)
!163 = !DILocation(line: 17, column: 5, scope: !151)
!164 = !DILocation(line: 17, column: 10, scope: !151)
!165 = !DILocation(line: 17, column: 15, scope: !151)
!166 = !DILocation(line: 17, column: 32, scope: !151)
!167 = !DILocation(line: 17, column: 20, scope: !151)
!168 = !DILocation(line: 17, column: 25, scope: !151)
!169 = !DILocation(line: 17, column: 30, scope: !151)
!170 = !DILocation(line: 17, column: 49, scope: !151)
!171 = !DILocation(line: 17, column: 38, scope: !151)
!172 = !DILocation(line: 17, column: 43, scope: !151)
!173 = !DILocation(line: 17, column: 47, scope: !151)
!174 = !DILocation(line: 17, column: 66, scope: !151)
!175 = !DILocation(line: 17, column: 54, scope: !151)
!176 = !DILocation(line: 17, column: 59, scope: !151)
!177 = !DILocation(line: 17, column: 64, scope: !151)
!178 = !DILocation(line: 18, column: 12, scope: !151)
!179 = !DILocation(line: 18, column: 5, scope: !151)
!180 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 11, type: !181, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !59)
!181 = !DISubroutineType(types: !182)
!182 = !{!11, !20}
!183 = !DILocalVariable(name: "size", arg: 1, scope: !180, file: !3, line: 11, type: !20)
!184 = !DILocation(line: 11, column: 26, scope: !180)
!185 = !DILocalVariable(name: "at", scope: !180, file: !3, line: 11, type: !11)
!186 = !DILocation(line: 11, column: 40, scope: !180)
!187 = !DILocation(line: 11, column: 53, scope: !180)
!188 = !DILocation(line: 11, column: 51, scope: !180)
!189 = !DILocation(line: 11, column: 68, scope: !180)
!190 = !DILocation(line: 11, column: 73, scope: !180)
!191 = !DILocation(line: 11, column: 79, scope: !180)
!192 = !DILocation(line: 11, column: 64, scope: !180)
!193 = !DILocation(line: 11, column: 101, scope: !180)
!194 = !DILocation(line: 11, column: 94, scope: !180)
