export const scheduleText = {
  title: "Geplanter Versand",
  scheduledFor: (when: string) => `Geplant für ${when}`,
  scheduled: "Geplant",
  forTime: (when: string) => `für ${when}`,
  failed: "Nicht gesendet",
  explained:
    "Der Newsletter geht zu diesem Zeitpunkt von selbst hinaus, wie er geplant wurde, und an alle, die dann Empfänger sind. Zum Bearbeiten heben Sie die Planung auf.",
  changed:
    "Seit der Planung hat sich geändert, was Empfänger sehen: ein Artikel, die Vorlage oder der Absender. So geht der Newsletter nicht hinaus. Bitte sehen Sie ihn an und planen Sie neu.",
  change: "Zeitpunkt ändern",
  takeBack: "Planung aufheben",
  takenBack: (title: string) => `Die Planung von „${title}“ ist aufgehoben.`,
  failedAt: (when: string) => `Der für ${when} geplante Versand hat nicht begonnen.`,
  failedHint: "Niemand hat den Newsletter bekommen. Beheben Sie den Grund, und senden oder planen Sie neu.",
  when: "Wann soll der Newsletter hinausgehen?",
  now: "Jetzt",
  later: "Später",
  at: "Zeitpunkt",
  missing: "Bitte geben Sie Datum und Uhrzeit an, zum Beispiel 24.12.2026 08:00.",
  notAhead: "Der Zeitpunkt muss in der Zukunft liegen.",
  question: (title: string) => `„${title}“ später senden?`,
  goesTo: (people: string) => `Nach heutigem Stand geht der Newsletter an ${people}:`,
  final:
    "Wer bis dahin dazukommt, bekommt den Newsletter auch; wer sich abmeldet, nicht. Ändert jemand den Inhalt, geht er nicht hinaus, und Sie bekommen Bescheid. Bis zum Beginn können Sie die Planung ändern oder aufheben.",
  plan: (when: string) => `Für ${when} planen`,
  planned: (title: string, when: string) => `„${title}“ ist für ${when} geplant.`,
};
