import type { HelpTopic } from "../help-topic.ts";

export const officeHelp = {
  title: "Für die Verwaltung der Kanzlei",
  intro: "Angaben, Mitarbeiter und öffentliche Seite der Kanzleien, die Sie verwalten.",
  sections: {
    office: {
      title: "Die Kanzlei und ihre öffentliche Seite",
      text: [
        "*Öffentliche Seite* bei der Kanzlei sagt, was dort zu sehen ist und was für eine gute Seite noch fehlt. Änderungen stehen spätestens nach fünf Minuten dort.",
        "Unter *Mails der Kanzlei* steht, wie Newsletter und andere Mails ankommen und wohin Antworten gehen; *Testmail an mich* zeigt es.",
      ],
    },
    employees: {
      title: "Mitarbeiter",
      text: [
        "*Mitarbeiter anlegen* macht ein Profil; anmelden kann sich die Person erst, wenn die Administration einen Benutzer dazu anlegt. Was unter *Persönliches* steht, sehen nur sie selbst, Sie und Administratoren.",
        "*Importieren* liest eine Tabelle wie bei den Abonnenten: mit Vorschau, bevor etwas gespeichert wird.",
      ],
    },
  },
} satisfies HelpTopic;
