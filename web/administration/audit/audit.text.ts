import type {
  AuditAction,
  AuditGroup,
  AuditSubjectKind,
} from "../../../shared/administration/audit-action.ts";
import type { RefusalReason } from "../../../shared/administration/audit-entry.ts";
import type { ArticleRelease } from "../../../shared/news/article.ts";
import { articleStateText } from "../../../shared/news/article-state.text.ts";
import type { ArticleState } from "../../../shared/news/article-state.ts";

export const auditText = {
  title: "Protokoll",
  intro: (days: string) => `Wer wann was getan hat. Einträge werden nie geändert und bleiben ${days} Tage.`,
  empty:
    "Hier steht, wer sich angemeldet, Rechte geändert, Artikel bearbeitet, etwas gesendet, exportiert oder gelöscht hat.",
  emptyPeriod: "In diesem Zeitraum gibt es keine Einträge.",
  at: "Zeitpunkt",
  actor: "Wer",
  what: "Vorgang",
  group: "Bereich",
  subject: "Betrifft",
  nobody: "Unbekannt",
  portal: "Portal",
  period: "Zeitraum",
  from: "Von",
  to: "Bis",
  exportHint: "Es werden die Einträge exportiert, die die Liste gerade zeigt; auch das steht dann hier.",
  exported: (count: string) =>
    count === "1" ? "1 Eintrag ist exportiert." : `${count} Einträge sind exportiert.`,
  exportFile: "protokoll",
  details: "Einzelheiten",
  back: "Zum Protokoll",
  more: "Weiter im Protokoll",
  byActor: (name: string) => `Alles von ${name}`,
  aboutSubject: (name: string | undefined) => (name ? `Alles zu ${name}` : "Alles dazu"),
  request: "Anfrage",
  entry: "Eintrag",
};

export const groupText: Readonly<Record<AuditGroup, string>> = {
  signIns: "Anmeldungen",
  passwords: "Kennwörter",
  users: "Benutzer",
  roles: "Rollen und Rechte",
  articles: "Artikel",
  discussions: "Foren",
  sending: "Versand",
  imports: "Importe",
  exports: "Exporte",
  deletions: "Löschungen",
  settings: "Einstellungen",
};

export const subjectText: Readonly<Record<AuditSubjectKind, readonly [named: string, unnamed: string]>> = {
  user: ["den Benutzer", "einen Benutzer"],
  role: ["die Rolle", "eine Rolle"],
  employee: ["den Mitarbeiter", "einen Mitarbeiter"],
  organisation: ["die Kanzlei", "eine Kanzlei"],
  article: ["den Artikel", "einen Artikel"],
  forumGroup: ["die Forengruppe", "eine Forengruppe"],
  forum: ["das Forum", "ein Forum"],
  forumPost: ["den Beitrag", "einen Beitrag"],
  forumAnswer: ["die Antwort", "eine Antwort"],
  newsletter: ["den Newsletter", "einen Newsletter"],
  subscriber: ["den Abonnenten", "einen Abonnenten"],
  templateSet: ["die Vorlage", "eine Vorlage"],
  settings: ["die Einstellungen", "die Einstellungen"],
};

export const namelessText: Readonly<Partial<Record<AuditAction, string>>> = {
  "session.refused": "wurde mit einem unbekannten Namen nicht angemeldet",
  "article.file-deleted": "hat eine Datei aus einem Artikel gelöscht",
  "forum-post.file-deleted": "hat eine Datei aus einem Beitrag gelöscht",
  "forum-answer.file-deleted": "hat eine Datei aus einer Antwort gelöscht",
  "poll.stopped": "hat eine Umfrage beendet",
  "poll.reminded": "hat an eine Umfrage erinnert",
  "user.roles-changed": "hat die Rollen eines Benutzers geändert",
  "employee.picture-deleted": "hat das Bild eines Mitarbeiters gelöscht",
  "organisation.picture-deleted": "hat ein Bild einer Kanzlei gelöscht",
  "organisation.link-deleted": "hat einen Link einer Kanzlei gelöscht",
  "organisation.customer-deleted": "hat einen Klienten einer Kanzlei gelöscht",
};

