export interface ThreadText {
  readonly forum: string;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly string[];
}

/** What colleagues ask each other; `answers` come round in long threads. */
export const threads: readonly ThreadText[] = [
  {
    forum: "forum-umsatzsteuer",
    title: "Reverse Charge bei Bauleistungen: wer weist nach?",
    text: "Unser Klient hat von einem Generalunternehmer eine Rechnung mit Umsatzsteuer bekommen, obwohl er selbst Bauleistungen erbringt. Wie habt ihr den Nachweis in der Betriebsprüfung geführt?",
    answers: [
      "Bei uns hat die Bestätigung des Auftraggebers genügt, aber sie muss vor der Rechnung datiert sein.",
      "Achtung auf die überwiegende Tätigkeit: Maßgeblich sind die letzten drei Jahre.",
      "Ich habe dazu ein Musterschreiben, das hänge ich gern an.",
      "Danke, genau das hat gefehlt. Der Prüfer war damit zufrieden.",
    ],
  },
  {
    forum: "forum-umsatzsteuer",
    title: "Dreiecksgeschäft mit Lager in Ungarn",
    text: "Wer hat Erfahrung mit der Registrierungspflicht, wenn die Ware im Konsignationslager länger als zwölf Monate liegt?",
    answers: [
      "Nach zwölf Monaten gilt das innergemeinschaftliche Verbringen als ausgeführt, also registrieren.",
      "Wir lassen den Bestand monatlich melden, dann fällt es rechtzeitig auf.",
    ],
  },
  {
    forum: "forum-lohn",
    title: "Sachbezug für Elektroautos 2026",
    text: "Gilt der Sachbezug null weiterhin, wenn die Dienstnehmerin zu Hause lädt und die Kosten ersetzt bekommt?",
    answers: [
      "Ja, solange die Zuordnung der Lademenge nachgewiesen ist.",
      "Für den Kostenersatz gibt es einen Höchstbetrag, der jährlich verlautbart wird.",
      "Wir verlangen eine Ladeeinrichtung mit Zähler, alles andere wird mühsam.",
    ],
  },
  {
    forum: "forum-lohn",
    title: "Kündigungsfrist für Arbeiterinnen im Saisonbetrieb",
    text: "Die Angleichung der Kündigungsfristen gilt seit Oktober 2021. Wie geht ihr mit dem Kollektivvertrag im Gastgewerbe um?",
    answers: [
      "Der Oberste Gerichtshof hat das Gastgewerbe nicht als Saisonbranche anerkannt.",
      "Im Zweifel immer die längere Frist nehmen und das dem Klienten schriftlich geben.",
    ],
  },
  {
    forum: "forum-software",
    title: "Der Scanner im zweiten Stock verschluckt Seiten",
    text: "Seit dem Update fehlen bei mehrseitigen Belegen immer wieder Rückseiten. Geht es nur uns so?",
    answers: [
      "Bei uns auch. In den Einstellungen war die Leerseitenerkennung auf hoch gestellt.",
      "Danke! Mit niedriger Empfindlichkeit kommt alles durch.",
      "Die Technik spielt am Donnerstag eine neue Firmware ein.",
    ],
  },
  {
    forum: "forum-homeoffice",
    title: "Telearbeitstage richtig erfassen",
    text: "Zählt ein Tag, an dem jemand nur am Vormittag von zu Hause gearbeitet hat, für das Pauschale?",
    answers: [
      "Nein, das Pauschale steht nur für Tage zu, die ausschließlich im Homeoffice gearbeitet wurden.",
      "Und höchstens für hundert Tage im Jahr.",
    ],
  },
  {
    forum: "forum-bilanzierung",
    title: "Rückstellung für nicht konsumierte Urlaube",
    text: "Rechnet ihr mit dem Ist-Lohn oder mit dem erwarteten Lohn des Folgejahres?",
    answers: [
      "Unternehmensrechtlich mit dem erwarteten, steuerlich ohne Abzinsung, da kurzfristig.",
      "Die Lohnnebenkosten nicht vergessen.",
    ],
  },
  {
    forum: "forum-immobilien",
    title: "Grunderwerbsteuer bei Anteilsübertragungen",
    text: "Seit Juli 2025 gilt die neue Schwelle von 75 Prozent. Hat jemand schon eine mittelbare Übertragung angezeigt?",
    answers: [
      "Ja, wir haben den Stufentarif geprüft, er gilt nur im Familienverband.",
      "Die Frist für die Anzeige ist kurz: der 15. des zweitfolgenden Monats.",
    ],
  },
  {
    forum: "forum-aerzte",
    title: "Gruppenpraxis: Umsatzsteuer bei gemeinsamer Geräteanschaffung",
    text: "Drei Ordinationen kaufen gemeinsam ein Ultraschallgerät. Wer darf die Vorsteuer abziehen?",
    answers: [
      "Niemand, sie sind alle unecht befreit. Die Kostenteilung bleibt aber auch steuerfrei.",
      "Wichtig ist, dass die Gemeinschaft nur an ihre Mitglieder leistet.",
    ],
  },
  {
    forum: "forum-feste",
    title: "Wandertag im September: Rax oder Schneeberg?",
    text: "Wir sammeln Vorschläge. Die Seilbahn nehmen wir jedenfalls für alle, die nicht gern steigen.",
    answers: [
      "Rax! Die Aussicht vom Plateau ist schöner.",
      "Schneeberg, und hinauf mit dem Salamander.",
      "Mir ist beides recht, Hauptsache es gibt Kaiserschmarrn.",
      "Ich nehme gern wieder die Fotos mit.",
    ],
  },
  {
    forum: "forum-marktplatz",
    title: "Verschenke zwei Bildschirme, 24 Zoll",
    text: "Stehen bei mir im Büro in Graz, Abholung jederzeit.",
    answers: ["Einen würde ich gern nehmen!", "Dann nehme ich den zweiten. Danke!"],
  },
  {
    forum: "forum-marktplatz",
    title: "Suche Mitfahrgelegenheit von Baden nach Wien",
    text: "Montag bis Donnerstag, gegen acht Uhr hinein. Am Sprit beteilige ich mich natürlich.",
    answers: ["Ich fahre über Mödling und nehme dich gern mit.", "Super, ich rufe dich an!"],
  },
  {
    forum: "forum-marktplatz",
    title: "Kinderfahrrad, 20 Zoll, fast neu",
    text: "Unsere Tochter ist herausgewachsen. Achtzig Euro, ein Helm ist dabei.",
    answers: ["Ist es noch zu haben?", "Ja, komm einfach im dritten Stock vorbei."],
  },
  {
    forum: "forum-software",
    title: "Zwei Bildschirme am Notebook: einer bleibt schwarz",
    text: "Seit gestern wird über die Dockingstation nur noch ein Bildschirm erkannt. Was habt ihr gemacht?",
    answers: [
      "Dockingstation eine Minute vom Strom nehmen, dann war es bei mir weg.",
      "Hat geholfen, danke. Darauf muss man erst kommen.",
    ],
  },
  {
    forum: "forum-lehrlinge",
    title: "Lernunterlagen für die Buchhalterprüfung",
    text: "Unser Lehrling tritt im Juni an. Welche Unterlagen haben euren geholfen?",
    answers: [
      "Die alten Angaben der Kammer und jede Woche ein Nachmittag zum Üben.",
      "Wir stellen gern unsere Beispiele zur Kostenrechnung zur Verfügung.",
      "Viel Erfolg! Unsere hat im Herbst bestanden.",
    ],
  },
  {
    forum: "forum-fristen",
    title: "Quotenregelung: Stand unserer Kanzleien",
    text: "Bitte meldet bis Monatsende, wie viele Erklärungen noch offen sind.",
    answers: ["Wien: 84 von 912 offen.", "Linz: 31 von 340 offen.", "Salzburg ist fertig."],
  },
];

