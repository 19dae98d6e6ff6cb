import { vi } from "vitest";

/** Goes on to the next waking time as soon as all tasks sleep, so hours pass in seconds and requests in no time. */
export const virtualTime = (start: number) => {
  let now = start;
  let awake = 0;
  const sleeping: { readonly until: number; readonly wake: () => void }[] = [];

  const goOn = () => {
    if (awake > 0) return;
    sleeping.sort((a, b) => a.until - b.until);
    const next = sleeping.shift();
    if (!next) return;
    now = Math.max(now, next.until);
    vi.setSystemTime(now);
    awake++;
    next.wake();
  };

  return {
    now: () => now,

    wait: (milliseconds: number): Promise<void> =>
      new Promise((wake) => {
        sleeping.push({ until: now + milliseconds, wake });
        awake--;
        goOn();
      }),

    /** Ends when all tasks have. */
    run: async (tasks: readonly (() => Promise<void>)[]): Promise<void> => {
      vi.useFakeTimers({ toFake: ["Date"], now });
      awake = tasks.length;
      const ended = tasks.map(async (task) => {
        try {
          await task();
        } finally {
          awake--;
          goOn();
        }
      });
      await Promise.all(ended).finally(() => vi.useRealTimers());
    },
  };
};
