import type { HelpTopic } from "../help-topic.ts";

export const administratorsHelp = {
  title: "Für die Administration",
  intro: "Wer sich anmelden darf, wer was darf, und was für das ganze Portal gilt.",
  sections: {
    users: {
      title: "Benutzer einladen und sperren",
      text: [
        "Wer geht, wird mit *Deaktivieren* sofort auf allen Geräten abgemeldet. Rollen und Beiträge bleiben, bis Sie sie ändern.",
        "Sind Handy und Wiederherstellungscodes verloren, hilft *Zweiten Faktor entfernen*.",
      ],
      steps: [
        "*Neuer Benutzer*: den Mitarbeiter wählen, zu dem der Zugang gehört.",
        "*Hauptrolle* wählen; weitere Rollen gibt es unter *Zugriffsrechte*.",
        "*Speichern und einladen* schickt einen Link, der eine Woche gilt.",
      ],
    },
    access: {
      title: "Zugriffsrechte",
      text: [
        "Rollen fassen Rechte zusammen, überall oder für bestimmte Kanzleien. Unter *Zuordnung der Rollen* gibt ein Haken die Rolle; gespeichert wird erst am Ende.",
        "*Warum darf diese Person das?* beantwortet für Person, Recht und Kanzlei, was gilt und durch welche Rolle.",
      ],
    },
    templates: {
      title: "E-Mail Templates",
      text: [
        "Wie Nachrichten aussehen, mit Vorschau und Testmail. Gespeichert wird nur, was sich auch senden lässt; *Auf das Original zurücksetzen* hilft, wenn etwas schiefging.",
      ],
    },
    privacy: {
      title: "Datenschutz",
      text: [
        "*Daten suchen* findet, was zu einer E-Mail-Adresse gespeichert ist, und macht eine ZIP-Datei für die Auskunft. *Löschen …* zeigt vorher, was geht, was bleibt und warum. *Fristen* nennt, was wie lange bleibt.",
        "Das *Protokoll* sagt, wer wann was geändert, gesendet, gelesen oder gelöscht hat.",
      ],
    },
    tokens: {
      title: "Schnittstellen und Freigaben",
      text: [
        "*Schnittstelle anlegen* gibt einem Programm Zugang, mit Ende und nur den Rechten, die Sie wählen. Das Token steht nur einmal da. *Freigaben* zeigt, was aus der Cloud mit Außenstehenden geteilt ist, und beendet es.",
      ],
    },
    settings: {
      title: "Einstellungen",
      text: [
        "Zweiter Faktor, vier Augen für Artikel und Newsletter, Zeiten für Newsletter, Speicher der Cloud und Aufbewahrung. Jede sagt, was sie ändert und ab wann sie gilt.",
      ],
      picture: "Die Übersicht der Administration mit ihren Bereichen.",
    },
  },
} satisfies HelpTopic;
