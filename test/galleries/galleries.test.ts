import { describe, expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { openFreedFiles } from "../../functions/data/files/freed-files.ts";
import { openStores } from "../../functions/data/stores.ts";
import { removeImages } from "../../functions/galleries/galleries.ts";
import type { Table } from "../../functions/platform/table/table.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { files } from "../../shared/files/files.contract.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { jobs } from "../../shared/jobs/jobs.contract.ts";
import { search } from "../../shared/search/search.contract.ts";
import { portal } from "../portal.ts";
import { type Browser, ifMatch } from "../support/browser.ts";
import { Killed } from "../support/dying-table.ts";
import { aGalleryImage } from "../support/gallery.builder.ts";
import { galleryFixture } from "./gallery.fixture.ts";

describe("a gallery", () => {
  it("is listed with its cover and the number of its images", async () => {
    const { gallery, add, colleague } = await galleryFixture("Betriebsausflug");
    const first = await add();
    await add();
    const config = listConfig({ searchTerm: "betriebsausflug" });

    const { data } = await colleague.call(galleries.list, { query: { config } });

    expect(data).toEqual({
      totalCount: 1,
      data: [
        {
          ...gallery,
          imagesCount: 2,
          cover: {
            imageId: first.id,
            fileId: first.fileId,
            url: `/v1/files/${first.fileId}`,
            width: 60,
            height: 40,
          },
        },
      ],
    });
  });

  it("shows the cover that was chosen, and the first image once that is gone", async () => {
    const { gallery, add, keeper, read } = await galleryFixture();
    const [first, second] = [await add(), await add()];
    const params = { id: gallery.id };

    await keeper.call(galleries.update, { params, body: { name: "Fest", coverId: second.id } });
    const chosen = await read();
    await keeper.call(galleries.images.remove, { params: { ...params, imageId: second.id } });
    const gone = await read();

    expect([chosen.coverId, chosen.cover?.imageId]).toEqual([second.id, second.id]);
    expect([gone.coverId, gone.cover?.imageId]).toEqual([null, first.id]);
  });

  it("keeps its cover when a change does not mention it, and refuses one from elsewhere", async () => {
    const { gallery, add, keeper, read } = await galleryFixture();
    const other = await (await galleryFixture()).add();
    await add();
    const { id: coverId } = await add();
    const save = (body: object) =>
      keeper.call(galleries.update, { params: { id: gallery.id }, body: { name: "Fest", ...body } });
    await save({ coverId });

    await save({ description: "Im Garten" });

    expect(await read()).toMatchObject({ name: "Fest", description: "Im Garten", coverId });
    await expect(save({ coverId: other.id })).rejects.toMatchObject({
      status: 422,
      code: "gallery.cover-unknown",
    });
  });

  it("accepts what it was read as, and refuses an edit of an older version", async () => {
    const { keeper, gallery, add, read } = await galleryFixture();
    await add();
    const params = { id: gallery.id };
    const { data, headers } = await keeper.call(galleries.read, { params });
    const save = () => keeper.call(galleries.update, { params, body: data }, ifMatch(headers.get("etag")));

    const saved = await save();

    expect(saved.data).toEqual(await read());
    await expect(save()).rejects.toMatchObject({
      status: 409,
      current: { id: gallery.id, imagesCount: 1 },
    });
  });

  it("counts its images exactly when many are added at once", async () => {
    const { put, send, read } = await galleryFixture();
    const fileIds = await Promise.all(Array.from({ length: 20 }, () => send()));

    await Promise.all(fileIds.map((fileId) => put(fileId)));

    expect((await read()).imagesCount).toBe(20);
  });

  it("does not count what was refused, also not where it is deleted", async () => {
    const { gallery, add, keeper, table, read, colleague } = await galleryFixture("Weihnachtsfeier");
    await add();
    await openStores(table).galleryImages.insert(
      aGalleryImage({ galleryId: gallery.id, reason: "Das Bild lässt sich nicht lesen." }),
    );
    const config = listConfig({ searchTerm: "weihnachtsfeier" });

    const { data } = await colleague.call(galleries.list, { query: { config } });

    expect([(await read()).imagesCount, data.data[0]?.imagesCount]).toEqual([1, 1]);
    await keeper.call(galleries.remove, { params: { id: gallery.id }, query: { images: 1 } });
    await expect(read()).rejects.toMatchObject({ status: 404 });
  });

  it("is deleted only after the number of its images was confirmed, and releases their files", async () => {
    const { gallery, add, keeper, colleague, fetchFile, table } = await galleryFixture();
    const images = [await add(), await add()];
    const remove = (asked?: number) =>
      keeper.call(galleries.remove, {
        params: { id: gallery.id },
        query: asked === undefined ? {} : { images: asked },
      });

    for (const asked of [undefined, 0, 3]) {
      await expect(remove(asked)).rejects.toMatchObject({
        status: 409,
        code: "gallery.not-empty",
        current: { images: 2 },
      });
    }
    await remove(2);

    await expect(colleague.call(galleries.read, { params: { id: gallery.id } })).rejects.toMatchObject({
      status: 404,
    });
    const released = (await openFreedFiles(table).list()).flatMap(({ ids }) => ids);
    for (const { fileId } of images) {
      expect(await fetchFile(fileId)).toBeUndefined();
      expect(released).toContain(fileId);
    }
  });

  it("is deleted whole by a second try when the first one died half-way", async () => {
    const { gallery, keeper, read, table } = await galleryFixture();
    const area = openStores(table);
    const images = Array.from({ length: 120 }, () => aGalleryImage({ galleryId: gallery.id }));
    await area.galleryImages.insertMany(images);
    let transactions = 0;
    const dying: Table = {
      ...table,
      transact: async (writes) => {
        if (++transactions === 2) throw new Killed();
        await table.transact(writes);
      },
    };

    await expect(removeImages(images, { ...area, table: dying })).rejects.toThrow(Killed);
    const { imagesCount: left } = await read();
    await keeper.call(galleries.remove, { params: { id: gallery.id }, query: { images: left } });

    expect(left).toBe(71);
    await expect(read()).rejects.toMatchObject({ status: 404 });
    const rows = Array.from(
      (await area.galleryImages.projection()).entries(),
      ({ listed }) => listed.galleryId,
    );
    expect(rows).not.toContain(gallery.id);
  });

  it("takes no image once it is deleted, and leaves the file to its uploader", async () => {
    const { gallery, keeper, send, put, table } = await galleryFixture();
    const fileId = await send();

    await keeper.call(galleries.remove, { params: { id: gallery.id }, query: {} });

    await expect(put(fileId)).rejects.toMatchObject({ status: 404 });
    expect((await openFiles(table).find(fileId))?.owner).toBeNull();
  });

  it("is looked after by who has the right for it, and for no other", async () => {
    const { keeper, gallery } = await galleryFixture();
    const other = (await galleryFixture("Fremd")).gallery;
    const rename = (id: string) => keeper.call(galleries.update, { params: { id }, body: { name: "Neu" } });

    expect((await rename(gallery.id)).data.name).toBe("Neu");
    await expect(rename(other.id)).rejects.toMatchObject({ status: 403 });
    await expect(keeper.call(galleries.create, { body: { name: "Eigene" } })).rejects.toMatchObject({
      status: 403,
    });
    const { as } = await portal();
    const everywhere = await as({ grants: [{ rule: "EDIT_GROUP" }] });
    expect((await everywhere.call(galleries.create, { body: { name: "Eigene" } })).data.imagesCount).toBe(0);
  });
});

describe("a gallery that is a draft", () => {
  it("is there for who may edit it only, with all that is in it, until it is shown", async () => {
    const word = `Entwurf${Date.now()}`;
    const { gallery, add, keeper, colleague, admin } = await galleryFixture(word);
    const { fileId } = await add();
    const params = { id: gallery.id };
    const setDraft = async (isDraft: boolean) =>
      (await keeper.call(galleries.update, { params, body: { name: word, isDraft } })).data;
    const seenBy = async ({ call, send }: Pick<Browser, "call" | "send">) => {
      const config = listConfig({ searchTerm: word });
      const statusOf = async (request: Promise<{ response: Response }>) => (await request).response.status;
      return {
        listed: (await call(galleries.list, { query: { config } })).data.totalCount,
        found: (await call(search.everywhere, { query: { config } })).data.totalCount,
        read: await statusOf(send(galleries.read, { params })),
        images: await statusOf(send(galleries.images.list, { params, query: { config: listConfig() } })),
        file: await statusOf(send(files.read, { params: { id: fileId }, query: {} })),
        zip: await statusOf(send(jobs.zip, { body: { galleryId: gallery.id } })),
      };
    };
    const all = { listed: 1, found: 1, read: 200, images: 200, file: 302, zip: 202 };

    expect((await setDraft(true)).isDraft).toBe(true);

    for (const editor of [keeper, admin]) expect(await seenBy(editor)).toEqual(all);
    expect(await seenBy(colleague)).toEqual({
      listed: 0,
      found: 0,
      read: 404,
      images: 404,
      file: 404,
      zip: 422,
    });
    expect((await setDraft(false)).isDraft).toBe(false);
    expect(await seenBy(colleague)).toEqual(all);
  });

  it("stays one when a change does not mention it, and is one from the start if that is asked for", async () => {
    const { gallery, admin } = await galleryFixture();
    const { data } = await admin.call(galleries.create, { body: { name: "Neu", isDraft: true } });

    const renamed = await admin.call(galleries.update, { params: { id: data.id }, body: { name: "Anders" } });

    expect([gallery.isDraft, data.isDraft, renamed.data.isDraft]).toEqual([false, true, true]);
  });
});
