import "./public-page.css";
import { productTitle } from "../app/shell/app.text.ts";
import markUrl from "../app/shell/mark.svg?no-inline";

interface PublicPageProps {
  title: string;
  children: React.ReactNode;
}

/** For people without an account. */
export const PublicPage = ({ title, children }: PublicPageProps) => (
  <main className="public-page">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="public-page-title">
      <img src={markUrl} alt="" width="40" height="40" />
      <span>{productTitle}</span>
    </div>
    <h1>{title}</h1>
    {children}
  </main>
);
