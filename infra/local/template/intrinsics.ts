export interface Scope {
  /** `undefined` stands for `AWS::NoValue`. */
  readonly ref: (name: string) => unknown;
  readonly attribute: (logicalId: string, name: string) => unknown;
  readonly condition: (name: string) => boolean;
  readonly mapping: (map: string, top: string, second: string) => unknown;
  readonly resolve: (value: unknown) => unknown;
}

type Intrinsic = (argument: unknown, scope: Scope) => unknown;

const listOf = (value: unknown): unknown[] => {
  if (Array.isArray(value)) return value;
  throw new Error(`Expected a list, found ${JSON.stringify(value)}.`);
};

const pairOf = (argument: unknown, { resolve }: Scope) => {
  const [first, second] = listOf(argument);
  return [resolve(first), resolve(second)] as const;
};

const truth = (value: unknown) => value === true || value === "true";

const attributeOf: Intrinsic = (argument, scope) => {
  const [logicalId = "", name = ""] =
    typeof argument === "string" ? argument.split(/\.(.*)/s) : listOf(argument).map(String);
  return scope.attribute(logicalId, name);
};

const substitute: Intrinsic = (argument, scope) => {
  const [text, given] = typeof argument === "string" ? [argument, {}] : listOf(argument);
  const values = new Map(Object.entries(given ?? {}));
  return String(text).replace(/\$\{(!?)([^}]+)\}/g, (_, literal: string, name: string) => {
    if (literal) return `\${${name}}`;
    if (values.has(name)) return String(scope.resolve(values.get(name)));
    return String(name.includes(".") ? attributeOf(name, scope) : scope.ref(name));
  });
};

export const intrinsics: Readonly<Record<string, Intrinsic>> = {
  Ref: (argument, { ref }) => ref(String(argument)),
  "Fn::GetAtt": attributeOf,
  "Fn::Sub": substitute,
  "Fn::Join": (argument, scope) => {
    const [separator, parts] = pairOf(argument, scope);
    return listOf(parts).map(String).join(String(separator));
  },
  "Fn::Split": (argument, scope) => {
    const [separator, text] = pairOf(argument, scope);
    return String(text).split(String(separator));
  },
  "Fn::Select": (argument, scope) => {
    const [index, list] = pairOf(argument, scope);
    return listOf(list)[Number(index)];
  },
  "Fn::Base64": (argument, { resolve }) => Buffer.from(String(resolve(argument))).toString("base64"),
  "Fn::FindInMap": (argument, { resolve, mapping }) => {
    const [map, top, second] = listOf(argument).map((part) => String(resolve(part)));
    return mapping(map ?? "", top ?? "", second ?? "");
  },
  "Fn::If": (argument, { resolve, condition }) => {
    const [name, then, otherwise] = listOf(argument);
    return resolve(condition(String(name)) ? then : otherwise);
  },
  "Fn::Equals": (argument, scope) => {
    const [left, right] = pairOf(argument, scope);
    return JSON.stringify(left) === JSON.stringify(right);
  },
  "Fn::Not": (argument, { resolve }) => !truth(resolve(listOf(argument)[0])),
  "Fn::And": (argument, { resolve }) => listOf(argument).every((part) => truth(resolve(part))),
  "Fn::Or": (argument, { resolve }) => listOf(argument).some((part) => truth(resolve(part))),
  Condition: (argument, { condition }) => condition(String(argument)),
};
