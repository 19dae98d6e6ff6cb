import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import type { ForumPost } from "../../../../shared/discussions/forum-post.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import type { RowAction } from "../../../components/list/list-column.ts";
import { useToasts } from "../../../components/toasts.tsx";
import { commonText } from "../../../components/words.text.ts";
import { discussionPaths } from "../../discussion-paths.ts";
import { answerMutations, postMutations } from "../posts.queries.ts";
import { mergeText, postText, reportText, solutionText, answerText as text } from "../posts.text.ts";
import type { PostRights } from "../use-post-rights.ts";

const useSolving = (post: ForumPost, answer: ForumAnswer): RowAction => {
  const toasts = useToasts();
  const { mutate } = useMutation(postMutations.solve);
  const isSolution = post.solution?.id === answer.id;

  return {
    label: isSolution ? solutionText.unmark : solutionText.mark,
    icon: "pi-check-circle",
    run: () =>
      mutate(
        { params: { id: post.id }, body: { answerId: isSolution ? null : answer.id } },
        {
          onSuccess: () => toasts.success(isSolution ? solutionText.unmarked : solutionText.marked),
          onError: toasts.problem,
        },
      ),
  };
};

const useSeparating = ({ id, title }: ForumAnswer): RowAction => {
  const navigate = useNavigate();
  const toasts = useToasts();
  const { mutateAsync } = useMutation(postMutations.separate);
  const separate = async () => {
    await mutateAsync(id);
    await navigate(discussionPaths.post(id));
    toasts.success(mergeText.separated(title ?? ""));
  };

  return {
    label: mergeText.separate,
    icon: "pi-arrow-up-right",
    run: () => void separate().catch(toasts.problem),
  };
};

export const useAnswerActions = (
  post: ForumPost,
  answer: ForumAnswer,
  rights: PostRights,
  on: Readonly<Record<"edit" | "history" | "report" | "leave", () => void>>,
): RowAction[] => {
  const toasts = useToasts();
  const confirm = useConfirm();
  const removing = useMutation(answerMutations.remove);
  const restoring = useMutation(answerMutations.restore);
  const solving = useSolving(post, answer);
  const separating = useSeparating(answer);
  const mayEdit = rights.mayEdit(answer);

  const restore = () => void restoring.mutateAsync(answer.id).catch(toasts.problem);
  const remove = async () => {
    on.leave();
    await removing.mutateAsync(answer.id);
    if (mayEdit) toasts.undo(text.removed, restore);
    else toasts.success(text.removed);
  };
  const ask = () =>
    confirm({
      title: text.removeTitle,
      text: text.removeWarning(answer.authorName ?? text.nobody),
      verb: commonText.remove,
      danger: true,
      run: remove,
    });

  return [
    ...(rights.mayEdit(post) ? [solving] : []),
    ...(answer.mergedFrom === answer.id && rights.mayManage ? [separating] : []),
    ...(mayEdit ? [{ label: commonText.edit, icon: "pi-pencil", run: on.edit }] : []),
    ...(mayEdit && answer.modifiedByName !== null
      ? [{ label: postText.history, icon: "pi-history", run: on.history }]
      : []),
    ...(rights.isOwn(answer) ? [] : [{ label: reportText.act, icon: "pi-flag", run: on.report }]),
    ...(rights.mayDelete(answer)
      ? [
          {
            label: commonText.remove,
            icon: "pi-trash",
            danger: true,
            // Without the right to edit there is no undo, so a removal is asked about first.
            run: mayEdit ? () => void remove().catch(toasts.problem) : ask,
          },
        ]
      : []),
  ];
};
