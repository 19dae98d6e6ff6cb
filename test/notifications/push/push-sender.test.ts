import { addMinutes } from "date-fns/addMinutes";
import { describe, expect, it, vi } from "vitest";
import type { NewNotification } from "../../../functions/data/notifications/notifications.repository.ts";
import { sendPushes } from "../../../functions/notifications/push/push-sender.ts";
import type { SendPush } from "../../../functions/notifications/push/push-services.ts";
import { notifications } from "../../../shared/notifications/notifications.contract.ts";
import { anAnswer, aPost } from "../../support/forum.builder.ts";
import { comingAt, pushFixture, workday } from "./push.fixture.ts";

const about = (id: string, occasion = ""): NewNotification => ({
  kind: "article",
  subject: { area: "article", id },
  occasion,
});

/** Somebody with one device, who may read an article. */
const readerFixture = async (
  choices?: Parameters<Awaited<ReturnType<typeof pushFixture>>["deviceOf"]>[1],
) => {
  const fixture = await pushFixture();
  const reader = await fixture.as({ grants: [{ rule: "READ_NEWS" }] });
  const device = await fixture.deviceOf(reader, choices);
  const article = await fixture.anArticle("Neue Fristen");
  return { ...fixture, reader, device, article };
};

describe("a push", () => {
  it("says what the bell says, signed and encrypted for this device alone", async () => {
    const { reader, device, article, notify, push } = await readerFixture();
    await notify(reader, about(article.id), workday());

    await push([reader], workday());

    expect(device.received()).toMatchObject([
      { title: "Neuer Artikel", body: "Neue Fristen", path: `/news/articles/${article.urlTitle}`, unread: 1 },
    ]);
    const [{ headers, body } = { headers: {}, body: Buffer.of() }] = device.taken();
    expect(headers).toMatchObject({ ttl: "43200", urgency: "normal", topic: device.received()[0]?.tag });
    expect(body.includes("Fristen")).toBe(false);
    expect(body.length).toBeLessThanOrEqual(4096);
  });

  it("comes once, however often the queue brings the same", async () => {
    const { reader, device, article, notify, push } = await readerFixture();
    await notify(reader, about(article.id), workday());

    await push([reader, reader], workday());
    await push([reader], workday());

    expect(device.taken()).toHaveLength(1);
  });

  it("does not tell what was read meanwhile, or what the person may no longer see", async () => {
    const { reader, device, article, notify, push, stores, anArticle } = await readerFixture();
    const withdrawn = await anArticle("Zurückgezogen");
    await notify(reader, about(article.id), workday());
    await notify(reader, about(withdrawn.id), workday());
    await stores.articles.remove(withdrawn.id);
    await reader.call(notifications.read, { body: { ids: [`article#${article.id}#`] } });

    await push([reader], workday());

    expect(device.taken()).toEqual([]);
  });

  it("is one for answers to one discussion, and takes the place of the former", async () => {
    const { reader, device, stores, notify, push } = await readerFixture();
    const post = aPost({ title: "Urlaub" });
    const answers = [1, 2, 3].map(() => anAnswer({ postId: post.id }));
    await stores.forumEntries.insertMany([post, ...answers]);
    const [first, ...others] = answers.map(
      ({ id }): NewNotification => ({
        kind: "answer",
        subject: { area: "forumEntry", id: post.id },
        occasion: id,
      }),
    );
    const at = workday();
    if (first) await notify(reader, first, at);
    await push([reader], at);
    for (const notification of others) await notify(reader, notification, addMinutes(at, 1));

    await push([reader], addMinutes(at, 1));

    expect(device.received().map(({ title }) => title)).toEqual([
      "Jemand hat geantwortet",
      "3 neue Antworten, zuletzt von jemandem",
    ]);
    const [former, latter] = device.received();
    expect(former?.tag).toBe(latter?.tag);
  });

  it("is one for many that come together", async () => {
    const { reader, device, anArticle, notify, push } = await readerFixture();
    for (const title of ["A", "B", "C", "D"])
      await notify(reader, about((await anArticle(title)).id), workday());

    await push([reader], workday());

    expect(device.received()).toMatchObject([
      { title: "4 neue Benachrichtigungen", path: "/notifications", unread: 4 },
    ]);
  });

  it("keeps to what the device is for", async () => {
    const { reader, device, article, deviceOf, notify, push } = await readerFixture({
      silentTopics: ["articles"],
    });
    const other = await deviceOf(reader);
    await notify(reader, about(article.id), workday());

    await push([reader], workday());

    expect(device.taken()).toEqual([]);
    expect(other.taken()).toHaveLength(1);
  });

  it.each([
    ["in the evening", comingAt(3, 19)],
    ["early in the morning", comingAt(3, 6)],
    ["at weekends", comingAt(6, 12)],
  ])("leaves what happens %s to the bell, where the device is quiet", async (_, at) => {
    const { reader, device, article, notify, push } = await readerFixture({ isQuiet: true });
    await notify(reader, about(article.id), at);

    await push([reader], at);
    await push([reader], addMinutes(at, 5));

    expect(device.taken()).toEqual([]);
  });

  it("comes to a quiet device by day", async () => {
    const { reader, device, article, notify, push } = await readerFixture({ isQuiet: true });
    await notify(reader, about(article.id), workday());

    await push([reader], workday());

    expect(device.taken()).toHaveLength(1);
  });
});

