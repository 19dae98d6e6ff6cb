import { S3Client } from "@aws-sdk/client-s3";
import { openArticleIndexer } from "../../functions/data/articles/article-search.ts";
import { openDiscussionIndexer } from "../../functions/data/discussions/discussion-search.ts";
import { openIndexStore } from "../../functions/platform/search/index-store.ts";
import { clientOptions } from "../local/engines/client-options.ts";
import type { SeedTarget } from "../local/seed-target.ts";
import type { DemoStores } from "./stores.ts";

export const storeIndexes = async (
  { articles, forumEntries }: Pick<DemoStores, "articles" | "forumEntries">,
  { endpoints, region, env }: Pick<SeedTarget, "endpoints" | "region" | "env">,
): Promise<void> => {
  const client = new S3Client({ ...clientOptions(endpoints.S3, region), forcePathStyle: true });
  const { BUCKET_NAME } = env;
  try {
    await Promise.all([
      openArticleIndexer(articles, openIndexStore("articles", client, BUCKET_NAME)).begin(),
      openDiscussionIndexer(forumEntries, openIndexStore("discussions", client, BUCKET_NAME)).begin(),
    ]);
  } finally {
    client.destroy();
  }
};
