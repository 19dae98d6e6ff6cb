import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { sweepCloud } from "../../functions/cloud/sweep-cloud.ts";
import { openStores } from "../../functions/data/stores.ts";
import { outboxPartitions } from "../../functions/platform/mail/outbox-item.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { type ListConfig, listConfig } from "../../shared/contract/list.ts";
import { notifications } from "../../shared/notifications/notifications.contract.ts";
import { trailAbout } from "../support/audit.ts";
import { ownOffice } from "../support/viewers.ts";
import { folderIn, listed } from "./cloud.fixture.ts";
import { aRequest, ask, readRequest, requestsFixture } from "./requests.fixture.ts";

const { items, requests } = cloud;

const { asked, colleague, compose, remind, stores, table, writer } = await requestsFixture();

const mailsTo = async (email: string) => {
  const all = await Promise.all(outboxPartitions.map((pk) => table.all(pk)));
  return all.flat().filter(({ to }) => to === email);
};

const composed = async (email: string) =>
  Promise.all((await mailsTo(email)).map(({ asks }) => compose(asks as Record<string, string>)));

describe("who may edit a folder", () => {
  it("asks for papers: a folder of its own, one mail with the link, and nothing of the token is stored", async () => {
    const { made, folder } = await asked();

    const [mail, ...others] = await composed(made.email);
    const whole = JSON.stringify(await mailsTo(made.email));

    expect(others).toEqual([]);
    expect(mail?.html).toContain(made.url);
    expect(mail?.html).toContain("Lohnzettel 2025");
    expect(whole).not.toContain(made.url.split(".").at(-1));
    const { data } = await listed(writer, { parent: folder.id });
    expect(data).toMatchObject([{ id: made.itemId, isFile: false }]);
    expect((await trailAbout(made.itemId)).map(({ action }) => action)).toContain("paper-request.created");
    const { data: shown } = await writer.call(items.read, {
      params: { id: made.itemId },
      query: { withWatch: true },
    });
    expect(shown).toMatchObject({ requestId: made.id, watches: true });
  });

  it("sees the requests in it and, as one's own, by their state, wherever they are; colleagues see none of them", async () => {
    const { made, folder, client } = await asked();
    const own = async ({ call }: typeof writer, filters: ListConfig["filters"] = []) =>
      (await call(requests.own, { query: { config: listConfig({ limit: 100, filters }) } })).data.data;
    await client.upload(1);

    const { data } = await writer.call(requests.list, { params: { id: folder.id } });

    const partial = { id: made.id, state: "partial", arrived: 1, wanted: 2, toJudge: 1 };
    expect(data.data).toMatchObject([partial]);
    const path = [{ id: folder.id, title: folder.title }];
    const [latest] = await own(writer, [{ field: "state", values: ["partial"], comparator: "eq" }]);
    expect(latest).toMatchObject({ ...partial, path });
    const without = await own(writer, [{ field: "state", values: ["partial"], comparator: "neq" }]);
    expect(without.map(({ id }) => id)).not.toContain(made.id);
    expect(await own(colleague)).toEqual([]);
    await expect(readRequest(colleague, made)).rejects.toMatchObject({ status: 403 });
    const { data: shown } = await colleague.call(items.read, { params: { id: made.itemId }, query: {} });
    expect(shown).not.toHaveProperty("requestId");
  });

  it("is refused without an item, with an end that is over or too far, and where offices forbid it", async () => {
    const { id } = await folderIn(writer, null);

    await expect(ask(writer, id, aRequest({ items: [] }))).rejects.toMatchObject({ status: 400 });
    for (const days of [-1, 182]) {
      const expiresAt = addDays(new Date(), days).toISOString();
      await expect(ask(writer, id, aRequest({ expiresAt }))).rejects.toMatchObject({
        errors: [{ path: "expiresAt" }],
      });
    }
    await stores.organisations.update(ownOffice.id, (office) => ({ ...office, forbidsShares: true }));
    await expect(ask(writer, id)).rejects.toMatchObject({ code: "share.switched-off" });
    await stores.organisations.update(ownOffice.id, (office) => ({ ...office, forbidsShares: false }));
  });
});

