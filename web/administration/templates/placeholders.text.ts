import type { TemplatePart } from "../../../shared/administration/template-part.ts";

export interface Placeholder {
  readonly name: string;
  readonly meaning: string;
}

export interface Block {
  readonly code: string;
  readonly meaning: string;
}

const named = (prefix: string, meanings: Readonly<Record<string, string>>): Placeholder[] =>
  Object.entries(meanings).map(([name, meaning]) => ({ name: prefix + name, meaning }));

const officeFields = {
  name: "Name der Kanzlei",
  nameAdditional: "Zusatz zum Namen, falls vorhanden",
  street: "Straße",
  zip: "Postleitzahl",
  city: "Ort",
  phone: "Telefonnummer",
  email: "E-Mail-Adresse der Kanzlei",
  homepage: "Webadresse der Kanzlei",
};
const office = named("organisation.", officeFields);

const person = named("", {
  greeting: "Anrede mit Namen: „Guten Tag Mag. Anna Berger“",
  name: "Name der Person allein",
});

const sender = named("sender.", {
  name: "Wer für die Mail verantwortlich ist: die Kanzlei, sonst die, die das Portal betreibt",
  nameAdditional: "Zusatz zu diesem Namen, falls vorhanden",
  street: "Straße des Absenders",
  zip: "Postleitzahl des Absenders",
  city: "Ort des Absenders",
  phone: "Telefonnummer des Absenders",
  email: "E-Mail-Adresse des Absenders",
  homepage: "Webadresse des Absenders",
  imprintUrl: "Adresse des Impressums",
});

const general = [...office, ...sender, ...named("", { portalOrigin: "Adresse des Portals" })];

const articleHead = {
  title: "Titel",
  subtitle: "Untertitel, falls vorhanden",
  abstract: "Kurzfassung, falls vorhanden",
};
const articleOrigin = {
  authorName: "Wer ihn geschrieben hat, falls bekannt",
  releaseDate: "Datum, mit | date als Tag",
  imageUrl: "Adresse des Bilds, falls vorhanden",
  imageAlt: "Was auf dem Bild zu sehen ist, falls beschrieben",
  url: "Adresse zum Weiterlesen, falls vorhanden",
};

const article: Placeholder[] = [
  ...named("article.", {
    ...articleHead,
    content: "Der ganze Text, mit Formatierung",
    files: "Die Dateien, wenn er ganz im Newsletter steht; eine Schleife zeigt sie",
    portalUrl: "Adresse im Portal, für Mitarbeiter; falls er intern erscheint",
    ...articleOrigin,
  }),
  ...person,
  ...general,
];

const mail = (prefix: string, own: Readonly<Record<string, string>>): Placeholder[] => [
  ...named(prefix, own),
  ...person,
  ...general,
];

