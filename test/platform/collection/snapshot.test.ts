import { DeleteObjectCommand, GetObjectCommand, PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import * as fc from "fast-check";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { visibleBy } from "../../../functions/platform/collection/visible.ts";
import { log } from "../../../functions/platform/logging/log.ts";
import { openBucket } from "../../../functions/platform/storage/bucket.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { newBucket } from "../../support/new-stores.ts";
import { newTable } from "../../support/new-table.ts";
import { aBook, type Book, type ListedBook, openBookSnapshots, openManyBooks } from "./books.ts";
import { newName, table } from "./shelf.ts";

const HOUR = 3_600_000;
const MINUTE = 60_000;

const bucketName = await newBucket();
const s3 = new S3Client({ forcePathStyle: true });
const bucket = openBucket(s3, bucketName);
const keyOf = (name: string, of = table.name) => `snapshots/${name}/${of}/1.1.json.gz`;
const warnings = vi.spyOn(log, "warn");

/** What a function lists that has just started. */
const cold = async (name: string, { of = table, shape = 1 } = {}) => {
  const projection = await openManyBooks(of, name, shape).projection();
  return projection.select({}).map((id) => projection.get(id)?.title);
};

/** Changes what the table says without a trace, so that only a snapshot can still tell the former. */
const forge = async (name: string, book: Book, title: string) => {
  const key = openManyBooks(table, name).keyOf(book.id);
  await table.update(key, {
    set: { listed: JSON.stringify({ ...book, title }), changedAt: 1 },
  });
};

const shelf = async ({ count = 8, name = newName() } = {}) => {
  const books = Array.from({ length: count }, (_, no) => aBook({ title: `T${no}` }));
  const collection = openManyBooks(table, name);
  await collection.insertMany(books);
  const write = openBookSnapshots(table, name, bucket);
  await write();
  return { name, books, collection, write };
};

/** A shelf whose first book is called otherwise in its snapshot than in the table. */
const forged = async () => {
  const made = await shelf();
  const [first = aBook()] = made.books;
  vi.setSystemTime(Date.now() + MINUTE);
  await forge(made.name, first, "A: from the table");
  return { ...made, fromSnapshot: "T0", fromTable: "A: from the table" };
};

const readOf = async (name: string, shape = 1) => (await cold(name, { shape }))[0];

beforeEach(() => {
  process.env.BUCKET_NAME = bucketName;
  vi.useFakeTimers({ toFake: ["Date"] });
  warnings.mockReset();
});

afterEach(() => {
  vi.useRealTimers();
});

describe("a new function", () => {
  it("begins with the snapshot", async () => {
    const { name, fromSnapshot } = await forged();

    expect(await readOf(name)).toBe(fromSnapshot);
    expect(await cold(name)).toHaveLength(8);
    expect(warnings).not.toHaveBeenCalled();
  });

  it("shows what was written, changed and removed since", async () => {
    const { name, books, collection } = await shelf();
    const [first = aBook(), second = aBook()] = books;
    vi.setSystemTime(Date.now() + 5 * HOUR);
    await collection.remove(first.id);
    await collection.update(second.id, (current) => ({ ...current, title: "T1, changed" }));
    await collection.insert(aBook({ title: "T9, new" }));

    expect(await cold(name)).toEqual(["T1, changed", "T2", "T3", "T4", "T5", "T6", "T7", "T9, new"]);
  });

  it("misses no write that was stamped before the snapshot and came after it", async () => {
    const { name, collection } = await shelf();
    vi.setSystemTime(Date.now() - 8_000);

    await collection.insert(aBook({ title: "T9, late" }));
    vi.setSystemTime(Date.now() + 8_000);

    expect(await cold(name)).toContain("T9, late");
  });

  it("lists the same with a snapshot as without, whatever is written around it", async () => {
    const step = fc.record({
      what: fc.constantFrom("insert", "update", "remove", "snapshot", "wait"),
      which: fc.nat({ max: 11 }),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 14 }), async (steps) => {
        const { name, books, collection, write } = await shelf({ count: 6 });
        const present = new Map(books.map((book) => [book.id, book.title]));
        for (const { what, which } of steps) {
          const id = [...present.keys()][which];
          if (what === "wait") vi.setSystemTime(Date.now() + 7 * HOUR);
          if (what === "snapshot") await write();
          if (what === "insert") {
            const book = await collection.insert(aBook());
            present.set(book.id, book.title);
          }
          if (id === undefined) continue;
          if (what === "remove") {
            await collection.remove(id);
            present.delete(id);
          }
          if (what === "update") {
            const title = `${present.get(id)}, changed`;
            await collection.update(id, (current) => ({ ...current, title }));
            present.set(id, title);
          }
        }
        expect(await cold(name)).toEqual([...present.values()].toSorted());
      }),
      { numRuns: 25 },
    );
  });

  it("shows each caller the rows that the caller may see", async () => {
    const { name, books } = await shelf();
    const seenBy = visibleBy((title: string, listed: ListedBook) => listed.title === title);

    const { data, totalCount } = await openManyBooks(table, name).list(listConfig(), seenBy("T3"));

    expect(totalCount).toBe(1);
    expect(data).toEqual([{ ...books[3], version: 1 }]);
  });

  it("does not look for a snapshot of few books", async () => {
    const name = newName();
    await openManyBooks(table, name).insertMany([aBook({ title: "T0" }), aBook({ title: "T1" })]);
    delete process.env.BUCKET_NAME;

    expect(await cold(name)).toEqual(["T0", "T1"]);
    expect(warnings).not.toHaveBeenCalled();
  });
});

