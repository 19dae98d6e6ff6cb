import { Box, type BoxProps, type Space } from "./box.tsx";

interface RowProps extends BoxProps {
  gap?: Space;
  /** Between wrapped lines; else the same as `gap`. */
  lines?: Space;
  align?: "start" | "center" | "baseline";
  spread?: boolean;
}

export const Row = ({ gap = 2, lines, align, spread, ...rest }: RowProps) => (
  <Box layout="row" data-gap={gap} data-lines={lines} data-align={align} data-spread={spread} {...rest} />
);
