; ModuleID = 'sections.c'
source_filename = "sections.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.command = type { ptr, ptr, ptr }

@.str = private unnamed_addr constant [4 x i8] c"one\00", align 1, !dbg !0
@x = global i32 0, align 4, !dbg !7
@one = internal global %struct.command { ptr @.str, ptr @x, ptr @f0 }, section "commands", align 8, !dbg !11
@.str.1 = private unnamed_addr constant [4 x i8] c"two\00", align 1, !dbg !25
@y = global i32 0, align 4, !dbg !49
@two = internal global %struct.command { ptr @.str.1, ptr @y, ptr @f1 }, section "commands", align 8, !dbg !27
@.str.2 = private unnamed_addr constant [6 x i8] c"three\00", align 1, !dbg !29
@z = global i32 0, align 4, !dbg !51
@three = internal global %struct.command { ptr @.str.2, ptr @z, ptr @f2 }, section "commands", align 8, !dbg !34
@first = internal global ptr @x, section "pointers", align 8, !dbg !36
@second = internal global ptr @y, section "pointers", align 8, !dbg !38
@alone = internal global ptr @x, section "other", align 8, !dbg !40
@early = global ptr null, align 8, !dbg !67
@entry = internal global ptr @sooner, section ".init_array", align 8, !dbg !42
@__start_commands = external global [0 x %struct.command], align 8
@__stop_commands = external global [0 x %struct.command], align 8
@walked = global ptr null, align 8, !dbg !53
@ran = global ptr null, align 8, !dbg !65
@back = global ptr null, align 8, !dbg !55
@indexed = global ptr null, align 8, !dbg !57
@__start_pointers = external global [0 x ptr], align 8
@__stop_pointers = external global [0 x ptr], align 8
@sum = global ptr null, align 8, !dbg !59
@third = global ptr null, align 8, !dbg !61
@own = global ptr null, align 8, !dbg !63
@listed = global ptr null, align 8, !dbg !69
@llvm.global_ctors = appending global [1 x { i32, ptr, ptr }] [{ i32, ptr, ptr } { i32 65535, ptr @before, ptr null }]
@llvm.compiler.used = appending global [7 x ptr] [ptr @one, ptr @two, ptr @three, ptr @first, ptr @second, ptr @alone, ptr @entry], section "llvm.metadata"

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !78 {
  ret void, !dbg !79
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !80 {
  ret void, !dbg !81
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f2() #0 !dbg !82 {
  ret void, !dbg !83
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @before(i32 noundef %0, ptr noundef %1, ptr noundef %2) #0 !dbg !84 {
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !88, !DIExpression(), !89)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !90, !DIExpression(), !91)
  store ptr %2, ptr %6, align 8
    #dbg_declare(ptr %6, !92, !DIExpression(), !93)
  %7 = load ptr, ptr %5, align 8, !dbg !94
  store ptr %7, ptr @early, align 8, !dbg !95
  ret void, !dbg !96
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @sooner(i32 noundef %0, ptr noundef %1) #0 !dbg !97 {
  %3 = alloca i32, align 4
  %4 = alloca ptr, align 8
  store i32 %0, ptr %3, align 4
    #dbg_declare(ptr %3, !98, !DIExpression(), !99)
  store ptr %1, ptr %4, align 8
    #dbg_declare(ptr %4, !100, !DIExpression(), !101)
  %5 = load ptr, ptr %4, align 8, !dbg !102
  %6 = getelementptr inbounds ptr, ptr %5, i64 0, !dbg !102
  %7 = load ptr, ptr %6, align 8, !dbg !102
  store ptr %7, ptr @listed, align 8, !dbg !103
  ret void, !dbg !104
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !105 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !108, !DIExpression(), !109)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !110, !DIExpression(), !111)
    #dbg_declare(ptr %6, !112, !DIExpression(), !115)
  store ptr @__start_commands, ptr %6, align 8, !dbg !115
  br label %9, !dbg !116

9:                                                ; preds = %28, %2
  %10 = load ptr, ptr %6, align 8, !dbg !117
  %11 = icmp ult ptr %10, @__stop_commands, !dbg !119
  br i1 %11, label %12, label %31, !dbg !120

