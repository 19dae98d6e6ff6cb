import { listConfig } from "../../../shared/contract/list.ts";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import { type ArticleState, isPinned } from "../../../shared/news/article-state.ts";
import { overview as contract } from "../../../shared/news/overview.contract.ts";
import type { ListedArticle } from "../../data/articles/articles.collection.ts";
import { askedOf, ownConfirmationOf } from "../../data/articles/own-confirmations.ts";
import { articlesSeenBy, internalArticles } from "../../data/articles/visible-articles.ts";
import { picturesOf } from "../../data/files/shown-pictures.ts";
import type { Projection } from "../../platform/collection/projection.ts";
import type { Visible } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import { isAskedOf } from "../approval/people-to-ask.ts";
import type { NewsDeps } from "../news.deps.ts";

const NEWEST = 6;
const PINNED = 3;
const IN_PILE = 3;

const pileIn = (
  projection: Projection<ListedArticle>,
  visible: Visible<ListedArticle>,
  state: ArticleState,
) => {
  const ids = projection.select({
    visible,
    filters: [{ field: "state", values: [state], comparator: "eq" }],
    sort: [{ field: "modifiedAt", direction: "desc" }],
  });
  return {
    totalCount: ids.length,
    data: ids.slice(0, IN_PILE).flatMap((id) => {
      const article = projection.get(id);
      return article ? [{ id, ...article }] : [];
    }),
  };
};

const pinnedIn = (projection: Projection<ListedArticle>, now: Date) =>
  Array.from(projection.entries())
    .flatMap(({ id, listed }) =>
      isPinned(listed, now) ? [{ ...listed, id, until: listed.pinnedUntil ?? "" }] : [],
    )
    .toSorted((one, other) => other.releaseDate.localeCompare(one.releaseDate))
    .slice(0, PINNED);

export const overview = implement<typeof contract, NewsDeps>(contract, {
  read: async (_, deps) => {
    const { articles, confirmations, viewer, now } = deps;
    const projection = await articles.projection();
    const asked = [...projection.entries()].flatMap(({ id, listed }) => {
      const employeeId = askedOf(deps, listed);
      return employeeId === undefined ? [] : [{ id, ...listed, key: confirmations.keyOf(id, employeeId) }];
    });
    const keys = asked.map(({ key }) => key);
    const pinned = pinnedIn(projection, now);
    const isAbove = new Set(pinned.map(({ id }) => id));
    const { data, related } = await articles.list(
      listConfig({ limit: NEWEST + pinned.length }),
      internalArticles(now),
      { relatedKeys: () => keys },
    );
    const newest = data.filter(({ id }) => !isAbove.has(id)).slice(0, NEWEST);
    const confirmed = confirmations.byArticle(related);
    const toConfirm = asked.flatMap((article) => {
      const own = ownConfirmationOf(article, confirmed);
      return own?.confirmedAt === null ? [{ ...article, until: own.until }] : [];
    });
    const seen = articlesSeenBy(viewer, now);
    const toReview = Array.from(projection.entries()).flatMap(({ id, listed }) =>
      isAskedOf(viewer, listed) ? [{ id, ...listed }] : [],
    );
    return {
      pinned,
      newest,
      pictures: await picturesOf(
        newest.map(({ titleImageId }) => titleImageId),
        "preview",
        deps,
      ),
      toConfirm: toConfirm.toSorted((one, other) => one.until.localeCompare(other.until)),
      toReview: toReview.toSorted((one, other) => one.modifiedAt.localeCompare(other.modifiedAt)),
      desk: isAllowed(viewer, "EDIT_NEWS", viewer.employedAt)
        ? { inReview: pileIn(projection, seen, "inReview"), drafts: pileIn(projection, seen, "draft") }
        : null,
    };
  },
});
