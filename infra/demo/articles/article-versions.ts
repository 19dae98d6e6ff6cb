import type { StoredArticle } from "../../../functions/data/articles/articles.collection.ts";
import { articleStateOf, flagsOf } from "../../../shared/news/article-state.ts";
import type { DemoStores } from "../stores.ts";
import { draftWords } from "./phrases.text.ts";

const EDITOR = "employee-2";

const between = (one: string, other: string) =>
  new Date((Date.parse(one) + Date.parse(other)) / 2).toISOString();

const earlier = (article: StoredArticle): StoredArticle[] => {
  const { content, createdAt, modifiedAt } = article;
  const [now, then] = draftWords;
  const begun = content?.slice(0, content.lastIndexOf("<h2>")).replaceAll(now, then) ?? null;
  return [
    { ...article, ...flagsOf("draft"), content: begun, tag: null, modifiedAt: createdAt },
    {
      ...article,
      ...flagsOf("draft"),
      abstract: null,
      modifiedAt: between(createdAt, modifiedAt),
      modifiedBy: EDITOR,
    },
  ];
};

export const keepVersions = async (
  { articles, articleVersions }: DemoStores,
  stored: readonly StoredArticle[],
  now: Date,
): Promise<void> => {
  const byState = Map.groupBy(stored, articleStateOf);
  const chosen = new Set([
    ...Array.from(byState.values(), ([first]) => first),
    ...stored.filter(({ confirmation }) => confirmation),
  ]);
  for (const article of chosen) {
    if (!article) continue;
    for (const before of earlier(article)) {
      await articles.update(article.id, () => article, {
        inTransaction: ({ version }) => [articleVersions.keepWrite({ ...before, version }, now)],
      });
    }
  }
};
