import { formatNumber } from "../components/date-text.tsx";

export const galleryFields = { name: "Name", description: "Beschreibung" };

export const countedImages = (count: number): string =>
  count === 1 ? "1 Bild" : `${formatNumber(count)} Bilder`;

export const galleriesText = {
  title: "Bildergalerien",
  create: "Neue Galerie",
  empty: "Hier finden Sie Bildergalerien, sobald es welche gibt.",
  emptyForEditors: "Es gibt noch keine Galerie. Legen Sie eine an und laden Sie Ihre Bilder hinein.",
};

export const tasksText = {
  edit: "Name und Beschreibung",
  saved: (name: string) => `Die Galerie „${name}“ ist gespeichert.`,
  remove: "Galerie löschen",
  removeTitle: "Galerie löschen?",
  removeEmpty: (name: string) => `Die Galerie „${name}“ wird gelöscht. Sie hat keine Bilder.`,
  removeWith: (name: string, count: number) =>
    `Die Galerie „${name}“ wird mit ${count === 1 ? "einem Bild" : `${formatNumber(count)} Bildern`} gelöscht. Das lässt sich nicht rückgängig machen.`,
  removeVerb: (count: number) => (count === 0 ? "Löschen" : `Galerie und ${countedImages(count)} löschen`),
  removed: (name: string) => `Die Galerie „${name}“ ist gelöscht.`,
};

export const draftText = {
  title: "Entwurf",
  about: "Diese Galerie sieht nur, wer sie bearbeiten darf.",
  once: (people: number) =>
    `Gezeigt sehen sie alle ${formatNumber(people)} Mitarbeiter; benachrichtigt wird niemand.`,
  show: "Galerie zeigen",
  shown: (name: string) => `Die Galerie „${name}“ sehen jetzt alle.`,
  hide: "Wieder zum Entwurf machen",
  hidden: (name: string) => `Die Galerie „${name}“ ist wieder ein Entwurf.`,
};

export const galleryText = {
  images: "Bilder",
  arrange: "Bilder verwalten",
  empty: "In dieser Galerie sind noch keine Bilder.",
  add: "Bilder hinzufügen",
  unnamed: (position: number) => `Bild ${position}`,
  checking: "wird vorbereitet",
  loading: "Weitere Bilder werden geladen.",
};

export const arrangeText = {
  title: (name: string) => `Bilder verwalten: ${name}`,
  toGallery: "Zur Galerie",
  upload: "Bilder hochladen",
  empty:
    "Ziehen Sie Ihre Bilder hierher, oder wählen Sie sie aus. Aufnahmeort und Kameradaten werden entfernt.",
  byFileName: "Nach Dateinamen ordnen",
  ordered: "Die Bilder sind nach Dateinamen geordnet.",
  saving: "Wird gespeichert …",
  orderSaved: "Die Reihenfolge ist gespeichert.",
  caption: (name: string) => `Bildtitel von ${name}`,
  captionHint: "Bildtitel",
  select: (name: string) => `${name} auswählen`,
  all: "Alle auswählen",
  handle: (name: string) => `${name} verschieben`,
  cover: "Titelbild",
  duplicate: "doppelt",
  duplicates: (count: number) =>
    count === 1 ? "Ein Bild ist doppelt." : `${formatNumber(count)} Bilder sind doppelt.`,
  selectDuplicates: "Doppelte auswählen",
  failed: (count: number) =>
    count === 1 ? "Ein Bild wurde abgelehnt." : `${formatNumber(count)} Bilder wurden abgelehnt.`,
  selectFailed: "Abgelehnte auswählen",
};

export const selectionText = {
  label: "Ausgewählte Bilder",
  count: (count: number) => `${formatNumber(count)} ausgewählt`,
  describe: "Beschriften",
  cover: "Als Titelbild",
  coverSaved: "Das Titelbild ist gespeichert.",
  toStart: "An den Anfang",
  forward: "Nach vorne",
  back: "Nach hinten",
  toEnd: "Ans Ende",
  clear: "Auswahl aufheben",
  removeTitle: (count: number) => (count === 1 ? "Bild löschen?" : `${formatNumber(count)} Bilder löschen?`),
  removeText: (count: number) =>
    `${count === 1 ? "Das Bild wird" : "Die Bilder werden"} aus der Galerie gelöscht. Das lässt sich nicht rückgängig machen.`,
  removeVerb: (count: number) => (count === 1 ? "Bild löschen" : `${formatNumber(count)} Bilder löschen`),
  removed: (count: number) =>
    count === 1 ? "Das Bild ist gelöscht." : `${formatNumber(count)} Bilder sind gelöscht.`,
};

export const captionText = {
  title: (count: number) => (count === 1 ? "Bild beschriften" : `${formatNumber(count)} Bilder beschriften`),
  username: "Titel",
  description: "Beschreibung",
  several:
    "Was Sie hier eintragen, bekommen alle ausgewählten Bilder. Was Sie leeren, wird bei allen gelöscht; was Sie nicht ändern, bleibt bei jedem Bild, wie es ist.",
  saved: (count: number) =>
    count === 1 ? "Die Beschriftung ist gespeichert." : `${formatNumber(count)} Bilder sind beschriftet.`,
};
