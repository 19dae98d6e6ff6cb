import { useSortable } from "@dnd-kit/sortable";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { FileImage } from "../../components/files/file-image.tsx";
import { Row } from "../../components/layout/layout.tsx";
import type { Selection } from "../../components/list/list-column.ts";
import { SelectRow } from "../../components/list/row-selection.tsx";
import { StatusTag } from "../../components/status-tag.tsx";
import { galleryText, arrangeText as text } from "../galleries.text.ts";
import { nameOf } from "../gallery/image-name.ts";

interface CaptionFieldProps {
  image: GalleryImage;
  onSave: (username: string | null) => void;
}

const LONGEST = 200;

const nextField = (field: HTMLInputElement) =>
  field.closest("li")?.nextElementSibling?.querySelector<HTMLInputElement>(".caption-field");

/** Enter moves on to the next caption, Escape restores the stored one. */
const CaptionField = ({ image, onSave }: CaptionFieldProps) => {
  const stored = image.username ?? "";

  return (
    <input
      // Remounts, so that a colleague's change replaces the shown value.
      key={stored}
      className="caption-field"
      aria-label={text.caption(nameOf(image))}
      placeholder={text.captionHint}
      defaultValue={stored}
      maxLength={LONGEST}
      onBlur={({ target }) => {
        const typed = target.value.trim();
        if (typed !== stored) onSave(typed || null);
      }}
      onKeyDown={(event) => {
        const field = event.currentTarget;
        if (event.key === "Escape") field.value = stored;
        if (event.key === "Enter") {
          const next = nextField(field);
          if (next) next.focus();
          else field.blur();
        }
      }}
    />
  );
};

interface ImageTileProps {
  image: GalleryImage;
  isCover: boolean;
  selection: Selection<GalleryImage>;
  onDescribe: (image: GalleryImage, username: string | null) => void;
}

const States = ({ image, isCover }: Pick<ImageTileProps, "image" | "isCover">) => (
  <Row gap={1}>
    {isCover && (
      <StatusTag tone="success" icon="pi-star">
        {text.cover}
      </StatusTag>
    )}
    {image.duplicateOf !== null && (
      <StatusTag tone="warning" icon="pi-copy">
        {text.duplicate}
      </StatusTag>
    )}
    {!image.hasFile && image.reason === null && <StatusTag tone="info">{galleryText.checking}</StatusTag>}
  </Row>
);

export const ImageTile = ({ image, isCover, selection, onDescribe }: ImageTileProps) => {
  const { id, fileId, fileName, hasFile, reason } = image;
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id });
  const style = {
    transform: transform ? `translate(${transform.x}px, ${transform.y}px)` : undefined,
    transition,
  };
  const isSelected = selection.isSelected(image);

  return (
    <li
      ref={setNodeRef}
      className="arrange-tile"
      data-dragging={isDragging}
      data-selected={isSelected}
      style={style}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: handle and box do the same by keyboard */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: handle and box do the same by keyboard */}
      <div
        className="arrange-picture"
        title={fileName}
        // Touch scrolls here, and drags by the handle.
        onPointerDown={(event) => {
          if (event.pointerType === "mouse") listeners?.onPointerDown?.(event);
        }}
        onClick={() => selection.toggle([image], !isSelected)}
      >
        <FileImage
          fileId={hasFile ? fileId : null}
          alt={nameOf(image)}
          variant="thumbnail"
          ratio="4 / 3"
          fit="whole"
        />
      </div>
      <SelectRow row={image} selection={selection} />
      <button
        ref={setActivatorNodeRef}
        type="button"
        className="sortable-handle"
        {...attributes}
        {...listeners}
        aria-label={text.handle(nameOf(image))}
        aria-roledescription={undefined}
      >
        <i className="pi pi-arrows-alt" aria-hidden="true" />
      </button>
      <div className="arrange-words">
        <CaptionField image={image} onSave={(username) => onDescribe(image, username)} />
        <States image={image} isCover={isCover} />
        {reason !== null && (
          <p className="arrange-reason">
            {fileName}: {reason}
          </p>
        )}
      </div>
    </li>
  );
};
