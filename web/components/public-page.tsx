import "./public-page.css";
import { publicImprintAddress, publicPrivacyAddress } from "../../shared/news/public-address.ts";
import { OPERATOR } from "../../shared/organisations/operator.ts";
import { productTitle } from "../app/shell/app.text.ts";
import markUrl from "../app/shell/mark.svg?inline";
import { publicPageText as text } from "./components.text.ts";

interface Office {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
}

export const PublicLinks = ({ id }: Pick<Office, "id">) => (
  <footer className="public-links">
    <a href={publicImprintAddress(id || OPERATOR)}>{text.imprint}</a>
    <a href={publicPrivacyAddress(id || OPERATOR)}>{text.privacy}</a>
  </footer>
);

interface PublicPageProps {
  title: string;
  office?: Office;
  children: React.ReactNode;
}

export const PublicPage = ({ title, office = {}, children }: PublicPageProps) => (
  <div className="public-frame">
    <main className="public-page">
      <title>{`${title} · ${office.name || productTitle}`}</title>
      <div className="public-page-title">
        <img src={markUrl} alt="" width="40" height="40" />
        <span>{office.name || productTitle}</span>
      </div>
      <h1>{title}</h1>
      {children}
    </main>
    <PublicLinks id={office.id} />
  </div>
);
