import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { listConfig } from "../../shared/contract/list.ts";
import { files } from "../../shared/files/files.contract.ts";
import type { Browser } from "../support/browser.ts";
import { cloudFixture, fileIn, folderIn, listed, remove, titlesIn } from "./cloud.fixture.ts";

const { items, trash } = cloud;

type Caller = Pick<Browser, "call">;

const { admin, as, colleague, writer } = await cloudFixture();
const stranger = await as({});

const restore = async ({ call }: Caller, id: string, body?: { parentId?: string | null }) =>
  (await call(trash.restore, { params: { id }, body })).data;
const purge = ({ call }: Caller, id: string) => call(trash.remove, { params: { id } });
const trashOf = async ({ call }: Caller) =>
  (await call(trash.list, { query: { config: listConfig({ limit: 10_000 }) } })).data.data;
const isInTrash = async (by: Caller, id: string) => (await trashOf(by)).some((item) => item.id === id);
const statusOf = async ({ send }: Browser, id: string) =>
  (await send(items.read, { params: { id }, query: {} })).response.status;

describe("deleting", () => {
  it("moves a folder with all that is in it to the trash as one entry", async () => {
    const outer = await folderIn(writer, null, { title: "Alte Ablage" });
    const folder = await folderIn(writer, outer.id, { title: "Jahr 2019" });
    const item = await fileIn(colleague, folder.id);

    await remove(writer, folder.id);

    for (const id of [folder.id, item.id]) expect(await statusOf(admin, id)).toBe(404);
    const download = { params: { id: item.file?.id ?? "" }, query: {} };
    expect((await colleague.send(files.read, download)).response.status).toBe(404);
    expect(await titlesIn(writer, outer.id)).toEqual([]);
    expect((await listed(writer, { searchTerm: "Jahr 2019" })).totalCount).toBe(0);
    expect(await isInTrash(writer, item.id)).toBe(false);
    expect((await trashOf(writer)).find(({ id }) => id === folder.id)).toMatchObject({
      title: "Jahr 2019",
      path: [{ id: outer.id, title: "Alte Ablage" }],
      deletedBy: writer.employee.id,
      deleterName: expect.stringContaining(writer.employee.lastname),
      isPlaceGone: false,
    });
  });

  it("is seen by who did it, by the creator and by administrators", async () => {
    const { id } = await folderIn(writer, null);
    await remove(admin, id);

    const seen = await Promise.all([writer, admin, stranger].map((one) => isInTrash(one, id)));

    expect(seen).toEqual([true, true, false]);
    await expect(restore(stranger, id)).rejects.toMatchObject({ status: 404, code: "cloud-trash.not-found" });
    await expect(purge(stranger, id)).rejects.toMatchObject({ status: 404 });
  });

  it("frees the name", async () => {
    const { id } = await folderIn(writer, null);
    const first = await fileIn(writer, id, "Plan.pdf");
    await remove(writer, first.id);

    await fileIn(writer, id, "Plan.pdf");

    expect(await titlesIn(writer, id)).toEqual(["Plan.pdf"]);
  });

  it("of what is deleted already says that it is not there", async () => {
    const { id } = await folderIn(writer, null);
    await remove(writer, id);

    await expect(remove(writer, id)).rejects.toMatchObject({ status: 404 });
  });
});

describe("restoring", () => {
  it("brings a folder with all that is in it back to its place", async () => {
    const outer = await folderIn(writer, null);
    const folder = await folderIn(writer, outer.id);
    const item = await fileIn(writer, folder.id);
    await remove(writer, folder.id);

    const restored = await restore(writer, folder.id);

    expect(restored).toMatchObject({ id: folder.id, path: [{ id: outer.id }] });
    expect(await statusOf(colleague, item.id)).toBe(200);
    expect(await isInTrash(writer, folder.id)).toBe(false);
    await expect(restore(writer, folder.id)).rejects.toMatchObject({ status: 404 });
  });

  it("asks for a place when the former one is gone", async () => {
    const [outer, elsewhere] = [await folderIn(writer, null), await folderIn(writer, null)];
    const folder = await folderIn(writer, outer.id);
    await remove(writer, folder.id);
    await remove(writer, outer.id);
    expect((await trashOf(writer)).find(({ id }) => id === folder.id)).toMatchObject({ isPlaceGone: true });

    await expect(restore(writer, folder.id)).rejects.toMatchObject({
      status: 422,
      code: "cloud-trash.place-gone",
    });

    expect(await restore(writer, folder.id, { parentId: elsewhere.id })).toMatchObject({
      path: [{ id: elsewhere.id }],
    });
  });

  it("goes to the root when that is asked for, and nowhere that is not there", async () => {
    const outer = await folderIn(writer, null);
    const folder = await folderIn(writer, outer.id);
    await remove(writer, folder.id);

    await expect(restore(writer, folder.id, { parentId: "unknown" })).rejects.toMatchObject({
      status: 422,
      code: "cloud-item.unknown-place",
    });
    await expect(restore(writer, folder.id, { parentId: folder.id })).rejects.toMatchObject({ status: 422 });

    expect(await restore(writer, folder.id, { parentId: null })).toMatchObject({ parentId: null });
  });

  it("leaves in the trash what was deleted before by itself", async () => {
    const outer = await folderIn(writer, null);
    const inner = await folderIn(writer, outer.id, { title: "Vorher gelöscht" });
    await folderIn(writer, outer.id, { title: "Bleibt" });
    await remove(writer, inner.id);
    await remove(writer, outer.id);

    await restore(writer, outer.id);

    expect(await titlesIn(writer, outer.id)).toEqual(["Bleibt"]);
    expect(await isInTrash(writer, inner.id)).toBe(true);
  });
});

describe("deleting for good", () => {
  it("takes an entry and all that is in it from the trash at once", async () => {
    const outer = await folderIn(writer, null);
    const inner = await folderIn(writer, outer.id);
    await remove(writer, inner.id);
    await remove(writer, outer.id);

    await purge(writer, outer.id);

    expect([await isInTrash(writer, outer.id), await isInTrash(writer, inner.id)]).toEqual([false, false]);
    for (const { id } of [outer, inner]) {
      await expect(restore(writer, id, { parentId: null })).rejects.toMatchObject({ status: 404 });
    }
  });

  it("is only for what is in the trash", async () => {
    const { id } = await folderIn(writer, null);

    await expect(purge(writer, id)).rejects.toMatchObject({ status: 404 });
  });
});
