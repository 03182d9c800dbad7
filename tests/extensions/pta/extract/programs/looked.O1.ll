; ModuleID = 'looked.c'
source_filename = "looked.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@x = global i32 0, align 4, !dbg !0
@slot = local_unnamed_addr global ptr @x, align 8, !dbg !11
@given = local_unnamed_addr global ptr null, align 8, !dbg !28
@y = global i32 0, align 4, !dbg !24
@.str = private unnamed_addr constant [8 x i8] c"visible\00", align 1, !dbg !13
@.str.1 = private unnamed_addr constant [5 x i8] c"slot\00", align 1, !dbg !19
@read = local_unnamed_addr global ptr null, align 8, !dbg !34
@stored = local_unnamed_addr global ptr null, align 8, !dbg !32
@z = global i32 0, align 4, !dbg !26
@resolved = local_unnamed_addr global ptr null, align 8, !dbg !30

@chosen = ifunc ptr (ptr), ptr @resolve

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef nonnull ptr @visible(ptr noundef %0) local_unnamed_addr #0 !dbg !48 {
    #dbg_value(ptr %0, !50, !DIExpression(), !51)
  store ptr %0, ptr @given, align 8, !dbg !52, !tbaa !53
  ret ptr @y, !dbg !56
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !57 {
  %1 = tail call ptr @dlopen(ptr noundef null, i32 noundef 2) #5, !dbg !66
    #dbg_value(ptr %1, !61, !DIExpression(), !67)
  %2 = tail call ptr @dlsym(ptr noundef %1, ptr noundef nonnull @.str) #5, !dbg !68
    #dbg_value(ptr %2, !63, !DIExpression(), !67)
  %3 = tail call ptr @dlsym(ptr noundef %1, ptr noundef nonnull @.str.1) #5, !dbg !69
    #dbg_value(ptr %3, !64, !DIExpression(), !67)
  %4 = load ptr, ptr %3, align 8, !dbg !70, !tbaa !53
  store ptr %4, ptr @read, align 8, !dbg !71, !tbaa !53
  %5 = tail call ptr %2(ptr noundef nonnull @x) #5, !dbg !72
  store ptr %5, ptr %3, align 8, !dbg !73, !tbaa !53
  %6 = load ptr, ptr @slot, align 8, !dbg !74, !tbaa !53
  store ptr %6, ptr @stored, align 8, !dbg !75, !tbaa !53
  store ptr @z, ptr @resolved, align 8, !dbg !76, !tbaa !53
  %7 = load ptr, ptr @given, align 8, !dbg !77, !tbaa !53
  %8 = icmp ne ptr %7, @x, !dbg !78
  %9 = load ptr, ptr @read, align 8
  %10 = icmp ne ptr %9, @x
  %11 = select i1 %8, i1 true, i1 %10
  %12 = icmp ne ptr %6, @y
  %13 = select i1 %11, i1 true, i1 %12, !dbg !79
  %14 = zext i1 %13 to i32, !dbg !79
  ret i32 %14, !dbg !80
}

