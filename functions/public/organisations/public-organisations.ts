import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import { publicOrganisations as contract } from "../../../shared/organisations/public-organisations.contract.ts";
import { everything } from "../../platform/collection/visible.ts";
import { implement } from "../../platform/http/implement.ts";
import type { PublicDeps } from "../public.deps.ts";
import { loadOffice, publicOfficeOf } from "./public-office.ts";

export const publicOrganisations = implement<typeof contract, PublicDeps>(contract, {
  list: (_, { organisations }) => organisations.list(listConfig({ limit: MAX_LIMIT }), everything),

  read: async ({ params }, deps) => publicOfficeOf(await loadOffice(params.urlName, deps), deps),
});
