import type { HelpTopic } from "../help-topic.ts";

export const plannersHelp = {
  title: "Für die Pflege des Kalenders",
  intro: "Termine der Kanzleien, für die Sie den Kalender führen.",
  sections: {
    events: {
      title: "Einen Termin eintragen",
      text: [
        "Bevor Sie speichern, steht da, wer wann davon erfährt, per E-Mail und durch die Glocke. Sie können es auch ganz lassen.",
      ],
      steps: [
        "*Neuer Termin* wählen, oder in den Kalender klicken oder ziehen.",
        "*Weitere Angaben …* öffnet alles Übrige: Ort, Kategorie, Sichtbarkeit, Dateien.",
        "Sollen Leute zusagen, unter *Antworten* wählen, ob Personen oder Kanzleien antworten, wie viele Plätze es gibt und bis wann.",
        "*Eintragen*.",
      ],
      picture: "Der Dialog „Neuer Termin“ mit Titel, Beginn und Ende.",
    },
    series: {
      title: "Eine Serie",
      text: [
        "Beim Termin macht *Serie anlegen …* daraus bis zu 200 Termine, deren Tage Sie vorher sehen und einzeln weglassen können.",
        "Ändern, verschieben oder löschen Sie später einen davon, wählen Sie unter *Gilt für*, ob nur ihn, auch alle folgenden oder alle der Serie. Was an einem Termin einzeln geändert wurde, bleibt. Wer zu mehreren kommt, hört davon einmal.",
        "*Serie ändern …* gibt ihr einen anderen Abstand oder ein anderes Ende. Vorher sehen Sie, welche Termine bleiben, dazukommen und entfallen, und wer davon erfährt.",
      ],
    },
    answers: {
      title: "Wer kommt",
      text: [
        "Beim Termin steht, wer kommt, wartet oder noch nicht geantwortet hat. *Erinnern …* geht einmal am Tag und nur an jene ohne Antwort.",
        "Werden Plätze frei, rückt nach, wer wartet, und erfährt es. Verschieben Sie einen Termin, oder sagen Sie ihn ab, steht vorher da, wie viele davon hören.",
      ],
    },
    categories: {
      title: "Kategorien",
      text: [
        "*Kategorien verwalten* legt Namen und Farben fest. Löschen Sie eine, bleiben ihre Termine ohne Kategorie im Kalender.",
      ],
    },
  },
} satisfies HelpTopic;
