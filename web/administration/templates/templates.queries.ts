import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { TemplatePart, Templates } from "../../../shared/administration/template-part.ts";
import { templates } from "../../../shared/administration/templates.contract.ts";
import { type Filter, listConfig } from "../../../shared/contract/list.ts";
import { newsletters } from "../../../shared/news/newsletters.contract.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import type { TemplateForm } from "./template-form.ts";

interface PreviewOf {
  readonly id: string;
  readonly etag: string | undefined;
  readonly part: TemplatePart;
  readonly templates: Partial<Templates>;
}

const newslettersWith = (limit: number, conditions: Readonly<Record<string, Filter["values"]>>) => {
  const filters = Object.entries(conditions).map(
    ([field, values]): Filter => ({ field, values, comparator: "eq" }),
  );
  return queryOf(newsletters.list, { query: { config: listConfig({ limit, filters }) } });
};

export const templateQueries = {
  list: queryOptions({ ...queryOf(templates.summaries, {}), select: rowsOf }),
  edit: (id: string) => editOf(templates.read, { params: { id } }),
  original: (part: TemplatePart) =>
    queryOptions({
      ...queryOf(templates.original, { query: { part } }),
      select: ({ template }) => template,
      staleTime: "static",
    }),
  preview: ({ id, etag, ...body }: PreviewOf) => {
    const { queryKey, queryFn } = queryOf(templates.preview, { params: { id }, body });
    return queryOptions({
      queryKey: [...queryKey, etag],
      queryFn,
      placeholderData: keepPreviousData,
      retry: false,
    });
  },
  /** Counts sent and unsent newsletters; those without a choice use the default set. */
  uses: (id: string, isDefault: boolean) =>
    queryOptions({
      ...newslettersWith(0, { templateId: isDefault ? [id, null] : [id] }),
      select: ({ totalCount }) => totalCount,
    }),
  unsent: (id: string) => newslettersWith(3, { templateId: [id], startedSendingAt: [null] }),
};

export const templateMutations = {
  save: savingOf(templates, {
    create: (body: TemplateForm) => ({ body }),
    update: (body, id) => ({ params: { id }, body }),
  }),
  remove: mutationOf(templates.remove, (id: string) => ({ params: { id } })),
};
