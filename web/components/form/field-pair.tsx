import "./field-pair.css";

interface FieldPairProps extends React.ComponentProps<"div"> {
  /** How wide the first one is; else as wide as the second. A third stays beside it on a phone, too. */
  first?: "narrow" | "third";
}

/** Two fields beside each other. */
export const FieldPair = ({ first, className = "", ...rest }: FieldPairProps) => (
  <div className={`field-pair ${className}`.trim()} data-first={first} {...rest} />
);
