import { existsSync } from "node:fs";
import type { Runtime } from "./runtime-options.ts";

/** The run that `seed/seed.ts` fills. */
export interface SeedTarget extends Pick<Runtime, "invoke" | "endpoints" | "region" | "resources"> {
  /** The variables of all functions together: table, bucket, queues, endpoints, credentials. */
  readonly env: Readonly<Record<string, string>>;
  readonly kind: "demo" | "empty";
}

type Seed = (target: SeedTarget) => Promise<void>;

const seedModule = new URL("../demo/seed.ts", import.meta.url);

/** Fills a new run with what its kind asks for. */
export const seedRuntime = async (runtime: Runtime, kind: SeedTarget["kind"]): Promise<void> => {
  if (!existsSync(seedModule)) return;
  const { seed } = (await import(seedModule.href)) as { readonly seed: Seed }; // the module's one export
  const { invoke, endpoints, region, resources } = runtime;
  await seed({ invoke, endpoints, region, resources, env: runtime.environment, kind });
};
