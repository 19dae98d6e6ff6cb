import { zodResolver } from "@hookform/resolvers/zod";
import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { Link } from "react-router-dom";
import "../../shared/contract/messages.ts";
import { signingIn } from "../../shared/login/sign-in.contract.ts";
import { call } from "../app/client/call.ts";
import { PlainButton } from "../components/plain-button.tsx";
import { ProblemNote } from "../components/problem-note.tsx";
import { resetText as text } from "./login.text.ts";
import { UsernameField } from "./username-field.tsx";

/** The answer must not reveal whether the user exists. */
export const AskForLink = () => {
  const form = useForm({
    resolver: zodResolver(signingIn.forgotPassword.query),
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
      <PlainButton type="submit" label={text.ask} isBusy={ask.isPending} />
      <Link className="login-aside" to="/login">
        {text.toLogin}
      </Link>
    </form>
  );
};
