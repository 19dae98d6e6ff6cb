import "./deleted.css";
import { useMutation, useSuspenseQuery } from "@tanstack/react-query";
import { Link, useParams } from "react-router-dom";
import type { DeletedEntry } from "../../../shared/discussions/deleted-entries.contract.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { discussionPaths } from "../discussion-paths.ts";
import { forumQueries } from "../forums/forums.queries.ts";
import { deletedIn, restorations } from "./deleted.queries.ts";
import { deletedText as text } from "./deleted.text.ts";
import { deletedColumns, entryName } from "./deleted-columns.tsx";

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
