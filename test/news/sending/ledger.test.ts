import { describe, expect, it } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { openSettings } from "../../../functions/data/settings/settings.collection.ts";
import { deliveryCounts, ledgerPage } from "../../../functions/news/delivery/ledger.ts";
import { SHARDS, shardKey } from "../../../functions/news/runs/keys.ts";
import { ledgerExpiry } from "../../../functions/news/runs/run-start.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { planned } from "./planned-run.ts";
import { scheduleFixture } from "./schedule.fixture.ts";
import { aSubscriber, eventAbout, NEWSLETTER, sendingFixture } from "./sending.fixture.ts";

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
    expect(await deliveryCounts(portal, run)).toEqual(
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

  it("counts what SES rejects afterwards as returned, since only what failed is sent once more", async () => {
    const portal = await planned(50);
    await portal.sendAll();
    const [mail] = portal.sent;
    if (!mail) throw new Error("nobody");
    await portal.takeEvents([{ ...eventAbout(mail, "Bounce"), eventType: "Reject", bounce: undefined }]);
    const run = await portal.status();
    if (!run) throw new Error("no run");

    expect(run).toMatchObject({ failed: 0, bounced: 1 });
    expect(await deliveryCounts(portal, run)).toEqual(
      expect.arrayContaining([{ state: "bounced", count: 1 }]),
    );
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

describe("how long a ledger is kept", () => {
  it("is one time for all of it, and for what is reported later", async () => {
    const portal = await sendingFixture();
    portal.fixture.ledgerRetentionDays = 120;
    await portal.addSubscribers(70);
    await portal.start();
    await portal.planAll();
    await portal.sendAll();
    const [mail] = portal.sent;
    if (mail) await portal.takeEvents([eventAbout(mail, "Bounce")]);
    const run = await portal.status();

    const partitions = Array.from({ length: SHARDS }, (_, shard) => shardKey(NEWSLETTER, 1, shard));
    const items = await Promise.all(
      [statusKey(NEWSLETTER).pk, ...partitions].map((pk) => portal.table.range(pk, "")),
    );

    const kinds = new Set(items.flat().map(({ sk }) => String(sk).split("#")[0]));
    const expected = ["STATUS", "PLAN", "CONTENT", "BATCH", "INDEX", "EVENT", "RETURN", "ARRIVAL"];
    expect([...kinds].toSorted()).toEqual(expected.toSorted());
    const ends = new Set(items.flat().map(({ expiresAt }) => expiresAt));
    expect([...ends]).toEqual([ledgerExpiry(new Date(run?.startedAt ?? 0), 120)]);
  });

  it("is what is set when the newsletter begins", async () => {
    const { aDraft, publish, runs, table } = await scheduleFixture();
    await openSettings(table).save(
      { ...defaultSettings, ledgerRetentionDays: 95 },
      { modifiedBy: "1", ifVersion: undefined },
    );
    const { id } = await aDraft();

    await publish(id);

    const { startedAt = 0 } = (await runs.find(id)) ?? {};
    const item = await table.get(statusKey(id));
    expect(item?.expiresAt).toBe(ledgerExpiry(new Date(startedAt), 95));
  });
});
