import "./password-input.css";
import { useState } from "react";
import type { FieldValues } from "react-hook-form";
import { Button } from "../../button.tsx";
import { passwordText as text } from "../../components.text.ts";
import { TextInput } from "../../text-input.tsx";
import { type FieldProps, FormField } from "../form-field.tsx";

const PasswordField = (props: React.ComponentProps<"input">) => {
  const [isShown, setIsShown] = useState(false);

  return (
    <div className="password-field">
      <TextInput {...props} type={isShown ? "text" : "password"} />
      <Button
        text
        icon={isShown ? "pi pi-eye-slash" : "pi pi-eye"}
        aria-label={isShown ? text.hide : text.show}
        onClick={() => setIsShown(!isShown)}
      />
    </div>
  );
};

interface PasswordInputProps<Form extends FieldValues> extends FieldProps<Form> {
  autoComplete: "current-password" | "new-password";
  below?: React.ReactNode;
}

export const PasswordInput = <Form extends FieldValues>(props: PasswordInputProps<Form>) => {
  const { form, name, label, help, autoComplete, below } = props;
  const { error } = form.getFieldState(name, form.formState);

  return (
    <FormField label={label} help={help} problem={error?.message}>
      {(control) => (
        <>
          <PasswordField {...control} {...form.register(name)} autoComplete={autoComplete} />
          {below}
        </>
      )}
    </FormField>
  );
};
