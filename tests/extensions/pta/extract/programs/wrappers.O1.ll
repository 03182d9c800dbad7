; ModuleID = 'wrappers.c'
source_filename = "wrappers.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

@allocate = global ptr @other, align 8, !dbg !0
@one = local_unnamed_addr global ptr null, align 8, !dbg !21
@two = local_unnamed_addr global ptr null, align 8, !dbg !25
@a = global i32 0, align 4, !dbg !5
@b = global i32 0, align 4, !dbg !8
@grown = local_unnamed_addr global ptr null, align 8, !dbg !27
@c = global i32 0, align 4, !dbg !10
@left = local_unnamed_addr global ptr null, align 8, !dbg !33
@d = global i32 0, align 4, !dbg !12
@right = local_unnamed_addr global ptr null, align 8, !dbg !40
@e = global i32 0, align 4, !dbg !14
@far = local_unnamed_addr global ptr null, align 8, !dbg !42
@f = global i32 0, align 4, !dbg !16
@further = local_unnamed_addr global ptr null, align 8, !dbg !44
@some = local_unnamed_addr global ptr null, align 8, !dbg !46
@all = local_unnamed_addr global ptr null, align 8, !dbg !48
@kept = local_unnamed_addr global ptr null, align 8, !dbg !29
@through = local_unnamed_addr global ptr null, align 8, !dbg !31
@in_one = local_unnamed_addr global ptr null, align 8, !dbg !50
@in_two = local_unnamed_addr global ptr null, align 8, !dbg !52
@in_grown = local_unnamed_addr global ptr null, align 8, !dbg !54
@in_left = local_unnamed_addr global ptr null, align 8, !dbg !56
@in_right = local_unnamed_addr global ptr null, align 8, !dbg !58
@in_further = local_unnamed_addr global ptr null, align 8, !dbg !60
@in_some = local_unnamed_addr global ptr null, align 8, !dbg !62
@newest = local_unnamed_addr global ptr null, align 8, !dbg !18

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable
define internal noalias noundef ptr @other(i64 noundef %0) #0 !dbg !83 {
    #dbg_value(i64 %0, !85, !DIExpression(), !86)
  %2 = tail call noalias ptr @calloc(i64 noundef 1, i64 noundef %0) #9, !dbg !87
  ret ptr %2, !dbg !88
}

