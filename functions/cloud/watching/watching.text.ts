import type { ChangeKind } from "../../data/cloud/cloud-changes.repository.ts";

const kindText: Readonly<Record<ChangeKind, string>> = {
  created: "neu",
  version: "neue Version",
  renamed: "umbenannt",
  moved: "verschoben",
  deleted: "gelöscht",
  restored: "wiederhergestellt",
};

export const watchingText = {
  title: (folders: readonly string[]) =>
    folders.length === 1 ? `Neues in „${folders[0]}“` : `Neues in ${folders.length} Ordnern`,
  kinds: (kinds: readonly ChangeKind[]) =>
    Object.entries(kindText)
      .flatMap(([kind, words]) => (kinds.some((one) => one === kind) ? words : []))
      .join(", "),
  unknownAuthor: "Jemand",
};
