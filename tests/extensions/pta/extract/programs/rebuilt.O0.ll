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
@seven = global i64 7, align 8, !dbg !29
@two = global i64 2, align 8, !dbg !31
@node = global %struct.node zeroinitializer, align 64, !dbg !33
@x = global i32 0, align 4, !dbg !37
@other = global %struct.node zeroinitializer, align 64, !dbg !35
@y = global i32 0, align 4, !dbg !39
@multiplied = global ptr null, align 8, !dbg !43
@divided = global ptr null, align 8, !dbg !45
@z = global i32 0, align 4, !dbg !41
@hidden = global ptr null, align 8, !dbg !47
@turned = global ptr null, align 8, !dbg !49
@masked = global ptr null, align 8, !dbg !69
@tripled = global ptr null, align 8, !dbg !71
@called = global ptr null, align 8, !dbg !73
@doubled = global ptr null, align 8, !dbg !51
@cell = global %union.cell zeroinitializer, align 8, !dbg !75
@stored = global ptr null, align 8, !dbg !61
@through = global ptr null, align 8, !dbg !63
@linked = global ptr null, align 8, !dbg !55
@sum = global i64 0, align 8, !dbg !89
@summed = global ptr null, align 8, !dbg !57
@bits = global %struct.bits zeroinitializer, align 8, !dbg !82
@spread = global ptr null, align 8, !dbg !53
@left = global i64 0, align 8, !dbg !91
@negated = global ptr null, align 8, !dbg !65
@fused = global ptr null, align 8, !dbg !67
@lone = global ptr null, align 8, !dbg !59

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !100 {
  ret void, !dbg !101
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !102 {
  ret void, !dbg !103
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !104 {
  %1 = alloca i32, align 4
  %2 = alloca i64, align 8
  %3 = alloca i64, align 8
  %4 = alloca i64, align 8
  %5 = alloca double, align 8
  store i32 0, ptr %1, align 4
  store ptr @f0, ptr getelementptr inbounds nuw (%struct.node, ptr @node, i32 0, i32 2), align 16, !dbg !108
  store ptr @x, ptr getelementptr inbounds nuw (%struct.node, ptr @node, i32 0, i32 1), align 8, !dbg !109
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.node, ptr @other, i32 0, i32 2), align 16, !dbg !110
  store ptr @y, ptr getelementptr inbounds nuw (%struct.node, ptr @other, i32 0, i32 1), align 8, !dbg !111
  %6 = call i64 @times(i64 noundef ptrtoint (ptr @x to i64)), !dbg !112
  %7 = call i64 @undone(i64 noundef %6), !dbg !113
  %8 = inttoptr i64 %7 to ptr, !dbg !114
  store ptr %8, ptr @multiplied, align 8, !dbg !115
  %9 = udiv i64 ptrtoint (ptr @y to i64), 4, !dbg !116
  %10 = mul i64 %9, 4, !dbg !117
  %11 = inttoptr i64 %10 to ptr, !dbg !118
  store ptr %11, ptr @divided, align 8, !dbg !119
  %12 = load volatile i64, ptr @secret, align 8, !dbg !120
  %13 = xor i64 ptrtoint (ptr @z to i64), %12, !dbg !121
  %14 = load volatile i64, ptr @secret, align 8, !dbg !122
  %15 = xor i64 %13, %14, !dbg !123
  %16 = inttoptr i64 %15 to ptr, !dbg !124
  store ptr %16, ptr @hidden, align 8, !dbg !125
    #dbg_declare(ptr %2, !126, !DIExpression(), !127)
  store i64 ptrtoint (ptr @x to i64), ptr %2, align 8, !dbg !127
  %17 = load i64, ptr %2, align 8, !dbg !128
  %18 = load volatile i64, ptr @three, align 8, !dbg !129
  %19 = shl i64 %17, %18, !dbg !130
  %20 = load i64, ptr %2, align 8, !dbg !131
  %21 = load volatile i64, ptr @three, align 8, !dbg !132
  %22 = sub i64 64, %21, !dbg !133
  %23 = lshr i64 %20, %22, !dbg !134
  %24 = or i64 %19, %23, !dbg !135
  store i64 %24, ptr %2, align 8, !dbg !136
  %25 = load i64, ptr %2, align 8, !dbg !137
  %26 = load volatile i64, ptr @three, align 8, !dbg !138
  %27 = lshr i64 %25, %26, !dbg !139
  %28 = load i64, ptr %2, align 8, !dbg !140
  %29 = load volatile i64, ptr @three, align 8, !dbg !141
  %30 = sub i64 64, %29, !dbg !142
  %31 = shl i64 %28, %30, !dbg !143
  %32 = or i64 %27, %31, !dbg !144
  store i64 %32, ptr %2, align 8, !dbg !145
  %33 = load i64, ptr %2, align 8, !dbg !146
  %34 = inttoptr i64 %33 to ptr, !dbg !147
  store ptr %34, ptr @turned, align 8, !dbg !148
  %35 = and i64 ptrtoint (ptr getelementptr inbounds nuw (%struct.node, ptr @node, i32 0, i32 2) to i64), -64, !dbg !149
  %36 = inttoptr i64 %35 to ptr, !dbg !150
  %37 = getelementptr inbounds nuw %struct.node, ptr %36, i32 0, i32 2, !dbg !151
  %38 = load ptr, ptr %37, align 8, !dbg !151
  store ptr %38, ptr @masked, align 8, !dbg !152
  %39 = call i64 @times(i64 noundef ptrtoint (ptr @node to i64)), !dbg !153
  %40 = call i64 @undone(i64 noundef %39), !dbg !154
  %41 = inttoptr i64 %40 to ptr, !dbg !155
  %42 = getelementptr inbounds nuw %struct.node, ptr %41, i32 0, i32 2, !dbg !156
  %43 = load ptr, ptr %42, align 8, !dbg !156
  store ptr %43, ptr @tripled, align 8, !dbg !157
  %44 = udiv i64 ptrtoint (ptr @other to i64), 8, !dbg !158
  %45 = mul i64 %44, 8, !dbg !159
  %46 = inttoptr i64 %45 to ptr, !dbg !160
  %47 = getelementptr inbounds nuw %struct.node, ptr %46, i32 0, i32 2, !dbg !161
  %48 = load ptr, ptr %47, align 8, !dbg !161
  store ptr %48, ptr @called, align 8, !dbg !162
  %49 = load ptr, ptr @called, align 8, !dbg !163
  call void %49(), !dbg !163
  %50 = load volatile i64, ptr @two, align 8, !dbg !164
  %51 = mul i64 ptrtoint (ptr @x to i64), %50, !dbg !165
  %52 = load volatile i64, ptr @two, align 8, !dbg !166
  %53 = udiv i64 %51, %52, !dbg !167
  %54 = inttoptr i64 %53 to ptr, !dbg !168
  store ptr %54, ptr @doubled, align 8, !dbg !169
  %55 = call i64 @times(i64 noundef ptrtoint (ptr @y to i64)), !dbg !170
  store i64 %55, ptr %3, align 8, !dbg !171
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @cell, ptr align 8 %3, i64 8, i1 false), !dbg !172
  %56 = load i64, ptr @cell, align 8, !dbg !173
  %57 = call i64 @undone(i64 noundef %56), !dbg !174
  store i64 %57, ptr @cell, align 8, !dbg !175
  %58 = load ptr, ptr @cell, align 8, !dbg !176
  store ptr %58, ptr @stored, align 8, !dbg !177
  %59 = udiv i64 ptrtoint (ptr getelementptr inbounds nuw (%struct.node, ptr @node, i32 0, i32 1) to i64), 8, !dbg !178
  %60 = mul i64 %59, 8, !dbg !179
  %61 = inttoptr i64 %60 to ptr, !dbg !180
  store ptr @z, ptr %61, align 8, !dbg !181
  %62 = load ptr, ptr getelementptr inbounds nuw (%struct.node, ptr @node, i32 0, i32 1), align 8, !dbg !182
  store ptr %62, ptr @through, align 8, !dbg !183
    #dbg_declare(ptr %4, !184, !DIExpression(), !185)
  store i64 xor (i64 ptrtoint (ptr @node to i64), i64 ptrtoint (ptr @other to i64)), ptr %4, align 8, !dbg !185
  %63 = load i64, ptr %4, align 8, !dbg !186
  %64 = xor i64 %63, ptrtoint (ptr @node to i64), !dbg !187
  %65 = inttoptr i64 %64 to ptr, !dbg !188
  %66 = getelementptr inbounds nuw %struct.node, ptr %65, i32 0, i32 1, !dbg !189
  %67 = load ptr, ptr %66, align 8, !dbg !189
  store ptr %67, ptr @linked, align 8, !dbg !190
  %68 = call i64 @times(i64 noundef ptrtoint (ptr @y to i64)), !dbg !191
  %69 = add i64 ptrtoint (ptr @x to i64), %68, !dbg !192
  store i64 %69, ptr @sum, align 8, !dbg !193
  %70 = load i64, ptr @sum, align 8, !dbg !194
  %71 = call i64 @times(i64 noundef ptrtoint (ptr @y to i64)), !dbg !195
  %72 = sub i64 %70, %71, !dbg !196
  %73 = inttoptr i64 %72 to ptr, !dbg !197
  store ptr %73, ptr @summed, align 8, !dbg !198
  %74 = load i64, ptr @bits, align 8, !dbg !199
  %75 = and i64 ptrtoint (ptr @z to i64), 1048575, !dbg !199
  %76 = and i64 %74, -1048576, !dbg !199
  %77 = or i64 %76, %75, !dbg !199
  store i64 %77, ptr @bits, align 8, !dbg !199
  %78 = lshr i64 ptrtoint (ptr @z to i64), 20, !dbg !200
  %79 = load i64, ptr @bits, align 8, !dbg !201
  %80 = and i64 %78, 16777215, !dbg !201
  %81 = shl i64 %80, 20, !dbg !201
  %82 = and i64 %79, -17592184995841, !dbg !201
  %83 = or i64 %82, %81, !dbg !201
  store i64 %83, ptr @bits, align 8, !dbg !201
  %84 = lshr i64 ptrtoint (ptr @z to i64), 44, !dbg !202
  %85 = load i64, ptr @bits, align 8, !dbg !203
  %86 = and i64 %84, 1048575, !dbg !203
  %87 = shl i64 %86, 44, !dbg !203
  %88 = and i64 %85, 17592186044415, !dbg !203
  %89 = or i64 %88, %87, !dbg !203
  store i64 %89, ptr @bits, align 8, !dbg !203
  %90 = load i64, ptr @bits, align 8, !dbg !204
  %91 = and i64 %90, 1048575, !dbg !204
  %92 = load i64, ptr @bits, align 8, !dbg !205
  %93 = lshr i64 %92, 20, !dbg !205
  %94 = and i64 %93, 16777215, !dbg !205
  %95 = shl i64 %94, 20, !dbg !206
  %96 = or i64 %91, %95, !dbg !207
  %97 = load i64, ptr @bits, align 8, !dbg !208
  %98 = lshr i64 %97, 44, !dbg !208
  %99 = shl i64 %98, 44, !dbg !209
  %100 = or i64 %96, %99, !dbg !210
  %101 = inttoptr i64 %100 to ptr, !dbg !211
  store ptr %101, ptr @spread, align 8, !dbg !212
  store i64 sub (i64 0, i64 ptrtoint (ptr @x to i64)), ptr @left, align 8, !dbg !213
  %102 = load i64, ptr @left, align 8, !dbg !214
  %103 = sub i64 0, %102, !dbg !215
  %104 = inttoptr i64 %103 to ptr, !dbg !216
  store ptr %104, ptr @negated, align 8, !dbg !217
    #dbg_declare(ptr %5, !218, !DIExpression(), !219)
  %105 = uitofp i64 ptrtoint (ptr @y to i64) to double, !dbg !220
  store double %105, ptr %5, align 8, !dbg !219
  %106 = load double, ptr %5, align 8, !dbg !221
  %107 = fmul double %106, 2.000000e+00, !dbg !222
  store double %107, ptr %5, align 8, !dbg !223
  %108 = load double, ptr %5, align 8, !dbg !224
  %109 = fdiv double %108, 2.000000e+00, !dbg !225
  store double %109, ptr %5, align 8, !dbg !226
  %110 = load double, ptr %5, align 8, !dbg !227
  %111 = fptoui double %110 to i64, !dbg !228
  %112 = inttoptr i64 %111 to ptr, !dbg !229
  store ptr %112, ptr @fused, align 8, !dbg !230
  %113 = call i64 @llvm.bswap.i64(i64 ptrtoint (ptr @other to i64)), !dbg !231
  store i64 %113, ptr @left, align 8, !dbg !232
  %114 = load i64, ptr @left, align 8, !dbg !233
  %115 = call i64 @llvm.bswap.i64(i64 %114), !dbg !234
  %116 = inttoptr i64 %115 to ptr, !dbg !235
  %117 = getelementptr inbounds nuw %struct.node, ptr %116, i32 0, i32 1, !dbg !236
  %118 = load ptr, ptr %117, align 8, !dbg !236
  store ptr %118, ptr @lone, align 8, !dbg !237
  %119 = load ptr, ptr @multiplied, align 8, !dbg !238
  %120 = icmp eq ptr %119, @x, !dbg !239
  br i1 %120, label %121, label %166, !dbg !240

121:                                              ; preds = %0
  %122 = load ptr, ptr @divided, align 8, !dbg !241
  %123 = icmp eq ptr %122, @y, !dbg !242
  br i1 %123, label %124, label %166, !dbg !243

124:                                              ; preds = %121
  %125 = load ptr, ptr @hidden, align 8, !dbg !244
  %126 = icmp eq ptr %125, @z, !dbg !245
  br i1 %126, label %127, label %166, !dbg !246

127:                                              ; preds = %124
  %128 = load ptr, ptr @turned, align 8, !dbg !247
  %129 = icmp eq ptr %128, @x, !dbg !248
  br i1 %129, label %130, label %166, !dbg !249

130:                                              ; preds = %127
  %131 = load ptr, ptr @masked, align 8, !dbg !250
  %132 = icmp eq ptr %131, @f0, !dbg !251
  br i1 %132, label %133, label %166, !dbg !252

133:                                              ; preds = %130
  %134 = load ptr, ptr @tripled, align 8, !dbg !253
  %135 = icmp eq ptr %134, @f0, !dbg !254
  br i1 %135, label %136, label %166, !dbg !255

136:                                              ; preds = %133
  %137 = load ptr, ptr @called, align 8, !dbg !256
  %138 = icmp eq ptr %137, @f1, !dbg !257
  br i1 %138, label %139, label %166, !dbg !258

139:                                              ; preds = %136
  %140 = load ptr, ptr @doubled, align 8, !dbg !259
  %141 = icmp eq ptr %140, @x, !dbg !260
  br i1 %141, label %142, label %166, !dbg !261

142:                                              ; preds = %139
  %143 = load ptr, ptr @stored, align 8, !dbg !262
  %144 = icmp eq ptr %143, @y, !dbg !263
  br i1 %144, label %145, label %166, !dbg !264

145:                                              ; preds = %142
  %146 = load ptr, ptr @through, align 8, !dbg !265
  %147 = icmp eq ptr %146, @z, !dbg !266
  br i1 %147, label %148, label %166, !dbg !267

148:                                              ; preds = %145
  %149 = load ptr, ptr @linked, align 8, !dbg !268
  %150 = icmp eq ptr %149, @y, !dbg !269
  br i1 %150, label %151, label %166, !dbg !270

151:                                              ; preds = %148
  %152 = load ptr, ptr @summed, align 8, !dbg !271
  %153 = icmp eq ptr %152, @x, !dbg !272
  br i1 %153, label %154, label %166, !dbg !273

154:                                              ; preds = %151
  %155 = load ptr, ptr @spread, align 8, !dbg !274
  %156 = icmp eq ptr %155, @z, !dbg !275
  br i1 %156, label %157, label %166, !dbg !276

157:                                              ; preds = %154
  %158 = load ptr, ptr @negated, align 8, !dbg !277
  %159 = icmp eq ptr %158, @x, !dbg !278
  br i1 %159, label %160, label %166, !dbg !279

160:                                              ; preds = %157
  %161 = load ptr, ptr @fused, align 8, !dbg !280
  %162 = icmp eq ptr %161, @y, !dbg !281
  br i1 %162, label %163, label %166, !dbg !282

163:                                              ; preds = %160
  %164 = load ptr, ptr @lone, align 8, !dbg !283
  %165 = icmp eq ptr %164, @y, !dbg !284
  br label %166

166:                                              ; preds = %163, %160, %157, %154, %151, %148, %145, %142, %139, %136, %133, %130, %127, %124, %121, %0
  %167 = phi i1 [ false, %160 ], [ false, %157 ], [ false, %154 ], [ false, %151 ], [ false, %148 ], [ false, %145 ], [ false, %142 ], [ false, %139 ], [ false, %136 ], [ false, %133 ], [ false, %130 ], [ false, %127 ], [ false, %124 ], [ false, %121 ], [ false, %0 ], [ %165, %163 ], !dbg !285
  %168 = xor i1 %167, true, !dbg !286
  %169 = zext i1 %168 to i32, !dbg !286
  ret i32 %169, !dbg !287
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @undone(i64 noundef %0) #0 !dbg !288 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !291, !DIExpression(), !292)
  %3 = load i64, ptr %2, align 8, !dbg !293
  %4 = load volatile i64, ptr @inverse, align 8, !dbg !294
  %5 = mul i64 %3, %4, !dbg !295
  ret i64 %5, !dbg !296
}

