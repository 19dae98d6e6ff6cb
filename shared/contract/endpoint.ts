import type * as z from "zod";
import type { Access } from "./access.ts";
import type { ProblemKind } from "./problem.ts";

export type Method = "GET" | "POST" | "PUT" | "PATCH" | "DELETE";

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | NamesIn<Rest>
  : never;

/** `Action` is what the audit trail can be told: any name here, those of the product in its portal contract. */
export interface EndpointSpec<Action extends string = string> {
  readonly method: Method;
  readonly path: `/v1/${string}`;
  readonly access: Access;
  readonly summary: string;
  /** Codec of the query string: the server decodes with it, the browser encodes. */
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Without a reply the answer is 204, unless `media` says what else is sent. */
  readonly reply?: z.ZodType;
  /** The entity that the 409 of a concurrent edit shows; the reply unless told. */
  readonly current?: z.ZodType;
  readonly status?: 200 | 201 | 202 | 204;
  readonly problems?: readonly ProblemKind[];
  /** The reply is one stored entity: its version travels as ETag and If-Match. */
  readonly versioned?: boolean;
  /** Bytes the body may have; 1 MB unless told. */
  readonly bodyLimit?: number;
  /** A reply that is not JSON: its media type. */
  readonly media?: string;
  /** The answer leads on to another address (302). */
  readonly redirects?: true;
  /** Called by other sites' software (a mail client, say): neither XSRF token nor same-site is asked for. */
  readonly crossSite?: boolean;
  /** The same for everybody: browsers and CloudFront keep the answer for some minutes, so it sets no cookie. */
  readonly cacheable?: boolean;
  /** Open to an administrator, too, who must have a second factor and has none yet: the way to one. */
  readonly beforeSecondFactor?: true;
  /** How often one network may call it, 429 beyond: for what anybody may write without a session. */
  readonly callsPerMinute?: number;
  /** The action that success records in the audit trail; of several the first, unless the handler says which. */
  readonly audited?: Action | readonly [Action, ...Action[]];
  /** The action recorded when a list is exported: asked for as that, or for more rows than a page shows. */
  readonly exports?: Action;
}

/** Declares an endpoint; everything else (route, handler, client, document, tests) is derived from it. */
export const endpoint = <const Spec extends EndpointSpec>(spec: Spec): Spec => spec;

export type ParamsOf<E extends EndpointSpec> = { readonly [Name in NamesIn<E["path"]>]: string };
type SchemaOutput<S> = S extends z.ZodType ? z.output<S> : undefined;
type SchemaInput<S> = S extends z.ZodType ? z.input<S> : undefined;

export type QueryOf<E extends EndpointSpec> = SchemaOutput<E["query"]>;
export type BodyOf<E extends EndpointSpec> = SchemaOutput<E["body"]>;
/** What a handler returns: the reply before the schema drops what is not on the wire. */
export type ReplyOf<E extends EndpointSpec> = E["reply"] extends z.ZodType ? z.input<E["reply"]> : undefined;
/** What a client receives. */
export type ResultOf<E extends EndpointSpec> = SchemaOutput<E["reply"]>;

/** The actions an endpoint may record in the audit trail. */
export type AuditedOf<E extends EndpointSpec> = E["audited"] extends string
  ? E["audited"]
  : E["audited"] extends readonly string[]
    ? E["audited"][number]
    : never;

type Part<Name extends string, Value> = [Value] extends [undefined]
  ? { readonly [K in Name]?: undefined }
  : { readonly [K in Name]: Value };

/** What a client hands over: exactly the parts the endpoint has. */
export type CallInput<E extends EndpointSpec> = ([NamesIn<E["path"]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: ParamsOf<E> }) &
  Part<"query", SchemaOutput<E["query"]>> &
  Part<"body", SchemaInput<E["body"]>>;

/** An area's contract: endpoints in a tree that mirrors the product (`news.articles.list`). */
export interface ContractTree<Action extends string = string> {
  readonly [name: string]: EndpointSpec<Action> | ContractTree<Action>;
}

const isEndpoint = (node: EndpointSpec | ContractTree): node is EndpointSpec =>
  typeof node.method === "string" && typeof node.path === "string";

export interface NamedEndpoint {
  readonly name: string;
  readonly endpoint: EndpointSpec;
}

/** All endpoints of a tree with their dotted names, in the order of declaration. */
export const endpointsOf = (tree: ContractTree, prefix = ""): NamedEndpoint[] =>
  Object.entries(tree).flatMap(([key, node]) =>
    isEndpoint(node) ? [{ name: `${prefix}${key}`, endpoint: node }] : endpointsOf(node, `${prefix}${key}.`),
  );

/** The key API Gateway gives a route, and the one a Lambda event carries. */
export const routeKeyOf = ({ method, path }: EndpointSpec): string => `${method} ${path}`;

/** The status of success: 201, 204 and 302 where the contract says so or nothing is sent. */
export const statusOf = (endpoint: EndpointSpec): number => {
  if (endpoint.redirects) return 302;
  return endpoint.status ?? (endpoint.reply || endpoint.media ? 200 : 204);
};
