import { useForm } from "react-hook-form";
import * as z from "zod";
import { type ForumAnswer, MAX_ATTACHMENTS, MAX_TEXT } from "../../../shared/discussions/forum-answer.ts";
import { Attachment } from "../../../shared/files/file.ts";
import { Announcement } from "../../../shared/notifications/announcement.ts";
import { refuseWhileUploading } from "../files/refuse-while-uploading.ts";
import { useUploading } from "../files/use-uploading.ts";
import { useUnsavedGuard } from "../form/editor/unsaved-guard.tsx";
import { parsedBy } from "../form/resolver.ts";
import { answerEditorText as text } from "./answers.text.ts";

export const AnswerForm = z.object({
  title: z.string().max(200).optional(),
  content: z.string().min(1, { error: text.empty }).max(MAX_TEXT),
  files: z.array(Attachment).max(MAX_ATTACHMENTS),
  announcement: Announcement.optional(),
});
export type AnswerForm = z.infer<typeof AnswerForm>;

/** A draft may still lack its text. */
export const AnswerDraft = AnswerForm.extend({ content: z.string() });

export const AnswerEditDraft = AnswerDraft.extend({ base: z.string() });

export const noAnswer: AnswerForm = {
  content: "",
  files: [],
  announcement: { isSilent: false, at: null },
};

export const answerFormOf = ({ title, content, files }: ForumAnswer): AnswerForm => ({
  ...(title === null ? {} : { title }),
  content: content ?? "",
  files,
});

const answerResolver = parsedBy(AnswerForm);

/** Asks only about running uploads before leaving; a draft keeps the rest. */
export const useAnswerForm = (start: AnswerForm) => {
  const uploading = useUploading();
  const form = useForm<AnswerForm>({
    resolver: uploading.isUploading ? refuseWhileUploading : answerResolver,
    defaultValues: start,
  });
  const guard = useUnsavedGuard(uploading.isUploading);
  return { form, guard, ...uploading };
};