/** `{object}` is the subject in the words above, `{name}` its bare name. */
export const actionText: Readonly<Record<AuditAction, string>> = {
  "session.started": "hat sich angemeldet",
  "session.refused": "wurde als {name} nicht angemeldet",
  "session.ended": "hat eigene Anmeldungen beendet",
  "password.changed": "hat das eigene Kennwort geändert",
  "password.reset": "hat das eigene Kennwort neu gesetzt",
  "password.link-sent": "hat einen Link für ein neues Kennwort an {name} geschickt",
  "second-factor.enabled": "hat den eigenen zweiten Faktor eingerichtet",
  "second-factor.disabled": "hat den eigenen zweiten Faktor abgeschaltet",
  "second-factor.codes-renewed": "hat neue Wiederherstellungscodes angefordert",
  "second-factor.removed": "hat den zweiten Faktor von {name} entfernt",
  "user.created": "hat {object} angelegt",
  "user.changed": "hat {object} geändert",
  "user.activated": "hat {object} aktiviert",
  "user.deactivated": "hat {object} deaktiviert",
  "user.invited": "hat {object} eingeladen",
  "user.roles-changed": "hat die Rollen von {name} geändert",
  "role.created": "hat {object} angelegt",
  "role.changed": "hat {object} geändert",
  "role.deleted": "hat {object} gelöscht",
  "employee.changed": "hat {object} geändert",
  "employee.deleted": "hat {object} gelöscht",
  "employee.picture-deleted": "hat das Bild von {name} gelöscht",
  "employees.imported": "hat Mitarbeiter importiert",
  "employees.exported": "hat Mitarbeiter exportiert",
  "organisation.picture-deleted": "hat ein Bild der Kanzlei {name} gelöscht",
  "organisation.link-deleted": "hat einen Link der Kanzlei {name} gelöscht",
  "organisation.customer-deleted": "hat einen Klienten der Kanzlei {name} gelöscht",
  "newsletter.test-sent": "hat für {object} eine Testmail gesendet",
  "newsletter.published": "hat {object} gesendet",
  "newsletter.scheduled": "hat für {object} den Versand geplant",
  "newsletter.unscheduled": "hat für {object} den geplanten Versand zurückgenommen",
  "newsletter.repeated": "hat für {object} fehlgeschlagene Mails wiederholt",
  "newsletter.paused": "hat für {object} den Versand angehalten",
  "newsletter.resumed": "hat für {object} den Versand fortgesetzt",
  "newsletter.cancelled": "hat für {object} den Versand abgebrochen",
  "newsletter.files-withdrawn": "hat in {object} öffentliche Links auf Dateien zurückgenommen",
  "newsletter.deleted": "hat {object} gelöscht",
  "newsletter.recipients-exported": "hat für {object} die Empfänger exportiert",
  "article.created": "hat {object} angelegt",
  "article.edited": "hat {object} bearbeitet",
  "article.submitted": "hat {object} zur Prüfung gegeben",
  "article.reviewed": "hat {object} geprüft und freigegeben",
  "article.released": "hat {object} veröffentlicht",
  "article.made-public": "hat {object} öffentlich gemacht",
  "article.withdrawn": "hat {object} zurückgenommen",
  "article.announced": "hat {object} angekündigt",
  "article.deleted": "hat {object} gelöscht",
  "article.file-deleted": "hat eine Datei aus {name} gelöscht",
  "forum-group.deleted": "hat {object} gelöscht",
  "forum.deleted": "hat {object} gelöscht",
  "forum-post.edited": "hat {object} bearbeitet",
  "forum-post.deleted": "hat {object} gelöscht",
  "forum-post.file-deleted": "hat eine Datei aus dem Beitrag {name} gelöscht",
  "forum-answer.edited": "hat {object} bearbeitet",
  "forum-answer.deleted": "hat {object} gelöscht",
  "forum-answer.file-deleted": "hat eine Datei aus der Antwort {name} gelöscht",
  "poll.stopped": "hat die Umfrage im Beitrag {name} beendet",
  "poll.reminded": "hat an die Umfrage im Beitrag {name} erinnert",
  "subscriber.deleted": "hat {object} gelöscht",
  "subscriber.suppression-lifted": "hat für {object} die Sperre aufgehoben",
  "subscribers.imported": "hat für {object} Abonnenten importiert",
  "subscribers.exported": "hat Abonnenten exportiert",
  "template-set.deleted": "hat {object} gelöscht",
  "settings.changed": "hat {object} geändert",
  "audit.exported": "hat das Protokoll exportiert",
};

