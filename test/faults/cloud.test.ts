import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { strFromU8, unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openCloudItems } from "../../functions/data/cloud/cloud-items.collection.ts";
import { openFileTexts } from "../../functions/data/files/file-texts.repository.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { fileKeyOf } from "../../functions/data/files/object-keys.ts";
import { openZipJobs } from "../../functions/data/jobs/zip-jobs.repository.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { jobs } from "../../shared/jobs/jobs.contract.ts";
import { listed, make } from "../cloud/cloud.fixture.ts";
import type { Browser } from "../support/browser.ts";
import { aCloudItem, aContent } from "../support/cloud.builder.ts";
import { hostileDocuments } from "../support/hostile-documents.ts";
import { startWholePortal, type WholePortal, welcomeEditor } from "../support/whole-portal.ts";

/** A sweep takes a hundred at once. */
const MANY = 2_000;
const MEGABYTE = 1024 * 1024;
const PATIENCE = { timeout: 240_000, interval: 20 };

let portal: WholePortal;
let writer: Browser;
let s3: S3Client;

beforeAll(async () => {
  portal = await startWholePortal();
  writer = await welcomeEditor(portal);
  const { endpoints, region } = portal.runtime;
  const credentials = { accessKeyId: "local", secretAccessKey: "local" };
  s3 = new S3Client({ endpoint: endpoints.S3, region, credentials, forcePathStyle: true });
});

afterAll(async () => {
  await portal?.runtime.stop();
});

/** With bytes in the bucket, as the check of an upload would have put them there. */
const storedFile = async (parentId: string, fileName: string, bytes: Buffer) => {
  const { file, ...upload } = aContent();
  const content = { ...file, fileName, contentType: "text/plain", size: bytes.length };
  const Bucket = portal.runtime.environment.BUCKET_NAME;
  await s3.send(new PutObjectCommand({ Bucket, Key: fileKeyOf(file.id), Body: bytes }));
  await openCloudItems(portal.table).insert(
    aCloudItem({ parentId, title: fileName, isFile: true, file: content, upload }),
  );
};

const insertInto = async (parentId: string, count: number) => {
  const { insertMany } = openCloudItems(portal.table);
  await insertMany(Array.from({ length: count }, (_, at) => aCloudItem({ parentId, title: `Akt ${at}` })));
};

const countIn = async (parent: string) => (await listed(writer, { parent, limit: 1 })).totalCount;

