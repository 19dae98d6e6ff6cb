import { useMutation } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import * as z from "zod";
import { type SubscriberWithState, SuppressionLiftDraft } from "../../../shared/news/subscriber.ts";
import { Check } from "../../components/form/choice/check.tsx";
import { FormDialog } from "../../components/form/form-dialog.tsx";
import { parsedBy } from "../../components/form/resolver.ts";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { useNewsRights } from "../use-news-rights.ts";
import { subscriberMutations } from "./subscribers.queries.ts";
import { suppressionText as text } from "./subscribers.text.ts";

interface LiftDialogProps {
  subscriber: SubscriberWithState;
  onClose: (lifted?: SubscriberWithState) => void;
}

/** The server requires the consent after a complaint, so the form does, too. */
const formOf = (hasComplained: boolean) =>
  hasComplained
    ? SuppressionLiftDraft.extend({ ownerAgreed: z.literal(true, { error: text.ownerMustAgree }) })
    : SuppressionLiftDraft;

export const LiftDialog = ({ subscriber, onClose }: LiftDialogProps) => {
  const { id, name, email, organisationId, suppressedReason, groupSuppression } = subscriber;
  const hasComplained = (suppressedReason ?? groupSuppression?.reason) === "complained";
  const officeName = useOfficeName();
  const { mayEdit } = useNewsRights();
  const office = officeName(organisationId);
  const toasts = useToasts();
  const lift = useMutation(subscriberMutations.lift);
  const form = useForm<z.input<typeof SuppressionLiftDraft>, unknown, SuppressionLiftDraft>({
    resolver: parsedBy(formOf(hasComplained)),
    defaultValues: { reason: "", ownerAgreed: false },
  });
  const problem = form.formState.errors.ownerAgreed?.message;

  return (
    <FormDialog
      title={text.liftTitle(name)}
      verb={text.lift}
      form={form}
      labels={{ reason: text.reason }}
      save={async (body) => {
        const lifted = await lift.mutateAsync({ params: { id }, body });
        toasts.success(text.lifted(name));
        onClose(lifted);
      }}
      onClose={() => onClose()}
    >
      <p>{text.liftQuestion(email, mayEdit(null) ? text.officeAndGroup(office) : office)}</p>
      <TextField form={form} name="reason" label={text.reason} help={text.reasonHelp} rows={3} required />
      {hasComplained && (
        <Check aria-invalid={problem !== undefined} {...form.register("ownerAgreed")}>
          {text.ownerAgreed}
        </Check>
      )}
    </FormDialog>
  );
};
