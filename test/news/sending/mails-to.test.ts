import { subHours } from "date-fns/subHours";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { mailsTo } from "../../../functions/news/delivery/mails-to.ts";
import { planKey } from "../../../functions/news/runs/keys.ts";
import { listConfig } from "../../../shared/contract/list.ts";
import { planned } from "./planned-run.ts";
import {
  aSubscriber,
  eventAbout,
  NEWSLETTER,
  type SendingFixture,
  sendingFixture,
} from "./sending.fixture.ts";

const newsletter = { id: NEWSLETTER, title: "Steuern im Herbst", organisationId: null };

const historyOf = (portal: SendingFixture, email: string, config: Parameters<typeof listConfig>[0] = {}) =>
  mailsTo(email, [newsletter], listConfig(config), portal);

describe("the mails to an address", () => {
  it("are found wherever they stand in the ledger, with what became of them", async () => {
    const portal = await planned(2_300);
    await portal.sendAll();
    const bounced = portal.sent.find(({ email }) => email === "s1234@example.at");
    if (bounced) await portal.takeEvents([eventAbout(bounced, "Bounce")]);

    const found = await Promise.all(
      ["s0@example.at", "S1234@example.at", "s2299@example.at", "nobody@example.at"].map((email) =>
        historyOf(portal, email),
      ),
    );

    expect(found.map(({ totalCount }) => totalCount)).toEqual([1, 1, 1, 0]);
    expect(found.map(({ data }) => data[0]?.state)).toEqual(["sent", "bounced", "sent", undefined]);
    expect(found[1]?.data).toMatchObject([
      { newsletterId: NEWSLETTER, title: newsletter.title, error: "550", success: false },
    ]);
  });

  it("are those of every sending, the latest first, and can be searched by title", async () => {
    const portal = await planned(60);
    await portal.sendAll();
    await portal.addSubscribers(1, () => aSubscriber(900));
    await portal.runs.reopen(await portal.status());
    await portal.planAgain();
    await portal.sendAll();
    await portal.start(2, { toAllAgain: true });
    await portal.planAll();

    expect((await historyOf(portal, "s3@example.at")).data.map(({ state }) => state)).toEqual([
      "queued",
      "sent",
    ]);
    expect((await historyOf(portal, "s900@example.at")).totalCount).toBe(2);
    expect((await historyOf(portal, "s3@example.at", { searchTerm: "herbst", skip: 1 })).data).toMatchObject([
      { state: "sent" },
    ]);
    expect((await historyOf(portal, "s3@example.at", { searchTerm: "Winter" })).totalCount).toBe(0);
  });

  it("stand in the order of sendings where the clock was set back between them", async () => {
    const portal = await planned(1);
    await portal.sendAll();
    onTestFinished(() => void vi.useRealTimers());
    vi.useFakeTimers({ toFake: ["Date"], now: subHours(new Date(), 1) });
    await portal.start(2, { toAllAgain: true });
    await portal.planAll();

    const { data } = await historyOf(portal, "s0@example.at");

    expect(data.map(({ state }) => state)).toEqual(["queued", "sent"]);
  });

  it("are complete when a planner was killed before it could finish", async () => {
    const portal = await sendingFixture();
    await portal.addSubscribers(1_500);
    await portal.start();
    vi.spyOn(portal.plans, "complete").mockRejectedValueOnce(new Error("killed"));
    await expect(portal.planAll()).rejects.toThrow("killed");
    expect((await historyOf(portal, "s77@example.at")).totalCount).toBe(1);

    await portal.addSubscribers(1, () => aSubscriber(9_000));
    await portal.planAgain();

    for (const no of [77, 1_499, 9_000])
      expect((await historyOf(portal, `s${no}@example.at`)).data).toMatchObject([{ state: "queued" }]);
  });

  it("say that a cancelled sending has left somebody out", async () => {
    const portal = await planned(10);
    await portal.runs.cancel(NEWSLETTER, 1);

    expect((await historyOf(portal, "s1@example.at")).data).toMatchObject([
      { state: "skipped", error: "Der Versand wurde abgebrochen." },
    ]);
  });

  it("of sendings from before they were kept are unknown, and counted", async () => {
    const portal = await planned(10);
    await portal.table.update(planKey(NEWSLETTER, 1), { remove: ["recipientIndexes"] });

    expect(await historyOf(portal, "s1@example.at")).toEqual({ totalCount: 0, data: [], unknown: 1 });
  });
});
