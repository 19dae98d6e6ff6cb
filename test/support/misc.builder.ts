import { ulid } from "ulid";
import { openMiscEntries, type StoredMiscEntry } from "../../functions/data/misc/misc-entries.collection.ts";
import { openMiscGroups, type StoredMiscGroup } from "../../functions/data/misc/misc-groups.collection.ts";
import type { Table } from "../../functions/platform/table/table.ts";

const LONG_AGO = "2026-01-07T08:00:00.000Z";

export const aStoredMiscGroup = (table: Table, overrides: Partial<StoredMiscGroup> = {}) =>
  openMiscGroups(table).insert({
    id: ulid(),
    name: "Vorlagen",
    description: null,
    ordering: 1,
    createdAt: LONG_AGO,
    modifiedAt: LONG_AGO,
    deletedAt: null,
    ...overrides,
  });

type Facts = Partial<Pick<StoredMiscEntry, "organisationId" | "visibility" | "deletedAt">>;

export const aStoredMiscEntry = async (table: Table, facts: Facts = {}): Promise<StoredMiscEntry> => {
  const { id: groupId } = await aStoredMiscGroup(table);
  return openMiscEntries(table).insert({
    id: ulid(),
    groupId,
    kind: "location",
    name: "Archiv",
    location: "Hauptplatz 1, 4020 Linz",
    order: 1,
    visibility: "Everybody",
    organisationId: null,
    createdAt: LONG_AGO,
    modifiedAt: LONG_AGO,
    deletedAt: null,
    ...facts,
  });
};
