import { ProblemPanel } from "../../components/problem-panel.tsx";
import { useSeen } from "../../components/seen-region.tsx";
import { galleryText as text } from "../galleries.text.ts";
import type { Images } from "./use-images.ts";

const AHEAD = "1500px";

export const MoreImages = ({ isLoading, error, retry, loadMore }: Images) => {
  const end = useSeen(loadMore, AHEAD);

  return (
    <div ref={end}>
      {error && <ProblemPanel error={error} onRetry={retry} />}
      <p className="visually-hidden" aria-live="polite">
        {isLoading && text.loading}
      </p>
    </div>
  );
};
