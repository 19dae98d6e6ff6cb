import type { HelpTopic } from "../help-topic.ts";

export const keepersHelp = {
  title: "Für Diverses und Material",
  intro: "Die Listen unter Diverses und die Bestellungen von Material.",
  sections: {
    misc: {
      title: "Diverses",
      text: [
        "*Neue Gruppe* fasst Einträge zusammen, *Neues Dokument* und *Neuer Ort* füllen sie. *Gruppen ordnen* und *Einträge ordnen* bestimmen, was zuerst kommt.",
      ],
    },
    orders: {
      title: "Bestellungen von Material",
      text: [
        "*Alle Bestellungen* zeigt, was bestellt ist. Mit *Als gesendet melden* oder *Stornieren* erfährt es, wer bestellt hat, per E-Mail.",
      ],
    },
  },
} satisfies HelpTopic;
