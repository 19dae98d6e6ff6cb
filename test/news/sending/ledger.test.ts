import { describe, expect, it, vi } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { SHARDS, shardKey } from "../../../functions/news/runs/keys.ts";
import { ledgerExpiry } from "../../../functions/news/runs/run-start.ts";
import { saveSettings } from "../../support/settings.ts";
import { planned } from "./planned-run.ts";
import { scheduleFixture } from "./schedule.fixture.ts";
import { aSubscriber, eventAbout, NEWSLETTER, sendingFixture } from "./sending.fixture.ts";

describe("the ledger", () => {
  it("finds any page, with what events have told since", async () => {
    const portal = await planned(130);
    await portal.sendAll();
    const bounced = portal.mail(60);
    await portal.takeEvents([eventAbout(bounced, "Bounce"), eventAbout(bounced, "Bounce")]);

    const pages = await Promise.all([0, 45, 90, 120].map((skip) => portal.ledger({ skip, limit: 45 })));
    const found = await portal.ledger({ searchTerm: bounced.email });

    expect(pages.map(({ totalCount }) => totalCount)).toEqual([130, 130, 130, 130]);
    expect(new Set(pages.flatMap(({ data }) => data.map(({ email }) => email))).size).toBe(130);
    expect(found.data[0]).toMatchObject({ state: "bounced", success: false, error: "550" });
    expect(await portal.counts()).toEqual(
      expect.arrayContaining([
        { state: "sent", count: 129 },
        { state: "bounced", count: 1 },
      ]),
    );
  });

  it("loses no row when a planner was killed before it could finish", async () => {
    const portal = await sendingFixture();
    await portal.addSubscribers(130);
    await portal.start();
    vi.spyOn(portal.plans, "complete").mockRejectedValueOnce(new Error("killed"));
    await expect(portal.planAll()).rejects.toThrow("killed");
    await portal.addSubscribers(7, (no) =>
      aSubscriber(no, { id: `late-${no}`, email: `late${no}@example.at` }),
    );
    await portal.planAgain();
    await portal.sendAll();

    const { totalCount, data } = await portal.ledger({ limit: 500 });

    expect(totalCount).toBe(137);
    expect(new Set(data.map(({ email }) => email)).size).toBe(137);
  });

  it("counts what SES rejects afterwards as returned, since only what failed is sent once more", async () => {
    const portal = await planned(50);
    await portal.sendAll();
    await portal.takeEvents([eventAbout(portal.mail(), "Reject")]);

    expect(await portal.status()).toMatchObject({ failed: 0, bounced: 1 });
    expect(await portal.counts()).toEqual(expect.arrayContaining([{ state: "bounced", count: 1 }]));
  });

  it("takes no out-of-office reply for a mail that did not arrive", async () => {
    const portal = await planned(50);
    await portal.sendAll();
    const mail = portal.mail();
    await portal.takeEvents([
      eventAbout(mail, "Delivery"),
      { ...eventAbout(mail, "Bounce"), bounce: { bounceType: "Transient" } },
    ]);

    const { data } = await portal.ledger({ searchTerm: mail.email });

    expect(data[0]).toMatchObject({ state: "sent", success: true });
  });
});

describe("how long a ledger is kept", () => {
  it("is one time for all of it, and for what is reported later", async () => {
    const portal = await sendingFixture();
    portal.fixture.ledgerRetentionDays = 120;
    await portal.addSubscribers(70);
    await portal.start();
    await portal.planAll();
    await portal.sendAll();
    await portal.takeEvents([eventAbout(portal.mail(), "Bounce")]);
    const { startedAt } = await portal.status();

    const partitions = Array.from({ length: SHARDS }, (_, shard) => shardKey(NEWSLETTER, 1, shard));
    const items = await Promise.all(
      [statusKey(NEWSLETTER).pk, ...partitions].map((pk) => portal.table.range(pk, "")),
    );

    const kinds = new Set(items.flat().map(({ sk }) => String(sk).split("#")[0]));
    const expected = ["STATUS", "PLAN", "CONTENT", "BATCH", "INDEX", "EVENT", "RETURN", "ARRIVAL"];
    expect([...kinds].toSorted()).toEqual(expected.toSorted());
    const ends = new Set(items.flat().map(({ expiresAt }) => expiresAt));
    expect([...ends]).toEqual([ledgerExpiry(new Date(startedAt), 120)]);
  });

  it("is what is set when the newsletter begins", async () => {
    const { aDraft, publish, runs, table } = await scheduleFixture();
    await saveSettings(table, { ledgerRetentionDays: 95 });
    const { id } = await aDraft();

    await publish(id);

    const { startedAt = 0 } = (await runs.find(id)) ?? {};
    const item = await table.get(statusKey(id));
    expect(item?.expiresAt).toBe(ledgerExpiry(new Date(startedAt), 95));
  });
});
