import type * as z from "zod";
import type { Access } from "./access.ts";
import type { ProblemKind } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

export interface EndpointSpec<Action extends string = string> {
  readonly method: Method;
  readonly path: `/v1/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** The server decodes with it, the browser encodes. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Without a reply the answer is 204, unless `media` is set. */
  readonly reply?: z.ZodType;
  /** The entity in the 409 of a concurrent edit; the reply by default. */
  readonly current?: z.ZodType;
  readonly status?: 200 | 201 | 202 | 204;
  readonly problems?: readonly ProblemKind[];
  /** The reply's version travels as ETag and If-Match. */
  readonly versioned?: boolean;
  /** Takes an Idempotency-Key: a repeated key changes nothing and gets the same answer. */
  readonly idempotent?: true;
  /** In bytes; 1 MB by default. */
  readonly bodyLimit?: number;
  readonly media?: string;
  /** File name for browsers to save it under. */
  readonly download?: string;
  /** The handler returns ETag and Last-Modified, and makes the content only for callers with another version. */
  readonly revalidates?: true;
  readonly redirects?: true;
  /** A page with forms, or their target: pages without a script send no JSON. */
  readonly form?: true;
  /** A page with a script of the portal's own, under the policy of the portal's pages. */
  readonly scripted?: true;
  /** Other sites' software such as mail clients calls it: no XSRF token, no same-site check. */
  readonly crossSite?: boolean;
  /** Known sites' pages may call it (CORS), without cookies. */
  readonly crossOrigin?: true;
  /** Equal for everybody: browsers and CloudFront cache it for some minutes, so it sets no cookie. */
  readonly cacheable?: boolean;
  readonly beforeSecondFactor?: true;
  readonly callsPerMinute?: number;
  readonly audited?: Action | readonly [Action, ...Action[]];
  /** Audited as an export: an explicit one, or a call for more rows than a page shows. */
  readonly exports?: Action;
}

export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec;

export type ParamsOf<E extends EndpointSpec> = { readonly [Name in NamesIn<E["path"]>]: string };
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type QueryOf<E extends EndpointSpec> = SchemaOutput<E["query"]>;
export type BodyOf<E extends EndpointSpec> = SchemaOutput<E["body"]>;
export type ReplyOf<E extends EndpointSpec> = E["reply"] extends z.ZodType ? z.input<E["reply"]> : undefined;
export type ResultOf<E extends EndpointSpec> = SchemaOutput<E["reply"]>;

export type AuditedOf<E extends EndpointSpec> = E["audited"] extends string
  ? E["audited"]
  : E["audited"] extends readonly string[]
    ? E["audited"][number]
    : never;

type Part<Name extends string, Value> = undefined extends Value
  ? { readonly [K in Name]?: Value }
  : { readonly [K in Name]: Value };

export type CallInput<E extends EndpointSpec> = ([NamesIn<E["path"]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<E> }) &
  Part<"query", SchemaOutput<E["query"]>> &
  Part<"body", SchemaInput<E["body"]>>;

export interface ContractTree<Action extends string = string> {
  readonly [name: string]: EndpointSpec<Action> | ContractTree<Action>;
}

export const isEndpoint = (node: EndpointSpec | ContractTree): node is EndpointSpec =>
  typeof node.method === "string" && typeof node.path === "string";

export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: EndpointSpec;
}

export const endpointsOf = (tree: ContractTree, prefix = ""): NamedEndpoint[] =>
  Object.entries(tree).flatMap(([key, node]) =>
    isEndpoint(node) ? [{ name: `${prefix}${key}`, endpoint: node }] : endpointsOf(node, `${prefix}${key}.`),
  );

export const routeKeyOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

export const parameterNames = (path: string): readonly string[] =>
  Array.from(path.matchAll(/\{(\w+)\}/g), ([, name = ""]) => name);

/** Equal for paths that differ only in parameter names. */
export const pathShape = (path: string): string => path.replace(/\{\w+\}/g, "{}");

export interface PathRoute {
  readonly shape: string;
  readonly routeKey: string;
  readonly endpoints: readonly EndpointSpec[];
}

/** One route for all methods of a path: an HTTP API has at most 300 routes. */
export const routesOf = (tree: ContractTree): readonly PathRoute[] => {
  const routes = new Map<string, PathRoute>();
  for (const { endpoint } of endpointsOf(tree)) {
    const shape = pathShape(endpoint.path);
    const { endpoints, routeKey } = routes.get(shape) ?? { endpoints: [], routeKey: `ANY ${endpoint.path}` };
    routes.set(shape, { shape, routeKey, endpoints: [...endpoints, endpoint] });
  }
  return [...routes.values()];
};

export const statusOf = (endpoint: EndpointSpec): number => {
  if (endpoint.redirects) return 302;
  return endpoint.status ?? (endpoint.reply || endpoint.media ? 200 : 204);
};
