import { type TSchema, Type } from "typebox";

const defaultSize = 8;

/** The paging of spec §7: `current` 0 and 1 both mean the first page; a page past the end is empty. */
export const pageQuery = {
  current: Type.Optional(
    Type.Integer({
      title: "页码",
      description: "0 and 1 are both the first page",
      default: 1,
      minimum: 0,
      maximum: 1_000_000,
    }),
  ),
  size: Type.Optional(Type.Integer({ title: "每页条数", default: defaultSize, minimum: 1, maximum: 100 })),
};

export const Page = <T extends TSchema>(record: T) =>
  Type.Object({ total: Type.Integer(), records: Type.Array(record) });

export interface PageRequest {
  current?: number;
  size?: number;
}

export const rangeOf = ({ current = 1, size = defaultSize }: PageRequest) => ({
  limit: size,
  offset: Math.max(0, current - 1) * size,
});