; Function Attrs: noinline nounwind optnone uwtable
define internal i64 @times(i64 noundef %0) #0 !dbg !297 {
  %2 = alloca i64, align 8
  store i64 %0, ptr %2, align 8
    #dbg_declare(ptr %2, !298, !DIExpression(), !299)
  %3 = load i64, ptr %2, align 8, !dbg !300
  %4 = load volatile i64, ptr @three, align 8, !dbg !301
  %5 = mul i64 %3, %4, !dbg !302
  ret i64 %5, !dbg !303
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.bswap.i64(i64) #2

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!93, !94, !95, !96, !97, !98}
!llvm.ident = !{!99}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "three", scope: !2, file: !3, line: 10, type: !26, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !23, splitDebugInlining: false, nameTableKind: None)
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
!99 = !{!"clang version 22.1.8"}
!100 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!101 = !DILocation(line: 6, column: 16, scope: !100)
!102 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 6, type: !19, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!103 = !DILocation(line: 6, column: 33, scope: !102)
!104 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 20, type: !105, scopeLine: 20, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !107)
!105 = !DISubroutineType(types: !106)
!106 = !{!6}
!107 = !{}
!108 = !DILocation(line: 21, column: 14, scope: !104)
!109 = !DILocation(line: 21, column: 31, scope: !104)
!110 = !DILocation(line: 21, column: 47, scope: !104)
!111 = !DILocation(line: 21, column: 65, scope: !104)
!112 = !DILocation(line: 22, column: 32, scope: !104)
!113 = !DILocation(line: 22, column: 25, scope: !104)
!114 = !DILocation(line: 22, column: 18, scope: !104)
!115 = !DILocation(line: 22, column: 16, scope: !104)
!116 = !DILocation(line: 23, column: 37, scope: !104)
!117 = !DILocation(line: 23, column: 41, scope: !104)
!118 = !DILocation(line: 23, column: 15, scope: !104)
!119 = !DILocation(line: 23, column: 13, scope: !104)
!120 = !DILocation(line: 24, column: 39, scope: !104)
!121 = !DILocation(line: 24, column: 37, scope: !104)
!122 = !DILocation(line: 24, column: 49, scope: !104)
!123 = !DILocation(line: 24, column: 47, scope: !104)
!124 = !DILocation(line: 24, column: 14, scope: !104)
!125 = !DILocation(line: 24, column: 12, scope: !104)
!126 = !DILocalVariable(name: "turn", scope: !104, file: !3, line: 25, type: !7)
!127 = !DILocation(line: 25, column: 15, scope: !104)
!128 = !DILocation(line: 26, column: 12, scope: !104)
!129 = !DILocation(line: 26, column: 20, scope: !104)
!130 = !DILocation(line: 26, column: 17, scope: !104)
!131 = !DILocation(line: 26, column: 28, scope: !104)
!132 = !DILocation(line: 26, column: 42, scope: !104)
!133 = !DILocation(line: 26, column: 40, scope: !104)
!134 = !DILocation(line: 26, column: 33, scope: !104)
!135 = !DILocation(line: 26, column: 26, scope: !104)
!136 = !DILocation(line: 26, column: 10, scope: !104)
!137 = !DILocation(line: 27, column: 12, scope: !104)
!138 = !DILocation(line: 27, column: 20, scope: !104)
!139 = !DILocation(line: 27, column: 17, scope: !104)
!140 = !DILocation(line: 27, column: 28, scope: !104)
!141 = !DILocation(line: 27, column: 42, scope: !104)
!142 = !DILocation(line: 27, column: 40, scope: !104)
!143 = !DILocation(line: 27, column: 33, scope: !104)
!144 = !DILocation(line: 27, column: 26, scope: !104)
!145 = !DILocation(line: 27, column: 10, scope: !104)
!146 = !DILocation(line: 28, column: 21, scope: !104)
!147 = !DILocation(line: 28, column: 14, scope: !104)
!148 = !DILocation(line: 28, column: 12, scope: !104)
!149 = !DILocation(line: 29, column: 52, scope: !104)
!150 = !DILocation(line: 29, column: 15, scope: !104)
!151 = !DILocation(line: 29, column: 72, scope: !104)
!152 = !DILocation(line: 29, column: 12, scope: !104)
!153 = !DILocation(line: 30, column: 38, scope: !104)
!154 = !DILocation(line: 30, column: 31, scope: !104)
!155 = !DILocation(line: 30, column: 16, scope: !104)
!156 = !DILocation(line: 30, column: 65, scope: !104)
!157 = !DILocation(line: 30, column: 13, scope: !104)
!158 = !DILocation(line: 31, column: 49, scope: !104)
!159 = !DILocation(line: 31, column: 53, scope: !104)
!160 = !DILocation(line: 31, column: 15, scope: !104)
!161 = !DILocation(line: 31, column: 60, scope: !104)
!162 = !DILocation(line: 31, column: 12, scope: !104)
!163 = !DILocation(line: 32, column: 5, scope: !104)
!164 = !DILocation(line: 33, column: 40, scope: !104)
!165 = !DILocation(line: 33, column: 38, scope: !104)
!166 = !DILocation(line: 33, column: 47, scope: !104)
!167 = !DILocation(line: 33, column: 45, scope: !104)
!168 = !DILocation(line: 33, column: 15, scope: !104)
!169 = !DILocation(line: 33, column: 13, scope: !104)
!170 = !DILocation(line: 34, column: 35, scope: !104)
!171 = !DILocation(line: 34, column: 22, scope: !104)
!172 = !DILocation(line: 34, column: 5, scope: !104)
!173 = !DILocation(line: 35, column: 26, scope: !104)
!174 = !DILocation(line: 35, column: 14, scope: !104)
!175 = !DILocation(line: 35, column: 12, scope: !104)
!176 = !DILocation(line: 36, column: 19, scope: !104)
!177 = !DILocation(line: 36, column: 12, scope: !104)
!178 = !DILocation(line: 37, column: 38, scope: !104)
!179 = !DILocation(line: 37, column: 42, scope: !104)
!180 = !DILocation(line: 37, column: 6, scope: !104)
!181 = !DILocation(line: 37, column: 47, scope: !104)
!182 = !DILocation(line: 38, column: 20, scope: !104)
!183 = !DILocation(line: 38, column: 13, scope: !104)
!184 = !DILocalVariable(name: "mixed", scope: !104, file: !3, line: 39, type: !7)
!185 = !DILocation(line: 39, column: 15, scope: !104)
!186 = !DILocation(line: 40, column: 31, scope: !104)
!187 = !DILocation(line: 40, column: 37, scope: !104)
!188 = !DILocation(line: 40, column: 15, scope: !104)
!189 = !DILocation(line: 40, column: 59, scope: !104)
!190 = !DILocation(line: 40, column: 12, scope: !104)
!191 = !DILocation(line: 41, column: 27, scope: !104)
!192 = !DILocation(line: 41, column: 25, scope: !104)
!193 = !DILocation(line: 41, column: 9, scope: !104)
!194 = !DILocation(line: 42, column: 22, scope: !104)
!195 = !DILocation(line: 42, column: 28, scope: !104)
!196 = !DILocation(line: 42, column: 26, scope: !104)
!197 = !DILocation(line: 42, column: 14, scope: !104)
!198 = !DILocation(line: 42, column: 12, scope: !104)
!199 = !DILocation(line: 43, column: 14, scope: !104)
!200 = !DILocation(line: 43, column: 59, scope: !104)
!201 = !DILocation(line: 43, column: 43, scope: !104)
!202 = !DILocation(line: 43, column: 92, scope: !104)
!203 = !DILocation(line: 43, column: 76, scope: !104)
!204 = !DILocation(line: 44, column: 38, scope: !104)
!205 = !DILocation(line: 44, column: 60, scope: !104)
!206 = !DILocation(line: 44, column: 67, scope: !104)
!207 = !DILocation(line: 44, column: 42, scope: !104)
!208 = !DILocation(line: 44, column: 91, scope: !104)
!209 = !DILocation(line: 44, column: 96, scope: !104)
!210 = !DILocation(line: 44, column: 73, scope: !104)
!211 = !DILocation(line: 44, column: 14, scope: !104)
!212 = !DILocation(line: 44, column: 12, scope: !104)
!213 = !DILocation(line: 45, column: 10, scope: !104)
!214 = !DILocation(line: 46, column: 24, scope: !104)
!215 = !DILocation(line: 46, column: 23, scope: !104)
!216 = !DILocation(line: 46, column: 15, scope: !104)
!217 = !DILocation(line: 46, column: 13, scope: !104)
!218 = !DILocalVariable(name: "number", scope: !104, file: !3, line: 47, type: !22)
!219 = !DILocation(line: 47, column: 12, scope: !104)
!220 = !DILocation(line: 47, column: 21, scope: !104)
!221 = !DILocation(line: 48, column: 14, scope: !104)
!222 = !DILocation(line: 48, column: 21, scope: !104)
!223 = !DILocation(line: 48, column: 12, scope: !104)
!224 = !DILocation(line: 48, column: 35, scope: !104)
!225 = !DILocation(line: 48, column: 42, scope: !104)
!226 = !DILocation(line: 48, column: 33, scope: !104)
!227 = !DILocation(line: 49, column: 31, scope: !104)
!228 = !DILocation(line: 49, column: 20, scope: !104)
!229 = !DILocation(line: 49, column: 13, scope: !104)
!230 = !DILocation(line: 49, column: 11, scope: !104)
!231 = !DILocation(line: 50, column: 12, scope: !104)
!232 = !DILocation(line: 50, column: 10, scope: !104)
!233 = !DILocation(line: 51, column: 46, scope: !104)
!234 = !DILocation(line: 51, column: 28, scope: !104)
!235 = !DILocation(line: 51, column: 13, scope: !104)
!236 = !DILocation(line: 51, column: 54, scope: !104)
!237 = !DILocation(line: 51, column: 10, scope: !104)
!238 = !DILocation(line: 52, column: 14, scope: !104)
!239 = !DILocation(line: 52, column: 25, scope: !104)
!240 = !DILocation(line: 52, column: 31, scope: !104)
!241 = !DILocation(line: 52, column: 34, scope: !104)
!242 = !DILocation(line: 52, column: 42, scope: !104)
!243 = !DILocation(line: 52, column: 48, scope: !104)
!244 = !DILocation(line: 52, column: 51, scope: !104)
!245 = !DILocation(line: 52, column: 58, scope: !104)
!246 = !DILocation(line: 52, column: 64, scope: !104)
!247 = !DILocation(line: 52, column: 67, scope: !104)
!248 = !DILocation(line: 52, column: 74, scope: !104)
!249 = !DILocation(line: 52, column: 80, scope: !104)
!250 = !DILocation(line: 52, column: 83, scope: !104)
!251 = !DILocation(line: 52, column: 90, scope: !104)
!252 = !DILocation(line: 52, column: 96, scope: !104)
!253 = !DILocation(line: 52, column: 99, scope: !104)
!254 = !DILocation(line: 52, column: 107, scope: !104)
!255 = !DILocation(line: 53, column: 9, scope: !104)
!256 = !DILocation(line: 53, column: 12, scope: !104)
!257 = !DILocation(line: 53, column: 19, scope: !104)
!258 = !DILocation(line: 53, column: 25, scope: !104)
!259 = !DILocation(line: 53, column: 28, scope: !104)
!260 = !DILocation(line: 53, column: 36, scope: !104)
!261 = !DILocation(line: 53, column: 42, scope: !104)
!262 = !DILocation(line: 53, column: 45, scope: !104)
!263 = !DILocation(line: 53, column: 52, scope: !104)
!264 = !DILocation(line: 53, column: 58, scope: !104)
!265 = !DILocation(line: 53, column: 61, scope: !104)
!266 = !DILocation(line: 53, column: 69, scope: !104)
!267 = !DILocation(line: 53, column: 75, scope: !104)
!268 = !DILocation(line: 53, column: 78, scope: !104)
!269 = !DILocation(line: 53, column: 85, scope: !104)
!270 = !DILocation(line: 53, column: 91, scope: !104)
!271 = !DILocation(line: 53, column: 94, scope: !104)
!272 = !DILocation(line: 53, column: 101, scope: !104)
!273 = !DILocation(line: 54, column: 9, scope: !104)
!274 = !DILocation(line: 54, column: 12, scope: !104)
!275 = !DILocation(line: 54, column: 19, scope: !104)
!276 = !DILocation(line: 54, column: 25, scope: !104)
!277 = !DILocation(line: 54, column: 28, scope: !104)
!278 = !DILocation(line: 54, column: 36, scope: !104)
!279 = !DILocation(line: 54, column: 42, scope: !104)
!280 = !DILocation(line: 54, column: 45, scope: !104)
!281 = !DILocation(line: 54, column: 51, scope: !104)
!282 = !DILocation(line: 54, column: 57, scope: !104)
!283 = !DILocation(line: 54, column: 60, scope: !104)
!284 = !DILocation(line: 54, column: 65, scope: !104)
!285 = !DILocation(line: 0, scope: !104)
!286 = !DILocation(line: 52, column: 12, scope: !104)
!287 = !DILocation(line: 52, column: 5, scope: !104)
!288 = distinct !DISubprogram(name: "undone", scope: !3, file: !3, line: 12, type: !289, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !107)
!289 = !DISubroutineType(types: !290)
!290 = !{!7, !7}
!291 = !DILocalVariable(name: "a", arg: 1, scope: !288, file: !3, line: 12, type: !7)
!292 = !DILocation(line: 12, column: 61, scope: !288)
!293 = !DILocation(line: 12, column: 73, scope: !288)
!294 = !DILocation(line: 12, column: 77, scope: !288)
!295 = !DILocation(line: 12, column: 75, scope: !288)
!296 = !DILocation(line: 12, column: 66, scope: !288)
!297 = distinct !DISubprogram(name: "times", scope: !3, file: !3, line: 11, type: !289, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition, unit: !2, retainedNodes: !107)
!298 = !DILocalVariable(name: "a", arg: 1, scope: !297, file: !3, line: 11, type: !7)
!299 = !DILocation(line: 11, column: 60, scope: !297)
!300 = !DILocation(line: 11, column: 72, scope: !297)
!301 = !DILocation(line: 11, column: 76, scope: !297)
!302 = !DILocation(line: 11, column: 74, scope: !297)
!303 = !DILocation(line: 11, column: 65, scope: !297)
