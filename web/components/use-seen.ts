import { useEffect, useRef } from "react";

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
