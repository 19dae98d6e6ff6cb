import type { ApprovalState } from "../../../shared/news/approval.ts";

export const approvalStateText: Readonly<Record<ApprovalState, string>> = {
  asked: "Freigabe erbeten",
  given: "Freigegeben",
  refused: "Nicht freigegeben",
  lapsed: "Freigabe hinfällig",
};

export const releaseText = {
  title: "Freigabe",
  askedBy: (name: string, when: string) => `${name} hat ${when} um die Freigabe gebeten.`,
  asked: (names: string) => `Gebeten: ${names}.`,
  askedAll: "Gebeten sind alle, die freigeben können.",
  givenBy: (name: string, when: string) =>
    `Freigegeben von ${name} ${when}. Jede Änderung nimmt die Freigabe zurück.`,
  refusedBy: (name: string, when: string) => `Abgelehnt von ${name} ${when}:`,
  ask: "Um Freigabe bitten …",
  askAgain: "Neu um Freigabe bitten …",
  askNote: "Anmerkung",
  askNoteHelp: "Steht in der Mail und bei der Freigabe.",
  told: (names: readonly string[], all: number) => {
    const rest = all - names.length;
    const more = rest > 0 ? ` und ${rest} weitere` : "";
    return `${all === 1 ? "1 Person" : `${all} Personen`}, gleich, per E-Mail und über die Glocke: ${names.join(", ")}${more}.`;
  },
  notifiesNobody:
    "Niemand wird benachrichtigt. Wer die Neuigkeiten dieser Kanzlei bearbeitet, findet den Artikel auf der Startseite unter „In Prüfung“.",
  isAsked: "Die Bitte um Freigabe ist unterwegs.",
  whom: "Wen möchten Sie bitten?",
  onlyFirst: (count: number) =>
    `Gebeten werden die ersten ${count} nach dem Namen; freigeben können ihn alle.`,
  all: "Alle, die ihn freigeben können",
  admin: (name: string) => `${name} (Administrator)`,
  give: "Freigeben",
  given: (title: string) => `„${title}“ ist freigegeben.`,
  refuse: "Ablehnen …",
  takeBack: "Freigabe zurücknehmen …",
  note: "Was ist zu ändern?",
  refuseVerb: "Nicht freigeben",
  refused: (title: string) => `„${title}“ ist nicht freigegeben.`,
};

/** Words that differ by the approved thing; both nouns are masculine. */
const wordsOf = (noun: string, step: string) => ({
  askTitle: "Um Freigabe bitten",
  needed: `${step} muss jemand anderes diesen ${noun} freigeben.`,
  lapsedBy: (name: string, when: string) =>
    `${name} hat den ${noun} ${when} geändert. Die Freigabe muss neu erbeten werden.`,
  nobody: `Diesen ${noun} kann niemand freigeben: Nötig ist jemand, der ihn weder zuletzt geändert hat noch um die Freigabe bittet. Das Recht dazu gibt ein Administrator.`,
  onlyAdmins:
    "Freigeben kann ihn nur ein Administrator: Niemand sonst bearbeitet die Neuigkeiten dieser Kanzlei, außer wer ihn zuletzt geändert hat oder um die Freigabe bittet.",
  askIntro: `Die Mail zeigt den ${noun}, wie er jetzt ist.`,
  refuseTitle: `${noun} nicht freigeben`,
});

export const newsletterApprovalWords = {
  ...wordsOf("Newsletter", "Vor dem Senden"),
  lapsed: "Ein Artikel, die Vorlage oder der Absender wurde geändert. Die Freigabe muss neu erbeten werden.",
};

export const articleApprovalWords: ApprovalWords = {
  ...wordsOf("Artikel", "Vor der Veröffentlichung"),
  askTitle: "Zur Prüfung geben",
  askIntro: "Die Mail führt zum Artikel.",
  lapsed: "Der Artikel wurde geändert. Die Freigabe muss neu erbeten werden.",
};

export type ApprovalWords = typeof newsletterApprovalWords;
