import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { passwordText as text } from "../../components.text.ts";
import { PasswordInput } from "./password-input.tsx";
import { StrengthMeter } from "./strength-meter.tsx";

interface NewPasswordInputsProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  names: { readonly newPassword: Path<Form>; readonly repeated: Path<Form> };
  /** Words around the owner, which attackers try first. */
  words: readonly string[];
}

export const NewPasswordInputs = <Form extends FieldValues>({
  form,
  names,
  words,
}: NewPasswordInputsProps<Form>) => (
  <>
    <PasswordInput
      form={form}
      name={names.newPassword}
      label={text.newPassword}
      help={text.help}
      autoComplete="new-password"
      below={<StrengthMeter form={form} name={names.newPassword} words={words} />}
    />
    <PasswordInput form={form} name={names.repeated} label={text.repeated} autoComplete="new-password" />
  </>
);
