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
@written = global ptr @ether_ntoa_r, align 8, !dbg !21
@.str = private unnamed_addr constant [6 x i8] c"UTF-8\00", align 1, !dbg !41
@consumed = global ptr null, align 8, !dbg !79
@produced = global ptr null, align 8, !dbg !81
@__const.main.line = private unnamed_addr constant [33 x i8] c"/dev/sda1 / ext4 rw,noatime 0 1\0A\00", align 16
@.str.1 = private unnamed_addr constant [2 x i8] c"r\00", align 1, !dbg !44
@names = global [256 x i8] zeroinitializer, align 16, !dbg !63
@device = global ptr null, align 8, !dbg !75
@.str.2 = private unnamed_addr constant [8 x i8] c"noatime\00", align 1, !dbg !49
@option = global ptr null, align 8, !dbg !77
@numbers = global [64 x i8] zeroinitializer, align 16, !dbg !68
@user = global ptr null, align 8, !dbg !73
@.str.3 = private unnamed_addr constant [12 x i8] c"1:2:3:4:5:6\00", align 1, !dbg !54
@card = global %struct.ether_addr zeroinitializer, align 1, !dbg !83
@parsed = global ptr null, align 8, !dbg !85
@copied = global ptr null, align 8, !dbg !88
@.str.4 = private unnamed_addr constant [2 x i8] c"/\00", align 1, !dbg !59
@entry = global %struct.dirent zeroinitializer, align 8, !dbg !90
@found = global ptr null, align 8, !dbg !105

; Function Attrs: nounwind
declare ptr @ether_ntoa_r(ptr noundef, ptr noundef) #0

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #1 !dbg !115 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca i64, align 8
  %9 = alloca i64, align 8
  %10 = alloca ptr, align 8
  %11 = alloca %struct.mntent, align 8
  %12 = alloca [33 x i8], align 16
  %13 = alloca ptr, align 8
  %14 = alloca %struct.passwd, align 8
  %15 = alloca ptr, align 8
  %16 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !120, !DIExpression(), !121)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !122, !DIExpression(), !123)
    #dbg_declare(ptr %6, !124, !DIExpression(), !125)
  store ptr @in, ptr %6, align 8, !dbg !125
    #dbg_declare(ptr %7, !126, !DIExpression(), !127)
  store ptr @out, ptr %7, align 8, !dbg !127
    #dbg_declare(ptr %8, !128, !DIExpression(), !131)
  store i64 6, ptr %8, align 8, !dbg !131
    #dbg_declare(ptr %9, !132, !DIExpression(), !133)
  store i64 6, ptr %9, align 8, !dbg !133
    #dbg_declare(ptr %10, !134, !DIExpression(), !138)
  %17 = call noalias ptr @iconv_open(ptr noundef @.str, ptr noundef @.str), !dbg !139
  store ptr %17, ptr %10, align 8, !dbg !138
  %18 = load ptr, ptr %10, align 8, !dbg !140
  %19 = call i64 @iconv(ptr noundef %18, ptr noundef %6, ptr noundef %8, ptr noundef %7, ptr noundef %9), !dbg !141
  %20 = load ptr, ptr %10, align 8, !dbg !142
  %21 = call i32 @iconv_close(ptr noundef %20), !dbg !143
  %22 = load ptr, ptr %6, align 8, !dbg !144
  %23 = getelementptr inbounds i8, ptr %22, i64 10, !dbg !145
  %24 = load ptr, ptr %23, align 8, !dbg !145
  store ptr %24, ptr @consumed, align 8, !dbg !146
  %25 = load ptr, ptr %7, align 8, !dbg !147
  %26 = getelementptr inbounds i8, ptr %25, i64 10, !dbg !148
  %27 = load ptr, ptr %26, align 8, !dbg !148
  store ptr %27, ptr @produced, align 8, !dbg !149
    #dbg_declare(ptr %11, !150, !DIExpression(), !160)
    #dbg_declare(ptr %12, !161, !DIExpression(), !165)
  call void @llvm.memcpy.p0.p0.i64(ptr align 16 %12, ptr align 16 @__const.main.line, i64 33, i1 false), !dbg !165
    #dbg_declare(ptr %13, !166, !DIExpression(), !221)
  %28 = getelementptr inbounds [33 x i8], ptr %12, i64 0, i64 0, !dbg !222
  %29 = call noalias ptr @fmemopen(ptr noundef %28, i64 noundef 32, ptr noundef @.str.1) #4, !dbg !223
  store ptr %29, ptr %13, align 8, !dbg !221
  %30 = load ptr, ptr %13, align 8, !dbg !224
  %31 = call ptr @getmntent_r(ptr noundef %30, ptr noundef %11, ptr noundef @names, i32 noundef 256) #4, !dbg !225
  %32 = getelementptr inbounds nuw %struct.mntent, ptr %11, i32 0, i32 0, !dbg !226
  %33 = load ptr, ptr %32, align 8, !dbg !226
  store ptr %33, ptr @device, align 8, !dbg !227
  %34 = call ptr @hasmntopt(ptr noundef %11, ptr noundef @.str.2) #4, !dbg !228
  store ptr %34, ptr @option, align 8, !dbg !229
    #dbg_declare(ptr %14, !230, !DIExpression(), !244)
    #dbg_declare(ptr %15, !245, !DIExpression(), !247)
  store ptr null, ptr %15, align 8, !dbg !247
  %35 = call i32 @getpwuid_r(i32 noundef 0, ptr noundef %14, ptr noundef @numbers, i64 noundef 64, ptr noundef %15), !dbg !248
  %36 = load ptr, ptr %15, align 8, !dbg !249
  %37 = icmp ne ptr %36, null, !dbg !249
  br i1 %37, label %38, label %42, !dbg !249

