import "./sortable-list.css";
import { DndContext, type DragEndEvent, type UniqueIdentifier } from "@dnd-kit/core";
import { arrayMove, SortableContext, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Stack } from "../../layout/stack.tsx";
import { SortableItem } from "./sortable-item.tsx";
import { useSorting } from "./use-sorting.ts";

interface SortableListProps<Item extends { readonly id: string }> {
  label: string;
  items: readonly Item[];
  onReorder: (items: Item[]) => void;
  onRemove?: (item: Item) => void;
  /** A short name, for the labels of its buttons. */
  labelOf: (item: Item) => string;
  children: (item: Item) => React.ReactNode;
}

export const SortableList = <Item extends { readonly id: string }>(props: SortableListProps<Item>) => {
  const { label, items, onReorder, onRemove, labelOf, children } = props;
  const sorting = useSorting(items, labelOf);

  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < items.length && from !== to) onReorder(arrayMove([...items], from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => move(placeOf(active.id), placeOf(over?.id));

  return (
    <DndContext {...sorting} onDragEnd={onDragEnd}>
      <SortableContext items={items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <Stack as="ol" gap={2} aria-label={label}>
          {items.map((item, index) => (
            <SortableItem
              key={item.id}
              id={item.id}
              label={labelOf(item)}
              onUp={index > 0 ? () => move(index, index - 1) : undefined}
              onRemove={onRemove && (() => onRemove(item))}
              onDown={index < items.length - 1 ? () => move(index, index + 1) : undefined}
            >
              {children(item)}
            </SortableItem>
          ))}
        </Stack>
      </SortableContext>
    </DndContext>
  );
};
