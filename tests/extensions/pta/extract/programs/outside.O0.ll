; ModuleID = 'outside.c'
source_filename = "outside.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@shown = global ptr @x, align 8, !dbg !5
@secret = global i32 0, align 4, !dbg !13
@hidden = global ptr @secret, align 8, !dbg !9
@y = global i32 0, align 4, !dbg !11

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !22 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !29, !DIExpression(), !30)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !31, !DIExpression(), !32)
  %9 = call ptr @store(ptr noundef @shown), !dbg !33
  %10 = call ptr @store(ptr noundef @back), !dbg !34
    #dbg_declare(ptr %6, !35, !DIExpression(), !37)
  %11 = call ptr @fetch(), !dbg !38
  store ptr %11, ptr %6, align 8, !dbg !37
  %12 = load ptr, ptr %6, align 8, !dbg !39
  store ptr @y, ptr %12, align 8, !dbg !40
    #dbg_declare(ptr %7, !41, !DIExpression(), !42)
  %13 = load ptr, ptr @shown, align 8, !dbg !43
  store ptr %13, ptr %7, align 8, !dbg !42
    #dbg_declare(ptr %8, !44, !DIExpression(), !45)
  %14 = load ptr, ptr @hidden, align 8, !dbg !46
  store ptr %14, ptr %8, align 8, !dbg !45
  %15 = load ptr, ptr %7, align 8, !dbg !47
  %16 = load i32, ptr %15, align 4, !dbg !48
  %17 = load ptr, ptr %8, align 8, !dbg !49
  %18 = load i32, ptr %17, align 4, !dbg !50
  %19 = add nsw i32 %16, %18, !dbg !51
  ret i32 %19, !dbg !52
}

declare ptr @store(ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @back(ptr noundef %0) #0 !dbg !53 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !56, !DIExpression(), !57)
  %3 = load ptr, ptr %2, align 8, !dbg !58
  ret ptr %3, !dbg !59
}

declare ptr @fetch() #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!15, !16, !17, !18, !19, !20}
!llvm.ident = !{!21}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "outside.c", directory: "")
!4 = !{!5, !9, !0, !11, !13}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "shown", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!13 = !DIGlobalVariableExpression(var: !14, expr: !DIExpression())
!14 = distinct !DIGlobalVariable(name: "secret", scope: !2, file: !3, line: 4, type: !8, isLocal: false, isDefinition: true)
!15 = !{i32 7, !"Dwarf Version", i32 4}
!16 = !{i32 2, !"Debug Info Version", i32 3}
!17 = !{i32 1, !"wchar_size", i32 4}
!18 = !{i32 8, !"PIC Level", i32 2}
!19 = !{i32 7, !"uwtable", i32 2}
!20 = !{i32 7, !"frame-pointer", i32 2}
!21 = !{!"clang version 22.1.8"}
!22 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !23, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !28)
!23 = !DISubroutineType(types: !24)
!24 = !{!8, !8, !25}
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !27, size: 64)
!27 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!28 = !{}
!29 = !DILocalVariable(name: "argc", arg: 1, scope: !22, file: !3, line: 8, type: !8)
!30 = !DILocation(line: 8, column: 14, scope: !22)
!31 = !DILocalVariable(name: "argv", arg: 2, scope: !22, file: !3, line: 8, type: !25)
!32 = !DILocation(line: 8, column: 27, scope: !22)
!33 = !DILocation(line: 9, column: 5, scope: !22)
!34 = !DILocation(line: 10, column: 5, scope: !22)
!35 = !DILocalVariable(name: "fetched", scope: !22, file: !3, line: 11, type: !36)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!37 = !DILocation(line: 11, column: 11, scope: !22)
!38 = !DILocation(line: 11, column: 21, scope: !22)
!39 = !DILocation(line: 12, column: 6, scope: !22)
!40 = !DILocation(line: 12, column: 14, scope: !22)
!41 = !DILocalVariable(name: "seen", scope: !22, file: !3, line: 13, type: !7)
!42 = !DILocation(line: 13, column: 10, scope: !22)
!43 = !DILocation(line: 13, column: 17, scope: !22)
!44 = !DILocalVariable(name: "kept", scope: !22, file: !3, line: 14, type: !7)
!45 = !DILocation(line: 14, column: 10, scope: !22)
!46 = !DILocation(line: 14, column: 17, scope: !22)
!47 = !DILocation(line: 15, column: 13, scope: !22)
!48 = !DILocation(line: 15, column: 12, scope: !22)
!49 = !DILocation(line: 15, column: 21, scope: !22)
!50 = !DILocation(line: 15, column: 20, scope: !22)
!51 = !DILocation(line: 15, column: 18, scope: !22)
!52 = !DILocation(line: 15, column: 5, scope: !22)
!53 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 6, type: !54, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !28)
!54 = !DISubroutineType(types: !55)
!55 = !{!7, !7}
!56 = !DILocalVariable(name: "given", arg: 1, scope: !53, file: !3, line: 6, type: !7)
!57 = !DILocation(line: 6, column: 23, scope: !53)
!58 = !DILocation(line: 6, column: 39, scope: !53)
!59 = !DILocation(line: 6, column: 32, scope: !53)
