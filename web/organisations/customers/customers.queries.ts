import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListConfig } from "../../../shared/contract/list.ts";
import { organisations } from "../../../shared/organisations/organisations.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";
import type { CustomerForm } from "./customer-form.ts";

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

/** A client with its version, as it is stored now. */
export const readCustomer = (organisationId: string, id: string) =>
  callVersioned(customers.read, { params: { organisationId, id } });

export const customerMutations = {
  save: (organisationId: string) =>
    mutationOptions({
      mutationFn: ({ id, body, ifMatch }: SaveRequest<CustomerForm>) =>
        id === undefined
          ? callVersioned(customers.create, { params: { organisationId }, body })
          : callVersioned(customers.update, { params: { organisationId, id }, body }, { ifMatch }),
      onSuccess: (_saved, _request, _before, { client }) => refreshCustomers(client),
    }),
  remove: mutationOptions({
    mutationFn: (params: { readonly organisationId: string; readonly customerId: string }) =>
      call(customers.remove, { params }),
    onSuccess: (_nothing, _request, _before, { client }) => refreshCustomers(client),
  }),
};