/** About what the portal writes articles on, too. */
export const topicText = {
  asked: [
    (question: string) => `Ein Klient fragt: „${question}“ Was sagt ihr?`,
    (question: string) => `Heute am Telefon gefragt worden: „${question}“ Ich war nicht sicher.`,
    (question: string) => `Kurze Frage in die Runde: ${question}`,
  ],
  explained: (subject: string) => `${subject}: Wie erklärt ihr das?`,
  explaining: (summary: string) =>
    `Für das nächste Klientengespräch suche ich einfache Worte. Mein Entwurf: „${summary}“ Fehlt etwas?`,
  thanks: [
    "Danke, so mache ich es.",
    "Genau so haben wir es im Frühjahr auch gelöst.",
    "Das nehme ich in unsere Checkliste auf.",
    "Hat das schon jemand in einer Prüfung durchgebracht?",
    "Bei uns war es im letzten Jahr anders, aber da galt noch die alte Rechtslage.",
  ],
};

export const polls: readonly {
  readonly forum: string;
  readonly title: string;
  readonly text: string;
  readonly question: string;
  readonly answers: readonly string[];
  readonly oncePerOrganisation: boolean;
  readonly isOver: boolean;
}[] = [
  {
    forum: "forum-fristen",
    title: "Umfrage: gemeinsame Schließtage zu Weihnachten",
    text: "Bitte stimmt je Kanzlei ab, damit wir die Telefone rechtzeitig umstellen können.",
    question: "An welchen Tagen schließen wir?",
    answers: ["24. bis 26. Dezember", "24. Dezember bis 1. Jänner", "24. Dezember bis 6. Jänner"],
    oncePerOrganisation: true,
    isOver: false,
  },
  {
    forum: "forum-feste",
    title: "Umfrage: Wann feiern wir?",
    text: "Das Sommerfest richtet sich nach euch.",
    question: "Welcher Freitag passt euch?",
    answers: ["12. Juni", "19. Juni", "26. Juni"],
    oncePerOrganisation: false,
    isOver: true,
  },
];

export const longThread = {
  forum: "forum-registrierkassen",
  title: "Sammelthread: Ausfall der Signaturerstellungseinheit",
  text: "Damit nicht jede Kanzlei ihren eigenen Faden aufmacht: Hier sammeln wir, welche Kassen wann ausgefallen sind.",
  answers: [
    "Heute Vormittag bei einem Friseur in Melk, nach dem Neustart ging es wieder.",
    "Bei uns war das Zertifikat abgelaufen, das neue kam binnen zwei Stunden.",
    "Meldung über FinanzOnline ist erst nach 48 Stunden nötig.",
    "Der Hersteller hat ein Update angekündigt.",
    "Bitte die Belege während des Ausfalls mit dem Vermerk versehen.",
  ],
};