describe("without a usable snapshot a new function reads the table", () => {
  it("if there is none", async () => {
    const { name, fromTable } = await forged();
    await s3.send(new DeleteObjectCommand({ Bucket: bucketName, Key: keyOf(name) }));

    expect(await readOf(name)).toBe(fromTable);
  });

  it("if half of it is missing, or a byte is another one", async () => {
    const { name, fromTable } = await forged();
    const { Body } = await s3.send(new GetObjectCommand({ Bucket: bucketName, Key: keyOf(name) }));
    const whole = (await Body?.transformToByteArray()) ?? new Uint8Array();
    const other = whole.map((byte, at) => (at === whole.length - 12 ? byte ^ 1 : byte));

    for (const broken of [whole.slice(0, whole.length / 2), other, Buffer.from("no snapshot")]) {
      await s3.send(new PutObjectCommand({ Bucket: bucketName, Key: keyOf(name), Body: broken }));
      expect(await readOf(name)).toBe(fromTable);
      expect(warnings).toHaveBeenLastCalledWith("a snapshot cannot be used");
    }
  });

  it("if it is older than a day, when traces of what was removed may be gone", async () => {
    const { name, fromTable } = await forged();
    vi.setSystemTime(Date.now() + 25 * HOUR);

    expect(await readOf(name)).toBe(fromTable);
    expect(warnings).toHaveBeenLastCalledWith("a snapshot is too old");
  });

  it("if it shows rows in another shape", async () => {
    const { name, fromTable } = await forged();

    expect(await readOf(name, 2)).toBe(fromTable);
  });

  it("if it is of another table, such as the one before a restore", async () => {
    const { name } = await shelf();
    const restored = (await newTable()).table;
    await openManyBooks(restored, name).insertMany(Array.from({ length: 8 }, () => aBook({ title: "R" })));

    expect(await cold(name, { of: restored })).toEqual(Array(8).fill("R"));
  });

  it("if the bucket cannot be reached", async () => {
    const { name, fromTable } = await forged();
    process.env.BUCKET_NAME = `${bucketName}-gone`;

    expect(await readOf(name)).toBe(fromTable);
    expect(warnings).toHaveBeenCalledOnce();
  });
});

describe("the worker", () => {
  const puts = () => {
    const put = vi.fn(bucket.put);
    return { put, times: () => put.mock.calls.length };
  };
  const kept = async (count: number) => {
    const name = newName();
    const books = Array.from({ length: count }, () => aBook());
    const collection = openManyBooks(table, name);
    await collection.insertMany(books);
    const { put, times } = puts();
    const write = openBookSnapshots(table, name, { put });
    await write();
    return { books, collection, write, times, put, name };
  };

  it("makes no snapshot of few books", async () => {
    expect((await kept(4)).times()).toBe(0);
  });

  it("makes another when more than a fiftieth has changed, or after six hours", async () => {
    const { books, collection, write, times } = await kept(100);
    const change = (no: number) =>
      collection.update(books[no]?.id ?? "", (current) => ({ ...current, title: "changed" }));
    await change(0);
    await change(1);
    await write();
    expect(times()).toBe(1);

    await change(2);
    await write();
    expect(times()).toBe(2);

    vi.setSystemTime(Date.now() + 6 * HOUR + MINUTE);
    await write();
    await write();
    expect(times()).toBe(3);
  });

  it("reads the table, not an older snapshot, when it starts", async () => {
    const { name, fromTable } = await forged();

    await openBookSnapshots(table, name, bucket)();

    expect(await readOf(name)).toBe(fromTable);
  });

  it("leaves nothing of what was removed in the next one", async () => {
    const { name, collection, write } = await kept(100);
    const removed = await collection.insert(aBook({ title: "Verschwindet" }));
    await collection.remove(removed.id);
    vi.setSystemTime(Date.now() + 7 * HOUR);
    await write();

    const bytes = await bucket.read(keyOf(name));
    const { gunzipSync } = await import("node:zlib");

    expect(gunzipSync(bytes ?? new Uint8Array()).toString()).not.toContain("Verschwindet");
  });
});
