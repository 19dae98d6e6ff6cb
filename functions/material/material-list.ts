import { millisecondsInMinute } from "date-fns/constants";
import { materialProblems } from "../../shared/material/material.problems.ts";
import { articlesById, type ListedArticle, MATERIAL_LIST_PATH } from "../../shared/material/material-list.ts";
import { readMaterialList } from "../../shared/material/read-material-list.ts";
import { Problem } from "../platform/http/problem.ts";
import { describeError, log } from "../platform/logging/log.ts";

const ANSWER_WITHIN = 5_000;
const LOOK_AGAIN_AFTER = 3_000;

type Articles = ReadonlyMap<string, ListedArticle>;

const read = async (portalOrigin: string): Promise<string> => {
  const response = await fetch(`${portalOrigin}${MATERIAL_LIST_PATH}`, {
    signal: AbortSignal.timeout(ANSWER_WITHIN),
  });
  if (!response.ok) throw new Error(`The list of material was answered with ${response.status}`);
  return response.text();
};

const articlesIn = (text: string): Articles => {
  const { list, faults } = readMaterialList(text);
  if (faults) throw new Error(`The list of material is broken: ${faults.join(" ")}`);
  return articlesById(list);
};

const refused = (cause: unknown) => {
  log.error("nothing can be ordered without the list of material", describeError(cause));
  return new Problem(materialProblems.listBroken, { cause });
};

export const openMaterialList = (portalOrigin: string, clock = () => Date.now()) => {
  let known: { readonly articles: Articles; readonly at: number } | undefined;

  const isFresh = (ids: readonly string[], at: number) => {
    if (!known) return false;
    const isWhole = ids.every((id) => known?.articles.has(id));
    return at - known.at < (isWhole ? millisecondsInMinute : LOOK_AGAIN_AFTER);
  };

  return async (ids: readonly string[] = []): Promise<Articles> => {
    const at = clock();
    if (known && isFresh(ids, at)) return known.articles;
    let text: string;
    try {
      text = await read(portalOrigin);
    } catch (cause) {
      if (!known) throw refused(cause);
      log.warn("the list of material is that of before", describeError(cause));
      known = { ...known, at };
      return known.articles;
    }
    try {
      known = { articles: articlesIn(text), at };
    } catch (cause) {
      throw refused(cause);
    }
    return known.articles;
  };
};
