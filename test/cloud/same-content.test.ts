import { describe, expect, it } from "vitest";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { fileParts } from "../../shared/files/parts.contract.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import type { Browser } from "../support/browser.ts";
import { beginParts, partsIn, scanUpload, sendParts, uploadAs } from "../support/files.builder.ts";
import { cloudFixture, folderIn } from "./cloud.fixture.ts";

type Caller = Pick<Browser, "call">;

const { items } = cloud;

const { colleague, writer } = await cloudFixture();

const aNote = (text: string) =>
  ({ contentType: "text/plain", bytes: Buffer.from(text), purpose: "cloud" }) as const;

const inOnePiece = (by: Caller, text: string, fileName = "notiz.txt") =>
  uploadAs(by, { ...aNote(text), fileName });

const inParts = async (bytes: Uint8Array, fileName = "notiz.txt") => {
  const id = await beginParts(writer, bytes.length, fileName);
  const parts = await sendParts(writer, id, partsIn(bytes));
  await writer.call(fileParts.complete, { params: { id }, body: { parts } });
  await scanUpload(id);
  return id;
};

const put = async (by: Caller, fileId: string, parentId: string | null, title: string, unlessSame = true) =>
  (await by.call(items.create, { body: { fileId, parentId, title, unlessSame } })).data;

describe("a file of the same content in the same folder", () => {
  it("is pointed out to who asks for that, with the one that is there", async () => {
    const { id: parentId } = await folderIn(writer, null);
    const first = await put(writer, await inOnePiece(writer, "Brot"), parentId, "eins.txt");

    const second = put(writer, await inOnePiece(writer, "Brot"), parentId, "zwei.txt");

    await expect(second).rejects.toMatchObject({
      status: 409,
      code: "cloud-item.same-content",
      current: expect.objectContaining({ id: first.id, title: "eins.txt" }),
    });
  });

  it("is the same however its bytes came, in one piece or in parts", async () => {
    const { id: parentId } = await folderIn(writer, null);
    await put(writer, await inOnePiece(writer, "Wein"), parentId, "eins.txt");

    const second = put(writer, await inParts(Buffer.from("Wein")), parentId, "zwei.txt");

    await expect(second).rejects.toMatchObject({ code: "cloud-item.same-content" });
  });

  it("is recognised also above one part, and another by one byte is not", async () => {
    const { id: parentId } = await folderIn(writer, null);
    const bytes = Buffer.alloc(PART_SIZE + 10, "a");
    await put(writer, await inParts(bytes), parentId, "eins.txt");

    await expect(put(writer, await inParts(bytes), parentId, "zwei.txt")).rejects.toMatchObject({
      code: "cloud-item.same-content",
    });
    bytes.write("b", PART_SIZE + 5);
    expect(await put(writer, await inParts(bytes), parentId, "drei.txt")).toMatchObject({
      title: "drei.txt",
    });
  });

  it("may lie there twice if somebody wants that, and in another folder without a word", async () => {
    const [one, other] = [await folderIn(writer, null), await folderIn(writer, null)];
    await put(writer, await inOnePiece(writer, "Salz"), one.id, "eins.txt");

    await put(writer, await inOnePiece(writer, "Salz"), one.id, "zwei.txt", false);
    await put(writer, await inOnePiece(writer, "Salz"), other.id, "eins.txt");
  });

  it("is not told of where one does not see it", async () => {
    const { id: parentId } = await folderIn(writer, null);
    const hidden = await inOnePiece(writer, "Pfeffer");
    const body = { fileId: hidden, parentId, visibility: "AssociationDirectors" } as const;
    await writer.call(items.create, { body });

    expect(await put(colleague, await inOnePiece(colleague, "Pfeffer"), parentId, "zwei.txt")).toMatchObject({
      title: "zwei.txt",
    });
  });

  it("is nothing that a list tells of a file", async () => {
    const item = await put(writer, await inOnePiece(writer, "Essig"), null, `${crypto.randomUUID()}.txt`);

    expect(item.file).not.toHaveProperty("checksum");
  });
});
