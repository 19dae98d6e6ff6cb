import "./list.css";
import { Link } from "react-router-dom";

export const RowLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link className="row-link" to={to}>
    {children}
  </Link>
);
