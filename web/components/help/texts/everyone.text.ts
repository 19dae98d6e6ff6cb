import type { HelpTopic } from "../help-topic.ts";

export const everyoneHelp = {
  title: "Für alle",
  intro: "Was Sie im Portal jeden Tag brauchen.",
  sections: {
    home: {
      title: "Home",
      text: [
        "Die Startseite zeigt, was neu ist, und unter *Wartet auf Sie*, was jemand von Ihnen braucht: Artikel, die Sie bestätigen, Termine, zu denen Sie zu- oder absagen, und Umfragen, in denen Ihre Stimme fehlt. Ist nichts offen, steht dort *Derzeit wartet nichts auf Sie.*",
        "Was die Redaktion anheftet, steht bis zum genannten Tag ganz oben.",
      ],
    },
    search: {
      title: "Suchen",
      text: [
        "Die Suche findet Artikel, Mitarbeiter, Kanzleien, Beiträge, Termine, Dateien samt ihrem Text und diese Hilfe. Sie zeigt nur, was Sie auch sonst sehen dürfen.",
        "Umlaute und ß können Sie schreiben, wie Sie wollen; ein Wort findet auch, was damit anfängt oder zusammengesetzt ist. Hat nichts alle Wörter, zeigt sie, was die meisten hat, und sagt, welche fehlen.",
      ],
      steps: [
        "*Suchen* in der Leiste oben öffnen, oder auf der Tastatur *Strg+K*, am Mac *⌘K*.",
        "Ab dem dritten Buchstaben kommen Vorschläge; mit den Pfeiltasten wählen, die Eingabetaste öffnet.",
        "Auf der Seite mit allen Treffern lässt sich nach *Bereich*, *Kanzlei* und Zeit einschränken; *Nach Bereichen* ordnet sie.",
      ],
    },
    notifications: {
      title: "Benachrichtigungen",
      text: [
        "Die Glocke in der Leiste oben zeigt, was Sie betrifft. Wer hingeht, wo es geschehen ist, hat es gelesen; *Alle gelesen* nimmt den Rest weg. Neunzig Tage lang steht alles unter *Alle anzeigen*.",
        "Ob Sie davon durch die Glocke, per E-Mail oder gar nicht hören, wählen Sie im *Profil* unter *Benachrichtigungen*, für jede Art einzeln. Was jemand von Ihnen braucht, lässt sich nicht abstellen.",
        "*Foren gesammelt am Morgen* macht aus vielen E-Mails der Foren eine um 7 Uhr.",
        "*Auf diesem Gerät einschalten* zeigt sie auch, wenn das Portal nicht offen ist, auf Wunsch nicht abends und am Wochenende. *App installieren* legt das Portal zu den Programmen des Geräts.",
      ],
      picture:
        "Die Tabelle der Benachrichtigungen im Profil: je Zeile eine Art, mit Haken für Glocke und E-Mail.",
    },
    news: {
      title: "News lesen",
      text: [
        "*News* ist das Archiv aller Artikel, die für Sie veröffentlicht sind, mit Suche und Filtern.",
        "Bittet ein Artikel um eine *Lesebestätigung*, steht der Knopf *Ich habe das gelesen und verstanden* am Ende des Textes. Erinnert wird drei Tage vor dem Ende der Frist und am letzten Tag.",
        "Mit *Kommentieren* schreiben Sie unter einen Artikel, wo das erlaubt ist. Ihr Kommentar steht im Forum, wo alle Mitarbeitenden ihn lesen.",
      ],
    },
    forums: {
      title: "Foren",
      text: [
        "Ein Beitrag beginnt eine Diskussion, Antworten führen sie weiter. Was Sie schreiben, wird als Entwurf aufgehoben, bis Sie es senden.",
        "Mit @ und einem Namen erwähnen Sie jemanden, der davon erfährt. *Zitieren* übernimmt einen Eintrag, oder nur, was Sie darin markiert haben.",
        "Wer gefragt hat, kann eine Antwort mit *Als Lösung markieren* nach oben stellen. *Reagieren* sagt ohne Antwort, was Sie meinen. Mit *Melden …* machen Sie jene aufmerksam, die das Forum betreuen.",
        "*Neues aus allen Foren* zeigt, was Sie noch nicht gelesen haben: mit j und k wählen, mit der Eingabetaste öffnen, mit u zurück.",
      ],
      steps: [
        "Im Forum *Neuer Beitrag* wählen, Titel und Text schreiben.",
        "Wenn Sie abstimmen lassen wollen: *Umfrage hinzufügen*, Frage und Antworten eintragen und wählen, ob sie geheim ist und wann Ergebnisse zu sehen sind.",
        "Unter *Benachrichtigung* steht, wen der Beitrag erreicht. Mit *Beitrag veröffentlichen* erscheint er.",
      ],
    },
    calendar: {
      title: "Kalender",
      text: [
        "*Monat*, *Woche*, *Tag* und *Liste* zeigen die Termine, die Sie sehen dürfen; *Geburtstage* und *Feiertage* blenden Sie dazu ein.",
        "Fragt ein Termin danach, antworten Sie mit *Ja, ich komme*, *Vielleicht* oder *Nein*. Sind alle Plätze vergeben, kommen Sie auf die Warteliste, rücken von selbst nach und erfahren es.",
        "Dasselbe geht ohne Anmeldung aus der E-Mail über den Termin: *Zusagen*, *Vielleicht* oder *Absagen* führen zu einer Seite, auf der Sie die Antwort bestätigen und bis zum Ende der Frist ändern. Antworten Kanzleien, gilt die *Zusage für die Kanzlei* für alle dort. Wer dabei ist, bekommt den Termin für den eigenen Kalender; was dieser selbst antwortet, erreicht das Portal nicht.",
        "*Abonnieren* macht eine Adresse, unter der Handy und Outlook Ihre Termine holen. Wer sie kennt, sieht sie: Geben Sie sie niemandem.",
      ],
    },
    cloud: {
      title: "Cloud",
      text: [
        "Dateien und Ordner, mit allen Versionen. Ziehen Sie Dateien oder ganze Ordner in das Fenster; bricht die Verbindung ab, geht es weiter, wo es aufgehört hat, auch morgen noch.",
        "*Wer sieht das?* im Menü eines Eintrags nennt die Personen. Gelöschtes liegt dreißig Tage im *Papierkorb* und lässt sich wiederherstellen; er steht unten auf jeder Seite, auch für Beiträge, Termine, News und anderes, was Sie pflegen.",
        "*Teilen* macht einen Link für Außenstehende: mit Ende, auf Wunsch mit Kennwort. Das Portal schickt ihn niemandem, Sie geben ihn weiter.",
        "Mit *Beobachten* erfahren Sie, wenn sich in einem Ordner etwas ändert.",
      ],
    },
    requests: {
      title: "Unterlagen von Mandanten anfordern",
      text: [
        "Ihr Mandant lädt ohne Anmeldung hoch. Was kommt, wird geprüft und liegt in einem neuen Ordner.",
      ],
      steps: [
        "Im Menü eines Ordners *Unterlagen anfordern* wählen.",
        "Unter *Was Sie brauchen* je Zeile eine Unterlage nennen, dazu Name und E-Mail-Adresse des Mandanten und den letzten Tag.",
        "*Anfordern und E-Mail senden* schickt ihm den Link; der Text steht darüber.",
        "Was ankommt, nehmen Sie mit *Annehmen* an, oder es geht mit Ihrem Grund *Zurück an den Mandanten*. *Abschließen* beendet die Seite.",
      ],
    },
    people: {
      title: "Kanzleien und Mitarbeiter",
      text: [
        "*Mitarbeiter* findet Personen nach Name, Funktion, Kanzlei, Fachgebiet und Sprache. Die *Telefonliste* lässt sich drucken und als CSV-Datei speichern; die der eigenen Kanzlei zeigt das Gerät auch ohne Verbindung.",
        "Ihre eigenen Daten ändern Sie im *Profil* unter *Eigene Daten bearbeiten*. Name, Funktion und E-Mail-Adresse ändert, wer Ihre Kanzlei verwaltet.",
      ],
    },
    more: {
      title: "Bildergalerien, Diverses und Material",
      text: [
        "*Bildergalerien* zeigen Bilder von Festen und Seminaren, *Diverses* Dokumente und Orte.",
        "Unter *TU Material* bestellen Sie Visitenkarten und Briefpapier für Ihre Kanzlei. *Meine Bestellungen* sagt, was daraus geworden ist; *Noch einmal bestellen* übernimmt eine frühere.",
      ],
    },
    signIn: {
      title: "Anmeldung und Sicherheit",
      text: [
        "Im *Profil* unter *Anmeldung* ändern Sie Ihr Kennwort und sehen, auf welchen Geräten Sie angemeldet sind. Ein Gerät, das Sie nicht kennen, melden Sie dort ab.",
        "Mit *Passkey anlegen* melden Sie sich künftig mit Fingerabdruck, Gesicht oder PIN an, ohne Kennwort und ohne zweiten Faktor.",
      ],
    },
  },
} satisfies HelpTopic;
