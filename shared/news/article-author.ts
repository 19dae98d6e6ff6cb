import * as z from "zod";
import { Id } from "../contract/wire.ts";

export const ArticleAuthor = z
  .object({ id: Id, name: z.string(), articlesCount: z.int(), internalCount: z.int() })
  .meta({ id: "ArticleAuthor" });
export type ArticleAuthor = z.infer<typeof ArticleAuthor>;
