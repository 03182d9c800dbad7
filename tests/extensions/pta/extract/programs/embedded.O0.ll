; ModuleID = 'embedded.c'
source_filename = "embedded.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.link = type { ptr, ptr }
%struct.item = type { ptr, %struct.link, ptr }

@head = global %struct.link { ptr @head, ptr @head }, align 8, !dbg !0
@a = global i32 0, align 4, !dbg !23
@b = global i32 0, align 4, !dbg !25
@one = global %struct.item { ptr @a, %struct.link zeroinitializer, ptr @b }, align 8, !dbg !21
@c = global i32 0, align 4, !dbg !27
@d = global i32 0, align 4, !dbg !29
@found = global ptr null, align 8, !dbg !31
@first = global ptr null, align 8, !dbg !35
@before = global ptr null, align 8, !dbg !33

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !44 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !49, !DIExpression(), !50)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !51, !DIExpression(), !52)
    #dbg_declare(ptr %6, !53, !DIExpression(), !54)
  %8 = call noalias ptr @malloc(i64 noundef 32) #2, !dbg !55
  store ptr %8, ptr %6, align 8, !dbg !54
  %9 = load ptr, ptr %6, align 8, !dbg !56
  %10 = getelementptr inbounds nuw %struct.item, ptr %9, i32 0, i32 0, !dbg !57
  store ptr @c, ptr %10, align 8, !dbg !58
  %11 = load ptr, ptr %6, align 8, !dbg !59
  %12 = getelementptr inbounds nuw %struct.item, ptr %11, i32 0, i32 2, !dbg !60
  store ptr @d, ptr %12, align 8, !dbg !61
  call void @add(ptr noundef getelementptr inbounds nuw (%struct.item, ptr @one, i32 0, i32 1)), !dbg !62
  %13 = load ptr, ptr %6, align 8, !dbg !63
  %14 = getelementptr inbounds nuw %struct.item, ptr %13, i32 0, i32 1, !dbg !64
  call void @add(ptr noundef %14), !dbg !65
    #dbg_declare(ptr %7, !66, !DIExpression(), !68)
  %15 = load ptr, ptr @head, align 8, !dbg !69
  store ptr %15, ptr %7, align 8, !dbg !68
  br label %16, !dbg !70

16:                                               ; preds = %30, %2
  %17 = load ptr, ptr %7, align 8, !dbg !71
  %18 = icmp ne ptr %17, @head, !dbg !73
  br i1 %18, label %19, label %34, !dbg !74

19:                                               ; preds = %16
  %20 = load ptr, ptr %7, align 8, !dbg !75
  %21 = getelementptr inbounds i8, ptr %20, i64 -8, !dbg !77
  store ptr %21, ptr @found, align 8, !dbg !78
  %22 = load ptr, ptr %7, align 8, !dbg !79
  %23 = getelementptr inbounds i8, ptr %22, i64 -8, !dbg !80
  %24 = getelementptr inbounds nuw %struct.item, ptr %23, i32 0, i32 0, !dbg !80
  %25 = load ptr, ptr %24, align 8, !dbg !80
  store ptr %25, ptr @first, align 8, !dbg !81
  %26 = load ptr, ptr %7, align 8, !dbg !82
  %27 = getelementptr inbounds nuw %struct.link, ptr %26, i32 0, i32 1, !dbg !83
  %28 = load ptr, ptr %27, align 8, !dbg !83
  %29 = getelementptr inbounds i8, ptr %28, i64 -8, !dbg !84
  store ptr %29, ptr @before, align 8, !dbg !85
  br label %30, !dbg !86

30:                                               ; preds = %19
  %31 = load ptr, ptr %7, align 8, !dbg !87
  %32 = getelementptr inbounds nuw %struct.link, ptr %31, i32 0, i32 0, !dbg !88
  %33 = load ptr, ptr %32, align 8, !dbg !88
  store ptr %33, ptr %7, align 8, !dbg !89
  br label %16, !dbg !90, !llvm.loop !91

