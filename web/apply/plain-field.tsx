import type { Path, UseFormReturn } from "react-hook-form";
import { FormField } from "../components/form/form-field.tsx";
import { TextInput } from "../components/text-input.tsx";
import { applyFields } from "./apply.text.ts";
import type { Applied, ApplyForm } from "./apply-form.ts";

export type ApplyFormControl = UseFormReturn<ApplyForm, unknown, Applied>;

interface PlainFieldProps
  extends Pick<React.ComponentProps<"input">, "autoComplete" | "type" | "list" | "required"> {
  form: ApplyFormControl;
  name: keyof typeof applyFields & Path<ApplyForm>;
  help?: string;
  rows?: number;
}

export const PlainField = ({ form, name, help, required, rows, ...input }: PlainFieldProps) => (
  <FormField
    label={applyFields[name]}
    problem={form.getFieldState(name, form.formState).error?.message}
    help={help}
    required={required ?? false}
  >
    {(control) =>
      rows ? (
        <textarea
          className="p-inputtextarea p-inputtext p-component apply-text"
          {...control}
          {...form.register(name)}
          rows={rows}
        />
      ) : (
        <TextInput {...control} {...form.register(name)} {...input} />
      )
    }
  </FormField>
);
