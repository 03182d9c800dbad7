; ModuleID = 'texts.c'
source_filename = "texts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.two = type { ptr, ptr }
%struct.page = type { ptr, [4 x %struct.anon] }
%struct.anon = type { ptr }

@own = global [6 x i8] c"OWN=1\00", align 1, !dbg !0
@all = global [2 x ptr] [ptr @own, ptr null], align 16, !dbg !27
@append = local_unnamed_addr global ptr @mempcpy, align 8, !dbg !32
@x = global i32 0, align 4, !dbg !67
@y = global i32 0, align 4, !dbg !69
@pair = global %struct.two zeroinitializer, align 8, !dbg !63
@copied = local_unnamed_addr global ptr null, align 8, !dbg !73
@z = global i32 0, align 4, !dbg !71
@.str = private unnamed_addr constant [16 x i8] c"123456;7,abc:de\00", align 1, !dbg !43
@number = local_unnamed_addr global ptr null, align 8, !dbg !79
@behind = local_unnamed_addr global ptr null, align 8, !dbg !75
@byte = local_unnamed_addr global ptr null, align 8, !dbg !77
@.str.1 = private unnamed_addr constant [2 x i8] c";\00", align 1, !dbg !48
@.str.2 = private unnamed_addr constant [2 x i8] c":\00", align 1, !dbg !51
@again = local_unnamed_addr global ptr null, align 8, !dbg !83
@.str.3 = private unnamed_addr constant [2 x i8] c",\00", align 1, !dbg !53
@next = local_unnamed_addr global ptr null, align 8, !dbg !81
@.str.4 = private unnamed_addr constant [9 x i8] c"7,abc:de\00", align 1, !dbg !55
@last = local_unnamed_addr global ptr null, align 8, !dbg !85
@page = global %struct.page zeroinitializer, align 64, !dbg !65
@owner = local_unnamed_addr global ptr null, align 8, !dbg !87
@back = local_unnamed_addr global ptr null, align 8, !dbg !89
@environ = external local_unnamed_addr global ptr, align 8
@.str.5 = private unnamed_addr constant [4 x i8] c"OWN\00", align 1, !dbg !60
@value = local_unnamed_addr global ptr null, align 8, !dbg !91

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare ptr @mempcpy(ptr noalias noundef writeonly, ptr noalias noundef readonly captures(none), i64 noundef) #0

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 !dbg !108 {
  %3 = alloca ptr, align 8, !DIAssignID !121
    #dbg_assign(i1 poison, !115, !DIExpression(), !121, ptr %3, !DIExpression(), !122)
  %4 = alloca ptr, align 8, !DIAssignID !123
    #dbg_assign(i1 poison, !116, !DIExpression(), !123, ptr %4, !DIExpression(), !122)
  %5 = alloca ptr, align 8, !DIAssignID !124
    #dbg_assign(i1 poison, !117, !DIExpression(), !124, ptr %5, !DIExpression(), !122)
  %6 = alloca ptr, align 8, !DIAssignID !125
    #dbg_assign(i1 poison, !119, !DIExpression(), !125, ptr %6, !DIExpression(), !122)
  %7 = alloca ptr, align 8, !DIAssignID !126
    #dbg_assign(i1 poison, !120, !DIExpression(), !126, ptr %7, !DIExpression(), !122)
    #dbg_value(i32 %0, !113, !DIExpression(), !122)
    #dbg_value(ptr %1, !114, !DIExpression(), !122)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #10, !dbg !127
  store ptr @x, ptr %3, align 8, !dbg !128, !tbaa !129, !DIAssignID !132
    #dbg_assign(ptr @x, !115, !DIExpression(), !132, ptr %3, !DIExpression(), !122)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !127
  store ptr @y, ptr %4, align 8, !dbg !133, !tbaa !129, !DIAssignID !134
    #dbg_assign(ptr @y, !116, !DIExpression(), !134, ptr %4, !DIExpression(), !122)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #10, !dbg !135
  %8 = load ptr, ptr @append, align 8, !dbg !136, !tbaa !137
  %9 = call ptr %8(ptr noundef nonnull @pair, ptr noundef nonnull %3, i64 noundef 8) #10, !dbg !138
  store ptr %9, ptr %5, align 8, !dbg !139, !tbaa !140, !DIAssignID !142
    #dbg_assign(ptr %9, !117, !DIExpression(), !142, ptr %5, !DIExpression(), !122)
  %10 = load ptr, ptr @append, align 8, !dbg !143, !tbaa !137
  %11 = call ptr %10(ptr noundef %9, ptr noundef nonnull %4, i64 noundef 8) #10, !dbg !143
  %12 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @pair, i64 8), align 8, !dbg !144, !tbaa !145
  store ptr %12, ptr @copied, align 8, !dbg !147, !tbaa !129
  %13 = call noalias dereferenceable_or_null(32) ptr @malloc(i64 noundef 32) #11, !dbg !148
    #dbg_value(ptr %13, !118, !DIExpression(), !122)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #10, !dbg !149
  store ptr %13, ptr %6, align 8, !dbg !150, !tbaa !140, !DIAssignID !151
    #dbg_assign(ptr %13, !119, !DIExpression(), !151, ptr %6, !DIExpression(), !122)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #10, !dbg !149
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 16, !dbg !152
  store ptr @z, ptr %14, align 8, !dbg !153, !tbaa !129
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %13, ptr noundef nonnull align 1 dereferenceable(16) @.str, i64 16, i1 false) #10, !dbg !154
  %15 = call i64 @strtol(ptr noundef nonnull %13, ptr noundef nonnull %5, i32 noundef 10) #10, !dbg !155
  %16 = icmp eq i64 %15, 0, !dbg !156
  %17 = load ptr, ptr %5, align 8, !dbg !157
  %18 = select i1 %16, i64 0, i64 10, !dbg !157
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 %18, !dbg !157
  %20 = load ptr, ptr %19, align 8, !dbg !158, !tbaa !129
  store ptr %20, ptr @number, align 8, !dbg !159, !tbaa !129
  %21 = call ptr @strchr(ptr noundef nonnull dereferenceable(1) %13, i32 noundef 58) #12, !dbg !160
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 4, !dbg !161
  %23 = load ptr, ptr %22, align 8, !dbg !162, !tbaa !129
  store ptr %23, ptr @behind, align 8, !dbg !163, !tbaa !129
  %24 = call ptr @memchr(ptr noundef nonnull dereferenceable(1) %13, i32 noundef 97, i64 noundef 16) #12, !dbg !164
  %25 = getelementptr inbounds nuw i8, ptr %24, i64 7, !dbg !165
  %26 = load ptr, ptr %25, align 8, !dbg !166, !tbaa !129
  store ptr %26, ptr @byte, align 8, !dbg !167, !tbaa !129
  %27 = call ptr @strtok_r(ptr noundef nonnull %13, ptr noundef nonnull @.str.1, ptr noundef nonnull %7) #10, !dbg !168
  %28 = call ptr @strtok_r(ptr noundef null, ptr noundef nonnull @.str.2, ptr noundef nonnull %7) #10, !dbg !169
  %29 = getelementptr inbounds nuw i8, ptr %28, i64 9, !dbg !170
  %30 = load ptr, ptr %29, align 8, !dbg !171, !tbaa !129
  store ptr %30, ptr @again, align 8, !dbg !172, !tbaa !129
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(16) %13, ptr noundef nonnull align 1 dereferenceable(16) @.str, i64 16, i1 false) #10, !dbg !173
  %31 = call ptr @strsep(ptr noundef nonnull %6, ptr noundef nonnull @.str.3) #10, !dbg !174
  %32 = load ptr, ptr %6, align 8, !dbg !175, !tbaa !140
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 7, !dbg !176
  %34 = load ptr, ptr %33, align 8, !dbg !177, !tbaa !129
  store ptr %34, ptr @next, align 8, !dbg !178, !tbaa !129
  %35 = call ptr @strtok(ptr noundef nonnull %13, ptr noundef nonnull @.str.1) #10, !dbg !179
  %36 = call ptr @strtok(ptr noundef null, ptr noundef nonnull @.str.3) #10, !dbg !180
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 1 dereferenceable(9) %36, ptr noundef nonnull align 1 dereferenceable(9) @.str.4, i64 9, i1 false) #10, !dbg !181
  %37 = getelementptr inbounds nuw i8, ptr %36, i64 9, !dbg !182
  %38 = load ptr, ptr %37, align 8, !dbg !183, !tbaa !129
  store ptr %38, ptr @last, align 8, !dbg !184, !tbaa !129
  store ptr @y, ptr @page, align 64, !dbg !185, !tbaa !186
  %39 = sext i32 %0 to i64, !dbg !188
  %40 = getelementptr inbounds %struct.anon, ptr getelementptr inbounds nuw (i8, ptr @page, i64 8), i64 %39, !dbg !188
    #dbg_value(ptr %40, !189, !DIExpression(), !194)
  %41 = call align 64 ptr @llvm.ptrmask.p0.i64(ptr nonnull readnone %40, i64 -64), !dbg !196
  %42 = load ptr, ptr %41, align 64, !dbg !197, !tbaa !186
  store ptr %42, ptr @owner, align 8, !dbg !198, !tbaa !129
  %43 = load ptr, ptr @pair, align 8, !dbg !199, !tbaa !200
  store ptr %43, ptr @back, align 8, !dbg !201, !tbaa !129
  store ptr @all, ptr @environ, align 8, !dbg !202, !tbaa !203
  %44 = call ptr @getenv(ptr noundef nonnull @.str.5) #10, !dbg !206
  store ptr %44, ptr @value, align 8, !dbg !207, !tbaa !140
  %45 = load ptr, ptr @copied, align 8, !dbg !208, !tbaa !129
  %46 = icmp ne ptr %45, @y, !dbg !209
  %47 = load ptr, ptr @behind, align 8
  %48 = icmp ne ptr %47, @z
  %49 = select i1 %46, i1 true, i1 %48
  %50 = load ptr, ptr @byte, align 8
  %51 = icmp ne ptr %50, @z
  %52 = select i1 %49, i1 true, i1 %51
  %53 = load ptr, ptr @number, align 8
  %54 = icmp ne ptr %53, @z
  %55 = select i1 %52, i1 true, i1 %54
  %56 = load ptr, ptr @next, align 8
  %57 = icmp ne ptr %56, @z
  %58 = select i1 %55, i1 true, i1 %57
  %59 = load ptr, ptr @again, align 8
  %60 = icmp ne ptr %59, @z
  %61 = select i1 %58, i1 true, i1 %60
  %62 = icmp ne ptr %38, @z
  %63 = select i1 %61, i1 true, i1 %62
  %64 = icmp ne ptr %42, @y
  %65 = select i1 %63, i1 true, i1 %64, !dbg !210
  %66 = icmp ne ptr %43, @x
  %67 = select i1 %65, i1 true, i1 %66, !dbg !210
  %68 = icmp ne ptr %44, getelementptr inbounds nuw (i8, ptr @own, i64 4), !dbg !210
  %69 = select i1 %67, i1 true, i1 %68, !dbg !210
  %70 = zext i1 %69 to i32, !dbg !210
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #10, !dbg !211
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #10, !dbg !211
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #10, !dbg !211
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !211
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #10, !dbg !211
  ret i32 %70, !dbg !212
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite)
declare !dbg !213 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !217 i64 @strtol(ptr noundef readonly, ptr noundef captures(none), i32 noundef) local_unnamed_addr #4

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !225 ptr @strchr(ptr noundef, i32 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: read)
declare !dbg !229 ptr @memchr(ptr noundef, i32 noundef, i64 noundef) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !232 ptr @strtok_r(ptr noundef, ptr noundef readonly captures(none), ptr noundef) local_unnamed_addr #4

