; ModuleID = 'narrow.c'
source_filename = "narrow.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.pair = type { ptr, ptr }
%struct.ops = type { ptr, [3 x ptr], ptr }

@x = global i32 0, align 4, !dbg !0
@one = global ptr @x, align 8, !dbg !38
@y = global i32 0, align 4, !dbg !57
@pair = global %struct.pair { ptr @y, ptr @f1 }, align 8, !dbg !40
@ops = global %struct.ops { ptr null, [3 x ptr] [ptr @f0, ptr @f0, ptr @f0], ptr @f1 }, align 8, !dbg !46
@swapped = global ptr null, align 8, !dbg !61
@exchanged = global ptr null, align 8, !dbg !63
@ored = global ptr null, align 8, !dbg !65
@floats = global ptr null, align 8, !dbg !67
@vectors = global ptr null, align 8, !dbg !69
@by_float = global %struct.pair zeroinitializer, align 8, !dbg !80
@from_float = global ptr null, align 8, !dbg !88
@whole = global %struct.pair zeroinitializer, align 8, !dbg !76
@called = global ptr null, align 8, !dbg !84
@parts = global %struct.pair zeroinitializer, align 8, !dbg !78
@z = global i32 0, align 4, !dbg !59
@wide = global ptr null, align 8, !dbg !71
@ops2 = global %struct.ops zeroinitializer, align 8, !dbg !82
@last = global ptr null, align 8, !dbg !86
@ld = global x86_fp80 0xK00000000000000000000, align 16, !dbg !73

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !97 {
  ret void, !dbg !98
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !99 {
  ret void, !dbg !100
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !101 {
  %1 = alloca i32, align 4
  %2 = alloca i32, align 4
  %3 = alloca i8, align 1
  %4 = alloca i8, align 1
  %5 = alloca i32, align 4
  %6 = alloca i32, align 4
  %7 = alloca i32, align 4
  %8 = alloca i8, align 1
  %9 = alloca i32, align 4
  %10 = alloca i32, align 4
  %11 = alloca i32, align 4
  %12 = alloca i32, align 4
  %13 = alloca i32, align 4
  %14 = alloca i128, align 16
  %15 = alloca [2 x i32], align 4
  %16 = alloca i32, align 4
  %17 = alloca i32, align 4
  %18 = alloca i32, align 4
  store i32 0, ptr %1, align 4
    #dbg_declare(ptr %2, !105, !DIExpression(), !107)
  store i32 0, ptr %2, align 4, !dbg !107
  br label %19, !dbg !108

19:                                               ; preds = %33, %0
  %20 = load i32, ptr %2, align 4, !dbg !109
  %21 = icmp slt i32 %20, 8, !dbg !111
  br i1 %21, label %22, label %36, !dbg !112

22:                                               ; preds = %19
  %23 = load i32, ptr %2, align 4, !dbg !113
  %24 = sext i32 %23 to i64, !dbg !114
  %25 = getelementptr inbounds i8, ptr @swapped, i64 %24, !dbg !114
  %26 = load i32, ptr %2, align 4, !dbg !115
  %27 = sext i32 %26 to i64, !dbg !116
  %28 = getelementptr inbounds i8, ptr @one, i64 %27, !dbg !116
  %29 = load i8, ptr %28, align 1, !dbg !116
  store i8 %29, ptr %3, align 1, !dbg !114
  %30 = load i8, ptr %3, align 1, !dbg !114
  %31 = atomicrmw xchg ptr %25, i8 %30 seq_cst, align 1, !dbg !114
  store i8 %31, ptr %4, align 1, !dbg !114
  %32 = load i8, ptr %4, align 1, !dbg !114
  br label %33, !dbg !114

33:                                               ; preds = %22
  %34 = load i32, ptr %2, align 4, !dbg !117
  %35 = add nsw i32 %34, 1, !dbg !117
  store i32 %35, ptr %2, align 4, !dbg !117
  br label %19, !dbg !118, !llvm.loop !119

36:                                               ; preds = %19
    #dbg_declare(ptr %5, !122, !DIExpression(), !124)
  store i32 0, ptr %5, align 4, !dbg !124
  br label %37, !dbg !125

37:                                               ; preds = %58, %36
  %38 = load i32, ptr %5, align 4, !dbg !126
  %39 = icmp slt i32 %38, 2, !dbg !128
  br i1 %39, label %40, label %61, !dbg !129

40:                                               ; preds = %37
    #dbg_declare(ptr %6, !130, !DIExpression(), !132)
  store i32 0, ptr %6, align 4, !dbg !132
  %41 = load i32, ptr %5, align 4, !dbg !133
  %42 = sext i32 %41 to i64, !dbg !134
  %43 = getelementptr inbounds i32, ptr @exchanged, i64 %42, !dbg !134
  %44 = load i32, ptr %5, align 4, !dbg !135
  %45 = sext i32 %44 to i64, !dbg !136
  %46 = getelementptr inbounds i32, ptr @one, i64 %45, !dbg !136
  %47 = load i32, ptr %46, align 4, !dbg !136
  store i32 %47, ptr %7, align 4, !dbg !134
  %48 = load i32, ptr %6, align 4, !dbg !134
  %49 = load i32, ptr %7, align 4, !dbg !134
  %50 = cmpxchg ptr %43, i32 %48, i32 %49 seq_cst seq_cst, align 4, !dbg !134
  %51 = extractvalue { i32, i1 } %50, 0, !dbg !134
  %52 = extractvalue { i32, i1 } %50, 1, !dbg !134
  br i1 %52, label %54, label %53, !dbg !134

53:                                               ; preds = %40
  store i32 %51, ptr %6, align 4, !dbg !134
  br label %54, !dbg !134

54:                                               ; preds = %53, %40
  %55 = zext i1 %52 to i8, !dbg !134
  store i8 %55, ptr %8, align 1, !dbg !134
  %56 = load i8, ptr %8, align 1, !dbg !134
  %57 = trunc i8 %56 to i1, !dbg !134
  br label %58, !dbg !137

58:                                               ; preds = %54
  %59 = load i32, ptr %5, align 4, !dbg !138
  %60 = add nsw i32 %59, 1, !dbg !138
  store i32 %60, ptr %5, align 4, !dbg !138
  br label %37, !dbg !139, !llvm.loop !140

61:                                               ; preds = %37
    #dbg_declare(ptr %9, !142, !DIExpression(), !144)
  store i32 0, ptr %9, align 4, !dbg !144
  br label %62, !dbg !145

62:                                               ; preds = %76, %61
  %63 = load i32, ptr %9, align 4, !dbg !146
  %64 = icmp slt i32 %63, 2, !dbg !148
  br i1 %64, label %65, label %79, !dbg !149

65:                                               ; preds = %62
  %66 = load i32, ptr %9, align 4, !dbg !150
  %67 = sext i32 %66 to i64, !dbg !151
  %68 = getelementptr inbounds i32, ptr @ored, i64 %67, !dbg !151
  %69 = load i32, ptr %9, align 4, !dbg !152
  %70 = sext i32 %69 to i64, !dbg !153
  %71 = getelementptr inbounds i32, ptr @one, i64 %70, !dbg !153
  %72 = load i32, ptr %71, align 4, !dbg !153
  store i32 %72, ptr %10, align 4, !dbg !151
  %73 = load i32, ptr %10, align 4, !dbg !151
  %74 = atomicrmw or ptr %68, i32 %73 seq_cst, align 4, !dbg !151
  store i32 %74, ptr %11, align 4, !dbg !151
  %75 = load i32, ptr %11, align 4, !dbg !151
  br label %76, !dbg !151

76:                                               ; preds = %65
  %77 = load i32, ptr %9, align 4, !dbg !154
  %78 = add nsw i32 %77, 1, !dbg !154
  store i32 %78, ptr %9, align 4, !dbg !154
  br label %62, !dbg !155, !llvm.loop !156

79:                                               ; preds = %62
    #dbg_declare(ptr %12, !158, !DIExpression(), !160)
  store i32 0, ptr %12, align 4, !dbg !160
  br label %80, !dbg !161

80:                                               ; preds = %91, %79
  %81 = load i32, ptr %12, align 4, !dbg !162
  %82 = icmp slt i32 %81, 2, !dbg !164
  br i1 %82, label %83, label %94, !dbg !165

83:                                               ; preds = %80
  %84 = load i32, ptr %12, align 4, !dbg !166
  %85 = sext i32 %84 to i64, !dbg !167
  %86 = getelementptr inbounds float, ptr @one, i64 %85, !dbg !167
  %87 = load volatile float, ptr %86, align 4, !dbg !167
  %88 = load i32, ptr %12, align 4, !dbg !168
  %89 = sext i32 %88 to i64, !dbg !169
  %90 = getelementptr inbounds float, ptr @floats, i64 %89, !dbg !169
  store volatile float %87, ptr %90, align 4, !dbg !170
  br label %91, !dbg !169

91:                                               ; preds = %83
  %92 = load i32, ptr %12, align 4, !dbg !171
  %93 = add nsw i32 %92, 1, !dbg !171
  store i32 %93, ptr %12, align 4, !dbg !171
  br label %80, !dbg !172, !llvm.loop !173

94:                                               ; preds = %80
  %95 = load <2 x i32>, ptr @one, align 8, !dbg !175
  store <2 x i32> %95, ptr @vectors, align 8, !dbg !176
    #dbg_declare(ptr %13, !177, !DIExpression(), !179)
  store i32 0, ptr %13, align 4, !dbg !179
  br label %96, !dbg !180

96:                                               ; preds = %107, %94
  %97 = load i32, ptr %13, align 4, !dbg !181
  %98 = icmp slt i32 %97, 4, !dbg !183
  br i1 %98, label %99, label %110, !dbg !184

99:                                               ; preds = %96
  %100 = load i32, ptr %13, align 4, !dbg !185
  %101 = sext i32 %100 to i64, !dbg !186
  %102 = getelementptr inbounds float, ptr @pair, i64 %101, !dbg !186
  %103 = load float, ptr %102, align 4, !dbg !186
  %104 = load i32, ptr %13, align 4, !dbg !187
  %105 = sext i32 %104 to i64, !dbg !188
  %106 = getelementptr inbounds float, ptr @by_float, i64 %105, !dbg !188
  store float %103, ptr %106, align 4, !dbg !189
  br label %107, !dbg !188

107:                                              ; preds = %99
  %108 = load i32, ptr %13, align 4, !dbg !190
  %109 = add nsw i32 %108, 1, !dbg !190
  store i32 %109, ptr %13, align 4, !dbg !190
  br label %96, !dbg !191, !llvm.loop !192

110:                                              ; preds = %96
  %111 = load ptr, ptr getelementptr inbounds nuw (%struct.pair, ptr @by_float, i32 0, i32 1), align 8, !dbg !194
  store ptr %111, ptr @from_float, align 8, !dbg !195
  %112 = load <2 x i64>, ptr @pair, align 8, !dbg !196
  store <2 x i64> %112, ptr @whole, align 8, !dbg !197
  %113 = load ptr, ptr getelementptr inbounds nuw (%struct.pair, ptr @whole, i32 0, i32 1), align 8, !dbg !198
  store ptr %113, ptr @called, align 8, !dbg !199
  %114 = load i128, ptr @pair, align 8, !dbg !200
  store i128 %114, ptr @parts, align 8, !dbg !201
    #dbg_declare(ptr %14, !202, !DIExpression(), !203)
  %115 = zext i64 ptrtoint (ptr @z to i64) to i128, !dbg !204
  %116 = shl i128 %115, 64, !dbg !205
  store i128 %116, ptr %14, align 16, !dbg !203
  %117 = load i128, ptr %14, align 16, !dbg !206
  %118 = lshr i128 %117, 64, !dbg !207
  %119 = trunc i128 %118 to i64, !dbg !208
  %120 = inttoptr i64 %119 to ptr, !dbg !209
  store ptr %120, ptr @wide, align 8, !dbg !210
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @ops2, ptr align 8 @ops, i64 40, i1 false), !dbg !211
  %121 = load ptr, ptr getelementptr inbounds (<2 x i64>, ptr @ops2, i64 2), align 8, !dbg !212
  store ptr %121, ptr @last, align 8, !dbg !213
    #dbg_declare(ptr %15, !214, !DIExpression(), !216)
    #dbg_declare(ptr %16, !217, !DIExpression(), !219)
  store i32 0, ptr %16, align 4, !dbg !219
  br label %122, !dbg !220

122:                                              ; preds = %135, %110
  %123 = load i32, ptr %16, align 4, !dbg !221
  %124 = icmp slt i32 %123, 2, !dbg !223
  br i1 %124, label %125, label %138, !dbg !224

125:                                              ; preds = %122
  %126 = load i32, ptr %16, align 4, !dbg !225
  %127 = sext i32 %126 to i64, !dbg !226
  %128 = getelementptr inbounds i32, ptr @one, i64 %127, !dbg !226
  store i32 0, ptr %17, align 4, !dbg !226
  %129 = load i32, ptr %17, align 4, !dbg !226
  %130 = atomicrmw xchg ptr %128, i32 %129 seq_cst, align 4, !dbg !226
  store i32 %130, ptr %18, align 4, !dbg !226
  %131 = load i32, ptr %18, align 4, !dbg !226
  %132 = load i32, ptr %16, align 4, !dbg !227
  %133 = sext i32 %132 to i64, !dbg !228
  %134 = getelementptr inbounds [2 x i32], ptr %15, i64 0, i64 %133, !dbg !228
  store i32 %131, ptr %134, align 4, !dbg !229
  br label %135, !dbg !228

135:                                              ; preds = %125
  %136 = load i32, ptr %16, align 4, !dbg !230
  %137 = add nsw i32 %136, 1, !dbg !230
  store i32 %137, ptr %16, align 4, !dbg !230
  br label %122, !dbg !231, !llvm.loop !232

138:                                              ; preds = %122
  %139 = getelementptr inbounds [2 x i32], ptr %15, i64 0, i64 0, !dbg !234
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @one, ptr align 4 %139, i64 8, i1 false), !dbg !234
  %140 = load ptr, ptr @swapped, align 8, !dbg !235
  %141 = icmp eq ptr %140, @x, !dbg !236
  br i1 %141, label %142, label %175, !dbg !237

142:                                              ; preds = %138
  %143 = load ptr, ptr @exchanged, align 8, !dbg !238
  %144 = icmp eq ptr %143, @x, !dbg !239
  br i1 %144, label %145, label %175, !dbg !240

145:                                              ; preds = %142
  %146 = load ptr, ptr @ored, align 8, !dbg !241
  %147 = icmp eq ptr %146, @x, !dbg !242
  br i1 %147, label %148, label %175, !dbg !243

148:                                              ; preds = %145
  %149 = load ptr, ptr @floats, align 8, !dbg !244
  %150 = icmp eq ptr %149, @x, !dbg !245
  br i1 %150, label %151, label %175, !dbg !246

151:                                              ; preds = %148
  %152 = load ptr, ptr @vectors, align 8, !dbg !247
  %153 = icmp eq ptr %152, @x, !dbg !248
  br i1 %153, label %154, label %175, !dbg !249

154:                                              ; preds = %151
  %155 = load ptr, ptr @called, align 8, !dbg !250
  %156 = icmp eq ptr %155, @f1, !dbg !251
  br i1 %156, label %157, label %175, !dbg !252

157:                                              ; preds = %154
  %158 = load ptr, ptr @parts, align 8, !dbg !253
  %159 = icmp eq ptr %158, @y, !dbg !254
  br i1 %159, label %160, label %175, !dbg !255

160:                                              ; preds = %157
  %161 = load ptr, ptr getelementptr inbounds nuw (%struct.pair, ptr @parts, i32 0, i32 1), align 8, !dbg !256
  %162 = icmp eq ptr %161, @f1, !dbg !257
  br i1 %162, label %163, label %175, !dbg !258

163:                                              ; preds = %160
  %164 = load ptr, ptr @wide, align 8, !dbg !259
  %165 = icmp eq ptr %164, @z, !dbg !260
  br i1 %165, label %166, label %175, !dbg !261

166:                                              ; preds = %163
  %167 = load ptr, ptr @last, align 8, !dbg !262
  %168 = icmp eq ptr %167, @f1, !dbg !263
  br i1 %168, label %169, label %175, !dbg !264

169:                                              ; preds = %166
  %170 = load ptr, ptr @one, align 8, !dbg !265
  %171 = icmp eq ptr %170, @x, !dbg !266
  br i1 %171, label %172, label %175, !dbg !267

172:                                              ; preds = %169
  %173 = load ptr, ptr @from_float, align 8, !dbg !268
  %174 = icmp eq ptr %173, @f1, !dbg !269
  br label %175

175:                                              ; preds = %172, %169, %166, %163, %160, %157, %154, %151, %148, %145, %142, %138
  %176 = phi i1 [ false, %169 ], [ false, %166 ], [ false, %163 ], [ false, %160 ], [ false, %157 ], [ false, %154 ], [ false, %151 ], [ false, %148 ], [ false, %145 ], [ false, %142 ], [ false, %138 ], [ %174, %172 ], !dbg !270
  %177 = xor i1 %176, true, !dbg !271
  %178 = zext i1 %177 to i32, !dbg !271
  ret i32 %178, !dbg !272
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!90, !91, !92, !93, !94, !95}
!llvm.ident = !{!96}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 7, type: !19, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !37, splitDebugInlining: false, nameTableKind: None)
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
!96 = !{!"clang version 22.1.8"}
!97 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!98 = !DILocation(line: 6, column: 16, scope: !97)
!99 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 6, type: !35, scopeLine: 6, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!100 = !DILocation(line: 6, column: 33, scope: !99)
!101 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 16, type: !102, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !104)
!102 = !DISubroutineType(types: !103)
!103 = !{!19}
!104 = !{}
!105 = !DILocalVariable(name: "i", scope: !106, file: !3, line: 17, type: !19)
!106 = distinct !DILexicalBlock(scope: !101, file: !3, line: 17, column: 5)
!107 = !DILocation(line: 17, column: 14, scope: !106)
!108 = !DILocation(line: 17, column: 10, scope: !106)
!109 = !DILocation(line: 17, column: 21, scope: !110)
!110 = distinct !DILexicalBlock(scope: !106, file: !3, line: 17, column: 5)
!111 = !DILocation(line: 17, column: 23, scope: !110)
!112 = !DILocation(line: 17, column: 5, scope: !106)
!113 = !DILocation(line: 18, column: 57, scope: !110)
!114 = !DILocation(line: 18, column: 9, scope: !110)
!115 = !DILocation(line: 18, column: 84, scope: !110)
!116 = !DILocation(line: 18, column: 60, scope: !110)
!117 = !DILocation(line: 17, column: 29, scope: !110)
!118 = !DILocation(line: 17, column: 5, scope: !110)
!119 = distinct !{!119, !112, !120, !121}
!120 = !DILocation(line: 18, column: 89, scope: !106)
!121 = !{!"llvm.loop.mustprogress"}
!122 = !DILocalVariable(name: "i", scope: !123, file: !3, line: 19, type: !19)
!123 = distinct !DILexicalBlock(scope: !101, file: !3, line: 19, column: 5)
!124 = !DILocation(line: 19, column: 14, scope: !123)
!125 = !DILocation(line: 19, column: 10, scope: !123)
!126 = !DILocation(line: 19, column: 21, scope: !127)
!127 = distinct !DILexicalBlock(scope: !123, file: !3, line: 19, column: 5)
!128 = !DILocation(line: 19, column: 23, scope: !127)
!129 = !DILocation(line: 19, column: 5, scope: !123)
!130 = !DILocalVariable(name: "none", scope: !131, file: !3, line: 20, type: !8)
!131 = distinct !DILexicalBlock(scope: !127, file: !3, line: 19, column: 33)
!132 = !DILocation(line: 20, column: 18, scope: !131)
!133 = !DILocation(line: 21, column: 62, scope: !131)
!134 = !DILocation(line: 21, column: 9, scope: !131)
!135 = !DILocation(line: 21, column: 91, scope: !131)
!136 = !DILocation(line: 21, column: 72, scope: !131)
!137 = !DILocation(line: 22, column: 5, scope: !131)
!138 = !DILocation(line: 19, column: 29, scope: !127)
!139 = !DILocation(line: 19, column: 5, scope: !127)
!140 = distinct !{!140, !129, !141, !121}
!141 = !DILocation(line: 22, column: 5, scope: !123)
!142 = !DILocalVariable(name: "i", scope: !143, file: !3, line: 23, type: !19)
!143 = distinct !DILexicalBlock(scope: !101, file: !3, line: 23, column: 5)
!144 = !DILocation(line: 23, column: 14, scope: !143)
!145 = !DILocation(line: 23, column: 10, scope: !143)
!146 = !DILocation(line: 23, column: 21, scope: !147)
!147 = distinct !DILexicalBlock(scope: !143, file: !3, line: 23, column: 5)
!148 = !DILocation(line: 23, column: 23, scope: !147)
!149 = !DILocation(line: 23, column: 5, scope: !143)
!150 = !DILocation(line: 24, column: 47, scope: !147)
!151 = !DILocation(line: 24, column: 9, scope: !147)
!152 = !DILocation(line: 24, column: 69, scope: !147)
!153 = !DILocation(line: 24, column: 50, scope: !147)
!154 = !DILocation(line: 23, column: 29, scope: !147)
!155 = !DILocation(line: 23, column: 5, scope: !147)
!156 = distinct !{!156, !149, !157, !121}
!157 = !DILocation(line: 24, column: 74, scope: !143)
!158 = !DILocalVariable(name: "i", scope: !159, file: !3, line: 25, type: !19)
!159 = distinct !DILexicalBlock(scope: !101, file: !3, line: 25, column: 5)
!160 = !DILocation(line: 25, column: 14, scope: !159)
!161 = !DILocation(line: 25, column: 10, scope: !159)
!162 = !DILocation(line: 25, column: 21, scope: !163)
!163 = distinct !DILexicalBlock(scope: !159, file: !3, line: 25, column: 5)
!164 = !DILocation(line: 25, column: 23, scope: !163)
!165 = !DILocation(line: 25, column: 5, scope: !159)
!166 = !DILocation(line: 25, column: 91, scope: !163)
!167 = !DILocation(line: 25, column: 66, scope: !163)
!168 = !DILocation(line: 25, column: 61, scope: !163)
!169 = !DILocation(line: 25, column: 33, scope: !163)
!170 = !DILocation(line: 25, column: 64, scope: !163)
!171 = !DILocation(line: 25, column: 29, scope: !163)
!172 = !DILocation(line: 25, column: 5, scope: !163)
!173 = distinct !{!173, !165, !174, !121}
!174 = !DILocation(line: 25, column: 92, scope: !159)
!175 = !DILocation(line: 26, column: 25, scope: !101)
!176 = !DILocation(line: 26, column: 23, scope: !101)
!177 = !DILocalVariable(name: "i", scope: !178, file: !3, line: 27, type: !19)
!178 = distinct !DILexicalBlock(scope: !101, file: !3, line: 27, column: 5)
!179 = !DILocation(line: 27, column: 14, scope: !178)
!180 = !DILocation(line: 27, column: 10, scope: !178)
!181 = !DILocation(line: 27, column: 21, scope: !182)
!182 = distinct !DILexicalBlock(scope: !178, file: !3, line: 27, column: 5)
!183 = !DILocation(line: 27, column: 23, scope: !182)
!184 = !DILocation(line: 27, column: 5, scope: !178)
!185 = !DILocation(line: 27, column: 76, scope: !182)
!186 = !DILocation(line: 27, column: 59, scope: !182)
!187 = !DILocation(line: 27, column: 54, scope: !182)
!188 = !DILocation(line: 27, column: 33, scope: !182)
!189 = !DILocation(line: 27, column: 57, scope: !182)
!190 = !DILocation(line: 27, column: 29, scope: !182)
!191 = !DILocation(line: 27, column: 5, scope: !182)
!192 = distinct !{!192, !184, !193, !121}
!193 = !DILocation(line: 27, column: 77, scope: !178)
!194 = !DILocation(line: 28, column: 27, scope: !101)
!195 = !DILocation(line: 28, column: 16, scope: !101)
!196 = !DILocation(line: 29, column: 24, scope: !101)
!197 = !DILocation(line: 29, column: 22, scope: !101)
!198 = !DILocation(line: 30, column: 20, scope: !101)
!199 = !DILocation(line: 30, column: 12, scope: !101)
!200 = !DILocation(line: 31, column: 36, scope: !101)
!201 = !DILocation(line: 31, column: 34, scope: !101)
!202 = !DILocalVariable(name: "big", scope: !101, file: !3, line: 32, type: !30)
!203 = !DILocation(line: 32, column: 23, scope: !101)
!204 = !DILocation(line: 32, column: 29, scope: !101)
!205 = !DILocation(line: 32, column: 62, scope: !101)
!206 = !DILocation(line: 33, column: 31, scope: !101)
!207 = !DILocation(line: 33, column: 35, scope: !101)
!208 = !DILocation(line: 33, column: 19, scope: !101)
!209 = !DILocation(line: 33, column: 12, scope: !101)
!210 = !DILocation(line: 33, column: 10, scope: !101)
!211 = !DILocation(line: 34, column: 12, scope: !101)
!212 = !DILocation(line: 35, column: 12, scope: !101)
!213 = !DILocation(line: 35, column: 10, scope: !101)
!214 = !DILocalVariable(name: "old", scope: !101, file: !3, line: 36, type: !215)
!215 = !DICompositeType(tag: DW_TAG_array_type, baseType: !8, size: 64, elements: !20)
!216 = !DILocation(line: 36, column: 14, scope: !101)
!217 = !DILocalVariable(name: "i", scope: !218, file: !3, line: 37, type: !19)
!218 = distinct !DILexicalBlock(scope: !101, file: !3, line: 37, column: 5)
!219 = !DILocation(line: 37, column: 14, scope: !218)
!220 = !DILocation(line: 37, column: 10, scope: !218)
!221 = !DILocation(line: 37, column: 21, scope: !222)
!222 = distinct !DILexicalBlock(scope: !218, file: !3, line: 37, column: 5)
!223 = !DILocation(line: 37, column: 23, scope: !222)
!224 = !DILocation(line: 37, column: 5, scope: !218)
!225 = !DILocation(line: 37, column: 81, scope: !222)
!226 = !DILocation(line: 37, column: 42, scope: !222)
!227 = !DILocation(line: 37, column: 37, scope: !222)
!228 = !DILocation(line: 37, column: 33, scope: !222)
!229 = !DILocation(line: 37, column: 40, scope: !222)
!230 = !DILocation(line: 37, column: 29, scope: !222)
!231 = !DILocation(line: 37, column: 5, scope: !222)
!232 = distinct !{!232, !224, !233, !121}
!233 = !DILocation(line: 37, column: 88, scope: !218)
!234 = !DILocation(line: 38, column: 5, scope: !101)
!235 = !DILocation(line: 39, column: 14, scope: !101)
!236 = !DILocation(line: 39, column: 22, scope: !101)
!237 = !DILocation(line: 39, column: 28, scope: !101)
!238 = !DILocation(line: 39, column: 31, scope: !101)
!239 = !DILocation(line: 39, column: 41, scope: !101)
!240 = !DILocation(line: 39, column: 47, scope: !101)
!241 = !DILocation(line: 39, column: 50, scope: !101)
!242 = !DILocation(line: 39, column: 55, scope: !101)
!243 = !DILocation(line: 39, column: 61, scope: !101)
!244 = !DILocation(line: 39, column: 64, scope: !101)
!245 = !DILocation(line: 39, column: 71, scope: !101)
!246 = !DILocation(line: 39, column: 77, scope: !101)
!247 = !DILocation(line: 39, column: 80, scope: !101)
!248 = !DILocation(line: 39, column: 88, scope: !101)
!249 = !DILocation(line: 39, column: 94, scope: !101)
!250 = !DILocation(line: 39, column: 97, scope: !101)
!251 = !DILocation(line: 39, column: 104, scope: !101)
!252 = !DILocation(line: 40, column: 9, scope: !101)
!253 = !DILocation(line: 40, column: 18, scope: !101)
!254 = !DILocation(line: 40, column: 20, scope: !101)
!255 = !DILocation(line: 40, column: 26, scope: !101)
!256 = !DILocation(line: 40, column: 35, scope: !101)
!257 = !DILocation(line: 40, column: 39, scope: !101)
!258 = !DILocation(line: 40, column: 45, scope: !101)
!259 = !DILocation(line: 40, column: 48, scope: !101)
!260 = !DILocation(line: 40, column: 53, scope: !101)
!261 = !DILocation(line: 40, column: 59, scope: !101)
!262 = !DILocation(line: 40, column: 62, scope: !101)
!263 = !DILocation(line: 40, column: 67, scope: !101)
!264 = !DILocation(line: 40, column: 73, scope: !101)
!265 = !DILocation(line: 40, column: 76, scope: !101)
!266 = !DILocation(line: 40, column: 80, scope: !101)
!267 = !DILocation(line: 40, column: 86, scope: !101)
!268 = !DILocation(line: 40, column: 89, scope: !101)
!269 = !DILocation(line: 40, column: 100, scope: !101)
!270 = !DILocation(line: 0, scope: !101)
!271 = !DILocation(line: 39, column: 12, scope: !101)
!272 = !DILocation(line: 39, column: 5, scope: !101)
