import { describe, expect, it } from "vitest";
import { statusKey } from "../../../functions/data/newsletters/active-runs.ts";
import { openPeople } from "../../../functions/data/people/open-people.ts";
import { openSubscribers } from "../../../functions/data/subscribers/subscribers.collection.ts";
import { news } from "../../../shared/news/news.contract.ts";
import type { ShownNewsletter } from "../../../shared/news/newsletter.ts";
import { recipientsTotal } from "../../../shared/news/recipient-totals.ts";
import type { Organisation } from "../../../shared/organisations/organisation.ts";
import { aSubscriber } from "../../support/news.builder.ts";
import { anOffice } from "../../support/people.builder.ts";
import { approvalFixture } from "../newsletters/approval.fixture.ts";
import { HOUR, inHours } from "./schedule.fixture.ts";

const { newsletterRelease, newsletters, sending } = news;
const [large, small] = [anOffice({ name: "Kanzlei A" }), anOffice({ name: "Kanzlei B" })];

const fixture = await approvalFixture({});
await openPeople(fixture.table).organisations.insertMany([large, small]);
const readers = (organisationId: string, count: number) =>
  Array.from({ length: count }, () => aSubscriber({ organisationId }));
await openSubscribers(fixture.table).insertMany([...readers(large.id, 60), ...readers(small.id, 33)]);

const ofLarge = () => fixture.aDraft({ title: "Fristen" }, { organisationId: large.id });

const statusOf = async (id: string) =>
  (await fixture.call(sending.status, { params: { id }, query: {} })).data;

/** What somebody is shown before they decide. */
const shownOf = async (id: string) => {
  const [{ headers }, status] = await Promise.all([
    fixture.call(newsletters.read, { params: { id } }),
    statusOf(id),
  ]);
  const { fingerprint = "" } = status;
  return { fingerprint, recipients: recipientsTotal(status), version: headers.get("etag") ?? "" };
};

type Shown = ShownNewsletter & { readonly version?: string };

const headersOf = ({ version }: Shown) => ({ headers: version === undefined ? {} : { "if-match": version } });

const publish = (id: string, { version, ...body }: Shown, toAll = false) =>
  fixture.call(
    sending.publish,
    { params: { id }, query: toAll ? { resendToAllPossibleRecipients: true } : {}, body },
    headersOf({ version }),
  );

const schedule = (id: string, at: Date, { version, ...shown }: Shown) =>
  fixture.call(
    sending.schedule,
    { params: { id }, body: { at: at.toISOString(), ...shown } },
    headersOf({ version }),
  );

const changed = { status: 409, code: "newsletter.changed-since-shown" };

const changeOffice = (changes: Partial<Organisation>) =>
  openPeople(fixture.table).organisations.update(large.id, (one) => ({ ...one, ...changes }));

const isUnsent = async (id: string) => (await fixture.read(id)).startedSendingAt === null;

describe("a newsletter goes out as it was shown to who sends it", () => {
  it("and not when somebody has changed subject and office since: the answer says what it is now", async () => {
    const { id } = await ofLarge();
    const shown = await shownOf(id);
    expect(shown.recipients).toBe(60);
    await fixture.update(id, { title: "Ganz anders", organisationId: small.id });

    const refused = { status: 409, current: { title: "Ganz anders", status: { clientsCountTotal: 33 } } };
    await expect(publish(id, shown)).rejects.toMatchObject({ ...refused, code: "entity.changed" });
    await expect(publish(id, { fingerprint: shown.fingerprint })).rejects.toMatchObject({
      ...refused,
      ...changed,
    });
    await expect(publish(id, { recipients: 60 })).rejects.toMatchObject({
      ...refused,
      ...changed,
      detail: "Statt 60 wären es jetzt 33 Empfänger.",
    });
    expect(await isUnsent(id)).toBe(true);

    await publish(id, await shownOf(id));

    expect(await isUnsent(id)).toBe(false);
    expect(fixture.plansFor(id)).toEqual([]);
  });

  it.each([
    [
      "an article",
      ({ articleId }: { articleId: string }) =>
        fixture.changeArticle(articleId, { abstract: "Neu gefasst." }),
    ],
    ["the office", () => changeOffice({ phone: "+43 1 1" })],
    ["the sender's name", () => changeOffice({ mailSenderName: "Ganz anders" })],
    ["the address for answers", () => changeOffice({ mailReplyTo: "woanders@kanzlei.example" })],
  ])("and not when %s has changed since", async (_, change) => {
    const draft = await ofLarge();
    const shown = await shownOf(draft.id);

    await change(draft);

    await expect(publish(draft.id, shown)).rejects.toMatchObject(changed);
    await expect(schedule(draft.id, inHours(2), shown)).rejects.toMatchObject(changed);
    expect(await isUnsent(draft.id)).toBe(true);
  });

  it("and not to another number of people", async () => {
    const { id } = await ofLarge();
    const shown = await shownOf(id);
    const { id: newcomer } = await openSubscribers(fixture.table).insert(
      aSubscriber({ organisationId: large.id }),
    );

    await expect(publish(id, shown)).rejects.toMatchObject({
      ...changed,
      current: { status: { clientsCountTotal: 61 } },
    });

    await openSubscribers(fixture.table).remove(newcomer);
    await publish(id, shown);
  });

  it("and not when a change arrives while sending begins", async () => {
    const { id } = await ofLarge();
    const shown = await shownOf(id);
    const change = fixture.update(id, { abstract: "Noch etwas." });

    await Promise.allSettled([publish(id, shown), change]);

    const sent = await fixture.read(id);
    expect(sent.startedSendingAt === null || sent.abstract !== "Noch etwas.").toBe(true);
  });

  it("and shows of how many from its first moment on, also when it is paused while they are prepared", async () => {
    const { id } = await ofLarge();
    await publish(id, await shownOf(id));

    expect(await statusOf(id)).toMatchObject({ state: "planning", clientsCountTotal: 60 });
    const { data } = await fixture.call(sending.pause, { params: { id } });

    expect(data).toMatchObject({ state: "paused", clientsCountTotal: 60, clientsCountDone: 0 });
  });

  it("asked for twice it is sent once, though its version is another by then", async () => {
    const { id } = await ofLarge();
    const shown = await shownOf(id);

    await publish(id, shown);

    await expect(publish(id, shown)).resolves.toMatchObject({ status: 200 });
  });

  it("without saying what was shown it is sent as it is", async () => {
    const { id } = await ofLarge();
    await fixture.update(id, { title: "Ganz anders" });

    await fixture.publish(id);

    expect(await isUnsent(id)).toBe(false);
  });
});

