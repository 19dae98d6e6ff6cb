import { administrationProblems } from "../administration/administration.problems.ts";
import { discussionsProblems } from "../discussions/discussions.problems.ts";
import { filesProblems } from "../files/files.problems.ts";
import { loginProblems } from "../login/login.problems.ts";
import { newsProblems } from "../news/news.problems.ts";
import { organisationsProblems } from "../organisations/organisations.problems.ts";

export interface ProblemKind {
  readonly status: number;
  /** German, fit to show. */
  readonly title: string;
}

const general = {
  "request.malformed": { status: 400, title: "Die Angaben sind nicht gültig." },
  "request.not-json": { status: 400, title: "Der Inhalt ist kein gültiges JSON." },
  "request.too-deep": { status: 400, title: "Der Inhalt ist zu tief verschachtelt." },
  "request.forbidden-key": { status: 400, title: "Der Inhalt hat einen Feldnamen, der nicht erlaubt ist." },
  "request.too-large": { status: 413, title: "Der Inhalt ist zu groß." },
  "reply.too-large": {
    status: 413,
    title: "Das Ergebnis ist zu groß. Bitte fordern Sie weniger Einträge an.",
  },
  "session.missing": { status: 401, title: "Bitte melden Sie sich an." },
  "session.second-factor-missing": {
    status: 403,
    title: "Bitte richten Sie zuerst Ihren zweiten Faktor ein.",
  },
  "session.xsrf": {
    status: 403,
    title: "Die Anfrage kam nicht aus dem Portal. Bitte laden Sie die Seite neu.",
  },
  "request.cross-site": { status: 403, title: "Die Anfrage kam von einer fremden Seite." },
  "access.denied": { status: 403, title: "Dazu fehlt Ihnen die Berechtigung." },
  "route.not-found": { status: 404, title: "Diese Adresse gibt es nicht." },
  "entity.changed": {
    status: 409,
    title: "Der Eintrag wurde inzwischen von jemand anderem geändert.",
  },
  "request.throttled": { status: 429, title: "Zu viele Anfragen. Bitte versuchen Sie es später wieder." },
  "internal.failure": { status: 500, title: "Das hat nicht geklappt. Bitte versuchen Sie es noch einmal." },
  "service.busy": {
    status: 503,
    title: "Der Dienst ist gerade ausgelastet. Bitte versuchen Sie es gleich wieder.",
  },
} as const satisfies Record<string, ProblemKind>;

/** Every problem the portal answers, with status and German title. */
export const problemKinds = {
  ...general,
  ...administrationProblems,
  ...discussionsProblems,
  ...filesProblems,
  ...loginProblems,
  ...newsProblems,
  ...organisationsProblems,
};
export type ProblemCode = keyof typeof problemKinds;

/** `type` of a problem: a URI that names its code (RFC 9457 section 3.1.1). */
export const problemType = (code: ProblemCode): string => `urn:kanzleiportal:problem:${String(code)}`;
