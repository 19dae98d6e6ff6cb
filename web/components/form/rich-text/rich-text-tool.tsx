import { Button } from "primereact/button";

interface ToolProps {
  label: string;
  /** Classes of an icon, or a glyph where there is none for it. */
  icon: string | React.ReactElement;
  /** For what is on or off. */
  pressed?: boolean | undefined;
  disabled?: boolean;
  className?: string | undefined;
  opensMenu?: boolean;
  onClick: (event: React.MouseEvent) => void;
}

/** A tool of the editor: a button with a sign, and its name for those who do not know the sign. */
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
