import { useForm } from "react-hook-form";
import { useUploading } from "../../../components/files/use-uploading.ts";
import { useUnsavedGuard } from "../../../components/form/editor/unsaved-guard.tsx";
import { type AnswerForm, answerResolver } from "./answer-form.ts";

/** Asks before leaving while something is uploaded; a draft keeps all else. */
export const useAnswerForm = (start: AnswerForm) => {
  const uploading = useUploading();
  const form = useForm<AnswerForm>({
    resolver: answerResolver(uploading.isUploading),
    defaultValues: start,
  });
  const guard = useUnsavedGuard(uploading.isUploading);
  return { form, guard, ...uploading };
};
