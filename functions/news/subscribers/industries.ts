import { industries as contract } from "../../../shared/news/subscribers.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

export const industries = implement<typeof contract, SubscriberDeps>(
  contract,
  { list: ({ query }, { industries, ahead }) => industries.list(query.config, {}, ahead) },
  { keysAhead: (_, { industries }) => industries.noticeKeys },
);
