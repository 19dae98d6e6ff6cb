import { entryName, type MiscEntry, type MiscKind } from "../../../shared/misc/misc-entry.ts";
import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { Versioned } from "../../app/client/call.ts";
import { OrderDialog } from "../../components/form/order/order-dialog.tsx";
import { EntryDialog } from "../entries/entry-dialog.tsx";
import { entryMutations, groupMutations } from "../misc.queries.ts";
import { entryText, groupText } from "../misc.text.ts";
import { GroupDialog } from "./group-dialog.tsx";

export type Task =
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

export const TaskDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
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
