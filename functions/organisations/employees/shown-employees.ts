import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { asSeenBy } from "./as-seen-by.ts";
import { withCreators } from "./with-creators.ts";

type Deps = OrganisationsDeps & { readonly viewer: Viewer };

export const shown = async (
  people: readonly Employee[],
  withCreator: boolean | undefined,
  { employees, viewer }: Deps,
): Promise<Employee[]> => {
  const complete = withCreator ? await withCreators(people, employees) : people;
  return complete.map(asSeenBy(viewer));
};

export const listShown = async (config: ListConfig, deps: Deps) => {
  const { totalCount, data } = await deps.directory(config);
  return { totalCount, data: await shown(data, config.withCreator, deps) };
};
