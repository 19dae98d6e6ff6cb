import { describe, expect, it } from "vitest";
import { ledgerPage } from "../../../functions/news/sending/ledger.ts";
import { sendBatch } from "../../../functions/news/sending/sender.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { aSubscriber, eventAbout, NEWSLETTER, type SendingWorld, sendingWorld } from "./sending-world.ts";

const total = (counts: Readonly<Record<string, number>>) =>
  Object.values(counts).reduce((sum, count) => sum + count, 0);

const addresses = ({ sent }: SendingWorld) => sent.map(({ email }) => email);

const expectEachOnce = async (portal: SendingWorld, count: number) => {
  expect(new Set(addresses(portal)).size).toBe(count);
  expect(portal.sent).toHaveLength(count);
  const status = await portal.status();
  expect(status?.state).toBe("finished");
  expect(total(status?.totals ?? {})).toBe(count);
  expect(total(status?.done ?? {})).toBe(count);
};

const planned = async (count: number) => {
  const portal = await sendingWorld();
  await portal.addSubscribers(count);
  await portal.start();
  await portal.planAll();
  return portal;
};

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
    const portal = await sendingWorld();
    await portal.addSubscribers(10, (no) =>
      aSubscriber(no, { email: "same@example.at", organisationId: String(no) }),
    );
    await portal.start();
    await portal.planAll();

    await portal.sendAll();

    await expectEachOnce(portal, 1);
    expect((await portal.status())?.done.clients).toBe(1);
  });

  it("plans nobody twice when the planner is killed in between and runs again", async () => {
    const portal = await sendingWorld();
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
    const message = portal.planMessages[0];
    await expect(portal.planAll()).rejects.toThrow("killed");
    await portal.addSubscribers(100, (no) =>
      aSubscriber(no, { id: `late-${no}`, email: `late${no}@example.at` }),
    );
    if (message) portal.planMessages.push(message);

    await portal.planAll();
    await portal.sendAll();

    await expectEachOnce(portal, 2_100);
  });

  it("lets one of two planners at once win", async () => {
    const portal = await sendingWorld();
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

describe("a sender that dies", () => {
  const dieOnce = (portal: SendingWorld, when: "before" | "after") => {
    let died = false;
    const { answer } = portal.world;
    const original = portal.batches.record;
    portal.world.answer = (entries) => {
      if (died || when === "after") return answer(entries);
      throw new Error("killed before SES had it");
    };
    Object.assign(portal.batches, {
      record: async (...arguments_: Parameters<typeof original>) => {
        if (died) return original(...arguments_);
        died = true;
        throw new Error("killed before it was recorded");
      },
    });
  };

  it("before the call: its batch is sent when no event speaks for it", async () => {
    const portal = await planned(100);
    dieOnce(portal, "before");

    await portal.sendAll().catch(() => undefined);
    await portal.sendAll();
    await portal.sweep(Date.now() + 200_000);
    await portal.sweep(Date.now() + 400_000);
    await portal.sendAll();

    await expectEachOnce(portal, 100);
  });

  it("after the call: events settle its batch, and nobody gets two", async () => {
    const portal = await planned(100);
    dieOnce(portal, "after");

    await portal.sendAll().catch(() => undefined);
    await portal.sendAll();
    await portal.takeEvents(portal.sent.map((mail) => eventAbout(mail, "Send")));
    await portal.sweep(Date.now() + 200_000);
    await portal.sweep(Date.now() + 400_000);
    await portal.sendAll();

    await expectEachOnce(portal, 100);
  });

  it("after the call, some events lost: those are shown as unknown, not sent twice and not dropped", async () => {
    const portal = await planned(100);
    dieOnce(portal, "after");
    await portal.sendAll().catch(() => undefined);
    await portal.sendAll();
    const dead = portal.sent.slice(0, 50);
    await portal.takeEvents(dead.slice(0, 40).map((mail) => eventAbout(mail, "Delivery")));

    await portal.sweep(Date.now() + 200_000);
    await portal.sweep(Date.now() + 400_000);
    await portal.sendAll();

    await expectEachOnce(portal, 100);
    const run = await portal.status();
    if (!run) throw new Error("no run");
    const unknown = await ledgerPage(
      portal,
      run,
      listConfig({ filters: [{ field: "state", values: ["inDoubt"], comparator: "eq" }] }),
    );
    expect(unknown.totalCount).toBe(10);
  });

  it("leaves a batch in doubt when SES gives no answer", async () => {
    const portal = await planned(50);
    const { answer } = portal.world;
    portal.world.settleAfter = 60_000;
    portal.world.answer = async (entries) => {
      await answer(entries);
      throw new Error("socket hang up");
    };

    await portal.sendAll();
    portal.world.answer = answer;
    await portal.sweep();
    await portal.sendAll();

    expect(portal.sent).toHaveLength(0);
    expect((await portal.status())?.state).toBe("sending");
  });
});

describe("what SES answers", () => {
  it("puts a throttled batch back and sends it later", async () => {
    const portal = await planned(120);
    const { answer } = portal.world;
    let calls = 0;
    portal.world.answer = (entries) => {
      if (++calls <= 2) throw Object.assign(new Error("slow down"), { name: "TooManyRequestsException" });
      return answer(entries);
    };

    await portal.sendAll();

    await expectEachOnce(portal, 120);
  });

  it("takes a refused destination as its result and sends the others", async () => {
    const portal = await planned(60);
    portal.world.answer = (entries) =>
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
    const { answer } = portal.world;
    portal.world.answer = () => {
      throw Object.assign(new Error("no"), { name: "SendingPausedException" });
    };

    await portal.sendAll();

    expect((await portal.status())?.state).toBe("paused");
    expect(portal.notices).toHaveLength(1);
    portal.world.answer = answer;
    await portal.runs.resume(NEWSLETTER, 1);
    portal.planMessages.push({ newsletterId: NEWSLETTER, run: 1 });
    await portal.planAll();
    await portal.sendAll();
    await expectEachOnce(portal, 200);
  });

  it("never counts throttling against anybody, however long it goes on", async () => {
    const portal = await planned(100);
    const { answer } = portal.world;
    let calls = 0;
    portal.world.answer = (entries) => {
      if (++calls <= 30) throw Object.assign(new Error("slow down"), { name: "TooManyRequestsException" });
      return answer(entries);
    };

    await portal.sendAll();

    await expectEachOnce(portal, 100);
    expect((await portal.status())?.failed).toBe(0);
  });

  it("finds the one address for which SES refuses the whole call, and sends to its neighbours", async () => {
    const portal = await planned(100);
    const { answer } = portal.world;
    portal.world.answer = (entries) => {
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
    const { answer } = portal.world;
    portal.world.answer = () => {
      throw Object.assign(new Error("no"), { name: "BadRequestException" });
    };

    await expect(portal.sendAll()).rejects.toThrow("Batch 0");
    await expect(sendBatch(portal.sender(), { newsletterId: NEWSLETTER, run: 1, no: 0 })).rejects.toThrow(
      "Batch 0",
    );
    expect((await portal.status())?.stuck).toBe(1);

    portal.world.answer = answer;
    await portal.runs.resume(NEWSLETTER, 1);
    portal.planMessages.push({ newsletterId: NEWSLETTER, run: 1 });
    await portal.planAll();
    await portal.sendAll();
    await expectEachOnce(portal, 50);
    expect((await portal.status())?.stuck).toBe(0);
  });
});

describe("while it runs", () => {
  it("skips who unsubscribes before the own batch is sent", async () => {
    const portal = await planned(100);
    await portal.table.transact([portal.mailStops.stopWrite("1", "S4@example.at", "unsubscribed")]);

    await portal.sendAll();

    expect(addresses(portal)).not.toContain("s4@example.at");
    const status = await portal.status();
    expect(status?.state).toBe("finished");
    expect(total(status?.done ?? {})).toBe(100);
  });

  it("never mails an address again that bounced for good or complained", async () => {
    const portal = await planned(60);
    await portal.sendAll();
    const [first, second] = portal.sent;
    if (!first || !second) throw new Error("nobody");
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
    expect((await portal.status())?.state).toBe("cancelled");
  });

  it("knows while a batch of a cancelled run may still be at SES", async () => {
    const portal = await planned(100);
    const { answer } = portal.world;
    portal.world.answer = () => {
      throw new Error("socket hang up");
    };
    const message = portal.batchMessages.shift();
    if (message) await sendBatch(portal.sender(), message);
    portal.world.answer = answer;

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

    await portal.runs.resume(NEWSLETTER, 1);
    portal.planMessages.push({ newsletterId: NEWSLETTER, run: 1 });
    await portal.planAll();
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
    if (!finished) throw new Error("no run");

    expect(await portal.runs.reopen(finished)).toBe(true);
    expect(await portal.runs.reopen(finished)).toBe(false);
    portal.planMessages.push({ newsletterId: NEWSLETTER, run: 1 });
    await portal.planAll();
    await portal.sendAll();

    await expectEachOnce(portal, 150);
  });
});

describe("the ledger", () => {
  it("finds any page, with what events have told since", async () => {
    const portal = await planned(130);
    await portal.sendAll();
    const bounced = portal.sent[60];
    if (!bounced) throw new Error("nobody");
    await portal.takeEvents([eventAbout(bounced, "Bounce"), eventAbout(bounced, "Bounce")]);
    const run = await portal.status();
    if (!run) throw new Error("no run");

    const pages = await Promise.all(
      [0, 45, 90, 120].map((skip) => ledgerPage(portal, run, listConfig({ skip, limit: 45 }))),
    );
    const found = await ledgerPage(portal, run, listConfig({ searchTerm: bounced.email }));

    expect(pages.map(({ totalCount }) => totalCount)).toEqual([130, 130, 130, 130]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ email }) => email))).size).toBe(130);
    expect(found.data[0]).toMatchObject({ state: "bounced", success: false, error: "550" });
  });

  it("loses no row when a planner was killed before it could finish", async () => {
    const portal = await sendingWorld();
    await portal.addSubscribers(130);
    await portal.start();
    const { complete } = portal.plans;
    Object.assign(portal.plans, { complete: async () => Promise.reject(new Error("killed")) });
    const message = portal.planMessages[0];
    await expect(portal.planAll()).rejects.toThrow("killed");
    Object.assign(portal.plans, { complete });
    await portal.addSubscribers(7, (no) =>
      aSubscriber(no, { id: `late-${no}`, email: `late${no}@example.at` }),
    );
    if (message) portal.planMessages.push(message);
    await portal.planAll();
    await portal.sendAll();
    const run = await portal.status();
    if (!run) throw new Error("no run");

    const { totalCount, data } = await ledgerPage(portal, run, listConfig({ limit: 500 }));

    expect(totalCount).toBe(137);
    expect(new Set(data.map(({ email }) => email)).size).toBe(137);
  });

  it("takes no out-of-office reply for a mail that did not arrive", async () => {
    const portal = await planned(50);
    await portal.sendAll();
    const [mail] = portal.sent;
    if (!mail) throw new Error("nobody");
    await portal.takeEvents([
      eventAbout(mail, "Delivery"),
      { ...eventAbout(mail, "Bounce"), bounce: { bounceType: "Transient" } },
    ]);
    const run = await portal.status();
    if (!run) throw new Error("no run");

    const { data } = await ledgerPage(portal, run, listConfig({ searchTerm: mail.email }));

    expect(data[0]).toMatchObject({ state: "sent", success: true });
  });
});
