import { useMutation } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect } from "react";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import { applyProblem } from "../../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../../components/form/problem-summary.tsx";
import { Row } from "../../../components/layout/row.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { answerMutations } from "../posts.queries.ts";
import { answerEditorText as text } from "../posts.text.ts";
import { AnswerFields } from "./answer-fields.tsx";
import { answerFormOf } from "./answer-form.ts";
import { useAnswerForm } from "./use-answer-form.ts";

/** In place of the answer. */
export const AnswerEdit = ({ answer, onClose }: { answer: ForumAnswer; onClose: () => void }) => {
  const { form, guard, isUploading, ...onBusy } = useAnswerForm(answerFormOf(answer), { hasDraft: false });
  const saving = useMutation(answerMutations.update);

  useEffect(() => form.setFocus("content"), [form]);

  const save = form.handleSubmit(async (values) => {
    if (saving.isPending) return;
    try {
      await saving.mutateAsync({ id: answer.id, body: { postId: answer.postId, ...values } });
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <Stack as="form" noValidate aria-label={text.editTitle} onSubmit={(event) => void save(event)}>
      <ProblemSummary form={form} />
      <AnswerFields form={form} {...onBusy} />
      <Row>
        <Button
          type="submit"
          icon={saving.isPending ? "pi pi-spin pi-spinner" : undefined}
          label={text.save}
          aria-disabled={saving.isPending}
        />
        <Button type="button" text label={text.cancel} disabled={saving.isPending} onClick={onClose} />
      </Row>
      {guard.dialog}
    </Stack>
  );
};
