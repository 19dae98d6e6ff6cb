import type { ReleaseState } from "../../../../shared/news/release.ts";

export const releaseStateText: Readonly<Record<ReleaseState, string>> = {
  asked: "Freigabe erbeten",
  given: "Freigegeben",
  refused: "Nicht freigegeben",
  lapsed: "Freigabe hinfällig",
};

export const releaseText = {
  title: "Freigabe",
  needed: "Vor dem Senden muss jemand anderes diesen Newsletter freigeben.",
  askedBy: (name: string, when: string) => `${name} hat am ${when} um die Freigabe gebeten.`,
  givenBy: (name: string, when: string) =>
    `Freigegeben von ${name} am ${when}. Jede Änderung nimmt die Freigabe zurück.`,
  refusedBy: (name: string, when: string) => `Abgelehnt von ${name} am ${when}:`,
  lapsedBy: (name: string, when: string) =>
    `${name} hat den Newsletter am ${when} geändert. Die Freigabe muss neu erbeten werden.`,
  lapsed: "Ein Artikel, die Vorlage oder der Absender wurde geändert. Die Freigabe muss neu erbeten werden.",
  nobody:
    "Diesen Newsletter kann niemand freigeben: Nötig ist jemand, der ihn weder zuletzt geändert hat noch um die Freigabe bittet. Das Recht dazu gibt ein Administrator.",
  onlyAdmins:
    "Freigeben kann ihn nur ein Administrator: Niemand sonst bearbeitet die Neuigkeiten dieser Kanzlei, außer wer ihn zuletzt geändert hat oder um die Freigabe bittet.",
  ask: "Um Freigabe bitten …",
  askAgain: "Neu um Freigabe bitten …",
  askTitle: "Um Freigabe bitten",
  askIntro:
    "Die Genannten werden per Mail und im Portal gebeten. Die Mail zeigt den Newsletter, wie er jetzt ist.",
  onlyFirst: (count: number) =>
    `Gebeten werden die ersten ${count} nach dem Namen; freigeben können ihn alle.`,
  whom: "Wen möchten Sie bitten?",
  all: "Alle, die ihn freigeben können",
  admin: (name: string) => `${name} (Administrator)`,
  askVerb: "Um Freigabe bitten",
  asked: "Die Bitte um Freigabe ist unterwegs.",
  give: "Freigeben",
  givenToast: (title: string) => `„${title}“ ist freigegeben.`,
  refuse: "Ablehnen …",
  takeBack: "Freigabe zurücknehmen …",
  refuseTitle: "Newsletter nicht freigeben",
  note: "Was ist zu ändern?",
  refuseVerb: "Nicht freigeben",
  refusedToast: (title: string) => `„${title}“ ist nicht freigegeben.`,
  notYet: "Dieser Newsletter ist noch nicht von einer zweiten Person freigegeben.",
  toRelease: "Freigabe erbitten",
};
