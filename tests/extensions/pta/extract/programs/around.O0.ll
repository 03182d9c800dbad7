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
@table = global %struct.table zeroinitializer, align 8, !dbg !49
@y = global i32 0, align 4, !dbg !45
@x = global i32 0, align 4, !dbg !43
@past = global ptr null, align 8, !dbg !86
@ended = global ptr null, align 8, !dbg !106
@past_heap = global ptr null, align 8, !dbg !88
@item = global %struct.item zeroinitializer, align 8, !dbg !79
@z = global i32 0, align 4, !dbg !47
@contained = global ptr null, align 8, !dbg !90
@returned = global ptr null, align 8, !dbg !110
@behind = global ptr null, align 8, !dbg !92
@big = global %struct.big zeroinitializer, align 8, !dbg !81
@own = global ptr null, align 8, !dbg !96
@before = global ptr null, align 8, !dbg !94
@several = global [2 x %struct.big] zeroinitializer, align 16, !dbg !83
@back_again = global ptr null, align 8, !dbg !100
@outer = global %struct.outer zeroinitializer, align 8, !dbg !60
@tail = global ptr null, align 8, !dbg !98
@far = global ptr null, align 8, !dbg !102
@middle = global ptr null, align 8, !dbg !112
@of_end = global ptr null, align 8, !dbg !114
@bytes = global ptr null, align 8, !dbg !116
@pool = internal global [256 x i8] zeroinitializer, align 16, !dbg !118
@top = internal global i64 0, align 8, !dbg !123
@bumped = global ptr null, align 8, !dbg !104
@first = global ptr null, align 8, !dbg !108
@items = global [3 x %struct.item] zeroinitializer, align 16, !dbg !74

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !133 {
  ret void, !dbg !134
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !135 {
  ret void, !dbg !136
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f2() #0 !dbg !137 {
  ret void, !dbg !138
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !139 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  %5 = alloca ptr, align 8
  %6 = alloca ptr, align 8
  %7 = alloca ptr, align 8
  %8 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 2), align 8, !dbg !143
  store ptr @f0, ptr getelementptr inbounds ([4 x ptr], ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 1), i64 0, i64 1), align 8, !dbg !144
  store ptr @f0, ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 1), align 8, !dbg !145
  store ptr @y, ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 3), align 8, !dbg !146
  store ptr @x, ptr @table, align 8, !dbg !147
  %9 = load ptr, ptr getelementptr inbounds ([4 x ptr], ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 1), i64 0, i64 4), align 8, !dbg !148
  store ptr %9, ptr @past, align 8, !dbg !149
    #dbg_declare(ptr %2, !150, !DIExpression(), !151)
  store ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 1), ptr %2, align 8, !dbg !151
  %10 = load ptr, ptr %2, align 8, !dbg !152
  %11 = getelementptr inbounds ptr, ptr %10, i64 5, !dbg !152
  %12 = load ptr, ptr %11, align 8, !dbg !152
  store ptr %12, ptr @ended, align 8, !dbg !153
    #dbg_declare(ptr %3, !154, !DIExpression(), !156)
  %13 = call ptr @malloc(i64 noundef 56) #2, !dbg !157
  store ptr %13, ptr %3, align 8, !dbg !156
  %14 = load ptr, ptr %3, align 8, !dbg !158
  %15 = getelementptr inbounds nuw %struct.table, ptr %14, i32 0, i32 2, !dbg !159
  store ptr @f2, ptr %15, align 8, !dbg !160
  %16 = load ptr, ptr %3, align 8, !dbg !161
  %17 = getelementptr inbounds nuw %struct.table, ptr %16, i32 0, i32 1, !dbg !162
  %18 = getelementptr inbounds [4 x ptr], ptr %17, i64 0, i64 0, !dbg !161
  store ptr @f0, ptr %18, align 8, !dbg !163
  %19 = load ptr, ptr %3, align 8, !dbg !164
  %20 = getelementptr inbounds nuw %struct.table, ptr %19, i32 0, i32 3, !dbg !165
  store ptr null, ptr %20, align 8, !dbg !166
  %21 = load ptr, ptr %3, align 8, !dbg !167
  %22 = getelementptr inbounds nuw %struct.table, ptr %21, i32 0, i32 1, !dbg !168
  %23 = getelementptr inbounds [4 x ptr], ptr %22, i64 0, i64 4, !dbg !167
  %24 = load ptr, ptr %23, align 8, !dbg !167
  store ptr %24, ptr @past_heap, align 8, !dbg !169
  store ptr @f1, ptr @item, align 8, !dbg !170
  store ptr @z, ptr getelementptr inbounds nuw (%struct.item, ptr @item, i32 0, i32 1), align 8, !dbg !171
  %25 = call ptr @of(ptr noundef getelementptr inbounds nuw (%struct.item, ptr @item, i32 0, i32 2)), !dbg !172
  %26 = getelementptr inbounds nuw %struct.item, ptr %25, i32 0, i32 0, !dbg !173
  %27 = load ptr, ptr %26, align 8, !dbg !173
  store ptr %27, ptr @contained, align 8, !dbg !174
    #dbg_declare(ptr %4, !175, !DIExpression(), !176)
  store ptr getelementptr inbounds (%struct.item, ptr @item, i64 1), ptr %4, align 8, !dbg !176
  %28 = load ptr, ptr %4, align 8, !dbg !177
  %29 = getelementptr inbounds %struct.item, ptr %28, i64 -1, !dbg !178
  %30 = getelementptr inbounds nuw %struct.item, ptr %29, i32 0, i32 1, !dbg !178
  %31 = load ptr, ptr %30, align 8, !dbg !178
  store ptr %31, ptr @returned, align 8, !dbg !179
  %32 = load ptr, ptr %4, align 8, !dbg !180
  %33 = getelementptr inbounds i8, ptr %32, i64 -32, !dbg !181
  %34 = getelementptr inbounds nuw %struct.item, ptr %33, i32 0, i32 0, !dbg !181
  %35 = load ptr, ptr %34, align 8, !dbg !181
  store ptr %35, ptr @behind, align 8, !dbg !182
  store ptr @f2, ptr getelementptr inbounds nuw (%struct.big, ptr @big, i32 0, i32 1), align 8, !dbg !183
  store ptr @f0, ptr @big, align 8, !dbg !184
  %36 = load ptr, ptr getelementptr inbounds nuw (%struct.big, ptr getelementptr inbounds (i8, ptr getelementptr inbounds nuw (%struct.item, ptr @big, i32 0, i32 2), i64 -16), i32 0, i32 1), align 8, !dbg !185
  store ptr %36, ptr @own, align 8, !dbg !186
  %37 = load ptr, ptr getelementptr inbounds (i8, ptr getelementptr inbounds (%struct.big, ptr @big, i64 1), i64 -8), align 8, !dbg !187
  store ptr %37, ptr @before, align 8, !dbg !188
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.big, ptr getelementptr inbounds ([2 x %struct.big], ptr @several, i64 0, i64 1), i32 0, i32 1), align 8, !dbg !189
  store ptr @f0, ptr getelementptr inbounds nuw (%struct.big, ptr @several, i32 0, i32 1), align 16, !dbg !190
    #dbg_declare(ptr %5, !191, !DIExpression(), !192)
  store ptr getelementptr inbounds nuw (%struct.item, ptr getelementptr inbounds ([2 x %struct.big], ptr @several, i64 0, i64 1), i32 0, i32 2), ptr %5, align 8, !dbg !192
  %38 = load ptr, ptr %5, align 8, !dbg !193
  %39 = getelementptr inbounds i8, ptr %38, i64 -16, !dbg !194
  %40 = load volatile i64, ptr @n, align 8, !dbg !195
  %41 = sub i64 0, %40, !dbg !194
  %42 = getelementptr inbounds %struct.big, ptr %39, i64 %41, !dbg !194
  %43 = getelementptr inbounds nuw %struct.big, ptr %42, i32 0, i32 1, !dbg !194
  %44 = load ptr, ptr %43, align 8, !dbg !194
  store ptr %44, ptr @back_again, align 8, !dbg !196
  store ptr @f2, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 1), align 8, !dbg !197
  store ptr @x, ptr getelementptr inbounds nuw (%struct.outer, ptr @outer, i32 0, i32 2), align 8, !dbg !198
  %45 = load ptr, ptr getelementptr inbounds ([2 x %struct.inner], ptr @outer, i64 0, i64 2), align 8, !dbg !199
  store ptr %45, ptr @tail, align 8, !dbg !200
    #dbg_declare(ptr %6, !201, !DIExpression(), !203)
  store ptr @outer, ptr %6, align 8, !dbg !203
  %46 = load ptr, ptr %6, align 8, !dbg !204
  %47 = getelementptr inbounds %struct.inner, ptr %46, i64 2, !dbg !204
  store ptr %47, ptr %6, align 8, !dbg !204
  %48 = load ptr, ptr %6, align 8, !dbg !205
  %49 = load ptr, ptr %48, align 8, !dbg !206
  store ptr %49, ptr @far, align 8, !dbg !207
  %50 = load ptr, ptr getelementptr inbounds (ptr, ptr getelementptr inbounds ([2 x %struct.inner], ptr @outer, i64 0, i64 1), i64 3), align 8, !dbg !208
  store ptr %50, ptr @middle, align 8, !dbg !209
  %51 = call ptr @after(ptr noundef @item), !dbg !210
  %52 = call ptr @value(ptr noundef %51), !dbg !211
  store ptr %52, ptr @of_end, align 8, !dbg !212
  store ptr @y, ptr getelementptr inbounds nuw (%struct.item, ptr @big, i32 0, i32 1), align 8, !dbg !213
  %53 = call ptr @end_of(ptr noundef @big), !dbg !214
  %54 = call ptr @of_last(ptr noundef %53), !dbg !215
  store ptr %54, ptr @bytes, align 8, !dbg !216
  store i64 ptrtoint (ptr @pool to i64), ptr @top, align 8, !dbg !217
    #dbg_declare(ptr %7, !218, !DIExpression(), !219)
  %55 = call ptr @take(), !dbg !220
  store ptr %55, ptr %7, align 8, !dbg !219
  %56 = call ptr @take(), !dbg !221
  store ptr %56, ptr %7, align 8, !dbg !222
  %57 = load ptr, ptr %7, align 8, !dbg !223
  %58 = getelementptr inbounds nuw %struct.job, ptr %57, i32 0, i32 1, !dbg !224
  store ptr @f2, ptr %58, align 8, !dbg !225
  %59 = load volatile i64, ptr @n, align 8, !dbg !226
  %60 = getelementptr inbounds %struct.job, ptr @pool, i64 %59, !dbg !227
  %61 = getelementptr inbounds nuw %struct.job, ptr %60, i32 0, i32 1, !dbg !228
  %62 = load ptr, ptr %61, align 8, !dbg !228
  store ptr %62, ptr @bumped, align 8, !dbg !229
    #dbg_declare(ptr %8, !230, !DIExpression(), !231)
  store ptr getelementptr inbounds nuw (%struct.table, ptr @table, i32 0, i32 3), ptr %8, align 8, !dbg !231
  %63 = load ptr, ptr %8, align 8, !dbg !232
  %64 = getelementptr inbounds i64, ptr %63, i64 -6, !dbg !233
  %65 = load ptr, ptr %64, align 8, !dbg !233
  store ptr %65, ptr @first, align 8, !dbg !234
  %66 = load ptr, ptr @past, align 8, !dbg !235
  %67 = icmp eq ptr %66, @f1, !dbg !236
  br i1 %67, label %68, label %113, !dbg !237

