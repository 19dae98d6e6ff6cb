import { useEffect, useRef } from "react";
import { ProblemPanel } from "../../components/problem-panel.tsx";
import { galleryText as text } from "../galleries.text.ts";
import type { Images } from "./use-images.ts";

/** Further images are asked for before one has scrolled to the last. */
const AHEAD = "1500px";

export const MoreImages = ({ isLoading, error, retry, loadMore }: Images) => {
  const end = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!end.current || !loadMore) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) loadMore();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(end.current);
    return () => observer.disconnect();
  }, [loadMore]);

  return (
    <div ref={end}>
      {error && <ProblemPanel error={error} onRetry={retry} />}
      <p className="visually-hidden" aria-live="polite">
        {isLoading && text.loading}
      </p>
    </div>
  );
};
