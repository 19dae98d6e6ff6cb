import { useEffect, useRef } from "react";
import { tileId } from "./image-grid.tsx";

/** Once the viewer is closed, the image it showed last has the focus. */
export const useFocusAfter = (imageId: string | null): void => {
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const left = shown.current;
    shown.current = imageId ?? undefined;
    if (imageId !== null || left === undefined) return;
    // Coming back, the frame first gives it to the link that led to the viewer.
    const frame = requestAnimationFrame(() => document.getElementById(tileId(left))?.focus());
    return () => cancelAnimationFrame(frame);
  }, [imageId]);
};
