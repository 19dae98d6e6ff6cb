import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router-dom";
import type { TemplateSetSummary } from "../../../shared/administration/templates.contract.ts";
import { readNow } from "../../app/client/query-of.ts";
import { useConfirm } from "../../components/confirm-action.tsx";
import { formatNumber } from "../../components/date-text.tsx";
import type { RowAction } from "../../components/list/list-column.ts";
import { useToasts } from "../../components/toasts.tsx";
import { commonText } from "../../components/words.text.ts";
import { administrationPaths } from "../administration-paths.ts";
import { templateFormOf } from "./template-form.ts";
import { templateMutations, templateQueries } from "./templates.queries.ts";
import { templatesText as text } from "./templates.text.ts";

const RemovalWarning = ({ set: { id, name } }: { set: TemplateSetSummary }) => {
  const { data } = useQuery(templateQueries.unsent(id));
  const titles = (data?.data ?? []).map(({ title }) => `„${title}“`).join(", ");

  return (
    <>
      <p>{text.removeWarning(name)}</p>
      {data && data.totalCount > 0 && (
        <p>
          {text.unsent(
            data.totalCount,
            formatNumber(data.totalCount),
            data.totalCount > data.data.length ? text.andMore(titles) : titles,
          )}
        </p>
      )}
    </>
  );
};

export const useTemplateActions = () => {
  const navigate = useNavigate();
  const confirm = useConfirm();
  const toasts = useToasts();
  const client = useQueryClient();
  const { mutateAsync: save } = useMutation(templateMutations.save);
  const { mutateAsync: remove } = useMutation(templateMutations.remove);

  const makeDefault = async (id: string) => {
    try {
      const { data, etag } = await client.query({ ...templateQueries.edit(id), ...readNow });
      await save({ id, body: { ...templateFormOf(data), isDefault: true }, ifMatch: etag });
      toasts.success(text.madeDefault(data.name));
    } catch (error) {
      toasts.problem(error);
    }
  };

  return (set: TemplateSetSummary): RowAction[] => [
    {
      label: commonText.edit,
      icon: "pi-pencil",
      run: () => void navigate(administrationPaths.template(set.id)),
    },
    {
      label: commonText.copy,
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
            label: commonText.remove,
            icon: "pi-trash",
            danger: true,
            run: () =>
              confirm({
                title: text.removeTitle,
                text: <RemovalWarning set={set} />,
                verb: commonText.remove,
                danger: true,
                run: () => remove(set.id),
                done: text.removed(set.name),
              }),
          },
        ]),
  ];
};
