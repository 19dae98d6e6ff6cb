import { secondsInMinute } from "date-fns/constants";
import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { hashOf } from "../session/session-cookie.ts";
import { expression } from "../table/change.ts";
import type { Table } from "../table/table.ts";
import { networkOf } from "./network-of.ts";
import { Problem } from "./problem.ts";

const seconds = () => Date.now() / 1000;

/** Addresses are stored hashed, for a minute. */
export const openNetworkCalls = (table: Table) => ({
  count: async (route: string, address: string, limit: number): Promise<void> => {
    const now = seconds();
    const minute = Math.floor(now / secondsInMinute);
    const key = { pk: `CALLS#${route}#${hashOf(networkOf(address))}`, sk: `MINUTE#${minute}` };
    const counted = await table.tryUpdate(key, {
      set: { expiresAt: (minute + 2) * secondsInMinute },
      add: { calls: 1 },
      if: expression`attribute_not_exists(calls) OR calls < ${limit}`,
    });
    if (!counted) {
      throw new Problem(requestProblems.throttled, { retryAfter: (minute + 1) * secondsInMinute - now });
    }
  },
});

export type NetworkCalls = ReturnType<typeof openNetworkCalls>;
