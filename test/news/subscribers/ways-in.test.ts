import { describe, expect, it } from "vitest";
import { type AddressFixture, addressFixture } from "./address.fixture.ts";

type Past = "unsubscribed" | "complained" | "bounced" | "unconfirmed";

/** What became of the address at another office. */
const happened = async (fixture: AddressFixture, past: Past) => {
  const { formerly, store, leave, suppress } = fixture;
  if (past === "unconfirmed") return store(formerly, { registrationConfirmedAt: null });
  const subscriber = await store(formerly);
  await (past === "unsubscribed" ? leave(subscriber) : suppress(past));
  return subscriber;
};

type Former = Awaited<ReturnType<typeof happened>>;
const unlessRefused = (entering: Promise<unknown>) =>
  entering.catch((error: unknown) => expect(error).toMatchObject({ code: "subscriber.has-unsubscribed" }));

/** How it comes in; answers whose own newsletter is asked about. */
const ways: Record<string, (fixture: AddressFixture, former: Former) => Promise<string>> = {
  "a confirmed registration": async ({ register, confirm, here }) => {
    await register(here);
    await confirm();
    return here;
  },
  "a registration": async ({ register, here }) => {
    await register(here);
    return here;
  },
  "staff's entry": async ({ enter, here }) => {
    await unlessRefused(enter(here));
    return here;
  },
  "an import": async ({ importAt, here }) => {
    await importAt(here);
    return here;
  },
  "a move": async ({ store, move, third, here }) => {
    await unlessRefused(move(await store(third), here));
    return here;
  },
  "deleting and entering": async ({ remove, enter, formerly }, former) => {
    await remove(former);
    await unlessRefused(enter(formerly));
    return formerly;
  },
};

describe.each([
  ["unsubscribed", "a confirmed registration", "gets it", "goes without"],
  ["unsubscribed", "a registration", "unconfirmed", "goes without"],
  ["unsubscribed", "staff's entry", "is not there", "goes without"],
  ["unsubscribed", "an import", "is not there", "goes without"],
  ["unsubscribed", "a move", "is not there", "goes without"],
  ["unsubscribed", "deleting and entering", "is not there", "goes without"],
  ...(["complained", "bounced"] as const).flatMap((past) => [
    [past, "a confirmed registration", "unconfirmed", "goes without"] as const,
    [past, "a registration", "unconfirmed", "goes without"] as const,
    [past, "staff's entry", past, "goes without"] as const,
    [past, "an import", "is not there", "goes without"] as const,
    [past, "a move", past, "goes without"] as const,
    [past, "deleting and entering", past, "goes without"] as const,
  ]),
  ["unconfirmed", "a confirmed registration", "gets it", "gets it"],
  ["unconfirmed", "a registration", "unconfirmed", "goes without"],
  ["unconfirmed", "staff's entry", "unconfirmed", "goes without"],
  ["unconfirmed", "an import", "unconfirmed", "goes without"],
  ["unconfirmed", "a move", "gets it", "gets it"],
  ["unconfirmed", "deleting and entering", "gets it", "gets it"],
] as const)("who is %s at one office and comes in by %s", (past, way, own, group) => {
  it(`${own} from the office, and ${group} from the group`, async () => {
    const fixture = await addressFixture();

    const office = await ways[way]?.(fixture, await happened(fixture, past));

    expect(await fixture.fate(office ?? "")).toBe(own);
    expect(await fixture.fate(null)).toBe(group);
  });
});
