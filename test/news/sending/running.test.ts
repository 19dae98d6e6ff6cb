import { describe, expect, it } from "vitest";
import { sendBatch } from "../../../functions/news/delivery/sender.ts";
import { addresses, expectEachOnce, planned, total } from "./planned-run.ts";
import { accept, aSubscriber, eventAbout, everybody, NEWSLETTER, sendingFixture } from "./sending.fixture.ts";

describe("while it runs", () => {
  it("skips who unsubscribes before the own batch is sent", async () => {
    const portal = await planned(100);
    await portal.table.transact([portal.suppressions.suppressWrite("1", "S4@example.at", "unsubscribed")]);

    await portal.sendAll();

    expect(addresses(portal)).not.toContain("s4@example.at");
    const status = await portal.status();
    expect(status.state).toBe("finished");
    expect(total(status.done)).toBe(100);
  });

  it("skips who unsubscribes at another office meanwhile, and says why", async () => {
    const portal = await planned(50);
    await portal.table.transact([portal.suppressions.suppressWrite("2", "s4@example.at", "unsubscribed")]);

    await portal.sendAll();

    const { data } = await portal.ledger({ searchTerm: "s4@example.at" });
    expect(data).toMatchObject([{ state: "skipped", error: "Hat den Newsletter abbestellt." }]);
    expect(portal.sent).toHaveLength(49);
  });

  it("sends an office's own newsletter to who has confirmed there since, and to no other", async () => {
    const portal = await sendingFixture();
    const ownerConfirmedAt = "2026-03-01T00:00:00.000Z";
    const at = "2026-02-01T00:00:00.000Z";
    await portal.addSubscribers(3, (no) => aSubscriber(no, no === 1 ? { ownerConfirmedAt } : {}));
    await portal.start(1, { choice: { ...everybody, organisationId: "1" } });
    await portal.planAll();
    await portal.table.transact(
      [1, 2].map((no) => portal.suppressions.suppressWrite("2", `s${no}@example.at`, "unsubscribed", at)),
    );

    await portal.sendAll();

    expect(addresses(portal)).toEqual(["s0@example.at", "s1@example.at"]);
  });

  it("never mails an address again that bounced for good or complained", async () => {
    const portal = await planned(60);
    await portal.sendAll();
    const [first, second] = [portal.mail(0), portal.mail(1)];
    await portal.takeEvents([
      eventAbout(first, "Bounce"),
      eventAbout(second, "Complaint"),
      eventAbout(second, "Delivery"),
    ]);
    portal.sent.length = 0;

    await portal.start(2, { toAllAgain: true });
    await portal.planAll();
    await portal.sendAll();

    expect(portal.sent).toHaveLength(58);
    expect(addresses(portal)).not.toContain(first.email);
    expect(addresses(portal)).not.toContain(second.email);
  });

  it("sends nothing after it was cancelled", async () => {
    const portal = await planned(200);
    const message = portal.batchMessages.shift();
    if (message) await sendBatch(portal.sender(), message);
    await portal.runs.cancel(NEWSLETTER, 1);

    await portal.sendAll();

    expect(portal.sent).toHaveLength(50);
    expect((await portal.status()).state).toBe("cancelled");
  });

  it("knows while a batch of a cancelled run may still be at SES", async () => {
    const portal = await planned(100);
    portal.fixture.answer = () => {
      throw new Error("socket hang up");
    };
    const message = portal.batchMessages.shift();
    if (message) await sendBatch(portal.sender(), message);
    portal.fixture.answer = accept;

    await portal.runs.cancel(NEWSLETTER, 1);
    expect(await portal.batches.isAtSes(NEWSLETTER, 1)).toBe(true);
    await portal.sweep(Date.now() + 400_000);
    await portal.sendAll();

    expect(await portal.batches.isAtSes(NEWSLETTER, 1)).toBe(false);
    expect(portal.sent).toHaveLength(0);
  });

  it("sends what a resumed run has put on the queue, though its senders have just seen it paused", async () => {
    const portal = await planned(100);
    const sender = portal.sender();
    await portal.runs.pause(NEWSLETTER, 1);
    const [first] = portal.batchMessages.splice(0);
    if (first) await sendBatch(sender, first);

    await portal.resume();
    for (const message of portal.batchMessages.splice(0)) await sendBatch(sender, message);

    await expectEachOnce(portal, 100);
  });

  it("reaches later only those who have not had it", async () => {
    const portal = await planned(120);
    await portal.sendAll();
    await portal.addSubscribers(30, (no) =>
      aSubscriber(no, { id: `new-${no}`, email: `new${no}@example.at` }),
    );
    const finished = await portal.status();

    expect(await portal.runs.reopen(finished)).toBe(true);
    expect(await portal.runs.reopen(finished)).toBe(false);
    await portal.planAgain();
    await portal.sendAll();

    await expectEachOnce(portal, 150);
  });
});
