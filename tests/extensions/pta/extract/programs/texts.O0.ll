; ModuleID = 'texts.c'
source_filename = "texts.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.two = type { ptr, ptr }
%struct.page = type { ptr, [4 x %struct.anon] }
%struct.anon = type { ptr }

@own = global [6 x i8] c"OWN=1\00", align 1, !dbg !0
@all = global [2 x ptr] [ptr @own, ptr null], align 16, !dbg !27
@append = global ptr @mempcpy, align 8, !dbg !32
@x = global i32 0, align 4, !dbg !67
@y = global i32 0, align 4, !dbg !69
@pair = global %struct.two zeroinitializer, align 8, !dbg !63
@copied = global ptr null, align 8, !dbg !73
@z = global i32 0, align 4, !dbg !71
@.str = private unnamed_addr constant [16 x i8] c"123456;7,abc:de\00", align 1, !dbg !43
@number = global ptr null, align 8, !dbg !79
@behind = global ptr null, align 8, !dbg !75
@byte = global ptr null, align 8, !dbg !77
@.str.1 = private unnamed_addr constant [2 x i8] c";\00", align 1, !dbg !48
@.str.2 = private unnamed_addr constant [2 x i8] c":\00", align 1, !dbg !51
@again = global ptr null, align 8, !dbg !83
@.str.3 = private unnamed_addr constant [2 x i8] c",\00", align 1, !dbg !53
@next = global ptr null, align 8, !dbg !81
@.str.4 = private unnamed_addr constant [9 x i8] c"7,abc:de\00", align 1, !dbg !55
@last = global ptr null, align 8, !dbg !85
@page = global %struct.page zeroinitializer, align 64, !dbg !65
@owner = global ptr null, align 8, !dbg !87
@back = global ptr null, align 8, !dbg !89
@environ = external global ptr, align 8
@.str.5 = private unnamed_addr constant [4 x i8] c"OWN\00", align 1, !dbg !60
@value = global ptr null, align 8, !dbg !91

; Function Attrs: nounwind
declare ptr @mempcpy(ptr noundef, ptr noundef, i64 noundef) #0

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main(i32 noundef %0, ptr noundef %1) #1 !dbg !103 {
  %3 = alloca i32, align 4
  %4 = alloca i32, align 4
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  %9 = alloca ptr, align 8
  %10 = alloca ptr, align 8
  %11 = alloca ptr, align 8
  store i32 0, ptr %3, align 4
  store i32 %0, ptr %4, align 4
    #dbg_declare(ptr %4, !108, !DIExpression(), !109)
  store ptr %1, ptr %5, align 8
    #dbg_declare(ptr %5, !110, !DIExpression(), !111)
    #dbg_declare(ptr %6, !112, !DIExpression(), !113)
  store ptr @x, ptr %6, align 8, !dbg !113
    #dbg_declare(ptr %7, !114, !DIExpression(), !115)
  store ptr @y, ptr %7, align 8, !dbg !115
    #dbg_declare(ptr %8, !116, !DIExpression(), !117)
  %12 = load ptr, ptr @append, align 8, !dbg !118
  %13 = call ptr %12(ptr noundef @pair, ptr noundef %6, i64 noundef 8), !dbg !118
  store ptr %13, ptr %8, align 8, !dbg !117
  %14 = load ptr, ptr @append, align 8, !dbg !119
  %15 = load ptr, ptr %8, align 8, !dbg !120
  %16 = call ptr %14(ptr noundef %15, ptr noundef %7, i64 noundef 8), !dbg !119
  %17 = load ptr, ptr getelementptr inbounds nuw (%struct.two, ptr @pair, i32 0, i32 1), align 8, !dbg !121
  store ptr %17, ptr @copied, align 8, !dbg !122
    #dbg_declare(ptr %9, !123, !DIExpression(), !124)
  %18 = call noalias ptr @malloc(i64 noundef 32) #5, !dbg !125
  store ptr %18, ptr %9, align 8, !dbg !124
    #dbg_declare(ptr %10, !126, !DIExpression(), !127)
  %19 = load ptr, ptr %9, align 8, !dbg !128
  store ptr %19, ptr %10, align 8, !dbg !127
    #dbg_declare(ptr %11, !129, !DIExpression(), !130)
  %20 = load ptr, ptr %9, align 8, !dbg !131
  %21 = getelementptr inbounds i8, ptr %20, i64 16, !dbg !132
  store ptr @z, ptr %21, align 8, !dbg !133
  %22 = load ptr, ptr %9, align 8, !dbg !134
  %23 = call ptr @strcpy(ptr noundef %22, ptr noundef @.str) #6, !dbg !135
  %24 = load ptr, ptr %9, align 8, !dbg !136
  %25 = call i64 @strtol(ptr noundef %24, ptr noundef %8, i32 noundef 10) #6, !dbg !137
  %26 = icmp ne i64 %25, 0, !dbg !137
  br i1 %26, label %27, label %30, !dbg !137

