import { type Field, headingsOf, labelsOf } from "../contract/fields.ts";
import type { SubscriberDraft } from "./subscriber.ts";

type Standing = "state" | "registrationConfirmedAt" | "customerUnsuscribedAt" | "suppressedAt";

/** In the order of an export, whose columns an import recognises. */
export const subscriberFields = {
  name: {
    label: "Name",
    search: 16,
    sort: true,
    column: true,
    import: ["name", "kontakt", "kunde", "firma"],
  },
  email: { label: "E-Mail", search: 4, sort: true, column: true, import: ["email", "mail"] },
  branche: {
    label: "Branche",
    search: 4,
    filter: true,
    sort: true,
    column: true,
    import: ["branche", "industrie", "industry"],
  },
  plz: { label: "PLZ", search: 4, filter: true, sort: true, import: ["plz", "postleitzahl", "zip"] },
  ort: { label: "Ort", search: 8, filter: true, sort: true, import: ["ort", "stadt", "city"] },
  organisationId: { label: "Kanzlei", kind: "choice", filter: true, sort: true, column: true },
  isClient: {
    label: "Art",
    heading: "Klient",
    kind: "flag",
    filter: true,
    column: true,
    import: ["klient", "client", "mandant"],
  },
  receivesTaxNews: {
    label: "Interesse: Steuern",
    heading: "Steuern",
    kind: "flag",
    filter: true,
    column: true,
    import: ["steuer", "tax"],
  },
  receivesDoctorsNews: {
    label: "Interesse: Ärzte",
    heading: "Ärzte",
    kind: "flag",
    filter: true,
    import: ["arzt", "doctor"],
  },
  state: { label: "Status", kind: "choice", filter: true, column: true },
  registrationConfirmedAt: { label: "Bestätigt am", kind: "stamp", filter: true },
  customerUnsuscribedAt: { label: "Abgemeldet am", kind: "stamp", filter: true },
  suppressedAt: { label: "Gesperrt am", kind: "stamp" },
} as const satisfies Readonly<Record<keyof SubscriberDraft | Standing, Field>>;

export const subscriberLabels = labelsOf(subscriberFields);
export const subscriberHeadings = headingsOf(subscriberFields);
