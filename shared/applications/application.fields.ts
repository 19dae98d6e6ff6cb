import { type Field, labelsOf } from "../contract/fields.ts";
import type { ApplicationDraft } from "./application.ts";

type Kept = "stage" | "createdAt" | "deleteAt" | "isExpiring";

export const applicationFields = {
  isProcessed: {
    label: "Bearbeitet",
    heading: "Stand",
    kind: "flag",
    filter: true,
    sort: true,
    column: true,
  },
  stage: { label: "Stufe", kind: "choice", filter: true },
  positions: { label: "Stellen", kind: "several", filter: true, column: true, facts: "person" },
  position_other: { label: "Andere Stelle", search: 4 },
  salutation: { label: "Anrede" },
  firstname: { label: "Vorname", search: 16, sort: true },
  lastname: { label: "Nachname", heading: "Name", search: 16, sort: true, column: true },
  email: { label: "E-Mail", kind: "mail", search: 4, facts: "person" },
  phone: { label: "Telefon", kind: "phone", facts: "person" },
  birthdate: { label: "Geburtsdatum", kind: "day", facts: "person" },
  street: { label: "Straße", facts: "person" },
  zip: { label: "PLZ" },
  city: { label: "Ort", search: 4, sort: true, column: true },
  current_position: { label: "Derzeitige Tätigkeit", facts: "career" },
  education_school: { label: "Schulbildung", facts: "career" },
  education_university: { label: "Studium", facts: "career" },
  education_degree: { label: "Abschlüsse und Titel", facts: "career" },
  additional_qualitfications: { label: "Weitere Qualifikationen", facts: "career" },
  comments: { label: "Anmerkungen", facts: "career" },
  createdAt: { label: "Eingegangen", kind: "stamp", filter: true, sort: true, column: true },
  deleteAt: { label: "Wird gelöscht", kind: "stamp", filter: true, sort: true, column: true },
  isExpiring: { label: "Frist", kind: "flag", filter: true },
} as const satisfies Readonly<Record<keyof ApplicationDraft | Kept, Field>>;

export const applicationLabels = labelsOf(applicationFields);
