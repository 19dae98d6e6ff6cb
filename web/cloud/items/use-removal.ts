import { useMutation } from "@tanstack/react-query";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations } from "../cloud.queries.ts";
import { actionText as text } from "../cloud.text.ts";
import { trashMutations } from "../trash/trash.queries.ts";

export const useRemoval = () => {
  const toasts = useToasts();
  const { mutate: restore } = useMutation({
    ...trashMutations.restoreAll,
    onSuccess: ({ error }) => (error ? toasts.problem(error) : toasts.success(text.restored)),
    onError: toasts.problem,
  });
  const { mutate: remove } = useMutation({
    ...cloudMutations.remove,
    onSuccess: ({ done, error }) => {
      const [first] = done;
      const words = done.length === 1 && first ? text.removed(first.title) : text.removedMany(done.length);
      toasts.undo(words, () => restore(done));
      if (error) toasts.problem(error);
    },
    onError: toasts.problem,
  });

  /** Unlike the words about it, `onRemoved` is only for who is still on the page. */
  return (items: readonly CloudItem[], onRemoved?: () => void) => {
    if (items.length > 0) remove(items, { onSuccess: ({ error }) => !error && onRemoved?.() });
  };
};
