import * as z from "zod";
import { page } from "../contract/list-query.ts";

/** Signed addresses by `fileAddress`, valid for `maxAge` seconds, save a request for each picture. */
export const Pictures = z.object({ maxAge: z.int(), addresses: z.record(z.string(), z.string()) });
export type Pictures = z.infer<typeof Pictures>;

/** `pictures` come only if the call asks `withPictures`. */
export const pageWithPictures = <Item extends z.ZodType>(item: Item) =>
  page(item).extend({ pictures: Pictures.optional() });
