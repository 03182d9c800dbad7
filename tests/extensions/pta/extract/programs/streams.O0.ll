; ModuleID = 'streams.c'
source_filename = "streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !0
@stdin = external global ptr, align 8
@input = global ptr null, align 8, !dbg !7
@stdout = external global ptr, align 8
@output = global ptr null, align 8, !dbg !11
@first = global ptr null, align 8, !dbg !78
@rest = global ptr null, align 8, !dbg !80
@later = global ptr null, align 8, !dbg !83
@environ = external global ptr, align 8
@setting = global ptr null, align 8, !dbg !85

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !94 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !98, !DIExpression(), !99)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !100, !DIExpression(), !101)
  %6 = load i32, ptr %4, align 4, !dbg !102
  %7 = icmp sgt i32 %6, 1, !dbg !103
  br i1 %7, label %8, label %13, !dbg !102

8:                                                ; preds = %2
  %9 = load ptr, ptr %5, align 8, !dbg !104
  %10 = getelementptr inbounds ptr, ptr %9, i64 1, !dbg !104
  %11 = load ptr, ptr %10, align 8, !dbg !104
  %12 = call noalias ptr @fopen(ptr noundef %11, ptr noundef @.str), !dbg !105
  br label %15, !dbg !102

13:                                               ; preds = %2
  %14 = load ptr, ptr @stdin, align 8, !dbg !106
  br label %15, !dbg !102

15:                                               ; preds = %13, %8
  %16 = phi ptr [ %12, %8 ], [ %14, %13 ], !dbg !102
  store ptr %16, ptr @input, align 8, !dbg !107
  %17 = load ptr, ptr @stdout, align 8, !dbg !108
  store ptr %17, ptr @output, align 8, !dbg !109
  %18 = load ptr, ptr %5, align 8, !dbg !110
  %19 = getelementptr inbounds ptr, ptr %18, i64 1, !dbg !110
  %20 = load ptr, ptr %19, align 8, !dbg !110
  store ptr %20, ptr @first, align 8, !dbg !111
  %21 = load ptr, ptr %5, align 8, !dbg !112
  %22 = getelementptr inbounds ptr, ptr %21, i64 2, !dbg !113
  store ptr %22, ptr @rest, align 8, !dbg !114
  %23 = load ptr, ptr @rest, align 8, !dbg !115
  %24 = getelementptr inbounds ptr, ptr %23, i64 3, !dbg !115
  %25 = load ptr, ptr %24, align 8, !dbg !115
  store ptr %25, ptr @later, align 8, !dbg !116
  %26 = load ptr, ptr @environ, align 8, !dbg !117
  %27 = getelementptr inbounds ptr, ptr %26, i64 2, !dbg !117
  %28 = load ptr, ptr %27, align 8, !dbg !117
  store ptr %28, ptr @setting, align 8, !dbg !118
  ret i32 0, !dbg !119
}

