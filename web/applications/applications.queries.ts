import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type { ApplicationDraft } from "../../shared/applications/application.ts";
import type { ApplicationMailDraft } from "../../shared/applications/application-mail.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import { callVersioned } from "../app/client/call.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { editOf, queryOf } from "../app/client/query-of.ts";
import type { ApplicationParams } from "./application-paths.ts";

export type ApplicationInput = z.input<typeof ApplicationDraft>;

type MailInput = z.input<typeof ApplicationMailDraft>;

export const applicationQueries = {
  list: (organisationId: string) =>
    listOf(applications.list, { params: { organisationId }, sort: "createdAt:desc" }),
  /** Every read is recorded, so nothing refetches it in the background. */
  read: ({ organisationId, id }: ApplicationParams) => {
    const input = { params: { organisationId, id } };
    return queryOptions({
      queryKey: keyOf(applications.read, input),
      queryFn: ({ signal }) => callVersioned(applications.read, input, { signal }),
      refetchOnWindowFocus: false,
      refetchOnReconnect: false,
    });
  },
  mailPreview: ({ organisationId, id }: ApplicationParams, body: MailInput) =>
    queryOf(applications.previewMail, { params: { organisationId, id }, body }),
  edit: (organisationId: string) => (id: string) =>
    editOf(applications.read, { params: { organisationId, id } }),
};

export const applicationMutations = {
  save: (organisationId: string) =>
    savingOf(
      { update: applications.update },
      { update: (body: ApplicationInput, id) => ({ params: { organisationId, id }, body }) },
    ),
  move: mutationOf(applications.setStage),
  addNote: mutationOf(applications.addNote),
  updateNote: mutationOf(applications.updateNote),
  removeNote: mutationOf(applications.removeNote),
  sendMail: mutationOf(applications.sendMail),
  remove: mutationOf(applications.remove),
  askConsent: mutationOf(applications.askConsent),
};
