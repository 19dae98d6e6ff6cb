import { queryOptions } from "@tanstack/react-query";
import { listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import { industries, subscribers } from "../../../shared/news/subscribers.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import type { SubscriberForm } from "./subscriber-form.ts";

export const subscriberQueries = {
  list: listOf(subscribers.list, { sort: "name" }),
  edit: (id: string) => editOf(subscribers.read, { params: { id } }),
  industries: queryOptions({
    ...queryOf(industries.list, {
      query: { config: listConfig({ limit: MAX_LIMIT, sort: [{ field: "name", direction: "asc" }] }) },
    }),
    select: rowsOf,
    staleTime: 5 * 60_000,
  }),
};

interface LiftSuppression {
  readonly id: string;
  readonly body: SuppressionLiftDraft;
}

export const subscriberMutations = {
  save: savingOf(subscribers, {
    create: (body: SubscriberForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  lift: mutationOf(subscribers.lift, ({ id, body }: LiftSuppression) => ({ params: { id }, body })),
  remove: mutationOf(subscribers.remove, (id: string) => ({ params: { id } })),
};
