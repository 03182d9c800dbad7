; ModuleID = 'library.c'
source_filename = "library.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@.str = private unnamed_addr constant [5 x i8] c"text\00", align 1, !dbg !0
@.str.1 = private unnamed_addr constant [5 x i8] c"HOME\00", align 1, !dbg !7
@x = global i32 0, align 4, !dbg !9
@y = global i32 0, align 4, !dbg !32
@__const.main.array = private unnamed_addr constant [2 x ptr] [ptr @x, ptr @y], align 16
@.str.2 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !22
@.str.3 = private unnamed_addr constant [7 x i8] c"%s %p\0A\00", align 1, !dbg !27

; Function Attrs: nofree nounwind uwtable
define i32 @main(i32 noundef %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !46 {
  %3 = alloca [8 x i8], align 1, !DIAssignID !129
    #dbg_assign(i1 poison, !54, !DIExpression(), !129, ptr %3, !DIExpression(), !130)
  %4 = alloca ptr, align 8, !DIAssignID !131
    #dbg_assign(i1 poison, !62, !DIExpression(), !131, ptr %4, !DIExpression(), !130)
  %5 = alloca [2 x ptr], align 16, !DIAssignID !132
    #dbg_assign(i1 poison, !65, !DIExpression(), !132, ptr %5, !DIExpression(), !130)
    #dbg_value(i32 %0, !52, !DIExpression(), !130)
    #dbg_value(ptr %1, !53, !DIExpression(), !130)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !dbg !133
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(5) %3, ptr noundef nonnull align 1 dereferenceable(5) @.str, i64 5, i1 false) #10, !dbg !134
    #dbg_value(ptr %3, !58, !DIExpression(), !130)
  %6 = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %3, i32 noundef 120) #11, !dbg !135
    #dbg_value(ptr %6, !59, !DIExpression(), !130)
  %7 = call noalias ptr @strdup(ptr noundef %6) #10, !dbg !136
    #dbg_value(ptr %7, !60, !DIExpression(), !130)
  %8 = tail call ptr @getenv(ptr noundef nonnull @.str.1) #10, !dbg !137
    #dbg_value(ptr %8, !61, !DIExpression(), !130)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !138
  %9 = getelementptr inbounds nuw i8, ptr %1, i64 8, !dbg !139
  %10 = load ptr, ptr %9, align 8, !dbg !139, !tbaa !140
  %11 = call i64 @strtol(ptr noundef %10, ptr noundef nonnull %4, i32 noundef 10) #10, !dbg !143
    #dbg_value(i64 %11, !63, !DIExpression(), !130)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !dbg !144
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %5, ptr noundef nonnull align 16 dereferenceable(16) @__const.main.array, i64 16, i1 false), !dbg !145, !DIAssignID !146
    #dbg_assign(i1 poison, !65, !DIExpression(), !146, ptr %5, !DIExpression(), !130)
  call void @qsort(ptr noundef nonnull %5, i64 noundef 2, i64 noundef 8, ptr noundef nonnull @compare) #10, !dbg !147
    #dbg_value(ptr @x, !67, !DIExpression(), !130)
    #dbg_value(ptr poison, !148, !DIExpression(), !167)
    #dbg_value(ptr %5, !161, !DIExpression(), !167)
    #dbg_value(i64 2, !162, !DIExpression(), !167)
    #dbg_value(i64 8, !163, !DIExpression(), !167)
    #dbg_value(ptr @compare, !164, !DIExpression(), !167)
  %12 = load i32, ptr @x, align 4, !tbaa !42
    #dbg_value(ptr %5, !161, !DIExpression(), !167)
    #dbg_value(i64 2, !162, !DIExpression(), !167)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 8, !dbg !169
    #dbg_value(ptr %13, !165, !DIExpression(), !167)
    #dbg_value(ptr poison, !171, !DIExpression(), !175)
    #dbg_value(ptr %13, !174, !DIExpression(), !175)
  %14 = load ptr, ptr %13, align 8, !dbg !177, !tbaa !178
  %15 = load i32, ptr %14, align 4, !dbg !180, !tbaa !42
    #dbg_value(!DIArgList(i32 %12, i32 %15), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !167)
  %16 = icmp eq i32 %12, %15, !dbg !181
  br i1 %16, label %26, label %17, !dbg !183

