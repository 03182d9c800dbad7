; ModuleID = 'pieces.c'
source_filename = "pieces.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.pair = type { ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@from = global %struct.pair { ptr @x, ptr @f0 }, align 8, !dbg !18
@y = global i32 0, align 4, !dbg !30
@source = global ptr @y, align 8, !dbg !28
@bytewise = global ptr null, align 8, !dbg !38
@to = global %struct.pair zeroinitializer, align 8, !dbg !34
@called = global ptr null, align 8, !dbg !50
@to2 = global %struct.pair zeroinitializer, align 8, !dbg !36
@z = global i32 0, align 4, !dbg !32
@high = global i32 0, align 4, !dbg !52
@low = global i32 0, align 4, !dbg !54
@halved = global ptr null, align 8, !dbg !40
@shifted = global ptr null, align 8, !dbg !42
@at = internal global i32 0, align 4, !dbg !56
@passed = global ptr null, align 8, !dbg !44
@vo = global ptr null, align 8, !dbg !46
@shorts = global ptr null, align 8, !dbg !48
@box = internal global [8 x i8] zeroinitializer, align 1, !dbg !58

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !70 {
  ret void, !dbg !71
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !72 {
  ret void, !dbg !73
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f2() #0 !dbg !74 {
  ret void, !dbg !75
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !76 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  store i32 0, ptr %1, align 4
  call void @copy(ptr noundef @bytewise, ptr noundef @source, i64 noundef 8), !dbg !80
  call void @copy(ptr noundef @to, ptr noundef @from, i64 noundef 16), !dbg !81
  %7 = load ptr, ptr getelementptr inbounds nuw (%struct.pair, ptr @to, i32 0, i32 1), align 8, !dbg !82
  store ptr %7, ptr @called, align 8, !dbg !83
  call void @copy4(ptr noundef @to2, ptr noundef @from, i64 noundef 16), !dbg !84
    #dbg_declare(ptr %2, !85, !DIExpression(), !86)
  store i64 ptrtoint (ptr @z to i64), ptr %2, align 8, !dbg !86
  %8 = load i64, ptr %2, align 8, !dbg !87
  %9 = lshr i64 %8, 32, !dbg !88
  %10 = trunc i64 %9 to i32, !dbg !87
  store i32 %10, ptr @high, align 4, !dbg !89
  %11 = load i64, ptr %2, align 8, !dbg !90
  %12 = trunc i64 %11 to i32, !dbg !91
  store i32 %12, ptr @low, align 4, !dbg !92
  %13 = load i32, ptr @high, align 4, !dbg !93
  %14 = zext i32 %13 to i64, !dbg !94
  %15 = shl i64 %14, 32, !dbg !95
  %16 = load i32, ptr @low, align 4, !dbg !96
  %17 = zext i32 %16 to i64, !dbg !96
  %18 = or i64 %15, %17, !dbg !97
  %19 = inttoptr i64 %18 to ptr, !dbg !98
  store ptr %19, ptr @halved, align 8, !dbg !99
  store ptr null, ptr @shifted, align 8, !dbg !100
    #dbg_declare(ptr %3, !101, !DIExpression(), !102)
  store i64 0, ptr %3, align 8, !dbg !102
    #dbg_declare(ptr %4, !103, !DIExpression(), !105)
  store i32 0, ptr %4, align 4, !dbg !105
  br label %20, !dbg !106

20:                                               ; preds = %35, %0
  %21 = load i32, ptr %4, align 4, !dbg !107
  %22 = icmp slt i32 %21, 8, !dbg !109
  br i1 %22, label %23, label %38, !dbg !110

23:                                               ; preds = %20
  %24 = load i32, ptr %4, align 4, !dbg !111
  %25 = sext i32 %24 to i64, !dbg !112
  %26 = getelementptr inbounds i8, ptr @source, i64 %25, !dbg !112
  %27 = load i8, ptr %26, align 1, !dbg !112
  %28 = zext i8 %27 to i64, !dbg !113
  %29 = load i32, ptr %4, align 4, !dbg !114
  %30 = mul nsw i32 8, %29, !dbg !115
  %31 = zext i32 %30 to i64, !dbg !116
  %32 = shl i64 %28, %31, !dbg !116
  %33 = load i64, ptr %3, align 8, !dbg !117
  %34 = or i64 %33, %32, !dbg !117
  store i64 %34, ptr %3, align 8, !dbg !117
  br label %35, !dbg !118

35:                                               ; preds = %23
  %36 = load i32, ptr %4, align 4, !dbg !119
  %37 = add nsw i32 %36, 1, !dbg !119
  store i32 %37, ptr %4, align 4, !dbg !119
  br label %20, !dbg !120, !llvm.loop !121

38:                                               ; preds = %20
  %39 = load i64, ptr %3, align 8, !dbg !124
  %40 = inttoptr i64 %39 to ptr, !dbg !125
  store ptr %40, ptr @shifted, align 8, !dbg !126
    #dbg_declare(ptr %5, !127, !DIExpression(), !129)
  store i32 0, ptr %5, align 4, !dbg !129
  br label %41, !dbg !130

41:                                               ; preds = %49, %38
  %42 = load i32, ptr %5, align 4, !dbg !131
  %43 = icmp slt i32 %42, 8, !dbg !133
  br i1 %43, label %44, label %52, !dbg !134

44:                                               ; preds = %41
  %45 = load i32, ptr %5, align 4, !dbg !135
  %46 = sext i32 %45 to i64, !dbg !136
  %47 = getelementptr inbounds i8, ptr @source, i64 %46, !dbg !136
  %48 = load i8, ptr %47, align 1, !dbg !136
  call void @push(i8 noundef zeroext %48), !dbg !137
  br label %49, !dbg !137

49:                                               ; preds = %44
  %50 = load i32, ptr %5, align 4, !dbg !138
  %51 = add nsw i32 %50, 1, !dbg !138
  store i32 %51, ptr %5, align 4, !dbg !138
  br label %41, !dbg !139, !llvm.loop !140

52:                                               ; preds = %41
  store i32 0, ptr @at, align 4, !dbg !142
    #dbg_declare(ptr %6, !143, !DIExpression(), !145)
  store i32 0, ptr %6, align 4, !dbg !145
  br label %53, !dbg !146

53:                                               ; preds = %61, %52
  %54 = load i32, ptr %6, align 4, !dbg !147
  %55 = icmp slt i32 %54, 8, !dbg !149
  br i1 %55, label %56, label %64, !dbg !150

56:                                               ; preds = %53
  %57 = call zeroext i8 @pop(), !dbg !151
  %58 = load i32, ptr %6, align 4, !dbg !152
  %59 = sext i32 %58 to i64, !dbg !153
  %60 = getelementptr inbounds i8, ptr @passed, i64 %59, !dbg !153
  store i8 %57, ptr %60, align 1, !dbg !154
  br label %61, !dbg !153

61:                                               ; preds = %56
  %62 = load i32, ptr %6, align 4, !dbg !155
  %63 = add nsw i32 %62, 1, !dbg !155
  store i32 %63, ptr %6, align 4, !dbg !155
  br label %53, !dbg !156, !llvm.loop !157

64:                                               ; preds = %53
  %65 = load ptr, ptr @called, align 8, !dbg !159
  call void %65(), !dbg !159
  %66 = load ptr, ptr @bytewise, align 8, !dbg !160
  %67 = icmp eq ptr %66, @y, !dbg !161
  br i1 %67, label %68, label %83, !dbg !162

68:                                               ; preds = %64
  %69 = load ptr, ptr @called, align 8, !dbg !163
  %70 = icmp eq ptr %69, @f0, !dbg !164
  br i1 %70, label %71, label %83, !dbg !165

71:                                               ; preds = %68
  %72 = load ptr, ptr @to2, align 8, !dbg !166
  %73 = icmp eq ptr %72, @x, !dbg !167
  br i1 %73, label %74, label %83, !dbg !168

74:                                               ; preds = %71
  %75 = load ptr, ptr @halved, align 8, !dbg !169
  %76 = icmp eq ptr %75, @z, !dbg !170
  br i1 %76, label %77, label %83, !dbg !171

77:                                               ; preds = %74
  %78 = load ptr, ptr @shifted, align 8, !dbg !172
  %79 = icmp eq ptr %78, @y, !dbg !173
  br i1 %79, label %80, label %83, !dbg !174

80:                                               ; preds = %77
  %81 = load ptr, ptr @passed, align 8, !dbg !175
  %82 = icmp eq ptr %81, @y, !dbg !176
  br label %83

83:                                               ; preds = %80, %77, %74, %71, %68, %64
  %84 = phi i1 [ false, %77 ], [ false, %74 ], [ false, %71 ], [ false, %68 ], [ false, %64 ], [ %82, %80 ], !dbg !177
  %85 = xor i1 %84, true, !dbg !178
  %86 = zext i1 %85 to i32, !dbg !178
  ret i32 %86, !dbg !179
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !180 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !188, !DIExpression(), !189)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !190, !DIExpression(), !191)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !192, !DIExpression(), !193)
    #dbg_declare(ptr %7, !194, !DIExpression(), !197)
  %9 = load ptr, ptr %4, align 8, !dbg !198
  store ptr %9, ptr %7, align 8, !dbg !197
    #dbg_declare(ptr %8, !199, !DIExpression(), !202)
  %10 = load ptr, ptr %5, align 8, !dbg !203
  store ptr %10, ptr %8, align 8, !dbg !202
  br label %11, !dbg !204

