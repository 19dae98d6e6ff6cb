import "./page.css";
import { skeletonText } from "./components.text.ts";
import { Skeleton } from "./skeleton.tsx";

export const PageSkeleton = () => (
  <div role="status" aria-label={skeletonText}>
    <Skeleton width="14rem" height="2rem" className="skeleton-heading" />
    <Skeleton height="3rem" className="skeleton-block" />
    <Skeleton height="16rem" className="skeleton-block" />
  </div>
);
