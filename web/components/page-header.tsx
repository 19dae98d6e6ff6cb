import "./page.css";
import { productTitle } from "../app/shell/app.text.ts";
import { PageActions, type PageActionsProps } from "./page-actions.tsx";

interface PageHeaderProps extends PageActionsProps {
  title: string;
  meta?: React.ReactNode;
}

export const PageHeader = ({ title, meta, ...actions }: PageHeaderProps) => (
  <div className="page-header">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="page-header-text">
      <h1>{title}</h1>
      {meta && <p className="muted">{meta}</p>}
    </div>
    <PageActions {...actions} />
  </div>
);
