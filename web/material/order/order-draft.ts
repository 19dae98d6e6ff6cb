import * as z from "zod";
import type { MaterialOrder } from "../../../shared/material/material-order.ts";
import { whenPersonLeaves } from "../../app/client/session.ts";
import { tabStore } from "../../app/client/tab-store.ts";
import { itemKey, OrderForm } from "./order-form.ts";

const OrderDraft = z.object({
  form: OrderForm,
  idempotencyKey: z.string(),
  /** Names of ordered articles, which may have left the list meanwhile. */
  names: z.record(z.string(), z.string()),
});
export type OrderDraft = z.infer<typeof OrderDraft>;

const placeOf = (userId: string) => `material-order:${userId}`;

export const newKey = (): string => crypto.randomUUID();

/** A draft survives a reload and other pages, and ends with the tab or the session. */
export const orderDrafts = {
  read: (userId: string): OrderDraft | undefined => OrderDraft.safeParse(tabStore.read(placeOf(userId))).data,
  keep: (userId: string, draft: OrderDraft): void => tabStore.keep(placeOf(userId), draft),
  forget: (userId: string): void => tabStore.forget(placeOf(userId)),
};

whenPersonLeaves(orderDrafts.forget);

export const draftAgain = ({ items, organisationId, note }: MaterialOrder): OrderDraft => ({
  form: {
    items: Object.fromEntries(
      items.map((item) => [
        itemKey(item.articleId),
        { quantity: String(item.quantity), note: item.note ?? "" },
      ]),
    ),
    organisationId,
    note: note ?? "",
  },
  idempotencyKey: newKey(),
  names: Object.fromEntries(items.map(({ articleId, name }) => [articleId, name])),
});
