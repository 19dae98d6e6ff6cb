import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { actionText, moveText as text } from "../cloud.text.ts";
import { isWider } from "../items/is-wider.ts";
import { FolderPicker, type PickedFolder } from "./folder-picker.tsx";

interface MoveDialogProps {
  /** All of one folder, or found by a search. */
  items: readonly CloudItem[];
  /** Where one is. */
  start: NonNullable<CloudItem["path"]>;
  onMoved: () => void;
  onClose: () => void;
}

export const MoveDialog = ({ items, start, onMoved, onClose }: MoveDialogProps) => {
  const client = useQueryClient();
  const confirm = useConfirm();
  const toasts = useToasts();
  const [first] = items;
  const title = items.length === 1 ? text.title(first?.title ?? "") : text.titleMany(items.length);
  const present = items.every(({ parentId }) => parentId === first?.parentId) ? first?.parentId : undefined;

  const moving = useMutation({
    ...cloudMutations.move,
    onSuccess: onMoved,
  });

  const groupsOf = async (id: string | null) =>
    id === null ? [] : (await client.query({ ...cloudQueries.audience(id), staleTime: 0 })).groups;

  const widens = async (folder: PickedFolder): Promise<boolean> => {
    const there = await groupsOf(folder.id);
    const all = await Promise.all(
      items.map(async ({ id, visibility }) => isWider(await groupsOf(id), [visibility, ...there])),
    );
    return all.some(Boolean);
  };

  const move = async (folder: PickedFolder) => {
    await moving.mutateAsync({ ids: items.map(({ id }) => id), parentId: folder.id });
    toasts.success(
      items.length === 1
        ? actionText.moved(first?.title ?? "", folder.title)
        : actionText.movedMany(items.length, folder.title),
    );
    onClose();
  };

  const checking = useMutation({
    mutationFn: async (folder: PickedFolder) => {
      if (!(await widens(folder))) return move(folder);
      confirm({ title, text: text.wider, verb: text.widerVerb, run: () => move(folder) });
      return undefined;
    },
  });

  return (
    <FolderPicker
      title={title}
      verb={text.verb}
      start={start}
      without={items.map(({ id }) => id)}
      present={present}
      isBusy={checking.isPending || moving.isPending}
      error={checking.error}
      onPick={(folder) => checking.mutate(folder)}
      onClose={onClose}
    />
  );
};
