import { describe, expect, it } from "vitest";
import { sendBatch } from "../../../functions/news/delivery/sender.ts";
import { expectEachOnce, planned } from "./planned-run.ts";
import { NEWSLETTER } from "./sending.fixture.ts";

describe("what SES answers", () => {
  it("puts a throttled batch back and sends it later", async () => {
    const portal = await planned(120);
    const { answer } = portal.fixture;
    let calls = 0;
    portal.fixture.answer = (entries) => {
      if (++calls <= 2) throw Object.assign(new Error("slow down"), { name: "TooManyRequestsException" });
      return answer(entries);
    };

    await portal.sendAll();

    await expectEachOnce(portal, 120);
  });

  it("takes a refused destination as its result and sends the others", async () => {
    const portal = await planned(60);
    portal.fixture.answer = (entries) =>
      entries.map(({ email }) => ({
        verdict: email === "s7@example.at" ? { kind: "refused", reason: "Nein" } : { kind: "accepted" },
        messageId: undefined,
      }));

    await portal.sendAll();

    const status = await portal.status();
    expect(status?.state).toBe("finished");
    expect(status?.failed).toBe(1);
    expect(portal.sent).toHaveLength(59);
  });

  it("pauses the run and tells its starter when the account may not send", async () => {
    const portal = await planned(200);
    const { answer } = portal.fixture;
    portal.fixture.answer = () => {
      throw Object.assign(new Error("no"), { name: "SendingPausedException" });
    };

    await portal.sendAll();

    expect((await portal.status())?.state).toBe("paused");
    expect(portal.notifications).toHaveLength(1);
    portal.fixture.answer = answer;
    await portal.runs.resume(NEWSLETTER, 1);
    portal.planMessages.push({ newsletterId: NEWSLETTER, run: 1 });
    await portal.planAll();
    await portal.sendAll();
    await expectEachOnce(portal, 200);
  });

  it("pauses at once for recipients the sandbox does not let through, without asking for each of them", async () => {
    const portal = await planned(50);
    let calls = 0;
    portal.fixture.answer = () => {
      calls++;
      throw Object.assign(new Error("Email address is not verified."), { name: "MessageRejected" });
    };

    await portal.sendAll();

    expect(calls).toBe(1);
    expect(await portal.status()).toMatchObject({ state: "paused", failed: 0 });
  });

  it("never counts throttling against anybody, however long it goes on", async () => {
    const portal = await planned(100);
    const { answer } = portal.fixture;
    let calls = 0;
    portal.fixture.answer = (entries) => {
      if (++calls <= 30) throw Object.assign(new Error("slow down"), { name: "TooManyRequestsException" });
      return answer(entries);
    };

    await portal.sendAll();

    await expectEachOnce(portal, 100);
    expect((await portal.status())?.failed).toBe(0);
  });

  it("finds the one address for which SES refuses the whole call, and sends to its neighbours", async () => {
    const portal = await planned(100);
    const { answer } = portal.fixture;
    portal.fixture.answer = (entries) => {
      if (entries.some(({ email }) => email === "s8@example.at")) {
        throw Object.assign(new Error("invalid address"), { name: "BadRequestException" });
      }
      return answer(entries);
    };

    await portal.sendAll();

    const status = await portal.status();
    expect(status).toMatchObject({ state: "finished", failed: 1, stuck: 0 });
    expect(portal.sent).toHaveLength(99);
  });

  it("leaves a batch that fails again and again to a person, who can have it tried again", async () => {
    const portal = await planned(50);
    const { answer } = portal.fixture;
    portal.fixture.answer = () => {
      throw Object.assign(new Error("no"), { name: "BadRequestException" });
    };

    await expect(portal.sendAll()).rejects.toThrow("Batch 0");
    await expect(sendBatch(portal.sender(), { newsletterId: NEWSLETTER, run: 1, no: 0 })).rejects.toThrow(
      "Batch 0",
    );
    expect((await portal.status())?.stuck).toBe(1);

    portal.fixture.answer = answer;
    await portal.runs.resume(NEWSLETTER, 1);
    portal.planMessages.push({ newsletterId: NEWSLETTER, run: 1 });
    await portal.planAll();
    await portal.sendAll();
    await expectEachOnce(portal, 50);
    expect((await portal.status())?.stuck).toBe(0);
  });
});
