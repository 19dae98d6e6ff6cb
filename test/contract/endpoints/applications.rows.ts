import { ulid } from "ulid";
import { portal } from "../../portal.ts";
import { anApplicationForm, aStoredApplication } from "../../support/application.builder.ts";
import type { AreaRows } from "./endpoint-row.ts";
import { stored } from "./resources.ts";
import { everybody, type MembersRight } from "./rights.ts";

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
    list: { right, resource: stored.office },
    // Besides the session: who applied before, and the entry of the audit trail.
    read: { right, requests: 4, resource: own.application },
    update: { right, body: anApplicationForm(), resource: own.application },
    remove: { right, resource: own.application },
    process: { right, resource: own.application },
    setStage: { isOwn, right, body: { stage: "seen" }, resource: own.application },
    addNote: { isOwn, right, body: { content: "<p>Gut.</p>" }, resource: own.application },
    updateNote: { isOwn, right, body: { content: "<p>Besser.</p>" }, resource: own.noteOfApplication },
    removeNote: { isOwn, right, resource: own.noteOfApplication },
    previewMail: { isOwn, right, body: aMail, resource: own.application },
    sendMail: { isOwn, right, body: aMail, resource: own.application },
    files: { right, resource: own.application },
    readFile: { isOwn, right, query: {}, resource: own.fileOfApplication },
    export: { isOwn, right, resource: own.application },
    askConsent: { isOwn, right, body: { months: 12 }, resource: own.application },
  },
  applicationPages: {
    page: { isOwn, right: everybody, query: {}, resource: unknownLink },
    choose: { isOwn, right: everybody, query: {}, body: { date: "" }, resource: unknownLink },
    addPapers: { isOwn, right: everybody, query: {}, body: { fileIds: ["1"] }, resource: unknownLink },
    leave: { isOwn, right: everybody, query: {}, resource: unknownLink },
    withdraw: { isOwn, right: everybody, query: {}, resource: unknownLink },
  },
  publicApplications: {
    form: { isOwn, right: everybody, resource: stored.office },
    send: {
      isOwn,
      right: everybody,
      body: { ...anApplicationForm(), consent: { version: "2-6" } },
      resource: stored.office,
    },
    consent: { isOwn, right: everybody, body: { token: "unbekannt" } },
    giveConsent: { isOwn, right: everybody, body: { token: "unbekannt" } },
  },
};
