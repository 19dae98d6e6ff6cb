import { describe, expect, it } from "vitest";
import { outcomesOf } from "../../../functions/news/runs/failure-watch.ts";
import { planned } from "./planned-run.ts";
import { aSubscriber, eventAbout, type SendingFixture } from "./sending.fixture.ts";

/** SES refuses the first mails of each call. */
const refuse = (portal: SendingFixture, ofEach: number) => {
  portal.fixture.answer = (entries) =>
    entries.map((_, index) => ({
      verdict: index < ofEach ? { kind: "refused", reason: "Nein" } : { kind: "accepted" },
      messageId: undefined,
    }));
};

const outcomes = async (portal: SendingFixture) => outcomesOf(await portal.status()).done;

describe("a newsletter of which too much fails", () => {
  it("pauses with the numbers as its reason, tells its starter once, and goes on when resumed", async () => {
    const portal = await planned(400);
    refuse(portal, 10);

    await portal.sendAll();

    expect(await portal.status()).toMatchObject({
      state: "paused",
      failed: 20,
      pauseReason: expect.stringMatching(/^20 von 100 Nachrichten .* mehr als 10 %/),
    });
    expect(await outcomes(portal)).toBe(100);
    expect(portal.pauseNotifications).toHaveLength(1);

    refuse(portal, 0);
    await portal.resume();
    await portal.sendAll();

    expect(await portal.status()).toMatchObject({ state: "finished", failed: 20, pauseReason: null });
    expect(portal.pauseNotifications).toHaveLength(1);
  });

  it("pauses again when it goes on failing after somebody let it go on", async () => {
    const portal = await planned(400);
    refuse(portal, 10);
    await portal.sendAll();

    await portal.resume();
    await portal.sendAll();

    expect((await portal.status()).state).toBe("paused");
    expect(await outcomes(portal)).toBe(200);
    expect(portal.pauseNotifications).toHaveLength(2);
  });

  it("does not pause for a share that is allowed, nor before a hundred outcomes", async () => {
    const allowed = await planned(400);
    refuse(allowed, 5);
    const few = await planned(99);
    refuse(few, 25);

    await allowed.sendAll();
    await few.sendAll();

    expect((await allowed.status()).state).toBe("finished");
    expect((await few.status()).state).toBe("finished");
  });

  it("never pauses where the stage allows everything", async () => {
    const portal = await planned(300);
    portal.fixture.maxFailurePercent = 100;
    refuse(portal, 50);

    await portal.sendAll();

    expect((await portal.status()).state).toBe("finished");
  });

  it("counts what comes back later, once however often it is reported", async () => {
    const portal = await planned(400);
    const rest = portal.batchMessages.splice(4);
    await portal.sendAll();
    const returned = portal.sent.slice(0, 21).map((mail) => eventAbout(mail, "Bounce"));

    await portal.takeEvents(returned.slice(0, 15));
    await portal.takeEvents(returned.slice(0, 15).reverse());
    await portal.takeEvents([...returned.slice(5), ...returned.slice(5)]);
    expect((await portal.status()).bounced).toBe(21);
    portal.batchMessages.push(...rest);
    await portal.sendAll();

    expect(await portal.status()).toMatchObject({
      state: "paused",
      pauseReason: expect.stringMatching(/^21 von 200 /),
    });
    expect(portal.sent).toHaveLength(200);
  });
});

describe("repeating what failed", () => {
  const failedOnce = async (count: number, ofEach: number) => {
    const portal = await planned(count);
    portal.fixture.maxFailurePercent = 100;
    refuse(portal, ofEach);
    await portal.sendAll();
    refuse(portal, 0);
    return { portal, run: await portal.status() };
  };
  const repeat = async (portal: SendingFixture) => {
    await portal.planAgain();
    await portal.sendAll();
  };

  it("reaches just those whose mail failed, and counts nobody twice", async () => {
    const { portal, run } = await failedOnce(230, 3);
    const before = portal.sent.map(({ email }) => email);
    await portal.addSubscribers(1, (no) => aSubscriber(no, { id: `new-${no}`, email: "neu@example.at" }));

    expect(await portal.runs.beginRepeat(run)).toBe(true);
    expect((await portal.status()).state).toBe("planning");
    await repeat(portal);

    const repeated = portal.sent.slice(before.length).map(({ email }) => email);
    expect(repeated).toHaveLength(15);
    expect(new Set([...before, ...repeated]).size).toBe(230);
    expect(repeated).not.toContain("neu@example.at");
    expect(await portal.status()).toMatchObject({ state: "finished", failed: 0 });
    expect(await outcomes(portal)).toBe(230);
  });

  it("goes on where it was killed, and begins once", async () => {
    const { portal, run } = await failedOnce(230, 3);
    await portal.runs.beginRepeat(run);
    expect(await portal.runs.beginRepeat(run)).toBe(false);
    const { revise } = portal.batches;
    let opened = 0;
    Object.assign(portal.batches, {
      revise: async (...input: Parameters<typeof revise>) => {
        if (++opened === 3) throw new Error("killed");
        return revise(...input);
      },
    });
    await expect(repeat(portal)).rejects.toThrow("killed");
    await portal.sweep(Date.now() + 300_000);

    await portal.planAll();
    await portal.sweep(Date.now() + 600_000);
    await portal.sendAll();

    expect(await portal.status()).toMatchObject({ state: "finished", failed: 0 });
    expect(await outcomes(portal)).toBe(230);
    expect(new Set(portal.sent.map(({ email }) => email)).size).toBe(230);
    expect(portal.sent).toHaveLength(230);
  });

  it("is not for a run that is not over, nor where nothing failed", async () => {
    const { portal, run } = await failedOnce(60, 0);
    expect(await portal.runs.beginRepeat(run)).toBe(false);

    const running = await planned(120);
    expect(await running.runs.beginRepeat(await running.status())).toBe(false);
  });
});
