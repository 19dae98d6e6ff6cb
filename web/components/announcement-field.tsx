import { type UseQueryOptions, useQuery } from "@tanstack/react-query";
import { addDays } from "date-fns/addDays";
import { isFuture } from "date-fns/isFuture";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { useId } from "react";
import { type FieldValues, type Path, type UseFormReturn, useController, useWatch } from "react-hook-form";
import type { Announcement, Audience } from "../../shared/notifications/announcement.ts";
import { announcementText as text } from "./components.text.ts";
import { formatNumber } from "./date-text.tsx";
import { Check } from "./form/choice/check.tsx";
import { CheckGroup } from "./form/choice/check-group.tsx";
import { DateTimeField } from "./form/date/date-time-field.tsx";
import { openingInWords } from "./opening-time.ts";
import { ProblemNote } from "./problem-note.tsx";
import { Skeleton } from "./skeleton.tsx";

const MORNING = 8;

const tomorrowMorning = () => setHours(startOfDay(addDays(new Date(), 1)), MORNING).toISOString();

const peopleIn = ({ people, names }: Audience) =>
  names.length > 0 ? names.join(", ") : text.people(people, formatNumber(people));

const audienceInWords = (audience: Audience, nobody: string): string => {
  const { people, mails, bells, at } = audience;
  if (people === 0) return nobody;
  const ways = [
    ...(mails > 0 ? [text.mails(formatNumber(mails))] : []),
    ...(bells > 0 ? [text.bells(formatNumber(bells))] : []),
  ];
  return text.told(
    peopleIn(audience),
    ways.join(", "),
    isFuture(at) ? text.from(openingInWords(at)) : text.atOnce,
  );
};

const latestOf = (...moments: (string | null | undefined)[]): string | undefined => {
  const times = moments.map((moment) => Date.parse(moment ?? "")).filter((time) => !Number.isNaN(time));
  return times.length > 0 ? new Date(Math.max(...times)).toISOString() : undefined;
};

type AudienceQuery = UseQueryOptions<Audience, Error, Audience, readonly unknown[]>;

interface AudienceNoteProps {
  query: AudienceQuery;
  isSilent?: boolean;
  nobody?: string;
}

export const AudienceNote = ({ query, isSilent = false, nobody = text.nobodyWants }: AudienceNoteProps) => {
  const { data: audience, error } = useQuery(query);
  if (error) return <ProblemNote error={error} />;
  if (!audience) return <Skeleton height="24px" />;
  if (audience.isOver) return text.isOver;
  return isSilent ? text.nobody : audienceInWords(audience, nobody);
};

interface AnnouncementFieldProps<Form extends FieldValues> {
  form: UseFormReturn<Form>;
  name: Path<Form>;
  /** When the publication appears; undefined for at once. */
  appearsAt?: string | undefined;
  audienceAt: (at: string | undefined) => AudienceQuery;
  isFolded?: boolean;
  mayWait?: boolean;
}

export const AnnouncementField = <Form extends FieldValues>(props: AnnouncementFieldProps<Form>) => {
  const { form, name, appearsAt, audienceAt, isFolded, mayWait = true } = props;
  const group = useId();
  const { field } = useController({ control: form.control, name });
  // `name` leads to an announcement, which the compiler cannot infer.
  const { isSilent, at }: Announcement = useWatch({ control: form.control, name });
  const from = latestOf(appearsAt, at);
  const query = audienceAt(from && isFuture(from) ? from : undefined);
  const { data: audience } = useQuery(query);

  const choice = (label: string, value: Announcement) => (
    <Check
      type="radio"
      name={group}
      checked={value.isSilent === isSilent && (value.at === null) === (at === null)}
      onChange={() => field.onChange(value)}
    >
      <span>{label}</span>
    </Check>
  );
  const isToCome = appearsAt !== undefined && isFuture(appearsAt);

  const choices = !audience?.isOver && (
    <>
      {choice(isToCome ? text.withIt : text.now, { isSilent: false, at: null })}
      {mayWait && choice(text.later, { isSilent: false, at: tomorrowMorning() })}
      {choice(text.silently, { isSilent: true, at: null })}
    </>
  );
  const time = at !== null && !audience?.isOver && (
    <DateTimeField form={form} name={`${name}.at` as Path<Form>} label={text.at} required />
  );

  return (
    <>
      {isFolded ? (
        <details>
          <summary>{text.title}</summary>
          <CheckGroup aria-label={text.title}>{choices}</CheckGroup>
          {time}
        </details>
      ) : (
        <>
          <CheckGroup>
            <legend>{text.title}</legend>
            {choices}
          </CheckGroup>
          {time}
        </>
      )}
      <div role="status">
        <AudienceNote query={query} isSilent={isSilent} />
      </div>
    </>
  );
};
