; ModuleID = 'exposed.c'
source_filename = "exposed.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.node = type { ptr, ptr, ptr }

@w = global i32 0, align 4, !dbg !0
@hidden = local_unnamed_addr global %struct.node { ptr @w, ptr null, ptr null }, align 8, !dbg !31
@one = global i32 1, align 4, !dbg !33
@given = local_unnamed_addr global ptr null, align 8, !dbg !64
@x = global i32 0, align 4, !dbg !42
@a = global %struct.node zeroinitializer, align 8, !dbg !48
@y = global i32 0, align 4, !dbg !44
@b = global %struct.node zeroinitializer, align 8, !dbg !50
@read = local_unnamed_addr global ptr null, align 8, !dbg !56
@deeper = local_unnamed_addr global ptr null, align 8, !dbg !58
@z = global i32 0, align 4, !dbg !46
@stored = local_unnamed_addr global ptr null, align 8, !dbg !60
@returned = local_unnamed_addr global ptr null, align 8, !dbg !62
@by_halves = local_unnamed_addr global ptr null, align 8, !dbg !66
@by_bits = local_unnamed_addr global ptr null, align 8, !dbg !68
@.str = private unnamed_addr constant [9 x i8] c"exported\00", align 1, !dbg !36
@exporting = local_unnamed_addr global ptr null, align 8, !dbg !70
@c = local_unnamed_addr global %struct.node zeroinitializer, align 8, !dbg !52
@copied = local_unnamed_addr global ptr null, align 8, !dbg !72
@d = local_unnamed_addr global %struct.node zeroinitializer, align 8, !dbg !54
@copied_to = local_unnamed_addr global ptr null, align 8, !dbg !74
@kept = local_unnamed_addr global ptr null, align 8, !dbg !76
@marked = local_unnamed_addr global ptr null, align 8, !dbg !78
@.str.1 = private unnamed_addr constant [5 x i8] c"%llu\00", align 1, !dbg !80

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef ptr @back(ptr noundef readnone returned captures(ret: address, provenance) %0) #0 !dbg !97 {
    #dbg_value(ptr %0, !99, !DIExpression(), !100)
  ret ptr %0, !dbg !101
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef nonnull ptr @other(ptr noundef %0) #1 !dbg !102 {
    #dbg_value(ptr %0, !104, !DIExpression(), !105)
  store ptr %0, ptr @given, align 8, !dbg !106, !tbaa !107
  ret ptr @w, !dbg !110
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef nonnull ptr @exported(i32 noundef %0) local_unnamed_addr #0 !dbg !111 {
    #dbg_value(i32 %0, !113, !DIExpression(), !114)
  %2 = icmp eq i32 %0, 0, !dbg !115
  %3 = select i1 %2, ptr @other, ptr @back, !dbg !116
  ret ptr %3, !dbg !117
}

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #2 !dbg !118 {
  %1 = alloca [32 x i8], align 16, !DIAssignID !127
    #dbg_assign(i1 poison, !128, !DIExpression(), !127, ptr %1, !DIExpression(), !138)
  %2 = alloca i64, align 8, !DIAssignID !140
  store ptr @x, ptr @a, align 8, !dbg !141, !tbaa !142
  store ptr @y, ptr @b, align 8, !dbg !145, !tbaa !142
  store ptr @a, ptr getelementptr inbounds nuw (i8, ptr @b, i64 16), align 8, !dbg !146, !tbaa !147
  store ptr @back, ptr getelementptr inbounds nuw (i8, ptr @a, i64 8), align 8, !dbg !148, !tbaa !149
  store ptr @other, ptr getelementptr inbounds nuw (i8, ptr @b, i64 8), align 8, !dbg !150, !tbaa !149
  %3 = load volatile i32, ptr @one, align 4, !dbg !151, !tbaa !93
  %4 = icmp eq i32 %3, 0, !dbg !152
  br i1 %4, label %11, label %5, !dbg !153

