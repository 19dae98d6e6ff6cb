import { defaultTemplateSet } from "../../functions/data/templates/default-template-set.ts";
import { makeOffices } from "./organisations/offices.ts";
import { employeeId, makeEmployees } from "./people/employees.ts";
import { makeRoles, roleIds } from "./people/roles.ts";
import { makeFirstUsers } from "./people/users.ts";
import type { DemoStores } from "./stores.ts";

export const fillFirst = async (stores: DemoStores, now: Date): Promise<void> => {
  const offices = makeOffices();
  const own = offices.slice(0, 1);
  const people = new Set([1, 2, 3].map(employeeId));
  const roles = new Set([roleIds.redaktion, roleIds.employeesOf("1")]);
  await Promise.all([
    stores.organisations.insertMany(own),
    stores.employees.insertMany(makeEmployees(offices, now).filter(({ id }) => people.has(id))),
    stores.roles.insertMany(makeRoles(own).filter(({ id }) => roles.has(id))),
    makeFirstUsers().then(stores.users.insertMany),
    stores.templateSets.insert(defaultTemplateSet),
  ]);
};
