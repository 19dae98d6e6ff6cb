import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { TemplateSetSummary } from "../../../shared/administration/templates.contract.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { administrationPaths } from "../administration-paths.ts";
import { RemovalWarning } from "./removal-warning.tsx";
import { templateFormOf } from "./template-form.ts";
import { templateMutations, templateQueries } from "./templates.queries.ts";
import { templatesText as text } from "./templates.text.ts";

export const useTemplateActions = () => {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(templateMutations.save);
  const { mutateAsync: remove } = useMutation(templateMutations.remove);

  const makeDefault = async (id: string) => {
    try {
      const { data, etag } = await client.query({ ...templateQueries.edit(id), staleTime: 0 });
      await save({ id, body: { ...templateFormOf(data), isDefault: true }, ifMatch: etag });
      toasts.success(text.madeDefault(data.name));
    } catch (error) {
      toasts.problem(error);
    }
  };

  return (set: TemplateSetSummary): RowAction[] => [
    {
      label: text.edit,
      icon: "pi-pencil",
      run: () => void navigate(administrationPaths.template(set.id)),
    },
    {
      label: text.copy,
      icon: "pi-copy",
      run: () => void navigate(administrationPaths.copyOfTemplate(set.id)),
    },
    ...(set.isDefault
      ? []
      : [{ label: text.makeDefault, icon: "pi-star", run: () => void makeDefault(set.id) }]),
    ...(set.isDefault || set.isBuiltIn
      ? []
      : [
          {
            label: text.remove,
            icon: "pi-trash",
            danger: true,
            run: () =>
              confirm({
                title: text.removeTitle,
                text: <RemovalWarning set={set} />,
                verb: text.remove,
                danger: true,
                run: async () => {
                  await remove(set.id);
                  toasts.success(text.removed(set.name));
                },
              }),
          },
        ]),
  ];
};
