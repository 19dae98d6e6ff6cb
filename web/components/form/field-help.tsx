import "./form.css";

interface FieldHelpProps extends React.HTMLAttributes<HTMLElement> {
  as?: "p" | "span";
}

export const FieldHelp = ({ as: Element = "p", ...rest }: FieldHelpProps) => (
  <Element className="field-help" {...rest} />
);
