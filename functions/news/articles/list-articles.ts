import type { Filter, ListConfig, Page } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { OwnConfirmation } from "../../../shared/news/article.ts";
import type { ArticleSearch } from "../../data/articles/article-search.ts";
import type { Articles, ListedArticle, StoredArticle } from "../../data/articles/articles.collection.ts";
import type { Confirmations } from "../../data/articles/confirmations.repository.ts";
import { askedOf, loadToConfirm, ownConfirmationOf } from "../../data/articles/own-confirmations.ts";
import type { Stored } from "../../platform/collection/collection-spec.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import { withTextSearch } from "../list-search.ts";

export interface ListingDeps {
  readonly articles: Articles;
  readonly articleSearch: ArticleSearch;
  readonly confirmations: Confirmations;
  readonly viewer: Viewer;
  readonly now: Date;
}

const isToConfirm = ({ field }: Filter) => field === "toConfirm";

const isTrue = (value: unknown) => String(value) === "true";

/** What waits for the caller's confirmation, or what does not. */
const narrowed = async (
  wanted: boolean,
  visible: Visible<ListedArticle>,
  deps: ListingDeps,
): Promise<Visible<ListedArticle>> => {
  const waiting = await loadToConfirm(deps);
  return {
    sees: (row, id) => waiting.has(id) === wanted && visible.sees(row, id),
    key: JSON.stringify([visible.key, wanted, [...waiting]]),
  };
};

type ShownArticle = Stored<StoredArticle> & { readonly ownConfirmation?: OwnConfirmation | undefined };

/** Own confirmations come with the page; only a search, which knows its page late, asks for them afterwards. */
const loadPage = async (config: ListConfig, visible: Visible<ListedArticle>, deps: ListingDeps) => {
  const { articles, articleSearch, confirmations } = deps;
  const beside = (article: ListedArticle | StoredArticle, id: string) => {
    const employeeId = askedOf(deps, article);
    return employeeId === undefined ? [] : [confirmations.keyOf(id, employeeId)];
  };
  if (!config.searchTerm) return articles.list(config, visible, { beside });
  const found = await articleSearch.list(config, visible);
  const keys = found.data.flatMap((article) => beside(article, article.id));
  return { ...found, besides: await confirmations.items(keys) };
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
  // What waits is known not to be confirmed.
  const { totalCount, data, besides } = isWaiting
    ? { ...(await deps.articleSearch.list(config, visible)), besides: [] }
    : await loadPage(config, visible, deps);
  const own = deps.confirmations.byArticle(besides);
  return {
    totalCount,
    data: data.map((article) =>
      askedOf(deps, article) === undefined
        ? article
        : { ...article, ownConfirmation: ownConfirmationOf(article, own) },
    ),
  };
};
