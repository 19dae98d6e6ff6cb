/** Problems only the login area answers. */
export const loginProblems = {
  "login.wrong-credentials": { status: 401, title: "Benutzername oder Kennwort stimmt nicht." },
  "login.throttled": { status: 429, title: "Zu viele Fehlversuche. Bitte warten Sie etwas." },
  "login.wrong-password": { status: 422, title: "Das bisherige Kennwort stimmt nicht." },
  "login.password-too-weak": { status: 400, title: "Dieses Kennwort ist nicht sicher genug." },
  "login.reset-invalid": {
    status: 422,
    title: "Dieser Link gilt nicht mehr. Bitte fordern Sie einen neuen an.",
  },
  "session.not-found": { status: 404, title: "Diese Anmeldung gibt es nicht mehr." },
  "user.username-taken": { status: 409, title: "Diesen Benutzernamen gibt es schon." },
} as const;
