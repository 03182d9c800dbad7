; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"HOME\00", align 1, !dbg !7
@x = global i32 0, align 4, !dbg !9
@y = global i32 0, align 4, !dbg !28
@__const.main.array = private unnamed_addr constant [2 x ptr] [ptr @x, ptr @y], align 16
@.str.2 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !18
@.str.3 = private unnamed_addr constant [7 x i8] c"%s %p\0A\00", align 1, !dbg !23

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !37 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca [8 x i8], align 1
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  %12 = alloca i64, align 8
  %13 = alloca [2 x ptr], align 16
  %14 = alloca ptr, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  %17 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !43, !DIExpression(), !44)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !45, !DIExpression(), !46)
    #dbg_declare(ptr %6, !47, !DIExpression(), !51)
    #dbg_declare(ptr %7, !52, !DIExpression(), !53)
  %18 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !54
  %19 = call ptr @strcpy(ptr noundef %18, ptr noundef @.str) #5, !dbg !55
  store ptr %19, ptr %7, align 8, !dbg !53
    #dbg_declare(ptr %8, !56, !DIExpression(), !57)
  %20 = load ptr, ptr %7, align 8, !dbg !58
  %21 = call ptr @strchr(ptr noundef %20, i32 noundef 120) #6, !dbg !59
  store ptr %21, ptr %8, align 8, !dbg !57
    #dbg_declare(ptr %9, !60, !DIExpression(), !61)
  %22 = load ptr, ptr %8, align 8, !dbg !62
  %23 = call noalias ptr @strdup(ptr noundef %22) #5, !dbg !63
  store ptr %23, ptr %9, align 8, !dbg !61
    #dbg_declare(ptr %10, !64, !DIExpression(), !65)
  %24 = call ptr @getenv(ptr noundef @.str.1) #5, !dbg !66
  store ptr %24, ptr %10, align 8, !dbg !65
    #dbg_declare(ptr %11, !67, !DIExpression(), !68)
    #dbg_declare(ptr %12, !69, !DIExpression(), !71)
  %25 = load ptr, ptr %5, align 8, !dbg !72
  %26 = getelementptr inbounds ptr, ptr %25, i64 1, !dbg !72
  %27 = load ptr, ptr %26, align 8, !dbg !72
  %28 = call i64 @strtol(ptr noundef %27, ptr noundef %11, i32 noundef 10) #5, !dbg !73
  store i64 %28, ptr %12, align 8, !dbg !71
    #dbg_declare(ptr %13, !74, !DIExpression(), !76)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %13, ptr align 16 @__const.main.array, i64 16, i1 false), !dbg !76
  %29 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0, !dbg !77
  call void @qsort(ptr noundef %29, i64 noundef 2, i64 noundef 8, ptr noundef @compare), !dbg !78
    #dbg_declare(ptr %14, !79, !DIExpression(), !80)
  store ptr @x, ptr %14, align 8, !dbg !80
    #dbg_declare(ptr %15, !81, !DIExpression(), !82)
  %30 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0, !dbg !83
  %31 = call ptr @bsearch(ptr noundef %14, ptr noundef %30, i64 noundef 2, i64 noundef 8, ptr noundef @compare), !dbg !84
  store ptr %31, ptr %15, align 8, !dbg !82
  %32 = call i32 @atexit(ptr noundef @done) #5, !dbg !85
    #dbg_declare(ptr %16, !86, !DIExpression(), !145)
  %33 = load ptr, ptr %10, align 8, !dbg !146
  %34 = call noalias ptr @fopen(ptr noundef %33, ptr noundef @.str.2), !dbg !147
  store ptr %34, ptr %16, align 8, !dbg !145
    #dbg_declare(ptr %17, !148, !DIExpression(), !149)
  %35 = getelementptr inbounds [8 x i8], ptr %6, i64 0, i64 0, !dbg !150
  %36 = load ptr, ptr %16, align 8, !dbg !151
  %37 = call ptr @fgets(ptr noundef %35, i32 noundef 8, ptr noundef %36), !dbg !152
  store ptr %37, ptr %17, align 8, !dbg !149
  %38 = load ptr, ptr %17, align 8, !dbg !153
  %39 = getelementptr inbounds [2 x ptr], ptr %13, i64 0, i64 0, !dbg !154
  %40 = call i32 (ptr, ...) @printf(ptr noundef @.str.3, ptr noundef %38, ptr noundef %39), !dbg !155
  %41 = load i64, ptr %12, align 8, !dbg !156
  %42 = trunc i64 %41 to i32, !dbg !157
  %43 = load ptr, ptr %9, align 8, !dbg !158
  %44 = load i8, ptr %43, align 1, !dbg !159
  %45 = sext i8 %44 to i32, !dbg !159
  %46 = add nsw i32 %42, %45, !dbg !160
  %47 = load ptr, ptr %15, align 8, !dbg !161
  %48 = load ptr, ptr %47, align 8, !dbg !162
  %49 = load i32, ptr %48, align 4, !dbg !163
  %50 = add nsw i32 %46, %49, !dbg !164
  %51 = load ptr, ptr %11, align 8, !dbg !165
  %52 = load i8, ptr %51, align 1, !dbg !166
  %53 = sext i8 %52 to i32, !dbg !166
  %54 = add nsw i32 %50, %53, !dbg !167
  ret i32 %54, !dbg !168
}

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #1

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #2

