export const windowText = {
  waiting: "Wartet",
  until: (when: string) => `bis ${when}`,
  waits: (when: string) => `Wartet bis ${when}`,
  explained: "Newsletter gehen nur in den eingestellten Zeiten hinaus. Dann geht es von selbst weiter.",
  usedUp: (when: string) =>
    `Für heute sind genug E-Mails gesendet: Mehr erlaubt der Versanddienst innerhalb von 24 Stunden nicht. Der Versand geht von selbst weiter, voraussichtlich am ${when}.`,
  wouldWait: (when: string) =>
    `Zu dieser Zeit gehen keine Newsletter hinaus. Das Senden beginnt am ${when}, von selbst.`,
  ignore: "Trotzdem senden …",
  ignoreTitle: "Außerhalb der eingestellten Zeiten senden?",
  ignoreWarning: (people: string, isOne: boolean) =>
    `${people} ${isOne ? "bekommt" : "bekommen"} den Newsletter jetzt gleich und nicht erst zur eingestellten Zeit. Das gilt nur für diesen Versand und wird im Protokoll vermerkt.`,
  uncounted: "Alle Empfänger",
  ignoreVerb: "Trotzdem senden",
};
