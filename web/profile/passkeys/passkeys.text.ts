export const passkeysText = {
  title: "Passkeys",
  about:
    "Mit einem Passkey melden Sie sich ohne Benutzernamen und Kennwort an: durch Fingerabdruck, Gesicht oder PIN Ihres Geräts. Ein zweiter Faktor ist dabei nicht nötig.",
  unsupported: "Dieser Browser kann keine Passkeys anlegen.",
  made: (when: string) => `angelegt ${when}`,
  used: (when: string) => `zuletzt benutzt ${when}`,
  unused: "noch nicht benutzt",
  make: "Passkey anlegen",
  name: "Name",
  nameHelp: "Damit Sie ihn in dieser Liste erkennen, zum Beispiel am Gerät.",
  makeIntro: "Ihr Browser fragt danach, wo der Passkey gespeichert werden soll.",
  verb: "Anlegen",
  suggestion: "Mein Gerät",
  done: (name: string) => `Der Passkey „${name}“ ist angelegt.`,
  remove: "Entfernen",
  removeNamed: (name: string) => `${name} entfernen`,
  removeTitle: (name: string) => `Passkey „${name}“ entfernen?`,
  removeWarning:
    "Mit ihm können Sie sich danach nicht mehr anmelden. Auf dem Gerät bleibt er gespeichert, bis Sie ihn dort löschen.",
  removed: (name: string) => `Der Passkey „${name}“ ist entfernt.`,
};
