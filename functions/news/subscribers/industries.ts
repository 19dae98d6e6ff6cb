import { news } from "../../../shared/news/news.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";

export const industries = implement<typeof news.industries, NewsDeps>(news.industries, {
  list: ({ query }, { industries }) => industries.list(query.config),
});
