import { addMonths } from "date-fns/addMonths";
import { ulid } from "ulid";
import { openApplicationClocks } from "../../functions/data/applications/application-clocks.repository.ts";
import {
  openApplications,
  type StoredApplication,
} from "../../functions/data/applications/applications.collection.ts";
import type { Stored } from "../../functions/platform/collection/collection-spec.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import type { MailStep } from "../../shared/applications/application-step.ts";
import { ownOffice } from "./viewers.ts";

/** As somebody fills in the form. */
export const anApplicationForm = (facts = {}) => ({
  salutation: "Frau",
  firstname: "Lena",
  lastname: "Huber",
  street: "Hauptstraße 1",
  zip: "1010",
  city: "Wien",
  phone: "+43 660 1234567",
  email: `lena.huber+${ulid().toLowerCase()}@bewerbung.example`,
  birthdate: "1998-04-12",
  positions: ["steuerberatung" as const],
  position_other: null,
  education_school: "HAK Wien",
  education_university: null,
  education_degree: null,
  current_position: "Sachbearbeiterin",
  additional_qualitfications: "BMD",
  comments: "Ab September",
  ...facts,
});

export const anApplication = (facts: Partial<StoredApplication> = {}): StoredApplication => {
  const at = facts.createdAt ?? new Date().toISOString();
  return {
    ...anApplicationForm(),
    id: ulid(),
    organisationId: ownOffice.id,
    isProcessed: false,
    files: [],
    consent: { version: "1-6", text: "Ich willige ein.", at },
    createdAt: at,
    modifiedAt: at,
    deleteAt: addMonths(at, 6).toISOString(),
    consentUntil: null,
    consentGivenAt: null,
    consentAsked: null,
    sending: ulid(),
    ...facts,
  };
};

/** As the history keeps it. */
export const aSentMail = (facts: Partial<MailStep> = {}): MailStep => ({
  kind: "mail",
  at: "2026-05-01T08:00:00.000Z",
  by: "somebody",
  mail: "papers",
  mailId: "m1",
  subject: "Zeugnisse",
  text: null,
  dates: [],
  ...facts,
});

export const aStoredApplication = async (
  table: Table,
  facts: Partial<StoredApplication> = {},
): Promise<Stored<StoredApplication>> => {
  const application = anApplication(facts);
  return openApplications(table).insert(application, [openApplicationClocks(table).setWrite(application)]);
};