27:                                               ; preds = %2
  %28 = load ptr, ptr %8, align 8, !dbg !138
  %29 = getelementptr inbounds i8, ptr %28, i64 10, !dbg !139
  br label %32, !dbg !137

30:                                               ; preds = %2
  %31 = load ptr, ptr %8, align 8, !dbg !140
  br label %32, !dbg !137

32:                                               ; preds = %30, %27
  %33 = phi ptr [ %29, %27 ], [ %31, %30 ], !dbg !137
  %34 = load ptr, ptr %33, align 8, !dbg !141
  store ptr %34, ptr @number, align 8, !dbg !142
  %35 = load ptr, ptr %9, align 8, !dbg !143
  %36 = call ptr @strchr(ptr noundef %35, i32 noundef 58) #7, !dbg !144
  %37 = getelementptr inbounds i8, ptr %36, i64 4, !dbg !145
  %38 = load ptr, ptr %37, align 8, !dbg !145
  store ptr %38, ptr @behind, align 8, !dbg !146
  %39 = load ptr, ptr %9, align 8, !dbg !147
  %40 = call ptr @memchr(ptr noundef %39, i32 noundef 97, i64 noundef 16) #7, !dbg !148
  %41 = getelementptr inbounds i8, ptr %40, i64 7, !dbg !149
  %42 = load ptr, ptr %41, align 8, !dbg !149
  store ptr %42, ptr @byte, align 8, !dbg !150
  %43 = load ptr, ptr %9, align 8, !dbg !151
  %44 = call ptr @strtok_r(ptr noundef %43, ptr noundef @.str.1, ptr noundef %11) #6, !dbg !152
  %45 = call ptr @strtok_r(ptr noundef null, ptr noundef @.str.2, ptr noundef %11) #6, !dbg !153
  %46 = getelementptr inbounds i8, ptr %45, i64 9, !dbg !154
  %47 = load ptr, ptr %46, align 8, !dbg !154
  store ptr %47, ptr @again, align 8, !dbg !155
  %48 = load ptr, ptr %9, align 8, !dbg !156
  %49 = call ptr @strcpy(ptr noundef %48, ptr noundef @.str) #6, !dbg !157
  %50 = call ptr @strsep(ptr noundef %10, ptr noundef @.str.3) #6, !dbg !158
  %51 = load ptr, ptr %10, align 8, !dbg !159
  %52 = getelementptr inbounds i8, ptr %51, i64 7, !dbg !160
  %53 = load ptr, ptr %52, align 8, !dbg !160
  store ptr %53, ptr @next, align 8, !dbg !161
  %54 = load ptr, ptr %9, align 8, !dbg !162
  %55 = call ptr @strtok(ptr noundef %54, ptr noundef @.str.1) #6, !dbg !163
  %56 = call ptr @strtok(ptr noundef null, ptr noundef @.str.3) #6, !dbg !164
  %57 = call ptr @stpcpy(ptr noundef %56, ptr noundef @.str.4) #6, !dbg !165
  %58 = getelementptr inbounds i8, ptr %57, i64 1, !dbg !166
  %59 = load ptr, ptr %58, align 8, !dbg !166
  store ptr %59, ptr @last, align 8, !dbg !167
  store ptr @y, ptr @page, align 64, !dbg !168
  %60 = load i32, ptr %4, align 4, !dbg !169
  %61 = sext i32 %60 to i64, !dbg !170
  %62 = getelementptr inbounds [4 x %struct.anon], ptr getelementptr inbounds nuw (%struct.page, ptr @page, i32 0, i32 1), i64 0, i64 %61, !dbg !170
  %63 = getelementptr inbounds nuw %struct.anon, ptr %62, i32 0, i32 0, !dbg !171
  %64 = call ptr @of(ptr noundef %63), !dbg !172
  %65 = getelementptr inbounds nuw %struct.page, ptr %64, i32 0, i32 0, !dbg !173
  %66 = load ptr, ptr %65, align 8, !dbg !173
  store ptr %66, ptr @owner, align 8, !dbg !174
  %67 = call ptr @plain(ptr noundef getelementptr inbounds (i8, ptr @pair, i64 5)), !dbg !175
  %68 = getelementptr inbounds nuw %struct.two, ptr %67, i32 0, i32 0, !dbg !176
  %69 = load ptr, ptr %68, align 8, !dbg !176
  store ptr %69, ptr @back, align 8, !dbg !177
  store ptr @all, ptr @environ, align 8, !dbg !178
  %70 = call ptr @getenv(ptr noundef @.str.5) #6, !dbg !179
  store ptr %70, ptr @value, align 8, !dbg !180
  %71 = load ptr, ptr @copied, align 8, !dbg !181
  %72 = icmp eq ptr %71, @y, !dbg !182
  br i1 %72, label %73, label %100, !dbg !183

