import "../../components/form/editor/editor.css";
import "./subscriber-dialog.css";
import { useState } from "react";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { LiftDialog } from "./lift-dialog.tsx";
import { SubscriberFields } from "./subscriber-fields.tsx";
import { type SubscriberForm, subscriberFormOf, subscriberResolver } from "./subscriber-form.ts";
import { subscriberMutations, subscriberQueries } from "./subscribers.queries.ts";
import {
  interestsOf,
  subscriberFields,
  subscribersText,
  subscriberEditorText as text,
} from "./subscribers.text.ts";
import { SuppressionPanel } from "./suppression-panel.tsx";

interface SubscriberDialogProps {
  /** Nothing for a new one. */
  stored: Versioned<SubscriberWithState> | undefined;
  onClose: () => void;
}

/** Enters a subscriber or changes one. */
export const SubscriberDialog = ({ stored, onClose }: SubscriberDialogProps) => {
  const [subscriber, setSubscriber] = useState(stored?.data);
  const [isLifting, setIsLifting] = useState(false);
  const { employedAt } = useViewer();
  const toasts = useToasts();
  const officeName = useOfficeName();

  return (
    <>
      <EntityDialog<SubscriberForm, SubscriberWithState>
        className="subscriber-dialog"
        title={stored ? text.editTitle : text.createTitle}
        verb={text.save}
        labels={subscriberFields}
        together={{ interests: ["receivesTaxNews", "receivesDoctorsNews"] }}
        inWords={{
          organisationId: ({ organisationId }) => officeName(organisationId),
          isClient: ({ isClient }) => (isClient ? subscribersText.client : subscribersText.external),
          interests: interestsOf,
        }}
        resolver={subscriberResolver}
        stored={stored}
        formOf={(entity) => subscriberFormOf(entity, employedAt ?? "")}
        edit={subscriberQueries.edit}
        saving={subscriberMutations.save}
        onSaved={({ name }) => toasts.success(subscribersText.saved(name))}
        onClose={onClose}
      >
        {(form) => (
          <>
            {subscriber && <SuppressionPanel subscriber={subscriber} onLift={() => setIsLifting(true)} />}
            <SubscriberFields form={form} isNew={!stored} />
          </>
        )}
      </EntityDialog>
      {subscriber && isLifting && (
        <LiftDialog
          subscriber={subscriber}
          onClose={(lifted = subscriber) => {
            setSubscriber(lifted);
            setIsLifting(false);
          }}
        />
      )}
    </>
  );
};
