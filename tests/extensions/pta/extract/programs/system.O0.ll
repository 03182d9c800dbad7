; ModuleID = 'system.c'
source_filename = "system.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.tm = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, ptr }

@first = global ptr null, align 8, !dbg !0
@program_invocation_name = external global ptr, align 8
@name = global ptr null, align 8, !dbg !23
@parameter = global ptr null, align 8, !dbg !42
@environ = external global ptr, align 8
@environment = global ptr null, align 8, !dbg !39
@given = global ptr null, align 8, !dbg !29
@.str = private unnamed_addr constant [12 x i8] c"LIGHT=house\00", align 1, !dbg !8
@.str.1 = private unnamed_addr constant [6 x i8] c"LIGHT\00", align 1, !dbg !13
@value = global ptr null, align 8, !dbg !25
@.str.2 = private unnamed_addr constant [7 x i8] c"LIGHT=\00", align 1, !dbg !18
@entry = global ptr null, align 8, !dbg !27
@local = global ptr null, align 8, !dbg !44
@zone = global ptr null, align 8, !dbg !31
@tzname = external global [2 x ptr], align 16
@listed = global ptr null, align 8, !dbg !37
@own = global %struct.tm zeroinitializer, align 8, !dbg !67
@other = global ptr null, align 8, !dbg !33
@broken = global %struct.tm zeroinitializer, align 8, !dbg !69
@made = global ptr null, align 8, !dbg !35
@universal = global ptr null, align 8, !dbg !65

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !78 {
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i32, align 4
  %10 = alloca ptr, align 8
  store i32 0, ptr %4, align 4
  store i32 %0, ptr %5, align 4
    #dbg_declare(ptr %5, !82, !DIExpression(), !83)
  store ptr %1, ptr %6, align 8
    #dbg_declare(ptr %6, !84, !DIExpression(), !85)
  store ptr %2, ptr %7, align 8
    #dbg_declare(ptr %7, !86, !DIExpression(), !87)
    #dbg_declare(ptr %8, !88, !DIExpression(), !93)
  store i64 0, ptr %8, align 8, !dbg !93
  %11 = load ptr, ptr %6, align 8, !dbg !94
  %12 = getelementptr inbounds ptr, ptr %11, i64 0, !dbg !94
  %13 = load ptr, ptr %12, align 8, !dbg !94
  store ptr %13, ptr @first, align 8, !dbg !95
  %14 = load ptr, ptr @program_invocation_name, align 8, !dbg !96
  store ptr %14, ptr @name, align 8, !dbg !97
  %15 = load ptr, ptr %7, align 8, !dbg !98
  store ptr %15, ptr @parameter, align 8, !dbg !99
  %16 = load ptr, ptr @environ, align 8, !dbg !100
  store ptr %16, ptr @environment, align 8, !dbg !101
  %17 = load ptr, ptr %7, align 8, !dbg !102
  %18 = getelementptr inbounds ptr, ptr %17, i64 0, !dbg !102
  %19 = load ptr, ptr %18, align 8, !dbg !102
  store ptr %19, ptr @given, align 8, !dbg !103
    #dbg_declare(ptr %9, !104, !DIExpression(), !105)
  %20 = load ptr, ptr @parameter, align 8, !dbg !106
  %21 = load ptr, ptr @environment, align 8, !dbg !107
  %22 = icmp eq ptr %20, %21, !dbg !108
  %23 = zext i1 %22 to i32, !dbg !108
  store i32 %23, ptr %9, align 4, !dbg !105
  %24 = call i32 @putenv(ptr noundef @.str) #3, !dbg !109
  %25 = call ptr @getenv(ptr noundef @.str.1) #3, !dbg !110
  store ptr %25, ptr @value, align 8, !dbg !111
    #dbg_declare(ptr %10, !112, !DIExpression(), !114)
  %26 = load ptr, ptr @environ, align 8, !dbg !115
  store ptr %26, ptr %10, align 8, !dbg !114
  br label %27, !dbg !116

27:                                               ; preds = %40, %3
  %28 = load ptr, ptr %10, align 8, !dbg !117
  %29 = load ptr, ptr %28, align 8, !dbg !119
  %30 = icmp ne ptr %29, null, !dbg !120
  br i1 %30, label %31, label %43, !dbg !120

31:                                               ; preds = %27
  %32 = load ptr, ptr %10, align 8, !dbg !121
  %33 = load ptr, ptr %32, align 8, !dbg !123
  %34 = call i32 @strncmp(ptr noundef %33, ptr noundef @.str.2, i64 noundef 6) #4, !dbg !124
  %35 = icmp ne i32 %34, 0, !dbg !124
  br i1 %35, label %39, label %36, !dbg !125

36:                                               ; preds = %31
  %37 = load ptr, ptr %10, align 8, !dbg !126
  %38 = load ptr, ptr %37, align 8, !dbg !127
  store ptr %38, ptr @entry, align 8, !dbg !128
  br label %39, !dbg !129

39:                                               ; preds = %36, %31
  br label %40, !dbg !130

40:                                               ; preds = %39
  %41 = load ptr, ptr %10, align 8, !dbg !131
  %42 = getelementptr inbounds nuw ptr, ptr %41, i32 1, !dbg !131
  store ptr %42, ptr %10, align 8, !dbg !131
  br label %27, !dbg !132, !llvm.loop !133

43:                                               ; preds = %27
  %44 = call ptr @localtime(ptr noundef %8) #3, !dbg !136
  store ptr %44, ptr @local, align 8, !dbg !137
  %45 = load ptr, ptr @local, align 8, !dbg !138
  %46 = getelementptr inbounds nuw %struct.tm, ptr %45, i32 0, i32 10, !dbg !139
  %47 = load ptr, ptr %46, align 8, !dbg !139
  store ptr %47, ptr @zone, align 8, !dbg !140
  %48 = load ptr, ptr @tzname, align 16, !dbg !141
  store ptr %48, ptr @listed, align 8, !dbg !142
  %49 = call ptr @localtime_r(ptr noundef %8, ptr noundef @own) #3, !dbg !143
  %50 = load ptr, ptr getelementptr inbounds nuw (%struct.tm, ptr @own, i32 0, i32 10), align 8, !dbg !144
  store ptr %50, ptr @other, align 8, !dbg !145
  store i32 70, ptr getelementptr inbounds nuw (%struct.tm, ptr @broken, i32 0, i32 5), align 4, !dbg !146
  %51 = call i64 @mktime(ptr noundef @broken) #3, !dbg !147
  %52 = load ptr, ptr getelementptr inbounds nuw (%struct.tm, ptr @broken, i32 0, i32 10), align 8, !dbg !148
  store ptr %52, ptr @made, align 8, !dbg !149
  %53 = call ptr @gmtime(ptr noundef %8) #3, !dbg !150
  store ptr %53, ptr @universal, align 8, !dbg !151
  %54 = load ptr, ptr @name, align 8, !dbg !152
  %55 = load ptr, ptr @first, align 8, !dbg !153
  %56 = icmp eq ptr %54, %55, !dbg !154
  br i1 %56, label %57, label %83, !dbg !155

57:                                               ; preds = %43
  %58 = load i32, ptr %9, align 4, !dbg !156
  %59 = icmp ne i32 %58, 0, !dbg !156
  br i1 %59, label %60, label %83, !dbg !157

60:                                               ; preds = %57
  %61 = load ptr, ptr @value, align 8, !dbg !158
  %62 = load ptr, ptr @entry, align 8, !dbg !159
  %63 = getelementptr inbounds i8, ptr %62, i64 6, !dbg !160
  %64 = icmp eq ptr %61, %63, !dbg !161
  br i1 %64, label %65, label %83, !dbg !162

65:                                               ; preds = %60
  %66 = load ptr, ptr @local, align 8, !dbg !163
  %67 = load ptr, ptr @universal, align 8, !dbg !164
  %68 = icmp eq ptr %66, %67, !dbg !165
  br i1 %68, label %69, label %83, !dbg !166

69:                                               ; preds = %65
  %70 = load ptr, ptr @zone, align 8, !dbg !167
  %71 = load ptr, ptr @other, align 8, !dbg !168
  %72 = call i32 @strcmp(ptr noundef %70, ptr noundef %71) #4, !dbg !169
  %73 = icmp ne i32 %72, 0, !dbg !169
  br i1 %73, label %83, label %74, !dbg !170

74:                                               ; preds = %69
  %75 = load ptr, ptr @listed, align 8, !dbg !171
  %76 = icmp ne ptr %75, null, !dbg !171
  br i1 %76, label %77, label %83, !dbg !172

77:                                               ; preds = %74
  %78 = load ptr, ptr @made, align 8, !dbg !173
  %79 = icmp ne ptr %78, null, !dbg !173
  br i1 %79, label %80, label %83, !dbg !174

80:                                               ; preds = %77
  %81 = load ptr, ptr @given, align 8, !dbg !175
  %82 = icmp ne ptr %81, null, !dbg !174
  br label %83

83:                                               ; preds = %80, %77, %74, %69, %65, %60, %57, %43
  %84 = phi i1 [ false, %77 ], [ false, %74 ], [ false, %69 ], [ false, %65 ], [ false, %60 ], [ false, %57 ], [ false, %43 ], [ %82, %80 ], !dbg !176
  %85 = xor i1 %84, true, !dbg !177
  %86 = zext i1 %85 to i32, !dbg !177
  ret i32 %86, !dbg !178
}

