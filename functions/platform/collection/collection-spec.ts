import type { ProblemKind } from "../../../shared/contract/problem.ts";
import type { ListRules } from "./list-rules.ts";
import type { SnapshotRules } from "./snapshot.ts";

export interface Identified {
  readonly id: string;
}

export type Stored<Entity> = Entity & { readonly version: number };

export interface UniqueValue<Entity> {
  readonly name: string;
  readonly of: (entity: Entity) => string | null;
  readonly taken: ProblemKind;
  readonly path: string;
}

export interface CollectionSpec<Entity extends Identified, Listed> extends ListRules<Listed> {
  readonly name: string;
  readonly missing: ProblemKind;
  readonly shards?: number;
  /** What lists filter, sort, search and check access by. */
  readonly listed: (entity: Entity) => Listed;
  /** Stores the entity once, so that a list needs no second request. */
  readonly listedIsWhole?: boolean;
  /** For collections so large that a new instance would read them for seconds. */
  readonly snapshot?: SnapshotRules;
  readonly unique?: readonly UniqueValue<Entity>[];
  /** What a removed entity leaves for good; otherwise only a tombstone stays, for a week. */
  readonly remains?: (entity: Entity) => Entity;
}
