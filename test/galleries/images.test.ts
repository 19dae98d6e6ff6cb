import { addHours } from "date-fns/addHours";
import { describe, expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openFreedFiles } from "../../functions/data/files/freed-files.ts";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { UploadTicket } from "../../shared/files/file.ts";
import { files } from "../../shared/files/files.contract.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { aPicture, notifyOfUpload, objectsOf, uploadPicture } from "../support/files.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";
import { aPhoto, galleryFixture } from "./gallery.fixture.ts";

const { images } = galleries;

describe("an image of a gallery", () => {
  it("is there before its upload is checked, and has its file afterwards", async () => {
    const { send, check, put, list, gallery, fetchFile } = await galleryFixture();
    const fileId = await send({ bytes: await aPicture(90, 60), contentType: "image/jpeg" });

    const before = await put(fileId, { username: "Tanz", description: "Kurz vor Mitternacht" });
    await check(fileId);
    const { data } = await list();

    expect(before).toMatchObject({ hasFile: false, url: null, reason: null, order: 1 });
    expect(data).toEqual([
      {
        ...before,
        id: before.id,
        galleryId: gallery.id,
        groupId: gallery.id,
        name: "Tanz",
        username: "Tanz",
        hasFile: true,
        url: `/v1/files/${fileId}`,
        width: 90,
        height: 60,
        order: 1,
        ordering: 1,
        duplicateOf: null,
      },
    ]);
    for (const variant of [undefined, "thumbnail", "preview"] as const) {
      expect((await fetchFile(fileId, variant))?.length).toBeGreaterThan(50);
    }
  });

  it("hears of its file also when the worker died just before it could tell", async () => {
    const { send, check, put, list, table } = await galleryFixture();
    const fileId = await send();
    const { id } = await put(fileId);
    const { openGalleryImages } = await import("../../functions/data/galleries/gallery-images.collection.ts");
    await check(fileId);
    await openGalleryImages(table).update(id, (image) => ({ ...image, picture: null }));

    await notifyOfUpload(fileId);

    expect((await list()).data[0]?.hasFile).toBe(true);
  });

  it("has its file, whichever comes first when both happen at once", async () => {
    const { send, check, put, list } = await galleryFixture();
    const fileIds = await Promise.all(Array.from({ length: 8 }, () => send()));

    await Promise.all(fileIds.flatMap((fileId) => [check(fileId), put(fileId)]));

    const { data } = await list();
    expect(data).toHaveLength(8);
    expect(data.filter(({ hasFile }) => !hasFile)).toEqual([]);
  });

  it("says why it has no file when the upload was refused", async () => {
    const { send, check, put, list, read } = await galleryFixture();
    const fileId = await send({ bytes: (await aPhoto()).subarray(0, 30) });
    await put(fileId);

    await check(fileId);
    await notifyOfUpload(fileId);

    expect((await list()).data).toMatchObject([
      { hasFile: false, url: null, reason: expect.stringContaining("lässt sich nicht lesen") },
    ]);
    expect((await read()).cover).toBeNull();
  });

  it("says so when a day later nothing has come that could be checked", async () => {
    const { keeper, send, check, put, add, list, fetchFile, table } = await galleryFixture();
    const body = { fileName: "foto.png", contentType: "image/png", size: 100, purpose: "gallery" as const };
    const { id: neverSent } = UploadTicket.parse((await keeper.call(files.begin, { body })).data);
    const neverChecked = await send();
    const checkedLater = await send();
    for (const fileId of [neverSent, neverChecked, checkedLater]) await put(fileId);
    await check(checkedLater);
    const { fileId: checkedBefore } = await add();
    const sweep = (hours: number) => sweepFiles(sweepDeps(table), addHours(new Date(), hours));
    const reasons = async () => (await list()).data.map(({ reason }) => reason);

    await sweep(23);
    expect(await reasons()).toEqual([null, null, null, null]);
    await sweep(25);

    const refused = expect.stringContaining("nicht angekommen");
    expect(await reasons()).toEqual([refused, refused, null, null]);
    expect(await objectsOf(neverChecked)).toEqual([]);
    for (const fileId of [checkedLater, checkedBefore]) expect(await fetchFile(fileId)).toBeDefined();
    expect(await openFiles(table).due(addHours(new Date(), 1000))).not.toContain(checkedLater);
  });

  it("that is the same picture as another is pointed out", async () => {
    const { add, list } = await galleryFixture();
    const bytes = await aPhoto();
    const first = await add({}, { bytes });
    const other = await add();

    const copy = await add({}, { bytes });

    expect(copy.duplicateOf).toBe(first.id);
    expect((await list()).data.map(({ duplicateOf }) => duplicateOf)).toEqual([null, null, first.id]);
    expect(other.duplicateOf).toBeNull();
  });

  it("is captioned under either name, and the one it is sent under wins", async () => {
    const { add, keeper, gallery } = await galleryFixture();
    const { id: imageId } = await add();
    const caption = async (body: object) =>
      (await keeper.call(images.update, { params: { id: gallery.id, imageId }, body })).data;

    expect(await caption({ name: "Alt" })).toMatchObject({ name: "Alt", username: "Alt" });
    expect(await caption({ name: "Alt", username: "Neu" })).toMatchObject({ name: "Neu", username: "Neu" });
    expect(await caption({})).toMatchObject({ name: null, username: null, hasFile: true });
  });

  it("gets another file on request, and its first one is dropped", async () => {
    const { add, keeper, gallery, send, check, fetchFile } = await galleryFixture();
    const { id: imageId, fileId: former } = await add({ username: "Tanz" });
    const fileId = await send({ bytes: await aPhoto(80, 20) });
    await check(fileId);

    const { data } = await keeper.call(images.update, {
      params: { id: gallery.id, imageId },
      body: { fileId, username: "Tanz" },
    });

    expect(data).toMatchObject({ fileId, username: "Tanz", width: 80, height: 20, hasFile: true });
    expect(await fetchFile(former)).toBeUndefined();
    expect(await fetchFile(fileId)).toBeDefined();
  });

  it("is deleted with its file, at its own place only", async () => {
    const { add, keeper, gallery, list, fetchFile, table } = await galleryFixture();
    const other = await galleryFixture();
    const { id: imageId, fileId } = await add();
    const foreign = await other.add();
    const remove = (id: string, image: string) =>
      keeper.call(images.remove, { params: { id, imageId: image } });

    await expect(remove(gallery.id, foreign.id)).rejects.toMatchObject({ status: 404 });
    await remove(gallery.id, imageId);

    expect((await list()).totalCount).toBe(0);
    expect(await fetchFile(fileId)).toBeUndefined();
    expect((await openFreedFiles(table).list()).flatMap(({ ids }) => ids)).toContain(fileId);
  });

  it("takes only a file that its uploader sent for a gallery, and each once", async () => {
    const { keeper, put, add, send } = await galleryFixture();
    const { fileId: taken } = await add();
    const ofArticle = await uploadPicture(keeper);
    const othersFixture = await galleryFixture();
    const others = await othersFixture.send();
    const mine = await send();

    await expect(put(taken)).rejects.toMatchObject({ status: 422, code: "file.taken" });
    await expect(put(ofArticle)).rejects.toMatchObject({ status: 422, code: "file.other-purpose" });
    for (const fileId of [others, "unknown"]) {
      await expect(put(fileId)).rejects.toMatchObject({ status: 422, code: "file.unknown" });
    }
    const both = await Promise.allSettled([put(mine), put(mine)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  });
});

describe("the images of a gallery", () => {
  it("stand as they were dragged, in one call; new ones come after them", async () => {
    const { add, keeper, gallery, list } = await galleryFixture();
    const [one, two, three] = [await add(), await add(), await add()];
    const params = { id: gallery.id };

    await keeper.call(images.reorder, { params, body: { imageIds: [three.id, one.id] } });
    const four = await add();
    const { data } = await list();

    expect(data.map(({ id }) => id)).toEqual([three.id, one.id, two.id, four.id]);
    expect(data.map(({ order, ordering }) => [order, ordering])).toEqual([
      [1, 1],
      [2, 2],
      [3, 3],
      [4, 4],
    ]);
    await expect(
      keeper.call(images.reorder, { params, body: { imageIds: [one.id, "unknown"] } }),
    ).rejects.toMatchObject({ status: 400, errors: [{ path: "imageIds.1" }] });
  });

  it("move to the place that a change of one asks for, under either name", async () => {
    const { add, keeper, gallery, list } = await galleryFixture();
    const [one, two, three] = [await add(), await add({ username: "Tanz" }), await add()];
    const change = async (imageId: string, body: object) =>
      (await keeper.call(images.update, { params: { id: gallery.id, imageId }, body })).data;
    const order = async () => (await list()).data.map(({ id }) => id);

    expect(await change(three.id, { order: 1 })).toMatchObject({ order: 1, ordering: 1 });
    expect(await order()).toEqual([three.id, one.id, two.id]);
    await change(three.id, { order: 1, ordering: 2 });
    expect(await order()).toEqual([one.id, three.id, two.id]);
    await change(one.id, { ordering: 99 });
    expect(await order()).toEqual([three.id, two.id, one.id]);
    const [, asRead] = (await list()).data;
    expect(await change(two.id, { ...asRead, description: "Um Mitternacht" })).toMatchObject({
      username: "Tanz",
      order: 2,
    });
    expect(await order()).toEqual([three.id, two.id, one.id]);
    await expect(change(one.id, { order: 0 })).rejects.toMatchObject({ errors: [{ path: "order" }] });
  });

  it("are not moved by who read an older order, and says so", async () => {
    const { add, keeper, gallery, list } = await galleryFixture();
    const [one, two] = [await add(), await add()];
    const put = (imageId: string, body: object, ifMatch?: string) =>
      keeper.call(
        images.update,
        { params: { id: gallery.id, imageId }, body },
        { headers: ifMatch === undefined ? {} : { "if-match": ifMatch } },
      );
    const read = await put(two.id, {});
    const etag = read.headers.get("etag") ?? "";
    await keeper.call(images.reorder, { params: { id: gallery.id }, body: { imageIds: [two.id, one.id] } });

    await expect(put(two.id, read.data, etag)).rejects.toMatchObject({
      status: 409,
      current: { id: two.id, order: 1 },
    });

    expect((await list()).data.map(({ id }) => id)).toEqual([two.id, one.id]);
    const fresh = await put(two.id, { order: 1 });
    const moved = await put(two.id, { order: 2 }, fresh.headers.get("etag") ?? "");
    expect(moved.data.order).toBe(2);
  });

  it("come in pages, and are found by their caption", async () => {
    const { add, list } = await galleryFixture();
    await add({ username: "Begrüßung" });
    const tanz = await add({ description: "Der Tanz" });
    await add();

    const second = await list({ skip: 1, limit: 1 });
    const found = await list({ searchTerm: "TANZ" });

    expect(second).toMatchObject({ totalCount: 3, data: [{ id: tanz.id, order: 2 }] });
    expect(found).toMatchObject({ totalCount: 1, data: [{ id: tanz.id, order: 2 }] });
  });

  it("are captioned together, unless one of them is elsewhere", async () => {
    const { add, keeper, gallery, list } = await galleryFixture();
    const [one, two] = [await add(), await add()];
    const foreign = await (await galleryFixture()).add();
    const describe = (all: readonly { readonly id: string; readonly username: string }[]) =>
      keeper.call(images.describe, { params: { id: gallery.id }, body: { images: [...all] } });

    const { data } = await describe([
      { id: two.id, username: "Zwei" },
      { id: one.id, username: "Eins" },
    ]);

    expect(data.data.map(({ name }) => name)).toEqual(["Zwei", "Eins"]);
    await expect(
      describe([
        { id: one.id, username: "Anders" },
        { id: foreign.id, username: "Fremd" },
      ]),
    ).rejects.toMatchObject({
      status: 422,
      code: "gallery-image.unknown",
      errors: [{ path: "images.1.id" }],
    });
    expect((await list()).data.map(({ name }) => name)).toEqual(["Eins", "Zwei"]);
  });

  it("are read by every colleague, and by nobody without a session", async () => {
    const { add, fetchFile, as } = await galleryFixture();
    const { fileId } = await add();
    const elsewhere = await as({ employee: { isDirector: false } });

    expect(await fetchFile(fileId)).toBeDefined();
    const { response } = await elsewhere.send(files.read, { params: { id: fileId }, query: {} });
    expect(response.status).toBe(302);
    const publicly = await elsewhere.send(files.readPublic, { params: { id: fileId }, query: {} });
    expect(publicly.response.status).toBe(404);
  });
});