; Function Attrs: nounwind
declare i32 @putenv(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strncmp(ptr noundef, ptr noundef, i64 noundef) #2

; Function Attrs: nounwind
declare ptr @localtime(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @localtime_r(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind
declare i64 @mktime(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @gmtime(ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare i32 @strcmp(ptr noundef, ptr noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }
attributes #4 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76}
!llvm.ident = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !7, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "system.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !{!8, !13, !18, !23, !0, !25, !27, !29, !31, !33, !35, !37, !39, !42, !44, !65, !67, !69}
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(scope: null, file: !3, line: 19, type: !10, isLocal: true, isDefinition: true)
!10 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 96, elements: !11)
!11 = !{!12}
!12 = !DISubrange(count: 12)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 20, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 48, elements: !16)
!16 = !{!17}
!17 = !DISubrange(count: 6)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 56, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 7)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "name", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "zone", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "made", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "listed", scope: !2, file: !3, line: 8, type: !5, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "environment", scope: !2, file: !3, line: 9, type: !41, isLocal: false, isDefinition: true)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "parameter", scope: !2, file: !3, line: 9, type: !41, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "local", scope: !2, file: !3, line: 10, type: !46, isLocal: false, isDefinition: true)
!46 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !47, size: 64)
!47 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "tm", file: !48, line: 7, size: 448, elements: !49)
!48 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_tm.h", directory: "")
!49 = !{!50, !52, !53, !54, !55, !56, !57, !58, !59, !60, !62}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "tm_sec", scope: !47, file: !48, line: 9, baseType: !51, size: 32)
!51 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "tm_min", scope: !47, file: !48, line: 10, baseType: !51, size: 32, offset: 32)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "tm_hour", scope: !47, file: !48, line: 11, baseType: !51, size: 32, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mday", scope: !47, file: !48, line: 12, baseType: !51, size: 32, offset: 96)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "tm_mon", scope: !47, file: !48, line: 13, baseType: !51, size: 32, offset: 128)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "tm_year", scope: !47, file: !48, line: 14, baseType: !51, size: 32, offset: 160)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "tm_wday", scope: !47, file: !48, line: 15, baseType: !51, size: 32, offset: 192)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "tm_yday", scope: !47, file: !48, line: 16, baseType: !51, size: 32, offset: 224)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "tm_isdst", scope: !47, file: !48, line: 17, baseType: !51, size: 32, offset: 256)
!60 = !DIDerivedType(tag: DW_TAG_member, name: "tm_gmtoff", scope: !47, file: !48, line: 20, baseType: !61, size: 64, offset: 320)
!61 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!62 = !DIDerivedType(tag: DW_TAG_member, name: "tm_zone", scope: !47, file: !48, line: 21, baseType: !63, size: 64, offset: 384)
!63 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !64, size: 64)
!64 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !6)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "universal", scope: !2, file: !3, line: 10, type: !46, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !47, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "broken", scope: !2, file: !3, line: 10, type: !47, isLocal: false, isDefinition: true)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{!"clang version 22.1.8"}
!78 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !79, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !81)
!79 = !DISubroutineType(types: !80)
!80 = !{!51, !51, !41, !41}
!81 = !{}
!82 = !DILocalVariable(name: "argc", arg: 1, scope: !78, file: !3, line: 11, type: !51)
!83 = !DILocation(line: 11, column: 14, scope: !78)
!84 = !DILocalVariable(name: "argv", arg: 2, scope: !78, file: !3, line: 11, type: !41)
!85 = !DILocation(line: 11, column: 27, scope: !78)
!86 = !DILocalVariable(name: "envp", arg: 3, scope: !78, file: !3, line: 11, type: !41)
!87 = !DILocation(line: 11, column: 40, scope: !78)
!88 = !DILocalVariable(name: "now", scope: !78, file: !3, line: 12, type: !89)
!89 = !DIDerivedType(tag: DW_TAG_typedef, name: "time_t", file: !90, line: 10, baseType: !91)
!90 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/time_t.h", directory: "")
!91 = !DIDerivedType(tag: DW_TAG_typedef, name: "__time_t", file: !92, line: 160, baseType: !61)
!92 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!93 = !DILocation(line: 12, column: 12, scope: !78)
!94 = !DILocation(line: 13, column: 13, scope: !78)
!95 = !DILocation(line: 13, column: 11, scope: !78)
!96 = !DILocation(line: 14, column: 12, scope: !78)
!97 = !DILocation(line: 14, column: 10, scope: !78)
!98 = !DILocation(line: 15, column: 17, scope: !78)
!99 = !DILocation(line: 15, column: 15, scope: !78)
!100 = !DILocation(line: 16, column: 19, scope: !78)
!101 = !DILocation(line: 16, column: 17, scope: !78)
!102 = !DILocation(line: 17, column: 13, scope: !78)
!103 = !DILocation(line: 17, column: 11, scope: !78)
!104 = !DILocalVariable(name: "same", scope: !78, file: !3, line: 18, type: !51)
!105 = !DILocation(line: 18, column: 9, scope: !78)
!106 = !DILocation(line: 18, column: 16, scope: !78)
!107 = !DILocation(line: 18, column: 29, scope: !78)
!108 = !DILocation(line: 18, column: 26, scope: !78)
!109 = !DILocation(line: 19, column: 5, scope: !78)
!110 = !DILocation(line: 20, column: 13, scope: !78)
!111 = !DILocation(line: 20, column: 11, scope: !78)
!112 = !DILocalVariable(name: "each", scope: !113, file: !3, line: 21, type: !41)
!113 = distinct !DILexicalBlock(scope: !78, file: !3, line: 21, column: 5)
!114 = !DILocation(line: 21, column: 17, scope: !113)
!115 = !DILocation(line: 21, column: 24, scope: !113)
!116 = !DILocation(line: 21, column: 10, scope: !113)
!117 = !DILocation(line: 21, column: 34, scope: !118)
!118 = distinct !DILexicalBlock(scope: !113, file: !3, line: 21, column: 5)
!119 = !DILocation(line: 21, column: 33, scope: !118)
!120 = !DILocation(line: 21, column: 5, scope: !113)
!121 = !DILocation(line: 22, column: 23, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !3, line: 22, column: 13)
!123 = !DILocation(line: 22, column: 22, scope: !122)
!124 = !DILocation(line: 22, column: 14, scope: !122)
!125 = !DILocation(line: 22, column: 13, scope: !122)
!126 = !DILocation(line: 22, column: 52, scope: !122)
!127 = !DILocation(line: 22, column: 51, scope: !122)
!128 = !DILocation(line: 22, column: 49, scope: !122)
!129 = !DILocation(line: 22, column: 43, scope: !122)
!130 = !DILocation(line: 22, column: 40, scope: !122)
!131 = !DILocation(line: 21, column: 44, scope: !118)
!132 = !DILocation(line: 21, column: 5, scope: !118)
!133 = distinct !{!133, !120, !134, !135}
!134 = !DILocation(line: 22, column: 52, scope: !113)
!135 = !{!"llvm.loop.mustprogress"}
!136 = !DILocation(line: 23, column: 13, scope: !78)
!137 = !DILocation(line: 23, column: 11, scope: !78)
!138 = !DILocation(line: 24, column: 20, scope: !78)
!139 = !DILocation(line: 24, column: 27, scope: !78)
!140 = !DILocation(line: 24, column: 10, scope: !78)
!141 = !DILocation(line: 25, column: 14, scope: !78)
!142 = !DILocation(line: 25, column: 12, scope: !78)
!143 = !DILocation(line: 26, column: 5, scope: !78)
!144 = !DILocation(line: 27, column: 25, scope: !78)
!145 = !DILocation(line: 27, column: 11, scope: !78)
!146 = !DILocation(line: 28, column: 20, scope: !78)
!147 = !DILocation(line: 29, column: 5, scope: !78)
!148 = !DILocation(line: 30, column: 27, scope: !78)
!149 = !DILocation(line: 30, column: 10, scope: !78)
!150 = !DILocation(line: 31, column: 17, scope: !78)
!151 = !DILocation(line: 31, column: 15, scope: !78)
!152 = !DILocation(line: 32, column: 14, scope: !78)
!153 = !DILocation(line: 32, column: 22, scope: !78)
!154 = !DILocation(line: 32, column: 19, scope: !78)
!155 = !DILocation(line: 32, column: 28, scope: !78)
!156 = !DILocation(line: 32, column: 31, scope: !78)
!157 = !DILocation(line: 32, column: 36, scope: !78)
!158 = !DILocation(line: 32, column: 39, scope: !78)
!159 = !DILocation(line: 32, column: 48, scope: !78)
!160 = !DILocation(line: 32, column: 54, scope: !78)
!161 = !DILocation(line: 32, column: 45, scope: !78)
!162 = !DILocation(line: 33, column: 14, scope: !78)
!163 = !DILocation(line: 33, column: 17, scope: !78)
!164 = !DILocation(line: 33, column: 26, scope: !78)
!165 = !DILocation(line: 33, column: 23, scope: !78)
!166 = !DILocation(line: 33, column: 36, scope: !78)
!167 = !DILocation(line: 33, column: 47, scope: !78)
!168 = !DILocation(line: 33, column: 53, scope: !78)
!169 = !DILocation(line: 33, column: 40, scope: !78)
!170 = !DILocation(line: 33, column: 60, scope: !78)
!171 = !DILocation(line: 33, column: 63, scope: !78)
!172 = !DILocation(line: 33, column: 70, scope: !78)
!173 = !DILocation(line: 33, column: 73, scope: !78)
!174 = !DILocation(line: 33, column: 78, scope: !78)
!175 = !DILocation(line: 33, column: 81, scope: !78)
!176 = !DILocation(line: 0, scope: !78)
!177 = !DILocation(line: 32, column: 12, scope: !78)
!178 = !DILocation(line: 32, column: 5, scope: !78)
