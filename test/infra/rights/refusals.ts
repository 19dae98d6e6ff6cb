import { isAllowed, type Statement } from "./judge.ts";
import type { RecordedCall } from "./recorded-calls.ts";

type Policies = ReadonlyMap<string, readonly Statement[]>;

const conditionsOf = ({ conditions }: RecordedCall) =>
  Object.entries(conditions).map(([key, value]) => `, ${key} ${value}`);

/** Calls that AWS would refuse. */
export const refusalsIn = (calls: readonly RecordedCall[], policies: Policies): string[] => {
  const refused = calls.filter((call) => !isAllowed(policies.get(call.functionName) ?? [], call));
  return refused.map((call) =>
    [`${call.functionName} may not ${call.action} on ${call.resource}`, ...conditionsOf(call)].join(""),
  );
};

/** Whose rights nothing has shown. */
export const silentFunctions = (calls: readonly RecordedCall[], policies: Policies): string[] => {
  const heard = new Set(calls.map(({ functionName }) => functionName));
  return [...policies.keys()].filter((name) => !heard.has(name)).map((name) => `${name} called nothing`);
};
