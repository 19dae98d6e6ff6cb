import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import type { PublicDeps } from "../public.deps.ts";

export const publicOrganisations = implement<typeof news.publicOrganisations, PublicDeps>(
  news.publicOrganisations,
  { list: (_, { organisations }) => organisations.list(listConfig({ limit: MAX_LIMIT })) },
);
