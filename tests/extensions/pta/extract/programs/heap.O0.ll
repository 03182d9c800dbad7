; ModuleID = 'heap.c'
source_filename = "heap.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@y = global i32 0, align 4, !dbg !5

; Function Attrs: noinline nounwind optnone uwtable
define ptr @get(i64 noundef %0) #0 !dbg !15 {
  %2 = alloca i64, align 8
  %3 = alloca ptr, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !23, !DIExpression(), !24)
    #dbg_declare(ptr %3, !25, !DIExpression(), !26)
  %4 = load i64, ptr %2, align 8, !dbg !27
  %5 = call noalias ptr @malloc(i64 noundef %4) #5, !dbg !28
  store ptr %5, ptr %3, align 8, !dbg !26
  %6 = load ptr, ptr %3, align 8, !dbg !29
  %7 = icmp ne ptr %6, null, !dbg !29
  br i1 %7, label %9, label %8, !dbg !31

8:                                                ; preds = %1
  call void @abort() #6, !dbg !32
  unreachable, !dbg !32

9:                                                ; preds = %1
  %10 = load ptr, ptr %3, align 8, !dbg !33
  ret ptr %10, !dbg !34
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: cold noreturn nounwind
declare void @abort() #2

; Function Attrs: noinline nounwind optnone uwtable
define ptr @push(ptr noundef %0, ptr noundef %1) #0 !dbg !35 {
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  store ptr %0, ptr %3, align 8
    #dbg_declare(ptr %3, !44, !DIExpression(), !45)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !46, !DIExpression(), !47)
    #dbg_declare(ptr %5, !48, !DIExpression(), !49)
  %6 = call ptr @get(i64 noundef 16), !dbg !50
  store ptr %6, ptr %5, align 8, !dbg !49
  %7 = load ptr, ptr %3, align 8, !dbg !51
  %8 = load ptr, ptr %5, align 8, !dbg !52
  %9 = getelementptr inbounds nuw %struct.node, ptr %8, i32 0, i32 0, !dbg !53
  store ptr %7, ptr %9, align 8, !dbg !54
  %10 = load ptr, ptr %4, align 8, !dbg !55
  %11 = load ptr, ptr %5, align 8, !dbg !56
  %12 = getelementptr inbounds nuw %struct.node, ptr %11, i32 0, i32 1, !dbg !57
  store ptr %10, ptr %12, align 8, !dbg !58
  %13 = load ptr, ptr %5, align 8, !dbg !59
  ret ptr %13, !dbg !60
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !61 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !67, !DIExpression(), !68)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !69, !DIExpression(), !70)
    #dbg_declare(ptr %6, !71, !DIExpression(), !72)
  %11 = call ptr @push(ptr noundef null, ptr noundef @x), !dbg !73
  %12 = call ptr @push(ptr noundef %11, ptr noundef @y), !dbg !74
  store ptr %12, ptr %6, align 8, !dbg !72
    #dbg_declare(ptr %7, !75, !DIExpression(), !76)
  %13 = call noalias ptr @calloc(i64 noundef 1, i64 noundef 16) #7, !dbg !77
  store ptr %13, ptr %7, align 8, !dbg !76
  %14 = load ptr, ptr %7, align 8, !dbg !78
  %15 = getelementptr inbounds nuw %struct.node, ptr %14, i32 0, i32 1, !dbg !79
  store ptr @x, ptr %15, align 8, !dbg !80
    #dbg_declare(ptr %8, !81, !DIExpression(), !83)
  %16 = load i32, ptr %4, align 4, !dbg !84
  %17 = sext i32 %16 to i64, !dbg !84
  %18 = mul i64 %17, 8, !dbg !85
  %19 = call noalias ptr @malloc(i64 noundef %18) #5, !dbg !86
  store ptr %19, ptr %8, align 8, !dbg !83
  %20 = load ptr, ptr %8, align 8, !dbg !87
  %21 = getelementptr inbounds ptr, ptr %20, i64 2, !dbg !87
  store ptr @y, ptr %21, align 8, !dbg !88
  %22 = load ptr, ptr %8, align 8, !dbg !89
  %23 = call ptr @realloc(ptr noundef %22, i64 noundef 100) #8, !dbg !90
  store ptr %23, ptr %8, align 8, !dbg !91
    #dbg_declare(ptr %9, !92, !DIExpression(), !93)
  %24 = load ptr, ptr %8, align 8, !dbg !94
  %25 = load i32, ptr %4, align 4, !dbg !95
  %26 = sext i32 %25 to i64, !dbg !94
  %27 = getelementptr inbounds ptr, ptr %24, i64 %26, !dbg !94
  %28 = load ptr, ptr %27, align 8, !dbg !94
  store ptr %28, ptr %9, align 8, !dbg !93
    #dbg_declare(ptr %10, !96, !DIExpression(), !97)
  %29 = load ptr, ptr %6, align 8, !dbg !98
  %30 = getelementptr inbounds nuw %struct.node, ptr %29, i32 0, i32 0, !dbg !99
  %31 = load ptr, ptr %30, align 8, !dbg !99
  %32 = getelementptr inbounds nuw %struct.node, ptr %31, i32 0, i32 1, !dbg !100
  %33 = load ptr, ptr %32, align 8, !dbg !100
  store ptr %33, ptr %10, align 8, !dbg !97
  %34 = load ptr, ptr %9, align 8, !dbg !101
  %35 = load i32, ptr %34, align 4, !dbg !102
  %36 = load ptr, ptr %10, align 8, !dbg !103
  %37 = load i32, ptr %36, align 4, !dbg !104
  %38 = add nsw i32 %35, %37, !dbg !105
  %39 = load ptr, ptr %7, align 8, !dbg !106
  %40 = getelementptr inbounds nuw %struct.node, ptr %39, i32 0, i32 0, !dbg !107
  %41 = load ptr, ptr %40, align 8, !dbg !107
  %42 = icmp eq ptr %41, null, !dbg !108
  %43 = zext i1 %42 to i32, !dbg !108
  %44 = add nsw i32 %38, %43, !dbg !109
  ret i32 %44, !dbg !110
}

