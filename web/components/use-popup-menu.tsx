import type { Menu, MenuProps } from "primereact/menu";
import { useEffect, useRef, useState } from "react";
import { deferredCode, retryTransient, withPrime } from "./deferred-code.ts";

type Click = React.MouseEvent<HTMLElement>;

export const menuCode = deferredCode(
  retryTransient(withPrime(async () => (await import("primereact/menu")).Menu)),
);

export const usePopupMenu = (props: Pick<MenuProps, "model" | "popupAlignment">) => {
  const menu = useRef<Menu>(null);
  const button = useRef<HTMLElement>(null);
  const firstClick = useRef<Click>(null);
  const [isNeeded, setNeeded] = useState(false);
  const { code } = menuCode.useOnceNeeded(isNeeded);
  const isThere = isNeeded && code !== undefined;
  const [isDrawn, setDrawn] = useState(false);

  // Opens only after a closed render: otherwise the menu would neither find its position nor take the focus.
  // oxlint-disable-next-line react/set-state-in-effect -- no event tells that PrimeReact has rendered the menu.
  useEffect(() => setDrawn(isThere), [isThere]);
  useEffect(() => {
    if (isDrawn && firstClick.current) menu.current?.show(firstClick.current);
  }, [isDrawn]);

  const toggle = (event: Click) => {
    button.current = event.currentTarget;
    if (menu.current) return menu.current.toggle(event);
    // React resets `currentTarget` after the event.
    firstClick.current = { ...event, currentTarget: event.currentTarget };
    setNeeded(true);
  };
  // PrimeReact returns the focus for some keys only, but dialogs opened by a click need it there, too.
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
