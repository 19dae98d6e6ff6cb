import { Box, type BoxProps, type Space } from "./box.tsx";

export interface PanelProps extends BoxProps {
  gap?: Space;
  pad?: "none" | "tight";
}

export const Panel = ({ gap, pad, ...rest }: PanelProps) => (
  <Box layout={gap === undefined ? "panel" : "stack panel"} data-gap={gap} data-pad={pad} {...rest} />
);