5:                                                ; preds = %0
    #dbg_assign(i1 poison, !134, !DIExpression(), !140, ptr %2, !DIExpression(), !138)
    #dbg_value(ptr @b, !133, !DIExpression(), !138)
  call void @llvm.lifetime.start.p0(ptr nonnull %1) #7, !dbg !154
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #7, !dbg !155
  %6 = call i32 (ptr, i64, ptr, ...) @snprintf(ptr noundef nonnull dereferenceable(1) %1, i64 noundef 32, ptr noundef nonnull @.str.1, i64 noundef ptrtoint (ptr @b to i64)) #7, !dbg !156
  %7 = call i32 (ptr, ptr, ...) @__isoc99_sscanf(ptr noundef nonnull %1, ptr noundef nonnull @.str.1, ptr noundef nonnull %2) #7, !dbg !157
  %8 = load i64, ptr %2, align 8, !dbg !158, !tbaa !159
  %9 = inttoptr i64 %8 to ptr, !dbg !161
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #7, !dbg !162
  call void @llvm.lifetime.end.p0(ptr nonnull %1) #7, !dbg !162
  %10 = load ptr, ptr %9, align 8, !dbg !163, !tbaa !142
  br label %11, !dbg !151

11:                                               ; preds = %0, %5
  %12 = phi ptr [ %10, %5 ], [ @x, %0 ], !dbg !163
  %13 = phi ptr [ %9, %5 ], [ @a, %0 ], !dbg !164
    #dbg_value(ptr %13, !122, !DIExpression(), !165)
  store ptr %12, ptr @read, align 8, !dbg !166, !tbaa !107
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16, !dbg !167
  %15 = load ptr, ptr %14, align 8, !dbg !167, !tbaa !147
  %16 = load ptr, ptr %15, align 8, !dbg !168, !tbaa !142
  store ptr %16, ptr @deeper, align 8, !dbg !169, !tbaa !107
  store ptr @z, ptr %13, align 8, !dbg !170, !tbaa !142
  %17 = load ptr, ptr @b, align 8, !dbg !171, !tbaa !142
  store ptr %17, ptr @stored, align 8, !dbg !172, !tbaa !107
  %18 = load volatile i32, ptr @one, align 4, !dbg !173, !tbaa !93
  %19 = icmp eq i32 %18, 0, !dbg !174
  br i1 %19, label %23, label %20, !dbg !175

20:                                               ; preds = %11
  %21 = getelementptr inbounds nuw i8, ptr %13, i64 8, !dbg !176
  %22 = load ptr, ptr %21, align 8, !dbg !176, !tbaa !149
  br label %23, !dbg !173

23:                                               ; preds = %11, %20
  %24 = phi ptr [ %22, %20 ], [ @back, %11 ], !dbg !177
    #dbg_value(ptr %24, !123, !DIExpression(), !165)
  %25 = call ptr %24(ptr noundef nonnull @x) #7, !dbg !178
  store ptr %25, ptr @returned, align 8, !dbg !179, !tbaa !107
    #dbg_value(ptr @b, !180, !DIExpression(), !185)
    #dbg_value(i32 ptrtoint (ptr @b to i32), !183, !DIExpression(), !185)
  %26 = and i64 ptrtoint (ptr @b to i64), -4294967296, !dbg !187
    #dbg_value(i64 ptrtoint (ptr @b to i64), !184, !DIExpression(DW_OP_constu, 32, DW_OP_shr, DW_OP_LLVM_convert, 64, DW_ATE_unsigned, DW_OP_LLVM_convert, 32, DW_ATE_unsigned, DW_OP_stack_value), !185)
  %27 = zext i32 ptrtoint (ptr @b to i32) to i64, !dbg !188
  %28 = or disjoint i64 %26, %27, !dbg !189
  %29 = inttoptr i64 %28 to ptr, !dbg !190
  %30 = load ptr, ptr %29, align 8, !dbg !191, !tbaa !142
  store ptr %30, ptr @by_halves, align 8, !dbg !192, !tbaa !107
    #dbg_value(ptr @b, !193, !DIExpression(), !200)
    #dbg_value(i64 ptrtoint (ptr @b to i64), !196, !DIExpression(), !200)
    #dbg_value(i64 0, !197, !DIExpression(), !200)
    #dbg_value(i32 0, !198, !DIExpression(), !202)
  br label %31, !dbg !203

