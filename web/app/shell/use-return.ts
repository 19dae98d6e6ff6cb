import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

const linkOf = (target: EventTarget): Element | null | undefined =>
  target instanceof Element
    ? (target.closest("a[href]") ?? target.closest("tr, li")?.querySelector("a[href]"))
    : undefined;

const focusLink = (content: HTMLElement, href: string): boolean => {
  const link = content.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  link?.focus();
  return link !== null;
};

/** Restores the focus after Back; spread the handlers onto the content. */
export const useReturn = (content: React.RefObject<HTMLElement | null>) => {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const left = useRef(new Map<string, string>());

  useEffect(() => {
    const href = left.current.get(key);
    const page = content.current;
    if (!isBack || href === undefined || !page) return;
    if (focusLink(page, href)) return;
    // Rows may still be loading; any key or press cancels the wait.
    const observer = new MutationObserver(() => focusLink(page, href) && stop());
    const stop = () => {
      observer.disconnect();
      for (const act of ["keydown", "pointerdown"]) window.removeEventListener(act, stop);
    };
    observer.observe(page, { childList: true, subtree: true });
    for (const act of ["keydown", "pointerdown"]) window.addEventListener(act, stop);
    return stop;
  }, [key, isBack, content]);

  const remember = ({ target }: React.SyntheticEvent) => {
    const href = linkOf(target)?.getAttribute("href");
    if (href) left.current.set(key, href);
  };
  return { onClickCapture: remember, onFocusCapture: remember };
};
