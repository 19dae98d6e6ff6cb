import type { ListConfig, Page, Sort } from "../../../shared/contract/list.ts";
import { employeeFields } from "../../../shared/organisations/employee.fields.ts";
import type { Colleague, Employee } from "../../../shared/organisations/employee.ts";
import type { Organisations } from "../../data/organisations/organisations.collection.ts";
import { byPersonName, type Employees } from "../../data/people/employees.collection.ts";
import { openJoin, pageOf } from "../../platform/collection/join.ts";
import type { ListRules } from "../../platform/collection/list-rules.ts";
import { everything } from "../../platform/collection/visible.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";

interface Entry {
  readonly id: string;
  readonly person: Colleague;
  readonly officeName: string | null;
}

const personValue = fieldOf(employeeFields);
const searchText = searchTextOf(employeeFields);

const rules: ListRules<Entry> = {
  fieldOf: ({ person, officeName }, field) =>
    field === "officeName" ? officeName : personValue(person, field),
  searchText: ({ person, officeName }) => [...searchText(person), officeName],
  defaultSort: byPersonName,
};

/** Offices are filtered by id and sorted by name. */
const byName = (sort: Sort): Sort => (sort.field === "employedAt" ? { ...sort, field: "officeName" } : sort);

export const openDirectory = (employees: Employees, organisations: Organisations) => {
  const entriesOf = openJoin(
    rules,
    (
      people: Awaited<ReturnType<Employees["projection"]>>,
      offices: Awaited<ReturnType<Organisations["projection"]>>,
    ) =>
      Iterator.from(people.entries()).map(({ id, listed: person }): Entry => {
        const officeName = person.employedAt === null ? null : (offices.get(person.employedAt)?.name ?? null);
        return { id, person, officeName };
      }),
  );

  return async (config: ListConfig): Promise<Page<Employee>> => {
    const isByOffice = config.sort.some(({ field }) => field === "employedAt");
    if (!config.searchTerm && !isByOffice) return employees.list(config, everything);
    const [people, offices] = await Promise.all([employees.projection(), organisations.projection()]);
    const entries = entriesOf(people, offices);
    const { totalCount, data } = pageOf(
      entries,
      { ...config, sort: [...config.sort.map(byName), ...rules.defaultSort] },
      everything,
    );
    return { totalCount, data: data.map(({ person }) => person) };
  };
};
