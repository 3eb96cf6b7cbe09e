import { type TSchema, Type } from "typebox";

export const Nullable = <T extends TSchema>(schema: T) => Type.Union([schema, Type.Null()]);

/** Public things are numbered from 1. */
export const PublicId = Type.Integer({ title: "编号", minimum: 1, maximum: 2_147_483_647 });
