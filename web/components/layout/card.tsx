import { Panel, type PanelProps } from "./panel.tsx";

export const Card = ({ className = "", ...rest }: PanelProps) => (
  <Panel as="article" className={`card ${className}`.trim()} {...rest} />
);
