import type { HelpTopic } from "../help-topic.ts";

export const applicationsHelp = {
  title: "Für Bewerbungen",
  intro:
    "Bewerbungen bei den Kanzleien, für die Sie sie lesen dürfen. Wer wann welche gelesen hat, wird protokolliert.",
  sections: {
    stages: {
      title: "Stufen",
      text: [
        "Die Liste zeigt sich als *Tabelle* oder *Tafel*. Auf der Tafel ziehen Sie eine Bewerbung in ihre Stufe, mit der Maus oder der Tastatur. *Länger aufbewahren* bittet die Person um ihre Einwilligung; ohne sie wird die Bewerbung am genannten Tag gelöscht.",
      ],
    },
    mails: {
      title: "Antworten und Termine",
      text: [
        "*E-Mail senden* zeigt die Nachricht, wie sie hinausgeht. Schlagen Sie Termine vor, wählt die Person einen auf ihrer Seite; dort reicht sie auch Unterlagen nach oder zieht zurück, und Sie erfahren davon.",
      ],
    },
    notes: {
      title: "Notizen",
      text: [
        "*Notiz schreiben* ist für jene, die die Bewerbung lesen dürfen; mit @ erwähnen Sie jemanden von ihnen. Wer sich bewirbt, sieht sie nur, wenn er Auskunft verlangt.",
      ],
    },
  },
} satisfies HelpTopic;
