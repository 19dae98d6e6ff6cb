import "./sortable-list.css";
import {
  type Announcements,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { sortableText as text } from "../../components.text.ts";
import { Stack } from "../../layout/stack.tsx";
import { SortableItem } from "./sortable-item.tsx";

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
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );

  const placeOf = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id);
  const nameOf = (id: UniqueIdentifier) => items.filter((item) => item.id === id).map(labelOf)[0] ?? "";
  const move = (from: number, to: number) => {
    if (from >= 0 && to >= 0 && to < items.length && from !== to) onReorder(arrayMove([...items], from, to));
  };
  const onDragEnd = ({ active, over }: DragEndEvent) => move(placeOf(active.id), placeOf(over?.id));

  const at = (id: UniqueIdentifier | undefined) => placeOf(id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => text.pickedUp(nameOf(active.id), at(active.id), items.length),
    onDragOver: ({ active, over }) => text.moved(nameOf(active.id), at(over?.id), items.length),
    onDragEnd: ({ active, over }) => text.dropped(nameOf(active.id), at(over?.id ?? active.id), items.length),
    onDragCancel: ({ active }) => text.cancelled(nameOf(active.id)),
  };

  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      onDragEnd={onDragEnd}
      accessibility={{ announcements, screenReaderInstructions: { draggable: text.instructions } }}
    >
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
