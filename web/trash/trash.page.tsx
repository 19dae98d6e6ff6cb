import { useMutation } from "@tanstack/react-query";
import { addDays } from "date-fns/addDays";
import { Navigate, useParams } from "react-router-dom";
import { formatDate } from "../../shared/dates/dates.ts";
import { periods } from "../../shared/periods.ts";
import type { TrashedThing } from "../../shared/search/trash.contract.ts";
import { type TrashKind, trashKinds } from "../../shared/search/trash-kinds.ts";
import { NotFoundPage } from "../app/shell/not-found.page.tsx";
import { paths } from "../app/shell/paths.ts";
import { useConfirm } from "../components/confirm-action.tsx";
import { DateText } from "../components/date-text.tsx";
import type { ListColumn, RowAction } from "../components/list/list-column.ts";
import { ListTable } from "../components/list/list-table.tsx";
import { useList } from "../components/list/use-list.ts";
import { useRemoveAction } from "../components/list/use-remove-action.ts";
import { NotAllowed } from "../components/no-access.tsx";
import { PageHeader } from "../components/page-header.tsx";
import { useOfficeNames, useOfficesPending } from "../components/people/offices.ts";
import { useToasts } from "../components/toasts.tsx";
import { trashText as kindText } from "../components/trash/trash.text.ts";
import { TrashTabs, useTrashKinds } from "../components/trash/trash-tabs.tsx";
import { type Restoring, trashList, trashMutations } from "./trash.queries.ts";
import { trashFields as fields, trashText as text } from "./trash.text.ts";

const kindColumn: ListColumn<TrashedThing> = {
  field: "kind",
  header: fields.kind,
  body: ({ kind }) => kindText.kind[kind],
};

const nameOf = ({ kind, title, parentId }: TrashedThing): string =>
  kind === "posts" && parentId !== null ? text.answerTo(title) : title;

const columnsOf = (
  kind: TrashKind | undefined,
  officeName: (id: string | null) => string,
): readonly ListColumn<TrashedThing>[] => [
  {
    field: "title",
    header: fields.title,
    body: (thing) => (
      <>
        {nameOf(thing)}
        {thing.start && <span className="muted"> · {formatDate(thing.start)}</span>}
      </>
    ),
    note: ({ excerpt }) => excerpt && <p className="muted">{excerpt}</p>,
    card: "title",
    width: "36%",
  },
  ...(kind ? [] : [kindColumn]),
  {
    field: "place",
    header: fields.place,
    body: ({ parentName, organisationId }) => parentName ?? officeName(organisationId),
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

const useTrashActions = () => {
  const toasts = useToasts();
  const confirm = useConfirm();
  const removeAction = useRemoveAction();
  const { mutateAsync: restore } = useMutation(trashMutations.restore);
  const { mutateAsync: remove } = useMutation(trashMutations.remove);

  const run = async (restoring: Restoring) => {
    const { thing } = restoring;
    await restore(restoring);
    toasts.success(text.kinds[thing.kind].restored(nameOf(thing)));
  };
  /** Restores at once, unless that notifies people or publishes something. */
  const ask = (title: string, restoring: Restoring) => {
    const { thing } = restoring;
    const before = text.kinds[thing.kind].before?.(thing.title);
    if (!before) return void run(restoring).catch(toasts.problem);
    return confirm({ title, text: before, verb: text.restore, run: () => run(restoring) });
  };

  return (thing: TrashedThing): RowAction[] => {
    const { kind, title, seriesId } = thing;
    const removal = text.kinds[kind].removal?.(title);
    const ofSeries = {
      label: text.restoreSeries,
      icon: "pi-clone",
      run: () => ask(text.restoreSeriesTitle, { thing, scope: "all" }),
    };
    return [
      { label: text.restore, icon: "pi-undo", run: () => ask(text.restoreTitle, { thing }) },
      ...(seriesId === null ? [] : [ofSeries]),
      ...(removal
        ? [
            removeAction({
              verb: text.remove,
              title: text.removeTitle,
              warning: removal,
              done: text.removed(title),
              run: () => remove(thing),
            }),
          ]
        : []),
    ];
  };
};

const Trash = ({ kind }: { kind?: TrashKind }) => {
  const list = useList(trashList(kind), useOfficesPending());
  const officeName = useOfficeNames(text.wholeGroup);
  const actions = useTrashActions();

  return (
    <>
      <PageHeader title={text.title} meta={text.meta} />
      <TrashTabs />
      <ListTable
        {...list}
        label={`${text.title}: ${kind ? kindText.kind[kind] : kindText.all}`}
        columns={columnsOf(kind, officeName)}
        rowLabel={nameOf}
        rowActions={actions}
        empty={{ text: kind ? text.kinds[kind].empty : text.empty }}
      />
    </>
  );
};

export const TrashPage = () => {
  const { kind } = useParams();
  const own = useTrashKinds();
  const known = trashKinds.find((one) => one === kind);
  if (!known) return <NotFoundPage />;
  return own.includes(known) ? <Trash key={known} kind={known} /> : <NotAllowed />;
};

export const WholeTrashPage = () => {
  const [first, second] = useTrashKinds();
  return first && !second ? <Navigate to={paths.trash(first)} replace /> : <Trash />;
};
