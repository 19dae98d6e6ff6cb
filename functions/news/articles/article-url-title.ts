import { articleProblems } from "../../../shared/news/news.problems.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";
import type { Articles } from "../../data/articles/articles.collection.ts";
import { Problem } from "../../platform/http/problem.ts";

/** A failed try means that someone else took an address, so this many may save one title at once. */
const TRIES = 50;

export const firstFree = (base: string, isTaken: (urlTitle: string) => boolean): string => {
  let candidate = base;
  for (let number = 2; isTaken(candidate); number++) candidate = `${base}-${number}`;
  return candidate;
};

/** Also true of a numbered address. */
export const isDerivedFrom = (title: string, urlTitle: string): boolean => {
  const base = urlTitleOf(title);
  return urlTitle === base || (urlTitle.startsWith(base) && /^-\d+$/.test(urlTitle.slice(base.length)));
};

export const freeUrlTitle = async (articles: Articles, title: string): Promise<string> => {
  const known = await articles.projection();
  const taken = new Set(Iterator.from(known.entries()).map(({ listed }) => listed.urlTitle));
  return firstFree(urlTitleOf(title), (urlTitle) => taken.has(urlTitle));
};

const isTaken = (error: unknown) => error instanceof Problem && error.kind === articleProblems.urlTitleTaken;

export const underOwnAddress = async <Saved>(
  articles: Articles,
  title: string,
  save: (urlTitle: string) => Promise<Saved>,
): Promise<Saved> => {
  let urlTitle = urlTitleOf(title);
  for (let tries = 1; ; tries++) {
    try {
      return await save(urlTitle);
    } catch (error) {
      if (!isTaken(error) || tries >= TRIES) throw error;
      urlTitle = await freeUrlTitle(articles, title);
    }
  }
};