12:                                               ; preds = %9
  %13 = load ptr, ptr %6, align 8, !dbg !121
  %14 = getelementptr inbounds nuw %struct.command, ptr %13, i32 0, i32 0, !dbg !123
  %15 = load ptr, ptr %14, align 8, !dbg !123
  %16 = getelementptr inbounds i8, ptr %15, i64 1, !dbg !121
  %17 = load i8, ptr %16, align 1, !dbg !121
  %18 = sext i8 %17 to i32, !dbg !121
  %19 = icmp eq i32 %18, 119, !dbg !124
  br i1 %19, label %20, label %27, !dbg !124

20:                                               ; preds = %12
  %21 = load ptr, ptr %6, align 8, !dbg !125
  %22 = getelementptr inbounds nuw %struct.command, ptr %21, i32 0, i32 1, !dbg !127
  %23 = load ptr, ptr %22, align 8, !dbg !127
  store ptr %23, ptr @walked, align 8, !dbg !128
  %24 = load ptr, ptr %6, align 8, !dbg !129
  %25 = getelementptr inbounds nuw %struct.command, ptr %24, i32 0, i32 2, !dbg !130
  %26 = load ptr, ptr %25, align 8, !dbg !130
  store ptr %26, ptr @ran, align 8, !dbg !131
  br label %27, !dbg !132

27:                                               ; preds = %20, %12
  br label %28, !dbg !133

28:                                               ; preds = %27
  %29 = load ptr, ptr %6, align 8, !dbg !134
  %30 = getelementptr inbounds nuw %struct.command, ptr %29, i32 1, !dbg !134
  store ptr %30, ptr %6, align 8, !dbg !134
  br label %9, !dbg !135, !llvm.loop !136

31:                                               ; preds = %9
    #dbg_declare(ptr %7, !139, !DIExpression(), !141)
  store ptr getelementptr inbounds (%struct.command, ptr @__stop_commands, i64 -1), ptr %7, align 8, !dbg !141
  br label %32, !dbg !142

32:                                               ; preds = %48, %31
  %33 = load ptr, ptr %7, align 8, !dbg !143
  %34 = icmp uge ptr %33, @__start_commands, !dbg !145
  br i1 %34, label %35, label %51, !dbg !146

35:                                               ; preds = %32
  %36 = load ptr, ptr %7, align 8, !dbg !147
  %37 = getelementptr inbounds nuw %struct.command, ptr %36, i32 0, i32 0, !dbg !149
  %38 = load ptr, ptr %37, align 8, !dbg !149
  %39 = getelementptr inbounds i8, ptr %38, i64 1, !dbg !147
  %40 = load i8, ptr %39, align 1, !dbg !147
  %41 = sext i8 %40 to i32, !dbg !147
  %42 = icmp eq i32 %41, 110, !dbg !150
  br i1 %42, label %43, label %47, !dbg !150

43:                                               ; preds = %35
  %44 = load ptr, ptr %7, align 8, !dbg !151
  %45 = getelementptr inbounds nuw %struct.command, ptr %44, i32 0, i32 1, !dbg !152
  %46 = load ptr, ptr %45, align 8, !dbg !152
  store ptr %46, ptr @back, align 8, !dbg !153
  br label %47, !dbg !154

47:                                               ; preds = %43, %35
  br label %48, !dbg !155

48:                                               ; preds = %47
  %49 = load ptr, ptr %7, align 8, !dbg !156
  %50 = getelementptr inbounds %struct.command, ptr %49, i32 -1, !dbg !156
  store ptr %50, ptr %7, align 8, !dbg !156
  br label %32, !dbg !157, !llvm.loop !158

51:                                               ; preds = %32
  %52 = load ptr, ptr getelementptr inbounds nuw (%struct.command, ptr getelementptr inbounds ([0 x %struct.command], ptr @__start_commands, i64 0, i64 1), i32 0, i32 1), align 8, !dbg !160
  store ptr %52, ptr @indexed, align 8, !dbg !161
    #dbg_declare(ptr %8, !162, !DIExpression(), !165)
  store ptr @__start_pointers, ptr %8, align 8, !dbg !165
  br label %53, !dbg !166