68:                                               ; preds = %0
  %69 = load ptr, ptr @ended, align 8, !dbg !238
  %70 = icmp eq ptr %69, @y, !dbg !239
  br i1 %70, label %71, label %113, !dbg !240

71:                                               ; preds = %68
  %72 = load ptr, ptr @past_heap, align 8, !dbg !241
  %73 = icmp eq ptr %72, @f2, !dbg !242
  br i1 %73, label %74, label %113, !dbg !243

74:                                               ; preds = %71
  %75 = load ptr, ptr @contained, align 8, !dbg !244
  %76 = icmp eq ptr %75, @f1, !dbg !245
  br i1 %76, label %77, label %113, !dbg !246

77:                                               ; preds = %74
  %78 = load ptr, ptr @returned, align 8, !dbg !247
  %79 = icmp eq ptr %78, @z, !dbg !248
  br i1 %79, label %80, label %113, !dbg !249

80:                                               ; preds = %77
  %81 = load ptr, ptr @behind, align 8, !dbg !250
  %82 = icmp eq ptr %81, @f1, !dbg !251
  br i1 %82, label %83, label %113, !dbg !252

83:                                               ; preds = %80
  %84 = load ptr, ptr @own, align 8, !dbg !253
  %85 = icmp eq ptr %84, @f2, !dbg !254
  br i1 %85, label %86, label %113, !dbg !255