describe("what a client sends", () => {
  it("becomes a file of the cloud once it is checked, called by what it is for", async () => {
    const { made, client } = await asked();

    const id = await client.upload(0);
    await client.upload(0);

    expect(await client.stateOf(id)).toBe("ready");
    const { data } = await listed(writer, { parent: made.itemId });
    expect(data.map(({ title }) => title).toSorted()).toEqual([
      "Lohnzettel 2025 – IMG_2031 (2).pdf",
      "Lohnzettel 2025 – IMG_2031.pdf",
    ]);
    const request = await readRequest(writer, made);
    expect(request).toMatchObject({ state: "partial", arrived: 1, wanted: 2 });
    expect(request.files).toMatchObject([{ id, item: 0, state: "received", name: "IMG_2031.pdf" }, {}]);
    const owner = { kind: "cloudItem", id: request.files[0]?.cloudItemId };
    // By its checksum the cloud knows the same content again.
    expect(await stores.files.find(id)).toMatchObject({ owner, checksum: expect.any(String) });
  });

  it("is refused with malware in it, and leaves nothing in the folder", async () => {
    const { made, client } = await asked();

    const id = await client.upload(0, "virus.pdf", "THREATS_FOUND");

    expect(await client.stateOf(id)).toBe("refused");
    expect((await listed(writer, { parent: made.itemId })).totalCount).toBe(0);
    expect((await client.page()).text).toContain("Nicht angenommen");
    expect(await readRequest(writer, made)).toMatchObject({ state: "waiting" });
  });

  it("is of no kind the cloud does not take, and for something that was asked for", async () => {
    const { client } = await asked();

    await expect(client.begin(0, "setup.exe")).rejects.toMatchObject({ code: "file.type-refused" });
    await expect(client.begin(7)).rejects.toMatchObject({ errors: [{ path: "item" }] });
  });

  it("ends at 200 files and at 2 GB, exactly, however many come at once", async () => {
    const { made, client } = await asked();
    const key = { pk: "CLOUD_REQUEST_USE", sk: made.id };
    await stores.table.tryUpdate(key, { set: { sent: 190 } });

    const begun = await Promise.allSettled(
      Array.from({ length: 20 }, (_, at) => client.begin(0, `beleg-${at}.pdf`)),
    );

    const failed = begun.flatMap((one) => (one.status === "rejected" ? [one.reason as unknown] : []));
    expect(failed).toHaveLength(10);
    expect(failed[0]).toMatchObject({ status: 409, code: "paper-request.full" });
    expect((await readRequest(writer, made)).files).toHaveLength(10);
    await stores.table.tryUpdate(key, { set: { sent: 0, bytes: 2 * 1024 ** 3 - 10 } });
    await expect(client.begin()).rejects.toMatchObject({ code: "paper-request.full" });
  });

  it("loses nothing of twenty uploads at once", async () => {
    const { made, client } = await asked();

    await Promise.all(Array.from({ length: 20 }, (_, at) => client.upload(at % 2, `beleg-${at}.pdf`)));

    expect((await listed(writer, { parent: made.itemId, limit: 100 })).totalCount).toBe(20);
    const { files, state } = await readRequest(writer, made);
    expect(files.map((file) => file.state)).toEqual(Array.from({ length: 20 }, () => "received"));
    expect(state).toBe("complete");
  });

  it("is shown to the client with what has become of it, and rings once a day when all is said to be there", async () => {
    const { made, client } = await asked();
    await client.upload(0, "eins.pdf");

    await client.submit();
    await client.submit();

    const { text } = await client.page();
    expect(text).toContain("eins.pdf");
    expect(text).toContain("Sie haben am");
    const { data } = await writer.call(notifications.list, { query: { config: listConfig() } });
    expect(data.data.filter(({ path }) => path.includes(made.itemId))).toMatchObject([
      { kind: "papersSubmitted" },
    ]);
  });
});

