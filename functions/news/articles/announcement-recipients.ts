import { addressKey } from "../../../shared/news/recipients.ts";
import type { Employee } from "../../../shared/organisations/employee.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Users } from "../../data/people/users.collection.ts";
import type { Suppressions } from "../../data/suppressions/suppressions.collection.ts";

interface Sources {
  readonly employees: Pick<Employees, "pages">;
  readonly users: Pick<Users, "projection">;
  readonly suppressions: Pick<Suppressions, "current">;
}

export type Addressed = Employee & { readonly email: string };

const deactivated = async (users: Sources["users"]): Promise<ReadonlySet<string>> => {
  const [active, inactive] = [new Set<string>(), new Set<string>()];
  for (const { listed } of (await users.projection()).entries()) {
    if (listed.employeeId) (listed.isActive ? active : inactive).add(listed.employeeId);
  }
  return inactive.difference(active);
};

/** In the order of their ids, which `cursor` relies on; one for each address. */
export async function* announcementRecipients(sources: Sources): AsyncGenerator<Addressed> {
  const [shutOut, suppressed] = await Promise.all([
    deactivated(sources.users),
    sources.suppressions.current(),
  ]);
  const known = new Set<string>();
  for await (const page of sources.employees.pages()) {
    for (const employee of page) {
      const { email, notifyAboutNewsArticles } = employee;
      if (!email || !notifyAboutNewsArticles || shutOut.has(employee.id)) continue;
      const address = addressKey(email);
      if (known.has(address) || suppressed.reasonFor({ email, organisationId: null }, null)) continue;
      known.add(address);
      yield { ...employee, email };
    }
  }
}
