import { expect } from "vitest";
import { type SendingFixture, sendingFixture } from "./sending.fixture.ts";

export const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

export const addresses = ({ sent }: SendingFixture) => sent.map(({ email }) => email);

/** Everybody has exactly one mail, and the run says so. */
export const expectEachOnce = async (portal: SendingFixture, count: number) => {
  expect(new Set(addresses(portal)).size).toBe(count);
  expect(portal.sent).toHaveLength(count);
  const status = await portal.status();
  expect(status.state).toBe("finished");
  expect(total(status.totals)).toBe(count);
  expect(total(status.done)).toBe(count);
};

/** One visit of the sweeper, and all that follows from it. */
export const goOn = async (portal: SendingFixture, now?: number) => {
  await portal.sweep(now);
  await portal.planAll();
  await portal.sendAll();
};

/** A newsletter to so many, planned and not yet sent. */
export const planned = async (count: number) => {
  const portal = await sendingFixture();
  await portal.addSubscribers(count);
  await portal.start();
  await portal.planAll();
  return portal;
};
