import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router-dom";

/** In ms; a pointer that only passes over the link does not prefetch. */
const MEANT = 100;

/** Prefetches the target page's data; never data whose reading is recorded. */
export type Prefetch = (client: QueryClient) => Promise<void>;

interface PrefetchLinkProps extends LinkProps {
  onApproach: Prefetch;
}

export const PrefetchLink = ({ onApproach, ...link }: PrefetchLinkProps) => {
  const client = useQueryClient();
  const timer = useRef<number>(undefined);
  const leave = () => window.clearTimeout(timer.current);
  const approach = (delay: number) => {
    leave();
    timer.current = window.setTimeout(() => void onApproach(client), delay);
  };
  useEffect(() => () => window.clearTimeout(timer.current), []);

  return (
    <Link
      {...link}
      onPointerEnter={({ pointerType }) => approach(pointerType === "touch" ? 0 : MEANT)}
      onPointerLeave={leave}
      onFocus={() => approach(MEANT)}
      onBlur={leave}
    />
  );
};
