import "./subscriber.css";
import { useState } from "react";
import { subscriberLabels } from "../../../shared/news/subscriber.fields.ts";
import type { Subscriber, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import type { Versioned } from "../../app/client/call.ts";
import { useViewer } from "../../app/client/session.ts";
import { stampInWords } from "../../components/date-text.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { consentText, originText } from "./consent/consent.text.ts";
import { ConsentFields } from "./consent/consent-fields.tsx";
import { LiftDialog } from "./lift-dialog.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { SubscriberFields } from "./subscriber-fields.tsx";
import { subscriberFormOf, subscriberResolver } from "./subscriber-form.ts";
import { subscriberMutations, subscriberQueries } from "./subscribers.queries.ts";
import {
  interestsOf,
  subscriberHelp,
  subscribersText,
  subscriberEditorText as text,
} from "./subscribers.text.ts";

type Consented = Pick<Subscriber, "consent" | "ownerConfirmedAt">;

const sourceOf = ({ consent }: Consented) =>
  consent
    ? consentText.since(
        [originText[consent.origin], consent.detail].filter(Boolean).join(": "),
        stampInWords(consent.at),
      )
    : consentText.unknown;

const ConsentLine = ({ subscriber }: { subscriber: Consented }) => (
  <p className="field-help">
    {consentText.label}: {sourceOf(subscriber)}.{" "}
    {subscriber.ownerConfirmedAt && consentText.byOwner(stampInWords(subscriber.ownerConfirmedAt))}
  </p>
);

const { receivesTaxNews: _, receivesDoctorsNews: __, ...single } = subscriberLabels;
const labels = {
  ...single,
  interests: subscribersText.interests,
  "consent.origin": consentText.origin,
  "consent.detail": consentText.detail,
};

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
      <EntityDialog
        className="subscriber-dialog"
        title={stored ? text.editTitle : subscribersText.create}
        labels={labels}
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
