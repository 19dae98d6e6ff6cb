import { intrinsics, type Scope } from "./intrinsics.ts";
import type { Template } from "./template.ts";

export interface Surroundings {
  readonly pseudo: Readonly<Record<string, string>>;
  /** The value that a parent stack gives, else the parameter's own default. */
  readonly parameter: (name: string) => unknown;
  readonly ref: (logicalId: string) => string;
  readonly attribute: (logicalId: string, name: string) => string;
  /** Takes the text inside `{{resolve:…}}`. */
  readonly dynamic: (reference: string) => string;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null;

const dynamicReference = /\{\{resolve:([^}]+)\}\}/g;

export const resolverFor = (template: Template, around: Surroundings) => {
  const ref = (name: string): unknown => {
    if (name === "AWS::NoValue") return undefined;
    if (name in around.pseudo) return around.pseudo[name];
    const parameter = template.Parameters[name];
    return parameter ? (around.parameter(name) ?? parameter.Default) : around.ref(name);
  };

  const scope: Scope = {
    ref,
    attribute: around.attribute,
    condition: (name) => resolve(template.Conditions[name]) === true,
    mapping: (map, top, second) => template.Mappings[map]?.[top]?.[second],
    resolve: (value) => resolve(value),
  };

  const resolve = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(dynamicReference, (_, reference: string) => around.dynamic(reference));
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    const intrinsic = entries.length === 1 && only ? intrinsics[only[0]] : undefined;
    if (only && intrinsic) return resolveText(intrinsic(only[1], scope));
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)] as const).filter(([, item]) => item !== undefined),
    );
  };

  // Fn::Join may have produced a dynamic reference.
  const resolveText = (value: unknown) => (typeof value === "string" ? resolve(value) : value);

  return resolve;
};
