import "./event.css";
import { useMutation } from "@tanstack/react-query";
import { addDays } from "date-fns/addDays";
import { addMonths } from "date-fns/addMonths";
import { addWeeks } from "date-fns/addWeeks";
import { addYears } from "date-fns/addYears";
import { parseISO } from "date-fns/parseISO";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { type CalendarEvent, MAX_COPIES } from "../../../shared/calendar/calendar-event.ts";
import { dayOf, formatDate, formatWeekday } from "../../../shared/dates/dates.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations } from "../calendar.queries.ts";
import { repeatText as text } from "./events.text.ts";

const rhythms = ["day", "week", "fortnight", "month", "year"] as const;
type Rhythm = (typeof rhythms)[number];

const later: Readonly<Record<Rhythm, (day: Date, times: number) => Date>> = {
  day: addDays,
  week: addWeeks,
  fortnight: (day, times) => addWeeks(day, 2 * times),
  month: addMonths,
  year: addYears,
};

/** The days after `first`, which is YYYY-MM-DD. */
const repeatDays = (first: string, rhythm: Rhythm, times: number): string[] =>
  Array.from({ length: times }, (_, index) => dayOf(later[rhythm](parseISO(first), index + 1)));

const options = rhythms.map((value) => ({ value, label: text.rhythms[value] }));

interface RepeatForm {
  readonly rhythm: Rhythm;
  readonly count: number;
}

export const RepeatDialog = ({ event, onClose }: { event: CalendarEvent; onClose: () => void }) => {
  const toasts = useToasts();
  const form = useForm<RepeatForm>({ defaultValues: { rhythm: "week", count: 4 } });
  const [rhythm, count] = useWatch({ control: form.control, name: ["rhythm", "count"] });
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const times = Math.min(Math.max(Math.trunc(Number(count)) || 0, 0), MAX_COPIES);
  const days = repeatDays(officeDay(new Date(event.start)), rhythm, times);
  const chosen = days.filter((day) => !left.has(day));
  const copying = useMutation({
    ...eventMutations.copy,
    onSuccess: ({ data }) => {
      toasts.success(text.done(data.length));
      onClose();
    },
  });

  const choose = (day: string, isChosen: boolean) =>
    setLeft(new Set(isChosen ? [...left].filter((other) => other !== day) : [...left, day]));

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb(chosen.length)}
      isBusy={copying.isPending}
      isDisabled={chosen.length === 0}
      onAct={() => copying.mutate({ id: event.id, days: chosen })}
      onClose={onClose}
    >
      <Stack>
        <FieldHelp>{text.note}</FieldHelp>
        <FieldPair>
          <SelectField form={form} name="rhythm" label={text.rhythm} options={options} />
          <TextField
            form={form}
            name="count"
            type="number"
            label={text.count}
            help={text.countHelp(MAX_COPIES)}
          />
        </FieldPair>
        <CheckGroup className="repeat-days">
          <legend>{text.preview}</legend>
          {days.map((day) => (
            <Check key={day} checked={!left.has(day)} onChange={({ target }) => choose(day, target.checked)}>
              {`${formatWeekday(day)} (${formatDate(day)})`}
            </Check>
          ))}
        </CheckGroup>
        {copying.error && <ProblemNote error={copying.error} />}
      </Stack>
    </ActionDialog>
  );
};
