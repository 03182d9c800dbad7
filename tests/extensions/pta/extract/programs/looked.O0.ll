; ModuleID = 'looked.c'
source_filename = "looked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@slot = global ptr @x, align 8, !dbg !11
@given = global ptr null, align 8, !dbg !28
@y = global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [8 x i8] c"visible\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [5 x i8] c"slot\00", align 1, !dbg !19
@read = global ptr null, align 8, !dbg !34
@stored = global ptr null, align 8, !dbg !32
@z = global i32 0, align 4, !dbg !26
@resolved = global ptr null, align 8, !dbg !30

@chosen = ifunc ptr (ptr), ptr @resolve

; Function Attrs: noinline nounwind optnone uwtable
define ptr @visible(ptr noundef %0) #0 !dbg !43 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !45, !DIExpression(), !46)
  %3 = load ptr, ptr %2, align 8, !dbg !47
  store ptr %3, ptr @given, align 8, !dbg !48
  ret ptr @y, !dbg !49
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !50 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !53, !DIExpression(), !55)
  %5 = call ptr @dlopen(ptr noundef null, i32 noundef 2) #3, !dbg !56
  store ptr %5, ptr %2, align 8, !dbg !55
    #dbg_declare(ptr %3, !57, !DIExpression(), !58)
  %6 = load ptr, ptr %2, align 8, !dbg !59
  %7 = call ptr @dlsym(ptr noundef %6, ptr noundef @.str) #3, !dbg !60
  store ptr %7, ptr %3, align 8, !dbg !58
    #dbg_declare(ptr %4, !61, !DIExpression(), !63)
  %8 = load ptr, ptr %2, align 8, !dbg !64
  %9 = call ptr @dlsym(ptr noundef %8, ptr noundef @.str.1) #3, !dbg !65
  store ptr %9, ptr %4, align 8, !dbg !63
  %10 = load ptr, ptr %4, align 8, !dbg !66
  %11 = load ptr, ptr %10, align 8, !dbg !67
  store ptr %11, ptr @read, align 8, !dbg !68
  %12 = load ptr, ptr %3, align 8, !dbg !69
  %13 = call ptr %12(ptr noundef @x), !dbg !69
  %14 = load ptr, ptr %4, align 8, !dbg !70
  store ptr %13, ptr %14, align 8, !dbg !71
  %15 = load ptr, ptr @slot, align 8, !dbg !72
  store ptr %15, ptr @stored, align 8, !dbg !73
  %16 = call ptr @chosen(ptr noundef @z), !dbg !74
  store ptr %16, ptr @resolved, align 8, !dbg !75
  %17 = load ptr, ptr @given, align 8, !dbg !76
  %18 = icmp eq ptr %17, @x, !dbg !77
  br i1 %18, label %19, label %28, !dbg !78

19:                                               ; preds = %0
  %20 = load ptr, ptr @read, align 8, !dbg !79
  %21 = icmp eq ptr %20, @x, !dbg !80
  br i1 %21, label %22, label %28, !dbg !81

22:                                               ; preds = %19
  %23 = load ptr, ptr @stored, align 8, !dbg !82
  %24 = icmp eq ptr %23, @y, !dbg !83
  br i1 %24, label %25, label %28, !dbg !84

25:                                               ; preds = %22
  %26 = load ptr, ptr @resolved, align 8, !dbg !85
  %27 = icmp eq ptr %26, @z, !dbg !86
  br label %28

28:                                               ; preds = %25, %22, %19, %0
  %29 = phi i1 [ false, %22 ], [ false, %19 ], [ false, %0 ], [ %27, %25 ], !dbg !87
  %30 = xor i1 %29, true, !dbg !88
  %31 = zext i1 %30 to i32, !dbg !88
  ret i32 %31, !dbg !89
}

; Function Attrs: nounwind
declare ptr @dlopen(ptr noundef, i32 noundef) #1

; Function Attrs: nounwind
declare ptr @dlsym(ptr noundef, ptr noundef) #1

