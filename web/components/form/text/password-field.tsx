import "./password-field.css";
import { useState } from "react";
import { passwordText as text } from "../../components.text.ts";
import { PlainButton } from "../../plain-button.tsx";

export const PasswordField = (props: React.ComponentProps<"input">) => {
  const [isShown, setIsShown] = useState(false);

  return (
    <div className="password-field">
      <input {...props} className="p-inputtext p-component" type={isShown ? "text" : "password"} />
      <PlainButton
        look="text"
        icon={isShown ? "pi-eye-slash" : "pi-eye"}
        aria-label={isShown ? text.hide : text.show}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
};