38:                                               ; preds = %2
  %39 = load ptr, ptr %15, align 8, !dbg !250
  %40 = getelementptr inbounds nuw %struct.passwd, ptr %39, i32 0, i32 0, !dbg !251
  %41 = load ptr, ptr %40, align 8, !dbg !251
  br label %43, !dbg !249

42:                                               ; preds = %2
  br label %43, !dbg !249

43:                                               ; preds = %42, %38
  %44 = phi ptr [ %41, %38 ], [ @numbers, %42 ], !dbg !249
  store ptr %44, ptr @user, align 8, !dbg !252
  %45 = call ptr @ether_aton_r(ptr noundef @.str.3, ptr noundef @card) #4, !dbg !253
  store ptr %45, ptr @parsed, align 8, !dbg !254
  %46 = load ptr, ptr @written, align 8, !dbg !255
  %47 = load ptr, ptr @parsed, align 8, !dbg !256
  %48 = call ptr %46(ptr noundef %47, ptr noundef @names), !dbg !255
  store ptr %48, ptr @copied, align 8, !dbg !257
    #dbg_declare(ptr %16, !258, !DIExpression(), !263)
  %49 = call noalias ptr @opendir(ptr noundef @.str.4), !dbg !264
  store ptr %49, ptr %16, align 8, !dbg !263
  %50 = load ptr, ptr %16, align 8, !dbg !265
  %51 = call i32 @readdir_r(ptr noundef %50, ptr noundef @entry, ptr noundef @found), !dbg !266
  %52 = load ptr, ptr %16, align 8, !dbg !267
  %53 = call i32 @closedir(ptr noundef %52), !dbg !268
  %54 = load ptr, ptr @consumed, align 8, !dbg !269
  %55 = icmp eq ptr %54, @x, !dbg !270
  br i1 %55, label %56, label %86, !dbg !271

56:                                               ; preds = %43
  %57 = load ptr, ptr @produced, align 8, !dbg !272
  %58 = icmp eq ptr %57, @y, !dbg !273
  br i1 %58, label %59, label %86, !dbg !274

59:                                               ; preds = %56
  %60 = load ptr, ptr @device, align 8, !dbg !275
  %61 = icmp uge ptr %60, @names, !dbg !276
  br i1 %61, label %62, label %86, !dbg !277

62:                                               ; preds = %59
  %63 = load ptr, ptr @device, align 8, !dbg !278
  %64 = icmp ult ptr %63, getelementptr inbounds (i8, ptr @names, i64 256), !dbg !279
  br i1 %64, label %65, label %86, !dbg !280

