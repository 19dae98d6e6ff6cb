import { describe, expect, it, vi } from "vitest";
import { subscriptions } from "../../../shared/news/subscriptions.contract.ts";
import { stopClock } from "../../support/stopped-clock.ts";
import { otherOffice } from "../../support/viewers.ts";
import { aRegistration, subscriptionFixture } from "./subscription.fixture.ts";

const MINUTE = 60_000;

const inTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

stopClock();

describe("an address", () => {
  it("gets one mail in ten minutes for an office, however often somebody types it", async () => {
    const { register, mailsTo } = await subscriptionFixture();
    const wish = aRegistration();

    await Promise.all(Array.from({ length: 5 }, () => register(wish)));
    await register({ ...wish, email: wish.email.toUpperCase() });
    expect(await mailsTo(wish.email)).toHaveLength(1);
    inTime(11 * MINUTE);
    await register(wish);

    expect(await mailsTo(wish.email)).toHaveLength(2);
  });

  it("gets five mails in an hour for all offices together", async () => {
    vi.setSystemTime("2026-03-02T10:00:00.000Z");
    const { register, mailsTo } = await subscriptionFixture();
    const wish = aRegistration();

    for (let round = 0; round < 4; round++) {
      await register(wish);
      await register({ ...wish, organisationId: otherOffice.id });
      inTime(11 * MINUTE);
    }

    expect(await mailsTo(wish.email)).toHaveLength(5);
  });
});

describe("a network", () => {
  it("may register so often a minute only", async () => {
    const { send } = await subscriptionFixture();
    const options = { headers: { "cloudfront-viewer-address": "203.0.113.9:443" } };

    const codes: number[] = [];
    for (let call = 0; call < 21; call++) {
      const { response } = await send(subscriptions.register, { body: aRegistration() }, options);
      codes.push(response.status);
    }

    expect(codes.slice(0, 20).every((status) => status === 202)).toBe(true);
    expect(codes[20]).toBe(429);
  });
});
