import { useQuery } from "@tanstack/react-query";
import type { SubscriberMail, SubscriberWithState } from "../../../shared/news/subscriber.ts";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import type { ListColumn } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { newsPaths } from "../news-paths.ts";
import { DeliveryTag } from "../newsletters/delivery-tag.tsx";
import { useOfficeName } from "../offices.ts";
import { subscriberQueries } from "./subscribers.queries.ts";
import { mailsText as text } from "./subscribers.text.ts";

const columnsOf = (officeName: (id: string | null) => string): ListColumn<SubscriberMail>[] => [
  { field: "title", header: text.newsletter, body: ({ title }) => title, card: "title" },
  {
    field: "organisationId",
    header: text.sender,
    body: ({ organisationId }) => officeName(organisationId),
    width: "20%",
  },
  {
    field: "timeStamp",
    header: text.time,
    body: ({ timeStamp }) => <DateText value={timeStamp} />,
    width: "112px",
  },
  { field: "state", header: text.state, body: ({ state }) => <DeliveryTag state={state} />, width: "168px" },
  { field: "error", header: text.reason, body: ({ error }) => error, width: "28%" },
];

export const SubscriberMails = ({
  subscriber: { id, organisationId },
}: {
  subscriber: SubscriberWithState;
}) => {
  const list = useList(subscriberQueries.mails(id));
  const { data: unknown = 0 } = useQuery(subscriberQueries.unknownMails(id, list.config));
  const officeName = useOfficeName();

  return (
    <section aria-label={text.title}>
      <h2>{text.title}</h2>
      <p className="muted">{text.help(officeName(organisationId))}</p>
      {unknown > 0 && <p className="muted">{text.unknown(formatNumber(unknown))}</p>}
      <ListTable
        {...list}
        label={text.title}
        columns={columnsOf(officeName)}
        rowLabel={({ title }) => title}
        rowHref={({ newsletterId }) => newsPaths.newsletter(newsletterId)}
        hasSearch={false}
        empty={{ text: text.empty }}
      />
    </section>
  );
};
