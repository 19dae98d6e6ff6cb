import { mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import { type ListConfig, listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { SubscriberDraft, SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import { industries, subscribers } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/client/call.ts";
import { isDenied } from "../../app/client/denied.ts";
import { keyOf } from "../../app/client/query-key.ts";

const allIndustries = {
  query: { config: listConfig({ limit: MAX_LIMIT, sort: [{ field: "name", direction: "asc" }] }) },
};

export const subscriberQueries = {
  list: (config: ListConfig) => {
    const input = { query: { config } };
    return queryOptions({
      queryKey: keyOf(subscribers.list, input),
      queryFn: ({ signal }) => call(subscribers.list, input, signal),
      throwOnError: isDenied,
    });
  },
  industries: queryOptions({
    queryKey: keyOf(industries.list, allIndustries),
    queryFn: ({ signal }) => call(industries.list, allIndustries, signal),
    select: ({ data }) => data,
    staleTime: 5 * 60_000,
  }),
};

/** Every list of subscribers is asked for again. */
export const refreshSubscribers = (client: QueryClient) =>
  client.invalidateQueries({ queryKey: keyOf(subscribers.list) });

interface SaveSubscriber {
  readonly id: string | undefined;
  readonly body: SubscriberDraft;
}

interface LiftSuppression {
  readonly id: string;
  readonly body: SuppressionLiftDraft;
}

export const subscriberMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body }: SaveSubscriber) =>
      id === undefined
        ? call(subscribers.create, { body })
        : call(subscribers.update, { params: { id }, body }),
    onSuccess: (_saved, _request, _before, { client }) => refreshSubscribers(client),
  }),
  lift: mutationOptions({
    mutationFn: ({ id, body }: LiftSuppression) => call(subscribers.lift, { params: { id }, body }),
    onSuccess: (_lifted, _request, _before, { client }) => refreshSubscribers(client),
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => call(subscribers.remove, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refreshSubscribers(client),
  }),
};
