import { useSearchParams } from "react-router-dom";
import { AskForLink } from "./ask-for-link.tsx";
import { resetText as text } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SetPassword } from "./set-password.tsx";

export const ResetPage = () => {
  const [parameters] = useSearchParams();
  const [username, code] = [parameters.get("username"), parameters.get("code")];

  return username && code ? (
    <LoginCard title={text.setTitle}>
      <SetPassword username={username} code={code} />
    </LoginCard>
  ) : (
    <LoginCard title={text.askTitle}>
      <AskForLink />
    </LoginCard>
  );
};
