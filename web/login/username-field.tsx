import type { UseFormRegisterReturn } from "react-hook-form";
import { FormField } from "../components/form/form-field.tsx";
import { loginText } from "./login.text.ts";

interface UsernameFieldProps {
  problem: string | undefined;
  registration: UseFormRegisterReturn;
}

/** A phone must not correct it. */
export const UsernameField = ({ problem, registration }: UsernameFieldProps) => (
  <FormField label={loginText.username} problem={problem}>
    {(control) => (
      <input
        className="p-inputtext p-component"
        {...control}
        {...registration}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
      />
    )}
  </FormField>
);
