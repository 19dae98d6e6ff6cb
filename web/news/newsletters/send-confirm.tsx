import { useMutation } from "@tanstack/react-query";
import { addDays } from "date-fns/addDays";
import { isValid } from "date-fns/isValid";
import { setHours } from "date-fns/setHours";
import { startOfDay } from "date-fns/startOfDay";
import { type UseFormReturn, useForm, useWatch } from "react-hook-form";
import { useNavigate } from "react-router-dom";
import * as z from "zod";
import { formatDateTime } from "../../../shared/dates/dates.ts";
import type { Newsletter, NewsletterStatus } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { Button } from "../../components/button.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { FieldProblem } from "../../components/form/field-problem.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { Panel, Row, Stack } from "../../components/layout/layout.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { newsPaths } from "../news-paths.ts";
import { ChangedNote } from "./changed-note.tsx";
import { recipientsText } from "./newsletters.text.ts";
import { OpeningNote } from "./opening-note.tsx";
import { kindsInWords, peopleInWords } from "./recipient-words.ts";
import { scheduleText } from "./schedule.text.ts";
import { sendProblems } from "./send-problems.ts";
import { asShown, isOvertaken, sendingMutations } from "./sending.queries.ts";
import { sendText as text } from "./sending.text.ts";
import { fromInWords } from "./shown-newsletter.ts";
import type { Shown } from "./use-shown-newsletter.ts";

const MORNING = 8;

const When = z
  .object({ isLater: z.boolean(), at: z.string().nullable() })
  .superRefine(({ isLater, at }, context) => {
    const time = Date.parse(at ?? "");
    const message = Number.isNaN(time)
      ? scheduleText.missing
      : time <= Date.now()
        ? scheduleText.notAhead
        : undefined;
    if (isLater && message) context.addIssue({ code: "custom", path: ["at"], message });
  });

type WhenForm = z.infer<typeof When>;

const whenResolver = parsedBy(When);

const tomorrowMorning = (now: Date): Date => setHours(startOfDay(addDays(now, 1)), MORNING);

/** Prefers the earlier schedule, then the newsletter's own date if in the future. */
const whenFormOf = ({ scheduledAt, releaseDate }: Newsletter, now: Date): WhenForm => ({
  isLater: scheduledAt !== null,
  at:
    scheduledAt ??
    (Date.parse(releaseDate) > now.getTime() ? releaseDate : tomorrowMorning(now).toISOString()),
});

const WhenFields = ({ form }: { form: UseFormReturn<WhenForm> }) => {
  const isLater = useWatch({ control: form.control, name: "isLater" });

  const choice = (value: boolean, label: string) => (
    <Check
      type="radio"
      name="when"
      checked={isLater === value}
      onChange={() => form.setValue("isLater", value, { shouldValidate: form.formState.isSubmitted })}
    >
      <span>{label}</span>
    </Check>
  );

  return (
    <>
      <CheckGroup>
        <legend>{scheduleText.when}</legend>
        {choice(false, scheduleText.now)}
        {choice(true, scheduleText.later)}
      </CheckGroup>
      {isLater && <DateTimeField form={form} name="at" label={scheduleText.at} required />}
    </>
  );
};

/** Now, unless a later time is given. */
const momentOf = ({ isLater, at }: WhenForm, now: Date): Date => {
  const moment = new Date(at ?? "");
  return isLater && isValid(moment) && moment > now ? moment : now;
};

const verbOf = ({ isLater }: WhenForm, isAhead: boolean, moment: Date, people: string): string => {
  if (!isLater) return text.sendTo(people);
  return isAhead ? scheduleText.plan(formatDateTime(moment)) : scheduleText.planAtAll;
};

const Numbers = ({ status, isLater }: { status: NewsletterStatus; isLater: boolean }) => {
  const total = recipientsTotal(status);
  if (total === 0) return <p>{recipientsText.nobody}</p>;
  const goesTo = isLater ? scheduleText.goesTo : text.goesTo;
  return (
    <p>
      {goesTo(peopleInWords(total))} <strong>{kindsInWords(status)}.</strong>
    </p>
  );
};

export const SendConfirm = ({ shown, onBack }: { shown: Shown; onBack: () => void }) => {
  const { newsletter, status, readAt, before, renew } = shown;
  const { id, title } = newsletter;
  const navigate = useNavigate();
  const toasts = useToasts();
  const form = useForm({ resolver: whenResolver, defaultValues: whenFormOf(newsletter, readAt) });
  const { control } = form;
  const when = { isLater: useWatch({ control, name: "isLater" }), at: useWatch({ control, name: "at" }) };
  const onError = async (failure: Error) => {
    if (isOvertaken(failure)) await renew();
  };
  const publish = useMutation({ ...sendingMutations.publish, onError });
  const schedule = useMutation({ ...sendingMutations.schedule, onError });

  const total = recipientsTotal(status);
  const moment = momentOf(when, readAt);
  // A past time is reported at its own field.
  const isAhead = moment > readAt;
  const problems = sendProblems(newsletter, moment);
  const isBusy = publish.isPending || schedule.isPending;
  const error = publish.error ?? schedule.error;
  const onSuccess = () => void navigate(newsPaths.newsletter(id), { replace: true });

  const decide = form.handleSubmit(({ isLater, at }) => {
    publish.reset();
    schedule.reset();
    if (!isLater) return publish.mutate({ id, ...asShown(shown) }, { onSuccess });
    const planned = () => {
      toasts.success(scheduleText.planned(title, formatDateTime(moment)));
      onSuccess();
    };
    if (at) schedule.mutate({ id, at, ...asShown(shown) }, { onSuccess: planned });
  });

  return (
    <Stack as="section" aria-label={text.confirm}>
      {before && <ChangedNote before={before} now={shown} />}
      <Panel className="send-confirm" gap={4}>
        <h2 className="send-question">
          {when.isLater ? scheduleText.question(title) : text.question(title)}
        </h2>
        <Numbers status={status} isLater={when.isLater} />
        {status.from && (
          <p>
            {text.from}: {fromInWords(status)}
          </p>
        )}
        <WhenFields form={form} />
        <OpeningNote newsletterId={id} at={isAhead ? moment.toISOString() : null} />
        {problems.map((problem) => (
          <FieldProblem key={problem.text} plain>
            {problem.text}
          </FieldProblem>
        ))}
        <p className="muted">{when.isLater ? scheduleText.final : text.final}</p>
      </Panel>
      {error && !isOvertaken(error) && <ProblemNote error={error} />}
      <Row align="center">
        {total > 0 && problems.length === 0 && (
          <Button
            icon={`pi ${when.isLater ? "pi-calendar" : "pi-send"}`}
            label={verbOf(when, isAhead, moment, peopleInWords(total))}
            loading={isBusy}
            onClick={() => void decide()}
          />
        )}
        <Button text label={commonText.back} disabled={isBusy} onClick={onBack} />
      </Row>
    </Stack>
  );
};
