import { problemsOf } from "../contract/problem.ts";

export const deviceProblems = problemsOf("push-device", {
  notFound: { status: 404, title: "Dieses Gerät bekommt schon keine Benachrichtigungen mehr." },
  unknownService: {
    status: 422,
    title:
      "Über diesen Browser kann das Portal nichts schicken. Es geht mit Chrome, Edge, Firefox und Safari.",
  },
  keyRotated: {
    status: 422,
    title: "Dieser Browser kennt einen früheren Schlüssel des Portals. Bitte laden Sie die Seite neu.",
  },
});
