import { Button } from "../button.tsx";
import { usePopupMenu } from "../use-popup-menu.tsx";
import { listText } from "./list.text.ts";
import type { RowAction } from "./list-column.ts";

interface RowMenuProps {
  label: string;
  actions: readonly RowAction[];
}

export const RowMenu = ({ label, actions }: RowMenuProps) => {
  const items = actions.map((action) => ({
    label: action.label,
    icon: `pi ${action.icon}`,
    command: action.run,
    disabled: action.isDisabled ?? false,
    className: action.danger ? "menu-danger" : "",
  }));
  const { menu, toggle } = usePopupMenu({ model: items, popupAlignment: "right" });
  if (actions.length === 0) return null;

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
      {menu}
    </>
  );
};
