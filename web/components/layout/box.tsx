import "./layout.css";

/** Steps of the scale of space in `tokens.css`. */
export type Space = 0 | 1 | 2 | 3 | 4 | 6 | 8;

type Tag =
  | "div"
  | "section"
  | "article"
  | "nav"
  | "form"
  | "fieldset"
  | "details"
  | "ul"
  | "ol"
  | "li"
  | "dl"
  | "p"
  | "h2"
  | "h3"
  | "span";

export interface BoxProps extends React.HTMLAttributes<HTMLElement> {
  as?: Tag;
  /** For forms that show their own problems. */
  noValidate?: boolean;
  open?: boolean;
}

interface LayoutProps extends BoxProps {
  layout: string;
}

export const Box = ({ as = "div", layout, className, ...rest }: LayoutProps) => {
  const Element: React.ElementType = as;
  return <Element className={className ? `${layout} ${className}` : layout} {...rest} />;
};
