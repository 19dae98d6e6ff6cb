import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { cloudFixture, fileIn, folderIn, listed } from "./cloud.fixture.ts";

const { writer } = await cloudFixture();
const root = (await folderIn(writer, null, { title: "Kanzlei" })).id;

const found = async (searchTerm: string, parent: string | null = root) =>
  (await listed(writer, { searchTerm, parent, limit: 100 })).data;

describe("search in the cloud", () => {
  it("finds names, names of files and descriptions below a folder, and says where they are", async () => {
    const folder = await folderIn(writer, root, { title: "Prüfungen" });
    const deep = await folderIn(writer, folder.id, { title: "Jahr 2026" });
    const byName = await fileIn(writer, deep.id, "Prüfbericht Huber.pdf");
    const renamed = await fileIn(writer, deep.id, "scan-0815.pdf", {
      title: "Bericht Huber",
      description: "Anlagenspiegel der Tischlerei",
    });

    expect((await found("pruefbericht")).map(({ id }) => id)).toEqual([byName.id]);
    expect((await found("HUBER bericht")).map(({ id }) => id)).toEqual([renamed.id, byName.id]);
    expect((await found("scan-0815")).map(({ id }) => id)).toEqual([renamed.id]);
    expect((await found("tischlerei anlagen")).map(({ id }) => id)).toEqual([renamed.id]);
    expect((await found("pruefbericht"))[0]?.path).toEqual([
      { id: root, title: "Kanzlei" },
      { id: folder.id, title: "Prüfungen" },
      { id: deep.id, title: "Jahr 2026" },
    ]);
  });

  it("leaves out what is beside the folder, and the folder itself", async () => {
    const [one, other] = [await folderIn(writer, root), await folderIn(writer, root)];
    const item = await folderIn(writer, one.id, { title: "Quartalsplan" });

    expect((await found("quartalsplan", one.id)).map(({ id }) => id)).toEqual([item.id]);
    expect(await found("quartalsplan", other.id)).toEqual([]);
    expect((await found("quartalsplan", item.id)).map(({ id }) => id)).toEqual([]);
    expect((await found("quartalsplan", null)).map(({ id }) => id)).toEqual([item.id]);
  });

  it("takes three requests with creators, and two without", async () => {
    const config = { searchTerm: "bericht", parent: root };
    await listed(writer, config);
    const query = { config: { skip: 0, limit: 15, withCreator: false, filters: [], sort: [], ...config } };

    const plain = await writer.call(cloud.items.list, { query });
    const whole = await writer.call(cloud.items.list, {
      query: { config: { ...query.config, withCreator: true } },
    });

    expect([plain.requests.length, whole.requests.length]).toEqual([2, 3]);
  });
});
