; ModuleID = 'filled.c'
source_filename = "filled.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.anon = type { [16 x i8], ptr }
%struct.ether_addr = type { [6 x i8] }
%struct.dirent = type { i64, i64, i16, i8, [256 x i8] }
%struct.mntent = type { ptr, ptr, ptr, ptr, i32, i32 }
%struct.passwd = type { ptr, ptr, i32, i32, ptr, ptr, ptr }

@x = global i32 0, align 4, !dbg !0
@in = global %struct.anon { [16 x i8] c"abcdef\00\00\00\00\00\00\00\00\00\00", ptr @x }, align 8, !dbg !9
@y = global i32 0, align 4, !dbg !61
@out = global %struct.anon { [16 x i8] zeroinitializer, ptr @y }, align 8, !dbg !19
@written = local_unnamed_addr global ptr @ether_ntoa_r, align 8, !dbg !21
@.str = private unnamed_addr constant [6 x i8] c"UTF-8\00", align 1, !dbg !41
@consumed = local_unnamed_addr global ptr null, align 8, !dbg !79
@produced = local_unnamed_addr global ptr null, align 8, !dbg !81
@__const.main.line = private unnamed_addr constant [33 x i8] c"/dev/sda1 / ext4 rw,noatime 0 1\0A\00", align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !44
@names = global [256 x i8] zeroinitializer, align 16, !dbg !63
@device = local_unnamed_addr global ptr null, align 8, !dbg !75
@.str.2 = private unnamed_addr constant [8 x i8] c"noatime\00", align 1, !dbg !49
@option = local_unnamed_addr global ptr null, align 8, !dbg !77
@numbers = global [64 x i8] zeroinitializer, align 16, !dbg !68
@user = local_unnamed_addr global ptr null, align 8, !dbg !73
@.str.3 = private unnamed_addr constant [12 x i8] c"1:2:3:4:5:6\00", align 1, !dbg !54
@card = global %struct.ether_addr zeroinitializer, align 1, !dbg !83
@parsed = local_unnamed_addr global ptr null, align 8, !dbg !85
@copied = local_unnamed_addr global ptr null, align 8, !dbg !88
@.str.4 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !59
@entry = global %struct.dirent zeroinitializer, align 8, !dbg !90
@found = global ptr null, align 8, !dbg !105

; Function Attrs: nounwind
declare ptr @ether_ntoa_r(ptr noundef, ptr noundef) #0