53:                                               ; preds = %59, %51
  %54 = load ptr, ptr %8, align 8, !dbg !167
  %55 = icmp ult ptr %54, @__stop_pointers, !dbg !169
  br i1 %55, label %56, label %62, !dbg !170

56:                                               ; preds = %53
  %57 = load ptr, ptr %8, align 8, !dbg !171
  %58 = load ptr, ptr %57, align 8, !dbg !172
  store ptr %58, ptr @sum, align 8, !dbg !173
  br label %59, !dbg !174

59:                                               ; preds = %56
  %60 = load ptr, ptr %8, align 8, !dbg !175
  %61 = getelementptr inbounds nuw ptr, ptr %60, i32 1, !dbg !175
  store ptr %61, ptr %8, align 8, !dbg !175
  br label %53, !dbg !176, !llvm.loop !177

62:                                               ; preds = %53
  store ptr @z, ptr getelementptr inbounds nuw (%struct.command, ptr @two, i32 0, i32 1), align 8, !dbg !179
  %63 = load ptr, ptr getelementptr inbounds nuw (%struct.command, ptr getelementptr inbounds ([0 x %struct.command], ptr @__start_commands, i64 0, i64 2), i32 0, i32 1), align 8, !dbg !180
  store ptr %63, ptr @third, align 8, !dbg !181
  %64 = load ptr, ptr @alone, align 8, !dbg !182
  store ptr %64, ptr @own, align 8, !dbg !183
  %65 = load ptr, ptr @walked, align 8, !dbg !184
  %66 = icmp eq ptr %65, @y, !dbg !185
  br i1 %66, label %67, label %95, !dbg !186

67:                                               ; preds = %62
  %68 = load ptr, ptr @ran, align 8, !dbg !187
  %69 = icmp eq ptr %68, @f1, !dbg !188
  br i1 %69, label %70, label %95, !dbg !189

70:                                               ; preds = %67
  %71 = load ptr, ptr @back, align 8, !dbg !190
  %72 = icmp eq ptr %71, @x, !dbg !191
  br i1 %72, label %73, label %95, !dbg !192

73:                                               ; preds = %70
  %74 = load ptr, ptr @indexed, align 8, !dbg !193
  %75 = icmp eq ptr %74, @y, !dbg !194
  br i1 %75, label %76, label %95, !dbg !195

76:                                               ; preds = %73
  %77 = load ptr, ptr @sum, align 8, !dbg !196
  %78 = icmp ne ptr %77, null, !dbg !196
  br i1 %78, label %79, label %95, !dbg !197

79:                                               ; preds = %76
  %80 = load ptr, ptr @third, align 8, !dbg !198
  %81 = icmp ne ptr %80, null, !dbg !198
  br i1 %81, label %82, label %95, !dbg !199

82:                                               ; preds = %79
  %83 = load ptr, ptr @early, align 8, !dbg !200
  %84 = load ptr, ptr %5, align 8, !dbg !201
  %85 = icmp eq ptr %83, %84, !dbg !202
  br i1 %85, label %86, label %95, !dbg !203

86:                                               ; preds = %82
  %87 = load ptr, ptr @listed, align 8, !dbg !204
  %88 = load ptr, ptr %5, align 8, !dbg !205
  %89 = getelementptr inbounds ptr, ptr %88, i64 0, !dbg !205
  %90 = load ptr, ptr %89, align 8, !dbg !205
  %91 = icmp eq ptr %87, %90, !dbg !206
  br i1 %91, label %92, label %95, !dbg !207

92:                                               ; preds = %86
  %93 = load ptr, ptr @own, align 8, !dbg !208
  %94 = icmp eq ptr %93, @x, !dbg !209
  br label %95

