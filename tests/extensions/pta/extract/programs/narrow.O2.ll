; ModuleID = 'narrow.c'
source_filename = "narrow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.pair = type { ptr, ptr }
%struct.ops = type { ptr, [3 x ptr], ptr }

@x = global i32 0, align 4, !dbg !0
@one = global ptr @x, align 8, !dbg !38
@y = global i32 0, align 4, !dbg !57
@pair = local_unnamed_addr global %struct.pair { ptr @y, ptr @f1 }, align 8, !dbg !40
@ops = local_unnamed_addr global %struct.ops { ptr null, [3 x ptr] [ptr @f0, ptr @f0, ptr @f0], ptr @f1 }, align 8, !dbg !46
@swapped = global ptr null, align 8, !dbg !61
@exchanged = global ptr null, align 8, !dbg !63
@ored = global ptr null, align 8, !dbg !65
@floats = global ptr null, align 8, !dbg !67
@vectors = local_unnamed_addr global ptr null, align 8, !dbg !69
@by_float = local_unnamed_addr global %struct.pair zeroinitializer, align 8, !dbg !80
@from_float = local_unnamed_addr global ptr null, align 8, !dbg !88
@whole = local_unnamed_addr global %struct.pair zeroinitializer, align 8, !dbg !76
@called = local_unnamed_addr global ptr null, align 8, !dbg !84
@parts = local_unnamed_addr global %struct.pair zeroinitializer, align 8, !dbg !78
@z = global i32 0, align 4, !dbg !59
@wide = local_unnamed_addr global ptr null, align 8, !dbg !71
@ops2 = local_unnamed_addr global %struct.ops zeroinitializer, align 8, !dbg !82
@last = local_unnamed_addr global ptr null, align 8, !dbg !86
@ld = local_unnamed_addr global x86_fp80 0xK00000000000000000000, align 16, !dbg !73

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f0() #0 !dbg !102 {
  ret void, !dbg !103
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define void @f1() #0 !dbg !104 {
  ret void, !dbg !105
}

