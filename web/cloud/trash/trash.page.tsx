import { useMutation } from "@tanstack/react-query";
import { addDays } from "date-fns/addDays";
import { differenceInCalendarDays } from "date-fns/differenceInCalendarDays";
import { useState } from "react";
import { trashProblems } from "../../../shared/cloud/cloud.problems.ts";
import { TRASH_DAYS, type TrashedItem } from "../../../shared/cloud/trash.contract.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { DateText } from "../../components/date-text.tsx";
import type { ListColumn, RowAction } from "../../components/list/list-column.ts";
import { ListTable } from "../../components/list/list-table.tsx";
import { useList } from "../../components/list/use-list.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { PageHeader } from "../../components/page-header.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { TrashTabs } from "../../components/trash/trash-tabs.tsx";
import { commonText } from "../../components/words.text.ts";
import { cloudText, placeWords } from "../cloud.text.ts";
import { ItemName } from "../items/item-name.tsx";
import { useWiderQuestion } from "../items/use-wider-question.ts";
import { Breadcrumbs } from "../places/breadcrumbs.tsx";
import { FolderPicker, type PickedFolder } from "../places/folder-picker.tsx";
import { trashList, trashMutations } from "./trash.queries.ts";
import { trashFields as fields, trashText as text } from "./trash.text.ts";

const trashColumns: readonly ListColumn<TrashedItem>[] = [
  {
    field: "title",
    header: commonText.name,
    body: (item) => <ItemName item={item} searchTerm={undefined} />,
    card: "title",
  },
  {
    field: "path",
    header: fields.path,
    body: ({ path = [], isPlaceGone }) => (isPlaceGone ? text.placeGone : placeWords(path)),
    width: "28%",
  },
  {
    field: "deletedAt",
    header: fields.deletedAt,
    body: ({ deletedAt, deleterName }) => (
      <>
        <DateText value={deletedAt} />
        {deleterName && <span className="muted"> · {deleterName}</span>}
      </>
    ),
    width: "24%",
  },
  {
    field: "left",
    header: fields.left,
    body: ({ deletedAt }) => text.left(differenceInCalendarDays(addDays(deletedAt, TRASH_DAYS), new Date())),
    width: "128px",
  },
];

export const TrashPage = () => {
  const list = useList(trashList);
  const toasts = useToasts();
  const removeAction = useRemoveAction();
  const askIfWider = useWiderQuestion();
  const [homeless, setHomeless] = useState<TrashedItem>();
  const restoring = useMutation({
    ...trashMutations.restore,
    onSuccess: ({ title }) => {
      setHomeless(undefined);
      toasts.success(text.restored(title));
    },
  });
  const { mutateAsync: remove } = useMutation(trashMutations.remove);

  const askPlace = (item: TrashedItem) => {
    restoringTo.reset();
    setHomeless(item);
  };
  const restore = (item: TrashedItem) => {
    if (item.isPlaceGone) return askPlace(item);
    return restoring.mutate(
      { params: { id: item.id }, body: {} },
      {
        onError: (error) =>
          isProblem(error, trashProblems.placeGone) ? askPlace(item) : toasts.problem(error),
      },
    );
  };

  const restoringTo = useMutation({
    mutationFn: ({ item, folder }: { readonly item: TrashedItem; readonly folder: PickedFolder }) =>
      askIfWider([item], folder, {
        title: text.restoreTo(item.title),
        verb: text.restoreHere,
        run: () => restoring.mutateAsync({ params: { id: item.id }, body: { parentId: folder.id } }),
      }),
  });

  const actions = (item: TrashedItem): RowAction[] => [
    { label: text.restore, icon: "pi-undo", run: () => restore(item) },
    removeAction({
      verb: text.remove,
      title: text.removeTitle,
      warning: item.isFile ? text.removeFile(item.title) : text.removeFolder(item.title),
      done: text.removed(item.title),
      run: () => remove(item.id),
    }),
  ];

  return (
    <>
      <PageHeader
        title={cloudText.trash}
        meta={
          <>
            <Breadcrumbs path={[]} /> · {text.meta(TRASH_DAYS)}
          </>
        }
      />
      <TrashTabs />
      <ListTable
        {...list}
        label={cloudText.trash}
        columns={trashColumns}
        rowLabel={({ title }) => title}
        rowActions={actions}
        empty={{ text: text.empty }}
      />
      {homeless && (
        <FolderPicker
          title={text.restoreTo(homeless.title)}
          verb={text.restoreHere}
          start={[]}
          note={text.placeGone}
          isBusy={restoringTo.isPending}
          error={restoringTo.error}
          onPick={(folder) => restoringTo.mutate({ item: homeless, folder })}
          onClose={() => setHomeless(undefined)}
        />
      )}
    </>
  );
};
