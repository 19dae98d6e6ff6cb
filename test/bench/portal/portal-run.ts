import { synthesise } from "../../../infra/local/build/synthesise.ts";
import { startRuntime } from "../../../infra/local/runtime.ts";
import type { RuntimeOptions } from "../../../infra/local/runtime-options.ts";
import { openBrowser } from "../../support/browser.ts";
import { httpApi, tableOf } from "../../support/running-portal.ts";
import { openAccounts, otherOffice, ownOffice, type Person } from "../../support/viewers.ts";
import { absolute, type Figure } from "../kit/figure.ts";
import { timed } from "../kit/statistics.ts";
import { probe, probeVariables } from "./probe.ts";

/** Queues and schedules stand still unless they are part of what is measured. */
export const startPortal = async (scope: AsyncDisposableStack, options: Partial<RuntimeOptions> = {}) => {
  const runtime = await startRuntime({
    assembly: await synthesise(),
    variables: probeVariables,
    queues: false,
    schedules: false,
    ...options,
  });
  scope.defer(runtime.stop);
  const table = tableOf(runtime);
  const { people, createAccount } = openAccounts(table);
  if (!(await people.organisations.find(ownOffice.id)))
    await people.organisations.insertMany([ownOffice, otherOffice]);
  return {
    runtime,
    table,
    probe,
    /** To DynamoDB, for one of `calls`. */
    requestsOf: async (what: string, calls: number, run: () => Promise<unknown>, goal: Figure["goal"]) => {
      probe.look();
      await timed(calls, run);
      return absolute(`${what}: DynamoDB requests`, probe.look().toDynamoDb / calls, "requests", goal);
    },
    visit: async (person: Person) => {
      const { cookies, user } = await createAccount(person);
      return { ...openBrowser(httpApi(runtime.url), cookies), user };
    },
  };
};

export type PortalRun = Awaited<ReturnType<typeof startPortal>>;
