import { useState } from "react";
import { PlainButton } from "../components/plain-button.tsx";
import { loginText } from "./login.text.ts";

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: React.ComponentProps<"input">) => {
  const [isShown, setIsShown] = useState(false);

  return (
    <div className="password-field">
      <input {...props} className="p-inputtext p-component" type={isShown ? "text" : "password"} />
      <PlainButton
        look="text"
        icon={isShown ? "pi-eye-slash" : "pi-eye"}
        aria-label={isShown ? loginText.hide : loginText.show}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
};
