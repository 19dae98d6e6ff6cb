import { queryOptions } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { SubscriberDraft, SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import { industries, subscribers } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { queryOf, rowsOf } from "../../app/client/query-of.ts";

export const subscriberQueries = {
  list: listOf(subscribers.list, { sort: "name" }),
  industries: queryOptions({
    ...queryOf(industries.list, {
      query: { config: listConfig({ limit: MAX_LIMIT, sort: [{ field: "name", direction: "asc" }] }) },
    }),
    select: rowsOf,
    staleTime: 5 * 60_000,
  }),
};

interface SaveSubscriber {
  readonly id: string | undefined;
  readonly body: SubscriberDraft;
}

interface LiftSuppression {
  readonly id: string;
  readonly body: SuppressionLiftDraft;
}

export const subscriberMutations = {
  save: {
    mutationKey: keyOf(subscribers.update),
    mutationFn: ({ id, body }: SaveSubscriber) =>
      id === undefined
        ? call(subscribers.create, { body })
        : call(subscribers.update, { params: { id }, body }),
  },
  lift: mutationOf(subscribers.lift, ({ id, body }: LiftSuppression) => ({ params: { id }, body })),
  remove: mutationOf(subscribers.remove, (id: string) => ({ params: { id } })),
};
