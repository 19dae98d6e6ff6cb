import "../articles.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { useParams } from "react-router-dom";
import { officeDate, officeDateTime } from "../../../../shared/dates/office-days.ts";
import {
  type ConfirmationRow,
  ConfirmationState,
  type OfficeConfirmations,
} from "../../../../shared/news/confirmation-row.ts";
import { confirmations } from "../../../../shared/news/confirmations.contract.ts";
import { call } from "../../../app/client/call.ts";
import { Button } from "../../../components/button.tsx";
import { useConfirm } from "../../../components/confirm-action.tsx";
import { formatNumber } from "../../../components/date-text.tsx";
import { ListExport } from "../../../components/export/export-menu.tsx";
import { Row, Stack } from "../../../components/layout/layout.tsx";
import type { ListColumn, ListFilter } from "../../../components/list/list-column.ts";
import { ListTable } from "../../../components/list/list-table.tsx";
import { useList } from "../../../components/list/use-list.ts";
import { NotAllowed } from "../../../components/no-access.tsx";
import { PageHeader } from "../../../components/page-header.tsx";
import { useOfficeOptions } from "../../../components/people/offices.ts";
import { StatusTag } from "../../../components/status-tag.tsx";
import { useToasts } from "../../../components/toasts.tsx";
import { useNewsRights } from "../../use-news-rights.ts";
import { articleQueries } from "../articles.queries.ts";
import { confirmationFields as fields, stateText, confirmationsText as text } from "./confirmation.text.ts";
import { confirmationMutations, confirmationQueries } from "./confirmations.queries.ts";

const OfficeCounts = ({ offices }: { offices: readonly OfficeConfirmations[] }) => (
  <section className="office-counts" aria-label={text.byOffice}>
    <h2>{text.byOffice}</h2>
    <ul>
      {offices.map(({ organisationId, name, asked, confirmed }) => (
        <li key={organisationId}>
          <span>{name ?? text.noOffice}</span>
          <span className={confirmed === asked ? "muted" : undefined}>
            {text.ofOffice(formatNumber(confirmed), formatNumber(asked))}
          </span>
        </li>
      ))}
    </ul>
  </section>
);

const RemindButton = ({ articleId, missing }: { articleId: string; missing: number }) => {
  const reminding = useMutation(confirmationMutations.remind);
  const confirm = useConfirm();
  const toasts = useToasts();
  const ask = () =>
    confirm({
      title: text.remindTitle,
      text: text.remindText(formatNumber(missing)),
      verb: text.remind,
      run: async () => {
        const { reminded } = await reminding.mutateAsync(articleId);
        toasts.success(text.reminded(formatNumber(reminded)));
      },
    });

  return <Button outlined icon="pi pi-bell" label={text.remind} disabled={missing === 0} onClick={ask} />;
};

const PAGE = 2_000;

const confirmedAtOf = ({ confirmedAt }: ConfirmationRow): string =>
  confirmedAt === null ? "" : officeDateTime(new Date(confirmedAt));

const columns: readonly ListColumn<ConfirmationRow>[] = [
  { field: "name", header: fields.name, body: ({ name }) => name, card: "title" },
  {
    field: "organisationName",
    header: fields.organisationName,
    body: ({ organisationName }) => organisationName,
    width: "32%",
  },
  {
    field: "state",
    header: fields.state,
    body: ({ state }) => (
      <StatusTag tone={state === "confirmed" ? "success" : "warning"}>{stateText[state]}</StatusTag>
    ),
    width: "160px",
  },
  { field: "confirmedAt", header: fields.confirmedAt, body: confirmedAtOf, width: "180px" },
];

const Confirmations = ({ articleId }: { articleId: string }) => {
  const list = useList(confirmationQueries.list(articleId));
  const { data: offices } = useSuspenseQuery(confirmationQueries.offices(articleId));
  const asked = offices.reduce((sum, office) => sum + office.asked, 0);
  const confirmed = offices.reduce((sum, office) => sum + office.confirmed, 0);
  const allOffices = useOfficeOptions();
  const filters: ListFilter[] = [
    {
      field: "state",
      label: fields.state,
      options: ConfirmationState.options.map((value) => ({ value, label: stateText[value] })),
    },
    { field: "organisationId", label: fields.organisationName, options: allOffices },
  ];

  return (
    <Stack gap={6}>
      <Row align="center" spread>
        <p aria-live="polite">{text.sum(formatNumber(confirmed), formatNumber(asked))}</p>
        <Row>
          <RemindButton articleId={articleId} missing={asked - confirmed} />
          <ListExport
            hint={text.exportHint}
            saved={text.exported}
            name={text.file}
            head={Object.values(fields)}
            read={(query) => call(confirmations.list, { params: { id: articleId }, query })}
            config={list.config}
            limit={PAGE}
            rowsOf={(rows) =>
              rows.map((row) => [
                row.name,
                row.organisationName ?? "",
                stateText[row.state],
                confirmedAtOf(row),
              ])
            }
          />
        </Row>
      </Row>
      {offices.length > 1 && <OfficeCounts offices={offices} />}
      <ListTable
        {...list}
        label={text.list}
        filters={filters}
        columns={columns}
        rowLabel={({ name }) => name}
        empty={{ text: text.empty }}
      />
    </Stack>
  );
};

export const ConfirmationsPage = () => {
  const { id = "" } = useParams();
  const { data: article } = useSuspenseQuery(articleQueries.read(id));
  const { mayEdit } = useNewsRights();
  if (!mayEdit(article.organisationId)) return <NotAllowed />;
  const { confirmation } = article;

  return (
    <>
      <PageHeader
        title={text.title}
        meta={[article.title, confirmation && text.until(officeDate(confirmation.until))]
          .filter(Boolean)
          .join(" · ")}
      />
      {confirmation ? <Confirmations articleId={article.id} /> : <p className="muted">{text.notAsking}</p>}
    </>
  );
};
