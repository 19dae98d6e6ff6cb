import "./sortable-list.css";
import { DndContext, type DragEndEvent, type UniqueIdentifier } from "@dnd-kit/core";
import { arrayMove, SortableContext, useSortable, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { Button } from "../../button.tsx";
import { sortableText as text } from "../../components.text.ts";
import { Fill, Stack } from "../../layout/layout.tsx";
import { useSorting } from "./use-sorting.ts";

interface SortableItemProps {
  id: string;
  label: string;
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: React.ReactNode;
}

const SortableItem = ({ id, label, onUp, onDown, onRemove, children }: SortableItemProps) => {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({
      id,
    });
  const style = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };

  return (
    <li ref={setNodeRef} className="sortable-item" data-dragging={isDragging} style={style}>
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="sortable-handle"
        {...attributes}
        {...listeners}
        aria-label={text.handle(label)}
        aria-roledescription={undefined}
      >
        <i className="pi pi-bars" aria-hidden="true" />
      </button>
      <Fill className="sortable-content">{children}</Fill>
      {/* aria-disabled keeps the focus on the button when the item arrives at an end. */}
      <Button text icon="pi pi-arrow-up" aria-label={text.up(label)} aria-disabled={!onUp} onClick={onUp} />
      <Button
        text
        icon="pi pi-arrow-down"
        aria-label={text.down(label)}
        aria-disabled={!onDown}
        onClick={onDown}
      />
      {onRemove && <Button text icon="pi pi-trash" aria-label={text.remove(label)} onClick={onRemove} />}
    </li>
  );
};

interface SortableListProps<Item extends { readonly id: string }> {
  label: string;
  items: readonly Item[];
  onReorder: (items: Item[]) => void;
  onRemove?: (item: Item) => void;
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
