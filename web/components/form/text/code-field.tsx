import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { Button } from "../../button.tsx";
import { codeText as text } from "../../components.text.ts";
import { TextInput } from "../../text-input.tsx";
import { FormField } from "../form-field.tsx";

interface CodeFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  takesRecoveryCodes?: boolean;
}

export const CodeField = <Form extends FieldValues>(props: CodeFieldProps<Form>) => {
  const { form, name, takesRecoveryCodes = true } = props;
  const [isRecovery, setIsRecovery] = useState(false);
  const { error } = form.getFieldState(name, form.formState);
  const words = isRecovery ? text.recovery : text.app;

  const turn = () => {
    setIsRecovery(!isRecovery);
    form.resetField(name);
    form.setFocus(name);
  };

  return (
    <div className="code-field">
      <FormField label={words.label} help={words.help} problem={error?.message}>
        {(control) => (
          <TextInput
            {...control}
            {...form.register(name)}
            inputMode={isRecovery ? "text" : "numeric"}
            autoComplete={isRecovery ? "off" : "one-time-code"}
            autoCapitalize="none"
            spellCheck={false}
            maxLength={40}
          />
        )}
      </FormField>
      {takesRecoveryCodes && <Button text label={words.other} onClick={turn} />}
    </div>
  );
};
