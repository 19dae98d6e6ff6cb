import { useController } from "react-hook-form";
import { isApplicationFile } from "../../../shared/applications/application-files.ts";
import type { Upload } from "../../../shared/files/file.ts";
import { formatSize } from "../../../shared/files/file-size.ts";
import { FileList } from "../../components/files/file-list.tsx";
import { UploadArea } from "../../components/files/upload-area.tsx";
import { FieldProblem, messagesIn } from "../../components/form/field-problem.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { applyText } from "../apply.text.ts";
import type { SentFile } from "../apply-form.ts";
import type { ApplyFormControl } from "../plain-field.tsx";

const text = applyText.files;

interface FilesStepProps {
  form: ApplyFormControl;
  limits: { readonly types: readonly string[]; readonly maxSize: number; readonly maxCount: number };
  onBusy: (isBusy: boolean) => void;
}

export const FilesStep = ({ form, limits: { types, maxSize, maxCount }, onBusy }: FilesStepProps) => {
  const { field } = useController({ control: form.control, name: "files" });
  const { fileIds: problem } = form.formState.errors;

  /** Reads the form again, since an upload may end long after the render. */
  const change = (how: (now: readonly SentFile[]) => SentFile[]) => {
    form.clearErrors("fileIds");
    field.onChange(how(form.getValues("files")));
  };
  const take = ({ id, fileName, contentType, size }: Upload) =>
    change((now) => [...now, { id, fileName, contentType, size }]);
  const objectionTo = (file: File, underWay: number) => {
    if (!isApplicationFile({ fileName: file.name, contentType: file.type || "application/octet-stream" }))
      return text.wrongType;
    if (file.size === 0) return text.empty;
    if (file.size > maxSize) return text.tooLarge(formatSize(maxSize));
    return form.getValues("files").length + underWay < maxCount ? undefined : text.tooMany(maxCount);
  };

  return (
    <Stack gap={3}>
      <p className="muted">{text.choose}</p>
      {field.value
        .flatMap(({ fileName }, at) => messagesIn(problem?.[at]).map((message) => `${fileName}: ${message}`))
        .map((message) => (
          <FieldProblem key={message} role="alert">
            {message}
          </FieldProblem>
        ))}
      {field.value.length > 0 && (
        <FileList
          label={text.list}
          files={field.value}
          addressOf={() => undefined}
          onRemove={(file) => change((now) => now.filter(({ id }) => id !== file.id))}
        />
      )}
      <UploadArea
        purpose="application"
        accept={types.join(",")}
        limits={text.limits(maxCount, formatSize(maxSize))}
        objectionTo={objectionTo}
        onReady={take}
        onBusy={onBusy}
      />
    </Stack>
  );
};