86:                                               ; preds = %83
  %87 = load ptr, ptr @before, align 8, !dbg !256
  %88 = icmp eq ptr %87, @f2, !dbg !257
  br i1 %88, label %89, label %113, !dbg !258

89:                                               ; preds = %86
  %90 = load ptr, ptr @back_again, align 8, !dbg !259
  %91 = icmp eq ptr %90, @f0, !dbg !260
  br i1 %91, label %92, label %113, !dbg !261

92:                                               ; preds = %89
  %93 = load ptr, ptr @tail, align 8, !dbg !262
  %94 = icmp eq ptr %93, @f2, !dbg !263
  br i1 %94, label %95, label %113, !dbg !264

95:                                               ; preds = %92
  %96 = load ptr, ptr @far, align 8, !dbg !265
  %97 = icmp eq ptr %96, @f2, !dbg !266
  br i1 %97, label %98, label %113, !dbg !267

98:                                               ; preds = %95
  %99 = load ptr, ptr @middle, align 8, !dbg !268
  %100 = icmp eq ptr %99, @x, !dbg !269
  br i1 %100, label %101, label %113, !dbg !270

101:                                              ; preds = %98
  %102 = load ptr, ptr @first, align 8, !dbg !271
  %103 = icmp eq ptr %102, @x, !dbg !272
  br i1 %103, label %104, label %113, !dbg !273

