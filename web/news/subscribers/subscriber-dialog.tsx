import "../../components/form/editor/editor.css";
import "./subscriber-dialog.css";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { useForm } from "react-hook-form";
import type { SubscriberDraft, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { useSignedIn } from "../../app/client/session.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { applyProblem } from "../../components/form/apply-problem.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { ProblemSummary } from "../../components/form/problem-summary.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useEditableOffices } from "../use-editable-offices.ts";
import { LiftDialog } from "./lift-dialog.tsx";
import { SubscriberChecks } from "./subscriber-checks.tsx";
import {
  type SubscriberForm,
  subscriberFormOf,
  subscriberResolver,
  suggestedInterests,
} from "./subscriber-form.ts";
import { subscriberMutations, subscriberQueries } from "./subscribers.queries.ts";
import {
  subscriberFields,
  subscriberHelp,
  subscribersText,
  subscriberEditorText as text,
} from "./subscribers.text.ts";
import { SuppressionPanel } from "./suppression-panel.tsx";

interface SubscriberDialogProps {
  /** Nothing for a new one. */
  subscriber: SubscriberWithState | undefined;
  onClose: () => void;
}

/** Enters a subscriber or changes one. */
export const SubscriberDialog = ({ subscriber: opened, onClose }: SubscriberDialogProps) => {
  const [subscriber, setSubscriber] = useState(opened);
  const [isLifting, setIsLifting] = useState(false);
  const { employee } = useSignedIn();
  const formId = useId();
  const industriesId = useId();
  const toasts = useToasts();
  // A subscriber belongs to one office, never to the whole group.
  const offices = useEditableOffices().filter(({ value }) => value !== null);
  const { data: industries = [] } = useQuery(subscriberQueries.industries);
  const save = useMutation(subscriberMutations.save);
  const form = useForm<SubscriberForm, unknown, SubscriberDraft>({
    resolver: subscriberResolver,
    defaultValues: subscriberFormOf(subscriber, employee?.employedAt ?? ""),
  });

  const suggest = (branche: string) => {
    const interests = suggestedInterests(branche, industries);
    const { dirtyFields } = form.formState;
    if (!interests || dirtyFields.receivesTaxNews || dirtyFields.receivesDoctorsNews) return;
    form.setValue("receivesTaxNews", interests.receivesTaxNews);
    form.setValue("receivesDoctorsNews", interests.receivesDoctorsNews);
  };

  const submit = form.handleSubmit(async (body) => {
    try {
      const saved = await save.mutateAsync({ id: subscriber?.id, body });
      toasts.success(subscribersText.saved(saved.name));
      onClose();
    } catch (error) {
      applyProblem(form, error);
    }
  });

  return (
    <ActionDialog
      className="subscriber-dialog"
      title={subscriber ? text.editTitle : text.createTitle}
      verb={text.save}
      form={formId}
      isBusy={save.isPending}
      onClose={onClose}
    >
      <form id={formId} noValidate className="subscriber-form" onSubmit={(event) => void submit(event)}>
        <ProblemSummary form={form} labels={subscriberFields} />
        {subscriber && <SuppressionPanel subscriber={subscriber} onLift={() => setIsLifting(true)} />}
        <TextField form={form} name="name" label={subscriberFields.name} required />
        <TextField form={form} name="email" label={subscriberFields.email} type="email" required />
        <SelectField
          form={form}
          name="organisationId"
          label={subscriberFields.organisationId}
          options={offices}
          placeholder={text.chooseOffice}
          required
        />
        <div className="subscriber-place">
          <TextField form={form} name="plz" label={subscriberFields.plz} />
          <TextField form={form} name="ort" label={subscriberFields.ort} />
        </div>
        <TextField
          form={form}
          name="branche"
          label={subscriberFields.branche}
          help={subscriberHelp.branche}
          list={industriesId}
          rules={{ onChange: (event: { target: { value: string } }) => suggest(event.target.value) }}
        />
        <datalist id={industriesId}>
          {industries.map(({ industryId, name }) => (
            <option key={industryId} value={name} />
          ))}
        </datalist>
        <SubscriberChecks form={form} />
        {!subscriber && <p className="field-help">{subscriberHelp.consent}</p>}
      </form>
      {subscriber && isLifting && (
        <LiftDialog
          subscriber={subscriber}
          onClose={(lifted = subscriber) => {
            setSubscriber(lifted);
            setIsLifting(false);
          }}
        />
      )}
    </ActionDialog>
  );
};
