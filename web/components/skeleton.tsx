interface SkeletonProps {
  width?: string;
  height?: string;
  className?: string;
}

export const Skeleton = ({ width = "100%", height = "1rem", className = "" }: SkeletonProps) => (
  <div className={`p-skeleton p-component ${className}`} style={{ width, height }} aria-hidden="true" />
);
