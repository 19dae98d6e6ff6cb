import type { HelpTopic } from "../help-topic.ts";

export const editorsHelp = {
  title: "Für die Redaktion",
  intro: "Artikel, Newsletter und Abonnenten der Kanzleien, deren News Sie bearbeiten.",
  sections: {
    articles: {
      title: "Einen Artikel schreiben",
      text: [
        "Ein Artikel ist zuerst *Entwurf*; nur die Redaktion sieht ihn. Jedes Speichern, das etwas ändert, hebt die Fassung davor ein Jahr lang unter *Versionen* auf, wo Sie vergleichen und wiederherstellen.",
        "Haben zwei zugleich geändert, geht nichts verloren: Das Portal zeigt beide Fassungen, und Sie wählen.",
        "Mehrere auf einmal: In der Liste ankreuzen, oder alle; dann *Thema …*, *Kanzlei …*, *Zurücknehmen …* oder *Löschen*. Was nicht gelingt, steht mit dem Grund da.",
      ],
      steps: [
        "*Neuer Artikel* wählen und Titel, Kurztext und Text schreiben. Bilder können Sie in den Text ziehen.",
        "Unter *Bilder und Dateien* das Titelbild wählen: Es steht auf den Karten und in Newslettern.",
        "Unter *Zuordnung* sagen, zu welcher Kanzlei er gehört.",
        "Wer bestätigen soll, dass er den Artikel gelesen hat, wählen Sie unter *Lesebestätigung*.",
        "Unter *Rückmeldungen* erlauben Sie Reaktionen, und mit *Kommentare erlauben …* eine Diskussion in einem Forum. Sie beginnt mit dem ersten Kommentar und bleibt dort auch, wenn Sie *Keine Kommentare* wählen.",
      ],
    },
    publishing: {
      title: "Veröffentlichen und zurücknehmen",
      text: [
        "*Veröffentlichen …* fragt, wo: *Intern* lesen ihn alle Mitarbeiter der Gruppe, *Öffentlich* steht er auf der Website, unter *Newsletter* kann er in einen aufgenommen werden. Dabei steht, wer benachrichtigt wird.",
        "Verlangt die Administration vier Augen, geben Sie ihn mit *Zur Prüfung geben …* weiter; freigeben kann ihn, wer ihn nicht zuletzt geschrieben hat.",
        "*Veröffentlichung zurücknehmen …* sagt vorher, was dann wo fehlt. Gelöschtes liegt dreißig Tage im *Papierkorb*, Artikel wie Newsletter und Abonnenten.",
      ],
      picture:
        "Der Dialog „Artikel veröffentlichen“ mit den drei Orten, an denen ein Artikel erscheinen kann.",
    },
    newsletters: {
      title: "Einen Newsletter senden",
      text: [
        "*Testmail …* schickt die Nachricht, wie sie ankommt, an eine Adresse; sonst bekommt niemand etwas.",
        "Ändert jemand, während Sie schauen, einen Artikel, die Vorlage oder die Kanzlei, wird nichts gesendet: Sie sehen zuerst, was jetzt hinausginge.",
      ],
      steps: [
        "*Neuer Newsletter*: Betreff und Text schreiben und unter *Artikel hinzufügen* wählen, was darin steht.",
        "*Weiter zum Senden* zeigt den Inhalt, dann die Empfänger. Wie viele ausgeschlossen sind und warum, steht dabei.",
        "*Jetzt* oder *Später* wählen. Der letzte Knopf nennt die Zahl der Personen.",
      ],
    },
    sending: {
      title: "Den Versand verfolgen",
      text: [
        "Die Seite des Newsletters zählt mit. *Anhalten* und *Fortsetzen* geht jederzeit; *Abbrechen …* lässt sich nicht zurücknehmen.",
        "Unter *Einzelne Nachrichten* steht von jeder Adresse, ob die Nachricht ankam: *Zugestellt*, *Unzustellbar*, *Fehlgeschlagen*, *Beschwerde*. Ist etwas *Ungeklärt*, hat der Versanddienst nicht geantwortet; erst Sie entscheiden, ob noch einmal gesendet wird.",
        "Der *Bericht* zeigt, wie viele Nachrichten ankamen und warum andere nicht. Wer eine Nachricht öffnet oder liest, erhebt das Portal nicht.",
      ],
    },
    subscribers: {
      title: "Abonnenten",
      text: [
        "Wer sich auf der Website anmeldet, bestätigt das per E-Mail. *Einwilligung eintragen …* gilt für schriftliche Einwilligungen, für die Sie einstehen.",
        "Wer sich abgemeldet hat, kommt nur durch eigene Anmeldung zurück. Unzustellbare Adressen und Beschwerden sind gesperrt; *Sperre aufheben …* verlangt einen Grund.",
      ],
    },
    import: {
      title: "Abonnenten importieren",
      text: [
        "Eine CSV- oder Excel-Datei, bis zu 20.000 Zeilen. Wer sich abgemeldet hat oder gesperrt ist, bleibt geschützt. Einen Tag lang lässt sich ein Import zurücknehmen.",
      ],
      steps: [
        "*Importieren* wählen, dann Kanzlei und Datei.",
        "Sagen, welche Spalte was enthält.",
        "In der Vorschau *Das würde sich ändern* steht jede Änderung, bevor etwas gespeichert wird.",
        "Fehlerhafte Zeilen als CSV-Datei speichern, berichtigen und noch einmal importieren.",
      ],
    },
  },
} satisfies HelpTopic;
