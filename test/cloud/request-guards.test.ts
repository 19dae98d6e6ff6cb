import { addDays } from "date-fns/addDays";
import { describe, expect, it } from "vitest";
import { openShareLinks } from "../../functions/cloud/shares/share-links.ts";
import { outboxPartitions } from "../../functions/platform/mail/outbox-item.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { trailAbout } from "../support/audit.ts";
import { fileIn, folderIn, remove } from "./cloud.fixture.ts";
import { aRequest, ask, clientWith, readRequest, requestsFixture } from "./requests.fixture.ts";

const { requests } = cloud;

const { admin, as, asked, compose, remind, stores, table, writer } = await requestsFixture();

const mailsTo = async (email: string, about: string) => {
  const all = await Promise.all(outboxPartitions.map((pk) => table.all(pk)));
  return all.flat().filter(({ to, asks }) => to === email && JSON.stringify(asks).includes(`"${about}"`));
};

const mailAbout = async (email: string) => {
  const [mail] = await mailsTo(email, "asked");
  return compose(mail?.asks as Record<string, string>);
};

describe("the page of a request", () => {
  it("speaks the client's language, runs only the portal's script, and stays small", async () => {
    const { client } = await asked({ language: "it" });

    const page = await client.page();

    expect(page.text).toContain('<html lang="it">');
    expect((await client.page("en")).text).toContain("Choose files");
    expect(page.text).toContain('<script src="/embed/uploads.js" defer></script>');
    expect(page.headers.get("content-security-policy")).toBeNull();
    expect(page.text.length).toBeLessThan(60_000);
  });

  it("ends with one sentence, whatever ends it", async () => {
    const ended = "Diese Anforderung gibt es nicht oder nicht mehr.";
    const asker = await as({});
    const open = async (by: typeof writer) => {
      const made = await ask(by, (await folderIn(by, null)).id);
      return { made, client: await clientWith(made.url) };
    };
    const [guessed, closed, expired, gone, without] = [
      await clientWith(`https://portal.example/v1/public/requests/01K.${"a".repeat(43)}`),
      await open(writer),
      await open(writer),
      await open(writer),
      await open(asker),
    ];
    await admin.call(requests.close, { params: closed.made.params });
    const past = addDays(new Date(), -1).toISOString();
    await stores.cloudRequests.update(expired.made.id, (request) => ({ ...request, expiresAt: past }));
    await remove(writer, gone.made.itemId);
    await stores.users.update(asker.user.id, (user) => ({ ...user, isActive: false }));

    for (const client of [guessed, closed.client, expired.client, gone.client, without.client]) {
      const { status, text } = await client.page();
      expect([status, text.includes(ended)]).toEqual([404, true]);
      await expect(client.begin()).rejects.toMatchObject({ code: "paper-request.not-found" });
      await expect(client.submit()).rejects.toMatchObject({ code: "paper-request.not-found" });
    }
    expect(await mailAbout(closed.made.email)).toBeUndefined();
  });

  it("opens by a token of its own purpose alone", async () => {
    const { made } = await asked();
    const links = openShareLinks("link-secret-of-the-tests", stores.portalOrigin);

    const client = await clientWith(links.urlOf(made.id));

    expect((await client.page()).status).toBe(404);
  });

  it("shows nothing of what others have sent", async () => {
    const { folder, client } = await asked();
    const id = await client.upload(0, "gehalt-huber.pdf");
    const other = await clientWith((await ask(writer, folder.id)).url);

    expect((await client.page()).text).toContain("gehalt-huber.pdf");
    expect((await other.page()).text).not.toContain("gehalt-huber");
    expect(await other.stateOf(id)).toBeUndefined();
  });

  it("prints names and reasons as they are, and never as markup", async () => {
    const markup = '<img src=x onerror="alert(1)">';
    const { made, client } = await asked({
      title: `Belege & ${markup.replaceAll("/", "")}`,
      items: [{ name: markup, hint: markup }, { name: "Zweitens" }],
    });
    const fileId = await client.upload(0, "<img src=x onerror=alert(1)>.pdf");
    const body = { state: "returned" as const, reason: markup };
    await writer.call(requests.judge, { params: { ...made.params, fileId }, body });

    const { text } = await client.page();

    expect(text).not.toContain("<img");
    expect(text.split("&lt;img").length).toBeGreaterThan(6);
  });
});