104:                                              ; preds = %101
  %105 = load ptr, ptr @of_end, align 8, !dbg !274
  %106 = icmp eq ptr %105, @z, !dbg !275
  br i1 %106, label %107, label %113, !dbg !276

107:                                              ; preds = %104
  %108 = load ptr, ptr @bytes, align 8, !dbg !277
  %109 = icmp eq ptr %108, @y, !dbg !278
  br i1 %109, label %110, label %113, !dbg !279

110:                                              ; preds = %107
  %111 = load ptr, ptr @bumped, align 8, !dbg !280
  %112 = icmp eq ptr %111, @f2, !dbg !281
  br label %113

113:                                              ; preds = %110, %107, %104, %101, %98, %95, %92, %89, %86, %83, %80, %77, %74, %71, %68, %0
  %114 = phi i1 [ false, %107 ], [ false, %104 ], [ false, %101 ], [ false, %98 ], [ false, %95 ], [ false, %92 ], [ false, %89 ], [ false, %86 ], [ false, %83 ], [ false, %80 ], [ false, %77 ], [ false, %74 ], [ false, %71 ], [ false, %68 ], [ false, %0 ], [ %112, %110 ], !dbg !282
  %115 = xor i1 %114, true, !dbg !283
  %116 = zext i1 %115 to i32, !dbg !283
  ret i32 %116, !dbg !284
}

