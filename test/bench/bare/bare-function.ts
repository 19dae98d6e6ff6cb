import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "../../../infra/functions/bundle.ts";
import { INSTANCES } from "../../../infra/local/lambda/capacity.ts";
import { createIdleInstances } from "../../../infra/local/lambda/idle-instances.ts";
import { createPool, type Pool } from "../../../infra/local/lambda/pool.ts";
import { temporaryFolder } from "../kit/scope.ts";

const table = new URL("./bare.function.ts", import.meta.url);
const modules = {
  replay: table,
  readAll: table,
  zip: new URL("./bare-zip.function.ts", import.meta.url),
};

/** Only libraries, bundled as the product's functions are. */
export const bareBundle = (scope: AsyncDisposableStack, module = table): string => {
  const folder = temporaryFolder(scope);
  bundle(fileURLToPath(module), [], folder);
  return join(folder, "index.mjs");
};

export const openBareFunction = (
  scope: AsyncDisposableStack,
  exported: keyof typeof modules,
  // The probe counts only the product's requests.
  { NODE_OPTIONS: _probe, ...environment }: Readonly<Record<string, string>>,
  limit = INSTANCES,
): Pool => {
  const pool = createPool({
    identity: {
      name: exported,
      arn: exported,
      memoryMb: Number(environment.AWS_LAMBDA_FUNCTION_MEMORY_SIZE),
    },
    module: bareBundle(scope, modules[exported]),
    exported,
    environment,
    timeoutMs: 600_000,
    log: (text) => console.error(text),
    limit,
    idleInstances: createIdleInstances({ most: limit, idleMs: 600_000 }),
  });
  scope.defer(pool.stop);
  return pool;
};
