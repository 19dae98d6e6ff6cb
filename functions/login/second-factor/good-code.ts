import type { Key, Write } from "../../platform/table/item.ts";
import { forgetTries } from "../tries.ts";

type Values = Readonly<Record<string, unknown>>;

interface Usage {
  readonly condition: string;
  readonly values: Values;
  readonly sets: readonly string[];
  readonly removes?: { readonly clause: string; readonly values: Values };
}

/** One of these writes joins what the code is good for, and fails if the code was used meanwhile. */
export interface GoodCode {
  readonly use: Write;
  readonly useToRemove: Write;
  readonly useToRenew: (hashes: ReadonlySet<string>) => Write;
}

const goodCode = (Key: Key, { condition, values, sets, removes }: Usage): GoodCode => {
  const update = (assignments: readonly string[], more: Values = {}, clause = ""): Write => ({
    Update: {
      Key,
      UpdateExpression: [assignments.length && `SET ${assignments.join(", ")}`, forgetTries, clause]
        .filter(Boolean)
        .join(" "),
      ConditionExpression: condition,
      ExpressionAttributeValues: { ...values, ...more },
    },
  });
  return {
    use: update(sets, removes?.values, removes?.clause),
    useToRemove: { Delete: { Key, ConditionExpression: condition, ExpressionAttributeValues: values } },
    useToRenew: (hashes) => update([...sets, "recoveryCodes = :hashes"], { ":hashes": hashes }),
  };
};

export const goodStep = (key: Key, step: number): GoodCode =>
  goodCode(key, { condition: "lastStep < :step", values: { ":step": step }, sets: ["lastStep = :step"] });

export const goodRecoveryCode = (key: Key, hash: string): GoodCode =>
  goodCode(key, {
    condition: "contains(recoveryCodes, :hash)",
    values: { ":hash": hash },
    sets: [],
    removes: { clause: "DELETE recoveryCodes :used", values: { ":used": new Set([hash]) } },
  });
