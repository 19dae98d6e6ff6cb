import { describe, expect, it, vi } from "vitest";
import { NO_EVENTS } from "../../../functions/news/delivery/doubt.ts";
import { log } from "../../../functions/platform/logging/log.ts";
import type { Filter } from "../../../shared/contract/list.ts";
import { addresses, expectEachOnce, planned } from "./planned-run.ts";
import { accept, eventAbout, NEWSLETTER, type SendingFixture } from "./sending.fixture.ts";

const tagsOf = (row: number) => ({ newsletter: NEWSLETTER, run: "1", batch: "0", row: String(row) });

describe("a sender that dies", () => {
  const dieOnce = async (portal: SendingFixture, when: "before" | "after") => {
    const answer = vi.fn(accept);
    if (when === "before") answer.mockRejectedValueOnce(new Error("killed before SES had it"));
    portal.fixture.answer = answer;
    vi.spyOn(portal.batches, "record").mockRejectedValueOnce(new Error("killed before it was recorded"));
    await expect(portal.sendAll()).rejects.toThrow("killed");
  };

  const resolveDoubt = async (portal: SendingFixture) => {
    await portal.sweep(Date.now() + 200_000);
    await portal.sweep(Date.now() + 400_000);
    await portal.sendAll();
  };

  it.each(["before", "after"] as const)(
    "%s the call: events settle its batch, and nobody gets two",
    async (when) => {
      const portal = await planned(100);
      await dieOnce(portal, when);

      await portal.sendAll();
      await portal.takeEvents(portal.sent.map((mail) => eventAbout(mail, "Send")));
      await resolveDoubt(portal);

      await expectEachOnce(portal, 100);
    },
  );

  it.each(["before", "after"] as const)(
    "%s the call, and no events arrive: its rows stay unknown, nobody gets two, and an alarm tells",
    async (when) => {
      const portal = await planned(100);
      const warned = vi.spyOn(log, "warn");
      await dieOnce(portal, when);

      await portal.sendAll();
      await resolveDoubt(portal);

      expect(new Set(addresses(portal)).size).toBe(portal.sent.length);
      expect(await portal.counts()).toEqual(
        expect.arrayContaining([
          { state: "sent", count: 50 },
          { state: "inDoubt", count: 50 },
        ]),
      );
      expect((await portal.status()).state).toBe("finished");
      expect(warned.mock.calls.map(([message]) => message)).toContain(NO_EVENTS);
    },
  );

  it("resends nothing because of events from before its call", async () => {
    const portal = await planned(100);
    await portal.takeEvents([
      eventAbout({ email: "s60@example.at", tags: { ...tagsOf(10), batch: "1" } }, "Send"),
    ]);
    const told = Date.now();
    await vi.waitUntil(() => Date.now() > told, { interval: 1 });
    await dieOnce(portal, "before");

    await resolveDoubt(portal);

    expect(portal.sent).toHaveLength(50);
  });

  it("after the call, some events lost: those are shown as unknown, not sent twice and not dropped", async () => {
    const portal = await planned(100);
    await dieOnce(portal, "after");
    await portal.sendAll();
    const dead = portal.sent.slice(0, 50);
    await portal.takeEvents(dead.slice(0, 40).map((mail) => eventAbout(mail, "Delivery")));

    await resolveDoubt(portal);

    await expectEachOnce(portal, 100);
    const filters: Filter[] = [{ field: "state", values: ["inDoubt"], comparator: "eq" }];
    expect((await portal.ledger({ filters })).totalCount).toBe(10);
  });

  it("leaves only the rows of that call in doubt, and the batch's others go out", async () => {
    const portal = await planned(50);
    portal.fixture.perCall = 12;
    let calls = 0;
    portal.fixture.answer = async (entries) => {
      const taken = await accept(entries);
      if (++calls === 2) throw new Error("socket hang up");
      return taken;
    };

    await portal.sendAll();
    await portal.takeEvents([eventAbout({ email: "s12@example.at", tags: tagsOf(12) }, "Send")]);
    await portal.sweep(Date.now() + 200_000);
    await portal.sendAll();

    const counts = await portal.counts();
    expect((await portal.status()).state).toBe("finished");
    expect(counts.toSorted((a, b) => b.count - a.count)).toEqual([
      { state: "sent", count: 39 },
      { state: "inDoubt", count: 11 },
    ]);
    expect(portal.sent).toHaveLength(38);
  });

  it("leaves a batch in doubt when SES gives no answer", async () => {
    const portal = await planned(50);
    portal.fixture.resolveAfter = 60_000;
    portal.fixture.answer = () => {
      throw new Error("socket hang up");
    };

    await portal.sendAll();
    portal.fixture.answer = accept;
    await portal.sweep();
    await portal.sendAll();

    expect(portal.sent).toHaveLength(0);
    expect((await portal.status()).state).toBe("sending");
  });
});
