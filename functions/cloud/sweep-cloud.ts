import { subDays } from "date-fns/subDays";
import { TRASH_DAYS } from "../../shared/cloud/trash.contract.ts";
import type {
  CloudItems,
  ListedCloudItem,
  openCloudItemChanges,
} from "../data/cloud/cloud-items.collection.ts";
import type { OwnedFiles } from "../data/files/owned-files.ts";
import { ownerOf, usesOf } from "./items/item-files.ts";

interface SweepDeps {
  readonly items: CloudItems;
  readonly changes: ReturnType<typeof openCloudItemChanges>;
  readonly ownedFiles: OwnedFiles;
}

const AT_ONCE = 100;

/** With all that is below it; what lies in no folder was put there while its folder was removed. */
const purgedIn = (rows: readonly ListedCloudItem[]): string[] => {
  const known = new Set(rows.map(({ id }) => id));
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const waiting = rows.filter(
    ({ isPurged, parentId }) => isPurged || (parentId !== null && !known.has(parentId)),
  );
  const purged = new Set<string>();
  for (const { id } of waiting) {
    if (purged.has(id)) continue;
    purged.add(id);
    waiting.push(...(children.get(id) ?? []));
  }
  return [...purged].reverse();
};

const remove = async (ids: readonly string[], { items, changes, ownedFiles }: SweepDeps) => {
  for (let start = 0; start < ids.length; start += AT_ONCE) {
    const found = await items.findMany(ids.slice(start, start + AT_ONCE));
    await changes.write(
      Array.from(found.values(), (before) => ({
        before,
        alongside: ownedFiles.releaseWrites(ownerOf(before), usesOf(before)),
      })),
    );
  }
};

/** Removes what is gone from the trash, then marks what has been in it for too long: restored in this moment, it stays. */
export const sweepCloud = async (deps: SweepDeps, now: Date): Promise<void> => {
  const rows = Array.from((await deps.items.projection()).entries(), ({ listed }) => listed);
  await remove(purgedIn(rows), deps);
  const before = subDays(now, TRASH_DAYS).toISOString();
  const isOver = ({ deletedAt, isPurged }: ListedCloudItem) =>
    deletedAt !== null && deletedAt < before && !isPurged;
  const over = await deps.items.findMany(rows.filter(isOver).map(({ id }) => id));
  await deps.changes.write(
    Array.from(over.values())
      .filter(isOver)
      .map((item) => ({ before: item, after: { ...item, isPurged: true } })),
  );
};
