import { problemsOf } from "../contract/problem.ts";

export const templateSetProblems = problemsOf("template-set", {
  notFound: { status: 404, title: "Diese Vorlage gibt es nicht." },
  nameTaken: { status: 409, title: "So heißt schon eine andere Vorlage." },
  invalid: { status: 422, title: "Die Vorlage ist fehlerhaft." },
  tooLarge: {
    status: 422,
    title: "Die Vorlage ist zu groß. Alle Teile zusammen dürfen höchstens 350 KB haben.",
  },
  isDefault: { status: 422, title: "Die Standardvorlage kann nicht gelöscht werden." },
  isBuiltIn: { status: 422, title: "Die mitgelieferte Vorlage kann nicht gelöscht werden." },
  defaultNeeded: {
    status: 422,
    title: "Eine Vorlage muss die Standardvorlage sein. Machen Sie stattdessen eine andere dazu.",
  },
});

export const auditEntryProblems = problemsOf("audit-entry", {
  notFound: { status: 404, title: "Diesen Eintrag gibt es nicht." },
});

export const settingsProblems = problemsOf("settings", {
  noFirmAccounts: {
    status: 422,
    title: "Diese Anlage kennt keine Anmeldung mit Firmenkonto: Ohne Kennwort käme niemand mehr herein.",
  },
  ownSecondFactorFirst: {
    status: 422,
    title: "Richten Sie zuerst im Profil Ihren eigenen zweiten Faktor ein.",
  },
});

export const tokenProblems = problemsOf("token", {
  notFound: { status: 404, title: "Diese Schnittstelle gibt es nicht." },
  nameTaken: { status: 409, title: "So heißt schon eine andere Schnittstelle." },
  tooMany: { status: 422, title: "Mehr als 50 Schnittstellen sind nicht möglich. Beenden Sie eine andere." },
});

export const dataRequestProblems = problemsOf("data-request", {
  notFound: { status: 404, title: "Diese Anfrage gibt es nicht oder nicht mehr." },
  tooMany: {
    status: 409,
    title: "Es laufen schon drei Anfragen. Bitte warten Sie, bis eine davon fertig ist.",
  },
  atWork: { status: 409, title: "Diese Anfrage läuft noch. Bitte warten Sie, bis sie fertig ist." },
  noZip: { status: 409, title: "Zu dieser Anfrage gibt es noch keine oder keine ZIP-Datei mehr." },
  outdated: {
    status: 409,
    title: "Die Liste ist älter als ein Tag. Bitte suchen Sie noch einmal, bevor Sie löschen.",
  },
  self: {
    status: 422,
    title: "Das sind Ihre eigenen Daten. Bitten Sie jemand anderen aus der Administration, sie zu löschen.",
  },
});
