import { useEffect, useState, useSyncExternalStore } from "react";

const TRY_AGAIN = 3_000;

/** Retries essential code until the connection is back. */
export const retryTransient = <Code>(load: () => Promise<Code>): (() => Promise<Code>) => {
  const loadOrTryAgain = async (): Promise<Code> => {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, TRY_AGAIN));
      return loadOrTryAgain();
    }
  };
  return loadOrTryAgain;
};

export const withPrime =
  <Code>(load: () => Promise<Code>) =>
  async () => {
    const [Component, { Prime }] = await Promise.all([load(), import("./prime.tsx")]);
    return { Component, Prime };
  };

/** Loads code with the first key or touch, at the latest when it is needed. */
export const deferredCode = <Code>(load: () => Promise<Code>) => {
  let code: Code | undefined;
  let loading: Promise<Code> | undefined;
  const waiting = new Set<() => void>();
  const subscribe = (tell: () => void) => {
    waiting.add(tell);
    return () => void waiting.delete(tell);
  };
  const fetchCode = async () => {
    // Browsers remember an import that failed, and fail it for good.
    if (!navigator.onLine) throw new Error("Code cannot be fetched offline");
    loading ??= load();
    try {
      code = await loading;
    } catch (error) {
      loading = undefined;
      throw error;
    }
    for (const tell of waiting) tell();
  };
  for (const event of ["pointerdown", "keydown"])
    window.addEventListener(event, () => void fetchCode().catch(() => {}), { once: true, capture: true });

  return {
    fetchCode,
    useOnceNeeded: (isNeeded: boolean) => {
      const [hasFailed, setFailed] = useState(false);
      // The code may arrive between a render and its effects.
      const fetched = useSyncExternalStore(subscribe, () => code);
      useEffect(() => {
        if (!isNeeded || code !== undefined) return;
        let isOver = false;
        const fetchNow = () => void fetchCode().catch(() => !isOver && setFailed(true));
        fetchNow();
        window.addEventListener("online", fetchNow);
        return () => {
          isOver = true;
          window.removeEventListener("online", fetchNow);
          setFailed(false);
        };
      }, [isNeeded]);
      return { code: fetched, hasFailed };
    },
  };
};
