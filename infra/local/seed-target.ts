import { existsSync } from "node:fs";
import type { Runtime } from "./runtime-options.ts";

export interface SeedTarget extends Pick<Runtime, "invoke" | "endpoints" | "region" | "resources"> {
  readonly env: Readonly<Record<string, string>>;
  readonly kind: "demo" | "empty";
}

type Seed = (target: SeedTarget) => Promise<void>;

const seedModule = new URL("../demo/seed.ts", import.meta.url);

export const seedRuntime = async (runtime: Runtime, kind: SeedTarget["kind"]): Promise<void> => {
  if (!existsSync(seedModule)) return;
  const { seed } = (await import(seedModule.href)) as { readonly seed: Seed }; // the module's one export
  const { invoke, endpoints, region, resources } = runtime;
  await seed({ invoke, endpoints, region, resources, env: runtime.environment, kind });
};
