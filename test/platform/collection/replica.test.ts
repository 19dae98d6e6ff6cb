import { afterEach, describe, expect, it, vi } from "vitest";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { listConfig } from "../../../shared/contract/list.ts";
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
