import { useMutation } from "@tanstack/react-query";
import { useId } from "react";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { optionalLine } from "../../../shared/contract/wire.ts";
import { WRITTEN } from "../../../shared/news/consent.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { Stack } from "../../components/layout/stack.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { consentText } from "./consent/consent.text.ts";
import { subscriberMutations } from "./subscribers.queries.ts";
import { writtenConsentText as text } from "./subscribers.text.ts";

const Detail = z.object({ detail: optionalLine(200) });

const consentToday = (detail: string | null) => ({
  registrationConfirmedAt: new Date().toISOString(),
  consent: { origin: WRITTEN, detail } as const,
});

interface WrittenConsentDialogProps {
  subscriber: SubscriberWithState;
  onClose: () => void;
}

export const WrittenConsentDialog = ({ subscriber, onClose }: WrittenConsentDialogProps) => {
  const { id, name, email, organisationId } = subscriber;
  const formId = useId();
  const officeName = useOfficeName();
  const toasts = useToasts();
  const tell = useMutation(subscriberMutations.tell);
  const form = useForm<z.input<typeof Detail>, unknown, z.output<typeof Detail>>({
    resolver: parsedBy(Detail),
    defaultValues: { detail: "" },
  });

  const submit = form.handleSubmit(async ({ detail }) => {
    try {
      await tell.mutateAsync({ id, said: consentToday(detail) });
      toasts.success(text.done(name));
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <ActionDialog
      title={text.title(name)}
      verb={text.verb}
      form={formId}
      isBusy={tell.isPending}
      onClose={onClose}
    >
      <Stack id={formId} noValidate as="form" onSubmit={(event) => void submit(event)}>
        <ProblemSummary form={form} labels={{ detail: consentText.detail }} />
        <p>{text.question(email, officeName(organisationId))}</p>
        <TextField form={form} name="detail" label={consentText.detail} help={text.detailHelp} />
      </Stack>
    </ActionDialog>
  );
};