95:                                               ; preds = %92, %86, %82, %79, %76, %73, %70, %67, %62
  %96 = phi i1 [ false, %86 ], [ false, %82 ], [ false, %79 ], [ false, %76 ], [ false, %73 ], [ false, %70 ], [ false, %67 ], [ false, %62 ], [ %94, %92 ], !dbg !210
  %97 = xor i1 %96, true, !dbg !211
  %98 = zext i1 %97 to i32, !dbg !211
  ret i32 %98, !dbg !212
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!9}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76}
!llvm.ident = !{!77}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 7, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "sections.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 32, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 4)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(name: "x", scope: !9, file: !2, line: 3, type: !20, isLocal: false, isDefinition: true)
!9 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !10, splitDebugInlining: false, nameTableKind: None)
!10 = !{!0, !11, !25, !27, !29, !34, !36, !38, !40, !42, !7, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69}
!11 = !DIGlobalVariableExpression(var: !12, expr: !DIExpression())
!12 = distinct !DIGlobalVariable(name: "one", scope: !9, file: !2, line: 7, type: !13, isLocal: true, isDefinition: true, align: 64)
!13 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "command", file: !2, line: 4, size: 192, elements: !14)
!14 = !{!15, !18, !21}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "name", scope: !13, file: !2, line: 4, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !13, file: !2, line: 4, baseType: !19, size: 64, offset: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "run", scope: !13, file: !2, line: 4, baseType: !22, size: 64, offset: 128)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(scope: null, file: !2, line: 8, type: !3, isLocal: true, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "two", scope: !9, file: !2, line: 8, type: !13, isLocal: true, isDefinition: true, align: 64)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(scope: null, file: !2, line: 9, type: !31, isLocal: true, isDefinition: true)
!31 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 48, elements: !32)
!32 = !{!33}
!33 = !DISubrange(count: 6)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "three", scope: !9, file: !2, line: 9, type: !13, isLocal: true, isDefinition: true, align: 64)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "first", scope: !9, file: !2, line: 11, type: !19, isLocal: true, isDefinition: true, align: 64)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "second", scope: !9, file: !2, line: 11, type: !19, isLocal: true, isDefinition: true, align: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "alone", scope: !9, file: !2, line: 13, type: !19, isLocal: true, isDefinition: true, align: 64)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "entry", scope: !9, file: !2, line: 19, type: !44, isLocal: true, isDefinition: true, align: 64)
!44 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !45, size: 64)
!45 = !DISubroutineType(types: !46)
!46 = !{null, !20, !47}
!47 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!48 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "y", scope: !9, file: !2, line: 3, type: !20, isLocal: false, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "z", scope: !9, file: !2, line: 3, type: !20, isLocal: false, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "walked", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "back", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "indexed", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "sum", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "third", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "own", scope: !9, file: !2, line: 14, type: !19, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "ran", scope: !9, file: !2, line: 15, type: !22, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "early", scope: !9, file: !2, line: 16, type: !47, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "listed", scope: !9, file: !2, line: 16, type: !48, isLocal: false, isDefinition: true)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{!"clang version 22.1.8"}
!78 = distinct !DISubprogram(name: "f0", scope: !2, file: !2, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!79 = !DILocation(line: 5, column: 16, scope: !78)
!80 = distinct !DISubprogram(name: "f1", scope: !2, file: !2, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!81 = !DILocation(line: 5, column: 33, scope: !80)
!82 = distinct !DISubprogram(name: "f2", scope: !2, file: !2, line: 5, type: !23, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9)
!83 = !DILocation(line: 5, column: 50, scope: !82)
!84 = distinct !DISubprogram(name: "before", scope: !2, file: !2, line: 17, type: !85, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !87)
!85 = !DISubroutineType(types: !86)
!86 = !{null, !20, !47, !47}
!87 = !{}
!88 = !DILocalVariable(name: "argc", arg: 1, scope: !84, file: !2, line: 17, type: !20)
!89 = !DILocation(line: 17, column: 53, scope: !84)
!90 = !DILocalVariable(name: "argv", arg: 2, scope: !84, file: !2, line: 17, type: !47)
!91 = !DILocation(line: 17, column: 66, scope: !84)
!92 = !DILocalVariable(name: "envp", arg: 3, scope: !84, file: !2, line: 17, type: !47)
!93 = !DILocation(line: 17, column: 79, scope: !84)
!94 = !DILocation(line: 17, column: 95, scope: !84)
!95 = !DILocation(line: 17, column: 93, scope: !84)
!96 = !DILocation(line: 17, column: 101, scope: !84)
!97 = distinct !DISubprogram(name: "sooner", scope: !2, file: !2, line: 18, type: !45, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !9, retainedNodes: !87)
!98 = !DILocalVariable(name: "argc", arg: 1, scope: !97, file: !2, line: 18, type: !20)
!99 = !DILocation(line: 18, column: 24, scope: !97)
!100 = !DILocalVariable(name: "argv", arg: 2, scope: !97, file: !2, line: 18, type: !47)
!101 = !DILocation(line: 18, column: 37, scope: !97)
!102 = !DILocation(line: 18, column: 54, scope: !97)
!103 = !DILocation(line: 18, column: 52, scope: !97)
!104 = !DILocation(line: 18, column: 63, scope: !97)
!105 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 20, type: !106, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !9, retainedNodes: !87)
!106 = !DISubroutineType(types: !107)
!107 = !{!20, !20, !47}
!108 = !DILocalVariable(name: "argc", arg: 1, scope: !105, file: !2, line: 20, type: !20)
!109 = !DILocation(line: 20, column: 14, scope: !105)
!110 = !DILocalVariable(name: "argv", arg: 2, scope: !105, file: !2, line: 20, type: !47)
!111 = !DILocation(line: 20, column: 27, scope: !105)
!112 = !DILocalVariable(name: "c", scope: !113, file: !2, line: 21, type: !114)
!113 = distinct !DILexicalBlock(scope: !105, file: !2, line: 21, column: 5)
!114 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!115 = !DILocation(line: 21, column: 26, scope: !113)
!116 = !DILocation(line: 21, column: 10, scope: !113)
!117 = !DILocation(line: 21, column: 48, scope: !118)
!118 = distinct !DILexicalBlock(scope: !113, file: !2, line: 21, column: 5)
!119 = !DILocation(line: 21, column: 50, scope: !118)
!120 = !DILocation(line: 21, column: 5, scope: !113)
!121 = !DILocation(line: 22, column: 13, scope: !122)
!122 = distinct !DILexicalBlock(scope: !118, file: !2, line: 22, column: 13)
!123 = !DILocation(line: 22, column: 16, scope: !122)
!124 = !DILocation(line: 22, column: 24, scope: !122)
!125 = !DILocation(line: 22, column: 43, scope: !126)
!126 = distinct !DILexicalBlock(scope: !122, file: !2, line: 22, column: 32)
!127 = !DILocation(line: 22, column: 46, scope: !126)
!128 = !DILocation(line: 22, column: 41, scope: !126)
!129 = !DILocation(line: 22, column: 59, scope: !126)
!130 = !DILocation(line: 22, column: 62, scope: !126)
!131 = !DILocation(line: 22, column: 57, scope: !126)
!132 = !DILocation(line: 22, column: 67, scope: !126)
!133 = !DILocation(line: 22, column: 27, scope: !122)
!134 = !DILocation(line: 21, column: 70, scope: !118)
!135 = !DILocation(line: 21, column: 5, scope: !118)
!136 = distinct !{!136, !120, !137, !138}
!137 = !DILocation(line: 22, column: 67, scope: !113)
!138 = !{!"llvm.loop.mustprogress"}
!139 = !DILocalVariable(name: "c", scope: !140, file: !2, line: 23, type: !114)
!140 = distinct !DILexicalBlock(scope: !105, file: !2, line: 23, column: 5)
!141 = !DILocation(line: 23, column: 26, scope: !140)
!142 = !DILocation(line: 23, column: 10, scope: !140)
!143 = !DILocation(line: 23, column: 51, scope: !144)
!144 = distinct !DILexicalBlock(scope: !140, file: !2, line: 23, column: 5)
!145 = !DILocation(line: 23, column: 53, scope: !144)
!146 = !DILocation(line: 23, column: 5, scope: !140)
!147 = !DILocation(line: 24, column: 13, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !2, line: 24, column: 13)
!149 = !DILocation(line: 24, column: 16, scope: !148)
!150 = !DILocation(line: 24, column: 24, scope: !148)
!151 = !DILocation(line: 24, column: 39, scope: !148)
!152 = !DILocation(line: 24, column: 42, scope: !148)
!153 = !DILocation(line: 24, column: 37, scope: !148)
!154 = !DILocation(line: 24, column: 32, scope: !148)
!155 = !DILocation(line: 24, column: 27, scope: !148)
!156 = !DILocation(line: 23, column: 75, scope: !144)
!157 = !DILocation(line: 23, column: 5, scope: !144)
!158 = distinct !{!158, !146, !159, !138}
!159 = !DILocation(line: 24, column: 42, scope: !140)
!160 = !DILocation(line: 25, column: 35, scope: !105)
!161 = !DILocation(line: 25, column: 13, scope: !105)
!162 = !DILocalVariable(name: "p", scope: !163, file: !2, line: 26, type: !164)
!163 = distinct !DILexicalBlock(scope: !105, file: !2, line: 26, column: 5)
!164 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!165 = !DILocation(line: 26, column: 16, scope: !163)
!166 = !DILocation(line: 26, column: 10, scope: !163)
!167 = !DILocation(line: 26, column: 38, scope: !168)
!168 = distinct !DILexicalBlock(scope: !163, file: !2, line: 26, column: 5)
!169 = !DILocation(line: 26, column: 40, scope: !168)
!170 = !DILocation(line: 26, column: 5, scope: !163)
!171 = !DILocation(line: 26, column: 71, scope: !168)
!172 = !DILocation(line: 26, column: 70, scope: !168)
!173 = !DILocation(line: 26, column: 68, scope: !168)
!174 = !DILocation(line: 26, column: 64, scope: !168)
!175 = !DILocation(line: 26, column: 60, scope: !168)
!176 = !DILocation(line: 26, column: 5, scope: !168)
!177 = distinct !{!177, !170, !178, !138}
!178 = !DILocation(line: 26, column: 71, scope: !163)
!179 = !DILocation(line: 27, column: 15, scope: !105)
!180 = !DILocation(line: 28, column: 33, scope: !105)
!181 = !DILocation(line: 28, column: 11, scope: !105)
!182 = !DILocation(line: 29, column: 11, scope: !105)
!183 = !DILocation(line: 29, column: 9, scope: !105)
!184 = !DILocation(line: 30, column: 14, scope: !105)
!185 = !DILocation(line: 30, column: 21, scope: !105)
!186 = !DILocation(line: 30, column: 27, scope: !105)
!187 = !DILocation(line: 30, column: 30, scope: !105)
!188 = !DILocation(line: 30, column: 34, scope: !105)
!189 = !DILocation(line: 30, column: 40, scope: !105)
!190 = !DILocation(line: 30, column: 43, scope: !105)
!191 = !DILocation(line: 30, column: 48, scope: !105)
!192 = !DILocation(line: 30, column: 54, scope: !105)
!193 = !DILocation(line: 30, column: 57, scope: !105)
!194 = !DILocation(line: 30, column: 65, scope: !105)
!195 = !DILocation(line: 30, column: 71, scope: !105)
!196 = !DILocation(line: 30, column: 74, scope: !105)
!197 = !DILocation(line: 30, column: 78, scope: !105)
!198 = !DILocation(line: 30, column: 81, scope: !105)
!199 = !DILocation(line: 31, column: 14, scope: !105)
!200 = !DILocation(line: 31, column: 17, scope: !105)
!201 = !DILocation(line: 31, column: 26, scope: !105)
!202 = !DILocation(line: 31, column: 23, scope: !105)
!203 = !DILocation(line: 31, column: 31, scope: !105)
!204 = !DILocation(line: 31, column: 34, scope: !105)
!205 = !DILocation(line: 31, column: 44, scope: !105)
!206 = !DILocation(line: 31, column: 41, scope: !105)
!207 = !DILocation(line: 31, column: 52, scope: !105)
!208 = !DILocation(line: 31, column: 55, scope: !105)
!209 = !DILocation(line: 31, column: 59, scope: !105)
!210 = !DILocation(line: 0, scope: !105)
!211 = !DILocation(line: 30, column: 12, scope: !105)
!212 = !DILocation(line: 30, column: 5, scope: !105)
