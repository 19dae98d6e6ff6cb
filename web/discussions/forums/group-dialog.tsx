import { useSuspenseQuery } from "@tanstack/react-query";
import type { ForumGroup } from "../../../shared/discussions/forum.ts";
import type { Versioned } from "../../app/client/call.ts";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { EntityDialog } from "../../components/form/editor/entity-dialog.tsx";
import { TextField } from "../../components/form/text/text-field.tsx";
import { groupOptions, groupTree } from "../../components/forum-groups/group-tree.ts";
import { useToasts } from "../../components/toasts.tsx";
import { forumMutations, forumQueries } from "./forums.queries.ts";
import { groupFields, groupsText as text } from "./forums.text.ts";
import { groupFormBelow, groupResolver } from "./group-form.ts";
import { useForumRights } from "./use-forum-rights.ts";

interface GroupDialogProps {
  stored: Versioned<ForumGroup> | undefined;
  parentId: string | null;
  onClose: () => void;
}

export const GroupDialog = ({ stored, parentId, onClose }: GroupDialogProps) => {
  const { data: groups } = useSuspenseQuery(forumQueries.groups);
  const { mayEdit } = useForumRights();
  const toasts = useToasts();
  const present = stored ? stored.data.parentId : parentId;
  const parents = [
    { label: text.top, value: null },
    ...groupOptions(groupTree(groups), stored?.data.id).map(({ id, label }) => ({ label, value: id })),
  ].filter(({ value }) => value === present || mayEdit(value));

  return (
    <EntityDialog
      title={stored ? text.edit : text.create}
      labels={groupFields}
      resolver={groupResolver}
      stored={stored}
      formOf={groupFormBelow(parentId)}
      edit={forumQueries.editGroup}
      saving={forumMutations.saveGroup}
      onSaved={({ name }) => toasts.success(text.saved(name))}
      onClose={onClose}
    >
      {(_form, field) => (
        <>
          <TextField {...field("name")} required />
          <SelectField {...field("parentId")} options={parents} />
        </>
      )}
    </EntityDialog>
  );
};
