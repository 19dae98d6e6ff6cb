export interface Route<Target> {
  readonly routeKey: string;
  readonly target: Target;
}

export interface Match<Target> extends Route<Target> {
  readonly pathParameters: Readonly<Record<string, string>>;
}

interface Node<Target> {
  readonly fixed: Map<string, Node<Target>>;
  variable?: Node<Target>;
  readonly byMethod: Map<string, { readonly route: Route<Target>; readonly names: readonly string[] }>;
}

const node = <Target>(): Node<Target> => ({ fixed: new Map(), byMethod: new Map() });

const segmentsOf = (path: string) => path.split("/").slice(1);

const child = <Target>(parent: Node<Target>, segment: string): Node<Target> => {
  if (segment.endsWith("+}")) throw new Error(`The local run does not know routes with ${segment}.`);
  if (/^\{.+\}$/.test(segment)) {
    parent.variable ??= node();
    return parent.variable;
  }
  const known = parent.fixed.get(segment) ?? node();
  parent.fixed.set(segment, known);
  return known;
};

function* fitting<Target>(
  from: Node<Target>,
  segments: readonly string[],
  values: readonly string[] = [],
): Generator<readonly [Node<Target>, readonly string[]]> {
  const [segment, ...rest] = segments;
  if (segment === undefined) {
    yield [from, values];
    return;
  }
  const fixed = from.fixed.get(segment);
  if (fixed) yield* fitting(fixed, rest, values);
  if (from.variable && segment !== "") yield* fitting(from.variable, rest, [...values, segment]);
}

export const createRouter = <Target>(routes: readonly Route<Target>[]) => {
  const root = node<Target>();
  const fallback = routes.find(({ routeKey }) => routeKey === "$default");
  for (const route of routes) {
    const [method = "", path = ""] = route.routeKey.split(" ");
    const segments = segmentsOf(path);
    const names = segments.flatMap((segment) => /^\{(.+)\}$/.exec(segment)?.[1] ?? []);
    if (route !== fallback) segments.reduce(child<Target>, root).byMethod.set(method, { route, names });
  }

  return (method: string, path: string): Match<Target> | undefined => {
    for (const [{ byMethod }, values] of fitting(root, segmentsOf(path))) {
      const found = byMethod.get(method) ?? byMethod.get("ANY");
      if (!found) continue;
      const pairs = found.names.map(
        (name, index) => [name, decodeURIComponent(values[index] ?? "")] as const,
      );
      return { ...found.route, pathParameters: Object.fromEntries(pairs) };
    }
    return fallback && { ...fallback, pathParameters: {} };
  };
};
