import { describe, expect, it } from "vitest";
import { openDiscussions } from "../../functions/discussions/discussions.deps.ts";
import { dyingTable } from "../support/dying-table.ts";
import { anEmployee } from "../support/people.builder.ts";
import { notificationDesk } from "./notification-desk.ts";

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
const followedDesk = async (count: number, digestEvery = 10) => {
  const desk = await notificationDesk();
  const { employees, forumFollowers } = openDiscussions(desk.table);
  const followers = Array.from({ length: count }, (_, at) =>
    anEmployee({ email: `folgt-${at}@${desk.forum.id}.example`, forumDigest: at % digestEvery === 0 }),
  );
  await employees.insertMany(followers);
  await desk.table.putMany(followers.map(({ id }) => forumFollowers.itemOf(id, desk.forum.id)));
  const addressesOf = (isDigest: boolean) =>
    followers.flatMap(({ email, forumDigest }) => (forumDigest === isDigest ? (email ?? "") : [])).toSorted();
  return { ...desk, addressesOf, addresses: () => desk.sent.map(({ to }) => to).toSorted() };
};

describe("a notifier that dies half-way", () => {
  it.each([
    ["before its first batch is stored", 1, "before"],
    ["after its first batch is stored", 1, "after"],
    ["before its third", 3, "before"],
    ["after its last", 4, "after"],
  ] as const)("%s tells everybody once", async (_, at, when) => {
    const inHours = anotherDay();
    const desk = await followedDesk(60);
    await desk.write("Neue Fristen");

    await expect(desk.notify(inHours(0), dyingTable(desk.table, at, when))).rejects.toThrow();
    await desk.run(inHours(0));
    await desk.run(inHours(0));
    await desk.sweepOutbox(inHours(2));
    await desk.deliver();

    expect(desk.addresses()).toEqual(desk.addressesOf(false));
    desk.sent.length = 0;
    await desk.run(inHours(25));
    expect(desk.addresses()).toEqual(desk.addressesOf(true));
  });

  it.each([
    ["before the first mails are stored", 1, "before"],
    ["after the first mails are stored", 1, "after"],
  ] as const)("in the morning, %s, sends one digest to each", async (_, at, when) => {
    const inHours = anotherDay();
    const desk = await followedDesk(30, 1);
    await desk.write("Neue Fristen");
    await desk.run(inHours(0));

    await expect(desk.notify(inHours(25), dyingTable(desk.table, at, when))).rejects.toThrow();
    await desk.run(inHours(25));
    await desk.sweepOutbox(inHours(27));
    await desk.deliver();

    expect(desk.addresses()).toEqual(desk.addressesOf(true));
  });

  it("is no different from three at work at once", async () => {
    const inHours = anotherDay();
    const desk = await followedDesk(60);
    await desk.write("Neue Fristen");

    await Promise.all([1, 2, 3].map(() => desk.notify(inHours(0))));
    await desk.deliver();

    expect(desk.addresses()).toEqual(desk.addressesOf(false));
  });
});