17:                                               ; preds = %2
    #dbg_value(!DIArgList(i32 %12, i32 %15), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !167)
  %18 = icmp sgt i32 %12, %15, !dbg !184
  %19 = select i1 %18, i64 16, i64 0, !dbg !186
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 %19, !dbg !186
    #dbg_value(ptr %20, !161, !DIExpression(), !167)
    #dbg_value(i64 poison, !162, !DIExpression(), !167)
    #dbg_value(i64 poison, !162, !DIExpression(DW_OP_constu, 1, DW_OP_shr, DW_OP_stack_value), !167)
  br i1 %18, label %26, label %21, !dbg !187

21:                                               ; preds = %17
  %22 = load ptr, ptr %20, align 8, !tbaa !178
  %23 = load i32, ptr %22, align 4, !tbaa !42
  %24 = icmp eq i32 %12, %23
    #dbg_value(ptr %20, !161, !DIExpression(), !167)
    #dbg_value(i64 1, !162, !DIExpression(), !167)
    #dbg_value(ptr %20, !165, !DIExpression(), !167)
    #dbg_value(ptr poison, !171, !DIExpression(), !175)
    #dbg_value(ptr %20, !174, !DIExpression(), !175)
    #dbg_value(!DIArgList(i32 %12, i32 %23), !166, !DIExpression(DW_OP_LLVM_arg, 0, DW_OP_LLVM_arg, 1, DW_OP_minus, DW_OP_stack_value), !167)
  %25 = select i1 %24, ptr %20, ptr null, !dbg !188
  br label %26, !dbg !189

26:                                               ; preds = %21, %17, %2
  %27 = phi ptr [ %13, %2 ], [ null, %17 ], [ %25, %21 ], !dbg !167
    #dbg_value(ptr %27, !68, !DIExpression(), !130)
  %28 = call noalias ptr @fopen(ptr noundef %8, ptr noundef nonnull @.str.2), !dbg !189
    #dbg_value(ptr %28, !69, !DIExpression(), !130)
  %29 = call ptr @fgets(ptr noundef nonnull %3, i32 noundef 8, ptr noundef %28), !dbg !190
    #dbg_value(ptr %29, !128, !DIExpression(), !130)
  %30 = call i32 (ptr, ...) @printf(ptr noundef nonnull dereferenceable(1) @.str.3, ptr noundef %29, ptr noundef nonnull %5), !dbg !191
  %31 = trunc i64 %11 to i32, !dbg !192
  %32 = load i8, ptr %7, align 1, !dbg !193, !tbaa !194
  %33 = sext i8 %32 to i32, !dbg !193
  %34 = add nsw i32 %33, %31, !dbg !195
  %35 = load ptr, ptr %27, align 8, !dbg !196, !tbaa !178
  %36 = load i32, ptr %35, align 4, !dbg !197, !tbaa !42
  %37 = add nsw i32 %34, %36, !dbg !198
  %38 = load ptr, ptr %4, align 8, !dbg !199, !tbaa !140
  %39 = load i8, ptr %38, align 1, !dbg !200, !tbaa !194
  %40 = sext i8 %39 to i32, !dbg !200
  %41 = add nsw i32 %37, %40, !dbg !201
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !dbg !202
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !202
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !202
  ret i32 %41, !dbg !203
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !204 ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #2

; Function Attrs: mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !208 noalias ptr @strdup(ptr noundef readonly captures(none)) local_unnamed_addr #3

; Function Attrs: nofree nounwind memory(read)
declare !dbg !211 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !212 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #6

; Function Attrs: nofree
declare !dbg !217 void @qsort(ptr noundef, i64 noundef, i64 noundef, ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal i32 @compare(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) #8 !dbg !172 {
    #dbg_value(ptr %0, !171, !DIExpression(), !220)
    #dbg_value(ptr %1, !174, !DIExpression(), !220)
  %3 = load ptr, ptr %0, align 8, !dbg !221, !tbaa !178
  %4 = load i32, ptr %3, align 4, !dbg !222, !tbaa !42
  %5 = load ptr, ptr %1, align 8, !dbg !223, !tbaa !178
  %6 = load i32, ptr %5, align 4, !dbg !224, !tbaa !42
  %7 = sub nsw i32 %4, %6, !dbg !225
  ret i32 %7, !dbg !226
}

; Function Attrs: nofree nounwind
declare !dbg !227 noalias noundef ptr @fopen(ptr noundef readonly captures(none), ptr noundef readonly captures(none)) local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare !dbg !231 noundef ptr @fgets(ptr noundef writeonly, i32 noundef, ptr noundef captures(none)) local_unnamed_addr #9

