import { useCallback, useEffect, useRef, useState } from "react";
import { Region } from "./region.tsx";
import { Skeleton } from "./skeleton.tsx";

/** Runs once the element is visible, or as near as `ahead` (a CSS length). */
export const useSeen = (onSeen: (() => void) | undefined, ahead: string) => {
  const element = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!element.current || !onSeen) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) onSeen();
      },
      { rootMargin: ahead },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [onSeen, ahead]);

  return element;
};

const AHEAD = "200px";

interface SeenRegionProps {
  children: React.ReactNode;
  /** A CSS length, reserved so that nothing moves. */
  height: string;
  /** Distance at which loading begins (a CSS length). */
  ahead?: string;
}

export const SeenRegion = ({ children, height, ahead = AHEAD }: SeenRegionProps) => {
  const [isSeen, setSeen] = useState(false);
  const place = useSeen(
    useCallback(() => setSeen(true), []),
    ahead,
  );

  return (
    <div ref={place}>
      {isSeen ? (
        <Region part fallback={<Skeleton height={height} />}>
          {children}
        </Region>
      ) : (
        <div style={{ height }} />
      )}
    </div>
  );
};
