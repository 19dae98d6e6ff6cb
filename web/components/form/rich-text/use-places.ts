import { useLayoutEffect, useRef, useState } from "react";

/** All of them until it is measured. */
export const usePlaces = () => {
  const row = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState(Number.POSITIVE_INFINITY);

  useLayoutEffect(() => {
    if (!row.current) return;
    const measured = row.current;
    const measure = () => {
      const tool = measured.querySelector("button")?.offsetWidth ?? 0;
      const { paddingLeft, paddingRight } = getComputedStyle(measured);
      const width = measured.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      if (tool > 0) setPlaces(Math.floor(width / tool));
    };
    // The first time before anything is painted.
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  return { row, places };
};