; Function Attrs: nounwind uwtable
define noundef i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 !dbg !89 {
    #dbg_value(i32 %0, !96, !DIExpression(), !98)
    #dbg_value(ptr %1, !97, !DIExpression(), !98)
  %3 = tail call fastcc ptr @get(i64 noundef 8), !dbg !99
  store ptr %3, ptr @one, align 8, !dbg !100, !tbaa !101
  %4 = tail call fastcc ptr @get(i64 noundef 8), !dbg !105
  store ptr %4, ptr @two, align 8, !dbg !106, !tbaa !101
  %5 = load ptr, ptr @one, align 8, !dbg !107, !tbaa !101
  store ptr @a, ptr %5, align 8, !dbg !108, !tbaa !109
  store ptr @b, ptr %4, align 8, !dbg !111, !tbaa !109
  %6 = tail call fastcc ptr @more(ptr noundef nonnull %5), !dbg !112
  store ptr %6, ptr @grown, align 8, !dbg !113, !tbaa !101
  %7 = tail call fastcc ptr @make(ptr noundef nonnull @c), !dbg !114
  store ptr %7, ptr @left, align 8, !dbg !115, !tbaa !116
  %8 = tail call fastcc ptr @make(ptr noundef nonnull @d), !dbg !118
  store ptr %8, ptr @right, align 8, !dbg !119, !tbaa !116
  %9 = tail call fastcc ptr @fourth(ptr noundef nonnull @e), !dbg !120
  store ptr %9, ptr @far, align 8, !dbg !121, !tbaa !116
  %10 = tail call fastcc ptr @fourth(ptr noundef nonnull @f), !dbg !122
  store ptr %10, ptr @further, align 8, !dbg !123, !tbaa !116
  %11 = tail call fastcc ptr @list(i32 noundef 3, ptr noundef nonnull @e), !dbg !124
  store ptr %11, ptr @some, align 8, !dbg !125, !tbaa !116
  %12 = tail call fastcc ptr @list(i32 noundef 2, ptr noundef nonnull @f), !dbg !126
  store ptr %12, ptr @all, align 8, !dbg !127, !tbaa !116
  %13 = load ptr, ptr @two, align 8, !dbg !128, !tbaa !101
  %14 = tail call fastcc ptr @perhaps(ptr noundef %13), !dbg !129
  store ptr %14, ptr @kept, align 8, !dbg !130, !tbaa !101
  %15 = load volatile ptr, ptr @allocate, align 8, !dbg !131, !tbaa !132
  %16 = tail call ptr %15(i64 noundef 8) #10, !dbg !133
  store ptr %16, ptr @through, align 8, !dbg !134, !tbaa !101
  %17 = load ptr, ptr @one, align 8, !dbg !135, !tbaa !101
  %18 = load ptr, ptr %17, align 8, !dbg !136, !tbaa !109
  store ptr %18, ptr @in_one, align 8, !dbg !137, !tbaa !109
  %19 = load ptr, ptr @two, align 8, !dbg !138, !tbaa !101
  %20 = load ptr, ptr %19, align 8, !dbg !139, !tbaa !109
  store ptr %20, ptr @in_two, align 8, !dbg !140, !tbaa !109
  %21 = load ptr, ptr @grown, align 8, !dbg !141, !tbaa !101
  %22 = load ptr, ptr %21, align 8, !dbg !142, !tbaa !109
  store ptr %22, ptr @in_grown, align 8, !dbg !143, !tbaa !109
  %23 = load ptr, ptr @left, align 8, !dbg !144, !tbaa !116
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 8, !dbg !145
  %25 = load ptr, ptr %24, align 8, !dbg !146, !tbaa !147
  store ptr %25, ptr @in_left, align 8, !dbg !149, !tbaa !109
  %26 = load ptr, ptr @right, align 8, !dbg !150, !tbaa !116
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8, !dbg !151
  %28 = load ptr, ptr %27, align 8, !dbg !152, !tbaa !147
  store ptr %28, ptr @in_right, align 8, !dbg !153, !tbaa !109
  %29 = load ptr, ptr @further, align 8, !dbg !154, !tbaa !116
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 8, !dbg !155
  %31 = load ptr, ptr %30, align 8, !dbg !156, !tbaa !147
  store ptr %31, ptr @in_further, align 8, !dbg !157, !tbaa !109
  %32 = load ptr, ptr @some, align 8, !dbg !158, !tbaa !116
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8, !dbg !159
  %34 = load ptr, ptr %33, align 8, !dbg !160, !tbaa !147
  store ptr %34, ptr @in_some, align 8, !dbg !161, !tbaa !109
  ret i32 0, !dbg !162
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc nonnull ptr @get(i64 noundef range(i64 8, 17) %0) unnamed_addr #2 !dbg !163 {
    #dbg_value(i64 %0, !165, !DIExpression(), !167)
  %2 = tail call noalias ptr @malloc(i64 noundef %0) #11, !dbg !168
    #dbg_value(ptr %2, !166, !DIExpression(), !167)
  %3 = icmp eq ptr %2, null, !dbg !169
  br i1 %3, label %4, label %5, !dbg !171

4:                                                ; preds = %1
  tail call void @exit(i32 noundef 1) #12, !dbg !172
  unreachable, !dbg !172

5:                                                ; preds = %1
  store ptr %2, ptr @newest, align 8, !dbg !173, !tbaa !132
  ret ptr %2, !dbg !174
}

; Function Attrs: noinline nounwind uwtable
define internal fastcc nonnull ptr @more(ptr noundef captures(address_is_null) %0) unnamed_addr #3 !dbg !175 {
    #dbg_value(ptr %0, !179, !DIExpression(), !182)
    #dbg_value(i64 16, !180, !DIExpression(), !182)
  %2 = icmp eq ptr %0, null, !dbg !183
  br i1 %2, label %3, label %5, !dbg !185

3:                                                ; preds = %1
  %4 = tail call fastcc ptr @get(i64 noundef 16), !dbg !186
  br label %9, !dbg !187

