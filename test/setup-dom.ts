// Before whatever loads React.
import "./support/unthrottled-react.ts";

import { setImmediate } from "node:timers/promises";
import { cleanup, configure, getConfig } from "@testing-library/react";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { forgetVisitor } from "./support/one-window.environment.ts";

// A busy machine shows a page later, not differently.
const PATIENCE = 10_000;

const library = getConfig();

// Testing Library stays from file to file, and so does what it is told here.
if (library.asyncUtilTimeout !== PATIENCE) {
  configure({
    asyncUtilTimeout: PATIENCE,
    // What React does after a change (effects among it, which end a question before leaving) is a task of its own,
    // which a late timer of the library would overtake.
    asyncWrapper: (callback) =>
      library.asyncWrapper(async () => {
        const result: unknown = await callback();
        await setImmediate();
        await setImmediate();
        return result;
      }),
  });
}

// What the file before has left, also after its end.
forgetVisitor();
// Only files that bring a database have one: pages would begin with what those before them were shown.
Reflect.deleteProperty(globalThis, "indexedDB");

beforeEach(() => {
  vi.spyOn(console, "error");
  vi.spyOn(console, "warn");
});

/** A page that writes to the console is broken; a test that provokes it clears the spy. */
afterEach(() => {
  cleanup();
  const complaints = [...vi.mocked(console.error).mock.calls, ...vi.mocked(console.warn).mock.calls];
  vi.restoreAllMocks();
  expect(complaints).toEqual([]);
});

// Missing in jsdom, which has no layout.
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
  "IntersectionObserver",
  class {
    readonly #tell: (entries: { isIntersecting: boolean }[]) => void;
    constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
      this.#tell = tell;
    }
    observe() {
      this.#tell([{ isIntersecting: true }]);
    }
    disconnect() {}
  },
);
vi.stubGlobal(
  "ResizeObserver",
  class {
    observe() {}
    unobserve() {}
    disconnect() {}
  },
);
const content = Object.getOwnPropertyDescriptor(Node.prototype, "textContent");
if (content && !Object.hasOwn(HTMLStyleElement.prototype, "textContent"))
  Object.defineProperty(HTMLStyleElement.prototype, "textContent", { ...content, set() {} });
// The window is that of all files of a worker, and jsdom takes its listeners away when it is closed.
vi.stubGlobal("close", () => {});
// An editor asks where its text stands.
Range.prototype.getBoundingClientRect = () => document.body.getBoundingClientRect();
Range.prototype.getClientRects = () => Object.assign([], { item: () => null });
