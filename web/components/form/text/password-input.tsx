import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { FormField } from "../form-field.tsx";
import { PasswordField } from "./password-field.tsx";

interface PasswordInputProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  help?: string;
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
