import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { useNavigate, useParams } from "react-router-dom";
import { subscriberLabels as labels } from "../../../shared/news/subscriber.fields.ts";
import type { SubscriberMail, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { ActionButtons } from "../../components/action-buttons.tsx";
import { Button } from "../../components/button.tsx";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import { Details, type Fact, FactSection } from "../../components/facts.tsx";
import { useEntityDialog } from "../../components/form/editor/use-entity-dialog.ts";
import { Stack } from "../../components/layout/layout.tsx";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { officesQuery } from "../../components/people/offices.queries.ts";
import { AddressText } from "../../components/people/ways.tsx";
import { commonText } from "../../components/words.text.ts";
import { newsPaths } from "../news-paths.ts";
import { DeliveryTag } from "../newsletters/delivery-tag.tsx";
import { useOfficeName } from "../offices.ts";
import { originText } from "./consent/consent.text.ts";
import { LiftDialog } from "./lift-dialog.tsx";
import { StandingPanel } from "./standing-panel.tsx";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { subscriberQueries } from "./subscribers.queries.ts";
import {
  interestsOf,
  mailsText,
  stateText,
  subscribersText,
  suppressionText,
  subscriberPageText as text,
  writtenConsentText,
} from "./subscribers.text.ts";
import { useSubscriberActions } from "./use-subscriber-actions.ts";
import { WrittenConsentDialog } from "./written-consent-dialog.tsx";

const columnsOf = (officeName: (id: string | null) => string): ListColumn<SubscriberMail>[] => [
  { field: "title", header: mailsText.newsletter, body: ({ title }) => title, card: "title" },
  {
    field: "organisationId",
    header: mailsText.sender,
    body: ({ organisationId }) => officeName(organisationId),
    width: "20%",
  },
  {
    field: "timeStamp",
    header: mailsText.time,
    body: ({ timeStamp }) => <DateText value={timeStamp} />,
    width: "112px",
  },
  {
    field: "state",
    header: mailsText.state,
    body: ({ state }) => <DeliveryTag state={state} />,
    width: "168px",
  },
  { field: "error", header: suppressionText.reason, body: ({ error }) => error, width: "28%" },
];

const SubscriberMails = ({ subscriber: { id, organisationId } }: { subscriber: SubscriberWithState }) => {
  const list = useList(subscriberQueries.mails(id));
  const { data: unknown = 0 } = useQuery(subscriberQueries.unknownMails(id, list.config));
  const officeName = useOfficeName();

  return (
    <section aria-label={mailsText.title}>
      <h2>{mailsText.title}</h2>
      <p className="muted">{mailsText.help(officeName(organisationId))}</p>
      {unknown > 0 && <p className="muted">{mailsText.unknown(formatNumber(unknown))}</p>}
      <ListTable
        {...list}
        label={mailsText.title}
        columns={columnsOf(officeName)}
        rowLabel={({ title }) => title}
        rowHref={({ newsletterId }) => newsPaths.newsletter(newsletterId)}
        hasSearch={false}
        empty={{ text: mailsText.empty }}
      />
    </section>
  );
};

const subscriptionOf = (subscriber: SubscriberWithState, office: string): Fact[] => [
  [labels.email, <AddressText key="email" address={subscriber.email} />],
  [labels.organisationId, office],
  [labels.isClient, subscriber.isClient ? subscribersText.client : subscribersText.external],
  [subscribersText.interests, interestsOf(subscriber)],
  [labels.branche, subscriber.branche],
  [labels.ort, [subscriber.plz, subscriber.ort].filter(Boolean).join(" ")],
];

const day = (at: string) => <DateText value={at} />;

const consentOf = (subscriber: SubscriberWithState): Fact[] => {
  const { consent, registrationConfirmedAt, ownerConfirmedAt, customerUnsuscribedAt } = subscriber;
  return [
    [text.origin, consent && originText[consent.origin]],
    ...(consent?.detail ? [[text.detail, consent.detail] as const] : []),
    ...(consent ? [[text.recorded, day(consent.at)] as const] : []),
    [stateText.confirmed, registrationConfirmedAt ? day(registrationConfirmedAt) : text.notYet],
    ...(ownerConfirmedAt ? [[text.byOwner, day(ownerConfirmedAt)] as const] : []),
    ...(customerUnsuscribedAt ? [[stateText.unsubscribed, day(customerUnsuscribedAt)] as const] : []),
  ];
};

/** Resolves once the page is unmounted, which is later than the end of `navigate`. */
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
        action={<Button icon="pi pi-pencil" label={commonText.edit} onClick={() => void open(id)} />}
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