describe("who asked", () => {
  it("alone gets the link to pass it on", async () => {
    const { made } = await asked();

    expect((await readRequest(writer, made)).url).toBe(made.url);
    expect(await readRequest(admin, made)).not.toHaveProperty("url");
  });

  it("finds a request in its own folder alone, and asks in folders only", async () => {
    const { made } = await asked();
    const { folder } = await asked();
    const elsewhere = { params: { id: folder.id, requestId: made.id } };
    const { id } = await fileIn(writer, null);

    await expect(readRequest(writer, elsewhere)).rejects.toMatchObject({ code: "paper-request.not-found" });
    await expect(ask(writer, id)).rejects.toMatchObject({ code: "cloud-item.not-a-folder" });
    const { data } = await writer.call(requests.list, { params: { id: folder.id } });
    expect(data.data.map(({ id: found }) => found)).not.toContain(made.id);
  });

  it("may not ask in folders that not everybody sees, unless as administrator of their office", async () => {
    const director = await as({ employee: { isDirector: true } });
    const { id } = await folderIn(director, null, { visibility: "Directors" });

    await expect(ask(director, id)).rejects.toMatchObject({ code: "share.narrow" });
  });

  it("judges a file once, if two do so at once", async () => {
    const { made, client } = await asked();
    const fileId = await client.upload(0);
    const body = { state: "returned" as const, reason: "Seite 2 fehlt" };
    const judge = { params: { ...made.params, fileId }, body };

    const judged = await Promise.allSettled([writer, admin].map(({ call }) => call(requests.judge, judge)));

    expect(judged.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
    expect(await mailsTo(made.email, "returned")).toHaveLength(1);
    const { files } = await readRequest(writer, made);
    const asReadBefore = files.map((file) => ({ ...file, state: "received" as const }));
    const late = asReadBefore.map((file) =>
      stores.requestUses.changeWrite(made, file, { state: "accepted" }),
    );
    expect(await stores.table.tryTransact(late)).toBe(false);
    await expect(
      writer.call(requests.judge, { params: { ...made.params, fileId: "unknown" }, body }),
    ).rejects.toMatchObject({ code: "paper-request.file-not-found" });
  });

  it("sees among the own ones only what lies where one still sees it", async () => {
    const { made } = await asked();
    const own = async () => {
      const { data } = await writer.call(requests.own, { query: { config: listConfig({ limit: 100 }) } });
      return data.data.map(({ id }) => id);
    };
    expect(await own()).toContain(made.id);

    await remove(writer, made.itemId);

    expect(await own()).not.toContain(made.id);
  });

  it("has ended it when it was closed first", async () => {
    const { made } = await asked();
    const close = async () => (await writer.call(requests.close, { params: made.params })).data.closedAt;

    expect(await close()).toBe(await close());
    expect((await trailAbout(made.itemId)).map(({ action }) => action)).toContain("paper-request.closed");
  });
});

describe("mails about a request", () => {
  it("go to nobody whose address takes none, and not once who asked may not any more", async () => {
    const asker = await as({});
    const bounced = await asked();
    const left = await ask(asker, (await folderIn(asker, null)).id, aRequest({ remindAfterDays: 1 }));
    expect(await mailAbout(left.email)).toBeDefined();
    await table.transact([stores.suppressions.suppressWrite(null, bounced.made.email, "bounced")]);
    await stores.users.update(asker.user.id, (user) => ({ ...user, isActive: false }));

    expect(await mailAbout(bounced.made.email)).toBeUndefined();
    expect(await mailAbout(left.email)).toBeUndefined();
    await remind(addDays(new Date(), 2));
    expect(await mailsTo(left.email, "reminder")).toEqual([]);
  });
});
