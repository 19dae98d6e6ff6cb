import { type FieldValues, useController } from "react-hook-form";
import type { FilePurpose } from "../../../../shared/files/file.ts";
import { type FieldProps, FormField } from "../form-field.tsx";
import type { Mentionable } from "./mentions/mention-list.tsx";
import { RichTextEditor } from "./rich-text-editor.tsx";

interface RichTextFieldProps<Form extends FieldValues> extends FieldProps<Form> {
  imagePurpose?: FilePurpose;
  onBusy?: (isBusy: boolean) => void;
  autoFocus?: boolean;
  hasMentions?: boolean;
  mentionable?: readonly Mentionable[];
}

export const RichTextField = <Form extends FieldValues>({
  form,
  name,
  label,
  help,
  imagePurpose,
  onBusy,
  autoFocus,
  hasMentions,
  mentionable,
}: RichTextFieldProps<Form>) => {
  const { field, fieldState } = useController({ control: form.control, name });

  return (
    <FormField label={label} problem={fieldState.error?.message} help={help}>
      {(control) => (
        <RichTextEditor
          {...control}
          value={field.value ?? ""}
          onChange={field.onChange}
          onBlur={field.onBlur}
          ref={field.ref}
          imagePurpose={imagePurpose}
          onBusy={onBusy}
          autoFocus={autoFocus}
          hasMentions={hasMentions}
          mentionable={mentionable}
        />
      )}
    </FormField>
  );
};
