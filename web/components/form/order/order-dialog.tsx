import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { ActionDialog } from "../../action-dialog.tsx";
import { orderText as text } from "../../components.text.ts";
import { ProblemNote } from "../../problem-note.tsx";
import { SortableList } from "./sortable-list.tsx";

interface Named {
  readonly id: string;
  readonly name: string;
}

interface OrderDialogProps<Item extends Named, Order> {
  title: string;
  items: readonly Item[];
  saving: UseMutationOptions<undefined, Error, Order>;
  orderOf: (items: readonly Item[]) => Order;
  onClose: () => void;
}

export const OrderDialog = <Item extends Named, Order>(props: OrderDialogProps<Item, Order>) => {
  const { title, items, saving, orderOf, onClose } = props;
  const [ordered, setOrdered] = useState(items);
  const save = useMutation(saving);

  return (
    <ActionDialog
      title={title}
      verb={text.save}
      isBusy={save.isPending}
      isDirty={ordered !== items}
      onAct={() => save.mutate(orderOf(ordered), { onSuccess: onClose })}
      onClose={onClose}
    >
      {save.error && <ProblemNote error={save.error} />}
      <SortableList label={title} items={ordered} onReorder={setOrdered} labelOf={({ name }) => name}>
        {({ name }) => name}
      </SortableList>
    </ActionDialog>
  );
};
