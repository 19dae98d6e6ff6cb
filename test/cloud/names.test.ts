import { describe, expect, it } from "vitest";
import { files } from "../../shared/files/files.contract.ts";
import { fetchFile, uploadAs, uploadPdf } from "../support/files.builder.ts";
import { change, cloudFixture, fileIn, folderIn, make } from "./cloud.fixture.ts";

const { writer } = await cloudFixture();
const parentId = (await folderIn(writer, null)).id;

const family = "\u{1f468}\u200d\u{1f469}\u200d\u{1f467}";

const dispositionOf = async (fileId: string) => {
  const { response } = await writer.send(files.read, { params: { id: fileId }, query: {} });
  const download = await fetchFile(response.headers.get("location"));
  await download.arrayBuffer();
  expect(download.status).toBe(200);
  return download.headers.get("content-disposition");
};

const rename = (id: string, title: string) => change(writer, id, { title });

describe("a typed name", () => {
  it.each([
    ["two spellings of one umlaut", "Pru\u0308fung", "Prüfung"],
    ["an emoji of several", `Ausflug ${family}`, `Ausflug ${family}`],
    ["marks that turn text around", "rechnung\u202efdp.exe\u200f", "rechnungfdp.exe"],
    ["blanks around it", "  Ablage  ", "Ablage"],
    ["dots in it", "..Ablage..2026", "..Ablage..2026"],
    ["markup", "<b>Fett & 'so'", "<b>Fett & 'so'"],
    ["Hebrew", "דוח שנתי", "דוח שנתי"],
  ])("with %s is stored as one would expect", async (_, title, expected) => {
    expect((await make(writer, { title, parentId })).title).toBe(expected);
  });

  it.each([
    ["a slash", "Verträge/2026", "Ein Name darf keinen Schrägstrich haben."],
    ["a backslash", "..\\..\\system", "Ein Name darf keinen Schrägstrich haben."],
    ["the folder above", "..", "Ein Name kann nicht nur aus Punkten bestehen."],
    ["a control character", "a\u0000b", "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt."],
    ["a line break", "a\nb", "Zeilenumbrüche und Steuerzeichen sind hier nicht erlaubt."],
    ["300 characters", "x".repeat(300), "Höchstens 255 Zeichen."],
    ["nothing", "  ", "Bitte ausfüllen."],
    ["only what is not seen", "\u200f\u202e", "Bitte ausfüllen."],
  ])("that is or has %s is refused in German, when creating and renaming", async (_, title, message) => {
    const refused = { status: 400, errors: [{ path: "title", message }] };
    const { id } = await folderIn(writer, parentId);

    await expect(make(writer, { title, parentId })).rejects.toMatchObject(refused);
    await expect(rename(id, title)).rejects.toMatchObject(refused);
  });

  it("is one in both spellings, in whatever case", async () => {
    const { id } = await folderIn(writer, null);
    await fileIn(writer, id, "Pru\u0308fung.pdf");

    await expect(fileIn(writer, id, "PRÜFUNG.pdf")).rejects.toMatchObject({
      code: "cloud-item.name-taken",
    });
  });
});

describe("a name that has lost its ending", () => {
  it("is that of a file with it, since both are downloaded by one name", async () => {
    const { id: folder } = await folderIn(writer, null);
    await fileIn(writer, folder, "Bericht.pdf");
    const other = await fileIn(writer, folder, "scan.pdf");

    await expect(rename(other.id, "bericht")).rejects.toMatchObject({
      status: 409,
      code: "cloud-item.name-taken",
      current: { title: "Bericht.pdf" },
    });
    await rename(other.id, "Entwurf");
    await expect(fileIn(writer, folder, "Entwurf.pdf")).rejects.toMatchObject({
      code: "cloud-item.name-taken",
    });
  });
});

describe("a downloaded file", () => {
  it.each([
    ["../../etc/passwd.pdf", ".._.._etc_passwd.pdf"],
    ["Pru\u0308fung \u20ac.pdf", "Prüfung €.pdf"],
    [`Ausflug ${family}.pdf`, `Ausflug ${family}.pdf`],
    ["rechnung\u202efdp.pdf", "rechnungfdp.pdf"],
    ['a"; filename="b.pdf', 'a"; filename="b.pdf'],
    ["a\r\nset-cookie: x.pdf", "aset-cookie: x.pdf"],
  ])("that came as %j is called %j", async (fileName, expected) => {
    const { id: folder } = await folderIn(writer, null);
    const { title, file } = await fileIn(writer, folder, fileName);

    const disposition = await dispositionOf(file?.id ?? "");

    expect([title, file?.fileName]).toEqual([expected, expected]);
    const [, encoded] = /filename\*=UTF-8''([^;]+)/.exec(disposition ?? "") ?? [];
    const [, quoted] = /filename="((?:\\.|[^"\\])*)"/.exec(disposition ?? "") ?? [];
    const [, plain] = /filename=([^;"]+)/.exec(disposition ?? "") ?? [];
    const name = encoded ? decodeURIComponent(encoded) : (quoted ?? plain)?.replaceAll(/\\(.)/g, "$1");
    expect(name).toBe(expected);
  });

  it("is called as it was renamed, and stays what it is", async () => {
    const { id, file } = await fileIn(writer, parentId, "scan-0815.pdf");

    await rename(id, "Mietvertrag Huber");
    expect(await dispositionOf(file?.id ?? "")).toBe('inline; filename="Mietvertrag Huber.pdf"');
    await rename(id, "Mietvertrag.PDF");
    expect(await dispositionOf(file?.id ?? "")).toContain("filename=");
    expect(await dispositionOf(file?.id ?? "")).toContain("Mietvertrag.PDF");
    await rename(id, "Programm.exe");
    expect(await dispositionOf(file?.id ?? "")).toContain("Programm.exe.pdf");
  });

  it("is none for what a device calls like the folder above", async () => {
    const fileId = await uploadPdf(writer, "..", { purpose: "cloud" });

    expect((await make(writer, { fileId, parentId })).title).toBe("_");
  });

  it("never becomes a program, even without an ending of its own", async () => {
    const bytes = Buffer.from("echo Guten Tag");
    const fileId = await uploadAs(writer, {
      fileName: "setup",
      contentType: "text/plain",
      bytes,
      purpose: "cloud",
    });
    const { id } = await make(writer, { fileId, parentId });

    await rename(id, "setup.bat");

    expect(await dispositionOf(fileId)).toContain("setup.bat.txt");
  });

  it("is called as all other files where its item still has that name", async () => {
    const { file } = await fileIn(writer, parentId, "unverändert.pdf");

    const { response } = await writer.send(files.read, { params: { id: file?.id ?? "" }, query: {} });

    expect(response.headers.get("location")).not.toContain("response-content-disposition");
  });
});
