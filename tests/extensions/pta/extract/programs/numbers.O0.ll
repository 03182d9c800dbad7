; ModuleID = 'numbers.c'
source_filename = "numbers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.item = type { ptr, ptr }
%union.both = type { ptr }

@kept = global ptr null, align 8, !dbg !0
@joined = global ptr null, align 8, !dbg !23
@masked = global ptr null, align 8, !dbg !25
@x = global i32 0, align 4, !dbg !19
@item = internal global %struct.item zeroinitializer, align 8, !dbg !37
@y = global i32 0, align 4, !dbg !21
@loaded = global ptr null, align 8, !dbg !29
@restored = global ptr null, align 8, !dbg !31
@same = global ptr null, align 8, !dbg !33
@other = global ptr null, align 8, !dbg !35
@key = internal global i32 0, align 4, !dbg !43
@own = global ptr null, align 8, !dbg !27

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !54 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca i64, align 8
  %8 = alloca %union.both, align 8
  %9 = alloca %union.both, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !61, !DIExpression(), !62)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !63, !DIExpression(), !64)
    #dbg_declare(ptr %6, !65, !DIExpression(), !66)
    #dbg_declare(ptr %7, !67, !DIExpression(), !69)
  %10 = load i32, ptr %4, align 4, !dbg !70
  %11 = sext i32 %10 to i64, !dbg !71
  %12 = inttoptr i64 %11 to ptr, !dbg !72
  store ptr %12, ptr @kept, align 8, !dbg !73
  %13 = load ptr, ptr @kept, align 8, !dbg !74
  %14 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @run, ptr noundef %13) #3, !dbg !75
  %15 = load i64, ptr %7, align 8, !dbg !76
  %16 = call i32 @pthread_join(i64 noundef %15, ptr noundef @joined), !dbg !77
  %17 = load i32, ptr %4, align 4, !dbg !78
  %18 = sext i32 %17 to i64, !dbg !79
  %19 = mul i64 %18, 3, !dbg !80
  %20 = and i64 %19, 65535, !dbg !81
  %21 = inttoptr i64 %20 to ptr, !dbg !82
  store ptr %21, ptr @masked, align 8, !dbg !83
  store ptr @x, ptr @item, align 8, !dbg !84
  %22 = zext i32 ptrtoint (ptr @y to i32) to i64, !dbg !85
  %23 = inttoptr i64 %22 to ptr, !dbg !86
  store ptr %23, ptr getelementptr inbounds nuw (%struct.item, ptr @item, i32 0, i32 1), align 8, !dbg !87
  %24 = load ptr, ptr @item, align 8, !dbg !88
  store ptr %24, ptr @loaded, align 8, !dbg !89
  %25 = and i64 ptrtoint (ptr @x to i64), -4294967296, !dbg !90
  %26 = load ptr, ptr getelementptr inbounds nuw (%struct.item, ptr @item, i32 0, i32 1), align 8, !dbg !91
  %27 = ptrtoint ptr %26 to i64, !dbg !92
  %28 = or i64 %25, %27, !dbg !93
  %29 = inttoptr i64 %28 to ptr, !dbg !94
  store ptr %29, ptr @restored, align 8, !dbg !95
    #dbg_declare(ptr %8, !96, !DIExpression(), !102)
    #dbg_declare(ptr %9, !103, !DIExpression(), !104)
  store ptr @x, ptr %8, align 8, !dbg !105
  %30 = getelementptr inbounds nuw %union.both, ptr %8, i32 0, i32 0, !dbg !106
  %31 = load ptr, ptr %30, align 8, !dbg !106
  %32 = call ptr @word_of(ptr %31), !dbg !106
  store ptr %32, ptr @same, align 8, !dbg !107
  %33 = load i32, ptr %4, align 4, !dbg !108
  store i32 %33, ptr %9, align 8, !dbg !109
  store ptr @y, ptr %9, align 8, !dbg !110
  %34 = load i64, ptr %9, align 8, !dbg !111
  %35 = inttoptr i64 %34 to ptr, !dbg !112
  store ptr %35, ptr @other, align 8, !dbg !113
  %36 = call i32 @pthread_key_create(ptr noundef @key, ptr noundef null) #3, !dbg !114
  %37 = call i32 @pthread_create(ptr noundef %7, ptr noundef null, ptr noundef @give, ptr noundef @x) #3, !dbg !115
  %38 = load i64, ptr %7, align 8, !dbg !116
  %39 = call i32 @pthread_join(i64 noundef %38, ptr noundef %6), !dbg !117
  %40 = load ptr, ptr %6, align 8, !dbg !118
  store ptr %40, ptr @own, align 8, !dbg !119
  %41 = load ptr, ptr @kept, align 8, !dbg !120
  %42 = icmp eq ptr %41, inttoptr (i64 1 to ptr), !dbg !121
  br i1 %42, label %43, label %64, !dbg !122