export const reasonText: Readonly<Record<RefusalReason, string>> = {
  unknownName: "Den Benutzernamen gibt es nicht.",
  wrongPassword: "Das Kennwort stimmt nicht.",
  notActive: "Der Benutzer ist deaktiviert.",
  temporaryPassword: "Das Kennwort muss zuerst geändert werden.",
  secondFactor: "Der Code des zweiten Faktors stimmt nicht.",
};

export const toldFields: readonly string[] = ["isActive", "isAdmin"];

const fieldText: Readonly<Record<string, string>> = {
  username: "Benutzername",
  roleId: "Rolle",
  employeeId: "Mitarbeiter",
  name: "Name",
  employedAt: "Kanzlei",
  isDirector: "Geschäftsführung",
  email: "E-Mail-Adresse",
  ruleGroupName: "Rollengruppe",
  title: "Titel",
  subtitle: "Untertitel",
  abstract: "Kurzfassung",
  content: "Text",
  tag: "Thema",
  taxTag: "Steuerlicher Begriff",
  authorId: "Autor",
  organisationId: "Kanzlei",
  publishedByOrganisationIds: "Veröffentlicht auch von",
  urlTitle: "Adresse",
  pageTitle: "Seitentitel",
  seoMetaDescription: "Beschreibung für Suchmaschinen",
  releaseDate: "Erscheint am",
  visibleUntil: "Zu sehen bis",
  titleImageId: "Titelbild",
  newsletterImageId: "Bild im Newsletter",
  imageIds: "Bilder",
  files: "Dateien",
};

const releaseText: Readonly<Record<ArticleRelease, string>> = {
  isInternalRelease: "intern",
  isPublicRelease: "öffentlich",
  isNewsletterRelease: "für Newsletter",
};

const releasesIn = (releases: readonly ArticleRelease[]) =>
  releases.map((release) => releaseText[release]).join(", ");

export const factText = {
  changed: (fields: readonly string[]) =>
    `Geändert: ${fields.map((field) => fieldText[field] ?? field).join(", ")}`,
  becameAdmin: "Ist jetzt Administrator",
  noLongerAdmin: "Ist nicht mehr Administrator",
  given: (names: readonly string[]) => `Erhalten: ${names.join(", ")}`,
  taken: (names: readonly string[]) => `Entzogen: ${names.join(", ")}`,
  rows: (rows: string, total: string) => `${rows} von ${total} Zeilen`,
  filtered: "Auswahl nach Filter",
  counts: (created: string, updated: string, deleted: string) =>
    `${created} neu, ${updated} geändert, ${deleted} gelöscht`,
  refused: (count: string) => `${count} abgelehnt`,
  toAllAgain: "Noch einmal an alle",
  at: (when: string) => `Für ${when}`,
  step: (from: ArticleState, to: ArticleState) =>
    `Von „${articleStateText[from]}“ zu „${articleStateText[to]}“`,
  releasedTo: (releases: readonly ArticleRelease[]) => `Erscheint ${releasesIn(releases)}`,
  withdrawnFrom: (releases: readonly ArticleRelease[]) => `Nicht mehr ${releasesIn(releases)}`,
  isAnnounced: "Wird den Mitarbeitern per Mail angekündigt",
  isNotAnnounced: "Ohne Ankündigung per Mail",
  mails: (count: string) => (count === "1" ? "Eine Mail" : `${count} Mails`),
};
