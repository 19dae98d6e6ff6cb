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
    onSuccess: () => toasts.success(text.restored),
    onError: toasts.problem,
  });
  const { mutate: remove } = useMutation({ ...cloudMutations.remove, onError: toasts.problem });

  return (items: readonly CloudItem[], onRemoved?: () => void) => {
    const ids = items.map(({ id }) => id);
    const [first] = items;
    if (!first) return;
    remove(ids, {
      onSuccess: () => {
        const words = items.length === 1 ? text.removed(first.title) : text.removedMany(items.length);
        toasts.undo(words, () => restore(ids));
        onRemoved?.();
      },
    });
  };
};