43:                                               ; preds = %2
  %44 = load ptr, ptr @joined, align 8, !dbg !123
  %45 = icmp eq ptr %44, inttoptr (i64 2 to ptr), !dbg !124
  br i1 %45, label %46, label %64, !dbg !125

46:                                               ; preds = %43
  %47 = load ptr, ptr @masked, align 8, !dbg !126
  %48 = icmp eq ptr %47, inttoptr (i64 3 to ptr), !dbg !127
  br i1 %48, label %49, label %64, !dbg !128

49:                                               ; preds = %46
  %50 = load ptr, ptr @loaded, align 8, !dbg !129
  %51 = icmp eq ptr %50, @x, !dbg !130
  br i1 %51, label %52, label %64, !dbg !131

52:                                               ; preds = %49
  %53 = load ptr, ptr @restored, align 8, !dbg !132
  %54 = icmp eq ptr %53, @y, !dbg !133
  br i1 %54, label %55, label %64, !dbg !134

55:                                               ; preds = %52
  %56 = load ptr, ptr @same, align 8, !dbg !135
  %57 = icmp eq ptr %56, @x, !dbg !136
  br i1 %57, label %58, label %64, !dbg !137

58:                                               ; preds = %55
  %59 = load ptr, ptr @other, align 8, !dbg !138
  %60 = icmp eq ptr %59, @y, !dbg !139
  br i1 %60, label %61, label %64, !dbg !140

61:                                               ; preds = %58
  %62 = load ptr, ptr @own, align 8, !dbg !141
  %63 = icmp eq ptr %62, @x, !dbg !142
  br label %64

64:                                               ; preds = %61, %58, %55, %52, %49, %46, %43, %2
  %65 = phi i1 [ false, %58 ], [ false, %55 ], [ false, %52 ], [ false, %49 ], [ false, %46 ], [ false, %43 ], [ false, %2 ], [ %63, %61 ], !dbg !143
  %66 = xor i1 %65, true, !dbg !144
  %67 = zext i1 %66 to i32, !dbg !144
  ret i32 %67, !dbg !145
}

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @run(ptr noundef %0) #0 !dbg !146 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !149, !DIExpression(), !150)
  %3 = load ptr, ptr %2, align 8, !dbg !151
  %4 = ptrtoint ptr %3 to i64, !dbg !152
  %5 = trunc i64 %4 to i32, !dbg !153
  %6 = add nsw i32 %5, 1, !dbg !154
  %7 = sext i32 %6 to i64, !dbg !155
  %8 = inttoptr i64 %7 to ptr, !dbg !156
  ret ptr %8, !dbg !157
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @word_of(ptr %0) #0 !dbg !158 {
  %2 = alloca %union.both, align 8
  %3 = getelementptr inbounds nuw %union.both, ptr %2, i32 0, i32 0
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %2, !161, !DIExpression(), !162)
  %4 = load i64, ptr %2, align 8, !dbg !163
  %5 = inttoptr i64 %4 to ptr, !dbg !164
  ret ptr %5, !dbg !165
}

; Function Attrs: nounwind
declare i32 @pthread_key_create(ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @give(ptr noundef %0) #0 !dbg !166 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !167, !DIExpression(), !168)
  %3 = load i32, ptr @key, align 4, !dbg !169
  %4 = load ptr, ptr %2, align 8, !dbg !170
  %5 = call i32 @pthread_setspecific(i32 noundef %3, ptr noundef %4) #3, !dbg !171
  %6 = load i32, ptr @key, align 4, !dbg !172
  %7 = call ptr @pthread_getspecific(i32 noundef %6) #3, !dbg !173
  ret ptr %7, !dbg !174
}

; Function Attrs: nounwind
declare i32 @pthread_setspecific(i32 noundef, ptr noundef) #1

