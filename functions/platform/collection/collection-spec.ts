import type { ProblemCode } from "../../../shared/contract/problem.ts";
import type { ProjectionRules } from "./projection.ts";

export interface Identified {
  readonly id: string;
}

/** An entity as it is stored: `version` counts its writes and travels as ETag. */
export type Stored<Entity> = Entity & { readonly version: number };

/** A value that only one entity of the collection may have. */
export interface UniqueValue<Entity> {
  readonly name: string;
  readonly of: (entity: Entity) => string | null;
  /** What to answer when another one has it, and the field to show it at. */
  readonly taken: ProblemCode;
  readonly path: string;
}

/** A collection that lies in the first partition of another one, so that one query tells what changed in both. */
export interface LodgerSpec<Listed> extends ProjectionRules<Listed> {
  readonly name: string;
}

export interface CollectionSpec<Entity extends Identified, Listed, Lodger = never>
  extends ProjectionRules<Listed> {
  /** Partition key of the collection. */
  readonly name: string;
  /** The collection where this one lodges. */
  readonly lodgesWith?: Pick<CollectionSpec<never, never>, "name" | "shards">;
  /** The collection that lodges here. */
  readonly lodger?: LodgerSpec<Lodger>;
  /** Partitions the collection is spread over by a hash of the id; one unless told. */
  readonly shards?: number;
  /** The small map that lists filter, sort, search and show access by. */
  readonly listed: (entity: Entity) => Listed;
  /** Set where `listed` is the whole entity: it is stored once, and a list needs no second request. */
  readonly listedIsWhole?: boolean;
  readonly unique?: readonly UniqueValue<Entity>[];
}
