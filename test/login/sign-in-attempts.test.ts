import { describe, expect, it, vi } from "vitest";
import { openSignInAttempts } from "../../functions/login/sign-in-attempts.repository.ts";
import { newTable } from "../support/new-table.ts";
import { stopClock } from "../support/stopped-clock.ts";

const MINUTE = 60_000;

const { table } = await newTable();
const attempts = openSignInAttempts(table);

let made = 0;
/** A user and an address that no other test has. */
const somewhere = () => ({ user: `user-${++made}`, address: `203.0.113.${made}` });

const failing = async (user: string, address: string, times: number) => {
  for (let tries = 0; tries < times; tries++) await attempts.count(user, address);
};

const succeeding = async (user: string, address: string) => {
  await table.transact(attempts.succeeding(await attempts.count(user, address)));
};

const throttled = { code: "login.throttled", kind: { status: 429 } };

stopClock();

describe("the attempts of a user", () => {
  it("end with the tenth, for the rest of a quarter of an hour", async () => {
    const { user, address } = somewhere();
    await failing(user, address, 10);
    vi.advanceTimersByTime(5 * MINUTE);

    const another = attempts.count(user, address);

    await expect(another).rejects.toMatchObject({ ...throttled, options: { retryAfter: 10 * 60 } });
  });

  it("begin anew after it", async () => {
    const { user, address } = somewhere();
    await failing(user, address, 10);
    vi.advanceTimersByTime(15 * MINUTE);

    await failing(user, address, 10);

    await expect(attempts.count(user, address)).rejects.toMatchObject(throttled);
  });

  it("are ten in any quarter of an hour, wherever it begins", async () => {
    const { user, address } = somewhere();
    await failing(user, address, 1);
    vi.advanceTimersByTime(14 * MINUTE);
    await failing(user, address, 9);
    vi.advanceTimersByTime(2 * MINUTE);

    await failing(user, address, 1);

    const wait = { options: { retryAfter: 13 * 60 } };
    await expect(attempts.count(user, address)).rejects.toMatchObject({ ...throttled, ...wait });
  });

  it("count from all addresses together", async () => {
    const { user } = somewhere();
    for (let tries = 0; tries < 10; tries++) await failing(user, somewhere().address, 1);

    await expect(attempts.count(user, somewhere().address)).rejects.toMatchObject(throttled);
  });

  it("are forgotten with a success", async () => {
    const { user, address } = somewhere();
    await failing(user, address, 9);

    await succeeding(user, address);

    await expect(failing(user, address, 10)).resolves.toBeUndefined();
  });

  it("do not grow by what was refused", async () => {
    const { user, address } = somewhere();
    await failing(user, address, 10);
    vi.advanceTimersByTime(14 * MINUTE);
    await expect(attempts.count(user, address)).rejects.toMatchObject(throttled);

    vi.advanceTimersByTime(1 * MINUTE);

    await expect(failing(user, address, 10)).resolves.toBeUndefined();
  });
});

describe("the attempts of an address", () => {
  it("end with the fiftieth, whatever the names", async () => {
    const { address } = somewhere();
    for (let names = 0; names < 10; names++) await failing(somewhere().user, address, 5);

    await expect(attempts.count(somewhere().user, address)).rejects.toMatchObject(throttled);
    await expect(failing(somewhere().user, somewhere().address, 1)).resolves.toBeUndefined();
  });

  it("do not stop a whole office that signs in", async () => {
    const { address } = somewhere();

    for (let people = 0; people < 60; people++) await succeeding(somewhere().user, address);

    await expect(failing(somewhere().user, address, 10)).resolves.toBeUndefined();
  });
});
