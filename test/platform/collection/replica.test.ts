import { afterEach, describe, expect, it, vi } from "vitest";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { journalItem } from "../../../functions/platform/table/change-journal.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { recordRequests } from "../../support/aws-requests.ts";
import { newTable } from "../../support/new-table.ts";
import { aBook, openBooks } from "./books.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

const { table } = await newTable();
const titles = async (books: ReturnType<typeof openBooks>) =>
  (await books.list(listConfig(), everything)).data.map(({ title }) => title);

afterEach(() => {
  vi.useRealTimers();
});

describe("the memory of a warm function", () => {
  it("misses no write of another one whose clock is some seconds behind", async () => {
    const [here, there] = [openBooks(table, "SKEWED"), openBooks(table, "SKEWED")];
    await here.insert(aBook({ title: "Alt" }));
    await titles(here);
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() - 8 * SECOND });
    await there.insert(aBook({ title: "Neu" }));
    vi.useRealTimers();

    expect(await titles(here)).toEqual(["Alt", "Neu"]);
  });

  it("reads nothing again of many that were written just before", async () => {
    const [here, there] = [openBooks(table, "BURST", 2), openBooks(table, "BURST", 2)];
    await titles(here);
    await there.insertMany(Array.from({ length: 300 }, () => aBook()));
    await titles(here);

    expect((await recordRequests(() => titles(here))).requests).toEqual(["Query"]);
  });

  it("looks again until a row is there whose write is only seen in part", async () => {
    const books = openBooks(table, "HALF");
    await books.insert(aBook({ title: "Alt" }));
    await titles(books);
    const now = Date.now();
    const row = { ...books.keyOf("late"), version: 1, changedAt: now, listed: JSON.stringify(aBook()) };
    await table.put(journalItem([row], now));
    expect(await titles(books)).toEqual(["Alt"]);

    await table.put({ ...row, entity: JSON.stringify(aBook({ id: "late", title: "Neu" })) });

    expect(await titles(books)).toContain("Neu");
  });

  it("finds what a function of an earlier release wrote, which says so nowhere, a quarter of an hour later", async () => {
    const books = openBooks(table, "EARLIER");
    await books.insert(aBook({ title: "Alt" }));
    await titles(books);
    const book = JSON.stringify(aBook({ id: "silent", title: "Neu" }));
    await table.put({
      ...books.keyOf("silent"),
      version: 1,
      changedAt: Date.now(),
      listed: book,
      entity: book,
    });
    for (let quarters = 1; quarters <= 4; quarters++) {
      await titles(books);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 300 * SECOND });
    }

    expect(await titles(books)).toContain("Neu");
  });

  it("does not bring back what was removed when an older state arrives again", async () => {
    const books = openBooks(table, "AGAIN");
    const { id } = await books.insert(aBook());
    await books.update(id, (current) => ({ ...current, title: "Geändert" }));
    await titles(books);
    await books.remove(id);

    expect([await titles(books), await titles(books)]).toEqual([[], []]);
  });

  it("starts anew after a day, when the traces of what was removed may be gone", async () => {
    const books = openBooks(table, "SLEEPER");
    const { id } = await books.insert(aBook({ title: "Geht" }));
    await books.insert(aBook({ title: "Bleibt" }));
    await titles(books);
    await table.transact([{ Delete: { Key: books.keyOf(id) } }]);
    vi.useFakeTimers({ toFake: ["Date"] });

    vi.advanceTimersByTime(25 * HOUR);

    expect(await titles(books)).toEqual(["Bleibt"]);
  });

  it("keeps a trace of what was removed for a week, and no longer", async () => {
    const books = openBooks(table, "TRACE");
    const { id } = await books.insert(aBook());
    await books.remove(id);

    const trace = await table.get(books.keyOf(id));

    expect(trace).toMatchObject({
      deleted: true,
      expiresAt: expect.closeTo(Date.now() / 1000 + 7 * 24 * 3600, -2),
    });
    expect(trace).not.toHaveProperty("listed");
    expect(trace).not.toHaveProperty("entity");
  });
});
