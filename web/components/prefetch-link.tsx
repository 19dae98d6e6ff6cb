import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { Link, type LinkProps } from "react-router-dom";

/** In ms; who only passes over it does not mean it. */
const MEANT = 100;

/** What the page it leads to begins with; never what is recorded when somebody reads it. */
export type Prefetch = (client: QueryClient) => Promise<void>;

interface PrefetchLinkProps extends LinkProps {
  onApproach: Prefetch;
}

/** Asks for the page it leads to as soon as somebody seems to go there. */
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