31:                                               ; preds = %31, %23
  %32 = phi i64 [ 0, %23 ], [ %54, %31 ]
  %33 = phi i64 [ 0, %23 ], [ %53, %31 ]
    #dbg_value(i64 %32, !198, !DIExpression(), !202)
    #dbg_value(i64 %33, !197, !DIExpression(), !200)
  %34 = shl nuw i64 1, %32, !dbg !204
  %35 = and i64 %34, ptrtoint (ptr @b to i64), !dbg !204
  %36 = icmp eq i64 %35, 0, !dbg !204
  %37 = select i1 %36, i64 0, i64 %34, !dbg !207
  %38 = or i64 %37, %33, !dbg !207
    #dbg_value(i64 %38, !197, !DIExpression(), !200)
    #dbg_value(i64 %32, !198, !DIExpression(DW_OP_constu, 1, DW_OP_or, DW_OP_stack_value), !202)
  %39 = shl nuw i64 2, %32, !dbg !208
  %40 = and i64 %39, ptrtoint (ptr @b to i64), !dbg !208
  %41 = icmp eq i64 %40, 0, !dbg !208
  %42 = select i1 %41, i64 0, i64 %39, !dbg !209
  %43 = or i64 %42, %38, !dbg !209
    #dbg_value(i64 %43, !197, !DIExpression(), !200)
    #dbg_value(i64 %32, !198, !DIExpression(DW_OP_constu, 2, DW_OP_or, DW_OP_stack_value), !202)
  %44 = shl nuw i64 4, %32, !dbg !210
  %45 = and i64 %44, ptrtoint (ptr @b to i64), !dbg !210
  %46 = icmp eq i64 %45, 0, !dbg !210
  %47 = select i1 %46, i64 0, i64 %44, !dbg !211
  %48 = or i64 %47, %43, !dbg !211
    #dbg_value(i64 %48, !197, !DIExpression(), !200)
    #dbg_value(i64 %32, !198, !DIExpression(DW_OP_constu, 3, DW_OP_or, DW_OP_stack_value), !202)
  %49 = shl nuw i64 8, %32, !dbg !212
  %50 = and i64 %49, ptrtoint (ptr @b to i64), !dbg !212
  %51 = icmp eq i64 %50, 0, !dbg !212
  %52 = select i1 %51, i64 0, i64 %49, !dbg !213
  %53 = or i64 %52, %48, !dbg !213
    #dbg_value(i64 %53, !197, !DIExpression(), !200)
  %54 = add nuw nsw i64 %32, 4, !dbg !214
    #dbg_value(i64 %54, !198, !DIExpression(), !202)
  %55 = icmp eq i64 %54, 64, !dbg !215
  br i1 %55, label %56, label %31, !dbg !216, !llvm.loop !217

