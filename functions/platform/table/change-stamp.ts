import { change } from "./change.ts";
import { type Key, keyIn, type Write } from "./item.ts";

/** In ms since 1970. */
export const CHANGED_AT = "changedAt";
const VALUE = `:${CHANGED_AT}`;

export const WRITE_LIMIT = 10_000;

export const stamped = (writes: readonly Write[], now: number): Write[] =>
  writes.map((write) => {
    if ("Put" in write && write.Put.Item?.[CHANGED_AT] !== undefined) {
      return { Put: { ...write.Put, Item: { ...write.Put.Item, [CHANGED_AT]: now } } };
    }
    if ("Update" in write && write.Update.ExpressionAttributeValues?.[VALUE] !== undefined) {
      const ExpressionAttributeValues = { ...write.Update.ExpressionAttributeValues, [VALUE]: now };
      return { Update: { ...write.Update, ExpressionAttributeValues } };
    }
    return write;
  });

/** Keys of the rows that lists follow. */
export const followedKeys = (writes: readonly Write[]): Key[] =>
  writes.flatMap((write) => {
    if ("Put" in write && write.Put.Item?.[CHANGED_AT] !== undefined) return [keyIn(write.Put.Item)];
    const isFollowed = "Update" in write && write.Update.ExpressionAttributeValues?.[VALUE] !== undefined;
    return isFollowed ? [keyIn(write.Update.Key ?? {})] : [];
  });

export const restampOf = (key: Key, now: number): Write =>
  change(key, { set: { [CHANGED_AT]: now }, if: `attribute_exists(${CHANGED_AT})` });
