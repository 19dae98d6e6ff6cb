import { useEffect, useRef, useState } from "react";
import { get, type UseFormReturn, useController } from "react-hook-form";
import { officeMoment } from "../../../../shared/dates/office-days.ts";
import { MOST_ANSWERS } from "../../../../shared/discussions/questionnaire.ts";
import { Button } from "../../../components/button.tsx";
import { FieldHelp } from "../../../components/form/field-help.tsx";
import { FieldProblem, messagesIn } from "../../../components/form/field-problem.tsx";
import { SortableList } from "../../../components/form/order/sortable-list.tsx";
import { Stack } from "../../../components/layout/layout.tsx";
import { TextInput } from "../../../components/text-input.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import type { PostForm } from "../post-form.ts";
import { answerAfter, type Choice, newChoice, pastedAnswers } from "./poll-choices.ts";
import { pollEditorText as text } from "./polls.text.ts";

export const PollAnswers = ({ form, isFixed }: { form: UseFormReturn<PostForm>; isFixed: boolean }) => {
  const { field, fieldState } = useController({ control: form.control, name: "questionnaire.answers" });
  const toasts = useToasts();
  const root = useRef<HTMLDivElement>(null);
  const [wanted, setWanted] = useState<{ readonly at: number }>();
  const choices: Choice[] = (field.value ?? []).map(({ id = "", title = "", at }) => ({
    id,
    title: at ? officeMoment(new Date(at)) : title,
  }));
  const placeOf = (id: string) => choices.findIndex((choice) => choice.id === id);
  const nameOf = ({ id }: { readonly id: string }) => text.answer(placeOf(id) + 1);

  // An effect, since the wanted input has to be rendered first.
  useEffect(() => {
    if (!wanted || !root.current) return;
    const [inputs, buttons] = [
      root.current.querySelectorAll("input"),
      root.current.querySelectorAll("button"),
    ];
    (inputs[wanted.at] ?? [...buttons].at(-1))?.focus();
  }, [wanted]);

  if (isFixed) {
    return (
      <ol aria-label={text.answers}>
        {choices.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    );
  }

  const change = (next: readonly Choice[], at: number) => {
    field.onChange(next);
    setWanted({ at });
  };
  const remove = ({ id }: Choice) => {
    const left = choices.filter((choice) => choice.id !== id);
    change(left, Math.min(placeOf(id), left.length - 1));
  };
  const onKeyDown = (event: React.KeyboardEvent, at: number) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    // Enter would send the post.
    event.preventDefault();
    change(answerAfter(choices, at), Math.min(at + 1, MOST_ANSWERS - 1));
  };
  const onPaste = (event: React.ClipboardEvent<HTMLInputElement>, at: number) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const range = { from: selectionStart ?? 0, to: selectionEnd ?? 0 };
    const pasted = pastedAnswers(choices, at, event.clipboardData.getData("text/plain"), range);
    if (!pasted) return;
    event.preventDefault();
    change(pasted.choices, pasted.last);
    if (pasted.lost > 0) toasts.failure(text.tooMany(pasted.lost));
  };

  return (
    <div ref={root}>
      <Stack as="section" gap={2} aria-label={text.answers}>
        <h3>{text.answers}</h3>
        <SortableList
          label={text.answers}
          items={choices}
          labelOf={nameOf}
          onReorder={field.onChange}
          onRemove={remove}
        >
          {(choice) => (
            <TextInput
              ref={placeOf(choice.id) === 0 ? field.ref : undefined}
              className="poll-answer"
              aria-label={nameOf(choice)}
              aria-invalid={messagesIn(get(fieldState.error, String(placeOf(choice.id)))).length > 0}
              value={choice.title}
              onChange={({ target: { value: title } }) =>
                field.onChange(choices.map((other) => (other.id === choice.id ? { ...other, title } : other)))
              }
              onKeyDown={(event) => onKeyDown(event, placeOf(choice.id))}
              onPaste={(event) => onPaste(event, placeOf(choice.id))}
              onBlur={field.onBlur}
            />
          )}
        </SortableList>
        <FieldHelp>{text.answersHelp}</FieldHelp>
        {messagesIn(fieldState.error).map((message) => (
          <FieldProblem key={message} role="alert">
            {message}
          </FieldProblem>
        ))}
        <div>
          <Button
            text
            icon="pi pi-plus"
            label={text.addAnswer}
            disabled={choices.length >= MOST_ANSWERS}
            onClick={() => change([...choices, newChoice()], choices.length)}
          />
        </div>
      </Stack>
    </div>
  );
};
