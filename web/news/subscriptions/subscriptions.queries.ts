import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type {
  Subscription,
  SubscriptionPreferences,
  SubscriptionRequest,
} from "../../../shared/news/subscription.ts";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { publicOrganisations } from "../../../shared/organisations/public-organisations.contract.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { queryOf } from "../../app/client/query-of.ts";

export const subscriptionQueries = {
  offices: queryOptions({
    ...queryOf(publicOrganisations.list, {}),
    select: ({ data }) => data.map(({ id, name }) => ({ value: id, label: name })),
  }),
  /** The token travels in a body, which is not logged. */
  preferences: (token: string) => queryOf(subscriptions.preferences, { body: { token } }),
};

export const officeOf = (subscription: Subscription | undefined) => ({
  id: subscription?.organisationId,
  name: subscription?.organisationName,
});

export const subscriptionMutations = {
  register: mutationOf(subscriptions.register, (body: SubscriptionRequest) => ({ body })),
  confirm: mutationOf(subscriptions.confirm, (token: string) => ({ body: { token } })),
  savePreferences: mutationOptions({
    ...mutationOf(subscriptions.savePreferences, (body: SubscriptionPreferences) => ({ body })),
    onSuccess: (saved, { token }, _before, { client }) =>
      client.setQueryData(subscriptionQueries.preferences(token).queryKey, saved),
  }),
  unsubscribe: mutationOf(subscriptions.unsubscribe, (token: string) => ({ query: {}, body: { token } })),
};