; Function Attrs: allocsize(0)
declare ptr @malloc(i64 noundef) #1

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @of(ptr noundef %0) #0 !dbg !285 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !288, !DIExpression(), !289)
  %3 = load ptr, ptr %2, align 8, !dbg !290
  %4 = getelementptr inbounds i8, ptr %3, i64 -16, !dbg !291
  ret ptr %4, !dbg !292
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @value(ptr noundef %0) #0 !dbg !293 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !296, !DIExpression(), !297)
  %3 = load ptr, ptr %2, align 8, !dbg !298
  %4 = getelementptr inbounds %struct.item, ptr %3, i64 -1, !dbg !298
  %5 = getelementptr inbounds nuw %struct.item, ptr %4, i32 0, i32 1, !dbg !299
  %6 = load ptr, ptr %5, align 8, !dbg !299
  ret ptr %6, !dbg !300
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @after(ptr noundef %0) #0 !dbg !301 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !304, !DIExpression(), !305)
  %3 = load ptr, ptr %2, align 8, !dbg !306
  %4 = getelementptr inbounds %struct.item, ptr %3, i64 1, !dbg !307
  ret ptr %4, !dbg !308
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @of_last(ptr noundef %0) #0 !dbg !309 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !312, !DIExpression(), !313)
  %3 = load ptr, ptr %2, align 8, !dbg !314
  %4 = getelementptr inbounds %struct.big, ptr %3, i64 -1, !dbg !314
  %5 = getelementptr inbounds nuw %struct.big, ptr %4, i32 0, i32 0, !dbg !315
  %6 = getelementptr inbounds nuw %struct.item, ptr %5, i32 0, i32 1, !dbg !316
  %7 = load ptr, ptr %6, align 8, !dbg !316
  ret ptr %7, !dbg !317
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @end_of(ptr noundef %0) #0 !dbg !318 {
  %2 = alloca ptr, align 8
  store ptr %0, ptr %2, align 8
    #dbg_declare(ptr %2, !321, !DIExpression(), !322)
  %3 = load ptr, ptr %2, align 8, !dbg !323
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 40, !dbg !324
  ret ptr %4, !dbg !325
}

