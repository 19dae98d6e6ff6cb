import "./login.css";
import { useEffect, useRef } from "react";
import { productTitle } from "../app/shell/app.text.ts";
import markUrl from "../app/shell/mark.svg?inline";
import { PublicLinks } from "../components/public-page.tsx";

const useFirstField = () => {
  const frame = useRef<HTMLElement>(null);

  useEffect(() => {
    const fields = frame.current?.querySelectorAll<HTMLInputElement>("input:not([type=hidden])") ?? [];
    Array.from(fields)
      .find(({ value }) => value === "")
      ?.focus();
  }, []);

  return frame;
};

export const LoginCard = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <div className="login">
    <main ref={useFirstField()}>
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
    <PublicLinks />
  </div>
);
