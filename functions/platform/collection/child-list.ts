import type { ProblemKind } from "../../../shared/contract/problem.ts";
import { Problem } from "../http/problem.ts";
import type { Item, Key, Write } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import { cancellationReasons } from "../table/write-failures.ts";
import type { Identified, Stored } from "./collection-spec.ts";
import { openWriter } from "./collection-writer.ts";
import { packed, unpacked } from "./packed.ts";
import { isNew, versionIs, type WritableItems } from "./stored-item.ts";

interface ChildListSpec {
  readonly name: string;
  readonly missing: ProblemKind;
}

interface Parents {
  readonly missing: ProblemKind;
  readonly countWrite: (id: string, by: number) => Write;
}

interface Stretch {
  readonly skip: number;
  readonly limit: number;
  readonly isReversed?: boolean;
}

const itemsOf = <Child extends Identified>(pk: string): WritableItems<Child> => {
  const keyOf = (id: string): Key => ({ pk, sk: id });
  const itemOf = (child: Child, version: number) => ({ ...keyOf(child.id), version, entity: packed(child) });
  return {
    keyOf,
    entityOf: (item: Item | undefined) =>
      item && { ...(unpacked(item.entity) as Child), version: Number(item.version) },
    insertWrite: (child) => ({ Put: { Item: itemOf(child, 1), ...isNew } }),
    updateWrite: (child, before) => ({ Put: { Item: itemOf(child, before + 1), ...versionIs(before) } }),
    removeWrite: ({ id }, before) => ({ Delete: { Key: keyOf(id), ...versionIs(before) } }),
  };
};

/** Children are read by query and not cached; the parent counts them in the transactions that add and remove them. */
export const openChildList =
  <Child extends Identified>(table: Table, spec: ChildListSpec, parents: Parents) =>
  (parentId: string) => {
    const pk = `${spec.name}#${parentId}`;
    const items = itemsOf<Child>(pk);
    const writer = openWriter(table, spec, items);

    return {
      keyOf: items.keyOf,

      find: async (id: string): Promise<Stored<Child> | undefined> =>
        items.entityOf(await table.get(items.keyOf(id))),

      page: async ({ skip, limit, isReversed = false }: Stretch): Promise<Stored<Child>[]> => {
        const found = await table.query({
          KeyConditionExpression: "pk = :pk",
          ExpressionAttributeValues: { ":pk": pk },
          ScanIndexForward: !isReversed,
          Limit: skip + limit,
        });
        return found.slice(skip).flatMap((item) => items.entityOf(item) ?? []);
      },

      insert: async (child: Child, alongside: readonly Write[] = []): Promise<Stored<Child>> => {
        try {
          return await writer.insert(child, [parents.countWrite(parentId, 1), ...alongside]);
        } catch (error) {
          const isParentGone = cancellationReasons(error)?.[1] === "ConditionalCheckFailed";
          throw isParentGone ? new Problem(parents.missing) : error;
        }
      },

      update: writer.update,

      remove: (id: string, options: Parameters<typeof writer.remove>[1] = {}): Promise<void> =>
        writer.remove(id, {
          ...options,
          alongside: async (before) => [
            parents.countWrite(parentId, -1),
            ...(typeof options.alongside === "function"
              ? await options.alongside(before, undefined)
              : (options.alongside ?? [])),
          ],
        }),
    };
  };
