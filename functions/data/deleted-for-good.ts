import { subDays } from "date-fns/subDays";

/** So long what was deleted can be restored, and feeds tell that it is gone. */
const RESTORABLE_DAYS = 30;

interface Deletable {
  readonly deletedAt: string | null;
}

/** Whether something was deleted so long ago that it goes for good. */
export const deletedForGood = (now: Date) => {
  const before = subDays(now, RESTORABLE_DAYS).toISOString();
  return ({ deletedAt }: Deletable): boolean => deletedAt !== null && deletedAt < before;
};
