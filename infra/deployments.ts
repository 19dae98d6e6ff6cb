import type { Check } from "./check-aws/findings.ts";
import { isProduction, type Settings } from "./settings.ts";

/** Further arguments of each run of the CDK; no runs if a finding stops the deployment. */
export const deploymentsOf = (
  settings: Pick<Settings, "stage">,
  { deployed, findings }: Check,
): readonly (readonly string[])[] => {
  if (findings.some(({ level }) => level === "blocker")) return [];
  // A stack that is protected while it is made could not be removed if that fails.
  const isFirst = isProduction(settings) && !deployed.own;
  return isFirst ? [["-c", "protection=false"], []] : [[]];
};