; Function Attrs: nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @main() local_unnamed_addr #1 !dbg !106 {
    #dbg_value(i32 0, !110, !DIExpression(), !128)
    #dbg_value(i64 0, !110, !DIExpression(), !128)
  %1 = load i8, ptr @one, align 8, !dbg !129, !tbaa !131
  %2 = atomicrmw xchg ptr @swapped, i8 %1 seq_cst, align 1, !dbg !132
    #dbg_value(i64 1, !110, !DIExpression(), !128)
  %3 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 1), align 1, !dbg !133, !tbaa !131
  %4 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 1), i8 %3 seq_cst, align 1, !dbg !134
    #dbg_value(i64 2, !110, !DIExpression(), !128)
  %5 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 2), align 2, !dbg !135, !tbaa !131
  %6 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 2), i8 %5 seq_cst, align 1, !dbg !136
    #dbg_value(i64 3, !110, !DIExpression(), !128)
  %7 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 3), align 1, !dbg !137, !tbaa !131
  %8 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 3), i8 %7 seq_cst, align 1, !dbg !138
    #dbg_value(i64 4, !110, !DIExpression(), !128)
  %9 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 4), align 4, !dbg !139, !tbaa !131
  %10 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 4), i8 %9 seq_cst, align 1, !dbg !140
    #dbg_value(i64 5, !110, !DIExpression(), !128)
  %11 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 5), align 1, !dbg !141, !tbaa !131
  %12 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 5), i8 %11 seq_cst, align 1, !dbg !142
    #dbg_value(i64 6, !110, !DIExpression(), !128)
  %13 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 6), align 2, !dbg !143, !tbaa !131
  %14 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 6), i8 %13 seq_cst, align 1, !dbg !144
    #dbg_value(i64 7, !110, !DIExpression(), !128)
  %15 = load i8, ptr getelementptr inbounds nuw (i8, ptr @one, i64 7), align 1, !dbg !145, !tbaa !131
  %16 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @swapped, i64 7), i8 %15 seq_cst, align 1, !dbg !146
    #dbg_value(i64 8, !110, !DIExpression(), !128)
    #dbg_value(i64 0, !112, !DIExpression(), !147)
    #dbg_value(i32 0, !114, !DIExpression(), !148)
  %17 = load i32, ptr @one, align 8, !dbg !149, !tbaa !98
  %18 = cmpxchg ptr @exchanged, i32 0, i32 %17 seq_cst seq_cst, align 4, !dbg !150
    #dbg_value(i64 1, !112, !DIExpression(), !147)
  %19 = load i32, ptr getelementptr inbounds nuw (i8, ptr @one, i64 4), align 4, !dbg !151, !tbaa !98
  %20 = cmpxchg ptr getelementptr inbounds nuw (i8, ptr @exchanged, i64 4), i32 0, i32 %19 seq_cst seq_cst, align 4, !dbg !150
    #dbg_value(i64 2, !112, !DIExpression(), !147)
    #dbg_value(i64 0, !117, !DIExpression(), !152)
  %21 = load i32, ptr @one, align 8, !dbg !153, !tbaa !98
  %22 = atomicrmw or ptr @ored, i32 %21 seq_cst, align 4, !dbg !155
    #dbg_value(i64 1, !117, !DIExpression(), !152)
  %23 = load i32, ptr getelementptr inbounds nuw (i8, ptr @one, i64 4), align 4, !dbg !156, !tbaa !98
  %24 = atomicrmw or ptr getelementptr inbounds nuw (i8, ptr @ored, i64 4), i32 %23 seq_cst, align 4, !dbg !157
    #dbg_value(i64 2, !117, !DIExpression(), !152)
    #dbg_value(i64 0, !119, !DIExpression(), !158)
  %25 = load volatile float, ptr @one, align 8, !dbg !159, !tbaa !161
  store volatile float %25, ptr @floats, align 8, !dbg !163, !tbaa !161
    #dbg_value(i64 1, !119, !DIExpression(), !158)
  %26 = load volatile float, ptr getelementptr inbounds nuw (i8, ptr @one, i64 4), align 4, !dbg !164, !tbaa !161
  store volatile float %26, ptr getelementptr inbounds nuw (i8, ptr @floats, i64 4), align 4, !dbg !165, !tbaa !161
    #dbg_value(i64 2, !119, !DIExpression(), !158)
  %27 = load <2 x i32>, ptr @one, align 8, !dbg !166, !tbaa !131
  store <2 x i32> %27, ptr @vectors, align 8, !dbg !167, !tbaa !131
    #dbg_value(i32 0, !121, !DIExpression(), !168)
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @by_float, ptr noundef nonnull align 8 dereferenceable(16) @pair, i64 16, i1 false), !dbg !169, !tbaa !161
    #dbg_value(i64 poison, !121, !DIExpression(), !168)
  %28 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @by_float, i64 8), align 8, !dbg !171, !tbaa !172
  store ptr %28, ptr @from_float, align 8, !dbg !176, !tbaa !177
  %29 = load <2 x i64>, ptr @pair, align 8, !dbg !178, !tbaa !131
  store <2 x i64> %29, ptr @whole, align 8, !dbg !179, !tbaa !131
  %30 = extractelement <2 x i64> %29, i64 1, !dbg !180
  %31 = inttoptr i64 %30 to ptr, !dbg !180
  store ptr %31, ptr @called, align 8, !dbg !181, !tbaa !177
  store <2 x i64> %29, ptr @parts, align 8, !dbg !182, !tbaa !183
    #dbg_value(i128 poison, !123, !DIExpression(), !185)
  store ptr @z, ptr @wide, align 8, !dbg !186, !tbaa !187
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(40) @ops2, ptr noundef nonnull align 8 dereferenceable(40) @ops, i64 40, i1 false), !dbg !188, !tbaa.struct !189
  %32 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @ops2, i64 32), align 8, !dbg !192, !tbaa !177
  store ptr %32, ptr @last, align 8, !dbg !193, !tbaa !177
    #dbg_value(i32 0, !126, !DIExpression(), !194)
    #dbg_value(i64 0, !126, !DIExpression(), !194)
  %33 = atomicrmw xchg ptr @one, i32 0 seq_cst, align 4, !dbg !195
    #dbg_value(i32 %33, !124, !DIExpression(DW_OP_LLVM_fragment, 0, 32), !185)
    #dbg_value(i64 1, !126, !DIExpression(), !194)
  %34 = atomicrmw xchg ptr getelementptr inbounds nuw (i8, ptr @one, i64 4), i32 0 seq_cst, align 4, !dbg !197
    #dbg_value(i32 %34, !124, !DIExpression(DW_OP_LLVM_fragment, 32, 32), !185)
    #dbg_value(i64 2, !126, !DIExpression(), !194)
  %35 = zext i32 %34 to i64, !dbg !198
  %36 = shl nuw i64 %35, 32, !dbg !198
  %37 = zext i32 %33 to i64, !dbg !198
  %38 = or disjoint i64 %36, %37, !dbg !198
  store i64 %38, ptr @one, align 8, !dbg !198
  %39 = load ptr, ptr @swapped, align 8, !dbg !199, !tbaa !187
  %40 = icmp ne ptr %39, @x, !dbg !200
  %41 = load ptr, ptr @exchanged, align 8
  %42 = icmp ne ptr %41, @x
  %43 = select i1 %40, i1 true, i1 %42
  %44 = load ptr, ptr @ored, align 8
  %45 = icmp ne ptr %44, @x
  %46 = select i1 %43, i1 true, i1 %45
  %47 = load ptr, ptr @floats, align 8
  %48 = icmp ne ptr %47, @x
  %49 = select i1 %46, i1 true, i1 %48
  %50 = load ptr, ptr @vectors, align 8
  %51 = icmp ne ptr %50, @x
  %52 = select i1 %49, i1 true, i1 %51
  %53 = load ptr, ptr @called, align 8
  %54 = icmp ne ptr %53, @f1
  %55 = select i1 %52, i1 true, i1 %54
  %56 = load ptr, ptr @parts, align 8
  %57 = icmp ne ptr %56, @y
  %58 = select i1 %55, i1 true, i1 %57
  %59 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @parts, i64 8), align 8
  %60 = icmp ne ptr %59, @f1
  %61 = select i1 %58, i1 true, i1 %60, !dbg !201
  %62 = load ptr, ptr @wide, align 8
  %63 = icmp ne ptr %62, @z
  %64 = select i1 %61, i1 true, i1 %63, !dbg !201
  %65 = load ptr, ptr @last, align 8
  %66 = icmp ne ptr %65, @f1
  %67 = select i1 %64, i1 true, i1 %66, !dbg !201
  %68 = icmp ne i64 %38, ptrtoint (ptr @x to i64)
  %69 = select i1 %67, i1 true, i1 %68, !dbg !201
  %70 = load ptr, ptr @from_float, align 8, !dbg !201
  %71 = icmp ne ptr %70, @f1, !dbg !201
  %72 = select i1 %69, i1 true, i1 %71, !dbg !201
  %73 = zext i1 %72 to i32, !dbg !201
  ret i32 %73, !dbg !202
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

