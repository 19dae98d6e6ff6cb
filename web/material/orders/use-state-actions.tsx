import { useMutation } from "@tanstack/react-query";
import { type MaterialOrder, MaterialOrderState } from "../../../shared/material/material-order.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useOfficeRights } from "../../components/people/use-office-rights.ts";
import { useToasts } from "../../components/toasts.tsx";
import { materialMutations } from "../material.queries.ts";
import { stateActionText, stateChangeText as text } from "../material.text.ts";
import { OrderItems } from "./order-items.tsx";

const icons: Readonly<Record<MaterialOrderState, string>> = {
  ordered: "pi-replay",
  sent: "pi-send",
  cancelled: "pi-ban",
};

/** The orderer is told by mail, so each asks first. */
export const useStateActions = () => {
  const confirm = useConfirm();
  const toasts = useToasts();
  const { mayEdit } = useOfficeRights("ADMIN_MISC");
  const { mutateAsync: update } = useMutation(materialMutations.update);

  return (order: MaterialOrder): RowAction[] =>
    MaterialOrderState.options
      // One's own orders for other offices stand among them, too.
      .filter((state) => state !== order.state && mayEdit(order.organisationId))
      .toSorted((one, other) => Number(one === "cancelled") - Number(other === "cancelled"))
      .map((state) => {
        const { label, title, verb } = stateActionText[state];
        const danger = state === "cancelled";
        return {
          label,
          icon: icons[state],
          danger,
          run: () =>
            confirm({
              title,
              text: (
                <>
                  <OrderItems order={order} />
                  <p>{text.told(order.createdByName)}</p>
                </>
              ),
              verb,
              danger,
              dismiss: text.dismiss,
              run: async () => {
                await update({ id: order.id, state });
                toasts.success(text.done(state));
              },
            }),
        };
      });
};
