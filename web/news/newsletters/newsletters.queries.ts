import { keepPreviousData, mutationOptions, type QueryClient, queryOptions } from "@tanstack/react-query";
import type { ListConfig } from "../../../shared/contract/list.ts";
import type { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { newsletters } from "../../../shared/news/newsletters.contract.ts";
import { templates } from "../../../shared/news/templates.contract.ts";
import { call, callVersioned } from "../../app/client/call.ts";
import { isDenied } from "../../app/client/denied.ts";
import { keyOf } from "../../app/client/query-key.ts";
import type { SaveRequest } from "../../components/form/editor/use-entity-form.ts";
import { type NewsletterForm, newsletterBodyOf } from "./newsletter-form.ts";

/** A newsletter with its version, as it is stored now. */
export const readNewsletter = (id: string, signal?: AbortSignal) =>
  callVersioned(newsletters.read, { params: { id } }, { signal });

export const newsletterQueries = {
  list: (config: ListConfig) => {
    const input = { query: { config } };
    return queryOptions({
      queryKey: keyOf(newsletters.list, input),
      queryFn: ({ signal }) => call(newsletters.list, input, signal),
      throwOnError: isDenied,
    });
  },
  read: (id: string) => {
    const input = { params: { id } };
    return queryOptions({
      queryKey: keyOf(newsletters.read, input),
      queryFn: ({ signal }) => call(newsletters.read, input, signal),
    });
  },
  /** A newsletter with its version, as a form starts from it; never refreshed behind the writer's back. */
  edit: (id: string) =>
    queryOptions({
      queryKey: ["edit", ...keyOf(newsletters.read, { params: { id } })],
      queryFn: ({ signal }) => readNewsletter(id, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  copy: (id: string) =>
    queryOptions({
      queryKey: keyOf(newsletters.clone, { params: { id } }),
      queryFn: ({ signal }) => call(newsletters.clone, { params: { id } }, signal),
      staleTime: Number.POSITIVE_INFINITY,
      gcTime: 1_000,
    }),
  /** How many would get a newsletter with these settings; the last numbers stay until the new ones come. */
  recipients: (newsletter: NewsletterRecipients) => {
    const input = { query: { newsletter } };
    return queryOptions({
      queryKey: keyOf(newsletters.statusOfUnsaved, input),
      queryFn: ({ signal }) => call(newsletters.statusOfUnsaved, input, signal),
      placeholderData: keepPreviousData,
    });
  },
  /** The mail a newsletter was sent with. */
  contents: (id: string) => {
    const input = { params: { id } };
    return queryOptions({
      queryKey: keyOf(newsletters.contents, input),
      queryFn: ({ signal }) => call(newsletters.contents, input, signal),
      staleTime: Number.POSITIVE_INFINITY,
    });
  },
  /** How a newsletter would look; the last look stays until the new one comes. */
  preview: (form: NewsletterForm) => {
    const input = { body: newsletterBodyOf(form) };
    return queryOptions({
      queryKey: keyOf(newsletters.preview, input),
      queryFn: ({ signal }) => call(newsletters.preview, input, signal),
      placeholderData: keepPreviousData,
    });
  },
  templates: queryOptions({
    queryKey: keyOf(templates.choices, {}),
    queryFn: ({ signal }) => call(templates.choices, {}, signal),
    select: ({ data }) => data,
    staleTime: 5 * 60_000,
  }),
};

/** Reads again whatever shows newsletters. */
export const refreshNewsletters = (client: QueryClient) =>
  Promise.all(
    [newsletters.list, newsletters.read].map((endpoint) =>
      client.invalidateQueries({ queryKey: keyOf(endpoint) }),
    ),
  );

export const newsletterMutations = {
  save: mutationOptions({
    mutationFn: ({ id, body, ifMatch }: SaveRequest<NewsletterForm>) =>
      id === undefined
        ? callVersioned(newsletters.create, { body: newsletterBodyOf(body) })
        : callVersioned(newsletters.update, { params: { id }, body: newsletterBodyOf(body) }, { ifMatch }),
    onSuccess: async (saved, _request, _before, { client }) => {
      client.setQueryData(newsletterQueries.edit(saved.data.id).queryKey, saved);
      await refreshNewsletters(client);
    },
  }),
  remove: mutationOptions({
    mutationFn: (id: string) => call(newsletters.remove, { params: { id } }),
    onSuccess: (_nothing, _id, _before, { client }) => refreshNewsletters(client),
  }),
};
