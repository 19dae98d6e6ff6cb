import { expect, it, vi } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { openClickLinks } from "../../../functions/data/newsletters/click-links.ts";
import { openStores } from "../../../functions/data/stores.ts";
import { openRunCache } from "../../../functions/news/delivery/run-cache.ts";
import { openNews } from "../../../functions/news/news.deps.ts";
import { publish } from "../../../functions/news/runs/publish.ts";
import { defaultSettings } from "../../../shared/administration/settings.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { inHours, scheduleFixture } from "./schedule.fixture.ts";
import { NEWSLETTER, sendingFixture } from "./sending.fixture.ts";

const WRITTEN = 'href="https://bmf.example/formular"';
const clickLinks = openClickLinks("secret", "https://portal.example");
const settings = { ...defaultSettings, id: "settings", version: 1, modifiedAt: null, modifiedBy: null };

const countingFixture = async () => {
  const { table, contents, call, aDraft } = await scheduleFixture();
  const deps = openNews(openStores(table));
  const send = async (id: string, countsNewsletterClicks: boolean, toAllAgain = false) => {
    const known = async () => ({ ...settings, countsNewsletterClicks });
    const newsletter = await deps.newsletters.find(id);
    if (!newsletter) throw new Error("The draft is gone");
    await publish(newsletter, await deps.runs.find(id), {
      ...deps,
      portalOrigin: clickLinks.origin,
      planQueue: { send: async () => {} },
      settings: { ...deps.settings, read: known, current: known },
      now: inHours(1),
      startedBy: "user",
      toAllAgain,
    });
  };
  const mailOf = async (id: string, run = 1) => {
    const { mail } = openRunCache({ runs: deps.runs, fromOf: async () => ({}), clickLinks });
    return (await mail(id, run)).html;
  };
  return {
    send,
    mailOf,
    contents,
    call,
    cancel: (id: string) => deps.runs.cancel(id, 1),
    aDraft: async () => (await aDraft({}, { content: `<p><a ${WRITTEN}>Formular</a></p>` })).id,
  };
};

const fixture = await countingFixture();

it("goes out with its links as they are written, unless an administrator counts", async () => {
  const id = await fixture.aDraft();

  await fixture.send(id, false);

  expect(await fixture.mailOf(id)).toContain(WRITTEN);
  expect(await fixture.mailOf(id)).not.toContain("/links/");
});

it("leads through the portal while it is counted, and is shown there as it was written", async () => {
  const id = await fixture.aDraft();

  await fixture.send(id, true);

  expect(await fixture.mailOf(id)).toContain(`href="${clickLinks.of(id, "https://bmf.example/formular")}"`);
  expect(await fixture.mailOf(id)).not.toContain(WRITTEN);
  expect((await fixture.contents(id)).html).toContain(WRITTEN);
});

it("goes out again as the switch stands then", async () => {
  const id = await fixture.aDraft();
  await fixture.send(id, true);
  await fixture.cancel(id);

  await fixture.send(id, false, true);

  expect(await fixture.mailOf(id, 2)).toContain(WRITTEN);
});

it("is reported with its links where they were counted", async () => {
  const id = await fixture.aDraft();
  await fixture.send(id, true);

  const { data } = await fixture.call(news.reports.read, { params: { id } });

  expect(data.links).toContainEqual({
    title: "Formular",
    address: "https://bmf.example/formular",
    clicks: null,
    scannerClicks: null,
  });
});

it("knows when the first of its mails was taken, and not the later ones", async () => {
  const { addSubscribers, start, planAll, sendAll, batchMessages, table } = await sendingFixture();
  await addSubscribers(60);
  await start();
  await planAll();
  const second = batchMessages.splice(1);
  const began = Date.now();
  await sendAll();

  vi.useFakeTimers({ toFake: ["Date"], now: began + 3_600_000 });
  batchMessages.push(...second);
  await sendAll();
  vi.useRealTimers();

  const { firstSentAt, batchesDone } = (await table.get(statusKey(NEWSLETTER))) ?? {};
  expect(batchesDone).toBe(2);
  expect(Number(firstSentAt)).toBeGreaterThanOrEqual(began);
  expect(Number(firstSentAt)).toBeLessThan(began + 600_000);
});
