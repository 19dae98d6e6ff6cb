import {
  type DndContextProps,
  KeyboardCode,
  type KeyboardCoordinateGetter,
  KeyboardSensor,
  PointerSensor,
  pointerWithin,
  rectIntersection,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import type { ApplicationRow } from "../../../shared/applications/application.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import { Stage } from "../../../shared/applications/stage.ts";
import { fullName } from "../../../shared/organisations/employee.ts";
import { boardText as text } from "../applications.text.ts";

const steps: Readonly<Record<string, number>> = { [KeyboardCode.Left]: -1, [KeyboardCode.Right]: 1 };

const toNextColumn: KeyboardCoordinateGetter = (event, { currentCoordinates, context }) => {
  const step = steps[event.code];
  if (step === undefined) return undefined;
  event.preventDefault();
  const columns = [...context.droppableRects.values()].toSorted((one, other) => one.left - other.left);
  const middle = currentCoordinates.x + (context.collisionRect?.width ?? 0) / 2;
  const at = columns.findIndex(({ left, right }) => left <= middle && middle <= right);
  const next = columns[at + step];
  return next && { x: next.left, y: currentCoordinates.y };
};

const labelOf = (id: UniqueIdentifier | undefined) => {
  const { data } = Stage.safeParse(id);
  return data ? stageLabels[data] : "";
};

export const useBoardDragging = (
  rows: readonly ApplicationRow[],
  onMove: (row: ApplicationRow, stage: Stage) => void,
): DndContextProps => {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: toNextColumn }),
  );
  const rowOf = (id: UniqueIdentifier) => rows.find((row) => row.id === id);
  const nameOf = (id: UniqueIdentifier) => {
    const row = rowOf(id);
    return row ? fullName(row) : "";
  };

  return {
    sensors,
    collisionDetection: (args) => {
      const pointed = pointerWithin(args);
      return pointed.length > 0 ? pointed : rectIntersection(args);
    },
    onDragEnd: ({ active, over }) => {
      const row = rowOf(active.id);
      const { data: stage } = Stage.safeParse(over?.id);
      if (row && stage && stage !== row.stage) onMove(row, stage);
    },
    accessibility: {
      announcements: {
        onDragStart: ({ active }) => text.pickedUp(nameOf(active.id)),
        onDragOver: ({ active, over }) => text.over(nameOf(active.id), labelOf(over?.id)),
        onDragEnd: ({ active, over }) => text.dropped(nameOf(active.id), labelOf(over?.id)),
        onDragCancel: ({ active }) => text.cancelled(nameOf(active.id)),
      },
      screenReaderInstructions: { draggable: text.instructions },
    },
  };
};
