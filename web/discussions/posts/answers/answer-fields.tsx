import type { UseFormReturn } from "react-hook-form";
import { AttachedFiles } from "../../../components/files/attached-files.tsx";
import { RichTextField } from "../../../components/form/rich-text/rich-text-field.tsx";
import { TextField } from "../../../components/form/text/text-field.tsx";
import { postFields } from "../posts.text.ts";
import type { AnswerForm } from "./answer-form.ts";

interface AnswerFieldsProps {
  form: UseFormReturn<AnswerForm>;
  hasTitle?: boolean;
  mentionHelp: string;
  onFiles: (isBusy: boolean) => void;
  onText: (isBusy: boolean) => void;
}

export const AnswerFields = ({ form, hasTitle, mentionHelp, onFiles, onText }: AnswerFieldsProps) => (
  <>
    {hasTitle && <TextField form={form} name="title" label={postFields.title} />}
    <RichTextField
      form={form}
      name="content"
      label={postFields.content}
      help={mentionHelp}
      imagePurpose="answer"
      onBusy={onText}
      hasMentions
    />
    <AttachedFiles form={form} name="files" label={postFields.files} purpose="answer" onBusy={onFiles} />
  </>
);
