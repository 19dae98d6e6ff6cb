import type * as z from "zod";
import type { EndpointSpec, ParamsOf } from "../../../shared/contract/endpoint.ts";
import type { AreaName, portal } from "../../../shared/portal.contract.ts";
import type { Resource } from "./resources.ts";
import type { Right } from "./rights.ts";

export interface EndpointRow {
  /** Not in the documentation: offered besides. */
  readonly isOwn?: true;
  readonly right: Right;
  /** Of a warm call, if not the usual number. */
  readonly requests?: number;
  readonly resource?: Resource;
  /** Without a list's config. */
  readonly query?: unknown;
  readonly body?: unknown;
}

type ResourceOf<E extends EndpointSpec> = keyof ParamsOf<E> extends never
  ? unknown
  : { readonly resource: Resource<ParamsOf<E>> };

type Example<Name extends string, Value> =
  Record<never, never> extends Value ? { readonly [K in Name]?: Value } : { readonly [K in Name]: Value };

type QueryOf<Schema> =
  Schema extends z.ZodType<{ readonly config: unknown }>
    ? { readonly query?: z.output<Schema> }
    : Schema extends z.ZodType
      ? Example<"query", z.output<Schema>>
      : unknown;

type BodyOf<Schema> = Schema extends z.ZodType
  ? undefined extends z.input<Schema>
    ? unknown
    : Example<"body", z.input<Schema>>
  : unknown;

type RowOf<E extends EndpointSpec> = EndpointRow & ResourceOf<E> & QueryOf<E["query"]> & BodyOf<E["body"]>;

export type RowsOf<Tree> = {
  readonly [K in keyof Tree]: Tree[K] extends EndpointSpec ? RowOf<Tree[K]> : RowsOf<Tree[K]>;
};

export type AreaRows<Area extends AreaName> = RowsOf<(typeof portal)[Area]>;
