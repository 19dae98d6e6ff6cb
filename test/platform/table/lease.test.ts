import { afterEach, describe, expect, it, vi } from "vitest";
import { alone } from "../../../functions/platform/table/lease.ts";
import { newTable } from "../../support/new-table.ts";

const { table } = await newTable();
const MINUTE = 60_000;

let named = 0;

const heldWork = () => {
  const name = `work-${++named}`;
  const [begun, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const first = alone(table, name, MINUTE, () => {
    begun.resolve();
    return end.promise;
  });
  return { name, first, begun: begun.promise, end };
};

const workOf = async (name: string) => {
  const work = vi.fn(async () => undefined);
  await alone(table, name, MINUTE, work);
  return work;
};

afterEach(() => {
  vi.useRealTimers();
});

describe("work that is done by one at a time", () => {
  it("is left to who is at it, and free again once that is done", async () => {
    const { name, first, begun, end } = heldWork();
    await begun;

    expect(await workOf(name)).not.toHaveBeenCalled();

    end.resolve();
    await first;
    expect(await workOf(name)).toHaveBeenCalledOnce();
  });

  it("is free again after a failure", async () => {
    const { name, first, begun, end } = heldWork();
    await begun;
    end.reject(new Error("The bucket is away"));

    await expect(first).rejects.toThrow("The bucket is away");
    expect(await workOf(name)).toHaveBeenCalledOnce();
  });

  it("is free after the longest run, should one never end, and stays with who took it then", async () => {
    const { name, first, begun, end } = heldWork();
    await begun;
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + MINUTE });
    const next = Promise.withResolvers<void>();
    const taken = Promise.withResolvers<void>();
    const second = alone(table, name, MINUTE, () => {
      taken.resolve();
      return next.promise;
    });
    await taken.promise;

    end.resolve();
    await first;

    expect(await workOf(name)).not.toHaveBeenCalled();
    next.resolve();
    await second;
  });
});
