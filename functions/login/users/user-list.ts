import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import type { EmployeeUser } from "../../../shared/login/users.contract.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import type { Employees } from "../../data/people/employees.collection.ts";
import type { Users } from "../../data/people/users.collection.ts";
import type { Stores } from "../../data/stores.ts";
import { openJoin, pageOf } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { everything } from "../../platform/collection/visible.ts";

type ProjectionOf<Collection extends { readonly projection: () => Promise<unknown> }> = Awaited<
  ReturnType<Collection["projection"]>
>;

const rules: ListRules<EmployeeUser> = {
  fieldOf: (user, field) => (field === "roleId" ? user.activeRoleIds : user[field as keyof EmployeeUser]),
  searchText: ({ username, firstname, lastname, email, employedAtName }) => [
    username,
    firstname,
    lastname,
    email,
    employedAtName,
  ],
  defaultSort: [{ field: "username", direction: "asc" }],
};

function* rowsOf(
  users: ProjectionOf<Users>,
  employees: ProjectionOf<Employees>,
  offices: ProjectionOf<Organisations>,
): Generator<EmployeeUser> {
  for (const { id, listed } of users.entries()) {
    const person = listed.employeeId ? employees.get(listed.employeeId) : undefined;
    const office = person?.employedAt ? offices.get(person.employedAt) : undefined;
    yield {
      ...listed,
      // Rows from before there were firm accounts lack the field.
      hasFirmAccount: listed.hasFirmAccount ?? false,
      id,
      firstname: person?.firstname ?? null,
      lastname: person?.lastname ?? null,
      email: person?.email ?? null,
      employedAtId: person?.employedAt ?? null,
      employedAtName: office?.name ?? null,
    };
  }
}

const byFullName = (config: ListConfig): ListConfig => ({
  ...config,
  sort: config.sort.flatMap((one) =>
    one.field === "lastname" ? [one, { ...one, field: "firstname" }] : [one],
  ),
});

export const openUserList = ({ users, employees, organisations }: Stores) => {
  const join = openJoin(rules, rowsOf);
  return async (config: ListConfig): Promise<Page<EmployeeUser>> => {
    const rows = join(
      ...(await Promise.all([users.projection(), employees.projection(), organisations.projection()])),
    );
    return pageOf(rows, byFullName(config), everything);
  };
};
