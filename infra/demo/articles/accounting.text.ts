import type { TopicGroup } from "./topic.ts";

export const accounting: TopicGroup = {
  tag: "Rechnungswesen",
  taxTag: "Bilanzierung",
  readers: "Betriebe",
  source: { name: "Unternehmensserviceportal", url: "https://www.usp.gv.at" },
  topics: [
    {
      subject: "Offenlegung des Jahresabschlusses",
      law: "§ 277 UGB",
      summary:
        "Kapitalgesellschaften legen ihren Abschluss beim Firmenbuch offen. Wer die Frist versäumt, zahlt automatisch.",
      points: [
        "Die Frist endet neun Monate nach dem Bilanzstichtag.",
        "Kleine Gesellschaften veröffentlichen weniger.",
        "Eingereicht wird elektronisch.",
        "Die Zwangsstrafe trifft auch die Geschäftsführer persönlich.",
      ],
      question: "Kann die Frist verlängert werden?",
      answer: "Nein. Nur ein unvorhergesehenes Ereignis entschuldigt, und auch das nur für wenige Tage.",
      figures: [
        ["Frist nach dem Stichtag", "9 Monate"],
        ["Zwangsstrafe, erste", "ab 700 Euro"],
        ["Wiederholung", "alle 2 Monate"],
      ],
    },
    {
      subject: "Inventur zum Jahresende",
      law: "§ 191 UGB",
      summary:
        "Wer bilanziert, zählt einmal im Jahr. Eine gut vorbereitete Inventur dauert einen Tag, eine schlechte eine Woche.",
      points: [
        "Gezählt wird am Stichtag oder zeitnah dazu.",
        "Die Listen werden unterschrieben und aufbewahrt.",
        "Fremdes Eigentum wird getrennt erfasst.",
        "Ladenhüter sind mit dem niedrigeren Wert anzusetzen.",
      ],
      question: "Darf während des Jahres gezählt werden?",
      answer:
        "Ja, bei permanenter Inventur. Dann muss jeder Artikel mindestens einmal im Jahr gezählt und die Lagerbuchhaltung verlässlich sein.",
      figures: [
        ["Zeitnah", "10 Tage um den Stichtag"],
        ["Vorverlegt", "bis 3 Monate davor"],
        ["Aufbewahrung", "7 Jahre"],
      ],
    },
    {
      subject: "Geringwertige Wirtschaftsgüter",
      law: "§ 13 EStG",
      summary:
        "Kleine Anschaffungen können sofort abgeschrieben werden. Entscheidend ist der Preis des ganzen Gegenstands.",
      points: [
        "Die Grenze gilt ohne Umsatzsteuer, wenn Vorsteuer abgezogen wird.",
        "Teile, die zusammengehören, werden gemeinsam beurteilt.",
        "Die Sofortabschreibung ist ein Wahlrecht.",
        "Im Anlagenverzeichnis müssen die Güter nicht stehen.",
      ],
      question: "Zählen Bildschirm und Rechner als eines?",
      answer:
        "In der Regel ja, weil das eine ohne das andere im Büro nicht verwendet wird. Ein zweiter Bildschirm ist selbständig.",
      figures: [
        ["Grenze", "1.000 Euro"],
        ["Nutzungsdauer sonst, PC", "3 Jahre"],
        ["Nutzungsdauer sonst, Möbel", "10 Jahre"],
      ],
    },
    {
      subject: "Degressive Abschreibung",
      law: "§ 7 Abs. 1a EStG",
      summary:
        "Wer neu investiert, kann die Kosten in den ersten Jahren schneller absetzen als in gleichen Teilen.",
      points: [
        "Der Satz wird vom Buchwert gerechnet und bleibt gleich.",
        "Ein Wechsel zur linearen Abschreibung ist einmal möglich.",
        "Gebäude und gebrauchte Güter sind ausgenommen.",
        "Die Wahl wird im Jahr der Inbetriebnahme getroffen.",
      ],
      question: "Lohnt sich das auch bei niedrigem Gewinn?",
      answer:
        "Nicht immer. Wer ohnehin wenig Steuer zahlt, hebt sich die Abschreibung besser für spätere Jahre auf.",
      figures: [
        ["Höchster Satz", "30 %"],
        ["Halbjahresregel", "ja"],
        ["Wechsel zu linear", "einmal"],
      ],
    },
    {
      subject: "Rückstellungen richtig bilden",
      law: "§ 198 Abs. 8 UGB",
      summary:
        "Was im alten Jahr verursacht wurde, aber erst später bezahlt wird, gehört als Rückstellung in die Bilanz.",
      points: [
        "Für nicht konsumierten Urlaub und Zeitguthaben ist vorzusorgen.",
        "Pauschale Rückstellungen werden nur zum Teil anerkannt.",
        "Langfristige Rückstellungen werden abgezinst.",
        "Jede Rückstellung braucht eine Berechnung, die ein Fremder versteht.",
      ],
      question: "Wie wird eine Prozessrückstellung berechnet?",
      answer:
        "Aus dem Streitwert, der Wahrscheinlichkeit und den Kosten beider Seiten; die Einschätzung des Rechtsanwalts gehört zu den Unterlagen.",
      figures: [
        ["Abzinsung, Steuerrecht", "3,5 %"],
        ["Ab einer Laufzeit von", "12 Monaten"],
        ["Abfertigung, Satz", "45 bis 60 %"],
      ],
    },
    {
      subject: "Einnahmen-Ausgaben-Rechnung",
      law: "§ 4 Abs. 3 EStG",
      summary:
        "Nicht jeder Betrieb muss bilanzieren. Wer nur Zu- und Abflüsse aufzeichnet, spart Zeit und behält den Überblick.",
      points: [
        "Es zählt der Tag, an dem Geld fließt.",
        "Regelmäßige Zahlungen rund um den Jahreswechsel werden zugeordnet.",
        "Anlagegüter werden auch hier abgeschrieben.",
        "Verluste können unbegrenzt vorgetragen werden.",
      ],
      question: "Wann wird man buchführungspflichtig?",
      answer:
        "Wenn die Umsatzgrenze in zwei Jahren hintereinander überschritten wird, ab dem zweitfolgenden Jahr.",
      figures: [
        ["Umsatzgrenze", "700.000 Euro"],
        ["Sofort bei mehr als", "1 Mio. Euro"],
        ["Freie Berufe", "keine Grenze"],
      ],
    },
    {
      subject: "Belege elektronisch aufbewahren",
      law: "§ 132 BAO",
      summary:
        "Papier ist keine Pflicht. Wer scannt, muss aber dafür sorgen, dass nichts verloren geht und nichts verändert werden kann.",
      points: [
        "Die Wiedergabe muss vollständig, geordnet und inhaltsgleich sein.",
        "Eine elektronische Rechnung wird elektronisch aufbewahrt.",
        "Ein Ausdruck allein genügt dann nicht.",
        "Sicherungen gehören an einen zweiten Ort.",
      ],
      question: "Darf das Original weggeworfen werden?",
      answer: "Ja, außer bei Zollpapieren und Urkunden, die man im Streit braucht.",
      figures: [
        ["Aufbewahrung", "7 Jahre"],
        ["Grundstücke", "22 Jahre"],
        ["Format", "frei wählbar"],
      ],
    },
    {
      subject: "Registrierkasse und Belege",
      law: "§ 131b BAO",
      summary:
        "Wer viel Bargeld einnimmt, braucht eine Kasse mit Signatur. Der Jahresbeleg ist die Prüfung, an die viele nicht denken.",
      points: [
        "Auch Karten zählen als Barumsatz.",
        "Der Jahresbeleg wird bis Mitte Februar geprüft.",
        "Fällt die Kasse aus, wird das nach 48 Stunden gemeldet.",
        "Jeder Kunde bekommt einen Beleg.",
      ],
      question: "Gibt es Ausnahmen im Freien?",
      answer:
        "Für Umsätze im Freien, auf Almen und in kleinen Vereinskantinen gilt bis 45.000 Euro eine vereinfachte Losungsermittlung.",
      figures: [
        ["Jahresumsatz", "15.000 Euro"],
        ["davon bar", "7.500 Euro"],
        ["Meldung bei Ausfall", "nach 48 Stunden"],
      ],
    },
  ],
};
