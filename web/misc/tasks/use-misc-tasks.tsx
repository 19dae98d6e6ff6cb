import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MiscEntry } from "../../../shared/misc/misc-entry.ts";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { useOfficeRights } from "../../components/people/use-office-rights.ts";
import { useToasts } from "../../components/toasts.tsx";
import { entryQueries, groupQueries } from "../misc.queries.ts";
import { entryText } from "../misc.text.ts";
import type { Task } from "./task.ts";
import { TaskDialog } from "./task-dialog.tsx";
import { useEntryRemoval } from "./use-entry-removal.ts";
import { useGroupRemoval } from "./use-group-removal.ts";

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
        { label: entryText.edit, icon: "pi-pencil", run: () => begin(editGroup(id)) },
        {
          label: entryText.remove,
          icon: "pi-trash",
          danger: true,
          run: () => removeGroup({ id, name }, entriesCount),
        },
      ),
    ],

    entryActions: (entry: MiscEntry): RowAction[] =>
      when(
        mayEdit(entry.organisationId),
        { label: entryText.edit, icon: "pi-pencil", run: () => begin(editEntry(entry)) },
        { label: entryText.remove, icon: "pi-trash", danger: true, run: () => removeEntry(entry) },
      ),

    dialog: task && <TaskDialog task={task} onClose={() => setTask(undefined)} />,
  };
};

export type MiscTasks = ReturnType<typeof useMiscTasks>;
