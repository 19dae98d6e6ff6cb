import { Box, type BoxProps, type Space } from "./box.tsx";

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
