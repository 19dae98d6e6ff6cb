import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscribers } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { BulkAction } from "../../components/bulk/bulk-action.ts";
import { BulkTools } from "../../components/bulk/bulk-tools.tsx";
import type { Bulk } from "../../components/bulk/use-bulk.ts";
import { bulkSubscribersText as text } from "./bulk-subscribers.text.ts";
import { notifySubscriber } from "./subscribers.queries.ts";

const actions: readonly BulkAction<SubscriberWithState>[] = [
  {
    ...text.unsubscribe,
    icon: "pi-user-minus",
    danger: true,
    isFor: ({ customerUnsuscribedAt }) => customerUnsuscribedAt === null,
    mutationKey: keyOf(subscribers.update),
    act: ({ id }) => notifySubscriber({ id, said: { customerUnsuscribedAt: new Date().toISOString() } }),
  },
  {
    ...text.remove,
    icon: "pi-trash",
    danger: true,
    mutationKey: keyOf(subscribers.remove),
    act: ({ id }) => call(subscribers.remove, { params: { id } }),
  },
];

export const BulkSubscribers = ({ bulk }: { bulk: Bulk<SubscriberWithState> }) => (
  <BulkTools bulk={bulk} actions={actions} />
);