73:                                               ; preds = %32
  %74 = load ptr, ptr @behind, align 8, !dbg !184
  %75 = icmp eq ptr %74, @z, !dbg !185
  br i1 %75, label %76, label %100, !dbg !186

76:                                               ; preds = %73
  %77 = load ptr, ptr @byte, align 8, !dbg !187
  %78 = icmp eq ptr %77, @z, !dbg !188
  br i1 %78, label %79, label %100, !dbg !189

79:                                               ; preds = %76
  %80 = load ptr, ptr @number, align 8, !dbg !190
  %81 = icmp eq ptr %80, @z, !dbg !191
  br i1 %81, label %82, label %100, !dbg !192

82:                                               ; preds = %79
  %83 = load ptr, ptr @next, align 8, !dbg !193
  %84 = icmp eq ptr %83, @z, !dbg !194
  br i1 %84, label %85, label %100, !dbg !195

85:                                               ; preds = %82
  %86 = load ptr, ptr @again, align 8, !dbg !196
  %87 = icmp eq ptr %86, @z, !dbg !197
  br i1 %87, label %88, label %100, !dbg !198

88:                                               ; preds = %85
  %89 = load ptr, ptr @last, align 8, !dbg !199
  %90 = icmp eq ptr %89, @z, !dbg !200
  br i1 %90, label %91, label %100, !dbg !201

91:                                               ; preds = %88
  %92 = load ptr, ptr @owner, align 8, !dbg !202
  %93 = icmp eq ptr %92, @y, !dbg !203
  br i1 %93, label %94, label %100, !dbg !204

94:                                               ; preds = %91
  %95 = load ptr, ptr @back, align 8, !dbg !205
  %96 = icmp eq ptr %95, @x, !dbg !206
  br i1 %96, label %97, label %100, !dbg !207

97:                                               ; preds = %94
  %98 = load ptr, ptr @value, align 8, !dbg !208
  %99 = icmp eq ptr %98, getelementptr inbounds (i8, ptr @own, i64 4), !dbg !209
  br label %100

