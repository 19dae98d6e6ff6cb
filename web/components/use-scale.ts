import { useLayoutEffect, useRef, useState } from "react";

/** 1 if it fits as it is. */
export const useScale = (width: number) => {
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);

  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const measure = () => setScale(element.clientWidth ? Math.min(1, element.clientWidth / width) : 1);
    const observer = new ResizeObserver(measure);
    measure();
    observer.observe(element);
    return () => observer.disconnect();
  }, [width]);

  return [box, scale] as const;
};
