; ModuleID = 'punned.c'
source_filename = "punned.c"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux5.10.0-gnu2.31.0"

%struct.mixed = type { [2 x ptr], ptr }
%union.both = type { %struct.three }
%struct.three = type { ptr, ptr, ptr }
%union.other = type { [3 x ptr] }
%struct.pointers = type { ptr, ptr, ptr }
%struct.item = type { i32, ptr, %struct.link, ptr }
%struct.link = type { ptr }
%struct.plain = type { ptr, ptr, ptr }
%struct.around = type { i64, %struct.mixed }
%struct.odd = type { ptr, ptr, ptr }

@one = global i32 1, align 4, !dbg !0
@two = global i32 2, align 4, !dbg !32
@x = global i32 0, align 4, !dbg !65
@y = global i32 0, align 4, !dbg !67
@z = global i32 0, align 4, !dbg !69
@mixed = global %struct.mixed { [2 x ptr] [ptr @x, ptr @y], ptr @z }, align 8, !dbg !35
@u = global %union.both zeroinitializer, align 8, !dbg !45
@from_list = global ptr null, align 8, !dbg !71
@o = global %union.other zeroinitializer, align 8, !dbg !59
@from_struct = global ptr null, align 8, !dbg !73
@p = global %struct.pointers zeroinitializer, align 8, !dbg !87
@walked = global ptr null, align 8, !dbg !83
@walked_back = global ptr null, align 8, !dbg !85
@end_of = global ptr null, align 8, !dbg !81
@item = global %struct.item zeroinitializer, align 8, !dbg !110
@contained = global ptr null, align 8, !dbg !77
@backwards = global ptr null, align 8, !dbg !75
@other_type = global ptr null, align 8, !dbg !79
@plain = global %struct.plain zeroinitializer, align 8, !dbg !96
@around = global %struct.around zeroinitializer, align 8, !dbg !103
@again = global %struct.mixed zeroinitializer, align 8, !dbg !94

; Function Attrs: noinline nounwind optnone uwtable
define void @f0() #0 !dbg !119 {
  ret void, !dbg !120
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f1() #0 !dbg !121 {
  ret void, !dbg !122
}

; Function Attrs: noinline nounwind optnone uwtable
define void @f2() #0 !dbg !123 {
  ret void, !dbg !124
}