; Function Attrs: nounwind uwtable
define range(i32 0, 2) i32 @main(i32 noundef %0, ptr noundef readnone captures(none) %1) local_unnamed_addr #1 !dbg !120 {
  %3 = alloca ptr, align 8, !DIAssignID !227
    #dbg_assign(i1 poison, !127, !DIExpression(), !227, ptr %3, !DIExpression(), !228)
  %4 = alloca ptr, align 8, !DIAssignID !229
    #dbg_assign(i1 poison, !128, !DIExpression(), !229, ptr %4, !DIExpression(), !228)
  %5 = alloca i64, align 8, !DIAssignID !230
    #dbg_assign(i1 poison, !129, !DIExpression(), !230, ptr %5, !DIExpression(), !228)
  %6 = alloca i64, align 8, !DIAssignID !231
    #dbg_assign(i1 poison, !132, !DIExpression(), !231, ptr %6, !DIExpression(), !228)
  %7 = alloca %struct.mntent, align 8, !DIAssignID !232
    #dbg_assign(i1 poison, !137, !DIExpression(), !232, ptr %7, !DIExpression(), !228)
  %8 = alloca [33 x i8], align 16, !DIAssignID !233
    #dbg_assign(i1 poison, !147, !DIExpression(), !233, ptr %8, !DIExpression(), !228)
  %9 = alloca %struct.passwd, align 8, !DIAssignID !234
    #dbg_assign(i1 poison, !206, !DIExpression(), !234, ptr %9, !DIExpression(), !228)
  %10 = alloca ptr, align 8, !DIAssignID !235
    #dbg_assign(i1 poison, !220, !DIExpression(), !235, ptr %10, !DIExpression(), !228)
    #dbg_value(i32 %0, !125, !DIExpression(), !228)
    #dbg_value(ptr %1, !126, !DIExpression(), !228)
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #6, !dbg !236
  store ptr @in, ptr %3, align 8, !dbg !237, !tbaa !238, !DIAssignID !241
    #dbg_assign(ptr @in, !127, !DIExpression(), !241, ptr %3, !DIExpression(), !228)
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #6, !dbg !236
  store ptr @out, ptr %4, align 8, !dbg !242, !tbaa !238, !DIAssignID !243
    #dbg_assign(ptr @out, !128, !DIExpression(), !243, ptr %4, !DIExpression(), !228)
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #6, !dbg !244
  store i64 6, ptr %5, align 8, !dbg !245, !tbaa !246, !DIAssignID !248
    #dbg_assign(i64 6, !129, !DIExpression(), !248, ptr %5, !DIExpression(), !228)
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #6, !dbg !244
  store i64 6, ptr %6, align 8, !dbg !249, !tbaa !246, !DIAssignID !250
    #dbg_assign(i64 6, !132, !DIExpression(), !250, ptr %6, !DIExpression(), !228)
  %11 = tail call noalias ptr @iconv_open(ptr noundef nonnull @.str, ptr noundef nonnull @.str) #6, !dbg !251
    #dbg_value(ptr %11, !133, !DIExpression(), !228)
  %12 = call i64 @iconv(ptr noundef %11, ptr noundef nonnull %3, ptr noundef nonnull %5, ptr noundef nonnull %4, ptr noundef nonnull %6) #6, !dbg !252
  %13 = call i32 @iconv_close(ptr noundef %11) #6, !dbg !253
  %14 = load ptr, ptr %3, align 8, !dbg !254, !tbaa !238
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 10, !dbg !255
  %16 = load ptr, ptr %15, align 8, !dbg !256, !tbaa !257
  store ptr %16, ptr @consumed, align 8, !dbg !259, !tbaa !257
  %17 = load ptr, ptr %4, align 8, !dbg !260, !tbaa !238
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 10, !dbg !261
  %19 = load ptr, ptr %18, align 8, !dbg !262, !tbaa !257
  store ptr %19, ptr @produced, align 8, !dbg !263, !tbaa !257
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #6, !dbg !264
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #6, !dbg !265
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(33) %8, ptr noundef nonnull align 16 dereferenceable(33) @__const.main.line, i64 33, i1 false), !dbg !266, !DIAssignID !267
    #dbg_assign(i1 poison, !147, !DIExpression(), !267, ptr %8, !DIExpression(), !228)
  %20 = call noalias ptr @fmemopen(ptr noundef nonnull %8, i64 noundef 32, ptr noundef nonnull @.str.1) #6, !dbg !268
    #dbg_value(ptr %20, !151, !DIExpression(), !228)
  %21 = call ptr @getmntent_r(ptr noundef %20, ptr noundef nonnull %7, ptr noundef nonnull @names, i32 noundef 256) #6, !dbg !269
  %22 = load ptr, ptr %7, align 8, !dbg !270, !tbaa !271
  store ptr %22, ptr @device, align 8, !dbg !273, !tbaa !238
  %23 = call ptr @hasmntopt(ptr noundef nonnull %7, ptr noundef nonnull @.str.2) #6, !dbg !274
  store ptr %23, ptr @option, align 8, !dbg !275, !tbaa !238
  call void @llvm.lifetime.start.p0(ptr nonnull %9) #6, !dbg !276
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #6, !dbg !276
  store ptr null, ptr %10, align 8, !dbg !277, !tbaa !278, !DIAssignID !280
    #dbg_assign(ptr null, !220, !DIExpression(), !280, ptr %10, !DIExpression(), !228)
  %24 = call i32 @getpwuid_r(i32 noundef 0, ptr noundef nonnull %9, ptr noundef nonnull @numbers, i64 noundef 64, ptr noundef nonnull %10) #6, !dbg !281
  %25 = load ptr, ptr %10, align 8, !dbg !282, !tbaa !278
  %26 = icmp eq ptr %25, null, !dbg !283
  br i1 %26, label %29, label %27, !dbg !284

27:                                               ; preds = %2
  %28 = load ptr, ptr %25, align 8, !dbg !285, !tbaa !286
  br label %29, !dbg !282

