import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { hashOf } from "../session/session-cookie.ts";
import type { Table } from "../table/table.ts";
import { networkOf } from "./network-of.ts";
import { Problem } from "./problem.ts";

const MINUTE = 60;
const seconds = () => Date.now() / 1000;

/** Addresses are stored hashed, for a minute. */
export const openNetworkCalls = (table: Table) => ({
  count: async (route: string, address: string, limit: number): Promise<void> => {
    const now = seconds();
    const minute = Math.floor(now / MINUTE);
    const key = { pk: `CALLS#${route}#${hashOf(networkOf(address))}`, sk: `MINUTE#${minute}` };
    const counted = await table.tryUpdate(key, {
      UpdateExpression: "SET expiresAt = :expiresAt ADD calls :one",
      ConditionExpression: "attribute_not_exists(calls) OR calls < :limit",
      ExpressionAttributeValues: { ":expiresAt": (minute + 2) * MINUTE, ":one": 1, ":limit": limit },
    });
    if (!counted) {
      throw new Problem(requestProblems.throttled, { retryAfter: (minute + 1) * MINUTE - now });
    }
  },
});

export type NetworkCalls = ReturnType<typeof openNetworkCalls>;
