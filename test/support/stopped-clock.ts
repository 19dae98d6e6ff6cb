import { afterEach, beforeEach, vi } from "vitest";

/** In each test of the file the time is `now`, or when the test began, until the test moves it. */
export const stopClock = (now?: string) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ["Date"], now: now === undefined ? Date.now() : new Date(now) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
};
