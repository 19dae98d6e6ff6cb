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
import type { ResourceOptions } from "./resource.ts";

export interface RequestContext {
  readonly now: Date;
  readonly requestId: string;
  /** The request's own method, which may be HEAD where the endpoint's is GET. */
  readonly method: string;
  readonly address: string;
  readonly userAgent: string | undefined;
  /** Checked only if the endpoint asks for a session. */
  readonly session: string | undefined;
  /** Recognises a browser that has been signed in before. */
  readonly device: string | undefined;
  readonly readCookie: (name: string) => string | undefined;
  readonly setCookie: (cookie: string) => void;
}

type ViewerOf<E extends EndpointSpec> = E["access"] extends Access<boolean, true> ? Viewer : undefined;
type TrailOf<E extends EndpointSpec> = [AuditedOf<E>] extends [never]
  ? undefined
  : RequestTrail<AuditedOf<E> & AuditAction>;
type ResourceOf<E extends EndpointSpec, Resource> = keyof ParamsOf<E> extends never ? undefined : Resource;

export interface HandlerInput<E extends EndpointSpec, Resource = undefined> {
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly ifVersion: number | undefined;
  readonly idempotencyKey: string | undefined;
  readonly resource: ResourceOf<E, Resource>;
}

export interface Redirection {
  readonly location: string;
  /** In seconds; 0 forbids caching. */
  readonly maxAge: number;
}

/** `etag` with its quotes. */
export interface Revalidated {
  readonly etag: string;
  readonly lastModified: Date;
  readonly content: () => Promise<string>;
}

/** An endpoint without a reply sends nothing, whatever its handler returns. */
type ReplyFor<E extends EndpointSpec> = E["redirects"] extends true
  ? Redirection
  : E["revalidates"] extends true
    ? Revalidated
    : E["media"] extends string
      ? string
      : E["reply"] extends z.ZodType
        ? ReplyOf<E>
        : // biome-ignore lint/suspicious/noConfusingVoidType: it is a return type where it is used
          void;

export type HandlerFor<E extends EndpointSpec, Deps, Resource> = (
  input: HandlerInput<E, Resource>,
  deps: Deps & RequestContext & { readonly viewer: ViewerOf<E>; readonly trail: TrailOf<E> },
) => ReplyFor<E> | Promise<ReplyFor<E>>;

export type Handlers<Tree extends ContractTree, Deps, Resource> = {
  readonly [Name in keyof Tree]: Tree[Name] extends EndpointSpec
    ? HandlerFor<Tree[Name], Deps, Resource>
    : Tree[Name] extends ContractTree
      ? Handlers<Tree[Name], Deps, Resource>
      : never;
};

export interface Route {
  readonly name: string;
  readonly endpoint: EndpointSpec;
  readonly handle: (input: unknown, deps: object) => unknown;
  readonly resource: ResourceOptions<object, unknown> | undefined;
}

/** `needs` never exists: it carries the type of the handlers' dependencies. */
export interface Routes<Deps = never> extends ReadonlyMap<string, Route> {
  readonly needs?: (deps: Deps) => void;
}

const handlerAt = (handlers: object, name: string): Route["handle"] => {
  let node: unknown = handlers;
  for (const part of name.split(".")) node = (node as Record<string, unknown>)[part];
  if (typeof node !== "function") throw new Error(`The endpoint ${name} has no handler`);
  return node as Route["handle"];
};

interface ImplementOptions<Deps, Resource> {
  readonly resource?: ResourceOptions<Deps, Resource>;
}

export const implement = <Tree extends ContractTree, Deps extends object, Resource = undefined>(
  contract: Tree,
  handlers: Handlers<Tree, Deps, Resource>,
  { resource }: ImplementOptions<Deps, Resource> = {},
): Routes<Deps> =>
  new Map(
    endpointsOf(contract).map(({ name, endpoint }) => {
      const key = routeKeyOf(endpoint);
      if (endpoint.access.needsResource && !resource) throw new Error(`Nothing is found for ${key}`);
      return [
        key,
        { name, endpoint, handle: handlerAt(handlers, name), resource: resource as Route["resource"] },
      ];
    }),
  );
