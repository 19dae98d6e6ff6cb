import type { PersonName } from "../people/person-name.ts";

export const phrases = {
  opening: [
    "In unseren Kanzleien ist das eines der häufigsten Themen der letzten Wochen.",
    "Die Rechtslage ist weniger kompliziert, als es auf den ersten Blick scheint.",
    "Eine Entscheidung des Verwaltungsgerichtshofs hat die Frage wieder aktuell gemacht.",
    "Wer sich rechtzeitig damit befasst, spart Geld und vor allem Nerven.",
    "Bei Prüfungen wird darauf in letzter Zeit besonders geachtet.",
    "Zum Jahreswechsel lohnt sich ein genauer Blick auf die Details.",
  ],
  context: [
    "Die Grundregel ist einfach. Schwierig wird es erst, wenn mehrere Vorgänge zusammentreffen oder Unterlagen fehlen.",
    "In der Praxis entscheidet oft nicht das Gesetz, sondern was sich Jahre später noch belegen lässt.",
    "Entscheidend ist, wie der Vorgang tatsächlich gelebt wird. Verträge, die niemand einhält, helfen im Streit nicht.",
    "Die Verwaltung hat ihre Auffassung zuletzt in mehreren Erlässen klargestellt, die wir hier zusammenfassen.",
    "Unterschätzt wird meist der Zeitpunkt: Viele Wahlrechte sind mit dem Ablauf einer Frist endgültig verloren.",
  ],
  advice: [
    "Halten Sie die Überlegungen in einem kurzen Aktenvermerk fest. Er kostet zehn Minuten und erspart bei einer Prüfung Stunden.",
    "Bitte sprechen Sie mit uns, bevor Sie unterschreiben. Danach lässt sich vieles nur noch beschreiben, aber nicht mehr gestalten.",
    "Wir rechnen gerne zwei Varianten durch und zeigen, ab wann sich welche auszahlt.",
    "Die Erfahrung zeigt, dass eine Stunde Vorbereitung mehr bringt als jede nachträgliche Begründung.",
  ],
  closing: [
    "Ihre Ansprechpersonen in der Kanzlei beraten Sie gerne.",
    "Haben Sie Fragen dazu? Rufen Sie uns an oder antworten Sie auf den Newsletter.",
    "Diese Information ersetzt keine Beratung im Einzelfall. Dafür sind wir da.",
  ],
  before: [
    "Unterlagen der letzten drei Jahre zusammenstellen.",
    "Verträge auf Fristen und Formvorschriften durchsehen.",
    "Den Sachverhalt in wenigen Sätzen aufschreiben: wer, was, wann, wie viel.",
  ],
  after: [
    "Das Ergebnis mit der Kanzlei besprechen und die Variante wählen.",
    "Anträge und Meldungen einbringen, bevor die Frist endet.",
    "Eine Wiedervorlage für das nächste Jahr eintragen.",
  ],
} as const;

export const exampleOf = (readers: string, { firstname, lastname }: PersonName, town: string): string =>
  ({
    Ordinationen: `Dr. ${firstname} ${lastname} führt seit elf Jahren eine Ordination in ${town} mit vier Angestellten.`,
    Familienbetriebe: `Der Gasthof ${lastname} in ${town} ist seit drei Generationen in der Familie, ${firstname} ${lastname} will ihn übergeben.`,
    Arbeitgeber: `Die Tischlerei ${lastname} in ${town} beschäftigt zwölf Personen; ${firstname} ${lastname} kümmert sich um das Personal.`,
  })[readers] ??
  `${firstname} ${lastname} betreibt in ${town} ein Handelsunternehmen mit acht Beschäftigten.`;

export const trashedText = {
  copy: (title: string) => `Kopie: ${title}`,
  deleter: "Judith Achleitner",
  subscriber: { name: "Vera Forstner", email: "vera.forstner@post.example" },
};

export const draftWords = ["müssen", "sollten"] as const;

export const articleText = {
  about: "Worum es geht",
  glance: "Das Wichtigste auf einen Blick",
  figures: "Zahlen und Fristen",
  figure: "Was",
  value: "Wert",
  advice: "Unser Rat",
  reading: "Zum Nachlesen",
  steps: "Schritt für Schritt",
  situation: "Die Ausgangslage",
  solution: "Die Lösung",
  result: "Was dabei herauskommt",
  mistakes: "Das wird gerne übersehen",
  legal: (law: string) => `Grundlage: ${law}.`,
  more: "Mehr dazu finden Sie hier:",
  when: "Ab wann gilt das?",
  whenAnswer:
    "Die Regeln gelten bereits. Änderungen, die noch beschlossen werden, sind in diesem Artikel nicht berücksichtigt.",
  who: "Was muss ich meiner Kanzlei schicken?",
  mostImportant: "Was ist das Wichtigste?",
  exampleSolved: "Gemeinsam mit der Kanzlei wurde die Lage geprüft. Ausschlaggebend waren diese Punkte:",
  seo: (subject: string, readers: string) =>
    `${subject}: was ${readers} jetzt wissen sollten, verständlich erklärt von Ihrer Kanzlei.`,
} as const;

export const angleText = {
  news: {
    title: (subject: string) => `${subject}: Was jetzt gilt`,
    subtitle: (readers: string) => `Ein Überblick für ${readers}`,
  },
  steps: {
    title: (subject: string) => `${subject}: So gehen Sie vor`,
    subtitle: (readers: string) => `Eine Anleitung für ${readers}`,
  },
  mistakes: {
    title: (subject: string) => `${subject}: Worauf Prüfer achten`,
    subtitle: () => "Häufige Fehler und wie man sie vermeidet",
  },
  example: {
    title: (subject: string) => `${subject}: ein Beispiel aus der Praxis`,
    subtitle: (readers: string) => `Aus der Beratung: ${readers}`,
  },
  questions: {
    title: (subject: string) => `${subject}: Ihre Fragen, unsere Antworten`,
    subtitle: () => "Was uns in der Kanzlei oft gefragt wird",
  },
} as const;
