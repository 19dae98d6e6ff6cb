import "./field-notes.css";

interface FieldHelpProps extends React.HTMLAttributes<HTMLElement> {
  /** Inside a label there are no paragraphs. */
  as?: "p" | "span";
}

/** What helps to fill a field, or to understand what is shown. */
export const FieldHelp = ({ as: Element = "p", ...rest }: FieldHelpProps) => (
  <Element className="field-help" {...rest} />
);
