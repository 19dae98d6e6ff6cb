import type { ArticleDraft } from "../../../shared/news/article.ts";
import type { StoredArticle } from "../../data/articles/articles.collection.ts";

type Asked = Pick<StoredArticle, "confirmation" | "confirmationVersion">;

/** Versions go on where an article has stopped asking, so that no earlier confirmation counts again. */
export const confirmationFrom = (draft: ArticleDraft["confirmation"], before: Asked | undefined): Asked => {
  const { confirmation = null, confirmationVersion = confirmation?.version } = before ?? {};
  if (draft === undefined) return { confirmation, confirmationVersion };
  if (draft === null) return { confirmation: null, confirmationVersion };
  const { until, organisationIds, askAgain } = draft;
  const version = confirmation && !askAgain ? confirmation.version : (confirmationVersion ?? 0) + 1;
  return { confirmation: { until, organisationIds, version }, confirmationVersion: version };
};