attributes #0 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nofree norecurse nounwind memory(readwrite, argmem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!90, !91, !92, !93, !94, !95, !96}
!llvm.ident = !{!97}
!llvm.errno.tbaa = !{!98}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !37, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "narrow.c", directory: "")
!4 = !{!5, !7, !13, !16, !22, !23, !29, !30, !26, !31, !32}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!7 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!8 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint32_t", file: !9, line: 26, baseType: !10)
!9 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!10 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint32_t", file: !11, line: 42, baseType: !12)
!11 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!12 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !15)
!15 = !DIBasicType(name: "float", size: 32, encoding: DW_ATE_float)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !17, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_typedef, name: "ints", file: !3, line: 11, baseType: !18)
!18 = !DICompositeType(tag: DW_TAG_array_type, baseType: !19, size: 64, flags: DIFlagVector, elements: !20)
!19 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!20 = !{!21}
!21 = !DISubrange(count: 2)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_typedef, name: "longs", file: !3, line: 12, baseType: !25)
!25 = !DICompositeType(tag: DW_TAG_array_type, baseType: !26, size: 128, flags: DIFlagVector, elements: !20)
!26 = !DIDerivedType(tag: DW_TAG_typedef, name: "uintptr_t", file: !27, line: 83, baseType: !28)
!27 = !DIFile(filename: "lib/libc/include/generic-glibc/stdint.h", directory: "")
!28 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!29 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !30, size: 64)
!30 = !DIBasicType(name: "unsigned __int128", size: 128, encoding: DW_ATE_unsigned)
!31 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !19, size: 64)
!32 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !33, size: 64)
!33 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 5, baseType: !34)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{null}
!37 = !{!38, !40, !46, !0, !57, !59, !61, !63, !65, !67, !69, !71, !73, !76, !78, !80, !82, !84, !86, !88}
!38 = !DIGlobalVariableExpression(var: !39, expr: !DIExpression())
!39 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 13, type: !42, isLocal: false, isDefinition: true)
!42 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pair", file: !3, line: 13, size: 128, elements: !43)
!43 = !{!44, !45}
!44 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !42, file: !3, line: 13, baseType: !31, size: 64)
!45 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !42, file: !3, line: 13, baseType: !33, size: 64, offset: 64)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "ops", scope: !2, file: !3, line: 14, type: !48, isLocal: false, isDefinition: true)
!48 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ops", file: !3, line: 14, size: 320, elements: !49)
!49 = !{!50, !52, !56}
!50 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !48, file: !3, line: 14, baseType: !51, size: 64)
!51 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !48, size: 64)
!52 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !48, file: !3, line: 14, baseType: !53, size: 192, offset: 64)
!53 = !DICompositeType(tag: DW_TAG_array_type, baseType: !33, size: 192, elements: !54)
!54 = !{!55}
!55 = !DISubrange(count: 3)
!56 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !48, file: !3, line: 14, baseType: !33, size: 64, offset: 256)
!57 = !DIGlobalVariableExpression(var: !58, expr: !DIExpression())
!58 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 7, type: !19, isLocal: false, isDefinition: true)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 7, type: !19, isLocal: false, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "swapped", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "exchanged", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "ored", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "floats", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "vectors", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "wide", scope: !2, file: !3, line: 8, type: !31, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "ld", scope: !2, file: !3, line: 9, type: !75, isLocal: false, isDefinition: true)
!75 = !DIBasicType(name: "long double", size: 128, encoding: DW_ATE_float)
!76 = !DIGlobalVariableExpression(var: !77, expr: !DIExpression())
!77 = distinct !DIGlobalVariable(name: "whole", scope: !2, file: !3, line: 13, type: !42, isLocal: false, isDefinition: true)
!78 = !DIGlobalVariableExpression(var: !79, expr: !DIExpression())
!79 = distinct !DIGlobalVariable(name: "parts", scope: !2, file: !3, line: 13, type: !42, isLocal: false, isDefinition: true)
!80 = !DIGlobalVariableExpression(var: !81, expr: !DIExpression())
!81 = distinct !DIGlobalVariable(name: "by_float", scope: !2, file: !3, line: 13, type: !42, isLocal: false, isDefinition: true)
!82 = !DIGlobalVariableExpression(var: !83, expr: !DIExpression())
!83 = distinct !DIGlobalVariable(name: "ops2", scope: !2, file: !3, line: 14, type: !48, isLocal: false, isDefinition: true)
!84 = !DIGlobalVariableExpression(var: !85, expr: !DIExpression())
!85 = distinct !DIGlobalVariable(name: "called", scope: !2, file: !3, line: 15, type: !33, isLocal: false, isDefinition: true)
!86 = !DIGlobalVariableExpression(var: !87, expr: !DIExpression())
!87 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 15, type: !33, isLocal: false, isDefinition: true)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "from_float", scope: !2, file: !3, line: 15, type: !33, isLocal: false, isDefinition: true)
!90 = !{i32 7, !"Dwarf Version", i32 4}
!91 = !{i32 2, !"Debug Info Version", i32 3}
!92 = !{i32 1, !"wchar_size", i32 4}
!93 = !{i32 8, !"PIC Level", i32 2}
!94 = !{i32 7, !"uwtable", i32 2}
!95 = !{i32 7, !"frame-pointer", i32 2}
!96 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!97 = !{!"clang version 22.1.8"}
!98 = !{!99, !99, i64 0}
!99 = !{!"int", !100, i64 0}
!100 = !{!"omnipotent char", !101, i64 0}
!101 = !{!"Simple C/C++ TBAA"}
!102 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!103 = !DILocation(line: 6, column: 16, scope: !102, atomGroup: 1, atomRank: 1)
!104 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, keyInstructions: true)
!105 = !DILocation(line: 6, column: 33, scope: !104, atomGroup: 1, atomRank: 1)
!106 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !107, scopeLine: 16, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !109, keyInstructions: true)
!107 = !DISubroutineType(types: !108)
!108 = !{!19}
!109 = !{!110, !112, !114, !117, !119, !121, !123, !124, !126}
!110 = !DILocalVariable(name: "i", scope: !111, file: !3, line: 17, type: !19)
!111 = distinct !DILexicalBlock(scope: !106, file: !3, line: 17, column: 5)
!112 = !DILocalVariable(name: "i", scope: !113, file: !3, line: 19, type: !19)
!113 = distinct !DILexicalBlock(scope: !106, file: !3, line: 19, column: 5)
!114 = !DILocalVariable(name: "none", scope: !115, file: !3, line: 20, type: !8)
!115 = distinct !DILexicalBlock(scope: !116, file: !3, line: 19, column: 33)
!116 = distinct !DILexicalBlock(scope: !113, file: !3, line: 19, column: 5)
!117 = !DILocalVariable(name: "i", scope: !118, file: !3, line: 23, type: !19)
!118 = distinct !DILexicalBlock(scope: !106, file: !3, line: 23, column: 5)
!119 = !DILocalVariable(name: "i", scope: !120, file: !3, line: 25, type: !19)
!120 = distinct !DILexicalBlock(scope: !106, file: !3, line: 25, column: 5)
!121 = !DILocalVariable(name: "i", scope: !122, file: !3, line: 27, type: !19)
!122 = distinct !DILexicalBlock(scope: !106, file: !3, line: 27, column: 5)
!123 = !DILocalVariable(name: "big", scope: !106, file: !3, line: 32, type: !30)
!124 = !DILocalVariable(name: "old", scope: !106, file: !3, line: 36, type: !125)
!125 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !20)
!126 = !DILocalVariable(name: "i", scope: !127, file: !3, line: 37, type: !19)
!127 = distinct !DILexicalBlock(scope: !106, file: !3, line: 37, column: 5)
!128 = !DILocation(line: 0, scope: !111)
!129 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 4, atomRank: 2)
!130 = distinct !DILexicalBlock(scope: !111, file: !3, line: 17, column: 5)
!131 = !{!100, !100, i64 0}
!132 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 4, atomRank: 2)
!133 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 74, atomRank: 2)
!134 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 74, atomRank: 2)
!135 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 78, atomRank: 2)
!136 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 78, atomRank: 2)
!137 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 82, atomRank: 2)
!138 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 82, atomRank: 2)
!139 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 86, atomRank: 2)
!140 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 86, atomRank: 2)
!141 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 90, atomRank: 2)
!142 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 90, atomRank: 2)
!143 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 94, atomRank: 2)
!144 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 94, atomRank: 2)
!145 = !DILocation(line: 18, column: 60, scope: !130, atomGroup: 98, atomRank: 2)
!146 = !DILocation(line: 18, column: 9, scope: !130, atomGroup: 98, atomRank: 2)
!147 = !DILocation(line: 0, scope: !113)
!148 = !DILocation(line: 0, scope: !115)
!149 = !DILocation(line: 21, column: 72, scope: !115, atomGroup: 11, atomRank: 2)
!150 = !DILocation(line: 21, column: 9, scope: !115)
!151 = !DILocation(line: 21, column: 72, scope: !115, atomGroup: 102, atomRank: 2)
!152 = !DILocation(line: 0, scope: !118)
!153 = !DILocation(line: 24, column: 50, scope: !154, atomGroup: 17, atomRank: 2)
!154 = distinct !DILexicalBlock(scope: !118, file: !3, line: 23, column: 5)
!155 = !DILocation(line: 24, column: 9, scope: !154, atomGroup: 17, atomRank: 2)
!156 = !DILocation(line: 24, column: 50, scope: !154, atomGroup: 106, atomRank: 2)
!157 = !DILocation(line: 24, column: 9, scope: !154, atomGroup: 106, atomRank: 2)
!158 = !DILocation(line: 0, scope: !120)
!159 = !DILocation(line: 25, column: 66, scope: !160, atomGroup: 23, atomRank: 2)
!160 = distinct !DILexicalBlock(scope: !120, file: !3, line: 25, column: 5)
!161 = !{!162, !162, i64 0}
!162 = !{!"float", !100, i64 0}
!163 = !DILocation(line: 25, column: 64, scope: !160, atomGroup: 23, atomRank: 1)
!164 = !DILocation(line: 25, column: 66, scope: !160, atomGroup: 110, atomRank: 2)
!165 = !DILocation(line: 25, column: 64, scope: !160, atomGroup: 110, atomRank: 1)
!166 = !DILocation(line: 26, column: 25, scope: !106, atomGroup: 26, atomRank: 2)
!167 = !DILocation(line: 26, column: 23, scope: !106, atomGroup: 26, atomRank: 1)
!168 = !DILocation(line: 0, scope: !122)
!169 = !DILocation(line: 27, column: 57, scope: !170, atomGroup: 30, atomRank: 1)
!170 = distinct !DILexicalBlock(scope: !122, file: !3, line: 27, column: 5)
!171 = !DILocation(line: 28, column: 27, scope: !106, atomGroup: 33, atomRank: 2)
!172 = !{!173, !175, i64 8}
!173 = !{!"pair", !174, i64 0, !175, i64 8}
!174 = !{!"p1 int", !175, i64 0}
!175 = !{!"any pointer", !100, i64 0}
!176 = !DILocation(line: 28, column: 16, scope: !106, atomGroup: 33, atomRank: 1)
!177 = !{!175, !175, i64 0}
!178 = !DILocation(line: 29, column: 24, scope: !106, atomGroup: 34, atomRank: 2)
!179 = !DILocation(line: 29, column: 22, scope: !106, atomGroup: 34, atomRank: 1)
!180 = !DILocation(line: 30, column: 20, scope: !106, atomGroup: 35, atomRank: 2)
!181 = !DILocation(line: 30, column: 12, scope: !106, atomGroup: 35, atomRank: 1)
!182 = !DILocation(line: 31, column: 34, scope: !106, atomGroup: 36, atomRank: 1)
!183 = !{!184, !184, i64 0}
!184 = !{!"__int128", !100, i64 0}
!185 = !DILocation(line: 0, scope: !106)
!186 = !DILocation(line: 33, column: 10, scope: !106, atomGroup: 38, atomRank: 1)
!187 = !{!174, !174, i64 0}
!188 = !DILocation(line: 34, column: 12, scope: !106, atomGroup: 39, atomRank: 1)
!189 = !{i64 0, i64 8, !190, i64 8, i64 24, !131, i64 32, i64 8, !177}
!190 = !{!191, !191, i64 0}
!191 = !{!"p1 _ZTS3ops", !175, i64 0}
!192 = !DILocation(line: 35, column: 12, scope: !106, atomGroup: 40, atomRank: 2)
!193 = !DILocation(line: 35, column: 10, scope: !106, atomGroup: 40, atomRank: 1)
!194 = !DILocation(line: 0, scope: !127)
!195 = !DILocation(line: 37, column: 42, scope: !196, atomGroup: 45, atomRank: 2)
!196 = distinct !DILexicalBlock(scope: !127, file: !3, line: 37, column: 5)
!197 = !DILocation(line: 37, column: 42, scope: !196, atomGroup: 114, atomRank: 2)
!198 = !DILocation(line: 38, column: 5, scope: !106, atomGroup: 48, atomRank: 1)
!199 = !DILocation(line: 39, column: 14, scope: !106)
!200 = !DILocation(line: 39, column: 22, scope: !106, atomGroup: 50, atomRank: 2)
!201 = !DILocation(line: 39, column: 28, scope: !106, atomGroup: 50, atomRank: 1)
!202 = !DILocation(line: 39, column: 5, scope: !106, atomGroup: 61, atomRank: 1)
