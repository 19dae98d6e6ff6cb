import { useSuspenseQuery } from "@tanstack/react-query";
import type { Forum } from "../../../shared/discussions/forum.ts";
import type { Versioned } from "../../app/client/call.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { groupOptions, groupTree } from "../../components/forum-groups/group-tree.ts";
import { useToasts } from "../../components/toasts.tsx";
import { forumFormIn, forumResolver } from "./forum-form.ts";
import { forumMutations, forumQueries } from "./forums.queries.ts";
import { forumFields, forumsText as text } from "./forums.text.ts";
import { useForumRights } from "./use-forum-rights.ts";

interface ForumDialogProps {
  stored: Versioned<Forum> | undefined;
  groupId: string;
  onClose: () => void;
}

export const ForumDialog = ({ stored, groupId, onClose }: ForumDialogProps) => {
  const { data: groups } = useSuspenseQuery(forumQueries.groups);
  const { mayEdit } = useForumRights();
  const toasts = useToasts();
  const options = groupOptions(groupTree(groups))
    .filter(({ id }) => mayEdit(id))
    .map(({ id, label }) => ({ label, value: id }));

  return (
    <EntityDialog
      title={stored ? text.edit : text.create}
      labels={forumFields}
      resolver={forumResolver}
      stored={stored}
      formOf={forumFormIn(groupId)}
      edit={forumQueries.edit}
      saving={forumMutations.save}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(_form, field) => (
        <>
          <TextField {...field("name")} required />
          <TextField {...field("description")} rows={3} />
          <SelectField {...field("groupId")} options={options} required />
        </>
      )}
    </EntityDialog>
  );
};
