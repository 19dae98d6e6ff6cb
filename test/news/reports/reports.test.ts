import { describe, expect, it } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import { aNewsletter } from "../../support/news.builder.ts";
import { otherOffice, ownOffice } from "../../support/viewers.ts";
import { newsletterFixture, SENT_AT } from "../newsletters/newsletter.fixture.ts";
import { aSubscriber } from "../sending/sending.fixture.ts";

const reportsFixture = async () => {
  const { as, stored, table } = await newsletterFixture();
  const sent = async (organisationId: string, no: number) => {
    const startedAt = `2026-05-${String(no).padStart(2, "0")}T08:00:00.000Z`;
    const { id } = await stored.newsletters.insert(
      aNewsletter({ title: `Brief ${no}`, organisationId, startedSendingAt: startedAt, run: 1 }),
    );
    await table.put({
      ...statusKey(id),
      newsletterId: id,
      run: 1,
      startedAt,
      lastChangeAt: SENT_AT,
      planned: true,
      desiredState: "running",
      clientsTotal: 60,
      clientsDone: 50,
      failed: 2,
      bounced: 3,
    });
  };
  for (let no = 1; no <= 13; no++) await sent(ownOffice.id, no);
  await stored.newsletters.insert(aNewsletter({ title: "Entwurf", organisationId: ownOffice.id }));
  await sent(otherOffice.id, 20);
  for (const [no, { id }] of [ownOffice, otherOffice].entries()) {
    await openSubscribers(table).insert(aSubscriber(no, { organisationId: id }));
  }
  return { editor: await as("officeEditor"), everywhere: await as("editor") };
};

const fixture = await reportsFixture();

describe("the overview", () => {
  it("has the last twelve newsletters of the offices whose news one edits", async () => {
    const { data } = await fixture.editor.call(news.reports.overview, {});

    expect(data.newsletters.map(({ title }) => title)).toEqual(
      Array.from({ length: 12 }, (_, at) => `Brief ${13 - at}`),
    );
    expect(data.newsletters[0]).toMatchObject({ recipients: 60, reached: 45, failed: 5 });
  });

  it("counts subscribers of these offices only", async () => {
    const officesFor = async ({ call }: typeof fixture.editor) =>
      new Set(
        (await call(news.reports.overview, {})).data.months.map(({ organisationId }) => organisationId),
      );

    expect(await officesFor(fixture.editor)).toEqual(new Set([ownOffice.id]));
    expect(await officesFor(fixture.everywhere)).toEqual(new Set([ownOffice.id, otherOffice.id]));
  });
});
