import { cleanup, configure } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";

// A machine that does much else at once shows a page later, not differently.
configure({ asyncUtilTimeout: 10_000 });

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

/** A page that complains on the console is broken. A test that means to provoke it clears the spy. */
afterEach(() => {
  cleanup();
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

// jsdom lays nothing out, so it has neither of these.
vi.stubGlobal(
  "matchMedia",
  (
    media: string,
  ): Pick<MediaQueryList, "matches" | "media" | "addEventListener" | "removeEventListener"> => ({
    matches: false,
    media,
    addEventListener: () => {},
    removeEventListener: () => {},
  }),
);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
