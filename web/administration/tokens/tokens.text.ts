export const tokensText = {
  title: "Schnittstellen",
  intro:
    "Zugänge für Programme, die Daten abholen oder einspielen. Ein Programm darf nur, was hier steht, und nie mehr als zehn Aufrufe in der Sekunde.",
  documented: "Welche Aufrufe es gibt",
  create: "Schnittstelle anlegen",
  empty: "Noch kein Programm hat einen Zugang.",
  name: "Wofür",
  nameHelp: "So heißt die Schnittstelle im Protokoll, zum Beispiel „Kundenliste der Buchhaltung“.",
  rules: "Rechte",
  closed: "Bewerbungen und alles Persönliche stehen Programmen nie offen.",
  lastDay: "Gültig bis",
  lastDayHelp: "Höchstens ein Jahr.",
  noDay: "Bitte ein Datum angeben.",
  notSoon: "Das Datum muss in der Zukunft liegen, höchstens ein Jahr.",
  noRule: "Bitte mindestens ein Recht wählen.",
  lastUse: "Zuletzt benutzt",
  unused: "noch nie",
  expired: "abgelaufen",
  from: (network: string) => `von ${network}`,
  end: "Beenden",
  endTitle: "Schnittstelle beenden?",
  endWarning: (name: string) =>
    `„${name}“ wird sofort abgewiesen. Ein neuer Zugang bekommt ein anderes Token.`,
  ended: (name: string) => `Die Schnittstelle „${name}“ ist beendet.`,
  madeTitle: (name: string) => `Token für „${name}“`,
  shownOnce:
    "Das Token steht nur jetzt hier. Wer es hat, darf, was die Schnittstelle darf: Bewahren Sie es auf wie ein Passwort.",
  token: "Token",
  copied: "Das Token ist kopiert.",
  notCopied: "Das Token konnte nicht kopiert werden.",
  usage: "Das Programm sendet es mit jedem Aufruf:",
  done: "Ich habe es aufbewahrt",
};

export const tokenFields = {
  name: tokensText.name,
  expiresAt: tokensText.lastDay,
  lastDay: tokensText.lastDay,
  scopes: tokensText.rules,
  rules: tokensText.rules,
};
