import type { ProblemCode } from "../../../shared/contract/problem.ts";
import { Problem, problemAt } from "../http/problem.ts";
import type { Write } from "../table/item.ts";
import { cancellationReasons, type Table } from "../table/table.ts";
import type { Identified, Stored } from "./collection-spec.ts";
import type { Items } from "./stored-item.ts";
import type { ClaimWrites } from "./unique-claims.ts";

/** Writes that belong into the same transaction; a function gets the entity as it was and as it will be. */
type Alongside<Before, After> =
  | readonly Write[]
  | ((before: Before, after: After) => readonly Write[] | Promise<readonly Write[]>);

interface IfVersion {
  /** Version the caller has seen; a write of another one is refused with 409. */
  readonly ifVersion?: number | undefined;
}

interface UpdateOptions<Entity extends Identified> extends IfVersion {
  readonly alongside?: Alongside<Stored<Entity>, Entity>;
}

interface RemoveOptions<Entity extends Identified> extends IfVersion {
  readonly alongside?: Alongside<Stored<Entity>, undefined>;
  /** Throws where the entity must stay as long as it is as it is. */
  readonly refuse?: (current: Stored<Entity>) => void | Promise<void>;
}

const writesOf = async <Before, After>(
  alongside: Alongside<Before, After> | undefined,
  before: Before,
  after: After,
): Promise<readonly Write[]> =>
  typeof alongside === "function" ? await alongside(before, after) : (alongside ?? []);

const OPTIMISTIC_TRIES = 8;

const versionIs = (version: number) => ({
  ConditionExpression: "version = :version",
  ExpressionAttributeValues: { ":version": version },
});

const isNew = { ConditionExpression: "attribute_not_exists(pk)" };

/** The writes of a collection: optimistic by version, unique values claimed in the same transaction. */
export const openWriter = <Entity extends Identified, Listed>(
  table: Table,
  name: string,
  { keyOf, itemOf, tombstoneOf, entityOf, fullTransaction }: Items<Entity, Listed>,
  claimWrites: ClaimWrites<Entity>,
) => {
  /** False where the entity itself was not as expected; throws where a unique value is taken. */
  const commit = async (
    own: Write,
    before: Entity | undefined,
    after: Entity | undefined,
    alongside: readonly Write[] = [],
  ): Promise<boolean> => {
    const moved = claimWrites(before, after);
    try {
      await table.transact([own, ...moved.map(({ write }) => write), ...alongside]);
      return true;
    } catch (error) {
      const reasons = cancellationReasons(error);
      if (!reasons) throw error;
      const taken = moved.find((_, index) => reasons[index + 1] === "ConditionalCheckFailed")?.unique;
      if (taken) throw problemAt(taken.taken, taken.path);
      if (reasons[0] === "ConditionalCheckFailed") return false;
      throw error;
    }
  };

  const changed = (current: Stored<Entity>) => new Problem("entity.changed", { current });

  /** Reads, decides and writes until no other writer was in between. */
  const write = async <Result>(
    id: string,
    missing: ProblemCode,
    { ifVersion }: IfVersion,
    attempt: (current: Stored<Entity>) => Promise<Result | false>,
  ): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      const current = entityOf(await table.get(keyOf(id)));
      if (!current) throw new Problem(missing);
      if (ifVersion !== undefined && ifVersion !== current.version) throw changed(current);
      const result = await attempt(current);
      if (result !== false) return result;
      if (tries >= OPTIMISTIC_TRIES) throw changed(current);
    }
  };

  return {
    insert: async (entity: Entity, alongside: readonly Write[] = []): Promise<Stored<Entity>> => {
      const put = { Item: itemOf(entity, 1), ...isNew };
      if (!(await commit({ Put: put }, undefined, entity, alongside))) {
        throw new Error(`The id of a new ${name} is taken`);
      }
      return { ...entity, version: 1 };
    },

    /** Many new entities, as many to a transaction as DynamoDB takes; what is stored stays when one fails. */
    insertMany: async (entities: readonly Entity[]): Promise<void> => {
      let waiting: Write[] = [];
      for (const entity of entities) {
        const claims = claimWrites(undefined, entity).map(({ write }) => write);
        const own: Write[] = [{ Put: { Item: itemOf(entity, 1), ...isNew } }, ...claims];
        if (waiting.length + own.length > fullTransaction) {
          await table.transact(waiting);
          waiting = [];
        }
        waiting.push(...own);
      }
      if (waiting.length) await table.transact(waiting);
    },

    /**
     * The write of an entity whatever was there before, to go along with another transaction. Only for
     * collections without unique values; its version is the time, so later ones are newer.
     */
    overwrite: (entity: Entity): Write => ({ Put: { Item: itemOf(entity, Date.now()) } }),

    /** The write that leaves a tombstone whatever was there before; as `overwrite`. */
    overwriteRemoved: (id: string): Write => ({ Put: { Item: tombstoneOf(id, Date.now()) } }),

    /** Saves what `change` makes of the entity as it is; 409 when `ifVersion` is not the current one. */
    update: (
      id: string,
      missing: ProblemCode,
      change: (current: Stored<Entity>) => Entity | Promise<Entity>,
      options: UpdateOptions<Entity> = {},
    ): Promise<Stored<Entity>> =>
      write(id, missing, options, async (current) => {
        const version = current.version + 1;
        const entity = await change(current);
        const put = { Item: itemOf(entity, version), ...versionIs(current.version) };
        const others = await writesOf(options.alongside, current, entity);
        const saved = await commit({ Put: put }, current, entity, others);
        return saved && { ...entity, version };
      }),

    /** Leaves a tombstone, so that warm functions forget the entity; it goes by itself. */
    remove: (
      id: string,
      missing: ProblemCode,
      { refuse, ...options }: RemoveOptions<Entity> = {},
    ): Promise<void> =>
      write(id, missing, options, async (current) => {
        await refuse?.(current);
        const Item = tombstoneOf(id, current.version + 1);
        const put = { Item, ...versionIs(current.version) };
        const others = await writesOf(options.alongside, current, undefined);
        return (await commit({ Put: put }, current, undefined, others)) ? undefined : false;
      }),
  };
};
