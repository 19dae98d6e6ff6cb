import type { TopicGroup } from "./topic.ts";

export const succession: TopicGroup = {
  tag: "Nachfolge",
  taxTag: "Umgründung und Übergabe",
  readers: "Familienbetriebe",
  source: { name: "Wirtschaftskammer Österreich", url: "https://www.wko.at/nachfolge" },
  topics: [
    {
      subject: "Betriebsübergabe in der Familie",
      law: "§ 6 Z 9 EStG",
      summary:
        "Eine Übergabe ist kein Tag, sondern ein Weg von mehreren Jahren. Wer früh beginnt, hat die Wahl.",
      points: [
        "Bei unentgeltlicher Übergabe werden Buchwerte fortgeführt.",
        "Renten und Schulden machen aus der Schenkung oft einen Verkauf.",
        "Weichende Geschwister gehören an den Tisch.",
        "Gewerbe und Verträge gehen nicht von selbst über.",
      ],
      question: "Wann soll man beginnen?",
      answer: "Fünf Jahre vorher ist gut, zehn sind besser, denn Behaltefristen und Pensionen brauchen Zeit.",
      figures: [
        ["Vorbereitung", "5 Jahre"],
        ["Freibetrag GrESt", "900.000 Euro"],
        ["Behaltefrist", "5 Jahre"],
      ],
    },
    {
      subject: "Haftung des Betriebsnachfolgers",
      law: "§ 38 UGB, § 14 BAO, § 67 ASVG",
      summary:
        "Wer einen Betrieb übernimmt, übernimmt auch Schulden, die er nicht kennt. Mit den richtigen Auskünften lässt sich das begrenzen.",
      points: [
        "Für Abgaben haftet der Erwerber mit dem übernommenen Vermögen.",
        "Der Ausschluss der Haftung wird ins Firmenbuch eingetragen.",
        "Rückstandsbescheinigungen holt der Verkäufer ein.",
        "Dienstverhältnisse gehen mit allen Rechten über.",
      ],
      question: "Gilt das auch beim Kauf von Anteilen?",
      answer: "Nein, dann bleibt die Gesellschaft Schuldnerin. Der Kaufpreis sollte das berücksichtigen.",
      figures: [
        ["Abgaben", "laufendes und voriges Jahr"],
        ["Beiträge", "12 Monate"],
        ["Verjährung UGB", "5 Jahre"],
      ],
    },
    {
      subject: "Unternehmensbewertung",
      law: "Fachgutachten KFS/BW 1",
      summary:
        "Was ein Betrieb wert ist, entscheidet die Zukunft. Die Zahlen der Vergangenheit sind nur der Anfang.",
      points: [
        "Im Mittelpunkt stehen die künftigen Überschüsse.",
        "Ein Unternehmerlohn ist immer abzuziehen.",
        "Nicht betriebsnotwendiges Vermögen wird getrennt bewertet.",
        "Faustformeln taugen zur Kontrolle, nicht zur Verhandlung.",
      ],
      question: "Wie lange dauert eine Bewertung?",
      answer: "Liegen drei Abschlüsse und eine Planung vor, rechnen wir mit vier bis sechs Wochen.",
      figures: [
        ["Planung", "3 bis 5 Jahre"],
        ["Abschlüsse", "3 Jahre"],
        ["Dauer", "4 bis 6 Wochen"],
      ],
    },
    {
      subject: "Hälftesteuersatz bei der Betriebsaufgabe",
      law: "§ 37 EStG",
      summary:
        "Nach sieben Jahren kann der Gewinn aus Verkauf oder Aufgabe begünstigt besteuert werden, wenn die Voraussetzungen stimmen.",
      points: [
        "Der Steuerpflichtige ist 60 und stellt die Erwerbstätigkeit ein.",
        "Erwerbsunfähigkeit und Tod sind gleichgestellt.",
        "Ein kleiner Zuverdienst ist erlaubt.",
        "Die Begünstigung wird beantragt.",
      ],
      question: "Was ist ein kleiner Zuverdienst?",
      answer: "Umsätze bis 22.000 Euro und Einkünfte bis 730 Euro im Jahr schaden nicht.",
      figures: [
        ["Mindestdauer", "7 Jahre"],
        ["Umsatz danach", "22.000 Euro"],
        ["Einkünfte danach", "730 Euro"],
      ],
    },
    {
      subject: "Einbringung in eine GmbH",
      law: "Art. III UmgrStG",
      summary: "Aus dem Einzelunternehmen wird eine GmbH, ohne dass stille Reserven besteuert werden.",
      points: [
        "Der Vertrag wird binnen neun Monaten ab dem Stichtag geschlossen.",
        "Das Vermögen muss einen positiven Verkehrswert haben.",
        "Privates Vermögen wird vorher entnommen.",
        "Verluste gehen nur mit dem Betrieb über.",
      ],
      question: "Ab welchem Gewinn rechnet sich das?",
      answer: "Das hängt davon ab, wie viel im Betrieb bleibt. Wer alles entnimmt, gewinnt steuerlich wenig.",
      figures: [
        ["Frist", "9 Monate"],
        ["Körperschaftsteuer", "23 %"],
        ["Ausschüttung", "27,5 %"],
      ],
    },
    {
      subject: "Pflichtteil und Unternehmen",
      law: "§§ 756 ff. ABGB",
      summary:
        "Der Pflichtteil ist ein Anspruch auf Geld. Einen Betrieb kann er in Bedrängnis bringen, wenn niemand vorgesorgt hat.",
      points: [
        "Kinder und Ehegatten sind pflichtteilsberechtigt.",
        "Schenkungen werden unter Umständen angerechnet.",
        "Eine Stundung bis zu fünf Jahren ist möglich.",
        "Ein Verzicht wird beim Notar erklärt.",
      ],
      question: "Kann ein Kind verzichten?",
      answer: "Ja, gegen Abfindung oder ohne. Der Verzicht sollte auch für die Enkel gelten.",
      figures: [
        ["Quote", "Hälfte des Erbteils"],
        ["Stundung", "5 Jahre"],
        ["Anrechnung", "2 Jahre oder immer"],
      ],
    },
    {
      subject: "Übernahme gefördert gründen",
      law: "§§ 1 und 5a NeuFöG",
      summary:
        "Auch wer übernimmt, gilt als Gründer und spart Gebühren. Der Antrag muss vor dem ersten Weg zum Amt gestellt sein.",
      points: [
        "Die Erklärung wird von der Kammer bestätigt.",
        "Befreit sind Gebühren, Firmenbuch und Grundbuch.",
        "Der Übernehmer war bisher nicht vergleichbar tätig.",
        "Der Betrieb wird fünf Jahre fortgeführt.",
      ],
      question: "Gilt das auch für Gesellschaften?",
      answer: "Ja, wenn der neue Gesellschafter die Mehrheit und die Geschäftsführung übernimmt.",
      figures: [
        ["Fortführung", "5 Jahre"],
        ["Keine Tätigkeit davor", "15 Jahre"],
        ["Grunderwerbsteuer", "Freibetrag 75.000 Euro"],
      ],
    },
    {
      subject: "Anteile kaufen oder Betrieb kaufen",
      law: "§ 3 GmbHG und § 1409 ABGB",
      summary:
        "Share Deal und Asset Deal führen zum selben Betrieb, aber nicht zur selben Steuer und nicht zur selben Haftung.",
      points: [
        "Beim Betriebskauf wird der Firmenwert abgeschrieben.",
        "Beim Anteilskauf bleiben Verträge und Genehmigungen.",
        "Die Prüfung der Bücher ersetzt keine Gewährleistung.",
        "Zinsen sind beim Betriebskauf leichter abzugsfähig.",
      ],
      question: "Was bevorzugen Verkäufer?",
      answer: "Meist den Verkauf der Anteile, weil der Gewinn dann mit dem besonderen Satz besteuert wird.",
      figures: [
        ["Firmenwert", "15 Jahre"],
        ["Anteilsverkauf", "27,5 %"],
        ["Betriebsverkauf", "bis 55 %"],
      ],
    },
  ],
};
