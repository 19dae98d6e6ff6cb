import { describe, expect, it } from "vitest";
import { sweepFiles } from "../../functions/files/sweep-files.ts";
import { cloud } from "../../shared/cloud/cloud.contract.ts";
import { files } from "../../shared/files/files.contract.ts";
import { fileParts } from "../../shared/files/parts.contract.ts";
import { PART_SIZE } from "../../shared/files/parts.ts";
import { portal } from "../portal.ts";
import type { Browser } from "../support/browser.ts";
import {
  beginParts,
  fetchFile,
  objectsOf,
  partsIn,
  putPart,
  scanUpload,
  sendParts,
  signedParts,
} from "../support/files.builder.ts";
import { sweepDeps } from "../support/sweep-deps.ts";

const MEGABYTE = 1024 * 1024;
const HOUR = 3_600_000;

const writer = await portal({ as: "editor" });

/** Its beginning tells what it is; no two parts are alike. */
const aFilm = (size = PART_SIZE + 1000): Uint8Array => {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at + 4 <= size; at += 1000) bytes.writeUInt32BE(at, at);
  bytes.write("\0\0\0\u0018ftypmp42", 0, "latin1");
  return bytes;
};

const complete = async (id: string, parts: { number: number; etag: string }[], by: Browser = writer) =>
  (await by.call(fileParts.complete, { params: { id }, body: { parts } })).data;

const arrived = async (id: string, by: Browser = writer) =>
  (await by.call(fileParts.list, { params: { id } })).data;

const uploadWhole = async (bytes: Uint8Array, fileName?: string) => {
  const id = await beginParts(writer, bytes.length, fileName);
  await complete(id, await sendParts(writer, id, partsIn(bytes)));
  await scanUpload(id);
  return id;
};

const stateOf = async (id: string) => (await writer.call(files.upload, { params: { id } })).data;

