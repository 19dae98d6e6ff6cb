import { useForm } from "react-hook-form";
import { useUploading } from "../../../components/files/use-uploading.ts";
import { useUnsavedGuard } from "../../../components/form/editor/unsaved-guard.tsx";
import { type AnswerForm, answerResolver } from "./answer-form.ts";

/** Asks before leaving while something is uploaded and, without a draft that keeps it, while something is unsaved. */
export const useAnswerForm = (start: AnswerForm, { hasDraft }: { readonly hasDraft: boolean }) => {
  const uploading = useUploading();
  const form = useForm<AnswerForm>({
    resolver: answerResolver(uploading.isUploading),
    defaultValues: start,
  });
  const guard = useUnsavedGuard(uploading.isUploading || (!hasDraft && form.formState.isDirty));
  return { form, guard, ...uploading };
};
