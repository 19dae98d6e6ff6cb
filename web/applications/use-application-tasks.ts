import { useMutation } from "@tanstack/react-query";
import type { ApplicationRow } from "../../shared/applications/application.ts";
import type { RowAction } from "../components/list/list-column.ts";
import { useRemoveAction } from "../components/list/use-remove-action.ts";
import { useToasts } from "../components/toasts.tsx";
import { applicantName } from "./applicant-name.ts";
import { applicationMutations } from "./applications.queries.ts";
import { actionText as text } from "./applications.text.ts";

/** What the list and the page of an application offer alike. */
export const useApplicationTasks = (onRemoved?: () => void) => {
  const toasts = useToasts();
  const removeAction = useRemoveAction();
  const process = useMutation(applicationMutations.process);
  const { mutateAsync: remove } = useMutation({
    ...applicationMutations.remove,
    onSuccess: onRemoved,
  });

  return {
    isBusy: process.isPending,
    process: (application: ApplicationRow) =>
      process.mutate(application, {
        onSuccess: () => toasts.success(text.processed(applicantName(application))),
        onError: toasts.problem,
      }),
    removal: (application: ApplicationRow): RowAction => {
      const name = applicantName(application);
      return removeAction({
        title: text.removeTitle,
        warning: text.removeWarning(name, application.filesCount),
        done: text.removed(name),
        run: () => remove(application),
      });
    },
  };
};
