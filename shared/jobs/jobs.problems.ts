import { problemsOf } from "../contract/problem.ts";

export const jobProblems = problemsOf("job", {
  notFound: { status: 404, title: "Diesen Auftrag gibt es nicht oder nicht mehr." },
  nothing: { status: 422, title: "Darin ist nichts, das sich herunterladen lässt." },
  tooMany: {
    status: 409,
    title: "Für Sie werden schon drei ZIPs erstellt. Bitte warten Sie, bis eines davon fertig ist.",
  },
  tooMuch: { status: 422, title: "Ein ZIP fasst höchstens 50.000 Dateien mit zusammen 20 GB." },
});
