import type { portal } from "../../../shared/portal.contract.ts";
import { anApplicationForm } from "../../support/application.builder.ts";
import type { RowsOf } from "./endpoint-row.ts";
import { applicationReaders, everybody } from "./rights.ts";
import { stored } from "./subjects.ts";

const { application } = stored;
const isOwn = true;
const right = applicationReaders;

export const applicationsRows: RowsOf<typeof portal.applications> = {
  applications: {
    list: { right, subject: stored.office },
    // Besides the session: who applied before, and the entry of the audit trail.
    read: { right, requests: 4, subject: application },
    update: { right, body: anApplicationForm(), subject: application },
    remove: { right, subject: application },
    process: { right, subject: application },
    files: { right, subject: application },
    readFile: { isOwn, right, query: {}, subject: stored.fileOfApplication },
    export: { isOwn, right, subject: application },
    askConsent: { isOwn, right, body: { months: 12 }, subject: application },
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