describe("who asked", () => {
  it("accepts a file, or gives it back with a reason: into the trash, with one mail, and the client sees why", async () => {
    const { made, client } = await asked();
    const [good, bad] = [await client.upload(0, "gut.pdf"), await client.upload(1, "unscharf.pdf")];
    const judge = (fileId: string, body: { state: "accepted" } | { state: "returned"; reason: string }) =>
      writer.call(requests.judge, { params: { ...made.params, fileId }, body });

    await judge(good, { state: "accepted" });
    const { data } = await judge(bad, { state: "returned", reason: "Seite 2 fehlt" });

    expect(data).toMatchObject({ state: "partial", files: [{ state: "accepted" }, { state: "returned" }] });
    await expect(judge(bad, { state: "accepted" })).rejects.toMatchObject({
      code: "paper-request.already-returned",
    });
    const { data: left } = await listed(writer, { parent: made.itemId });
    expect(left.map(({ title }) => title)).toEqual(["Lohnzettel 2025 – gut.pdf"]);
    expect((await composed(made.email)).filter((mail) => mail?.html.includes("Seite 2 fehlt"))).toHaveLength(
      1,
    );
    const { text } = await client.page();
    expect(text).toContain("Seite 2 fehlt");
    expect(text).toContain("Angenommen");
  });

  it("has the client reminded once, if something is missing, and never after the end", async () => {
    const afterThreeDays = { remindAfterDays: 3 };
    const [missing, complete, closed, never] = [
      await asked(afterThreeDays),
      await asked(afterThreeDays),
      await asked(afterThreeDays),
      await asked(),
    ];
    await missing.client.upload(0);
    for (const item of [0, 1]) await complete.client.upload(item);
    await writer.call(requests.close, { params: closed.made.params });
    const reminders = () =>
      Promise.all(
        [missing, complete, closed, never].map(
          async ({ made }) =>
            (await mailsTo(made.email)).filter(({ asks }) => JSON.stringify(asks).includes('"reminder"'))
              .length,
        ),
      );

    await remind(addDays(new Date(), 2));
    expect(await reminders()).toEqual([0, 0, 0, 0]);
    for (const days of [3.1, 3.2, 5]) await remind(addDays(new Date(), Math.ceil(days)));

    expect(await reminders()).toEqual([1, 0, 0, 0]);
    const mails = await composed(missing.made.email);
    const reminder = mails.find((mail) => mail?.subject.startsWith("Erinnerung"));
    expect(reminder?.html).toContain("Kontoauszüge Oktober");
    expect(reminder?.html).not.toContain("Lohnzettel 2025");
  });

  it("finds the request gone ninety days after its end, and with its folder; what arrived stays", async () => {
    const [old, gone, kept] = [await asked(), await asked(), await asked()];
    await old.client.upload(0);
    await stores.cloudRequests.update(old.made.id, (request) => ({
      ...request,
      closedAt: addDays(new Date(), -91).toISOString(),
    }));
    await stores.cloudItems.remove(gone.made.itemId);

    await sweepCloud(stores, new Date());

    const left = [old, gone, kept].map(({ made }) => stores.cloudRequests.find(made.id));
    expect((await Promise.all(left)).map((request) => request?.id)).toEqual([
      undefined,
      undefined,
      kept.made.id,
    ]);
    expect((await listed(writer, { parent: old.made.itemId })).totalCount).toBe(1);
  });

  it("goes on with the others where a request is removed meanwhile", async () => {
    const [removed, over] = [await asked(), await asked()];
    for (const { made } of [removed, over]) await stores.cloudItems.remove(made.itemId);
    const projection = async () => {
      const known = await stores.cloudRequests.projection();
      await openStores(table).cloudRequests.remove(removed.made.id);
      return known;
    };

    await sweepCloud({ ...stores, cloudRequests: { ...stores.cloudRequests, projection } }, new Date());

    expect(await stores.cloudRequests.find(over.made.id)).toBeUndefined();
  });
});
