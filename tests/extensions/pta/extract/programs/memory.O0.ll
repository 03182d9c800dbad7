; ModuleID = 'memory.c'
source_filename = "memory.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.wide = type { %struct.pair, %struct.pair }
%struct.pair = type { ptr, ptr }

@a = global i32 0, align 4, !dbg !0
@from = global %struct.wide zeroinitializer, align 8, !dbg !12
@b = global i32 0, align 4, !dbg !5
@c = global i32 0, align 4, !dbg !8
@d = global i32 0, align 4, !dbg !10
@to = global %struct.wide zeroinitializer, align 8, !dbg !23
@__const.main.array = private unnamed_addr constant [4 x ptr] [ptr @a, ptr @b, ptr null, ptr null], align 16

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #0 !dbg !32 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca %struct.wide, align 8
  %7 = alloca %struct.pair, align 8
  %8 = alloca [4 x ptr], align 16
  %9 = alloca [4 x ptr], align 16
  %10 = alloca [32 x i8], align 16
  %11 = alloca %struct.pair, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !39, !DIExpression(), !40)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !41, !DIExpression(), !42)
  store ptr @a, ptr @from, align 8, !dbg !43
  store ptr @b, ptr getelementptr inbounds nuw (%struct.pair, ptr @from, i32 0, i32 1), align 8, !dbg !44
  store ptr @c, ptr getelementptr inbounds nuw (%struct.wide, ptr @from, i32 0, i32 1), align 8, !dbg !45
  store ptr @d, ptr getelementptr inbounds nuw (%struct.pair, ptr getelementptr inbounds nuw (%struct.wide, ptr @from, i32 0, i32 1), i32 0, i32 1), align 8, !dbg !46
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @to, ptr align 8 @from, i64 16, i1 false), !dbg !47
    #dbg_declare(ptr %6, !48, !DIExpression(), !49)
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %6, ptr align 8 @from, i64 32, i1 false), !dbg !50
    #dbg_declare(ptr %7, !51, !DIExpression(), !52)
  %12 = load i32, ptr %4, align 4, !dbg !53
  %13 = icmp sgt i32 %12, 1, !dbg !54
  %14 = zext i1 %13 to i64, !dbg !53
  %15 = select i1 %13, ptr @from, ptr getelementptr inbounds nuw (%struct.wide, ptr @from, i32 0, i32 1), !dbg !53
  call void @llvm.memmove.p0.p0.i64(ptr align 8 %7, ptr align 8 %15, i64 16, i1 false), !dbg !55
    #dbg_declare(ptr %8, !56, !DIExpression(), !60)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %8, ptr align 16 @__const.main.array, i64 32, i1 false), !dbg !60
    #dbg_declare(ptr %9, !61, !DIExpression(), !62)
  %16 = getelementptr inbounds [4 x ptr], ptr %9, i64 0, i64 0, !dbg !63
  %17 = getelementptr inbounds [4 x ptr], ptr %8, i64 0, i64 0, !dbg !63
  %18 = load i32, ptr %4, align 4, !dbg !64
  %19 = sext i32 %18 to i64, !dbg !64
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %16, ptr align 16 %17, i64 %19, i1 false), !dbg !63
    #dbg_declare(ptr %10, !65, !DIExpression(), !69)
    #dbg_declare(ptr %11, !70, !DIExpression(), !71)
  %20 = getelementptr inbounds [32 x i8], ptr %10, i64 0, i64 0, !dbg !72
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %20, ptr align 8 @from, i64 16, i1 false), !dbg !72
  %21 = getelementptr inbounds [32 x i8], ptr %10, i64 0, i64 0, !dbg !73
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 %11, ptr align 16 %21, i64 16, i1 false), !dbg !73
  %22 = load ptr, ptr @to, align 8, !dbg !74
  %23 = load i32, ptr %22, align 4, !dbg !75
  %24 = getelementptr inbounds nuw %struct.wide, ptr %6, i32 0, i32 1, !dbg !76
  %25 = getelementptr inbounds nuw %struct.pair, ptr %24, i32 0, i32 1, !dbg !77
  %26 = load ptr, ptr %25, align 8, !dbg !77
  %27 = load i32, ptr %26, align 4, !dbg !78
  %28 = add nsw i32 %23, %27, !dbg !79
  %29 = getelementptr inbounds nuw %struct.pair, ptr %7, i32 0, i32 0, !dbg !80
  %30 = load ptr, ptr %29, align 8, !dbg !80
  %31 = load i32, ptr %30, align 4, !dbg !81
  %32 = add nsw i32 %28, %31, !dbg !82
  %33 = getelementptr inbounds [4 x ptr], ptr %9, i64 0, i64 1, !dbg !83
  %34 = load ptr, ptr %33, align 8, !dbg !83
  %35 = load i32, ptr %34, align 4, !dbg !84
  %36 = add nsw i32 %32, %35, !dbg !85
  %37 = getelementptr inbounds nuw %struct.pair, ptr %11, i32 0, i32 1, !dbg !86
  %38 = load ptr, ptr %37, align 8, !dbg !86
  %39 = load i32, ptr %38, align 4, !dbg !87
  %40 = add nsw i32 %36, %39, !dbg !88
  ret i32 %40, !dbg !89
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!25, !26, !27, !28, !29, !30}
!llvm.ident = !{!31}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "memory.c", directory: "")
!4 = !{!0, !5, !8, !10, !12, !23}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "from", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!14 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "wide", file: !3, line: 4, size: 256, elements: !15)
!15 = !{!16, !22}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "one", scope: !14, file: !3, line: 4, baseType: !17, size: 128)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 3, size: 128, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "left", scope: !17, file: !3, line: 3, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "right", scope: !17, file: !3, line: 3, baseType: !20, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_member, name: "two", scope: !14, file: !3, line: 4, baseType: !17, size: 128, offset: 128)
!23 = !DIGlobalVariableExpression(var: !24, expr: !DIExpression())
!24 = distinct !DIGlobalVariable(name: "to", scope: !2, file: !3, line: 6, type: !14, isLocal: false, isDefinition: true)
!25 = !{i32 7, !"Dwarf Version", i32 4}
!26 = !{i32 2, !"Debug Info Version", i32 3}
!27 = !{i32 1, !"wchar_size", i32 4}
!28 = !{i32 8, !"PIC Level", i32 2}
!29 = !{i32 7, !"uwtable", i32 2}
!30 = !{i32 7, !"frame-pointer", i32 2}
!31 = !{!"clang version 22.1.8"}
!32 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 8, type: !33, scopeLine: 8, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !38)
!33 = !DISubroutineType(types: !34)
!34 = !{!7, !7, !35}
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !37, size: 64)
!37 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!38 = !{}
!39 = !DILocalVariable(name: "argc", arg: 1, scope: !32, file: !3, line: 8, type: !7)
!40 = !DILocation(line: 8, column: 14, scope: !32)
!41 = !DILocalVariable(name: "argv", arg: 2, scope: !32, file: !3, line: 8, type: !35)
!42 = !DILocation(line: 8, column: 27, scope: !32)
!43 = !DILocation(line: 9, column: 19, scope: !32)
!44 = !DILocation(line: 10, column: 20, scope: !32)
!45 = !DILocation(line: 11, column: 19, scope: !32)
!46 = !DILocation(line: 12, column: 20, scope: !32)
!47 = !DILocation(line: 13, column: 5, scope: !32)
!48 = !DILocalVariable(name: "copy", scope: !32, file: !3, line: 14, type: !14)
!49 = !DILocation(line: 14, column: 17, scope: !32)
!50 = !DILocation(line: 14, column: 24, scope: !32)
!51 = !DILocalVariable(name: "part", scope: !32, file: !3, line: 15, type: !17)
!52 = !DILocation(line: 15, column: 17, scope: !32)
!53 = !DILocation(line: 16, column: 20, scope: !32)
!54 = !DILocation(line: 16, column: 25, scope: !32)
!55 = !DILocation(line: 16, column: 5, scope: !32)
!56 = !DILocalVariable(name: "array", scope: !32, file: !3, line: 17, type: !57)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !20, size: 256, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 4)
!60 = !DILocation(line: 17, column: 10, scope: !32)
!61 = !DILocalVariable(name: "other", scope: !32, file: !3, line: 17, type: !57)
!62 = !DILocation(line: 17, column: 34, scope: !32)
!63 = !DILocation(line: 18, column: 5, scope: !32)
!64 = !DILocation(line: 18, column: 26, scope: !32)
!65 = !DILocalVariable(name: "bytes", scope: !32, file: !3, line: 19, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !37, size: 256, elements: !67)
!67 = !{!68}
!68 = !DISubrange(count: 32)
!69 = !DILocation(line: 19, column: 10, scope: !32)
!70 = !DILocalVariable(name: "back", scope: !32, file: !3, line: 20, type: !17)
!71 = !DILocation(line: 20, column: 17, scope: !32)
!72 = !DILocation(line: 21, column: 5, scope: !32)
!73 = !DILocation(line: 22, column: 5, scope: !32)
!74 = !DILocation(line: 23, column: 20, scope: !32)
!75 = !DILocation(line: 23, column: 12, scope: !32)
!76 = !DILocation(line: 23, column: 33, scope: !32)
!77 = !DILocation(line: 23, column: 37, scope: !32)
!78 = !DILocation(line: 23, column: 27, scope: !32)
!79 = !DILocation(line: 23, column: 25, scope: !32)
!80 = !DILocation(line: 23, column: 51, scope: !32)
!81 = !DILocation(line: 23, column: 45, scope: !32)
!82 = !DILocation(line: 23, column: 43, scope: !32)
!83 = !DILocation(line: 23, column: 59, scope: !32)
!84 = !DILocation(line: 23, column: 58, scope: !32)
!85 = !DILocation(line: 23, column: 56, scope: !32)
!86 = !DILocation(line: 23, column: 76, scope: !32)
!87 = !DILocation(line: 23, column: 70, scope: !32)
!88 = !DILocation(line: 23, column: 68, scope: !32)
!89 = !DILocation(line: 23, column: 5, scope: !32)
