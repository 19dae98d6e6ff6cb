import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { optionalLine } from "../../../shared/contract/wire.ts";
import { WRITTEN } from "../../../shared/news/consent.ts";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
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
  const officeName = useOfficeName();
  const toasts = useToasts();
  const tell = useMutation(subscriberMutations.tell);
  const form = useForm<z.input<typeof Detail>, unknown, z.output<typeof Detail>>({
    resolver: parsedBy(Detail),
    defaultValues: { detail: "" },
  });

  return (
    <FormDialog
      title={text.title(name)}
      verb={text.verb}
      form={form}
      labels={{ detail: consentText.detail }}
      save={async ({ detail }) => {
        await tell.mutateAsync({ id, said: consentToday(detail) });
        toasts.success(text.done(name));
        onClose();
      }}
      onClose={onClose}
    >
      <p>{text.question(email, officeName(organisationId))}</p>
      <TextField form={form} name="detail" label={consentText.detail} help={text.detailHelp} />
    </FormDialog>
  );
};
