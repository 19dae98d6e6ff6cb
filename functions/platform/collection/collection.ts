import type { ListConfig, Page } from "../../../shared/contract/list.ts";
import { type Item, type Key, keyName, type Write } from "../table/item.ts";
import { type Table, within } from "../table/table.ts";
import { CachedEntities } from "./cached-entities.ts";
import { openChanges } from "./changes.ts";
import type { CollectionSpec, Identified, Stored } from "./collection-spec.ts";
import { openWriter } from "./collection-writer.ts";
import { unpacked } from "./packed.ts";
import { Projection, type Row, type Selection } from "./projection.ts";
import { Replica } from "./replica.ts";
import { openSnapshotReader } from "./snapshot-reader.ts";
import { openItems, versionIs } from "./stored-item.ts";
import { claimKeyIn, openClaims } from "./unique-claims.ts";
import type { Visible } from "./visible.ts";

export interface ListOptions<Listed> extends Pick<Selection<Listed>, "where"> {
  readonly relatedKeys?: (listed: Listed, id: string) => readonly Key[];
  /** Ranks stored elsewhere: the lowest first, ties in the order asked for. */
  readonly rankOf?: (id: string) => number;
}

/** Totals are exact, from memory, and every read sees the caller's own writes. */
export const openCollection = <Entity extends Identified, Listed>(
  table: Table,
  spec: CollectionSpec<Entity, Listed>,
) => {
  const items = openItems(spec);
  const { layout, keyOf, entityOf, lastKnownOf } = items;
  const { name, snapshot } = spec;
  const snapshots = snapshot && openSnapshotReader<Listed>({ name, snapshot }, table);
  const changes = openChanges(table, layout);
  const replica = new Replica<Listed>(changes, spec, snapshots);
  const claimKeyOf = claimKeyIn(spec.name);
  const cached = new CachedEntities<Entity>();

  const knownEntity = (id: string, projection: Projection<Listed>) => {
    const row = projection.row(id);
    if (!row) return undefined;
    return spec.listedIsWhole
      ? { ...(unpacked(row.listed) as Entity), version: row.version }
      : cached.get(id, row.version);
  };

  const remembered = (item: Item | undefined) => {
    const entity = entityOf(item);
    if (item && entity && typeof item.entity === "string") cached.put(entity, item.entity.length);
    return entity;
  };

  const readPage = async (
    ids: readonly string[],
    projection: Projection<Listed>,
    related: readonly Key[],
  ) => {
    const known = new Map(
      ids.flatMap((id) => {
        const entity = knownEntity(id, projection);
        return entity ? [[id, entity] as const] : [];
      }),
    );
    const missing = ids.filter((id) => !known.has(id)).map(keyOf);
    const read = await table.getMany([...missing, ...related]);
    const found = new Map(read.map((item) => [keyName(item), item]));
    return {
      data: ids.flatMap((id) => known.get(id) ?? remembered(found.get(keyName(keyOf(id)))) ?? []),
      related: related.map((key) => found.get(keyName(key))).filter((item) => item !== undefined),
    };
  };

  const findAll = async <Found extends Identified>(
    ids: readonly string[],
    found: (item: Item) => Found | undefined,
  ): Promise<Map<string, Found>> => {
    const read = await table.getMany([...new Set(ids)].map(keyOf));
    return new Map(
      read.flatMap((item) => {
        const entity = found(item);
        return entity ? [[entity.id, entity] as const] : [];
      }),
    );
  };

  return {
    name: spec.name,
    missing: spec.missing,
    keyOf,
    entityOf,
    /** Also finds what `remains` of removed entities. */
    lastKnownOf,
    keysOf: (id: string): readonly Key[] => [keyOf(id)],
    entityFrom: (itemAt: (key: Key) => Item | undefined, id: string): Stored<Entity> | undefined =>
      entityOf(itemAt(keyOf(id))),
    claimKeyOf,
    ...openWriter(table, spec, items, openClaims(spec)),

    /** For other transactions, without unique values. Fails unless the entity is new. */
    insertWrite: items.insertWrite,

    /** For other transactions, too. Fails unless `before` is still the version. */
    updateWrite: items.updateWrite,

    /** Joins a write below the entity, so that nothing is added to a removed one. */
    existsCheck: (id: string): Write => ({
      ConditionCheck: {
        Key: keyOf(id),
        ConditionExpression: "attribute_exists(pk) AND attribute_not_exists(deleted)",
      },
    }),

    /** Joins a write that depends on what was read of the entity. */
    unchangedCheck: ({ id, version }: Stored<Entity>): Write => ({
      ConditionCheck: { Key: keyOf(id), ...versionIs(version) },
    }),

    /** Only without unique values; the version is the time, so that later writes are newer. */
    overwrite: (entity: Entity): Write => ({ Put: { Item: items.itemOf(entity, Date.now()) } }),

    overwriteRemoved: (id: string): Write => ({ Put: { Item: items.tombstoneOf(id, Date.now()) } }),

    find: async (id: string): Promise<Stored<Entity> | undefined> => entityOf(await table.get(keyOf(id))),

    /** What lists know of an entity, without reading the entity itself. */
    findListed: async (id: string): Promise<Listed | undefined> => {
      const item = await table.get(keyOf(id), ["listed", "deleted"]);
      return item && !item.deleted ? (unpacked(item.listed) as Listed) : undefined;
    },

    findIdByUnique: async (name: string, value: string): Promise<string | undefined> => {
      const claim = await table.get(claimKeyOf(name, value));
      return typeof claim?.id === "string" ? claim.id : undefined;
    },

    findMany: (ids: readonly string[]) => findAll(ids, entityOf),

    findLastKnown: (ids: readonly string[]) => findAll(ids, lastKnownOf),

    /** One query per shard when warm. */
    projection: (): Promise<Projection<Listed>> => replica.current(),

    /** Holds rows that somebody else found, instead of all. */
    projectionOf: (rows: Iterable<Row<Listed>>): Projection<Listed> => {
      const projection = new Projection(spec);
      projection.apply(rows);
      return projection;
    },

    changes,
    titleOf: (listed: Listed): string => spec.searchText(listed).filter(Boolean).join(" "),

    async *pages(pageSize?: number): AsyncGenerator<Stored<Entity>[]> {
      for (const partition of layout.partitions) {
        for await (const page of table.queryPages(within(partition), pageSize))
          yield page.flatMap((item) => entityOf(item) ?? []);
      }
    },

    /** Takes one request more than `projection`, at most. */
    list: async (
      config: ListConfig,
      visible: Visible<Listed>,
      { where, relatedKeys, rankOf }: ListOptions<Listed> = {},
    ): Promise<Page<Stored<Entity>> & { readonly related: readonly Item[] }> => {
      const projection = await replica.current();
      const selected = projection.select({ ...config, visible, where });
      const ids = rankOf ? selected.toSorted((one, other) => rankOf(one) - rankOf(other)) : selected;
      const shown = ids.slice(config.skip, config.skip + config.limit);
      const related = shown.flatMap((id) => {
        const listed = projection.get(id);
        return listed && relatedKeys ? relatedKeys(listed, id) : [];
      });
      const page = await readPage(shown, projection, related);
      return { totalCount: ids.length, ...page };
    },
  };
};
