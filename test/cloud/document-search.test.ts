import { ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { addMinutes } from "date-fns/addMinutes";
import { beforeAll, describe, expect, it, vi } from "vitest";
import { sweepCloud } from "../../functions/cloud/sweep-cloud.ts";
import { takeText } from "../../functions/cloud/texts/take-text.ts";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openCloudSearch } from "../../functions/data/cloud/cloud-search.ts";
import { documentFields, openDocumentIndexer } from "../../functions/data/cloud/document-index.ts";
import { openDocumentRepair } from "../../functions/data/cloud/repair-documents.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openReleases } from "../../functions/data/files/released-files.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { soughtIn } from "../../functions/platform/search/german.ts";
import { openIndexStore } from "../../functions/platform/search/index-store.ts";
import { unpackIndex } from "../../functions/platform/search/stored-index.ts";
import type { Extraction } from "../../functions/platform/text-extraction/extraction.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { memoryStore } from "../platform/search/memory-store.ts";
import { aDocx } from "../support/documents.builder.ts";
import { uploadAs } from "../support/files.builder.ts";
import { hostileDocuments } from "../support/hostile-documents.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { folderIn, listed, make } from "./cloud.fixture.ts";
import { documentsFixture, takeTextOf } from "./documents.fixture.ts";

type Fixture = Awaited<ReturnType<typeof documentsFixture>>;
type Caller = Fixture["writer"];

const MINUTE_AGO = -60_000;

let fixture: Fixture;
let writer: Caller;

beforeAll(async () => {
  fixture = await documentsFixture();
  ({ writer } = fixture);
});

const uploaded = async (words: string, fileName = "akt.docx", by = writer) => {
  const bytes = aDocx({ paragraphs: [[words]] });
  return uploadAs(by, { fileName, contentType: "", bytes, purpose: "cloud" });
};

/** With its words taken out. */
const documentIn = async (parentId: string, words: string, fileName = "akt.docx", by = writer) => {
  const fileId = await uploaded(words, fileName, by);
  const { id } = await make(by, { fileId, parentId });
  await takeTextOf(fileId);
  return { id, fileId };
};

const search = async (by: Caller, parent: string | null, searchTerm: string, more = {}) => {
  const { totalCount, data } = await listed(by, { parent, searchTerm, ...more });
  return { totalCount, ids: data.map(({ id }) => id) };
};

const found = async (parent: string | null, searchTerm: string) =>
  (await search(writer, parent, searchTerm)).ids;

/** What has been waiting for the worker. */
const announced = async (): Promise<string> => {
  const sqs = new SQSClient({});
  const QueueUrl = process.env.DOCUMENT_TEXTS_QUEUE_URL;
  const bodies: (string | undefined)[] = [];
  for (let isMore = true; isMore; ) {
    const receive = new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 });
    const { Messages = [] } = await sqs.send(receive);
    bodies.push(...Messages.map(({ Body }) => Body));
    isMore = Messages.length > 0;
  }
  return bodies.join();
};