; Function Attrs: disable_sanitizer_instrumentation noinline nounwind optnone uwtable
define internal ptr @resolve() #2 !dbg !90 {
  ret ptr @plain, !dbg !92
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @plain(ptr noundef %0) #0 !dbg !93 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !94, !DIExpression(), !95)
  %3 = load ptr, ptr %2, align 8, !dbg !96
  ret ptr %3, !dbg !97
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { disable_sanitizer_instrumentation noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41}
!llvm.ident = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "looked.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DISubroutineType(types: !7)
!7 = !{!8, !8}
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !{!11, !13, !19, !0, !24, !26, !28, !30, !32, !34}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "slot", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(scope: null, file: !3, line: 12, type: !15, isLocal: true, isDefinition: true)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !17)
!16 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!17 = !{!18}
!18 = !DISubrange(count: 8)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(scope: null, file: !3, line: 13, type: !21, isLocal: true, isDefinition: true)
!21 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 40, elements: !22)
!22 = !{!23}
!23 = !DISubrange(count: 5)
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 3, type: !9, isLocal: false, isDefinition: true)
!26 = !DIGlobalVariableExpression(var: !27, expr: !DIExpression())
!27 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 3, type: !9, isLocal: false, isDefinition: true)
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "resolved", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "read", scope: !2, file: !3, line: 5, type: !8, isLocal: false, isDefinition: true)
!36 = !{i32 7, !"Dwarf Version", i32 4}
!37 = !{i32 2, !"Debug Info Version", i32 3}
!38 = !{i32 1, !"wchar_size", i32 4}
!39 = !{i32 8, !"PIC Level", i32 2}
!40 = !{i32 7, !"uwtable", i32 2}
!41 = !{i32 7, !"frame-pointer", i32 2}
!42 = !{!"clang version 22.1.8"}
!43 = distinct !DISubprogram(name: "visible", scope: !3, file: !3, line: 6, type: !6, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!44 = !{}
!45 = !DILocalVariable(name: "p", arg: 1, scope: !43, file: !3, line: 6, type: !8)
!46 = !DILocation(line: 6, column: 19, scope: !43)
!47 = !DILocation(line: 6, column: 32, scope: !43)
!48 = !DILocation(line: 6, column: 30, scope: !43)
!49 = !DILocation(line: 6, column: 35, scope: !43)
!50 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !51, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!51 = !DISubroutineType(types: !52)
!52 = !{!9}
!53 = !DILocalVariable(name: "here", scope: !50, file: !3, line: 11, type: !54)
!54 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!55 = !DILocation(line: 11, column: 11, scope: !50)
!56 = !DILocation(line: 11, column: 18, scope: !50)
!57 = !DILocalVariable(name: "f", scope: !50, file: !3, line: 12, type: !5)
!58 = !DILocation(line: 12, column: 12, scope: !50)
!59 = !DILocation(line: 12, column: 47, scope: !50)
!60 = !DILocation(line: 12, column: 41, scope: !50)
!61 = !DILocalVariable(name: "s", scope: !50, file: !3, line: 13, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!63 = !DILocation(line: 13, column: 11, scope: !50)
!64 = !DILocation(line: 13, column: 21, scope: !50)
!65 = !DILocation(line: 13, column: 15, scope: !50)
!66 = !DILocation(line: 14, column: 13, scope: !50)
!67 = !DILocation(line: 14, column: 12, scope: !50)
!68 = !DILocation(line: 14, column: 10, scope: !50)
!69 = !DILocation(line: 15, column: 10, scope: !50)
!70 = !DILocation(line: 15, column: 6, scope: !50)
!71 = !DILocation(line: 15, column: 8, scope: !50)
!72 = !DILocation(line: 16, column: 14, scope: !50)
!73 = !DILocation(line: 16, column: 12, scope: !50)
!74 = !DILocation(line: 17, column: 16, scope: !50)
!75 = !DILocation(line: 17, column: 14, scope: !50)
!76 = !DILocation(line: 18, column: 14, scope: !50)
!77 = !DILocation(line: 18, column: 20, scope: !50)
!78 = !DILocation(line: 18, column: 26, scope: !50)
!79 = !DILocation(line: 18, column: 29, scope: !50)
!80 = !DILocation(line: 18, column: 34, scope: !50)
!81 = !DILocation(line: 18, column: 40, scope: !50)
!82 = !DILocation(line: 18, column: 43, scope: !50)
!83 = !DILocation(line: 18, column: 50, scope: !50)
!84 = !DILocation(line: 18, column: 56, scope: !50)
!85 = !DILocation(line: 18, column: 59, scope: !50)
!86 = !DILocation(line: 18, column: 68, scope: !50)
!87 = !DILocation(line: 0, scope: !50)
!88 = !DILocation(line: 18, column: 12, scope: !50)
!89 = !DILocation(line: 18, column: 5, scope: !50)
!90 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 8, type: !91, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!91 = !DISubroutineType(types: !4)
!92 = !DILocation(line: 8, column: 39, scope: !90)
!93 = distinct !DISubprogram(name: "plain", scope: !3, file: !3, line: 7, type: !6, scopeLine: 7, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!94 = !DILocalVariable(name: "p", arg: 1, scope: !93, file: !3, line: 7, type: !8)
!95 = !DILocation(line: 7, column: 24, scope: !93)
!96 = !DILocation(line: 7, column: 36, scope: !93)
!97 = !DILocation(line: 7, column: 29, scope: !93)
