import { Box, type BoxProps, type Space } from "./box.tsx";

export interface GridProps extends BoxProps {
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