describe("searching the cloud for words of documents", () => {
  it("finds them below a folder, in other forms, too", async () => {
    const folder = await folderIn(writer, null);
    const inner = await folderIn(writer, folder.id);
    const { id } = await documentIn(inner.id, "Die Kündigungsfrist für Arbeiterinnen beträgt drei Monate.");

    expect(await found(folder.id, "KUENDIGUNGSFRISTEN arbeiterin")).toEqual([id]);
    expect(await found(folder.id, "die Kündigungsfr und Mon")).toEqual([id]);
    expect(await found(folder.id, "Kündigungsfrist Angestellte")).toEqual([]);
    expect((await found(null, "Kündigungsfrist Arbeiterinnen")).includes(id)).toBe(true);
  });

  it("shows, when asked, where the text has what the name lacks", async () => {
    const folder = await folderIn(writer, null);
    await documentIn(folder.id, "Die Kammerumlage ist am 15. Mai fällig.", "Umlage.docx");
    const excerpts = async (searchTerm: string, withExcerpt = true) =>
      (await listed(writer, { parent: folder.id, searchTerm, withExcerpt })).data.map(
        ({ excerpt }) => excerpt,
      );

    expect(await excerpts("Kammerumlage")).toEqual(["Die Kammerumlage ist am 15. Mai fällig."]);
    expect(await excerpts("Umlage.docx")).toEqual([undefined]);
    expect(await excerpts("Kammerumlage", false)).toEqual([undefined]);
  });

  it("takes a word from the name and another from the text, and lists what is so named first", async () => {
    const folder = await folderIn(writer, null);
    const inText = await documentIn(folder.id, "Das Pflegegeld der Familie Aigner", "a-brief.docx");
    const named = await documentIn(folder.id, "Ohne Belang", "Pflegegeld Aigner.docx");

    expect(await found(folder.id, "Brief Aigner")).toEqual([inText.id]);
    expect(await found(folder.id, "Pflegegeld Aigner")).toEqual([named.id, inText.id]);
    expect(await search(writer, folder.id, "Aigner", { limit: 1, skip: 1 })).toEqual({
      totalCount: 2,
      ids: [inText.id],
    });
  });

  it("neither shows nor counts what its asker may not see", async () => {
    const folder = await folderIn(writer, null);
    const hidden = await folderIn(fixture.admin, folder.id, { visibility: "Directors" });
    await documentIn(folder.id, "Sanierungsplan");
    const secret = await documentIn(hidden.id, "Sanierungsplan", "plan.docx", fixture.admin);

    expect((await search(fixture.colleague, folder.id, "Sanierungsplan")).totalCount).toBe(1);
    expect((await search(fixture.admin, folder.id, "Sanierungsplan")).ids).toContain(secret.id);
  });

  it("knows the words of the current version, and follows what is renamed, moved and deleted", async () => {
    const [folder, other] = [await folderIn(writer, null), await folderIn(writer, null)];
    const first = await documentIn(folder.id, "Baukostenindex");
    const params = { id: first.id };
    const fileId = await uploaded("Lohnkonto");
    await writer.call(cloud.items.update, { params, body: { fileId } });
    await takeTextOf(fileId);

    expect(await found(folder.id, "Baukostenindex")).toEqual([]);
    expect(await found(folder.id, "Lohnkonto")).toEqual([first.id]);

    await writer.call(cloud.versions.restore, { params: { ...params, versionId: first.fileId } });
    await writer.call(cloud.items.update, { params, body: { title: "Umbenannt", parentId: other.id } });

    expect(await found(folder.id, "Baukostenindex")).toEqual([]);
    expect(await found(other.id, "Baukostenindex")).toEqual([first.id]);
    expect(await found(other.id, "Lohnkonto")).toEqual([]);

    await writer.call(cloud.items.remove, { params });

    expect(await found(other.id, "Baukostenindex")).toEqual([]);
  });

  it("takes no request more to the table", async () => {
    const folder = await folderIn(writer, null);
    await documentIn(folder.id, "Reisekosten");
    await found(folder.id, "Reisekosten");

    const config = { ...listConfig(), parent: folder.id, searchTerm: "Reisekosten" };
    const { requests } = await writer.call(cloud.items.list, { query: { config } });

    expect(requests.length).toBe(2);
  });

  it("says on the page of a document why its words are not found", async () => {
    const bytes = hostileDocuments["a protected PDF"]?.bytes() ?? new Uint8Array();
    const secret = await fixture.storedFile("geheim.pdf", bytes);
    const folder = await folderIn(writer, null);
    const open = await documentIn(folder.id, "Offen");
    await takeTextOf(secret.fileId);
    const read = async (id: string) =>
      (await writer.call(cloud.items.read, { params: { id }, query: { withText: true } })).data.unsearchable;

    expect(await read(secret.itemId)).toBe("encrypted");
    expect(await read(open.id)).toBeUndefined();
    expect(await read(folder.id)).toBeUndefined();
  });

  it("can show the words around a hit", async () => {
    const folder = await folderIn(writer, null);
    const { id } = await documentIn(folder.id, `${"Einleitung ".repeat(50)} die Vorsteuer wird berichtigt`);
    const item = await fixture.items.find(id);
    if (!item) throw new Error("It is not there.");

    const excerpt = await openCloudSearch().excerpt(item, "vorsteuer");

    expect(excerpt).toMatch(/^… .*die Vorsteuer wird berichtigt$/);
    expect(await openCloudSearch().excerpt(item, "akt")).toBeUndefined();
  });
});

