import { Box, type BoxProps } from "./box.tsx";

interface TextProps extends BoxProps {
  tone?: "danger";
}

/** Small words. */
export const Text = ({ as = "p", tone, ...rest }: TextProps) => (
  <Box as={as} layout="text" data-tone={tone} {...rest} />
);

interface ClampProps extends BoxProps {
  lines: 2 | 3 | 4;
}

/** At most so many lines. */
export const Clamp = ({ as = "p", lines, ...rest }: ClampProps) => (
  <Box as={as} layout="clamp" data-clamp={lines} {...rest} />
);
