const entries = (count: string) => (count === "1" ? "1 Eintrag" : `${count} Einträge`);

const counted = (label: string, count: number) => (count > 0 ? `${label} (${count})` : label);

export const listText = {
  search: "Suchen",
  view: "Ansicht",
  cards: "Karten",
  table: "Tabelle",
  sort: "Sortieren nach",
  unsorted: "Standard",
  bestFirst: "Beste Treffer",
  ascending: "aufsteigend",
  descending: "absteigend",
  all: "Alle",
  activeFilters: "Aktive Filter",
  searchChip: (term: string) => `Suche: ${term}`,
  removeFilter: (label: string) => `Filter ${label} entfernen`,
  reset: "Zurücksetzen",
  rowMenu: (row: string) => `Aktionen für ${row}`,
  actions: "Aktionen",
  perPage: "Einträge pro Seite",
  page: (page: number) => `Seite ${page}`,
  previousPage: "Vorherige Seite",
  nextPage: "Nächste Seite",
  range: (first: string, last: string, total: string) => `${first}-${last} von ${total}`,
  loading: "Die Liste wird geladen.",
  beyondEnd: "Diese Seite gibt es nicht mehr: Die Liste ist kürzer.",
  lastPage: "Zur letzten Seite",
  nothingFound: "Mit diesen Filtern gibt es keine Einträge.",
  count: entries,
  filter: (count: number) => counted("Filter", count),
  moreFilters: (count: number) => counted("Weitere Filter", count),
  show: (count: string | undefined) => (count === undefined ? "Einträge zeigen" : `${entries(count)} zeigen`),
};

export const selectionText = {
  select: (title: string) => `${title} auswählen`,
  all: "Alle auf dieser Seite auswählen",
  count: (count: string) => `${count} ausgewählt`,
  clear: "Auswahl aufheben",
  label: "Ausgewählte Einträge",
};
