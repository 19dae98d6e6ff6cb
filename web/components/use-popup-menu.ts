import type { Menu } from "primereact/menu";
import { useRef } from "react";

/** PrimeReact returns the focus to the button for some keys only; what a click opens must find it there, too. */
export const usePopupMenu = () => {
  const ref = useRef<Menu>(null);
  const button = useRef<HTMLElement>(null);

  return {
    toggle: (event: React.MouseEvent<HTMLElement>) => {
      button.current = event.currentTarget;
      ref.current?.toggle(event);
    },
    menu: {
      ref,
      popup: true,
      onHide: () => {
        if (ref.current?.getElement()?.contains(document.activeElement)) button.current?.focus();
      },
    },
  };
};
