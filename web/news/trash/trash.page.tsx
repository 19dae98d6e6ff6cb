import { useMutation } from "@tanstack/react-query";
import { addDays } from "date-fns/addDays";
import { formatDate } from "../../../shared/dates/dates.ts";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { TrashedArticle } from "../../../shared/news/trash.contract.ts";
import { periods } from "../../../shared/periods.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListPage } from "../../components/list/list-page.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useOfficeName } from "../offices.ts";
import { trashList, trashMutations } from "./trash.queries.ts";
import { trashFields as fields, trashText as text } from "./trash.text.ts";

const columnsOf = (officeName: (id: string | null) => string): readonly ListColumn<TrashedArticle>[] => [
  { field: "title", header: articleLabels.title, body: ({ title }) => title, card: "title", width: "36%" },
  {
    field: "organisationId",
    header: fields.organisationId,
    body: ({ organisationId }) => officeName(organisationId),
  },
  {
    field: "deletedAt",
    header: fields.deletedAt,
    body: ({ deletedAt, deletedByName }) => (
      <>
        <DateText value={deletedAt} />
        {deletedByName && <span className="muted"> · {deletedByName}</span>}
      </>
    ),
  },
  {
    field: "ends",
    header: fields.ends,
    body: ({ deletedAt }) => formatDate(addDays(deletedAt, periods.deletedEntry.count)),
  },
];

export const TrashPage = () => {
  const list = useList(trashList);
  const toasts = useToasts();
  const removeAction = useRemoveAction();
  const officeName = useOfficeName();
  const { mutate: restore } = useMutation({
    ...trashMutations.restore,
    onSuccess: ({ title }) => toasts.success(text.restored(title)),
    onError: toasts.problem,
  });
  const { mutateAsync: remove } = useMutation(trashMutations.remove);

  const actions = ({ id, title }: TrashedArticle): RowAction[] => [
    { label: text.restore, icon: "pi-undo", run: () => restore(id) },
    removeAction({
      verb: text.remove,
      title: text.removeTitle,
      warning: text.removeWarning(title),
      done: text.removed(title),
      run: () => remove(id),
    }),
  ];

  return (
    <ListPage
      title={text.title}
      meta={text.meta}
      list={list}
      columns={columnsOf(officeName)}
      rowLabel={({ title }) => title}
      rowActions={actions}
      empty={text.empty}
    />
  );
};
