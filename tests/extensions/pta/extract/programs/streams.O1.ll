; ModuleID = 'streams.c'
source_filename = "streams.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@.str = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !0
@stdin = external local_unnamed_addr global ptr, align 8
@input = local_unnamed_addr global ptr null, align 8, !dbg !7
@stdout = external local_unnamed_addr global ptr, align 8
@output = local_unnamed_addr global ptr null, align 8, !dbg !11
@first = local_unnamed_addr global ptr null, align 8, !dbg !78
@rest = local_unnamed_addr global ptr null, align 8, !dbg !80
@later = local_unnamed_addr global ptr null, align 8, !dbg !83
@environ = external local_unnamed_addr global ptr, align 8
@setting = local_unnamed_addr global ptr null, align 8, !dbg !85

; Function Attrs: nofree nounwind uwtable
define noundef i32 @main(i32 noundef %0, ptr noundef %1) local_unnamed_addr #0 !dbg !99 {
    #dbg_value(i32 %0, !103, !DIExpression(), !105)
    #dbg_value(ptr %1, !104, !DIExpression(), !105)
  %3 = icmp sgt i32 %0, 1, !dbg !106
  br i1 %3, label %4, label %8, !dbg !107

4:                                                ; preds = %2
  %5 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !108
  %6 = load ptr, ptr %5, align 8, !dbg !108, !tbaa !109
  %7 = tail call noalias ptr @fopen(ptr noundef %6, ptr noundef nonnull @.str), !dbg !112
  br label %10, !dbg !113

8:                                                ; preds = %2
  %9 = load ptr, ptr @stdin, align 8, !dbg !114, !tbaa !115
  br label %10, !dbg !113

10:                                               ; preds = %8, %4
  %11 = phi ptr [ %7, %4 ], [ %9, %8 ], !dbg !117
  store ptr %11, ptr @input, align 8, !dbg !118, !tbaa !115
  %12 = load ptr, ptr @stdout, align 8, !dbg !119, !tbaa !115
  store ptr %12, ptr @output, align 8, !dbg !120, !tbaa !115
  %13 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !121
  %14 = load ptr, ptr %13, align 8, !dbg !122, !tbaa !109
  store ptr %14, ptr @first, align 8, !dbg !123, !tbaa !109
  %15 = getelementptr inbounds nuw i8, ptr %1, i64 16, !dbg !124
  store ptr %15, ptr @rest, align 8, !dbg !125, !tbaa !126
  %16 = getelementptr inbounds nuw i8, ptr %1, i64 40, !dbg !129
  %17 = load ptr, ptr %16, align 8, !dbg !130, !tbaa !109
  store ptr %17, ptr @later, align 8, !dbg !131, !tbaa !109
  %18 = load ptr, ptr @environ, align 8, !dbg !132, !tbaa !126
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 16, !dbg !132
  %20 = load ptr, ptr %19, align 8, !dbg !133, !tbaa !109
  store ptr %20, ptr @setting, align 8, !dbg !134, !tbaa !109
  ret i32 0, !dbg !135
}

; Function Attrs: nofree nounwind
declare !dbg !136 noalias noundef ptr @fopen(ptr noundef readonly captures(none), ptr noundef readonly captures(none)) local_unnamed_addr #1

attributes #0 = { nofree nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!87, !88, !89, !90, !91, !92, !93}
!llvm.ident = !{!94}
!llvm.errno.tbaa = !{!95}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "streams.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 2)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "input", scope: !9, file: !2, line: 5, type: !13, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!93 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!94 = !{!"clang version 22.1.8"}
!95 = !{!96, !96, i64 0}
!96 = !{!"int", !97, i64 0}
!97 = !{!"omnipotent char", !98, i64 0}
!98 = !{!"Simple C/C++ TBAA"}
!99 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 8, type: !100, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !9, retainedNodes: !102, keyInstructions: true)
!100 = !DISubroutineType(types: !101)
!101 = !{!20, !20, !82}
!102 = !{!103, !104}
!103 = !DILocalVariable(name: "argc", arg: 1, scope: !99, file: !2, line: 8, type: !20)
!104 = !DILocalVariable(name: "argv", arg: 2, scope: !99, file: !2, line: 8, type: !82)
!105 = !DILocation(line: 0, scope: !99)
!106 = !DILocation(line: 9, column: 18, scope: !99, atomGroup: 2, atomRank: 2)
!107 = !DILocation(line: 9, column: 13, scope: !99, atomGroup: 2, atomRank: 1)
!108 = !DILocation(line: 9, column: 30, scope: !99)
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 omnipotent char", !111, i64 0}
!111 = !{!"any pointer", !97, i64 0}
!112 = !DILocation(line: 9, column: 24, scope: !99)
!113 = !DILocation(line: 9, column: 13, scope: !99)
!114 = !DILocation(line: 9, column: 46, scope: !99)
!115 = !{!116, !116, i64 0}
!116 = !{!"p1 _ZTS8_IO_FILE", !111, i64 0}
!117 = !DILocation(line: 9, column: 13, scope: !99, atomGroup: 1, atomRank: 2)
!118 = !DILocation(line: 9, column: 11, scope: !99, atomGroup: 1, atomRank: 1)
!119 = !DILocation(line: 10, column: 14, scope: !99, atomGroup: 3, atomRank: 2)
!120 = !DILocation(line: 10, column: 12, scope: !99, atomGroup: 3, atomRank: 1)
!121 = !DILocation(line: 11, column: 13, scope: !99)
!122 = !DILocation(line: 11, column: 13, scope: !99, atomGroup: 4, atomRank: 2)
!123 = !DILocation(line: 11, column: 11, scope: !99, atomGroup: 4, atomRank: 1)
!124 = !DILocation(line: 12, column: 17, scope: !99, atomGroup: 5, atomRank: 2)
!125 = !DILocation(line: 12, column: 10, scope: !99, atomGroup: 5, atomRank: 1)
!126 = !{!127, !127, i64 0}
!127 = !{!"p2 omnipotent char", !128, i64 0}
!128 = !{!"any p2 pointer", !111, i64 0}
!129 = !DILocation(line: 13, column: 13, scope: !99)
!130 = !DILocation(line: 13, column: 13, scope: !99, atomGroup: 6, atomRank: 2)
!131 = !DILocation(line: 13, column: 11, scope: !99, atomGroup: 6, atomRank: 1)
!132 = !DILocation(line: 14, column: 15, scope: !99)
!133 = !DILocation(line: 14, column: 15, scope: !99, atomGroup: 7, atomRank: 2)
!134 = !DILocation(line: 14, column: 13, scope: !99, atomGroup: 7, atomRank: 1)
!135 = !DILocation(line: 15, column: 5, scope: !99, atomGroup: 8, atomRank: 1)
!136 = !DISubprogram(name: "fopen", scope: !137, file: !137, line: 271, type: !138, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!137 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdio.h", directory: "")
!138 = !DISubroutineType(types: !139)
!139 = !{!13, !140, !140}
!140 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !141)
!141 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !142, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