describe("the index of documents", () => {
  const worldOf = () => {
    const items = openCloudItems(fixture.table);
    const { store, lose } = memoryStore();
    const indexer = openDocumentIndexer(items, fixture.texts, store);
    const repair = openDocumentRepair({ items, indexer, queue: openStores(fixture.table).textQueue });
    /** What the stored index alone finds. */
    const storedHits = async (searchTerm: string) => {
      const stored = await store.read();
      const index = typeof stored === "string" ? undefined : await unpackIndex(stored.bytes, documentFields);
      return [...(index?.search(soughtIn(searchTerm) ?? []).keys() ?? [])];
    };
    return { items, indexer, repair, storedHits, lose };
  };

  it("is told of an upload", async () => {
    const fileId = await uploaded("Angekündigt");

    await make(writer, { fileId });

    expect(await announced()).toContain(fileId);
  });

  it("is made again from the texts once it is lost", async () => {
    const folder = await folderIn(writer, null);
    const { fileId } = await documentIn(folder.id, "Bestandsübersicht");
    const { repair, storedHits, lose } = worldOf();
    await repair(new Date());
    expect(await storedHits("Bestandsübersicht")).toEqual([fileId]);

    lose();
    await repair(new Date());

    expect(await storedHits("Bestandsübersicht")).toEqual([fileId]);
  });

  it("asks again for what it lacks, but not for what has only just come", async () => {
    const { indexer, repair } = worldOf();
    await indexer.take([]);
    const fileId = await uploaded("Verloren", "verloren.docx");
    await make(writer, { fileId, title: "Verloren" });
    const queue = openStores(fixture.table).textQueue;
    const send = vi.fn<typeof queue.send>();
    const items = openCloudItems(fixture.table);
    const repairing = openDocumentRepair({ items, indexer, queue: { send } });

    await repairing(new Date());
    expect(JSON.stringify(send.mock.calls)).not.toContain(fileId);
    await repairing(addMinutes(new Date(), 11));
    expect(JSON.stringify(send.mock.calls)).toContain(fileId);

    await takeTextOf(fileId);
    await indexer.take([fileId]);
    send.mockClear();
    await repair(new Date());
    await repairing(addMinutes(new Date(), 11));
    expect(JSON.stringify(send.mock.calls)).not.toContain(fileId);
  });

  it("forgets what is removed, whose text is removed with the file", async () => {
    const folder = await folderIn(writer, null);
    const { id, fileId } = await documentIn(folder.id, "Vergänglich");
    const { indexer, repair, storedHits } = worldOf();
    await indexer.take([fileId]);
    expect(await storedHits("Vergänglich")).toEqual([fileId]);

    await writer.call(cloud.items.remove, { params: { id } });
    await writer.call(cloud.trash.remove, { params: { id } });
    await sweepCloud(openStores(fixture.table), new Date());
    await sweepFiles(sweepDeps(fixture.table), new Date(Date.now() - MINUTE_AGO));
    await repair(new Date());

    expect(await fixture.texts.find(fileId)).toBeUndefined();
    expect(await indexer.lacking()).not.toContain(fileId);
    expect(await storedHits("Vergänglich")).toEqual([]);
  });

  it("keeps nothing of a document that is removed while its words are taken out", async () => {
    const { fileId, itemId } = await fixture.storedFile("weg.docx", aDocx({ paragraphs: [["Weg"]] }));
    const releases = openReleases(fixture.table);
    const dropped = async (): Promise<Extraction> => {
      await releases.drop({ kind: "cloudItem", id: itemId }, fileId, new Date());
      return { outcome: "words", text: "Weg" };
    };
    const files = openFiles(fixture.table);

    await takeText({ files, texts: fixture.texts, extract: dropped, noteChange: async () => {} }, fileId);

    expect(await fixture.texts.find(fileId)).toBeUndefined();
  });

  it("lies where the worker of all indexes keeps it", async () => {
    const items = openCloudItems(fixture.table);
    await openDocumentIndexer(items, fixture.texts, openIndexStore("cloud")).take([]);

    expect(await openIndexStore("cloud").read()).toMatchObject({ etag: expect.any(String) });
  });
});
