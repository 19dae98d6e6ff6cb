import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Suspense, useState } from "react";
import { miscGroupProblems } from "../../../shared/misc/misc.problems.ts";
import { entryName, type MiscEntry } from "../../../shared/misc/misc-entry.ts";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import { hasTypes } from "../../app/client/has-types.ts";
import { readNow } from "../../app/client/query-of.ts";
import { lazyPart } from "../../components/lazy-part.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useOfficeRights } from "../../components/people/use-office-rights.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { commonText } from "../../components/words.text.ts";
import { entryMutations, entryQueries, groupMutations, groupQueries } from "../misc.queries.ts";
import { entryText, groupText } from "../misc.text.ts";
import type { Task } from "./task-dialog.tsx";

const TaskDialog = lazyPart(async () => (await import("./task-dialog.tsx")).TaskDialog);

const useEntryRemoval = (leave?: () => unknown) => {
  const toasts = useToasts();
  const { mutateAsync: removing } = useMutation(entryMutations.remove);
  const { mutate: restore } = useMutation({
    ...entryMutations.restore,
    onSuccess: () => toasts.success(entryText.restored),
    onError: toasts.problem,
  });

  const remove = async (entry: MiscEntry) => {
    await removing(entry);
    toasts.undo(entryText.removed(entryName(entry)), () => restore(entry));
    await leave?.();
  };
  return (entry: MiscEntry) => void remove(entry).catch(toasts.problem);
};

const entriesNow = (error: unknown): number | undefined =>
  isProblem(error, miscGroupProblems.notEmpty) && hasTypes(error.current, { entries: "number" })
    ? error.current.entries
    : undefined;

const useGroupRemoval = (leave?: () => unknown) => {
  const toasts = useToasts();
  const { mutate: restore } = useMutation({
    ...groupMutations.restore,
    onSuccess: () => toasts.success(groupText.restored),
    onError: toasts.problem,
  });

  return useCountedRemoval({
    removing: groupMutations.remove,
    text: groupText,
    countNow: entriesNow,
    undo: restore,
    onRemoved: () => void leave?.(),
  });
};

const when = (isOffered: boolean, ...actions: RowAction[]) => (isOffered ? actions : []);

interface Ways {
  readonly leaveGroup?: () => unknown;
  readonly leaveEntry?: () => unknown;
}

/** `leaveGroup` and `leaveEntry` run after deleting what the page shows. */
export const useMiscTasks = ({ leaveGroup, leaveEntry }: Ways = {}) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mayEdit, mayCreate } = useOfficeRights("ADMIN_MISC");
  const [task, setTask] = useState<Task>();
  const removeGroup = useGroupRemoval(leaveGroup);
  const removeEntry = useEntryRemoval(leaveEntry);
  const keepsAll = mayEdit(null);

  const begin = (begun: Promise<Task>) => void begun.then(setTask, toasts.problem);

  const editGroup = async (id: string): Promise<Task> => ({
    kind: "group",
    stored: await client.query({ ...groupQueries.edit(id), ...readNow }),
  });
  const editEntry = async ({ groupId, id, kind }: MiscEntry): Promise<Task> => ({
    kind: "entry",
    groupId,
    entryKind: kind,
    stored: await client.query({ ...entryQueries.edit(groupId)(id), ...readNow }),
  });
  const orderGroups = async (): Promise<Task> => ({
    kind: "groupOrder",
    groups: (await client.query({ ...groupQueries.all, ...readNow })).data,
  });
  const orderEntries = async (groupId: string): Promise<Task> => ({
    kind: "entryOrder",
    groupId,
    entries: (await client.query({ ...entryQueries.all(groupId), ...readNow })).data,
  });

  return {
    createGroup: keepsAll ? () => setTask({ kind: "group" }) : undefined,
    orderGroups: keepsAll ? () => begin(orderGroups()) : undefined,

    addActions: (groupId: string): RowAction[] =>
      when(
        mayCreate,
        {
          label: entryText.create.document,
          icon: "pi-file-plus",
          run: () => setTask({ kind: "entry", groupId, entryKind: "document" }),
        },
        {
          label: entryText.create.location,
          icon: "pi-map-marker",
          run: () => setTask({ kind: "entry", groupId, entryKind: "location" }),
        },
      ),

    groupActions: ({ id, name, entriesCount }: MiscGroup): RowAction[] => [
      ...when(keepsAll && entriesCount > 1, {
        label: entryText.order,
        icon: "pi-sort-alt",
        run: () => begin(orderEntries(id)),
      }),
      ...when(
        keepsAll,
        { label: commonText.edit, icon: "pi-pencil", run: () => begin(editGroup(id)) },
        {
          label: commonText.remove,
          icon: "pi-trash",
          danger: true,
          run: () => removeGroup({ id, name }, entriesCount),
        },
      ),
    ],

    entryActions: (entry: MiscEntry): RowAction[] =>
      when(
        mayEdit(entry.organisationId),
        { label: commonText.edit, icon: "pi-pencil", run: () => begin(editEntry(entry)) },
        { label: commonText.remove, icon: "pi-trash", danger: true, run: () => removeEntry(entry) },
      ),

    dialog: task && (
      <Suspense>
        <TaskDialog task={task} onClose={() => setTask(undefined)} />
      </Suspense>
    ),
  };
};

export type MiscTasks = ReturnType<typeof useMiscTasks>;
