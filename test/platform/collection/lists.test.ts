import { describe, expect, it } from "vitest";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { recordRequests } from "../../support/aws-requests.ts";
import { aBook, openBooks } from "./books.ts";
import { newBooks, newName, table, titles } from "./shelf.ts";

describe("a list", () => {
  it("shows what was written just before", async () => {
    const books = newBooks();
    await books.insert(aBook({ title: "Anfang" }));
    const first = await titles(books);
    const book = await books.insert(aBook({ title: "Ende" }));
    const second = await titles(books);
    await books.update(book.id, (current) => ({ ...current, title: "Zwischen" }));
    const third = await titles(books);
    await books.remove(book.id);

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

    await here.remove(removed.id);
    await here.update(kept.id, (current) => ({ ...current, title: "C" }));
    await here.insert(aBook({ title: "D" }));

    expect([before, await titles(there)]).toEqual([
      ["A", "B"],
      ["C", "D"],
    ]);
  });

  it("costs two requests at any skip, and one for a page that was shown before", async () => {
    const books = newBooks();
    await books.insertMany(Array.from({ length: 120 }, () => aBook()));
    await books.list(listConfig(), everything);
    const costs = async (skip: number) =>
      (await recordRequests(() => books.list(listConfig({ skip }), everything))).requests;

    expect(await costs(105)).toEqual(["Query", "BatchGetItem"]);
    expect(await costs(105)).toEqual(["Query"]);
    expect(await costs(120)).toEqual(["Query"]);
  });

  it("reads again what another one changed since the page was shown, and nothing else of it", async () => {
    const name = newName();
    const [here, there] = [openBooks(table, name), openBooks(table, name)];
    const [changed] = [await here.insert(aBook({ title: "A" })), await here.insert(aBook({ title: "B" }))];
    await here.list(listConfig(), everything);
    await there.update(changed.id, (current) => ({ ...current, text: "Neu" }));

    const { result, requests } = await recordRequests(() => here.list(listConfig(), everything));

    expect(requests).toEqual(["Query", "Query", "BatchGetItem"]);
    expect(result.data.map(({ text, version }) => [text, version])).toEqual([
      ["Neu", 2],
      ["Es war einmal", 1],
    ]);
  });

  it("counts all of it, whatever the page", async () => {
    const books = newBooks();
    await books.insertMany(Array.from({ length: 37 }, (_, no) => aBook({ title: `Titel ${100 + no}` })));

    const page = await books.list(listConfig({ skip: 30, limit: 15 }), everything);
    const none = await books.list(listConfig({ limit: 0 }), everything);

    expect([page.totalCount, page.data.length, page.data[0]?.title]).toEqual([37, 7, "Titel 130"]);
    expect(none).toMatchObject({ totalCount: 37, data: [] });
  });

  it("holds more entities than a page of the table does", async () => {
    const books = newBooks();
    const tags = ["Ein langes Stichwort, damit die Karte groß wird. ".repeat(40)];
    await books.insertMany(Array.from({ length: 800 }, () => aBook({ tags })));

    const { totalCount, data } = await books.list(listConfig({ limit: 1000 }), everything);

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

    const { requests, result } = await recordRequests(() =>
      books.list(listConfig({ limit: 100 }), everything),
    );

    expect(result.totalCount).toBe(50);
    expect(requests.filter((name) => name === "Query")).toHaveLength(4);
    expect(await books.find(stored[17]?.id ?? "")).toMatchObject({ version: 1, title: stored[17]?.title });
  });
});
