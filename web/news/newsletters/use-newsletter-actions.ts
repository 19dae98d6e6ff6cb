import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import type { RowAction } from "../../components/list/list-column.ts";
import { useRemoveAction } from "../../components/list/use-remove-action.ts";
import { newsPaths } from "../news-paths.ts";
import { newsletterMutations } from "./newsletters.queries.ts";
import { newslettersText as text } from "./newsletters.text.ts";

/** What can be done with a newsletter besides opening it. */
export const useNewsletterActions = (mayEdit: (organisationId: string | null) => boolean) => {
  const navigate = useNavigate();
  const removeAction = useRemoveAction();
  const { mutateAsync: remove } = useMutation(newsletterMutations.remove);

  return ({ id, title, organisationId, startedSendingAt }: Newsletter): RowAction[] => {
    if (!mayEdit(organisationId)) return [];
    const beforeSending: RowAction[] = [
      { label: text.edit, icon: "pi-pencil", run: () => void navigate(newsPaths.editNewsletter(id)) },
      { label: text.send, icon: "pi-send", run: () => void navigate(newsPaths.sendNewsletter(id)) },
    ];
    return [
      ...(startedSendingAt === null ? beforeSending : []),
      { label: text.copy, icon: "pi-copy", run: () => void navigate(newsPaths.copyOfNewsletter(id)) },
      removeAction({
        verb: text.remove,
        title: text.removeTitle,
        warning: text.removeWarning(title),
        done: text.removed(title),
        run: async () => {
          await remove(id);
          await navigate(newsPaths.newsletters);
        },
      }),
    ];
  };
};
