import type { HelpTopic } from "../help-topic.ts";

export const moderatorsHelp = {
  title: "Für die Betreuung der Foren",
  intro: "Foren und Galerien, die Sie bearbeiten oder löschen dürfen.",
  sections: {
    order: {
      title: "Foren anlegen und ordnen",
      text: [
        "*Neues Forum* und *Neue Gruppe* stehen auf der Seite der Foren, *Foren ordnen* und *Gruppen ordnen* bei den Gruppen. Beim Löschen steht vorher, wie viele Beiträge mitgehen.",
      ],
    },
    moderating: {
      title: "Diskussionen betreuen",
      text: [
        "*Anheften* stellt einen Beitrag in seinem Forum nach oben, *Für Antworten schließen* beendet ihn, ohne ihn zu verstecken. *Verschieben …* bringt ihn in ein anderes Forum; seine Adresse bleibt.",
        "*Zusammenführen …* macht aus einem Beitrag eine Antwort auf einen anderen, mit allen Antworten; alte Links führen dorthin, und niemand wird benachrichtigt. *Wieder abtrennen* nimmt es zurück. Beiträge mit einer Umfrage bleiben für sich.",
        "Was gelöscht wird, steht dreißig Tage im *Papierkorb* und lässt sich wiederherstellen, auch wenn es jemand anderer gelöscht hat. *Frühere Fassungen* zeigen, was an einem Beitrag geändert wurde.",
      ],
    },
    reports: {
      title: "Meldungen",
      text: [
        "*Gemeldete Beiträge* nennt Grund und Namen dessen, der gemeldet hat; wer geschrieben hat, erfährt davon nichts. *Erledigt* schließt die Meldung.",
      ],
    },
    galleries: {
      title: "Bildergalerien",
      text: [
        "Eine *Neue Galerie* ist ein *Entwurf*, bis Sie *Galerie zeigen* wählen; benachrichtigt wird niemand. Unter *Bilder verwalten* laden Sie Bilder hoch, ordnen und beschriften sie. Aufnahmeort und Kameradaten werden entfernt.",
      ],
    },
  },
} satisfies HelpTopic;
