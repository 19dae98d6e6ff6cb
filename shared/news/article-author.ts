import * as z from "zod";
import { Id } from "../contract/wire.ts";

/** Somebody by whom there are articles: how many that the caller may see, and how many of those everybody reads now. */
export const ArticleAuthor = z
  .object({ id: Id, name: z.string(), articlesCount: z.int(), internalCount: z.int() })
  .meta({ id: "ArticleAuthor" });
export type ArticleAuthor = z.infer<typeof ArticleAuthor>;
