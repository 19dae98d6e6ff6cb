import { mutationOptions, queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import { type ListConfig, listConfig, MAX_LIMIT } from "../../../shared/contract/list.ts";
import type { SubscriberChange } from "../../../shared/news/subscriber.ts";
import { industries, subscribers } from "../../../shared/news/subscribers.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import type { SubscriberForm } from "./subscriber-form.ts";

export const subscriberQueries = {
  list: listOf(subscribers.list, { sort: "name" }),
  read: (id: string) => queryOf(subscribers.read, { params: { id } }),
  edit: (id: string) => editOf(subscribers.read, { params: { id } }),
  mails: (id: string) => listOf(subscribers.mails, { params: { id } }),
  /** Shares the list's call. */
  unknownMails: (id: string, config: ListConfig) =>
    queryOptions({
      ...queryOf(subscribers.mails, { params: { id }, query: { config } }),
      select: ({ unknown }) => unknown,
    }),
  industries: queryOptions({
    ...queryOf(industries.list, {
      query: { config: listConfig({ limit: MAX_LIMIT, sort: [{ field: "name", direction: "asc" }] }) },
    }),
    select: rowsOf,
    staleTime: 5 * 60_000,
  }),
};

interface Told {
  readonly id: string;
  readonly said: Pick<
    z.input<typeof SubscriberChange>,
    "registrationConfirmedAt" | "customerUnsuscribedAt" | "consent"
  >;
}

/** Sends the present values back, so that nothing else changes. */
export const notifySubscriber = async ({ id, said }: Told) => {
  const { data, etag } = await callVersioned(subscribers.read, { params: { id } });
  const input = { params: { id }, body: { ...data, ...said } };
  return (await callVersioned(subscribers.update, input, { ifMatch: etag })).data;
};

export const subscriberMutations = {
  tell: mutationOptions({ mutationKey: keyOf(subscribers.update), mutationFn: notifySubscriber }),
  save: savingOf(subscribers, {
    create: (body: SubscriberForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  lift: mutationOf(subscribers.lift),
  remove: mutationOf(subscribers.remove, (id: string) => ({ params: { id } })),
};
