import { Button } from "primereact/button";
import { Menu } from "primereact/menu";
import { usePopupMenu } from "../use-popup-menu.ts";
import { listText } from "./list.text.ts";
import type { RowAction } from "./list-column.ts";

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
}

export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const { menu, toggle } = usePopupMenu();
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
        onClick={toggle}
      />
      <Menu {...menu} popupAlignment="right" model={items} />
    </>
  );
};
