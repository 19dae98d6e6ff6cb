import { ReceiveMessageCommand, SQSClient } from "@aws-sdk/client-sqs";
import { addMinutes } from "date-fns/addMinutes";
import { describe, expect, it, vi } from "vitest";
import { sweepCloud } from "../../functions/cloud/sweep-cloud.ts";
import { takeText } from "../../functions/cloud/texts/take-text.ts";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openCloudSearch } from "../../functions/data/cloud/cloud-search.ts";
import { openCloudIndex } from "../../functions/data/cloud/document-index.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openFreedFiles } from "../../functions/data/files/freed-files.ts";
import { lateInCloud, openDocumentRepair } from "../../functions/data/files/repair-documents.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { soughtIn } from "../../functions/platform/search/german.ts";
import type { Extraction } from "../../functions/platform/text-extraction/extraction.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { memoryStore } from "../platform/search/memory-store.ts";
import { aDocx } from "../support/documents.builder.ts";
import { uploadAs } from "../support/files.builder.ts";
import { hostileDocuments } from "../support/hostile-documents.ts";
import { whenQuiet } from "../support/quiet.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { folderIn, listed, make, remove } from "./cloud.fixture.ts";
import { documentsFixture, takeTextOf } from "./documents.fixture.ts";

type Fixture = Awaited<ReturnType<typeof documentsFixture>>;
type Caller = Fixture["writer"];

const MINUTE_AGO = -60_000;

const { admin, colleague, items, storedFile, table, texts, writer } = await documentsFixture();

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
    const hidden = await folderIn(admin, folder.id, { visibility: "Directors" });
    await documentIn(folder.id, "Sanierungsplan");
    const secret = await documentIn(hidden.id, "Sanierungsplan", "plan.docx", admin);

    expect((await search(colleague, folder.id, "Sanierungsplan")).totalCount).toBe(1);
    expect((await search(admin, folder.id, "Sanierungsplan")).ids).toContain(secret.id);
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

  it("says on the page of a document why its words are not found", async () => {
    const bytes = hostileDocuments["a protected PDF"]?.bytes() ?? new Uint8Array();
    const secret = await storedFile("geheim.pdf", bytes);
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
    const item = await items.find(id);
    if (!item) throw new Error("It is not there.");

    const excerpt = await openCloudSearch(items, openFiles(table)).excerpt(item, "vorsteuer");

    expect(excerpt).toMatch(/^… .*die Vorsteuer wird berichtigt$/);
    expect(await openCloudSearch(items, openFiles(table)).excerpt(item, "akt")).toBeUndefined();
  });
});

describe("the index of documents", () => {
  const indexFixture = () => {
    const { store, lose } = memoryStore();
    const options = { openStore: async () => store, few: 1 };
    const open = () => openCloudIndex(openCloudItems(table), openFiles(table), options);
    /** What a function finds that has just started. */
    const found = async (searchTerm: string) =>
      (await open().current()).find(soughtIn(searchTerm) ?? []).map(({ id }) => id);
    return { open, found, lose };
  };

  it("is told of an upload", async () => {
    const fileId = await uploaded("Angekündigt");

    await make(writer, { fileId });

    expect(await announced()).toContain(fileId);
  });

  it("takes over the words of a text that was taken out before words were kept", async () => {
    const { fileId, itemId } = await storedFile("alt.docx", aDocx({ paragraphs: [["Neu"]] }));
    await texts.put(fileId, { outcome: "words", tries: 1, text: "Wacholderschnaps" });
    const { open, found } = indexFixture();
    await open().keep();
    expect(await found("Wacholderschnaps")).toEqual([]);

    await takeTextOf(fileId);

    expect(await found("Wacholderschnaps")).toEqual([itemId]);
  });

  it("is made again from the table once it is lost", async () => {
    const folder = await folderIn(writer, null);
    const { id } = await documentIn(folder.id, "Bestandsübersicht");
    const { open, found, lose } = indexFixture();
    const { keep } = open();
    await keep();
    lose();
    await keep();

    expect(await found("Bestandsübersicht")).toEqual([id]);
  });

  it("asks again for what it lacks, but not for what has only just come", async () => {
    const fileId = await uploaded("Verloren", "verloren.docx");
    await make(writer, { fileId, title: "Verloren" });
    const queue = openStores(table).textQueue;
    const send = vi.fn<typeof queue.send>();
    const repairing = openDocumentRepair({ send }, [lateInCloud(indexFixture().open())]);

    await repairing(new Date());
    expect(JSON.stringify(send.mock.calls)).not.toContain(fileId);
    await repairing(addMinutes(new Date(), 11));
    expect(JSON.stringify(send.mock.calls)).toContain(fileId);

    await takeTextOf(fileId);
    send.mockClear();
    const later = openDocumentRepair({ send }, [lateInCloud(indexFixture().open())]);
    await later(addMinutes(new Date(), 11));
    expect(JSON.stringify(send.mock.calls)).not.toContain(fileId);
  });

  it("forgets what is removed, whose text is removed with the file", async () => {
    const folder = await folderIn(writer, null);
    const { id, fileId } = await documentIn(folder.id, "Vergänglich");
    const { open, found } = indexFixture();
    const { keep } = open();
    await keep();
    expect(await found("Vergänglich")).toEqual([id]);

    await remove(writer, id);
    await writer.call(cloud.trash.remove, { params: { id } });
    await sweepCloud(openStores(table), new Date());
    await sweepFiles(sweepDeps(table), new Date(Date.now() - MINUTE_AGO));

    expect(await texts.find(fileId)).toBeUndefined();
    expect(await found("Vergänglich")).toEqual([]);
  });

  it("keeps nothing of a document that is removed while its words are taken out", async () => {
    const { fileId, itemId } = await storedFile("weg.docx", aDocx({ paragraphs: [["Weg"]] }));
    const releases = openFreedFiles(table);
    const dropped = async (): Promise<Extraction> => {
      await releases.drop({ kind: "cloudItem", id: itemId }, fileId, new Date());
      return { outcome: "words", text: "Weg" };
    };
    const files = openFiles(table);

    await takeText({ files, texts, extract: dropped }, fileId);

    expect(await texts.find(fileId)).toBeUndefined();
  });
});

describe("a search of the cloud that nobody has changed of late", () => {
  it("takes no request more to the table", async () => {
    const folder = await folderIn(writer, null);
    await documentIn(folder.id, "Reisekosten");
    whenQuiet();
    await found(folder.id, "Reisekosten");

    const config = { ...listConfig(), parent: folder.id, searchTerm: "Reisekosten" };
    const { requests } = await writer.call(cloud.items.list, { query: { config } });

    expect(requests.length).toBe(2);
  });
});
