import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";

export const useDrawer = () => {
  const isFixed = useMinWidth(breakpoints.medium);
  const { key } = useLocation();
  const [openedAt, setOpenedAt] = useState<string>();
  const toggle = useRef<HTMLButtonElement>(null);
  // Bound to the location it was opened at, so going anywhere closes it.
  const isOverlayOpen = !isFixed && openedAt === key;

  useEffect(() => {
    if (!isOverlayOpen) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "Escape") return;
      setOpenedAt(undefined);
      toggle.current?.focus();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [isOverlayOpen]);

  return {
    isFixed,
    isOverlayOpen,
    toggle,
    onToggle: () => setOpenedAt(isOverlayOpen ? undefined : key),
    close: () => setOpenedAt(undefined),
  };
};
