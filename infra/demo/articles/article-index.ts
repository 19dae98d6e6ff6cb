import { S3Client } from "@aws-sdk/client-s3";
import { openArticleIndexer } from "../../../functions/news/articles/article-search.ts";
import { openIndexStore } from "../../../functions/platform/search/index-store.ts";
import { clientOptions } from "../../local/engines/client-options.ts";
import type { SeedTarget } from "../../local/seed-target.ts";
import type { Stores } from "../stores.ts";

export const storeArticleIndex = async (
  { articles }: Pick<Stores, "articles">,
  { endpoints, region, env }: Pick<SeedTarget, "endpoints" | "region" | "env">,
): Promise<void> => {
  const client = new S3Client({ ...clientOptions(endpoints.S3, region), forcePathStyle: true });
  try {
    await openArticleIndexer(articles, openIndexStore("articles", client, env.BUCKET_NAME)).repair();
  } finally {
    client.destroy();
  }
};
