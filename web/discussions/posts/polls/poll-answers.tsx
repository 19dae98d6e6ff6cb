import { Button } from "primereact/button";
import { InputText } from "primereact/inputtext";
import { get, type UseFormReturn, useController } from "react-hook-form";
import { MOST_ANSWERS } from "../../../../shared/discussions/questionnaire.ts";
import { FieldProblem } from "../../../components/form/field-problem.tsx";
import { messagesIn } from "../../../components/form/messages-in.ts";
import { SortableList } from "../../../components/form/order/sortable-list.tsx";
import { Stack } from "../../../components/layout/stack.tsx";
import { newChoice, type PostForm } from "../post-form.ts";
import { pollEditorText as text } from "./polls.text.ts";

interface PollAnswersProps {
  form: UseFormReturn<PostForm>;
  isFixed: boolean;
}

export const PollAnswers = ({ form, isFixed }: PollAnswersProps) => {
  const { field, fieldState } = useController({ control: form.control, name: "questionnaire.answers" });
  const choices = (field.value ?? []).map(({ id = "", title }) => ({ id, title }));
  const placeOf = (id: string) => choices.findIndex((choice) => choice.id === id);
  const nameOf = ({ id }: { readonly id: string }) => text.answer(placeOf(id) + 1);

  if (isFixed) {
    return (
      <ol aria-label={text.answers}>
        {choices.map(({ id, title }) => (
          <li key={id}>{title}</li>
        ))}
      </ol>
    );
  }

  return (
    <Stack as="section" gap={2} aria-label={text.answers}>
      <h3>{text.answers}</h3>
      <SortableList
        label={text.answers}
        items={choices}
        labelOf={nameOf}
        onReorder={field.onChange}
        onRemove={({ id }) => field.onChange(choices.filter((choice) => choice.id !== id))}
      >
        {(choice) => (
          <InputText
            ref={placeOf(choice.id) === 0 ? field.ref : undefined}
            className="poll-answer"
            aria-label={nameOf(choice)}
            aria-invalid={messagesIn(get(fieldState.error, String(placeOf(choice.id)))).length > 0}
            value={choice.title}
            onChange={({ target: { value: title } }) =>
              field.onChange(choices.map((other) => (other.id === choice.id ? { ...other, title } : other)))
            }
            onBlur={field.onBlur}
          />
        )}
      </SortableList>
      {messagesIn(fieldState.error).map((message) => (
        <FieldProblem key={message} role="alert">
          {message}
        </FieldProblem>
      ))}
      <div>
        <Button
          type="button"
          text
          icon="pi pi-plus"
          label={text.addAnswer}
          disabled={choices.length >= MOST_ANSWERS}
          onClick={() => field.onChange([...choices, newChoice()])}
        />
      </div>
    </Stack>
  );
};
