import type { Filter, ListConfig, Page, Sort } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { OwnConfirmation } from "../../../shared/news/article.ts";
import type { ArticleSearch } from "../../data/articles/article-search.ts";
import type { ListedArticle, StoredArticle } from "../../data/articles/articles.collection.ts";
import { askedOf, loadToConfirm, ownConfirmationOf } from "../../data/articles/own-confirmations.ts";
import { type Authors, openCreators } from "../../data/people/creators.ts";
import type { Stores } from "../../data/stores.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import { withTextSearch } from "../../platform/collection/text-search.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import type { Key } from "../../platform/table/item.ts";

export interface ListingDeps extends Stores {
  readonly articleSearch: ArticleSearch;
  readonly viewer: Viewer;
  readonly now: Date;
}

const isToConfirm = ({ field }: Filter) => field === "toConfirm";

const isTrue = (value: unknown) => String(value) === "true";

/** Keeps articles that wait for the caller's confirmation, or all others. */
const narrowed = async (
  wanted: boolean,
  visible: Visible<ListedArticle>,
  deps: ListingDeps,
): Promise<Visible<ListedArticle>> => {
  const waiting = await loadToConfirm(deps);
  return {
    canSee: (row, id) => waiting.has(id) === wanted && visible.canSee(row, id),
    key: JSON.stringify([visible.key, wanted, [...waiting]]),
  };
};

type ShownArticle = Stored<StoredArticle> &
  Authors & { readonly ownConfirmation?: OwnConfirmation | undefined };

type RelatedKeys = (article: ListedArticle | StoredArticle, id: string) => readonly Key[];

const byReads = ({ field }: Sort) => field === "reads";

/** Readings of the last thirty days; a search has its own order. */
const ranking = async ({ sort }: ListConfig, { articleReads, now }: ListingDeps) => {
  const asked = sort.find(byReads);
  if (!asked) return {};
  const reads = await articleReads.recent(now);
  const sign = asked.direction === "asc" ? 1 : -1;
  return { rankOf: (id: string) => sign * (reads.get(id) ?? 0) };
};

/** Related items come with the page; only a search, which knows its page late, reads them afterwards. */
const loadPage = async (
  config: ListConfig,
  visible: Visible<ListedArticle>,
  relatedKeys: RelatedKeys,
  deps: ListingDeps,
) => {
  const { articles, articleSearch, confirmations } = deps;
  const stored = { ...config, sort: config.sort.filter((sort) => !byReads(sort)) };
  if (!config.searchTerm)
    return articles.list(stored, visible, { relatedKeys, ...(await ranking(config, deps)) });
  const found = await articleSearch.list(stored, visible);
  const keys = found.data.flatMap((article) => relatedKeys(article, article.id));
  return { ...found, related: await confirmations.items(keys) };
};

export const listArticles = async (
  asked: ListConfig,
  seen: Visible<ListedArticle>,
  deps: ListingDeps,
): Promise<Page<ShownArticle>> => {
  const whole = withTextSearch(asked);
  const config = { ...whole, filters: whole.filters.filter((filter) => !isToConfirm(filter)) };
  const filters = whole.filters.filter(isToConfirm);
  const wanted = filters.every(({ values }) => values.some(isTrue));
  const visible = filters.length === 0 ? seen : await narrowed(wanted, seen, deps);
  const isWaiting = filters.length > 0 && wanted;
  const creators = openCreators(deps.employees, config.withCreator);
  const relatedKeys: RelatedKeys = (article, id) => {
    const employeeId = askedOf(deps, article);
    // A waiting article is known not to be confirmed.
    const isUnknown = employeeId !== undefined && !isWaiting;
    return [...(isUnknown ? [deps.confirmations.keyOf(id, employeeId)] : []), ...creators.keysOf(article)];
  };
  const { totalCount, data, related } = await loadPage(config, visible, relatedKeys, deps);
  const own = deps.confirmations.byArticle(related);
  const creatorOf = creators.among(related);
  return {
    totalCount,
    data: data.map((article) => ({
      ...article,
      ...creatorOf(article),
      ...(askedOf(deps, article) === undefined ? {} : { ownConfirmation: ownConfirmationOf(article, own) }),
    })),
  };
};
