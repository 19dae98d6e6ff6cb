export const loginText = {
  title: "Anmelden",
  username: "Benutzername",
  password: "Kennwort",
  codeTitle: "Code eingeben",
  codeIntro: (username: string) =>
    `Das Kennwort von „${username}“ stimmt. Jetzt fehlt noch der zweite Faktor.`,
  passkeyTitle: "Passkey verwenden",
  passkeyIntro: (username: string) =>
    `Das Kennwort von „${username}“ stimmt. Bestätigen Sie die Anmeldung jetzt mit Ihrem Passkey.`,
  byPasskey: "Mit Passkey anmelden",
  passkeyInstead: "Stattdessen Passkey verwenden",
  noPasskeys: "Dieser Browser kann keine Passkeys. Verwenden Sie bitte einen anderen.",
  startOver: "Mit anderem Benutzer anmelden",
  forgotten: "Kennwort vergessen?",
  throttled: (wait: string) => `Bitte versuchen Sie es in ${wait} noch einmal.`,
  wait: (seconds: number) =>
    seconds < 60
      ? `${seconds} Sekunden`
      : seconds < 120
        ? "einer Minute"
        : `${Math.ceil(seconds / 60)} Minuten`,
};

export const resetText = {
  askTitle: "Kennwort vergessen",
  askIntro:
    "Geben Sie Ihren Benutzernamen oder Ihre E-Mail-Adresse an. Sie bekommen dann einen Link, mit dem Sie ein neues Kennwort festlegen.",
  usernameOrAddress: "Benutzername oder E-Mail-Adresse",
  ask: "Link anfordern",
  asked:
    "Wenn es dazu einen Benutzer gibt, ist eine E-Mail unterwegs. Der Link darin gilt eine Stunde. Kommt nichts an, sehen Sie bitte auch im Spam-Ordner nach.",
  askAgain: "Neuen Link anfordern",
  toLogin: "Zur Anmeldung",
  setTitle: "Kennwort festlegen",
  setIntro: (username: string) => `Neues Kennwort für „${username}“. Alle offenen Anmeldungen enden damit.`,
  mustChange: (username: string) =>
    `Das Kennwort von „${username}“ hat jemand anderer festgelegt. Bitte wählen Sie jetzt ein eigenes.`,
  set: "Kennwort festlegen und anmelden",
  done: "Ihr neues Kennwort gilt ab jetzt.",
};

export const againText = {
  title: "Bitte melden Sie sich wieder an",
  intro: (username: string) =>
    `Ihre Anmeldung als „${username}“ ist abgelaufen. Nach dem Anmelden geht es hier weiter, wo Sie waren.`,
  deactivatedTitle: "Ihr Zugang ist deaktiviert",
  deactivated: (username: string) =>
    `Der Zugang „${username}“ wurde deaktiviert; anmelden kann man sich damit nicht mehr. Was Sie noch nicht gespeichert haben, lässt sich nicht mehr speichern. Bitte wenden Sie sich an die Administration.`,
  back: "Sie sind wieder angemeldet.",
  leave: "Abmelden",
  confirmTitle: "Bitte bestätigen Sie, dass Sie es sind",
  confirm: (username: string) =>
    `Wie man sich als „${username}“ anmeldet, ändert nur, wer sich in den letzten fünf Minuten angemeldet hat.`,
  confirmVerb: "Bestätigen",
};
