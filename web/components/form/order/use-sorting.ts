import {
  closestCenter,
  type DndContextProps,
  KeyboardSensor,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { sortableText as text } from "../../components.text.ts";

export const useSorting = <Item extends { readonly id: string }>(
  items: readonly Item[],
  labelOf: (item: Item) => string,
): DndContextProps => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const nameOf = (id: UniqueIdentifier) => items.filter((item) => item.id === id).map(labelOf)[0] ?? "";
  const at = (id: UniqueIdentifier | undefined) => items.findIndex((item) => item.id === id) + 1;

  return {
    sensors,
    collisionDetection: closestCenter,
    accessibility: {
      announcements: {
        onDragStart: ({ active }) => text.pickedUp(nameOf(active.id), at(active.id), items.length),
        onDragOver: ({ active, over }) => text.moved(nameOf(active.id), at(over?.id), items.length),
        onDragEnd: ({ active, over }) =>
          text.dropped(nameOf(active.id), at(over?.id ?? active.id), items.length),
        onDragCancel: ({ active }) => text.cancelled(nameOf(active.id)),
      },
      screenReaderInstructions: { draggable: text.instructions },
    },
  };
};
