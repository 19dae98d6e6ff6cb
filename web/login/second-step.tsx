import { Button } from "../components/button.tsx";
import { CodeField } from "../components/form/text/code-field.tsx";
import { canUsePasskeys } from "../components/passkey/can-use-passkeys.ts";
import { loginText as text } from "./login.text.ts";
import type { useSignIn } from "./use-sign-in.ts";

export const secondStepIntro = (step: "code" | "passkey", username: string) => {
  if (step === "code") return text.codeIntro(username);
  return canUsePasskeys() ? text.passkeyIntro(username) : text.noPasskeys;
};

interface SecondStepProps {
  signIn: ReturnType<typeof useSignIn>;
  username: string;
  children?: React.ReactNode;
}

export const SecondStep = ({ signIn, username, children }: SecondStepProps) => {
  if (signIn.step === "passkey") return children;
  return (
    <>
      <CodeField form={signIn.codeForm} name="code" />
      {children}
      {signIn.mayUsePasskey && (
        <Button
          outlined
          label={text.passkeyInstead}
          disabled={signIn.isBusy}
          onClick={() => signIn.signInByPasskey({ username })}
        />
      )}
    </>
  );
};
