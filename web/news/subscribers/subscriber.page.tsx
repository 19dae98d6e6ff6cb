import { useSuspenseQuery } from "@tanstack/react-query";
import { Button } from "primereact/button";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import type { SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { DateText } from "../../components/date-text.tsx";
import { Details, type Fact, FactSection } from "../../components/facts.tsx";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { Stack } from "../../components/layout/stack.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { AddressText } from "../../components/people/ways.tsx";
import { newsPaths } from "../news-paths.ts";
import { useOfficeName } from "../offices.ts";
import { originText } from "./consent/consent.text.ts";
import { LiftDialog } from "./lift-dialog.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { SubscriberMails } from "./subscriber-mails.tsx";
import { subscriberQueries } from "./subscribers.queries.ts";
import {
  interestsOf,
  subscriberFields,
  subscribersText,
  subscriberPageText as text,
  writtenConsentText,
} from "./subscribers.text.ts";
import { useSubscriberActions } from "./use-subscriber-actions.ts";
import { WrittenConsentDialog } from "./written-consent-dialog.tsx";

const subscriptionOf = (subscriber: SubscriberWithState, office: string): Fact[] => [
  [subscriberFields.email, <AddressText key="email" address={subscriber.email} />],
  [subscriberFields.organisationId, office],
  [subscriberFields.isClient, subscriber.isClient ? subscribersText.client : subscribersText.external],
  [subscriberFields.interests, interestsOf(subscriber)],
  [subscriberFields.branche, subscriber.branche],
  [subscriberFields.ort, [subscriber.plz, subscriber.ort].filter(Boolean).join(" ")],
];

const day = (at: string) => <DateText value={at} />;

const consentOf = (subscriber: SubscriberWithState): Fact[] => {
  const { consent, registrationConfirmedAt, ownerConfirmedAt, customerUnsuscribedAt } = subscriber;
  return [
    [text.origin, consent && originText[consent.origin]],
    ...(consent?.detail ? [[text.detail, consent.detail] as const] : []),
    ...(consent ? [[text.recorded, day(consent.at)] as const] : []),
    [text.confirmed, registrationConfirmedAt ? day(registrationConfirmedAt) : text.notYet],
    ...(ownerConfirmedAt ? [[text.byOwner, day(ownerConfirmedAt)] as const] : []),
    ...(customerUnsuscribedAt ? [[text.unsubscribed, day(customerUnsuscribedAt)] as const] : []),
  ];
};

/** Waits until the page is gone: navigating ends before that. */
const useLeaving = (to: string) => {
  const navigate = useNavigate();
  const [gone] = useState(() => Promise.withResolvers<void>());
  useEffect(() => () => gone.resolve(), [gone]);

  return async () => {
    await navigate(to);
    await gone.promise;
  };
};

export const SubscriberPage = () => {
  const { id = "" } = useParams();
  useSuspenseQuery(officesQuery);
  const { data: subscriber } = useSuspenseQuery(subscriberQueries.read(id));
  const officeName = useOfficeName();
  const { opened, open, close } = useEntityDialog(subscriberQueries.edit);
  const [asked, setAsked] = useState<"lift" | "consent">();
  const actionsOf = useSubscriberActions(useLeaving(newsPaths.subscribers));
  const office = officeName(subscriber.organisationId);
  const recordConsent: RowAction = {
    label: writtenConsentText.act,
    icon: "pi-file-edit",
    run: () => setAsked("consent"),
  };
  const stop = () => setAsked(undefined);

  return (
    <>
      <PageHeader
        title={subscriber.name}
        meta={office}
        action={<Button icon="pi pi-pencil" label={subscribersText.edit} onClick={() => void open(id)} />}
        more={
          <ActionButtons
            actions={[
              ...(subscriber.state === "unconfirmed" ? [recordConsent] : []),
              ...actionsOf(subscriber),
            ]}
          />
        }
      />
      <Stack gap={8}>
        <StandingPanel subscriber={subscriber} isAlwaysShown onLift={() => setAsked("lift")} />
        <Details>
          <FactSection title={text.subscription} facts={subscriptionOf(subscriber, office)} />
          <FactSection title={text.consent} facts={consentOf(subscriber)} />
        </Details>
        <SubscriberMails subscriber={subscriber} />
      </Stack>
      {opened && <SubscriberDialog stored={opened.stored} onClose={close} />}
      {asked === "lift" && <LiftDialog subscriber={subscriber} onClose={stop} />}
      {asked === "consent" && <WrittenConsentDialog subscriber={subscriber} onClose={stop} />}
    </>
  );
};