; Function Attrs: nounwind
declare !dbg !236 ptr @strsep(ptr noundef, ptr noundef) local_unnamed_addr #6

; Function Attrs: mustprogress nocallback nofree nounwind willreturn
declare !dbg !239 ptr @strtok(ptr noundef, ptr noundef readonly captures(none)) local_unnamed_addr #4

; Function Attrs: nofree nounwind memory(read)
declare !dbg !242 noundef ptr @getenv(ptr noundef captures(none)) local_unnamed_addr #7

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #8

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #9

attributes #0 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { mustprogress nofree nounwind willreturn allockind("alloc,uninitialized") allocsize(0) memory(inaccessiblemem: readwrite) "alloc-family"="malloc" "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #5 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #7 = { nofree nounwind memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #8 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #10 = { nounwind }
attributes #11 = { nounwind allocsize(0) }
attributes #12 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101, !102}
!llvm.ident = !{!103}
!llvm.errno.tbaa = !{!104}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !93, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !26, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "texts.c", directory: "")
!4 = !{!5, !8, !10, !21}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!9 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!10 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "page", file: !3, line: 7, size: 320, elements: !12)
!12 = !{!13, !14}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "owner", scope: !11, file: !3, line: 7, baseType: !6, size: 64)
!14 = !DIDerivedType(tag: DW_TAG_member, name: "slots", scope: !11, file: !3, line: 7, baseType: !15, size: 256, offset: 64)
!15 = !DICompositeType(tag: DW_TAG_array_type, baseType: !16, size: 256, elements: !19)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, scope: !11, file: !3, line: 7, size: 64, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "item", scope: !16, file: !3, line: 7, baseType: !6, size: 64)
!19 = !{!20}
!20 = !DISubrange(count: 4)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !22, size: 64)
!22 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "two", file: !3, line: 6, size: 128, elements: !23)
!23 = !{!24, !25}
!24 = !DIDerivedType(tag: DW_TAG_member, name: "first", scope: !22, file: !3, line: 6, baseType: !6, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_member, name: "second", scope: !22, file: !3, line: 6, baseType: !6, size: 64, offset: 64)
!26 = !{!0, !27, !32, !43, !48, !51, !53, !55, !60, !63, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !89, !91}
!27 = !DIGlobalVariableExpression(var: !28, expr: !DIExpression())
!28 = distinct !DIGlobalVariable(name: "all", scope: !2, file: !3, line: 10, type: !29, isLocal: false, isDefinition: true)
!29 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 128, elements: !30)
!30 = !{!31}
!31 = !DISubrange(count: 2)
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "append", scope: !2, file: !3, line: 11, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !35, size: 64)
!35 = !DISubroutineType(types: !36)
!36 = !{!37, !37, !38, !40}
!37 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!38 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !39, size: 64)
!39 = !DIDerivedType(tag: DW_TAG_const_type, baseType: null)
!40 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !41, line: 18, baseType: !42)
!41 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!42 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!43 = !DIGlobalVariableExpression(var: !44, expr: !DIExpression())
!44 = distinct !DIGlobalVariable(scope: null, file: !3, line: 21, type: !45, isLocal: true, isDefinition: true)
!45 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 128, elements: !46)
!46 = !{!47}
!47 = !DISubrange(count: 16)
!48 = !DIGlobalVariableExpression(var: !49, expr: !DIExpression())
!49 = distinct !DIGlobalVariable(scope: null, file: !3, line: 25, type: !50, isLocal: true, isDefinition: true)
!50 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 16, elements: !30)
!51 = !DIGlobalVariableExpression(var: !52, expr: !DIExpression())
!52 = distinct !DIGlobalVariable(scope: null, file: !3, line: 26, type: !50, isLocal: true, isDefinition: true)
!53 = !DIGlobalVariableExpression(var: !54, expr: !DIExpression())
!54 = distinct !DIGlobalVariable(scope: null, file: !3, line: 28, type: !50, isLocal: true, isDefinition: true)
!55 = !DIGlobalVariableExpression(var: !56, expr: !DIExpression())
!56 = distinct !DIGlobalVariable(scope: null, file: !3, line: 31, type: !57, isLocal: true, isDefinition: true)
!57 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 72, elements: !58)
!58 = !{!59}
!59 = !DISubrange(count: 9)
!60 = !DIGlobalVariableExpression(var: !61, expr: !DIExpression())
!61 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !62, isLocal: true, isDefinition: true)
!62 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 32, elements: !19)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "pair", scope: !2, file: !3, line: 6, type: !22, isLocal: false, isDefinition: true)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "page", scope: !2, file: !3, line: 7, type: !11, isLocal: false, isDefinition: true, align: 512)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 8, type: !7, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "behind", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "byte", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "number", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "next", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "again", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "last", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "owner", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!89 = !DIGlobalVariableExpression(var: !90, expr: !DIExpression())
!90 = distinct !DIGlobalVariable(name: "back", scope: !2, file: !3, line: 9, type: !6, isLocal: false, isDefinition: true)
!91 = !DIGlobalVariableExpression(var: !92, expr: !DIExpression())
!92 = distinct !DIGlobalVariable(name: "value", scope: !2, file: !3, line: 10, type: !8, isLocal: false, isDefinition: true)
!93 = !DICompositeType(tag: DW_TAG_array_type, baseType: !9, size: 48, elements: !94)
!94 = !{!95}
!95 = !DISubrange(count: 6)
!96 = !{i32 7, !"Dwarf Version", i32 4}
!97 = !{i32 2, !"Debug Info Version", i32 3}
!98 = !{i32 1, !"wchar_size", i32 4}
!99 = !{i32 8, !"PIC Level", i32 2}
!100 = !{i32 7, !"uwtable", i32 2}
!101 = !{i32 7, !"frame-pointer", i32 2}
!102 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!103 = !{!"clang version 22.1.8"}
!104 = !{!105, !105, i64 0}
!105 = !{!"int", !106, i64 0}
!106 = !{!"omnipotent char", !107, i64 0}
!107 = !{!"Simple C/C++ TBAA"}
!108 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !109, scopeLine: 14, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !112, keyInstructions: true)
!109 = !DISubroutineType(types: !110)
!110 = !{!7, !7, !111}
!111 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!112 = !{!113, !114, !115, !116, !117, !118, !119, !120}
!113 = !DILocalVariable(name: "argc", arg: 1, scope: !108, file: !3, line: 14, type: !7)
!114 = !DILocalVariable(name: "argv", arg: 2, scope: !108, file: !3, line: 14, type: !111)
!115 = !DILocalVariable(name: "p", scope: !108, file: !3, line: 15, type: !6)
!116 = !DILocalVariable(name: "q", scope: !108, file: !3, line: 15, type: !6)
!117 = !DILocalVariable(name: "end", scope: !108, file: !3, line: 16, type: !8)
!118 = !DILocalVariable(name: "text", scope: !108, file: !3, line: 19, type: !8)
!119 = !DILocalVariable(name: "rest", scope: !108, file: !3, line: 19, type: !8)
!120 = !DILocalVariable(name: "state", scope: !108, file: !3, line: 19, type: !8)
!121 = distinct !DIAssignID()
!122 = !DILocation(line: 0, scope: !108)
!123 = distinct !DIAssignID()
!124 = distinct !DIAssignID()
!125 = distinct !DIAssignID()
!126 = distinct !DIAssignID()
!127 = !DILocation(line: 15, column: 5, scope: !108)
!128 = !DILocation(line: 15, column: 10, scope: !108, atomGroup: 1, atomRank: 1)
!129 = !{!130, !130, i64 0}
!130 = !{!"p1 int", !131, i64 0}
!131 = !{!"any pointer", !106, i64 0}
!132 = distinct !DIAssignID()
!133 = !DILocation(line: 15, column: 19, scope: !108, atomGroup: 2, atomRank: 1)
!134 = distinct !DIAssignID()
!135 = !DILocation(line: 16, column: 5, scope: !108)
!136 = !DILocation(line: 16, column: 17, scope: !108)
!137 = !{!131, !131, i64 0}
!138 = !DILocation(line: 16, column: 17, scope: !108, atomGroup: 3, atomRank: 2)
!139 = !DILocation(line: 16, column: 11, scope: !108, atomGroup: 3, atomRank: 1)
!140 = !{!141, !141, i64 0}
!141 = !{!"p1 omnipotent char", !131, i64 0}
!142 = distinct !DIAssignID()
!143 = !DILocation(line: 17, column: 5, scope: !108)
!144 = !DILocation(line: 18, column: 19, scope: !108, atomGroup: 4, atomRank: 2)
!145 = !{!146, !130, i64 8}
!146 = !{!"two", !130, i64 0, !130, i64 8}
!147 = !DILocation(line: 18, column: 12, scope: !108, atomGroup: 4, atomRank: 1)
!148 = !DILocation(line: 19, column: 18, scope: !108, atomGroup: 5, atomRank: 2)
!149 = !DILocation(line: 19, column: 5, scope: !108)
!150 = !DILocation(line: 19, column: 31, scope: !108, atomGroup: 6, atomRank: 1)
!151 = distinct !DIAssignID()
!152 = !DILocation(line: 20, column: 5, scope: !108)
!153 = !DILocation(line: 20, column: 26, scope: !108, atomGroup: 7, atomRank: 1)
!154 = !DILocation(line: 21, column: 5, scope: !108)
!155 = !DILocation(line: 22, column: 24, scope: !108)
!156 = !DILocation(line: 22, column: 24, scope: !108, atomGroup: 9, atomRank: 2)
!157 = !DILocation(line: 22, column: 24, scope: !108, atomGroup: 9, atomRank: 1)
!158 = !DILocation(line: 22, column: 14, scope: !108, atomGroup: 8, atomRank: 2)
!159 = !DILocation(line: 22, column: 12, scope: !108, atomGroup: 8, atomRank: 1)
!160 = !DILocation(line: 23, column: 24, scope: !108)
!161 = !DILocation(line: 23, column: 14, scope: !108)
!162 = !DILocation(line: 23, column: 14, scope: !108, atomGroup: 10, atomRank: 2)
!163 = !DILocation(line: 23, column: 12, scope: !108, atomGroup: 10, atomRank: 1)
!164 = !DILocation(line: 24, column: 30, scope: !108)
!165 = !DILocation(line: 24, column: 12, scope: !108)
!166 = !DILocation(line: 24, column: 12, scope: !108, atomGroup: 11, atomRank: 2)
!167 = !DILocation(line: 24, column: 10, scope: !108, atomGroup: 11, atomRank: 1)
!168 = !DILocation(line: 25, column: 5, scope: !108)
!169 = !DILocation(line: 26, column: 23, scope: !108)
!170 = !DILocation(line: 26, column: 13, scope: !108)
!171 = !DILocation(line: 26, column: 13, scope: !108, atomGroup: 12, atomRank: 2)
!172 = !DILocation(line: 26, column: 11, scope: !108, atomGroup: 12, atomRank: 1)
!173 = !DILocation(line: 27, column: 5, scope: !108)
!174 = !DILocation(line: 28, column: 5, scope: !108)
!175 = !DILocation(line: 29, column: 22, scope: !108)
!176 = !DILocation(line: 29, column: 12, scope: !108)
!177 = !DILocation(line: 29, column: 12, scope: !108, atomGroup: 13, atomRank: 2)
!178 = !DILocation(line: 29, column: 10, scope: !108, atomGroup: 13, atomRank: 1)
!179 = !DILocation(line: 30, column: 5, scope: !108)
!180 = !DILocation(line: 31, column: 29, scope: !108)
!181 = !DILocation(line: 31, column: 22, scope: !108)
!182 = !DILocation(line: 31, column: 12, scope: !108)
!183 = !DILocation(line: 31, column: 12, scope: !108, atomGroup: 14, atomRank: 2)
!184 = !DILocation(line: 31, column: 10, scope: !108, atomGroup: 14, atomRank: 1)
!185 = !DILocation(line: 32, column: 16, scope: !108, atomGroup: 15, atomRank: 1)
!186 = !{!187, !130, i64 0}
!187 = !{!"page", !130, i64 0, !106, i64 8}
!188 = !DILocation(line: 33, column: 17, scope: !108)
!189 = !DILocalVariable(name: "item", arg: 1, scope: !190, file: !3, line: 12, type: !37)
!190 = distinct !DISubprogram(name: "of", scope: !3, file: !3, line: 12, type: !191, scopeLine: 12, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !193, keyInstructions: true)
!191 = !DISubroutineType(types: !192)
!192 = !{!10, !37}
!193 = !{!189}
!194 = !DILocation(line: 0, scope: !190, inlinedAt: !195)
!195 = distinct !DILocation(line: 33, column: 13, scope: !108)
!196 = !DILocation(line: 12, column: 45, scope: !190, inlinedAt: !195, atomGroup: 1, atomRank: 2)
!197 = !DILocation(line: 33, column: 41, scope: !108, atomGroup: 16, atomRank: 2)
!198 = !DILocation(line: 33, column: 11, scope: !108, atomGroup: 16, atomRank: 1)
!199 = !DILocation(line: 34, column: 38, scope: !108, atomGroup: 17, atomRank: 2)
!200 = !{!146, !130, i64 0}
!201 = !DILocation(line: 34, column: 10, scope: !108, atomGroup: 17, atomRank: 1)
!202 = !DILocation(line: 35, column: 13, scope: !108, atomGroup: 18, atomRank: 1)
!203 = !{!204, !204, i64 0}
!204 = !{!"p2 omnipotent char", !205, i64 0}
!205 = !{!"any p2 pointer", !131, i64 0}
!206 = !DILocation(line: 36, column: 13, scope: !108, atomGroup: 19, atomRank: 2)
!207 = !DILocation(line: 36, column: 11, scope: !108, atomGroup: 19, atomRank: 1)
!208 = !DILocation(line: 37, column: 14, scope: !108)
!209 = !DILocation(line: 37, column: 21, scope: !108, atomGroup: 21, atomRank: 2)
!210 = !DILocation(line: 37, column: 27, scope: !108, atomGroup: 21, atomRank: 1)
!211 = !DILocation(line: 39, column: 1, scope: !108)
!212 = !DILocation(line: 37, column: 5, scope: !108, atomGroup: 30, atomRank: 1)
!213 = !DISubprogram(name: "malloc", scope: !214, file: !214, line: 682, type: !215, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!214 = !DIFile(filename: "lib/libc/include/generic-glibc/stdlib.h", directory: "")
!215 = !DISubroutineType(types: !216)
!216 = !{!37, !40}
!217 = !DISubprogram(name: "strtol", scope: !214, file: !214, line: 181, type: !218, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!218 = !DISubroutineType(types: !219)
!219 = !{!220, !221, !224, !7}
!220 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!221 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !222)
!222 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !223, size: 64)
!223 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !9)
!224 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !111)
!225 = !DISubprogram(name: "strchr", scope: !226, file: !226, line: 261, type: !227, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!226 = !DIFile(filename: "lib/libc/include/generic-glibc/string.h", directory: "")
!227 = !DISubroutineType(types: !228)
!228 = !{!8, !222, !7}
!229 = !DISubprogram(name: "memchr", scope: !226, file: !226, line: 118, type: !230, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!230 = !DISubroutineType(types: !231)
!231 = !{!37, !38, !7, !40}
!232 = !DISubprogram(name: "strtok_r", scope: !226, file: !226, line: 398, type: !233, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!233 = !DISubroutineType(types: !234)
!234 = !{!8, !235, !221, !224}
!235 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !8)
!236 = !DISubprogram(name: "strsep", scope: !226, file: !226, line: 503, type: !237, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!237 = !DISubroutineType(types: !238)
!238 = !{!8, !224, !221}
!239 = !DISubprogram(name: "strtok", scope: !226, file: !226, line: 388, type: !240, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!240 = !DISubroutineType(types: !241)
!241 = !{!8, !235, !221}
!242 = !DISubprogram(name: "getenv", scope: !214, file: !214, line: 807, type: !243, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!243 = !DISubroutineType(types: !244)
!244 = !{!8, !222}
