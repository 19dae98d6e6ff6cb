import { useState } from "react";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import { useToasts } from "../../components/toasts.tsx";
import { visibilityOf } from "../items/seen-by.tsx";
import { useMove } from "../places/use-move.ts";

interface ItemDrag {
  readonly items: readonly CloudItem[];
  readonly selected: readonly CloudItem[];
  readonly mayMove: (item: CloudItem) => boolean;
  readonly onMoved: () => void;
}

/** Names can be dragged onto folders; the dialog does the same by keyboard. */
export const useItemDrag = ({ items, selected, mayMove, onMoved }: ItemDrag) => {
  const toasts = useToasts();
  const [dragged, setDragged] = useState<readonly CloudItem[]>([]);
  const { mutate: move } = useMove(onMoved, toasts.problem);

  const itemAt = (target: EventTarget): CloudItem | undefined => {
    const row = target instanceof Element ? target.closest("tr, li") : null;
    const id = row?.querySelector<HTMLElement>("[data-item]")?.dataset.item;
    return items.find((item) => item.id === id);
  };
  const folderAt = (target: EventTarget): CloudItem | undefined => {
    const item = itemAt(target);
    return item && !item.isFile && !dragged.includes(item) ? item : undefined;
  };

  return {
    onDragStart: ({ target }: React.DragEvent) => {
      const item = itemAt(target);
      const all = item && selected.includes(item) ? selected : item ? [item] : [];
      setDragged(all.every(mayMove) ? all : []);
    },
    onDragEnd: () => setDragged([]),
    onDragOver: (event: React.DragEvent) => {
      if (dragged.length > 0 && folderAt(event.target)) event.preventDefault();
    },
    onDrop: (event: React.DragEvent) => {
      const folder = folderAt(event.target);
      if (dragged.length === 0 || !folder) return;
      event.preventDefault();
      event.stopPropagation();
      move({ items: dragged, folder: { ...folder, visibility: visibilityOf(folder) } });
      setDragged([]);
    },
  };
};
