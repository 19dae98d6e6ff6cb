import { useEffect, useState } from "react";

/** True once so many frames have been drawn. */
export const useDrawn = (frames: number): boolean => {
  const [drawn, setDrawn] = useState(0);
  useEffect(() => {
    if (drawn === frames) return undefined;
    const frame = requestAnimationFrame(() => setDrawn(drawn + 1));
    return () => cancelAnimationFrame(frame);
  }, [drawn, frames]);
  return drawn === frames;
};
