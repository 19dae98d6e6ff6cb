import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { change, cloudFixture, fileIn, folderIn, listed, remove, titlesIn } from "./cloud.fixture.ts";

const { items } = cloud;

const { admin, colleague, writer } = await cloudFixture();

const move = (id: string, parentId: string | null, by = writer) => change(by, id, { parentId });
const pathOf = async (id: string) =>
  (await admin.call(items.read, { params: { id }, query: {} })).data.path?.map((folder) => folder.id);

describe("moving", () => {
  it("takes a folder with all that is in it elsewhere, and back to the root", async () => {
    const [from, to] = [await folderIn(writer, null), await folderIn(writer, null)];
    const folder = await folderIn(writer, from.id);
    const item = await fileIn(writer, folder.id);

    const moved = await move(folder.id, to.id);

    expect(moved).toMatchObject({ parentId: to.id, path: [{ id: to.id }] });
    expect(await pathOf(item.id)).toEqual([to.id, folder.id]);
    expect(await titlesIn(writer, from.id)).toEqual([]);
    expect(await move(folder.id, null)).toMatchObject({ parentId: null, path: [] });
  });

  it("does not count as a change of what is moved, deleted or restored", async () => {
    const to = await folderIn(writer, null);
    const { id, modifiedAt, modifiedBy } = await folderIn(writer, null);

    const moved = await move(id, to.id, admin);
    await remove(admin, id);
    const restored = await admin.call(cloud.trash.restore, { params: { id }, body: { parentId: null } });

    for (const item of [moved, restored.data]) expect(item).toMatchObject({ modifiedAt, modifiedBy });
  });

  it("never goes into the folder itself nor below it", async () => {
    const outer = await folderIn(writer, null);
    const inner = await folderIn(writer, outer.id);
    const innermost = await folderIn(writer, inner.id);

    for (const { id } of [outer, inner, innermost])
      await expect(move(outer.id, id)).rejects.toMatchObject({
        status: 422,
        code: "cloud-item.inside-itself",
        errors: [{ path: "parentId" }],
      });
    expect(await pathOf(innermost.id)).toEqual([outer.id, inner.id]);
  });

  it("goes nowhere that is no folder, deleted, unknown, hidden or closed, and changes nothing", async () => {
    const home = await folderIn(writer, null);
    const item = await folderIn(writer, home.id, { title: "Bleibt" });
    const file = await fileIn(writer, null, `Datei ${crypto.randomUUID()}.pdf`);
    const deleted = await folderIn(writer, null);
    const inDeleted = await folderIn(writer, deleted.id);
    await remove(writer, deleted.id);
    const hidden = await folderIn(admin, null, { visibility: "Directors" });
    const closed = await folderIn(colleague, null, { closed: true });
    const refusals = [
      [file.id, 422, "cloud-item.not-a-folder"],
      [deleted.id, 422, "cloud-item.unknown-place"],
      [inDeleted.id, 422, "cloud-item.unknown-place"],
      ["unknown", 422, "cloud-item.unknown-place"],
      [hidden.id, 422, "cloud-item.unknown-place"],
      [closed.id, 403, "cloud-item.closed"],
    ] as const;

    for (const [parentId, status, code] of refusals) {
      await expect(move(item.id, parentId)).rejects.toMatchObject({ status, code });
      await expect(folderIn(writer, parentId)).rejects.toMatchObject({ status, code });
    }
    const body = { title: "Anders", parentId: "unknown" };
    await expect(writer.call(items.update, { params: { id: item.id }, body })).rejects.toThrow();

    expect(await titlesIn(writer, home.id)).toEqual(["Bleibt"]);
  });

  it("does not bring two files of one name together", async () => {
    const [one, other] = [await folderIn(writer, null), await folderIn(writer, null)];
    const item = await fileIn(writer, one.id, "Bilanz.pdf");
    await fileIn(writer, other.id, "Bilanz.pdf");

    await expect(move(item.id, other.id)).rejects.toMatchObject({ code: "cloud-item.name-taken" });
  });

  it("refuses one of two moves that together would make a circle", async () => {
    for (const _ of Array.from({ length: 8 })) {
      const [one, other] = [await folderIn(writer, null), await folderIn(admin, null)];

      const outcomes = await Promise.allSettled([move(one.id, other.id), move(other.id, one.id, admin)]);

      expect(outcomes.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
      for (const outcome of outcomes) {
        if (outcome.status === "rejected")
          expect(outcome.reason).toMatchObject({ code: "cloud-item.inside-itself" });
      }
      const paths = await Promise.all([pathOf(one.id), pathOf(other.id)]);
      expect(paths.map((path) => path?.length).toSorted()).toEqual([0, 1]);
    }
  });

  it("refuses one of three moves that together would make a circle", async () => {
    const folders = await Promise.all([1, 2, 3].map(() => folderIn(admin, null)));
    const [first, second, third] = folders.map(({ id }) => id);
    if (!first || !second || !third) throw new Error("Three folders are needed");

    const outcomes = await Promise.allSettled([
      move(first, second, admin),
      move(second, third, admin),
      move(third, first, admin),
    ]);

    expect(outcomes.filter(({ status }) => status === "rejected")).toHaveLength(1);
  });

  it("does all of many moves at once that are in nobody's way", async () => {
    const target = await folderIn(writer, null);
    const folders = await Promise.all(Array.from({ length: 6 }, () => folderIn(writer, null)));

    await Promise.all(folders.map(({ id }) => move(id, target.id)));

    expect((await listed(writer, { parent: target.id })).totalCount).toBe(6);
  });

  it("ends at fifty folders in one another", async () => {
    let parentId: string | null = null;
    for (let depth = 0; depth < 50; depth++) parentId = (await folderIn(writer, parentId)).id;

    await expect(folderIn(writer, parentId)).rejects.toMatchObject({ code: "cloud-item.too-deep" });
  });

  it("counts what is in the folder that is moved or restored, too", async () => {
    const chain = async (length: number) => {
      const ids: string[] = [];
      while (ids.length < length) ids.push((await folderIn(writer, ids.at(-1) ?? null)).id);
      return { first: ids[0] ?? "", last: ids.at(-1) ?? "" };
    };
    const [high, low, fitting] = [await chain(45), await chain(6), await chain(5)];
    const tooDeep = { code: "cloud-item.too-deep" };

    await expect(move(low.first, high.last)).rejects.toMatchObject(tooDeep);
    await remove(writer, low.first);
    const body = { parentId: high.last };
    await expect(writer.call(cloud.trash.restore, { params: { id: low.first }, body })).rejects.toMatchObject(
      tooDeep,
    );
    await move(fitting.first, high.last);

    expect(await pathOf(fitting.last)).toHaveLength(49);
  });
});
