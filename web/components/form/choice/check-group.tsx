import "./check.css";
import { type BoxProps, Stack } from "../../layout/layout.tsx";

export const CheckGroup = (props: BoxProps) => (
  <Stack as="fieldset" className="check-group" gap={1} {...props} />
);
