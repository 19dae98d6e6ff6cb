import "./series.css";
import { useQueries } from "@tanstack/react-query";
import { addYears } from "date-fns/addYears";
import { parseISO } from "date-fns/parseISO";
import { useState } from "react";
import { useForm, useWatch } from "react-hook-form";
import { MAX_SERIES, MAX_SERIES_YEARS } from "../../../shared/calendar/event-series.ts";
import { seriesDays } from "../../../shared/calendar/series-days.ts";
import { weekdays } from "../../../shared/calendar/series-rule.ts";
import { dayOf, formatDate, formatWeekday } from "../../../shared/dates/dates.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateField } from "../../components/form/date/date-field.tsx";
import { FieldPair } from "../../components/form/field-pair.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { eventQueries } from "../calendar.queries.ts";
import { isWorkday, nthWeekdayOf, type RepeatForm, rhythms, ruleFrom, weekdayOf } from "./repeat-form.ts";
import { nthWeekday, ruleInWords } from "./rule-in-words.ts";
import { seriesText, repeatText as text } from "./series.text.ts";

const ends = (["count", "until"] as const).map((value) => ({ value, label: text.ends[value] }));

const rhythmOptions = (first: string, rule: string | undefined) =>
  rhythms
    .filter((value) => value !== "workday" || isWorkday(first))
    .filter((value) => value !== "same" || rule !== undefined)
    .map((value) => {
      if (value === "monthDay")
        return { value, label: text.monthly(seriesText.monthDay(parseISO(first).getDate())) };
      if (value === "monthWeekday") return { value, label: text.monthly(nthWeekday(nthWeekdayOf(first))) };
      if (value === "same") return { value, label: text.same(ruleInWords(rule ?? "", first)) };
      return { value, label: text.rhythms[value] };
    });

export const yearsAfter = (first: string, years: number): string => dayOf(addYears(parseISO(first), years));

/** Keyed by day, at the event's location; the endpoint answers a year at most. */
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

const toggle = (all: ReadonlySet<string>, one: string) => all.symmetricDifference(new Set([one]));

interface Begun {
  readonly first: string;
  readonly start: RepeatForm;
  readonly rule?: string;
  readonly left?: readonly string[];
}

export const useRule = ({ first, start, rule: known, left: before = [] }: Begun) => {
  const form = useForm<RepeatForm>({ defaultValues: start });
  const values = useWatch({ control: form.control, compute: (all: RepeatForm) => all });
  const [weekly, setWeekly] = useState<ReadonlySet<string>>(new Set());
  const [toggled, setToggled] = useState<ReadonlySet<string>>(new Set());
  const days = new Set([...weekly, weekdayOf(first)]);
  const left = new Set(before).symmetricDifference(toggled);
  const rule = ruleFrom(values, { first, days, known });
  const all = rule === undefined ? [] : seriesDays(rule, first, MAX_SERIES + 1);
  const last = all.at(-1) ?? first;
  const isTooLong = all.length > MAX_SERIES || last > yearsAfter(first, MAX_SERIES_YEARS);
  const others = isTooLong ? [] : all.slice(1);
  return {
    first,
    known,
    form,
    values,
    days,
    toggleWeekday: (day: string) => setWeekly(toggle(weekly, day)),
    left,
    toggleDay: (day: string) => setToggled(toggle(toggled, day)),
    isTooLong,
    others,
    rule: isTooLong ? undefined : rule,
    last: isTooLong ? first : last,
    chosen: others.filter((day) => !left.has(day)),
    without: others.filter((day) => left.has(day)),
  };
};

interface RuleFieldsProps {
  repeating: ReturnType<typeof useRule>;
  organisationId: string | null;
  noteOf?: (day: string) => string | undefined;
}

export const RuleFields = ({ repeating, organisationId, noteOf }: RuleFieldsProps) => {
  const { first, known, form, values, days, left, others, chosen } = repeating;
  const own = weekdayOf(first);
  const holidays = useHolidays(first, repeating.last, organisationId ?? undefined);
  const isWeekly = values.rhythm === "week" || values.rhythm === "fortnight";

  const labelOf = (day: string) => {
    const [shown, holiday] = [`${formatWeekday(day)} (${formatDate(day)})`, holidays.get(day)];
    const notes = [holiday !== undefined && text.holiday(holiday), noteOf?.(day)];
    return [shown, ...notes].filter(Boolean).join(", ");
  };

  return (
    <>
      <SelectField form={form} name="rhythm" label={text.rhythm} options={rhythmOptions(first, known)} />
      {isWeekly && (
        <CheckGroup className="check-group series-weekdays">
          <legend>{text.weekdays}</legend>
          {weekdays.map((day, at) => (
            <Check
              key={day}
              checked={days.has(day)}
              disabled={day === own}
              onChange={() => repeating.toggleWeekday(day)}
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
            <Check key={day} checked={!left.has(day)} onChange={() => repeating.toggleDay(day)}>
              {labelOf(day)}
            </Check>
          ))}
        </CheckGroup>
      ) : (
        <p role="status">{repeating.isTooLong ? text.tooMany : text.nothing}</p>
      )}
    </>
  );
};
