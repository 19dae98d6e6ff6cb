import { expect, it } from "vitest";
import { activeKey, statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { openRuns } from "../../../functions/news/runs/runs.repository.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aNewsletter } from "../../support/news.builder.ts";
import { otherOffice } from "../../support/viewers.ts";
import { newsletterFixture, SENT_AT } from "../newsletters/newsletter.fixture.ts";

const { sending } = news;

/** Newsletters of which one is being sent, one is paused and one is over. */
const sentFixture = async () => {
  const { as, stored, table } = await newsletterFixture();
  const reader = await as("employee");
  const newsletterOf = async (title: string, status: object) => {
    const { id } = await stored.newsletters.insert(
      aNewsletter({ title, organisationId: otherOffice.id, startedSendingAt: SENT_AT, run: 1 }),
    );
    const run = { newsletterId: id, run: 1, startedAt: SENT_AT, lastChangeAt: SENT_AT, planned: true };
    await table.put({
      ...statusKey(id),
      ...run,
      desiredState: "running",
      batches: 2,
      batchesDone: 1,
      ...status,
    });
    await table.put({ ...activeKey(id) });
    return id;
  };
  return {
    reader,
    runs: openRuns(table),
    sendingNow: await newsletterOf("Läuft", { clientsTotal: 60, clientsDone: 50 }),
    paused: await newsletterOf("Pausiert", { desiredState: "paused" }),
    over: await newsletterOf("Vorbei", { batchesDone: 2 }),
    unsent: (await stored.newsletters.insert(aNewsletter({ title: "Entwurf" }))).id,
  };
};

const fixture = await sentFixture();

it("tells readers which newsletters are being sent, and how far they are", async () => {
  const { reader, sendingNow, paused } = fixture;

  const { data } = await reader.call(sending.running, {});

  expect(data.totalCount).toBe(2);
  expect(new Map(data.data.map(({ id, title, status }) => [id, [title, status.state]]))).toEqual(
    new Map([
      [sendingNow, ["Läuft", "sending"]],
      [paused, ["Pausiert", "paused"]],
    ]),
  );
  expect(data.data.find(({ id }) => id === sendingNow)?.status).toMatchObject({
    clientsCountTotal: 60,
    clientsCountDone: 50,
  });
});

it("tells how far several newsletters are with one question, as far as they were sent", async () => {
  const { reader, sendingNow, over, unsent } = fixture;
  const ids = [over, unsent, sendingNow, "unknown"];
  await reader.call(sending.statuses, { query: { ids } });

  const { data, requests } = await reader.call(sending.statuses, { query: { ids } });

  expect(new Map(data.data.map(({ id, status }) => [id, status.state]))).toEqual(
    new Map([
      [over, "finished"],
      [sendingNow, "sending"],
    ]),
  );
  expect(requests).toEqual(["BatchGetItem", "BatchGetItem"]);
});

it("costs two requests besides the session while nothing is sent", async () => {
  const { reader, runs, sendingNow, paused, over } = fixture;
  for (const id of [sendingNow, paused, over]) {
    await runs.cancel(id, 1);
    const run = await runs.find(id);
    if (run) await runs.retire(run);
  }
  await reader.call(sending.running, {});

  const { data, requests } = await reader.call(sending.running, {});

  expect(data).toEqual({ totalCount: 0, data: [], toRelease: [] });
  expect(requests.toSorted()).toEqual(["BatchGetItem", "Query", "Query"]);
});
