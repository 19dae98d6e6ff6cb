import type { TopicGroup } from "./topic.ts";

export const doctors: TopicGroup = {
  tag: "Ärzte",
  taxTag: "Ärztenews",
  readers: "Ordinationen",
  source: { name: "Österreichische Ärztekammer", url: "https://www.aerztekammer.at" },
  topics: [
    {
      subject: "Umsatzsteuer in der Ordination",
      law: "§ 6 Abs. 1 Z 19 UStG",
      summary:
        "Heilbehandlungen sind befreit, Gutachten und Schönheit oft nicht. Die Grenze verläuft mitten durch den Ordinationsalltag.",
      points: [
        "Befreit ist, was der Heilung oder Vorbeugung dient.",
        "Gutachten für Versicherungen sind meist steuerpflichtig.",
        "Für steuerpflichtige Leistungen gilt die Kleinunternehmergrenze.",
        "Vorsteuer steht nur für den steuerpflichtigen Teil zu.",
      ],
      question: "Was gilt für Impfungen?",
      answer:
        "Impfungen dienen der Vorbeugung und sind befreit, auch wenn sie für eine Reise gemacht werden.",
      figures: [
        ["Heilbehandlung", "befreit"],
        ["Gutachten", "20 %"],
        ["Hausapotheke", "10 %"],
      ],
    },
    {
      subject: "Ärzte in der Ordination anstellen",
      law: "§ 47a ÄrzteG",
      summary:
        "Ordinationen dürfen Ärzte anstellen. Der Inhaber behält die Leitung, der Kassenvertrag setzt Grenzen.",
      points: [
        "Erlaubt sind Anstellungen im Umfang einer Vollzeitstelle.",
        "Die Ärztekammer wird vorher verständigt.",
        "Die Haftpflicht muss die angestellte Person umfassen.",
        "Der Kollektivvertrag der Ordinationsgehilfen gilt für Ärzte nicht.",
      ],
      question: "Darf der angestellte Arzt eigene Patienten haben?",
      answer:
        "Patienten wählen frei, wer sie behandelt. Der Behandlungsvertrag besteht aber mit der Ordination.",
      figures: [
        ["Ordination", "1 Vollzeitstelle"],
        ["Gruppenpraxis", "2 Vollzeitstellen"],
        ["Personen höchstens", "2 oder 4"],
      ],
    },
    {
      subject: "Gruppenpraxis gründen",
      law: "§ 52a ÄrzteG",
      summary:
        "Gemeinsam ordinieren spart Kosten und teilt Dienste auf. OG oder GmbH ist dabei nicht nur eine Frage der Steuer.",
      points: [
        "Gesellschafter können nur Ärzte sein.",
        "In der GmbH ist die Haftung beschränkt, die ärztliche aber persönlich.",
        "Für Kassenverträge braucht es eine Zulassung.",
        "Der Einkauf in die Praxis wird über Jahre abgeschrieben.",
      ],
      question: "Was geschieht beim Ausscheiden?",
      answer:
        "Der Gesellschaftsvertrag regelt Abfindung und Patientenkartei. Ohne Regel gilt das Gesetz, und das passt selten.",
      figures: [
        ["Stammkapital GmbH", "10.000 Euro"],
        ["Körperschaftsteuer", "23 %"],
        ["Ausschüttung", "27,5 %"],
      ],
    },
    {
      subject: "Wahlarzt werden",
      law: "§ 49 ÄrzteG",
      summary: "Ohne Kassenvertrag bleibt mehr Zeit für Patienten und mehr Arbeit mit Rechnungen.",
      points: [
        "Das Honorar wird frei vereinbart und vorher genannt.",
        "Die Rechnung nennt Diagnose und Positionen, damit die Kasse erstattet.",
        "Rechnungen werden auf Wunsch elektronisch eingereicht.",
        "Die Wohlfahrtskasse schreibt Beiträge vor.",
      ],
      question: "Braucht ein Wahlarzt eine Registrierkasse?",
      answer:
        "Ja, sobald die Grenzen überschritten sind. Auch Kartenzahlungen in der Ordination zählen dazu.",
      figures: [
        ["Erstattung der Kasse", "80 % vom Kassentarif"],
        ["Registrierkasse ab", "15.000 Euro"],
        ["Bankverbindung", "eigenes Konto"],
      ],
    },
    {
      subject: "Ordination übergeben",
      law: "§ 24 EStG",
      summary: "Am Ende eines Berufslebens steht ein Kaufpreis, der gut versteuert sein will.",
      points: [
        "Wer 60 ist und aufhört, zahlt nur den halben Steuersatz.",
        "Stattdessen kann der Gewinn auf drei Jahre verteilt werden.",
        "Kleine Wahlarzttätigkeit danach ist möglich.",
        "Die Patientenkartei geht nur mit Zustimmung über.",
      ],
      question: "Darf danach noch vertreten werden?",
      answer:
        "Gelegentliche Vertretungen bis zu gewissen Grenzen schaden nicht. Wir rechnen das vorher durch.",
      figures: [
        ["Hälftesteuersatz ab", "60 Jahren"],
        ["Freibetrag", "7.300 Euro"],
        ["Verteilung", "3 Jahre"],
      ],
    },
    {
      subject: "Vertretungsärzte richtig abrechnen",
      law: "§ 2 Abs. 2a Z 1 GSVG",
      summary:
        "Wer in der Urlaubszeit vertritt, ist meist selbständig. Für beide Seiten kommt es auf den Vertrag an.",
      points: [
        "Der Vertreter stellt eine Honorarnote.",
        "Die Pflichtversicherung richtet sich nach den Einkünften.",
        "Die Vertretung wird der Kammer gemeldet.",
        "Regelmäßige Vertretung kann ein Dienstverhältnis sein.",
      ],
      question: "Fällt Umsatzsteuer an?",
      answer: "Nein, die Vertretung ist selbst Heilbehandlung.",
      figures: [
        ["Umsatzsteuer", "befreit"],
        ["Meldung an die Kammer", "vorher"],
        ["Versicherungsgrenze", "6.613,20 Euro"],
      ],
    },
    {
      subject: "Sonderklassegelder",
      law: "§ 22 Z 1 EStG",
      summary:
        "Honorare der Sonderklasse sind für angestellte Spitalsärzte Einkünfte aus selbständiger Arbeit.",
      points: [
        "Sie werden in der Steuererklärung angegeben.",
        "Die Betriebsausgaben können pauschal mit 12 % angesetzt werden.",
        "Hausanteile des Spitals sind abzugsfähig.",
        "Ab der Versicherungsgrenze fallen Beiträge an.",
      ],
      question: "Gilt der Gewinnfreibetrag?",
      answer: "Ja, der Grundfreibetrag steht auch neben einer Anstellung zu.",
      figures: [
        ["Pauschale", "12 %"],
        ["Grundfreibetrag", "15 %"],
        ["Erklärung bis", "30. Juni"],
      ],
    },
    {
      subject: "Medizinische Geräte finanzieren",
      law: "§ 7 EStG",
      summary:
        "Kaufen, leasen oder mieten? Ein Ultraschallgerät zeigt, dass die niedrigste Rate nicht immer die günstigste ist.",
      points: [
        "Die Nutzungsdauer richtet sich nach der Technik.",
        "Bei Leasing zählt, wem das Gerät wirtschaftlich gehört.",
        "Wartungsverträge werden getrennt bewertet.",
        "Freibeträge gibt es nur für gekaufte Geräte.",
      ],
      question: "Wie lange wird ein Röntgengerät abgeschrieben?",
      answer: "Üblich sind acht Jahre, bei digitalen Geräten auch weniger.",
      figures: [
        ["Ultraschall", "5 Jahre"],
        ["Röntgen", "8 Jahre"],
        ["Einrichtung", "10 Jahre"],
      ],
    },
  ],
};
