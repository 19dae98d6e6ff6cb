import { Box, type BoxProps, type Space } from "./box.tsx";

interface RowProps extends BoxProps {
  gap?: Space;
  /** Between its lines, where it breaks; else the same as `gap`. */
  lines?: Space;
  align?: "start" | "center" | "baseline";
  /** The first at one end, the last at the other. */
  spread?: boolean;
}

/** Things beside each other, in as many lines as they need. */
export const Row = ({ gap = 2, lines, align, spread, ...rest }: RowProps) => (
  <Box layout="row" data-gap={gap} data-lines={lines} data-align={align} data-spread={spread} {...rest} />
);