; Function Attrs: nounwind
declare !dbg !81 ptr @dlopen(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: nounwind
declare !dbg !87 ptr @dlsym(ptr noundef, ptr noundef) local_unnamed_addr #2

; Function Attrs: disable_sanitizer_instrumentation nounwind uwtable
define internal ptr @resolve() #3 !dbg !92 {
  ret ptr @plain, !dbg !94
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define internal noundef ptr @plain(ptr noundef readnone returned captures(ret: address, provenance) %0) #4 !dbg !95 {
    #dbg_value(ptr %0, !97, !DIExpression(), !98)
  ret ptr %0, !dbg !99
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { disable_sanitizer_instrumentation nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!36, !37, !38, !39, !40, !41, !42}
!llvm.ident = !{!43}
!llvm.errno.tbaa = !{!44}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 3, type: !9, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !10, splitDebugInlining: false, nameTableKind: None)
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
!42 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!43 = !{!"clang version 22.1.8"}
!44 = !{!45, !45, i64 0}
!45 = !{!"int", !46, i64 0}
!46 = !{!"omnipotent char", !47, i64 0}
!47 = !{!"Simple C/C++ TBAA"}
!48 = distinct !DISubprogram(name: "visible", scope: !3, file: !3, line: 6, type: !6, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !49, keyInstructions: true)
!49 = !{!50}
!50 = !DILocalVariable(name: "p", arg: 1, scope: !48, file: !3, line: 6, type: !8)
!51 = !DILocation(line: 0, scope: !48)
!52 = !DILocation(line: 6, column: 30, scope: !48, atomGroup: 1, atomRank: 1)
!53 = !{!54, !54, i64 0}
!54 = !{!"p1 int", !55, i64 0}
!55 = !{!"any pointer", !46, i64 0}
!56 = !DILocation(line: 6, column: 35, scope: !48, atomGroup: 2, atomRank: 1)
!57 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 10, type: !58, scopeLine: 10, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !60, keyInstructions: true)
!58 = !DISubroutineType(types: !59)
!59 = !{!9}
!60 = !{!61, !63, !64}
!61 = !DILocalVariable(name: "here", scope: !57, file: !3, line: 11, type: !62)
!62 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!63 = !DILocalVariable(name: "f", scope: !57, file: !3, line: 12, type: !5)
!64 = !DILocalVariable(name: "s", scope: !57, file: !3, line: 13, type: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!66 = !DILocation(line: 11, column: 18, scope: !57, atomGroup: 1, atomRank: 2)
!67 = !DILocation(line: 0, scope: !57)
!68 = !DILocation(line: 12, column: 41, scope: !57, atomGroup: 2, atomRank: 2)
!69 = !DILocation(line: 13, column: 15, scope: !57, atomGroup: 3, atomRank: 2)
!70 = !DILocation(line: 14, column: 12, scope: !57, atomGroup: 4, atomRank: 2)
!71 = !DILocation(line: 14, column: 10, scope: !57, atomGroup: 4, atomRank: 1)
!72 = !DILocation(line: 15, column: 10, scope: !57, atomGroup: 5, atomRank: 2)
!73 = !DILocation(line: 15, column: 8, scope: !57, atomGroup: 5, atomRank: 1)
!74 = !DILocation(line: 16, column: 14, scope: !57, atomGroup: 6, atomRank: 2)
!75 = !DILocation(line: 16, column: 12, scope: !57, atomGroup: 6, atomRank: 1)
!76 = !DILocation(line: 17, column: 14, scope: !57, atomGroup: 7, atomRank: 1)
!77 = !DILocation(line: 18, column: 14, scope: !57)
!78 = !DILocation(line: 18, column: 20, scope: !57, atomGroup: 9, atomRank: 2)
!79 = !DILocation(line: 18, column: 26, scope: !57, atomGroup: 9, atomRank: 1)
!80 = !DILocation(line: 18, column: 5, scope: !57, atomGroup: 12, atomRank: 1)
!81 = !DISubprogram(name: "dlopen", scope: !82, file: !82, line: 56, type: !83, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!82 = !DIFile(filename: "lib/libc/include/generic-glibc/dlfcn.h", directory: "")
!83 = !DISubroutineType(types: !84)
!84 = !{!62, !85, !9}
!85 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !86, size: 64)
!86 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !16)
!87 = !DISubprogram(name: "dlsym", scope: !82, file: !82, line: 64, type: !88, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!88 = !DISubroutineType(types: !89)
!89 = !{!62, !90, !91}
!90 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !62)
!91 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !85)
!92 = distinct !DISubprogram(name: "resolve", scope: !3, file: !3, line: 8, type: !93, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!93 = !DISubroutineType(types: !4)
!94 = !DILocation(line: 8, column: 39, scope: !92, atomGroup: 1, atomRank: 1)
!95 = distinct !DISubprogram(name: "plain", scope: !3, file: !3, line: 7, type: !6, scopeLine: 7, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !96, keyInstructions: true)
!96 = !{!97}
!97 = !DILocalVariable(name: "p", arg: 1, scope: !95, file: !3, line: 7, type: !8)
!98 = !DILocation(line: 0, scope: !95)
!99 = !DILocation(line: 7, column: 29, scope: !95, atomGroup: 1, atomRank: 1)
