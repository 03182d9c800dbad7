; ModuleID = 'given.c'
source_filename = "given.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.pair = type { ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@sent = global ptr @x, align 8, !dbg !12
@received = global ptr null, align 8, !dbg !33
@y = global i32 0, align 4, !dbg !29
@from = global %struct.pair zeroinitializer, align 8, !dbg !15
@got = global %struct.pair zeroinitializer, align 8, !dbg !25
@called = global ptr null, align 8, !dbg !43
@filed = global %struct.pair zeroinitializer, align 8, !dbg !27
@typed = global ptr null, align 8, !dbg !37
@joined = global ptr null, align 8, !dbg !35
@swapped = global ptr null, align 8, !dbg !39
@copied = global ptr null, align 8, !dbg !41
@z = global i32 0, align 4, !dbg !31

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !52 {
  ret void, !dbg !53
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !54 {
  %1 = alloca i32, align 4
  %2 = alloca [2 x i32], align 4
  %3 = alloca ptr, align 8
  %4 = alloca i32, align 4
  %5 = alloca i32, align 4
  %6 = alloca i64, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !58, !DIExpression(), !62)
  %9 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !63
  %10 = call i32 @pipe(ptr noundef %9) #3, !dbg !65
  %11 = icmp ne i32 %10, 0, !dbg !65
  br i1 %11, label %12, label %13, !dbg !65

12:                                               ; preds = %0
  store i32 1, ptr %1, align 4, !dbg !66
  br label %98, !dbg !66

13:                                               ; preds = %0
  %14 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !67
  %15 = load i32, ptr %14, align 4, !dbg !67
  %16 = call i64 @write(i32 noundef %15, ptr noundef @sent, i64 noundef 8), !dbg !68
  %17 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !69
  %18 = load i32, ptr %17, align 4, !dbg !69
  %19 = call i64 @read(i32 noundef %18, ptr noundef @received, i64 noundef 8), !dbg !70
  store ptr @y, ptr @from, align 8, !dbg !71
  store ptr @f0, ptr getelementptr inbounds nuw (%struct.pair, ptr @from, i32 0, i32 1), align 8, !dbg !72
  %20 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 1, !dbg !73
  %21 = load i32, ptr %20, align 4, !dbg !73
  %22 = call i64 @write(i32 noundef %21, ptr noundef @from, i64 noundef 16), !dbg !74
  %23 = getelementptr inbounds [2 x i32], ptr %2, i64 0, i64 0, !dbg !75
  %24 = load i32, ptr %23, align 4, !dbg !75
  %25 = call i64 @read(i32 noundef %24, ptr noundef @got, i64 noundef 16), !dbg !76
  %26 = load ptr, ptr getelementptr inbounds nuw (%struct.pair, ptr @got, i32 0, i32 1), align 8, !dbg !77
  store ptr %26, ptr @called, align 8, !dbg !78
  %27 = load ptr, ptr @called, align 8, !dbg !79
  call void %27(), !dbg !79
    #dbg_declare(ptr %3, !80, !DIExpression(), !146)
  %28 = call noalias ptr @tmpfile(), !dbg !147
  store ptr %28, ptr %3, align 8, !dbg !146
  %29 = load ptr, ptr %3, align 8, !dbg !148
  %30 = call i64 @fwrite(ptr noundef @from, i64 noundef 16, i64 noundef 1, ptr noundef %29), !dbg !149
  %31 = load ptr, ptr %3, align 8, !dbg !150
  call void @rewind(ptr noundef %31), !dbg !151
  %32 = load ptr, ptr %3, align 8, !dbg !152
  %33 = call i64 @fread(ptr noundef @filed, i64 noundef 16, i64 noundef 1, ptr noundef %32), !dbg !153
  %34 = load ptr, ptr %3, align 8, !dbg !154
  call void @rewind(ptr noundef %34), !dbg !155
    #dbg_declare(ptr %4, !156, !DIExpression(), !158)
  store i32 0, ptr %4, align 4, !dbg !158
  br label %35, !dbg !159

35:                                               ; preds = %46, %13
  %36 = load i32, ptr %4, align 4, !dbg !160
  %37 = icmp slt i32 %36, 8, !dbg !162
  br i1 %37, label %38, label %49, !dbg !163

38:                                               ; preds = %35
  %39 = load i32, ptr %4, align 4, !dbg !164
  %40 = sext i32 %39 to i64, !dbg !165
  %41 = getelementptr inbounds i8, ptr @sent, i64 %40, !dbg !165
  %42 = load i8, ptr %41, align 1, !dbg !165
  %43 = zext i8 %42 to i32, !dbg !165
  %44 = load ptr, ptr %3, align 8, !dbg !166
  %45 = call i32 @fputc(i32 noundef %43, ptr noundef %44), !dbg !167
  br label %46, !dbg !167

46:                                               ; preds = %38
  %47 = load i32, ptr %4, align 4, !dbg !168
  %48 = add nsw i32 %47, 1, !dbg !168
  store i32 %48, ptr %4, align 4, !dbg !168
  br label %35, !dbg !169, !llvm.loop !170

49:                                               ; preds = %35
  %50 = load ptr, ptr %3, align 8, !dbg !173
  call void @rewind(ptr noundef %50), !dbg !174
    #dbg_declare(ptr %5, !175, !DIExpression(), !177)
  store i32 0, ptr %5, align 4, !dbg !177
  br label %51, !dbg !178

51:                                               ; preds = %61, %49
  %52 = load i32, ptr %5, align 4, !dbg !179
  %53 = icmp slt i32 %52, 8, !dbg !181
  br i1 %53, label %54, label %64, !dbg !182

54:                                               ; preds = %51
  %55 = load ptr, ptr %3, align 8, !dbg !183
  %56 = call i32 @fgetc(ptr noundef %55), !dbg !184
  %57 = trunc i32 %56 to i8, !dbg !184
  %58 = load i32, ptr %5, align 4, !dbg !185
  %59 = sext i32 %58 to i64, !dbg !186
  %60 = getelementptr inbounds i8, ptr @typed, i64 %59, !dbg !186
  store i8 %57, ptr %60, align 1, !dbg !187
  br label %61, !dbg !186

61:                                               ; preds = %54
  %62 = load i32, ptr %5, align 4, !dbg !188
  %63 = add nsw i32 %62, 1, !dbg !188
  store i32 %63, ptr %5, align 4, !dbg !188
  br label %51, !dbg !189, !llvm.loop !190

64:                                               ; preds = %51
    #dbg_declare(ptr %6, !192, !DIExpression(), !195)
    #dbg_declare(ptr %7, !196, !DIExpression(), !197)
  %65 = call ptr @give(), !dbg !198
  %66 = call i32 @pthread_create(ptr noundef %6, ptr noundef null, ptr noundef @work, ptr noundef %65) #3, !dbg !199
  %67 = load i64, ptr %6, align 8, !dbg !200
  %68 = call i32 @pthread_join(i64 noundef %67, ptr noundef %7), !dbg !201
  %69 = load ptr, ptr %7, align 8, !dbg !202
  store ptr %69, ptr @joined, align 8, !dbg !203
    #dbg_declare(ptr %8, !204, !DIExpression(), !205)
  call void @swab(ptr noundef @sent, ptr noundef %8, i64 noundef 8) #3, !dbg !206
  call void @swab(ptr noundef %8, ptr noundef @swapped, i64 noundef 8) #3, !dbg !207
  %70 = call ptr @wmemcpy(ptr noundef @copied, ptr noundef @sent, i64 noundef 2) #3, !dbg !208
  %71 = load ptr, ptr @received, align 8, !dbg !209
  %72 = icmp eq ptr %71, @x, !dbg !210
  br i1 %72, label %73, label %94, !dbg !211

73:                                               ; preds = %64
  %74 = load ptr, ptr @called, align 8, !dbg !212
  %75 = icmp eq ptr %74, @f0, !dbg !213
  br i1 %75, label %76, label %94, !dbg !214

76:                                               ; preds = %73
  %77 = load ptr, ptr @filed, align 8, !dbg !215
  %78 = icmp eq ptr %77, @y, !dbg !216
  br i1 %78, label %79, label %94, !dbg !217

79:                                               ; preds = %76
  %80 = load ptr, ptr getelementptr inbounds nuw (%struct.pair, ptr @filed, i32 0, i32 1), align 8, !dbg !218
  %81 = icmp eq ptr %80, @f0, !dbg !219
  br i1 %81, label %82, label %94, !dbg !220

82:                                               ; preds = %79
  %83 = load ptr, ptr @typed, align 8, !dbg !221
  %84 = icmp eq ptr %83, @x, !dbg !222
  br i1 %84, label %85, label %94, !dbg !223

85:                                               ; preds = %82
  %86 = load ptr, ptr @joined, align 8, !dbg !224
  %87 = icmp eq ptr %86, @z, !dbg !225
  br i1 %87, label %88, label %94, !dbg !226

88:                                               ; preds = %85
  %89 = load ptr, ptr @swapped, align 8, !dbg !227
  %90 = icmp eq ptr %89, @x, !dbg !228
  br i1 %90, label %91, label %94, !dbg !229

91:                                               ; preds = %88
  %92 = load ptr, ptr @copied, align 8, !dbg !230
  %93 = icmp eq ptr %92, @x, !dbg !231
  br label %94

94:                                               ; preds = %91, %88, %85, %82, %79, %76, %73, %64
  %95 = phi i1 [ false, %88 ], [ false, %85 ], [ false, %82 ], [ false, %79 ], [ false, %76 ], [ false, %73 ], [ false, %64 ], [ %93, %91 ], !dbg !232
  %96 = xor i1 %95, true, !dbg !233
  %97 = zext i1 %96 to i32, !dbg !233
  store i32 %97, ptr %1, align 4, !dbg !234
  br label %98, !dbg !234

98:                                               ; preds = %94, %12
  %99 = load i32, ptr %1, align 4, !dbg !235
  ret i32 %99, !dbg !235
}

