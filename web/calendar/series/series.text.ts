export const seriesText = {
  series: "Serie",
  inWords: (rule: string, count: number, until: string) =>
    count === 1 ? `${rule}, nur mehr dieser Termin` : `${rule}, ${count} Termine bis ${until}`,
  previous: "Voriger Termin",
  next: "Nächster Termin",
  ics: "Die Serie in meinen Kalender",
  days: ["Montag", "Dienstag", "Mittwoch", "Donnerstag", "Freitag", "Samstag", "Sonntag"],
  and: (first: string, last: string) => `${first} und ${last}`,
  daily: (interval: number) => (interval === 1 ? "jeden Tag" : `alle ${interval} Tage`),
  workdays: "von Montag bis Freitag",
  weekly: (interval: number, days: string) =>
    interval === 1 ? `jeden ${days}` : `alle ${interval} Wochen am ${days}`,
  monthly: (interval: number, day: string) =>
    interval === 1 ? `jeden Monat am ${day}` : `alle ${interval} Monate am ${day}`,
  yearly: (interval: number) => (interval === 1 ? "jedes Jahr" : `alle ${interval} Jahre`),
  monthDay: (day: number) => (day === -1 ? "letzten Tag" : `${day}.`),
  nth: (nth: number, day: string) => (nth === -1 ? `letzten ${day}` : `${nth}. ${day}`),
};

export const repeatText = {
  title: "Serie aus diesem Termin",
  rhythm: "Abstand",
  rhythms: {
    day: "Jeden Tag",
    workday: "Von Montag bis Freitag",
    week: "Jede Woche",
    fortnight: "Alle zwei Wochen",
    year: "Jedes Jahr",
  },
  monthly: (day: string) => `Jeden Monat am ${day}`,
  weekdays: "An diesen Tagen",
  end: "Ende",
  ends: { count: "Nach Anzahl", until: "An einem Tag" },
  count: "Wie viele",
  countHelp: (most: number) => `2 bis ${most}, dieser mitgezählt.`,
  until: "Letzter Tag",
  untilHelp: "Höchstens drei Jahre.",
  preview: (count: number, until: string) => `${count} Termine bis ${until}`,
  same: (rule: string) => `Wie bisher: ${rule}`,
  holiday: (name: string) => `Feiertag: ${name}`,
  nothing: "Daraus wird kein weiterer Termin.",
  tooMany: "Eine Serie hat höchstens 200 Termine und dauert höchstens drei Jahre.",
  note: "Es entstehen Termine zur selben Uhrzeit, ohne Dateien und Antworten. Benachrichtigt wird davon niemand.",
  verb: (count: number) => (count === 1 ? "1 weiteren eintragen" : `${count} weitere eintragen`),
  done: (count: number) =>
    count === 1 ? "1 weiterer Termin ist eingetragen." : `${count} weitere Termine sind eingetragen.`,
};

const events = (count: number) => (count === 1 ? "1 Termin" : `${count} Termine`);

export const ruleText = {
  title: "Serie ändern",
  verb: (dropped: number) =>
    dropped === 0 ? "Serie ändern" : `Ändern, ${events(dropped)} ${dropped === 1 ? "entfällt" : "entfallen"}`,
  isNew: "neu",
  plan: (kept: number, added: number, dropped: number) =>
    `${events(kept)} ${kept === 1 ? "bleibt" : "bleiben"}, ${added} ${added === 1 ? "kommt" : "kommen"} dazu, ${dropped} ${dropped === 1 ? "entfällt" : "entfallen"}.`,
  itself: "Auch dieser Termin entfällt.",
  nobody: "Es erfährt niemand davon: Zu dem, was entfällt, kommt niemand.",
  silently: "Niemanden benachrichtigen",
  done: ({ added, dropped }: { added: number; dropped: number }) =>
    `Die Serie ist geändert: ${added} dazu, ${dropped} weniger.`,
};
