import type { Menu, MenuProps } from "primereact/menu";
import { useEffect, useRef, useState } from "react";
import { deferredCode, retryTransient, withPrime } from "./deferred-code.ts";

type Click = React.MouseEvent<HTMLElement>;

export const menuCode = deferredCode(
  retryTransient(withPrime(async () => (await import("primereact/menu")).Menu)),
);

/** A menu and what its button does; there is none before it is opened for the first time. */
export const usePopupMenu = (props: Pick<MenuProps, "model" | "popupAlignment">) => {
  const menu = useRef<Menu>(null);
  const button = useRef<HTMLElement>(null);
  const firstClick = useRef<Click>(null);
  const [isNeeded, setNeeded] = useState(false);
  const { code } = menuCode.useOnceNeeded(isNeeded);
  const isThere = isNeeded && code !== undefined;
  const [isDrawn, setDrawn] = useState(false);

  // Opened only after it was drawn closed: otherwise it would neither find its place nor take the focus.
  // oxlint-disable-next-line react/set-state-in-effect -- PrimeReact's own state says that it was, and nobody else hears.
  useEffect(() => setDrawn(isThere), [isThere]);
  useEffect(() => {
    if (isDrawn && firstClick.current) menu.current?.show(firstClick.current);
  }, [isDrawn]);

  const toggle = (event: Click) => {
    button.current = event.currentTarget;
    if (menu.current) return menu.current.toggle(event);
    // React forgets whose it was.
    firstClick.current = { ...event, currentTarget: event.currentTarget };
    setNeeded(true);
  };
  // PrimeReact returns the focus for some keys only; what a click opens must find it there, too.
  const returnFocus = () => {
    if (menu.current?.getElement()?.contains(document.activeElement)) button.current?.focus();
  };

  return {
    toggle,
    menu: isThere && (
      <code.Prime>
        <code.Component {...props} ref={menu} popup onHide={returnFocus} />
      </code.Prime>
    ),
  };
};