34:                                               ; preds = %16
  %35 = load ptr, ptr @first, align 8, !dbg !94
  %36 = load i32, ptr %35, align 4, !dbg !95
  ret i32 %36, !dbg !96
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal void @add(ptr noundef %0) #0 !dbg !97 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !100, !DIExpression(), !101)
  %3 = load ptr, ptr @head, align 8, !dbg !102
  %4 = load ptr, ptr %2, align 8, !dbg !103
  %5 = getelementptr inbounds nuw %struct.link, ptr %4, i32 0, i32 0, !dbg !104
  store ptr %3, ptr %5, align 8, !dbg !105
  %6 = load ptr, ptr %2, align 8, !dbg !106
  %7 = getelementptr inbounds nuw %struct.link, ptr %6, i32 0, i32 1, !dbg !107
  store ptr @head, ptr %7, align 8, !dbg !108
  %8 = load ptr, ptr %2, align 8, !dbg !109
  %9 = load ptr, ptr @head, align 8, !dbg !110
  %10 = getelementptr inbounds nuw %struct.link, ptr %9, i32 0, i32 1, !dbg !111
  store ptr %8, ptr %10, align 8, !dbg !112
  %11 = load ptr, ptr %2, align 8, !dbg !113
  store ptr %11, ptr @head, align 8, !dbg !114
  ret void, !dbg !115
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "head", scope: !2, file: !3, line: 9, type: !12, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !20, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "embedded.c", directory: "")
!4 = !{!5, !18}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 6, size: 256, elements: !7)
!7 = !{!8, !11, !17}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !6, file: !3, line: 6, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !6, file: !3, line: 6, baseType: !12, size: 128, offset: 64)
!12 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 5, size: 128, elements: !13)
!13 = !{!14, !16}
!14 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !12, file: !3, line: 5, baseType: !15, size: 64)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !12, file: !3, line: 5, baseType: !15, size: 64, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !6, file: !3, line: 6, baseType: !9, size: 64, offset: 192)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!20 = !{!0, !21, !23, !25, !27, !29, !31, !33, !35}
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 10, type: !6, isLocal: false, isDefinition: true)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 8, type: !10, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "before", scope: !2, file: !3, line: 11, type: !5, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!37 = !{i32 7, !"Dwarf Version", i32 4}
!38 = !{i32 2, !"Debug Info Version", i32 3}
!39 = !{i32 1, !"wchar_size", i32 4}
!40 = !{i32 8, !"PIC Level", i32 2}
!41 = !{i32 7, !"uwtable", i32 2}
!42 = !{i32 7, !"frame-pointer", i32 2}
!43 = !{!"clang version 22.1.8"}
!44 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 21, type: !45, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !48)
!45 = !DISubroutineType(types: !46)
!46 = !{!10, !10, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!48 = !{}
!49 = !DILocalVariable(name: "argc", arg: 1, scope: !44, file: !3, line: 21, type: !10)
!50 = !DILocation(line: 21, column: 14, scope: !44)
!51 = !DILocalVariable(name: "argv", arg: 2, scope: !44, file: !3, line: 21, type: !47)
!52 = !DILocation(line: 21, column: 27, scope: !44)
!53 = !DILocalVariable(name: "two", scope: !44, file: !3, line: 22, type: !5)
!54 = !DILocation(line: 22, column: 18, scope: !44)
!55 = !DILocation(line: 22, column: 24, scope: !44)
!56 = !DILocation(line: 23, column: 5, scope: !44)
!57 = !DILocation(line: 23, column: 10, scope: !44)
!58 = !DILocation(line: 23, column: 16, scope: !44)
!59 = !DILocation(line: 24, column: 5, scope: !44)
!60 = !DILocation(line: 24, column: 10, scope: !44)
!61 = !DILocation(line: 24, column: 15, scope: !44)
!62 = !DILocation(line: 25, column: 5, scope: !44)
!63 = !DILocation(line: 26, column: 10, scope: !44)
!64 = !DILocation(line: 26, column: 15, scope: !44)
!65 = !DILocation(line: 26, column: 5, scope: !44)
!66 = !DILocalVariable(name: "at", scope: !67, file: !3, line: 27, type: !15)
!67 = distinct !DILexicalBlock(scope: !44, file: !3, line: 27, column: 5)
!68 = !DILocation(line: 27, column: 23, scope: !67)
!69 = !DILocation(line: 27, column: 33, scope: !67)
!70 = !DILocation(line: 27, column: 10, scope: !67)
!71 = !DILocation(line: 27, column: 39, scope: !72)
!72 = distinct !DILexicalBlock(scope: !67, file: !3, line: 27, column: 5)
!73 = !DILocation(line: 27, column: 42, scope: !72)
!74 = !DILocation(line: 27, column: 5, scope: !67)
!75 = !DILocation(line: 28, column: 22, scope: !76)
!76 = distinct !DILexicalBlock(scope: !72, file: !3, line: 27, column: 67)
!77 = !DILocation(line: 28, column: 17, scope: !76)
!78 = !DILocation(line: 28, column: 15, scope: !76)
!79 = !DILocation(line: 29, column: 22, scope: !76)
!80 = !DILocation(line: 29, column: 27, scope: !76)
!81 = !DILocation(line: 29, column: 15, scope: !76)
!82 = !DILocation(line: 30, column: 23, scope: !76)
!83 = !DILocation(line: 30, column: 27, scope: !76)
!84 = !DILocation(line: 30, column: 18, scope: !76)
!85 = !DILocation(line: 30, column: 16, scope: !76)
!86 = !DILocation(line: 31, column: 5, scope: !76)
!87 = !DILocation(line: 27, column: 57, scope: !72)
!88 = !DILocation(line: 27, column: 61, scope: !72)
!89 = !DILocation(line: 27, column: 55, scope: !72)
!90 = !DILocation(line: 27, column: 5, scope: !72)
!91 = distinct !{!91, !74, !92, !93}
!92 = !DILocation(line: 31, column: 5, scope: !67)
!93 = !{!"llvm.loop.mustprogress"}
!94 = !DILocation(line: 32, column: 13, scope: !44)
!95 = !DILocation(line: 32, column: 12, scope: !44)
!96 = !DILocation(line: 32, column: 5, scope: !44)
!97 = distinct !DISubprogram(name: "add", scope: !3, file: !3, line: 14, type: !98, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !48)
!98 = !DISubroutineType(types: !99)
!99 = !{null, !15}
!100 = !DILocalVariable(name: "fresh", arg: 1, scope: !97, file: !3, line: 14, type: !15)
!101 = !DILocation(line: 14, column: 56, scope: !97)
!102 = !DILocation(line: 15, column: 24, scope: !97)
!103 = !DILocation(line: 15, column: 5, scope: !97)
!104 = !DILocation(line: 15, column: 12, scope: !97)
!105 = !DILocation(line: 15, column: 17, scope: !97)
!106 = !DILocation(line: 16, column: 5, scope: !97)
!107 = !DILocation(line: 16, column: 12, scope: !97)
!108 = !DILocation(line: 16, column: 17, scope: !97)
!109 = !DILocation(line: 17, column: 23, scope: !97)
!110 = !DILocation(line: 17, column: 10, scope: !97)
!111 = !DILocation(line: 17, column: 16, scope: !97)
!112 = !DILocation(line: 17, column: 21, scope: !97)
!113 = !DILocation(line: 18, column: 17, scope: !97)
!114 = !DILocation(line: 18, column: 15, scope: !97)
!115 = !DILocation(line: 19, column: 1, scope: !97)
