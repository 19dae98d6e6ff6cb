import { keepPreviousData, useMutation, useQuery } from "@tanstack/react-query";
import { useForm, useWatch } from "react-hook-form";
import type * as z from "zod";
import type { Application } from "../../../shared/applications/application.ts";
import { mailDrafts, mailLabels } from "../../../shared/applications/application-mail.text.ts";
import {
  ApplicationMailDraft,
  MailKind,
  mailKinds,
  stageAfter,
} from "../../../shared/applications/application-mail.ts";
import { stageLabels } from "../../../shared/applications/stage.text.ts";
import type { Versioned } from "../../app/client/call.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Button } from "../../components/button.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { DateTimeField } from "../../components/form/date/date-time-field.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/layout.tsx";
import { MailPreview } from "../../components/mail-preview.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useDebounced } from "../../components/use-debounced.ts";
import { applicationMutations, applicationQueries } from "../applications.queries.ts";
import { mailText as text } from "../applications.text.ts";

const PAUSE = 500;
const MOST_DATES = 6;
const kinds = mailKinds.map((value) => ({ value, label: mailLabels[value] }));

interface MailForm {
  kind: MailKind;
  subject: string;
  text: string;
  dates: { at: string | null }[];
}

const startOf = (kind: MailKind): MailForm => ({
  kind,
  ...mailDrafts[kind],
  dates: [{ at: null }],
});

const draftOf = ({ kind, subject, text: words, dates }: MailForm): z.input<typeof ApplicationMailDraft> => ({
  kind,
  subject,
  text: words,
  dates: kind === "invitation" ? dates.flatMap(({ at }) => at ?? []) : [],
});

interface MailDialogProps {
  stored: Versioned<Application>;
  onClose: () => void;
}

/** Sends the previewed text, for the version of the application that is shown. */
export const MailDialog = ({ stored, onClose }: MailDialogProps) => {
  const { organisationId, id, email } = stored.data;
  const toasts = useToasts();
  const form = useForm<MailForm>({ defaultValues: startOf("invitation") });
  const [kind, subject, words, dates] = useWatch({
    control: form.control,
    name: ["kind", "subject", "text", "dates"],
  });
  const draft = draftOf({ kind, subject, text: words, dates });
  const rested = useDebounced(draft, PAUSE);
  const preview = useQuery({
    ...applicationQueries.mailPreview(stored.data, rested),
    placeholderData: keepPreviousData,
    enabled: ApplicationMailDraft.safeParse(rested).success,
  });
  const send = useMutation({
    ...applicationMutations.sendMail,
    onSuccess: () => {
      toasts.success(text.sent(email));
      onClose();
    },
  });
  const isShown =
    JSON.stringify(draft) === JSON.stringify(rested) && preview.isSuccess && !preview.isPlaceholderData;
  const stage = stageAfter[kind];

  return (
    <ActionDialog
      title={text.title}
      verb={text.verb(email)}
      isBusy={send.isPending}
      isDisabled={!isShown || (kind === "invitation" && !dates.some(({ at }) => at))}
      isDirty={form.formState.isDirty}
      onAct={() => send.mutate({ params: { organisationId, id }, body: rested, ifMatch: stored.etag })}
      onClose={onClose}
    >
      <Stack>
        <SelectField
          form={form}
          name="kind"
          label={text.kind}
          options={kinds}
          onChange={(chosen) => form.reset(startOf(MailKind.parse(chosen)), { keepDefaultValues: true })}
        />
        <TextField form={form} name="subject" label={text.subject} required />
        <TextField form={form} name="text" label={text.text} rows={5} />
        {kind === "invitation" && (
          <Stack gap={2} align="start">
            {dates.map((_, at) => (
              <DateTimeField
                // biome-ignore lint/suspicious/noArrayIndexKey: dates are only added, at the end
                key={at}
                form={form}
                name={`dates.${at}.at`}
                label={text.date(at + 1)}
                isOfficeTime
              />
            ))}
            {dates.length < MOST_DATES && (
              <Button
                text
                icon="pi pi-plus"
                label={text.addDate}
                onClick={() => form.setValue("dates", [...dates, { at: null }])}
              />
            )}
            <FieldHelp>{text.datesHelp}</FieldHelp>
          </Stack>
        )}
        <MailPreview
          title={text.preview(preview.data?.to ?? email)}
          mail={preview.data}
          error={preview.error}
          isWaiting={!isShown}
        />
        {stage && <FieldHelp>{text.moves(stageLabels[stage])}</FieldHelp>}
        {send.error && <ProblemNote error={send.error} />}
      </Stack>
    </ActionDialog>
  );
};
