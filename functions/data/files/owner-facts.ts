import type * as z from "zod";
import { unpacked } from "../../platform/collection/packed.ts";
import type { Table } from "../../platform/table/table.ts";

/** Reads the listed fields without the entity itself; undefined if it is gone. */
export const openFacts =
  <Facts extends z.ZodType>(table: Table, collection: string, schema: Facts) =>
  async (id: string): Promise<z.output<Facts> | undefined> => {
    const item = await table.get({ pk: collection, sk: id }, ["listed", "deleted"]);
    return item && !item.deleted ? schema.parse(unpacked(item.listed)) : undefined;
  };
