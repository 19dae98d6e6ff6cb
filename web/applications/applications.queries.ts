import { queryOptions } from "@tanstack/react-query";
import type * as z from "zod";
import type { Application, ApplicationDraft } from "../../shared/applications/application.ts";
import type { ApplicationMailDraft } from "../../shared/applications/application-mail.ts";
import { applications } from "../../shared/applications/applications.contract.ts";
import type { Stage } from "../../shared/applications/stage.ts";
import { callVersioned, type Versioned } from "../app/client/call.ts";
import { listOf } from "../app/client/list-of.ts";
import { mutationOf, savingOf } from "../app/client/mutation-of.ts";
import { keyOf } from "../app/client/query-key.ts";
import { editOf, queryOf } from "../app/client/query-of.ts";
import type { ApplicationParams } from "./application-paths.ts";

export type ApplicationInput = z.input<typeof ApplicationDraft>;

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

interface Move {
  readonly place: ApplicationParams;
  readonly stage: Stage;
}

type MailInput = z.input<typeof ApplicationMailDraft>;

interface Sending {
  readonly stored: Versioned<Application>;
  readonly draft: MailInput;
}

interface Noting {
  readonly place: ApplicationParams;
  readonly content: string;
}

interface NoteEdit extends Noting {
  readonly noteId: string;
}

interface NoteRemoval {
  readonly place: ApplicationParams;
  readonly noteId: string;
}

interface ConsentAsked {
  readonly place: ApplicationParams;
  readonly months: number;
}

export const applicationMutations = {
  save: (organisationId: string) =>
    savingOf(
      { update: applications.update },
      { update: (body: ApplicationInput, id) => ({ params: { organisationId, id }, body }) },
    ),
  move: mutationOf(applications.setStage, ({ place: { organisationId, id }, stage }: Move) => ({
    params: { organisationId, id },
    body: { stage },
  })),
  addNote: mutationOf(applications.addNote, ({ place: { organisationId, id }, content }: Noting) => ({
    params: { organisationId, id },
    body: { content },
  })),
  updateNote: mutationOf(
    applications.updateNote,
    ({ place: { organisationId, id }, noteId, content }: NoteEdit) => ({
      params: { organisationId, id, noteId },
      body: { content },
    }),
  ),
  removeNote: mutationOf(
    applications.removeNote,
    ({ place: { organisationId, id }, noteId }: NoteRemoval) => ({ params: { organisationId, id, noteId } }),
  ),
  sendMail: mutationOf(
    applications.sendMail,
    ({ stored: { data }, draft }: Sending) => ({
      params: { organisationId: data.organisationId, id: data.id },
      body: draft,
    }),
    ({ stored }) => stored.etag,
  ),
  remove: mutationOf(applications.remove, ({ organisationId, id }: ApplicationParams) => ({
    params: { organisationId, id },
  })),
  askConsent: mutationOf(
    applications.askConsent,
    ({ place: { organisationId, id }, months }: ConsentAsked) => ({
      params: { organisationId, id },
      body: { months },
    }),
  ),
};
