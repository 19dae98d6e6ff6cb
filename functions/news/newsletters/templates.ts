import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";
import { builtInSet } from "./template-choice.ts";

export const templates = implement<typeof news.templates, NewsDeps>(news.templates, {
  list: async (_, { templateSets }) => {
    const [{ data }, builtIn] = await Promise.all([
      templateSets.list(listConfig({ limit: MAX_LIMIT })),
      builtInSet(),
    ]);
    const sets = data.some(({ id }) => id === builtIn.id) ? data : [builtIn, ...data];
    return { totalCount: sets.length, data: sets };
  },
});
