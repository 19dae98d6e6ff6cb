import { problemsOf } from "../contract/problem.ts";

export const MAX_QUANTITY = 10_000;

export const materialProblems = problemsOf("material-order", {
  notFound: { status: 404, title: "Diese Bestellung gibt es nicht." },
  empty: { status: 422, title: "Bitte wählen Sie mindestens einen Artikel." },
  quantityWrong: { status: 422, title: "Möglich sind 1 bis 10.000 Stück." },
  articleUnknown: { status: 422, title: "Dieser Artikel steht nicht mehr in der Liste." },
  noteNeeded: { status: 422, title: "Bitte beschreiben Sie, wie der Artikel angefertigt werden soll." },
  officeUnknown: { status: 422, title: "Diese Kanzlei gibt es nicht." },
  keyReused: {
    status: 422,
    title:
      "Diese Bestellung ist schon eingelangt, mit anderem Inhalt. Was bestellt ist, steht unter „Meine Bestellungen“.",
  },
  listBroken: {
    status: 503,
    title: "Die Materialliste ist gerade fehlerhaft. Bestellt werden kann, sobald sie berichtigt ist.",
  },
});
