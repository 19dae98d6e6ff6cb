import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import type { CloudItem } from "../../../shared/cloud/cloud-item.ts";
import type { DocumentVisibility } from "../../../shared/visibility/visibility.ts";
import type { Versioned } from "../../app/client/call.ts";
import { readNow } from "../../app/client/query-of.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { useZip } from "../../components/zip/use-zip.ts";
import { cloudMutations, cloudQueries } from "../cloud.queries.ts";
import { actionText as text } from "../cloud.text.ts";
import { trashMutations } from "../trash/trash.queries.ts";
import { downloadFile } from "./open-file.ts";
import { useItemRights } from "./use-item-rights.ts";

const AudienceDialog = lazyPart(async () => (await import("./audience-dialog.tsx")).AudienceDialog);
const ItemDialog = lazyPart(async () => (await import("./item-dialog.tsx")).ItemDialog);
const ShareDialog = lazyPart(async () => (await import("../shares/share-dialog.tsx")).ShareDialog);
const RequestDialog = lazyPart(async () => (await import("../requests/request-dialog.tsx")).RequestDialog);
const MoveDialog = lazyPart(async () => (await import("../places/move-dialog.tsx")).MoveDialog);

const useRemoval = () => {
  const toasts = useToasts();
  const { mutate: restore } = useMutation({
    ...trashMutations.restoreAll,
    onSuccess: ({ error }) => (error ? toasts.problem(error) : toasts.success(text.restored)),
    onError: toasts.problem,
  });
  const { mutate: remove } = useMutation({
    ...cloudMutations.remove,
    onSuccess: ({ done, error }) => {
      const [first] = done;
      const words = done.length === 1 && first ? text.removed(first) : text.removedMany(done.length);
      toasts.undo(words, () => restore(done));
      if (error) toasts.problem(error);
    },
    onError: toasts.problem,
  });

  /** `onRemoved` runs only if the page is still open; the toast appears anyway. */
  return (items: readonly CloudItem[], onRemoved?: () => void) => {
    if (items.length > 0) remove(items, { onSuccess: ({ error }) => !error && onRemoved?.() });
  };
};

type Task =
  | { readonly kind: "create"; readonly above: DocumentVisibility }
  | { readonly kind: "edit"; readonly stored: Versioned<CloudItem> }
  | { readonly kind: "move"; readonly items: readonly CloudItem[] }
  | { readonly kind: "audience" | "share" | "request"; readonly item: CloudItem };

interface Here {
  readonly path: NonNullable<CloudItem["path"]>;
  readonly onGone?: (() => void) | undefined;
}

export const useItemTasks = ({ path, onGone = () => {} }: Here) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const [task, setTask] = useState<Task>();
  const { mayChange, mayShare } = useItemRights();
  const removeAll = useRemoval();
  const zipOf = useZip();
  const close = () => setTask(undefined);

  const edit = ({ id }: CloudItem) =>
    void client
      .query({ ...cloudQueries.edit(id), ...readNow })
      .then((stored) => setTask({ kind: "edit", stored }), toasts.problem);
  const move = (items: readonly CloudItem[]) => setTask({ kind: "move", items });
  const remove = (items: readonly CloudItem[]) => removeAll(items, onGone);
  const download = (items: readonly CloudItem[]): RowAction => {
    const [first, ...others] = items;
    return first?.file && others.length === 0
      ? { label: commonText.download, icon: "pi-download", run: downloadFile.bind(null, first.file) }
      : zipOf({ cloudIds: items.map(({ id }) => id) });
  };

  return {
    createFolder: (above: DocumentVisibility) => setTask({ kind: "create", above }),
    edit,
    move,
    remove,
    mayChange,
    download,
    actionsOf: (item: CloudItem): RowAction[] => [
      download([item]),
      ...(mayChange(item)
        ? [
            { label: commonText.edit, icon: "pi-pencil", run: () => edit(item) },
            { label: text.move, icon: "pi-folder-open", run: () => move([item]) },
          ]
        : []),
      ...(mayShare(item) || (mayChange(item) && item.isShared)
        ? [{ label: text.share, icon: "pi-share-alt", run: () => setTask({ kind: "share", item }) }]
        : []),
      ...(!item.isFile && mayShare(item)
        ? [{ label: text.request, icon: "pi-inbox", run: () => setTask({ kind: "request", item }) }]
        : []),
      { label: text.audience, icon: "pi-eye", run: () => setTask({ kind: "audience", item }) },
      ...(mayChange(item)
        ? [{ label: commonText.remove, icon: "pi-trash", danger: true, run: () => remove([item]) }]
        : []),
    ],
    dialog: (
      <Suspense>
        {task?.kind === "create" && (
          <ItemDialog
            stored={undefined}
            parentId={path.at(-1)?.id ?? null}
            above={task.above}
            onClose={close}
          />
        )}
        {task?.kind === "edit" && (
          <ItemDialog
            stored={task.stored}
            parentId={task.stored.data.parentId}
            above={task.stored.data.folderVisibility}
            onClose={close}
          />
        )}
        {task?.kind === "move" && (
          <MoveDialog items={task.items} start={path} onMoved={onGone} onClose={close} />
        )}
        {task?.kind === "share" && <ShareDialog item={task.item} onClose={close} />}
        {task?.kind === "request" && <RequestDialog folder={task.item} onClose={close} />}
        {task?.kind === "audience" && <AudienceDialog item={task.item} onClose={close} />}
      </Suspense>
    ),
  };
};

export type ItemTasks = ReturnType<typeof useItemTasks>;
