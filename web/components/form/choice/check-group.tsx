import "./check.css";
import type { BoxProps } from "../../layout/box.tsx";
import { Stack } from "../../layout/stack.tsx";

export const CheckGroup = (props: BoxProps) => (
  <Stack as="fieldset" className="check-group" gap={1} {...props} />
);
