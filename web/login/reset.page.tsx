import { Link, useSearchParams } from "react-router-dom";
import { AskForLink } from "./ask-for-link.tsx";
import { resetText as text } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SetPassword } from "./set-password.tsx";

export const ResetPage = () => {
  const [parameters] = useSearchParams();
  const [username, code] = [parameters.get("username"), parameters.get("code")];

  return username && code ? (
    <SetPassword
      username={username}
      code={code}
      intro={text.setIntro(username)}
      aside={
        <Link className="login-aside" to="/reset">
          {text.askAgain}
        </Link>
      }
    />
  ) : (
    <LoginCard title={text.askTitle}>
      <AskForLink />
    </LoginCard>
  );
};
