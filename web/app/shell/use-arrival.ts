import { useLayoutEffect, useRef, useState } from "react";
import { usePage } from "./same-page.ts";

/** Answers with the title to announce. */
export const useArrival = (content: React.RefObject<HTMLElement | null>): string => {
  const { key } = usePage();
  const [title, setTitle] = useState("");
  const previous = useRef(key);

  // At once with the page: a key pressed before the next frame is already meant for it.
  useLayoutEffect(() => {
    if (previous.current === key) return;
    previous.current = key;
    content.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [key, content]);

  return title;
};
