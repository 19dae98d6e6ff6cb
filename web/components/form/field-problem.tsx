import "./form.css";

/** Messages of a field and its nested values, without duplicates. */
export const messagesIn = (error: unknown): string[] => {
  if (typeof error !== "object" || error === null) return [];
  if ("message" in error && typeof error.message === "string") return [error.message];
  const nested = Object.entries(error).flatMap(([name, part]) => (name === "ref" ? [] : messagesIn(part)));
  return [...new Set(nested)];
};

interface FieldProblemProps extends React.ComponentProps<"p"> {
  plain?: boolean;
}

export const FieldProblem = ({ plain = false, children, ...rest }: FieldProblemProps) => (
  <p className="field-problem" {...rest}>
    {!plain && <i className="pi pi-exclamation-circle" aria-hidden="true" />}
    {children}
  </p>
);