describe("a device is sent nothing", () => {
  it("of what happened before it was there", async () => {
    const { reader, article, deviceOf, notify, push } = await readerFixture();
    const now = new Date();
    await notify(reader, about(article.id), now);
    const later = await deviceOf(reader);

    await push([reader], now);

    expect(later.taken()).toEqual([]);
  });

  it.each([
    ["its account is locked", { isActive: false }],
    ["the portal was not opened there since a new password", { sessionsValidFrom: 4_000_000_000 }],
    ["its account is another person's", { employeeId: "somebody-else" }],
  ])("while %s", async (_, change) => {
    const { reader, device, article, stores, notify, push } = await readerFixture();
    await notify(reader, about(article.id), workday());
    await stores.users.update(reader.user.id, (user) => ({ ...user, ...change }));

    await push([reader], workday());

    expect(device.taken()).toEqual([]);
  });

  it("by a key that was rotated since", async () => {
    const { reader, device, article, stores, notify, push } = await readerFixture();
    const [stored] = await stores.pushDevices.of(reader.employee.id, new Date());
    if (stored) await stores.pushDevices.register({ ...stored, publicKey: "former" }, new Date());
    await notify(reader, about(article.id), workday());

    await push([reader], workday());

    expect(device.taken()).toEqual([]);
  });
});

describe("a push service", () => {
  it.each([404, 410])("ends a device by %i", async (status) => {
    const { reader, device, article, service, notify, push, devicesOf } = await readerFixture();
    service.answer(device.path, status);
    await notify(reader, about(article.id), workday());

    await push([reader], workday());

    expect(await devicesOf(reader)).toEqual([]);
  });

  it.each([429, 500])("that answers %i is asked again, for this device alone", async (status) => {
    const { reader, device, article, service, deviceOf, notify, push } = await readerFixture();
    const other = await deviceOf(reader);
    service.answer(device.path, status);
    await notify(reader, about(article.id), workday());

    await expect(push([reader], workday())).rejects.toThrow("put off");
    service.answer(device.path, undefined);
    await push([reader], addMinutes(workday(), 5));

    expect(device.taken()).toHaveLength(1);
    expect(other.taken()).toHaveLength(1);
  });

  it("that does not answer is not waited for by each of many people in turn", async () => {
    const { as, article, stores, publicKey, deviceOf, notify } = await readerFixture();
    const people = await Promise.all(
      Array.from({ length: 25 }, () => as({ grants: [{ rule: "READ_NEWS" }] })),
    );
    await Promise.all(
      people.map(async (person) => {
        await deviceOf(person);
        await notify(person, about(article.id), workday());
      }),
    );
    const send = vi.fn<SendPush>().mockResolvedValue("silent");
    const request = { people: people.map(({ employee }) => employee.id) };

    const sending = sendPushes([request], { ...stores, publicKey, send }, workday());

    await expect(sending).rejects.toThrow("put off what 25 people");
    expect(send.mock.calls.length).toBeLessThan(25);
  });

  it("is asked no more after ten minutes, when it is no news", async () => {
    const { reader, device, article, service, notify, push } = await readerFixture();
    service.answer(device.path, 500);
    await notify(reader, about(article.id), workday());

    await push([reader], addMinutes(workday(), 10));

    expect(device.taken()).toEqual([]);
  });

  it("that refuses is not asked again", async () => {
    const { reader, device, article, service, notify, push, devicesOf } = await readerFixture();
    service.answer(device.path, 403);
    await notify(reader, about(article.id), workday());

    await push([reader], workday());
    service.answer(device.path, undefined);
    await push([reader], workday());

    expect(device.taken()).toEqual([]);
    expect(await devicesOf(reader)).toHaveLength(1);
  });
});
