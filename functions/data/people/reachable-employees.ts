import { addressKey } from "../../../shared/news/recipients.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Suppressions } from "../suppressions/suppressions.collection.ts";
import type { Employees } from "./employees.collection.ts";
import type { Users } from "./users.collection.ts";

interface Standing {
  readonly users: Pick<Users, "projection">;
  readonly suppressions: Pick<Suppressions, "current">;
}

export interface ReachableSources extends Standing {
  readonly employees: Pick<Employees, "pages">;
}

export type Addressed = Employee & { readonly email: string };

const deactivated = async (users: Standing["users"]): Promise<ReadonlySet<string>> => {
  const [active, inactive] = [new Set<string>(), new Set<string>()];
  for (const { listed } of (await users.projection()).entries()) {
    if (listed.employeeId) (listed.isActive ? active : inactive).add(listed.employeeId);
  }
  return inactive.difference(active);
};

/** Employees who are not shut out and have an address that takes mail. */
export const loadReachable = async ({ users, suppressions }: Standing) => {
  const [shutOut, suppressed] = await Promise.all([deactivated(users), suppressions.current()]);
  return (employee: Employee): employee is Addressed => {
    const { id, email } = employee;
    return (
      email !== null &&
      email !== "" &&
      !shutOut.has(id) &&
      !suppressed.reasonFor({ email, organisationId: null }, null)
    );
  };
};

/** In the order of ids, which a cursor relies on; one for each address. */
export async function* reachableEmployees(
  sources: ReachableSources,
  wants: (employee: Addressed) => boolean,
): AsyncGenerator<Addressed> {
  const isReachable = await loadReachable(sources);
  const known = new Set<string>();
  for await (const page of sources.employees.pages()) {
    for (const employee of page) {
      if (!isReachable(employee) || !wants(employee)) continue;
      const address = addressKey(employee.email);
      if (known.has(address)) continue;
      known.add(address);
      yield employee;
    }
  }
}