11:                                               ; preds = %15, %3
  %12 = load i64, ptr %6, align 8, !dbg !205
  %13 = add i64 %12, -1, !dbg !205
  store i64 %13, ptr %6, align 8, !dbg !205
  %14 = icmp ne i64 %12, 0, !dbg !204
  br i1 %14, label %15, label %21, !dbg !204

15:                                               ; preds = %11
  %16 = load ptr, ptr %8, align 8, !dbg !206
  %17 = getelementptr inbounds nuw i8, ptr %16, i32 1, !dbg !206
  store ptr %17, ptr %8, align 8, !dbg !206
  %18 = load i8, ptr %16, align 1, !dbg !207
  %19 = load ptr, ptr %7, align 8, !dbg !208
  %20 = getelementptr inbounds nuw i8, ptr %19, i32 1, !dbg !208
  store ptr %20, ptr %7, align 8, !dbg !208
  store i8 %18, ptr %19, align 1, !dbg !209
  br label %11, !dbg !204, !llvm.loop !210

21:                                               ; preds = %11
  ret void, !dbg !211
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @copy4(ptr noundef %0, ptr noundef %1, i64 noundef %2) #0 !dbg !212 {
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca i64, align 8
  store ptr %0, ptr %4, align 8
    #dbg_declare(ptr %4, !213, !DIExpression(), !214)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !215, !DIExpression(), !216)
  store i64 %2, ptr %6, align 8
    #dbg_declare(ptr %6, !217, !DIExpression(), !218)
    #dbg_declare(ptr %7, !219, !DIExpression(), !221)
  %10 = load ptr, ptr %4, align 8, !dbg !222
  store ptr %10, ptr %7, align 8, !dbg !221
    #dbg_declare(ptr %8, !223, !DIExpression(), !226)
  %11 = load ptr, ptr %5, align 8, !dbg !227
  store ptr %11, ptr %8, align 8, !dbg !226
    #dbg_declare(ptr %9, !228, !DIExpression(), !230)
  store i64 0, ptr %9, align 8, !dbg !230
  br label %12, !dbg !231

