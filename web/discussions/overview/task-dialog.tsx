import { OrderDialog } from "../../components/form/order/order-dialog.tsx";
import { ForumDialog } from "../forums/forum-dialog.tsx";
import { forumMutations } from "../forums/forums.queries.ts";
import { forumsText, groupsText } from "../forums/forums.text.ts";
import { GroupDialog } from "../forums/group-dialog.tsx";
import type { Task } from "./use-forum-tasks.ts";

export const TaskDialog = ({ task, onClose }: { task: Task; onClose: () => void }) => {
  switch (task.kind) {
    case "group":
      return <GroupDialog stored={task.stored} parentId={task.parentId} onClose={onClose} />;
    case "forum":
      return <ForumDialog stored={task.stored} groupId={task.groupId} onClose={onClose} />;
    case "groupOrder":
      return (
        <OrderDialog
          title={task.parentId === null ? groupsText.order : groupsText.orderBelow}
          items={task.groups}
          saving={forumMutations.reorderGroups}
          orderOf={(groups) => ({ parentId: task.parentId, groups })}
          onClose={onClose}
        />
      );
    case "forumOrder":
      return (
        <OrderDialog
          title={forumsText.order}
          items={task.forums}
          saving={forumMutations.reorder}
          orderOf={(forums) => ({ groupId: task.groupId, forums })}
          onClose={onClose}
        />
      );
  }
};