; Function Attrs: nounwind
declare ptr @pthread_getspecific(i32 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!47, !48, !49, !50, !51, !52}
!llvm.ident = !{!53}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !18, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "numbers.c", directory: "")
!4 = !{!5, !6, !9, !11, !16, !17}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_typedef, name: "intptr_t", file: !7, line: 80, baseType: !8)
!7 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!8 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!9 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !7, line: 83, baseType: !10)
!10 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !12, line: 26, baseType: !13)
!12 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!13 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !14, line: 42, baseType: !15)
!14 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!15 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!18 = !{!19, !21, !0, !23, !25, !27, !29, !31, !33, !35, !37, !43}
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !17, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "joined", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "masked", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 7, type: !5, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "loaded", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "restored", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "same", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 8, type: !16, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 9, type: !39, isLocal: true, isDefinition: true)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 4, size: 128, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !39, file: !3, line: 4, baseType: !16, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !39, file: !3, line: 4, baseType: !5, size: 64, offset: 64)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "key", scope: !2, file: !3, line: 10, type: !45, isLocal: true, isDefinition: true)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_key_t", file: !46, line: 49, baseType: !15)
!46 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "")
!47 = !{i32 7, !"Dwarf Version", i32 4}
!48 = !{i32 2, !"Debug Info Version", i32 3}
!49 = !{i32 1, !"wchar_size", i32 4}
!50 = !{i32 8, !"PIC Level", i32 2}
!51 = !{i32 7, !"uwtable", i32 2}
!52 = !{i32 7, !"frame-pointer", i32 2}
!53 = !{!"clang version 22.1.8"}
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !55, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !60)
!55 = !DISubroutineType(types: !56)
!56 = !{!17, !17, !57}
!57 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !58, size: 64)
!58 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !59, size: 64)
!59 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!60 = !{}
!61 = !DILocalVariable(name: "argc", arg: 1, scope: !54, file: !3, line: 14, type: !17)
!62 = !DILocation(line: 14, column: 14, scope: !54)
!63 = !DILocalVariable(name: "argv", arg: 2, scope: !54, file: !3, line: 14, type: !57)
!64 = !DILocation(line: 14, column: 27, scope: !54)
!65 = !DILocalVariable(name: "result", scope: !54, file: !3, line: 15, type: !5)
!66 = !DILocation(line: 15, column: 11, scope: !54)
!67 = !DILocalVariable(name: "thread", scope: !54, file: !3, line: 16, type: !68)
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !46, line: 27, baseType: !10)
!69 = !DILocation(line: 16, column: 15, scope: !54)
!70 = !DILocation(line: 17, column: 30, scope: !54)
!71 = !DILocation(line: 17, column: 20, scope: !54)
!72 = !DILocation(line: 17, column: 12, scope: !54)
!73 = !DILocation(line: 17, column: 10, scope: !54)
!74 = !DILocation(line: 18, column: 37, scope: !54)
!75 = !DILocation(line: 18, column: 5, scope: !54)
!76 = !DILocation(line: 19, column: 18, scope: !54)
!77 = !DILocation(line: 19, column: 5, scope: !54)
!78 = !DILocation(line: 20, column: 34, scope: !54)
!79 = !DILocation(line: 20, column: 23, scope: !54)
!80 = !DILocation(line: 20, column: 39, scope: !54)
!81 = !DILocation(line: 20, column: 43, scope: !54)
!82 = !DILocation(line: 20, column: 14, scope: !54)
!83 = !DILocation(line: 20, column: 12, scope: !54)
!84 = !DILocation(line: 21, column: 16, scope: !54)
!85 = !DILocation(line: 22, column: 27, scope: !54)
!86 = !DILocation(line: 22, column: 19, scope: !54)
!87 = !DILocation(line: 22, column: 17, scope: !54)
!88 = !DILocation(line: 23, column: 19, scope: !54)
!89 = !DILocation(line: 23, column: 12, scope: !54)
!90 = !DILocation(line: 25, column: 39, scope: !54)
!91 = !DILocation(line: 25, column: 83, scope: !54)
!92 = !DILocation(line: 25, column: 67, scope: !54)
!93 = !DILocation(line: 25, column: 65, scope: !54)
!94 = !DILocation(line: 25, column: 16, scope: !54)
!95 = !DILocation(line: 25, column: 14, scope: !54)
!96 = !DILocalVariable(name: "u", scope: !54, file: !3, line: 26, type: !97)
!97 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !3, line: 5, size: 64, elements: !98)
!98 = !{!99, !100, !101}
!99 = !DIDerivedType(tag: DW_TAG_member, name: "pointer", scope: !97, file: !3, line: 5, baseType: !16, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "word", scope: !97, file: !3, line: 5, baseType: !9, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "number", scope: !97, file: !3, line: 5, baseType: !17, size: 32)
!102 = !DILocation(line: 26, column: 16, scope: !54)
!103 = !DILocalVariable(name: "v", scope: !54, file: !3, line: 26, type: !97)
!104 = !DILocation(line: 26, column: 19, scope: !54)
!105 = !DILocation(line: 27, column: 15, scope: !54)
!106 = !DILocation(line: 28, column: 12, scope: !54)
!107 = !DILocation(line: 28, column: 10, scope: !54)
!108 = !DILocation(line: 29, column: 16, scope: !54)
!109 = !DILocation(line: 29, column: 14, scope: !54)
!110 = !DILocation(line: 30, column: 15, scope: !54)
!111 = !DILocation(line: 31, column: 22, scope: !54)
!112 = !DILocation(line: 31, column: 13, scope: !54)
!113 = !DILocation(line: 31, column: 11, scope: !54)
!114 = !DILocation(line: 32, column: 5, scope: !54)
!115 = !DILocation(line: 33, column: 5, scope: !54)
!116 = !DILocation(line: 34, column: 18, scope: !54)
!117 = !DILocation(line: 34, column: 5, scope: !54)
!118 = !DILocation(line: 35, column: 11, scope: !54)
!119 = !DILocation(line: 35, column: 9, scope: !54)
!120 = !DILocation(line: 36, column: 14, scope: !54)
!121 = !DILocation(line: 36, column: 19, scope: !54)
!122 = !DILocation(line: 36, column: 32, scope: !54)
!123 = !DILocation(line: 36, column: 35, scope: !54)
!124 = !DILocation(line: 36, column: 42, scope: !54)
!125 = !DILocation(line: 36, column: 55, scope: !54)
!126 = !DILocation(line: 36, column: 58, scope: !54)
!127 = !DILocation(line: 36, column: 65, scope: !54)
!128 = !DILocation(line: 36, column: 78, scope: !54)
!129 = !DILocation(line: 36, column: 81, scope: !54)
!130 = !DILocation(line: 36, column: 88, scope: !54)
!131 = !DILocation(line: 37, column: 9, scope: !54)
!132 = !DILocation(line: 37, column: 12, scope: !54)
!133 = !DILocation(line: 37, column: 21, scope: !54)
!134 = !DILocation(line: 37, column: 27, scope: !54)
!135 = !DILocation(line: 37, column: 30, scope: !54)
!136 = !DILocation(line: 37, column: 35, scope: !54)
!137 = !DILocation(line: 37, column: 41, scope: !54)
!138 = !DILocation(line: 37, column: 44, scope: !54)
!139 = !DILocation(line: 37, column: 50, scope: !54)
!140 = !DILocation(line: 37, column: 56, scope: !54)
!141 = !DILocation(line: 37, column: 59, scope: !54)
!142 = !DILocation(line: 37, column: 63, scope: !54)
!143 = !DILocation(line: 0, scope: !54)
!144 = !DILocation(line: 36, column: 12, scope: !54)
!145 = !DILocation(line: 36, column: 5, scope: !54)
!146 = distinct !DISubprogram(name: "run", scope: !3, file: !3, line: 11, type: !147, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!147 = !DISubroutineType(types: !148)
!148 = !{!5, !5}
!149 = !DILocalVariable(name: "given", arg: 1, scope: !146, file: !3, line: 11, type: !5)
!150 = !DILocation(line: 11, column: 24, scope: !146)
!151 = !DILocation(line: 11, column: 74, scope: !146)
!152 = !DILocation(line: 11, column: 64, scope: !146)
!153 = !DILocation(line: 11, column: 59, scope: !146)
!154 = !DILocation(line: 11, column: 80, scope: !146)
!155 = !DILocation(line: 11, column: 48, scope: !146)
!156 = !DILocation(line: 11, column: 40, scope: !146)
!157 = !DILocation(line: 11, column: 33, scope: !146)
!158 = distinct !DISubprogram(name: "word_of", scope: !3, file: !3, line: 13, type: !159, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!159 = !DISubroutineType(types: !160)
!160 = !{!16, !97}
!161 = !DILocalVariable(name: "u", arg: 1, scope: !158, file: !3, line: 13, type: !97)
!162 = !DILocation(line: 13, column: 32, scope: !158)
!163 = !DILocation(line: 13, column: 53, scope: !158)
!164 = !DILocation(line: 13, column: 44, scope: !158)
!165 = !DILocation(line: 13, column: 37, scope: !158)
!166 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 12, type: !147, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !60)
!167 = !DILocalVariable(name: "given", arg: 1, scope: !166, file: !3, line: 12, type: !5)
!168 = !DILocation(line: 12, column: 25, scope: !166)
!169 = !DILocation(line: 12, column: 54, scope: !166)
!170 = !DILocation(line: 12, column: 59, scope: !166)
!171 = !DILocation(line: 12, column: 34, scope: !166)
!172 = !DILocation(line: 12, column: 94, scope: !166)
!173 = !DILocation(line: 12, column: 74, scope: !166)
!174 = !DILocation(line: 12, column: 67, scope: !166)
