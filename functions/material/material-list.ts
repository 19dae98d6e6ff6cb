import { millisecondsInMinute } from "date-fns/constants";
import { materialProblems } from "../../shared/material/material.problems.ts";
import { articlesById, type ListedArticle, MATERIAL_LIST_PATH } from "../../shared/material/material-list.ts";
import { readMaterialList } from "../../shared/material/read-material-list.ts";
import { Problem } from "../platform/http/problem.ts";
import { describeError, log } from "../platform/logging/log.ts";

const ANSWER_WITHIN = 5_000;

type Articles = ReadonlyMap<string, ListedArticle>;

const fetchArticles = async (portalOrigin: string): Promise<Articles> => {
  const response = await fetch(`${portalOrigin}${MATERIAL_LIST_PATH}`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  if (!response.ok) throw new Error(`The list of material was answered with ${response.status}`);
  const { list, faults } = readMaterialList(await response.text());
  if (faults) throw new Error(`The list of material is broken: ${faults.join(" ")}`);
  return articlesById(list);
};

/** The very file that browsers show, read where they read it, and at most a minute old. */
export const openMaterialList = (portalOrigin: string, clock = () => Date.now()) => {
  let known: { readonly articles: Articles; readonly at: number } | undefined;

  return async (): Promise<Articles> => {
    const at = clock();
    if (known && at - known.at < millisecondsInMinute) return known.articles;
    try {
      const articles = await fetchArticles(portalOrigin);
      known = { articles, at };
      return articles;
    } catch (cause) {
      log.error("nothing can be ordered without the list of material", describeError(cause));
      throw new Problem(materialProblems.listBroken, { cause });
    }
  };
};
