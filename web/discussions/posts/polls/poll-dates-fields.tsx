import { type UseFormReturn, useController } from "react-hook-form";
import { MOST_ANSWERS } from "../../../../shared/discussions/questionnaire.ts";
import { Button } from "../../../components/button.tsx";
import { DateTimeField } from "../../../components/form/date/date-time-field.tsx";
import { FieldHelp } from "../../../components/form/field-help.tsx";
import { FieldProblem } from "../../../components/form/field-problem.tsx";
import { Row, Stack } from "../../../components/layout/layout.tsx";
import type { PostForm } from "../post-form.ts";
import { newDate } from "./poll-choices.ts";
import { pollEditorText as text } from "./polls.text.ts";

export const PollDatesFields = ({ form }: { form: UseFormReturn<PostForm> }) => {
  const { field, fieldState } = useController({ control: form.control, name: "questionnaire.answers" });
  const dates = field.value ?? [];
  const message = fieldState.error?.message ?? fieldState.error?.root?.message;

  return (
    <Stack as="section" gap={2} aria-label={text.dates}>
      <h3>{text.dates}</h3>
      <FieldHelp>{text.datesHelp}</FieldHelp>
      {dates.map(({ id }, at) => (
        <Row key={id} align="center" className="poll-date">
          <DateTimeField
            form={form}
            name={`questionnaire.answers.${at}.at`}
            label={text.date(at + 1)}
            isOfficeTime
            required
          />
          <Button
            text
            icon="pi pi-trash"
            aria-label={text.removeDate(at + 1)}
            onClick={() => field.onChange(dates.toSpliced(at, 1))}
          />
        </Row>
      ))}
      {message && <FieldProblem role="alert">{message}</FieldProblem>}
      <div>
        <Button
          text
          icon="pi pi-plus"
          label={text.addDate}
          disabled={dates.length >= MOST_ANSWERS}
          onClick={() => field.onChange([...dates, newDate()])}
        />
      </div>
    </Stack>
  );
};
