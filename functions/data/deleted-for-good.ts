import { subDays } from "date-fns/subDays";
import { periods } from "../../shared/periods.ts";

interface Deletable {
  readonly deletedAt?: string | null | undefined;
}

export const deletedForGood = (now: Date) => {
  const before = subDays(now, periods.deletedEntry.count).toISOString();
  return ({ deletedAt }: Deletable): boolean => (deletedAt ?? before) < before;
};
