import type { Articles } from "../data/articles/articles.collection.ts";
import type { StoredNewsletter } from "../data/newsletters/newsletters.collection.ts";
import { Problem } from "../platform/http/problem.ts";
import { loadArticlesOf } from "./newsletters/newsletter-articles.ts";

/** Saves or removes a newsletter; the 409 of a concurrent edit shows it as it is read, with its articles, not as it is stored. */
export const showingCurrent = async <Saved>(
  articles: Articles,
  save: () => Promise<Saved>,
): Promise<Saved> => {
  try {
    return await save();
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== "entity.changed") throw error;
    // Only the collection throws it, with the entity it stores.
    const current = await loadArticlesOf(error.options.current as StoredNewsletter, articles);
    throw new Problem("entity.changed", { current });
  }
};