declare noalias ptr @fopen(ptr noundef, ptr noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!87, !88, !89, !90, !91, !92}
!llvm.ident = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "input", scope: !9, file: !2, line: 5, type: !13, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !7, !11, !78, !80, !83, !85}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "output", scope: !9, file: !2, line: 5, type: !13, isLocal: false, isDefinition: true)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !15, line: 7, baseType: !16)
!15 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !17, line: 51, size: 1728, elements: !18)
!17 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!18 = !{!19, !21, !23, !24, !25, !26, !27, !28, !29, !30, !31, !32, !33, !36, !38, !39, !40, !44, !48, !50, !52, !53, !56, !58, !61, !64, !65, !67, !69, !70, !71, !74}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !16, file: !17, line: 53, baseType: !20, size: 32)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !16, file: !17, line: 56, baseType: !22, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !16, file: !17, line: 57, baseType: !22, size: 64, offset: 128)
!24 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !16, file: !17, line: 58, baseType: !22, size: 64, offset: 192)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !16, file: !17, line: 59, baseType: !22, size: 64, offset: 256)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !16, file: !17, line: 60, baseType: !22, size: 64, offset: 320)
!27 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !16, file: !17, line: 61, baseType: !22, size: 64, offset: 384)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !16, file: !17, line: 62, baseType: !22, size: 64, offset: 448)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !16, file: !17, line: 63, baseType: !22, size: 64, offset: 512)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !16, file: !17, line: 66, baseType: !22, size: 64, offset: 576)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !16, file: !17, line: 67, baseType: !22, size: 64, offset: 640)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !16, file: !17, line: 68, baseType: !22, size: 64, offset: 704)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !16, file: !17, line: 70, baseType: !34, size: 64, offset: 768)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !17, line: 38, flags: DIFlagFwdDecl)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !16, file: !17, line: 72, baseType: !37, size: 64, offset: 832)
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !16, file: !17, line: 74, baseType: !20, size: 32, offset: 896)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !16, file: !17, line: 75, baseType: !20, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!40 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !16, file: !17, line: 77, baseType: !41, size: 8, offset: 952)
!41 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !42)
!42 = !{!43}
!43 = !DISubrange(count: 1)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !16, file: !17, line: 78, baseType: !45, size: 64, offset: 960)
!45 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !46, line: 152, baseType: !47)
!46 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types.h", directory: "")
!47 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!48 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !16, file: !17, line: 81, baseType: !49, size: 16, offset: 1024)
!49 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!50 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !16, file: !17, line: 82, baseType: !51, size: 8, offset: 1040)
!51 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !16, file: !17, line: 83, baseType: !41, size: 8, offset: 1048)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !16, file: !17, line: 85, baseType: !54, size: 64, offset: 1088)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !55, size: 64)
!55 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !17, line: 45, baseType: null)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !16, file: !17, line: 93, baseType: !57, size: 64, offset: 1152)
!57 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !46, line: 153, baseType: !47)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !16, file: !17, line: 95, baseType: !59, size: 64, offset: 1216)
!59 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !60, size: 64)
!60 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !17, line: 39, flags: DIFlagFwdDecl)
!61 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !16, file: !17, line: 96, baseType: !62, size: 64, offset: 1280)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !63, size: 64)
!63 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !17, line: 40, flags: DIFlagFwdDecl)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !16, file: !17, line: 97, baseType: !37, size: 64, offset: 1344)
!65 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !16, file: !17, line: 98, baseType: !66, size: 64, offset: 1408)
!66 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!67 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !16, file: !17, line: 99, baseType: !68, size: 64, offset: 1472)
!68 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !16, file: !17, line: 100, baseType: !20, size: 32, offset: 1536)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !16, file: !17, line: 102, baseType: !20, size: 32, offset: 1568)
!71 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !16, file: !17, line: 104, baseType: !72, size: 64, offset: 1600)
!72 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !46, line: 45, baseType: !73)
!73 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!74 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !16, file: !17, line: 109, baseType: !75, size: 64, offset: 1664)
!75 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !76)
!76 = !{!77}
!77 = !DISubrange(count: 8)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "first", scope: !9, file: !2, line: 6, type: !22, isLocal: false, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "rest", scope: !9, file: !2, line: 6, type: !82, isLocal: false, isDefinition: true)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "later", scope: !9, file: !2, line: 6, type: !22, isLocal: false, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "setting", scope: !9, file: !2, line: 6, type: !22, isLocal: false, isDefinition: true)
!87 = !{i32 7, !"Dwarf Version", i32 4}
!88 = !{i32 2, !"Debug Info Version", i32 3}
!89 = !{i32 1, !"wchar_size", i32 4}
!90 = !{i32 8, !"PIC Level", i32 2}
!91 = !{i32 7, !"uwtable", i32 2}
!92 = !{i32 7, !"frame-pointer", i32 2}
!93 = !{!"clang version 22.1.8"}
!94 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !95, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !97)
!95 = !DISubroutineType(types: !96)
!96 = !{!20, !20, !82}
!97 = !{}
!98 = !DILocalVariable(name: "argc", arg: 1, scope: !94, file: !2, line: 8, type: !20)
!99 = !DILocation(line: 8, column: 14, scope: !94)
!100 = !DILocalVariable(name: "argv", arg: 2, scope: !94, file: !2, line: 8, type: !82)
!101 = !DILocation(line: 8, column: 27, scope: !94)
!102 = !DILocation(line: 9, column: 13, scope: !94)
!103 = !DILocation(line: 9, column: 18, scope: !94)
!104 = !DILocation(line: 9, column: 30, scope: !94)
!105 = !DILocation(line: 9, column: 24, scope: !94)
!106 = !DILocation(line: 9, column: 46, scope: !94)
!107 = !DILocation(line: 9, column: 11, scope: !94)
!108 = !DILocation(line: 10, column: 14, scope: !94)
!109 = !DILocation(line: 10, column: 12, scope: !94)
!110 = !DILocation(line: 11, column: 13, scope: !94)
!111 = !DILocation(line: 11, column: 11, scope: !94)
!112 = !DILocation(line: 12, column: 12, scope: !94)
!113 = !DILocation(line: 12, column: 17, scope: !94)
!114 = !DILocation(line: 12, column: 10, scope: !94)
!115 = !DILocation(line: 13, column: 13, scope: !94)
!116 = !DILocation(line: 13, column: 11, scope: !94)
!117 = !DILocation(line: 14, column: 15, scope: !94)
!118 = !DILocation(line: 14, column: 13, scope: !94)
!119 = !DILocation(line: 15, column: 5, scope: !94)
