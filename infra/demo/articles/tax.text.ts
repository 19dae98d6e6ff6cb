import type { TopicGroup } from "./topic.ts";

export const tax: TopicGroup = {
  tag: "Steuern",
  taxTag: "Ertragsteuern",
  readers: "Unternehmen",
  source: { name: "Bundesministerium für Finanzen", url: "https://www.bmf.gv.at/themen/steuern.html" },
  topics: [
    {
      subject: "Grunderwerbsteuer",
      law: "§ 7 GrEStG",
      summary:
        "Wer eine Liegenschaft kauft oder geschenkt bekommt, zahlt Grunderwerbsteuer. Wie viel, hängt davon ab, wer übergibt und was dafür bezahlt wird.",
      points: [
        "Bei Käufen unter Fremden beträgt die Steuer 3,5 % der Gegenleistung.",
        "Im Familienkreis gilt ein Stufentarif vom Grundstückswert.",
        "Die Eintragung ins Grundbuch kostet zusätzlich 1,1 %.",
        "Der Vertragserrichter meldet den Erwerb bis zum 15. des zweitfolgenden Monats.",
      ],
      question: "Zählt die Küche zum Kaufpreis?",
      answer:
        "Einbaumöbel sind bewegliche Sachen. Wird für sie im Vertrag ein angemessener Betrag genannt, fällt dafür keine Grunderwerbsteuer an.",
      figures: [
        ["Kauf unter Fremden", "3,5 %"],
        ["Familie, erste 250.000 Euro", "0,5 %"],
        ["Familie, nächste 150.000 Euro", "2,0 %"],
      ],
    },
    {
      subject: "Gewinnfreibetrag",
      law: "§ 10 EStG",
      summary:
        "Einzelunternehmer und Freiberufler lassen einen Teil ihres Gewinns steuerfrei. Über den Grundfreibetrag hinaus muss dafür investiert werden.",
      points: [
        "Der Grundfreibetrag steht ohne Investition zu.",
        "Für den investitionsbedingten Teil kommen neue Anlagen oder bestimmte Wertpapiere in Frage.",
        "Die Anlagen müssen vier Jahre im Betrieb bleiben.",
        "Wer pauschaliert, bekommt nur den Grundfreibetrag.",
      ],
      question: "Bis wann müssen Wertpapiere gekauft sein?",
      answer:
        "Sie müssen am Bilanzstichtag auf dem Depot liegen. Wir empfehlen, den Auftrag bis Mitte Dezember zu erteilen.",
      figures: [
        ["Grundfreibetrag", "15 % bis 33.000 Euro Gewinn"],
        ["Behaltefrist", "4 Jahre"],
        ["Höchster Freibetrag", "46.400 Euro"],
      ],
    },
    {
      subject: "Kleinunternehmerregelung",
      law: "§ 6 Abs. 1 Z 27 UStG",
      summary:
        "Bis zu einer Umsatzgrenze stellen Unternehmer Rechnungen ohne Umsatzsteuer. Dafür bekommen sie auch keine Vorsteuer zurück.",
      points: [
        "Die Grenze ist ein Bruttobetrag.",
        "Wird sie um höchstens ein Zehntel überschritten, bleibt die Befreiung bis zum Jahresende.",
        "Auf die Befreiung kann für fünf Jahre verzichtet werden.",
        "Auf der Rechnung steht ein Hinweis auf die Befreiung.",
      ],
      question: "Zahlt sich der Verzicht aus?",
      answer: "Meist dann, wenn viel investiert wird und die Kunden selbst Vorsteuer abziehen können.",
      figures: [
        ["Umsatzgrenze im Jahr", "55.000 Euro"],
        ["Toleranz", "10 %"],
        ["Bindung bei Verzicht", "5 Jahre"],
      ],
    },
    {
      subject: "Investitionsfreibetrag",
      law: "§ 11 EStG",
      summary:
        "Neben der Abschreibung kann ein Teil der Anschaffungskosten als zusätzliche Betriebsausgabe abgezogen werden.",
      points: [
        "Begünstigt sind neue Wirtschaftsgüter mit mindestens vier Jahren Nutzungsdauer.",
        "Für ökologische Investitionen gilt ein höherer Satz.",
        "Gebäude, geringwertige Güter und gewöhnliche Pkw sind ausgenommen.",
        "Freibetrag und investitionsbedingter Gewinnfreibetrag schließen einander aus.",
      ],
      question: "Gilt der Freibetrag auch für gebrauchte Maschinen?",
      answer: "Nein. Vorführgeräte gelten aber als neu, wenn sie nur zur Vorführung verwendet wurden.",
      figures: [
        ["Allgemeiner Satz", "10 %"],
        ["Ökologische Investitionen", "15 %"],
        ["Höchstens begünstigt", "1 Mio. Euro im Jahr"],
      ],
    },
    {
      subject: "Immobilienertragsteuer",
      law: "§ 30 EStG",
      summary:
        "Der Gewinn aus dem Verkauf privater Liegenschaften ist steuerpflichtig. Für das eigene Zuhause gibt es wichtige Ausnahmen.",
      points: [
        "Der besondere Steuersatz gilt unabhängig vom übrigen Einkommen.",
        "Befreit ist, wer zwei Jahre ab der Anschaffung oder fünf der letzten zehn Jahre dort gewohnt hat.",
        "Selbst hergestellte Gebäude sind befreit.",
        "Die Steuer wird vom Notar oder Rechtsanwalt abgeführt.",
      ],
      question: "Was gilt für Altvermögen?",
      answer:
        "Für vor April 2002 angeschaffte Grundstücke wird der Gewinn pauschal ermittelt, die Belastung beträgt dann 4,2 % des Erlöses.",
      figures: [
        ["Besonderer Steuersatz", "30 %"],
        ["Altvermögen, vom Erlös", "4,2 %"],
        ["Hauptwohnsitz", "befreit"],
      ],
    },
    {
      subject: "Reverse Charge am Bau",
      law: "§ 19 Abs. 1a UStG",
      summary:
        "Bei Bauleistungen geht die Steuerschuld auf den Empfänger über. Wer das übersieht, schuldet die Steuer doppelt.",
      points: [
        "Bauleistungen sind Herstellung, Instandsetzung, Reinigung, Änderung und Beseitigung von Bauwerken.",
        "Die Rechnung weist keine Umsatzsteuer aus und nennt den Übergang der Steuerschuld.",
        "Die UID des Empfängers gehört auf die Rechnung.",
        "Wer üblicherweise baut, ist immer Empfänger im Sinn der Regel.",
      ],
      question: "Gilt das auch für die Wartung einer Heizung?",
      answer:
        "Reine Wartung ist keine Bauleistung. Werden dabei Teile getauscht, die mehr als ein Fünftel des Entgelts ausmachen, kommt es auf den Einzelfall an.",
      figures: [
        ["Steuersatz in der Meldung", "20 %"],
        ["Ausweis auf der Rechnung", "keiner"],
        ["Kennzahl", "KZ 048"],
      ],
    },
    {
      subject: "Familienbonus Plus",
      law: "§ 33 Abs. 3a EStG",
      summary:
        "Der Familienbonus senkt die Lohnsteuer unmittelbar. Eltern können ihn teilen, und das Geld kommt schon monatlich.",
      points: [
        "Der Bonus wird in voller Höhe von der Steuer abgezogen.",
        "Nach dem 18. Geburtstag ist er kleiner.",
        "Für Kinder im EU-Ausland wird er an das Preisniveau angepasst.",
        "Die Aufteilung kann in der Veranlagung noch geändert werden.",
      ],
      question: "Was tun, wenn der Arbeitgeber ihn nicht berücksichtigt hat?",
      answer: "Der Bonus kann in der Arbeitnehmerveranlagung bis zu fünf Jahre rückwirkend beantragt werden.",
      figures: [
        ["Je Kind und Jahr", "2.000 Euro"],
        ["Ab 18 Jahren", "700 Euro"],
        ["Kindermehrbetrag", "bis 700 Euro"],
      ],
    },
    {
      subject: "Photovoltaik am eigenen Dach",
      law: "§ 3 Abs. 1 Z 39 EStG",
      summary:
        "Wer Strom vom eigenen Dach einspeist, erzielt Einkünfte. Bis zu einer gewissen Größe der Anlage verzichtet der Staat auf die Steuer.",
      points: [
        "Befreit ist die Einspeisung von bis zu 12.500 Kilowattstunden.",
        "Bei größeren Anlagen ist nur der übersteigende Teil steuerpflichtig.",
        "Energiegemeinschaften werden gleich behandelt.",
        "In der Umsatzsteuer bleibt die Kleinunternehmergrenze im Blick.",
      ],
      question: "Ist Vermieten mit Strom ein Problem?",
      answer:
        "Wird der Strom an Mieter weiterverrechnet, ist das ein eigenes Entgelt. Ein Zusatz im Mietvertrag schafft Klarheit.",
      figures: [
        ["Befreite Einspeisung", "12.500 kWh"],
        ["Engpassleistung", "bis 35 kWp"],
        ["Anschlussleistung", "bis 25 kWp"],
      ],
    },
  ],
};
