import type * as z from "zod";
import type { AuditAction } from "../../../shared/administration/audit-action.ts";
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
import type { Viewer } from "../../../shared/contract/permissions.ts";
import type { RequestTrail } from "../audit/request-trail.ts";
import type { SubjectOptions } from "./subject.ts";

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
}

type ViewerOf<E extends EndpointSpec> = E["access"] extends Access<boolean, true> ? Viewer : undefined;
type TrailOf<E extends EndpointSpec> = [AuditedOf<E>] extends [never]
  ? undefined
  : RequestTrail<AuditedOf<E> & AuditAction>;
type SubjectOf<E extends EndpointSpec, Subject> = keyof ParamsOf<E> extends never ? undefined : Subject;

/** What a handler is called with: everything decoded, and access decided. */
export interface HandlerInput<E extends EndpointSpec, Subject = undefined> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  /** The version that If-Match names. */
  readonly ifVersion: number | undefined;
  /** What the path names, as it is stored. */
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

/** A route as the pipeline runs it; the types of its parts are guarded where it is made. */
export interface Route {
  readonly name: string;
  readonly endpoint: EndpointSpec;
  readonly handle: (input: unknown, deps: object) => unknown;
  readonly subject: SubjectOptions<object, unknown> | undefined;
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

interface ImplementOptions<Deps, Subject> {
  readonly subject?: SubjectOptions<Deps, Subject>;
}

/** Binds each endpoint of a contract to its handler: one missing, or of another shape, does not compile. */
export const implement = <Tree extends ContractTree, Deps extends object, Subject = undefined>(
  contract: Tree,
  handlers: Handlers<Tree, Deps, Subject>,
  { subject }: ImplementOptions<Deps, Subject> = {},
): Routes<Deps> =>
  new Map(
    endpointsOf(contract).map(({ name, endpoint }) => {
      const key = routeKeyOf(endpoint);
      if (endpoint.access.needsSubject && !subject) throw new Error(`Nothing is found for ${key}`);
      return [
        key,
        { name, endpoint, handle: handlerAt(handlers, name), subject: subject as Route["subject"] },
      ];
    }),
  );
