; ModuleID = 'values.c'
source_filename = "values.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.box = type { i64, %struct.pair }
%struct.pair = type { ptr, ptr }
%struct.big = type { ptr, %struct.pair }
%struct.__va_list_tag = type { i32, i32, ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@b = global i32 0, align 4, !dbg !23
@c = global i32 0, align 4, !dbg !25
@__const.main.box = private unnamed_addr constant %struct.box { i64 1, %struct.pair { ptr @a, ptr @b } }, align 8

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !34 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.big, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.box, align 8
  %12 = alloca ptr, align 8
  %13 = alloca ptr, align 8
  %14 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !39, !DIExpression(), !40)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !41, !DIExpression(), !42)
    #dbg_declare(ptr %6, !43, !DIExpression(), !48)
  call void @make(ptr dead_on_unwind writable sret(%struct.big) align 8 %6, ptr noundef @a, ptr noundef @b), !dbg !49
    #dbg_declare(ptr %7, !50, !DIExpression(), !51)
  %15 = call ptr @pick(ptr noundef byval(%struct.big) align 8 %6), !dbg !52
  store ptr %15, ptr %7, align 8, !dbg !51
    #dbg_declare(ptr %8, !53, !DIExpression(), !54)
  %16 = or i64 ptrtoint (ptr @c to i64), 1, !dbg !55
  store i64 %16, ptr %8, align 8, !dbg !54
    #dbg_declare(ptr %9, !56, !DIExpression(), !57)
  %17 = load i64, ptr %8, align 8, !dbg !58
  %18 = and i64 %17, -2, !dbg !59
  %19 = inttoptr i64 %18 to ptr, !dbg !60
  store ptr %19, ptr %9, align 8, !dbg !57
    #dbg_declare(ptr %10, !61, !DIExpression(), !62)
  %20 = call ptr (i32, ...) @sum(i32 noundef 2, ptr noundef @a, ptr noundef @c), !dbg !63
  store ptr %20, ptr %10, align 8, !dbg !62
    #dbg_declare(ptr %11, !64, !DIExpression(), !65)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 8 @__const.main.box, i64 24, i1 false), !dbg !65
    #dbg_declare(ptr %12, !66, !DIExpression(), !68)
  %21 = getelementptr inbounds nuw %struct.box, ptr %11, i32 0, i32 1, !dbg !69
  store ptr %21, ptr %12, align 8, !dbg !68
    #dbg_declare(ptr %13, !70, !DIExpression(), !71)
  %22 = load ptr, ptr %12, align 8, !dbg !72
  %23 = getelementptr inbounds i8, ptr %22, i64 -8, !dbg !73
  store ptr %23, ptr %13, align 8, !dbg !71
    #dbg_declare(ptr %14, !74, !DIExpression(), !75)
  store ptr inttoptr (i64 4096 to ptr), ptr %14, align 8, !dbg !75
  %24 = load ptr, ptr %7, align 8, !dbg !76
  %25 = load i32, ptr %24, align 4, !dbg !77
  %26 = load ptr, ptr %9, align 8, !dbg !78
  %27 = load i32, ptr %26, align 4, !dbg !79
  %28 = add nsw i32 %25, %27, !dbg !80
  %29 = load ptr, ptr %10, align 8, !dbg !81
  %30 = load i32, ptr %29, align 4, !dbg !82
  %31 = add nsw i32 %28, %30, !dbg !83
  %32 = load ptr, ptr %13, align 8, !dbg !84
  %33 = getelementptr inbounds nuw %struct.box, ptr %32, i32 0, i32 0, !dbg !85
  %34 = load i64, ptr %33, align 8, !dbg !85
  %35 = trunc i64 %34 to i32, !dbg !86
  %36 = add nsw i32 %31, %35, !dbg !87
  %37 = load ptr, ptr %14, align 8, !dbg !88
  %38 = icmp eq ptr %37, null, !dbg !89
  %39 = zext i1 %38 to i32, !dbg !89
  %40 = add nsw i32 %36, %39, !dbg !90
  ret i32 %40, !dbg !91
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @make(ptr dead_on_unwind noalias writable sret(%struct.big) align 8 %0, ptr noundef %1, ptr noundef %2) #0 !dbg !92 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !95, !DIExpression(), !96)
  store ptr %2, ptr %5, align 8
    #dbg_declare(ptr %5, !97, !DIExpression(), !98)
    #dbg_declare(ptr %0, !99, !DIExpression(), !100)
  %6 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 0, !dbg !101
  %7 = load ptr, ptr %4, align 8, !dbg !102
  store ptr %7, ptr %6, align 8, !dbg !101
  %8 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 1, !dbg !101
  %9 = getelementptr inbounds nuw %struct.pair, ptr %8, i32 0, i32 0, !dbg !103
  %10 = load ptr, ptr %5, align 8, !dbg !104
  store ptr %10, ptr %9, align 8, !dbg !103
  %11 = getelementptr inbounds nuw %struct.pair, ptr %8, i32 0, i32 1, !dbg !103
  %12 = load ptr, ptr %4, align 8, !dbg !105
  store ptr %12, ptr %11, align 8, !dbg !103
  ret void, !dbg !106
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @pick(ptr noundef byval(%struct.big) align 8 %0) #0 !dbg !107 {
    #dbg_declare(ptr %0, !110, !DIExpression(), !111)
  %2 = getelementptr inbounds nuw %struct.big, ptr %0, i32 0, i32 1, !dbg !112
  %3 = getelementptr inbounds nuw %struct.pair, ptr %2, i32 0, i32 0, !dbg !113
  %4 = load ptr, ptr %3, align 8, !dbg !113
  ret ptr %4, !dbg !114
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @sum(i32 noundef %0, ...) #0 !dbg !115 {
  %2 = alloca i32, align 4
  %3 = alloca [1 x %struct.__va_list_tag], align 16
  %4 = alloca ptr, align 8
  store i32 %0, ptr %2, align 4
    #dbg_declare(ptr %2, !118, !DIExpression(), !119)
    #dbg_declare(ptr %3, !120, !DIExpression(), !135)
  %5 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !136
  call void @llvm.va_start.p0(ptr %5), !dbg !136
    #dbg_declare(ptr %4, !137, !DIExpression(), !138)
  store ptr null, ptr %4, align 8, !dbg !138
  br label %6, !dbg !139

