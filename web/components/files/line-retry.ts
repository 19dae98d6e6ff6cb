/** In ms. */
const FIRST = 1_000;
const LONGEST = 30_000;

/** Retries after ever longer pauses, and at once when the browser is online again. */
export const createLineRetry = (again: () => void) => {
  let tries = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stop = () => {
    clearTimeout(timer);
    timer = undefined;
    window.removeEventListener("online", go);
  };
  const go = () => {
    stop();
    again();
  };

  return {
    isWaiting: () => timer !== undefined,
    wait: () => {
      if (timer !== undefined) return;
      timer = setTimeout(go, Math.min(LONGEST, FIRST * 2 ** tries));
      tries += 1;
      window.addEventListener("online", go);
    },
    go,
    stop,
    reset: () => {
      tries = 0;
    },
  };
};
