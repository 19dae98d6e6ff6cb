import type { Article } from "../../../shared/news/article.ts";
import { usePersonNames } from "../../components/people/use-person-names.ts";

/** The author that is stored is known without asking. */
export const useAuthorNames = (
  stored: Pick<Article, "authorId" | "authorName"> | undefined,
  ...ids: readonly (string | null | undefined)[]
): ReadonlyMap<string, string> => {
  const { authorId = null, authorName = null } = stored ?? {};
  const names = usePersonNames(...ids.filter((id) => id !== authorId || authorName === null));
  return authorId && authorName ? new Map([...names, [authorId, authorName]]) : names;
};
