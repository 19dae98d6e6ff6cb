import type { Item, Key, Write } from "../table/item.ts";

/** How long a notice stands, in ms. */
const NOTICE = 60_000;
/** A write goes by a notice that was left before as long as so much of it is left, in ms: it may take its time. */
const NEEDED = 40_000;
/** Partitions whose notices a writer remembers. */
const REMEMBERED = 1_000;

/** Where a partition's notice lies: behind the items of every collection, and in no index. */
export const noticeKeyOf = (partition: string): Key => ({ pk: partition, sk: "~writing" });

/** Until when something may have been written under a notice, in ms since 1970; long ago where there is none. */
export const noticeEnd = (notice: Item | undefined): number => Number(notice?.until ?? 0);

/** The partition of a collection that a write changes, if any: what readers follow bears the time of its change. */
const changedPartition = (write: Write): string[] => {
  if ("Put" in write) return write.Put.Item?.changedAt === undefined ? [] : [String(write.Put.Item.pk)];
  const isChange = "Update" in write && write.Update.UpdateExpression?.includes("changedAt");
  return isChange ? [String(write.Update.Key?.pk)] : [];
};

const noticeIn = (partition: string, until: number): Write => ({
  // Without it readers ask as if nobody had written for long, which is true then.
  Put: { Item: { ...noticeKeyOf(partition), until, expiresAt: Math.ceil((until + NOTICE) / 1000) } },
});

/**
 * What one writer has told the readers of collections: until when it may write into a partition. A reader who finds
 * no notice that stood since its last query need not query again. A notice goes along with the first write, in its
 * transaction; those of the next twenty seconds go by it.
 */
export class ChangeNotices {
  readonly #ends = new Map<string, number>();

  /** The notices that these writes lack, and what to call once they are stored. */
  lackedBy(
    writes: readonly Write[],
    now = Date.now(),
  ): { readonly notices: readonly Write[]; readonly stored: () => void } {
    const changed = new Set(writes.flatMap(changedPartition));
    const partitions = [...changed].filter((partition) => (this.#ends.get(partition) ?? 0) < now + NEEDED);
    const until = now + NOTICE;
    return {
      notices: partitions.map((partition) => noticeIn(partition, until)),
      stored: () => {
        if (this.#ends.size > REMEMBERED) this.#ends.clear();
        for (const partition of partitions) this.#ends.set(partition, until);
      },
    };
  }
}
