import { type Key, keyIn, type Write } from "./item.ts";

/** Items that readers follow bear the time of their last change under this name, in ms since 1970. */
export const CHANGED_AT = "changedAt";
const VALUE = `:${CHANGED_AT}`;

/**
 * How long one try of a write may take, in ms. Readers look back twice as far (`collection/replica.ts`), so a change
 * that commits in time is seen by all of them, whatever the difference of the clocks.
 */
export const WRITE_LIMIT = 10_000;

/** Writes as they leave: whatever they carry as the time of the change is replaced by `now`. */
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

/** The keys of items among writes that readers follow. */
export const followedKeys = (writes: readonly Write[]): Key[] =>
  writes.flatMap((write) => {
    if ("Put" in write && write.Put.Item?.[CHANGED_AT] !== undefined) return [keyIn(write.Put.Item)];
    const isFollowed = "Update" in write && write.Update.ExpressionAttributeValues?.[VALUE] !== undefined;
    return isFollowed ? [keyIn(write.Update.Key ?? {})] : [];
  });

/** The write that has readers look at an item once more. */
export const restampOf = (Key: Key, now: number): Write => ({
  Update: {
    Key: { ...Key },
    UpdateExpression: `SET ${CHANGED_AT} = ${VALUE}`,
    ConditionExpression: `attribute_exists(${CHANGED_AT})`,
    ExpressionAttributeValues: { [VALUE]: now },
  },
});
