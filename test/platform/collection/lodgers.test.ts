import { describe, expect, it } from "vitest";
import { openCollection } from "../../../functions/platform/collection/collection.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { newTable } from "../../support/new-table.ts";

interface Reader {
  readonly id: string;
  readonly name: string;
}

const { table } = await newTable();

const rules = {
  fieldOf: ({ name }: Reader) => name,
  searchText: ({ name }: Reader) => [name],
  defaultSort: [{ field: "name", direction: "asc" }],
} as const;
const whole = { listed: (reader: Reader) => reader, listedIsWhole: true };

/** Readers, and with them those who lost their card. */
const openLibrary = (name: string, shards: number) => {
  const host = { name, shards };
  const lost = `${name}_LOST`;
  return {
    readers: openCollection<Reader, Reader, Reader>(table, {
      ...rules,
      ...whole,
      ...host,
      lodger: { ...rules, name: lost },
    }),
    losers: openCollection<Reader, Reader>(table, { ...rules, ...whole, name: lost, lodgesWith: host }),
  };
};

const eva = { id: "eva", name: "Eva" };
const noah = { id: "noah", name: "Noah" };

describe.each([1, 2])("a collection that lodges with one of %i partitions", (shards) => {
  it("comes along with what its host reads, as the table has it", async () => {
    const { readers, losers } = openLibrary(`ALONG${shards}`, shards);
    await readers.insertMany([eva, noah]);
    await losers.insert(eva);

    const before = await readers.snapshot();
    expect([before.projection.size, before.lodger.get("eva")]).toEqual([2, eva]);
    await losers.remove("eva", "user.not-found");
    await table.transact([losers.overwrite(noah)]);

    const { lodger } = await readers.snapshot();
    expect([lodger.get("eva"), lodger.get("noah")]).toEqual([undefined, noah]);
  });

  it("is found alone, too, and shows in no list of its host", async () => {
    const { readers, losers } = openLibrary(`APART${shards}`, shards);
    await readers.insert(eva);
    await losers.insertMany([eva, noah]);
    const pagesOf = async (collection: typeof losers | typeof readers) => {
      const found: string[] = [];
      for await (const page of collection.pages()) found.push(...page.map(({ name }) => name));
      return found.sort();
    };

    expect((await losers.list(listConfig())).totalCount).toBe(2);
    expect((await readers.list(listConfig())).totalCount).toBe(1);
    expect([await pagesOf(losers), await pagesOf(readers)]).toEqual([["Eva", "Noah"], ["Eva"]]);
    expect(await losers.find("noah")).toMatchObject(noah);
    expect(await readers.find("noah")).toBeUndefined();
  });
});
