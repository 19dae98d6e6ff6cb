import "./form.css";

interface FieldPairProps extends React.ComponentProps<"div"> {
  /** By default as wide as the second; a third stays beside it on a phone, too. */
  first?: "narrow" | "third";
}

export const FieldPair = ({ first, className = "", ...rest }: FieldPairProps) => (
  <div className={`field-pair ${className}`.trim()} data-first={first} {...rest} />
);
