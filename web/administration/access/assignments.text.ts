const plural = (count: number, number: string, one: string, many: string) =>
  count === 1 ? one : `${number} ${many}`;

export const assignmentsText = {
  list: "Zuordnung der Rollen",
  intro:
    "Ein Haken gibt die Rolle. Gespeichert wird erst mit „Speichern“, und nur, was Sie geändert haben. Gezeigt sind die Rollen, die jemand auf dieser Seite hat; andere finden Sie mit der Rollengruppe oder der Rollensuche. Wenn Sie eine Person suchen, sind es alle.",
  empty: "Hier stehen alle Benutzer mit ihren Rollen.",
  person: "Person",
  noRoles: "Es gibt noch keine Rollen, die man zuordnen kann.",
  toRoles: "Zu den Rollen",
  noRoleFound: "Dazu gibt es keine Rolle.",
  group: "Rollengruppe",
  heldRoles: "Vergebene",
  allRoles: "Alle",
  withRole: "Hat die Rolle",
  findRole: "Rolle suchen",
  cell: (role: string, person: string) => `${role} für ${person}`,
  ownCell: (role: string, person: string) => `${role} für ${person}, Hauptrolle`,
  own: "Hauptrolle",
  changed: "geändert, noch nicht gespeichert",
  changedShort: "Geändert",
  keys: "Mit den Pfeiltasten von Feld zu Feld, mit der Leertaste geben oder nehmen.",
  administrator: "Administrator: darf alles",
  inactive: "Deaktiviert: Die Rollen wirken nicht",
  why: (person: string) => `Warum darf ${person} etwas?`,
  countOfRoles: (count: number, number: string) =>
    count === 0 ? "keine Rolle" : plural(count, number, "1 Rolle", "Rollen"),
};

export const pendingText = {
  bar: "Änderungen",
  undo: "Rückgängig",
  discard: "Alle verwerfen",
  none: "Keine Änderungen",
  saving: (done: string, total: string) => `Wird gespeichert: ${done} von ${total}`,
  pending: (count: number, number: string, people: number, peopleNumber: string) =>
    `${plural(count, number, "1 Änderung", "Änderungen")} bei ${plural(people, peopleNumber, "1 Person", "Personen")}, noch nicht gespeichert`,
  show: "Anzeigen",
  given: (role: string) => `bekommt ${role}`,
  taken: (role: string) => `verliert ${role}`,
  saved: (count: number, number: string) =>
    plural(count, number, "1 Änderung ist gespeichert.", "Änderungen sind gespeichert."),
  failed: "Nicht alles ist gespeichert.",
  failedFor: (person: string, reason: string) => `${person}: ${reason}`,
  kept: "Was noch fehlt, ist weiter vorgemerkt. Versuchen Sie es noch einmal, oder verwerfen Sie es.",
};
