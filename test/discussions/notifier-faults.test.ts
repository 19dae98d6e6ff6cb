import { describe, expect, it } from "vitest";
import { openStores } from "../../functions/data/stores.ts";
import { dyingTable } from "../support/dying-table.ts";
import { anEmployee } from "../support/people.builder.ts";
import { notificationFixture } from "./notification.fixture.ts";

const HOUR = 3600 * 1000;
const DAY = 24 * HOUR;

let days = 0;
/** Time goes on only forwards: each test begins days after the one before. */
const anotherDay = () => {
  days += 3;
  const start = Date.now() + days * DAY;
  return (hours: number) => new Date(start + hours * HOUR);
};

/** So many who follow the forum, every tenth of them by a digest. */
const followedFixture = async (count: number, digestEvery = 10) => {
  const fixture = await notificationFixture();
  const { employees, forumFollowers } = openStores(fixture.table);
  const followers = Array.from({ length: count }, (_, at) =>
    anEmployee({ email: `folgt-${at}@${fixture.forum.id}.example`, forumDigest: at % digestEvery === 0 }),
  );
  await employees.insertMany(followers);
  await fixture.table.putMany(followers.map(({ id }) => forumFollowers.itemOf(id, fixture.forum.id)));
  const addressesOf = (isDigest: boolean) =>
    followers.flatMap(({ email, forumDigest }) => (forumDigest === isDigest ? (email ?? "") : [])).toSorted();
  return { ...fixture, addressesOf, addresses: () => fixture.sent.map(({ to }) => to).toSorted() };
};

describe("a notifier that dies half-way", () => {
  it.each([
    ["before its first batch is stored", 1, "before"],
    ["after its first batch is stored", 1, "after"],
    ["before its third", 3, "before"],
    ["after its last", 4, "after"],
  ] as const)("%s tells everybody once", async (_, at, when) => {
    const inHours = anotherDay();
    const fixture = await followedFixture(60);
    await fixture.write("Neue Fristen");

    await expect(fixture.notify(inHours(0), dyingTable(fixture.table, at, when))).rejects.toThrow();
    await fixture.run(inHours(0));
    await fixture.run(inHours(0));
    await fixture.sweepOutbox(inHours(2));
    await fixture.deliver();

    expect(fixture.addresses()).toEqual(fixture.addressesOf(false));
    fixture.sent.length = 0;
    await fixture.run(inHours(25));
    expect(fixture.addresses()).toEqual(fixture.addressesOf(true));
  });

  it.each([
    ["before the first mails are stored", 1, "before"],
    ["after the first mails are stored", 1, "after"],
  ] as const)("in the morning, %s, sends one digest to each", async (_, at, when) => {
    const inHours = anotherDay();
    const fixture = await followedFixture(30, 1);
    await fixture.write("Neue Fristen");
    await fixture.run(inHours(0));

    await expect(fixture.notify(inHours(25), dyingTable(fixture.table, at, when))).rejects.toThrow();
    await fixture.run(inHours(25));
    await fixture.sweepOutbox(inHours(27));
    await fixture.deliver();

    expect(fixture.addresses()).toEqual(fixture.addressesOf(true));
  });

  it("is no different from three at work at once", async () => {
    const inHours = anotherDay();
    const fixture = await followedFixture(60);
    await fixture.write("Neue Fristen");

    await Promise.all([1, 2, 3].map(() => fixture.notify(inHours(0))));
    await fixture.deliver();

    expect(fixture.addresses()).toEqual(fixture.addressesOf(false));
  });
});
