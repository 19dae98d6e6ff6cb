import { describe, expect, it } from "vitest";
import { expectEachOnce, planned } from "./planned-run.ts";
import { aSubscriber, sendingFixture } from "./sending.fixture.ts";

describe("sending a newsletter", () => {
  it("reaches everybody once, and done becomes total", async () => {
    const portal = await planned(230);

    await portal.sendAll();

    await expectEachOnce(portal, 230);
  });

  it("counts a batch once however often it is delivered", async () => {
    const portal = await planned(230);

    await portal.sendAll(2);

    await expectEachOnce(portal, 230);
  });

  it("sends one mail to an address that several people share, the client's before the external's", async () => {
    const portal = await sendingFixture();
    await portal.addSubscribers(10, (no) =>
      aSubscriber(no, { email: "same@example.at", organisationId: String(no) }),
    );
    await portal.start();
    await portal.planAll();

    await portal.sendAll();

    await expectEachOnce(portal, 1);
    expect((await portal.status()).done.clients).toBe(1);
  });

  it("plans nobody twice when the planner is killed in between and runs again", async () => {
    const portal = await sendingFixture();
    await portal.addSubscribers(2_000);
    await portal.start();
    const add = portal.plans.append;
    let appends = 0;
    Object.assign(portal.plans, {
      append: async (...arguments_: Parameters<typeof add>) => {
        if (++appends === 3) throw new Error("killed");
        return add(...arguments_);
      },
    });
    await expect(portal.planAll()).rejects.toThrow("killed");
    await portal.addSubscribers(100, (no) =>
      aSubscriber(no, { id: `late-${no}`, email: `late${no}@example.at` }),
    );

    await portal.planAgain();
    await portal.sendAll();

    await expectEachOnce(portal, 2_100);
  });

  it("lets one of two planners at once win", async () => {
    const portal = await sendingFixture();
    await portal.addSubscribers(1_000);
    await portal.start();
    portal.planMessages.push(...portal.planMessages);
    await Promise.all([portal.planAll(), portal.planAll()]);
    await portal.sweep(Date.now() + 300_000);
    await portal.planAll();

    await portal.sendAll();

    await expectEachOnce(portal, 1_000);
  });

  it("finds batches again whose messages were lost", async () => {
    const portal = await planned(500);
    portal.batchMessages.length = 0;

    await portal.sweep();
    expect(portal.batchMessages).toHaveLength(0);
    await portal.sweep(Date.now() + 300_000);
    await portal.sendAll();

    await expectEachOnce(portal, 500);
  });
});
