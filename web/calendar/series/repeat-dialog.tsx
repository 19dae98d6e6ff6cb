import "./series.css";
import { useMutation, useQueries } from "@tanstack/react-query";
import { addYears } from "date-fns/addYears";
import { parseISO } from "date-fns/parseISO";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import type { CalendarEvent } from "../../../shared/calendar/calendar-event.ts";
import { MAX_SERIES, MAX_SERIES_YEARS } from "../../../shared/calendar/event-series.ts";
import { seriesDays } from "../../../shared/calendar/series-days.ts";
import { weekdays } from "../../../shared/calendar/series-rule.ts";
import { dayOf, formatDate, formatWeekday } from "../../../shared/dates/dates.ts";
import { officeDay } from "../../../shared/dates/office-days.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { eventMutations, eventQueries } from "../calendar.queries.ts";
import { isWorkday, nthWeekdayOf, type RepeatForm, rhythms, ruleFrom, weekdayOf } from "./repeat-form.ts";
import { nthWeekday } from "./rule-in-words.ts";
import { seriesText, repeatText as text } from "./series.text.ts";

const ends = (["count", "until"] as const).map((value) => ({ value, label: text.ends[value] }));

const rhythmOptions = (first: string) =>
  rhythms
    .filter((value) => value !== "workday" || isWorkday(first))
    .map((value) => {
      if (value === "monthDay")
        return { value, label: text.monthly(seriesText.monthDay(parseISO(first).getDate())) };
      if (value === "monthWeekday") return { value, label: text.monthly(nthWeekday(nthWeekdayOf(first))) };
      return { value, label: text.rhythms[value] };
    });

const yearsAfter = (first: string, years: number) => dayOf(addYears(parseISO(first), years));

/** By day, where the event is; each question is for a year at most. */
const useHolidays = (first: string, last: string, organisationId: string | undefined) => {
  const years = Array.from({ length: MAX_SERIES_YEARS }, (_, year) => year);
  const found = useQueries({
    queries: years
      .filter((year) => yearsAfter(first, year) <= last)
      .map((year) =>
        eventQueries.holidays(
          { from: yearsAfter(first, year), to: yearsAfter(first, year + 1) },
          organisationId,
        ),
      ),
  });
  return new Map(found.flatMap(({ data = [] }) => data.map(({ date, name }) => [date, name] as const)));
};

const without = <Value,>(all: ReadonlySet<Value>, one: Value) =>
  new Set([...all].filter((other) => other !== one));

export const RepeatDialog = ({ event, onClose }: { event: CalendarEvent; onClose: () => void }) => {
  const toasts = useToasts();
  const first = officeDay(new Date(event.start));
  const own = weekdayOf(first);
  const form = useForm<RepeatForm>({
    defaultValues: { rhythm: "week", end: "count", count: 10, until: yearsAfter(first, 1) },
  });
  const values = useWatch({ control: form.control, compute: (all: RepeatForm) => all });
  const [days, setDays] = useState<ReadonlySet<string>>(new Set([own]));
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const rule = ruleFrom(values, first, days);
  const all = rule === undefined ? [] : seriesDays(rule, first, MAX_SERIES + 1);
  const last = all.at(-1) ?? first;
  const isTooLong = all.length > MAX_SERIES || last > yearsAfter(first, MAX_SERIES_YEARS);
  const others = isTooLong ? [] : all.slice(1);
  const chosen = others.filter((day) => !left.has(day));
  const holidays = useHolidays(first, isTooLong ? first : last, event.organisationId ?? undefined);
  const repeating = useMutation({
    ...eventMutations.repeat,
    onSuccess: ({ created }) => {
      toasts.success(text.done(created));
      onClose();
    },
  });

  const labelOf = (day: string) => {
    const [shown, holiday] = [`${formatWeekday(day)} (${formatDate(day)})`, holidays.get(day)];
    return holiday === undefined ? shown : text.holiday(shown, holiday);
  };
  const isWeekly = values.rhythm === "week" || values.rhythm === "fortnight";

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb(chosen.length)}
      isBusy={repeating.isPending}
      isDisabled={chosen.length === 0}
      onAct={() =>
        rule !== undefined &&
        repeating.mutate({ id: event.id, rule, without: others.filter((day) => left.has(day)) })
      }
      onClose={onClose}
    >
      <Stack>
        <FieldHelp>{text.note}</FieldHelp>
        <SelectField form={form} name="rhythm" label={text.rhythm} options={rhythmOptions(first)} />
        {isWeekly && (
          <CheckGroup className="check-group series-weekdays">
            <legend>{text.weekdays}</legend>
            {weekdays.map((day, at) => (
              <Check
                key={day}
                checked={days.has(day)}
                disabled={day === own}
                onChange={({ target }) =>
                  setDays(target.checked ? new Set([...days, day]) : without(days, day))
                }
              >
                {seriesText.days[at]}
              </Check>
            ))}
          </CheckGroup>
        )}
        <FieldPair>
          <SelectField form={form} name="end" label={text.end} options={ends} />
          {values.end === "count" ? (
            <TextField
              form={form}
              name="count"
              type="number"
              label={text.count}
              help={text.countHelp(MAX_SERIES)}
            />
          ) : (
            <DateField form={form} name="until" label={text.until} help={text.untilHelp} />
          )}
        </FieldPair>
        {others.length > 0 ? (
          <CheckGroup className="check-group series-days">
            <legend>{text.preview(chosen.length + 1, formatDate(chosen.at(-1) ?? first))}</legend>
            {others.map((day) => (
              <Check
                key={day}
                checked={!left.has(day)}
                onChange={({ target }) =>
                  setLeft(target.checked ? without(left, day) : new Set([...left, day]))
                }
              >
                {labelOf(day)}
              </Check>
            ))}
          </CheckGroup>
        ) : (
          <p role="status">{isTooLong ? text.tooMany : text.nothing}</p>
        )}
        {repeating.error && <ProblemNote error={repeating.error} />}
      </Stack>
    </ActionDialog>
  );
};
