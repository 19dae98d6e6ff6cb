import { describe, expect, it, vi } from "vitest";
import { stopClock } from "../../support/stopped-clock.ts";
import { aRegistration, subscriptionFixture } from "./subscription.fixture.ts";

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const inTime = (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds);

stopClock();

describe("the link of a registration", () => {
  it("may be used again and changes nothing then, even after unsubscribing", async () => {
    const { register, confirm, tokenFor, subscriberAt, subscribers } = await subscriptionFixture();
    const wish = aRegistration();
    await register(wish);
    const token = await tokenFor(wish.email);
    await confirm(token);
    const { id = "" } = (await subscriberAt(wish.email)) ?? {};
    await subscribers.update(id, (current) => ({
      ...current,
      customerUnsuscribedAt: "2026-03-01T08:00:00.000Z",
    }));

    const { status } = await confirm(token);

    expect(status).toBe(200);
    expect((await subscribers.find(id))?.customerUnsuscribedAt).toBe("2026-03-01T08:00:00.000Z");
  });

  it("is over after seven days, and says so", async () => {
    const { register, confirm, tokenFor, subscriberAt } = await subscriptionFixture();
    const wish = aRegistration();
    await register(wish);
    const token = await tokenFor(wish.email);

    inTime(7 * DAY + MINUTE);

    await expect(confirm(token)).rejects.toMatchObject({ status: 422, code: "registration.expired" });
    expect((await subscriberAt(wish.email))?.registrationConfirmedAt).toBeNull();
  });

  it("is not valid when it was changed, or when somebody made it up", async () => {
    const { register, confirm, tokenFor } = await subscriptionFixture();
    const wish = aRegistration();
    await register(wish);
    const token = await tokenFor(wish.email);

    for (const wrong of [`${token}x`, token.slice(0, -1), "made-up"]) {
      await expect(confirm(wrong)).rejects.toMatchObject({
        status: 400,
        code: "registration.token-invalid",
      });
    }
  });

  it("subscribes who was deleted by staff in the meantime", async () => {
    const { register, confirm, tokenFor, subscriberAt, subscribers } = await subscriptionFixture();
    const wish = aRegistration();
    await register(wish);
    const { id = "" } = (await subscriberAt(wish.email)) ?? {};
    await subscribers.remove(id);

    await confirm(await tokenFor(wish.email));

    expect((await subscriberAt(wish.email))?.registrationConfirmedAt).not.toBeNull();
  });

  it("stands in the table as a hash only", async () => {
    const { register, tokenFor, table } = await subscriptionFixture();
    const wish = aRegistration();
    await register(wish);
    const token = await tokenFor(wish.email);

    expect(await table.get({ pk: `REGISTRATION#${token}`, sk: "REGISTRATION" })).toBeUndefined();
  });
});