5:                                                ; preds = %1
  %6 = tail call dereferenceable_or_null(16) ptr @realloc(ptr noundef nonnull %0, i64 noundef 16) #13, !dbg !188
    #dbg_value(ptr %6, !181, !DIExpression(), !182)
  %7 = icmp eq ptr %6, null, !dbg !189
  br i1 %7, label %8, label %9, !dbg !191

8:                                                ; preds = %5
  tail call void @exit(i32 noundef 1) #12, !dbg !192
  unreachable, !dbg !192

9:                                                ; preds = %5, %3
  %10 = phi ptr [ %4, %3 ], [ %6, %5 ], !dbg !182
  ret ptr %10, !dbg !193
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noundef nonnull ptr @make(ptr noundef %0) unnamed_addr #2 !dbg !194 {
    #dbg_value(ptr %0, !198, !DIExpression(), !200)
  %2 = tail call fastcc ptr @get(i64 noundef 16), !dbg !201
    #dbg_value(ptr %2, !199, !DIExpression(), !200)
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 8, !dbg !202
  store ptr %0, ptr %3, align 8, !dbg !203, !tbaa !147
  store ptr null, ptr %2, align 8, !dbg !204, !tbaa !205
  ret ptr %2, !dbg !206
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noundef nonnull ptr @fourth(ptr noundef %0) unnamed_addr #2 !dbg !207 {
    #dbg_value(ptr %0, !209, !DIExpression(), !210)
  %2 = tail call fastcc ptr @third(ptr noundef %0), !dbg !211
  ret ptr %2, !dbg !212
}

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc nonnull ptr @list(i32 noundef range(i32 0, 4) %0, ptr noundef %1) unnamed_addr #2 !dbg !213 {
    #dbg_value(i32 %0, !217, !DIExpression(), !220)
    #dbg_value(ptr %1, !218, !DIExpression(), !220)
  %3 = tail call fastcc ptr @get(i64 noundef 16), !dbg !221
    #dbg_value(ptr %3, !219, !DIExpression(), !220)
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 8, !dbg !222
  store ptr %1, ptr %4, align 8, !dbg !223, !tbaa !147
  %5 = icmp eq i32 %0, 0, !dbg !224
  br i1 %5, label %9, label %6, !dbg !225

6:                                                ; preds = %2
  %7 = add nsw i32 %0, -1, !dbg !226
  %8 = tail call fastcc ptr @list(i32 noundef %7, ptr noundef %1), !dbg !227
  br label %9, !dbg !228

9:                                                ; preds = %2, %6
  %10 = phi ptr [ %8, %6 ], [ null, %2 ], !dbg !229
  store ptr %10, ptr %3, align 8, !dbg !230, !tbaa !205
  ret ptr %3, !dbg !231
}

; Function Attrs: mustprogress nofree noinline nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite) uwtable
define internal fastcc noundef ptr @perhaps(ptr noundef readonly captures(ret: address, provenance) %0) unnamed_addr #4 !dbg !232 {
    #dbg_value(ptr %0, !236, !DIExpression(), !237)
  %2 = load ptr, ptr %0, align 8, !dbg !238, !tbaa !109
  %3 = icmp eq ptr %2, null, !dbg !239
  br i1 %3, label %4, label %6, !dbg !240

4:                                                ; preds = %1
  %5 = tail call ptr @other(i64 noundef 8), !dbg !241
  br label %6, !dbg !238

6:                                                ; preds = %1, %4
  %7 = phi ptr [ %5, %4 ], [ %0, %1 ], !dbg !242
  ret ptr %7, !dbg !243
}

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite)
declare !dbg !244 noalias noundef ptr @calloc(i64 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !248 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #6

; Function Attrs: nofree noreturn nounwind
declare void @exit(i32 noundef) local_unnamed_addr #7

; Function Attrs: mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite)
declare !dbg !249 noalias noundef ptr @realloc(ptr allocptr noundef captures(none), i64 noundef) local_unnamed_addr #8

; Function Attrs: nofree noinline nounwind uwtable
define internal fastcc noundef nonnull ptr @third(ptr noundef %0) unnamed_addr #2 !dbg !251 {
    #dbg_value(ptr %0, !253, !DIExpression(), !254)
  %2 = tail call fastcc ptr @make(ptr noundef %0), !dbg !255
  ret ptr %2, !dbg !256
}

