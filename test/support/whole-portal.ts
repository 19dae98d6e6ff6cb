import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { inject } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { openTable } from "../../functions/platform/table/table.ts";
import { synthesise } from "../../infra/local/build/synthesise.ts";
import { startRuntime } from "../../infra/local/runtime.ts";
import type { Runtime, RuntimeOptions } from "../../infra/local/runtime-options.ts";
import { recordingTo } from "../infra/rights/recorded-calls.ts";
import type { Api } from "./areas.ts";
import { openBrowser } from "./browser.ts";
import { openAccounts, ownOffice, readyPeople } from "./viewers.ts";

const apiAt =
  (url: string): Api =>
  async ({ method, path, query, headers, body }) => {
    const response = await fetch(`${url}${path}${query ? `?${query}` : ""}`, {
      method,
      headers,
      redirect: "manual",
      ...(body.length ? { body: new Uint8Array(body) } : {}),
    });
    return {
      status: response.status,
      headers: Object.fromEntries(response.headers),
      cookies: response.headers.getSetCookie(),
      body: Buffer.from(await response.arrayBuffer()),
    };
  };

const tableOf = ({ endpoints, region, environment }: Runtime) =>
  openTable(
    new DynamoDBClient({
      region,
      endpoint: endpoints.DYNAMODB,
      credentials: { accessKeyId: "local", secretAccessKey: "local" },
    }),
    environment.TABLE_NAME,
  );

export const startWholePortal = async (options: Omit<RuntimeOptions, "assembly"> = {}) => {
  const runtime = await startRuntime({
    assembly: await synthesise(),
    schedules: false,
    variables: recordingTo(inject("recordedCalls")),
    ...options,
  });
  const table = tableOf(runtime);
  return { runtime, ...openStores(table) };
};

export type WholePortal = Awaited<ReturnType<typeof startWholePortal>>;

export const welcomeEditor = async ({ runtime, table }: WholePortal) => {
  const { people, createAccount } = openAccounts(table);
  await people.organisations.insert(ownOffice);
  const { cookies } = await createAccount(readyPeople.editor);
  return openBrowser(apiAt(runtime.url), cookies);
};
