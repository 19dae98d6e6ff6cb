import { useEffect } from "react";
import { articles } from "../../../shared/news/articles.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { tabStore } from "../../app/client/tab-store.ts";

/** A reader who opened it by mistake has left by then. */
const READ_AFTER_MS = 8_000;
const NOTED = "noted-readings";

const noted = (): readonly unknown[] => {
  const known = tabStore.read(NOTED);
  return Array.isArray(known) ? known : [];
};

/** Counts a visible article once in each tab, without the reader's name. */
export const useNotedReading = (id: string): void => {
  useEffect(() => {
    if (noted().includes(id)) return undefined;
    const timer = setTimeout(() => {
      if (document.visibilityState !== "visible" || noted().includes(id)) return;
      tabStore.keep(NOTED, [...noted(), id]);
      // A failed count matters to nobody, so it is silent and needs no new sign-in.
      const noting = callVersioned(articles.noteReading, { params: { id } }, { waitsForSession: false });
      void noting.catch(() => undefined);
    }, READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [id]);
};