65:                                               ; preds = %62
  %66 = load ptr, ptr @option, align 8, !dbg !281
  %67 = icmp ugt ptr %66, @names, !dbg !282
  br i1 %67, label %68, label %86, !dbg !283

68:                                               ; preds = %65
  %69 = load ptr, ptr @option, align 8, !dbg !284
  %70 = icmp ult ptr %69, getelementptr inbounds (i8, ptr @names, i64 256), !dbg !285
  br i1 %70, label %71, label %86, !dbg !286

71:                                               ; preds = %68
  %72 = load ptr, ptr @user, align 8, !dbg !287
  %73 = icmp uge ptr %72, @numbers, !dbg !288
  br i1 %73, label %74, label %86, !dbg !289

74:                                               ; preds = %71
  %75 = load ptr, ptr @user, align 8, !dbg !290
  %76 = icmp ult ptr %75, getelementptr inbounds (i8, ptr @numbers, i64 64), !dbg !291
  br i1 %76, label %77, label %86, !dbg !292

77:                                               ; preds = %74
  %78 = load ptr, ptr @parsed, align 8, !dbg !293
  %79 = icmp eq ptr %78, @card, !dbg !294
  br i1 %79, label %80, label %86, !dbg !295

80:                                               ; preds = %77
  %81 = load ptr, ptr @copied, align 8, !dbg !296
  %82 = icmp eq ptr %81, @names, !dbg !297
  br i1 %82, label %83, label %86, !dbg !298

83:                                               ; preds = %80
  %84 = load ptr, ptr @found, align 8, !dbg !299
  %85 = icmp eq ptr %84, @entry, !dbg !300
  br label %86

86:                                               ; preds = %83, %80, %77, %74, %71, %68, %65, %62, %59, %56, %43
  %87 = phi i1 [ false, %80 ], [ false, %77 ], [ false, %74 ], [ false, %71 ], [ false, %68 ], [ false, %65 ], [ false, %62 ], [ false, %59 ], [ false, %56 ], [ false, %43 ], [ %85, %83 ], !dbg !301
  %88 = xor i1 %87, true, !dbg !302
  %89 = zext i1 %88 to i32, !dbg !302
  ret i32 %89, !dbg !303
}

declare noalias ptr @iconv_open(ptr noundef, ptr noundef) #2

