import { useMutation } from "@tanstack/react-query";
import type { ForumAnswer } from "../../../../shared/discussions/forum-answer.ts";
import { useConfirm } from "../../../components/confirm-action.tsx";
import type { RowAction } from "../../../components/list/list-column.ts";
import { useToasts } from "../../../components/toasts.tsx";
import { answerMutations } from "../posts.queries.ts";
import { postText, answerText as text } from "../posts.text.ts";
import type { PostRights } from "../use-post-rights.ts";

export const useAnswerActions = (
  answer: ForumAnswer,
  rights: PostRights,
  on: Readonly<Record<"edit" | "history" | "leave", () => void>>,
): RowAction[] => {
  const toasts = useToasts();
  const confirm = useConfirm();
  const removing = useMutation(answerMutations.remove);
  const restoring = useMutation(answerMutations.restore);
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
      verb: text.remove,
      danger: true,
      run: remove,
    });

  return [
    ...(mayEdit ? [{ label: text.edit, icon: "pi-pencil", run: on.edit }] : []),
    ...(mayEdit && answer.modifiedByName !== null
      ? [{ label: postText.history, icon: "pi-history", run: on.history }]
      : []),
    ...(rights.mayDelete(answer)
      ? [
          {
            label: text.remove,
            icon: "pi-trash",
            danger: true,
            // What its author could not restore is asked about.
            run: mayEdit ? () => void remove().catch(toasts.problem) : ask,
          },
        ]
      : []),
  ];
};
