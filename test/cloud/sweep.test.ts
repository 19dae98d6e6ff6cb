import { ListObjectsV2Command, ListPartsCommand, NoSuchUpload, S3Client } from "@aws-sdk/client-s3";
import { addDays } from "date-fns/addDays";
import { describe, expect, it, vi } from "vitest";
import { sweepCloud } from "../../functions/cloud/sweep-cloud.ts";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import { aCloudItem } from "../support/cloud.builder.ts";
import { aPicture, beginParts, objectsOf, partsIn, sendParts, uploadAs } from "../support/files.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { change, cloudFixture, fileIn, folderIn, make, remove, upload } from "./cloud.fixture.ts";

const { trash } = cloud;

const objectsNamed = async (ids: readonly string[]) => {
  const { Contents = [] } = await new S3Client({}).send(
    new ListObjectsV2Command({ Bucket: process.env.BUCKET_NAME }),
  );
  return Contents.flatMap(({ Key = "" }) => (ids.some((id) => Key.includes(id)) ? [Key] : []));
};
/** Undefined where the bucket knows of none. */
const partsOf = async (id: string, UploadId = "") => {
  const upload = { Bucket: process.env.BUCKET_NAME, Key: `uploads/${id}`, UploadId };
  try {
    return (await new S3Client({}).send(new ListPartsCommand(upload))).Parts?.length;
  } catch (error) {
    if (error instanceof NoSuchUpload) return undefined;
    throw error;
  }
};
const uploadPicture = async (by: Parameters<typeof uploadAs>[0]) =>
  uploadAs(by, {
    fileName: "plan.jpg",
    contentType: "image/jpeg",
    bytes: await aPicture(),
    purpose: "cloud",
  });

/** The first marks what is over, the second removes it. */
const sweepTwice = async (table: Table, daysFromNow = 0) => {
  const now = addDays(new Date(), daysFromNow);
  await sweepCloud(openStores(table), now);
  await sweepCloud(openStores(table), now);
};

const sweepBytes = (table: Table) => sweepFiles(sweepDeps(table), addDays(new Date(), 1));

describe("the sweep of the trash", () => {
  it("leaves what was deleted for thirty days, then removes it with its files, former ones included", async () => {
    const { table, writer } = await cloudFixture();
    const folder = await folderIn(writer, null);
    const inner = await folderIn(writer, folder.id);
    const item = await fileIn(writer, inner.id);
    const body = { fileId: await upload(writer) };
    await change(writer, item.id, body);
    const relatedKeys = await folderIn(writer, null);
    const fileIds = [item.file?.id ?? "", body.fileId];
    await remove(writer, folder.id);
    const stored = openStores(table).cloudItems;

    await sweepTwice(table, 29);
    await sweepBytes(table);
    expect(await stored.find(item.id)).toBeDefined();
    for (const id of fileIds) expect(await objectsOf(id)).toEqual(["original"]);
    await sweepTwice(table, 31);
    await sweepBytes(table);

    for (const { id } of [folder, inner, item]) expect(await stored.find(id)).toBeUndefined();
    for (const id of fileIds) expect(await objectsOf(id)).toEqual([]);
    expect(await stored.find(relatedKeys.id)).toBeDefined();
  });

  it("leaves nothing in the bucket: smaller images, former contents and begun uploads included", async () => {
    const { table, writer } = await cloudFixture();
    const folder = await folderIn(writer, null);
    const [first, second] = [await uploadPicture(writer), await uploadPicture(writer)];
    const item = await make(writer, { fileId: first, parentId: folder.id });
    await change(writer, item.id, { fileId: second });
    const film = Buffer.alloc(PART_SIZE + 1);
    const begun = await beginParts(writer, film.length);
    await sendParts(writer, begun, partsIn(film).slice(0, 1));
    const { uploadId } = (await openFiles(table).find(begun)) ?? {};
    const inBucket = async () => [
      (await objectsNamed([first, second, begun])).length,
      await partsOf(begun, uploadId),
    ];
    expect(await inBucket()).toEqual([6, 1]);

    await remove(writer, folder.id);
    await writer.call(trash.remove, { params: { id: folder.id } });
    await sweepCloud(openStores(table), new Date());
    await sweepBytes(table);

    expect(await inBucket()).toEqual([0, undefined]);
  });

  it("removes at the next time what was deleted for good", async () => {
    const { table, writer } = await cloudFixture();
    const folder = await folderIn(writer, null);
    const inner = await folderIn(writer, folder.id);
    await remove(writer, folder.id);
    await writer.call(trash.remove, { params: { id: folder.id } });

    await sweepCloud(openStores(table), new Date());

    expect((await openStores(table).cloudItems.findMany([folder.id, inner.id])).size).toBe(0);
  });

  it("goes on where it was interrupted", async () => {
    const { table } = await cloudFixture();
    const deps = openStores(table);
    const folder = aCloudItem({ deletedAt: new Date().toISOString(), isPurged: true });
    const inner = Array.from({ length: 250 }, () => aCloudItem({ parentId: folder.id }));
    await deps.cloudItems.insertMany([folder, ...inner]);
    let writes = 0;
    const failing = {
      write: (...changes: Parameters<typeof deps.cloudItemChanges.write>) => {
        if (++writes > 1) throw new Error("killed");
        return deps.cloudItemChanges.write(...changes);
      },
    };
    const left = async () => (await deps.cloudItems.findMany([folder, ...inner].map(({ id }) => id))).size;

    await expect(sweepCloud({ ...deps, cloudItemChanges: failing }, new Date())).rejects.toThrow("killed");
    expect(await left()).toBe(250);
    await sweepCloud(deps, new Date());

    expect(await left()).toBe(0);
  });

  it("removes what was put into a folder while that was removed", async () => {
    const { table } = await cloudFixture();
    const deps = openStores(table);
    const orphan = aCloudItem({ parentId: "gone" });
    await deps.cloudItems.insertMany([orphan, aCloudItem({ parentId: orphan.id })]);

    await sweepCloud(deps, new Date());

    expect(await deps.cloudItems.find(orphan.id)).toBeUndefined();
  });

  it("leaves alone what its picture of the tree shows in no folder, or in one it has left", async () => {
    const { table } = await cloudFixture();
    const deps = openStores(table);
    const folder = aCloudItem({});
    const inside = aCloudItem({ parentId: folder.id });
    const purged = aCloudItem({ deletedAt: new Date().toISOString(), isPurged: true });
    const moved = aCloudItem({ parentId: purged.id });
    const below = aCloudItem({ parentId: moved.id });
    await deps.cloudItems.insertMany([folder, inside, purged, moved, below]);
    const rows = Array.from((await deps.cloudItems.projection()).entries(), (row) => ({ ...row }));
    const older = rows.filter(({ listed }) => listed.id !== folder.id);
    await deps.cloudItems.update(moved.id, (item) => ({ ...item, parentId: null }));
    vi.spyOn(await deps.cloudItems.projection(), "entries").mockImplementation(() => older.values());

    await sweepCloud(deps, new Date());

    const left = await deps.cloudItems.findMany([folder, inside, purged, moved, below].map(({ id }) => id));
    expect([...left.keys()].toSorted()).toEqual(
      [folder, inside, moved, below].map(({ id }) => id).toSorted(),
    );
  });
});
