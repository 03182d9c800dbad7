; ModuleID = 'untyped.c'
source_filename = "untyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.message = type { [40 x i8], ptr }
%struct.table = type { [600 x i64], ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@of_message = global ptr null, align 8, !dbg !13
@of_bytes = global ptr null, align 8, !dbg !15
@b = global i32 0, align 4, !dbg !11
@of_table = global ptr null, align 8, !dbg !17

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !26 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !31, !DIExpression(), !32)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !33, !DIExpression(), !34)
    #dbg_declare(ptr %6, !35, !DIExpression(), !44)
  %10 = load i32, ptr %4, align 4, !dbg !45
  %11 = sext i32 %10 to i64, !dbg !45
  %12 = mul i64 %11, 48, !dbg !46
  %13 = call ptr @take(i64 noundef %12), !dbg !47
  store ptr %13, ptr %6, align 8, !dbg !44
  %14 = load ptr, ptr %6, align 8, !dbg !48
  %15 = getelementptr inbounds nuw %struct.message, ptr %14, i32 0, i32 1, !dbg !49
  store ptr @a, ptr %15, align 8, !dbg !50
    #dbg_declare(ptr %7, !51, !DIExpression(), !52)
  %16 = load ptr, ptr %6, align 8, !dbg !53
  store ptr %16, ptr %7, align 8, !dbg !52
  %17 = load ptr, ptr %6, align 8, !dbg !54
  %18 = getelementptr inbounds nuw %struct.message, ptr %17, i32 0, i32 1, !dbg !55
  %19 = load ptr, ptr %18, align 8, !dbg !55
  store ptr %19, ptr @of_message, align 8, !dbg !56
  %20 = load ptr, ptr %7, align 8, !dbg !57
  %21 = getelementptr inbounds i8, ptr %20, i64 40, !dbg !58
  %22 = load ptr, ptr %21, align 8, !dbg !58
  store ptr %22, ptr @of_bytes, align 8, !dbg !59
    #dbg_declare(ptr %8, !60, !DIExpression(), !71)
  %23 = load i32, ptr %4, align 4, !dbg !72
  %24 = sext i32 %23 to i64, !dbg !72
  %25 = mul i64 %24, 4816, !dbg !73
  %26 = call ptr @get(i64 noundef %25), !dbg !74
  store ptr %26, ptr %8, align 8, !dbg !71
  %27 = load ptr, ptr %8, align 8, !dbg !75
  %28 = getelementptr inbounds nuw %struct.table, ptr %27, i32 0, i32 1, !dbg !76
  store ptr @b, ptr %28, align 8, !dbg !77
    #dbg_declare(ptr %9, !78, !DIExpression(), !79)
  %29 = load i32, ptr %4, align 4, !dbg !80
  %30 = sext i32 %29 to i64, !dbg !80
  %31 = call ptr @get(i64 noundef %30), !dbg !81
  store ptr %31, ptr %9, align 8, !dbg !79
  %32 = load ptr, ptr %9, align 8, !dbg !82
  %33 = getelementptr inbounds i8, ptr %32, i64 32, !dbg !82
  store i8 1, ptr %33, align 1, !dbg !83
  %34 = load ptr, ptr %8, align 8, !dbg !84
  %35 = getelementptr inbounds nuw %struct.table, ptr %34, i32 0, i32 1, !dbg !85
  %36 = load ptr, ptr %35, align 8, !dbg !85
  store ptr %36, ptr @of_table, align 8, !dbg !86
  ret i32 0, !dbg !87
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @take(i64 noundef %0) #0 !dbg !88 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !95, !DIExpression(), !96)
  %3 = load i64, ptr %2, align 8, !dbg !97
  %4 = call noalias ptr @malloc(i64 noundef %3) #2, !dbg !98
  ret ptr %4, !dbg !99
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i64 noundef %0) #0 !dbg !100 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !101, !DIExpression(), !102)
  %3 = load i64, ptr %2, align 8, !dbg !103
  %4 = call noalias ptr @malloc(i64 noundef %3) #2, !dbg !104
  ret ptr %4, !dbg !105
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!19, !20, !21, !22, !23, !24}
!llvm.ident = !{!25}

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
!10 = !{!0, !11, !13, !15, !17}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !9, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "of_message", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "of_bytes", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!17 = !DIGlobalVariableExpression(var: !18, expr: !DIExpression())
!18 = distinct !DIGlobalVariable(name: "of_table", scope: !2, file: !3, line: 6, type: !8, isLocal: false, isDefinition: true)
!19 = !{i32 7, !"Dwarf Version", i32 4}
!20 = !{i32 2, !"Debug Info Version", i32 3}
!21 = !{i32 1, !"wchar_size", i32 4}
!22 = !{i32 8, !"PIC Level", i32 2}
!23 = !{i32 7, !"uwtable", i32 2}
!24 = !{i32 7, !"frame-pointer", i32 2}
!25 = !{!"clang version 22.1.8"}
!26 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 11, type: !27, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !30)
!27 = !DISubroutineType(types: !28)
!28 = !{!9, !9, !29}
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!30 = !{}
!31 = !DILocalVariable(name: "argc", arg: 1, scope: !26, file: !3, line: 11, type: !9)
!32 = !DILocation(line: 11, column: 14, scope: !26)
!33 = !DILocalVariable(name: "argv", arg: 2, scope: !26, file: !3, line: 11, type: !29)
!34 = !DILocation(line: 11, column: 27, scope: !26)
!35 = !DILocalVariable(name: "message", scope: !26, file: !3, line: 12, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 3, size: 384, elements: !38)
!38 = !{!39, !43}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !37, file: !3, line: 3, baseType: !40, size: 320)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !41)
!41 = !{!42}
!42 = !DISubrange(count: 40)
!43 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !37, file: !3, line: 3, baseType: !8, size: 64, offset: 320)
!44 = !DILocation(line: 12, column: 21, scope: !26)
!45 = !DILocation(line: 12, column: 36, scope: !26)
!46 = !DILocation(line: 12, column: 41, scope: !26)
!47 = !DILocation(line: 12, column: 31, scope: !26)
!48 = !DILocation(line: 13, column: 5, scope: !26)
!49 = !DILocation(line: 13, column: 14, scope: !26)
!50 = !DILocation(line: 13, column: 19, scope: !26)
!51 = !DILocalVariable(name: "bytes", scope: !26, file: !3, line: 14, type: !5)
!52 = !DILocation(line: 14, column: 11, scope: !26)
!53 = !DILocation(line: 14, column: 27, scope: !26)
!54 = !DILocation(line: 15, column: 18, scope: !26)
!55 = !DILocation(line: 15, column: 27, scope: !26)
!56 = !DILocation(line: 15, column: 16, scope: !26)
!57 = !DILocation(line: 16, column: 26, scope: !26)
!58 = !DILocation(line: 16, column: 16, scope: !26)
!59 = !DILocation(line: 16, column: 14, scope: !26)
!60 = !DILocalVariable(name: "table", scope: !26, file: !3, line: 17, type: !61)
!61 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !62, size: 64)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 4, size: 38528, elements: !63)
!63 = !{!64, !69, !70}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !62, file: !3, line: 4, baseType: !65, size: 38400)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 38400, elements: !67)
!66 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!67 = !{!68}
!68 = !DISubrange(count: 600)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !62, file: !3, line: 4, baseType: !8, size: 64, offset: 38400)
!70 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !62, file: !3, line: 4, baseType: !61, size: 64, offset: 38464)
!71 = !DILocation(line: 17, column: 19, scope: !26)
!72 = !DILocation(line: 17, column: 31, scope: !26)
!73 = !DILocation(line: 17, column: 36, scope: !26)
!74 = !DILocation(line: 17, column: 27, scope: !26)
!75 = !DILocation(line: 18, column: 5, scope: !26)
!76 = !DILocation(line: 18, column: 12, scope: !26)
!77 = !DILocation(line: 18, column: 17, scope: !26)
!78 = !DILocalVariable(name: "other", scope: !26, file: !3, line: 19, type: !5)
!79 = !DILocation(line: 19, column: 11, scope: !26)
!80 = !DILocation(line: 19, column: 23, scope: !26)
!81 = !DILocation(line: 19, column: 19, scope: !26)
!82 = !DILocation(line: 20, column: 5, scope: !26)
!83 = !DILocation(line: 20, column: 15, scope: !26)
!84 = !DILocation(line: 21, column: 16, scope: !26)
!85 = !DILocation(line: 21, column: 23, scope: !26)
!86 = !DILocation(line: 21, column: 14, scope: !26)
!87 = !DILocation(line: 22, column: 5, scope: !26)
!88 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 8, type: !89, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!89 = !DISubroutineType(types: !90)
!90 = !{!91, !92}
!91 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !93, line: 18, baseType: !94)
!93 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!94 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!95 = !DILocalVariable(name: "size", arg: 1, scope: !88, file: !3, line: 8, type: !92)
!96 = !DILocation(line: 8, column: 26, scope: !88)
!97 = !DILocation(line: 8, column: 48, scope: !88)
!98 = !DILocation(line: 8, column: 41, scope: !88)
!99 = !DILocation(line: 8, column: 34, scope: !88)
!100 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 9, type: !89, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !30)
!101 = !DILocalVariable(name: "size", arg: 1, scope: !100, file: !3, line: 9, type: !92)
!102 = !DILocation(line: 9, column: 25, scope: !100)
!103 = !DILocation(line: 9, column: 47, scope: !100)
!104 = !DILocation(line: 9, column: 40, scope: !100)
!105 = !DILocation(line: 9, column: 33, scope: !100)
