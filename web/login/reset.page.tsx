import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link, useSearchParams } from "react-router-dom";
import { Credentials } from "../../shared/login/credentials.ts";
import { signingIn } from "../../shared/login/sign-in.contract.ts";
import { call } from "../app/client/call.ts";
import { Button } from "../components/button.tsx";
import { parsedBy } from "../components/form/resolver.ts";
import { ProblemNote } from "../components/problem-note.tsx";
import { resetText as text } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { SetPassword } from "./set-password.tsx";
import { UsernameField } from "./username-field.tsx";

/** The answer must not reveal whether the user exists. */
const AskForLink = () => {
  const form = useForm({
    resolver: parsedBy(Credentials.pick({ username: true })),
    defaultValues: { username: "" },
  });
  const ask = useMutation({
    mutationFn: (query: { username: string }) => call(signingIn.forgotPassword, { query }),
  });

  if (ask.isSuccess) {
    return (
      <>
        <p role="status">{text.asked}</p>
        <Link className="login-aside" to="/login">
          {text.toLogin}
        </Link>
      </>
    );
  }

  return (
    <form noValidate onSubmit={form.handleSubmit((query) => ask.mutate(query))}>
      <p>{text.askIntro}</p>
      {ask.error && <ProblemNote error={ask.error} />}
      <UsernameField
        label={text.usernameOrAddress}
        problem={form.formState.errors.username?.message}
        registration={form.register("username")}
      />
      <Button type="submit" label={text.ask} loading={ask.isPending} />
      <Link className="login-aside" to="/login">
        {text.toLogin}
      </Link>
    </form>
  );
};

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
