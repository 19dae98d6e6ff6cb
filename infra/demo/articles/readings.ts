import { subDays } from "date-fns/subDays";
import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import type { DemoStores } from "../stores.ts";

const READINGS_A_DAY = 40;

export const countReadings = (
  { table, articleReads }: DemoStores,
  articles: readonly StoredArticle[],
  now: Date,
): Promise<void> => {
  const counts = articles
    .filter(({ isInternalRelease }) => isInternalRelease)
    .map(({ id }, at) => [id, at % 7 === 3 ? READINGS_A_DAY - Math.floor(at / 7) : 1 + (at % 5)] as const);
  return table.put(articleReads.itemOf(subDays(now, 1), Object.fromEntries(counts)));
};
