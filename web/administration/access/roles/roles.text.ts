export const rolesText = {
  create: "Neue Rolle",
  search: "Suchen",
  empty: "Hier stehen die Rollen: Jede erlaubt etwas, überall oder für bestimmte Kanzleien.",
  nothingFound: "Dazu gibt es keine Rolle.",
  count: (count: string) => (count === "1" ? "1 Rolle" : `${count} Rollen`),
  reset: "Zurücksetzen",
  name: "Rolle",
  rules: "Erlaubt",
  nothing: "nichts",
  users: "Benutzer",
  showUsers: (count: string, role: string) => `${count} Benutzer mit der Rolle „${role}“ zeigen`,
  copyOf: (name: string) => `${name} (Kopie)`.slice(0, 200),
  give: "Zuordnen",
  removeTitle: "Rolle löschen?",
  removeWarning: (name: string) => `„${name}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  removed: (name: string) => `„${name}“ ist gelöscht.`,
  stillHeld: (count: string) =>
    count === "1" ? "Löschen geht nicht: 1 Benutzer" : `Löschen geht nicht: ${count} Benutzer`,
};

export const roleFields = {
  ruleGroupName: "Gruppe",
  grants: "Rechte",
};

export const roleEditorText = {
  groupHelp: "Unter dieser Überschrift steht die Rolle in der Zuordnung.",
  intro: "Was Sie hier ändern, gilt sofort für alle, die diese Rolle haben.",
  show: "Zeigen",
  held: (count: string) =>
    count === "1" ? "1 Benutzer hat diese Rolle." : `${count} Benutzer haben diese Rolle.`,
  nowhere: "Nein",
  everywhere: "Ja, überall",
  some: "Nur für bestimmte Kanzleien",
  someGroups: "Nur für bestimmte davon",
  offices: (rule: string) => `${rule} für`,
  addOffice: "Kanzlei hinzufügen",
  addGroup: "Gruppe oder Galerie hinzufügen",
  chooseOne: "Bitte wählen Sie mindestens eine.",
};