100:                                              ; preds = %97, %94, %91, %88, %85, %82, %79, %76, %73, %32
  %101 = phi i1 [ false, %94 ], [ false, %91 ], [ false, %88 ], [ false, %85 ], [ false, %82 ], [ false, %79 ], [ false, %76 ], [ false, %73 ], [ false, %32 ], [ %99, %97 ], !dbg !210
  %102 = xor i1 %101, true, !dbg !211
  %103 = zext i1 %102 to i32, !dbg !211
  ret i32 %103, !dbg !212
}

; Function Attrs: nounwind allocsize(0)
declare noalias ptr @malloc(i64 noundef) #2

; Function Attrs: nounwind
declare ptr @strcpy(ptr noundef, ptr noundef) #0

; Function Attrs: nounwind
declare i64 @strtol(ptr noundef, ptr noundef, i32 noundef) #0

; Function Attrs: nounwind willreturn memory(read)
declare ptr @strchr(ptr noundef, i32 noundef) #3

; Function Attrs: nounwind willreturn memory(read)
declare ptr @memchr(ptr noundef, i32 noundef, i64 noundef) #3

; Function Attrs: nounwind
declare ptr @strtok_r(ptr noundef, ptr noundef, ptr noundef) #0

; Function Attrs: nounwind
declare ptr @strsep(ptr noundef, ptr noundef) #0

; Function Attrs: nounwind
declare ptr @strtok(ptr noundef, ptr noundef) #0

; Function Attrs: nounwind
declare ptr @stpcpy(ptr noundef, ptr noundef) #0

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @of(ptr noundef %0) #1 !dbg !213 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !216, !DIExpression(), !217)
  %3 = load ptr, ptr %2, align 8, !dbg !218
  %4 = call ptr @llvm.ptrmask.p0.i64(ptr %3, i64 -64), !dbg !219
  ret ptr %4, !dbg !220
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @plain(ptr noundef %0) #1 !dbg !221 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !224, !DIExpression(), !225)
  %3 = load ptr, ptr %2, align 8, !dbg !226
  %4 = call ptr @llvm.ptrmask.p0.i64(ptr %3, i64 -8), !dbg !227
  ret ptr %4, !dbg !228
}

; Function Attrs: nounwind
declare ptr @getenv(ptr noundef) #0

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare ptr @llvm.ptrmask.p0.i64(ptr, i64) #4

