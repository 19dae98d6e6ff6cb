import "./hits.css";
import { Link } from "react-router-dom";
import { Clamp, Panel, Text } from "./layout/layout.tsx";
import { MarkedText } from "./marked-text.tsx";
import { Skeleton } from "./skeleton.tsx";

interface HitProps {
  to: string;
  title: string;
  lines: string;
  searchTerm: string | undefined;
  children: React.ReactNode;
}

export const Hit = ({ to, title, lines, searchTerm, children }: HitProps) => (
  <li className="hit">
    <h2>
      <Link to={to}>
        <MarkedText text={title} searchTerm={searchTerm} />
      </Link>
    </h2>
    {lines && (
      <Clamp lines={3}>
        <MarkedText text={lines} searchTerm={searchTerm} />
      </Clamp>
    )}
    <Text className="muted">{children}</Text>
  </li>
);

interface HitPanelProps {
  label: string;
  children: React.ReactNode[] | undefined;
}

const places = ["a", "b", "c", "d", "e", "f"];

export const HitPanel = ({ label, children }: HitPanelProps) => (
  <Panel as="ul" pad="none" aria-label={label}>
    {children ??
      places.map((place) => (
        <li key={place} className="hit">
          <Skeleton height="96px" />
        </li>
      ))}
  </Panel>
);
