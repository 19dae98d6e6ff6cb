import { describe, expect, it } from "vitest";
import { aBook } from "./books.ts";
import { newBooks, titles } from "./shelf.ts";

describe("a unique value", () => {
  const taken = {
    code: "user.username-taken",
    kind: { status: 409 },
    options: { errors: [{ path: "isbn" }] },
  };

  it("belongs to one entity, and to none of two that ask at once for nothing", async () => {
    const books = newBooks();

    const inserts = await Promise.allSettled(
      Array.from({ length: 10 }, () => books.insert(aBook({ isbn: "978-3" }))),
    );

    expect(inserts.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    for (const insert of inserts) {
      if (insert.status === "rejected") expect(insert.reason).toMatchObject(taken);
    }
    expect(await titles(books)).toHaveLength(1);
  });

  it("leads to the entity that has it", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook({ isbn: "978-4" }));

    expect(await books.findIdByUnique("isbn", "978-4")).toBe(id);
    expect(await books.findIdByUnique("isbn", "978-5")).toBeUndefined();
  });

  it("is free again when its entity gives it up or goes", async () => {
    const books = newBooks();
    const [first, second] = [
      await books.insert(aBook({ isbn: "a" })),
      await books.insert(aBook({ isbn: "b" })),
    ];
    await books.update(first.id, (current) => ({ ...current, isbn: "c" }));
    await books.remove(second.id);

    await books.insert(aBook({ isbn: "a" }));
    await books.insert(aBook({ isbn: "b" }));

    await expect(books.insert(aBook({ isbn: "c" }))).rejects.toMatchObject(taken);
  });

  it("cannot be taken over by an update, which changes nothing then", async () => {
    const books = newBooks();
    await books.insert(aBook({ isbn: "mine" }));
    const { id } = await books.insert(aBook({ isbn: "yours", title: "Bleibt" }));

    const updating = books.update(id, (current) => ({ ...current, isbn: "mine", title: "Geht" }));

    await expect(updating).rejects.toMatchObject(taken);
    expect(await books.find(id)).toMatchObject({ isbn: "yours", title: "Bleibt", version: 1 });
    expect(await books.findIdByUnique("isbn", "yours")).toBe(id);
  });

  it("may be missing on many", async () => {
    const books = newBooks();

    await Promise.all([books.insert(aBook()), books.insert(aBook())]);

    expect(await titles(books)).toHaveLength(2);
  });
});
