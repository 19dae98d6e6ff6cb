import type { MiscEntry } from "../../../shared/misc/misc-entry.ts";
import type { StoredMiscEntry } from "../../data/misc/misc-entries.collection.ts";

export const shownEntry = (entry: StoredMiscEntry): MiscEntry => {
  const { id, groupId, order, visibility, organisationId, createdAt, modifiedAt } = entry;
  const ofBoth = { id, groupId, order, visibility, organisationId, createdAt, modifiedAt };
  if (entry.kind === "location") {
    return { ...ofBoth, kind: entry.kind, name: entry.name, location: entry.location };
  }
  const { kind, title, description, files } = entry;
  return {
    ...ofBoth,
    kind,
    title,
    description,
    files: [...files],
    isFile: files.length > 0,
    parentId: groupId,
  };
};
