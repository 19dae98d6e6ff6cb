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
import { canUsePasskeys } from "../components/passkey/can-use-passkeys.ts";
import type { ByPasskey } from "./sign-in-by-passkey.ts";

const byPassword = parsedBy(Credentials.omit({ code: true }));
const byCode = parsedBy(Credentials.pick({ code: true }).required());

const asksForFactor = (error: unknown) =>
  isProblem(error, loginProblems.secondFactorRequired, loginProblems.passkeyRequired);
/** The server says where a passkey may replace the code. */
const takesPasskey = (error: unknown) =>
  isProblem(error, loginProblems.passkeyRequired) ||
  (isProblem(error, loginProblems.secondFactorRequired) &&
    error.errors.some(({ path }) => path === "passkey"));

export type Step = "password" | "code" | "passkey";
/** After these the password must be typed again. */
const isAtPassword = (error: unknown) =>
  isProblem(error, loginProblems.wrongCredentials, loginProblems.passwordMustChange);

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
  const [step, setStep] = useState<Step>("password");
  const [mayUsePasskey, setMayUsePasskey] = useState(false);
  const form = useForm({ resolver: byPassword, defaultValues: { username, password: "" } });
  const codeForm = useForm({ resolver: byCode, defaultValues: { code: "" } });

  const focusCode = () => codeForm.setFocus("code", { shouldSelect: true });
  const focusPassword = () => form.setFocus("password", { shouldSelect: true });

  const onSuccess = async (answer: SignedIn) => {
    startSession(answer);
    await onSignedIn(answer);
  };
  const viaPassword = useMutation({
    mutationFn: (body: Credentials) => call(signingIn.signIn, { body }),
    onSuccess,
    onError: (error) => {
      if (asksForFactor(error)) {
        setStep(isProblem(error, loginProblems.passkeyRequired) ? "passkey" : "code");
        setMayUsePasskey(takesPasskey(error) && canUsePasskeys());
      } else if (isAtPassword(error)) setStep("password");
      if (step === "code") focusCode();
      else focusPassword();
    },
  });
  const viaPasskey = useMutation({
    mutationFn: async (by: ByPasskey) => (await import("./sign-in-by-passkey.ts")).signInByPasskey(by),
    onSuccess,
  });
  const { error } = viaPasskey.submittedAt > viaPassword.submittedAt ? viaPasskey : viaPassword;

  const before = useRef(step);
  // The field exists only after the next step is rendered.
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    if (step === "code") codeForm.setFocus("code");
    else if (step === "password") form.setFocus("password");
  }, [step, codeForm, form]);

  const submits = {
    password: form.handleSubmit((credentials) => viaPassword.mutate(credentials)),
    code: codeForm.handleSubmit(({ code }) => viaPassword.mutate({ ...form.getValues(), code })),
    passkey: (event: React.SubmitEvent) => {
      event.preventDefault();
      viaPasskey.mutate({ username: form.getValues("username") });
    },
  };

  return {
    form,
    codeForm,
    step,
    mayUsePasskey,
    /** Stays true during the navigation, so that nobody signs in twice. */
    isBusy: [viaPassword, viaPasskey].some(({ isPending, isSuccess }) => isPending || isSuccess),
    /** A request for the second factor is no problem. */
    problem: asksForFactor(error) ? null : error,
    /** The typed password was set by somebody else. */
    mustChange: isProblem(error, loginProblems.passwordMustChange),
    signIn: (password: string) => {
      form.setValue("password", password);
      viaPassword.mutate(form.getValues());
    },
    submit: submits[step],
    signInByPasskey: viaPasskey.mutate,
    startOver: () => {
      codeForm.reset();
      form.resetField("password");
      setStep("password");
      viaPassword.reset();
      viaPasskey.reset();
    },
  };
};
