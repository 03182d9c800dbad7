; ModuleID = 'rebuilt.c'
source_filename = "rebuilt.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { i64, ptr, ptr }
%union.cell = type { double }
%struct.bits = type { i64 }

@three = global i64 3, align 8, !dbg !0
@secret = global i64 99344109427290, align 8, !dbg !24
@inverse = global i64 -6148914691236517205, align 8, !dbg !27
@seven = local_unnamed_addr global i64 7, align 8, !dbg !29
@two = global i64 2, align 8, !dbg !31
@node = global %struct.node zeroinitializer, align 64, !dbg !33
@x = global i32 0, align 4, !dbg !37
@other = global %struct.node zeroinitializer, align 64, !dbg !35
@y = global i32 0, align 4, !dbg !39
@multiplied = local_unnamed_addr global ptr null, align 8, !dbg !43
@divided = local_unnamed_addr global ptr null, align 8, !dbg !45
@z = global i32 0, align 4, !dbg !41
@hidden = local_unnamed_addr global ptr null, align 8, !dbg !47
@turned = local_unnamed_addr global ptr null, align 8, !dbg !49
@masked = local_unnamed_addr global ptr null, align 8, !dbg !69
@tripled = local_unnamed_addr global ptr null, align 8, !dbg !71
@called = local_unnamed_addr global ptr null, align 8, !dbg !73
@doubled = local_unnamed_addr global ptr null, align 8, !dbg !51
@cell = local_unnamed_addr global %union.cell zeroinitializer, align 8, !dbg !75
@stored = local_unnamed_addr global ptr null, align 8, !dbg !61
@through = local_unnamed_addr global ptr null, align 8, !dbg !63
@linked = local_unnamed_addr global ptr null, align 8, !dbg !55
@sum = local_unnamed_addr global i64 0, align 8, !dbg !89
@summed = local_unnamed_addr global ptr null, align 8, !dbg !57
@bits = local_unnamed_addr global %struct.bits zeroinitializer, align 8, !dbg !82
@spread = local_unnamed_addr global ptr null, align 8, !dbg !53
@left = local_unnamed_addr global i64 0, align 8, !dbg !91
@negated = local_unnamed_addr global ptr null, align 8, !dbg !65
@fused = local_unnamed_addr global ptr null, align 8, !dbg !67
@lone = local_unnamed_addr global ptr null, align 8, !dbg !59

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !105 {
  ret void, !dbg !106
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !107 {
  ret void, !dbg !108
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !109 {
  store ptr @f0, ptr getelementptr inbounds nuw (i8, ptr @node, i64 16), align 16, !dbg !116, !tbaa !117
  store ptr @x, ptr getelementptr inbounds nuw (i8, ptr @node, i64 8), align 8, !dbg !122, !tbaa !123
  store ptr @f1, ptr getelementptr inbounds nuw (i8, ptr @other, i64 16), align 16, !dbg !124, !tbaa !117
  store ptr @y, ptr getelementptr inbounds nuw (i8, ptr @other, i64 8), align 8, !dbg !125, !tbaa !123
  %1 = tail call fastcc i64 @times(i64 noundef ptrtoint (ptr @x to i64)), !dbg !126
  %2 = tail call fastcc i64 @undone(i64 noundef %1), !dbg !127
  %3 = inttoptr i64 %2 to ptr, !dbg !128
  store ptr %3, ptr @multiplied, align 8, !dbg !129, !tbaa !130
  store ptr @y, ptr @divided, align 8, !dbg !131, !tbaa !130
  %4 = load volatile i64, ptr @secret, align 8, !dbg !132, !tbaa !133
  %5 = xor i64 %4, ptrtoint (ptr @z to i64), !dbg !134
  %6 = load volatile i64, ptr @secret, align 8, !dbg !135, !tbaa !133
  %7 = xor i64 %5, %6, !dbg !136
  %8 = inttoptr i64 %7 to ptr, !dbg !137
  store ptr %8, ptr @hidden, align 8, !dbg !138, !tbaa !130
    #dbg_value(i64 ptrtoint (ptr @x to i64), !113, !DIExpression(), !139)
  %9 = load volatile i64, ptr @three, align 8, !dbg !140, !tbaa !133
  %10 = shl i64 ptrtoint (ptr @x to i64), %9, !dbg !141
  %11 = load volatile i64, ptr @three, align 8, !dbg !142, !tbaa !133
  %12 = sub i64 64, %11, !dbg !143
  %13 = lshr i64 ptrtoint (ptr @x to i64), %12, !dbg !144
  %14 = or i64 %13, %10, !dbg !145
    #dbg_value(i64 %14, !113, !DIExpression(), !139)
  %15 = load volatile i64, ptr @three, align 8, !dbg !146, !tbaa !133
  %16 = lshr i64 %14, %15, !dbg !147
  %17 = load volatile i64, ptr @three, align 8, !dbg !148, !tbaa !133
  %18 = sub i64 64, %17, !dbg !149
  %19 = shl i64 %14, %18, !dbg !150
  %20 = or i64 %16, %19, !dbg !151
    #dbg_value(i64 %20, !113, !DIExpression(), !139)
  %21 = inttoptr i64 %20 to ptr, !dbg !152
  store ptr %21, ptr @turned, align 8, !dbg !153, !tbaa !130
  %22 = and i64 ptrtoint (ptr getelementptr inbounds nuw (i8, ptr @node, i64 16) to i64), -64, !dbg !154
  %23 = inttoptr i64 %22 to ptr, !dbg !155
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 16, !dbg !156
  %25 = load ptr, ptr %24, align 16, !dbg !157, !tbaa !117
  store ptr %25, ptr @masked, align 8, !dbg !158, !tbaa !159
  %26 = tail call fastcc i64 @times(i64 noundef ptrtoint (ptr @node to i64)), !dbg !160
  %27 = tail call fastcc i64 @undone(i64 noundef %26), !dbg !161
  %28 = inttoptr i64 %27 to ptr, !dbg !162
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 16, !dbg !163
  %30 = load ptr, ptr %29, align 8, !dbg !164, !tbaa !117
  store ptr %30, ptr @tripled, align 8, !dbg !165, !tbaa !159
  %31 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @other, i64 16), align 16, !dbg !166, !tbaa !117
  store ptr %31, ptr @called, align 8, !dbg !167, !tbaa !159
  tail call void %31() #4, !dbg !168
  %32 = load volatile i64, ptr @two, align 8, !dbg !169, !tbaa !133
  %33 = mul i64 %32, ptrtoint (ptr @x to i64), !dbg !170
  %34 = load volatile i64, ptr @two, align 8, !dbg !171, !tbaa !133
  %35 = udiv i64 %33, %34, !dbg !172
  %36 = inttoptr i64 %35 to ptr, !dbg !173
  store ptr %36, ptr @doubled, align 8, !dbg !174, !tbaa !130
  %37 = tail call fastcc i64 @times(i64 noundef ptrtoint (ptr @y to i64)), !dbg !175
  store i64 %37, ptr @cell, align 8, !dbg !176
  %38 = tail call fastcc i64 @undone(i64 noundef %37), !dbg !177
  store i64 %38, ptr @cell, align 8, !dbg !178, !tbaa !179
  %39 = inttoptr i64 %38 to ptr, !dbg !180
  store ptr %39, ptr @stored, align 8, !dbg !181, !tbaa !130
  store ptr @z, ptr getelementptr inbounds nuw (i8, ptr @node, i64 8), align 8, !dbg !182, !tbaa !130
  store ptr @z, ptr @through, align 8, !dbg !183, !tbaa !130
    #dbg_value(i64 xor (i64 ptrtoint (ptr @node to i64), i64 ptrtoint (ptr @other to i64)), !114, !DIExpression(), !139)
  %40 = load ptr, ptr getelementptr inbounds nuw (i8, ptr inttoptr (i64 xor (i64 xor (i64 ptrtoint (ptr @node to i64), i64 ptrtoint (ptr @other to i64)), i64 ptrtoint (ptr @node to i64)) to ptr), i64 8), align 8, !dbg !184, !tbaa !123
  store ptr %40, ptr @linked, align 8, !dbg !185, !tbaa !130
  %41 = tail call fastcc i64 @times(i64 noundef ptrtoint (ptr @y to i64)), !dbg !186
  %42 = add i64 %41, ptrtoint (ptr @x to i64), !dbg !187
  store i64 %42, ptr @sum, align 8, !dbg !188, !tbaa !133
  %43 = tail call fastcc i64 @times(i64 noundef ptrtoint (ptr @y to i64)), !dbg !189
  %44 = sub i64 %42, %43, !dbg !190
  %45 = inttoptr i64 %44 to ptr, !dbg !191
  store ptr %45, ptr @summed, align 8, !dbg !192, !tbaa !130
  store i64 ptrtoint (ptr @z to i64), ptr @bits, align 8, !dbg !193
  store ptr @z, ptr @spread, align 8, !dbg !194, !tbaa !130
  store ptr inttoptr (i64 sub (i64 0, i64 sub (i64 0, i64 ptrtoint (ptr @x to i64))) to ptr), ptr @negated, align 8, !dbg !195, !tbaa !130
  %46 = uitofp i64 ptrtoint (ptr @y to i64) to double, !dbg !196
    #dbg_value(double %46, !115, !DIExpression(), !139)
  %47 = fmul double %46, 2.000000e+00, !dbg !197
    #dbg_value(double %47, !115, !DIExpression(), !139)
  %48 = fmul double %47, 5.000000e-01, !dbg !198
    #dbg_value(double %48, !115, !DIExpression(), !139)
  %49 = fptoui double %48 to i64, !dbg !199
  %50 = inttoptr i64 %49 to ptr, !dbg !200
  store ptr %50, ptr @fused, align 8, !dbg !201, !tbaa !130
  %51 = tail call i64 @llvm.bswap.i64(i64 ptrtoint (ptr @other to i64)), !dbg !202
  store i64 %51, ptr @left, align 8, !dbg !203, !tbaa !133
  %52 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @other, i64 8), align 8, !dbg !204, !tbaa !123
  store ptr %52, ptr @lone, align 8, !dbg !205, !tbaa !130
  %53 = load ptr, ptr @multiplied, align 8, !dbg !206, !tbaa !130
  %54 = icmp eq ptr %53, @x, !dbg !207
  %55 = load ptr, ptr @divided, align 8
  %56 = icmp eq ptr %55, @y
  %57 = select i1 %54, i1 %56, i1 false, !dbg !208
  %58 = load ptr, ptr @hidden, align 8
  %59 = icmp eq ptr %58, @z
  %60 = select i1 %57, i1 %59, i1 false, !dbg !208
  %61 = load ptr, ptr @turned, align 8
  %62 = icmp eq ptr %61, @x
  %63 = select i1 %60, i1 %62, i1 false, !dbg !208
  %64 = load ptr, ptr @masked, align 8
  %65 = icmp eq ptr %64, @f0
  %66 = select i1 %63, i1 %65, i1 false, !dbg !208
  %67 = load ptr, ptr @tripled, align 8
  %68 = icmp eq ptr %67, @f0
  %69 = select i1 %66, i1 %68, i1 false, !dbg !208
  %70 = load ptr, ptr @called, align 8
  %71 = icmp eq ptr %70, @f1
  %72 = select i1 %69, i1 %71, i1 false, !dbg !208
  %73 = load ptr, ptr @doubled, align 8
  %74 = icmp eq ptr %73, @x
  %75 = select i1 %72, i1 %74, i1 false, !dbg !208
  %76 = load ptr, ptr @stored, align 8
  %77 = icmp eq ptr %76, @y
  %78 = select i1 %75, i1 %77, i1 false, !dbg !208
  %79 = load ptr, ptr @through, align 8
  %80 = icmp eq ptr %79, @z
  %81 = select i1 %78, i1 %80, i1 false, !dbg !208
  %82 = load ptr, ptr @linked, align 8
  %83 = icmp eq ptr %82, @y
  %84 = select i1 %81, i1 %83, i1 false, !dbg !208
  %85 = icmp eq i64 %44, ptrtoint (ptr @x to i64)
  %86 = select i1 %84, i1 %85, i1 false, !dbg !208
  %87 = icmp eq ptr inttoptr (i64 sub (i64 0, i64 sub (i64 0, i64 ptrtoint (ptr @x to i64))) to ptr), @x
  %88 = and i1 %87, %86, !dbg !208
  %89 = icmp ne i64 %49, ptrtoint (ptr @y to i64)
  %90 = xor i1 %88, true, !dbg !208
  %91 = select i1 %90, i1 true, i1 %89, !dbg !208
  %92 = icmp ne ptr %52, @y, !dbg !208
  %93 = select i1 %91, i1 true, i1 %92, !dbg !208
  %94 = zext i1 %93 to i32, !dbg !208
  ret i32 %94, !dbg !209
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @undone(i64 noundef %0) unnamed_addr #2 !dbg !210 {
    #dbg_value(i64 %0, !214, !DIExpression(), !215)
  %2 = load volatile i64, ptr @inverse, align 8, !dbg !216, !tbaa !133
  %3 = mul i64 %2, %0, !dbg !217
  ret i64 %3, !dbg !218
}

