import "./subscriber.css";
import { useState } from "react";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { consentText } from "./consent/consent.text.ts";
import { ConsentFields } from "./consent/consent-fields.tsx";
import { ConsentLine } from "./consent/consent-line.tsx";
import { LiftDialog } from "./lift-dialog.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { SubscriberFields } from "./subscriber-fields.tsx";
import { type SubscriberForm, subscriberFormOf, subscriberResolver } from "./subscriber-form.ts";
import { subscriberMutations, subscriberQueries } from "./subscribers.queries.ts";
import {
  interestsOf,
  subscriberFields,
  subscriberHelp,
  subscribersText,
  subscriberEditorText as text,
} from "./subscribers.text.ts";

const consentLabels = { "consent.origin": consentText.origin, "consent.detail": consentText.detail };

interface SubscriberDialogProps {
  stored: Versioned<SubscriberWithState> | undefined;
  onClose: () => void;
}

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
        labels={{ ...subscriberFields, ...consentLabels }}
        together={{ interests: ["receivesTaxNews", "receivesDoctorsNews"] }}
        inWords={{
          organisationId: ({ organisationId }) => officeName(organisationId),
          isClient: ({ isClient }) => (isClient ? subscribersText.client : subscribersText.external),
          interests: interestsOf,
        }}
        resolver={subscriberResolver(!stored)}
        stored={stored}
        formOf={(entity) => subscriberFormOf(entity, employedAt ?? "")}
        edit={subscriberQueries.edit}
        saving={subscriberMutations.save}
        onSaved={({ name }) => toasts.success(subscribersText.saved(name))}
        onClose={onClose}
      >
        {(form) => (
          <>
            {subscriber && <StandingPanel subscriber={subscriber} onLift={() => setIsLifting(true)} />}
            <SubscriberFields form={form} />
            {subscriber ? (
              <ConsentLine subscriber={subscriber} />
            ) : (
              <>
                <ConsentFields form={form} />
                <p className="field-help">{subscriberHelp.consent}</p>
              </>
            )}
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
