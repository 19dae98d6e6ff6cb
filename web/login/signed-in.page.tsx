import { useEffect } from "react";
import { firmAccountText as text } from "./firm-account.text.ts";
import { LoginCard } from "./login-card.tsx";

/** The window that was opened to sign in again; the page behind it goes on by itself. */
export const SignedInPage = () => {
  useEffect(() => window.close(), []);

  return (
    <LoginCard title={text.closeTitle}>
      <p>{text.close}</p>
    </LoginCard>
  );
};
