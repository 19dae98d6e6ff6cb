import "./answers.css";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useImperativeHandle, useState } from "react";
import { useWatch } from "react-hook-form";
import type { ForumAnswer } from "../../../shared/discussions/forum-answer.ts";
import { AnnouncementField } from "../announcement-field.tsx";
import { Button } from "../button.tsx";
import { applyProblem } from "../form/apply-problem.ts";
import { useDraft, useStoredDraft } from "../form/editor/drafts/use-draft.ts";
import { ProblemSummary } from "../form/problem-summary.tsx";
import { Row, Stack } from "../layout/layout.tsx";
import { Skeleton } from "../skeleton.tsx";
import { AnswerFields } from "./answer-fields.tsx";
import { AnswerDraft, type AnswerForm, noAnswer, useAnswerForm } from "./answer-form.ts";
import { entryAudience, sendAnswer } from "./answers.queries.ts";
import { mentionHelp, answerEditorText as text } from "./answers.text.ts";
import { DraftNote } from "./draft-note.tsx";

export const AnswerEditorSkeleton = () => <Skeleton height="480px" className="answer-editor" />;

export interface Quoting {
  readonly focus: () => void;
  readonly quote: (html: string) => void;
}

const written = (values: AnswerForm) =>
  values.content || values.files.length > 0 ? JSON.stringify(values) : "";

interface AnswerEditorProps {
  postId: string;
  ref?: React.Ref<Quoting>;
  words?: Pick<typeof text, "title" | "send">;
  onSent: (answer: ForumAnswer) => unknown;
}

export const AnswerEditor = ({ postId, ref, words = text, onSent }: AnswerEditorProps) => {
  const place = `answer-${postId}`;
  const stored = useStoredDraft(place, AnswerDraft);
  const { form, guard, isUploading, ...onBusy } = useAnswerForm({ ...noAnswer, ...stored.values });
  const draft = useDraft(form, {
    place,
    stored: stored.content,
    contentOf: () => written(form.getValues()),
  });
  const content = useWatch({ control: form.control, name: "content" });
  const [quotes, setQuotes] = useState(0);
  const sending = useMutation(sendAnswer);

  // Focuses after the quote is inserted, since a focused editor ignores new values.
  useEffect(() => {
    if (quotes > 0) form.setFocus("content");
  }, [form, quotes]);

  useImperativeHandle(
    ref,
    () => ({
      focus: () => form.setFocus("content"),
      quote: (html) => {
        form.setValue("content", form.getValues("content") + html);
        setQuotes((count) => count + 1);
      },
    }),
    [form],
  );

  const discard = () => {
    draft.forget();
    form.reset(noAnswer);
  };
  const send = form.handleSubmit(async (values) => {
    if (sending.isPending) return;
    try {
      const answer = await sending.mutateAsync({ postId, ...values });
      discard();
      await onSent(answer);
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <Stack
      as="form"
      className="answer-editor"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => void send(event)}
    >
      <h2>{words.title}</h2>
      <ProblemSummary form={form} />
      <AnswerFields form={form} mentionHelp={mentionHelp} {...onBusy} />
      {content && (
        <div>
          <AnnouncementField
            form={form}
            name="announcement"
            audienceAt={(at) => entryAudience({ postId, content }, at)}
            isFolded
          />
        </div>
      )}
      <Row align="center">
        <Button
          type="submit"
          icon={sending.isPending ? "pi pi-spin pi-spinner" : "pi pi-send"}
          label={sending.isPending ? text.sending : words.send}
          aria-disabled={sending.isPending}
        />
        <DraftNote draft={draft} isRestored={stored.values !== undefined} onDiscard={discard} />
      </Row>
      {guard.dialog}
    </Stack>
  );
};
