import { officeDateTime } from "../../shared/dates/office-days.ts";
import type { RecipientKind } from "../../shared/news/recipients.ts";
import { lazily } from "../platform/runtime/lazily.ts";

const number = lazily(() => new Intl.NumberFormat("de-DE"));

export const sendableText = {
  notReleased: (title: string) => `„${title}“ ist nicht für Newsletter freigegeben.`,
  toCome: (title: string, from: Date) => `„${title}“ erscheint erst am ${officeDateTime(from)}.`,
  over: (title: string, until: Date) => `„${title}“ ist nur bis ${officeDateTime(until)} sichtbar.`,
  deleted: (title: string | undefined) =>
    title ? `„${title}“ wurde gelöscht.` : "Ein Artikel des Newsletters wurde gelöscht.",
};

export const shownText = {
  recipients: (shown: number, present: number) =>
    `Statt ${number().format(shown)} wären es jetzt ${number().format(present)} Empfänger.`,
  failed: (shown: number, present: number) =>
    `Statt ${number().format(shown)} sind es jetzt ${number().format(present)}, bei denen das Senden nicht gelungen ist.`,
  otherSending: "Inzwischen hat jemand den Newsletter noch einmal gesendet.",
};

export const scheduleText = {
  changedSince: (articles: readonly string[]) =>
    articles.length > 0
      ? `Seit der Planung wurde geändert: ${articles.map((title) => `„${title}“`).join(", ")}.`
      : "Seit der Planung wurde die Vorlage oder der Absender geändert.",
  notAhead: "Der Zeitpunkt muss in der Zukunft liegen.",
  tooFarAhead: "Der Zeitpunkt darf höchstens ein Jahr in der Zukunft liegen.",
};

export const tooManyFailures = (failed: number, outcomes: number, percent: number): string =>
  `${number().format(failed)} von ${number().format(outcomes)} Nachrichten konnten nicht zugestellt werden, mehr als ${percent} %. Bitte prüfen Sie die Adressen, bevor Sie den Versand fortsetzen.`;

const linksWithoutEffect = "Die Links zu Einstellungen und Abbestellung wirken nur in der echten Mail.";

export const testText: Readonly<Record<"prefix" | "note", Readonly<Record<RecipientKind, string>>>> = {
  prefix: {
    employees: "[Test für Mitarbeiter]",
    clients: "[Test für Klienten]",
    externals: "[Test für Externe]",
  },
  note: {
    employees: "Testmail: So bekommen Mitarbeiterinnen und Mitarbeiter diesen Newsletter.",
    clients: `Testmail: So bekommen Klientinnen und Klienten diesen Newsletter. ${linksWithoutEffect}`,
    externals: `Testmail: So bekommen externe Abonnentinnen und Abonnenten diesen Newsletter. ${linksWithoutEffect}`,
  },
};

export const sendingText = {
  neverAccepted: "Die Nachricht wurde mehrfach nicht angenommen.",
  outcomeUnknown: "Es ist nicht bekannt, ob die Nachricht angekommen ist.",
  cancelled: "Der Versand wurde abgebrochen.",
  bounced: "Die Nachricht konnte nicht zugestellt werden.",
  rejected: "Die Nachricht wurde abgelehnt.",
  skipped: {
    unsubscribed: "Hat den Newsletter abbestellt.",
    removed: "Wurde aus den Abonnenten gelöscht.",
    bounced: "Die Adresse ist nicht zustellbar.",
    complained: "Hat sich über eine Nachricht beschwert.",
  },
} as const;

export const pauseNotificationText = (reason: string, link: string) => ({
  subject: "Ihr Newsletter wartet",
  lines: [
    `Der Versand Ihres Newsletters wurde angehalten: ${reason}`,
    "Was schon gesendet ist, bleibt gesendet. Sobald der Grund behoben ist, können Sie den Versand fortsetzen:",
    link,
  ],
});

export const approvalMailText = {
  subject: (title: string) => `Bitte um Freigabe: ${title}`,
  asks: (name: string) =>
    `${name} bittet Sie, diesen Newsletter freizugeben. So geht er hinaus; noch hat ihn niemand bekommen.`,
  toPage: "Zur Freigabe im Portal",
  note: "Dazu:",
  given: (title: string, name: string, link: string) => ({
    subject: `Freigegeben: ${title}`,
    lines: [
      `${name} hat den Newsletter „${title}“ freigegeben. Sie können ihn jetzt senden oder planen:`,
      link,
    ],
  }),
  refused: (title: string, name: string, note: string, link: string) => ({
    subject: `Nicht freigegeben: ${title}`,
    lines: [
      `${name} gibt den Newsletter „${title}“ nicht frei. Er wird so nicht gesendet.`,
      `Anmerkung: ${note}`,
      link,
    ],
  }),
  withdrawn: (name: string) => `${name} hat die Freigabe zurückgenommen.`,
};

export const notStartedText = (title: string, at: Date, reason: string, link: string) => ({
  subject: `Nicht gesendet: ${title}`,
  lines: [
    `Der Newsletter „${title}“ war für ${officeDateTime(at)} geplant und wurde nicht gesendet: ${reason}`,
    "Niemand hat ihn bekommen. Sobald der Grund behoben ist, können Sie ihn senden oder neu planen:",
    link,
  ],
});
