import { articleProblems } from "../../../shared/news/news.problems.ts";
import { urlTitleOf } from "../../../shared/news/url-title.ts";
import type { Articles } from "../../data/articles/articles.collection.ts";
import { Problem } from "../../platform/http/problem.ts";

/** Each try that fails means that somebody else got an address, so this many can save one title at once. */
const TRIES = 50;

/** The base, or the base with the first number that makes it free. */
export const firstFree = (base: string, isTaken: (urlTitle: string) => boolean): string => {
  let candidate = base;
  for (let number = 2; isTaken(candidate); number++) candidate = `${base}-${number}`;
  return candidate;
};

/** Whether an address is the title's own or a numbered one of it. */
export const isDerivedFrom = (title: string, urlTitle: string): boolean => {
  const base = urlTitleOf(title);
  return urlTitle === base || (urlTitle.startsWith(base) && /^-\d+$/.test(urlTitle.slice(base.length)));
};

/** The address a title gets now. */
export const freeUrlTitle = async (articles: Articles, title: string): Promise<string> => {
  const known = await articles.projection();
  const taken = new Set(Iterator.from(known.entries()).map(({ listed }) => listed.urlTitle));
  return firstFree(urlTitleOf(title), (urlTitle) => taken.has(urlTitle));
};

const isTaken = (error: unknown) => error instanceof Problem && error.kind === articleProblems.urlTitleTaken;

/** Saves under the title's address, numbered where it is taken. */
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
