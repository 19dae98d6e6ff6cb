export const reportsText = {
  title: "Gemeldete Beiträge",
  empty: "Hier steht, was in den Foren gemeldet wird, die Sie betreuen.",
  settle: "Erledigt",
  settled: "Die Meldung ist erledigt.",
};

export const reportsFields = {
  reports: "Grund",
};
