import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { publicOrganisations as contract } from "../../../shared/news/public-articles.contract.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { PublicDeps } from "../public.deps.ts";

export const publicOrganisations = implement<typeof contract, PublicDeps>(contract, {
  list: (_, { organisations }) => organisations.list(listConfig({ limit: MAX_LIMIT }), everything),
});
