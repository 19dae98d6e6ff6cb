import "./form.css";

interface FieldPairProps extends React.ComponentProps<"div"> {
  /** By default both fields are equally wide; `third` keeps them in one row even on a phone. */
  first?: "narrow" | "third";
}

export const FieldPair = ({ first, className = "", ...rest }: FieldPairProps) => (
  <div className={`field-pair ${className}`.trim()} data-first={first} {...rest} />
);
