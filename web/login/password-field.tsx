import { Button } from "primereact/button";
import { InputText, type InputTextProps } from "primereact/inputtext";
import { useState } from "react";
import { loginText } from "./login.text.ts";

/** A password that can be looked at while it is typed. */
export const PasswordField = (props: InputTextProps) => {
  const [isShown, setIsShown] = useState(false);

  return (
    <div className="password-field">
      <InputText {...props} type={isShown ? "text" : "password"} />
      <Button
        type="button"
        text
        icon={isShown ? "pi pi-eye-slash" : "pi pi-eye"}
        aria-label={isShown ? loginText.hide : loginText.show}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
};
