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

const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`Expected a list, found ${JSON.stringify(value)}.`);
};

const dynamicReference = /\{\{resolve:([^}]+)\}\}/g;

export const resolverFor = (template: Template, around: Surroundings) => {
  const ref = (name: string): unknown => {
    if (name === "AWS::NoValue") return undefined;
    if (name in around.pseudo) return around.pseudo[name];
    const parameter = template.Parameters[name];
    return parameter ? (around.parameter(name) ?? parameter.Default) : around.ref(name);
  };

  const intrinsics: Readonly<Record<string, (argument: unknown) => unknown>> = {
    Ref: (name) => ref(String(name)),
    "Fn::GetAtt": (argument) => {
      const [logicalId = "", name = ""] = listOf(argument).map(String);
      return around.attribute(logicalId, name);
    },
    "Fn::Sub": (text) => {
      if (typeof text !== "string") throw new Error("The local run knows Fn::Sub of a text only.");
      return text.replace(/\$\{([^}]+)\}/g, (_, name: string) => String(ref(name)));
    },
    "Fn::Join": (argument) => {
      const [separator, parts] = listOf(argument);
      return listOf(resolve(parts)).map(String).join(String(separator));
    },
  };

  const intrinsicNamed = (name: string) => {
    const intrinsic = intrinsics[name];
    if (name.startsWith("Fn::") && !intrinsic) throw new Error(`The local run does not know ${name}.`);
    return intrinsic;
  };

  const resolve = (value: unknown): unknown => {
    if (typeof value === "string")
      return value.replace(dynamicReference, (_, reference: string) => around.dynamic(reference));
    if (Array.isArray(value)) return value.map(resolve).filter((item) => item !== undefined);
    if (!isObject(value)) return value;
    const entries = Object.entries(value);
    const [only] = entries;
    const intrinsic = entries.length === 1 && only ? intrinsicNamed(only[0]) : undefined;
    if (only && intrinsic) return resolveText(intrinsic(only[1]));
    return Object.fromEntries(
      entries.map(([key, item]) => [key, resolve(item)] as const).filter(([, item]) => item !== undefined),
    );
  };

  // Fn::Join may have produced a dynamic reference.
  const resolveText = (value: unknown) => (typeof value === "string" ? resolve(value) : value);

  return resolve;
};
