import { useEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";

/** The link one leaves by, or that of the card or row one does something with. */
const linkOf = (target: EventTarget): Element | null | undefined =>
  target instanceof Element
    ? (target.closest("a[href]") ?? target.closest("tr, li")?.querySelector("a[href]"))
    : undefined;

const focusLink = (content: HTMLElement, href: string): boolean => {
  const link = content.querySelector<HTMLElement>(`a[href="${CSS.escape(href)}"]`);
  link?.focus();
  return link !== null;
};

/** Gives the focus back to the card or row one came from, when one goes back; the handlers are the content's. */
export const useReturn = (content: React.RefObject<HTMLElement | null>) => {
  const { key } = useLocation();
  const isBack = useNavigationType() === "POP";
  const left = useRef(new Map<string, string>());

  useEffect(() => {
    const href = left.current.get(key);
    const page = content.current;
    if (!isBack || href === undefined || !page) return;
    if (focusLink(page, href)) return;
    // The rows may be on their way; whoever does something else until then is left alone.
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
