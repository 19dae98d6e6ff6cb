import { useRef } from "react";
import type { GalleryImage } from "../../../shared/galleries/gallery-image.ts";
import type { Selection } from "../../components/list/list-column.ts";

/** With Shift, all between the last one chosen and this one follow it. */
export const useRange = (images: readonly GalleryImage[], selection: Selection<GalleryImage>) => {
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
