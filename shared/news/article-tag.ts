import * as z from "zod";

/** A tag in use: on how many articles that the caller may see, and on how many of those that everybody reads now. */
export const ArticleTag = z
  .object({ name: z.string(), articlesCount: z.int(), internalCount: z.int() })
  .meta({ id: "ArticleTag" });
export type ArticleTag = z.infer<typeof ArticleTag>;