; Function Attrs: noinline nounwind optnone uwtable
define i32 @main() #0 !dbg !125 {
  %1 = alloca i32, align 4
  %2 = alloca ptr, align 8
  %3 = alloca ptr, align 8
  %4 = alloca ptr, align 8
  store i32 0, ptr %1, align 4
  store ptr @f0, ptr @u, align 8, !dbg !129
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.three, ptr @u, i32 0, i32 1), align 8, !dbg !130
  store ptr @f2, ptr getelementptr inbounds nuw (%struct.three, ptr @u, i32 0, i32 2), align 8, !dbg !131
  %5 = load volatile i32, ptr @one, align 4, !dbg !132
  %6 = sext i32 %5 to i64, !dbg !133
  %7 = getelementptr inbounds [3 x ptr], ptr @u, i64 0, i64 %6, !dbg !133
  %8 = load ptr, ptr %7, align 8, !dbg !133
  store ptr %8, ptr @from_list, align 8, !dbg !134
  store ptr @f0, ptr @o, align 8, !dbg !135
  %9 = load volatile i32, ptr @two, align 4, !dbg !136
  %10 = sext i32 %9 to i64, !dbg !137
  %11 = getelementptr inbounds [3 x ptr], ptr @o, i64 0, i64 %10, !dbg !137
  store ptr @f2, ptr %11, align 8, !dbg !138
  %12 = load ptr, ptr getelementptr inbounds nuw (%struct.three, ptr @o, i32 0, i32 2), align 8, !dbg !139
  store ptr %12, ptr @from_struct, align 8, !dbg !140
  store ptr @x, ptr @p, align 8, !dbg !141
  store ptr @y, ptr getelementptr inbounds nuw (%struct.pointers, ptr @p, i32 0, i32 1), align 8, !dbg !142
  store ptr @z, ptr getelementptr inbounds nuw (%struct.pointers, ptr @p, i32 0, i32 2), align 8, !dbg !143
    #dbg_declare(ptr %2, !144, !DIExpression(), !146)
  store ptr @p, ptr %2, align 8, !dbg !146
  %13 = load ptr, ptr %2, align 8, !dbg !147
  %14 = load volatile i32, ptr @two, align 4, !dbg !148
  %15 = sext i32 %14 to i64, !dbg !147
  %16 = getelementptr inbounds ptr, ptr %13, i64 %15, !dbg !147
  %17 = load ptr, ptr %16, align 8, !dbg !147
  store ptr %17, ptr @walked, align 8, !dbg !149
    #dbg_declare(ptr %3, !150, !DIExpression(), !151)
  store ptr getelementptr inbounds nuw (%struct.pointers, ptr @p, i32 0, i32 2), ptr %3, align 8, !dbg !151
  %18 = load ptr, ptr %3, align 8, !dbg !152
  %19 = load volatile i32, ptr @one, align 4, !dbg !153
  %20 = sub nsw i32 0, %19, !dbg !154
  %21 = sext i32 %20 to i64, !dbg !152
  %22 = getelementptr inbounds ptr, ptr %18, i64 %21, !dbg !152
  %23 = load ptr, ptr %22, align 8, !dbg !152
  store ptr %23, ptr @walked_back, align 8, !dbg !155
  %24 = load ptr, ptr %2, align 8, !dbg !156
  %25 = getelementptr inbounds nuw ptr, ptr %24, i32 1, !dbg !156
  store ptr %25, ptr %2, align 8, !dbg !156
  %26 = load ptr, ptr %2, align 8, !dbg !157
  %27 = load ptr, ptr %26, align 8, !dbg !158
  store ptr %27, ptr @end_of, align 8, !dbg !159
  store ptr @f1, ptr getelementptr inbounds nuw (%struct.item, ptr @item, i32 0, i32 1), align 8, !dbg !160
    #dbg_declare(ptr %4, !161, !DIExpression(), !162)
  store ptr getelementptr inbounds nuw (%struct.item, ptr @item, i32 0, i32 2), ptr %4, align 8, !dbg !162
  %28 = load ptr, ptr %4, align 8, !dbg !163
  %29 = getelementptr inbounds i8, ptr %28, i64 -16, !dbg !164
  %30 = getelementptr inbounds nuw %struct.item, ptr %29, i32 0, i32 1, !dbg !164
  %31 = load ptr, ptr %30, align 8, !dbg !164
  store ptr %31, ptr @contained, align 8, !dbg !165
  %32 = load ptr, ptr %4, align 8, !dbg !166
  %33 = getelementptr inbounds ptr, ptr %32, i64 -1, !dbg !167
  %34 = load ptr, ptr %33, align 8, !dbg !167
  store ptr %34, ptr @backwards, align 8, !dbg !168
  %35 = load ptr, ptr getelementptr inbounds nuw (%struct.odd, ptr @u, i32 0, i32 1), align 8, !dbg !169
  store ptr %35, ptr @other_type, align 8, !dbg !170
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @plain, ptr align 8 @mixed, i64 24, i1 false), !dbg !171
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 getelementptr inbounds nuw (%struct.around, ptr @around, i32 0, i32 1), ptr align 8 @mixed, i64 24, i1 false), !dbg !172
  call void @llvm.memcpy.p0.p0.i64(ptr align 8 @again, ptr align 8 @plain, i64 24, i1 false), !dbg !173
  %36 = load ptr, ptr @from_list, align 8, !dbg !174
  %37 = icmp eq ptr %36, @f1, !dbg !175
  br i1 %37, label %38, label %68, !dbg !176

38:                                               ; preds = %0
  %39 = load ptr, ptr @from_struct, align 8, !dbg !177
  %40 = icmp eq ptr %39, @f2, !dbg !178
  br i1 %40, label %41, label %68, !dbg !179

