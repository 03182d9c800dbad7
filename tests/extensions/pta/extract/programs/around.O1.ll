; ModuleID = 'around.c'
source_filename = "around.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.table = type { ptr, [4 x ptr], ptr, ptr }
%struct.item = type { ptr, ptr, %struct.link }
%struct.link = type { ptr, ptr }
%struct.big = type { %struct.item, ptr }
%struct.outer = type { [2 x %struct.inner], ptr, ptr }
%struct.inner = type { ptr, ptr }
%struct.job = type { i64, ptr }

@n = global i64 1, align 8, !dbg !0
@table = local_unnamed_addr global %struct.table zeroinitializer, align 8, !dbg !49
@y = global i32 0, align 4, !dbg !45
@x = global i32 0, align 4, !dbg !43
@past = local_unnamed_addr global ptr null, align 8, !dbg !86
@ended = local_unnamed_addr global ptr null, align 8, !dbg !106
@past_heap = local_unnamed_addr global ptr null, align 8, !dbg !88
@item = local_unnamed_addr global %struct.item zeroinitializer, align 8, !dbg !79
@z = global i32 0, align 4, !dbg !47
@contained = local_unnamed_addr global ptr null, align 8, !dbg !90
@returned = local_unnamed_addr global ptr null, align 8, !dbg !110
@behind = local_unnamed_addr global ptr null, align 8, !dbg !92
@big = local_unnamed_addr global %struct.big zeroinitializer, align 8, !dbg !81
@own = local_unnamed_addr global ptr null, align 8, !dbg !96
@before = local_unnamed_addr global ptr null, align 8, !dbg !94
@several = local_unnamed_addr global [2 x %struct.big] zeroinitializer, align 16, !dbg !83
@back_again = local_unnamed_addr global ptr null, align 8, !dbg !100
@outer = local_unnamed_addr global %struct.outer zeroinitializer, align 8, !dbg !60
@tail = local_unnamed_addr global ptr null, align 8, !dbg !98
@far = local_unnamed_addr global ptr null, align 8, !dbg !102
@middle = local_unnamed_addr global ptr null, align 8, !dbg !112
@of_end = local_unnamed_addr global ptr null, align 8, !dbg !114
@bytes = local_unnamed_addr global ptr null, align 8, !dbg !116
@pool = internal global [256 x i8] zeroinitializer, align 16, !dbg !118
@top = internal global i64 0, align 8, !dbg !123
@bumped = local_unnamed_addr global ptr null, align 8, !dbg !104
@first = local_unnamed_addr global ptr null, align 8, !dbg !108
@items = local_unnamed_addr global [3 x %struct.item] zeroinitializer, align 16, !dbg !74

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !138 {
  ret void, !dbg !139
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !140 {
  ret void, !dbg !141
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f2() #0 !dbg !142 {
  ret void, !dbg !143
}

; Function Attrs: mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !144 {
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @table, i64 40), align 8, !dbg !157, !tbaa !158
  store ptr @f0, ptr getelementptr inbounds nuw (i8, ptr @table, i64 16), align 8, !dbg !162, !tbaa !163
  store ptr @f0, ptr getelementptr inbounds nuw (i8, ptr @table, i64 8), align 8, !dbg !164, !tbaa !163
  store ptr @y, ptr getelementptr inbounds nuw (i8, ptr @table, i64 48), align 8, !dbg !165, !tbaa !166
  store ptr @x, ptr @table, align 8, !dbg !167, !tbaa !168
  store ptr @f1, ptr @past, align 8, !dbg !169, !tbaa !163
    #dbg_value(ptr poison, !148, !DIExpression(), !170)
  store ptr @y, ptr @ended, align 8, !dbg !171, !tbaa !172
    #dbg_value(ptr poison, !149, !DIExpression(), !170)
  store ptr @f2, ptr @past_heap, align 8, !dbg !173, !tbaa !163
  store ptr @f1, ptr @item, align 8, !dbg !174, !tbaa !175
  store ptr @z, ptr getelementptr inbounds nuw (i8, ptr @item, i64 8), align 8, !dbg !179, !tbaa !180
  store ptr @f1, ptr @contained, align 8, !dbg !181, !tbaa !163
    #dbg_value(ptr poison, !151, !DIExpression(), !170)
  store ptr @z, ptr @returned, align 8, !dbg !182, !tbaa !172
  store ptr @f1, ptr @behind, align 8, !dbg !183, !tbaa !163
  store ptr @f2, ptr getelementptr inbounds nuw (i8, ptr @big, i64 32), align 8, !dbg !184, !tbaa !185
  store ptr @f0, ptr @big, align 8, !dbg !187, !tbaa !188
  store ptr @f2, ptr @own, align 8, !dbg !189, !tbaa !163
  store ptr @f2, ptr @before, align 8, !dbg !190, !tbaa !163
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @several, i64 72), align 8, !dbg !191, !tbaa !185
  store ptr @f0, ptr getelementptr inbounds nuw (i8, ptr @several, i64 32), align 16, !dbg !192, !tbaa !185
    #dbg_value(ptr poison, !152, !DIExpression(), !170)
  %1 = load volatile i64, ptr @n, align 8, !dbg !193, !tbaa !194
  %2 = sub i64 0, %1, !dbg !196
  %3 = getelementptr inbounds %struct.big, ptr getelementptr inbounds nuw (i8, ptr @several, i64 40), i64 %2, !dbg !196
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 32, !dbg !196
  %5 = load ptr, ptr %4, align 8, !dbg !197, !tbaa !185
  store ptr %5, ptr @back_again, align 8, !dbg !198, !tbaa !163
  store ptr @f2, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 32), align 8, !dbg !199, !tbaa !200
  store ptr @x, ptr getelementptr inbounds nuw (i8, ptr @outer, i64 40), align 8, !dbg !202, !tbaa !203
  store ptr @f2, ptr @tail, align 8, !dbg !204, !tbaa !163
    #dbg_value(ptr @outer, !153, !DIExpression(), !170)
    #dbg_value(ptr getelementptr inbounds nuw (i8, ptr @outer, i64 32), !153, !DIExpression(), !170)
  store ptr @f2, ptr @far, align 8, !dbg !205, !tbaa !163
  store ptr @x, ptr @middle, align 8, !dbg !206, !tbaa !172
  %6 = tail call fastcc ptr @value(), !dbg !207
  store ptr %6, ptr @of_end, align 8, !dbg !208, !tbaa !172
  store ptr @y, ptr getelementptr inbounds nuw (i8, ptr @big, i64 8), align 8, !dbg !209, !tbaa !210
  %7 = tail call fastcc ptr @of_last(), !dbg !211
  store ptr %7, ptr @bytes, align 8, !dbg !212, !tbaa !172
  store i64 ptrtoint (ptr @pool to i64), ptr @top, align 8, !dbg !213, !tbaa !194
  %8 = atomicrmw add ptr @top, i64 16 seq_cst, align 8, !dbg !214
    #dbg_value(ptr poison, !155, !DIExpression(), !170)
  %9 = atomicrmw add ptr @top, i64 16 seq_cst, align 8, !dbg !219
  %10 = inttoptr i64 %9 to ptr, !dbg !221
    #dbg_value(ptr %10, !155, !DIExpression(), !170)
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 8, !dbg !222
  store ptr @f2, ptr %11, align 8, !dbg !223, !tbaa !224
  %12 = load volatile i64, ptr @n, align 8, !dbg !226, !tbaa !194
  %13 = getelementptr inbounds %struct.job, ptr @pool, i64 %12, !dbg !227
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !228
  %15 = load ptr, ptr %14, align 8, !dbg !229, !tbaa !224
  store ptr %15, ptr @bumped, align 8, !dbg !230, !tbaa !163
    #dbg_value(ptr poison, !156, !DIExpression(), !170)
  %16 = load ptr, ptr @table, align 8, !dbg !231, !tbaa !172
  store ptr %16, ptr @first, align 8, !dbg !232, !tbaa !172
  %17 = load ptr, ptr @past, align 8, !dbg !233, !tbaa !163
  %18 = icmp ne ptr %17, @f1, !dbg !234
  %19 = load ptr, ptr @ended, align 8
  %20 = icmp ne ptr %19, @y
  %21 = select i1 %18, i1 true, i1 %20
  %22 = load ptr, ptr @past_heap, align 8
  %23 = icmp ne ptr %22, @f2
  %24 = select i1 %21, i1 true, i1 %23
  %25 = load ptr, ptr @contained, align 8
  %26 = icmp ne ptr %25, @f1
  %27 = select i1 %24, i1 true, i1 %26
  %28 = load ptr, ptr @returned, align 8
  %29 = icmp ne ptr %28, @z
  %30 = select i1 %27, i1 true, i1 %29
  %31 = load ptr, ptr @behind, align 8
  %32 = icmp ne ptr %31, @f1
  %33 = select i1 %30, i1 true, i1 %32
  %34 = load ptr, ptr @own, align 8
  %35 = icmp ne ptr %34, @f2
  %36 = select i1 %33, i1 true, i1 %35
  %37 = load ptr, ptr @before, align 8
  %38 = icmp ne ptr %37, @f2
  %39 = select i1 %36, i1 true, i1 %38, !dbg !235
  %40 = load ptr, ptr @back_again, align 8
  %41 = icmp ne ptr %40, @f0
  %42 = select i1 %39, i1 true, i1 %41, !dbg !235
  %43 = load ptr, ptr @tail, align 8
  %44 = icmp ne ptr %43, @f2
  %45 = select i1 %42, i1 true, i1 %44, !dbg !235
  %46 = load ptr, ptr @far, align 8
  %47 = icmp ne ptr %46, @f2
  %48 = select i1 %45, i1 true, i1 %47, !dbg !235
  %49 = load ptr, ptr @middle, align 8
  %50 = icmp ne ptr %49, @x
  %51 = select i1 %48, i1 true, i1 %50, !dbg !235
  %52 = icmp ne ptr %16, @x
  %53 = select i1 %51, i1 true, i1 %52, !dbg !235
  %54 = load ptr, ptr @of_end, align 8
  %55 = icmp ne ptr %54, @z
  %56 = select i1 %53, i1 true, i1 %55, !dbg !235
  %57 = load ptr, ptr @bytes, align 8
  %58 = icmp ne ptr %57, @y
  %59 = select i1 %56, i1 true, i1 %58, !dbg !235
  %60 = icmp ne ptr %15, @f2, !dbg !235
  %61 = select i1 %59, i1 true, i1 %60, !dbg !235
  %62 = zext i1 %61 to i32, !dbg !235
  ret i32 %62, !dbg !236
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc ptr @value() unnamed_addr #2 !dbg !237 {
    #dbg_value(ptr poison, !241, !DIExpression(), !242)
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @item, i64 8), align 8, !dbg !243, !tbaa !180
  ret ptr %1, !dbg !244
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc ptr @of_last() unnamed_addr #2 !dbg !245 {
    #dbg_value(ptr poison, !249, !DIExpression(), !250)
  %1 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @big, i64 8), align 8, !dbg !251, !tbaa !210
  ret ptr %1, !dbg !252
}

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nounwind willreturn memory(readwrite, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!126, !127, !128, !129, !130, !131, !132}
!llvm.ident = !{!133}
!llvm.errno.tbaa = !{!134}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 18, type: !125, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !42, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "around.c", directory: "")
!4 = !{!5, !7, !22, !24, !29, !30, !31, !34, !40, !41}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 8, size: 256, elements: !9)
!9 = !{!10, !15, !16}
!10 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !8, file: !3, line: 8, baseType: !11, size: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !8, file: !3, line: 8, baseType: !5, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !8, file: !3, line: 8, baseType: !17, size: 128, offset: 128)
!17 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 7, size: 128, elements: !18)
!18 = !{!19, !21}
!19 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !17, file: !3, line: 7, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!21 = !DIDerivedType(tag: DW_TAG_member, name: "prev", scope: !17, file: !3, line: 7, baseType: !20, size: 64, offset: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !25, size: 64)
!25 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "big", file: !3, line: 13, size: 320, elements: !26)
!26 = !{!27, !28}
!27 = !DIDerivedType(tag: DW_TAG_member, name: "item", scope: !25, file: !3, line: 13, baseType: !8, size: 256)
!28 = !DIDerivedType(tag: DW_TAG_member, name: "own", scope: !25, file: !3, line: 13, baseType: !11, size: 64, offset: 256)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!30 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!31 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !32, line: 83, baseType: !33)
!32 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!33 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "job", file: !3, line: 24, size: 128, elements: !36)
!36 = !{!37, !39}
!37 = !DIDerivedType(tag: DW_TAG_member, name: "id", scope: !35, file: !3, line: 24, baseType: !38, size: 64)
!38 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !35, file: !3, line: 24, baseType: !11, size: 64, offset: 64)
!40 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !38, size: 64)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!42 = !{!0, !43, !45, !47, !49, !60, !74, !79, !81, !83, !86, !88, !90, !92, !94, !96, !98, !100, !102, !104, !106, !108, !110, !112, !114, !116, !118, !123}
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 6, type: !6, isLocal: false, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 6, type: !6, isLocal: false, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 6, type: !6, isLocal: false, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "table", scope: !2, file: !3, line: 9, type: !51, isLocal: false, isDefinition: true)
!51 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "table", file: !3, line: 9, size: 448, elements: !52)
!52 = !{!53, !54, !58, !59}
!53 = !DIDerivedType(tag: DW_TAG_member, name: "head", scope: !51, file: !3, line: 9, baseType: !5, size: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !51, file: !3, line: 9, baseType: !55, size: 256, offset: 64)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 256, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 4)
!58 = !DIDerivedType(tag: DW_TAG_member, name: "after", scope: !51, file: !3, line: 9, baseType: !11, size: 64, offset: 320)
!59 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !51, file: !3, line: 9, baseType: !5, size: 64, offset: 384)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "outer", scope: !2, file: !3, line: 11, type: !62, isLocal: false, isDefinition: true)
!62 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "outer", file: !3, line: 11, size: 384, elements: !63)
!63 = !{!64, !72, !73}
!64 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !62, file: !3, line: 11, baseType: !65, size: 256)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !66, size: 256, elements: !70)
!66 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "inner", file: !3, line: 10, size: 128, elements: !67)
!67 = !{!68, !69}
!68 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !66, file: !3, line: 10, baseType: !5, size: 64)
!69 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !66, file: !3, line: 10, baseType: !5, size: 64, offset: 64)
!70 = !{!71}
!71 = !DISubrange(count: 2)
!72 = !DIDerivedType(tag: DW_TAG_member, name: "tail", scope: !62, file: !3, line: 11, baseType: !11, size: 64, offset: 256)
!73 = !DIDerivedType(tag: DW_TAG_member, name: "end", scope: !62, file: !3, line: 11, baseType: !5, size: 64, offset: 320)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "items", scope: !2, file: !3, line: 12, type: !76, isLocal: false, isDefinition: true)
!76 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 768, elements: !77)
!77 = !{!78}
!78 = !DISubrange(count: 3)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 12, type: !8, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "big", scope: !2, file: !3, line: 13, type: !25, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "several", scope: !2, file: !3, line: 13, type: !85, isLocal: false, isDefinition: true)
!85 = !DICompositeType(tag: DW_TAG_array_type, baseType: !25, size: 640, elements: !70)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "past", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "past_heap", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "contained", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!92 = !DIGlobalVariableExpression(var: !93, expr: !DIExpression())
!93 = distinct !DIGlobalVariable(name: "behind", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "before", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!98 = !DIGlobalVariableExpression(var: !99, expr: !DIExpression())
!99 = distinct !DIGlobalVariable(name: "tail", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!100 = !DIGlobalVariableExpression(var: !101, expr: !DIExpression())
!101 = distinct !DIGlobalVariable(name: "back_again", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!102 = !DIGlobalVariableExpression(var: !103, expr: !DIExpression())
!103 = distinct !DIGlobalVariable(name: "far", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!104 = !DIGlobalVariableExpression(var: !105, expr: !DIExpression())
!105 = distinct !DIGlobalVariable(name: "bumped", scope: !2, file: !3, line: 14, type: !11, isLocal: false, isDefinition: true)
!106 = !DIGlobalVariableExpression(var: !107, expr: !DIExpression())
!107 = distinct !DIGlobalVariable(name: "ended", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!108 = !DIGlobalVariableExpression(var: !109, expr: !DIExpression())
!109 = distinct !DIGlobalVariable(name: "first", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "returned", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!112 = !DIGlobalVariableExpression(var: !113, expr: !DIExpression())
!113 = distinct !DIGlobalVariable(name: "middle", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!114 = !DIGlobalVariableExpression(var: !115, expr: !DIExpression())
!115 = distinct !DIGlobalVariable(name: "of_end", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!116 = !DIGlobalVariableExpression(var: !117, expr: !DIExpression())
!117 = distinct !DIGlobalVariable(name: "bytes", scope: !2, file: !3, line: 15, type: !5, isLocal: false, isDefinition: true)
!118 = !DIGlobalVariableExpression(var: !119, expr: !DIExpression())
!119 = distinct !DIGlobalVariable(name: "pool", scope: !2, file: !3, line: 23, type: !120, isLocal: true, isDefinition: true, align: 128)
!120 = !DICompositeType(tag: DW_TAG_array_type, baseType: !23, size: 2048, elements: !121)
!121 = !{!122}
!122 = !DISubrange(count: 256)
!123 = !DIGlobalVariableExpression(var: !124, expr: !DIExpression())
!124 = distinct !DIGlobalVariable(name: "top", scope: !2, file: !3, line: 25, type: !31, isLocal: true, isDefinition: true)
!125 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !38)
!126 = !{i32 7, !"Dwarf Version", i32 4}
!127 = !{i32 2, !"Debug Info Version", i32 3}
!128 = !{i32 1, !"wchar_size", i32 4}
!129 = !{i32 8, !"PIC Level", i32 2}
!130 = !{i32 7, !"uwtable", i32 2}
!131 = !{i32 7, !"frame-pointer", i32 2}
!132 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!133 = !{!"clang version 22.1.8"}
!134 = !{!135, !135, i64 0}
!135 = !{!"int", !136, i64 0}
!136 = !{!"omnipotent char", !137, i64 0}
!137 = !{!"Simple C/C++ TBAA"}
!138 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!139 = !DILocation(line: 5, column: 16, scope: !138, atomGroup: 1, atomRank: 1)
!140 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!141 = !DILocation(line: 5, column: 33, scope: !140, atomGroup: 1, atomRank: 1)
!142 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!143 = !DILocation(line: 5, column: 50, scope: !142, atomGroup: 1, atomRank: 1)
!144 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !145, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !147, keyInstructions: true)
!145 = !DISubroutineType(types: !146)
!146 = !{!6}
!147 = !{!148, !149, !151, !152, !153, !155, !156}
!148 = !DILocalVariable(name: "p", scope: !144, file: !3, line: 30, type: !29)
!149 = !DILocalVariable(name: "heap", scope: !144, file: !3, line: 32, type: !150)
!150 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!151 = !DILocalVariable(name: "end", scope: !144, file: !3, line: 37, type: !7)
!152 = !DILocalVariable(name: "l", scope: !144, file: !3, line: 44, type: !20)
!153 = !DILocalVariable(name: "q", scope: !144, file: !3, line: 48, type: !154)
!154 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!155 = !DILocalVariable(name: "j", scope: !144, file: !3, line: 55, type: !34)
!156 = !DILocalVariable(name: "w", scope: !144, file: !3, line: 59, type: !40)
!157 = !DILocation(line: 28, column: 17, scope: !144, atomGroup: 1, atomRank: 1)
!158 = !{!159, !161, i64 40}
!159 = !{!"table", !160, i64 0, !136, i64 8, !161, i64 40, !160, i64 48}
!160 = !{!"p1 int", !161, i64 0}
!161 = !{!"any pointer", !136, i64 0}
!162 = !DILocation(line: 28, column: 53, scope: !144, atomGroup: 3, atomRank: 1)
!163 = !{!161, !161, i64 0}
!164 = !DILocation(line: 28, column: 37, scope: !144, atomGroup: 2, atomRank: 1)
!165 = !DILocation(line: 28, column: 69, scope: !144, atomGroup: 4, atomRank: 1)
!166 = !{!159, !160, i64 48}
!167 = !DILocation(line: 28, column: 86, scope: !144, atomGroup: 5, atomRank: 1)
!168 = !{!159, !160, i64 0}
!169 = !DILocation(line: 29, column: 10, scope: !144, atomGroup: 6, atomRank: 1)
!170 = !DILocation(line: 0, scope: !144)
!171 = !DILocation(line: 31, column: 11, scope: !144, atomGroup: 8, atomRank: 1)
!172 = !{!160, !160, i64 0}
!173 = !DILocation(line: 34, column: 15, scope: !144, atomGroup: 13, atomRank: 1)
!174 = !DILocation(line: 35, column: 14, scope: !144, atomGroup: 14, atomRank: 1)
!175 = !{!176, !161, i64 0}
!176 = !{!"item", !161, i64 0, !160, i64 8, !177, i64 16}
!177 = !{!"link", !178, i64 0, !178, i64 8}
!178 = !{!"p1 _ZTS4link", !161, i64 0}
!179 = !DILocation(line: 35, column: 31, scope: !144, atomGroup: 15, atomRank: 1)
!180 = !{!176, !160, i64 8}
!181 = !DILocation(line: 36, column: 15, scope: !144, atomGroup: 16, atomRank: 1)
!182 = !DILocation(line: 38, column: 14, scope: !144, atomGroup: 18, atomRank: 1)
!183 = !DILocation(line: 39, column: 12, scope: !144, atomGroup: 19, atomRank: 1)
!184 = !DILocation(line: 40, column: 13, scope: !144, atomGroup: 20, atomRank: 1)
!185 = !{!186, !161, i64 32}
!186 = !{!"big", !176, i64 0, !161, i64 32}
!187 = !DILocation(line: 40, column: 32, scope: !144, atomGroup: 21, atomRank: 1)
!188 = !{!186, !161, i64 0}
!189 = !DILocation(line: 41, column: 9, scope: !144, atomGroup: 22, atomRank: 1)
!190 = !DILocation(line: 42, column: 12, scope: !144, atomGroup: 23, atomRank: 1)
!191 = !DILocation(line: 43, column: 20, scope: !144, atomGroup: 24, atomRank: 1)
!192 = !DILocation(line: 43, column: 41, scope: !144, atomGroup: 25, atomRank: 1)
!193 = !DILocation(line: 45, column: 81, scope: !144)
!194 = !{!195, !195, i64 0}
!195 = !{!"long", !136, i64 0}
!196 = !DILocation(line: 45, column: 85, scope: !144)
!197 = !DILocation(line: 45, column: 85, scope: !144, atomGroup: 27, atomRank: 2)
!198 = !DILocation(line: 45, column: 16, scope: !144, atomGroup: 27, atomRank: 1)
!199 = !DILocation(line: 46, column: 16, scope: !144, atomGroup: 28, atomRank: 1)
!200 = !{!201, !161, i64 32}
!201 = !{!"outer", !136, i64 0, !161, i64 32, !160, i64 40}
!202 = !DILocation(line: 46, column: 32, scope: !144, atomGroup: 29, atomRank: 1)
!203 = !{!201, !160, i64 40}
!204 = !DILocation(line: 47, column: 10, scope: !144, atomGroup: 30, atomRank: 1)
!205 = !DILocation(line: 49, column: 9, scope: !144, atomGroup: 33, atomRank: 1)
!206 = !DILocation(line: 50, column: 12, scope: !144, atomGroup: 34, atomRank: 1)
!207 = !DILocation(line: 51, column: 14, scope: !144, atomGroup: 35, atomRank: 2)
!208 = !DILocation(line: 51, column: 12, scope: !144, atomGroup: 35, atomRank: 1)
!209 = !DILocation(line: 52, column: 20, scope: !144, atomGroup: 36, atomRank: 1)
!210 = !{!186, !160, i64 8}
!211 = !DILocation(line: 53, column: 13, scope: !144, atomGroup: 37, atomRank: 2)
!212 = !DILocation(line: 53, column: 11, scope: !144, atomGroup: 37, atomRank: 1)
!213 = !DILocation(line: 54, column: 9, scope: !144, atomGroup: 38, atomRank: 1)
!214 = !DILocation(line: 26, column: 42, scope: !215, inlinedAt: !218, atomGroup: 2, atomRank: 2)
!215 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 26, type: !216, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!216 = !DISubroutineType(types: !217)
!217 = !{!41}
!218 = distinct !DILocation(line: 55, column: 21, scope: !144)
!219 = !DILocation(line: 26, column: 42, scope: !215, inlinedAt: !220, atomGroup: 2, atomRank: 2)
!220 = distinct !DILocation(line: 56, column: 9, scope: !144)
!221 = !DILocation(line: 26, column: 34, scope: !215, inlinedAt: !220, atomGroup: 1, atomRank: 2)
!222 = !DILocation(line: 57, column: 8, scope: !144)
!223 = !DILocation(line: 57, column: 12, scope: !144, atomGroup: 41, atomRank: 1)
!224 = !{!225, !161, i64 8}
!225 = !{!"job", !195, i64 0, !161, i64 8}
!226 = !DILocation(line: 58, column: 35, scope: !144)
!227 = !DILocation(line: 58, column: 14, scope: !144)
!228 = !DILocation(line: 58, column: 38, scope: !144)
!229 = !DILocation(line: 58, column: 38, scope: !144, atomGroup: 42, atomRank: 2)
!230 = !DILocation(line: 58, column: 12, scope: !144, atomGroup: 42, atomRank: 1)
!231 = !DILocation(line: 60, column: 13, scope: !144, atomGroup: 44, atomRank: 2)
!232 = !DILocation(line: 60, column: 11, scope: !144, atomGroup: 44, atomRank: 1)
!233 = !DILocation(line: 61, column: 14, scope: !144)
!234 = !DILocation(line: 61, column: 19, scope: !144, atomGroup: 46, atomRank: 2)
!235 = !DILocation(line: 61, column: 25, scope: !144, atomGroup: 46, atomRank: 1)
!236 = !DILocation(line: 61, column: 5, scope: !144, atomGroup: 61, atomRank: 1)
!237 = distinct !DISubprogram(name: "value", scope: !3, file: !3, line: 20, type: !238, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !240, keyInstructions: true)
!238 = !DISubroutineType(cc: DW_CC_nocall, types: !239)
!239 = !{!5, !7}
!240 = !{!241}
!241 = !DILocalVariable(name: "p", arg: 1, scope: !237, file: !3, line: 20, type: !7)
!242 = !DILocation(line: 0, scope: !237)
!243 = !DILocation(line: 20, column: 76, scope: !237, atomGroup: 1, atomRank: 2)
!244 = !DILocation(line: 20, column: 63, scope: !237, atomGroup: 1, atomRank: 1)
!245 = distinct !DISubprogram(name: "of_last", scope: !3, file: !3, line: 22, type: !246, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !248, keyInstructions: true)
!246 = !DISubroutineType(cc: DW_CC_nocall, types: !247)
!247 = !{!5, !24}
!248 = !{!249}
!249 = !DILocalVariable(name: "p", arg: 1, scope: !245, file: !3, line: 22, type: !24)
!250 = !DILocation(line: 0, scope: !245)
!251 = !DILocation(line: 22, column: 82, scope: !245, atomGroup: 1, atomRank: 2)
!252 = !DILocation(line: 22, column: 64, scope: !245, atomGroup: 1, atomRank: 1)
