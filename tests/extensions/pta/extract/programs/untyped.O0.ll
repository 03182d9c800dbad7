; ModuleID = 'untyped.c'
source_filename = "untyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.message = type { [40 x i8], ptr }
%struct.table = type { [600 x i64], ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@of_message = global ptr null, align 8, !dbg !13
@of_bytes = global ptr null, align 8, !dbg !15
@mail = global %struct.message zeroinitializer, align 8, !dbg !35
@of_mail = global ptr null, align 8, !dbg !21
@b = global i32 0, align 4, !dbg !11
@of_table = global ptr null, align 8, !dbg !17
@copy = global %struct.table zeroinitializer, align 8, !dbg !23
@of_copy = global ptr null, align 8, !dbg !19

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !51 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !56, !DIExpression(), !57)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !58, !DIExpression(), !59)
    #dbg_declare(ptr %6, !60, !DIExpression(), !62)
  %10 = load i32, ptr %4, align 4, !dbg !63
  %11 = sext i32 %10 to i64, !dbg !63
  %12 = mul i64 %11, 48, !dbg !64
  %13 = call ptr @take(i64 noundef %12), !dbg !65
  store ptr %13, ptr %6, align 8, !dbg !62
  %14 = load ptr, ptr %6, align 8, !dbg !66
  %15 = getelementptr inbounds nuw %struct.message, ptr %14, i32 0, i32 1, !dbg !67
  store ptr @a, ptr %15, align 8, !dbg !68
    #dbg_declare(ptr %7, !69, !DIExpression(), !70)
  %16 = load ptr, ptr %6, align 8, !dbg !71
  store ptr %16, ptr %7, align 8, !dbg !70
  %17 = load ptr, ptr %6, align 8, !dbg !72
  %18 = getelementptr inbounds nuw %struct.message, ptr %17, i32 0, i32 1, !dbg !73
  %19 = load ptr, ptr %18, align 8, !dbg !73
  store ptr %19, ptr @of_message, align 8, !dbg !74
  %20 = load ptr, ptr %7, align 8, !dbg !75
  %21 = getelementptr inbounds i8, ptr %20, i64 40, !dbg !76
  %22 = load ptr, ptr %21, align 8, !dbg !76
  store ptr %22, ptr @of_bytes, align 8, !dbg !77
  %23 = load ptr, ptr %6, align 8, !dbg !78
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @mail, ptr align 8 %23, i64 48, i1 false), !dbg !79
  %24 = load ptr, ptr getelementptr inbounds nuw (%struct.message, ptr @mail, i32 0, i32 1), align 8, !dbg !80
  store ptr %24, ptr @of_mail, align 8, !dbg !81
    #dbg_declare(ptr %8, !82, !DIExpression(), !83)
  %25 = load i32, ptr %4, align 4, !dbg !84
  %26 = sext i32 %25 to i64, !dbg !84
  %27 = mul i64 %26, 4816, !dbg !85
  %28 = call ptr @get(i64 noundef %27), !dbg !86
  store ptr %28, ptr %8, align 8, !dbg !83
  %29 = load ptr, ptr %8, align 8, !dbg !87
  %30 = getelementptr inbounds nuw %struct.table, ptr %29, i32 0, i32 1, !dbg !88
  store ptr @b, ptr %30, align 8, !dbg !89
    #dbg_declare(ptr %9, !90, !DIExpression(), !91)
  %31 = load i32, ptr %4, align 4, !dbg !92
  %32 = sext i32 %31 to i64, !dbg !92
  %33 = call ptr @get(i64 noundef %32), !dbg !93
  store ptr %33, ptr %9, align 8, !dbg !91
  %34 = load ptr, ptr %9, align 8, !dbg !94
  %35 = getelementptr inbounds i8, ptr %34, i64 32, !dbg !94
  store i8 1, ptr %35, align 1, !dbg !95
  %36 = load ptr, ptr %8, align 8, !dbg !96
  %37 = getelementptr inbounds nuw %struct.table, ptr %36, i32 0, i32 1, !dbg !97
  %38 = load ptr, ptr %37, align 8, !dbg !97
  store ptr %38, ptr @of_table, align 8, !dbg !98
  %39 = load ptr, ptr %8, align 8, !dbg !99
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @copy, ptr align 8 %39, i64 4816, i1 false), !dbg !100
  %40 = load ptr, ptr getelementptr inbounds nuw (%struct.table, ptr @copy, i32 0, i32 1), align 8, !dbg !101
  store ptr %40, ptr @of_copy, align 8, !dbg !102
  ret i32 0, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @take(i64 noundef %0) #0 !dbg !104 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !111, !DIExpression(), !112)
  %3 = load i64, ptr %2, align 8, !dbg !113
  %4 = call noalias ptr @malloc(i64 noundef %3) #3, !dbg !114
  ret ptr %4, !dbg !115
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i64 noundef %0) #0 !dbg !116 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !117, !DIExpression(), !118)
  %3 = load i64, ptr %2, align 8, !dbg !119
  %4 = call noalias ptr @malloc(i64 noundef %3) #3, !dbg !120
  ret ptr %4, !dbg !121
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!44, !45, !46, !47, !48, !49}
!llvm.ident = !{!50}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "untyped.c", directory: "")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!0, !11, !13, !15, !17, !19, !21, !23, !35}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "of_message", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "of_bytes", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "of_table", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "of_copy", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "of_mail", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 7, type: !25, isLocal: false, isDefinition: true)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 4, size: 38528, elements: !26)
!26 = !{!27, !32, !33}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !25, file: !3, line: 4, baseType: !28, size: 38400)
!28 = !DICompositeType(tag: DW_TAG_array_type, baseType: !29, size: 38400, elements: !30)
!29 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!30 = !{!31}
!31 = !DISubrange(count: 600)
!32 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !25, file: !3, line: 4, baseType: !8, size: 64, offset: 38400)
!33 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !25, file: !3, line: 4, baseType: !34, size: 64, offset: 38464)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "mail", scope: !2, file: !3, line: 8, type: !37, isLocal: false, isDefinition: true)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 3, size: 384, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !37, file: !3, line: 3, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !37, file: !3, line: 3, baseType: !8, size: 64, offset: 320)
!44 = !{i32 7, !"Dwarf Version", i32 4}
!45 = !{i32 2, !"Debug Info Version", i32 3}
!46 = !{i32 1, !"wchar_size", i32 4}
!47 = !{i32 8, !"PIC Level", i32 2}
!48 = !{i32 7, !"uwtable", i32 2}
!49 = !{i32 7, !"frame-pointer", i32 2}
!50 = !{!"clang version 22.1.8"}
!51 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 13, type: !52, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !55)
!52 = !DISubroutineType(types: !53)
!53 = !{!9, !9, !54}
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!55 = !{}
!56 = !DILocalVariable(name: "argc", arg: 1, scope: !51, file: !3, line: 13, type: !9)
!57 = !DILocation(line: 13, column: 14, scope: !51)
!58 = !DILocalVariable(name: "argv", arg: 2, scope: !51, file: !3, line: 13, type: !54)
!59 = !DILocation(line: 13, column: 27, scope: !51)
!60 = !DILocalVariable(name: "message", scope: !51, file: !3, line: 14, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!62 = !DILocation(line: 14, column: 21, scope: !51)
!63 = !DILocation(line: 14, column: 36, scope: !51)
!64 = !DILocation(line: 14, column: 41, scope: !51)
!65 = !DILocation(line: 14, column: 31, scope: !51)
!66 = !DILocation(line: 15, column: 5, scope: !51)
!67 = !DILocation(line: 15, column: 14, scope: !51)
!68 = !DILocation(line: 15, column: 19, scope: !51)
!69 = !DILocalVariable(name: "bytes", scope: !51, file: !3, line: 16, type: !5)
!70 = !DILocation(line: 16, column: 11, scope: !51)
!71 = !DILocation(line: 16, column: 27, scope: !51)
!72 = !DILocation(line: 17, column: 18, scope: !51)
!73 = !DILocation(line: 17, column: 27, scope: !51)
!74 = !DILocation(line: 17, column: 16, scope: !51)
!75 = !DILocation(line: 18, column: 26, scope: !51)
!76 = !DILocation(line: 18, column: 16, scope: !51)
!77 = !DILocation(line: 18, column: 14, scope: !51)
!78 = !DILocation(line: 19, column: 13, scope: !51)
!79 = !DILocation(line: 19, column: 12, scope: !51)
!80 = !DILocation(line: 20, column: 20, scope: !51)
!81 = !DILocation(line: 20, column: 13, scope: !51)
!82 = !DILocalVariable(name: "table", scope: !51, file: !3, line: 21, type: !34)
!83 = !DILocation(line: 21, column: 19, scope: !51)
!84 = !DILocation(line: 21, column: 31, scope: !51)
!85 = !DILocation(line: 21, column: 36, scope: !51)
!86 = !DILocation(line: 21, column: 27, scope: !51)
!87 = !DILocation(line: 22, column: 5, scope: !51)
!88 = !DILocation(line: 22, column: 12, scope: !51)
!89 = !DILocation(line: 22, column: 17, scope: !51)
!90 = !DILocalVariable(name: "other", scope: !51, file: !3, line: 23, type: !5)
!91 = !DILocation(line: 23, column: 11, scope: !51)
!92 = !DILocation(line: 23, column: 23, scope: !51)
!93 = !DILocation(line: 23, column: 19, scope: !51)
!94 = !DILocation(line: 24, column: 5, scope: !51)
!95 = !DILocation(line: 24, column: 15, scope: !51)
!96 = !DILocation(line: 25, column: 16, scope: !51)
!97 = !DILocation(line: 25, column: 23, scope: !51)
!98 = !DILocation(line: 25, column: 14, scope: !51)
!99 = !DILocation(line: 26, column: 13, scope: !51)
!100 = !DILocation(line: 26, column: 12, scope: !51)
!101 = !DILocation(line: 27, column: 20, scope: !51)
!102 = !DILocation(line: 27, column: 13, scope: !51)
!103 = !DILocation(line: 28, column: 5, scope: !51)
!104 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 10, type: !105, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!105 = !DISubroutineType(types: !106)
!106 = !{!107, !108}
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!108 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !109, line: 18, baseType: !110)
!109 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!110 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!111 = !DILocalVariable(name: "size", arg: 1, scope: !104, file: !3, line: 10, type: !108)
!112 = !DILocation(line: 10, column: 26, scope: !104)
!113 = !DILocation(line: 10, column: 48, scope: !104)
!114 = !DILocation(line: 10, column: 41, scope: !104)
!115 = !DILocation(line: 10, column: 34, scope: !104)
!116 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 11, type: !105, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !55)
!117 = !DILocalVariable(name: "size", arg: 1, scope: !116, file: !3, line: 11, type: !108)
!118 = !DILocation(line: 11, column: 25, scope: !116)
!119 = !DILocation(line: 11, column: 47, scope: !116)
!120 = !DILocation(line: 11, column: 40, scope: !116)
!121 = !DILocation(line: 11, column: 33, scope: !116)