describe("a worker that is killed", () => {
  it("while it makes a ZIP makes it whole at the next try, and once", async () => {
    const folder = await make(writer, { title: "Übergabe" });
    const part = Buffer.alloc(8 * MEGABYTE, "Ein langer Text. ");
    for (let at = 0; at < 8; at++) await storedFile(folder.id, `Teil ${at}.txt`, part);
    const job = (await writer.call(jobs.zip, { body: { cloudIds: [folder.id] } })).data;
    const now = async () => (await writer.call(jobs.read, { params: { id: job.id } })).data;
    const [stored] = await openZipJobs(portal.table).due(new Date(Date.now() + PATIENCE.timeout));
    if (!stored) throw new Error("The job is due once its run is dead.");
    const result = async () => {
      const { fileId } = (await openZipJobs(portal.table).find(stored)) ?? {};
      return fileId ? openFiles(portal.table).find(fileId) : undefined;
    };
    // Known as soon as its first bytes are written; how far it is, two seconds later.
    await vi.waitFor(async () => expect(await result()).toBeDefined(), PATIENCE);

    await portal.runtime.kill("zip-maker");
    const { state, fileId } = await now();
    expect({ state, fileId }).toEqual({ state: "running", fileId: null });
    await portal.table.update({ pk: "ZIP_JOB", sk: `${stored.userId}#${stored.id}` }, { set: { dueAt: 0 } });
    await portal.runtime.invoke("file-sweeper", {});
    await vi.waitFor(async () => expect((await now()).state).toBe("ready"), PATIENCE);

    const { response } = await writer.send(files.read, {
      params: { id: (await now()).fileId ?? "" },
      query: {},
    });
    const download = await fetch(response.headers.get("location") ?? "");
    const content = unzipSync(new Uint8Array(await download.arrayBuffer()));
    expect(Object.keys(content)).toHaveLength(9);
    expect(strFromU8(content["Übergabe/Teil 7.txt"] ?? new Uint8Array()).length).toBe(part.length);
    expect((await writer.call(jobs.list, {})).data.data).toMatchObject([{ id: job.id, leftOut: 0 }]);
  });

  it("while it takes the words out of a document is followed by one that does", async () => {
    const { file, ...upload } = aContent();
    const bytes = hostileDocuments["a PDF that shows a page twenty thousand times"]?.bytes();
    const { BUCKET_NAME: Bucket } = portal.runtime.environment;
    const content = { ...file, fileName: "lang.pdf", contentType: "application/pdf" };
    const item = aCloudItem({ isFile: true, file: content, upload });
    await s3.send(new PutObjectCommand({ Bucket, Key: fileKeyOf(file.id), Body: bytes }));
    await openFiles(portal.table).insert({
      ...content,
      owner: { kind: "cloudItem", id: item.id },
      uploaderId: "anybody",
      purpose: "cloud",
      state: "ready",
      reason: null,
      createdAt: new Date().toISOString(),
    });
    await openCloudItems(portal.table).insert(item);
    const texts = openFileTexts(s3, Bucket);
    const outcome = async () => (await texts.find(file.id))?.outcome;
    const record = { body: JSON.stringify({ fileId: file.id }), messageId: "1", eventSource: "aws:sqs" };
    const take = () => portal.runtime.invoke("document-texts", { Records: [record] });

    const taking = take().then(
      () => "finished",
      () => "killed",
    );
    await vi.waitFor(async () => expect(await outcome()).toBeNull(), PATIENCE);
    await portal.runtime.kill("document-texts");
    expect(await taking).toBe("killed");
    expect(await outcome()).toBeNull();
    await take();

    expect(await texts.find(file.id)).toMatchObject({ outcome: "words", tries: 2 });
    await vi.waitFor(
      async () =>
        expect((await listed(writer, { parent: null, searchTerm: "dieselbe Seite" })).totalCount).toBe(1),
      PATIENCE,
    );
  });

  it("while it empties the trash goes on with the rest, and takes nothing else", async () => {
    const purged = aCloudItem({ deletedAt: new Date().toISOString(), isPurged: true });
    const relatedKeys = await make(writer, { title: "Bleibt" });
    const items = openCloudItems(portal.table);
    await items.insert(purged);
    await insertInto(purged.id, MANY);
    await insertInto(relatedKeys.id, 10);
    const left = async () => {
      const rows = Array.from((await items.projection()).entries(), ({ listed: row }) => row);
      return rows.filter(({ id, parentId }) => id === purged.id || parentId === purged.id).length;
    };
    expect(await left()).toBe(MANY + 1);

    const sweeping = portal.runtime.invoke("deletion-sweeper", {}).then(
      () => "finished",
      () => "killed",
    );
    await vi.waitFor(async () => expect(await left()).toBeLessThan(MANY), PATIENCE);
    await portal.runtime.kill("deletion-sweeper");
    expect(await sweeping).toBe("killed");
    expect(await left()).toBeGreaterThan(0);
    await portal.runtime.invoke("deletion-sweeper", {});

    expect(await left()).toBe(0);
    expect(await countIn(relatedKeys.id)).toBe(10);
  });

  it("while a folder of thousands moves leaves all of it in one place, and it moves again", async () => {
    const [from, to] = [await make(writer, { title: "Alt" }), await make(writer, { title: "Neu" })];
    const folder = await make(writer, { title: "Akten", parentId: from.id });
    await insertInto(folder.id, MANY);
    expect(await countIn(folder.id)).toBe(MANY);
    const move = (parentId: string) =>
      writer.call(cloud.items.update, { params: { id: folder.id }, body: { parentId } });

    const moving = move(to.id).catch((error: unknown) => error);
    await portal.runtime.kill("areas-cloud-function");
    await moving;
    const places = [await countIn(from.id), await countIn(to.id)];
    expect(places.toSorted()).toEqual([0, 1]);
    expect(await countIn(folder.id)).toBe(MANY);
    await move(to.id);

    expect([await countIn(from.id), await countIn(to.id)]).toEqual([0, 1]);
    const found = await listed(writer, { parent: to.id, searchTerm: "Akt", limit: 1 });
    expect(found.totalCount).toBe(MANY + 1);
  });
});
