import type { Check } from "./check-aws/findings.ts";
import { isProduction, type Settings } from "./settings.ts";

/** What each run of the CDK is told besides; no runs where a finding stops the deployment. */
export const deploymentsOf = (
  settings: Pick<Settings, "stage">,
  { deployed, findings }: Check,
): readonly (readonly string[])[] => {
  if (findings.some(({ level }) => level === "blocker")) return [];
  // What is protected while it is made could not be removed if that fails.
  const isFirst = isProduction(settings) && !deployed.own;
  return isFirst ? [["-c", "protection=false"], []] : [[]];
};
