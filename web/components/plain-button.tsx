import "./plain-button.css";

interface PlainButtonProps extends Omit<React.ComponentProps<"button">, "children" | "className"> {
  label?: string;
  icon?: string;
  look?: "filled" | "outlined" | "text";
  isBusy?: boolean;
}

/** Without PrimeReact, whose base would outweigh the pages before signing in. */
export const PlainButton = (props: PlainButtonProps) => {
  const { label, icon, look = "filled", isBusy = false, disabled = false, ...button } = props;
  const shownIcon = isBusy ? "pi-spinner pi-spin" : icon;
  const classes = [
    "plain-button p-button p-component",
    look !== "filled" && `p-button-${look}`,
    !label && "p-button-icon-only",
    (disabled || isBusy) && "p-disabled",
  ];

  return (
    <button
      type="button"
      {...button}
      className={classes.filter(Boolean).join(" ")}
      disabled={disabled || isBusy}
    >
      {shownIcon && (
        <span
          className={`p-button-icon pi ${shownIcon} ${label ? "p-button-icon-left" : ""}`}
          aria-hidden="true"
        />
      )}
      {label && <span className="p-button-label">{label}</span>}
    </button>
  );
};
