import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { recipientsDone, recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { Check } from "../../components/form/choice/check.tsx";
import { CheckGroup } from "../../components/form/choice/check-group.tsx";
import { FieldHelp } from "../../components/form/field-help.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { recipientChoiceOf } from "./newsletter-form.ts";
import { newsletterQueries } from "./newsletters.queries.ts";
import { peopleInWords } from "./recipient-words.ts";
import { isOvertaken, sendingMutations, sendingQueries } from "./sending.queries.ts";
import { resendText as text } from "./sending.text.ts";

interface ResendDialogProps {
  newsletter: Newsletter;
  etag: string | undefined;
  onClose: () => void;
}

export const ResendDialog = ({ newsletter, etag, onClose }: ResendDialogProps) => {
  const [toAll, setToAll] = useState(false);
  const client = useQueryClient();
  const counting = newsletterQueries.recipients(recipientChoiceOf(newsletter));
  // The number must be the present one.
  const { data: totals } = useQuery({ ...counting, refetchOnMount: "always" });
  const { data: status } = useQuery(sendingQueries.status(newsletter.id));
  const people = totals && peopleInWords(recipientsTotal(totals));
  // Recipients who are no longer chosen count as served.
  const missing =
    totals &&
    status &&
    peopleInWords(Math.max(0, recipientsTotal(totals) - recipientsDone(status) + status.failedCount));
  const publish = useMutation({
    ...sendingMutations.publish,
    onError: async (error) => {
      if (isOvertaken(error)) await client.invalidateQueries({ queryKey: counting.queryKey });
      if (isOvertaken(error)) await client.invalidateQueries(newsletterQueries.read(newsletter.id));
    },
  });

  const send = () =>
    publish.mutate(
      {
        id: newsletter.id,
        resendToAllPossibleRecipients: toAll,
        ifMatch: etag,
        shown: totals && { recipients: recipientsTotal(totals) },
      },
      { onSuccess: onClose },
    );

  const choice = (isAll: boolean, label: string, help: string) => (
    <Check type="radio" name="resend" checked={toAll === isAll} onChange={() => setToAll(isAll)}>
      <span>
        {label}
        <br />
        <FieldHelp as="span">{help}</FieldHelp>
      </span>
    </Check>
  );

  return (
    <ActionDialog
      title={text.title}
      verb={toAll && people ? text.sendEverybody(people) : text.sendMissing}
      // Sending to all again requires seeing their number.
      isDisabled={toAll && !people}
      isBusy={publish.isPending}
      startsAtDismiss
      onAct={send}
      onClose={onClose}
    >
      <CheckGroup>
        <legend>{text.question}</legend>
        {choice(false, text.missing, missing ? text.missingHelp(missing) : text.missingUncounted)}
        {choice(true, text.everybody, people ? text.everybodyHelp(people) : text.everybodyUncounted)}
      </CheckGroup>
      {publish.error && <ProblemNote error={publish.error} />}
    </ActionDialog>
  );
};
