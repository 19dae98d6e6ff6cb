import { unzipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { openZipStore } from "../../functions/data/jobs/zip-store.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { makeZipOf } from "../../functions/jobs/make-zip.ts";
import { galleries } from "../../shared/galleries/galleries.contract.ts";
import { jobs } from "../../shared/jobs/jobs.contract.ts";
import { galleryFixture } from "../galleries/gallery.fixture.ts";

const fixture = await galleryFixture("Sommerfest 2026 / Grüße");

const zipOf = async (galleryId: string) => {
  const { table, colleague, fetchFile } = fixture;
  const { id, ...begun } = (await colleague.call(jobs.zip, { body: { galleryId } })).data;
  await makeZipOf({ ...openStores(table), table, store: openZipStore() }, { id, userId: colleague.user.id });
  const { state, fileId, done } = (await colleague.call(jobs.read, { params: { id } })).data;
  expect(state).toBe("ready");
  const content = unzipSync((await fetchFile(fileId ?? "")) ?? new Uint8Array());
  return { begun, done, content };
};

describe("a ZIP of a gallery", () => {
  it("has its images as they are shown, numbered in their order", async () => {
    const { gallery, add, keeper, fetchFile } = fixture;
    const first = await add({}, { fileName: "IMG_1.png" });
    const second = await add({}, { fileName: "Grüße.png" });
    const body = { imageIds: [second.id, first.id] };
    await keeper.call(galleries.images.reorder, { params: { id: gallery.id }, body });

    const { begun, done, content } = await zipOf(gallery.id);

    expect(begun).toMatchObject({ fileName: "Sommerfest 2026 _ Grüße.zip", files: 2 });
    expect(done).toBe(begun.total);
    expect(Object.keys(content)).toEqual([
      "Sommerfest 2026 _ Grüße/",
      "Sommerfest 2026 _ Grüße/1 Grüße.png",
      "Sommerfest 2026 _ Grüße/2 IMG_1.png",
    ]);
    expect(Buffer.from(content["Sommerfest 2026 _ Grüße/2 IMG_1.png"] ?? [])).toEqual(
      await fetchFile(first.fileId),
    );
  });

  it("leaves out what is no picture yet, and is refused without any", async () => {
    const { admin, gallery, send, put } = fixture;
    await put(await send());

    const { begun } = await zipOf(gallery.id);
    expect(begun.files).toBe(2);

    const empty = (await admin.call(galleries.create, { body: { name: "Leer" } })).data;
    for (const galleryId of [empty.id, "unknown"]) {
      await expect(admin.call(jobs.zip, { body: { galleryId } })).rejects.toMatchObject({
        code: "job.nothing",
      });
    }
  });

  it("has nothing for who no longer sees the gallery when it is made", async () => {
    const { table, add, admin, colleague, keeper, gallery } = fixture;
    await add();
    const params = { id: gallery.id };
    const { name } = gallery;
    const ask = async (by: typeof keeper) =>
      (await by.call(jobs.zip, { body: { galleryId: gallery.id } })).data.id;
    const [own, others] = [await ask(keeper), await ask(colleague)];
    await admin.call(galleries.update, { params, body: { name, isDraft: true } });
    const deps = { ...openStores(table), table, store: openZipStore() };

    await makeZipOf(deps, { id: own, userId: keeper.user.id });
    await makeZipOf(deps, { id: others, userId: colleague.user.id });

    const stateOf = async (by: typeof keeper, id: string) =>
      (await by.call(jobs.read, { params: { id } })).data.state;
    expect([await stateOf(keeper, own), await stateOf(colleague, others)]).toEqual(["ready", "failed"]);
    await admin.call(galleries.update, { params, body: { name, isDraft: false } });
  });
});
