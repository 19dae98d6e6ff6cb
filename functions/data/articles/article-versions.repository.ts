import { addSeconds } from "date-fns/addSeconds";
import { getUnixTime } from "date-fns/getUnixTime";
import { periods, secondsIn } from "../../../shared/periods.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { packed, unpacked } from "../../platform/collection/packed.ts";
import { type Item, type Key, keyIn, type Write } from "../../platform/table/item.ts";
import { type Table, within } from "../../platform/table/table.ts";
import type { StoredArticle } from "./articles.collection.ts";

export type ArticleAsItWas = Stored<StoredArticle>;

const partitionOf = (articleId: string) => `ARTICLE_VERSION#${articleId}`;
const keyOf = (articleId: string, version: number): Key => ({
  pk: partitionOf(articleId),
  sk: String(version).padStart(8, "0"),
});

/** A content may have 300 KB, the items of a transaction 4 MB. */
const FORGOTTEN_AT_ONCE = 10;

const articleIn = ({ entity }: Item) => unpacked(entity) as ArticleAsItWas;

export const openArticleVersions = (table: Table) => ({
  keepWrite: (before: ArticleAsItWas, now: Date): Write => ({
    Put: {
      Item: {
        ...keyOf(before.id, before.version),
        entity: packed(before),
        expiresAt: getUnixTime(addSeconds(now, secondsIn(periods.articleVersion))),
      },
    },
  }),

  /** Newest first. */
  latest: async (articleId: string, most: number): Promise<ArticleAsItWas[]> => {
    const query = { ...within(partitionOf(articleId)), ScanIndexForward: false };
    const found: ArticleAsItWas[] = [];
    for await (const page of table.queryPages(query, most)) {
      found.push(...page.map(articleIn));
      if (found.length >= most) break;
    }
    return found.slice(0, most);
  },

  find: async (articleId: string, version: number): Promise<ArticleAsItWas | undefined> => {
    const item = await table.get(keyOf(articleId, version));
    return item && articleIn(item);
  },

  findBefore: async (articleId: string, version: number): Promise<ArticleAsItWas | undefined> => {
    const { pk, sk } = keyOf(articleId, version);
    const [item] = await table.query({
      KeyConditionExpression: "pk = :pk AND sk < :sk",
      ExpressionAttributeValues: { ":pk": pk, ":sk": sk },
      ScanIndexForward: false,
      Limit: 1,
    });
    return item && articleIn(item);
  },

  forget: async (articleId: string): Promise<void> =>
    table.remove((await table.all(partitionOf(articleId))).map(keyIn), FORGOTTEN_AT_ONCE),
});
