import { periods } from "../../shared/periods.ts";
import type { TrashKind } from "../../shared/search/trash-kinds.ts";
import { commonText } from "../components/words.text.ts";

interface Words {
  readonly empty: string;
  readonly restored: (title: string) => string;
  /** Given if restoring notifies people or publishes something. */
  readonly before?: (title: string) => string;
  readonly removal?: (title: string) => string;
}

const kinds: Readonly<Record<TrashKind, Words>> = {
  posts: {
    empty:
      "Hier liegt, was Sie in Foren gelöscht haben, und alles Gelöschte der Foren, um die Sie sich kümmern.",
    restored: (title) => `„${title}“ steht wieder im Forum.`,
  },
  articles: {
    empty: "Hier liegen gelöschte Artikel der Kanzleien, deren News Sie bearbeiten.",
    restored: (title) => `„${title}“ ist wieder da, als Entwurf.`,
    removal: (title) =>
      `„${title}“ wird mit Dateien, Versionen und Lesebestätigungen gelöscht. Das lässt sich nicht rückgängig machen.`,
  },
  newsletters: {
    empty: "Hier liegen gelöschte Newsletter der Kanzleien, deren News Sie bearbeiten.",
    restored: (title) => `„${title}“ ist wieder da. Gesendet wird dadurch nichts.`,
    removal: (title) => `„${title}“ wird gelöscht. Das lässt sich nicht rückgängig machen.`,
  },
  subscribers: {
    empty:
      "Hier liegen gelöschte Abonnenten der Kanzleien, deren News Sie bearbeiten. Was ein Import gelöscht hat, nimmt der Import zurück.",
    restored: (title) => `„${title}“ ist wieder eingetragen.`,
    before: (title) =>
      `„${title}“ bekommt dann wieder Newsletter wie vor dem Löschen. Wer sich inzwischen selbst abgemeldet hat, lässt sich nicht wiederherstellen.`,
    removal: (title) => `„${title}“ wird mit allen Angaben gelöscht. Das lässt sich nicht rückgängig machen.`,
  },
  events: {
    empty: "Hier liegen gelöschte Termine, die Sie bearbeiten dürfen.",
    restored: (title) => `„${title}“ steht wieder im Kalender.`,
    before: (title) =>
      `„${title}“ steht dann wieder im Kalender. Wer zugesagt und von der Absage erfahren hat, erfährt jetzt, dass der Termin doch stattfindet.`,
  },
  misc: {
    empty: "Hier liegen gelöschte Gruppen, Dokumente und Orte, die Sie pflegen.",
    restored: (title) => `„${title}“ ist wieder da.`,
  },
  links: {
    empty: "Hier liegen gelöschte Links der Kanzleien, die Sie pflegen.",
    restored: (title) => `„${title}“ steht wieder bei der Kanzlei.`,
  },
};

export const trashText = {
  title: commonText.trash,
  meta: `Gelöschtes bleibt ${periods.deletedEntry.count} Tage, dann wird es endgültig entfernt.`,
  kinds,
  empty: "Hier liegt, was in den Bereichen gelöscht wurde, die Sie pflegen.",
  wholeGroup: "Ganze Gruppe",
  answerTo: (title: string) => `Antwort zu „${title}“`,
  restore: "Wiederherstellen",
  restoreTitle: "Wiederherstellen?",
  restoreSeries: "Alle mit ihm gelöschten wiederherstellen",
  restoreSeriesTitle: "Alle mit ihm gelöschten Termine wiederherstellen?",
  remove: "Endgültig löschen",
  removeTitle: "Endgültig löschen?",
  removed: (title: string) => `„${title}“ ist endgültig gelöscht.`,
};

export const trashFields = {
  title: "Titel",
  kind: "Art",
  place: "Gehört zu",
  deletedAt: "Gelöscht",
  ends: "Bleibt bis",
};
