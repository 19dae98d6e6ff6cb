import { useQuery } from "@tanstack/react-query";
import { DeliveryState, type Newsletter, type SendDetail } from "../../../shared/news/newsletter.ts";
import { recipientKinds } from "../../../shared/news/recipients.ts";
import { DateText } from "../../components/date-text.tsx";
import { Row } from "../../components/layout/layout.tsx";
import type { ListColumn, ListFilter } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { AddressText } from "../../components/people/ways.tsx";
import { commonText } from "../../components/words.text.ts";
import { DeliveryTag } from "./delivery-tag.tsx";
import { LedgerExport } from "./ledger-export.tsx";
import { kindText } from "./newsletters.text.ts";
import { sendingQueries } from "./sending.queries.ts";
import { deliveryText, ledgerText as text } from "./sending.text.ts";

const filtersOf = (counts: ReadonlyMap<DeliveryState, number> | undefined): ListFilter[] => [
  {
    field: "state",
    label: text.state,
    options: DeliveryState.options.map((state) => ({
      value: state,
      label: deliveryText[state],
      ...(counts && { count: counts.get(state) ?? 0 }),
    })),
  },
  {
    field: "type",
    label: text.type,
    options: recipientKinds.map((kind) => ({ value: kind, label: kindText[kind] })),
  },
];

const columns: ListColumn<SendDetail>[] = [
  { field: "name", header: commonText.name, body: ({ name, email }) => name || email, card: "title" },
  { field: "state", header: text.state, body: ({ state }) => <DeliveryTag state={state} />, width: "168px" },
  { field: "email", header: text.email, body: ({ email }) => <AddressText address={email} />, width: "28%" },
  { field: "type", header: text.type, body: ({ type }) => kindText[type], width: "120px" },
  {
    field: "timeStamp",
    header: text.time,
    body: ({ timeStamp }) => <DateText value={timeStamp} />,
    width: "112px",
  },
  { field: "error", header: text.error, body: ({ error }) => error, width: "20%" },
];

export const SendLedger = ({ newsletter }: { newsletter: Newsletter }) => {
  const { id } = newsletter;
  const status = useQuery(sendingQueries.status(id));
  const list = useList(sendingQueries.details(id, status));
  const { data: counts } = useQuery(sendingQueries.deliveries(id, status));

  return (
    <section>
      <Row className="ledger-head" align="center" spread>
        <h2>{text.title}</h2>
        <LedgerExport newsletter={newsletter} config={list.config} total={list.query.data?.totalCount ?? 0} />
      </Row>
      <ListTable
        {...list}
        label={text.title}
        columns={columns}
        filters={filtersOf(counts)}
        rowLabel={({ name, email }) => name || email}
        empty={{ text: text.empty }}
      />
    </section>
  );
};
