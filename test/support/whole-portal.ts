import { inject } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { synthesise } from "../../infra/local/build/synthesise.ts";
import { startRuntime } from "../../infra/local/runtime.ts";
import type { RuntimeOptions } from "../../infra/local/runtime-options.ts";
import { recordingTo } from "../infra/rights/recorded-calls.ts";
import { openBrowser } from "./browser.ts";
import { httpApi, tableOf } from "./running-portal.ts";
import { openAccounts, ownOffice, readyPeople } from "./viewers.ts";

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
  return openBrowser(httpApi(runtime.url), cookies);
};
