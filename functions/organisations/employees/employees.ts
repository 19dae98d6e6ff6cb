import type { Viewer } from "../../../shared/login/permissions.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import { employees as contract } from "../../../shared/organisations/employees.contract.ts";
import { implement } from "../../platform/http/implement.ts";
import { notFound } from "../../platform/problem.ts";
import type { OrganisationsDeps } from "../organisations.deps.ts";
import { asSeenBy } from "./as-seen-by.ts";
import { withCreators } from "./with-creators.ts";

const shown = async (
  people: readonly Employee[],
  withCreator: boolean | undefined,
  { employees, viewer }: OrganisationsDeps & { readonly viewer: Viewer },
): Promise<Employee[]> => {
  const complete = withCreator ? await withCreators(people, employees) : people;
  return complete.map(asSeenBy(viewer));
};

export const employees = implement<typeof contract, OrganisationsDeps>(contract, {
  list: async ({ query: { config } }, deps) => {
    const { totalCount, data } = await deps.employees.list(config);
    return { totalCount, data: await shown(data, config.withCreator, deps) };
  },

  ofOrganisation: async ({ params, query: { config } }, deps) => {
    const { totalCount, data } = await deps.employees.list(config, {
      where: ({ employedAt }) => employedAt === params.id,
      whereKey: params.id,
    });
    // Only an empty list leaves open whether there is such an office.
    if (totalCount === 0 && !(await deps.organisations.find(params.id))) notFound("organisation.not-found");
    return { totalCount, data: await shown(data, config.withCreator, deps) };
  },

  read: async ({ params, query }, deps) => {
    const employee = (await deps.employees.find(params.id)) ?? notFound("employee.not-found");
    const [person] = await shown([employee], query.withCreator, deps);
    return person ?? notFound("employee.not-found");
  },
});
