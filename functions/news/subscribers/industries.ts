import { news } from "../../../shared/news/news.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { SubscriberDeps } from "./subscribers.deps.ts";

export const industries = implement<typeof news.industries, SubscriberDeps>(
  news.industries,
  { list: ({ query }, { industries, ahead }) => industries.list(query.config, {}, ahead) },
  undefined,
  (_, { industries }) => industries.noticeKeys,
);
