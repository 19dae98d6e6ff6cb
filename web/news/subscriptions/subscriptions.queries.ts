import { mutationOptions, queryOptions } from "@tanstack/react-query";
import { publicOrganisations } from "../../../shared/news/public-articles.contract.ts";
import type { SubscriptionPreferences, SubscriptionRequest } from "../../../shared/news/subscription.ts";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";

export const subscriptionQueries = {
  offices: queryOptions({
    queryKey: keyOf(publicOrganisations.list),
    queryFn: ({ signal }) => call(publicOrganisations.list, {}, signal),
    select: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
  }),
  /** The token travels in a body, which nobody logs. */
  preferences: (token: string) =>
    queryOptions({
      queryKey: keyOf(subscriptions.preferences, { body: { token } }),
      queryFn: ({ signal }) => call(subscriptions.preferences, { body: { token } }, signal),
    }),
};

export const subscriptionMutations = {
  register: mutationOptions({
    mutationFn: (body: SubscriptionRequest) => call(subscriptions.register, { body }),
  }),
  confirm: mutationOptions({
    mutationFn: (token: string) => call(subscriptions.confirm, { body: { token } }),
  }),
  savePreferences: mutationOptions({
    mutationFn: (body: SubscriptionPreferences) => call(subscriptions.savePreferences, { body }),
    onSuccess: (saved, { token }, _before, { client }) =>
      client.setQueryData(subscriptionQueries.preferences(token).queryKey, saved),
  }),
  unsubscribe: mutationOptions({
    mutationFn: (token: string) => call(subscriptions.unsubscribe, { query: {}, body: { token } }),
  }),
};