; Function Attrs: mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @times(i64 noundef %0) unnamed_addr #2 !dbg !219 {
    #dbg_value(i64 %0, !221, !DIExpression(), !222)
  %2 = load volatile i64, ptr @three, align 8, !dbg !223, !tbaa !133
  %3 = mul i64 %2, %0, !dbg !224
  ret i64 %3, !dbg !225
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #3

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nofree noinline norecurse nounwind willreturn memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98, !99}
!llvm.ident = !{!100}
!llvm.errno.tbaa = !{!101}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "three", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "rebuilt.c", directory: "")
!4 = !{!5, !7, !10, !21, !22}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!7 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !8, line: 83, baseType: !9)
!8 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!9 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 7, size: 192, elements: !12)
!12 = !{!13, !15, !16}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "key", scope: !11, file: !3, line: 7, baseType: !14, size: 64)
!14 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !11, file: !3, line: 7, baseType: !5, size: 64, offset: 64)
!16 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !11, file: !3, line: 7, baseType: !17, size: 64, offset: 128)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 5, baseType: !18)
!18 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!19 = !DISubroutineType(types: !20)
!20 = !{null}
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !5, size: 64)
!22 = !DIBasicType(name: "double", size: 64, encoding: DW_ATE_float)
!23 = !{!0, !24, !27, !29, !31, !33, !35, !37, !39, !41, !43, !45, !47, !49, !51, !53, !55, !57, !59, !61, !63, !65, !67, !69, !71, !73, !75, !82, !89, !91}
!24 = !DIGlobalVariableExpression(var: !25, expr: !DIExpression())
!25 = distinct !DIGlobalVariable(name: "secret", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!26 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !7)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "inverse", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "seven", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "node", scope: !2, file: !3, line: 8, type: !11, isLocal: false, isDefinition: true, align: 512)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "other", scope: !2, file: !3, line: 8, type: !11, isLocal: false, isDefinition: true, align: 512)
!37 = !DIGlobalVariableExpression(var: !38, expr: !DIExpression())
!38 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!39 = !DIGlobalVariableExpression(var: !40, expr: !DIExpression())
!40 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(name: "multiplied", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "divided", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!47 = !DIGlobalVariableExpression(var: !48, expr: !DIExpression())
!48 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(name: "turned", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(name: "doubled", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(name: "spread", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(name: "linked", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "summed", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "lone", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "through", scope: !2, file: !3, line: 13, type: !5, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "negated", scope: !2, file: !3, line: 14, type: !5, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "fused", scope: !2, file: !3, line: 14, type: !5, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "masked", scope: !2, file: !3, line: 15, type: !17, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "tripled", scope: !2, file: !3, line: 15, type: !17, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 15, type: !17, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "cell", scope: !2, file: !3, line: 17, type: !77, isLocal: false, isDefinition: true)
!77 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "cell", file: !3, line: 17, size: 64, elements: !78)
!78 = !{!79, !80, !81}
!79 = !DIDerivedType(tag: DW_TAG_member, name: "d", scope: !77, file: !3, line: 17, baseType: !22, size: 64)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "p", scope: !77, file: !3, line: 17, baseType: !5, size: 64)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "i", scope: !77, file: !3, line: 17, baseType: !7, size: 64)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "bits", scope: !2, file: !3, line: 18, type: !84, isLocal: false, isDefinition: true)
!84 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "bits", file: !3, line: 18, size: 64, elements: !85)
!85 = !{!86, !87, !88}
!86 = !DIDerivedType(tag: DW_TAG_member, name: "low", scope: !84, file: !3, line: 18, baseType: !7, size: 20, flags: DIFlagBitField, extraData: i64 0)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "middle", scope: !84, file: !3, line: 18, baseType: !7, size: 24, offset: 20, flags: DIFlagBitField, extraData: i64 0)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "high", scope: !84, file: !3, line: 18, baseType: !7, size: 20, offset: 44, flags: DIFlagBitField, extraData: i64 0)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "sum", scope: !2, file: !3, line: 19, type: !7, isLocal: false, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 19, type: !7, isLocal: false, isDefinition: true)
!93 = !{i32 7, !"Dwarf Version", i32 4}
!94 = !{i32 2, !"Debug Info Version", i32 3}
!95 = !{i32 1, !"wchar_size", i32 4}
!96 = !{i32 8, !"PIC Level", i32 2}
!97 = !{i32 7, !"uwtable", i32 2}
!98 = !{i32 7, !"frame-pointer", i32 2}
!99 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!100 = !{!"clang version 22.1.8"}
!101 = !{!102, !102, i64 0}
!102 = !{!"int", !103, i64 0}
!103 = !{!"omnipotent char", !104, i64 0}
!104 = !{!"Simple C/C++ TBAA"}
!105 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!106 = !DILocation(line: 6, column: 16, scope: !105, atomGroup: 1, atomRank: 1)
!107 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!108 = !DILocation(line: 6, column: 33, scope: !107, atomGroup: 1, atomRank: 1)
!109 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !110, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112, keyInstructions: true)
!110 = !DISubroutineType(types: !111)
!111 = !{!6}
!112 = !{!113, !114, !115}
!113 = !DILocalVariable(name: "turn", scope: !109, file: !3, line: 25, type: !7)
!114 = !DILocalVariable(name: "mixed", scope: !109, file: !3, line: 39, type: !7)
!115 = !DILocalVariable(name: "number", scope: !109, file: !3, line: 47, type: !22)
!116 = !DILocation(line: 21, column: 14, scope: !109, atomGroup: 1, atomRank: 1)
!117 = !{!118, !121, i64 16}
!118 = !{!"node", !119, i64 0, !120, i64 8, !121, i64 16}
!119 = !{!"long", !103, i64 0}
!120 = !{!"p1 int", !121, i64 0}
!121 = !{!"any pointer", !103, i64 0}
!122 = !DILocation(line: 21, column: 31, scope: !109, atomGroup: 2, atomRank: 1)
!123 = !{!118, !120, i64 8}
!124 = !DILocation(line: 21, column: 47, scope: !109, atomGroup: 3, atomRank: 1)
!125 = !DILocation(line: 21, column: 65, scope: !109, atomGroup: 4, atomRank: 1)
!126 = !DILocation(line: 22, column: 32, scope: !109)
!127 = !DILocation(line: 22, column: 25, scope: !109, atomGroup: 5, atomRank: 3)
!128 = !DILocation(line: 22, column: 18, scope: !109, atomGroup: 5, atomRank: 2)
!129 = !DILocation(line: 22, column: 16, scope: !109, atomGroup: 5, atomRank: 1)
!130 = !{!120, !120, i64 0}
!131 = !DILocation(line: 23, column: 13, scope: !109, atomGroup: 6, atomRank: 1)
!132 = !DILocation(line: 24, column: 39, scope: !109)
!133 = !{!119, !119, i64 0}
!134 = !DILocation(line: 24, column: 37, scope: !109)
!135 = !DILocation(line: 24, column: 49, scope: !109)
!136 = !DILocation(line: 24, column: 47, scope: !109, atomGroup: 7, atomRank: 3)
!137 = !DILocation(line: 24, column: 14, scope: !109, atomGroup: 7, atomRank: 2)
!138 = !DILocation(line: 24, column: 12, scope: !109, atomGroup: 7, atomRank: 1)
!139 = !DILocation(line: 0, scope: !109)
!140 = !DILocation(line: 26, column: 20, scope: !109)
!141 = !DILocation(line: 26, column: 17, scope: !109)
!142 = !DILocation(line: 26, column: 42, scope: !109)
!143 = !DILocation(line: 26, column: 40, scope: !109)
!144 = !DILocation(line: 26, column: 33, scope: !109)
!145 = !DILocation(line: 26, column: 26, scope: !109, atomGroup: 9, atomRank: 2)
!146 = !DILocation(line: 27, column: 20, scope: !109)
!147 = !DILocation(line: 27, column: 17, scope: !109)
!148 = !DILocation(line: 27, column: 42, scope: !109)
!149 = !DILocation(line: 27, column: 40, scope: !109)
!150 = !DILocation(line: 27, column: 33, scope: !109)
!151 = !DILocation(line: 27, column: 26, scope: !109, atomGroup: 10, atomRank: 2)
!152 = !DILocation(line: 28, column: 14, scope: !109, atomGroup: 11, atomRank: 2)
!153 = !DILocation(line: 28, column: 12, scope: !109, atomGroup: 11, atomRank: 1)
!154 = !DILocation(line: 29, column: 52, scope: !109)
!155 = !DILocation(line: 29, column: 15, scope: !109)
!156 = !DILocation(line: 29, column: 72, scope: !109)
!157 = !DILocation(line: 29, column: 72, scope: !109, atomGroup: 12, atomRank: 2)
!158 = !DILocation(line: 29, column: 12, scope: !109, atomGroup: 12, atomRank: 1)
!159 = !{!121, !121, i64 0}
!160 = !DILocation(line: 30, column: 38, scope: !109)
!161 = !DILocation(line: 30, column: 31, scope: !109)
!162 = !DILocation(line: 30, column: 16, scope: !109)
!163 = !DILocation(line: 30, column: 65, scope: !109)
!164 = !DILocation(line: 30, column: 65, scope: !109, atomGroup: 13, atomRank: 2)
!165 = !DILocation(line: 30, column: 13, scope: !109, atomGroup: 13, atomRank: 1)
!166 = !DILocation(line: 31, column: 60, scope: !109, atomGroup: 14, atomRank: 2)
!167 = !DILocation(line: 31, column: 12, scope: !109, atomGroup: 14, atomRank: 1)
!168 = !DILocation(line: 32, column: 5, scope: !109)
!169 = !DILocation(line: 33, column: 40, scope: !109)
!170 = !DILocation(line: 33, column: 38, scope: !109)
!171 = !DILocation(line: 33, column: 47, scope: !109)
!172 = !DILocation(line: 33, column: 45, scope: !109, atomGroup: 15, atomRank: 3)
!173 = !DILocation(line: 33, column: 15, scope: !109, atomGroup: 15, atomRank: 2)
!174 = !DILocation(line: 33, column: 13, scope: !109, atomGroup: 15, atomRank: 1)
!175 = !DILocation(line: 34, column: 35, scope: !109)
!176 = !DILocation(line: 34, column: 5, scope: !109, atomGroup: 16, atomRank: 1)
!177 = !DILocation(line: 35, column: 14, scope: !109, atomGroup: 17, atomRank: 2)
!178 = !DILocation(line: 35, column: 12, scope: !109, atomGroup: 17, atomRank: 1)
!179 = !{!103, !103, i64 0}
!180 = !DILocation(line: 36, column: 19, scope: !109, atomGroup: 18, atomRank: 2)
!181 = !DILocation(line: 36, column: 12, scope: !109, atomGroup: 18, atomRank: 1)
!182 = !DILocation(line: 37, column: 47, scope: !109, atomGroup: 19, atomRank: 1)
!183 = !DILocation(line: 38, column: 13, scope: !109, atomGroup: 20, atomRank: 1)
!184 = !DILocation(line: 40, column: 59, scope: !109, atomGroup: 22, atomRank: 2)
!185 = !DILocation(line: 40, column: 12, scope: !109, atomGroup: 22, atomRank: 1)
!186 = !DILocation(line: 41, column: 27, scope: !109)
!187 = !DILocation(line: 41, column: 25, scope: !109, atomGroup: 23, atomRank: 2)
!188 = !DILocation(line: 41, column: 9, scope: !109, atomGroup: 23, atomRank: 1)
!189 = !DILocation(line: 42, column: 28, scope: !109)
!190 = !DILocation(line: 42, column: 26, scope: !109, atomGroup: 24, atomRank: 3)
!191 = !DILocation(line: 42, column: 14, scope: !109, atomGroup: 24, atomRank: 2)
!192 = !DILocation(line: 42, column: 12, scope: !109, atomGroup: 24, atomRank: 1)
!193 = !DILocation(line: 43, column: 76, scope: !109, atomGroup: 27, atomRank: 1)
!194 = !DILocation(line: 44, column: 12, scope: !109, atomGroup: 28, atomRank: 1)
!195 = !DILocation(line: 46, column: 13, scope: !109, atomGroup: 30, atomRank: 1)
!196 = !DILocation(line: 47, column: 21, scope: !109, atomGroup: 31, atomRank: 2)
!197 = !DILocation(line: 48, column: 21, scope: !109, atomGroup: 32, atomRank: 2)
!198 = !DILocation(line: 48, column: 42, scope: !109, atomGroup: 33, atomRank: 2)
!199 = !DILocation(line: 49, column: 20, scope: !109, atomGroup: 34, atomRank: 3)
!200 = !DILocation(line: 49, column: 13, scope: !109, atomGroup: 34, atomRank: 2)
!201 = !DILocation(line: 49, column: 11, scope: !109, atomGroup: 34, atomRank: 1)
!202 = !DILocation(line: 50, column: 12, scope: !109, atomGroup: 35, atomRank: 2)
!203 = !DILocation(line: 50, column: 10, scope: !109, atomGroup: 35, atomRank: 1)
!204 = !DILocation(line: 51, column: 54, scope: !109, atomGroup: 36, atomRank: 2)
!205 = !DILocation(line: 51, column: 10, scope: !109, atomGroup: 36, atomRank: 1)
!206 = !DILocation(line: 52, column: 14, scope: !109)
!207 = !DILocation(line: 52, column: 25, scope: !109, atomGroup: 38, atomRank: 2)
!208 = !DILocation(line: 52, column: 31, scope: !109, atomGroup: 38, atomRank: 1)
!209 = !DILocation(line: 52, column: 5, scope: !109, atomGroup: 53, atomRank: 1)
!210 = distinct !DISubprogram(name: "undone", scope: !3, file: !3, line: 12, type: !211, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !213, keyInstructions: true)
!211 = !DISubroutineType(types: !212)
!212 = !{!7, !7}
!213 = !{!214}
!214 = !DILocalVariable(name: "a", arg: 1, scope: !210, file: !3, line: 12, type: !7)
!215 = !DILocation(line: 0, scope: !210)
!216 = !DILocation(line: 12, column: 77, scope: !210)
!217 = !DILocation(line: 12, column: 75, scope: !210, atomGroup: 1, atomRank: 2)
!218 = !DILocation(line: 12, column: 66, scope: !210, atomGroup: 1, atomRank: 1)
!219 = distinct !DISubprogram(name: "times", scope: !3, file: !3, line: 11, type: !211, scopeLine: 11, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !220, keyInstructions: true)
!220 = !{!221}
!221 = !DILocalVariable(name: "a", arg: 1, scope: !219, file: !3, line: 11, type: !7)
!222 = !DILocation(line: 0, scope: !219)
!223 = !DILocation(line: 11, column: 76, scope: !219)
!224 = !DILocation(line: 11, column: 74, scope: !219, atomGroup: 1, atomRank: 2)
!225 = !DILocation(line: 11, column: 65, scope: !219, atomGroup: 1, atomRank: 1)
