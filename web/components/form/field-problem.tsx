import "./field-notes.css";

interface FieldProblemProps extends React.ComponentProps<"p"> {
  /** Without the sign: in a line of text. */
  plain?: boolean;
}

/** What is wrong with a field, or with what is asked for. */
export const FieldProblem = ({ plain = false, children, ...rest }: FieldProblemProps) => (
  <p className="field-problem" {...rest}>
    {!plain && <i className="pi pi-exclamation-circle" aria-hidden="true" />}
    {children}
  </p>
);