29:                                               ; preds = %2, %27
  %30 = phi ptr [ %28, %27 ], [ @numbers, %2 ], !dbg !288
  store ptr %30, ptr @user, align 8, !dbg !289, !tbaa !238
  %31 = call ptr @ether_aton_r(ptr noundef nonnull @.str.3, ptr noundef nonnull @card) #6, !dbg !290
  store ptr %31, ptr @parsed, align 8, !dbg !291, !tbaa !292
  %32 = load ptr, ptr @written, align 8, !dbg !294, !tbaa !295
  %33 = call ptr %32(ptr noundef %31, ptr noundef nonnull @names) #6, !dbg !296
  store ptr %33, ptr @copied, align 8, !dbg !297, !tbaa !238
  %34 = call noalias ptr @opendir(ptr noundef nonnull @.str.4), !dbg !298
    #dbg_value(ptr %34, !222, !DIExpression(), !228)
  %35 = call i32 @readdir_r(ptr noundef %34, ptr noundef nonnull @entry, ptr noundef nonnull @found) #6, !dbg !299
  %36 = call i32 @closedir(ptr noundef %34), !dbg !300
  %37 = load ptr, ptr @consumed, align 8, !dbg !301, !tbaa !257
  %38 = icmp ne ptr %37, @x, !dbg !302
  %39 = load ptr, ptr @produced, align 8
  %40 = icmp ne ptr %39, @y
  %41 = select i1 %38, i1 true, i1 %40
  %42 = load ptr, ptr @device, align 8
  %43 = icmp ult ptr %42, @names
  %44 = select i1 %41, i1 true, i1 %43
  %45 = icmp uge ptr %42, getelementptr inbounds nuw (i8, ptr @names, i64 256)
  %46 = select i1 %44, i1 true, i1 %45
  %47 = load ptr, ptr @option, align 8
  %48 = icmp ule ptr %47, @names
  %49 = select i1 %46, i1 true, i1 %48
  %50 = icmp uge ptr %47, getelementptr inbounds nuw (i8, ptr @names, i64 256)
  %51 = select i1 %49, i1 true, i1 %50
  %52 = load ptr, ptr @user, align 8
  %53 = icmp ult ptr %52, @numbers
  %54 = select i1 %51, i1 true, i1 %53
  %55 = icmp uge ptr %52, getelementptr inbounds nuw (i8, ptr @numbers, i64 64)
  %56 = select i1 %54, i1 true, i1 %55, !dbg !303
  %57 = load ptr, ptr @parsed, align 8
  %58 = icmp ne ptr %57, @card
  %59 = select i1 %56, i1 true, i1 %58, !dbg !303
  %60 = load ptr, ptr @copied, align 8
  %61 = icmp ne ptr %60, @names
  %62 = select i1 %59, i1 true, i1 %61, !dbg !303
  %63 = load ptr, ptr @found, align 8, !dbg !303
  %64 = icmp ne ptr %63, @entry, !dbg !303
  %65 = select i1 %62, i1 true, i1 %64, !dbg !303
  %66 = zext i1 %65 to i32, !dbg !303
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %9) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #6, !dbg !304
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #6, !dbg !304
  ret i32 %66, !dbg !305
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #2

