import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { moveText as text } from "../cloud.text.ts";
import { FolderPicker } from "./folder-picker.tsx";
import { moveTitle, useMove } from "./use-move.ts";

interface MoveDialogProps {
  items: readonly CloudItem[];
  start: NonNullable<CloudItem["path"]>;
  onMoved: () => void;
  onClose: () => void;
}

export const MoveDialog = ({ items, start, onMoved, onClose }: MoveDialogProps) => {
  const [first] = items;
  const present = items.every(({ parentId }) => parentId === first?.parentId) ? first?.parentId : undefined;
  const moving = useMove(() => {
    onClose();
    onMoved();
  });

  return (
    <FolderPicker
      title={moveTitle(items)}
      verb={text.verb}
      start={start}
      without={items.map(({ id }) => id)}
      present={present}
      isBusy={moving.isPending}
      error={moving.error}
      onPick={(folder) => moving.mutate({ items, folder })}
      onClose={onClose}
    />
  );
};
