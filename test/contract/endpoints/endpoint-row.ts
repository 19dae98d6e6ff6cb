import type * as z from "zod";
import type { EndpointSpec, ParamsOf } from "../../../shared/contract/endpoint.ts";
import type { Right } from "./rights.ts";
import type { Subject } from "./subjects.ts";

/** All that tests of the whole contract know of an endpoint. */
export interface EndpointRow {
  /** The documentation does not have it: the portal offers it besides. */
  readonly isOwn?: true;
  /** Who gets in. */
  readonly right: Right;
  /** Requests that a warm call takes at most, where it is not the number of its kind. */
  readonly requests?: number;
  /** Makes what its path names. */
  readonly subject?: Subject;
  /** Valid ones; a list's config need not be told. */
  readonly query?: unknown;
  readonly body?: unknown;
}

type SubjectOf<E extends EndpointSpec> = keyof ParamsOf<E> extends never
  ? unknown
  : { readonly subject: Subject<ParamsOf<E>> };

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

type RowOf<E extends EndpointSpec> = EndpointRow & SubjectOf<E> & QueryOf<E["query"]> & BodyOf<E["body"]>;

/** A row for each endpoint of a contract. */
export type RowsOf<Tree> = {
  readonly [K in keyof Tree]: Tree[K] extends EndpointSpec ? RowOf<Tree[K]> : RowsOf<Tree[K]>;
};
