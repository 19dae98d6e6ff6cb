import { useMutation } from "@tanstack/react-query";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations } from "../cloud.queries.ts";
import { actionText, moveText as text } from "../cloud.text.ts";
import { useWiderQuestion } from "../items/use-wider-question.ts";
import type { PickedFolder } from "./folder-picker.tsx";

interface Move {
  readonly items: readonly CloudItem[];
  readonly folder: PickedFolder;
}

export const moveTitle = (items: readonly CloudItem[]): string =>
  items.length === 1 ? text.title(items[0]?.title ?? "") : text.titleMany(items.length);

/** Asks first if the audience widens, and offers undo. `onError` also runs after the page was left. */
export const useMove = (onMoved: () => void, onError?: (error: unknown) => void) => {
  const askIfWider = useWiderQuestion();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(cloudMutations.move);
  const { mutate: moveBack } = useMutation({
    mutationFn: async (moved: readonly CloudItem[]) => {
      for (const [parentId, items] of Map.groupBy(moved, (item) => item.parentId)) {
        const { error } = await mutateAsync({ items, parentId });
        if (error) throw error;
      }
    },
    onSuccess: (_nothing, moved) => toasts.success(text.back(moved.length)),
    onError: toasts.problem,
  });

  const move = async ({ items, folder }: Move) => {
    const { done, error } = await mutateAsync({ items, parentId: folder.id });
    const [first] = done;
    const words =
      done.length === 1
        ? actionText.moved(first?.title ?? "", folder.title)
        : actionText.movedMany(done.length, folder.title);
    const moved = new Set(done.map(({ id }) => id));
    toasts.undo(words, () => moveBack(items.filter(({ id }) => moved.has(id))));
    if (error) throw error;
    onMoved();
  };

  return useMutation({
    ...(onError && { onError }),
    mutationFn: (wanted: Move) =>
      askIfWider(wanted.items, wanted.folder, {
        title: moveTitle(wanted.items),
        verb: text.widerVerb,
        run: () => move(wanted),
      }),
  });
};
