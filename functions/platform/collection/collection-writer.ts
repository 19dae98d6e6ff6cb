import { entityProblems } from "../../../shared/contract/general.problems.ts";
import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { Problem, problemAt } from "../http/problem.ts";
import type { Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { MAX_TRANSACTION } from "../table/transactions.ts";
import { cancellationReasons } from "../table/write-failures.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import type { openItems } from "./stored-item.ts";
import type { ClaimWrites } from "./unique-claims.ts";

type InTransaction<Before, After> =
  | readonly Write[]
  | ((before: Before, after: After) => readonly Write[] | Promise<readonly Write[]>);

interface WriteOptions<Entity extends Identified> {
  /** The version that the caller has seen; any other is refused with 409. */
  readonly ifVersion?: number | undefined;
  readonly from?: Stored<Entity> | undefined;
  readonly missing?: ProblemKind;
  /** How a 409 shows the current entity; as stored by default. */
  readonly shown?: (current: Stored<Entity>) => unknown;
}

interface UpdateOptions<Entity extends Identified> extends WriteOptions<Entity> {
  readonly inTransaction?: InTransaction<Stored<Entity>, Entity>;
}

interface RemoveOptions<Entity extends Identified> extends WriteOptions<Entity> {
  readonly inTransaction?: InTransaction<Stored<Entity>, undefined>;
  readonly refuse?: (current: Stored<Entity>) => void | Promise<void>;
}

const writesOf = async <Before, After>(
  inTransaction: InTransaction<Before, After> | undefined,
  before: Before,
  after: After,
): Promise<readonly Write[]> =>
  typeof inTransaction === "function" ? await inTransaction(before, after) : (inTransaction ?? []);

const OPTIMISTIC_TRIES = 8;

export const openWriter = <Entity extends Identified>(
  table: Table,
  spec: Pick<CollectionSpec<Entity, unknown>, "name" | "missing">,
  {
    keyOf,
    entityOf,
    insertWrite,
    updateWrite,
    putBackWrite,
    removeWrite,
  }: ReturnType<typeof openItems<Entity, unknown>>,
  claimWrites: ClaimWrites<Entity> = () => [],
) => {
  const commit = async (
    own: Write,
    before: Entity | undefined,
    after: Entity | undefined,
    inTransaction: readonly Write[] = [],
  ): Promise<boolean> => {
    const moved = claimWrites(before, after);
    try {
      await table.transact([own, ...moved.map(({ write }) => write), ...inTransaction]);
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

  const changed = async (current: Stored<Entity>, shown: WriteOptions<Entity>["shown"]) =>
    new Problem(entityProblems.changed, { current: shown ? await shown(current) : current });

  const write = async <Result>(
    id: string,
    { ifVersion, from, missing = spec.missing, shown }: WriteOptions<Entity>,
    attempt: (current: Stored<Entity>) => Promise<Result | false>,
  ): Promise<Result> => {
    for (let tries = 1; ; tries++) {
      const current = (tries === 1 ? from : undefined) ?? entityOf(await table.get(keyOf(id)));
      if (!current) throw new Problem(missing);
      if (ifVersion !== undefined && ifVersion !== current.version) throw await changed(current, shown);
      const result = await attempt(current);
      if (result !== false) return result;
      if (tries >= OPTIMISTIC_TRIES) throw await changed(current, shown);
    }
  };

  return {
    insert: async (entity: Entity, inTransaction: readonly Write[] = []): Promise<Stored<Entity>> => {
      if (!(await commit(insertWrite(entity), undefined, entity, inTransaction))) {
        throw new Error(`The id of a new ${spec.name} is taken`);
      }
      return { ...entity, version: 1 };
    },

    /** Restores an entity under its id. 404 if it is back, or a condition of the transaction fails. */
    putBack: async (removed: Stored<Entity>, inTransaction: readonly Write[]): Promise<void> => {
      const { version, ...rest } = removed;
      const entity = rest as unknown as Entity; // without its version again
      const write = putBackWrite(entity, version);
      const isBack = await commit(write, undefined, entity, inTransaction).catch((error: unknown) => {
        if (cancellationReasons(error)?.includes("ConditionalCheckFailed")) return false;
        throw error;
      });
      if (!isBack) throw new Problem(spec.missing);
    },

    insertMany: async (entities: readonly Entity[]): Promise<void> => {
      let waiting: Write[] = [];
      for (const entity of entities) {
        const claims = claimWrites(undefined, entity).map(({ write }) => write);
        const own = [insertWrite(entity), ...claims];
        if (waiting.length + own.length > MAX_TRANSACTION) {
          await table.transact(waiting);
          waiting = [];
        }
        waiting.push(...own);
      }
      if (waiting.length) await table.transact(waiting);
    },

    update: (
      id: string,
      change: (current: Stored<Entity>) => Entity | Promise<Entity>,
      options: UpdateOptions<Entity> = {},
    ): Promise<Stored<Entity>> =>
      write(id, options, async (current) => {
        const entity = await change(current);
        const others = await writesOf(options.inTransaction, current, entity);
        const saved = await commit(updateWrite(entity, current.version), current, entity, others);
        return saved && { ...entity, version: current.version + 1 };
      }),

    remove: (id: string, { refuse, ...options }: RemoveOptions<Entity> = {}): Promise<void> =>
      write(id, options, async (current) => {
        await refuse?.(current);
        const others = await writesOf(options.inTransaction, current, undefined);
        const isGone = await commit(removeWrite(current, current.version), current, undefined, others);
        return isGone ? undefined : false;
      }),
  };
};
