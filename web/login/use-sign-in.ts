import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { useForm } from "react-hook-form";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ResultOf } from "../../shared/contract/endpoint.ts";
import { Credentials } from "../../shared/login/credentials.ts";
import { loginProblems } from "../../shared/login/login.problems.ts";
import { signingIn } from "../../shared/login/sign-in.contract.ts";
import { isProblem } from "../app/client/api-problem.ts";
import { call } from "../app/client/call.ts";
import { startSession } from "../app/client/session.ts";
import { safeReturnUrl } from "../app/shell/return-url.ts";
import { parsedBy } from "../components/form/resolver.ts";

const byPassword = parsedBy(Credentials.omit({ code: true }));
const byCode = parsedBy(Credentials.pick({ code: true }).required());

const asksForFactor = (error: unknown) => isProblem(error, loginProblems.secondFactorRequired);
/** After these the password must be typed again. */
const isAtPassword = (error: unknown) =>
  isProblem(error, loginProblems.wrongCredentials, loginProblems.passwordMustChange);

/** Leads to where one came from. */
export const useEnter = () => {
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async () => {
    queryClient.clear();
    await navigate(safeReturnUrl(parameters.get("returnUrl")), { replace: true });
  };
};

type SignedIn = ResultOf<typeof signingIn.signIn>;

export const useSignIn = (username: string, onSignedIn: (answer: SignedIn) => unknown) => {
  const [asksForCode, setAsksForCode] = useState(false);
  const form = useForm({ resolver: byPassword, defaultValues: { username, password: "" } });
  const codeForm = useForm({ resolver: byCode, defaultValues: { code: "" } });

  const focusCode = () => codeForm.setFocus("code", { shouldSelect: true });
  const focusPassword = () => form.setFocus("password", { shouldSelect: true });

  const signIn = useMutation({
    mutationFn: (body: Credentials) => call(signingIn.signIn, { body }),
    onSuccess: async (answer) => {
      startSession(answer);
      await onSignedIn(answer);
    },
    onError: (error) => {
      if (asksForFactor(error)) setAsksForCode(true);
      else if (isAtPassword(error)) setAsksForCode(false);
      if (asksForCode) focusCode();
      else focusPassword();
    },
  });
  const { isPending, error, reset, mutate } = signIn;

  const step = useRef(asksForCode);
  // The field is there only after the next step is rendered.
  useEffect(() => {
    if (step.current === asksForCode) return;
    step.current = asksForCode;
    if (asksForCode) codeForm.setFocus("code");
    else form.setFocus("password");
  }, [asksForCode, codeForm, form]);

  return {
    form,
    codeForm,
    asksForCode,
    isBusy: isPending,
    /** Being asked for the code is no problem. */
    problem: asksForFactor(error) ? null : error,
    /** Somebody else has chosen the password that was typed. */
    mustChange: isProblem(error, loginProblems.passwordMustChange),
    signIn: (password: string) => {
      form.setValue("password", password);
      mutate(form.getValues());
    },
    submit: asksForCode
      ? codeForm.handleSubmit(({ code }) => mutate({ ...form.getValues(), code }))
      : form.handleSubmit((credentials) => mutate(credentials)),
    startOver: () => {
      codeForm.reset();
      form.resetField("password");
      setAsksForCode(false);
      reset();
    },
  };
};
