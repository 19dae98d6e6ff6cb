import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListConfig } from "../../../shared/contract/list.ts";
import type { CustomerDraft } from "../../../shared/organisations/customer.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { call } from "../../app/call.ts";
import { keyOf } from "../../app/query-key.ts";

const { customers } = organisations;

export const customerQueries = {
  list: (id: string) => (config: ListConfig) => {
    const input = { params: { id }, query: { config } };
    return queryOptions({
      queryKey: keyOf(customers.list, input),
      queryFn: ({ signal }) => call(customers.list, input, signal),
    });
  },
};

const refreshCustomers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keyOf(customers.list) });

interface SaveCustomer {
  readonly organisationId: string;
  readonly id: string | undefined;
  readonly body: CustomerDraft;
}

export const customerMutations = {
  save: mutationOptions({
    mutationFn: ({ organisationId, id, body }: SaveCustomer) =>
      id === undefined
        ? call(customers.create, { params: { organisationId }, body })
        : call(customers.update, { params: { organisationId, id }, body }),
    onSuccess: (_saved, _request, _before, { client }) => refreshCustomers(client),
  }),
  remove: mutationOptions({
    mutationFn: (params: { readonly organisationId: string; readonly customerId: string }) =>
      call(customers.remove, { params }),
    onSuccess: (_nothing, _request, _before, { client }) => refreshCustomers(client),
  }),
};
