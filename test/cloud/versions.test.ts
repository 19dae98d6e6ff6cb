import { describe, expect, it } from "vitest";
import { openFiles } from "../../functions/data/files/files.repository.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import type { Browser } from "../support/browser.ts";
import { change, cloudFixture, fileIn, folderIn, listed, upload } from "./cloud.fixture.ts";

const { items, versions } = cloud;

const { colleague, table, writer } = await cloudFixture();

const overwrite = async (id: string, fileName = "neu.pdf") =>
  change(writer, id, { fileId: await upload(writer, fileName) });
const versionsOf = async (id: string, by: Pick<Browser, "call"> = colleague) =>
  (await by.call(versions.list, { params: { id } })).data.data;
const restore = (id: string, versionId: string, by: Pick<Browser, "call"> = writer) =>
  by.call(versions.restore, { params: { id, versionId } });

describe("a file with new content", () => {
  it("keeps its name and place, and the former content for whoever sees it", async () => {
    const { id: parentId } = await folderIn(writer, null);
    const item = await fileIn(writer, parentId, "Vorlage.pdf");

    const saved = await overwrite(item.id, "Vorlage (2).pdf");

    expect(saved).toMatchObject({ id: item.id, title: "Vorlage.pdf", file: { fileName: "Vorlage (2).pdf" } });
    expect((await listed(writer, { parent: parentId })).totalCount).toBe(1);
    const all = await versionsOf(item.id);
    expect(all.map(({ fileName, isCurrent }) => [fileName, isCurrent])).toEqual([
      ["Vorlage (2).pdf", true],
      ["Vorlage.pdf", false],
    ]);
    for (const version of all) {
      const input = { params: { id: version.id }, query: {} };
      expect((await colleague.send(files.read, input)).response.status).toBe(302);
    }
  });

  it("gets former content back, and keeps what that replaces", async () => {
    const item = await fileIn(writer, (await folderIn(writer, null)).id, "erst.pdf");
    await overwrite(item.id, "zweit.pdf");
    await overwrite(item.id, "dritt.pdf");

    const { data } = await restore(item.id, item.file?.id ?? "");

    expect(data.file).toEqual(item.file);
    expect((await versionsOf(item.id)).map(({ fileName }) => fileName)).toEqual([
      "erst.pdf",
      "dritt.pdf",
      "zweit.pdf",
    ]);
    await restore(item.id, item.file?.id ?? "");
    expect(await versionsOf(item.id)).toHaveLength(3);
  });

  it("is so for its creator and administrators, and only with versions that it has", async () => {
    const item = await fileIn(writer, (await folderIn(writer, null)).id);
    const saved = await overwrite(item.id);
    const versionId = item.file?.id ?? "";

    await expect(restore(saved.id, versionId, colleague)).rejects.toMatchObject({ status: 403 });
    await expect(restore(saved.id, "unknown")).rejects.toMatchObject({
      status: 404,
      code: "cloud-version.not-found",
    });
    const body = { fileId: await upload(colleague) };
    await expect(colleague.call(items.update, { params: { id: item.id }, body })).rejects.toMatchObject({
      status: 403,
    });
  });

  it("keeps thirty former ones: the file of the oldest is released", async () => {
    const item = await fileIn(writer, (await folderIn(writer, null)).id, "0.pdf");
    for (let at = 1; at <= 31; at++) await overwrite(item.id, `${at}.pdf`);

    const all = await versionsOf(item.id);

    expect(all).toHaveLength(31);
    expect(all.at(-1)?.fileName).toBe("1.pdf");
    expect(await openFiles(table).find(item.file?.id ?? "")).toMatchObject({ state: "dropped", owner: null });
    expect(await openFiles(table).find(all.at(-1)?.id ?? "")).toMatchObject({
      state: "ready",
      owner: { kind: "cloudItem", id: item.id },
    });
  });

  it("loses none of two that come at the same time", async () => {
    const item = await fileIn(writer, (await folderIn(writer, null)).id, "erst.pdf");

    await Promise.all([overwrite(item.id, "a.pdf"), overwrite(item.id, "b.pdf")]);

    const names = (await versionsOf(item.id)).map(({ fileName }) => fileName);
    expect(names.toSorted()).toEqual(["a.pdf", "b.pdf", "erst.pdf"]);
  });
});

describe("a folder", () => {
  it("has no versions", async () => {
    expect(await versionsOf((await folderIn(writer, null)).id)).toEqual([]);
  });
});
