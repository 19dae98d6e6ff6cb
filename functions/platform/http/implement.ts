import type * as z from "zod";
import type { Access } from "../../../shared/contract/access.ts";
import {
  type AuditedOf,
  type BodyOf,
  type ContractTree,
  type EndpointSpec,
  endpointsOf,
  type ParamsOf,
  type QueryOf,
  type ReplyOf,
  routeKeyOf,
} from "../../../shared/contract/endpoint.ts";
import type { Viewer } from "../../../shared/login/permissions.ts";
import type { RequestTrail } from "../audit/request-trail.ts";
import type { ReadAhead } from "../collection/read-ahead.ts";
import type { Key } from "../table/item.ts";

/** What every handler gets besides its area's own things. */
export interface RequestContext {
  readonly now: Date;
  readonly requestId: string;
  /** The caller's address as CloudFront saw it. */
  readonly address: string;
  /** What the caller's software calls itself. */
  readonly userAgent: string | undefined;
  /** The session's token, for what ends or renews it. */
  readonly session: string | undefined;
  /** The token by which this browser is known to have been signed in before. */
  readonly device: string | undefined;
  readonly setCookie: (cookie: string) => void;
  /** What was read together with the session. */
  readonly ahead: ReadAhead;
}

type ViewerOf<E extends EndpointSpec> = E["access"] extends Access<boolean, true> ? Viewer : undefined;
type TrailOf<E extends EndpointSpec> = [AuditedOf<E>] extends [never]
  ? undefined
  : RequestTrail<AuditedOf<E>>;
type SubjectOf<E extends EndpointSpec, Subject> = E["access"] extends Access<true> ? Subject : undefined;

/** What a handler is called with: everything decoded, and access decided. */
export interface HandlerInput<E extends EndpointSpec, Subject = undefined> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The version that If-Match names. */
  readonly ifVersion: number | undefined;
  /** The stored entity that access was decided on. */
  readonly subject: SubjectOf<E, Subject>;
}

/** Where an answer leads, and for how many seconds browsers may remember that. */
export interface Redirection {
  readonly location: string;
  readonly maxAge: number;
}

/** Nothing is sent for an endpoint without a reply, whatever its handler's last call gave. */
type ReplyFor<E extends EndpointSpec> = E["redirects"] extends true
  ? Redirection
  : E["media"] extends string
    ? string
    : E["reply"] extends z.ZodType
      ? ReplyOf<E>
      : // biome-ignore lint/suspicious/noConfusingVoidType: it is a return type where it is used
        void;

export type HandlerFor<E extends EndpointSpec, Deps, Subject> = (
  input: HandlerInput<E, Subject>,
  deps: Deps & RequestContext & { readonly viewer: ViewerOf<E>; readonly trail: TrailOf<E> },
) => ReplyFor<E> | Promise<ReplyFor<E>>;

export type Handlers<Tree extends ContractTree, Deps, Subject> = {
  readonly [Name in keyof Tree]: Tree[Name] extends EndpointSpec
    ? HandlerFor<Tree[Name], Deps, Subject>
    : Tree[Name] extends ContractTree
      ? Handlers<Tree[Name], Deps, Subject>
      : never;
};

/** Loads the entity a path names, as far as the viewer may see it; throws the 404 itself. */
export type SubjectLoader<Deps, Subject> = (
  params: Readonly<Record<string, string>>,
  deps: Deps & RequestContext & { readonly viewer: Viewer },
) => Promise<Subject>;

/**
 * The keys of what an endpoint needs, by its path and its name in the contract: it is read before anybody knows
 * whether the caller may see it.
 */
export type KeysAhead<Deps> = (
  params: Readonly<Record<string, string>>,
  deps: Deps,
  name: string,
) => readonly Key[];

/** A route as the pipeline runs it; the types of its parts are guarded where it is made. */
export interface Route {
  readonly name: string;
  readonly endpoint: EndpointSpec;
  readonly handle: (input: unknown, deps: object) => unknown;
  readonly loadSubject: (params: Readonly<Record<string, string>>, deps: object) => Promise<unknown>;
  readonly keysAhead: KeysAhead<object>;
}

/** Routes by their key. `needs` never exists: it holds the type of what their handlers must be given. */
export interface Routes<Deps = never> extends ReadonlyMap<string, Route> {
  readonly needs?: (deps: Deps) => void;
}

const handlerAt = (handlers: object, name: string): Route["handle"] => {
  let node: unknown = handlers;
  for (const part of name.split(".")) node = (node as Record<string, unknown>)[part];
  if (typeof node !== "function") throw new Error(`The endpoint ${name} has no handler`);
  return node as Route["handle"];
};

const noSubject = async () => {
  throw new Error("The contract asks for a subject, and nothing loads one");
};

const nothingAhead = () => [];

export interface ImplementOptions<Deps, Subject> {
  readonly loadSubject?: SubjectLoader<Deps, Subject>;
  readonly keysAhead?: KeysAhead<Deps>;
}

/** Binds each endpoint of a contract to its handler: one missing, or of another shape, does not compile. */
export const implement = <Tree extends ContractTree, Deps extends object, Subject = undefined>(
  contract: Tree,
  handlers: Handlers<Tree, Deps, Subject>,
  { loadSubject, keysAhead }: ImplementOptions<Deps, Subject> = {},
): Routes<Deps> =>
  new Map(
    endpointsOf(contract).map(({ name, endpoint }) => [
      routeKeyOf(endpoint),
      {
        name,
        endpoint,
        handle: handlerAt(handlers, name),
        loadSubject: (loadSubject ?? noSubject) as Route["loadSubject"],
        keysAhead: (keysAhead ?? nothingAhead) as Route["keysAhead"],
      },
    ]),
  );
