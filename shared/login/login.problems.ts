/** Problems only the login area answers. */
export const loginProblems = {
  "login.wrong-credentials": { status: 401, title: "Benutzername oder Kennwort stimmt nicht." },
  "login.throttled": { status: 429, title: "Zu viele Fehlversuche. Bitte warten Sie etwas." },
  "user.username-taken": { status: 409, title: "Diesen Benutzernamen gibt es schon." },
} as const;
