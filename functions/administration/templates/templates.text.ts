import type { MailPart } from "../../../shared/administration/template-part.ts";

const faults: readonly (readonly [RegExp, (...parts: string[]) => string])[] = [
  [/^undefined filter: (.+)$/, (name) => `Den Filter „${name}“ gibt es nicht.`],
  [/^undefined variable: (.+)$/, (name) => `Den Platzhalter „${name}“ gibt es nicht.`],
  [/^tag "(.+)" not found$/, (name) => `Den Befehl „${name}“ gibt es nicht.`],
  [/^tag "?(\{%-?\s*(\w+).*?%\})"? not closed$/s, (tag, name) => `Zu „${tag}“ fehlt „{% end${name} %}“.`],
  [/^tag "?(.+?)"? not closed$/s, (tag) => `Nach „${tag}“ fehlt „%}“.`],
  [/^output "?(.+?)"? not closed$/s, (output) => `Nach „${output}“ fehlt „}}“.`],
  [/^raw .* not closed$/s, () => "Zu „{% raw %}“ fehlt „{% endraw %}“."],
  [/^parse length limit exceeded$/, () => "Die Vorlage ist zu lang."],
  [
    /limit exceeded$/,
    () => "Die Vorlage braucht zu viel Zeit oder Speicher. Meist läuft eine Schleife zu oft.",
  ],
  [/^expected "\|" before filter$/, () => "Zwischen dem Platzhalter und dem, was folgt, fehlt „|“."],
  [/^expected filter name$/, () => "Nach „|“ fehlt der Name eines Filters."],
  [/^expected ":" after filter name$/, () => "Zwischen dem Filter und seiner Angabe fehlt „:“."],
  [/^expected "="$/, () => "Hier fehlt „=“."],
  [/^(?:illegal liquid tag syntax|illegal tag syntax.*)$/, () => "Nach „{%“ fehlt ein Befehl."],
  [/^illegal tag: (.+)$/s, (tag) => `„${tag}“ gehört nicht hierher.`],
  [
    /^(?:unexpected elsif after else|duplicated else)$/,
    () => "Hier stehen „elsif“ und „else“ in falscher Folge.",
  ],
  [/^(?:invalid range syntax|unbalanced parentheses|\[ not closed)$/, () => "Eine Klammer passt nicht."],
  [
    /^(?:unexpected (?:token|character)|invalid value expression:) (.+?)(?:, value expected)?$/s,
    (rest) => `Bei ${rest} stimmt etwas nicht.`,
  ],
];

const faultText = (message: string): string => {
  for (const [pattern, say] of faults) {
    const [whole, ...parts] = pattern.exec(message) ?? [];
    if (whole !== undefined) return say(...parts);
  }
  return `Das kann nicht gelesen werden (${message}).`;
};

const link = (placeholder: string, what: string) =>
  `Der Link ${what} fehlt: Setzen Sie {{ ${placeholder} }} als Adresse ein.`;

const linkNeeded: Readonly<Record<MailPart, string | undefined>> = {
  subscriberConfirmationTemplate: link("confirmUrl", "zum Bestätigen"),
  resetPasswortTemplate: link("resetUrl", "zum Festlegen des Passworts"),
  forumNotificationTemplate: link("post.url", "zum Beitrag"),
  applicationInfoTemplate: undefined,
  applicationNotificationTemplate: link("applicant.url", "zur Bewerbung"),
  articleNotificationTemplate: link("article.url", "zum Artikel"),
  calendarNotificationTemplate: link("event.url", "zum Termin"),
  materialNotificationTemplate: link("order.url", "zur Bestellung"),
  cloudNotificationTemplate:
    "Die Änderungen fehlen: {% for folder in folders %}{% for change in folder.changes %}{{ change.url }}{% endfor %}{% endfor %} setzt sie ein.",
};

export const templatesText = {
  fault: faultText,
  empty: "Bitte ausfüllen.",
  tooLarge: "Mit diesen Beispielen würde die Nachricht zu groß.",
  articlesMissing:
    "Die Artikel fehlen: {% for article in articles %}{{ article.html }}{% endfor %} setzt sie ein.",
  unsubscribeMissing:
    'Der Abmeldelink fehlt: {% subscribersOnly %}<a href="{{ unsubscribeUrl }}">…</a>{% endsubscribersOnly %} setzt ihn ein.',
  unsubscribeForAll:
    "Der Abmeldelink muss zwischen {% subscribersOnly %} und {% endsubscribersOnly %} stehen, sonst steht er leer bei den Mitarbeitern.",
  titleMissing: "Der Titel fehlt: Setzen Sie {{ article.title }} ein.",
  articleLinkMissing: link("article.url", "zum Artikel"),
  contentMissing:
    "Der Text fehlt: Ohne Link braucht der Artikel seinen ganzen Text, {{ article.content }} setzt ihn ein.",
  subjectMissing: "Der Betreff fehlt: Er steht im <head> der Vorlage zwischen <title> und </title>.",
  linkNeeded,
};
