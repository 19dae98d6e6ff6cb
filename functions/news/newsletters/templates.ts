import { news } from "../../../shared/news/news.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";

export const templates = implement<typeof news.templates, NewsDeps>(news.templates, {
  list: async (_, { templateSets }) => {
    const data = await templateSets.all();
    return { totalCount: data.length, data };
  },
});