56:                                               ; preds = %31
  %57 = inttoptr i64 %53 to ptr, !dbg !221
  %58 = load ptr, ptr %57, align 8, !dbg !222, !tbaa !142
  store ptr %58, ptr @by_bits, align 8, !dbg !223, !tbaa !107
  %59 = call ptr @dlopen(ptr noundef null, i32 noundef 2) #7, !dbg !224
  %60 = call ptr @dlsym(ptr noundef %59, ptr noundef nonnull @.str) #7, !dbg !225
    #dbg_value(ptr %60, !124, !DIExpression(), !165)
  %61 = load volatile i32, ptr @one, align 4, !dbg !226, !tbaa !93
  %62 = call ptr %60(i32 noundef %61) #7, !dbg !227
  %63 = call ptr %62(ptr noundef nonnull @y) #7, !dbg !228
  store ptr %63, ptr @exporting, align 8, !dbg !229, !tbaa !107
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) @c, ptr noundef nonnull align 8 dereferenceable(24) %13, i64 24, i1 false), !dbg !230
  %64 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @c, i64 16), align 8, !dbg !231, !tbaa !147
  %65 = load ptr, ptr %64, align 8, !dbg !232, !tbaa !142
  store ptr %65, ptr @copied, align 8, !dbg !233, !tbaa !107
  store ptr @w, ptr @d, align 8, !dbg !234, !tbaa !142
  store ptr @a, ptr getelementptr inbounds nuw (i8, ptr @d, i64 16), align 8, !dbg !235, !tbaa !147
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(24) %13, ptr noundef nonnull align 8 dereferenceable(24) @d, i64 24, i1 false), !dbg !236
  %66 = load ptr, ptr @b, align 8, !dbg !237, !tbaa !142
  store ptr %66, ptr @copied_to, align 8, !dbg !238, !tbaa !107
  %67 = load ptr, ptr @hidden, align 8, !dbg !239, !tbaa !142
  store ptr %67, ptr @kept, align 8, !dbg !240, !tbaa !107
  %68 = load volatile i32, ptr @one, align 4, !dbg !241, !tbaa !93
  %69 = icmp eq i32 %68, 0, !dbg !241
  %70 = select i1 %69, ptr inttoptr (i64 -1 to ptr), ptr @hidden, !dbg !242
    #dbg_value(ptr %70, !125, !DIExpression(), !165)
  %71 = load ptr, ptr %70, align 8, !dbg !243, !tbaa !107
  store ptr %71, ptr @marked, align 8, !dbg !244, !tbaa !107
  %72 = load ptr, ptr @read, align 8, !dbg !245, !tbaa !107
  %73 = icmp ne ptr %72, @y, !dbg !246
  %74 = load ptr, ptr @deeper, align 8
  %75 = icmp ne ptr %74, @x
  %76 = select i1 %73, i1 true, i1 %75
  %77 = load ptr, ptr @stored, align 8
  %78 = icmp ne ptr %77, @z
  %79 = select i1 %76, i1 true, i1 %78
  %80 = load ptr, ptr @returned, align 8
  %81 = icmp ne ptr %80, @w
  %82 = select i1 %79, i1 true, i1 %81
  %83 = load ptr, ptr @given, align 8
  %84 = icmp ne ptr %83, @x
  %85 = select i1 %82, i1 true, i1 %84
  %86 = load ptr, ptr @by_halves, align 8
  %87 = icmp ne ptr %86, @z
  %88 = select i1 %85, i1 true, i1 %87
  %89 = load ptr, ptr @by_bits, align 8
  %90 = icmp ne ptr %89, @z
  %91 = select i1 %88, i1 true, i1 %90
  %92 = icmp ne ptr %63, @y
  %93 = select i1 %91, i1 true, i1 %92, !dbg !247
  %94 = icmp ne ptr %65, @x
  %95 = select i1 %93, i1 true, i1 %94, !dbg !247
  %96 = icmp ne ptr %66, @w
  %97 = select i1 %95, i1 true, i1 %96, !dbg !247
  %98 = icmp ne ptr %67, @w
  %99 = select i1 %97, i1 true, i1 %98, !dbg !247
  %100 = icmp ne ptr %71, @w, !dbg !247
  %101 = select i1 %99, i1 true, i1 %100, !dbg !247
  %102 = zext i1 %101 to i32, !dbg !247
  ret i32 %102, !dbg !248
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #3

