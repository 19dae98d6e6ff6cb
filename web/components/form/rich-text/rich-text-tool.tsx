import { Button } from "../../button.tsx";
import { usePopupMenu } from "../../use-popup-menu.tsx";

export interface TextTool {
  readonly label: string;
  readonly icon: string | React.ReactElement;
  readonly pressed?: boolean;
  readonly disabled?: boolean;
  readonly className?: string;
  /** The highest ranks are folded first. */
  readonly rank: number;
  readonly items?: readonly TextTool[];
  readonly run: () => void;
}

/** The menu takes the last slot. */
export const foldTools = (tools: readonly TextTool[], places: number) => {
  if (tools.length <= places) return { shown: tools, folded: [] };
  const kept = new Set(
    tools.toSorted((one, other) => one.rank - other.rank).slice(0, Math.max(0, places - 1)),
  );
  return {
    shown: tools.filter((tool) => kept.has(tool)),
    folded: tools.filter((tool) => !kept.has(tool)).flatMap((tool) => tool.items ?? [tool]),
  };
};

interface ToolProps {
  label: string;
  icon: string | React.ReactElement;
  pressed?: boolean | undefined;
  disabled?: boolean;
  className?: string | undefined;
  opensMenu?: boolean;
  onClick: (event: React.MouseEvent<HTMLElement>) => void;
}

export const RichTextTool = ({
  label,
  icon,
  pressed,
  disabled = false,
  className,
  opensMenu = false,
  onClick,
}: ToolProps) => (
  <Button
    className={className}
    text
    icon={
      typeof icon === "string" ? (
        icon
      ) : (
        <span className="editor-glyph" aria-hidden="true">
          {icon}
        </span>
      )
    }
    aria-label={label}
    title={label}
    aria-pressed={pressed}
    aria-haspopup={opensMenu ? "menu" : undefined}
    disabled={disabled}
    onClick={onClick}
  />
);

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
  const model = items.map((item) => ({
    label: item.label,
    icon: iconOf(item),
    disabled: item.disabled ?? false,
    className: item.className ?? "",
    command: item.run,
  }));
  const { menu, toggle } = usePopupMenu({ model });

  return (
    <>
      <RichTextTool label={label} icon={icon} opensMenu onClick={toggle} />
      {menu}
    </>
  );
};
