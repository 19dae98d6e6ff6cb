import { useEffect } from "react";
import { firmAccountText as text } from "./firm-account.text.ts";
import { LoginCard } from "./login-card.tsx";

/** Last page of the window for signing in again; the page behind it notices by itself. */
export const SignedInPage = () => {
  useEffect(() => window.close(), []);

  return (
    <LoginCard title={text.closeTitle}>
      <p>{text.close}</p>
    </LoginCard>
  );
};
