import { describe, expect, it } from "vitest";
import { deliveryCounts, ledgerPage } from "../../../functions/news/delivery/ledger.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { planned } from "./planned-run.ts";
import { aSubscriber, eventAbout, sendingFixture } from "./sending.fixture.ts";

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