attributes #0 = { mustprogress nofree noinline nounwind willreturn memory(inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nofree noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { noinline nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nofree noinline nounwind willreturn memory(argmem: read, inaccessiblemem: readwrite) uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nofree nounwind willreturn allockind("alloc,zeroed") allocsize(0,1) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree noreturn nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nounwind willreturn allockind("realloc") allocsize(1) memory(argmem: readwrite, inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #9 = { nounwind allocsize(0,1) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { cold noreturn nounwind }
attributes #13 = { nounwind allocsize(1) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!71, !72, !73, !74, !75, !76, !77}
!llvm.ident = !{!78}
!llvm.errno.tbaa = !{!79}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "allocate", scope: !2, file: !3, line: 43, type: !64, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, globals: !4, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "wrappers.c", directory: "")
!4 = !{!0, !5, !8, !10, !12, !14, !16, !18, !21, !25, !27, !29, !31, !33, !40, !42, !44, !46, !48, !50, !52, !54, !56, !58, !60, !62}
!5 = !DIGlobalVariableExpression(var: !6, expr: !DIExpression())
!6 = distinct !DIGlobalVariable(name: "a", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIGlobalVariableExpression(var: !9, expr: !DIExpression())
!9 = distinct !DIGlobalVariable(name: "b", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!10 = !DIGlobalVariableExpression(var: !11, expr: !DIExpression())
!11 = distinct !DIGlobalVariable(name: "c", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!12 = !DIGlobalVariableExpression(var: !13, expr: !DIExpression())
!13 = distinct !DIGlobalVariable(name: "d", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!14 = !DIGlobalVariableExpression(var: !15, expr: !DIExpression())
!15 = distinct !DIGlobalVariable(name: "e", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!16 = !DIGlobalVariableExpression(var: !17, expr: !DIExpression())
!17 = distinct !DIGlobalVariable(name: "f", scope: !2, file: !3, line: 5, type: !7, isLocal: false, isDefinition: true)
!18 = !DIGlobalVariableExpression(var: !19, expr: !DIExpression())
!19 = distinct !DIGlobalVariable(name: "newest", scope: !2, file: !3, line: 6, type: !20, isLocal: false, isDefinition: true)
!20 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!25 = !DIGlobalVariableExpression(var: !26, expr: !DIExpression())
!26 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "grown", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!29 = !DIGlobalVariableExpression(var: !30, expr: !DIExpression())
!30 = distinct !DIGlobalVariable(name: "kept", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!31 = !DIGlobalVariableExpression(var: !32, expr: !DIExpression())
!32 = distinct !DIGlobalVariable(name: "through", scope: !2, file: !3, line: 40, type: !23, isLocal: false, isDefinition: true)
!33 = !DIGlobalVariableExpression(var: !34, expr: !DIExpression())
!34 = distinct !DIGlobalVariable(name: "left", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!35 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !36, size: 64)
!36 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", file: !3, line: 4, size: 128, elements: !37)
!37 = !{!38, !39}
!38 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !36, file: !3, line: 4, baseType: !35, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_member, name: "value", scope: !36, file: !3, line: 4, baseType: !24, size: 64, offset: 64)
!40 = !DIGlobalVariableExpression(var: !41, expr: !DIExpression())
!41 = distinct !DIGlobalVariable(name: "right", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!42 = !DIGlobalVariableExpression(var: !43, expr: !DIExpression())
!43 = distinct !DIGlobalVariable(name: "far", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(name: "further", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!46 = !DIGlobalVariableExpression(var: !47, expr: !DIExpression())
!47 = distinct !DIGlobalVariable(name: "some", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(name: "all", scope: !2, file: !3, line: 41, type: !35, isLocal: false, isDefinition: true)
!50 = !DIGlobalVariableExpression(var: !51, expr: !DIExpression())
!51 = distinct !DIGlobalVariable(name: "in_one", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!52 = !DIGlobalVariableExpression(var: !53, expr: !DIExpression())
!53 = distinct !DIGlobalVariable(name: "in_two", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(name: "in_grown", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!56 = !DIGlobalVariableExpression(var: !57, expr: !DIExpression())
!57 = distinct !DIGlobalVariable(name: "in_left", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!58 = !DIGlobalVariableExpression(var: !59, expr: !DIExpression())
!59 = distinct !DIGlobalVariable(name: "in_right", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(name: "in_further", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!62 = !DIGlobalVariableExpression(var: !63, expr: !DIExpression())
!63 = distinct !DIGlobalVariable(name: "in_some", scope: !2, file: !3, line: 42, type: !24, isLocal: false, isDefinition: true)
!64 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !65)
!65 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!66 = !DISubroutineType(types: !67)
!67 = !{!20, !68}
!68 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !69, line: 18, baseType: !70)
!69 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!70 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!71 = !{i32 7, !"Dwarf Version", i32 4}
!72 = !{i32 2, !"Debug Info Version", i32 3}
!73 = !{i32 1, !"wchar_size", i32 4}
!74 = !{i32 8, !"PIC Level", i32 2}
!75 = !{i32 7, !"uwtable", i32 2}
!76 = !{i32 7, !"frame-pointer", i32 2}
!77 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!78 = !{!"clang version 22.1.8"}
!79 = !{!80, !80, i64 0}
!80 = !{!"int", !81, i64 0}
!81 = !{!"omnipotent char", !82, i64 0}
!82 = !{!"Simple C/C++ TBAA"}
!83 = distinct !DISubprogram(name: "other", scope: !3, file: !3, line: 35, type: !66, scopeLine: 35, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !84, keyInstructions: true)
!84 = !{!85}
!85 = !DILocalVariable(name: "size", arg: 1, scope: !83, file: !3, line: 35, type: !68)
!86 = !DILocation(line: 0, scope: !83)
!87 = !DILocation(line: 35, column: 68, scope: !83, atomGroup: 1, atomRank: 2)
!88 = !DILocation(line: 35, column: 61, scope: !83, atomGroup: 1, atomRank: 1)
!89 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 45, type: !90, scopeLine: 45, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !95, keyInstructions: true)
!90 = !DISubroutineType(types: !91)
!91 = !{!7, !7, !92}
!92 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !93, size: 64)
!93 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !94, size: 64)
!94 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!95 = !{!96, !97}
!96 = !DILocalVariable(name: "argc", arg: 1, scope: !89, file: !3, line: 45, type: !7)
!97 = !DILocalVariable(name: "argv", arg: 2, scope: !89, file: !3, line: 45, type: !92)
!98 = !DILocation(line: 0, scope: !89)
!99 = !DILocation(line: 46, column: 11, scope: !89, atomGroup: 1, atomRank: 2)
!100 = !DILocation(line: 46, column: 9, scope: !89, atomGroup: 1, atomRank: 1)
!101 = !{!102, !102, i64 0}
!102 = !{!"p2 int", !103, i64 0}
!103 = !{!"any p2 pointer", !104, i64 0}
!104 = !{!"any pointer", !81, i64 0}
!105 = !DILocation(line: 47, column: 11, scope: !89, atomGroup: 2, atomRank: 2)
!106 = !DILocation(line: 47, column: 9, scope: !89, atomGroup: 2, atomRank: 1)
!107 = !DILocation(line: 48, column: 6, scope: !89)
!108 = !DILocation(line: 48, column: 10, scope: !89, atomGroup: 3, atomRank: 1)
!109 = !{!110, !110, i64 0}
!110 = !{!"p1 int", !104, i64 0}
!111 = !DILocation(line: 49, column: 10, scope: !89, atomGroup: 4, atomRank: 1)
!112 = !DILocation(line: 50, column: 13, scope: !89, atomGroup: 5, atomRank: 2)
!113 = !DILocation(line: 50, column: 11, scope: !89, atomGroup: 5, atomRank: 1)
!114 = !DILocation(line: 51, column: 12, scope: !89, atomGroup: 6, atomRank: 2)
!115 = !DILocation(line: 51, column: 10, scope: !89, atomGroup: 6, atomRank: 1)
!116 = !{!117, !117, i64 0}
!117 = !{!"p1 _ZTS4node", !104, i64 0}
!118 = !DILocation(line: 52, column: 13, scope: !89, atomGroup: 7, atomRank: 2)
!119 = !DILocation(line: 52, column: 11, scope: !89, atomGroup: 7, atomRank: 1)
!120 = !DILocation(line: 53, column: 11, scope: !89, atomGroup: 8, atomRank: 2)
!121 = !DILocation(line: 53, column: 9, scope: !89, atomGroup: 8, atomRank: 1)
!122 = !DILocation(line: 54, column: 15, scope: !89, atomGroup: 9, atomRank: 2)
!123 = !DILocation(line: 54, column: 13, scope: !89, atomGroup: 9, atomRank: 1)
!124 = !DILocation(line: 55, column: 12, scope: !89, atomGroup: 10, atomRank: 2)
!125 = !DILocation(line: 55, column: 10, scope: !89, atomGroup: 10, atomRank: 1)
!126 = !DILocation(line: 56, column: 11, scope: !89, atomGroup: 11, atomRank: 2)
!127 = !DILocation(line: 56, column: 9, scope: !89, atomGroup: 11, atomRank: 1)
!128 = !DILocation(line: 57, column: 20, scope: !89)
!129 = !DILocation(line: 57, column: 12, scope: !89, atomGroup: 12, atomRank: 2)
!130 = !DILocation(line: 57, column: 10, scope: !89, atomGroup: 12, atomRank: 1)
!131 = !DILocation(line: 58, column: 15, scope: !89)
!132 = !{!104, !104, i64 0}
!133 = !DILocation(line: 58, column: 15, scope: !89, atomGroup: 13, atomRank: 2)
!134 = !DILocation(line: 58, column: 13, scope: !89, atomGroup: 13, atomRank: 1)
!135 = !DILocation(line: 59, column: 15, scope: !89)
!136 = !DILocation(line: 59, column: 14, scope: !89, atomGroup: 14, atomRank: 2)
!137 = !DILocation(line: 59, column: 12, scope: !89, atomGroup: 14, atomRank: 1)
!138 = !DILocation(line: 59, column: 30, scope: !89)
!139 = !DILocation(line: 59, column: 29, scope: !89, atomGroup: 15, atomRank: 2)
!140 = !DILocation(line: 59, column: 27, scope: !89, atomGroup: 15, atomRank: 1)
!141 = !DILocation(line: 59, column: 47, scope: !89)
!142 = !DILocation(line: 59, column: 46, scope: !89, atomGroup: 16, atomRank: 2)
!143 = !DILocation(line: 59, column: 44, scope: !89, atomGroup: 16, atomRank: 1)
!144 = !DILocation(line: 59, column: 64, scope: !89)
!145 = !DILocation(line: 59, column: 70, scope: !89)
!146 = !DILocation(line: 59, column: 70, scope: !89, atomGroup: 17, atomRank: 2)
!147 = !{!148, !110, i64 8}
!148 = !{!"node", !117, i64 0, !110, i64 8}
!149 = !DILocation(line: 59, column: 62, scope: !89, atomGroup: 17, atomRank: 1)
!150 = !DILocation(line: 60, column: 16, scope: !89)
!151 = !DILocation(line: 60, column: 23, scope: !89)
!152 = !DILocation(line: 60, column: 23, scope: !89, atomGroup: 18, atomRank: 2)
!153 = !DILocation(line: 60, column: 14, scope: !89, atomGroup: 18, atomRank: 1)
!154 = !DILocation(line: 60, column: 43, scope: !89)
!155 = !DILocation(line: 60, column: 52, scope: !89)
!156 = !DILocation(line: 60, column: 52, scope: !89, atomGroup: 19, atomRank: 2)
!157 = !DILocation(line: 60, column: 41, scope: !89, atomGroup: 19, atomRank: 1)
!158 = !DILocation(line: 60, column: 69, scope: !89)
!159 = !DILocation(line: 60, column: 75, scope: !89)
!160 = !DILocation(line: 60, column: 75, scope: !89, atomGroup: 20, atomRank: 2)
!161 = !DILocation(line: 60, column: 67, scope: !89, atomGroup: 20, atomRank: 1)
!162 = !DILocation(line: 61, column: 5, scope: !89, atomGroup: 21, atomRank: 1)
!163 = distinct !DISubprogram(name: "get", scope: !3, file: !3, line: 8, type: !66, scopeLine: 8, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !164, keyInstructions: true)
!164 = !{!165, !166}
!165 = !DILocalVariable(name: "size", arg: 1, scope: !163, file: !3, line: 8, type: !68)
!166 = !DILocalVariable(name: "memory", scope: !163, file: !3, line: 9, type: !20)
!167 = !DILocation(line: 0, scope: !163)
!168 = !DILocation(line: 9, column: 20, scope: !163, atomGroup: 1, atomRank: 2)
!169 = !DILocation(line: 10, column: 10, scope: !170, atomGroup: 2, atomRank: 2)
!170 = distinct !DILexicalBlock(scope: !163, file: !3, line: 10, column: 9)
!171 = !DILocation(line: 10, column: 9, scope: !170, atomGroup: 2, atomRank: 1)
!172 = !DILocation(line: 10, column: 18, scope: !170)
!173 = !DILocation(line: 11, column: 12, scope: !163, atomGroup: 3, atomRank: 1)
!174 = !DILocation(line: 12, column: 5, scope: !163, atomGroup: 5, atomRank: 1)
!175 = distinct !DISubprogram(name: "more", scope: !3, file: !3, line: 14, type: !176, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !178, keyInstructions: true)
!176 = !DISubroutineType(cc: DW_CC_nocall, types: !177)
!177 = !{!20, !20, !68}
!178 = !{!179, !180, !181}
!179 = !DILocalVariable(name: "old", arg: 1, scope: !175, file: !3, line: 14, type: !20)
!180 = !DILocalVariable(name: "size", arg: 2, scope: !175, file: !3, line: 14, type: !68)
!181 = !DILocalVariable(name: "memory", scope: !175, file: !3, line: 16, type: !20)
!182 = !DILocation(line: 0, scope: !175)
!183 = !DILocation(line: 15, column: 10, scope: !184, atomGroup: 1, atomRank: 2)
!184 = distinct !DILexicalBlock(scope: !175, file: !3, line: 15, column: 9)
!185 = !DILocation(line: 15, column: 9, scope: !184, atomGroup: 1, atomRank: 1)
!186 = !DILocation(line: 15, column: 22, scope: !184, atomGroup: 2, atomRank: 2)
!187 = !DILocation(line: 15, column: 15, scope: !184, atomGroup: 2, atomRank: 1)
!188 = !DILocation(line: 16, column: 20, scope: !175, atomGroup: 3, atomRank: 2)
!189 = !DILocation(line: 17, column: 10, scope: !190, atomGroup: 4, atomRank: 2)
!190 = distinct !DILexicalBlock(scope: !175, file: !3, line: 17, column: 9)
!191 = !DILocation(line: 17, column: 9, scope: !190, atomGroup: 4, atomRank: 1)
!192 = !DILocation(line: 17, column: 18, scope: !190)
!193 = !DILocation(line: 19, column: 1, scope: !175, atomGroup: 6, atomRank: 1)
!194 = distinct !DISubprogram(name: "make", scope: !3, file: !3, line: 20, type: !195, scopeLine: 20, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !197, keyInstructions: true)
!195 = !DISubroutineType(types: !196)
!196 = !{!35, !24}
!197 = !{!198, !199}
!198 = !DILocalVariable(name: "value", arg: 1, scope: !194, file: !3, line: 20, type: !24)
!199 = !DILocalVariable(name: "fresh", scope: !194, file: !3, line: 21, type: !35)
!200 = !DILocation(line: 0, scope: !194)
!201 = !DILocation(line: 21, column: 26, scope: !194, atomGroup: 1, atomRank: 2)
!202 = !DILocation(line: 22, column: 12, scope: !194)
!203 = !DILocation(line: 22, column: 18, scope: !194, atomGroup: 2, atomRank: 1)
!204 = !DILocation(line: 23, column: 17, scope: !194, atomGroup: 3, atomRank: 1)
!205 = !{!148, !117, i64 0}
!206 = !DILocation(line: 24, column: 5, scope: !194, atomGroup: 5, atomRank: 1)
!207 = distinct !DISubprogram(name: "fourth", scope: !3, file: !3, line: 28, type: !195, scopeLine: 28, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !208, keyInstructions: true)
!208 = !{!209}
!209 = !DILocalVariable(name: "value", arg: 1, scope: !207, file: !3, line: 28, type: !24)
!210 = !DILocation(line: 0, scope: !207)
!211 = !DILocation(line: 28, column: 75, scope: !207, atomGroup: 1, atomRank: 2)
!212 = !DILocation(line: 28, column: 68, scope: !207, atomGroup: 1, atomRank: 1)
!213 = distinct !DISubprogram(name: "list", scope: !3, file: !3, line: 29, type: !214, scopeLine: 29, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !216, keyInstructions: true)
!214 = !DISubroutineType(types: !215)
!215 = !{!35, !7, !24}
!216 = !{!217, !218, !219}
!217 = !DILocalVariable(name: "count", arg: 1, scope: !213, file: !3, line: 29, type: !7)
!218 = !DILocalVariable(name: "value", arg: 2, scope: !213, file: !3, line: 29, type: !24)
!219 = !DILocalVariable(name: "head", scope: !213, file: !3, line: 30, type: !35)
!220 = !DILocation(line: 0, scope: !213)
!221 = !DILocation(line: 30, column: 25, scope: !213, atomGroup: 1, atomRank: 2)
!222 = !DILocation(line: 31, column: 11, scope: !213)
!223 = !DILocation(line: 31, column: 17, scope: !213, atomGroup: 2, atomRank: 1)
!224 = !DILocation(line: 32, column: 18, scope: !213, atomGroup: 4, atomRank: 2)
!225 = !DILocation(line: 32, column: 18, scope: !213, atomGroup: 4, atomRank: 1)
!226 = !DILocation(line: 32, column: 37, scope: !213)
!227 = !DILocation(line: 32, column: 26, scope: !213)
!228 = !DILocation(line: 32, column: 18, scope: !213)
!229 = !DILocation(line: 32, column: 18, scope: !213, atomGroup: 3, atomRank: 2)
!230 = !DILocation(line: 32, column: 16, scope: !213, atomGroup: 3, atomRank: 1)
!231 = !DILocation(line: 33, column: 5, scope: !213, atomGroup: 6, atomRank: 1)
!232 = distinct !DISubprogram(name: "perhaps", scope: !3, file: !3, line: 36, type: !233, scopeLine: 36, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !235, keyInstructions: true)
!233 = !DISubroutineType(types: !234)
!234 = !{!23, !23}
!235 = !{!236}
!236 = !DILocalVariable(name: "old", arg: 1, scope: !232, file: !3, line: 36, type: !23)
!237 = !DILocation(line: 0, scope: !232)
!238 = !DILocation(line: 37, column: 12, scope: !232)
!239 = !DILocation(line: 37, column: 12, scope: !232, atomGroup: 2, atomRank: 2)
!240 = !DILocation(line: 37, column: 12, scope: !232, atomGroup: 2, atomRank: 1)
!241 = !DILocation(line: 37, column: 25, scope: !232)
!242 = !DILocation(line: 37, column: 12, scope: !232, atomGroup: 1, atomRank: 2)
!243 = !DILocation(line: 37, column: 5, scope: !232, atomGroup: 1, atomRank: 1)
!244 = !DISubprogram(name: "calloc", scope: !245, file: !245, line: 685, type: !246, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!245 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!246 = !DISubroutineType(types: !247)
!247 = !{!20, !68, !68}
!248 = !DISubprogram(name: "malloc", scope: !245, file: !245, line: 682, type: !66, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!249 = !DISubprogram(name: "realloc", scope: !245, file: !245, line: 693, type: !250, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!250 = !DISubroutineType(types: !177)
!251 = distinct !DISubprogram(name: "third", scope: !3, file: !3, line: 27, type: !195, scopeLine: 27, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !252, keyInstructions: true)
!252 = !{!253}
!253 = !DILocalVariable(name: "value", arg: 1, scope: !251, file: !3, line: 27, type: !24)
!254 = !DILocation(line: 0, scope: !251)
!255 = !DILocation(line: 27, column: 74, scope: !251, atomGroup: 1, atomRank: 2)
!256 = !DILocation(line: 27, column: 67, scope: !251, atomGroup: 1, atomRank: 1)
