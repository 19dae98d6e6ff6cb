import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { files } from "../../shared/files/files.contract.ts";
import { aPdf, fetchFile, notifyOfUpload, uploadAs } from "../support/files.builder.ts";
import { aPixelFlood } from "../support/pixel-flood.ts";
import { cloudFixture, folderIn, make } from "./cloud.fixture.ts";

const { writer } = await cloudFixture();
const parentId = (await folderIn(writer, null)).id;

const upload = (fileName: string, contentType: string, bytes: Uint8Array) =>
  uploadAs(writer, { fileName, contentType, bytes, purpose: "cloud" });

const stateOf = async (id: string) => (await writer.call(files.upload, { params: { id } })).data.state;

const download = async (id: string) => {
  const { response } = await writer.send(files.read, { params: { id }, query: {} });
  const answer = await fetchFile(response.headers.get("location"));
  await answer.arrayBuffer();
  return answer.headers;
};

const script = "<script>alert(1)</script>";
const markup = [
  ["a page", "seite.html", "text/html", `<!doctype html>${script}`],
  ["a page that is called text", "notiz.txt", "text/plain", `<!doctype html>${script}`],
  ["a drawing", "zeichen.svg", "image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`],
] as const;

describe("what can hold scripts", () => {
  it.each(markup)("is stored, and only ever downloaded: %s", async (_, fileName, contentType, text) => {
    const fileId = await upload(fileName, contentType, Buffer.from(text));
    const { id, file } = await make(writer, { fileId, parentId });

    const headers = await download(fileId);

    expect(file?.contentType).toBe("application/octet-stream");
    expect(headers.get("content-type")).toBe("application/octet-stream");
    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(id).toBeDefined();
  });

  it.each([
    ["bild.png", "image/png"],
    ["akt.pdf", "application/pdf"],
    ["film.mp4", "video/mp4"],
  ])("is refused where it calls itself %s", async (fileName, contentType) => {
    const fileId = await upload(fileName, contentType, Buffer.from(`<!doctype html>${script}`));

    expect(await stateOf(fileId)).toBe("refused");
    await expect(make(writer, { fileId, parentId })).rejects.toMatchObject({ status: 422 });
  });

  it("stays a download when it is renamed to what would be shown", async () => {
    const fileId = await upload("umbenannt.html", "text/html", Buffer.from(script));
    await make(writer, { fileId, parentId, title: "umbenannt.pdf" });

    const headers = await download(fileId);

    expect(headers.get("content-disposition")).toMatch(/^attachment/);
    expect(headers.get("content-type")).toBe("application/octet-stream");
  });
});

describe("what would take all memory", () => {
  it.each([
    ["a picture that claims 2.5 billion pixels", () => aPixelFlood(50_000, 50_000)],
    ["a picture that is broken inside", () => aPixelFlood(400, 300)],
  ])("is refused, and looked at a second time does no harm: %s", async (_, bytes) => {
    const fileId = await upload("foto.png", "image/png", bytes());

    expect(await stateOf(fileId)).toBe("refused");
    await notifyOfUpload(fileId);
    expect(await stateOf(fileId)).toBe("refused");
    await expect(make(writer, { fileId, parentId })).rejects.toMatchObject({ status: 422 });
  });

  it("is kept as it came where it is packed: nothing unpacks it", async () => {
    const bytes = gzipSync(Buffer.alloc(100 * 1024 * 1024));

    const fileId = await upload("sicherung.gz", "application/gzip", bytes);
    const { file } = await make(writer, { fileId, parentId });

    expect(file).toMatchObject({ size: bytes.length });
    expect((await download(fileId)).get("content-disposition")).toMatch(/^attachment/);
  });
});

describe("a PDF", () => {
  it("is shown by what it is, and its address lives minutes", async () => {
    const fileId = await upload("akt.pdf", "application/pdf", aPdf());
    await make(writer, { fileId, parentId });

    const headers = await download(fileId);

    expect(headers.get("content-type")).toBe("application/pdf");
    expect(headers.get("content-disposition")).toMatch(/^inline/);
  });
});

describe("a film", () => {
  it("is played in the page part by part, as its player asks", async () => {
    const head = Buffer.from("00000018667479706d7034320000000069736f6d6d703432", "hex");
    const bytes = Buffer.concat([head, Buffer.alloc(5_000, 7)]);
    const fileId = await upload("film.mp4", "video/mp4", bytes);
    await make(writer, { fileId, parentId });
    const { response } = await writer.send(files.read, { params: { id: fileId }, query: {} });

    const answer = await fetchFile(response.headers.get("location"), { range: "bytes=100-199" });

    expect(answer.status).toBe(206);
    expect(answer.headers.get("content-range")).toBe(`bytes 100-199/${bytes.length}`);
    expect(answer.headers.get("content-type")).toBe("video/mp4");
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(bytes.subarray(100, 200));
  });
});
