import { serviceProblems } from "../../shared/contract/general.problems.ts";
import { system as contract } from "../../shared/system/system.contract.ts";
import { implement } from "../platform/http/implement.ts";
import { Problem } from "../platform/http/problem.ts";
import type { Table } from "../platform/table/table.ts";
import type { openDescription } from "./description.ts";

export interface SystemDeps {
  readonly table: Table;
  readonly version: string;
  readonly description: () => Promise<ReturnType<typeof openDescription>>;
}

/** No such item exists: only the success of the read matters. */
const PROBE = { pk: "HEALTH", sk: "HEALTH" };

/** Shorter than the API's own timeout. */
const TIMEOUT_MILLISECONDS = 3_000;

export const system = implement<typeof contract, SystemDeps>(contract, {
  health: async (_, { table, version }) => {
    try {
      await table.get(PROBE, undefined, AbortSignal.timeout(TIMEOUT_MILLISECONDS));
      return { status: "ok", version };
    } catch (cause) {
      throw new Problem(serviceProblems.busy, { retryAfter: 5, cause });
    }
  },

  openapi: async (_, { description }) => (await description()).json(),

  docs: async (_, { description }) => (await description()).page(),
});
