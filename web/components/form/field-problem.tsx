import "./field-notes.css";

interface FieldProblemProps extends React.ComponentProps<"p"> {
  /** Without the icon, for use in running text. */
  plain?: boolean;
}

export const FieldProblem = ({ plain = false, children, ...rest }: FieldProblemProps) => (
  <p className="field-problem" {...rest}>
    {!plain && <i className="pi pi-exclamation-circle" aria-hidden="true" />}
    {children}
  </p>
);
