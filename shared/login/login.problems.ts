import { problemsOf } from "../contract/problem.ts";

export const loginProblems = problemsOf("login", {
  wrongCredentials: { status: 401, title: "Benutzername oder Kennwort stimmt nicht." },
  throttled: { status: 429, title: "Zu viele Fehlversuche. Bitte warten Sie etwas." },
  wrongPassword: { status: 422, title: "Das bisherige Kennwort stimmt nicht." },
  passwordTooWeak: { status: 400, title: "Dieses Kennwort ist nicht sicher genug." },
  passwordsForAdministratorsOnly: {
    status: 401,
    title:
      "Diese Anmeldung stimmt nicht. Mit Kennwort melden sich nur Administratoren an, alle anderen mit dem Firmenkonto.",
  },
  passwordMustChange: {
    status: 422,
    title: "Bitte legen Sie zuerst ein eigenes Kennwort fest.",
  },
  secondFactorRequired: {
    status: 401,
    title: "Bitte geben Sie den Code Ihres zweiten Faktors ein.",
  },
  passkeyRequired: {
    status: 401,
    title: "Bitte bestätigen Sie die Anmeldung mit Ihrem Passkey.",
  },
  secondFactorWrong: {
    status: 401,
    title: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  },
  resetInvalid: {
    status: 422,
    title: "Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.",
  },
});

export const secondFactorProblems = problemsOf("second-factor", {
  wrongCode: {
    status: 422,
    title: "Dieser Code stimmt nicht oder wurde schon benutzt.",
  },
  enrolmentOver: {
    status: 422,
    title: "Die Einrichtung hat zu lange gedauert. Bitte beginnen Sie noch einmal.",
  },
  isActive: { status: 422, title: "Sie haben schon einen zweiten Faktor." },
  isNotActive: { status: 422, title: "Sie haben keinen zweiten Faktor." },
});

export const passkeyProblems = problemsOf("passkey", {
  notFound: { status: 404, title: "Diesen Passkey gibt es nicht mehr." },
  refused: {
    status: 401,
    title: "Mit diesem Passkey können Sie sich hier nicht anmelden.",
  },
  enrolmentOver: {
    status: 422,
    title: "Der Passkey ließ sich nicht prüfen. Bitte beginnen Sie noch einmal.",
  },
  isKnown: { status: 422, title: "Diesen Passkey haben Sie schon." },
  tooMany: { status: 422, title: "Sie haben schon 20 Passkeys. Bitte entfernen Sie zuerst einen." },
});

export const firmAccountProblems = problemsOf("firm-account", {
  providerUnknown: { status: 404, title: "Diese Anmeldung mit dem Firmenkonto gibt es nicht." },
  notFound: { status: 404, title: "Dieses Firmenkonto ist nicht verknüpft." },
});

export const ownSessionProblems = problemsOf("session", {
  notFound: { status: 404, title: "Diese Anmeldung gibt es nicht mehr." },
});

export const userProblems = problemsOf("user", {
  notFound: { status: 404, title: "Diesen Benutzer gibt es nicht." },
  usernameTaken: { status: 409, title: "Diesen Benutzernamen gibt es schon." },
  roleUnknown: { status: 422, title: "Diese Rolle gibt es nicht." },
  employeeUnknown: { status: 422, title: "Diesen Mitarbeiter gibt es nicht." },
  notThisOne: { status: 422, title: "Die Zuordnung gehört zu einem anderen Benutzer." },
  notReachable: {
    status: 422,
    title: "Eine Einladung braucht einen Mitarbeiter mit E-Mail-Adresse.",
  },
  needsNoInvitation: {
    status: 422,
    title: "Kennwörter sind abgeschaltet: Diese Person meldet sich mit dem Firmenkonto an.",
  },
  ownPassword: { status: 422, title: "Ihr eigenes Kennwort ändern Sie im Profil." },
  ownSecondFactor: {
    status: 422,
    title: "Ihren eigenen zweiten Faktor schalten Sie im Profil ab.",
  },
  lastAdministrator: {
    status: 422,
    title: "Das ist der letzte aktive Administrator. Machen Sie zuerst jemand anderen dazu.",
  },
});

export const roleProblems = problemsOf("role", {
  notFound: { status: 404, title: "Diese Rolle gibt es nicht." },
  nameTaken: { status: 409, title: "Diese Rolle gibt es schon." },
  ressourceUnknown: { status: 422, title: "Diese Kanzlei gibt es nicht." },
  isAssigned: { status: 422, title: "Diese Rolle haben noch Benutzer." },
});
