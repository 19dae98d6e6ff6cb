import type { TopicGroup } from "./topic.ts";

export const labour: TopicGroup = {
  tag: "Arbeitsrecht",
  taxTag: "Lohnverrechnung",
  readers: "Arbeitgeber",
  source: { name: "Österreichische Gesundheitskasse", url: "https://www.gesundheitskasse.at" },
  topics: [
    {
      subject: "Kündigungsfristen für Arbeiter und Angestellte",
      law: "§ 1159 ABGB",
      summary:
        "Für Arbeiter und Angestellte gelten dieselben Fristen. Ein Blick in den Kollektivvertrag bleibt trotzdem Pflicht.",
      points: [
        "Die Frist des Arbeitgebers steigt mit den Dienstjahren.",
        "Ohne Vereinbarung endet das Dienstverhältnis nur zum Quartal.",
        "Der 15. und der Monatsletzte können vereinbart werden.",
        "Saisonbranchen haben eigene Regeln.",
      ],
      question: "Gilt eine mündliche Kündigung?",
      answer:
        "Ja, wenn weder Vertrag noch Kollektivvertrag Schriftform verlangen. Der Nachweis ist dann freilich schwierig.",
      figures: [
        ["Ab Beginn", "6 Wochen"],
        ["Nach 2 Jahren", "2 Monate"],
        ["Nach 5 Jahren", "3 Monate"],
      ],
    },
    {
      subject: "Sachbezug für Dienstautos",
      law: "§ 4 Sachbezugswerteverordnung",
      summary:
        "Die private Nutzung eines Dienstautos ist Entgelt. Wie viel, richtet sich nach Preis und Ausstoß des Fahrzeugs.",
      points: [
        "Für reine Elektroautos ist kein Sachbezug anzusetzen.",
        "Der Grenzwert für den niedrigen Satz sinkt jedes Jahr.",
        "Wer weniger als 6.000 Kilometer privat fährt, versteuert die Hälfte.",
        "Ein Fahrtenbuch muss lückenlos sein.",
      ],
      question: "Was gilt für Kostenbeiträge?",
      answer: "Laufende Beiträge des Arbeitnehmers kürzen den Sachbezug, Treibstoff auf eigene Kosten nicht.",
      figures: [
        ["Voller Satz", "2 %, höchstens 960 Euro"],
        ["Niedriger Satz", "1,5 %, höchstens 720 Euro"],
        ["Elektroauto", "0 Euro"],
      ],
    },
    {
      subject: "Telearbeit vereinbaren",
      law: "§ 2h AVRAG",
      summary:
        "Arbeiten kann man nicht nur im Büro und zu Hause. Eine schriftliche Vereinbarung schützt beide Seiten.",
      points: [
        "Telearbeit wird schriftlich vereinbart.",
        "Die Orte werden in der Vereinbarung genannt.",
        "Der Arbeitgeber stellt die digitalen Arbeitsmittel bereit.",
        "Die Tage werden am Lohnkonto aufgezeichnet.",
      ],
      question: "Ist ein Unfall im Café versichert?",
      answer:
        "Unfälle am vereinbarten Ort sind Arbeitsunfälle. Frei gewählte Orte sind geschützt, der Weg dorthin aber nicht.",
      figures: [
        ["Steuerfrei je Tag", "3 Euro"],
        ["Höchstens Tage", "100"],
        ["Möbel je Jahr", "300 Euro"],
      ],
    },
    {
      subject: "Urlaub und Verjährung",
      law: "§ 4 UrlG",
      summary: "Urlaub verjährt, aber nicht von selbst. Arbeitgeber müssen rechtzeitig darauf hinweisen.",
      points: [
        "Der Anspruch beträgt fünf, nach 25 Jahren sechs Wochen.",
        "Er verjährt zwei Jahre nach dem Ende des Urlaubsjahres.",
        "Ohne Hinweis des Arbeitgebers läuft die Frist nicht.",
        "Krankheit ab dem vierten Tag unterbricht den Urlaub.",
      ],
      question: "Darf Urlaub ausbezahlt werden?",
      answer:
        "Im aufrechten Dienstverhältnis nicht. Erst am Ende wird offener Urlaub als Ersatzleistung bezahlt.",
      figures: [
        ["Jahresurlaub", "5 Wochen"],
        ["Nach 25 Jahren", "6 Wochen"],
        ["Verjährung", "2 Jahre"],
      ],
    },
    {
      subject: "Geringfügige Beschäftigung",
      law: "§ 5 ASVG",
      summary:
        "Bis zur Geringfügigkeitsgrenze fallen kaum Abgaben an. Zwei kleine Stellen können trotzdem teuer werden.",
      points: [
        "Die Unfallversicherung ist immer zu bezahlen.",
        "Mehrere Stellen werden zusammengerechnet.",
        "Wer mehrere Geringfügige beschäftigt, zahlt eine Dienstgeberabgabe.",
        "Sonderzahlungen gehören auch hier dazu.",
      ],
      question: "Kann man sich selbst versichern?",
      answer: "Ja, um einen kleinen Betrag im Monat in der Kranken- und Pensionsversicherung.",
      figures: [
        ["Grenze im Monat", "551,10 Euro"],
        ["Unfallversicherung", "1,1 %"],
        ["Dienstgeberabgabe", "19,4 %"],
      ],
    },
    {
      subject: "Entgeltfortzahlung bei Krankheit",
      law: "§ 8 AngG und § 2 EFZG",
      summary:
        "Im Krankenstand läuft das Entgelt eine Zeit lang weiter. Kleine Betriebe bekommen einen Teil zurück.",
      points: [
        "Die Dauer steigt mit den Dienstjahren.",
        "Arbeitsunfälle haben ein eigenes Kontingent.",
        "Die AUVA erstattet Betrieben mit bis zu 50 Beschäftigten einen Zuschuss.",
        "Eine Bestätigung kann ab dem ersten Tag verlangt werden.",
      ],
      question: "Zählt jedes Jahr neu?",
      answer: "Ja, mit jedem Arbeitsjahr entsteht ein neuer Anspruch.",
      figures: [
        ["Ab Beginn", "6 Wochen voll"],
        ["Nach 1 Jahr", "8 Wochen voll"],
        ["Zuschuss der AUVA", "50 %"],
      ],
    },
    {
      subject: "Dienstreisen und Kilometergeld",
      law: "§ 26 Z 4 EStG",
      summary:
        "Reisekosten bleiben steuerfrei, wenn Aufzeichnungen vorliegen. Fehlt das Fahrtenbuch, wird aus der Vergütung Lohn.",
      points: [
        "Datum, Dauer, Ziel und Zweck gehören ins Fahrtenbuch.",
        "Taggelder stehen erst ab drei Stunden zu.",
        "Das Kilometergeld deckt alle Kosten des Autos.",
        "Für das Fahrrad gibt es denselben Satz.",
      ],
      question: "Dürfen höhere Sätze bezahlt werden?",
      answer: "Ja, aber der übersteigende Teil ist steuer- und beitragspflichtig.",
      figures: [
        ["Kilometergeld", "0,50 Euro"],
        ["Taggeld", "30 Euro"],
        ["Nächtigung", "17 Euro"],
      ],
    },
    {
      subject: "Lehrlinge aufnehmen",
      law: "§ 12 BAG",
      summary: "Wer Lehrlinge ausbildet, sichert den eigenen Nachwuchs und bekommt Förderungen.",
      points: [
        "Der Vertrag wird binnen drei Wochen bei der Lehrlingsstelle angemeldet.",
        "In den ersten drei Monaten können beide auflösen.",
        "Die Berufsschule ist bezahlte Zeit.",
        "Die Basisförderung wird nach jedem Lehrjahr beantragt.",
      ],
      question: "Was, wenn es nicht passt?",
      answer:
        "Nach der Probezeit endet der Vertrag nur einvernehmlich, aus wichtigem Grund oder nach einer Mediation.",
      figures: [
        ["Probezeit", "3 Monate"],
        ["Basisförderung, 1. Jahr", "3 Lehrlingseinkommen"],
        ["Behaltezeit", "3 Monate"],
      ],
    },
  ],
};