6:                                                ; preds = %24, %1
  %7 = load i32, ptr %2, align 4, !dbg !140
  %8 = add nsw i32 %7, -1, !dbg !140
  store i32 %8, ptr %2, align 4, !dbg !140
  %9 = icmp ne i32 %7, 0, !dbg !139
  br i1 %9, label %10, label %27, !dbg !139

10:                                               ; preds = %6
  %11 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !141
  %12 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 0, !dbg !141
  %13 = load i32, ptr %12, align 16, !dbg !141
  %14 = icmp ule i32 %13, 40, !dbg !141
  br i1 %14, label %15, label %20, !dbg !141

15:                                               ; preds = %10
  %16 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 3, !dbg !141
  %17 = load ptr, ptr %16, align 16, !dbg !141
  %18 = getelementptr i8, ptr %17, i32 %13, !dbg !141
  %19 = add i32 %13, 8, !dbg !141
  store i32 %19, ptr %12, align 16, !dbg !141
  br label %24, !dbg !141

20:                                               ; preds = %10
  %21 = getelementptr inbounds nuw %struct.__va_list_tag, ptr %11, i32 0, i32 2, !dbg !141
  %22 = load ptr, ptr %21, align 8, !dbg !141
  %23 = getelementptr i8, ptr %22, i32 8, !dbg !141
  store ptr %23, ptr %21, align 8, !dbg !141
  br label %24, !dbg !141

24:                                               ; preds = %20, %15
  %25 = phi ptr [ %18, %15 ], [ %22, %20 ], !dbg !141
  %26 = load ptr, ptr %25, align 8, !dbg !141
  store ptr %26, ptr %4, align 8, !dbg !142
  br label %6, !dbg !139, !llvm.loop !143

27:                                               ; preds = %6
  %28 = getelementptr inbounds [1 x %struct.__va_list_tag], ptr %3, i64 0, i64 0, !dbg !145
  call void @llvm.va_end.p0(ptr %28), !dbg !145
  %29 = load ptr, ptr %4, align 8, !dbg !146
  ret ptr %29, !dbg !147
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_start.p0(ptr) #2