12:                                               ; preds = %25, %3
  %13 = load i64, ptr %9, align 8, !dbg !232
  %14 = load i64, ptr %6, align 8, !dbg !234
  %15 = udiv i64 %14, 4, !dbg !235
  %16 = icmp ult i64 %13, %15, !dbg !236
  br i1 %16, label %17, label %28, !dbg !237

17:                                               ; preds = %12
  %18 = load ptr, ptr %8, align 8, !dbg !238
  %19 = load i64, ptr %9, align 8, !dbg !239
  %20 = getelementptr inbounds nuw i32, ptr %18, i64 %19, !dbg !238
  %21 = load i32, ptr %20, align 4, !dbg !238
  %22 = load ptr, ptr %7, align 8, !dbg !240
  %23 = load i64, ptr %9, align 8, !dbg !241
  %24 = getelementptr inbounds nuw i32, ptr %22, i64 %23, !dbg !240
  store i32 %21, ptr %24, align 4, !dbg !242
  br label %25, !dbg !240

25:                                               ; preds = %17
  %26 = load i64, ptr %9, align 8, !dbg !243
  %27 = add i64 %26, 1, !dbg !243
  store i64 %27, ptr %9, align 8, !dbg !243
  br label %12, !dbg !244, !llvm.loop !245

28:                                               ; preds = %12
  ret void, !dbg !247
}

