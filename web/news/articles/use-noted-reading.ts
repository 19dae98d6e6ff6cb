import { useEffect } from "react";
import { articles } from "../../../shared/news/articles.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { tabStore } from "../../app/client/tab-store.ts";

/** Whoever opens it by mistake has left by then. */
const READ_AFTER_MS = 8_000;
const NOTED = "noted-readings";

const noted = (): readonly unknown[] => {
  const known = tabStore.read(NOTED);
  return Array.isArray(known) ? known : [];
};

/** Counted once for each article and tab, of what is looked at; by whom nobody knows. */
export const useNotedReading = (id: string): void => {
  useEffect(() => {
    if (noted().includes(id)) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible" || noted().includes(id)) return;
      tabStore.keep(NOTED, [...noted(), id]);
      // Nobody signs in again for it, or learns that it failed.
      const noting = callVersioned(articles.noteReading, { params: { id } }, { waitsForSession: false });
      void noting.catch(() => undefined);
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
};
