import type { ListConfig } from "../../../shared/contract/list.ts";
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { picturesOf } from "../../data/files/shown-pictures.ts";
import { openCreators } from "../../data/people/creators.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { asSeenBy } from "./as-seen-by.ts";

type Deps = OrganisationsDeps & { readonly viewer: Viewer; readonly now: Date };

export const shown = async (
  people: readonly Employee[],
  withCreator: boolean | undefined,
  { employees, viewer }: Deps,
): Promise<Employee[]> => {
  const authorsOf = await openCreators(employees, withCreator, { withEditor: true }).load(people);
  return people.map((person) => ({ ...asSeenBy(viewer)(person), ...authorsOf(person) }));
};

export const listShown = async (config: ListConfig, deps: Deps) => {
  const { totalCount, data } = await deps.directory(config);
  const people = await shown(data, config.withCreator, deps);
  const ids = config.withPictures ? people.map(({ profilePictureId }) => profilePictureId) : [];
  return { totalCount, data: people, pictures: await picturesOf(ids, "thumbnail", deps) };
};
