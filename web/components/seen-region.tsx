import { useCallback, useEffect, useRef, useState } from "react";
import { Region } from "./region.tsx";
import { Skeleton } from "./skeleton.tsx";

/** What is done once the element is seen, or is as near as `ahead` (CSS). */
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
  /** Of what it shows (CSS), so that nothing moves. */
  height: string;
  /** How near (CSS). */
  ahead?: string;
}

/** A part of a page that asks for nothing before it is nearly seen. */
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
