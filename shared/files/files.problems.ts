import { problemsOf } from "../contract/problem.ts";

export const fileProblems = problemsOf("file", {
  notFound: { status: 404, title: "Diese Datei gibt es nicht." },
  tooLarge: { status: 413, title: "Die Datei ist zu groß." },
  quotaReached: { status: 422, title: "Der Speicher Ihrer Kanzlei in der Cloud reicht dafür nicht." },
  typeRefused: { status: 422, title: "Dateien dieser Art können nicht hochgeladen werden." },
  unknown: {
    status: 422,
    title: "Diese Datei gibt es nicht oder nicht mehr. Bitte laden Sie sie neu hoch.",
  },
  unknownPart: { status: 422, title: "So viele Teile hat diese Datei nicht." },
  incomplete: {
    status: 422,
    title: "Es sind noch nicht alle Teile der Datei angekommen. Bitte setzen Sie das Hochladen fort.",
  },
  notReady: { status: 422, title: "Diese Datei ist noch nicht geprüft oder wurde abgelehnt." },
  taken: {
    status: 422,
    title: "Diese Datei gehört schon zu etwas anderem. Bitte laden Sie sie hier neu hoch.",
  },
  otherPurpose: {
    status: 422,
    title: "Diese Datei wurde für etwas anderes hochgeladen. Bitte laden Sie sie hier neu hoch.",
  },
  notAnImage: { status: 422, title: "Hier ist nur ein Bild möglich." },
  tooMany: {
    status: 422,
    title: "Das sind zu viele Dateien auf einmal. Bitte speichern Sie zwischendurch.",
  },
});

export const takingProblems = [
  fileProblems.unknown,
  fileProblems.notReady,
  fileProblems.taken,
  fileProblems.otherPurpose,
  fileProblems.notAnImage,
  fileProblems.tooMany,
] as const;
