import type { Customer } from "../../../shared/organisations/customer.ts";
import { customerFields } from "../../../shared/organisations/organisation.fields.ts";
import { customerProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import { fieldOf, searchTextOf } from "../../platform/search/entity-fields.ts";
import type { Table } from "../../platform/table/table.ts";

const openCustomersOf = (table: Table, officeId: string) =>
  openCollection<Customer, Customer>(table, {
    name: `CUSTOMER#${officeId}`,
    missing: customerProblems.notFound,
    listed: (customer) => customer,
    listedIsWhole: true,
    fieldOf: fieldOf(customerFields),
    searchText: searchTextOf(customerFields),
    defaultSort: [{ field: "name", direction: "asc" }],
  });

export const openCustomers = (table: Table) => {
  const known = new Map<string, ReturnType<typeof openCustomersOf>>();
  return (officeId: string) => {
    const customers = known.get(officeId) ?? openCustomersOf(table, officeId);
    known.set(officeId, customers);
    return customers;
  };
};