; Function Attrs: nounwind
declare noalias ptr @strdup(ptr noundef) #1

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #1

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

declare void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #4

; Function Attrs: noinline nounwind optnone uwtable
define internal i32 @compare(ptr noundef %0, ptr noundef %1) #0 !dbg !169 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !174, !DIExpression(), !175)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !176, !DIExpression(), !177)
  %5 = load ptr, ptr %3, align 8, !dbg !178
  %6 = load ptr, ptr %5, align 8, !dbg !179
  %7 = load i32, ptr %6, align 4, !dbg !180
  %8 = load ptr, ptr %4, align 8, !dbg !181
  %9 = load ptr, ptr %8, align 8, !dbg !182
  %10 = load i32, ptr %9, align 4, !dbg !183
  %11 = sub nsw i32 %7, %10, !dbg !184
  ret i32 %11, !dbg !185
}

declare ptr @bsearch(ptr noundef, ptr noundef, i64 noundef, i64 noundef, ptr noundef) #4

; Function Attrs: nounwind
declare i32 @atexit(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @done() #0 !dbg !186 {
  ret void, !dbg !189
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #4

declare ptr @fgets(ptr noundef, i32 noundef, ptr noundef) #4

declare i32 @printf(ptr noundef, ...) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }
attributes #6 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!30, !31, !32, !33, !34, !35}
!llvm.ident = !{!36}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "library.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "x", scope: !11, file: !2, line: 5, type: !14, isLocal: false, isDefinition: true)
!11 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !17, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13, !14, !15}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!17 = !{!0, !7, !18, !23, !9, !28}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !20, isLocal: true, isDefinition: true)
!20 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !21)
!21 = !{!22}
!22 = !DISubrange(count: 2)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !25, isLocal: true, isDefinition: true)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !26)
!26 = !{!27}
!27 = !DISubrange(count: 7)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "y", scope: !11, file: !2, line: 5, type: !14, isLocal: false, isDefinition: true)
!30 = !{i32 7, !"Dwarf Version", i32 4}
!31 = !{i32 2, !"Debug Info Version", i32 3}
!32 = !{i32 1, !"wchar_size", i32 4}
!33 = !{i32 8, !"PIC Level", i32 2}
!34 = !{i32 7, !"uwtable", i32 2}
!35 = !{i32 7, !"frame-pointer", i32 2}
!36 = !{!"clang version 22.1.8"}
!37 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !38, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !11, retainedNodes: !42)
!38 = !DISubroutineType(types: !39)
!39 = !{!14, !14, !40}
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!42 = !{}
!43 = !DILocalVariable(name: "argc", arg: 1, scope: !37, file: !2, line: 9, type: !14)
!44 = !DILocation(line: 9, column: 14, scope: !37)
!45 = !DILocalVariable(name: "argv", arg: 2, scope: !37, file: !2, line: 9, type: !40)
!46 = !DILocation(line: 9, column: 27, scope: !37)
!47 = !DILocalVariable(name: "buffer", scope: !37, file: !2, line: 10, type: !48)
!48 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !49)
!49 = !{!50}
!50 = !DISubrange(count: 8)
!51 = !DILocation(line: 10, column: 10, scope: !37)
!52 = !DILocalVariable(name: "copied", scope: !37, file: !2, line: 11, type: !41)
!53 = !DILocation(line: 11, column: 11, scope: !37)
!54 = !DILocation(line: 11, column: 27, scope: !37)
!55 = !DILocation(line: 11, column: 20, scope: !37)
!56 = !DILocalVariable(name: "found", scope: !37, file: !2, line: 12, type: !41)
!57 = !DILocation(line: 12, column: 11, scope: !37)
!58 = !DILocation(line: 12, column: 26, scope: !37)
!59 = !DILocation(line: 12, column: 19, scope: !37)
!60 = !DILocalVariable(name: "twin", scope: !37, file: !2, line: 13, type: !41)
!61 = !DILocation(line: 13, column: 11, scope: !37)
!62 = !DILocation(line: 13, column: 25, scope: !37)
!63 = !DILocation(line: 13, column: 18, scope: !37)
!64 = !DILocalVariable(name: "variable", scope: !37, file: !2, line: 14, type: !41)
!65 = !DILocation(line: 14, column: 11, scope: !37)
!66 = !DILocation(line: 14, column: 22, scope: !37)
!67 = !DILocalVariable(name: "end", scope: !37, file: !2, line: 15, type: !41)
!68 = !DILocation(line: 15, column: 11, scope: !37)
!69 = !DILocalVariable(name: "number", scope: !37, file: !2, line: 16, type: !70)
!70 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!71 = !DILocation(line: 16, column: 10, scope: !37)
!72 = !DILocation(line: 16, column: 26, scope: !37)
!73 = !DILocation(line: 16, column: 19, scope: !37)
!74 = !DILocalVariable(name: "array", scope: !37, file: !2, line: 17, type: !75)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !21)
!76 = !DILocation(line: 17, column: 10, scope: !37)
!77 = !DILocation(line: 18, column: 11, scope: !37)
!78 = !DILocation(line: 18, column: 5, scope: !37)
!79 = !DILocalVariable(name: "key", scope: !37, file: !2, line: 19, type: !16)
!80 = !DILocation(line: 19, column: 10, scope: !37)
!81 = !DILocalVariable(name: "hit", scope: !37, file: !2, line: 19, type: !15)
!82 = !DILocation(line: 19, column: 22, scope: !37)
!83 = !DILocation(line: 19, column: 42, scope: !37)
!84 = !DILocation(line: 19, column: 28, scope: !37)
!85 = !DILocation(line: 20, column: 5, scope: !37)
!86 = !DILocalVariable(name: "file", scope: !37, file: !2, line: 21, type: !87)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !88, size: 64)
!88 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !89, line: 7, baseType: !90)
!89 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!90 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !91, line: 51, size: 1728, elements: !92)
!91 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!92 = !{!93, !94, !95, !96, !97, !98, !99, !100, !101, !102, !103, !104, !105, !108, !110, !111, !112, !116, !119, !121, !123, !124, !127, !129, !132, !135, !136, !137, !139, !140, !141, !144}
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !90, file: !91, line: 53, baseType: !14, size: 32)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !90, file: !91, line: 56, baseType: !41, size: 64, offset: 64)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !90, file: !91, line: 57, baseType: !41, size: 64, offset: 128)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !90, file: !91, line: 58, baseType: !41, size: 64, offset: 192)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !90, file: !91, line: 59, baseType: !41, size: 64, offset: 256)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !90, file: !91, line: 60, baseType: !41, size: 64, offset: 320)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !90, file: !91, line: 61, baseType: !41, size: 64, offset: 384)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !90, file: !91, line: 62, baseType: !41, size: 64, offset: 448)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !90, file: !91, line: 63, baseType: !41, size: 64, offset: 512)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !90, file: !91, line: 66, baseType: !41, size: 64, offset: 576)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !90, file: !91, line: 67, baseType: !41, size: 64, offset: 640)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !90, file: !91, line: 68, baseType: !41, size: 64, offset: 704)
!105 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !90, file: !91, line: 70, baseType: !106, size: 64, offset: 768)
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!107 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !91, line: 38, flags: DIFlagFwdDecl)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !90, file: !91, line: 72, baseType: !109, size: 64, offset: 832)
!109 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !90, file: !91, line: 74, baseType: !14, size: 32, offset: 896)
!111 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !90, file: !91, line: 75, baseType: !14, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !90, file: !91, line: 77, baseType: !113, size: 8, offset: 952)
!113 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !114)
!114 = !{!115}
!115 = !DISubrange(count: 1)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !90, file: !91, line: 78, baseType: !117, size: 64, offset: 960)
!117 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !118, line: 152, baseType: !70)
!118 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types.h", directory: "")
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !90, file: !91, line: 81, baseType: !120, size: 16, offset: 1024)
!120 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !90, file: !91, line: 82, baseType: !122, size: 8, offset: 1040)
!122 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !90, file: !91, line: 83, baseType: !113, size: 8, offset: 1048)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !90, file: !91, line: 85, baseType: !125, size: 64, offset: 1088)
!125 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !126, size: 64)
!126 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !91, line: 45, baseType: null)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !90, file: !91, line: 93, baseType: !128, size: 64, offset: 1152)
!128 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !118, line: 153, baseType: !70)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !90, file: !91, line: 95, baseType: !130, size: 64, offset: 1216)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !91, line: 39, flags: DIFlagFwdDecl)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !90, file: !91, line: 96, baseType: !133, size: 64, offset: 1280)
!133 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !134, size: 64)
!134 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !91, line: 40, flags: DIFlagFwdDecl)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !90, file: !91, line: 97, baseType: !109, size: 64, offset: 1344)
!136 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !90, file: !91, line: 98, baseType: !13, size: 64, offset: 1408)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !90, file: !91, line: 99, baseType: !138, size: 64, offset: 1472)
!138 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !90, file: !91, line: 100, baseType: !14, size: 32, offset: 1536)
!140 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !90, file: !91, line: 102, baseType: !14, size: 32, offset: 1568)
!141 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !90, file: !91, line: 104, baseType: !142, size: 64, offset: 1600)
!142 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !118, line: 45, baseType: !143)
!143 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !90, file: !91, line: 109, baseType: !48, size: 64, offset: 1664)
!145 = !DILocation(line: 21, column: 11, scope: !37)
!146 = !DILocation(line: 21, column: 24, scope: !37)
!147 = !DILocation(line: 21, column: 18, scope: !37)
!148 = !DILocalVariable(name: "line", scope: !37, file: !2, line: 22, type: !41)
!149 = !DILocation(line: 22, column: 11, scope: !37)
!150 = !DILocation(line: 22, column: 24, scope: !37)
!151 = !DILocation(line: 22, column: 47, scope: !37)
!152 = !DILocation(line: 22, column: 18, scope: !37)
!153 = !DILocation(line: 23, column: 23, scope: !37)
!154 = !DILocation(line: 23, column: 37, scope: !37)
!155 = !DILocation(line: 23, column: 5, scope: !37)
!156 = !DILocation(line: 24, column: 17, scope: !37)
!157 = !DILocation(line: 24, column: 12, scope: !37)
!158 = !DILocation(line: 24, column: 27, scope: !37)
!159 = !DILocation(line: 24, column: 26, scope: !37)
!160 = !DILocation(line: 24, column: 24, scope: !37)
!161 = !DILocation(line: 24, column: 36, scope: !37)
!162 = !DILocation(line: 24, column: 35, scope: !37)
!163 = !DILocation(line: 24, column: 34, scope: !37)
!164 = !DILocation(line: 24, column: 32, scope: !37)
!165 = !DILocation(line: 24, column: 43, scope: !37)
!166 = !DILocation(line: 24, column: 42, scope: !37)
!167 = !DILocation(line: 24, column: 40, scope: !37)
!168 = !DILocation(line: 24, column: 5, scope: !37)
!169 = distinct !DISubprogram(name: "compare", scope: !2, file: !2, line: 6, type: !170, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !11, retainedNodes: !42)
!170 = !DISubroutineType(types: !171)
!171 = !{!14, !172, !172}
!172 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !173, size: 64)
!173 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!174 = !DILocalVariable(name: "a", arg: 1, scope: !169, file: !2, line: 6, type: !172)
!175 = !DILocation(line: 6, column: 32, scope: !169)
!176 = !DILocalVariable(name: "b", arg: 2, scope: !169, file: !2, line: 6, type: !172)
!177 = !DILocation(line: 6, column: 47, scope: !169)
!178 = !DILocation(line: 6, column: 69, scope: !169)
!179 = !DILocation(line: 6, column: 60, scope: !169)
!180 = !DILocation(line: 6, column: 59, scope: !169)
!181 = !DILocation(line: 6, column: 83, scope: !169)
!182 = !DILocation(line: 6, column: 74, scope: !169)
!183 = !DILocation(line: 6, column: 73, scope: !169)
!184 = !DILocation(line: 6, column: 71, scope: !169)
!185 = !DILocation(line: 6, column: 52, scope: !169)
!186 = distinct !DISubprogram(name: "done", scope: !2, file: !2, line: 7, type: !187, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !11)
!187 = !DISubroutineType(types: !188)
!188 = !{null}
!189 = !DILocation(line: 7, column: 25, scope: !186)