; Function Attrs: nounwind
declare i32 @pipe(ptr noundef) #1

declare i64 @write(i32 noundef, ptr noundef, i64 noundef) #2

declare i64 @read(i32 noundef, ptr noundef, i64 noundef) #2

declare noalias ptr @tmpfile() #2

declare i64 @fwrite(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

declare void @rewind(ptr noundef) #2

declare i64 @fread(ptr noundef, i64 noundef, i64 noundef, ptr noundef) #2

declare i32 @fputc(i32 noundef, ptr noundef) #2

declare i32 @fgetc(ptr noundef) #2

; Function Attrs: nounwind
declare i32 @pthread_create(ptr noundef, ptr noundef, ptr noundef, ptr noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @work(ptr noundef %0) #0 !dbg !236 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !239, !DIExpression(), !240)
  %3 = load ptr, ptr %2, align 8, !dbg !241
  ret ptr %3, !dbg !242
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @give() #0 !dbg !243 {
  ret ptr @z, !dbg !246
}

declare i32 @pthread_join(i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare void @swab(ptr noundef, ptr noundef, i64 noundef) #1

; Function Attrs: nounwind
declare ptr @wmemcpy(ptr noundef, ptr noundef, i64 noundef) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!45, !46, !47, !48, !49, !50}
!llvm.ident = !{!51}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 13, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !11, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "given.c", directory: "")
!4 = !{!5, !7}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "wchar_t", file: !9, line: 24, baseType: !10)
!9 = !DIFile(filename: "lib/include/__stddef_wchar_t.h", directory: "")
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !{!12, !15, !25, !27, !0, !29, !31, !33, !35, !37, !39, !41, !43}
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "sent", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!14 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!15 = !DIGlobalVariableExpression(var: !16, expr: !DIExpression())
!16 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 12, type: !17, isLocal: false, isDefinition: true)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 12, size: 128, elements: !18)
!18 = !{!19, !20}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !17, file: !3, line: 12, baseType: !14, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !17, file: !3, line: 12, baseType: !21, size: 64, offset: 64)
!21 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 10, baseType: !22)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DISubroutineType(types: !24)
!24 = !{null}
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "got", scope: !2, file: !3, line: 12, type: !17, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "filed", scope: !2, file: !3, line: 12, type: !17, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 13, type: !10, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 13, type: !10, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "received", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "joined", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "typed", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "swapped", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 14, type: !14, isLocal: false, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 15, type: !21, isLocal: false, isDefinition: true)
!45 = !{i32 7, !"Dwarf Version", i32 4}
!46 = !{i32 2, !"Debug Info Version", i32 3}
!47 = !{i32 1, !"wchar_size", i32 4}
!48 = !{i32 8, !"PIC Level", i32 2}
!49 = !{i32 7, !"uwtable", i32 2}
!50 = !{i32 7, !"frame-pointer", i32 2}
!51 = !{!"clang version 22.1.8"}
!52 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 11, type: !23, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!53 = !DILocation(line: 11, column: 16, scope: !52)
!54 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 18, type: !55, scopeLine: 18, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !57)
!55 = !DISubroutineType(types: !56)
!56 = !{!10}
!57 = !{}
!58 = !DILocalVariable(name: "ends", scope: !54, file: !3, line: 19, type: !59)
!59 = !DICompositeType(tag: DW_TAG_array_type, baseType: !10, size: 64, elements: !60)
!60 = !{!61}
!61 = !DISubrange(count: 2)
!62 = !DILocation(line: 19, column: 9, scope: !54)
!63 = !DILocation(line: 20, column: 14, scope: !64)
!64 = distinct !DILexicalBlock(scope: !54, file: !3, line: 20, column: 9)
!65 = !DILocation(line: 20, column: 9, scope: !64)
!66 = !DILocation(line: 20, column: 21, scope: !64)
!67 = !DILocation(line: 21, column: 11, scope: !54)
!68 = !DILocation(line: 21, column: 5, scope: !54)
!69 = !DILocation(line: 22, column: 10, scope: !54)
!70 = !DILocation(line: 22, column: 5, scope: !54)
!71 = !DILocation(line: 23, column: 12, scope: !54)
!72 = !DILocation(line: 23, column: 27, scope: !54)
!73 = !DILocation(line: 24, column: 11, scope: !54)
!74 = !DILocation(line: 24, column: 5, scope: !54)
!75 = !DILocation(line: 25, column: 10, scope: !54)
!76 = !DILocation(line: 25, column: 5, scope: !54)
!77 = !DILocation(line: 26, column: 18, scope: !54)
!78 = !DILocation(line: 26, column: 12, scope: !54)
!79 = !DILocation(line: 27, column: 5, scope: !54)
!80 = !DILocalVariable(name: "file", scope: !54, file: !3, line: 28, type: !81)
!81 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !82, size: 64)
!82 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !83, line: 7, baseType: !84)
!83 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !85, line: 51, size: 1728, elements: !86)
!85 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!86 = !{!87, !88, !91, !92, !93, !94, !95, !96, !97, !98, !99, !100, !101, !104, !106, !107, !108, !112, !116, !118, !120, !121, !124, !126, !129, !132, !133, !135, !137, !138, !139, !142}
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !84, file: !85, line: 53, baseType: !10, size: 32)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !84, file: !85, line: 56, baseType: !89, size: 64, offset: 64)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !84, file: !85, line: 57, baseType: !89, size: 64, offset: 128)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !84, file: !85, line: 58, baseType: !89, size: 64, offset: 192)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !84, file: !85, line: 59, baseType: !89, size: 64, offset: 256)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !84, file: !85, line: 60, baseType: !89, size: 64, offset: 320)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !84, file: !85, line: 61, baseType: !89, size: 64, offset: 384)
!96 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !84, file: !85, line: 62, baseType: !89, size: 64, offset: 448)
!97 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !84, file: !85, line: 63, baseType: !89, size: 64, offset: 512)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !84, file: !85, line: 66, baseType: !89, size: 64, offset: 576)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !84, file: !85, line: 67, baseType: !89, size: 64, offset: 640)
!100 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !84, file: !85, line: 68, baseType: !89, size: 64, offset: 704)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !84, file: !85, line: 70, baseType: !102, size: 64, offset: 768)
!102 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !103, size: 64)
!103 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !85, line: 38, flags: DIFlagFwdDecl)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !84, file: !85, line: 72, baseType: !105, size: 64, offset: 832)
!105 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !84, size: 64)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !84, file: !85, line: 74, baseType: !10, size: 32, offset: 896)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !84, file: !85, line: 75, baseType: !10, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!108 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !84, file: !85, line: 77, baseType: !109, size: 8, offset: 952)
!109 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 8, elements: !110)
!110 = !{!111}
!111 = !DISubrange(count: 1)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !84, file: !85, line: 78, baseType: !113, size: 64, offset: 960)
!113 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !114, line: 152, baseType: !115)
!114 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!115 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!116 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !84, file: !85, line: 81, baseType: !117, size: 16, offset: 1024)
!117 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !84, file: !85, line: 82, baseType: !119, size: 8, offset: 1040)
!119 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !84, file: !85, line: 83, baseType: !109, size: 8, offset: 1048)
!121 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !84, file: !85, line: 85, baseType: !122, size: 64, offset: 1088)
!122 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !123, size: 64)
!123 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !85, line: 45, baseType: null)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !84, file: !85, line: 93, baseType: !125, size: 64, offset: 1152)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !114, line: 153, baseType: !115)
!126 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !84, file: !85, line: 95, baseType: !127, size: 64, offset: 1216)
!127 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !128, size: 64)
!128 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !85, line: 39, flags: DIFlagFwdDecl)
!129 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !84, file: !85, line: 96, baseType: !130, size: 64, offset: 1280)
!130 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !131, size: 64)
!131 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !85, line: 40, flags: DIFlagFwdDecl)
!132 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !84, file: !85, line: 97, baseType: !105, size: 64, offset: 1344)
!133 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !84, file: !85, line: 98, baseType: !134, size: 64, offset: 1408)
!134 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!135 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !84, file: !85, line: 99, baseType: !136, size: 64, offset: 1472)
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !105, size: 64)
!137 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !84, file: !85, line: 100, baseType: !10, size: 32, offset: 1536)
!138 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !84, file: !85, line: 102, baseType: !10, size: 32, offset: 1568)
!139 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !84, file: !85, line: 104, baseType: !140, size: 64, offset: 1600)
!140 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !114, line: 45, baseType: !141)
!141 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !84, file: !85, line: 109, baseType: !143, size: 64, offset: 1664)
!143 = !DICompositeType(tag: DW_TAG_array_type, baseType: !90, size: 64, elements: !144)
!144 = !{!145}
!145 = !DISubrange(count: 8)
!146 = !DILocation(line: 28, column: 11, scope: !54)
!147 = !DILocation(line: 28, column: 18, scope: !54)
!148 = !DILocation(line: 29, column: 35, scope: !54)
!149 = !DILocation(line: 29, column: 5, scope: !54)
!150 = !DILocation(line: 30, column: 12, scope: !54)
!151 = !DILocation(line: 30, column: 5, scope: !54)
!152 = !DILocation(line: 31, column: 36, scope: !54)
!153 = !DILocation(line: 31, column: 5, scope: !54)
!154 = !DILocation(line: 32, column: 12, scope: !54)
!155 = !DILocation(line: 32, column: 5, scope: !54)
!156 = !DILocalVariable(name: "i", scope: !157, file: !3, line: 33, type: !10)
!157 = distinct !DILexicalBlock(scope: !54, file: !3, line: 33, column: 5)
!158 = !DILocation(line: 33, column: 14, scope: !157)
!159 = !DILocation(line: 33, column: 10, scope: !157)
!160 = !DILocation(line: 33, column: 21, scope: !161)
!161 = distinct !DILexicalBlock(scope: !157, file: !3, line: 33, column: 5)
!162 = !DILocation(line: 33, column: 23, scope: !161)
!163 = !DILocation(line: 33, column: 5, scope: !157)
!164 = !DILocation(line: 33, column: 64, scope: !161)
!165 = !DILocation(line: 33, column: 39, scope: !161)
!166 = !DILocation(line: 33, column: 68, scope: !161)
!167 = !DILocation(line: 33, column: 33, scope: !161)
!168 = !DILocation(line: 33, column: 29, scope: !161)
!169 = !DILocation(line: 33, column: 5, scope: !161)
!170 = distinct !{!170, !163, !171, !172}
!171 = !DILocation(line: 33, column: 72, scope: !157)
!172 = !{!"llvm.loop.mustprogress"}
!173 = !DILocation(line: 34, column: 12, scope: !54)
!174 = !DILocation(line: 34, column: 5, scope: !54)
!175 = !DILocalVariable(name: "i", scope: !176, file: !3, line: 35, type: !10)
!176 = distinct !DILexicalBlock(scope: !54, file: !3, line: 35, column: 5)
!177 = !DILocation(line: 35, column: 14, scope: !176)
!178 = !DILocation(line: 35, column: 10, scope: !176)
!179 = !DILocation(line: 35, column: 21, scope: !180)
!180 = distinct !DILexicalBlock(scope: !176, file: !3, line: 35, column: 5)
!181 = !DILocation(line: 35, column: 23, scope: !180)
!182 = !DILocation(line: 35, column: 5, scope: !176)
!183 = !DILocation(line: 35, column: 70, scope: !180)
!184 = !DILocation(line: 35, column: 64, scope: !180)
!185 = !DILocation(line: 35, column: 59, scope: !180)
!186 = !DILocation(line: 35, column: 33, scope: !180)
!187 = !DILocation(line: 35, column: 62, scope: !180)
!188 = !DILocation(line: 35, column: 29, scope: !180)
!189 = !DILocation(line: 35, column: 5, scope: !180)
!190 = distinct !{!190, !182, !191, !172}
!191 = !DILocation(line: 35, column: 74, scope: !176)
!192 = !DILocalVariable(name: "thread", scope: !54, file: !3, line: 36, type: !193)
!193 = !DIDerivedType(tag: DW_TAG_typedef, name: "pthread_t", file: !194, line: 27, baseType: !141)
!194 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/pthreadtypes.h", directory: "")
!195 = !DILocation(line: 36, column: 15, scope: !54)
!196 = !DILocalVariable(name: "result", scope: !54, file: !3, line: 37, type: !134)
!197 = !DILocation(line: 37, column: 11, scope: !54)
!198 = !DILocation(line: 38, column: 38, scope: !54)
!199 = !DILocation(line: 38, column: 5, scope: !54)
!200 = !DILocation(line: 39, column: 18, scope: !54)
!201 = !DILocation(line: 39, column: 5, scope: !54)
!202 = !DILocation(line: 40, column: 14, scope: !54)
!203 = !DILocation(line: 40, column: 12, scope: !54)
!204 = !DILocalVariable(name: "turned", scope: !54, file: !3, line: 41, type: !14)
!205 = !DILocation(line: 41, column: 10, scope: !54)
!206 = !DILocation(line: 42, column: 5, scope: !54)
!207 = !DILocation(line: 43, column: 5, scope: !54)
!208 = !DILocation(line: 44, column: 5, scope: !54)
!209 = !DILocation(line: 45, column: 14, scope: !54)
!210 = !DILocation(line: 45, column: 23, scope: !54)
!211 = !DILocation(line: 45, column: 29, scope: !54)
!212 = !DILocation(line: 45, column: 32, scope: !54)
!213 = !DILocation(line: 45, column: 39, scope: !54)
!214 = !DILocation(line: 45, column: 45, scope: !54)
!215 = !DILocation(line: 45, column: 54, scope: !54)
!216 = !DILocation(line: 45, column: 56, scope: !54)
!217 = !DILocation(line: 45, column: 62, scope: !54)
!218 = !DILocation(line: 45, column: 71, scope: !54)
!219 = !DILocation(line: 45, column: 75, scope: !54)
!220 = !DILocation(line: 45, column: 81, scope: !54)
!221 = !DILocation(line: 45, column: 84, scope: !54)
!222 = !DILocation(line: 45, column: 90, scope: !54)
!223 = !DILocation(line: 46, column: 9, scope: !54)
!224 = !DILocation(line: 46, column: 12, scope: !54)
!225 = !DILocation(line: 46, column: 19, scope: !54)
!226 = !DILocation(line: 46, column: 25, scope: !54)
!227 = !DILocation(line: 46, column: 28, scope: !54)
!228 = !DILocation(line: 46, column: 36, scope: !54)
!229 = !DILocation(line: 46, column: 42, scope: !54)
!230 = !DILocation(line: 46, column: 45, scope: !54)
!231 = !DILocation(line: 46, column: 52, scope: !54)
!232 = !DILocation(line: 0, scope: !54)
!233 = !DILocation(line: 45, column: 12, scope: !54)
!234 = !DILocation(line: 45, column: 5, scope: !54)
!235 = !DILocation(line: 47, column: 1, scope: !54)
!236 = distinct !DISubprogram(name: "work", scope: !3, file: !3, line: 16, type: !237, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !57)
!237 = !DISubroutineType(types: !238)
!238 = !{!134, !134}
!239 = !DILocalVariable(name: "given", arg: 1, scope: !236, file: !3, line: 16, type: !134)
!240 = !DILocation(line: 16, column: 25, scope: !236)
!241 = !DILocation(line: 16, column: 41, scope: !236)
!242 = !DILocation(line: 16, column: 34, scope: !236)
!243 = distinct !DISubprogram(name: "give", scope: !3, file: !3, line: 17, type: !244, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!244 = !DISubroutineType(types: !245)
!245 = !{!14}
!246 = !DILocation(line: 17, column: 26, scope: !243)
