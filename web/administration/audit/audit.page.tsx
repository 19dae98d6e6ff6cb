import "../administration.css";
import { useSuspenseQuery } from "@tanstack/react-query";
import { auditGroups } from "../../../shared/administration/audit-action.ts";
import type { AuditEntry } from "../../../shared/administration/audit-entry.ts";
import { DateText, formatNumber } from "../../components/date-text.tsx";
import type { ListColumn, ListFilter } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { PeriodFields } from "../../components/list/period-fields.tsx";
import { useList } from "../../components/list/use-list.ts";
import { periodParameters, usePeriod } from "../../components/list/use-period.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useOfficeNames } from "../../components/people/offices.ts";
import { breakpoints, useMinWidth } from "../../components/use-media-query.ts";
import { administrationPaths } from "../administration-paths.ts";
import { auditQueries } from "./audit.queries.ts";
import { groupText, auditText as text } from "./audit.text.ts";
import { AuditExport } from "./audit-export.tsx";
import { factLines } from "./entry-facts.ts";
import { actorOf, EntrySentence, type OfficeName, sentenceOf, subjectNameOf } from "./entry-sentence.tsx";

const Facts = ({ entry }: { entry: AuditEntry }) =>
  factLines(entry).map((line) => (
    <span key={line} className="audit-fact muted">
      {line}
    </span>
  ));

const momentColumn: ListColumn<AuditEntry> = {
  field: "at",
  header: text.at,
  body: (entry) => <DateText value={entry.at} />,
  width: "168px",
  sortable: false,
};
const groupColumn: ListColumn<AuditEntry> = {
  field: "group",
  header: text.group,
  body: (entry) => groupText[entry.group],
  width: "152px",
};

const entryColumns = (isWide: boolean, officeName: OfficeName): readonly ListColumn<AuditEntry>[] =>
  isWide
    ? [
        momentColumn,
        { field: "actor", header: text.actor, body: actorOf, width: "18%" },
        {
          field: "what",
          header: text.what,
          body: (entry) => (
            <>
              <EntrySentence entry={entry} officeName={officeName} />
              <Facts entry={entry} />
            </>
          ),
        },
        groupColumn,
      ]
    : [
        {
          field: "what",
          header: text.what,
          card: "title",
          body: (entry) => (
            <>
              {actorOf(entry)} {sentenceOf(entry, officeName)}
              <Facts entry={entry} />
            </>
          ),
        },
        momentColumn,
        groupColumn,
      ];

const USUAL_DAYS = 30;

const group: ListFilter = {
  field: "group",
  label: text.group,
  options: auditGroups.map((value) => ({ value, label: groupText[value] })),
};

const oneOf = (
  field: string,
  label: string,
  value: unknown,
  name: string | null | undefined,
): ListFilter[] =>
  typeof value === "string" ? [{ field, label, options: [{ value, label: name ?? value }] }] : [];

export const AuditPage = () => {
  const period = usePeriod({ field: "at", usualDays: USUAL_DAYS });
  const list = useList(auditQueries.list(period.filters));
  const officeName = useOfficeNames("");
  const isWide = useMinWidth(breakpoints.medium);
  const { data: settings } = useSuspenseQuery(auditQueries.settings);
  const [first] = list.query.data?.data ?? [];
  const chosenOf = (field: string) => list.config.filters.find((filter) => filter.field === field)?.values[0];
  const filters = [
    group,
    ...oneOf("actorId", text.actor, chosenOf("actorId"), first && actorOf(first)),
    ...oneOf("subjectId", text.subject, chosenOf("subjectId"), first && subjectNameOf(first, officeName)),
  ];

  return (
    <>
      <PageHeader
        title={text.title}
        meta={text.intro(formatNumber(settings.auditRetentionDays))}
        action={
          <AuditExport
            config={{ ...list.config, filters: [...list.config.filters, ...period.filters] }}
            officeName={officeName}
            total={list.query.data?.totalCount ?? 0}
          />
        }
      />
      <ListTable
        {...list}
        label={text.title}
        columns={entryColumns(isWide, officeName)}
        filters={filters}
        aside={{
          fields: <PeriodFields period={period} />,
          isSet: period.isChosen,
          parameters: periodParameters,
        }}
        rowLabel={actorOf}
        rowHref={({ id }) => administrationPaths.auditEntry(id)}
        empty={{ text: period.isChosen ? text.emptyPeriod : text.empty }}
      />
    </>
  );
};
