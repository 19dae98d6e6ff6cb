import { describe, expect, it } from "vitest";
import { notifyOfUpload } from "../support/files.builder.ts";
import { saveSettings } from "../support/settings.ts";
import { fileIn, folderIn, listed, titlesIn } from "./cloud.fixture.ts";
import { ask, clientWith, readRequest, requestsFixture } from "./requests.fixture.ts";

const { as, asked, stores, writer } = await requestsFixture();
await saveSettings(stores.table, { cloudQuotaGb: 1 });

describe("files that a client sends", () => {
  it("have names of their own, also before they are checked and beside what lies there", async () => {
    const { made, client } = await asked();
    await fileIn(writer, made.itemId, "vertrag.pdf", { title: "Kontoauszüge Oktober – a.pdf" });

    await Promise.all([client.begin(0, "b.pdf"), client.upload(1, "a.pdf")]);
    await client.upload(0, "b.pdf");

    expect((await titlesIn(writer, made.itemId)).toSorted()).toEqual([
      expect.stringMatching(/^Kontoauszüge Oktober – a \(\d\)\.pdf$/),
      "Kontoauszüge Oktober – a.pdf",
      expect.stringMatching(/^Lohnzettel 2025 – b \(\d\)\.pdf$/),
    ]);
  });

  it("arrive once, however often they are announced", async () => {
    const { made, client } = await asked();

    const id = await client.upload(0);
    await notifyOfUpload(id);

    expect((await listed(writer, { parent: made.itemId })).totalCount).toBe(1);
    const [file] = (await readRequest(writer, made)).files;
    expect(file?.state).toBe("received");
    // Of which the hourly mail tells who watches the folder.
    const hour = new Date().toISOString().slice(0, "2026-11-20T14".length);
    const changes = (await stores.cloudChanges.of(hour)).filter(({ itemId }) => itemId === file?.cloudItemId);
    expect(changes).toMatchObject([{ kinds: ["created"] }]);
  });

  it("are dropped where the request is erased meanwhile", async () => {
    const { made, client } = await asked();
    const begun = await client.begin(0);
    await stores.cloudRequests.remove(made.id);

    await client.finish(begun);

    expect(await stores.files.find(begun.id)).toMatchObject({ state: "dropped", owner: null });
  });

  it("count to what the office of who asked may store, and are refused above it", async () => {
    const office = `office-${crypto.randomUUID()}`;
    const asker = await as({ employee: { employedAt: office } });
    const client = await clientWith((await ask(asker, (await folderIn(asker, null)).id)).url);

    await client.begin(0, "b.pdf", 1000);

    expect(await stores.cloudUsage.of(office)).toBe(1000);
    await expect(client.begin(0, "c.pdf", 1024 ** 3)).rejects.toMatchObject({ code: "file.quota-reached" });
  });
});