export const placeholders: Readonly<Record<TemplatePart, readonly Placeholder[]>> = {
  newsletterTemplate: [
    ...named("newsletter.", {
      title: "Betreff",
      abstract: "Vorschautext, falls vorhanden",
      content: "Text, mit Formatierung",
      releaseDate: "Datum, mit | date als Tag",
      headerImageUrl: "Adresse des Kopfbilds: das der Kanzlei, sonst das der Gruppe",
      url: "Adresse des Newsletters im Portal; leer, wenn auch Abonnenten ihn bekommen",
    }),
    ...named("", {
      articles: "Die Artikel; eine Schleife zeigt sie (siehe Bausteine)",
      unsubscribeUrl: "Adresse zum Abmelden; leer bei Mitarbeitern",
      preferencesUrl: "Adresse, unter der Abonnenten ihre Einstellungen ändern; leer bei Mitarbeitern",
    }),
    ...person,
    ...general,
  ],
  articleTemplate: article,
  articleTemplateNoImg: article,
  articleTemplateNoLink: article,
  articleTemplateNoLinkImg: article,
  subscriberConfirmationTemplate: mail("", { confirmUrl: "Adresse zum Bestätigen" }),
  articleNotificationTemplate: mail("article.", { ...articleHead, ...articleOrigin }),
  forumNotificationTemplate: [
    ...named("post.", {
      title: "Titel des Beitrags",
      excerpt: "Anfang des Beitrags",
      authorName: "Wer ihn geschrieben hat",
      forumName: "Name des Forums",
      isAnswer: "Ob es eine Antwort ist, für {% if %}",
      occasion: "Worum es geht: „Neuer Beitrag“, „Neue Antwort“, „Erwähnung“, „Erinnerung“",
      url: "Adresse des Beitrags",
      muteUrl: "Adresse zum Stummschalten der Diskussion; leer bei einer Sammelnachricht",
    }),
    ...named("", {
      discussions:
        "Die Diskussionen einer Sammelnachricht; eine Schleife zeigt sie, sonst steht alles in post",
    }),
    ...person,
    ...general,
  ],
  cloudNotificationTemplate: mail("", {
    title: "Worum es geht: „Neues in …“",
    folders:
      "Die beobachteten Ordner; Schleifen zeigen sie und darin changes, je mit title, place, what, authorName und url",
  }),
  materialNotificationTemplate: [
    ...named("order.office.", officeFields),
    ...mail("order.", {
      title: "Anlass der Mail: „Neue Bestellung von …“, „Ihre Bestellung ist unterwegs“",
      orderedBy: "Wer bestellt hat",
      orderedAt: "Wann bestellt wurde, mit | date als Tag",
      items: "Die Artikel; eine Schleife zeigt sie, je mit name, groupName, quantity und note",
      note: "Anmerkung zur Bestellung, falls vorhanden",
      url: "Adresse der Bestellungen",
    }),
  ],
  calendarNotificationTemplate: [
    ...mail("event.", {
      title: "Titel des Termins",
      category: "Kategorie, falls vorhanden",
      occasion: "Anlass der Mail: „Neuer Termin“, „Geändert“, „Erinnerung“",
      wholeDay: "Ob der Termin ganze Tage dauert, für {% if %}",
      startTime: "Beginn, mit | date als Tag",
      endTime: "Ende, mit | date als Tag",
      location: "Ort, falls vorhanden",
      description: "Beschreibung, falls vorhanden",
      url: "Adresse des Termins",
      "answer.question": "Die Frage, wo um Antwort gebeten wird: „Kommen Sie?“",
      "answer.yes": "Was der Link zur Zusage heißt",
      "answer.maybe": "Was der Link zum Vielleicht heißt",
      "answer.no": "Was der Link zur Absage heißt",
      "answer.note": "Bis wann die Links gelten, und für wen",
    }),
    ...named("", { answerUrl: "Adresse der Seite, auf der jemand seine Antwort bestätigt" }),
  ],
  resetPasswortTemplate: mail("", {
    resetUrl: "Adresse zum Festlegen des Kennworts",
    username: "Der Benutzername, für den er gilt",
    validFor: "Wie lange der Link gilt: „eine Stunde“",
    isInvitation: "Ob es ein neuer Zugang ist, für {% if %}",
  }),
  applicationInfoTemplate: mail("", {
    positions: "Die Stellen; eine Schleife zeigt sie",
    message: "Nur in E-Mails an Bewerber: message.subject, message.text, message.kind und message.dates",
    pageUrl: "Adresse der Seite, auf der Bewerber den Stand sehen; in der Bitte, länger aufzubewahren, leer",
    consent: "Nur in der Bitte, länger aufzubewahren: consent.url und consent.until",
  }),
  applicationNotificationTemplate: mail("applicant.", {
    name: "Name des Bewerbers",
    occasion: "Neue Bewerbung, Unterlagen nachgereicht oder Termin gewählt",
    happened: "Dasselbe als Satz, klein begonnen",
    url: "Adresse der Bewerbung",
  }),
};

const everywhere: readonly Block[] = [
  {
    code: "{% if organisation.phone %}Telefon {{ organisation.phone }}{% endif %}",
    meaning: "Zeigt etwas nur, wenn es da ist",
  },
];

const articleBlocks: readonly Block[] = [
  { code: "{{ article.releaseDate | date }}", meaning: "Ein Datum als Tag: 20.11.2026" },
  { code: "{{ article.abstract | newline_to_br }}", meaning: "Text mit seinen Zeilenumbrüchen" },
];

export const blocks: Readonly<Partial<Record<TemplatePart, readonly Block[]>>> = {
  newsletterTemplate: [
    {
      code: "{% for article in articles %}{{ article.html }}{% endfor %}",
      meaning: "Alle Artikel, jeder mit seinem eigenen Teil der Vorlage",
    },
    {
      code: '{% subscribersOnly %}<a href="{{ unsubscribeUrl }}">Newsletter abbestellen</a>{% endsubscribersOnly %}',
      meaning: "Was nur Abonnenten sehen: der Abmeldelink",
    },
    {
      code: "{% employeesOnly %}…{% endemployeesOnly %}",
      meaning: "Was nur Mitarbeiter sehen; ebenso clientsOnly für Klienten, externalsOnly für Externe",
    },
    { code: "{{ newsletter.releaseDate | date }}", meaning: "Ein Datum als Tag: 20.11.2026" },
    ...everywhere,
  ],
  articleTemplate: articleBlocks,
  articleTemplateNoImg: articleBlocks,
  articleTemplateNoLink: articleBlocks,
  articleTemplateNoLinkImg: articleBlocks,
  articleNotificationTemplate: articleBlocks,
  calendarNotificationTemplate: [
    { code: "{{ event.startTime | date }}", meaning: "Ein Datum als Tag: 20.11.2026" },
    { code: '{{ event.startTime | date: "%H:%M" }}', meaning: "Die Uhrzeit: 09:00" },
    {
      code: '{% if event.answer %}<a href="{{ answerUrl }}&amp;answer=yes">{{ event.answer.yes }}</a>{% endif %}',
      meaning:
        "Nur wo um Antwort gebeten wird: ein Link zur Antwort, die auf einer Seite bestätigt wird; ebenso maybe und no",
    },
    ...everywhere,
  ],
  applicationInfoTemplate: [
    { code: "{% for position in positions %}{{ position }}{% endfor %}", meaning: "Alle Stellen" },
    {
      code: "{% if consent %}{{ consent.url }}{% endif %}",
      meaning:
        "Nur in der Bitte, die Bewerbung länger aufzubewahren; sonst kommt diese mit der Standardvorlage",
    },
  ],
};
