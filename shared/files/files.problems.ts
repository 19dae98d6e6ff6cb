/** Problems of files, wherever one is uploaded, taken or fetched. */
export const filesProblems = {
  "file.not-found": { status: 404, title: "Diese Datei gibt es nicht." },
  "file.too-large": { status: 413, title: "Die Datei ist zu groß." },
  "file.type-refused": { status: 422, title: "Dateien dieser Art können nicht hochgeladen werden." },
  "file.unknown": {
    status: 422,
    title: "Diese Datei gibt es nicht oder nicht mehr. Bitte laden Sie sie neu hoch.",
  },
  "file.not-ready": { status: 422, title: "Diese Datei ist noch nicht geprüft oder wurde abgelehnt." },
  "file.taken": {
    status: 422,
    title: "Diese Datei gehört schon zu etwas anderem. Bitte laden Sie sie hier neu hoch.",
  },
  "file.other-purpose": {
    status: 422,
    title: "Diese Datei wurde für etwas anderes hochgeladen. Bitte laden Sie sie hier neu hoch.",
  },
  "file.not-an-image": { status: 422, title: "Hier ist nur ein Bild möglich." },
  "file.too-many": {
    status: 422,
    title: "Das sind zu viele Dateien auf einmal. Bitte speichern Sie zwischendurch.",
  },
} as const;

/** What saving an entity can answer about the files it names. */
export const takingProblems = [
  "file.unknown",
  "file.not-ready",
  "file.taken",
  "file.not-an-image",
  "file.too-many",
] as const satisfies readonly (keyof typeof filesProblems)[];
