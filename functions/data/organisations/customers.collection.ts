import type { Customer } from "../../../shared/organisations/customer.ts";
import { customerProblems } from "../../../shared/organisations/organisations.problems.ts";
import { openCollection } from "../../platform/collection/collection.ts";
import type { Table } from "../../platform/table/table.ts";

const openCustomersOf = (table: Table, officeId: string) =>
  openCollection<Customer, Customer>(table, {
    name: `CUSTOMER#${officeId}`,
    missing: customerProblems.notFound,
    listed: (customer) => customer,
    listedIsWhole: true,
    fieldOf: (listed, field) => listed[field as keyof Customer],
    searchText: ({ name, street, zip, city, description }) => [name, street, zip, city, description],
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
