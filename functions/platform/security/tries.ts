import { loginProblems } from "../../../shared/login/login.problems.ts";
import { Problem } from "../http/problem.ts";
import { expression, ifMissing } from "../table/change.ts";
import type { Item, Key } from "../table/item.ts";
import type { Table } from "../table/table.ts";

const TRIES = 10;
const WAIT_SECONDS = 15 * 60;

const seconds = () => Math.floor(Date.now() / 1000);

export const triesFields = ["tries", "triesSince"];

/** Counts before the check, so that parallel tries count. Undefined without an item, 429 after too many. */
export const countTry = async (table: Table, key: Key, most = TRIES): Promise<Item | undefined> => {
  const now = seconds();
  const counted = await table.tryUpdate(key, {
    set: { triesSince: ifMissing(now) },
    add: { tries: 1 },
    if: expression`attribute_exists(pk) AND (attribute_not_exists(tries) OR tries < ${most})`,
  });
  if (counted) return counted;
  const begunAnew = await table.tryUpdate(key, {
    set: { triesSince: now, tries: 1 },
    if: expression`triesSince <= ${now - WAIT_SECONDS}`,
  });
  if (begunAnew) return begunAnew;
  const item = await table.get(key, ["triesSince"]);
  if (!item) return undefined;
  throw new Problem(loginProblems.throttled, { retryAfter: Number(item.triesSince) + WAIT_SECONDS - now });
};