declare !dbg !306 noalias ptr @iconv_open(ptr noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !311 i64 @iconv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

declare !dbg !317 i32 @iconv_close(ptr noundef) local_unnamed_addr #3

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nounwind
declare !dbg !320 noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare !dbg !324 ptr @getmntent_r(ptr noundef, ptr noundef, ptr noundef, i32 noundef) local_unnamed_addr #0

; Function Attrs: nounwind
declare !dbg !331 ptr @hasmntopt(ptr noundef, ptr noundef) local_unnamed_addr #0

declare !dbg !336 i32 @getpwuid_r(i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nounwind
declare !dbg !342 ptr @ether_aton_r(ptr noundef, ptr noundef) local_unnamed_addr #0

; Function Attrs: nofree nounwind
declare !dbg !346 noalias noundef ptr @opendir(ptr noundef readonly captures(none)) local_unnamed_addr #5

declare !dbg !349 i32 @readdir_r(ptr noundef, ptr noundef, ptr noundef) local_unnamed_addr #3

; Function Attrs: nofree nounwind
declare !dbg !356 noundef i32 @closedir(ptr noundef captures(none)) local_unnamed_addr #5

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #2

attributes #0 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nounwind uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #5 = { nofree nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #6 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!108, !109, !110, !111, !112, !113, !114}
!llvm.ident = !{!115}
!llvm.errno.tbaa = !{!116}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: true, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "filled.c", directory: "")
!4 = !{!5}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!8 = !{!9, !19, !21, !41, !44, !49, !54, !59, !0, !61, !63, !68, !73, !75, !77, !79, !81, !83, !85, !88, !90, !105}
!9 = !DIGlobalVariableExpression(var: !10, expr: !DIExpression())
!10 = distinct !DIGlobalVariable(name: "in", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!11 = distinct !DICompositeType(tag: DW_TAG_structure_type, file: !3, line: 12, size: 192, elements: !12)
!12 = !{!13, !18}
!13 = !DIDerivedType(tag: DW_TAG_member, name: "text", scope: !11, file: !3, line: 12, baseType: !14, size: 128)
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 128, elements: !16)
!15 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!16 = !{!17}
!17 = !DISubrange(count: 16)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "after", scope: !11, file: !3, line: 12, baseType: !6, size: 64, offset: 128)
!19 = !DIGlobalVariableExpression(var: !20, expr: !DIExpression())
!20 = distinct !DIGlobalVariable(name: "out", scope: !2, file: !3, line: 12, type: !11, isLocal: false, isDefinition: true)
!21 = !DIGlobalVariableExpression(var: !22, expr: !DIExpression())
!22 = distinct !DIGlobalVariable(name: "written", scope: !2, file: !3, line: 16, type: !23, isLocal: false, isDefinition: true)
!23 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !24, size: 64)
!24 = !DISubroutineType(types: !25)
!25 = !{!26, !27, !26}
!26 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !15, size: 64)
!27 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !28, size: 64)
!28 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !29)
!29 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "ether_addr", file: !30, line: 33, size: 48, elements: !31)
!30 = !DIFile(filename: "lib/libc/include/generic-glibc/net/ethernet.h", directory: "")
!31 = !{!32}
!32 = !DIDerivedType(tag: DW_TAG_member, name: "ether_addr_octet", scope: !29, file: !30, line: 35, baseType: !33, size: 48)
!33 = !DICompositeType(tag: DW_TAG_array_type, baseType: !34, size: 48, elements: !39)
!34 = !DIDerivedType(tag: DW_TAG_typedef, name: "uint8_t", file: !35, line: 24, baseType: !36)
!35 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/stdint-uintn.h", directory: "")
!36 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint8_t", file: !37, line: 38, baseType: !38)
!37 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types.h", directory: "")
!38 = !DIBasicType(name: "unsigned char", size: 8, encoding: DW_ATE_unsigned_char)
!39 = !{!40}
!40 = !DISubrange(count: 6)
!41 = !DIGlobalVariableExpression(var: !42, expr: !DIExpression())
!42 = distinct !DIGlobalVariable(scope: null, file: !3, line: 22, type: !43, isLocal: true, isDefinition: true)
!43 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 48, elements: !39)
!44 = !DIGlobalVariableExpression(var: !45, expr: !DIExpression())
!45 = distinct !DIGlobalVariable(scope: null, file: !3, line: 29, type: !46, isLocal: true, isDefinition: true)
!46 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 16, elements: !47)
!47 = !{!48}
!48 = !DISubrange(count: 2)
!49 = !DIGlobalVariableExpression(var: !50, expr: !DIExpression())
!50 = distinct !DIGlobalVariable(scope: null, file: !3, line: 32, type: !51, isLocal: true, isDefinition: true)
!51 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 64, elements: !52)
!52 = !{!53}
!53 = !DISubrange(count: 8)
!54 = !DIGlobalVariableExpression(var: !55, expr: !DIExpression())
!55 = distinct !DIGlobalVariable(scope: null, file: !3, line: 36, type: !56, isLocal: true, isDefinition: true)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 96, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 12)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(scope: null, file: !3, line: 38, type: !46, isLocal: true, isDefinition: true)
!61 = !DIGlobalVariableExpression(var: !62, expr: !DIExpression())
!62 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!63 = !DIGlobalVariableExpression(var: !64, expr: !DIExpression())
!64 = distinct !DIGlobalVariable(name: "names", scope: !2, file: !3, line: 13, type: !65, isLocal: false, isDefinition: true)
!65 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 2048, elements: !66)
!66 = !{!67}
!67 = !DISubrange(count: 256)
!68 = !DIGlobalVariableExpression(var: !69, expr: !DIExpression())
!69 = distinct !DIGlobalVariable(name: "numbers", scope: !2, file: !3, line: 13, type: !70, isLocal: false, isDefinition: true)
!70 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 512, elements: !71)
!71 = !{!72}
!72 = !DISubrange(count: 64)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "user", scope: !2, file: !3, line: 13, type: !26, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "device", scope: !2, file: !3, line: 13, type: !26, isLocal: false, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "option", scope: !2, file: !3, line: 13, type: !26, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "consumed", scope: !2, file: !3, line: 14, type: !6, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "produced", scope: !2, file: !3, line: 14, type: !6, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "card", scope: !2, file: !3, line: 15, type: !29, isLocal: false, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "parsed", scope: !2, file: !3, line: 15, type: !87, isLocal: false, isDefinition: true)
!87 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !29, size: 64)
!88 = !DIGlobalVariableExpression(var: !89, expr: !DIExpression())
!89 = distinct !DIGlobalVariable(name: "copied", scope: !2, file: !3, line: 17, type: !26, isLocal: false, isDefinition: true)
!90 = !DIGlobalVariableExpression(var: !91, expr: !DIExpression())
!91 = distinct !DIGlobalVariable(name: "entry", scope: !2, file: !3, line: 18, type: !92, isLocal: false, isDefinition: true)
!92 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "dirent", file: !93, line: 22, size: 2240, elements: !94)
!93 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/dirent.h", directory: "")
!94 = !{!95, !98, !101, !103, !104}
!95 = !DIDerivedType(tag: DW_TAG_member, name: "d_ino", scope: !92, file: !93, line: 25, baseType: !96, size: 64)
!96 = !DIDerivedType(tag: DW_TAG_typedef, name: "__ino_t", file: !37, line: 148, baseType: !97)
!97 = !DIBasicType(name: "unsigned long", size: 64, encoding: DW_ATE_unsigned)
!98 = !DIDerivedType(tag: DW_TAG_member, name: "d_off", scope: !92, file: !93, line: 26, baseType: !99, size: 64, offset: 64)
!99 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off_t", file: !37, line: 152, baseType: !100)
!100 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "d_reclen", scope: !92, file: !93, line: 31, baseType: !102, size: 16, offset: 128)
!102 = !DIBasicType(name: "unsigned short", size: 16, encoding: DW_ATE_unsigned)
!103 = !DIDerivedType(tag: DW_TAG_member, name: "d_type", scope: !92, file: !93, line: 32, baseType: !38, size: 8, offset: 144)
!104 = !DIDerivedType(tag: DW_TAG_member, name: "d_name", scope: !92, file: !93, line: 33, baseType: !65, size: 2048, offset: 152)
!105 = !DIGlobalVariableExpression(var: !106, expr: !DIExpression())
!106 = distinct !DIGlobalVariable(name: "found", scope: !2, file: !3, line: 18, type: !107, isLocal: false, isDefinition: true)
!107 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !92, size: 64)
!108 = !{i32 7, !"Dwarf Version", i32 4}
!109 = !{i32 2, !"Debug Info Version", i32 3}
!110 = !{i32 1, !"wchar_size", i32 4}
!111 = !{i32 8, !"PIC Level", i32 2}
!112 = !{i32 7, !"uwtable", i32 2}
!113 = !{i32 7, !"frame-pointer", i32 2}
!114 = !{i32 7, !"debug-info-assignment-tracking", i1 true}
!115 = !{!"clang version 22.1.8"}
!116 = !{!117, !117, i64 0}
!117 = !{!"int", !118, i64 0}
!118 = !{!"omnipotent char", !119, i64 0}
!119 = !{!"Simple C/C++ TBAA"}
!120 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !121, scopeLine: 19, flags: DIFlagPrototyped | DIFlagAllCallsDescribed, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !2, retainedNodes: !124, keyInstructions: true)
!121 = !DISubroutineType(types: !122)
!122 = !{!7, !7, !123}
!123 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!124 = !{!125, !126, !127, !128, !129, !132, !133, !137, !147, !151, !206, !220, !222}
!125 = !DILocalVariable(name: "argc", arg: 1, scope: !120, file: !3, line: 19, type: !7)
!126 = !DILocalVariable(name: "argv", arg: 2, scope: !120, file: !3, line: 19, type: !123)
!127 = !DILocalVariable(name: "from", scope: !120, file: !3, line: 20, type: !26)
!128 = !DILocalVariable(name: "to", scope: !120, file: !3, line: 20, type: !26)
!129 = !DILocalVariable(name: "rest", scope: !120, file: !3, line: 21, type: !130)
!130 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !131, line: 18, baseType: !97)
!131 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!132 = !DILocalVariable(name: "left", scope: !120, file: !3, line: 21, type: !130)
!133 = !DILocalVariable(name: "kept", scope: !120, file: !3, line: 22, type: !134)
!134 = !DIDerivedType(tag: DW_TAG_typedef, name: "iconv_t", file: !135, line: 29, baseType: !136)
!135 = !DIFile(filename: "lib/libc/include/generic-glibc/iconv.h", directory: "")
!136 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!137 = !DILocalVariable(name: "mount", scope: !120, file: !3, line: 27, type: !138)
!138 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mntent", file: !139, line: 51, size: 320, elements: !140)
!139 = !DIFile(filename: "lib/libc/include/generic-glibc/mntent.h", directory: "")
!140 = !{!141, !142, !143, !144, !145, !146}
!141 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_fsname", scope: !138, file: !139, line: 53, baseType: !26, size: 64)
!142 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_dir", scope: !138, file: !139, line: 54, baseType: !26, size: 64, offset: 64)
!143 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_type", scope: !138, file: !139, line: 55, baseType: !26, size: 64, offset: 128)
!144 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_opts", scope: !138, file: !139, line: 56, baseType: !26, size: 64, offset: 192)
!145 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_freq", scope: !138, file: !139, line: 57, baseType: !7, size: 32, offset: 256)
!146 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_passno", scope: !138, file: !139, line: 58, baseType: !7, size: 32, offset: 288)
!147 = !DILocalVariable(name: "line", scope: !120, file: !3, line: 28, type: !148)
!148 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 264, elements: !149)
!149 = !{!150}
!150 = !DISubrange(count: 33)
!151 = !DILocalVariable(name: "file", scope: !120, file: !3, line: 29, type: !152)
!152 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !153, size: 64)
!153 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !154, line: 7, baseType: !155)
!154 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!155 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !156, line: 51, size: 1728, elements: !157)
!156 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!157 = !{!158, !159, !160, !161, !162, !163, !164, !165, !166, !167, !168, !169, !170, !173, !175, !176, !177, !181, !182, !183, !185, !186, !189, !191, !194, !197, !198, !199, !201, !202, !203, !205}
!158 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !155, file: !156, line: 53, baseType: !7, size: 32)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !155, file: !156, line: 56, baseType: !26, size: 64, offset: 64)
!160 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !155, file: !156, line: 57, baseType: !26, size: 64, offset: 128)
!161 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !155, file: !156, line: 58, baseType: !26, size: 64, offset: 192)
!162 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !155, file: !156, line: 59, baseType: !26, size: 64, offset: 256)
!163 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !155, file: !156, line: 60, baseType: !26, size: 64, offset: 320)
!164 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !155, file: !156, line: 61, baseType: !26, size: 64, offset: 384)
!165 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !155, file: !156, line: 62, baseType: !26, size: 64, offset: 448)
!166 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !155, file: !156, line: 63, baseType: !26, size: 64, offset: 512)
!167 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !155, file: !156, line: 66, baseType: !26, size: 64, offset: 576)
!168 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !155, file: !156, line: 67, baseType: !26, size: 64, offset: 640)
!169 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !155, file: !156, line: 68, baseType: !26, size: 64, offset: 704)
!170 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !155, file: !156, line: 70, baseType: !171, size: 64, offset: 768)
!171 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !172, size: 64)
!172 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !156, line: 38, flags: DIFlagFwdDecl)
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !155, file: !156, line: 72, baseType: !174, size: 64, offset: 832)
!174 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !155, size: 64)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !155, file: !156, line: 74, baseType: !7, size: 32, offset: 896)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !155, file: !156, line: 75, baseType: !7, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !155, file: !156, line: 77, baseType: !178, size: 8, offset: 952)
!178 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 8, elements: !179)
!179 = !{!180}
!180 = !DISubrange(count: 1)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !155, file: !156, line: 78, baseType: !99, size: 64, offset: 960)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !155, file: !156, line: 81, baseType: !102, size: 16, offset: 1024)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !155, file: !156, line: 82, baseType: !184, size: 8, offset: 1040)
!184 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !155, file: !156, line: 83, baseType: !178, size: 8, offset: 1048)
!186 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !155, file: !156, line: 85, baseType: !187, size: 64, offset: 1088)
!187 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !188, size: 64)
!188 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !156, line: 45, baseType: null)
!189 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !155, file: !156, line: 93, baseType: !190, size: 64, offset: 1152)
!190 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !37, line: 153, baseType: !100)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !155, file: !156, line: 95, baseType: !192, size: 64, offset: 1216)
!192 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !193, size: 64)
!193 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !156, line: 39, flags: DIFlagFwdDecl)
!194 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !155, file: !156, line: 96, baseType: !195, size: 64, offset: 1280)
!195 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !196, size: 64)
!196 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !156, line: 40, flags: DIFlagFwdDecl)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !155, file: !156, line: 97, baseType: !174, size: 64, offset: 1344)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !155, file: !156, line: 98, baseType: !136, size: 64, offset: 1408)
!199 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !155, file: !156, line: 99, baseType: !200, size: 64, offset: 1472)
!200 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !174, size: 64)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !155, file: !156, line: 100, baseType: !7, size: 32, offset: 1536)
!202 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !155, file: !156, line: 102, baseType: !7, size: 32, offset: 1568)
!203 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !155, file: !156, line: 104, baseType: !204, size: 64, offset: 1600)
!204 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !37, line: 45, baseType: !97)
!205 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !155, file: !156, line: 109, baseType: !51, size: 64, offset: 1664)
!206 = !DILocalVariable(name: "account", scope: !120, file: !3, line: 33, type: !207)
!207 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "passwd", file: !208, line: 49, size: 384, elements: !209)
!208 = !DIFile(filename: "lib/libc/include/generic-glibc/pwd.h", directory: "")
!209 = !{!210, !211, !212, !215, !217, !218, !219}
!210 = !DIDerivedType(tag: DW_TAG_member, name: "pw_name", scope: !207, file: !208, line: 51, baseType: !26, size: 64)
!211 = !DIDerivedType(tag: DW_TAG_member, name: "pw_passwd", scope: !207, file: !208, line: 52, baseType: !26, size: 64, offset: 64)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "pw_uid", scope: !207, file: !208, line: 54, baseType: !213, size: 32, offset: 128)
!213 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !37, line: 146, baseType: !214)
!214 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!215 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gid", scope: !207, file: !208, line: 55, baseType: !216, size: 32, offset: 160)
!216 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !37, line: 147, baseType: !214)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gecos", scope: !207, file: !208, line: 56, baseType: !26, size: 64, offset: 192)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "pw_dir", scope: !207, file: !208, line: 57, baseType: !26, size: 64, offset: 256)
!219 = !DIDerivedType(tag: DW_TAG_member, name: "pw_shell", scope: !207, file: !208, line: 58, baseType: !26, size: 64, offset: 320)
!220 = !DILocalVariable(name: "result", scope: !120, file: !3, line: 33, type: !221)
!221 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !207, size: 64)
!222 = !DILocalVariable(name: "folder", scope: !120, file: !3, line: 38, type: !223)
!223 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !224, size: 64)
!224 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !225, line: 127, baseType: !226)
!225 = !DIFile(filename: "lib/libc/include/generic-glibc/dirent.h", directory: "")
!226 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !225, line: 127, flags: DIFlagFwdDecl)
!227 = distinct !DIAssignID()
!228 = !DILocation(line: 0, scope: !120)
!229 = distinct !DIAssignID()
!230 = distinct !DIAssignID()
!231 = distinct !DIAssignID()
!232 = distinct !DIAssignID()
!233 = distinct !DIAssignID()
!234 = distinct !DIAssignID()
!235 = distinct !DIAssignID()
!236 = !DILocation(line: 20, column: 5, scope: !120)
!237 = !DILocation(line: 20, column: 11, scope: !120, atomGroup: 1, atomRank: 1)
!238 = !{!239, !239, i64 0}
!239 = !{!"p1 omnipotent char", !240, i64 0}
!240 = !{!"any pointer", !118, i64 0}
!241 = distinct !DIAssignID()
!242 = !DILocation(line: 20, column: 28, scope: !120, atomGroup: 2, atomRank: 1)
!243 = distinct !DIAssignID()
!244 = !DILocation(line: 21, column: 5, scope: !120)
!245 = !DILocation(line: 21, column: 12, scope: !120, atomGroup: 3, atomRank: 1)
!246 = !{!247, !247, i64 0}
!247 = !{!"long", !118, i64 0}
!248 = distinct !DIAssignID()
!249 = !DILocation(line: 21, column: 22, scope: !120, atomGroup: 4, atomRank: 1)
!250 = distinct !DIAssignID()
!251 = !DILocation(line: 22, column: 20, scope: !120, atomGroup: 5, atomRank: 2)
!252 = !DILocation(line: 23, column: 5, scope: !120)
!253 = !DILocation(line: 24, column: 5, scope: !120)
!254 = !DILocation(line: 25, column: 26, scope: !120)
!255 = !DILocation(line: 25, column: 16, scope: !120)
!256 = !DILocation(line: 25, column: 16, scope: !120, atomGroup: 6, atomRank: 2)
!257 = !{!258, !258, i64 0}
!258 = !{!"p1 int", !240, i64 0}
!259 = !DILocation(line: 25, column: 14, scope: !120, atomGroup: 6, atomRank: 1)
!260 = !DILocation(line: 26, column: 26, scope: !120)
!261 = !DILocation(line: 26, column: 16, scope: !120)
!262 = !DILocation(line: 26, column: 16, scope: !120, atomGroup: 7, atomRank: 2)
!263 = !DILocation(line: 26, column: 14, scope: !120, atomGroup: 7, atomRank: 1)
!264 = !DILocation(line: 27, column: 5, scope: !120)
!265 = !DILocation(line: 28, column: 5, scope: !120)
!266 = !DILocation(line: 28, column: 10, scope: !120, atomGroup: 8, atomRank: 1)
!267 = distinct !DIAssignID()
!268 = !DILocation(line: 29, column: 18, scope: !120, atomGroup: 9, atomRank: 2)
!269 = !DILocation(line: 30, column: 5, scope: !120)
!270 = !DILocation(line: 31, column: 20, scope: !120, atomGroup: 10, atomRank: 2)
!271 = !{!272, !239, i64 0}
!272 = !{!"mntent", !239, i64 0, !239, i64 8, !239, i64 16, !239, i64 24, !117, i64 32, !117, i64 36}
!273 = !DILocation(line: 31, column: 12, scope: !120, atomGroup: 10, atomRank: 1)
!274 = !DILocation(line: 32, column: 14, scope: !120, atomGroup: 11, atomRank: 2)
!275 = !DILocation(line: 32, column: 12, scope: !120, atomGroup: 11, atomRank: 1)
!276 = !DILocation(line: 33, column: 5, scope: !120)
!277 = !DILocation(line: 33, column: 29, scope: !120, atomGroup: 12, atomRank: 1)
!278 = !{!279, !279, i64 0}
!279 = !{!"p1 _ZTS6passwd", !240, i64 0}
!280 = distinct !DIAssignID()
!281 = !DILocation(line: 34, column: 5, scope: !120)
!282 = !DILocation(line: 35, column: 12, scope: !120)
!283 = !DILocation(line: 35, column: 12, scope: !120, atomGroup: 14, atomRank: 2)
!284 = !DILocation(line: 35, column: 12, scope: !120, atomGroup: 14, atomRank: 1)
!285 = !DILocation(line: 35, column: 29, scope: !120)
!286 = !{!287, !239, i64 0}
!287 = !{!"passwd", !239, i64 0, !239, i64 8, !117, i64 16, !117, i64 20, !239, i64 24, !239, i64 32, !239, i64 40}
!288 = !DILocation(line: 35, column: 12, scope: !120, atomGroup: 13, atomRank: 2)
!289 = !DILocation(line: 35, column: 10, scope: !120, atomGroup: 13, atomRank: 1)
!290 = !DILocation(line: 36, column: 14, scope: !120, atomGroup: 15, atomRank: 2)
!291 = !DILocation(line: 36, column: 12, scope: !120, atomGroup: 15, atomRank: 1)
!292 = !{!293, !293, i64 0}
!293 = !{!"p1 _ZTS10ether_addr", !240, i64 0}
!294 = !DILocation(line: 37, column: 14, scope: !120)
!295 = !{!240, !240, i64 0}
!296 = !DILocation(line: 37, column: 14, scope: !120, atomGroup: 16, atomRank: 2)
!297 = !DILocation(line: 37, column: 12, scope: !120, atomGroup: 16, atomRank: 1)
!298 = !DILocation(line: 38, column: 19, scope: !120, atomGroup: 17, atomRank: 2)
!299 = !DILocation(line: 39, column: 5, scope: !120)
!300 = !DILocation(line: 40, column: 5, scope: !120)
!301 = !DILocation(line: 41, column: 14, scope: !120)
!302 = !DILocation(line: 41, column: 23, scope: !120, atomGroup: 19, atomRank: 2)
!303 = !DILocation(line: 41, column: 29, scope: !120, atomGroup: 19, atomRank: 1)
!304 = !DILocation(line: 44, column: 1, scope: !120)
!305 = !DILocation(line: 41, column: 5, scope: !120, atomGroup: 29, atomRank: 1)
!306 = !DISubprogram(name: "iconv_open", scope: !135, file: !135, line: 43, type: !307, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!307 = !DISubroutineType(types: !308)
!308 = !{!134, !309, !309}
!309 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !310, size: 64)
!310 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !15)
!311 = !DISubprogram(name: "iconv", scope: !135, file: !135, line: 49, type: !312, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!312 = !DISubroutineType(types: !313)
!313 = !{!130, !134, !314, !315, !314, !315}
!314 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !123)
!315 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !316)
!316 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !130, size: 64)
!317 = !DISubprogram(name: "iconv_close", scope: !135, file: !135, line: 36, type: !318, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!318 = !DISubroutineType(types: !319)
!319 = !{!7, !134}
!320 = !DISubprogram(name: "fmemopen", scope: !321, file: !321, line: 321, type: !322, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!321 = !DIFile(filename: "lib/libc/include/generic-glibc/stdio.h", directory: "")
!322 = !DISubroutineType(types: !323)
!323 = !{!152, !136, !130, !309}
!324 = !DISubprogram(name: "getmntent_r", scope: !139, file: !139, line: 73, type: !325, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!325 = !DISubroutineType(types: !326)
!326 = !{!327, !328, !329, !330, !7}
!327 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !138, size: 64)
!328 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !152)
!329 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !327)
!330 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !26)
!331 = !DISubprogram(name: "hasmntopt", scope: !139, file: !139, line: 89, type: !332, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!332 = !DISubroutineType(types: !333)
!333 = !{!26, !334, !309}
!334 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !335, size: 64)
!335 = !DIDerivedType(tag: DW_TAG_const_type, baseType: !138)
!336 = !DISubprogram(name: "getpwuid_r", scope: !208, file: !208, line: 146, type: !337, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!337 = !DISubroutineType(types: !338)
!338 = !{!7, !213, !339, !330, !130, !340}
!339 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !221)
!340 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !341)
!341 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !221, size: 64)
!342 = !DISubprogram(name: "ether_aton_r", scope: !343, file: !343, line: 37, type: !344, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!343 = !DIFile(filename: "lib/libc/include/generic-glibc/netinet/ether.h", directory: "")
!344 = !DISubroutineType(types: !345)
!345 = !{!87, !309, !87}
!346 = !DISubprogram(name: "opendir", scope: !225, file: !225, line: 141, type: !347, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!347 = !DISubroutineType(types: !348)
!348 = !{!223, !309}
!349 = !DISubprogram(name: "readdir_r", scope: !225, file: !225, line: 185, type: !350, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!350 = !DISubroutineType(types: !351)
!351 = !{!7, !352, !353, !354}
!352 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !223)
!353 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !107)
!354 = !DIDerivedType(tag: DW_TAG_restrict_type, baseType: !355)
!355 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !107, size: 64)
!356 = !DISubprogram(name: "closedir", scope: !225, file: !225, line: 134, type: !357, flags: DIFlagPrototyped, spFlags: DISPFlagOptimized)
!357 = !DISubroutineType(types: !358)
!358 = !{!7, !223}
