import "./hits.css";
import { Skeleton } from "primereact/skeleton";
import { Panel } from "../layout/panel.tsx";

interface HitPanelProps {
  label: string;
  /** Undefined while loading. */
  children: React.ReactNode[] | undefined;
}

const places = ["a", "b", "c", "d", "e", "f"];

export const HitPanel = ({ label, children }: HitPanelProps) => (
  <Panel as="ul" className="hits" pad="none" aria-label={label}>
    {children ??
      places.map((place) => (
        <li key={place} className="hit">
          <Skeleton height="96px" />
        </li>
      ))}
  </Panel>
);