; Function Attrs: nounwind
declare !dbg !249 ptr @dlsym(ptr noundef, ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !257 ptr @dlopen(ptr noundef, i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #3

; Function Attrs: nofree nounwind
declare !dbg !260 noundef i32 @snprintf(ptr noalias noundef writeonly captures(none), i64 noundef, ptr noundef readonly captures(none), ...) local_unnamed_addr #6

; Function Attrs: nofree nounwind
declare !dbg !268 noundef i32 @__isoc99_sscanf(ptr noundef readonly captures(none), ptr noundef readonly captures(none), ...) local_unnamed_addr #6

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nofree norecurse nosync nounwind willreturn memory(write, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #6 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!85, !86, !87, !88, !89, !90, !91}
!llvm.ident = !{!92}
!llvm.errno.tbaa = !{!93}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "w", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !30, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "exposed.c", directory: "")
!4 = !{!5, !17, !20, !21, !22, !25}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 10, size: 192, elements: !7)
!7 = !{!8, !11, !16}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !6, file: !3, line: 10, baseType: !9, size: 64)
!9 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !10, size: 64)
!10 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "get", scope: !6, file: !3, line: 10, baseType: !12, size: 64, offset: 64)
!12 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 9, baseType: !13)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DISubroutineType(types: !15)
!15 = !{!9, !9}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !6, file: !3, line: 10, baseType: !5, size: 64, offset: 128)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DISubroutineType(types: !19)
!19 = !{!12, !10}
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIBasicType(name: "unsigned long long", size: 64, encoding: DW_ATE_unsigned)
!22 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !23, line: 83, baseType: !24)
!23 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!24 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!25 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !26, line: 26, baseType: !27)
!26 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!27 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !28, line: 42, baseType: !29)
!28 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!29 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!30 = !{!31, !33, !36, !0, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62, !64, !66, !68, !70, !72, !74, !76, !78, !80}
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "hidden", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 14, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !10)
!36 = !DIGlobalVariableExpression(var: !37, expr: !DIExpression())
!37 = distinct !DIGlobalVariable(scope: null, file: !3, line: 46, type: !38, isLocal: true, isDefinition: true)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 72, elements: !40)
!39 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!40 = !{!41}
!41 = !DISubrange(count: 9)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 11, type: !10, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 12, type: !6, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "read", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "deeper", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "stored", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "returned", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!64 = !DIGlobalVariableExpression(var: !65, expr: !DIExpression())
!65 = distinct !DIGlobalVariable(name: "given", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!66 = !DIGlobalVariableExpression(var: !67, expr: !DIExpression())
!67 = distinct !DIGlobalVariable(name: "by_halves", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "by_bits", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!70 = !DIGlobalVariableExpression(var: !71, expr: !DIExpression())
!71 = distinct !DIGlobalVariable(name: "exporting", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!72 = !DIGlobalVariableExpression(var: !73, expr: !DIExpression())
!73 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!74 = !DIGlobalVariableExpression(var: !75, expr: !DIExpression())
!75 = distinct !DIGlobalVariable(name: "copied_to", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "marked", scope: !2, file: !3, line: 13, type: !9, isLocal: false, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !82, isLocal: true, isDefinition: true)
!82 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 40, elements: !83)
!83 = !{!84}
!84 = !DISubrange(count: 5)
!85 = !{i32 7, !"Dwarf Version", i32 4}
!86 = !{i32 2, !"Debug Info Version", i32 3}
!87 = !{i32 1, !"wchar_size", i32 4}
!88 = !{i32 8, !"PIC Level", i32 2}
!89 = !{i32 7, !"uwtable", i32 2}
!90 = !{i32 7, !"frame-pointer", i32 2}
!91 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!92 = !{!"clang version 22.1.8"}
!93 = !{!94, !94, i64 0}
!94 = !{!"int", !95, i64 0}
!95 = !{!"omnipotent char", !96, i64 0}
!96 = !{!"Simple C/C++ TBAA"}
!97 = distinct !DISubprogram(name: "back", scope: !3, file: !3, line: 15, type: !14, scopeLine: 15, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !98, keyInstructions: true)
!98 = !{!99}
!99 = !DILocalVariable(name: "p", arg: 1, scope: !97, file: !3, line: 15, type: !9)
!100 = !DILocation(line: 0, scope: !97)
!101 = !DILocation(line: 15, column: 21, scope: !97, atomGroup: 1, atomRank: 1)
!102 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 16, type: !14, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !103, keyInstructions: true)
!103 = !{!104}
!104 = !DILocalVariable(name: "p", arg: 1, scope: !102, file: !3, line: 16, type: !9)
!105 = !DILocation(line: 0, scope: !102)
!106 = !DILocation(line: 16, column: 28, scope: !102, atomGroup: 1, atomRank: 1)
!107 = !{!108, !108, i64 0}
!108 = !{!"p1 int", !109, i64 0}
!109 = !{!"any pointer", !95, i64 0}
!110 = !DILocation(line: 16, column: 33, scope: !102, atomGroup: 2, atomRank: 1)
!111 = distinct !DISubprogram(name: "exported", scope: !3, file: !3, line: 17, type: !18, scopeLine: 17, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112, keyInstructions: true)
!112 = !{!113}
!113 = !DILocalVariable(name: "n", arg: 1, scope: !111, file: !3, line: 17, type: !10)
!114 = !DILocation(line: 0, scope: !111)
!115 = !DILocation(line: 17, column: 29, scope: !111)
!116 = !DILocation(line: 17, column: 29, scope: !111, atomGroup: 1, atomRank: 2)
!117 = !DILocation(line: 17, column: 22, scope: !111, atomGroup: 1, atomRank: 1)
!118 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 35, type: !119, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !121, keyInstructions: true)
!119 = !DISubroutineType(types: !120)
!120 = !{!10}
!121 = !{!122, !123, !124, !125}
!122 = !DILocalVariable(name: "n", scope: !118, file: !3, line: 37, type: !5)
!123 = !DILocalVariable(name: "f", scope: !118, file: !3, line: 42, type: !12)
!124 = !DILocalVariable(name: "e", scope: !118, file: !3, line: 46, type: !17)
!125 = !DILocalVariable(name: "mark", scope: !118, file: !3, line: 54, type: !126)
!126 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!127 = distinct !DIAssignID()
!128 = !DILocalVariable(name: "text", scope: !129, file: !3, line: 20, type: !135)
!129 = distinct !DISubprogram(name: "digits", scope: !3, file: !3, line: 19, type: !130, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !132, keyInstructions: true)
!130 = !DISubroutineType(types: !131)
!131 = !{!20, !20}
!132 = !{!133, !128, !134}
!133 = !DILocalVariable(name: "p", arg: 1, scope: !129, file: !3, line: 19, type: !20)
!134 = !DILocalVariable(name: "number", scope: !129, file: !3, line: 21, type: !21)
!135 = !DICompositeType(tag: DW_TAG_array_type, baseType: !39, size: 256, elements: !136)
!136 = !{!137}
!137 = !DISubrange(count: 32)
!138 = !DILocation(line: 0, scope: !129, inlinedAt: !139)
!139 = distinct !DILocation(line: 37, column: 28, scope: !118)
!140 = distinct !DIAssignID()
!141 = !DILocation(line: 36, column: 13, scope: !118, atomGroup: 1, atomRank: 1)
!142 = !{!143, !108, i64 0}
!143 = !{!"node", !108, i64 0, !109, i64 8, !144, i64 16}
!144 = !{!"p1 _ZTS4node", !109, i64 0}
!145 = !DILocation(line: 36, column: 27, scope: !118, atomGroup: 2, atomRank: 1)
!146 = !DILocation(line: 36, column: 40, scope: !118, atomGroup: 3, atomRank: 1)
!147 = !{!143, !144, i64 16}
!148 = !DILocation(line: 36, column: 52, scope: !118, atomGroup: 4, atomRank: 1)
!149 = !{!143, !109, i64 8}
!150 = !DILocation(line: 36, column: 66, scope: !118, atomGroup: 5, atomRank: 1)
!151 = !DILocation(line: 37, column: 22, scope: !118)
!152 = !DILocation(line: 37, column: 22, scope: !118, atomGroup: 7, atomRank: 2)
!153 = !DILocation(line: 37, column: 22, scope: !118, atomGroup: 7, atomRank: 1)
!154 = !DILocation(line: 20, column: 5, scope: !129, inlinedAt: !139)
!155 = !DILocation(line: 21, column: 5, scope: !129, inlinedAt: !139)
!156 = !DILocation(line: 22, column: 5, scope: !129, inlinedAt: !139)
!157 = !DILocation(line: 23, column: 5, scope: !129, inlinedAt: !139)
!158 = !DILocation(line: 24, column: 31, scope: !129, inlinedAt: !139, atomGroup: 2, atomRank: 3)
!159 = !{!160, !160, i64 0}
!160 = !{!"long long", !95, i64 0}
!161 = !DILocation(line: 24, column: 12, scope: !129, inlinedAt: !139, atomGroup: 2, atomRank: 2)
!162 = !DILocation(line: 25, column: 1, scope: !129, inlinedAt: !139)
!163 = !DILocation(line: 38, column: 15, scope: !118, atomGroup: 8, atomRank: 2)
!164 = !DILocation(line: 37, column: 22, scope: !118, atomGroup: 6, atomRank: 2)
!165 = !DILocation(line: 0, scope: !118)
!166 = !DILocation(line: 38, column: 10, scope: !118, atomGroup: 8, atomRank: 1)
!167 = !DILocation(line: 39, column: 17, scope: !118)
!168 = !DILocation(line: 39, column: 23, scope: !118, atomGroup: 9, atomRank: 2)
!169 = !DILocation(line: 39, column: 12, scope: !118, atomGroup: 9, atomRank: 1)
!170 = !DILocation(line: 40, column: 14, scope: !118, atomGroup: 10, atomRank: 1)
!171 = !DILocation(line: 41, column: 16, scope: !118, atomGroup: 11, atomRank: 2)
!172 = !DILocation(line: 41, column: 12, scope: !118, atomGroup: 11, atomRank: 1)
!173 = !DILocation(line: 42, column: 12, scope: !118)
!174 = !DILocation(line: 42, column: 12, scope: !118, atomGroup: 13, atomRank: 2)
!175 = !DILocation(line: 42, column: 12, scope: !118, atomGroup: 13, atomRank: 1)
!176 = !DILocation(line: 42, column: 21, scope: !118)
!177 = !DILocation(line: 42, column: 12, scope: !118, atomGroup: 12, atomRank: 2)
!178 = !DILocation(line: 43, column: 16, scope: !118, atomGroup: 14, atomRank: 2)
!179 = !DILocation(line: 43, column: 14, scope: !118, atomGroup: 14, atomRank: 1)
!180 = !DILocalVariable(name: "p", arg: 1, scope: !181, file: !3, line: 26, type: !20)
!181 = distinct !DISubprogram(name: "halves", scope: !3, file: !3, line: 26, type: !130, scopeLine: 26, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !182, keyInstructions: true)
!182 = !{!180, !183, !184}
!183 = !DILocalVariable(name: "low", scope: !181, file: !3, line: 27, type: !25)
!184 = !DILocalVariable(name: "high", scope: !181, file: !3, line: 27, type: !25)
!185 = !DILocation(line: 0, scope: !181, inlinedAt: !186)
!186 = distinct !DILocation(line: 44, column: 33, scope: !118)
!187 = !DILocation(line: 28, column: 55, scope: !181, inlinedAt: !186)
!188 = !DILocation(line: 28, column: 21, scope: !181, inlinedAt: !186)
!189 = !DILocation(line: 28, column: 36, scope: !181, inlinedAt: !186, atomGroup: 4, atomRank: 3)
!190 = !DILocation(line: 28, column: 12, scope: !181, inlinedAt: !186, atomGroup: 4, atomRank: 2)
!191 = !DILocation(line: 44, column: 46, scope: !118, atomGroup: 15, atomRank: 2)
!192 = !DILocation(line: 44, column: 15, scope: !118, atomGroup: 15, atomRank: 1)
!193 = !DILocalVariable(name: "p", arg: 1, scope: !194, file: !3, line: 30, type: !20)
!194 = distinct !DISubprogram(name: "bits", scope: !3, file: !3, line: 30, type: !130, scopeLine: 30, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !195, keyInstructions: true)
!195 = !{!193, !196, !197, !198}
!196 = !DILocalVariable(name: "from", scope: !194, file: !3, line: 31, type: !22)
!197 = !DILocalVariable(name: "to", scope: !194, file: !3, line: 31, type: !22)
!198 = !DILocalVariable(name: "k", scope: !199, file: !3, line: 32, type: !10)
!199 = distinct !DILexicalBlock(scope: !194, file: !3, line: 32, column: 5)
!200 = !DILocation(line: 0, scope: !194, inlinedAt: !201)
!201 = distinct !DILocation(line: 45, column: 31, scope: !118)
!202 = !DILocation(line: 0, scope: !199, inlinedAt: !201)
!203 = !DILocation(line: 32, column: 5, scope: !199, inlinedAt: !201, atomGroup: 42, atomRank: 1)
!204 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 6, atomRank: 2)
!205 = distinct !DILexicalBlock(scope: !206, file: !3, line: 32, column: 38)
!206 = distinct !DILexicalBlock(scope: !199, file: !3, line: 32, column: 5)
!207 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 6, atomRank: 1)
!208 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 43, atomRank: 2)
!209 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 43, atomRank: 1)
!210 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 47, atomRank: 2)
!211 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 47, atomRank: 1)
!212 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 51, atomRank: 2)
!213 = !DILocation(line: 32, column: 48, scope: !205, inlinedAt: !201, atomGroup: 51, atomRank: 1)
!214 = !DILocation(line: 32, column: 30, scope: !206, inlinedAt: !201, atomGroup: 52, atomRank: 2)
!215 = !DILocation(line: 32, column: 23, scope: !206, inlinedAt: !201, atomGroup: 53, atomRank: 1)
!216 = !DILocation(line: 32, column: 5, scope: !199, inlinedAt: !201, atomGroup: 54, atomRank: 1)
!217 = distinct !{!217, !218, !219, !220}
!218 = !DILocation(line: 32, column: 5, scope: !199, inlinedAt: !201)
!219 = !DILocation(line: 32, column: 75, scope: !199, inlinedAt: !201)
!220 = !{!"llvm.loop.mustprogress"}
!221 = !DILocation(line: 33, column: 12, scope: !194, inlinedAt: !201, atomGroup: 11, atomRank: 2)
!222 = !DILocation(line: 45, column: 42, scope: !118, atomGroup: 16, atomRank: 2)
!223 = !DILocation(line: 45, column: 13, scope: !118, atomGroup: 16, atomRank: 1)
!224 = !DILocation(line: 46, column: 39, scope: !118)
!225 = !DILocation(line: 46, column: 33, scope: !118, atomGroup: 17, atomRank: 2)
!226 = !DILocation(line: 47, column: 19, scope: !118)
!227 = !DILocation(line: 47, column: 17, scope: !118)
!228 = !DILocation(line: 47, column: 17, scope: !118, atomGroup: 18, atomRank: 2)
!229 = !DILocation(line: 47, column: 15, scope: !118, atomGroup: 18, atomRank: 1)
!230 = !DILocation(line: 48, column: 5, scope: !118, atomGroup: 19, atomRank: 1)
!231 = !DILocation(line: 49, column: 16, scope: !118)
!232 = !DILocation(line: 49, column: 22, scope: !118, atomGroup: 20, atomRank: 2)
!233 = !DILocation(line: 49, column: 12, scope: !118, atomGroup: 20, atomRank: 1)
!234 = !DILocation(line: 50, column: 13, scope: !118, atomGroup: 21, atomRank: 1)
!235 = !DILocation(line: 50, column: 26, scope: !118, atomGroup: 22, atomRank: 1)
!236 = !DILocation(line: 51, column: 5, scope: !118, atomGroup: 23, atomRank: 1)
!237 = !DILocation(line: 52, column: 19, scope: !118, atomGroup: 24, atomRank: 2)
!238 = !DILocation(line: 52, column: 15, scope: !118, atomGroup: 24, atomRank: 1)
!239 = !DILocation(line: 53, column: 19, scope: !118, atomGroup: 25, atomRank: 2)
!240 = !DILocation(line: 53, column: 10, scope: !118, atomGroup: 25, atomRank: 1)
!241 = !DILocation(line: 54, column: 18, scope: !118)
!242 = !DILocation(line: 54, column: 18, scope: !118, atomGroup: 26, atomRank: 2)
!243 = !DILocation(line: 55, column: 14, scope: !118, atomGroup: 27, atomRank: 2)
!244 = !DILocation(line: 55, column: 12, scope: !118, atomGroup: 27, atomRank: 1)
!245 = !DILocation(line: 56, column: 14, scope: !118)
!246 = !DILocation(line: 56, column: 19, scope: !118, atomGroup: 29, atomRank: 2)
!247 = !DILocation(line: 56, column: 25, scope: !118, atomGroup: 29, atomRank: 1)
!248 = !DILocation(line: 56, column: 5, scope: !118, atomGroup: 40, atomRank: 1)
!249 = !DISubprogram(name: "dlsym", scope: !250, file: !250, line: 64, type: !251, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DIFile(filename: "lib/libc/include/generic-glibc/dlfcn.h", directory: "")
!251 = !DISubroutineType(types: !252)
!252 = !{!20, !253, !254}
!253 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !20)
!254 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !255)
!255 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !256, size: 64)
!256 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !39)
!257 = !DISubprogram(name: "dlopen", scope: !250, file: !250, line: 56, type: !258, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!258 = !DISubroutineType(types: !259)
!259 = !{!20, !255, !10}
!260 = !DISubprogram(name: "snprintf", scope: !261, file: !261, line: 392, type: !262, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!261 = !DIFile(filename: "lib/libc/include/generic-glibc/stdio.h", directory: "")
!262 = !DISubroutineType(types: !263)
!263 = !{!10, !264, !266, !254, null}
!264 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !265)
!265 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!266 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !267, line: 18, baseType: !24)
!267 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!268 = !DISubprogram(name: "sscanf", linkageName: "__isoc99_sscanf", scope: !261, file: !261, line: 475, type: !269, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!269 = !DISubroutineType(types: !270)
!270 = !{!10, !254, !254, null}
