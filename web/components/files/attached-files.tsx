import { type FieldValues, type Path, type UseFormReturn, useController } from "react-hook-form";
import type { FilePurpose, Upload } from "../../../shared/files/file.ts";
import { FieldProblem, messagesIn } from "../form/field-problem.tsx";
import { Stack } from "../layout/layout.tsx";
import { useToasts } from "../toasts.tsx";
import { FileList } from "./file-list.tsx";
import { fileText } from "./files.text.ts";
import { UploadArea } from "./upload-area.tsx";

interface AttachedFile {
  readonly id: string;
  readonly fileName?: string | undefined;
  readonly contentType?: string | undefined;
  readonly size?: number | undefined;
}

interface AttachedFilesProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  label: string;
  purpose: FilePurpose;
  onBusy: (isBusy: boolean) => void;
}

export const AttachedFiles = <Form extends FieldValues>(props: AttachedFilesProps<Form>) => {
  const { form, name, label, purpose, onBusy } = props;
  const { field, fieldState } = useController({ control: form.control, name });
  const toasts = useToasts();
  const files: readonly AttachedFile[] = field.value ?? [];

  /** Reads the form again, since an upload may end long after the render. */
  const change = (how: (now: readonly AttachedFile[]) => readonly AttachedFile[]) => {
    form.clearErrors(name);
    field.onChange(how(form.getValues(name) ?? []));
  };
  const take = ({ id, fileName, contentType, size }: Upload) =>
    change((now) => [...now, { id, fileName, contentType, size }]);
  const remove = (file: AttachedFile & { readonly fileName: string }) => {
    change((now) => now.filter(({ id }) => id !== file.id));
    toasts.undo(fileText.removed(file.fileName), () => change((now) => [...now, file]));
  };

  return (
    <Stack as="section" gap={2} aria-label={label}>
      <UploadArea purpose={purpose} onReady={take} onBusy={onBusy} />
      {messagesIn(fieldState.error).map((message) => (
        <FieldProblem key={message} role="alert">
          {message}
        </FieldProblem>
      ))}
      {files.length > 0 && (
        <FileList
          label={label}
          files={files.map((file) => ({ fileName: "", contentType: "", ...file }))}
          onRemove={remove}
        />
      )}
    </Stack>
  );
};
