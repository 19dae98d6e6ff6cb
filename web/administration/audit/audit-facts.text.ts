import type { RefusalReason } from "../../../shared/administration/audit-entry.ts";
import { articleLabels } from "../../../shared/news/article.fields.ts";
import type { PublishTarget } from "../../../shared/news/article.ts";
import { articleStateText } from "../../../shared/news/article-state.text.ts";
import type { ArticleState } from "../../../shared/news/article-state.ts";

export const reasonText: Readonly<Record<RefusalReason, string>> = {
  unknownName: "Den Benutzernamen gibt es nicht.",
  wrongPassword: "Das Kennwort stimmt nicht.",
  notActive: "Der Benutzer ist deaktiviert.",
  temporaryPassword: "Das Kennwort muss zuerst geändert werden.",
  unknownPasskey: "Den Passkey gibt es nicht.",
  wrongPasskey: "Der Passkey ließ sich nicht prüfen.",
  passkeyCounter: "Der Zähler des Passkeys ging zurück: Vielleicht wurde er kopiert.",
  secondFactor: "Der Code des zweiten Faktors stimmt nicht.",
  passwordsOff: "Mit Kennwort melden sich nur Administratoren an.",
  notVerified: "Das Firmenkonto hat keine bestätigte E-Mail-Adresse.",
  noUser: "Zum Firmenkonto gibt es keinen Benutzer.",
  severalUsers: "Die Adresse des Firmenkontos haben mehrere Benutzer.",
  otherAccount: "Der Benutzer ist mit einem anderen Firmenkonto verknüpft.",
};

export const spelledOutFields: readonly string[] = ["isActive", "isAdmin"];

const fieldText: Readonly<Record<string, string>> = {
  username: "Benutzername",
  password: "Kennwort",
  roleId: "Rolle",
  employeeId: "Mitarbeiter",
  roles: "Rollen",
  name: "Name",
  employedAt: "Kanzlei",
  isDirector: "Geschäftsführung",
  email: "E-Mail-Adresse",
  ruleGroupName: "Rollengruppe",
  ...articleLabels,
  files: "Dateien",
};

const targetText: Readonly<Record<PublishTarget, string>> = {
  isInternalRelease: "intern",
  isPublicRelease: "öffentlich",
  isNewsletterRelease: "für Newsletter",
};

const targetsIn = (targets: readonly PublishTarget[]) =>
  targets.map((target) => targetText[target]).join(", ");

export const factText = {
  changed: (fields: readonly string[]) =>
    `Geändert: ${fields.map((field) => fieldText[field] ?? field).join(", ")}`,
  becameAdmin: "Ist jetzt Administrator",
  noLongerAdmin: "Ist nicht mehr Administrator",
  given: (names: readonly string[]) => `Erhalten: ${names.join(", ")}`,
  taken: (names: readonly string[]) => `Entzogen: ${names.join(", ")}`,
  handedOver: (to: string, total: string) => `${total} an ${to}`,
  rows: (rows: string, total: string) => `${rows} von ${total} Zeilen`,
  provider: (label: string) => `Firmenkonto: ${label}`,
  groupsUnknown: "Der Anbieter hat die Gruppen nicht genannt; die Rollen sind, wie sie waren.",
  filtered: "Auswahl nach Filter",
  counts: (created: string, updated: string, deleted: string) =>
    `${created} neu, ${updated} geändert, ${deleted} gelöscht`,
  refused: (count: string) => `${count} abgelehnt`,
  toAllAgain: "Noch einmal an alle",
  at: (when: string) => `Für ${when}`,
  step: (from: ArticleState, to: ArticleState) =>
    `Von „${articleStateText[from]}“ zu „${articleStateText[to]}“`,
  releasedTo: (targets: readonly PublishTarget[]) => `Erscheint ${targetsIn(targets)}`,
  withdrawnFrom: (targets: readonly PublishTarget[]) => `Nicht mehr ${targetsIn(targets)}`,
  isAnnounced: "Wird den Mitarbeitern per Mail angekündigt",
  isNotAnnounced: "Ohne Ankündigung per Mail",
  mails: (count: string) => (count === "1" ? "Eine Mail" : `${count} Mails`),
};
