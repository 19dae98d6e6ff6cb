import "./list.css";
import { Link } from "react-router-dom";

/** What opens the thing of a row. */
export const RowLink = ({ to, children }: { to: string; children: React.ReactNode }) => (
  <Link className="row-link" to={to}>
    {children}
  </Link>
);
