import "./hits.css";
import { Link } from "react-router-dom";
import { MarkedText } from "../marked-text.tsx";

interface HitProps {
  to: string;
  title: string;
  lines: string;
  searchTerm: string | undefined;
  /** Where it is, who wrote it and when. */
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
      <p className="hit-lines">
        <MarkedText text={lines} searchTerm={searchTerm} />
      </p>
    )}
    <p className="muted">{children}</p>
  </li>
);
