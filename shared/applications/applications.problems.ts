import { problemsOf } from "../contract/problem.ts";

export const applicationProblems = problemsOf("application", {
  notFound: { status: 404, title: "Diese Bewerbung gibt es nicht oder nicht mehr." },
  otherConsent: {
    status: 422,
    title: "Der Text der Einwilligung hat sich geändert. Bitte lesen Sie ihn noch einmal.",
  },
  askedToday: { status: 422, title: "Heute wurde schon gefragt." },
  notLonger: { status: 422, title: "So lange wird die Bewerbung ohnehin aufbewahrt." },
  consentInvalid: {
    status: 404,
    title: "Dieser Link gilt nicht oder nicht mehr. Vielleicht ist die Bewerbung schon gelöscht.",
  },
});
