import { useMutation } from "@tanstack/react-query";
import { Suspense } from "react";
import { useForm, useWatch } from "react-hook-form";
import { isAllowed } from "../../../shared/contract/permissions.ts";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { useViewer } from "../../app/client/session.ts";
import { ActionDialog } from "../../components/action-dialog.tsx";
import { SelectField } from "../../components/form/choice/select-field.tsx";
import { ProblemNote } from "../../components/problem-note.tsx";
import { useToasts } from "../../components/toasts.tsx";
import { postMutations } from "./posts.queries.ts";
import { postFields, moveText as text } from "./posts.text.ts";
import { useForumOptions } from "./use-forum-options.ts";

interface MoveDialogProps {
  post: ForumPost;
  onClose: () => void;
}

const OpenedMoveDialog = ({ post, onClose }: MoveDialogProps) => {
  const viewer = useViewer();
  const toasts = useToasts();
  const options = useForumOptions().filter(({ groupId }) => isAllowed(viewer, "EDIT_GROUP", groupId));
  const form = useForm({ defaultValues: { forumId: post.forumId } });
  const forumId = useWatch({ control: form.control, name: "forumId" });
  const moving = useMutation({
    ...postMutations.change,
    onSuccess: (_saved, { changes }) => {
      toasts.success(text.moved(options.find(({ value }) => value === changes.forumId)?.label ?? ""));
      onClose();
    },
  });

  return (
    <ActionDialog
      title={text.title}
      verb={text.act}
      isBusy={moving.isPending}
      isDisabled={forumId === post.forumId}
      onAct={() => moving.mutate({ id: post.id, changes: { forumId } })}
      onClose={onClose}
    >
      <SelectField form={form} name="forumId" label={postFields.forumId} options={options} required />
      {moving.error && <ProblemNote error={moving.error} />}
    </ActionDialog>
  );
};

export const MoveDialog = (props: MoveDialogProps) => (
  <Suspense>
    <OpenedMoveDialog {...props} />
  </Suspense>
);
