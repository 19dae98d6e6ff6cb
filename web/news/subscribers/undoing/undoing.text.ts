import type { SinceImport } from "../../../../shared/news/import-undoing.ts";

const subscribers = (count: string) => (count === "1" ? "1 Abonnent" : `${count} Abonnenten`);

const agreeing = (count: string, one: string, many: string) => (count === "1" ? one : many);

export const undoingText = {
  title: "Letzte Importe",
  explained: "Einen Tag lang lässt sich ein Import zurücknehmen.",
  by: (name: string, when: string) => `${name}, ${when}`,
  counts: (created: string, updated: string, deleted: string) =>
    `${created} neu, ${updated} geändert, ${deleted} gelöscht`,
  until: (when: string) => `Zurücknehmen möglich bis ${when}`,
  undone: (when: string) => `Zurückgenommen: ${when}`,
  undo: "Import zurücknehmen …",
  dialog: "Import zurücknehmen?",
  what: {
    removed: (count: string) =>
      `${subscribers(count)} aus dem Import: ${agreeing(count, "wird", "werden")} entfernt`,
    reset: (count: string) =>
      `${subscribers(count)} mit geänderten Angaben: ${agreeing(count, "bekommt", "bekommen")} die früheren zurück`,
    restored: (count: string) =>
      `${subscribers(count)}, vom Import gelöscht: ${agreeing(count, "kommt", "kommen")} zurück`,
  },
  nothing: "Es gibt nichts mehr zurückzunehmen.",
  leftAloneTitle: "Bleibt, wie es ist",
  leftAlone: (count: string) =>
    `${subscribers(count)}, bei ${agreeing(count, "dem", "denen")} sich seit dem Import etwas geändert hat: hier ändert sich nichts.`,
  more: (count: string) => `… und ${count} weitere.`,
  verb: "Import zurücknehmen",
  running: "Der Import wird zurückgenommen",
  done: (count: string) =>
    count === "1"
      ? "Der Import ist bei 1 Abonnenten zurückgenommen."
      : `Der Import ist bei ${count} Abonnenten zurückgenommen.`,
  failed: "Was schon zurückgenommen ist, bleibt es. Sie können es noch einmal versuchen.",
  email: "E-Mail",
  reason: "Seit dem Import",
} as const;

export const sinceImport: Readonly<Record<SinceImport, string>> = {
  changed: "Geändert",
  unsubscribed: "Abgemeldet",
  registered: "Selbst angemeldet",
  deleted: "Gelöscht",
  entered: "Neu eingetragen",
};
