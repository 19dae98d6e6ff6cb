import { templates as contract } from "../../../shared/news/templates.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";

const allSets = async (_: unknown, { templateSets }: NewsDeps) => {
  const data = await templateSets.all();
  return { totalCount: data.length, data };
};

export const templates = implement<typeof contract, NewsDeps>(contract, { list: allSets, choices: allSets });