attributes #0 = { nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { nounwind allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #3 = { nounwind willreturn memory(read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #4 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #5 = { nounwind allocsize(0) }
attributes #6 = { nounwind }
attributes #7 = { nounwind willreturn memory(read) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!96, !97, !98, !99, !100, !101}
!llvm.ident = !{!102}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "own", scope: !2, file: !3, line: 10, type: !93, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !26, splitDebugInlining: false, nameTableKind: None)
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
!102 = !{!"clang version 22.1.8"}
!103 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 14, type: !104, scopeLine: 14, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !107)
!104 = !DISubroutineType(types: !105)
!105 = !{!7, !7, !106}
!106 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !8, size: 64)
!107 = !{}
!108 = !DILocalVariable(name: "argc", arg: 1, scope: !103, file: !3, line: 14, type: !7)
!109 = !DILocation(line: 14, column: 14, scope: !103)
!110 = !DILocalVariable(name: "argv", arg: 2, scope: !103, file: !3, line: 14, type: !106)
!111 = !DILocation(line: 14, column: 27, scope: !103)
!112 = !DILocalVariable(name: "p", scope: !103, file: !3, line: 15, type: !6)
!113 = !DILocation(line: 15, column: 10, scope: !103)
!114 = !DILocalVariable(name: "q", scope: !103, file: !3, line: 15, type: !6)
!115 = !DILocation(line: 15, column: 19, scope: !103)
!116 = !DILocalVariable(name: "end", scope: !103, file: !3, line: 16, type: !8)
!117 = !DILocation(line: 16, column: 11, scope: !103)
!118 = !DILocation(line: 16, column: 17, scope: !103)
!119 = !DILocation(line: 17, column: 5, scope: !103)
!120 = !DILocation(line: 17, column: 12, scope: !103)
!121 = !DILocation(line: 18, column: 19, scope: !103)
!122 = !DILocation(line: 18, column: 12, scope: !103)
!123 = !DILocalVariable(name: "text", scope: !103, file: !3, line: 19, type: !8)
!124 = !DILocation(line: 19, column: 11, scope: !103)
!125 = !DILocation(line: 19, column: 18, scope: !103)
!126 = !DILocalVariable(name: "rest", scope: !103, file: !3, line: 19, type: !8)
!127 = !DILocation(line: 19, column: 31, scope: !103)
!128 = !DILocation(line: 19, column: 38, scope: !103)
!129 = !DILocalVariable(name: "state", scope: !103, file: !3, line: 19, type: !8)
!130 = !DILocation(line: 19, column: 45, scope: !103)
!131 = !DILocation(line: 20, column: 15, scope: !103)
!132 = !DILocation(line: 20, column: 5, scope: !103)
!133 = !DILocation(line: 20, column: 26, scope: !103)
!134 = !DILocation(line: 21, column: 12, scope: !103)
!135 = !DILocation(line: 21, column: 5, scope: !103)
!136 = !DILocation(line: 22, column: 31, scope: !103)
!137 = !DILocation(line: 22, column: 24, scope: !103)
!138 = !DILocation(line: 22, column: 49, scope: !103)
!139 = !DILocation(line: 22, column: 53, scope: !103)
!140 = !DILocation(line: 22, column: 60, scope: !103)
!141 = !DILocation(line: 22, column: 14, scope: !103)
!142 = !DILocation(line: 22, column: 12, scope: !103)
!143 = !DILocation(line: 23, column: 31, scope: !103)
!144 = !DILocation(line: 23, column: 24, scope: !103)
!145 = !DILocation(line: 23, column: 14, scope: !103)
!146 = !DILocation(line: 23, column: 12, scope: !103)
!147 = !DILocation(line: 24, column: 37, scope: !103)
!148 = !DILocation(line: 24, column: 30, scope: !103)
!149 = !DILocation(line: 24, column: 12, scope: !103)
!150 = !DILocation(line: 24, column: 10, scope: !103)
!151 = !DILocation(line: 25, column: 14, scope: !103)
!152 = !DILocation(line: 25, column: 5, scope: !103)
!153 = !DILocation(line: 26, column: 23, scope: !103)
!154 = !DILocation(line: 26, column: 13, scope: !103)
!155 = !DILocation(line: 26, column: 11, scope: !103)
!156 = !DILocation(line: 27, column: 12, scope: !103)
!157 = !DILocation(line: 27, column: 5, scope: !103)
!158 = !DILocation(line: 28, column: 5, scope: !103)
!159 = !DILocation(line: 29, column: 22, scope: !103)
!160 = !DILocation(line: 29, column: 12, scope: !103)
!161 = !DILocation(line: 29, column: 10, scope: !103)
!162 = !DILocation(line: 30, column: 12, scope: !103)
!163 = !DILocation(line: 30, column: 5, scope: !103)
!164 = !DILocation(line: 31, column: 29, scope: !103)
!165 = !DILocation(line: 31, column: 22, scope: !103)
!166 = !DILocation(line: 31, column: 12, scope: !103)
!167 = !DILocation(line: 31, column: 10, scope: !103)
!168 = !DILocation(line: 32, column: 16, scope: !103)
!169 = !DILocation(line: 33, column: 28, scope: !103)
!170 = !DILocation(line: 33, column: 17, scope: !103)
!171 = !DILocation(line: 33, column: 34, scope: !103)
!172 = !DILocation(line: 33, column: 13, scope: !103)
!173 = !DILocation(line: 33, column: 41, scope: !103)
!174 = !DILocation(line: 33, column: 11, scope: !103)
!175 = !DILocation(line: 34, column: 12, scope: !103)
!176 = !DILocation(line: 34, column: 38, scope: !103)
!177 = !DILocation(line: 34, column: 10, scope: !103)
!178 = !DILocation(line: 35, column: 13, scope: !103)
!179 = !DILocation(line: 36, column: 13, scope: !103)
!180 = !DILocation(line: 36, column: 11, scope: !103)
!181 = !DILocation(line: 37, column: 14, scope: !103)
!182 = !DILocation(line: 37, column: 21, scope: !103)
!183 = !DILocation(line: 37, column: 27, scope: !103)
!184 = !DILocation(line: 37, column: 30, scope: !103)
!185 = !DILocation(line: 37, column: 37, scope: !103)
!186 = !DILocation(line: 37, column: 43, scope: !103)
!187 = !DILocation(line: 37, column: 46, scope: !103)
!188 = !DILocation(line: 37, column: 51, scope: !103)
!189 = !DILocation(line: 37, column: 57, scope: !103)
!190 = !DILocation(line: 37, column: 60, scope: !103)
!191 = !DILocation(line: 37, column: 67, scope: !103)
!192 = !DILocation(line: 37, column: 73, scope: !103)
!193 = !DILocation(line: 37, column: 76, scope: !103)
!194 = !DILocation(line: 37, column: 81, scope: !103)
!195 = !DILocation(line: 38, column: 14, scope: !103)
!196 = !DILocation(line: 38, column: 17, scope: !103)
!197 = !DILocation(line: 38, column: 23, scope: !103)
!198 = !DILocation(line: 38, column: 29, scope: !103)
!199 = !DILocation(line: 38, column: 32, scope: !103)
!200 = !DILocation(line: 38, column: 37, scope: !103)
!201 = !DILocation(line: 38, column: 43, scope: !103)
!202 = !DILocation(line: 38, column: 46, scope: !103)
!203 = !DILocation(line: 38, column: 52, scope: !103)
!204 = !DILocation(line: 38, column: 58, scope: !103)
!205 = !DILocation(line: 38, column: 61, scope: !103)
!206 = !DILocation(line: 38, column: 66, scope: !103)
!207 = !DILocation(line: 38, column: 72, scope: !103)
!208 = !DILocation(line: 38, column: 75, scope: !103)
!209 = !DILocation(line: 38, column: 81, scope: !103)
!210 = !DILocation(line: 0, scope: !103)
!211 = !DILocation(line: 37, column: 12, scope: !103)
!212 = !DILocation(line: 37, column: 5, scope: !103)
!213 = distinct !DISubprogram(name: "of", scope: !3, file: !3, line: 12, type: !214, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !107)
!214 = !DISubroutineType(types: !215)
!215 = !{!10, !37}
!216 = !DILocalVariable(name: "item", arg: 1, scope: !213, file: !3, line: 12, type: !37)
!217 = !DILocation(line: 12, column: 30, scope: !213)
!218 = !DILocation(line: 12, column: 81, scope: !213)
!219 = !DILocation(line: 12, column: 45, scope: !213)
!220 = !DILocation(line: 12, column: 38, scope: !213)
!221 = distinct !DISubprogram(name: "plain", scope: !3, file: !3, line: 13, type: !222, scopeLine: 13, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !107)
!222 = !DISubroutineType(types: !223)
!223 = !{!21, !37}
!224 = !DILocalVariable(name: "tagged", arg: 1, scope: !221, file: !3, line: 13, type: !37)
!225 = !DILocation(line: 13, column: 32, scope: !221)
!226 = !DILocation(line: 13, column: 84, scope: !221)
!227 = !DILocation(line: 13, column: 49, scope: !221)
!228 = !DILocation(line: 13, column: 42, scope: !221)
