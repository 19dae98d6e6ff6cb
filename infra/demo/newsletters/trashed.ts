import { subDays } from "date-fns/subDays";
import type { Subscriber } from "../../../shared/news/subscriber.ts";
import { trashedText as text } from "../articles/phrases.text.ts";
import type { DemoStores } from "../stores.ts";

export const fillTrash = async (
  { table, trashedSubscribers }: DemoStores,
  [subscriber]: readonly Subscriber[],
  now: Date,
): Promise<void> => {
  if (!subscriber) return;
  const deletion = {
    viewer: { userId: "user-2", employeeId: "employee-2" },
    now: subDays(now, 3),
    deletedByName: text.deleter,
  };
  const gone = { ...subscriber, ...text.subscriber, id: "subscriber-trashed", version: 1 };
  await table.transact([trashedSubscribers.putWrite(gone, deletion)]);
};
