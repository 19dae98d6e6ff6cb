import "./page.css";
import { productTitle } from "../app/shell/app.text.ts";
import { PageActions } from "./page-actions.tsx";

interface PageHeaderProps {
  title: string;
  meta?: React.ReactNode;
  action?: React.ReactNode;
  /** Behind "Mehr" on a phone. */
  more?: React.ReactNode;
}

export const PageHeader = ({ title, meta, action, more }: PageHeaderProps) => (
  <div className="page-header">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="page-header-text">
      <h1>{title}</h1>
      {meta && <p className="muted">{meta}</p>}
    </div>
    <PageActions action={action} more={more} />
  </div>
);
