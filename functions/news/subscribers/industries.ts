import { industries as contract } from "../../../shared/news/subscribers.contract.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

export const industries = implement<typeof contract, SubscriberDeps>(contract, {
  list: ({ query }, { industries }) => industries.list(query.config, everything),
});
