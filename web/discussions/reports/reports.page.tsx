import { useMutation } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { type ReportedEntry, reports } from "../../../shared/discussions/reports.contract.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf } from "../../app/client/mutation-of.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { discussionsText } from "../discussions.text.ts";
import { entryColumns } from "../forum/post-columns.tsx";
import { reportsFields, reportsText as text } from "./reports.text.ts";

const entryName = ({ answerId, title }: ReportedEntry): string =>
  answerId === null ? title : discussionsText.answerTo(title);

const columns: readonly ListColumn<ReportedEntry>[] = [
  ...entryColumns(entryName),
  {
    field: "reports",
    header: reportsFields.reports,
    body: ({ reports: own }) =>
      own.map(({ reason, byName, at }) => (
        <span key={`${at} ${byName}`} className="entry-lines">
          {reason}{" "}
          <span className="muted">
            {byName} · <DateText value={at} />
          </span>
        </span>
      )),
    width: "40%",
  },
];

const list = listOf(reports.list, {});
const settling = mutationOf(reports.settle, ({ id }: Pick<ReportedEntry, "id">) => ({ params: { id } }));

export const ReportsPage = () => {
  const toasts = useToasts();
  const settle = useMutation({
    ...settling,
    onSuccess: () => toasts.success(text.settled),
    onError: toasts.problem,
  });
  const actions = (entry: ReportedEntry): RowAction[] => [
    { label: text.settle, icon: "pi-check", run: () => settle.mutate(entry) },
  ];

  return (
    <>
      <PageHeader
        title={text.title}
        meta={
          <Link className="lone-link" to={discussionPaths.overview}>
            {discussionsText.title}
          </Link>
        }
      />
      <ListTable
        {...useList(list)}
        label={text.title}
        hasSearch={false}
        columns={columns}
        rowLabel={entryName}
        rowHref={({ postId, answerId }) =>
          answerId === null ? discussionPaths.post(postId) : discussionPaths.answer(postId, answerId)
        }
        rowActions={actions}
        empty={{ text: text.empty }}
      />
    </>
  );
};
