import type { UseFormReturn } from "react-hook-form";
import { AttachedFiles } from "../files/attached-files.tsx";
import { RichTextField } from "../form/rich-text/rich-text-field.tsx";
import { TextField } from "../form/text/text-field.tsx";
import type { AnswerForm } from "./answer-form.ts";
import { answerFields } from "./answers.text.ts";

interface AnswerFieldsProps {
  form: UseFormReturn<AnswerForm>;
  hasTitle?: boolean;
  mentionHelp: string;
  onFiles: (isBusy: boolean) => void;
  onText: (isBusy: boolean) => void;
}

export const AnswerFields = ({ form, hasTitle, mentionHelp, onFiles, onText }: AnswerFieldsProps) => (
  <>
    {hasTitle && <TextField form={form} name="title" label={answerFields.title} />}
    <RichTextField
      form={form}
      name="content"
      label={answerFields.content}
      help={mentionHelp}
      imagePurpose="answer"
      onBusy={onText}
      hasMentions
    />
    <AttachedFiles form={form} name="files" label={answerFields.files} purpose="answer" onBusy={onFiles} />
  </>
);
