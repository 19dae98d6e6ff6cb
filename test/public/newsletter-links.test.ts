import { ulid } from "ulid";
import { afterEach, describe, expect, it, vi } from "vitest";
import { statusKey } from "../../functions/data/newsletters/active-runs.ts";
import type { SendOptions } from "../support/browser.ts";
import { clicksFixture, links, TARGET } from "./newsletter-links.fixture.ts";

const fixture = await clicksFixture(true);

afterEach(() => {
  vi.useRealTimers();
});

describe("a link of a newsletter", () => {
  it("leads to its address, kept by nobody and told nobody", async () => {
    const id = await fixture.aNewsletter();

    const { response } = await fixture.openLink(links.of(id, TARGET));

    expect(response.status).toBe(302);
    expect(response.headers.get("location")).toBe(TARGET);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("referrer-policy")).toBe("no-referrer");
    expect(response.headers.get("set-cookie")).toBeNull();
    expect(await fixture.counted(id)).toEqual({ clicks: 1, scannerClicks: 0 });
  });

  it.each([
    ["another address", (link: string) => link.replace("bmf.example", "evil.example")],
    ["a longer address", (link: string) => `${link}x`],
    ["another signature", (link: string) => link.replace(/links\/./, "links/_")],
    ["another newsletter", (link: string) => link.replace(/newsletters\/\w+/, "newsletters/other")],
    ["a second address", (link: string) => `${link}&to=${encodeURIComponent("https://evil.example")}`],
  ])("leads nowhere with %s", async (_, changed) => {
    const id = await fixture.aNewsletter();

    const { response } = await fixture.openLink(changed(links.of(id, TARGET)));

    expect(response.status).toBe(404);
    expect(response.headers.get("location")).toBeNull();
    expect(await response.text()).toContain("Dieser Link ist nicht vollständig oder wurde verändert.");
    expect(await fixture.counted(id)).toEqual({ clicks: 0, scannerClicks: 0 });
  });

  it("is counted exactly, however many open it at once", async () => {
    const id = await fixture.aNewsletter();

    await Promise.all(Array.from({ length: 50 }, () => fixture.openLink(links.of(id, TARGET))));

    expect(await fixture.counted(id)).toEqual({ clicks: 50, scannerClicks: 0 });
  });

  it.each<[string, SendOptions]>([
    ["only asks for the head", { method: "HEAD" }],
    ["says that it is a program", { headers: { "user-agent": "Mozilla/5.0 (compatible; bingbot/2.0)" } }],
    ["says nothing", { headers: { "user-agent": undefined } }],
  ])("is set apart when somebody %s, and leads on", async (_, options) => {
    const id = await fixture.aNewsletter();

    const { response } = await fixture.openLink(links.of(id, TARGET), options);

    expect(response.headers.get("location")).toBe(TARGET);
    expect(await fixture.counted(id)).toEqual({ clicks: 0, scannerClicks: 1 });
  });

  it("is set apart within ten seconds of the first delivery, when nobody has read it yet", async () => {
    const id = await fixture.aNewsletter(Date.now());
    await fixture.openLink(links.of(id, TARGET));

    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 10_000 });
    await fixture.openLink(links.of(id, TARGET));

    expect(await fixture.counted(id)).toEqual({ clicks: 1, scannerClicks: 1 });
  });

  it("leads on, uncounted, once the newsletter is deleted", async () => {
    const id = await fixture.aNewsletter();
    await fixture.table.transact([{ Delete: { Key: statusKey(id) } }]);

    const { response } = await fixture.openLink(links.of(id, TARGET));

    expect(response.headers.get("location")).toBe(TARGET);
    expect(await fixture.counted(id)).toEqual({ clicks: 0, scannerClicks: 0 });
  });

  it("leads on when it cannot be counted", async () => {
    const id = ulid();
    await fixture.table.put({ ...statusKey(id), firstSentAt: 0, expiresAt: 2e9 });
    await fixture.openLink(links.of(id, TARGET));
    const [counter] = await fixture.table.all(`CLICKS#${id}`);
    await fixture.table.put({ pk: `CLICKS#${id}`, sk: String(counter?.sk), clicks: "not a number" });

    const { response } = await fixture.openLink(links.of(id, TARGET));

    expect(response.headers.get("location")).toBe(TARGET);
  });

  it("keeps nothing of who opens it", async () => {
    const id = await fixture.aNewsletter();

    await fixture.openLink(links.of(id, TARGET));

    expect(await fixture.table.all(`CLICKS#${id}`)).toEqual([
      { pk: `CLICKS#${id}`, sk: expect.stringMatching(/^[\w-]{22}$/), clicks: 1, expiresAt: 2e9 },
    ]);
  });
});
