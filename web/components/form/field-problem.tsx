import "./form.css";

/** Of a field and of what is in it, each once. */
export const messagesIn = (error: unknown): string[] => {
  if (typeof error !== "object" || error === null) return [];
  if ("message" in error && typeof error.message === "string") return [error.message];
  const nested = Object.entries(error).flatMap(([name, part]) => (name === "ref" ? [] : messagesIn(part)));
  return [...new Set(nested)];
};

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