; Function Attrs: nounwind allocsize(0,1)
declare noalias ptr @calloc(i64 noundef, i64 noundef) #3

; Function Attrs: nounwind allocsize(1)
declare ptr @realloc(ptr noundef, i64 noundef) #4

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { cold noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0,1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nounwind allocsize(1) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { cold noreturn nounwind }
attributes #7 = { nounwind allocsize(0,1) }
attributes #8 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!8, !9, !10, !11, !12, !13}
!llvm.ident = !{!14}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "heap.c", directory: "")
!4 = !{!0, !5}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{i32 7, !"Dwarf Version", i32 4}
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = !{i32 1, !"wchar_size", i32 4}
!11 = !{i32 8, !"PIC Level", i32 2}
!12 = !{i32 7, !"uwtable", i32 2}
!13 = !{i32 7, !"frame-pointer", i32 2}
!14 = !{!"clang version 22.1.8"}
!15 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 6, type: !16, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!16 = !DISubroutineType(types: !17)
!17 = !{!18, !19}
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !20, line: 18, baseType: !21)
!20 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!21 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!22 = !{}
!23 = !DILocalVariable(name: "size", arg: 1, scope: !15, file: !3, line: 6, type: !19)
!24 = !DILocation(line: 6, column: 18, scope: !15)
!25 = !DILocalVariable(name: "memory", scope: !15, file: !3, line: 7, type: !18)
!26 = !DILocation(line: 7, column: 11, scope: !15)
!27 = !DILocation(line: 7, column: 27, scope: !15)
!28 = !DILocation(line: 7, column: 20, scope: !15)
!29 = !DILocation(line: 8, column: 10, scope: !30)
!30 = distinct !DILexicalBlock(scope: !15, file: !3, line: 8, column: 9)
!31 = !DILocation(line: 8, column: 9, scope: !30)
!32 = !DILocation(line: 8, column: 18, scope: !30)
!33 = !DILocation(line: 9, column: 12, scope: !15)
!34 = !DILocation(line: 9, column: 5, scope: !15)
!35 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 12, type: !36, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!36 = !DISubroutineType(types: !37)
!37 = !{!38, !38, !43}
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 3, size: 128, elements: !40)
!40 = !{!41, !42}
!41 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !39, file: !3, line: 3, baseType: !38, size: 64)
!42 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !39, file: !3, line: 3, baseType: !43, size: 64, offset: 64)
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!44 = !DILocalVariable(name: "list", arg: 1, scope: !35, file: !3, line: 12, type: !38)
!45 = !DILocation(line: 12, column: 32, scope: !35)
!46 = !DILocalVariable(name: "value", arg: 2, scope: !35, file: !3, line: 12, type: !43)
!47 = !DILocation(line: 12, column: 43, scope: !35)
!48 = !DILocalVariable(name: "head", scope: !35, file: !3, line: 13, type: !38)
!49 = !DILocation(line: 13, column: 18, scope: !35)
!50 = !DILocation(line: 13, column: 25, scope: !35)
!51 = !DILocation(line: 14, column: 18, scope: !35)
!52 = !DILocation(line: 14, column: 5, scope: !35)
!53 = !DILocation(line: 14, column: 11, scope: !35)
!54 = !DILocation(line: 14, column: 16, scope: !35)
!55 = !DILocation(line: 15, column: 19, scope: !35)
!56 = !DILocation(line: 15, column: 5, scope: !35)
!57 = !DILocation(line: 15, column: 11, scope: !35)
!58 = !DILocation(line: 15, column: 17, scope: !35)
!59 = !DILocation(line: 16, column: 12, scope: !35)
!60 = !DILocation(line: 16, column: 5, scope: !35)
!61 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !62, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !22)
!62 = !DISubroutineType(types: !63)
!63 = !{!7, !7, !64}
!64 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !65, size: 64)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!67 = !DILocalVariable(name: "argc", arg: 1, scope: !61, file: !3, line: 19, type: !7)
!68 = !DILocation(line: 19, column: 14, scope: !61)
!69 = !DILocalVariable(name: "argv", arg: 2, scope: !61, file: !3, line: 19, type: !64)
!70 = !DILocation(line: 19, column: 27, scope: !61)
!71 = !DILocalVariable(name: "list", scope: !61, file: !3, line: 20, type: !38)
!72 = !DILocation(line: 20, column: 18, scope: !61)
!73 = !DILocation(line: 20, column: 30, scope: !61)
!74 = !DILocation(line: 20, column: 25, scope: !61)
!75 = !DILocalVariable(name: "one", scope: !61, file: !3, line: 21, type: !38)
!76 = !DILocation(line: 21, column: 18, scope: !61)
!77 = !DILocation(line: 21, column: 24, scope: !61)
!78 = !DILocation(line: 22, column: 5, scope: !61)
!79 = !DILocation(line: 22, column: 10, scope: !61)
!80 = !DILocation(line: 22, column: 16, scope: !61)
!81 = !DILocalVariable(name: "many", scope: !61, file: !3, line: 23, type: !82)
!82 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !43, size: 64)
!83 = !DILocation(line: 23, column: 11, scope: !61)
!84 = !DILocation(line: 23, column: 25, scope: !61)
!85 = !DILocation(line: 23, column: 30, scope: !61)
!86 = !DILocation(line: 23, column: 18, scope: !61)
!87 = !DILocation(line: 24, column: 5, scope: !61)
!88 = !DILocation(line: 24, column: 13, scope: !61)
!89 = !DILocation(line: 25, column: 20, scope: !61)
!90 = !DILocation(line: 25, column: 12, scope: !61)
!91 = !DILocation(line: 25, column: 10, scope: !61)
!92 = !DILocalVariable(name: "from_many", scope: !61, file: !3, line: 26, type: !43)
!93 = !DILocation(line: 26, column: 10, scope: !61)
!94 = !DILocation(line: 26, column: 22, scope: !61)
!95 = !DILocation(line: 26, column: 27, scope: !61)
!96 = !DILocalVariable(name: "from_list", scope: !61, file: !3, line: 26, type: !43)
!97 = !DILocation(line: 26, column: 35, scope: !61)
!98 = !DILocation(line: 26, column: 47, scope: !61)
!99 = !DILocation(line: 26, column: 53, scope: !61)
!100 = !DILocation(line: 26, column: 59, scope: !61)
!101 = !DILocation(line: 27, column: 13, scope: !61)
!102 = !DILocation(line: 27, column: 12, scope: !61)
!103 = !DILocation(line: 27, column: 26, scope: !61)
!104 = !DILocation(line: 27, column: 25, scope: !61)
!105 = !DILocation(line: 27, column: 23, scope: !61)
!106 = !DILocation(line: 27, column: 39, scope: !61)
!107 = !DILocation(line: 27, column: 44, scope: !61)
!108 = !DILocation(line: 27, column: 49, scope: !61)
!109 = !DILocation(line: 27, column: 36, scope: !61)
!110 = !DILocation(line: 27, column: 5, scope: !61)
