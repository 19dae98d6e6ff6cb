import "./page.css";
import { productTitle } from "../app/shell/app.text.ts";
import { PageActions } from "./page-actions.tsx";

interface PageHeaderProps {
  title: string;
  /** One muted line below the heading: who and when, or what this is. */
  meta?: React.ReactNode;
  /** The page's one primary action, and what little stands beside it. */
  action?: React.ReactNode;
  /** What else can be done, before it; on a telephone behind "Mehr". */
  more?: React.ReactNode;
}

/** Says where one is; sets the document's title, too. */
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