; Function Attrs: noinline nounwind optnone uwtable
define internal void @push(i8 noundef zeroext %0) #0 !dbg !248 {
  %2 = alloca i8, align 1
  store i8 %0, ptr %2, align 1
    #dbg_declare(ptr %2, !251, !DIExpression(), !252)
  %3 = load i8, ptr %2, align 1, !dbg !253
  %4 = load i32, ptr @at, align 4, !dbg !254
  %5 = add nsw i32 %4, 1, !dbg !254
  store i32 %5, ptr @at, align 4, !dbg !254
  %6 = sext i32 %4 to i64, !dbg !255
  %7 = getelementptr inbounds [8 x i8], ptr @box, i64 0, i64 %6, !dbg !255
  store i8 %3, ptr %7, align 1, !dbg !256
  ret void, !dbg !257
}

; Function Attrs: noinline nounwind optnone uwtable
define internal zeroext i8 @pop() #0 !dbg !258 {
  %1 = load i32, ptr @at, align 4, !dbg !261
  %2 = add nsw i32 %1, 1, !dbg !261
  store i32 %2, ptr @at, align 4, !dbg !261
  %3 = sext i32 %1 to i64, !dbg !262
  %4 = getelementptr inbounds [8 x i8], ptr @box, i64 0, i64 %3, !dbg !262
  %5 = load i8, ptr %4, align 1, !dbg !262
  ret i8 %5, !dbg !263
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!63, !64, !65, !66, !67, !68}
!llvm.ident = !{!69}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !17, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "pieces.c", directory: "")
!4 = !{!5, !8, !13, !15}
!5 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !6, line: 83, baseType: !7)
!6 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdint.h", directory: "")
!7 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 26, baseType: !10)
!9 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !11, line: 42, baseType: !12)
!11 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types.h", directory: "")
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!17 = !{!18, !28, !0, !30, !32, !34, !36, !38, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58}
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!20 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 7, size: 128, elements: !21)
!21 = !{!22, !23}
!22 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !20, file: !3, line: 7, baseType: !13, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_member, name: "f", scope: !20, file: !3, line: 7, baseType: !24, size: 64, offset: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !25)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = !DISubroutineType(types: !27)
!27 = !{null}
!28 = !DIGlobalVariableExpression(var: !29, expr: !DIExpression())
!29 = distinct !DIGlobalVariable(name: "source", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!30 = !DIGlobalVariableExpression(var: !31, expr: !DIExpression())
!31 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!34 = !DIGlobalVariableExpression(var: !35, expr: !DIExpression())
!35 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(name: "to2", scope: !2, file: !3, line: 7, type: !20, isLocal: false, isDefinition: true)
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "bytewise", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "halved", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "shifted", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "passed", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "vo", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "shorts", scope: !2, file: !3, line: 8, type: !13, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 9, type: !24, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "high", scope: !2, file: !3, line: 10, type: !8, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "low", scope: !2, file: !3, line: 10, type: !8, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "at", scope: !2, file: !3, line: 19, type: !14, isLocal: true, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "box", scope: !2, file: !3, line: 19, type: !60, isLocal: true, isDefinition: true)
!60 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 64, elements: !61)
!61 = !{!62}
!62 = !DISubrange(count: 8)
!63 = !{i32 7, !"Dwarf Version", i32 4}
!64 = !{i32 2, !"Debug Info Version", i32 3}
!65 = !{i32 1, !"wchar_size", i32 4}
!66 = !{i32 8, !"PIC Level", i32 2}
!67 = !{i32 7, !"uwtable", i32 2}
!68 = !{i32 7, !"frame-pointer", i32 2}
!69 = !{!"clang version 22.1.8"}
!70 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!71 = !DILocation(line: 5, column: 16, scope: !70)
!72 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!73 = !DILocation(line: 5, column: 33, scope: !72)
!74 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 5, type: !26, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!75 = !DILocation(line: 5, column: 50, scope: !74)
!76 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !77, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !79)
!77 = !DISubroutineType(types: !78)
!78 = !{!14}
!79 = !{}
!80 = !DILocation(line: 23, column: 5, scope: !76)
!81 = !DILocation(line: 24, column: 5, scope: !76)
!82 = !DILocation(line: 25, column: 17, scope: !76)
!83 = !DILocation(line: 25, column: 12, scope: !76)
!84 = !DILocation(line: 26, column: 5, scope: !76)
!85 = !DILocalVariable(name: "w", scope: !76, file: !3, line: 27, type: !5)
!86 = !DILocation(line: 27, column: 15, scope: !76)
!87 = !DILocation(line: 28, column: 12, scope: !76)
!88 = !DILocation(line: 28, column: 14, scope: !76)
!89 = !DILocation(line: 28, column: 10, scope: !76)
!90 = !DILocation(line: 28, column: 37, scope: !76)
!91 = !DILocation(line: 28, column: 27, scope: !76)
!92 = !DILocation(line: 28, column: 25, scope: !76)
!93 = !DILocation(line: 29, column: 34, scope: !76)
!94 = !DILocation(line: 29, column: 23, scope: !76)
!95 = !DILocation(line: 29, column: 39, scope: !76)
!96 = !DILocation(line: 29, column: 48, scope: !76)
!97 = !DILocation(line: 29, column: 46, scope: !76)
!98 = !DILocation(line: 29, column: 14, scope: !76)
!99 = !DILocation(line: 29, column: 12, scope: !76)
!100 = !DILocation(line: 30, column: 13, scope: !76)
!101 = !DILocalVariable(name: "s", scope: !76, file: !3, line: 30, type: !5)
!102 = !DILocation(line: 30, column: 28, scope: !76)
!103 = !DILocalVariable(name: "i", scope: !104, file: !3, line: 31, type: !14)
!104 = distinct !DILexicalBlock(scope: !76, file: !3, line: 31, column: 5)
!105 = !DILocation(line: 31, column: 14, scope: !104)
!106 = !DILocation(line: 31, column: 10, scope: !104)
!107 = !DILocation(line: 31, column: 21, scope: !108)
!108 = distinct !DILexicalBlock(scope: !104, file: !3, line: 31, column: 5)
!109 = !DILocation(line: 31, column: 23, scope: !108)
!110 = !DILocation(line: 31, column: 5, scope: !104)
!111 = !DILocation(line: 31, column: 76, scope: !108)
!112 = !DILocation(line: 31, column: 49, scope: !108)
!113 = !DILocation(line: 31, column: 38, scope: !108)
!114 = !DILocation(line: 31, column: 87, scope: !108)
!115 = !DILocation(line: 31, column: 85, scope: !108)
!116 = !DILocation(line: 31, column: 79, scope: !108)
!117 = !DILocation(line: 31, column: 35, scope: !108)
!118 = !DILocation(line: 31, column: 33, scope: !108)
!119 = !DILocation(line: 31, column: 29, scope: !108)
!120 = !DILocation(line: 31, column: 5, scope: !108)
!121 = distinct !{!121, !110, !122, !123}
!122 = !DILocation(line: 31, column: 88, scope: !104)
!123 = !{!"llvm.loop.mustprogress"}
!124 = !DILocation(line: 32, column: 22, scope: !76)
!125 = !DILocation(line: 32, column: 15, scope: !76)
!126 = !DILocation(line: 32, column: 13, scope: !76)
!127 = !DILocalVariable(name: "i", scope: !128, file: !3, line: 33, type: !14)
!128 = distinct !DILexicalBlock(scope: !76, file: !3, line: 33, column: 5)
!129 = !DILocation(line: 33, column: 14, scope: !128)
!130 = !DILocation(line: 33, column: 10, scope: !128)
!131 = !DILocation(line: 33, column: 21, scope: !132)
!132 = distinct !DILexicalBlock(scope: !128, file: !3, line: 33, column: 5)
!133 = !DILocation(line: 33, column: 23, scope: !132)
!134 = !DILocation(line: 33, column: 5, scope: !128)
!135 = !DILocation(line: 33, column: 65, scope: !132)
!136 = !DILocation(line: 33, column: 38, scope: !132)
!137 = !DILocation(line: 33, column: 33, scope: !132)
!138 = !DILocation(line: 33, column: 29, scope: !132)
!139 = !DILocation(line: 33, column: 5, scope: !132)
!140 = distinct !{!140, !134, !141, !123}
!141 = !DILocation(line: 33, column: 67, scope: !128)
!142 = !DILocation(line: 34, column: 8, scope: !76)
!143 = !DILocalVariable(name: "i", scope: !144, file: !3, line: 35, type: !14)
!144 = distinct !DILexicalBlock(scope: !76, file: !3, line: 35, column: 5)
!145 = !DILocation(line: 35, column: 14, scope: !144)
!146 = !DILocation(line: 35, column: 10, scope: !144)
!147 = !DILocation(line: 35, column: 21, scope: !148)
!148 = distinct !DILexicalBlock(scope: !144, file: !3, line: 35, column: 5)
!149 = !DILocation(line: 35, column: 23, scope: !148)
!150 = !DILocation(line: 35, column: 5, scope: !144)
!151 = !DILocation(line: 35, column: 65, scope: !148)
!152 = !DILocation(line: 35, column: 60, scope: !148)
!153 = !DILocation(line: 35, column: 33, scope: !148)
!154 = !DILocation(line: 35, column: 63, scope: !148)
!155 = !DILocation(line: 35, column: 29, scope: !148)
!156 = !DILocation(line: 35, column: 5, scope: !148)
!157 = distinct !{!157, !150, !158, !123}
!158 = !DILocation(line: 35, column: 69, scope: !144)
!159 = !DILocation(line: 36, column: 5, scope: !76)
!160 = !DILocation(line: 37, column: 14, scope: !76)
!161 = !DILocation(line: 37, column: 23, scope: !76)
!162 = !DILocation(line: 37, column: 29, scope: !76)
!163 = !DILocation(line: 37, column: 32, scope: !76)
!164 = !DILocation(line: 37, column: 39, scope: !76)
!165 = !DILocation(line: 37, column: 45, scope: !76)
!166 = !DILocation(line: 37, column: 52, scope: !76)
!167 = !DILocation(line: 37, column: 54, scope: !76)
!168 = !DILocation(line: 37, column: 60, scope: !76)
!169 = !DILocation(line: 37, column: 63, scope: !76)
!170 = !DILocation(line: 37, column: 70, scope: !76)
!171 = !DILocation(line: 37, column: 76, scope: !76)
!172 = !DILocation(line: 37, column: 79, scope: !76)
!173 = !DILocation(line: 37, column: 87, scope: !76)
!174 = !DILocation(line: 37, column: 93, scope: !76)
!175 = !DILocation(line: 37, column: 96, scope: !76)
!176 = !DILocation(line: 37, column: 103, scope: !76)
!177 = !DILocation(line: 0, scope: !76)
!178 = !DILocation(line: 37, column: 12, scope: !76)
!179 = !DILocation(line: 37, column: 5, scope: !76)
!180 = distinct !DISubprogram(name: "copy", scope: !3, file: !3, line: 11, type: !181, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!181 = !DISubroutineType(types: !182)
!182 = !{null, !183, !184, !186}
!183 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!184 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !185, size: 64)
!185 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!186 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !187, line: 18, baseType: !7)
!187 = !DIFile(filename: ".venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!188 = !DILocalVariable(name: "a", arg: 1, scope: !180, file: !3, line: 11, type: !183)
!189 = !DILocation(line: 11, column: 24, scope: !180)
!190 = !DILocalVariable(name: "b", arg: 2, scope: !180, file: !3, line: 11, type: !184)
!191 = !DILocation(line: 11, column: 39, scope: !180)
!192 = !DILocalVariable(name: "n", arg: 3, scope: !180, file: !3, line: 11, type: !186)
!193 = !DILocation(line: 11, column: 49, scope: !180)
!194 = !DILocalVariable(name: "to", scope: !180, file: !3, line: 12, type: !195)
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !196, size: 64)
!196 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!197 = !DILocation(line: 12, column: 11, scope: !180)
!198 = !DILocation(line: 12, column: 16, scope: !180)
!199 = !DILocalVariable(name: "from", scope: !180, file: !3, line: 12, type: !200)
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !201, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !196)
!202 = !DILocation(line: 12, column: 31, scope: !180)
!203 = !DILocation(line: 12, column: 38, scope: !180)
!204 = !DILocation(line: 13, column: 5, scope: !180)
!205 = !DILocation(line: 13, column: 13, scope: !180)
!206 = !DILocation(line: 13, column: 30, scope: !180)
!207 = !DILocation(line: 13, column: 25, scope: !180)
!208 = !DILocation(line: 13, column: 20, scope: !180)
!209 = !DILocation(line: 13, column: 23, scope: !180)
!210 = distinct !{!210, !204, !206, !123}
!211 = !DILocation(line: 14, column: 1, scope: !180)
!212 = distinct !DISubprogram(name: "copy4", scope: !3, file: !3, line: 15, type: !181, scopeLine: 15, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!213 = !DILocalVariable(name: "a", arg: 1, scope: !212, file: !3, line: 15, type: !183)
!214 = !DILocation(line: 15, column: 25, scope: !212)
!215 = !DILocalVariable(name: "b", arg: 2, scope: !212, file: !3, line: 15, type: !184)
!216 = !DILocation(line: 15, column: 40, scope: !212)
!217 = !DILocalVariable(name: "n", arg: 3, scope: !212, file: !3, line: 15, type: !186)
!218 = !DILocation(line: 15, column: 50, scope: !212)
!219 = !DILocalVariable(name: "to", scope: !212, file: !3, line: 16, type: !220)
!220 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!221 = !DILocation(line: 16, column: 15, scope: !212)
!222 = !DILocation(line: 16, column: 20, scope: !212)
!223 = !DILocalVariable(name: "from", scope: !212, file: !3, line: 16, type: !224)
!224 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !225, size: 64)
!225 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !8)
!226 = !DILocation(line: 16, column: 39, scope: !212)
!227 = !DILocation(line: 16, column: 46, scope: !212)
!228 = !DILocalVariable(name: "i", scope: !229, file: !3, line: 17, type: !186)
!229 = distinct !DILexicalBlock(scope: !212, file: !3, line: 17, column: 5)
!230 = !DILocation(line: 17, column: 17, scope: !229)
!231 = !DILocation(line: 17, column: 10, scope: !229)
!232 = !DILocation(line: 17, column: 24, scope: !233)
!233 = distinct !DILexicalBlock(scope: !229, file: !3, line: 17, column: 5)
!234 = !DILocation(line: 17, column: 28, scope: !233)
!235 = !DILocation(line: 17, column: 30, scope: !233)
!236 = !DILocation(line: 17, column: 26, scope: !233)
!237 = !DILocation(line: 17, column: 5, scope: !229)
!238 = !DILocation(line: 17, column: 48, scope: !233)
!239 = !DILocation(line: 17, column: 53, scope: !233)
!240 = !DILocation(line: 17, column: 40, scope: !233)
!241 = !DILocation(line: 17, column: 43, scope: !233)
!242 = !DILocation(line: 17, column: 46, scope: !233)
!243 = !DILocation(line: 17, column: 36, scope: !233)
!244 = !DILocation(line: 17, column: 5, scope: !233)
!245 = distinct !{!245, !237, !246, !123}
!246 = !DILocation(line: 17, column: 54, scope: !229)
!247 = !DILocation(line: 18, column: 1, scope: !212)
!248 = distinct !DISubprogram(name: "push", scope: !3, file: !3, line: 20, type: !249, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !79)
!249 = !DISubroutineType(types: !250)
!250 = !{null, !16}
!251 = !DILocalVariable(name: "c", arg: 1, scope: !248, file: !3, line: 20, type: !16)
!252 = !DILocation(line: 20, column: 32, scope: !248)
!253 = !DILocation(line: 20, column: 49, scope: !248)
!254 = !DILocation(line: 20, column: 43, scope: !248)
!255 = !DILocation(line: 20, column: 37, scope: !248)
!256 = !DILocation(line: 20, column: 47, scope: !248)
!257 = !DILocation(line: 20, column: 52, scope: !248)
!258 = distinct !DISubprogram(name: "pop", scope: !3, file: !3, line: 21, type: !259, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!259 = !DISubroutineType(types: !260)
!260 = !{!16}
!261 = !DILocation(line: 21, column: 47, scope: !258)
!262 = !DILocation(line: 21, column: 41, scope: !258)
!263 = !DILocation(line: 21, column: 34, scope: !258)
