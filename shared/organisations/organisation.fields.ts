import { type Field, labelsOf } from "../contract/fields.ts";
import type { CustomerDraft } from "./customer.ts";
import type { OrganisationDraft } from "./organisation.ts";

export const officeFields = {
  name: { label: "Name", search: 16, hasCompounds: true, filter: true, sort: true, column: true },
  nameAdditional: { label: "Namenszusatz" },
  street: { label: "Straße", facts: "contact" },
  zip: { label: "PLZ", search: 4, filter: true, sort: true, column: true },
  city: { label: "Ort", search: 8, hasCompounds: true, filter: true, sort: true, column: true },
  province: { label: "Bundesland" },
  phone: { label: "Telefon", kind: "phone", column: true, facts: "contact" },
  phoneExtension: { label: "Durchwahl der Zentrale", facts: "contact" },
  mobile: { label: "Mobiltelefon", kind: "phone", facts: "contact" },
  fax: { label: "Fax", facts: "contact" },
  email: { label: "E-Mail", kind: "mail", column: true, facts: "contact" },
  homepage: { label: "Website", kind: "web", facts: "portal" },
  homepageIsExternal: { label: "Die Website wird außerhalb der Gruppe betrieben", kind: "flag" },
  urlName: { label: "Name in der Adresse" },
  mapPinName: { label: "Name auf der Karte" },
  customerBmdUrl: { label: "BMD für Kunden", kind: "web", facts: "portal" },
  employeeRegistrationUrl: { label: "Anmeldung von Mitarbeitern", kind: "web", facts: "portal" },
  employeeDeregistrationUrl: { label: "Abmeldung von Mitarbeitern", kind: "web", facts: "portal" },
  employeeManagementEmail: { label: "E-Mail der Personalverwaltung", kind: "mail", facts: "portal" },
  products: { label: "Leistungen" },
  uid: { label: "UID", facts: "legal" },
  commercialRegisterNumber: { label: "Firmenbuchnummer", facts: "legal" },
  commercialRegisterCourt: { label: "Firmenbuchgericht" },
  regulatingAuthority: { label: "Aufsichtsbehörde", facts: "legal" },
  wtcode: { label: "WT-Code", facts: "legal" },
  dvr: { label: "DVR", facts: "legal" },
  contactDescriptionDE: { label: "Kontakttext, Deutsch" },
  contactDescriptionEN: { label: "Kontakttext, Englisch" },
  websiteDescriptionDE: { label: "Beschreibung, Deutsch" },
  websiteDescriptionEN: { label: "Beschreibung, Englisch" },
  websiteDescriptionIT: { label: "Beschreibung, Italienisch" },
  isPartner: { label: "Partnerkanzlei", kind: "flag", filter: true },
  isAssociate: { label: "Gesellschafterkanzlei", kind: "flag", filter: true },
  isNexiaMember: { label: "Nexia-Mitglied", kind: "flag", filter: true },
  mailSenderName: { label: "Name des Absenders" },
  mailReplyTo: { label: "Antworten an" },
  forbidsShares: { label: "Nichts aus der Cloud mit Außenstehenden teilen", kind: "flag" },
} as const satisfies Readonly<Record<keyof OrganisationDraft, Field>>;

export const officeLabels = labelsOf(officeFields);

export const customerFields = {
  name: { label: "Name", search: 16, filter: true, sort: true, column: true },
  street: { label: "Straße", search: 4, column: true },
  zip: { label: "PLZ", search: 4, filter: true, sort: true, column: true },
  city: { label: "Ort", search: 4, filter: true, sort: true, column: true },
  url: { label: "Website", kind: "web", column: true },
  description: { label: "Beschreibung", search: 1, column: true },
} as const satisfies Readonly<Record<keyof CustomerDraft, Field>>;

export const customerLabels = labelsOf(customerFields);
