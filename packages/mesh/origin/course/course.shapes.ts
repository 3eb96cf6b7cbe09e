import { Type } from "typebox";
import { pageQuery, Page } from "../http/paging.ts";
import { Nullable, PublicId } from "../http/shapes.ts";

export const CourseSummary = Type.Object({
  id: PublicId,
  name: Type.String(),
  resume: Type.String({ description: "Summary in a sentence or two" }),
  cover: Type.String(),
  courseScore: Type.Number({ description: "0 to 10" }),
  saleNum: Type.Integer({ description: "Learners" }),
  payPrice: Type.Number({ description: "Yuan; 0 is free" }),
  videoNum: Type.Integer({ description: "Lessons" }),
});

export const CoursePage = Page(CourseSummary);

const YesNo = (description: string) =>
  Type.Optional(Type.Integer({ title: "排序方式", description, minimum: 0, maximum: 1 }));

export const CourseListQuery = Type.Object({
  ...pageQuery,
  isNew: YesNo("1: newest first, which is also the order without either"),
  isHot: YesNo("1: most learners first"),
  itemId: Type.Optional(
    Type.Integer({
      title: "分类",
      description: "A category of any level, with all below it",
      minimum: 1,
      maximum: 2_147_483_647,
    }),
  ),
  keyword: Type.Optional(Type.String({ title: "关键词", maxLength: 100 })),
});

const categoryFields = {
  id: PublicId,
  pid: Nullable(Type.Integer({ description: "The category above" })),
  name: Type.String(),
  note: Nullable(Type.String()),
};

/** Written out level by level, because clients that generate types from OpenAPI read no recursive answer. */
const Leaf = Type.Object({
  ...categoryFields,
  childList: Type.Array(Type.Object(categoryFields), { maxItems: 0 }),
});
const Branch = Type.Object({ ...categoryFields, childList: Type.Array(Leaf) });
export const CategoryTree = Type.Array(Type.Object({ ...categoryFields, childList: Type.Array(Branch) }));

export const CourseTypeList = Type.Array(Type.Object({ id: PublicId, typeName: Type.String() }));
