import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { TemplatePart, Templates } from "../../../shared/administration/template-part.ts";
import { templates } from "../../../shared/administration/templates.contract.ts";
import { type Filter, listConfig } from "../../../shared/contract/list.ts";
import { newsletters } from "../../../shared/news/newsletters.contract.ts";
import { templates as newsTemplates } from "../../../shared/news/templates.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";
import type { TemplateForm } from "./template-form.ts";

/** A set with its version, as it is stored now. */
export const readTemplateSet = (id: string, signal?: AbortSignal) =>
  callVersioned(templates.read, { params: { id } }, { signal });

interface PreviewOf {
  readonly id: string;
  /** The version of the stored set, which the templates differ from. */
  readonly etag: string | undefined;
  readonly part: TemplatePart;
  readonly templates: Partial<Templates>;
}

const only = (field: string, ...values: Filter["values"]): Filter => ({ field, values, comparator: "eq" });

export const templateQueries = {
  list: queryOptions({
    queryKey: keyOf(templates.summaries, {}),
    queryFn: ({ signal }) => call(templates.summaries, {}, signal),
    select: ({ data }) => data,
  }),
  /** A set with its version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(templates.read, { params: { id } })],
      queryFn: ({ signal }) => readTemplateSet(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  /** A template as the portal came with it. */
  original: (part: TemplatePart) => {
    const input = { query: { part } };
    return queryOptions({
      queryKey: keyOf(templates.original, input),
      queryFn: ({ signal }) => call(templates.original, input, signal),
      select: ({ template }) => template,
      staleTime: Number.POSITIVE_INFINITY,
    });
  },
  /** How a template looks; the last look stays until the new one comes. */
  preview: ({ id, etag, ...body }: PreviewOf) =>
    queryOptions({
      queryKey: [...keyOf(templates.preview, { params: { id }, body }), etag],
      queryFn: ({ signal }) => call(templates.preview, { params: { id }, body }, signal),
      placeholderData: keepPreviousData,
      retry: false,
    }),
  /** How many newsletters go out with a set, sent or not; without a choice they take the default one. */
  uses: (id: string, isDefault: boolean) => {
    const config = listConfig({
      limit: 0,
      filters: [only("templateId", ...(isDefault ? [id, null] : [id]))],
    });
    return queryOptions({
      queryKey: keyOf(newsletters.list, { query: { config } }),
      queryFn: ({ signal }) => call(newsletters.list, { query: { config } }, signal),
      select: ({ totalCount }) => totalCount,
    });
  },
  /** The newsletters that chose a set and are not sent yet; the first few of them. */
  unsent: (id: string) => {
    const config = listConfig({
      limit: 3,
      filters: [only("templateId", id), only("startedSendingAt", null)],
    });
    return queryOptions({
      queryKey: keyOf(newsletters.list, { query: { config } }),
      queryFn: ({ signal }) => call(newsletters.list, { query: { config } }, signal),
    });
  },
};

const refresh = (client: QueryClient) =>
  Promise.all(
    [templates.summaries, newsTemplates.choices, newsletters.preview].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

export const templateMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body, ifMatch }: SaveRequest<TemplateForm>) =>
      id === undefined
        ? callVersioned(templates.create, { body })
        : callVersioned(templates.update, { params: { id }, body }, { ifMatch }),
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(templateQueries.edit(saved.data.id).queryKey, saved);
      await refresh(client);
    },
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => call(templates.remove, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refresh(client),
  }),
};
