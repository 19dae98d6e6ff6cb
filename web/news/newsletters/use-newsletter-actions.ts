import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { isUnderWay } from "../../../shared/news/under-way.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { deletionText } from "../deletion.text.ts";
import { newsPaths } from "../news-paths.ts";
import { newsletterMutations } from "./newsletters.queries.ts";
import { newslettersText as text } from "./newsletters.text.ts";
import { scheduleText } from "./schedule.text.ts";
import { sendingMutations } from "./sending.queries.ts";
import type { Statuses } from "./use-statuses.ts";

export const useNewsletterActions = (
  mayEdit: (organisationId: string | null) => boolean,
  statuses: Statuses,
) => {
  const navigate = useNavigate();
  const removeAction = useRemoveAction();
  const toasts = useToasts();
  const { mutate: unschedule } = useMutation({ ...sendingMutations.unschedule, onError: toasts.problem });
  const { mutateAsync: remove } = useMutation(newsletterMutations.remove);

  const beforeSending = ({ id, title, scheduledAt, startedSendingAt }: Newsletter): RowAction[] => {
    if (startedSendingAt !== null) return [];
    if (scheduledAt) {
      const onSuccess = () => toasts.success(scheduleText.takenBack(title));
      return [
        {
          label: scheduleText.takeBack,
          icon: "pi-calendar-times",
          run: () => unschedule(id, { onSuccess }),
        },
      ];
    }
    return [
      { label: commonText.edit, icon: "pi-pencil", run: () => void navigate(newsPaths.editNewsletter(id)) },
      { label: text.send, icon: "pi-send", run: () => void navigate(newsPaths.sendNewsletter(id)) },
    ];
  };

  return (newsletter: Newsletter): RowAction[] => {
    const { id, title, organisationId } = newsletter;
    if (!mayEdit(organisationId)) return [];
    const removal = removeAction({
      title: text.removeTitle,
      warning: deletionText.newsletter(title),
      done: text.removed(title),
      run: async () => {
        await remove(id);
        await navigate(newsPaths.newsletters);
      },
    });
    return [
      ...beforeSending(newsletter),
      { label: commonText.copy, icon: "pi-copy", run: () => void navigate(newsPaths.copyOfNewsletter(id)) },
      isUnderWay(statuses.get(id)?.state)
        ? { ...removal, label: text.notWhileSending, isDisabled: true }
        : removal,
    ];
  };
};
