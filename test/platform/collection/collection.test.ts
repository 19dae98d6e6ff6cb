import { describe, expect, it } from "vitest";
import { listConfig } from "../../../shared/contract/list.ts";
import { recordRequests } from "../../support/aws-requests.ts";
import { newTable } from "../../support/new-table.ts";
import { aBook, openBooks } from "./books.ts";

const { table } = await newTable();
const MISSING = "article.not-found";

let opened = 0;
const newName = () => `BOOK${++opened}`;
const newBooks = () => openBooks(table, newName());
const titles = async (books: ReturnType<typeof openBooks>, config = listConfig({ limit: 1000 })) =>
  (await books.list(config)).data.map(({ title }) => title);

describe("a list", () => {
  it("shows what was written just before", async () => {
    const books = newBooks();
    await books.insert(aBook({ title: "Anfang" }));
    const first = await titles(books);
    const book = await books.insert(aBook({ title: "Ende" }));
    const second = await titles(books);
    await books.update(book.id, MISSING, (current) => ({ ...current, title: "Zwischen" }));
    const third = await titles(books);
    await books.remove(book.id, MISSING);

    expect([first, second, third, await titles(books)]).toEqual([
      ["Anfang"],
      ["Anfang", "Ende"],
      ["Anfang", "Zwischen"],
      ["Anfang"],
    ]);
  });

  it("of another warm function shows what this one wrote, changed and removed", async () => {
    const name = newName();
    const [here, there] = [openBooks(table, name), openBooks(table, name)];
    const [kept, removed] = [
      await here.insert(aBook({ title: "A" })),
      await here.insert(aBook({ title: "B" })),
    ];
    const before = await titles(there);

    await here.remove(removed.id, MISSING);
    await here.update(kept.id, MISSING, (current) => ({ ...current, title: "C" }));
    await here.insert(aBook({ title: "D" }));

    expect([before, await titles(there)]).toEqual([
      ["A", "B"],
      ["C", "D"],
    ]);
  });

  it("costs two requests at any skip, and one for a page that was shown before", async () => {
    const books = newBooks();
    await books.insertMany(Array.from({ length: 120 }, () => aBook()));
    await books.list(listConfig());
    const costs = async (skip: number) =>
      (await recordRequests(() => books.list(listConfig({ skip })))).requests;

    expect(await costs(105)).toEqual(["Query", "BatchGetItem"]);
    expect(await costs(105)).toEqual(["Query"]);
    expect(await costs(120)).toEqual(["Query"]);
  });

  it("reads again what another one changed since the page was shown, and nothing else of it", async () => {
    const name = newName();
    const [here, there] = [openBooks(table, name), openBooks(table, name)];
    const [changed] = [await here.insert(aBook({ title: "A" })), await here.insert(aBook({ title: "B" }))];
    await here.list(listConfig());
    await there.update(changed.id, MISSING, (current) => ({ ...current, text: "Neu" }));

    const { result, requests } = await recordRequests(() => here.list(listConfig()));

    expect(requests).toEqual(["Query", "BatchGetItem"]);
    expect(result.data.map(({ text, version }) => [text, version])).toEqual([
      ["Neu", 2],
      ["Es war einmal", 1],
    ]);
  });

  it("counts all of it, whatever the page", async () => {
    const books = newBooks();
    await books.insertMany(Array.from({ length: 37 }, (_, no) => aBook({ title: `Titel ${100 + no}` })));

    const page = await books.list(listConfig({ skip: 30, limit: 15 }));
    const none = await books.list(listConfig({ limit: 0 }));

    expect([page.totalCount, page.data.length, page.data[0]?.title]).toEqual([37, 7, "Titel 130"]);
    expect(none).toEqual({ totalCount: 37, data: [] });
  });

  it("holds more entities than a page of the table does", async () => {
    const books = newBooks();
    const tags = ["Ein langes Stichwort, damit die Karte groß wird. ".repeat(40)];
    await books.insertMany(Array.from({ length: 800 }, () => aBook({ tags })));

    const { totalCount, data } = await books.list(listConfig({ limit: 1000 }));

    expect([totalCount, new Set(data.map(({ id }) => id)).size]).toEqual([800, 800]);
  });

  it("finds words in any order, with umlauts or without, and parts of words", async () => {
    const books = newBooks();
    await books.insertMany([
      aBook({ title: "Prüfung der Bücher" }),
      aBook({ title: "PRUEFUNG", tags: ["Straße"] }),
      aBook({ title: "Steuer" }),
    ]);
    const search = (searchTerm: string) => titles(books, listConfig({ searchTerm }));

    expect(await search("prüfung")).toEqual(["PRUEFUNG", "Prüfung der Bücher"]);
    expect(await search("BUECHER pruef")).toEqual(["Prüfung der Bücher"]);
    expect(await search("strasse")).toEqual(["PRUEFUNG"]);
    expect(await search("  ")).toHaveLength(3);
    expect(await search("prüfung steuer")).toEqual([]);
  });

  it("sorts umlauts where a reader looks for them, and pages never overlap", async () => {
    const books = newBooks();
    const names = ["Zorn", "Öl", "Ofen", "Apfel", "Äpfel", "apfel", "Ölung"];
    await books.insertMany(names.map((title) => aBook({ title })));

    const pages = await Promise.all(
      [0, 2, 4, 6].map((skip) => titles(books, listConfig({ skip, limit: 2 }))),
    );

    expect(pages.flat()).toEqual(["Apfel", "Äpfel", "apfel", "Ofen", "Öl", "Ölung", "Zorn"]);
  });

  it("is whole when it is spread over shards", async () => {
    const books = openBooks(table, newName(), 4);
    const stored = Array.from({ length: 50 }, () => aBook());
    await books.insertMany(stored);

    const { requests, result } = await recordRequests(() => books.list(listConfig({ limit: 100 })));

    expect(result.totalCount).toBe(50);
    expect(requests.filter((name) => name === "Query")).toHaveLength(4);
    expect(await books.find(stored[17]?.id ?? "")).toMatchObject({ version: 1, title: stored[17]?.title });
  });
});

