import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useNavigate } from "react-router-dom";
import { signingIn } from "../../shared/login/sign-in.contract.ts";
import { queryOf } from "../app/client/query-of.ts";
import { startSession } from "../app/client/session.ts";
import { LOGIN } from "../app/shell/return-url.ts";
import { firmAccountText } from "./firm-account.text.ts";
import { loginText } from "./login.text.ts";
import { LoginCard } from "./login-card.tsx";
import { useEnter } from "./use-sign-in.ts";

/** After the provider's redirect the cookie exists, but the page does not know the person yet. */
export const TakeOverSession = () => {
  const { data, isError } = useQuery({ ...queryOf(signingIn.read, {}), gcTime: 0, retry: false });
  const enter = useEnter();
  const navigate = useNavigate();
  const isDone = useRef(false);

  useEffect(() => {
    if (isDone.current || !(data || isError)) return;
    isDone.current = true;
    if (data) {
      startSession(data);
      void enter();
    } else void navigate(LOGIN, { replace: true });
  });

  return (
    <LoginCard title={loginText.title}>
      <p role="status">{firmAccountText.takesOver}</p>
    </LoginCard>
  );
};
