import { useMutation } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { Newsletter } from "../../../shared/news/newsletter.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { newsPaths } from "../news-paths.ts";
import { newsletterMutations } from "./newsletters.queries.ts";
import { newslettersText as text } from "./newsletters.text.ts";

/** What can be done with a newsletter besides opening it. */
export const useNewsletterActions = (mayEdit: (organisationId: string | null) => boolean) => {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toasts = useToasts();
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
      {
        label: text.remove,
        icon: "pi-trash",
        danger: true,
        run: () =>
          confirm({
            title: text.removeTitle,
            text: text.removeWarning(title),
            verb: text.remove,
            danger: true,
            run: async () => {
              await remove(id);
              toasts.success(text.removed(title));
              await navigate(newsPaths.newsletters);
            },
          }),
      },
    ];
  };
};
