import { problemsOf } from "../contract/problem.ts";

export const cloudProblems = problemsOf("cloud-item", {
  notFound: { status: 404, title: "Diesen Ordner oder diese Datei gibt es nicht." },
  unknownPlace: { status: 422, title: "Diesen Ordner gibt es nicht oder nicht mehr." },
  notAFolder: { status: 422, title: "Eine Datei kann nichts enthalten. Bitte wählen Sie einen Ordner." },
  insideItself: { status: 422, title: "Ein Ordner kann nicht in sich selbst liegen." },
  tooDeep: { status: 422, title: "Tiefer als 50 Ordner ineinander geht es nicht." },
  closed: {
    status: 403,
    title: "In diesen Ordner legt nur etwas ab, wer ihn angelegt hat.",
  },
  nameTaken: {
    status: 409,
    title: "In diesem Ordner liegt schon eine Datei mit diesem Namen.",
  },
  sameContent: {
    status: 409,
    title: "In diesem Ordner liegt schon eine Datei mit demselben Inhalt.",
  },
  notAFile: { status: 422, title: "Ein Ordner hat keinen Inhalt und keine Versionen." },
  foldersOnly: { status: 422, title: "Beobachten lassen sich nur Ordner." },
  noEmployee: {
    status: 422,
    title: "Benachrichtigungen bekommen Mitarbeiterinnen und Mitarbeiter.",
  },
  unknownOffice: { status: 422, title: "Diese Kanzlei gibt es nicht." },
});

export const shareProblems = problemsOf("share", {
  /** Covers every reason why a share is over. */
  notFound: { status: 404, title: "Diese Freigabe gibt es nicht oder nicht mehr." },
  switchedOff: {
    status: 403,
    title: "In dieser Kanzlei ist das Teilen mit Außenstehenden abgeschaltet.",
  },
  narrow: {
    status: 403,
    title: "Was nicht alle sehen, teilt nur, wer die Kanzlei verwaltet.",
  },
  tooMany: { status: 409, title: "Davon gibt es schon zwanzig Freigaben. Bitte beenden Sie eine." },
});

export const paperRequestProblems = problemsOf("paper-request", {
  /** Covers every reason why a request is over. */
  notFound: { status: 404, title: "Diese Anforderung gibt es nicht oder nicht mehr." },
  fileNotFound: { status: 404, title: "Diese Datei ist zu der Anforderung nicht angekommen." },
  alreadyReturned: { status: 409, title: "Diese Datei ist schon zurückgegeben." },
  full: { status: 409, title: "Mehr als 200 Dateien oder 2 GB nimmt eine Anforderung nicht an." },
});

export const versionProblems = problemsOf("cloud-version", {
  notFound: { status: 404, title: "Diese Version gibt es nicht oder nicht mehr." },
});

export const trashProblems = problemsOf("cloud-trash", {
  notFound: { status: 404, title: "Das liegt nicht im Papierkorb." },
  placeGone: {
    status: 422,
    title: "Den früheren Ort gibt es nicht mehr. Bitte wählen Sie einen Ordner.",
  },
});
