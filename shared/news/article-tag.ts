import * as z from "zod";

export const ArticleTag = z
  .object({ name: z.string(), articlesCount: z.int(), internalCount: z.int() })
  .meta({ id: "ArticleTag" });
export type ArticleTag = z.infer<typeof ArticleTag>;
