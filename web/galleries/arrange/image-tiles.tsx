import "./arrange.css";
import { DndContext } from "@dnd-kit/core";
import { rectSortingStrategy, SortableContext } from "@dnd-kit/sortable";
import { useRef } from "react";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import { useSorting } from "../../components/form/order/use-sorting.ts";
import { Grid } from "../../components/layout/layout.tsx";
import type { Selection } from "../../components/list/list-column.ts";
import { galleryText as text } from "../galleries.text.ts";
import { nameOf } from "../gallery/image-name.ts";
import { ImageTile } from "./image-tile.tsx";

/** Shift extends the last choice to all images up to this one. */
const useRange = (images: readonly GalleryImage[], selection: Selection<GalleryImage>) => {
  const isShift = useRef(false);
  const last = useRef<string>(undefined);

  return {
    onClickCapture: ({ shiftKey }: React.MouseEvent) => {
      isShift.current = shiftKey;
    },
    selection: {
      ...selection,
      toggle: (rows: readonly GalleryImage[], isSelected: boolean) => {
        const [from, to] = [last.current, rows[0]?.id].map((id) => images.findIndex((one) => one.id === id));
        last.current = rows[0]?.id;
        const isRange = isShift.current && from !== undefined && to !== undefined && from >= 0 && to >= 0;
        selection.toggle(
          isRange ? images.slice(Math.min(from, to), Math.max(from, to) + 1) : rows,
          isSelected,
        );
      },
    },
  };
};

interface ImageTilesProps {
  images: readonly GalleryImage[];
  /** Reordering needs all images. */
  isWhole: boolean;
  coverId: string | undefined;
  selection: Selection<GalleryImage>;
  onDrop: (active: string, over: string) => void;
  onDescribe: (image: GalleryImage, username: string | null) => void;
}

export const ImageTiles = ({ images, isWhole, coverId, selection, onDrop, onDescribe }: ImageTilesProps) => {
  const sorting = useSorting(images, nameOf);
  const range = useRange(images, selection);

  return (
    <DndContext
      {...sorting}
      onDragEnd={({ active, over }) => over && onDrop(String(active.id), String(over.id))}
    >
      <SortableContext items={images.map(({ id }) => id)} strategy={rectSortingStrategy} disabled={!isWhole}>
        <Grid
          as="ul"
          className="arrange-tiles"
          gap={3}
          aria-label={text.images}
          onClickCapture={range.onClickCapture}
        >
          {images.map((image) => (
            <ImageTile
              key={image.id}
              image={image}
              isCover={image.id === coverId}
              selection={range.selection}
              onDescribe={onDescribe}
            />
          ))}
        </Grid>
      </SortableContext>
    </DndContext>
  );
};
