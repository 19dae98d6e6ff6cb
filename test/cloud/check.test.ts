import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import type { Browser } from "../support/browser.ts";
import { aPdf } from "../support/files.builder.ts";
import { cloudFixture, fileIn, folderIn, upload } from "./cloud.fixture.ts";

type Caller = Pick<Browser, "call">;
type Planned = z.input<typeof cloud.check.body>["files"][number];

const { admin, colleague, writer } = await cloudFixture();

const pdf = { name: "vertrag.pdf", size: aPdf().length };
const sha256 = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest();
const checksum = sha256(sha256(aPdf())).toString("base64url");

const check = async ({ call }: Caller, parentId: string | null, ...files: Planned[]) =>
  (await call(cloud.check, { body: { parentId, files } })).data.data;

describe("before files are sent", () => {
  it("is told which names and contents are there, each for itself", async () => {
    const { id } = await folderIn(writer, null);
    const there = await fileIn(writer, id, "Vertrag.pdf");

    const found = await check(
      colleague,
      id,
      pdf,
      { ...pdf, name: "kopie.pdf", checksum },
      { ...pdf, name: "anders.pdf", checksum: "x" },
      { name: "neu.pdf", size: 1 },
    );

    const twin = expect.objectContaining({ id: there.id, createdBy: there.createdBy });
    expect(found).toEqual([
      { namesake: twin, twin: null, isAlike: true, isClosed: false },
      { namesake: null, twin, isAlike: true, isClosed: false },
      { namesake: null, twin: null, isAlike: true, isClosed: false },
      { namesake: null, twin: null, isAlike: false, isClosed: false },
    ]);
    expect(found[1]?.twin?.file).not.toHaveProperty("checksum");
  });

  it("is looked into the folders that are there already, and into no other", async () => {
    const { id } = await folderIn(writer, null);
    const below = await folderIn(writer, id, { title: "Prüfung" });
    const there = await fileIn(writer, below.id, pdf.name);
    await folderIn(colleague, below.id, { title: "Zu", closed: true });

    const found = await check(
      writer,
      id,
      { ...pdf, folders: ["Pru\u0308fung"] },
      { ...pdf, folders: ["Prüfung", "Neu"] },
      { ...pdf, folders: ["Prüfung", "Zu"] },
    );

    expect(found.map(({ namesake, isClosed }) => [namesake?.id, isClosed])).toEqual([
      [there.id, false],
      [undefined, false],
      [undefined, true],
    ]);
  });

  it("is told nothing of what one does not see, and refused where one may put nothing", async () => {
    const { id } = await folderIn(admin, null);
    await fileIn(admin, id, pdf.name, { visibility: "AssociationDirectors" });
    const closed = await folderIn(admin, null, { closed: true });

    expect(await check(colleague, id, { ...pdf, checksum })).toEqual([
      { namesake: null, twin: null, isAlike: false, isClosed: false },
    ]);
    await expect(check(colleague, closed.id, pdf)).rejects.toMatchObject({ code: "cloud-item.closed" });
    await expect(check(colleague, "unknown", pdf)).rejects.toMatchObject({
      code: "cloud-item.unknown-place",
    });
  });
});

describe("a file that is to be kept beside one of its name", () => {
  it("gets the next free name, with its ending", async () => {
    const { id: parentId } = await folderIn(writer, null);
    await fileIn(writer, parentId, "Brief.pdf");
    const keep = async (by: Caller, more: object = {}) =>
      (
        await by.call(cloud.items.create, {
          body: { fileId: await upload(by, "Brief.pdf"), parentId, keepBoth: true, ...more },
        })
      ).data.title;

    expect(await keep(colleague)).toBe("Brief (2).pdf");
    expect(await keep(writer)).toBe("Brief (3).pdf");
    expect(await keep(writer, { title: "Brief" })).toBe("Brief (4)");
    expect(await keep(writer, { title: "Anders.pdf" })).toBe("Anders.pdf");
    expect(await keep(writer, { title: `${"x".repeat(251)}.pdf` })).toHaveLength(255);
    const cut = await keep(writer, { title: `${"x".repeat(251)}.pdf` });
    expect([cut.length, cut.endsWith("x (2).pdf")]).toEqual([255, true]);
  });
});
