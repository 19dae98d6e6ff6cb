import { Box, type BoxProps, type Space } from "./box.tsx";

export interface PanelProps extends BoxProps {
  /** Makes a stack of what is in it. */
  gap?: Space;
  pad?: "none" | "tight";
}

/** A box with a line around it. */
export const Panel = ({ gap, pad, ...rest }: PanelProps) => (
  <Box layout={gap === undefined ? "panel" : "stack panel"} data-gap={gap} data-pad={pad} {...rest} />
);
