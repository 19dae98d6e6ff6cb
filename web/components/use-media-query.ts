import { useCallback, useSyncExternalStore } from "react";

/** The specification's breakpoints, in pixels. */
export const breakpoints = { small: 600, medium: 960, large: 1280, wide: 1920 } as const;

export const useMediaQuery = (query: string): boolean => {
  const subscribe = useCallback(
    (listener: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener("change", listener);
      return () => list.removeEventListener("change", listener);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
};

export const useMinWidth = (pixels: number): boolean => useMediaQuery(`(min-width: ${pixels}px)`);
