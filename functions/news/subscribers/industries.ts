import { industries as contract } from "../../../shared/news/subscribers.contract.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { NewsDeps } from "../news.deps.ts";

export const industries = implement<typeof contract, NewsDeps>(contract, {
  list: ({ query }, { industries }) => industries.list(query.config, everything),
});
