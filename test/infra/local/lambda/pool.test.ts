import { fileURLToPath } from "node:url";
import { afterEach, describe, expect, it, vi } from "vitest";
import * as z from "zod";
import { createIdleInstances, type IdleLimits } from "../../../../infra/local/lambda/idle-instances.ts";
import { createPool, type Pool } from "../../../../infra/local/lambda/pool.ts";

const Answer = z.object({ no: z.number().optional(), threadId: z.number() });
const patient: IdleLimits = { most: 16, idleMs: 60_000 };
const hasty: IdleLimits = { most: 16, idleMs: 1 };

const pools: Pool[] = [];
afterEach(async () => {
  await Promise.all(pools.splice(0).map(({ stop }) => stop()));
});

const functionWith = (idleInstances = createIdleInstances(patient)) => {
  const pool = createPool({
    identity: { name: "thread", arn: "arn:thread", memoryMb: 128 },
    module: fileURLToPath(new URL("../fixture-thread.function.ts", import.meta.url)),
    exported: "handler",
    environment: {},
    timeoutMs: 60_000,
    log: () => {},
    limit: 2,
    idleInstances,
  });
  pools.push(pool);
  return { call: async (event: object = {}) => Answer.parse(await pool.invoke(event)) };
};

type Call = ReturnType<typeof functionWith>["call"];

/** Calls, with pauses longer than any instance of a hasty run may be idle, until another instance answers. */
const untilReplaced = async (call: Call) => {
  const { threadId } = await call();
  await vi.waitFor(async () => expect((await call()).threadId).not.toBe(threadId), {
    interval: 50,
    timeout: 30_000,
  });
};

const threadsOf = async (calls: Iterable<Promise<z.output<typeof Answer>>>) =>
  new Set((await Promise.all(calls)).map(({ threadId }) => threadId));

describe("the instances of a local function", () => {
  it("are no more than two in a burst, and no event of it is lost", async () => {
    const { call } = functionWith();

    const answers = await Promise.all(Array.from({ length: 100 }, (_, no) => call({ no })));

    expect(answers.map(({ no }) => no)).toEqual(Array.from({ length: 100 }, (_, no) => no));
    expect(new Set(answers.map(({ threadId }) => threadId)).size).toBeLessThanOrEqual(2);
  });

  it("stay for the next event", async () => {
    const { call } = functionWith();

    const { threadId } = await call();

    expect(await call()).toMatchObject({ threadId });
  });

  it("end when they have been idle, and others take their place", async () => {
    const { call } = functionWith(createIdleInstances(hasty));

    await untilReplaced(call);
    await untilReplaced(call);

    expect((await threadsOf(Array.from({ length: 20 }, () => call()))).size).toBeLessThanOrEqual(2);
  });

  it("never end while they are busy", async () => {
    const { call } = functionWith(createIdleInstances(hasty));
    const gate = new SharedArrayBuffer(4);
    const busy = call({ gate });

    await untilReplaced(call);
    Atomics.store(new Int32Array(gate), 0, 1);
    Atomics.notify(new Int32Array(gate), 0);

    expect(await busy).toHaveProperty("threadId");
  });

  it("end before their time when too many of other functions are idle, the one idle longest first", async () => {
    const idleInstances = createIdleInstances({ ...patient, most: 2 });
    const [first, second, third] = [1, 2, 3].map(() => functionWith(idleInstances).call);
    if (!first || !second || !third) throw new Error("There are three functions.");

    const [before, kept] = [await first(), await second()];
    await third();

    expect(await second()).toEqual(kept);
    expect(await first()).not.toEqual(before);
  });
});
