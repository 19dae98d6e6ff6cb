import { useRef, useState } from "react";
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

const rowOf = (target: EventTarget) =>
  target instanceof Element ? target.closest<HTMLElement>("tr, li") : null;

/** Dragging has a twin for the keyboard: the dialog for moving. */
export const useItemDrag = ({ items, selected, mayMove, onMoved }: ItemDrag) => {
  const toasts = useToasts();
  const [dragged, setDragged] = useState<readonly CloudItem[]>([]);
  /** The table renders its own rows, so the target is marked on the element. */
  const target = useRef<HTMLElement | null>(null);
  const { mutate: move } = useMove(onMoved, toasts.problem);

  const itemIn = (row: HTMLElement | null): CloudItem | undefined => {
    const id = row?.querySelector<HTMLElement>("[data-item]")?.dataset.item;
    return items.find((item) => item.id === id);
  };
  const folderIn = (row: HTMLElement | null): CloudItem | undefined => {
    const item = itemIn(row);
    return item && !item.isFile && !dragged.includes(item) ? item : undefined;
  };
  const aimAt = (row: HTMLElement | null) => {
    if (row === target.current) return;
    target.current?.removeAttribute("data-target");
    row?.setAttribute("data-target", "true");
    target.current = row;
  };
  const end = () => {
    aimAt(null);
    setDragged([]);
  };

  return {
    onMouseDown: (event: React.MouseEvent) => {
      const row = rowOf(event.target);
      const item = itemIn(row);
      if (row && item) row.draggable = mayMove(item);
    },
    onDragStart: (event: React.DragEvent) => {
      const item = itemIn(rowOf(event.target));
      if (!item) return;
      const all = selected.includes(item) ? selected : [item];
      // Firefox drags only what has data.
      event.dataTransfer.setData("text/plain", all.map(({ title }) => title).join("\n"));
      setDragged(all.every(mayMove) ? all : []);
    },
    onDragEnd: end,
    onDragOver: (event: React.DragEvent) => {
      const row = rowOf(event.target);
      const isTarget = dragged.length > 0 && folderIn(row) !== undefined;
      aimAt(isTarget ? row : null);
      if (isTarget) event.preventDefault();
    },
    onDrop: (event: React.DragEvent) => {
      const folder = folderIn(rowOf(event.target));
      if (dragged.length === 0 || !folder) return;
      event.preventDefault();
      event.stopPropagation();
      move({ items: dragged, folder: { ...folder, visibility: visibilityOf(folder) } });
      end();
    },
  };
};
