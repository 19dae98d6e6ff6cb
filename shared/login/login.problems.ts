/** Problems only the login area answers. */
export const loginProblems = {
  "login.wrong-credentials": { status: 401, title: "Benutzername oder Kennwort stimmt nicht." },
  "login.throttled": { status: 429, title: "Zu viele Fehlversuche. Bitte warten Sie etwas." },
  "login.wrong-password": { status: 422, title: "Das bisherige Kennwort stimmt nicht." },
  "login.password-too-weak": { status: 400, title: "Dieses Kennwort ist nicht sicher genug." },
  "login.password-must-change": {
    status: 422,
    title: "Bitte legen Sie zuerst ein eigenes Kennwort fest.",
  },
  "login.second-factor-required": {
    status: 401,
    title: "Bitte geben Sie den Code Ihres zweiten Faktors ein.",
  },
  "login.second-factor-wrong": {
    status: 401,
    title: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  },
  "second-factor.wrong-code": {
    status: 422,
    title: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  },
  "second-factor.enrolment-over": {
    status: 422,
    title: "Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
  },
  "second-factor.is-active": { status: 422, title: "Sie haben schon einen zweiten Faktor." },
  "second-factor.is-not-active": { status: 422, title: "Sie haben keinen zweiten Faktor." },
  "login.reset-invalid": {
    status: 422,
    title: "Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.",
  },
  "session.not-found": { status: 404, title: "Diese Anmeldung gibt es nicht mehr." },
  "user.not-found": { status: 404, title: "Diesen Benutzer gibt es nicht." },
  "user.username-taken": { status: 409, title: "Diesen Benutzernamen gibt es schon." },
  "user.role-unknown": { status: 422, title: "Diese Rolle gibt es nicht." },
  "user.employee-unknown": { status: 422, title: "Diesen Mitarbeiter gibt es nicht." },
  "user.not-this-one": { status: 422, title: "Die Zuordnung gehört zu einem anderen Benutzer." },
  "user.not-reachable": {
    status: 422,
    title: "Eine Einladung braucht einen Mitarbeiter mit E-Mail-Adresse.",
  },
  "user.own-second-factor": {
    status: 422,
    title: "Ihren eigenen zweiten Faktor schalten Sie im Profil ab.",
  },
  "user.last-administrator": {
    status: 422,
    title: "Das ist der letzte aktive Administrator. Machen Sie zuerst jemand anderen dazu.",
  },
  "role.not-found": { status: 404, title: "Diese Rolle gibt es nicht." },
  "role.name-taken": { status: 409, title: "Diese Rolle gibt es schon." },
  "role.ressource-unknown": { status: 422, title: "Diese Kanzlei gibt es nicht." },
  "role.is-assigned": { status: 422, title: "Diese Rolle haben noch Benutzer." },
} as const;
