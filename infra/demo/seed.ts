import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { openTable } from "../../functions/platform/table/table.ts";
import { clientOptions } from "../local/engines/client-options.ts";
import type { SeedTarget } from "../local/seed-target.ts";
import { openScenes } from "./files/pictures.ts";
import { storeFiles } from "./files/store-files.ts";
import { fillDemo } from "./fill-demo.ts";
import { fillFirst } from "./fill-first.ts";
import { openDemoStores } from "./stores.ts";

/** In ms: on a machine that others use, too, a write takes longer than a function may wait. */
const PATIENCE = 120_000;

/** Uses the code that serves requests; the same every time but for dates. */
export const seed = async (
  target: Pick<SeedTarget, "endpoints" | "region" | "env" | "kind">,
  now = new Date(),
): Promise<void> => {
  const { endpoints, region, env, kind } = target;
  const client = new DynamoDBClient(clientOptions(endpoints.DYNAMODB, region));
  const stores = openDemoStores(openTable(client, env.TABLE_NAME, PATIENCE));
  try {
    if (kind === "empty") return await fillFirst(stores, now);
    const scenes = openScenes();
    await fillDemo(stores, now, {
      portalOrigin: env.PORTAL_ORIGIN ?? "",
      storeAll: (files) => storeFiles(stores.table, files, target, scenes),
    });
  } finally {
    client.destroy();
  }
};
