import { Box, type BoxProps } from "./box.tsx";

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
