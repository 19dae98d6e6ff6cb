import { Button } from "primereact/button";
import { Menu } from "primereact/menu";
import { useRef } from "react";
import { listText } from "../components.text.ts";
import type { RowAction } from "./list-column.ts";

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
}

export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const menu = useRef<Menu>(null);
  if (actions.length === 0) return null;

  const items = actions.map((action) => ({
    label: action.label,
    icon: `pi ${action.icon}`,
    command: action.run,
    disabled: action.isDisabled ?? false,
    className: action.danger ? "menu-danger" : "",
  }));

  return (
    <>
      <Button
        className="row-menu"
        text
        icon="pi pi-ellipsis-v"
        aria-label={listText.rowMenu(label)}
        aria-haspopup="menu"
        onClick={(event) => menu.current?.toggle(event)}
      />
      <Menu ref={menu} popup popupAlignment="right" model={items} />
    </>
  );
};
