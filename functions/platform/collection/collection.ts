import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { type Item, type Key, keyName } from "../table/item.ts";
import type { Table } from "../table/table.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import { openWriter } from "./collection-writer.ts";
import { KeptEntities } from "./kept-entities.ts";
import type { Projection, Selection } from "./projection.ts";
import type { ReadAhead } from "./read-ahead.ts";
import { Replica, type Snapshot } from "./replica.ts";
import { openItems } from "./stored-item.ts";
import { claimKeyIn, openClaims } from "./unique-claims.ts";

const nothingElse = () => [];

/**
 * The entities of one kind in the table: lists with exact totals from memory, reads of own writes,
 * optimistic locking by version, unique values claimed in the same transaction.
 */
export const openCollection = <Entity extends Identified, Listed, Lodger = never>(
  table: Table,
  spec: CollectionSpec<Entity, Listed, Lodger>,
) => {
  const items = openItems(spec);
  const { place, keyOf, entityOf } = items;
  const replica = new Replica<Listed, Lodger>(table, place, spec);

  const claimKeyOf = claimKeyIn(spec.name);
  const kept = new KeptEntities<Entity>();

  const keptRow = (id: string, projection: Projection<Listed>) => {
    const row = projection.row(id);
    return row && (spec.listedIsWhole ? entityOf(row) : kept.get(id, row.version));
  };

  const keep = (item: Item | undefined) => {
    const entity = entityOf(item);
    if (entity && typeof item?.entity === "string") kept.keep(entity, item.entity.length);
    return entity;
  };

  /** The entities of a page, and what else was asked for: one request, or none where memory has it all. */
  const readPage = async (
    ids: readonly string[],
    projection: Projection<Listed>,
    othersOf: (listed: Listed) => readonly Key[],
  ) => {
    const others = ids.flatMap((id) => {
      const listed = projection.get(id);
      return listed === undefined ? [] : othersOf(listed);
    });
    const known = new Map(
      ids.flatMap((id) => {
        const entity = keptRow(id, projection);
        return entity ? [[id, entity] as const] : [];
      }),
    );
    const missing = ids.filter((id) => !known.has(id)).map(keyOf);
    const wanted = new Map([...missing, ...others].map((key) => [keyName(key), key]));
    const read = await table.getMany([...wanted.values()]);
    const found = new Map(read.map((item) => [keyName(item), item]));
    const named = new Set(others.map(keyName));
    return {
      data: ids.flatMap((id) => known.get(id) ?? keep(found.get(keyName(keyOf(id)))) ?? []),
      others: read.filter((item) => named.has(keyName(item))),
    };
  };

  const pageIn = async (
    projection: Projection<Listed>,
    config: ListConfig,
    selection: Pick<Selection<Listed>, "where" | "whereKey">,
    othersOf: (listed: Listed) => readonly Key[],
  ) => {
    const ids = projection.select({ ...config, ...selection });
    const shown = ids.slice(config.skip, config.skip + config.limit);
    return { totalCount: ids.length, ...(await readPage(shown, projection, othersOf)) };
  };

  const listWith = async (
    config: ListConfig,
    selection: Pick<Selection<Listed>, "where" | "whereKey">,
    othersOf: (listed: Listed) => readonly Key[],
    ahead?: ReadAhead,
  ) => pageIn((await replica.current(ahead)).projection, config, selection, othersOf);

  return {
    keyOf,
    entityOf,
    /** What to read ahead for lists that nobody writes to: they need no query then. Not after own writes. */
    noticeKeys: replica.noticeKeys,
    ...openWriter(table, spec.name, items, openClaims(spec)),

    find: async (id: string): Promise<Stored<Entity> | undefined> => entityOf(await table.get(keyOf(id))),

    /** The id of the entity that holds a unique value. */
    findIdByUnique: async (name: string, value: string): Promise<string | undefined> => {
      const claim = await table.get(claimKeyOf(name, value));
      return typeof claim?.id === "string" ? claim.id : undefined;
    },

    claimKeyOf,

    findMany: async (ids: readonly string[]): Promise<Map<string, Stored<Entity>>> => {
      const read = await table.getMany([...new Set(ids)].map(keyOf));
      return new Map(
        read.flatMap((item) => {
          const entity = entityOf(item);
          return entity ? [[entity.id, entity] as const] : [];
        }),
      );
    },

    /** Everything's `listed` map as the table has it now: one query per shard when warm. */
    projection: async (ahead?: ReadAhead): Promise<Projection<Listed>> =>
      (await replica.current(ahead)).projection,

    /** As `projection`, with the one of the collection that lodges here, by the same queries. */
    snapshot: (ahead?: ReadAhead): Promise<Snapshot<Listed, Lodger>> => replica.current(ahead),

    /** Every entity, in pages of 1 MB or `pageSize`; for work that goes through all of them once. */
    async *pages(pageSize?: number): AsyncGenerator<Stored<Entity>[]> {
      for (const partition of place.partitions) {
        const query = {
          KeyConditionExpression: `pk = :pk AND ${place.own.condition}`,
          ExpressionAttributeValues: { ":pk": partition, ":own": place.own.value },
        };
        for await (const page of table.queryPages(query, pageSize))
          yield page.flatMap((item) => entityOf(item) ?? []);
      }
    },

    /** One page and the exact count of what the selection holds: one more request than `projection`. */
    list: async (
      config: ListConfig,
      selection: Pick<Selection<Listed>, "where" | "whereKey"> = {},
      ahead?: ReadAhead,
    ): Promise<Page<Stored<Entity>>> => {
      const { totalCount, data } = await listWith(config, selection, nothingElse, ahead);
      return { totalCount, data };
    },

    /** As `list`, in a snapshot that was taken before. */
    listIn: async (
      { projection }: Pick<Snapshot<Listed, Lodger>, "projection">,
      config: ListConfig,
      selection: Pick<Selection<Listed>, "where" | "whereKey"> = {},
    ): Promise<Page<Stored<Entity>>> => {
      const { totalCount, data } = await pageIn(projection, config, selection, nothingElse);
      return { totalCount, data };
    },

    /** As `list`; the items that `othersOf` names for the rows of the page come with the same request. */
    listWith,
  };
};
