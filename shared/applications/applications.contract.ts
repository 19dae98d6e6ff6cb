import * as z from "zod";
import { endpoint } from "../contract/endpoint.ts";
import { listFieldsOf } from "../contract/fields.ts";
import { entityProblems } from "../contract/general.problems.ts";
import { exportableListQuery, listQuery, page } from "../contract/list-query.ts";
import { ApplicationAttachment } from "../files/file.ts";
import { fileProblems } from "../files/files.problems.ts";
import { organisationProblems } from "../organisations/organisations.problems.ts";
import { applicationFields } from "./application.fields.ts";
import { Application, ApplicationDraft, ApplicationRow } from "./application.ts";
import { applicationReaders } from "./application-access.ts";
import { ApplicationMailDraft, ApplicationMailPreview } from "./application-mail.ts";
import { NoteDraft } from "./application-note.ts";
import { applicationProblems } from "./applications.problems.ts";
import { Stage } from "./stage.ts";

const path = "/v1/organisations/{organisationId}/applications";

const known = [organisationProblems.notFound, applicationProblems.notFound] as const;

/** In months from now on. */
const ConsentRequest = z.object({ months: z.int().min(1).max(36) }).meta({ id: "ApplicationConsentRequest" });

const StageChoice = z.object({ stage: Stage }).meta({ id: "ApplicationStageChoice" });

export const applications = {
  list: endpoint({
    method: "GET",
    path,
    access: applicationReaders,
    summary: "The applications at an office, the latest first",
    query: exportableListQuery(listFieldsOf(applicationFields)),
    reply: page(ApplicationRow),
    exports: "applications.exported",
    problems: [organisationProblems.notFound],
  }),
  read: endpoint({
    method: "GET",
    path: `${path}/{id}`,
    access: applicationReaders,
    summary: "One application; who read it is recorded",
    audited: "application.read",
    reply: Application,
    versioned: true,
    problems: known,
  }),
  update: endpoint({
    method: "PUT",
    path: `${path}/{id}`,
    access: applicationReaders,
    summary: "Saves a whole application; its clock and its office stay as they are",
    audited: "application.edited",
    body: ApplicationDraft,
    reply: Application,
    versioned: true,
    problems: [...known, entityProblems.changed],
  }),
  remove: endpoint({
    method: "DELETE",
    path: `${path}/{id}`,
    access: applicationReaders,
    summary: "Deletes an application with everything that is stored about it, for good",
    audited: "application.deleted",
    current: Application,
    problems: [...known, entityProblems.changed],
  }),
  process: endpoint({
    method: "PUT",
    path: `${path}/{id}/processed`,
    access: applicationReaders,
    summary: "Marks an application processed; what has no stage yet is refused with it, without a mail",
    audited: "application.processed",
    reply: Application,
    versioned: true,
    problems: known,
  }),
  setStage: endpoint({
    method: "PUT",
    path: `${path}/{id}/stage`,
    access: applicationReaders,
    summary: "Moves an application to another stage; sends no mail",
    audited: "application.stage-set",
    body: StageChoice,
    reply: Application,
    versioned: true,
    problems: known,
  }),
  addNote: endpoint({
    method: "POST",
    path: `${path}/{id}/notes`,
    access: applicationReaders,
    summary: "Notes something about an application; who is mentioned is told by the bell",
    audited: "application.note-added",
    body: NoteDraft,
    reply: Application,
    versioned: true,
    problems: [
      ...known,
      applicationProblems.mayNotRead,
      applicationProblems.noteEmpty,
      applicationProblems.tooManyNotes,
    ],
  }),
  updateNote: endpoint({
    method: "PUT",
    path: `${path}/{id}/notes/{noteId}`,
    access: applicationReaders,
    summary: "Changes an own note; who was not mentioned before is told by the bell",
    audited: "application.note-edited",
    body: NoteDraft,
    reply: Application,
    versioned: true,
    problems: [
      ...known,
      applicationProblems.mayNotRead,
      applicationProblems.noteEmpty,
      applicationProblems.noteGone,
      applicationProblems.noteOfOther,
    ],
  }),
  removeNote: endpoint({
    method: "DELETE",
    path: `${path}/{id}/notes/{noteId}`,
    access: applicationReaders,
    summary: "Deletes an own note; administrators any",
    audited: "application.note-removed",
    problems: [...known, applicationProblems.noteGone, applicationProblems.noteOfOther],
  }),
  previewMail: endpoint({
    method: "POST",
    path: `${path}/{id}/mails/preview`,
    access: applicationReaders,
    summary: "A mail to the applicant exactly as it would go out",
    body: ApplicationMailDraft,
    reply: ApplicationMailPreview,
    problems: known,
  }),
  sendMail: endpoint({
    method: "POST",
    path: `${path}/{id}/mails`,
    access: applicationReaders,
    summary: "Sends a mail to the applicant, and moves the application to the stage that it tells of",
    audited: "application.mail-sent",
    body: ApplicationMailDraft,
    reply: Application,
    versioned: true,
    problems: [
      ...known,
      entityProblems.changed,
      applicationProblems.tooManyMails,
      applicationProblems.unreachable,
      applicationProblems.datesNeeded,
      applicationProblems.datePast,
    ],
  }),
  files: endpoint({
    method: "GET",
    path: `${path}/{applicationId}/files`,
    access: applicationReaders,
    summary: "The files of an application; their names tell whose it is, so this is recorded, too",
    audited: "application.read",
    query: listQuery({ isAskedWhole: true }),
    reply: page(ApplicationAttachment),
    problems: known,
  }),
  readFile: endpoint({
    method: "GET",
    path: `${path}/{id}/files/{fileId}`,
    access: applicationReaders,
    summary:
      "Leads to a file of an application for some minutes; with `download` to one that is stored, not shown",
    audited: "application.file-read",
    query: z.object({
      variant: z.enum(["thumbnail", "preview"]).optional(),
      download: z.stringbool().optional(),
    }),
    redirects: true,
    problems: [...known, fileProblems.notFound],
  }),
  export: endpoint({
    method: "GET",
    path: `${path}/{id}/export`,
    access: applicationReaders,
    summary: "Leads to a ZIP of all that is stored about an applicant, for some minutes",
    audited: "application.exported",
    redirects: true,
    problems: known,
  }),
  askConsent: endpoint({
    method: "POST",
    path: `${path}/{id}/consent`,
    access: applicationReaders,
    summary: "Asks the applicant by mail to consent that the application is kept longer",
    audited: "application.consent-asked",
    body: ConsentRequest,
    reply: Application,
    versioned: true,
    problems: [...known, applicationProblems.askedToday, applicationProblems.notLonger],
  }),
};
