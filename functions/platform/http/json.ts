import { requestProblems } from "../../../shared/contract/general.problems.ts";
import { withoutControls } from "../../../shared/control-characters.ts";
import { Problem } from "./problem.ts";

const MAX_DEPTH = 20;

const forbidden = new Set(["__proto__", "constructor", "prototype"]);

const refuseTraps = (root: unknown): void => {
  const open: { value: unknown; depth: number }[] = [{ value: root, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    const { value, depth } = next;
    if (typeof value !== "object" || value === null) continue;
    if (depth >= MAX_DEPTH) throw new Problem(requestProblems.tooDeep);
    for (const [key, child] of Object.entries(value)) {
      if (forbidden.has(key)) {
        throw new Problem(requestProblems.forbiddenKey, {
          errors: [{ path: key, message: "Dieser Feldname ist nicht erlaubt." }],
        });
      }
      open.push({ value: child, depth: depth + 1 });
    }
  }
};

export const parseUntrusted = (text: string): unknown => {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Problem(requestProblems.notJson);
  }
  refuseTraps(value);
  return value;
};

const isPlain = (value: unknown): value is object =>
  typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;

/** Of a body that its schema has passed: lines refuse control characters, other texts lose them. */
export const storable = (value: unknown): unknown => {
  if (typeof value === "string") return withoutControls(value);
  if (Array.isArray(value)) return value.map(storable);
  if (!isPlain(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, storable(field)]));
};
