import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { passwordText as text } from "../../components.text.ts";
import { FormField } from "../form-field.tsx";
import { PasswordField } from "./password-field.tsx";

interface PasswordInputProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  help?: string;
  autoComplete: "current-password" | "new-password";
}

/** A password in a form. */
export const PasswordInput = <Form extends FieldValues>(props: PasswordInputProps<Form>) => {
  const { form, name, label, help, autoComplete } = props;
  const { error } = form.getFieldState(name, form.formState);

  return (
    <FormField label={label} help={help} problem={error?.message}>
      {(control) => <PasswordField {...control} {...form.register(name)} autoComplete={autoComplete} />}
    </FormField>
  );
};

interface NewPasswordInputsProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  names: { readonly newPassword: Path<Form>; readonly repeated: Path<Form> };
}

/** A new password, typed twice. */
export const NewPasswordInputs = <Form extends FieldValues>({
  form,
  names,
}: NewPasswordInputsProps<Form>) => (
  <>
    <PasswordInput
      form={form}
      name={names.newPassword}
      label={text.newPassword}
      help={text.help}
      autoComplete="new-password"
    />
    <PasswordInput form={form} name={names.repeated} label={text.repeated} autoComplete="new-password" />
  </>
);
