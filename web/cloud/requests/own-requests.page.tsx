import { isFuture } from "date-fns/isFuture";
import { type OwnPaperRequest, RequestState } from "../../../shared/cloud/paper-request.ts";
import { formatDate } from "../../../shared/dates/dates.ts";
import { requestStateText } from "../../components/components.text.ts";
import { lastDayOf } from "../../components/date-text.tsx";
import type { ListColumn, ListFilter } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { RequestTag } from "../../components/request-tag.tsx";
import { placeWords } from "../cloud.text.ts";
import { cloudPaths } from "../cloud-paths.ts";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { ownRequestsList } from "./requests.queries.ts";
import { requestsText, ownRequestsText as text } from "./requests.text.ts";

const columns: readonly ListColumn<OwnPaperRequest>[] = [
  { field: "title", header: text.what, body: ({ title }) => title, card: "title" },
  { field: "name", header: text.who, body: ({ name }) => name, width: "18%" },
  { field: "path", header: text.folder, body: ({ path }) => placeWords(path), width: "18%" },
  {
    field: "state",
    header: text.state,
    body: ({ state, arrived, wanted }) => (
      <>
        <RequestTag state={state} /> <span className="muted">{requestsText.arrived(arrived, wanted)}</span>
      </>
    ),
    width: "20%",
  },
  {
    field: "toJudge",
    header: text.toJudge,
    body: ({ toJudge }) => toJudge || <span className="muted">{text.none}</span>,
    width: "144px",
    align: "end",
  },
  {
    field: "expiresAt",
    header: requestsText.lastDay,
    body: ({ expiresAt, closedAt }) => {
      if (closedAt) return text.closedOn(formatDate(closedAt));
      return isFuture(expiresAt) ? lastDayOf(expiresAt) : text.expiredOn(lastDayOf(expiresAt));
    },
    width: "144px",
  },
];

const filters: readonly ListFilter[] = [
  {
    field: "state",
    label: text.state,
    options: RequestState.options.map((value) => ({ value, label: requestStateText[value] })),
  },
];

export const OwnRequestsPage = () => (
  <ListPage
    title={requestsText.checklist}
    meta={
      <>
        <Breadcrumbs path={[]} /> · {text.meta}
      </>
    }
    list={useList(ownRequestsList)}
    columns={columns}
    filters={filters}
    rowLabel={({ title }) => title}
    rowHref={({ itemId }) => cloudPaths.item(itemId)}
    empty={text.empty}
  />
);
