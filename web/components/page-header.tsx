import "./page.css";
import { productTitle } from "../app/shell/app.text.ts";
import { Row } from "./layout/row.tsx";

interface PageHeaderProps {
  title: string;
  /** One muted line below the heading: who and when, or what this is. */
  meta?: React.ReactNode;
  /** The page's one primary action, and what little stands beside it. */
  action?: React.ReactNode;
}

/** Says where one is; sets the document's title, too. */
export const PageHeader = ({ title, meta, action }: PageHeaderProps) => (
  <div className="page-header">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="page-header-text">
      <h1>{title}</h1>
      {meta && <p className="muted">{meta}</p>}
    </div>
    {action && <Row className="page-header-action">{action}</Row>}
  </div>
);
