import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import type { NewsletterRecipients } from "../../../shared/news/newsletter.ts";
import { newsletters } from "../../../shared/news/newsletters.contract.ts";
import { templates } from "../../../shared/news/templates.contract.ts";
import { callVersioned } from "../../app/client/call.ts";
import { listOf } from "../../app/client/list-of.ts";
import { mutationOf, savingOf } from "../../app/client/mutation-of.ts";
import { keyOf } from "../../app/client/query-key.ts";
import { editOf, queryOf, rowsOf } from "../../app/client/query-of.ts";
import { type NewsletterForm, newsletterBodyOf } from "./newsletter-form.ts";

export const newsletterQueries = {
  list: listOf(newsletters.list, {}),
  /** Versioned, so that a decision names what it was based on. */
  read: (id: string) =>
    queryOptions({
      queryKey: keyOf(newsletters.read, { params: { id } }),
      queryFn: ({ signal }) => callVersioned(newsletters.read, { params: { id } }, { signal }),
    }),
  edit: (id: string) => editOf(newsletters.read, { params: { id } }),
  copy: (id: string) => editOf(newsletters.clone, { params: { id } }),
  recipients: (newsletter: NewsletterRecipients) =>
    queryOptions({
      ...queryOf(newsletters.statusOfUnsaved, { query: { newsletter } }),
      placeholderData: keepPreviousData,
    }),
  contents: (id: string) =>
    queryOptions({
      ...queryOf(newsletters.contents, { params: { id } }),
      staleTime: "static",
    }),
  preview: (form: NewsletterForm) =>
    queryOptions({
      ...queryOf(newsletters.preview, { body: newsletterBodyOf(form) }),
      placeholderData: keepPreviousData,
    }),
  templates: queryOptions({ ...queryOf(templates.choices, {}), select: rowsOf, staleTime: 5 * 60_000 }),
};

export const newsletterMutations = {
  save: savingOf(newsletters, {
    create: (form: NewsletterForm) => ({ body: newsletterBodyOf(form) }),
    update: (form, id) => ({ params: { id }, body: newsletterBodyOf(form) }),
  }),
  withdrawFiles: mutationOf(newsletters.withdrawFiles),
  remove: mutationOf(newsletters.remove, (id: string) => ({ params: { id } })),
};
