import "./layout.css";
import { Skeleton } from "../skeleton.tsx";

/** Steps of the scale of space in `tokens.css`. */
type Space = 0 | 1 | 2 | 3 | 4 | 6 | 8;

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

const Box = ({ as = "div", layout, className, ...rest }: LayoutProps) => {
  const Element: React.ElementType = as;
  return <Element className={className ? `${layout} ${className}` : layout} {...rest} />;
};

interface StackProps extends BoxProps {
  gap?: Space;
  align?: "start" | undefined;
}

export const Stack = ({ gap = 4, align, ...rest }: StackProps) => (
  <Box layout="stack" data-gap={gap} data-align={align} {...rest} />
);

interface RowProps extends BoxProps {
  gap?: Space;
  /** Gap between wrapped lines; `gap` by default. */
  lines?: Space;
  align?: "start" | "center" | "baseline";
  spread?: boolean;
}

export const Row = ({ gap = 2, lines, align, spread, ...rest }: RowProps) => (
  <Box layout="row" data-gap={gap} data-lines={lines} data-align={align} data-spread={spread} {...rest} />
);

interface SectionProps extends StackProps {
  title: string;
  /** At the other end of the heading's line. */
  aside?: React.ReactNode;
}

export const Section = ({ title, aside, children, ...rest }: SectionProps) => (
  <Stack as="section" aria-label={title} {...rest}>
    {aside ? (
      <Row gap={6} lines={2} align="baseline" spread>
        <h2>{title}</h2>
        {aside}
      </Row>
    ) : (
      <h2>{title}</h2>
    )}
    {children}
  </Stack>
);

interface GridProps extends BoxProps {
  gap?: Space;
  /** Gap between lines; `gap` by default. */
  lines?: Space;
  column?: "wide" | "medium" | "narrow";
  /** Few items take all the width, instead of leaving columns empty. */
  fit?: boolean;
  align?: "start";
}

export const Grid = ({ gap = 4, lines, column, fit, align, ...rest }: GridProps) => (
  <Box
    layout="grid"
    data-gap={gap}
    data-lines={lines}
    data-column={column}
    data-fit={fit}
    data-align={align}
    {...rest}
  />
);

interface CardGridProps<Item> extends Omit<GridProps, "children"> {
  items: readonly Item[] | undefined;
  expected: number;
  height: string;
  children: (item: Item) => React.ReactNode;
}

export const CardGrid = <Item extends { readonly id: string }>(props: CardGridProps<Item>) => {
  const { items, expected, height, children, ...grid } = props;

  return (
    <Grid as="ul" {...grid}>
      {items
        ? items.map((item) => <li key={item.id}>{children(item)}</li>)
        : Array.from({ length: expected }, (_, place) => `place-${place}`).map((place) => (
            <li key={place}>
              <Skeleton height={height} />
            </li>
          ))}
    </Grid>
  );
};

interface FillProps extends BoxProps {
  gap?: Space;
}

export const Fill = ({ gap, ...rest }: FillProps) => (
  <Box layout={gap === undefined ? "fill" : "stack fill"} data-gap={gap} {...rest} />
);

interface PanelProps extends BoxProps {
  gap?: Space;
  pad?: "none" | "tight";
}

export const Panel = ({ gap, pad, ...rest }: PanelProps) => (
  <Box layout={gap === undefined ? "panel" : "stack panel"} data-gap={gap} data-pad={pad} {...rest} />
);

export const Card = ({ className = "", ...rest }: PanelProps) => (
  <Panel as="article" className={`card ${className}`.trim()} {...rest} />
);

interface ScrollTableProps {
  label: string;
  className: string;
  children: React.ReactNode;
}

export const ScrollTable = ({ label, className, children }: ScrollTableProps) => (
  // What scrolls must be reachable by keyboard.
  <Panel as="section" className={`scroll-table ${className}`} pad="none" tabIndex={0} aria-label={label}>
    <table>{children}</table>
  </Panel>
);

interface TextProps extends BoxProps {
  tone?: "danger";
}

export const Text = ({ as = "p", tone, ...rest }: TextProps) => (
  <Box as={as} layout="text" data-tone={tone} {...rest} />
);

interface ClampProps extends BoxProps {
  lines: 2 | 3 | 4;
}

export const Clamp = ({ as = "p", lines, ...rest }: ClampProps) => (
  <Box as={as} layout="clamp" data-clamp={lines} {...rest} />
);
