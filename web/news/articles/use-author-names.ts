import type { Article } from "../../../shared/news/article.ts";
import { usePersonNames } from "../../components/people/use-person-names.ts";

/** The stored author's name needs no request. */
export const useAuthorNames = (
  stored: Pick<Article, "authorId" | "authorName"> | undefined,
  ...ids: readonly (string | null | undefined)[]
): ReadonlyMap<string, string> => {
  const { authorId = null, authorName = null } = stored ?? {};
  const names = usePersonNames(...ids.filter((id) => id !== authorId || authorName === null));
  return authorId && authorName ? new Map([...names, [authorId, authorName]]) : names;
};