describe("an upload in parts", () => {
  it("becomes one file as any other upload does, and its content is what was sent", async () => {
    const film = aFilm();

    const id = await uploadWhole(film);

    expect(await stateOf(id)).toMatchObject({ state: "ready", contentType: "video/mp4", size: film.length });
    expect(await objectsOf(id)).toEqual(["original"]);
    const item = await writer.call(cloud.items.create, { body: { title: "Film.mp4", fileId: id } });
    expect(item.data.file).toMatchObject({ id, size: film.length });
    const { response } = await writer.send(files.read, { params: { id }, query: {} });
    const content = await fetchFile(response.headers.get("location"));
    expect(Buffer.from(await content.arrayBuffer()).equals(film)).toBe(true);
  });

  it("may have 2 GB for the cloud, and for nothing else", async () => {
    const body = { fileName: "film.mp4", contentType: "video/mp4", multipart: true };
    const begin = (size: number, purpose: "cloud" | "article") =>
      writer.call(files.begin, { body: { ...body, size, purpose } });

    expect((await begin(2048 * MEGABYTE, "cloud")).data).toEqual({
      id: expect.any(String),
      partSize: PART_SIZE,
    });
    await expect(begin(2048 * MEGABYTE + 1, "cloud")).rejects.toMatchObject({
      status: 413,
      detail: "Eine Datei darf höchstens 2 GB groß sein.",
    });
    await expect(begin(1000, "article")).rejects.toMatchObject({ status: 400 });
  });

  it("goes on where it was interrupted: the parts that have arrived are told", async () => {
    const film = aFilm();
    const id = await beginParts(writer, film.length);
    expect((await arrived(id)).parts).toEqual([]);
    const [first, second] = partsIn(film);
    const sent = await sendParts(writer, id, second ? [second] : []);

    const { partSize, parts } = await arrived(id);

    expect(partSize).toBe(PART_SIZE);
    expect(parts).toEqual([{ ...sent[0], size: 1000 }]);
    const rest = await sendParts(writer, id, first ? [first] : []);
    expect(await complete(id, [...parts, ...rest])).toMatchObject({ id, state: "waiting" });
  });

  it("takes no bytes but those of the signed checksum", async () => {
    const film = aFilm();
    const id = await beginParts(writer, film.length);
    const [ticket] = await signedParts(writer, id, partsIn(film).slice(0, 1));
    if (!ticket) throw new Error("No part was signed");

    const damaged = Buffer.from(film.subarray(0, PART_SIZE));
    damaged[5000] = 255;

    expect(await (await putPart(ticket, damaged)).text()).toContain("BadDigest");
    expect((await arrived(id)).parts).toEqual([]);
    expect(new URL(ticket.url).searchParams.get("X-Amz-SignedHeaders")).toBe(
      "content-length;host;x-amz-checksum-sha256",
    );
  });

  it("is not completed as long as a part is missing or is another than its uploader means", async () => {
    const film = aFilm();
    const id = await beginParts(writer, film.length);
    const [first, second] = partsIn(film);
    const [one] = await sendParts(writer, id, first ? [first] : []);
    if (!one) throw new Error("No part was sent");

    await expect(complete(id, [one])).rejects.toMatchObject({ status: 422, code: "file.incomplete" });

    const [two] = await sendParts(writer, id, second ? [second] : []);
    await expect(complete(id, [one, { number: 2, etag: '"other"' }])).rejects.toMatchObject({
      code: "file.incomplete",
    });
    expect(await complete(id, two ? [one, two] : [])).toMatchObject({ state: "waiting" });
  });

  it("can be completed twice, should the first answer have been lost", async () => {
    const film = aFilm();
    const id = await beginParts(writer, film.length);
    const sent = await sendParts(writer, id, partsIn(film));
    await complete(id, sent);

    expect(await complete(id, sent)).toMatchObject({ id, state: "waiting" });
  });

  it("has no more parts than its size asks for", async () => {
    const id = await beginParts(writer, 1000);

    await expect(signedParts(writer, id, [{ number: 2, bytes: new Uint8Array(10) }])).rejects.toMatchObject({
      status: 422,
      code: "file.unknown-part",
    });
  });

  it("is its uploader's alone", async () => {
    const id = await beginParts(writer, 1000);
    const other = await portal({ as: "admin" });
    const [part] = partsIn(new Uint8Array(1000));

    await expect(arrived(id, other)).rejects.toMatchObject({ status: 404 });
    await expect(signedParts(other, id, part ? [part] : [])).rejects.toMatchObject({ status: 404 });
    await expect(complete(id, [], other)).rejects.toMatchObject({ status: 404 });
    await expect(other.call(fileParts.abort, { params: { id } })).rejects.toMatchObject({ status: 404 });
  });

  it("that was given up is gone with its parts", async () => {
    const film = aFilm();
    const id = await beginParts(writer, film.length);
    const [ticket] = await signedParts(writer, id, partsIn(film).slice(0, 1));

    await writer.call(fileParts.abort, { params: { id } });

    await expect(arrived(id)).rejects.toMatchObject({ status: 404 });
    expect(ticket && (await putPart(ticket, film.subarray(0, PART_SIZE))).status).toBe(404);
  });

  it("is refused where its bytes are not what it claims, or hold malware", async () => {
    expect(await stateOf(await uploadWhole(Buffer.alloc(5000, "text"), "plan.pdf"))).toMatchObject({
      state: "refused",
      reason: "Der Inhalt der Datei ist kein PDF.",
    });
  });

  it("of a picture too large to be shown smaller is kept as a plain file", async () => {
    const picture = Buffer.alloc(26 * MEGABYTE);
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]).copy(
      picture,
    );

    const id = await uploadWhole(picture, "plan.png");

    expect(await stateOf(id)).toMatchObject({ state: "ready", contentType: "application/octet-stream" });
  });
});

describe("an upload in parts that is not completed", () => {
  const sweepAfter = async (hours: number) => {
    const { table } = await portal();
    await sweepFiles(sweepDeps(table), new Date(Date.now() + hours * HOUR));
  };

  it("can be gone on with on the next day, and is cleaned away after 24 hours", async () => {
    const film = aFilm();
    const id = await beginParts(writer, film.length);
    const [ticket] = await signedParts(writer, id, partsIn(film).slice(0, 1));
    if (!ticket) throw new Error("No part was signed");
    await putPart(ticket, film.subarray(0, PART_SIZE));

    await sweepAfter(23);
    expect((await arrived(id)).parts).toHaveLength(1);

    await sweepAfter(25);
    await expect(arrived(id)).rejects.toMatchObject({ status: 404 });
    expect((await putPart(ticket, film.subarray(0, PART_SIZE))).status).toBe(404);
  });
});
