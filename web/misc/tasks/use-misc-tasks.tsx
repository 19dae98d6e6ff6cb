import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import * as z from "zod";
import { miscGroupProblems } from "../../../shared/misc/misc.problems.ts";
import { entryName, type MiscEntry, type MiscKind } from "../../../shared/misc/misc-entry.ts";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import { isProblem } from "../../app/client/api-problem.ts";
import type { Versioned } from "../../app/client/call.ts";
import { OrderDialog } from "../../components/form/order/order-dialog.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useOfficeRights } from "../../components/people/use-office-rights.ts";
import { useToasts } from "../../components/toasts.tsx";
import { useCountedRemoval } from "../../components/use-counted-removal.ts";
import { commonText } from "../../components/words.text.ts";
import { EntryDialog } from "../entries/entry-dialog.tsx";
import { entryMutations, entryQueries, groupMutations, groupQueries } from "../misc.queries.ts";
import { entryText, groupText } from "../misc.text.ts";
import { GroupDialog } from "./group-dialog.tsx";

/** What a keeper has begun; without `stored` something new. */
type Task =
  | { readonly kind: "group"; readonly stored?: Versioned<MiscGroup> }
  | { readonly kind: "groupOrder"; readonly groups: readonly MiscGroup[] }
  | {
      readonly kind: "entry";
      readonly groupId: string;
      readonly entryKind: MiscKind;
      readonly stored?: Versioned<MiscEntry>;
    }
  | { readonly kind: "entryOrder"; readonly groupId: string; readonly entries: readonly MiscEntry[] };

const idsOf = (items: readonly { readonly id: string }[]) => items.map(({ id }) => id);

const TaskDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  switch (task.kind) {
    case "group":
      return <GroupDialog stored={task.stored} onClose={onClose} />;
    case "entry":
      return (
        <EntryDialog groupId={task.groupId} kind={task.entryKind} stored={task.stored} onClose={onClose} />
      );
    case "groupOrder":
      return (
        <OrderDialog
          title={groupText.order}
          items={task.groups}
          saving={groupMutations.reorder}
          orderOf={idsOf}
          onClose={onClose}
        />
      );
    case "entryOrder":
      return (
        <OrderDialog
          title={entryText.order}
          items={task.entries.map((entry) => ({ id: entry.id, name: entryName(entry) }))}
          saving={entryMutations.reorder(task.groupId)}
          orderOf={idsOf}
          onClose={onClose}
        />
      );
  }
};

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

const Counted = z.object({ entries: z.int() });

const entriesNow = (error: unknown): number | undefined =>
  isProblem(error, miscGroupProblems.notEmpty) ? Counted.safeParse(error.current).data?.entries : undefined;

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

/** What one may do here, and the dialog of what was begun; who deletes what a page is about leaves it. */
export const useMiscTasks = ({ leaveGroup, leaveEntry }: Ways = {}) => {
  const client = useQueryClient();
  const toasts = useToasts();
  const { mayEdit, mayCreate } = useOfficeRights("ADMIN_MISC");
  const [task, setTask] = useState<Task>();
  const removeGroup = useGroupRemoval(leaveGroup);
  const removeEntry = useEntryRemoval(leaveEntry);
  const keepsAll = mayEdit(null);

  const begin = (begun: Promise<Task>) => void begun.then(setTask, toasts.problem);
  const now = { staleTime: 0 };

  const editGroup = async (id: string): Promise<Task> => ({
    kind: "group",
    stored: await client.query({ ...groupQueries.edit(id), ...now }),
  });
  const editEntry = async ({ groupId, id, kind }: MiscEntry): Promise<Task> => ({
    kind: "entry",
    groupId,
    entryKind: kind,
    stored: await client.query({ ...entryQueries.edit(groupId)(id), ...now }),
  });
  const orderGroups = async (): Promise<Task> => ({
    kind: "groupOrder",
    groups: (await client.query({ ...groupQueries.all, ...now })).data,
  });
  const orderEntries = async (groupId: string): Promise<Task> => ({
    kind: "entryOrder",
    groupId,
    entries: (await client.query({ ...entryQueries.all(groupId), ...now })).data,
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

    dialog: task && <TaskDialog task={task} onClose={() => setTask(undefined)} />,
  };
};

export type MiscTasks = ReturnType<typeof useMiscTasks>;
