import type { MiscGroup } from "../../../shared/misc/misc-group.ts";
import type { StoredMiscGroup } from "../../data/misc/misc-groups.collection.ts";

export const shownGroup = (
  { id, name, description, ordering, createdAt, modifiedAt }: StoredMiscGroup,
  entriesCount: number,
): MiscGroup => ({ id, name, description, ordering, entriesCount, createdAt, modifiedAt });
