import type { ProblemKind } from "../../../shared/contract/problem.ts";
import type { ListRules } from "./list-rules.ts";

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
  readonly taken: ProblemKind;
  readonly path: string;
}

export interface CollectionSpec<Entity extends Identified, Listed> extends ListRules<Listed> {
  /** Partition key of the collection. */
  readonly name: string;
  /** What to answer where an id leads to nothing, or to nothing the caller may see. */
  readonly missing: ProblemKind;
  /** Partitions the collection is spread over by a hash of the id; one unless told. */
  readonly shards?: number;
  /** The small map that lists filter, sort, search and show access by. */
  readonly listed: (entity: Entity) => Listed;
  /** Set where `listed` is the whole entity: it is stored once, and a list needs no second request. */
  readonly listedIsWhole?: boolean;
  readonly unique?: readonly UniqueValue<Entity>[];
  /** Set where the entity has a child list: the fields that tell how many children there are. */
  readonly counted?: (children: number) => Partial<Entity> & Partial<Listed>;
}
