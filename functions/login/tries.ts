import { loginProblems } from "../../shared/login/login.problems.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Item, Key } from "../platform/table/item.ts";
import type { Table } from "../platform/table/table.ts";

/** Tries in a row, and how long whoever had them all has to wait. */
const TRIES = 10;
const WAIT_SECONDS = 15 * 60;

const seconds = () => Math.floor(Date.now() / 1000);

/** The clause of the update that makes what is tried begin anew. */
export const forgetTries = "REMOVE tries, triesSince";

/**
 * Counts a try at what an item guards before it is looked at, so that parallel ones count, too. Gives the item;
 * undefined where there is none, 429 after too many.
 */
export const countTry = async (table: Table, key: Key): Promise<Item | undefined> => {
  const now = seconds();
  const counted = await table.tryUpdate(key, {
    UpdateExpression: "SET triesSince = if_not_exists(triesSince, :now) ADD tries :one",
    ConditionExpression: "attribute_exists(pk) AND (attribute_not_exists(tries) OR tries < :most)",
    ExpressionAttributeValues: { ":now": now, ":one": 1, ":most": TRIES },
  });
  if (counted) return counted;
  const begunAnew = await table.tryUpdate(key, {
    UpdateExpression: "SET triesSince = :now, tries = :one",
    ConditionExpression: "triesSince <= :over",
    ExpressionAttributeValues: { ":now": now, ":one": 1, ":over": now - WAIT_SECONDS },
  });
  if (begunAnew) return begunAnew;
  const item = await table.get(key, ["triesSince"]);
  if (!item) return undefined;
  throw new Problem(loginProblems.throttled, { retryAfter: Number(item.triesSince) + WAIT_SECONDS - now });
};
