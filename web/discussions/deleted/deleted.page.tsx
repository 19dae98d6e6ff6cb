import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import { answers } from "../../../shared/discussions/answers.contract.ts";
import { type DeletedEntry, deletedEntries } from "../../../shared/discussions/deleted-entries.contract.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
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
import { forumQueries } from "../forums/forums.queries.ts";
import { deletedFields, deletedText as text } from "./deleted.text.ts";

const entryName = ({ kind, title }: DeletedEntry): string =>
  kind === "post" ? title : discussionsText.answerTo(title);

const deletedColumns: readonly ListColumn<DeletedEntry>[] = [
  ...entryColumns(entryName),
  {
    field: "deletedAt",
    header: deletedFields.deletedAt,
    body: ({ deletedAt, deletedByName }) => (
      <>
        <DateText value={deletedAt} />
        {deletedByName && <span className="muted"> · {deletedByName}</span>}
      </>
    ),
    width: "24%",
  },
];

const deletedIn = (forumId: string) => listOf(deletedEntries.list, { params: { id: forumId } });

const named = ({ id }: Pick<DeletedEntry, "id">) => ({ params: { id } });

const restorations = {
  post: mutationOf(posts.restore, named),
  answer: mutationOf(answers.restore, named),
};

export const DeletedPage = () => {
  const { id = "" } = useParams();
  const { data: forum } = useSuspenseQuery(forumQueries.read(id));
  const list = useList(deletedIn(id));
  const toasts = useToasts();
  const done = { onSuccess: () => toasts.success(text.restored), onError: toasts.problem };
  const restore = {
    post: useMutation({ ...restorations.post, ...done }).mutate,
    answer: useMutation({ ...restorations.answer, ...done }).mutate,
  };
  const actions = (entry: DeletedEntry): RowAction[] => [
    { label: text.restore, icon: "pi-undo", run: () => restore[entry.kind](entry) },
  ];

  return (
    <>
      <PageHeader
        title={text.title}
        meta={
          <>
            <Link className="lone-link" to={discussionPaths.forum(id)}>
              {forum.name}
            </Link>
            {` · ${text.keptFor}`}
          </>
        }
      />
      <ListTable
        {...list}
        label={text.title}
        hasSearch={false}
        columns={deletedColumns}
        rowLabel={entryName}
        rowActions={actions}
        empty={{ text: text.empty }}
      />
    </>
  );
};
