import * as z from "zod";
import type { AwsCall } from "./aws-call.ts";

const texts = z.union([z.array(z.string()), z.string().transform((text) => [text])]);

/** Strict: what it does not know here (`NotAction`) would be judged wrongly. */
export const Statement = z.strictObject({
  Sid: z.string().optional(),
  Effect: z.enum(["Allow", "Deny"]),
  Action: texts,
  Resource: texts,
  Condition: z.record(z.string(), z.record(z.string(), texts)).default({}),
});
export type Statement = z.output<typeof Statement>;

const matches = (pattern: string, text: string) => {
  const expression = pattern
    .replace(/[.+^${}()|[\]\\]/g, "\\$&")
    .replaceAll("*", ".*")
    .replaceAll("?", ".");
  return new RegExp(`^${expression}$`, "s").test(text);
};

const comparisons: Readonly<Record<string, (wanted: string, text: string) => boolean>> = {
  StringEquals: (wanted, text) => wanted === text,
  StringLike: matches,
  ArnEquals: matches,
  ArnLike: matches,
};

/** A call brings at most one value of a key, so that the set operators differ only where there is none. */
const holds = (operator: string, wanted: readonly string[], given: string | undefined): boolean => {
  const {
    set,
    name = "",
    ifExists,
  } = /^(?:(?<set>ForAnyValue|ForAllValues):)?(?<name>\w+?)(?<ifExists>IfExists)?$/.exec(operator)?.groups ??
  {};
  const compare = comparisons[name];
  if (!compare) throw new Error(`The judge does not know the condition ${operator}.`);
  if (given === undefined) return set === "ForAllValues" || ifExists !== undefined;
  return wanted.some((one) => compare(one, given));
};

const applies = ({ Action, Resource, Condition }: Statement, call: AwsCall): boolean =>
  Action.some((action) => matches(action.toLowerCase(), call.action.toLowerCase())) &&
  Resource.some((resource) => matches(resource, call.resource)) &&
  Object.entries(Condition).every(([operator, keys]) =>
    Object.entries(keys).every(([key, wanted]) => holds(operator, wanted, call.conditions[key])),
  );

/** By the evaluation logic of IAM: a deny wins, and without an allow nothing may be done. */
export const isAllowed = (statements: readonly Statement[], call: AwsCall): boolean => {
  const effects = statements.filter((one) => applies(one, call)).map(({ Effect }) => Effect);
  return effects.includes("Allow") && !effects.includes("Deny");
};
