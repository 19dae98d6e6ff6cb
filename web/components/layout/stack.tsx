import { Box, type BoxProps, type Space } from "./box.tsx";

interface StackProps extends BoxProps {
  gap?: Space;
  /** As wide as they need to be, instead of as wide as the stack. */
  align?: "start" | undefined;
}

/** Things below each other. */
export const Stack = ({ gap = 4, align, ...rest }: StackProps) => (
  <Box layout="stack" data-gap={gap} data-align={align} {...rest} />
);
