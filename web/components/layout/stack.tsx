import { Box, type BoxProps, type Space } from "./box.tsx";

interface StackProps extends BoxProps {
  gap?: Space;
  align?: "start" | undefined;
}

export const Stack = ({ gap = 4, align, ...rest }: StackProps) => (
  <Box layout="stack" data-gap={gap} data-align={align} {...rest} />
);