41:                                               ; preds = %38
  %42 = load ptr, ptr @walked, align 8, !dbg !180
  %43 = icmp eq ptr %42, @z, !dbg !181
  br i1 %43, label %44, label %68, !dbg !182

44:                                               ; preds = %41
  %45 = load ptr, ptr @walked_back, align 8, !dbg !183
  %46 = icmp eq ptr %45, @y, !dbg !184
  br i1 %46, label %47, label %68, !dbg !185

47:                                               ; preds = %44
  %48 = load ptr, ptr @end_of, align 8, !dbg !186
  %49 = icmp eq ptr %48, @y, !dbg !187
  br i1 %49, label %50, label %68, !dbg !188

50:                                               ; preds = %47
  %51 = load ptr, ptr @contained, align 8, !dbg !189
  %52 = icmp eq ptr %51, @f1, !dbg !190
  br i1 %52, label %53, label %68, !dbg !191

53:                                               ; preds = %50
  %54 = load ptr, ptr @backwards, align 8, !dbg !192
  %55 = icmp eq ptr %54, @f1, !dbg !193
  br i1 %55, label %56, label %68, !dbg !194

56:                                               ; preds = %53
  %57 = load ptr, ptr @other_type, align 8, !dbg !195
  %58 = icmp eq ptr %57, @f1, !dbg !196
  br i1 %58, label %59, label %68, !dbg !197

59:                                               ; preds = %56
  %60 = load ptr, ptr getelementptr inbounds nuw (%struct.plain, ptr @plain, i32 0, i32 2), align 8, !dbg !198
  %61 = icmp eq ptr %60, @z, !dbg !199
  br i1 %61, label %62, label %68, !dbg !200

62:                                               ; preds = %59
  %63 = load ptr, ptr getelementptr inbounds nuw (%struct.mixed, ptr @again, i32 0, i32 1), align 8, !dbg !201
  %64 = icmp eq ptr %63, @z, !dbg !202
  br i1 %64, label %65, label %68, !dbg !203

65:                                               ; preds = %62
  %66 = load ptr, ptr getelementptr inbounds nuw (%struct.mixed, ptr getelementptr inbounds nuw (%struct.around, ptr @around, i32 0, i32 1), i32 0, i32 1), align 8, !dbg !204
  %67 = icmp eq ptr %66, @z, !dbg !205
  br label %68

68:                                               ; preds = %65, %62, %59, %56, %53, %50, %47, %44, %41, %38, %0
  %69 = phi i1 [ false, %62 ], [ false, %59 ], [ false, %56 ], [ false, %53 ], [ false, %50 ], [ false, %47 ], [ false, %44 ], [ false, %41 ], [ false, %38 ], [ false, %0 ], [ %67, %65 ], !dbg !206
  %70 = xor i1 %69, true, !dbg !207
  %71 = zext i1 %70 to i32, !dbg !207
  ret i32 %71, !dbg !208
}

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #1

attributes #0 = { noinline nounwind optnone uwtable "frame-pointer"="all" "min-legal-vector-width"="0" "no-trapping-math"="true" "stack-protector-buffer-size"="8" }
attributes #1 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }

!llvm.dbg.cu = !{!2}
!llvm.module.flags = !{!112, !113, !114, !115, !116, !117}
!llvm.ident = !{!118}

