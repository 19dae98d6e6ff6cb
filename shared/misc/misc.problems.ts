import { problemsOf } from "../contract/problem.ts";

export const miscGroupProblems = problemsOf("misc-group", {
  notFound: { status: 404, title: "Diese Gruppe gibt es nicht." },
  notEmpty: {
    status: 409,
    title: "Die Gruppe ist nicht leer. Bitte bestätigen Sie, wie viele Einträge gelöscht werden.",
  },
});

export const miscEntryProblems = problemsOf("misc-entry", {
  notFound: { status: 404, title: "Diesen Eintrag gibt es nicht." },
  unknownOffice: { status: 422, title: "Diese Kanzlei gibt es nicht." },
  otherKind: { status: 422, title: "Aus einem Dokument wird kein Ort, aus einem Ort kein Dokument." },
});
