import "./check.css";
import type { BoxProps } from "../../layout/box.tsx";
import { Stack } from "../../layout/stack.tsx";

/** Fields that belong together under one `<legend>`. */
export const CheckGroup = (props: BoxProps) => (
  <Stack as="fieldset" className="check-group" gap={1} {...props} />
);
