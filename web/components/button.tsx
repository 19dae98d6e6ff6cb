interface ButtonProps extends Omit<React.ComponentProps<"button">, "size"> {
  label?: string | undefined;
  icon?: string | React.ReactElement | undefined;
  iconPos?: "left" | "right";
  outlined?: boolean;
  text?: boolean;
  size?: "small";
  severity?: "danger" | undefined;
  loading?: boolean | undefined;
}

/** PrimeReact's look and properties without its base, which most pages do not load. */
export const Button = (props: ButtonProps) => {
  const { label, icon, iconPos = "left", outlined, text, size, severity, loading, ...button } = props;
  const { className, children, disabled = false, ...others } = button;
  const shownIcon = loading ? "pi pi-spinner pi-spin" : icon;
  const iconSide = iconPos === "left" ? "p-button-icon-left" : "p-button-icon-right";
  const classes = [
    className,
    "p-button p-component",
    shownIcon && !label && !children && "p-button-icon-only",
    outlined && "p-button-outlined",
    text && "p-button-text",
    size === "small" && "p-button-sm",
    severity === "danger" && "p-button-danger",
    (disabled || loading) && "p-disabled",
  ];

  return (
    <button
      type="button"
      {...others}
      className={classes.filter(Boolean).join(" ")}
      disabled={disabled || loading}
    >
      {typeof shownIcon === "string" ? (
        <span className={`p-button-icon ${shownIcon} ${label ? iconSide : ""}`} aria-hidden="true" />
      ) : (
        shownIcon
      )}
      {label && <span className="p-button-label">{label}</span>}
      {children}
    </button>
  );
};