; Function Attrs: nocallback nofree nosync nounwind willreturn
declare void @llvm.va_end.p0(ptr) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nofree nosync nounwind willreturn }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!27, !28, !29, !30, !31, !32}
!llvm.ident = !{!33}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !22, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "values.c", directory: "")
!4 = !{!5, !8, !10, !20, !9}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 83, baseType: !7)
!6 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "box", file: !3, line: 7, size: 192, elements: !12)
!12 = !{!13, !15}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "size", scope: !11, file: !3, line: 7, baseType: !14, size: 64)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !11, file: !3, line: 7, baseType: !16, size: 128, offset: 64)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 5, size: 128, elements: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !16, file: !3, line: 5, baseType: !8, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !16, file: !3, line: 5, baseType: !8, size: 64, offset: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !21, size: 64)
!21 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!22 = !{!0, !23, !25}
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !9, isLocal: false, isDefinition: true)
!27 = !{i32 7, !"Dwarf Version", i32 4}
!28 = !{i32 2, !"Debug Info Version", i32 3}
!29 = !{i32 1, !"wchar_size", i32 4}
!30 = !{i32 8, !"PIC Level", i32 2}
!31 = !{i32 7, !"uwtable", i32 2}
!32 = !{i32 7, !"frame-pointer", i32 2}
!33 = !{!"clang version 22.1.8"}
!34 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 26, type: !35, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!35 = !DISubroutineType(types: !36)
!36 = !{!9, !9, !37}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!38 = !{}
!39 = !DILocalVariable(name: "argc", arg: 1, scope: !34, file: !3, line: 26, type: !9)
!40 = !DILocation(line: 26, column: 14, scope: !34)
!41 = !DILocalVariable(name: "argv", arg: 2, scope: !34, file: !3, line: 26, type: !37)
!42 = !DILocation(line: 26, column: 27, scope: !34)
!43 = !DILocalVariable(name: "made", scope: !34, file: !3, line: 27, type: !44)
!44 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 6, size: 192, elements: !45)
!45 = !{!46, !47}
!46 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !44, file: !3, line: 6, baseType: !8, size: 64)
!47 = !DIDerivedType(tag: DW_TAG_member, name: "rest", scope: !44, file: !3, line: 6, baseType: !16, size: 128, offset: 64)
!48 = !DILocation(line: 27, column: 16, scope: !34)
!49 = !DILocation(line: 27, column: 23, scope: !34)
!50 = !DILocalVariable(name: "picked", scope: !34, file: !3, line: 28, type: !8)
!51 = !DILocation(line: 28, column: 10, scope: !34)
!52 = !DILocation(line: 28, column: 19, scope: !34)
!53 = !DILocalVariable(name: "tagged", scope: !34, file: !3, line: 29, type: !5)
!54 = !DILocation(line: 29, column: 15, scope: !34)
!55 = !DILocation(line: 29, column: 38, scope: !34)
!56 = !DILocalVariable(name: "untagged", scope: !34, file: !3, line: 30, type: !8)
!57 = !DILocation(line: 30, column: 10, scope: !34)
!58 = !DILocation(line: 30, column: 29, scope: !34)
!59 = !DILocation(line: 30, column: 36, scope: !34)
!60 = !DILocation(line: 30, column: 21, scope: !34)
!61 = !DILocalVariable(name: "last", scope: !34, file: !3, line: 31, type: !8)
!62 = !DILocation(line: 31, column: 10, scope: !34)
!63 = !DILocation(line: 31, column: 17, scope: !34)
!64 = !DILocalVariable(name: "box", scope: !34, file: !3, line: 32, type: !11)
!65 = !DILocation(line: 32, column: 16, scope: !34)
!66 = !DILocalVariable(name: "inside", scope: !34, file: !3, line: 33, type: !67)
!67 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!68 = !DILocation(line: 33, column: 18, scope: !34)
!69 = !DILocation(line: 33, column: 32, scope: !34)
!70 = !DILocalVariable(name: "around", scope: !34, file: !3, line: 34, type: !10)
!71 = !DILocation(line: 34, column: 17, scope: !34)
!72 = !DILocation(line: 34, column: 49, scope: !34)
!73 = !DILocation(line: 34, column: 56, scope: !34)
!74 = !DILocalVariable(name: "freed", scope: !34, file: !3, line: 35, type: !8)
!75 = !DILocation(line: 35, column: 10, scope: !34)
!76 = !DILocation(line: 36, column: 13, scope: !34)
!77 = !DILocation(line: 36, column: 12, scope: !34)
!78 = !DILocation(line: 36, column: 23, scope: !34)
!79 = !DILocation(line: 36, column: 22, scope: !34)
!80 = !DILocation(line: 36, column: 20, scope: !34)
!81 = !DILocation(line: 36, column: 35, scope: !34)
!82 = !DILocation(line: 36, column: 34, scope: !34)
!83 = !DILocation(line: 36, column: 32, scope: !34)
!84 = !DILocation(line: 36, column: 47, scope: !34)
!85 = !DILocation(line: 36, column: 55, scope: !34)
!86 = !DILocation(line: 36, column: 42, scope: !34)
!87 = !DILocation(line: 36, column: 40, scope: !34)
!88 = !DILocation(line: 36, column: 63, scope: !34)
!89 = !DILocation(line: 36, column: 69, scope: !34)
!90 = !DILocation(line: 36, column: 60, scope: !34)
!91 = !DILocation(line: 36, column: 5, scope: !34)
!92 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 10, type: !93, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!93 = !DISubroutineType(types: !94)
!94 = !{!44, !8, !8}
!95 = !DILocalVariable(name: "one", arg: 1, scope: !92, file: !3, line: 10, type: !8)
!96 = !DILocation(line: 10, column: 29, scope: !92)
!97 = !DILocalVariable(name: "two", arg: 2, scope: !92, file: !3, line: 10, type: !8)
!98 = !DILocation(line: 10, column: 39, scope: !92)
!99 = !DILocalVariable(name: "made", scope: !92, file: !3, line: 11, type: !44)
!100 = !DILocation(line: 11, column: 16, scope: !92)
!101 = !DILocation(line: 11, column: 23, scope: !92)
!102 = !DILocation(line: 11, column: 25, scope: !92)
!103 = !DILocation(line: 11, column: 30, scope: !92)
!104 = !DILocation(line: 11, column: 32, scope: !92)
!105 = !DILocation(line: 11, column: 37, scope: !92)
!106 = !DILocation(line: 12, column: 5, scope: !92)
!107 = distinct !DISubprogram(name: "pick", scope: !3, file: !3, line: 15, type: !108, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!108 = !DISubroutineType(types: !109)
!109 = !{!8, !44}
!110 = !DILocalVariable(name: "from", arg: 1, scope: !107, file: !3, line: 15, type: !44)
!111 = !DILocation(line: 15, column: 29, scope: !107)
!112 = !DILocation(line: 15, column: 49, scope: !107)
!113 = !DILocation(line: 15, column: 54, scope: !107)
!114 = !DILocation(line: 15, column: 37, scope: !107)
!115 = distinct !DISubprogram(name: "sum", scope: !3, file: !3, line: 17, type: !116, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !38)
!116 = !DISubroutineType(types: !117)
!117 = !{!8, !9, null}
!118 = !DILocalVariable(name: "count", arg: 1, scope: !115, file: !3, line: 17, type: !9)
!119 = !DILocation(line: 17, column: 21, scope: !115)
!120 = !DILocalVariable(name: "list", scope: !115, file: !3, line: 18, type: !121)
!121 = !DIDerivedType(tag: DW_TAG_typedef, name: "va_list", file: !122, line: 12, baseType: !123)
!122 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/include/__stdarg_va_list.h", directory: "")
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "__builtin_va_list", file: !3, baseType: !124)
!124 = !DICompositeType(tag: DW_TAG_array_type, baseType: !125, size: 192, elements: !133)
!125 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "__va_list_tag", size: 192, elements: !126)
!126 = !{!127, !129, !130, !132}
!127 = !DIDerivedType(tag: DW_TAG_member, name: "gp_offset", scope: !125, file: !3, line: 18, baseType: !128, size: 32)
!128 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "fp_offset", scope: !125, file: !3, line: 18, baseType: !128, size: 32, offset: 32)
!130 = !DIDerivedType(tag: DW_TAG_member, name: "overflow_arg_area", scope: !125, file: !3, line: 18, baseType: !131, size: 64, offset: 64)
!131 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "reg_save_area", scope: !125, file: !3, line: 18, baseType: !131, size: 64, offset: 128)
!133 = !{!134}
!134 = !DISubrange(count: 1)
!135 = !DILocation(line: 18, column: 13, scope: !115)
!136 = !DILocation(line: 19, column: 5, scope: !115)
!137 = !DILocalVariable(name: "last", scope: !115, file: !3, line: 20, type: !8)
!138 = !DILocation(line: 20, column: 10, scope: !115)
!139 = !DILocation(line: 21, column: 5, scope: !115)
!140 = !DILocation(line: 21, column: 17, scope: !115)
!141 = !DILocation(line: 21, column: 28, scope: !115)
!142 = !DILocation(line: 21, column: 26, scope: !115)
!143 = distinct !{!143, !139, !141, !144}
!144 = !{!"llvm.loop.mustprogress"}
!145 = !DILocation(line: 22, column: 5, scope: !115)
!146 = !DILocation(line: 23, column: 12, scope: !115)
!147 = !DILocation(line: 23, column: 5, scope: !115)
