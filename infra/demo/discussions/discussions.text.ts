import stored from "./threads.json" with { type: "json" };

export interface ThreadText {
  readonly forum: string;
  readonly title: string;
  readonly text: string;
  readonly answers: readonly string[];
}

export const threads: readonly ThreadText[] = stored;

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
  readonly maxChoices: number;
  readonly isOver: boolean;
}[] = [
  {
    forum: "forum-fristen",
    title: "Umfrage: gemeinsame Schließtage zu Weihnachten",
    text: "Bitte stimmt je Kanzlei ab, damit wir die Telefone rechtzeitig umstellen können.",
    question: "An welchen Tagen schließen wir?",
    answers: ["24. bis 26. Dezember", "24. Dezember bis 1. Jänner", "24. Dezember bis 6. Jänner"],
    oncePerOrganisation: true,
    maxChoices: 1,
    isOver: false,
  },
  {
    forum: "forum-feste",
    title: "Umfrage: Wann feiern wir?",
    text: "Das Sommerfest richtet sich nach euch.",
    question: "Welcher Freitag passt euch?",
    answers: ["12. Juni", "19. Juni", "26. Juni"],
    oncePerOrganisation: false,
    maxChoices: 2,
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
