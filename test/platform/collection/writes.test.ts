import { describe, expect, it } from "vitest";
import { aBook, missing, openBooks } from "./books.ts";
import { newBooks, newName, table } from "./shelf.ts";

describe("a write", () => {
  it("raises the version", async () => {
    const books = newBooks();
    const inserted = await books.insert(aBook());
    const updated = await books.update(inserted.id, (current) => current);

    expect([inserted.version, updated.version, (await books.find(inserted.id))?.version]).toEqual([1, 2, 2]);
  });

  it("is refused with the entity as it is, when the caller has seen another version", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook({ title: "Eins" }));
    await books.update(id, (current) => ({ ...current, title: "Zwei" }));

    const updating = books.update(id, (current) => ({ ...current, title: "Drei" }), {
      ifVersion: 1,
    });
    const removing = books.remove(id, { ifVersion: 1 });

    const refusal = { code: "entity.changed", options: { current: { title: "Zwei", version: 2 } } };
    await Promise.all([
      expect(updating).rejects.toMatchObject(refusal),
      expect(removing).rejects.toMatchObject(refusal),
    ]);
    expect(await books.find(id)).toMatchObject({ title: "Zwei" });
  });

  it("loses nothing of others that come at the same time", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook({ pages: 0 }));

    await Promise.all(
      Array.from({ length: 5 }, () =>
        books.update(id, (current) => ({ ...current, pages: (current.pages ?? 0) + 1 })),
      ),
    );

    expect(await books.find(id)).toMatchObject({ pages: 5, version: 6 });
  });

  it("of what is gone is a 404, a second removal too", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook());
    await books.remove(id);

    await expect(books.update(id, (current) => current)).rejects.toMatchObject({ kind: missing });
    await expect(books.remove(id)).rejects.toMatchObject({ kind: missing });
    expect(await books.find(id)).toBeUndefined();
  });

  it("does not take place when a write alongside is refused", async () => {
    const books = newBooks();
    const book = aBook();
    const impossible = {
      ConditionCheck: { Key: { pk: "NOWHERE", sk: "-" }, ConditionExpression: "attribute_exists(pk)" },
    };

    await expect(books.insert(book, [impossible])).rejects.toThrow();

    expect(await books.find(book.id)).toBeUndefined();
  });
});

describe("many at once", () => {
  it("are found by id, however many are asked for and whatever is missing", async () => {
    const books = newBooks();
    const stored = Array.from({ length: 130 }, () => aBook());
    await books.insertMany(stored);

    const found = await books.findMany([...stored.map(({ id }) => id), "gone", stored[0]?.id ?? ""]);

    expect(found.size).toBe(130);
  });

  it("are walked through page by page without those that were removed", async () => {
    const books = openBooks(table, newName(), 3);
    const stored = Array.from({ length: 20 }, () => aBook());
    await books.insertMany(stored);
    await books.remove(stored[3]?.id ?? "");

    const seen = [];
    for await (const page of books.pages()) seen.push(...page);

    expect(seen).toHaveLength(19);
  });
});
