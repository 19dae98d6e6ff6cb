import * as z from "zod";
import { page } from "../contract/list-query.ts";

/** Where addresses of pictures lead (`fileAddress`), for so many seconds: who has it need not ask for each. */
export const Pictures = z.object({ maxAge: z.int(), addresses: z.record(z.string(), z.string()) });
export type Pictures = z.infer<typeof Pictures>;

/** For who asks `withPictures`. */
export const pageWithPictures = <Item extends z.ZodType>(item: Item) =>
  page(item).extend({ pictures: Pictures.optional() });
