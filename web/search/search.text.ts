import { areaTitles } from "../../shared/area-titles.text.ts";
import type { FoundArea } from "../../shared/search/found.ts";

export const areaText: Readonly<Record<FoundArea, string>> = {
  articles: "Artikel",
  people: "Mitarbeiter",
  offices: "Kanzleien",
  discussions: areaTitles.discussions,
  events: "Termine",
  cloud: areaTitles.cloud,
  misc: areaTitles.misc,
  galleries: areaTitles.galleries,
  newsletters: "Newsletter",
  subscribers: "Abonnenten",
};

export const searchText = {
  title: "Suche",
  help: "Hilfe",
  label: "Gefunden",
  field: "Im ganzen Portal suchen",
  empty:
    "Geben Sie ein, was Sie suchen: Artikel, Mitarbeiter, Kanzleien, Beiträge, Termine und Dateien werden zusammen durchsucht.",
  area: "Bereich",
  view: "Ansicht",
  ranked: "Beste zuerst",
  grouped: "Nach Bereichen",
  all: (count: string) => `Alle ${count} anzeigen`,
  allIn: (area: string, count: string) => `${area}: alle ${count} anzeigen`,
  incomplete: (areas: readonly string[]) =>
    `Hier kann gerade etwas fehlen: ${areas.join(", ")}. Das Verzeichnis der Wörter wird gerade ergänzt.`,
  missing: (words: readonly string[]) =>
    words.length === 0
      ? "Nichts hat alle diese Wörter. Gezeigt wird, was die meisten davon hat."
      : `Nicht gefunden: ${words.join(", ")}. Gezeigt wird, was die übrigen Wörter hat.`,
  further: (count: number) => (count === 1 ? "und ein weiterer Termin" : `und ${count} weitere Termine`),
  suggestions: "Vorschläge",
  more: (count: string) => `Alle ${count} Treffer anzeigen`,
  keys: "Mit den Pfeiltasten wählen, Eingabe öffnet. Ohne Wahl zeigt Eingabe alle Treffer.",
  tooShort: "Ab dem dritten Buchstaben kommen Vorschläge.",
  searching: "Wird gesucht …",
  nothing: "Dazu gibt es nichts.",
  onlyHelp: "Dazu gibt es nur etwas in der Hilfe.",
  found: (count: string) => (count === "1" ? "1 Treffer" : `${count} Treffer`),
};