describe("a planned newsletter", () => {
  it("goes out to whoever is a recipient then", async () => {
    const { id } = await ofLarge();
    await schedule(id, inHours(1), await shownOf(id));
    const { id: newcomer } = await openSubscribers(fixture.table).insert(
      aSubscriber({ organisationId: large.id }),
    );
    expect(await fixture.read(id)).toMatchObject({ isAsPlanned: true });

    await fixture.sweep(inHours(2));

    expect(await isUnsent(id)).toBe(false);
    await openSubscribers(fixture.table).remove(newcomer);
  });

  it("does not go out with what was changed since, says so beforehand and names it", async () => {
    const { id, articleId } = await ofLarge();
    await schedule(id, inHours(1), await shownOf(id));
    const modifiedAt = new Date(Date.now() + 1).toISOString();
    await fixture.changeArticle(articleId, { abstract: "Anders.", modifiedAt });
    expect(await fixture.read(id)).toMatchObject({ isAsPlanned: false });

    await fixture.sweep(inHours(2));

    expect(await fixture.read(id)).toMatchObject({
      startedSendingAt: null,
      scheduledAt: null,
      scheduleFailure: { reason: "Seit der Planung wurde geändert: „Fristen“." },
    });
  });

  it("goes out as it is then where nobody said what was shown", async () => {
    const { id, articleId } = await ofLarge();
    await fixture.schedule(id, inHours(1));
    await fixture.changeArticle(articleId, { abstract: "Anders." });
    expect(await fixture.read(id)).not.toHaveProperty("isAsPlanned");

    await fixture.sweep(inHours(2));

    expect(await isUnsent(id)).toBe(false);
  });
});

describe("a release is asked for and given as it was shown", () => {
  const ask = (id: string, { version, ...body }: Shown) =>
    fixture.call(newsletterRelease.request, { params: { id }, body }, headersOf({ version }));

  it("and not for what was changed since", async () => {
    const { id, articleId } = await ofLarge();
    const shown = await shownOf(id);
    await fixture.changeArticle(articleId, { abstract: "Anders." });

    await expect(ask(id, shown)).rejects.toMatchObject({ ...changed, current: { id } });
    await expect(ask(id, { recipients: 1 })).rejects.toMatchObject(changed);
    expect((await fixture.read(id)).release ?? null).toBeNull();

    await ask(id, await shownOf(id));

    expect((await fixture.read(id)).release?.state).toBe("asked");
  });

  it("and not to other people", async () => {
    const { id } = await ofLarge();
    await fixture.ask(id);
    const { fingerprint, recipients } = await shownOf(id);
    const give = (body: ShownNewsletter) =>
      fixture.colleague.call(newsletterRelease.give, { params: { id }, body });

    await expect(give({ fingerprint, recipients: recipients + 1 })).rejects.toMatchObject(changed);
    await expect(give({ fingerprint: "another" })).rejects.toMatchObject(changed);
    await give({ fingerprint, recipients });

    expect((await fixture.read(id)).release?.state).toBe("given");
  });
});

describe("what goes on with a sending says which, and how many it was shown", () => {
  const finishedRun = async () => {
    const { id } = await ofLarge();
    await fixture.publish(id);
    await fixture.table.update(statusKey(id), {
      set: { planned: true, batches: 0, batchesDone: 0, failed: 2 },
    });
    return { id, startedSendingAt: (await statusOf(id)).startedSendingAt ?? "" };
  };

  it("repeating", async () => {
    const { id, startedSendingAt } = await finishedRun();
    const repeat = (body: { startedSendingAt?: string; recipients?: number }) =>
      fixture.call(sending.repeatFailed, { params: { id }, body });

    await expect(repeat({ startedSendingAt, recipients: 5 })).rejects.toMatchObject({
      ...changed,
      detail: expect.stringContaining("Statt 5 sind es jetzt 2"),
    });
    await expect(
      repeat({ startedSendingAt: new Date(Date.now() - HOUR).toISOString(), recipients: 2 }),
    ).rejects.toMatchObject(changed);
    await expect(repeat({ startedSendingAt, recipients: 2 })).resolves.toMatchObject({ status: 200 });
  });

  it("sending to all again", async () => {
    const { id } = await finishedRun();

    await expect(publish(id, { recipients: 59 }, true)).rejects.toMatchObject(changed);
    await expect(publish(id, { recipients: 60 }, true)).resolves.toMatchObject({ status: 200 });
  });

  it("resuming and cancelling", async () => {
    const { id } = await ofLarge();
    await fixture.publish(id);
    await fixture.call(sending.pause, { params: { id } });
    const earlier = { startedSendingAt: new Date(Date.now() - HOUR).toISOString() };

    for (const step of [sending.resume, sending.cancel])
      await expect(fixture.call(step, { params: { id }, body: earlier })).rejects.toMatchObject(changed);

    expect((await statusOf(id)).state).toBe("paused");
  });
});
