export interface PlannedNewsletter {
  readonly title: string;
  readonly abstract: string;
  readonly office: string | null;
  readonly isForDoctors: boolean;
  readonly tag: string | null;
  /** Null for a draft. */
  readonly sentDaysAgo: number | null;
  readonly end?: "cancelled";
}

const letter = (
  title: string,
  abstract: string,
  more: Partial<Omit<PlannedNewsletter, "title" | "abstract">> = {},
): PlannedNewsletter => ({
  title,
  abstract,
  office: null,
  isForDoctors: false,
  tag: null,
  sentDaysAgo: null,
  ...more,
});

export const plannedNewsletters: readonly PlannedNewsletter[] = [
  letter("Steuernews: Fristen bis Jahresende", "Was vor dem Jahreswechsel noch erledigt werden sollte."),
  letter("Ärztenews: Neues aus der Ordination", "Abrechnung, Anstellung und Geräte im Überblick.", {
    isForDoctors: true,
    tag: "Ärzte",
  }),
  letter("Personalverrechnung kompakt", "Sachbezug, Reisen und Urlaub: die Werte für das kommende Jahr.", {
    office: "1",
    tag: "Arbeitsrecht",
  }),
  letter("Einladung zum Nachfolgeabend", "Drei Familien erzählen, wie sie ihren Betrieb übergeben haben.", {
    office: "3",
    tag: "Nachfolge",
  }),
  letter("Klientenbrief Innsbruck", "Aktuelles für Betriebe in Tirol.", { office: "6" }),
  letter("Steuernews im Herbst", "Sechs Themen, die unsere Klienten gerade beschäftigen.", {
    sentDaysAgo: 12,
  }),
  letter("Ärztenews: Wahlarzt und Gruppenpraxis", "Zwei Wege in die Selbständigkeit.", {
    isForDoctors: true,
    tag: "Ärzte",
    sentDaysAgo: 26,
  }),
  letter("Klientenbrief Graz", "Rechnungswesen und Förderungen in der Steiermark.", {
    office: "3",
    tag: "Rechnungswesen",
    sentDaysAgo: 41,
  }),
  letter("Klientenbrief St. Pölten", "Worauf es bei der Inventur ankommt.", {
    office: "1",
    tag: "Rechnungswesen",
    sentDaysAgo: 58,
  }),
  letter("Rundschreiben aus Bozen", "Steuertermine diesseits und jenseits des Brenners.", {
    office: "17",
    sentDaysAgo: 75,
  }),
  letter("Klientenbrief Wien", "Arbeitsrecht für Arbeitgeber.", {
    office: "2",
    tag: "Arbeitsrecht",
    sentDaysAgo: 96,
    end: "cancelled",
  }),
  letter("Nachfolge im Blick", "Übergeben, verkaufen oder weitermachen?", {
    office: "5",
    tag: "Nachfolge",
    sentDaysAgo: 120,
  }),
];

export const newsletterText = {
  body: "Wir haben für Sie zusammengestellt, was in den letzten Wochen wichtig geworden ist. Bei Fragen sind wir wie immer gerne für Sie da.",
  mailboxFull: "smtp; 452 4.2.2 Das Postfach ist voll",
  unknownUser: "smtp; 550 5.1.1 Diesen Empfänger gibt es nicht",
} as const;
