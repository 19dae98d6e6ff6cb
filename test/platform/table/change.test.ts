import { describe, expect, it } from "vitest";
import {
  type Change,
  change,
  expression,
  ifMissing,
  onlyIf,
  updateOf,
} from "../../../functions/platform/table/change.ts";
import { newTable } from "../../support/new-table.ts";

const { table } = await newTable();
let opened = 0;

const stored = async (facts: object) => {
  const key = { pk: "CHANGED", sk: `item-${++opened}` };
  await table.put({ ...key, ...facts });
  return key;
};

describe("a change", () => {
  it("sets, adds, removes and takes out of sets in one write, whatever the attributes are called", async () => {
    const key = await stored({ state: "queued", count: 2, old: 1, codes: new Set(["a", "b"]) });

    const after = await table.update(key, {
      set: { state: "done", status: null, order: undefined },
      add: { count: -1, size: 3, tags: new Set(["x"]) },
      remove: ["old"],
      delete: { codes: new Set(["a"]) },
    });

    expect(after).toEqual({
      ...key,
      state: "done",
      status: null,
      count: 1,
      size: 3,
      tags: new Set(["x"]),
      codes: new Set(["b"]),
    });
  });

  it("leaves what is there already where it says so, and computes what it says", async () => {
    const key = await stored({ first: 1, list: ["a"], from: 7 });

    const after = await table.update(key, {
      set: {
        first: ifMissing(2),
        second: ifMissing(2),
        list: expression`list_append(if_not_exists(#list, ${[]}), ${["b"]})`,
        more: expression`list_append(if_not_exists(more, ${[]}), ${["c"]})`,
        to: expression`#from`,
      },
    });

    expect(after).toMatchObject({ first: 1, second: 2, list: ["a", "b"], more: ["c"], to: 7 });
  });

  it("reaches into maps by names that no expression could hold", async () => {
    const key = await stored({ votes: { "a b": 1 } });
    const vote = (by: string): Change => ({
      set: { "votes.#by": 2 },
      names: { "#by": by },
      if: "attribute_not_exists(votes.#by)",
    });

    expect(await table.tryUpdate(key, vote("c d"))).toMatchObject({ votes: { "a b": 1, "c d": 2 } });
    expect(await table.tryUpdate(key, vote("a b"))).toBeUndefined();
  });

  it("is made only under its condition, which may hold others", async () => {
    const key = await stored({ state: "queued", tries: 3 });
    const isQueued = expression`#state = ${"queued"}`;
    const below = (most: number): Change => ({
      set: { state: "sending" },
      if: expression`${isQueued} AND (attribute_not_exists(tries) OR tries < ${most})`,
    });

    expect(await table.tryUpdate(key, below(3))).toBeUndefined();
    expect(await table.tryTransact([change(key, below(4))])).toBe(true);
    expect(await table.tryTransact([change(key, below(4))])).toBe(false);
    expect(await table.tryTransact([{ Delete: { Key: key, ...onlyIf(isQueued) } }])).toBe(false);
  });

  it("names the time of a write as its stamp is looked for, and nothing that it does not use", () => {
    expect(updateOf({ set: { changedAt: 1 }, names: { "#by": "a" } })).toEqual({
      UpdateExpression: "SET #changedAt = :changedAt",
      ExpressionAttributeNames: { "#changedAt": "changedAt" },
      ExpressionAttributeValues: { ":changedAt": 1 },
    });
    expect(updateOf({ remove: ["dueAt"], if: "attribute_exists(pk)" })).toEqual({
      UpdateExpression: "REMOVE #dueAt",
      ConditionExpression: "attribute_exists(pk)",
      ExpressionAttributeNames: { "#dueAt": "dueAt" },
    });
  });
});

describe("a query", () => {
  it("gives all of a partition, or what begins alike, in order", async () => {
    for (const sk of ["B#2", "A#1", "B#1"]) await table.put({ pk: "QUERIED", sk });

    const keys = async (items: ReturnType<typeof table.all>) => (await items).map(({ sk }) => sk);

    expect(await keys(table.all("QUERIED"))).toEqual(["A#1", "B#1", "B#2"]);
    expect(await keys(table.range("QUERIED", "B#"))).toEqual(["B#1", "B#2"]);
  });
});
