import { useMutation } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import { AnswerEditorSkeleton } from "../../../components/answers/answer-editor.tsx";
import { AnswerFields } from "../../../components/answers/answer-fields.tsx";
import { AnswerEditDraft, answerFormOf, useAnswerForm } from "../../../components/answers/answer-form.ts";
import { editMentionHelp, answerEditorText as text } from "../../../components/answers/answers.text.ts";
import { DraftNote } from "../../../components/answers/draft-note.tsx";
import { Button } from "../../../components/button.tsx";
import { applyProblem } from "../../../components/form/apply-problem.ts";
import { useDraft, useStoredDraft } from "../../../components/form/editor/drafts/use-draft.ts";
import { useSaveKeys } from "../../../components/form/editor/use-save-keys.ts";
import { ProblemSummary } from "../../../components/form/problem-summary.tsx";
import { Row, Stack } from "../../../components/layout/layout.tsx";
import { ProblemBox } from "../../../components/problem-box.tsx";
import { Region } from "../../../components/region.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { commonText } from "../../../components/words.text.ts";
import { answerMutations } from "../posts.queries.ts";

interface AnswerEditProps {
  answer: ForumAnswer;
  onClose: () => void;
}

const OpenedAnswerEdit = ({ answer, onClose }: AnswerEditProps) => {
  const before = answerFormOf(answer);
  const place = `answer-edit-${answer.id}`;
  const stored = useStoredDraft(place, AnswerEditDraft);
  const { form, guard, isUploading, ...onBusy } = useAnswerForm(stored.values ?? before);
  const [base] = useState(stored.values?.base ?? answer.modifiedAt);
  const contentOf = () => {
    const values = form.getValues();
    return JSON.stringify(values) === JSON.stringify(before) ? "" : JSON.stringify({ ...values, base });
  };
  const draft = useDraft(form, { place, stored: stored.content, contentOf });
  const saving = useMutation(answerMutations.update);
  const formId = useId();
  useSaveKeys(formId);
  const toasts = useToasts();

  useEffect(() => form.setFocus("content"), [form]);

  const discard = () => {
    draft.forget();
    form.reset(before);
  };
  const cancel = () => {
    if (contentOf()) toasts.success(text.kept);
    onClose();
  };
  const save = form.handleSubmit(async (values) => {
    if (saving.isPending) return;
    try {
      await saving.mutateAsync({ params: { id: answer.id }, body: { postId: answer.postId, ...values } });
      draft.forget();
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <Stack
      id={formId}
      as="form"
      noValidate
      aria-label={text.editTitle}
      onSubmit={(event) => void save(event)}
    >
      {base !== answer.modifiedAt && <ProblemBox>{text.outdated}</ProblemBox>}
      <ProblemSummary form={form} />
      <AnswerFields form={form} hasTitle={answer.title !== null} mentionHelp={editMentionHelp} {...onBusy} />
      <Row align="center">
        <Button
          type="submit"
          icon={saving.isPending ? "pi pi-spin pi-spinner" : undefined}
          label={commonText.save}
          aria-disabled={saving.isPending}
        />
        <Button text label={commonText.cancel} disabled={saving.isPending} onClick={cancel} />
        <DraftNote draft={draft} isRestored={stored.values !== undefined} onDiscard={discard} />
      </Row>
      {guard.dialog}
    </Stack>
  );
};

export const AnswerEdit = (props: AnswerEditProps) => (
  <Region part fallback={<AnswerEditorSkeleton />}>
    <OpenedAnswerEdit {...props} />
  </Region>
);
