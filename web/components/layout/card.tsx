import { Panel, type PanelProps } from "./panel.tsx";

/** A panel that opens what the link in its heading leads to, wherever it is clicked. */
export const Card = ({ className = "", ...rest }: PanelProps) => (
  <Panel as="article" className={`card ${className}`.trim()} {...rest} />
);
