import type { Stage } from "../settings.ts";
import { dev } from "./dev.ts";
import { prod } from "./prod.ts";

export const stages: Readonly<Record<string, Stage>> = { dev, prod };

/** For clients of AWS: a pinned region counts more than that of the profile. */
export const regionOf = (stage: string): { readonly region?: string } => {
  const region = stages[stage]?.region;
  return region ? { region } : {};
};
