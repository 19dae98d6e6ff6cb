import { useMutation } from "@tanstack/react-query";
import type { ApplicationRow } from "../../shared/applications/application.ts";
import { stageLabels } from "../../shared/applications/stage.text.ts";
import { type Stage, stages } from "../../shared/applications/stage.ts";
import { fullName } from "../../shared/organisations/employee.ts";
import type { RowAction } from "../components/list/list-column.ts";
import { useRemoveAction } from "../components/list/use-remove-action.ts";
import { useToasts } from "../components/toasts.tsx";
import { applicationMutations } from "./applications.queries.ts";
import { actionText as text } from "./applications.text.ts";

const paramsOf = ({ organisationId, id }: ApplicationRow) => ({ organisationId, id });

export const useApplicationTasks = (onRemoved?: () => void) => {
  const toasts = useToasts();
  const removeAction = useRemoveAction();
  const moving = useMutation(applicationMutations.move);
  const { mutateAsync: remove } = useMutation({
    ...applicationMutations.remove,
    onSuccess: onRemoved,
  });

  const move = (application: ApplicationRow, stage: Stage) =>
    moving.mutate(
      { params: paramsOf(application), body: { stage } },
      {
        onSuccess: () => toasts.success(text.moved(fullName(application), stageLabels[stage])),
        onError: toasts.problem,
      },
    );

  return {
    move,
    moving: moving.isPending
      ? { id: moving.variables.params.id, stage: moving.variables.body.stage }
      : undefined,
    moves: (application: ApplicationRow): RowAction[] =>
      stages
        .filter((stage) => stage !== application.stage)
        .map((stage) => ({
          label: text.move(stageLabels[stage]),
          icon: "pi-arrow-right",
          run: () => move(application, stage),
        })),
    removal: (application: ApplicationRow): RowAction => {
      const name = fullName(application);
      return removeAction({
        title: text.removeTitle,
        warning: text.removeWarning(name, application.filesCount),
        done: text.removed(name),
        run: () => remove({ params: paramsOf(application) }),
      });
    },
  };
};
