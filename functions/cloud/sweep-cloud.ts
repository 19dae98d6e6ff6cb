import { subDays } from "date-fns/subDays";
import { TRASH_DAYS } from "../../shared/cloud/trash.contract.ts";
import { millisecondsIn, type Period, periods } from "../../shared/periods.ts";
import type { ListedCloudItem } from "../data/cloud/cloud-items.collection.ts";
import type { Stores } from "../data/stores.ts";
import { ownerOf, usesOf } from "./items/item-files.ts";

const AT_ONCE = 100;

/** An item without its folder was added while that was removed. */
const orphansIn = async (rows: readonly ListedCloudItem[], { cloudItems }: Stores) => {
  const known = new Set(rows.map(({ id }) => id));
  const lost = rows.flatMap((row) =>
    row.parentId === null || known.has(row.parentId) ? [] : [{ row, parentId: row.parentId }],
  );
  // A new folder may not be among the rows yet.
  const found = await cloudItems.findMany(lost.map(({ parentId }) => parentId));
  return lost.flatMap(({ row, parentId }) => (found.has(parentId) ? [] : [row]));
};

/** Removes from the top down; items moved or restored meanwhile stay with all below them. */
const remove = async (
  top: readonly ListedCloudItem[],
  rows: readonly ListedCloudItem[],
  { cloudItems, cloudItemChanges, ownedFiles }: Stores,
) => {
  const known = new Map(rows.map((row) => [row.id, row]));
  const children = Map.groupBy(rows, ({ parentId }) => parentId);
  const waiting = top.map(({ id }) => id);
  while (waiting.length > 0) {
    const found = await cloudItems.findMany(waiting.splice(0, AT_ONCE));
    const unchanged = [...found.values()].filter(({ id, parentId, deletedAt }) => {
      const row = known.get(id);
      return row?.parentId === parentId && row.deletedAt === deletedAt;
    });
    const lost = await cloudItemChanges.write(
      unchanged.map((before) => ({
        before,
        inTransaction: ownedFiles.freeWrites(ownerOf(before), usesOf(before)),
      })),
    );
    const kept = new Set(lost.map(({ before }) => before?.id));
    const removed = unchanged.filter(({ id }) => !kept.has(id));
    waiting.push(...removed.flatMap(({ id }) => (children.get(id) ?? []).map((child) => child.id)));
  }
};

const removeLinks = async ({ cloudShares, cloudRequests, requestUses, cloudItems }: Stores, now: Date) => {
  const [shares, requests] = await Promise.all([cloudShares.projection(), cloudRequests.projection()]);
  // Items are read after the links, since the item of a link existed before it.
  const there = new Set(Array.from((await cloudItems.projection()).entries(), ({ listed }) => listed.id));
  const isOver = (itemId: string, end: string, period: Period) =>
    !there.has(itemId) || Date.parse(end) < now.getTime() - millisecondsIn(period);
  const endedShares = Array.from(shares.entries(), ({ listed }) => listed).filter((share) =>
    isOver(share.itemId, share.expiresAt, periods.endedShare),
  );
  const endedRequests = Array.from(requests.entries(), ({ listed }) => listed).filter((request) =>
    isOver(request.itemId, request.closedAt ?? request.expiresAt, periods.endedRequest),
  );
  // Either may have been removed meanwhile.
  for (const { id } of endedShares) if (await cloudShares.find(id)) await cloudShares.remove(id);
  for (const request of endedRequests)
    if (await cloudRequests.find(request.id))
      await cloudRequests.remove(request.id, { inTransaction: [requestUses.endWrite(request)] });
};

export const sweepCloud = async (deps: Stores, now: Date): Promise<void> => {
  const rows = Array.from((await deps.cloudItems.projection()).entries(), ({ listed }) => listed);
  const purged = rows.filter(({ isPurged }) => isPurged);
  await remove([...purged, ...(await orphansIn(rows, deps))], rows, deps);
  await removeLinks(deps, now);
  const before = subDays(now, TRASH_DAYS).toISOString();
  const isOver = ({ deletedAt, isPurged }: ListedCloudItem) =>
    deletedAt !== null && deletedAt < before && !isPurged;
  const over = await deps.cloudItems.findMany(rows.filter(isOver).map(({ id }) => id));
  await deps.cloudItemChanges.write(
    Array.from(over.values())
      .filter(isOver)
      .map((item) => ({ before: item, after: { ...item, isPurged: true } })),
  );
};
