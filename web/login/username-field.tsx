import type { UseFormRegisterReturn } from "react-hook-form";
import { FormField } from "../components/form/form-field.tsx";
import { TextInput } from "../components/text-input.tsx";
import { loginText } from "./login.text.ts";

interface UsernameFieldProps {
  label?: string;
  problem: string | undefined;
  registration: UseFormRegisterReturn;
}

/** A phone must not correct it; browsers suggest passkeys here, too. */
export const UsernameField = ({ label = loginText.username, problem, registration }: UsernameFieldProps) => (
  <FormField label={label} problem={problem}>
    {(control) => (
      <TextInput
        {...control}
        {...registration}
        autoComplete="username webauthn"
        autoCapitalize="none"
        spellCheck={false}
      />
    )}
  </FormField>
);
