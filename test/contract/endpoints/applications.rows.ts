import { ulid } from "ulid";
import { portal } from "../../portal.ts";
import { anApplicationForm, aStoredApplication } from "../../support/application.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { everybody, type MembersRight } from "./rights.ts";
import { stored } from "./subjects.ts";

/** Directors of the office, too. */
const applicationReaders: MembersRight = {
  places: {
    own: ["ADMIN_ORG", "partnerDirector", "ADMIN_ORG everywhere", "admin"],
    foreign: ["director", "ADMIN_ORG everywhere", "admin"],
  },
  others: 403,
};

const own = {
  application: async (organisationId: string) => {
    const { table } = await portal();
    const { id } = await aStoredApplication(table, { organisationId });
    return { organisationId, id, applicationId: id };
  },
  noteOfApplication: async (organisationId: string) => {
    const { table } = await portal();
    const note = { id: ulid(), at: new Date().toISOString(), by: "somebody", content: "<p>Gut.</p>" };
    const { id } = await aStoredApplication(table, { organisationId, notes: [note] });
    return { organisationId, id, noteId: note.id };
  },
  fileOfApplication: async (organisationId: string) => {
    const { table } = await portal();
    const file = { id: ulid(), fileName: "lebenslauf.pdf", contentType: "application/pdf", size: 1200 };
    const { id } = await aStoredApplication(table, { organisationId, files: [file] });
    return { organisationId, id, fileId: file.id };
  },
};

const aMail = { kind: "papers", subject: "Zeugnisse", text: null } as const;

const unknownLink = () => Promise.resolve({ token: "unbekannt" });

const isOwn = true;
const right = applicationReaders;

export const applicationsRows: AreaRows<"applications"> = {
  applications: {
    list: { right, subject: stored.office },
    // Besides the session: who applied before, and the entry of the audit trail.
    read: { right, requests: 4, subject: own.application },
    update: { right, body: anApplicationForm(), subject: own.application },
    remove: { right, subject: own.application },
    process: { right, subject: own.application },
    setStage: { isOwn, right, body: { stage: "seen" }, subject: own.application },
    addNote: { isOwn, right, body: { content: "<p>Gut.</p>" }, subject: own.application },
    updateNote: { isOwn, right, body: { content: "<p>Besser.</p>" }, subject: own.noteOfApplication },
    removeNote: { isOwn, right, subject: own.noteOfApplication },
    previewMail: { isOwn, right, body: aMail, subject: own.application },
    sendMail: { isOwn, right, body: aMail, subject: own.application },
    files: { right, subject: own.application },
    readFile: { isOwn, right, query: {}, subject: own.fileOfApplication },
    export: { isOwn, right, subject: own.application },
    askConsent: { isOwn, right, body: { months: 12 }, subject: own.application },
  },
  applicationPages: {
    page: { isOwn, right: everybody, query: {}, subject: unknownLink },
    choose: { isOwn, right: everybody, query: {}, body: { date: "" }, subject: unknownLink },
    addPapers: { isOwn, right: everybody, query: {}, body: { fileIds: ["1"] }, subject: unknownLink },
    leave: { isOwn, right: everybody, query: {}, subject: unknownLink },
    withdraw: { isOwn, right: everybody, query: {}, subject: unknownLink },
  },
  publicApplications: {
    form: { isOwn, right: everybody, subject: stored.office },
    send: {
      isOwn,
      right: everybody,
      body: { ...anApplicationForm(), consent: { version: "2-6" } },
      subject: stored.office,
    },
    consent: { isOwn, right: everybody, body: { token: "unbekannt" } },
    giveConsent: { isOwn, right: everybody, body: { token: "unbekannt" } },
  },
};
