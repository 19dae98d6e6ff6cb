import "./list.css";
import { Link } from "react-router-dom";
import { type Prefetch, PrefetchLink } from "../prefetch-link.tsx";

interface RowLinkProps {
  to: string;
  onApproach?: Prefetch | undefined;
  children: React.ReactNode;
}

export const RowLink = ({ onApproach, ...link }: RowLinkProps) =>
  onApproach ? (
    <PrefetchLink className="row-link" onApproach={onApproach} {...link} />
  ) : (
    <Link className="row-link" {...link} />
  );
