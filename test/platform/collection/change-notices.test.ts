import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ReadAhead } from "../../../functions/platform/collection/read-ahead.ts";
import { keyName } from "../../../functions/platform/table/item.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { recordRequests } from "../../support/aws-requests.ts";
import { newTable } from "../../support/new-table.ts";
import { aBook, openBooks } from "./books.ts";

const SECOND = 1000;
/** A notice has stood for long then, whatever clocks differ by. */
const QUIET = 75 * SECOND;
const MISSING = "article.not-found";

const { table, client, name: tableName } = await newTable();
/** Each function has a table of its own, and remembers its own notices. */
const anotherFunction = () => openTable(client, tableName);

type Books = ReturnType<typeof openBooks>;

let opened = 0;
const newName = () => `NOTICED${++opened}`;

const readAheadOf = async ({ noticeKeys }: Books) => {
  const ahead = new ReadAhead(noticeKeys);
  const items = await table.getMany(noticeKeys);
  ahead.take(new Map(items.map((item) => [keyName(item), item])));
  return ahead;
};

/** A list as an endpoint makes it, with the requests it took besides those of the session. */
const shown = async (books: Books) => {
  const ahead = await readAheadOf(books);
  const { result, requests } = await recordRequests(() => books.list(listConfig({ limit: 1000 }), {}, ahead));
  return {
    titles: result.data.map(({ title }) => title),
    queries: requests.filter((one) => one === "Query"),
  };
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["Date"] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a list whose notices are read ahead", () => {
  it.each([1, 2])("needs no query of %i partitions once nobody has written for a while", async (shards) => {
    const books = openBooks(table, newName(), shards);
    const every = Array.from({ length: shards }, () => "Query");
    await books.insertMany([aBook({ title: "A" }), aBook({ title: "B" }), aBook({ title: "C" })]);

    expect((await shown(books)).queries).toEqual(every);
    expect((await shown(books)).queries).toEqual(every);
    vi.advanceTimersByTime(QUIET);
    expect((await shown(books)).queries).toEqual(every);
    expect(await shown(books)).toEqual({ titles: ["A", "B", "C"], queries: [] });
    vi.advanceTimersByTime(20 * 3600 * SECOND);
    expect((await shown(books)).queries).toEqual([]);
    vi.advanceTimersByTime(20 * 3600 * SECOND);
    expect(await shown(books)).toEqual({ titles: ["A", "B", "C"], queries: [] });
  });

  it("shows at once what another function writes into a quiet collection", async () => {
    const name = newName();
    const [here, there] = [openBooks(table, name), openBooks(anotherFunction(), name)];
    await here.insert(aBook({ title: "A" }));
    vi.advanceTimersByTime(QUIET);
    await shown(here);

    const { id } = await there.insert(aBook({ title: "B" }));
    expect((await shown(here)).titles).toEqual(["A", "B"]);
    await there.update(id, MISSING, (book) => ({ ...book, title: "C" }));
    expect((await shown(here)).titles).toEqual(["A", "C"]);
    vi.advanceTimersByTime(QUIET);
    await shown(here);
    await there.remove(id, MISSING);
    expect((await shown(here)).titles).toEqual(["A"]);
  });

  it("shows what goes along with the change of something else", async () => {
    const name = newName();
    const there = anotherFunction();
    const [here, noted, others] = [
      openBooks(table, name),
      openBooks(there, name),
      openBooks(there, newName()),
    ];
    await here.insert(aBook({ title: "A" }));
    vi.advanceTimersByTime(QUIET);
    await shown(here);

    await others.insert(aBook(), [noted.overwrite(aBook({ title: "B" }))]);

    expect((await shown(here)).titles).toEqual(["A", "B"]);
  });

  it("shows what fills a transaction to the brim", async () => {
    const name = newName();
    const [here, there] = [openBooks(table, name), openBooks(anotherFunction(), name)];
    vi.advanceTimersByTime(QUIET);
    await shown(here);

    const others = Array.from({ length: 99 }, (_, at) => ({
      Put: { Item: { pk: name, sk: `~other ${at}` } },
    }));
    await there.insert(aBook({ title: "A" }), others);

    expect((await shown(here)).titles).toEqual(["A"]);
  });

  it("misses nothing, whoever writes when, with clocks that differ", async () => {
    const name = newName();
    const clocks = [0, 4 * SECOND, -4 * SECOND];
    const functions = clocks.map((skew) => ({ skew, books: openBooks(anotherFunction(), name, 2) }));
    const written = new Set<string>();
    let queries = 0;
    let now = Date.now();
    // The same walk each time: which of the functions goes, after how long, and whether it writes.
    for (let step = 1; step <= 120; step++) {
      now +=
        [200, 3 * SECOND, 19 * SECOND, 21 * SECOND, 55 * SECOND, QUIET, 100][(step * step + 3 * step) % 7] ??
        0;
      const { skew, books } = functions[(step * 7 + Math.floor(step / 5)) % 3] ?? {
        skew: 0,
        books: undefined,
      };
      vi.setSystemTime(now + skew);
      if (!books) continue;
      if (step % 4 === 0) {
        const title = `Buch ${step}`;
        await books.insert(aBook({ title }));
        written.add(title);
      } else {
        const list = await shown(books);
        queries += list.queries.length;
        expect(new Set(list.titles), `step ${step}`).toEqual(written);
      }
    }
    expect(queries).toBeLessThan(2 * 90);
  });

  it("is asked for as before where nothing was read ahead", async () => {
    const books = openBooks(table, newName());
    vi.advanceTimersByTime(QUIET);
    await books.list(listConfig());

    const { requests } = await recordRequests(() => books.list(listConfig(), {}, new ReadAhead()));

    expect(requests).toEqual(["Query"]);
  });
});

it("leaves one notice for the writes of a while, which goes by itself", async () => {
  const name = newName();
  const books = openBooks(anotherFunction(), name);
  const [key] = books.noticeKeys;
  const end = async () => (key ? await table.get(key) : undefined);
  await books.insert(aBook());
  const first = await end();

  vi.advanceTimersByTime(15 * SECOND);
  await books.insert(aBook());
  expect(await end()).toEqual(first);
  vi.advanceTimersByTime(10 * SECOND);
  await books.insert(aBook());

  expect(await end()).not.toEqual(first);
  expect(Number(first?.expiresAt) * SECOND).toBeGreaterThan(Number(first?.until));
});
