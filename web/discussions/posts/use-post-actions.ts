import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router-dom";
import type { ForumPost } from "../../../shared/discussions/forum-post.ts";
import { posts } from "../../../shared/discussions/posts.contract.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { refresh } from "../../app/client/refresh.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { discussionPaths } from "../discussion-paths.ts";
import { postMutations } from "./posts.queries.ts";
import { mergeText, reportText, postText as text } from "./posts.text.ts";
import type { PostRights } from "./use-post-rights.ts";

export const usePostActions = (post: ForumPost, rights: PostRights) => {
  const navigate = useNavigate();
  const client = useQueryClient();
  const toasts = useToasts();
  const confirm = useConfirm();
  const [opened, setOpened] = useState<"history" | "merge" | "move" | "report">();
  const change = useMutation(postMutations.change);
  const removing = useMutation(postMutations.remove);
  const restoring = useMutation(postMutations.restore);
  const { id, title, sticky, closed } = post;
  const mayUndo = rights.mayEdit(post);

  const set = (changes: { readonly sticky?: boolean; readonly closed?: boolean }) =>
    change.mutate({ id, changes }, { onError: toasts.problem });

  const restore = async () => {
    await restoring.mutateAsync(id);
    await navigate(discussionPaths.post(id));
  };
  const remove = async () => {
    await removing.mutateAsync(id);
    await navigate(discussionPaths.forum(post.forumId));
    void refresh(client, keyOf(posts.remove));
    if (mayUndo) toasts.undo(text.removed(title), () => void restore().catch(toasts.problem));
    else toasts.success(text.removed(title));
  };
  const ask = () =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning(title, formatNumber(post.answersCount)),
      verb: commonText.remove,
      danger: true,
      run: remove,
    });

  const actions: RowAction[] = [
    ...(rights.mayEdit(post)
      ? [
          {
            label: commonText.edit,
            icon: "pi-pencil",
            run: () => void navigate(discussionPaths.editPost(id)),
          },
        ]
      : []),
    ...(rights.mayEdit(post) && post.modifiedByName !== null
      ? [{ label: text.history, icon: "pi-history", run: () => setOpened("history") }]
      : []),
    ...(rights.mayManage
      ? [
          {
            label: sticky ? text.unpin : text.pin,
            icon: "pi-thumbtack",
            run: () => set({ sticky: !sticky }),
          },
          { label: closed ? text.open : text.close, icon: "pi-lock", run: () => set({ closed: !closed }) },
          { label: text.move, icon: "pi-arrow-right", run: () => setOpened("move") },
          // A merged post becomes an answer, which cannot have a poll.
          ...(post.hasQuestionnaire
            ? []
            : [{ label: mergeText.act, icon: "pi-reply", run: () => setOpened("merge") }]),
        ]
      : []),
    ...(rights.isOwn(post)
      ? []
      : [{ label: reportText.act, icon: "pi-flag", run: () => setOpened("report") }]),
    ...(rights.mayDelete(post)
      ? [
          {
            label: commonText.remove,
            icon: "pi-trash",
            danger: true,
            run: mayUndo ? () => void remove().catch(toasts.problem) : ask,
          },
        ]
      : []),
  ];

  return { actions, opened, close: () => setOpened(undefined) };
};
