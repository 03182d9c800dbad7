; ModuleID = 'basics.c'
source_filename = "basics.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@p = global ptr null, align 8, !dbg !10
@y = global i32 0, align 4, !dbg !5
@q = global ptr null, align 8, !dbg !13
@pp = global ptr null, align 8, !dbg !15
@z = global i32 0, align 4, !dbg !8

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !25 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !32, !DIExpression(), !33)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !34, !DIExpression(), !35)
  store ptr @x, ptr @p, align 8, !dbg !36
  %8 = load i32, ptr %4, align 4, !dbg !37
  %9 = icmp sgt i32 %8, 1, !dbg !38
  br i1 %9, label %10, label %12, !dbg !37

10:                                               ; preds = %2
  %11 = load ptr, ptr @p, align 8, !dbg !39
  br label %13, !dbg !37

12:                                               ; preds = %2
  br label %13, !dbg !37

13:                                               ; preds = %12, %10
  %14 = phi ptr [ %11, %10 ], [ @y, %12 ], !dbg !37
  store ptr %14, ptr @q, align 8, !dbg !40
  %15 = load i32, ptr %4, align 4, !dbg !41
  %16 = icmp sgt i32 %15, 2, !dbg !42
  %17 = zext i1 %16 to i64, !dbg !41
  %18 = select i1 %16, ptr @p, ptr @q, !dbg !41
  store ptr %18, ptr @pp, align 8, !dbg !43
  %19 = load ptr, ptr @pp, align 8, !dbg !44
  store ptr @z, ptr %19, align 8, !dbg !45
    #dbg_declare(ptr %6, !46, !DIExpression(), !47)
  %20 = load ptr, ptr @pp, align 8, !dbg !48
  %21 = load ptr, ptr %20, align 8, !dbg !49
  store ptr %21, ptr %6, align 8, !dbg !47
    #dbg_declare(ptr %7, !50, !DIExpression(), !51)
  %22 = load ptr, ptr %5, align 8, !dbg !52
  %23 = getelementptr inbounds ptr, ptr %22, i64 1, !dbg !52
  %24 = load ptr, ptr %23, align 8, !dbg !52
  store ptr %24, ptr %7, align 8, !dbg !51
  %25 = load ptr, ptr %6, align 8, !dbg !53
  %26 = load i32, ptr %25, align 4, !dbg !54
  %27 = load ptr, ptr %7, align 8, !dbg !55
  %28 = load i8, ptr %27, align 1, !dbg !56
  %29 = sext i8 %28 to i32, !dbg !56
  %30 = add nsw i32 %26, %29, !dbg !57
  ret i32 %30, !dbg !58
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!18, !19, !20, !21, !22, !23}
!llvm.ident = !{!24}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "basics.c", directory: "")
!4 = !{!0, !5, !8, !10, !13, !15}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 2, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 3, type: !12, isLocal: false, isDefinition: true)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "q", scope: !2, file: !3, line: 3, type: !12, isLocal: false, isDefinition: true)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "pp", scope: !2, file: !3, line: 3, type: !17, isLocal: false, isDefinition: true)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !12, size: 64)
!18 = !{i32 7, !"Dwarf Version", i32 4}
!19 = !{i32 2, !"Debug Info Version", i32 3}
!20 = !{i32 1, !"wchar_size", i32 4}
!21 = !{i32 8, !"PIC Level", i32 2}
!22 = !{i32 7, !"uwtable", i32 2}
!23 = !{i32 7, !"frame-pointer", i32 2}
!24 = !{!"clang version 22.1.8"}
!25 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !31)
!26 = !DISubroutineType(types: !27)
!27 = !{!7, !7, !28}
!28 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!31 = !{}
!32 = !DILocalVariable(name: "argc", arg: 1, scope: !25, file: !3, line: 5, type: !7)
!33 = !DILocation(line: 5, column: 14, scope: !25)
!34 = !DILocalVariable(name: "argv", arg: 2, scope: !25, file: !3, line: 5, type: !28)
!35 = !DILocation(line: 5, column: 27, scope: !25)
!36 = !DILocation(line: 6, column: 7, scope: !25)
!37 = !DILocation(line: 7, column: 9, scope: !25)
!38 = !DILocation(line: 7, column: 14, scope: !25)
!39 = !DILocation(line: 7, column: 20, scope: !25)
!40 = !DILocation(line: 7, column: 7, scope: !25)
!41 = !DILocation(line: 8, column: 10, scope: !25)
!42 = !DILocation(line: 8, column: 15, scope: !25)
!43 = !DILocation(line: 8, column: 8, scope: !25)
!44 = !DILocation(line: 9, column: 6, scope: !25)
!45 = !DILocation(line: 9, column: 9, scope: !25)
!46 = !DILocalVariable(name: "r", scope: !25, file: !3, line: 10, type: !12)
!47 = !DILocation(line: 10, column: 10, scope: !25)
!48 = !DILocation(line: 10, column: 15, scope: !25)
!49 = !DILocation(line: 10, column: 14, scope: !25)
!50 = !DILocalVariable(name: "first", scope: !25, file: !3, line: 11, type: !29)
!51 = !DILocation(line: 11, column: 11, scope: !25)
!52 = !DILocation(line: 11, column: 19, scope: !25)
!53 = !DILocation(line: 12, column: 13, scope: !25)
!54 = !DILocation(line: 12, column: 12, scope: !25)
!55 = !DILocation(line: 12, column: 18, scope: !25)
!56 = !DILocation(line: 12, column: 17, scope: !25)
!57 = !DILocation(line: 12, column: 15, scope: !25)
!58 = !DILocation(line: 12, column: 5, scope: !25)
