import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable, type Table } from "../../../functions/platform/table/table.ts";
import { synthesise } from "../../../infra/local/build/synthesise.ts";
import { clientOptions } from "../../../infra/local/engines/client-options.ts";
import { startRuntime } from "../../../infra/local/runtime.ts";
import type { Runtime, RuntimeOptions } from "../../../infra/local/runtime-options.ts";
import { openBrowser } from "../../support/browser.ts";
import { openAccounts, otherOffice, ownOffice, type Person } from "../../support/viewers.ts";
import { httpApi } from "./http-api.ts";
import { type Probe, probeVariables, theProbe } from "./probe.ts";

export interface PortalRun {
  readonly runtime: Runtime;
  readonly table: Table;
  readonly probe: Probe;
  readonly visit: (
    person: Person,
  ) => Promise<
    ReturnType<typeof openBrowser> &
      Pick<Awaited<ReturnType<ReturnType<typeof openAccounts>["createAccount"]>>, "user">
  >;
}

export const startPortal = async (
  scope: AsyncDisposableStack,
  options: Partial<RuntimeOptions> = {},
): Promise<PortalRun> => {
  const probe = theProbe();
  const runtime = await startRuntime({
    assembly: await synthesise(),
    variables: probeVariables,
    ...options,
  });
  scope.defer(runtime.stop);
  const client = new DynamoDBClient(clientOptions(runtime.endpoints.DYNAMODB, runtime.region));
  const table = openTable(client, runtime.environment.TABLE_NAME);
  const { people, createAccount } = openAccounts(table);
  if (!(await people.organisations.find(ownOffice.id)))
    await people.organisations.insertMany([ownOffice, otherOffice]);
  return {
    runtime,
    table,
    probe,
    visit: async (person) => {
      const { cookies, user } = await createAccount(person);
      return { ...openBrowser(httpApi(runtime.url), cookies), user };
    },
  };
};
