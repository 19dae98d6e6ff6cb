import { DynamoDBClient } from "@aws-sdk/client-dynamodb";
import { afterEach, describe, expect, it, vi } from "vitest";
import { everything } from "../../../functions/platform/collection/visible.ts";
import { change } from "../../../functions/platform/table/change.ts";
import { openTable } from "../../../functions/platform/table/table.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { newTable } from "../../support/new-table.ts";
import { aBook, openBooks } from "../collection/books.ts";

const HOUR = 3_600_000;

const { name: tableName, table } = await newTable();
let opened = 0;
const newName = () => `STAMPED${++opened}`;

/** A function whose first write waits at the network until somebody lets it go, to be sent or to be refused. */
const openStalled = (fate: "sent" | "refused" = "sent") => {
  const client = new DynamoDBClient({});
  const [arrival, gate] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let tries = 0;
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (input) => {
        if (commandName !== "TransactWriteItemsCommand" || ++tries > 1) return next(input);
        arrival.resolve();
        await gate.promise;
        if (fate === "sent") return next(input);
        throw Object.assign(new Error("conflict"), { name: "TransactionConflictException" });
      },
    { step: "finalizeRequest", priority: "low" },
  );
  return { table: openTable(client, tableName), arrival: arrival.promise, release: () => gate.resolve() };
};

const titlesIn = async (books: ReturnType<typeof openBooks>) =>
  (await books.list(listConfig(), everything)).data.map(({ title }) => title);

afterEach(() => {
  vi.useRealTimers();
});

describe("a write that takes its time", () => {
  it.each(["sent", "refused"] as const)(
    "is in every warm list when it was frozen for an hour before it was %s",
    async (fate) => {
      const name = newName();
      const [here, there] = [openBooks(table, name), openBooks(table, name)];
      await here.insert(aBook({ title: "Alt" }));
      await titlesIn(there);
      const stalled = openStalled(fate);
      const writing = openBooks(stalled.table, name).insert(aBook({ title: "Neu" }));
      await stalled.arrival;
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + HOUR });
      await titlesIn(here);

      stalled.release();
      await writing;

      expect(await titlesIn(here)).toEqual(["Alt", "Neu"]);
      expect(await titlesIn(there)).toEqual(["Alt", "Neu"]);
    },
  );

  it("is in a warm list that has read later ones before it", async () => {
    const name = newName();
    const here = openBooks(openTable(new DynamoDBClient({}), tableName), name);
    await titlesIn(here);
    await titlesIn(here);
    const stalled = openStalled();
    const writing = openBooks(stalled.table, name).insert(aBook({ title: "Früh" }));
    await stalled.arrival;
    await openBooks(table, name).insert(aBook({ title: "Später" }));
    expect(await titlesIn(here)).toEqual(["Später"]);

    stalled.release();
    await writing;

    expect(await titlesIn(here)).toEqual(["Früh", "Später"]);
  });

  it("has readers look again, too, where it only adds to what is there", async () => {
    const name = newName();
    const here = openBooks(table, name);
    const { id } = await here.insert(aBook());
    const stalled = openStalled();
    const writing = stalled.table.transact([
      change(here.keyOf(id), { set: { changedAt: Date.now() }, add: { version: 1 } }),
    ]);
    await stalled.arrival;
    const thawedAt = Date.now() + HOUR;
    vi.useFakeTimers({ toFake: ["Date"], now: thawedAt });

    stalled.release();
    await writing;

    expect((await table.get(here.keyOf(id)))?.changedAt).toBe(thawedAt);
  });

  it("is given up before readers look past it", async () => {
    const timeout = vi.spyOn(AbortSignal, "timeout").mockReturnValue(AbortSignal.abort());
    const books = openBooks(table, newName());

    await expect(books.insert(aBook())).rejects.toThrow();

    expect(timeout).toHaveBeenCalledWith(10_000);
    timeout.mockRestore();
    expect(await titlesIn(books)).toEqual([]);
  });
});
