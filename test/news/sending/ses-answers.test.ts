import { describe, expect, it, vi } from "vitest";
import { sendBatch } from "../../../functions/news/delivery/sender.ts";
import { expectEachOnce, planned } from "./planned-run.ts";
import { type Answer, accept, NEWSLETTER } from "./sending.fixture.ts";

/** SES refuses the whole call. */
const failing =
  (name: string, message = "no"): Answer =>
  () => {
    throw Object.assign(new Error(message), { name });
  };

describe("what SES answers", () => {
  it("takes a refused destination as its result and sends the others", async () => {
    const portal = await planned(60);
    portal.fixture.answer = (entries) =>
      entries.map(({ email }) => ({
        verdict: email === "s7@example.at" ? { kind: "refused", reason: "Nein" } : { kind: "accepted" },
        messageId: undefined,
      }));

    await portal.sendAll();

    expect(await portal.status()).toMatchObject({ state: "finished", failed: 1 });
    expect(portal.sent).toHaveLength(59);
  });

  it("pauses the run and tells its starter when the account may not send", async () => {
    const portal = await planned(200);
    portal.fixture.answer = failing("SendingPausedException");

    await portal.sendAll();

    expect((await portal.status()).state).toBe("paused");
    expect(portal.pauseNotifications).toHaveLength(1);
    portal.fixture.answer = accept;
    await portal.resume();
    await portal.sendAll();
    await expectEachOnce(portal, 200);
  });

  it("pauses at once for recipients the sandbox does not let through, without asking for each of them", async () => {
    const portal = await planned(50);
    const answer = vi.fn(failing("MessageRejected", "Email address is not verified."));
    portal.fixture.answer = answer;

    await portal.sendAll();

    expect(answer).toHaveBeenCalledOnce();
    expect(await portal.status()).toMatchObject({ state: "paused", failed: 0 });
  });

  it("never counts throttling against anybody, however long it goes on", async () => {
    const portal = await planned(100);
    const throttled = failing("TooManyRequestsException");
    let calls = 0;
    portal.fixture.answer = (entries) => (++calls <= 30 ? throttled : accept)(entries);

    await portal.sendAll();

    await expectEachOnce(portal, 100);
    expect((await portal.status()).failed).toBe(0);
  });

  it("finds the one address for which SES refuses the whole call, and sends to its neighbours", async () => {
    const portal = await planned(100);
    const isRefused: (entries: Parameters<Answer>[0]) => boolean = (entries) =>
      entries.some(({ email }) => email === "s8@example.at");
    portal.fixture.answer = (entries) =>
      (isRefused(entries) ? failing("BadRequestException") : accept)(entries);

    await portal.sendAll();

    expect(await portal.status()).toMatchObject({ state: "finished", failed: 1, stuck: 0 });
    expect(portal.sent).toHaveLength(99);
  });

  it("leaves a batch that fails again and again to a person, who can have it tried again", async () => {
    const portal = await planned(50);
    portal.fixture.answer = failing("BadRequestException");

    await expect(portal.sendAll()).rejects.toThrow("Batch 0");
    await expect(sendBatch(portal.sender(), { newsletterId: NEWSLETTER, run: 1, no: 0 })).rejects.toThrow(
      "Batch 0",
    );
    expect((await portal.status()).stuck).toBe(1);

    portal.fixture.answer = accept;
    await portal.resume();
    await portal.sendAll();
    await expectEachOnce(portal, 50);
    expect((await portal.status()).stuck).toBe(0);
  });
});
