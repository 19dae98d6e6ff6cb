import "./second-factor.css";
import { useQueryClient } from "@tanstack/react-query";
import { haveSecondFactor } from "../../app/client/session.ts";
import { productTitle } from "../../app/shell/app.text.ts";
import { SignInDialogs } from "../../app/shell/sign-in-dialogs.tsx";
import { useSignOut } from "../../app/shell/use-sign-out.ts";
import { Button } from "../../components/button.tsx";
import { ConfirmProvider } from "../../components/confirm-action.tsx";
import { ToastsProvider } from "../../components/toasts.tsx";
import { MakePasskey } from "../passkeys/make-passkey.tsx";
import { Enrolment } from "./enrolment.tsx";
import { enrolFirstText as text } from "./second-factor.text.ts";

const EnrolFirst = () => {
  const queryClient = useQueryClient();
  const { signOut, isPending } = useSignOut();
  const goOn = () => {
    // Earlier queries were refused, so all are repeated.
    queryClient.clear();
    haveSecondFactor();
  };

  return (
    <main className="enrol-first">
      <title>{`${text.title} · ${productTitle}`}</title>
      <h1>{text.title}</h1>
      <p>{text.intro}</p>
      <Enrolment onDone={goOn} />
      <h2>{text.orPasskey}</h2>
      <p>{text.orPasskeyIntro}</p>
      <MakePasskey onMade={goOn} />
      <Button
        text
        icon="pi pi-sign-out"
        label={text.signOut}
        loading={isPending}
        onClick={() => void signOut()}
      />
      <SignInDialogs />
    </main>
  );
};

export const EnrolFirstPage = () => (
  <ToastsProvider>
    <ConfirmProvider>
      <EnrolFirst />
    </ConfirmProvider>
  </ToastsProvider>
);
