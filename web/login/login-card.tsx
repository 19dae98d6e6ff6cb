import "./login.css";
import { productTitle } from "../app/shell/app.text.ts";
import markUrl from "../app/shell/mark.svg?no-inline";

/** The frame of the pages where nobody is signed in yet. */
export const LoginCard = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <main className="login">
    <title>{`${title} · ${productTitle}`}</title>
    <div className="login-card">
      <div className="login-title">
        <img src={markUrl} alt="" width="40" height="40" />
        <span>{productTitle}</span>
      </div>
      <h1>{title}</h1>
      {children}
    </div>
  </main>
);
