import { Button } from "primereact/button";

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
    type="button"
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
