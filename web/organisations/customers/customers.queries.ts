import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editOf } from "../../app/client/query-of.ts";
import type { CustomerForm } from "./customer-form.ts";

const { customers } = organisations;

export const customerQueries = {
  list: (id: string) => listOf(customers.list, { params: { id }, sort: "name" }),
  edit: (organisationId: string) => (id: string) =>
    editOf(customers.read, { params: { organisationId, id } }),
};

export const customerMutations = {
  save: (organisationId: string) =>
    savingOf(customers, {
      create: (body: CustomerForm) => ({ params: { organisationId }, body }),
      update: (body, id) => ({ params: { organisationId, id }, body }),
    }),
  remove: mutationOf(
    customers.remove,
    (params: { readonly organisationId: string; readonly customerId: string }) => ({ params }),
  ),
};
