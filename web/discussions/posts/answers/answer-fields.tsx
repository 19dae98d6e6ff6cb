import type { UseFormReturn } from "react-hook-form";
import { AttachedFiles } from "../../../components/files/attached-files.tsx";
import { RichTextField } from "../../../components/form/rich-text/rich-text-field.tsx";
import { answerEditorText as text } from "../posts.text.ts";
import type { AnswerForm } from "./answer-form.ts";

interface AnswerFieldsProps {
  form: UseFormReturn<AnswerForm>;
  mentionHelp: string;
  onFiles: (isBusy: boolean) => void;
  onText: (isBusy: boolean) => void;
}

export const AnswerFields = ({ form, mentionHelp, onFiles, onText }: AnswerFieldsProps) => (
  <>
    <RichTextField
      form={form}
      name="content"
      label={text.content}
      help={mentionHelp}
      imagePurpose="answer"
      onBusy={onText}
      hasMentions
    />
    <AttachedFiles form={form} name="files" label={text.files} purpose="answer" onBusy={onFiles} />
  </>
);
