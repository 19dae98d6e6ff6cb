import { Menu } from "primereact/menu";
import { usePopupMenu } from "../../use-popup-menu.ts";
import { RichTextTool } from "./rich-text-tool.tsx";
import type { TextTool } from "./text-tool.ts";

interface RichTextMenuProps {
  label: string;
  icon: string | React.ReactElement;
  items: readonly TextTool[];
}

const iconOf = ({ icon, pressed }: TextTool) => {
  if (pressed) return "pi pi-check";
  return typeof icon === "string" ? (
    icon
  ) : (
    <span className="p-menuitem-icon editor-glyph" aria-hidden="true">
      {icon}
    </span>
  );
};

export const RichTextMenu = ({ label, icon, items }: RichTextMenuProps) => {
  const { menu, toggle } = usePopupMenu();
  const model = items.map((item) => ({
    label: item.label,
    icon: iconOf(item),
    disabled: item.disabled ?? false,
    className: item.className ?? "",
    command: item.run,
  }));

  return (
    <>
      <RichTextTool label={label} icon={icon} opensMenu onClick={toggle} />
      <Menu {...menu} model={model} />
    </>
  );
};
