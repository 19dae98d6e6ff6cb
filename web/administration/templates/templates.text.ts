import type { TemplatePart } from "../../../shared/administration/template-part.ts";

const plural = (count: number, number: string, one: string, many: string) =>
  count === 1 ? one : `${number} ${many}`;

export const templatesText = {
  title: "E-Mail Templates",
  create: "Neue Vorlage",
  intro: "Wie die Nachrichten aussehen, die das Portal sendet: Newsletter und Benachrichtigungen.",
  list: "Vorlagen",
  state: "Status",
  name: "Name",
  isDefault: "Standard",
  builtIn: "Mitgeliefert",
  modified: "Geändert",
  neverModified: "noch nie",
  usedBy: "Verwendet von",
  newsletters: (count: number, number: string) =>
    count === 0 ? "keinem Newsletter" : plural(count, number, "1 Newsletter", "Newslettern"),
  makeDefault: "Zum Standard machen",
  madeDefault: (name: string) => `„${name}“ ist jetzt die Standardvorlage.`,
  removeTitle: "Vorlage löschen?",
  removeWarning: (name: string) => `„${name}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  unsent: (count: number, number: string, titles: string) =>
    `${plural(count, number, "Ein Newsletter, der noch nicht gesendet ist, geht", "Newsletter, die noch nicht gesendet sind, gehen")} dann mit der Standardvorlage hinaus: ${titles}.`,
  andMore: (titles: string) => `${titles} und andere`,
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  copyOf: (name: string) => `Kopie von ${name}`.slice(0, 200),
};

export const editorText = {
  editTitle: "Vorlage bearbeiten",
  part: "Teil der Vorlage",
  faulty: (label: string) => `${label} · fehlerhaft`,
  code: (label: string) => `Code: ${label}`,
  toLine: (line: number) => `Zur Zeile ${line}`,
  reset: "Auf das Original zurücksetzen",
  wasReset: (label: string) => `„${label}“ ist wieder wie im Original.`,
  placeholders: "Platzhalter",
  placeholdersHelp: "Ein Klick setzt den Platzhalter dort ein, wo Sie im Code zuletzt geschrieben haben.",
  placeCursor: "Klicken Sie zuerst im Code an die Stelle, an die der Platzhalter gehört.",
  insert: (code: string) => `${code} einsetzen`,
  otherPart: (label: string, message: string) => `In „${label}“: ${message}`,
  line: (line: number, text: string) => `Zeile ${line}: ${text}`,
};

export const partText: Readonly<Record<TemplatePart, { label: string; help: string }>> = {
  newsletterTemplate: {
    label: "Rahmen des Newsletters",
    help: "Was jeden Newsletter umgibt: Kopf, Text, Impressum und Abmeldelink.",
  },
  articleTemplate: {
    label: "Artikel mit Bild und Link",
    help: "So steht ein Artikel im Newsletter, der ein Bild hat und online gelesen werden kann.",
  },
  articleTemplateNoImg: {
    label: "Artikel ohne Bild, mit Link",
    help: "So steht ein Artikel im Newsletter, der kein Bild hat und online gelesen werden kann.",
  },
  articleTemplateNoLink: {
    label: "Artikel mit Bild, ohne Link",
    help: "So steht ein Artikel im Newsletter, der ein Bild hat und ganz in der Nachricht steht.",
  },
  articleTemplateNoLinkImg: {
    label: "Artikel ohne Bild und Link",
    help: "So steht ein Artikel im Newsletter, der kein Bild hat und ganz in der Nachricht steht.",
  },
  subscriberConfirmationTemplate: {
    label: "Anmeldung bestätigen",
    help: "Geht an alle, die sich für den Newsletter anmelden. Erst nach dem Klick bekommen sie ihn.",
  },
  articleNotificationTemplate: {
    label: "Neuer Artikel",
    help: "Geht an Mitarbeiter, die über neue Artikel benachrichtigt werden wollen.",
  },
  forumNotificationTemplate: {
    label: "Neuer Beitrag im Forum",
    help: "Geht an Mitarbeiter, die über Beiträge eines Forums benachrichtigt werden wollen.",
  },
  calendarNotificationTemplate: {
    label: "Neuer Termin",
    help: "Geht an Mitarbeiter, die über neue Termine benachrichtigt werden wollen.",
  },
  cloudNotificationTemplate: {
    label: "Neues in der Cloud",
    help: "Geht an Mitarbeiter, die einen Ordner beobachten, höchstens einmal in der Stunde.",
  },
  materialNotificationTemplate: {
    label: "Materialbestellung",
    help: "Geht an die Materialstelle, wenn bestellt wird, und an Besteller, auch wenn sich der Stand ändert.",
  },
  resetPasswortTemplate: {
    label: "Kennwort festlegen",
    help: "Geht an alle, die ein neues Kennwort anfordern oder einen Zugang bekommen.",
  },
  applicationInfoTemplate: {
    label: "Bewerbung: an Bewerber",
    help: "Geht an Bewerber, sobald ihre Bewerbung da ist, wenn die Kanzlei ihnen schreibt, und wenn sie gefragt werden, ob sie länger aufbewahrt werden darf.",
  },
  applicationNotificationTemplate: {
    label: "Bewerbung: an die Kanzlei",
    help: "Geht an alle, die über Bewerbungen benachrichtigt werden wollen. Ohne applicant.occasion nur über neue; das übrige kommt dann mit der Standardvorlage.",
  },
};

export const partGroups: readonly { readonly label: string; readonly parts: readonly TemplatePart[] }[] = [
  {
    label: "Newsletter",
    parts: [
      "newsletterTemplate",
      "articleTemplate",
      "articleTemplateNoImg",
      "articleTemplateNoLink",
      "articleTemplateNoLinkImg",
      "subscriberConfirmationTemplate",
    ],
  },
  {
    label: "Benachrichtigungen",
    parts: [
      "articleNotificationTemplate",
      "forumNotificationTemplate",
      "calendarNotificationTemplate",
      "cloudNotificationTemplate",
      "materialNotificationTemplate",
    ],
  },
  { label: "Zugang", parts: ["resetPasswortTemplate"] },
  { label: "Bewerbungen", parts: ["applicationInfoTemplate", "applicationNotificationTemplate"] },
];

export const fieldLabels: Readonly<Record<string, string>> = {
  name: templatesText.name,
  ...Object.fromEntries(Object.entries(partText).map(([part, { label }]) => [part, label])),
};
