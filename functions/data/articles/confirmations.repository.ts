import { change, expression } from "../../platform/table/change.ts";
import { type Item, type Key, keyIn, type Write } from "../../platform/table/item.ts";
import type { Table } from "../../platform/table/table.ts";

export interface Confirmed {
  readonly version: number;
  readonly confirmedAt: string;
}

const partitionOf = (articleId: string) => `CONFIRMATION#${articleId}`;

export const openConfirmations = (table: Table) => {
  const keyOf = (articleId: string, employeeId: string): Key => ({
    pk: partitionOf(articleId),
    sk: employeeId,
  });

  const confirmedIn = ({ version, confirmedAt }: Item): Confirmed => ({
    version: Number(version),
    confirmedAt: String(confirmedAt),
  });

  const itemsOf = (articleId: string) => table.all(partitionOf(articleId));

  const byArticle = (items: readonly Item[]): ReadonlyMap<string, Confirmed> =>
    new Map(
      items.flatMap((item) => {
        const id = String(item.pk).split(partitionOf(""))[1];
        return id === undefined ? [] : [[id, confirmedIn(item)] as const];
      }),
    );

  return {
    keyOf,
    byArticle,

    items: (keys: readonly Key[]): Promise<Item[]> => table.getMany(keys),

    of: async (articleId: string): Promise<ReadonlyMap<string, Confirmed>> =>
      new Map((await itemsOf(articleId)).map((item) => [String(item.sk), confirmedIn(item)])),

    own: async (employeeId: string, articleIds: readonly string[]): Promise<ReadonlyMap<string, Confirmed>> =>
      byArticle(await table.getMany(articleIds.map((id) => keyOf(id, employeeId)))),

    /** False if this version is confirmed already. */
    confirm: (
      articleId: string,
      employeeId: string,
      { version, confirmedAt }: Confirmed,
      inTransaction: readonly Write[],
    ): Promise<boolean> =>
      table.tryTransact([
        change(keyOf(articleId, employeeId), {
          set: { version, confirmedAt },
          if: expression`attribute_not_exists(pk) OR #version < ${version}`,
        }),
        ...inTransaction,
      ]),

    forgetArticle: async (articleId: string): Promise<void> =>
      table.remove((await itemsOf(articleId)).map(keyIn)),

    forgetPerson: (employeeId: string, articleIds: readonly string[]): Promise<void> =>
      table.remove(articleIds.map((id) => keyOf(id, employeeId))),
  };
};

export type Confirmations = ReturnType<typeof openConfirmations>;