describe("a write", () => {
  it("raises the version", async () => {
    const books = newBooks();
    const inserted = await books.insert(aBook());
    const updated = await books.update(inserted.id, MISSING, (current) => current);

    expect([inserted.version, updated.version, (await books.find(inserted.id))?.version]).toEqual([1, 2, 2]);
  });

  it("is refused with the entity as it is, when the caller has seen another version", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook({ title: "Eins" }));
    await books.update(id, MISSING, (current) => ({ ...current, title: "Zwei" }));

    const updating = books.update(id, MISSING, (current) => ({ ...current, title: "Drei" }), {
      ifVersion: 1,
    });
    const removing = books.remove(id, MISSING, { ifVersion: 1 });

    const refusal = { code: "entity.changed", options: { current: { title: "Zwei", version: 2 } } };
    await expect(updating).rejects.toMatchObject(refusal);
    await expect(removing).rejects.toMatchObject(refusal);
    expect(await books.find(id)).toMatchObject({ title: "Zwei" });
  });

  it("loses nothing of others that come at the same time", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook({ pages: 0 }));

    await Promise.all(
      Array.from({ length: 5 }, () =>
        books.update(id, MISSING, (current) => ({ ...current, pages: (current.pages ?? 0) + 1 })),
      ),
    );

    expect(await books.find(id)).toMatchObject({ pages: 5, version: 6 });
  });

  it("of what is gone is a 404, a second removal too", async () => {
    const books = newBooks();
    const { id } = await books.insert(aBook());
    await books.remove(id, MISSING);

    await expect(books.update(id, MISSING, (current) => current)).rejects.toMatchObject({ code: MISSING });
    await expect(books.remove(id, MISSING)).rejects.toMatchObject({ code: MISSING });
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

describe("a unique value", () => {
  const taken = { code: "user.username-taken", status: 409, options: { errors: [{ path: "isbn" }] } };

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
    await books.update(first.id, MISSING, (current) => ({ ...current, isbn: "c" }));
    await books.remove(second.id, MISSING);

    await books.insert(aBook({ isbn: "a" }));
    await books.insert(aBook({ isbn: "b" }));

    await expect(books.insert(aBook({ isbn: "c" }))).rejects.toMatchObject(taken);
  });

  it("cannot be taken over by an update, which changes nothing then", async () => {
    const books = newBooks();
    await books.insert(aBook({ isbn: "mine" }));
    const { id } = await books.insert(aBook({ isbn: "yours", title: "Bleibt" }));

    const updating = books.update(id, MISSING, (current) => ({ ...current, isbn: "mine", title: "Geht" }));

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
    await books.remove(stored[3]?.id ?? "", MISSING);

    const seen = [];
    for await (const page of books.pages()) seen.push(...page);

    expect(seen).toHaveLength(19);
  });
});
