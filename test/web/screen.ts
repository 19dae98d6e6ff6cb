import { vi } from "vitest";

/** A screen so many pixels wide; without it, pages are shown as on a telephone. */
export const showAt = (width: number) =>
  vi.spyOn(window, "matchMedia").mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: width >= Number(/min-width: (\d+)px/.exec(media)?.[1] ?? Number.POSITIVE_INFINITY),
      media,
      onchange: null,
      addListener: () => {},
      removeListener: () => {},
    }),
  );
