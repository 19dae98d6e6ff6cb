import { useMutation } from "@tanstack/react-query";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { subscribers } from "../../../shared/news/subscribers.contract.ts";
import { call } from "../../app/client/call.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { deletionText } from "../deletion.text.ts";
import { useOfficeName } from "../offices.ts";
import { subscriberMutations } from "./subscribers.queries.ts";
import { subscribersText as text } from "./subscribers.text.ts";

const stays = ({ state }: SubscriberWithState) =>
  state === "unsubscribed" || state === "suppressed" ? text.removedStay[state] : text.removedStay.other;

/** `leave` closes the subscriber's page before it would look for a deleted one. */
export const useSubscriberActions = (leave?: () => void | Promise<void>) => {
  const officeName = useOfficeName();
  const confirm = useConfirm();
  const removeAction = useRemoveAction();
  const { mutateAsync: tell } = useMutation(subscriberMutations.tell);
  const { mutateAsync: remove } = useMutation({
    ...subscriberMutations.remove,
    mutationFn: async (id: string) => {
      const removed = await call(subscribers.remove, { params: { id } });
      await leave?.();
      return removed;
    },
  });

  return (subscriber: SubscriberWithState): RowAction[] => {
    const { id, name, email, organisationId, customerUnsuscribedAt } = subscriber;
    const unsubscribe: RowAction = {
      label: text.unsubscribe,
      icon: "pi-user-minus",
      run: () =>
        confirm({
          title: text.unsubscribeTitle(name),
          text: text.unsubscribeWarning(email, officeName(organisationId)),
          verb: text.unsubscribeVerb,
          danger: true,
          run: () => tell({ id, said: { customerUnsuscribedAt: new Date().toISOString() } }),
          done: text.unsubscribed(name),
        }),
    };
    const removal = removeAction({
      title: text.removeTitle,
      warning: `${deletionText.subscriber(name, email)} ${stays(subscriber)}`,
      done: text.removed(name),
      run: () => remove(id),
    });
    return customerUnsuscribedAt === null ? [unsubscribe, removal] : [removal];
  };
};