; Function Attrs: nofree nounwind
declare !dbg !236 noundef i32 @printf(ptr noundef readonly captures(none), ...) local_unnamed_addr #9

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

attributes #0 = { nofree nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { mustprogress nofree nounwind willreturn memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nofree nounwind memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #7 = { nofree "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #10 = { nounwind }
attributes #11 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!11}
!llvm.module.flags = !{!34, !35, !36, !37, !38, !39, !40}
!llvm.ident = !{!41}
!llvm.errno.tbaa = !{!42}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(scope: null, file: !2, line: 11, type: !3, isLocal: true, isDefinition: true)
!2 = !DIFile(filename: "library.c", directory: "")
!3 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 40, elements: !5)
!4 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!5 = !{!6}
!6 = !DISubrange(count: 5)
!7 = !DIGlobalVariableExpression(var: !8, expr: !DIExpression())
!8 = distinct !DIGlobalVariable(scope: null, file: !2, line: 14, type: !3, isLocal: true, isDefinition: true)
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "x", scope: !11, file: !2, line: 5, type: !14, isLocal: false, isDefinition: true)
!11 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !12, globals: !21, splitDebugInlining: false, nameTableKind: None)
!12 = !{!13, !14, !15, !17, !19}
!13 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!14 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!15 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!16 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !14, size: 64)
!17 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !18, size: 64)
!18 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !20, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !4)
!21 = !{!0, !7, !22, !27, !9, !32}
!22 = !DIGlobalVariableExpression(var: !23, expr: !DIExpression())
!23 = distinct !DIGlobalVariable(scope: null, file: !2, line: 21, type: !24, isLocal: true, isDefinition: true)
!24 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 16, elements: !25)
!25 = !{!26}
!26 = !DISubrange(count: 2)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(scope: null, file: !2, line: 23, type: !29, isLocal: true, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 56, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 7)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "y", scope: !11, file: !2, line: 5, type: !14, isLocal: false, isDefinition: true)
!34 = !{i32 7, !"Dwarf Version", i32 4}
!35 = !{i32 2, !"Debug Info Version", i32 3}
!36 = !{i32 1, !"wchar_size", i32 4}
!37 = !{i32 8, !"PIC Level", i32 2}
!38 = !{i32 7, !"uwtable", i32 2}
!39 = !{i32 7, !"frame-pointer", i32 2}
!40 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!41 = !{!"clang version 22.1.8"}
!42 = !{!43, !43, i64 0}
!43 = !{!"int", !44, i64 0}
!44 = !{!"omnipotent char", !45, i64 0}
!45 = !{!"Simple C/C++ TBAA"}
!46 = distinct !DISubprogram(name: "main", scope: !2, file: !2, line: 9, type: !47, scopeLine: 9, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !51, keyInstructions: true)
!47 = !DISubroutineType(types: !48)
!48 = !{!14, !14, !49}
!49 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !50, size: 64)
!50 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !4, size: 64)
!51 = !{!52, !53, !54, !58, !59, !60, !61, !62, !63, !65, !67, !68, !69, !128}
!52 = !DILocalVariable(name: "argc", arg: 1, scope: !46, file: !2, line: 9, type: !14)
!53 = !DILocalVariable(name: "argv", arg: 2, scope: !46, file: !2, line: 9, type: !49)
!54 = !DILocalVariable(name: "buffer", scope: !46, file: !2, line: 10, type: !55)
!55 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 64, elements: !56)
!56 = !{!57}
!57 = !DISubrange(count: 8)
!58 = !DILocalVariable(name: "copied", scope: !46, file: !2, line: 11, type: !50)
!59 = !DILocalVariable(name: "found", scope: !46, file: !2, line: 12, type: !50)
!60 = !DILocalVariable(name: "twin", scope: !46, file: !2, line: 13, type: !50)
!61 = !DILocalVariable(name: "variable", scope: !46, file: !2, line: 14, type: !50)
!62 = !DILocalVariable(name: "end", scope: !46, file: !2, line: 15, type: !50)
!63 = !DILocalVariable(name: "number", scope: !46, file: !2, line: 16, type: !64)
!64 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!65 = !DILocalVariable(name: "array", scope: !46, file: !2, line: 17, type: !66)
!66 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 128, elements: !25)
!67 = !DILocalVariable(name: "key", scope: !46, file: !2, line: 19, type: !16)
!68 = !DILocalVariable(name: "hit", scope: !46, file: !2, line: 19, type: !15)
!69 = !DILocalVariable(name: "file", scope: !46, file: !2, line: 21, type: !70)
!70 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !71, size: 64)
!71 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !72, line: 7, baseType: !73)
!72 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!73 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !74, line: 51, size: 1728, elements: !75)
!74 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!75 = !{!76, !77, !78, !79, !80, !81, !82, !83, !84, !85, !86, !87, !88, !91, !93, !94, !95, !99, !102, !104, !106, !107, !110, !112, !115, !118, !119, !120, !122, !123, !124, !127}
!76 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !73, file: !74, line: 53, baseType: !14, size: 32)
!77 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !73, file: !74, line: 56, baseType: !50, size: 64, offset: 64)
!78 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !73, file: !74, line: 57, baseType: !50, size: 64, offset: 128)
!79 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !73, file: !74, line: 58, baseType: !50, size: 64, offset: 192)
!80 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !73, file: !74, line: 59, baseType: !50, size: 64, offset: 256)
!81 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !73, file: !74, line: 60, baseType: !50, size: 64, offset: 320)
!82 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !73, file: !74, line: 61, baseType: !50, size: 64, offset: 384)
!83 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !73, file: !74, line: 62, baseType: !50, size: 64, offset: 448)
!84 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !73, file: !74, line: 63, baseType: !50, size: 64, offset: 512)
!85 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !73, file: !74, line: 66, baseType: !50, size: 64, offset: 576)
!86 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !73, file: !74, line: 67, baseType: !50, size: 64, offset: 640)
!87 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !73, file: !74, line: 68, baseType: !50, size: 64, offset: 704)
!88 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !73, file: !74, line: 70, baseType: !89, size: 64, offset: 768)
!89 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !90, size: 64)
!90 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !74, line: 38, flags: DIFlagFwdDecl)
!91 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !73, file: !74, line: 72, baseType: !92, size: 64, offset: 832)
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !73, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !73, file: !74, line: 74, baseType: !14, size: 32, offset: 896)
!94 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !73, file: !74, line: 75, baseType: !14, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!95 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !73, file: !74, line: 77, baseType: !96, size: 8, offset: 952)
!96 = !DICompositeType(tag: DW_TAG_array_type, baseType: !4, size: 8, elements: !97)
!97 = !{!98}
!98 = !DISubrange(count: 1)
!99 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !73, file: !74, line: 78, baseType: !100, size: 64, offset: 960)
!100 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !101, line: 152, baseType: !64)
!101 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/types.h", directory: "")
!102 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !73, file: !74, line: 81, baseType: !103, size: 16, offset: 1024)
!103 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !73, file: !74, line: 82, baseType: !105, size: 8, offset: 1040)
!105 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!106 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !73, file: !74, line: 83, baseType: !96, size: 8, offset: 1048)
!107 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !73, file: !74, line: 85, baseType: !108, size: 64, offset: 1088)
!108 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !109, size: 64)
!109 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !74, line: 45, baseType: null)
!110 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !73, file: !74, line: 93, baseType: !111, size: 64, offset: 1152)
!111 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !101, line: 153, baseType: !64)
!112 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !73, file: !74, line: 95, baseType: !113, size: 64, offset: 1216)
!113 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !114, size: 64)
!114 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !74, line: 39, flags: DIFlagFwdDecl)
!115 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !73, file: !74, line: 96, baseType: !116, size: 64, offset: 1280)
!116 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !117, size: 64)
!117 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !74, line: 40, flags: DIFlagFwdDecl)
!118 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !73, file: !74, line: 97, baseType: !92, size: 64, offset: 1344)
!119 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !73, file: !74, line: 98, baseType: !13, size: 64, offset: 1408)
!120 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !73, file: !74, line: 99, baseType: !121, size: 64, offset: 1472)
!121 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!122 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !73, file: !74, line: 100, baseType: !14, size: 32, offset: 1536)
!123 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !73, file: !74, line: 102, baseType: !14, size: 32, offset: 1568)
!124 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !73, file: !74, line: 104, baseType: !125, size: 64, offset: 1600)
!125 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !101, line: 45, baseType: !126)
!126 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!127 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !73, file: !74, line: 109, baseType: !55, size: 64, offset: 1664)
!128 = !DILocalVariable(name: "line", scope: !46, file: !2, line: 22, type: !50)
!129 = distinct !DIAssignID()
!130 = !DILocation(line: 0, scope: !46)
!131 = distinct !DIAssignID()
!132 = distinct !DIAssignID()
!133 = !DILocation(line: 10, column: 5, scope: !46)
!134 = !DILocation(line: 11, column: 20, scope: !46, atomGroup: 1, atomRank: 2)
!135 = !DILocation(line: 12, column: 19, scope: !46, atomGroup: 2, atomRank: 2)
!136 = !DILocation(line: 13, column: 18, scope: !46, atomGroup: 3, atomRank: 2)
!137 = !DILocation(line: 14, column: 22, scope: !46, atomGroup: 4, atomRank: 2)
!138 = !DILocation(line: 15, column: 5, scope: !46)
!139 = !DILocation(line: 16, column: 26, scope: !46)
!140 = !{!141, !141, i64 0}
!141 = !{!"p1 omnipotent char", !142, i64 0}
!142 = !{!"any pointer", !44, i64 0}
!143 = !DILocation(line: 16, column: 19, scope: !46, atomGroup: 5, atomRank: 2)
!144 = !DILocation(line: 17, column: 5, scope: !46)
!145 = !DILocation(line: 17, column: 10, scope: !46, atomGroup: 6, atomRank: 1)
!146 = distinct !DIAssignID()
!147 = !DILocation(line: 18, column: 5, scope: !46)
!148 = !DILocalVariable(name: "__key", arg: 1, scope: !149, file: !150, line: 20, type: !17)
!149 = distinct !DISubprogram(name: "bsearch", scope: !150, file: !150, line: 20, type: !151, scopeLine: 22, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !160, keyInstructions: true)
!150 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/bits/stdlib-bsearch.h", directory: "")
!151 = !DISubroutineType(types: !152)
!152 = !{!13, !17, !17, !153, !153, !155}
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !154, line: 18, baseType: !126)
!154 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/include/__stddef_size_t.h", directory: "")
!155 = !DIDerivedType(tag: DW_TAG_typedef, name: "__compar_fn_t", file: !156, line: 982, baseType: !157)
!156 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdlib.h", directory: "")
!157 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !158, size: 64)
!158 = !DISubroutineType(types: !159)
!159 = !{!14, !17, !17}
!160 = !{!148, !161, !162, !163, !164, !165, !166}
!161 = !DILocalVariable(name: "__base", arg: 2, scope: !149, file: !150, line: 20, type: !17)
!162 = !DILocalVariable(name: "__nmemb", arg: 3, scope: !149, file: !150, line: 20, type: !153)
!163 = !DILocalVariable(name: "__size", arg: 4, scope: !149, file: !150, line: 20, type: !153)
!164 = !DILocalVariable(name: "__compar", arg: 5, scope: !149, file: !150, line: 21, type: !155)
!165 = !DILocalVariable(name: "__p", scope: !149, file: !150, line: 23, type: !17)
!166 = !DILocalVariable(name: "__comparison", scope: !149, file: !150, line: 24, type: !14)
!167 = !DILocation(line: 0, scope: !149, inlinedAt: !168)
!168 = distinct !DILocation(line: 19, column: 28, scope: !46)
!169 = !DILocation(line: 28, column: 53, scope: !170, inlinedAt: !168, atomGroup: 15, atomRank: 2)
!170 = distinct !DILexicalBlock(scope: !149, file: !150, line: 27, column: 5)
!171 = !DILocalVariable(name: "a", arg: 1, scope: !172, file: !2, line: 6, type: !17)
!172 = distinct !DISubprogram(name: "compare", scope: !2, file: !2, line: 6, type: !158, scopeLine: 6, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !11, retainedNodes: !173, keyInstructions: true)
!173 = !{!171, !174}
!174 = !DILocalVariable(name: "b", arg: 2, scope: !172, file: !2, line: 6, type: !17)
!175 = !DILocation(line: 0, scope: !172, inlinedAt: !176)
!176 = distinct !DILocation(line: 29, column: 22, scope: !170, inlinedAt: !168)
!177 = !DILocation(line: 6, column: 74, scope: !172, inlinedAt: !176)
!178 = !{!179, !179, i64 0}
!179 = !{!"p1 int", !142, i64 0}
!180 = !DILocation(line: 6, column: 73, scope: !172, inlinedAt: !176)
!181 = !DILocation(line: 30, column: 24, scope: !182, inlinedAt: !168, atomGroup: 16, atomRank: 2)
!182 = distinct !DILexicalBlock(scope: !170, file: !150, line: 30, column: 11)
!183 = !DILocation(line: 30, column: 24, scope: !182, inlinedAt: !168, atomGroup: 16, atomRank: 1)
!184 = !DILocation(line: 41, column: 24, scope: !185, inlinedAt: !168, atomGroup: 17, atomRank: 2)
!185 = distinct !DILexicalBlock(scope: !170, file: !150, line: 41, column: 11)
!186 = !DILocation(line: 41, column: 24, scope: !185, inlinedAt: !168, atomGroup: 17, atomRank: 1)
!187 = !DILocation(line: 26, column: 3, scope: !149, inlinedAt: !168, atomGroup: 19, atomRank: 1)
!188 = !DILocation(line: 30, column: 24, scope: !182, inlinedAt: !168, atomGroup: 5, atomRank: 1)
!189 = !DILocation(line: 21, column: 18, scope: !46, atomGroup: 9, atomRank: 2)
!190 = !DILocation(line: 22, column: 18, scope: !46, atomGroup: 10, atomRank: 2)
!191 = !DILocation(line: 23, column: 5, scope: !46)
!192 = !DILocation(line: 24, column: 12, scope: !46)
!193 = !DILocation(line: 24, column: 26, scope: !46)
!194 = !{!44, !44, i64 0}
!195 = !DILocation(line: 24, column: 24, scope: !46)
!196 = !DILocation(line: 24, column: 35, scope: !46)
!197 = !DILocation(line: 24, column: 34, scope: !46)
!198 = !DILocation(line: 24, column: 32, scope: !46)
!199 = !DILocation(line: 24, column: 43, scope: !46)
!200 = !DILocation(line: 24, column: 42, scope: !46)
!201 = !DILocation(line: 24, column: 40, scope: !46, atomGroup: 12, atomRank: 2)
!202 = !DILocation(line: 25, column: 1, scope: !46)
!203 = !DILocation(line: 24, column: 5, scope: !46, atomGroup: 12, atomRank: 1)
!204 = !DISubprogram(name: "strchr", scope: !205, file: !205, line: 261, type: !206, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!205 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/string.h", directory: "")
!206 = !DISubroutineType(types: !207)
!207 = !{!50, !19, !14}
!208 = !DISubprogram(name: "strdup", scope: !205, file: !205, line: 202, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!209 = !DISubroutineType(types: !210)
!210 = !{!50, !19}
!211 = !DISubprogram(name: "getenv", scope: !156, file: !156, line: 807, type: !209, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!212 = !DISubprogram(name: "strtol", scope: !156, file: !156, line: 181, type: !213, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!213 = !DISubroutineType(types: !214)
!214 = !{!64, !215, !216, !14}
!215 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !19)
!216 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !49)
!217 = !DISubprogram(name: "qsort", scope: !156, file: !156, line: 1010, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{null, !13, !153, !153, !155}
!220 = !DILocation(line: 0, scope: !172)
!221 = !DILocation(line: 6, column: 60, scope: !172)
!222 = !DILocation(line: 6, column: 59, scope: !172)
!223 = !DILocation(line: 6, column: 74, scope: !172)
!224 = !DILocation(line: 6, column: 73, scope: !172)
!225 = !DILocation(line: 6, column: 71, scope: !172, atomGroup: 1, atomRank: 2)
!226 = !DILocation(line: 6, column: 52, scope: !172, atomGroup: 1, atomRank: 1)
!227 = !DISubprogram(name: "fopen", scope: !228, file: !228, line: 271, type: !229, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!228 = !DIFile(filename: "venv/lib/python3.11/site-packages/ziglang/lib/libc/include/generic-glibc/stdio.h", directory: "")
!229 = !DISubroutineType(types: !230)
!230 = !{!70, !215, !215}
!231 = !DISubprogram(name: "fgets", scope: !228, file: !228, line: 658, type: !232, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!232 = !DISubroutineType(types: !233)
!233 = !{!50, !234, !14, !235}
!234 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !50)
!235 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !70)
!236 = !DISubprogram(name: "printf", scope: !228, file: !228, line: 370, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!14, !215, null}