!0 = !DIGlobalVariableExpression(var: !1, expr: !DIExpression())
!1 = distinct !DIGlobalVariable(name: "one", scope: !2, file: !3, line: 15, type: !34, isLocal: false, isDefinition: true)
!2 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "clang version 22.1.8", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug, retainedTypes: !4, globals: !31, splitDebugInlining: false, nameTableKind: None)
!3 = !DIFile(filename: "punned.c", directory: "")
!4 = !{!5, !22, !24, !11, !25}
!5 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !6, size: 64)
!6 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "item", file: !3, line: 10, size: 256, elements: !7)
!7 = !{!8, !10, !15, !20}
!8 = !DIDerivedType(tag: DW_TAG_member, name: "n", scope: !6, file: !3, line: 10, baseType: !9, size: 32)
!9 = !DIBasicType(name: "int", size: 32, encoding: DW_ATE_signed)
!10 = !DIDerivedType(tag: DW_TAG_member, name: "act", scope: !6, file: !3, line: 10, baseType: !11, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_typedef, name: "fn", file: !3, line: 4, baseType: !12)
!12 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !13, size: 64)
!13 = !DISubroutineType(types: !14)
!14 = !{null}
!15 = !DIDerivedType(tag: DW_TAG_member, name: "link", scope: !6, file: !3, line: 10, baseType: !16, size: 64, offset: 128)
!16 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "link", file: !3, line: 9, size: 64, elements: !17)
!17 = !{!18}
!18 = !DIDerivedType(tag: DW_TAG_member, name: "next", scope: !16, file: !3, line: 9, baseType: !19, size: 64)
!19 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !16, size: 64)
!20 = !DIDerivedType(tag: DW_TAG_member, name: "more", scope: !6, file: !3, line: 10, baseType: !21, size: 64, offset: 192)
!21 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: null, size: 64)
!22 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !23, size: 64)
!23 = !DIBasicType(name: "char", size: 8, encoding: DW_ATE_signed_char)
!24 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !11, size: 64)
!25 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !26, size: 64)
!26 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "odd", file: !3, line: 20, size: 192, elements: !27)
!27 = !{!28, !29, !30}
!28 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !26, file: !3, line: 20, baseType: !22, size: 64)
!29 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !26, file: !3, line: 20, baseType: !22, size: 64, offset: 64)
!30 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !26, file: !3, line: 20, baseType: !22, size: 64, offset: 128)
!31 = !{!0, !32, !35, !45, !59, !65, !67, !69, !71, !73, !75, !77, !79, !81, !83, !85, !87, !94, !96, !103, !110}
!32 = !DIGlobalVariableExpression(var: !33, expr: !DIExpression())
!33 = distinct !DIGlobalVariable(name: "two", scope: !2, file: !3, line: 15, type: !34, isLocal: false, isDefinition: true)
!34 = !DIDerivedType(tag: DW_TAG_volatile_type, baseType: !9)
!35 = !DIGlobalVariableExpression(var: !36, expr: !DIExpression())
!36 = distinct !DIGlobalVariable(name: "mixed", scope: !2, file: !3, line: 17, type: !37, isLocal: false, isDefinition: true)
!37 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "mixed", file: !3, line: 17, size: 192, elements: !38)
!38 = !{!39, !44}
!39 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !37, file: !3, line: 17, baseType: !40, size: 128)
!40 = !DICompositeType(tag: DW_TAG_array_type, baseType: !41, size: 128, elements: !42)
!41 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !9, size: 64)
!42 = !{!43}
!43 = !DISubrange(count: 2)
!44 = !DIDerivedType(tag: DW_TAG_member, name: "last", scope: !37, file: !3, line: 17, baseType: !41, size: 64, offset: 128)
!45 = !DIGlobalVariableExpression(var: !46, expr: !DIExpression())
!46 = distinct !DIGlobalVariable(name: "u", scope: !2, file: !3, line: 8, type: !47, isLocal: false, isDefinition: true)
!47 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "both", file: !3, line: 6, size: 192, elements: !48)
!48 = !{!49, !55}
!49 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !47, file: !3, line: 6, baseType: !50, size: 192)
!50 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "three", file: !3, line: 5, size: 192, elements: !51)
!51 = !{!52, !53, !54}
!52 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !50, file: !3, line: 5, baseType: !11, size: 64)
!53 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !50, file: !3, line: 5, baseType: !11, size: 64, offset: 64)
!54 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !50, file: !3, line: 5, baseType: !11, size: 64, offset: 128)
!55 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !47, file: !3, line: 6, baseType: !56, size: 192)
!56 = !DICompositeType(tag: DW_TAG_array_type, baseType: !11, size: 192, elements: !57)
!57 = !{!58}
!58 = !DISubrange(count: 3)
!59 = !DIGlobalVariableExpression(var: !60, expr: !DIExpression())
!60 = distinct !DIGlobalVariable(name: "o", scope: !2, file: !3, line: 8, type: !61, isLocal: false, isDefinition: true)
!61 = distinct !DICompositeType(tag: DW_TAG_union_type, name: "other", file: !3, line: 7, size: 192, elements: !62)
!62 = !{!63, !64}
!63 = !DIDerivedType(tag: DW_TAG_member, name: "list", scope: !61, file: !3, line: 7, baseType: !56, size: 192)
!64 = !DIDerivedType(tag: DW_TAG_member, name: "s", scope: !61, file: !3, line: 7, baseType: !50, size: 192)
!65 = !DIGlobalVariableExpression(var: !66, expr: !DIExpression())
!66 = distinct !DIGlobalVariable(name: "x", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!67 = !DIGlobalVariableExpression(var: !68, expr: !DIExpression())
!68 = distinct !DIGlobalVariable(name: "y", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!69 = !DIGlobalVariableExpression(var: !70, expr: !DIExpression())
!70 = distinct !DIGlobalVariable(name: "z", scope: !2, file: !3, line: 12, type: !9, isLocal: false, isDefinition: true)
!71 = !DIGlobalVariableExpression(var: !72, expr: !DIExpression())
!72 = distinct !DIGlobalVariable(name: "from_list", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!73 = !DIGlobalVariableExpression(var: !74, expr: !DIExpression())
!74 = distinct !DIGlobalVariable(name: "from_struct", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!75 = !DIGlobalVariableExpression(var: !76, expr: !DIExpression())
!76 = distinct !DIGlobalVariable(name: "backwards", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!77 = !DIGlobalVariableExpression(var: !78, expr: !DIExpression())
!78 = distinct !DIGlobalVariable(name: "contained", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!79 = !DIGlobalVariableExpression(var: !80, expr: !DIExpression())
!80 = distinct !DIGlobalVariable(name: "other_type", scope: !2, file: !3, line: 13, type: !11, isLocal: false, isDefinition: true)
!81 = !DIGlobalVariableExpression(var: !82, expr: !DIExpression())
!82 = distinct !DIGlobalVariable(name: "end_of", scope: !2, file: !3, line: 14, type: !21, isLocal: false, isDefinition: true)
!83 = !DIGlobalVariableExpression(var: !84, expr: !DIExpression())
!84 = distinct !DIGlobalVariable(name: "walked", scope: !2, file: !3, line: 14, type: !21, isLocal: false, isDefinition: true)
!85 = !DIGlobalVariableExpression(var: !86, expr: !DIExpression())
!86 = distinct !DIGlobalVariable(name: "walked_back", scope: !2, file: !3, line: 14, type: !21, isLocal: false, isDefinition: true)
!87 = !DIGlobalVariableExpression(var: !88, expr: !DIExpression())
!88 = distinct !DIGlobalVariable(name: "p", scope: !2, file: !3, line: 16, type: !89, isLocal: false, isDefinition: true)
!89 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "pointers", file: !3, line: 16, size: 192, elements: !90)
!90 = !{!91, !92, !93}
!91 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !89, file: !3, line: 16, baseType: !41, size: 64)
!92 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !89, file: !3, line: 16, baseType: !41, size: 64, offset: 64)
!93 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !89, file: !3, line: 16, baseType: !41, size: 64, offset: 128)
!94 = !DIGlobalVariableExpression(var: !95, expr: !DIExpression())
!95 = distinct !DIGlobalVariable(name: "again", scope: !2, file: !3, line: 17, type: !37, isLocal: false, isDefinition: true)
!96 = !DIGlobalVariableExpression(var: !97, expr: !DIExpression())
!97 = distinct !DIGlobalVariable(name: "plain", scope: !2, file: !3, line: 18, type: !98, isLocal: false, isDefinition: true)
!98 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "plain", file: !3, line: 18, size: 192, elements: !99)
!99 = !{!100, !101, !102}
!100 = !DIDerivedType(tag: DW_TAG_member, name: "a", scope: !98, file: !3, line: 18, baseType: !41, size: 64)
!101 = !DIDerivedType(tag: DW_TAG_member, name: "b", scope: !98, file: !3, line: 18, baseType: !41, size: 64, offset: 64)
!102 = !DIDerivedType(tag: DW_TAG_member, name: "c", scope: !98, file: !3, line: 18, baseType: !41, size: 64, offset: 128)
!103 = !DIGlobalVariableExpression(var: !104, expr: !DIExpression())
!104 = distinct !DIGlobalVariable(name: "around", scope: !2, file: !3, line: 19, type: !105, isLocal: false, isDefinition: true)
!105 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "around", file: !3, line: 19, size: 256, elements: !106)
!106 = !{!107, !109}
!107 = !DIDerivedType(tag: DW_TAG_member, name: "k", scope: !105, file: !3, line: 19, baseType: !108, size: 64)
!108 = !DIBasicType(name: "long", size: 64, encoding: DW_ATE_signed)
!109 = !DIDerivedType(tag: DW_TAG_member, name: "in", scope: !105, file: !3, line: 19, baseType: !37, size: 192, offset: 64)
!110 = !DIGlobalVariableExpression(var: !111, expr: !DIExpression())
!111 = distinct !DIGlobalVariable(name: "item", scope: !2, file: !3, line: 21, type: !6, isLocal: false, isDefinition: true)
!112 = !{i32 7, !"Dwarf Version", i32 4}
!113 = !{i32 2, !"Debug Info Version", i32 3}
!114 = !{i32 1, !"wchar_size", i32 4}
!115 = !{i32 8, !"PIC Level", i32 2}
!116 = !{i32 7, !"uwtable", i32 2}
!117 = !{i32 7, !"frame-pointer", i32 2}
!118 = !{!"clang version 22.1.8"}
!119 = distinct !DISubprogram(name: "f0", scope: !3, file: !3, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!120 = !DILocation(line: 11, column: 16, scope: !119)
!121 = distinct !DISubprogram(name: "f1", scope: !3, file: !3, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!122 = !DILocation(line: 11, column: 33, scope: !121)
!123 = distinct !DISubprogram(name: "f2", scope: !3, file: !3, line: 11, type: !13, scopeLine: 11, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2)
!124 = !DILocation(line: 11, column: 50, scope: !123)
!125 = distinct !DISubprogram(name: "main", scope: !3, file: !3, line: 22, type: !126, scopeLine: 22, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition, unit: !2, retainedNodes: !128)
!126 = !DISubroutineType(types: !127)
!127 = !{!9}
!128 = !{}
!129 = !DILocation(line: 23, column: 11, scope: !125)
!130 = !DILocation(line: 23, column: 23, scope: !125)
!131 = !DILocation(line: 23, column: 35, scope: !125)
!132 = !DILocation(line: 24, column: 24, scope: !125)
!133 = !DILocation(line: 24, column: 17, scope: !125)
!134 = !DILocation(line: 24, column: 15, scope: !125)
!135 = !DILocation(line: 25, column: 15, scope: !125)
!136 = !DILocation(line: 25, column: 28, scope: !125)
!137 = !DILocation(line: 25, column: 21, scope: !125)
!138 = !DILocation(line: 25, column: 33, scope: !125)
!139 = !DILocation(line: 26, column: 23, scope: !125)
!140 = !DILocation(line: 26, column: 17, scope: !125)
!141 = !DILocation(line: 27, column: 9, scope: !125)
!142 = !DILocation(line: 27, column: 19, scope: !125)
!143 = !DILocation(line: 27, column: 29, scope: !125)
!144 = !DILocalVariable(name: "w", scope: !125, file: !3, line: 28, type: !145)
!145 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !41, size: 64)
!146 = !DILocation(line: 28, column: 11, scope: !125)
!147 = !DILocation(line: 29, column: 14, scope: !125)
!148 = !DILocation(line: 29, column: 16, scope: !125)
!149 = !DILocation(line: 29, column: 12, scope: !125)
!150 = !DILocalVariable(name: "back", scope: !125, file: !3, line: 30, type: !145)
!151 = !DILocation(line: 30, column: 11, scope: !125)
!152 = !DILocation(line: 31, column: 19, scope: !125)
!153 = !DILocation(line: 31, column: 25, scope: !125)
!154 = !DILocation(line: 31, column: 24, scope: !125)
!155 = !DILocation(line: 31, column: 17, scope: !125)
!156 = !DILocation(line: 32, column: 6, scope: !125)
!157 = !DILocation(line: 33, column: 15, scope: !125)
!158 = !DILocation(line: 33, column: 14, scope: !125)
!159 = !DILocation(line: 33, column: 12, scope: !125)
!160 = !DILocation(line: 34, column: 14, scope: !125)
!161 = !DILocalVariable(name: "l", scope: !125, file: !3, line: 35, type: !19)
!162 = !DILocation(line: 35, column: 18, scope: !125)
!163 = !DILocation(line: 36, column: 42, scope: !125)
!164 = !DILocation(line: 36, column: 77, scope: !125)
!165 = !DILocation(line: 36, column: 15, scope: !125)
!166 = !DILocation(line: 37, column: 25, scope: !125)
!167 = !DILocation(line: 37, column: 17, scope: !125)
!168 = !DILocation(line: 37, column: 15, scope: !125)
!169 = !DILocation(line: 38, column: 42, scope: !125)
!170 = !DILocation(line: 38, column: 16, scope: !125)
!171 = !DILocation(line: 39, column: 5, scope: !125)
!172 = !DILocation(line: 40, column: 17, scope: !125)
!173 = !DILocation(line: 41, column: 5, scope: !125)
!174 = !DILocation(line: 42, column: 14, scope: !125)
!175 = !DILocation(line: 42, column: 24, scope: !125)
!176 = !DILocation(line: 42, column: 30, scope: !125)
!177 = !DILocation(line: 42, column: 33, scope: !125)
!178 = !DILocation(line: 42, column: 45, scope: !125)
!179 = !DILocation(line: 42, column: 51, scope: !125)
!180 = !DILocation(line: 42, column: 54, scope: !125)
!181 = !DILocation(line: 42, column: 61, scope: !125)
!182 = !DILocation(line: 42, column: 67, scope: !125)
!183 = !DILocation(line: 42, column: 70, scope: !125)
!184 = !DILocation(line: 42, column: 82, scope: !125)
!185 = !DILocation(line: 43, column: 9, scope: !125)
!186 = !DILocation(line: 43, column: 12, scope: !125)
!187 = !DILocation(line: 43, column: 19, scope: !125)
!188 = !DILocation(line: 43, column: 25, scope: !125)
!189 = !DILocation(line: 43, column: 28, scope: !125)
!190 = !DILocation(line: 43, column: 38, scope: !125)
!191 = !DILocation(line: 43, column: 44, scope: !125)
!192 = !DILocation(line: 43, column: 47, scope: !125)
!193 = !DILocation(line: 43, column: 57, scope: !125)
!194 = !DILocation(line: 43, column: 63, scope: !125)
!195 = !DILocation(line: 43, column: 66, scope: !125)
!196 = !DILocation(line: 43, column: 77, scope: !125)
!197 = !DILocation(line: 44, column: 9, scope: !125)
!198 = !DILocation(line: 44, column: 18, scope: !125)
!199 = !DILocation(line: 44, column: 20, scope: !125)
!200 = !DILocation(line: 44, column: 26, scope: !125)
!201 = !DILocation(line: 44, column: 35, scope: !125)
!202 = !DILocation(line: 44, column: 40, scope: !125)
!203 = !DILocation(line: 44, column: 46, scope: !125)
!204 = !DILocation(line: 44, column: 59, scope: !125)
!205 = !DILocation(line: 44, column: 64, scope: !125)
!206 = !DILocation(line: 0, scope: !125)
!207 = !DILocation(line: 42, column: 12, scope: !125)
!208 = !DILocation(line: 42, column: 5, scope: !125)
