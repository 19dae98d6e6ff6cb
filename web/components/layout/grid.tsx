import { Box, type BoxProps, type Space } from "./box.tsx";

export interface GridProps extends BoxProps {
  gap?: Space;
  /** Between lines; else the same as `gap`. */
  lines?: Space;
  /** The least width of a column. */
  column?: "wide" | "medium" | "narrow";
  /** Few things take all the width, instead of leaving columns empty. */
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
