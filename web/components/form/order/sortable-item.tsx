import { useSortable } from "@dnd-kit/sortable";
import { Button } from "primereact/button";
import { sortableText as text } from "../../components.text.ts";

interface SortableItemProps {
  id: string;
  label: string;
  /** Undefined at the end of the list. */
  onUp: (() => void) | undefined;
  onDown: (() => void) | undefined;
  onRemove: (() => void) | undefined;
  children: React.ReactNode;
}

export const SortableItem = ({ id, label, onUp, onDown, onRemove, children }: SortableItemProps) => {
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
      <div className="sortable-content">{children}</div>
      {/* aria-disabled keeps the focus on the button when the item arrives at an end. */}
      <Button
        type="button"
        text
        icon="pi pi-arrow-up"
        aria-label={text.up(label)}
        aria-disabled={!onUp}
        onClick={onUp}
      />
      <Button
        type="button"
        text
        icon="pi pi-arrow-down"
        aria-label={text.down(label)}
        aria-disabled={!onDown}
        onClick={onDown}
      />
      {onRemove && (
        <Button type="button" text icon="pi pi-trash" aria-label={text.remove(label)} onClick={onRemove} />
      )}
    </li>
  );
};
