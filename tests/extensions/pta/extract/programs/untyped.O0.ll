; ModuleID = 'untyped.c'
source_filename = "untyped.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.table = type { [600 x i64], ptr, ptr }
%struct.message = type { [40 x i8], ptr }

@a = global i32 0, align 4, !dbg !0
@of_message = global ptr null, align 8, !dbg !13
@of_bytes = global ptr null, align 8, !dbg !15
@b = global i32 0, align 4, !dbg !11
@of_table = global ptr null, align 8, !dbg !17
@copy = global %struct.table zeroinitializer, align 8, !dbg !21
@of_copy = global ptr null, align 8, !dbg !19

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !40 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !45, !DIExpression(), !46)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !47, !DIExpression(), !48)
    #dbg_declare(ptr %6, !49, !DIExpression(), !58)
  %10 = load i32, ptr %4, align 4, !dbg !59
  %11 = sext i32 %10 to i64, !dbg !59
  %12 = mul i64 %11, 48, !dbg !60
  %13 = call ptr @take(i64 noundef %12), !dbg !61
  store ptr %13, ptr %6, align 8, !dbg !58
  %14 = load ptr, ptr %6, align 8, !dbg !62
  %15 = getelementptr inbounds nuw %struct.message, ptr %14, i32 0, i32 1, !dbg !63
  store ptr @a, ptr %15, align 8, !dbg !64
    #dbg_declare(ptr %7, !65, !DIExpression(), !66)
  %16 = load ptr, ptr %6, align 8, !dbg !67
  store ptr %16, ptr %7, align 8, !dbg !66
  %17 = load ptr, ptr %6, align 8, !dbg !68
  %18 = getelementptr inbounds nuw %struct.message, ptr %17, i32 0, i32 1, !dbg !69
  %19 = load ptr, ptr %18, align 8, !dbg !69
  store ptr %19, ptr @of_message, align 8, !dbg !70
  %20 = load ptr, ptr %7, align 8, !dbg !71
  %21 = getelementptr inbounds i8, ptr %20, i64 40, !dbg !72
  %22 = load ptr, ptr %21, align 8, !dbg !72
  store ptr %22, ptr @of_bytes, align 8, !dbg !73
    #dbg_declare(ptr %8, !74, !DIExpression(), !75)
  %23 = load i32, ptr %4, align 4, !dbg !76
  %24 = sext i32 %23 to i64, !dbg !76
  %25 = mul i64 %24, 4816, !dbg !77
  %26 = call ptr @get(i64 noundef %25), !dbg !78
  store ptr %26, ptr %8, align 8, !dbg !75
  %27 = load ptr, ptr %8, align 8, !dbg !79
  %28 = getelementptr inbounds nuw %struct.table, ptr %27, i32 0, i32 1, !dbg !80
  store ptr @b, ptr %28, align 8, !dbg !81
    #dbg_declare(ptr %9, !82, !DIExpression(), !83)
  %29 = load i32, ptr %4, align 4, !dbg !84
  %30 = sext i32 %29 to i64, !dbg !84
  %31 = call ptr @get(i64 noundef %30), !dbg !85
  store ptr %31, ptr %9, align 8, !dbg !83
  %32 = load ptr, ptr %9, align 8, !dbg !86
  %33 = getelementptr inbounds i8, ptr %32, i64 32, !dbg !86
  store i8 1, ptr %33, align 1, !dbg !87
  %34 = load ptr, ptr %8, align 8, !dbg !88
  %35 = getelementptr inbounds nuw %struct.table, ptr %34, i32 0, i32 1, !dbg !89
  %36 = load ptr, ptr %35, align 8, !dbg !89
  store ptr %36, ptr @of_table, align 8, !dbg !90
  %37 = load ptr, ptr %8, align 8, !dbg !91
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @copy, ptr align 8 %37, i64 4816, i1 false), !dbg !92
  %38 = load ptr, ptr getelementptr inbounds nuw (%struct.table, ptr @copy, i32 0, i32 1), align 8, !dbg !93
  store ptr %38, ptr @of_copy, align 8, !dbg !94
  ret i32 0, !dbg !95
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @take(i64 noundef %0) #0 !dbg !96 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !103, !DIExpression(), !104)
  %3 = load i64, ptr %2, align 8, !dbg !105
  %4 = call noalias ptr @malloc(i64 noundef %3) #3, !dbg !106
  ret ptr %4, !dbg !107
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @get(i64 noundef %0) #0 !dbg !108 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !109, !DIExpression(), !110)
  %3 = load i64, ptr %2, align 8, !dbg !111
  %4 = call noalias ptr @malloc(i64 noundef %3) #3, !dbg !112
  ret ptr %4, !dbg !113
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!33, !34, !35, !36, !37, !38}
!llvm.ident = !{!39}

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
!10 = !{!0, !11, !13, !15, !17, !19, !21}
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
!22 = distinct !DIGlobalVariable(name: "copy", scope: !2, file: !3, line: 7, type: !23, isLocal: false, isDefinition: true)
!23 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 4, size: 38528, elements: !24)
!24 = !{!25, !30, !31}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "counts", scope: !23, file: !3, line: 4, baseType: !26, size: 38400)
!26 = !DICompositeType(tag: DW_TAG_array_type, baseType: !27, size: 38400, elements: !28)
!27 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!28 = !{!29}
!29 = !DISubrange(count: 600)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !23, file: !3, line: 4, baseType: !8, size: 64, offset: 38400)
!31 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !23, file: !3, line: 4, baseType: !32, size: 64, offset: 38464)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!33 = !{i32 7, !"Dwarf Version", i32 4}
!34 = !{i32 2, !"Debug Info Version", i32 3}
!35 = !{i32 1, !"wchar_size", i32 4}
!36 = !{i32 8, !"PIC Level", i32 2}
!37 = !{i32 7, !"uwtable", i32 2}
!38 = !{i32 7, !"frame-pointer", i32 2}
!39 = !{!"clang version 22.1.8"}
!40 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 12, type: !41, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !44)
!41 = !DISubroutineType(types: !42)
!42 = !{!9, !9, !43}
!43 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!44 = !{}
!45 = !DILocalVariable(name: "argc", arg: 1, scope: !40, file: !3, line: 12, type: !9)
!46 = !DILocation(line: 12, column: 14, scope: !40)
!47 = !DILocalVariable(name: "argv", arg: 2, scope: !40, file: !3, line: 12, type: !43)
!48 = !DILocation(line: 12, column: 27, scope: !40)
!49 = !DILocalVariable(name: "message", scope: !40, file: !3, line: 13, type: !50)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "message", file: !3, line: 3, size: 384, elements: !52)
!52 = !{!53, !57}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !51, file: !3, line: 3, baseType: !54, size: 320)
!54 = !DICompositeType(tag: DW_TAG_array_type, baseType: !6, size: 320, elements: !55)
!55 = !{!56}
!56 = !DISubrange(count: 40)
!57 = !DIDerivedType(tag: DW_TAG_member, name: "kept", scope: !51, file: !3, line: 3, baseType: !8, size: 64, offset: 320)
!58 = !DILocation(line: 13, column: 21, scope: !40)
!59 = !DILocation(line: 13, column: 36, scope: !40)
!60 = !DILocation(line: 13, column: 41, scope: !40)
!61 = !DILocation(line: 13, column: 31, scope: !40)
!62 = !DILocation(line: 14, column: 5, scope: !40)
!63 = !DILocation(line: 14, column: 14, scope: !40)
!64 = !DILocation(line: 14, column: 19, scope: !40)
!65 = !DILocalVariable(name: "bytes", scope: !40, file: !3, line: 15, type: !5)
!66 = !DILocation(line: 15, column: 11, scope: !40)
!67 = !DILocation(line: 15, column: 27, scope: !40)
!68 = !DILocation(line: 16, column: 18, scope: !40)
!69 = !DILocation(line: 16, column: 27, scope: !40)
!70 = !DILocation(line: 16, column: 16, scope: !40)
!71 = !DILocation(line: 17, column: 26, scope: !40)
!72 = !DILocation(line: 17, column: 16, scope: !40)
!73 = !DILocation(line: 17, column: 14, scope: !40)
!74 = !DILocalVariable(name: "table", scope: !40, file: !3, line: 18, type: !32)
!75 = !DILocation(line: 18, column: 19, scope: !40)
!76 = !DILocation(line: 18, column: 31, scope: !40)
!77 = !DILocation(line: 18, column: 36, scope: !40)
!78 = !DILocation(line: 18, column: 27, scope: !40)
!79 = !DILocation(line: 19, column: 5, scope: !40)
!80 = !DILocation(line: 19, column: 12, scope: !40)
!81 = !DILocation(line: 19, column: 17, scope: !40)
!82 = !DILocalVariable(name: "other", scope: !40, file: !3, line: 20, type: !5)
!83 = !DILocation(line: 20, column: 11, scope: !40)
!84 = !DILocation(line: 20, column: 23, scope: !40)
!85 = !DILocation(line: 20, column: 19, scope: !40)
!86 = !DILocation(line: 21, column: 5, scope: !40)
!87 = !DILocation(line: 21, column: 15, scope: !40)
!88 = !DILocation(line: 22, column: 16, scope: !40)
!89 = !DILocation(line: 22, column: 23, scope: !40)
!90 = !DILocation(line: 22, column: 14, scope: !40)
!91 = !DILocation(line: 23, column: 13, scope: !40)
!92 = !DILocation(line: 23, column: 12, scope: !40)
!93 = !DILocation(line: 24, column: 20, scope: !40)
!94 = !DILocation(line: 24, column: 13, scope: !40)
!95 = !DILocation(line: 25, column: 5, scope: !40)
!96 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 9, type: !97, scopeLine: 9, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!97 = !DISubroutineType(types: !98)
!98 = !{!99, !100}
!99 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !101, line: 18, baseType: !102)
!101 = !DIFile(filename: "/tmp/venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!102 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!103 = !DILocalVariable(name: "size", arg: 1, scope: !96, file: !3, line: 9, type: !100)
!104 = !DILocation(line: 9, column: 26, scope: !96)
!105 = !DILocation(line: 9, column: 48, scope: !96)
!106 = !DILocation(line: 9, column: 41, scope: !96)
!107 = !DILocation(line: 9, column: 34, scope: !96)
!108 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 10, type: !97, scopeLine: 10, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !44)
!109 = !DILocalVariable(name: "size", arg: 1, scope: !108, file: !3, line: 10, type: !100)
!110 = !DILocation(line: 10, column: 25, scope: !108)
!111 = !DILocation(line: 10, column: 47, scope: !108)
!112 = !DILocation(line: 10, column: 40, scope: !108)
!113 = !DILocation(line: 10, column: 33, scope: !108)