; Function Attrs: noinline nounwind optnone uwtable
define internal ptr @take() #0 !dbg !326 {
  %1 = alloca i64, align 8
  %2 = alloca i64, align 8
  store i64 16, ptr %1, align 8, !dbg !329
  %3 = load i64, ptr %1, align 8, !dbg !329
  %4 = atomicrmw add ptr @top, i64 %3 seq_cst, align 8, !dbg !329
  store i64 %4, ptr %2, align 8, !dbg !329
  %5 = load i64, ptr %2, align 8, !dbg !329
  %6 = inttoptr i64 %5 to ptr, !dbg !330
  ret ptr %6, !dbg !331
}

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { allocsize(0) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #2 = { allocsize(0) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!126, !127, !128, !129, !130, !131}
!llvm.ident = !{!132}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "n", scope: !2, file: !3, line: 18, type: !125, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !42, splitDebugInlining: false, nameTableKind: None)
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
!132 = !{!"clang version 22.1.8"}
!133 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!134 = !DILocation(line: 5, column: 16, scope: !133)
!135 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!136 = !DILocation(line: 5, column: 33, scope: !135)
!137 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 5, type: !13, scopeLine: 5, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!138 = !DILocation(line: 5, column: 50, scope: !137)
!139 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 27, type: !140, scopeLine: 27, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !142)
!140 = !DISubroutineType(types: !141)
!141 = !{!6}
!142 = !{}
!143 = !DILocation(line: 28, column: 17, scope: !139)
!144 = !DILocation(line: 28, column: 53, scope: !139)
!145 = !DILocation(line: 28, column: 37, scope: !139)
!146 = !DILocation(line: 28, column: 69, scope: !139)
!147 = !DILocation(line: 28, column: 86, scope: !139)
!148 = !DILocation(line: 29, column: 12, scope: !139)
!149 = !DILocation(line: 29, column: 10, scope: !139)
!150 = !DILocalVariable(name: "p", scope: !139, file: !3, line: 30, type: !29)
!151 = !DILocation(line: 30, column: 9, scope: !139)
!152 = !DILocation(line: 31, column: 20, scope: !139)
!153 = !DILocation(line: 31, column: 11, scope: !139)
!154 = !DILocalVariable(name: "heap", scope: !139, file: !3, line: 32, type: !155)
!155 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !51, size: 64)
!156 = !DILocation(line: 32, column: 19, scope: !139)
!157 = !DILocation(line: 32, column: 26, scope: !139)
!158 = !DILocation(line: 33, column: 5, scope: !139)
!159 = !DILocation(line: 33, column: 11, scope: !139)
!160 = !DILocation(line: 33, column: 17, scope: !139)
!161 = !DILocation(line: 33, column: 23, scope: !139)
!162 = !DILocation(line: 33, column: 29, scope: !139)
!163 = !DILocation(line: 33, column: 37, scope: !139)
!164 = !DILocation(line: 33, column: 43, scope: !139)
!165 = !DILocation(line: 33, column: 49, scope: !139)
!166 = !DILocation(line: 33, column: 53, scope: !139)
!167 = !DILocation(line: 34, column: 17, scope: !139)
!168 = !DILocation(line: 34, column: 23, scope: !139)
!169 = !DILocation(line: 34, column: 15, scope: !139)
!170 = !DILocation(line: 35, column: 14, scope: !139)
!171 = !DILocation(line: 35, column: 31, scope: !139)
!172 = !DILocation(line: 36, column: 17, scope: !139)
!173 = !DILocation(line: 36, column: 33, scope: !139)
!174 = !DILocation(line: 36, column: 15, scope: !139)
!175 = !DILocalVariable(name: "end", scope: !139, file: !3, line: 37, type: !7)
!176 = !DILocation(line: 37, column: 18, scope: !139)
!177 = !DILocation(line: 38, column: 17, scope: !139)
!178 = !DILocation(line: 38, column: 27, scope: !139)
!179 = !DILocation(line: 38, column: 14, scope: !139)
!180 = !DILocation(line: 39, column: 39, scope: !139)
!181 = !DILocation(line: 39, column: 68, scope: !139)
!182 = !DILocation(line: 39, column: 12, scope: !139)
!183 = !DILocation(line: 40, column: 13, scope: !139)
!184 = !DILocation(line: 40, column: 32, scope: !139)
!185 = !DILocation(line: 41, column: 87, scope: !139)
!186 = !DILocation(line: 41, column: 9, scope: !139)
!187 = !DILocation(line: 42, column: 14, scope: !139)
!188 = !DILocation(line: 42, column: 12, scope: !139)
!189 = !DILocation(line: 43, column: 20, scope: !139)
!190 = !DILocation(line: 43, column: 41, scope: !139)
!191 = !DILocalVariable(name: "l", scope: !139, file: !3, line: 44, type: !20)
!192 = !DILocation(line: 44, column: 18, scope: !139)
!193 = !DILocation(line: 45, column: 42, scope: !139)
!194 = !DILocation(line: 45, column: 85, scope: !139)
!195 = !DILocation(line: 45, column: 81, scope: !139)
!196 = !DILocation(line: 45, column: 16, scope: !139)
!197 = !DILocation(line: 46, column: 16, scope: !139)
!198 = !DILocation(line: 46, column: 32, scope: !139)
!199 = !DILocation(line: 47, column: 12, scope: !139)
!200 = !DILocation(line: 47, column: 10, scope: !139)
!201 = !DILocalVariable(name: "q", scope: !139, file: !3, line: 48, type: !202)
!202 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !66, size: 64)
!203 = !DILocation(line: 48, column: 19, scope: !139)
!204 = !DILocation(line: 48, column: 35, scope: !139)
!205 = !DILocation(line: 49, column: 18, scope: !139)
!206 = !DILocation(line: 49, column: 11, scope: !139)
!207 = !DILocation(line: 49, column: 9, scope: !139)
!208 = !DILocation(line: 50, column: 14, scope: !139)
!209 = !DILocation(line: 50, column: 12, scope: !139)
!210 = !DILocation(line: 51, column: 20, scope: !139)
!211 = !DILocation(line: 51, column: 14, scope: !139)
!212 = !DILocation(line: 51, column: 12, scope: !139)
!213 = !DILocation(line: 52, column: 20, scope: !139)
!214 = !DILocation(line: 53, column: 35, scope: !139)
!215 = !DILocation(line: 53, column: 13, scope: !139)
!216 = !DILocation(line: 53, column: 11, scope: !139)
!217 = !DILocation(line: 54, column: 9, scope: !139)
!218 = !DILocalVariable(name: "j", scope: !139, file: !3, line: 55, type: !34)
!219 = !DILocation(line: 55, column: 17, scope: !139)
!220 = !DILocation(line: 55, column: 21, scope: !139)
!221 = !DILocation(line: 56, column: 9, scope: !139)
!222 = !DILocation(line: 56, column: 7, scope: !139)
!223 = !DILocation(line: 57, column: 5, scope: !139)
!224 = !DILocation(line: 57, column: 8, scope: !139)
!225 = !DILocation(line: 57, column: 12, scope: !139)
!226 = !DILocation(line: 58, column: 35, scope: !139)
!227 = !DILocation(line: 58, column: 14, scope: !139)
!228 = !DILocation(line: 58, column: 38, scope: !139)
!229 = !DILocation(line: 58, column: 12, scope: !139)
!230 = !DILocalVariable(name: "w", scope: !139, file: !3, line: 59, type: !40)
!231 = !DILocation(line: 59, column: 11, scope: !139)
!232 = !DILocation(line: 60, column: 23, scope: !139)
!233 = !DILocation(line: 60, column: 13, scope: !139)
!234 = !DILocation(line: 60, column: 11, scope: !139)
!235 = !DILocation(line: 61, column: 14, scope: !139)
!236 = !DILocation(line: 61, column: 19, scope: !139)
!237 = !DILocation(line: 61, column: 25, scope: !139)
!238 = !DILocation(line: 61, column: 28, scope: !139)
!239 = !DILocation(line: 61, column: 34, scope: !139)
!240 = !DILocation(line: 61, column: 40, scope: !139)
!241 = !DILocation(line: 61, column: 43, scope: !139)
!242 = !DILocation(line: 61, column: 53, scope: !139)
!243 = !DILocation(line: 61, column: 59, scope: !139)
!244 = !DILocation(line: 61, column: 62, scope: !139)
!245 = !DILocation(line: 61, column: 72, scope: !139)
!246 = !DILocation(line: 61, column: 78, scope: !139)
!247 = !DILocation(line: 61, column: 81, scope: !139)
!248 = !DILocation(line: 61, column: 90, scope: !139)
!249 = !DILocation(line: 61, column: 96, scope: !139)
!250 = !DILocation(line: 61, column: 99, scope: !139)
!251 = !DILocation(line: 61, column: 106, scope: !139)
!252 = !DILocation(line: 62, column: 9, scope: !139)
!253 = !DILocation(line: 62, column: 12, scope: !139)
!254 = !DILocation(line: 62, column: 16, scope: !139)
!255 = !DILocation(line: 62, column: 22, scope: !139)
!256 = !DILocation(line: 62, column: 25, scope: !139)
!257 = !DILocation(line: 62, column: 32, scope: !139)
!258 = !DILocation(line: 62, column: 38, scope: !139)
!259 = !DILocation(line: 62, column: 41, scope: !139)
!260 = !DILocation(line: 62, column: 52, scope: !139)
!261 = !DILocation(line: 62, column: 58, scope: !139)
!262 = !DILocation(line: 62, column: 61, scope: !139)
!263 = !DILocation(line: 62, column: 66, scope: !139)
!264 = !DILocation(line: 62, column: 72, scope: !139)
!265 = !DILocation(line: 62, column: 75, scope: !139)
!266 = !DILocation(line: 62, column: 79, scope: !139)
!267 = !DILocation(line: 62, column: 85, scope: !139)
!268 = !DILocation(line: 62, column: 88, scope: !139)
!269 = !DILocation(line: 62, column: 95, scope: !139)
!270 = !DILocation(line: 63, column: 9, scope: !139)
!271 = !DILocation(line: 63, column: 12, scope: !139)
!272 = !DILocation(line: 63, column: 18, scope: !139)
!273 = !DILocation(line: 63, column: 24, scope: !139)
!274 = !DILocation(line: 63, column: 27, scope: !139)
!275 = !DILocation(line: 63, column: 34, scope: !139)
!276 = !DILocation(line: 63, column: 40, scope: !139)
!277 = !DILocation(line: 63, column: 43, scope: !139)
!278 = !DILocation(line: 63, column: 49, scope: !139)
!279 = !DILocation(line: 63, column: 55, scope: !139)
!280 = !DILocation(line: 63, column: 58, scope: !139)
!281 = !DILocation(line: 63, column: 65, scope: !139)
!282 = !DILocation(line: 0, scope: !139)
!283 = !DILocation(line: 61, column: 12, scope: !139)
!284 = !DILocation(line: 61, column: 5, scope: !139)
!285 = distinct !DISubprogram(name: "of", scope: !3, file: !3, line: 17, type: !286, scopeLine: 17, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !142)
!286 = !DISubroutineType(types: !287)
!287 = !{!7, !20}
!288 = !DILocalVariable(name: "l", arg: 1, scope: !285, file: !3, line: 17, type: !20)
!289 = !DILocation(line: 17, column: 37, scope: !285)
!290 = !DILocation(line: 17, column: 73, scope: !285)
!291 = !DILocation(line: 17, column: 75, scope: !285)
!292 = !DILocation(line: 17, column: 42, scope: !285)
!293 = distinct !DISubprogram(name: "value", scope: !3, file: !3, line: 20, type: !294, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !142)
!294 = !DISubroutineType(types: !295)
!295 = !{!5, !7}
!296 = !DILocalVariable(name: "p", arg: 1, scope: !293, file: !3, line: 20, type: !7)
!297 = !DILocation(line: 20, column: 58, scope: !293)
!298 = !DILocation(line: 20, column: 70, scope: !293)
!299 = !DILocation(line: 20, column: 76, scope: !293)
!300 = !DILocation(line: 20, column: 63, scope: !293)
!301 = distinct !DISubprogram(name: "after", scope: !3, file: !3, line: 19, type: !302, scopeLine: 19, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !142)
!302 = !DISubroutineType(types: !303)
!303 = !{!7, !7}
!304 = !DILocalVariable(name: "p", arg: 1, scope: !301, file: !3, line: 19, type: !7)
!305 = !DILocation(line: 19, column: 66, scope: !301)
!306 = !DILocation(line: 19, column: 78, scope: !301)
!307 = !DILocation(line: 19, column: 80, scope: !301)
!308 = !DILocation(line: 19, column: 71, scope: !301)
!309 = distinct !DISubprogram(name: "of_last", scope: !3, file: !3, line: 22, type: !310, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !142)
!310 = !DISubroutineType(types: !311)
!311 = !{!5, !24}
!312 = !DILocalVariable(name: "p", arg: 1, scope: !309, file: !3, line: 22, type: !24)
!313 = !DILocation(line: 22, column: 59, scope: !309)
!314 = !DILocation(line: 22, column: 71, scope: !309)
!315 = !DILocation(line: 22, column: 77, scope: !309)
!316 = !DILocation(line: 22, column: 82, scope: !309)
!317 = !DILocation(line: 22, column: 64, scope: !309)
!318 = distinct !DISubprogram(name: "end_of", scope: !3, file: !3, line: 21, type: !319, scopeLine: 21, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !142)
!319 = !DISubroutineType(types: !320)
!320 = !{!22, !41}
!321 = !DILocalVariable(name: "p", arg: 1, scope: !318, file: !3, line: 21, type: !41)
!322 = !DILocation(line: 21, column: 53, scope: !318)
!323 = !DILocation(line: 21, column: 73, scope: !318)
!324 = !DILocation(line: 21, column: 75, scope: !318)
!325 = !DILocation(line: 21, column: 58, scope: !318)
!326 = distinct !DISubprogram(name: "take", scope: !3, file: !3, line: 26, type: !327, scopeLine: 26, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2)
!327 = !DISubroutineType(types: !328)
!328 = !{!41}
!329 = !DILocation(line: 26, column: 42, scope: !326)
!330 = !DILocation(line: 26, column: 34, scope: !326)
!331 = !DILocation(line: 26, column: 27, scope: !326)