declare i64 @iconv(ptr noundef, ptr noundef, ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @iconv_close(ptr noundef) #2

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #3

; Function Attrs: nounwind
declare noalias ptr @fmemopen(ptr noundef, i64 noundef, ptr noundef) #0

; Function Attrs: nounwind
declare ptr @getmntent_r(ptr noundef, ptr noundef, ptr noundef, i32 noundef) #0

; Function Attrs: nounwind
declare ptr @hasmntopt(ptr noundef, ptr noundef) #0

declare i32 @getpwuid_r(i32 noundef, ptr noundef, ptr noundef, i64 noundef, ptr noundef) #2

; Function Attrs: nounwind
declare ptr @ether_aton_r(ptr noundef, ptr noundef) #0

declare noalias ptr @opendir(ptr noundef) #2

declare i32 @readdir_r(ptr noundef, ptr noundef, ptr noundef) #2

declare i32 @closedir(ptr noundef) #2

attributes #0 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #4 = { nounwind }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!108, !109, !110, !111, !112, !113}
!llvm.ident = !{!114}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 11, type: !7, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !8, splitDebugInlining: false, nameTableKind: None)
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
!114 = !{!"clang version 22.1.8"}
!115 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 19, type: !116, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !119)
!116 = !DISubroutineType(types: !117)
!117 = !{!7, !7, !118}
!118 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!119 = !{}
!120 = !DILocalVariable(name: "argc", arg: 1, scope: !115, file: !3, line: 19, type: !7)
!121 = !DILocation(line: 19, column: 14, scope: !115)
!122 = !DILocalVariable(name: "argv", arg: 2, scope: !115, file: !3, line: 19, type: !118)
!123 = !DILocation(line: 19, column: 27, scope: !115)
!124 = !DILocalVariable(name: "from", scope: !115, file: !3, line: 20, type: !26)
!125 = !DILocation(line: 20, column: 11, scope: !115)
!126 = !DILocalVariable(name: "to", scope: !115, file: !3, line: 20, type: !26)
!127 = !DILocation(line: 20, column: 28, scope: !115)
!128 = !DILocalVariable(name: "rest", scope: !115, file: !3, line: 21, type: !129)
!129 = !DIDerivedType(tag: DW_TAG_typedef, name: "size_t", file: !130, line: 18, baseType: !97)
!130 = !DIFile(filename: "lib/include/__stddef_size_t.h", directory: "")
!131 = !DILocation(line: 21, column: 12, scope: !115)
!132 = !DILocalVariable(name: "left", scope: !115, file: !3, line: 21, type: !129)
!133 = !DILocation(line: 21, column: 22, scope: !115)
!134 = !DILocalVariable(name: "kept", scope: !115, file: !3, line: 22, type: !135)
!135 = !DIDerivedType(tag: DW_TAG_typedef, name: "iconv_t", file: !136, line: 29, baseType: !137)
!136 = !DIFile(filename: "lib/libc/include/generic-glibc/iconv.h", directory: "")
!137 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!138 = !DILocation(line: 22, column: 13, scope: !115)
!139 = !DILocation(line: 22, column: 20, scope: !115)
!140 = !DILocation(line: 23, column: 11, scope: !115)
!141 = !DILocation(line: 23, column: 5, scope: !115)
!142 = !DILocation(line: 24, column: 17, scope: !115)
!143 = !DILocation(line: 24, column: 5, scope: !115)
!144 = !DILocation(line: 25, column: 26, scope: !115)
!145 = !DILocation(line: 25, column: 16, scope: !115)
!146 = !DILocation(line: 25, column: 14, scope: !115)
!147 = !DILocation(line: 26, column: 26, scope: !115)
!148 = !DILocation(line: 26, column: 16, scope: !115)
!149 = !DILocation(line: 26, column: 14, scope: !115)
!150 = !DILocalVariable(name: "mount", scope: !115, file: !3, line: 27, type: !151)
!151 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mntent", file: !152, line: 51, size: 320, elements: !153)
!152 = !DIFile(filename: "lib/libc/include/generic-glibc/mntent.h", directory: "")
!153 = !{!154, !155, !156, !157, !158, !159}
!154 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_fsname", scope: !151, file: !152, line: 53, baseType: !26, size: 64)
!155 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_dir", scope: !151, file: !152, line: 54, baseType: !26, size: 64, offset: 64)
!156 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_type", scope: !151, file: !152, line: 55, baseType: !26, size: 64, offset: 128)
!157 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_opts", scope: !151, file: !152, line: 56, baseType: !26, size: 64, offset: 192)
!158 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_freq", scope: !151, file: !152, line: 57, baseType: !7, size: 32, offset: 256)
!159 = !DIDerivedType(tag: DW_TAG_member, name: "mnt_passno", scope: !151, file: !152, line: 58, baseType: !7, size: 32, offset: 288)
!160 = !DILocation(line: 27, column: 19, scope: !115)
!161 = !DILocalVariable(name: "line", scope: !115, file: !3, line: 28, type: !162)
!162 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 264, elements: !163)
!163 = !{!164}
!164 = !DISubrange(count: 33)
!165 = !DILocation(line: 28, column: 10, scope: !115)
!166 = !DILocalVariable(name: "file", scope: !115, file: !3, line: 29, type: !167)
!167 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !168, size: 64)
!168 = !DIDerivedType(tag: DW_TAG_typedef, name: "FILE", file: !169, line: 7, baseType: !170)
!169 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/FILE.h", directory: "")
!170 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_FILE", file: !171, line: 51, size: 1728, elements: !172)
!171 = !DIFile(filename: "lib/libc/include/generic-glibc/bits/types/struct_FILE.h", directory: "")
!172 = !{!173, !174, !175, !176, !177, !178, !179, !180, !181, !182, !183, !184, !185, !188, !190, !191, !192, !196, !197, !198, !200, !201, !204, !206, !209, !212, !213, !214, !216, !217, !218, !220}
!173 = !DIDerivedType(tag: DW_TAG_member, name: "_flags", scope: !170, file: !171, line: 53, baseType: !7, size: 32)
!174 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_ptr", scope: !170, file: !171, line: 56, baseType: !26, size: 64, offset: 64)
!175 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_end", scope: !170, file: !171, line: 57, baseType: !26, size: 64, offset: 128)
!176 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_read_base", scope: !170, file: !171, line: 58, baseType: !26, size: 64, offset: 192)
!177 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_base", scope: !170, file: !171, line: 59, baseType: !26, size: 64, offset: 256)
!178 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_ptr", scope: !170, file: !171, line: 60, baseType: !26, size: 64, offset: 320)
!179 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_write_end", scope: !170, file: !171, line: 61, baseType: !26, size: 64, offset: 384)
!180 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_base", scope: !170, file: !171, line: 62, baseType: !26, size: 64, offset: 448)
!181 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_buf_end", scope: !170, file: !171, line: 63, baseType: !26, size: 64, offset: 512)
!182 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_base", scope: !170, file: !171, line: 66, baseType: !26, size: 64, offset: 576)
!183 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_backup_base", scope: !170, file: !171, line: 67, baseType: !26, size: 64, offset: 640)
!184 = !DIDerivedType(tag: DW_TAG_member, name: "_IO_save_end", scope: !170, file: !171, line: 68, baseType: !26, size: 64, offset: 704)
!185 = !DIDerivedType(tag: DW_TAG_member, name: "_markers", scope: !170, file: !171, line: 70, baseType: !186, size: 64, offset: 768)
!186 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !187, size: 64)
!187 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_marker", file: !171, line: 38, flags: DIFlagFwdDecl)
!188 = !DIDerivedType(tag: DW_TAG_member, name: "_chain", scope: !170, file: !171, line: 72, baseType: !189, size: 64, offset: 832)
!189 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !170, size: 64)
!190 = !DIDerivedType(tag: DW_TAG_member, name: "_fileno", scope: !170, file: !171, line: 74, baseType: !7, size: 32, offset: 896)
!191 = !DIDerivedType(tag: DW_TAG_member, name: "_flags2", scope: !170, file: !171, line: 75, baseType: !7, size: 24, offset: 928, flags: DIFlagBitField, extraData: i64 928)
!192 = !DIDerivedType(tag: DW_TAG_member, name: "_short_backupbuf", scope: !170, file: !171, line: 77, baseType: !193, size: 8, offset: 952)
!193 = !DICompositeType(tag: DW_TAG_array_type, baseType: !15, size: 8, elements: !194)
!194 = !{!195}
!195 = !DISubrange(count: 1)
!196 = !DIDerivedType(tag: DW_TAG_member, name: "_old_offset", scope: !170, file: !171, line: 78, baseType: !99, size: 64, offset: 960)
!197 = !DIDerivedType(tag: DW_TAG_member, name: "_cur_column", scope: !170, file: !171, line: 81, baseType: !102, size: 16, offset: 1024)
!198 = !DIDerivedType(tag: DW_TAG_member, name: "_vtable_offset", scope: !170, file: !171, line: 82, baseType: !199, size: 8, offset: 1040)
!199 = !DIBasicType(name: "signed char", size: 8, encoding: DW_ATE_signed_char)
!200 = !DIDerivedType(tag: DW_TAG_member, name: "_shortbuf", scope: !170, file: !171, line: 83, baseType: !193, size: 8, offset: 1048)
!201 = !DIDerivedType(tag: DW_TAG_member, name: "_lock", scope: !170, file: !171, line: 85, baseType: !202, size: 64, offset: 1088)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !203, size: 64)
!203 = !DIDerivedType(tag: DW_TAG_typedef, name: "_IO_lock_t", file: !171, line: 45, baseType: null)
!204 = !DIDerivedType(tag: DW_TAG_member, name: "_offset", scope: !170, file: !171, line: 93, baseType: !205, size: 64, offset: 1152)
!205 = !DIDerivedType(tag: DW_TAG_typedef, name: "__off64_t", file: !37, line: 153, baseType: !100)
!206 = !DIDerivedType(tag: DW_TAG_member, name: "_codecvt", scope: !170, file: !171, line: 95, baseType: !207, size: 64, offset: 1216)
!207 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !208, size: 64)
!208 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_codecvt", file: !171, line: 39, flags: DIFlagFwdDecl)
!209 = !DIDerivedType(tag: DW_TAG_member, name: "_wide_data", scope: !170, file: !171, line: 96, baseType: !210, size: 64, offset: 1280)
!210 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !211, size: 64)
!211 = !DICompositeType(tag: DW_TAG_structure_type, name: "_IO_wide_data", file: !171, line: 40, flags: DIFlagFwdDecl)
!212 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_list", scope: !170, file: !171, line: 97, baseType: !189, size: 64, offset: 1344)
!213 = !DIDerivedType(tag: DW_TAG_member, name: "_freeres_buf", scope: !170, file: !171, line: 98, baseType: !137, size: 64, offset: 1408)
!214 = !DIDerivedType(tag: DW_TAG_member, name: "_prevchain", scope: !170, file: !171, line: 99, baseType: !215, size: 64, offset: 1472)
!215 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !189, size: 64)
!216 = !DIDerivedType(tag: DW_TAG_member, name: "_mode", scope: !170, file: !171, line: 100, baseType: !7, size: 32, offset: 1536)
!217 = !DIDerivedType(tag: DW_TAG_member, name: "_unused3", scope: !170, file: !171, line: 102, baseType: !7, size: 32, offset: 1568)
!218 = !DIDerivedType(tag: DW_TAG_member, name: "_total_written", scope: !170, file: !171, line: 104, baseType: !219, size: 64, offset: 1600)
!219 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uint64_t", file: !37, line: 45, baseType: !97)
!220 = !DIDerivedType(tag: DW_TAG_member, name: "_unused2", scope: !170, file: !171, line: 109, baseType: !51, size: 64, offset: 1664)
!221 = !DILocation(line: 29, column: 11, scope: !115)
!222 = !DILocation(line: 29, column: 27, scope: !115)
!223 = !DILocation(line: 29, column: 18, scope: !115)
!224 = !DILocation(line: 30, column: 17, scope: !115)
!225 = !DILocation(line: 30, column: 5, scope: !115)
!226 = !DILocation(line: 31, column: 20, scope: !115)
!227 = !DILocation(line: 31, column: 12, scope: !115)
!228 = !DILocation(line: 32, column: 14, scope: !115)
!229 = !DILocation(line: 32, column: 12, scope: !115)
!230 = !DILocalVariable(name: "account", scope: !115, file: !3, line: 33, type: !231)
!231 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "passwd", file: !232, line: 49, size: 384, elements: !233)
!232 = !DIFile(filename: "lib/libc/include/generic-glibc/pwd.h", directory: "")
!233 = !{!234, !235, !236, !239, !241, !242, !243}
!234 = !DIDerivedType(tag: DW_TAG_member, name: "pw_name", scope: !231, file: !232, line: 51, baseType: !26, size: 64)
!235 = !DIDerivedType(tag: DW_TAG_member, name: "pw_passwd", scope: !231, file: !232, line: 52, baseType: !26, size: 64, offset: 64)
!236 = !DIDerivedType(tag: DW_TAG_member, name: "pw_uid", scope: !231, file: !232, line: 54, baseType: !237, size: 32, offset: 128)
!237 = !DIDerivedType(tag: DW_TAG_typedef, name: "__uid_t", file: !37, line: 146, baseType: !238)
!238 = !DIBasicType(name: "unsigned int", size: 32, encoding: DW_ATE_unsigned)
!239 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gid", scope: !231, file: !232, line: 55, baseType: !240, size: 32, offset: 160)
!240 = !DIDerivedType(tag: DW_TAG_typedef, name: "__gid_t", file: !37, line: 147, baseType: !238)
!241 = !DIDerivedType(tag: DW_TAG_member, name: "pw_gecos", scope: !231, file: !232, line: 56, baseType: !26, size: 64, offset: 192)
!242 = !DIDerivedType(tag: DW_TAG_member, name: "pw_dir", scope: !231, file: !232, line: 57, baseType: !26, size: 64, offset: 256)
!243 = !DIDerivedType(tag: DW_TAG_member, name: "pw_shell", scope: !231, file: !232, line: 58, baseType: !26, size: 64, offset: 320)
!244 = !DILocation(line: 33, column: 19, scope: !115)
!245 = !DILocalVariable(name: "result", scope: !115, file: !3, line: 33, type: !246)
!246 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !231, size: 64)
!247 = !DILocation(line: 33, column: 29, scope: !115)
!248 = !DILocation(line: 34, column: 5, scope: !115)
!249 = !DILocation(line: 35, column: 12, scope: !115)
!250 = !DILocation(line: 35, column: 21, scope: !115)
!251 = !DILocation(line: 35, column: 29, scope: !115)
!252 = !DILocation(line: 35, column: 10, scope: !115)
!253 = !DILocation(line: 36, column: 14, scope: !115)
!254 = !DILocation(line: 36, column: 12, scope: !115)
!255 = !DILocation(line: 37, column: 14, scope: !115)
!256 = !DILocation(line: 37, column: 22, scope: !115)
!257 = !DILocation(line: 37, column: 12, scope: !115)
!258 = !DILocalVariable(name: "folder", scope: !115, file: !3, line: 38, type: !259)
!259 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !260, size: 64)
!260 = !DIDerivedType(tag: DW_TAG_typedef, name: "DIR", file: !261, line: 127, baseType: !262)
!261 = !DIFile(filename: "lib/libc/include/generic-glibc/dirent.h", directory: "")
!262 = !DICompositeType(tag: DW_TAG_structure_type, name: "__dirstream", file: !261, line: 127, flags: DIFlagFwdDecl)
!263 = !DILocation(line: 38, column: 10, scope: !115)
!264 = !DILocation(line: 38, column: 19, scope: !115)
!265 = !DILocation(line: 39, column: 15, scope: !115)
!266 = !DILocation(line: 39, column: 5, scope: !115)
!267 = !DILocation(line: 40, column: 14, scope: !115)
!268 = !DILocation(line: 40, column: 5, scope: !115)
!269 = !DILocation(line: 41, column: 14, scope: !115)
!270 = !DILocation(line: 41, column: 23, scope: !115)
!271 = !DILocation(line: 41, column: 29, scope: !115)
!272 = !DILocation(line: 41, column: 32, scope: !115)
!273 = !DILocation(line: 41, column: 41, scope: !115)
!274 = !DILocation(line: 41, column: 47, scope: !115)
!275 = !DILocation(line: 41, column: 50, scope: !115)
!276 = !DILocation(line: 41, column: 57, scope: !115)
!277 = !DILocation(line: 41, column: 66, scope: !115)
!278 = !DILocation(line: 41, column: 69, scope: !115)
!279 = !DILocation(line: 41, column: 76, scope: !115)
!280 = !DILocation(line: 42, column: 14, scope: !115)
!281 = !DILocation(line: 42, column: 17, scope: !115)
!282 = !DILocation(line: 42, column: 24, scope: !115)
!283 = !DILocation(line: 42, column: 32, scope: !115)
!284 = !DILocation(line: 42, column: 35, scope: !115)
!285 = !DILocation(line: 42, column: 42, scope: !115)
!286 = !DILocation(line: 42, column: 56, scope: !115)
!287 = !DILocation(line: 42, column: 59, scope: !115)
!288 = !DILocation(line: 42, column: 64, scope: !115)
!289 = !DILocation(line: 43, column: 14, scope: !115)
!290 = !DILocation(line: 43, column: 17, scope: !115)
!291 = !DILocation(line: 43, column: 22, scope: !115)
!292 = !DILocation(line: 43, column: 37, scope: !115)
!293 = !DILocation(line: 43, column: 40, scope: !115)
!294 = !DILocation(line: 43, column: 47, scope: !115)
!295 = !DILocation(line: 43, column: 56, scope: !115)
!296 = !DILocation(line: 43, column: 59, scope: !115)
!297 = !DILocation(line: 43, column: 66, scope: !115)
!298 = !DILocation(line: 43, column: 75, scope: !115)
!299 = !DILocation(line: 43, column: 78, scope: !115)
!300 = !DILocation(line: 43, column: 84, scope: !115)
!301 = !DILocation(line: 0, scope: !115)
!302 = !DILocation(line: 41, column: 12, scope: !115)
!303 = !DILocation(line: 41, column: 5, scope: !115)
