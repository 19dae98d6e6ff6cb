import { triesFields } from "../../platform/security/tries.ts";
import { type Change, change, expression, onlyIf } from "../../platform/table/change.ts";
import type { Key, Write } from "../../platform/table/item.ts";

/** One of the writes joins what the code allows, and fails if the code was used meanwhile. */
export interface GoodCode {
  readonly use: Write;
  readonly useToRemove: Write;
  readonly useToRenew: (hashes: ReadonlySet<string>) => Write;
}

export const goodStep = (key: Key, step: number): GoodCode => {
  const isLater = expression`lastStep < ${step}`;
  const using = (set: Change["set"] = {}) =>
    change(key, { set: { lastStep: step, ...set }, remove: triesFields, if: isLater });
  return {
    use: using(),
    useToRemove: { Delete: { Key: key, ...onlyIf(isLater) } },
    useToRenew: (hashes) => using({ recoveryCodes: hashes }),
  };
};

export const goodRecoveryCode = (key: Key, hash: string): GoodCode => {
  const isUnused = expression`contains(recoveryCodes, ${hash})`;
  return {
    use: change(key, { remove: triesFields, delete: { recoveryCodes: new Set([hash]) }, if: isUnused }),
    useToRemove: { Delete: { Key: key, ...onlyIf(isUnused) } },
    useToRenew: (hashes) =>
      change(key, { set: { recoveryCodes: hashes }, remove: triesFields, if: isUnused }),
  };
};
