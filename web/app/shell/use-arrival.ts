import { useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/** Moves the focus to the content when another page opens; gives the title to announce. */
export const useArrival = (content: React.RefObject<HTMLElement | null>): string => {
  const { pathname } = useLocation();
  const [title, setTitle] = useState("");
  const previous = useRef(pathname);

  // At once with the page: a key pressed before the next frame is already meant for it.
  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    content.current?.focus({ preventScroll: true });
    setTitle(document.title);
  }, [pathname, content]);

  return title;
};
