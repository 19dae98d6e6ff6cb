import { crc32 } from "node:zlib";
import { Transformer } from "@napi-rs/image";
import { describe, expect, it } from "vitest";
import { files } from "../../shared/files/files.contract.ts";
import { aPicture, withCameraData } from "../support/files.builder.ts";
import { galleryFixture } from "./gallery.fixture.ts";

const MAKER = "Kamera-4711";
const PLACE = "48.2082N 16.3738E";
const traces = [MAKER, PLACE, "Exif", "http://ns.adobe.com/xap", "Photoshop 3.0", "8BIM", "eXIf", "EXIF"];

const length16 = (size: number) => {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16BE(size);
  return bytes;
};

const segment = (marker: number, content: string) => {
  const body = Buffer.from(content, "latin1");
  return Buffer.concat([Buffer.from([0xff, marker]), length16(body.length + 2), body]);
};

/** EXIF with maker, place and a camera held upright; XMP, IPTC, a comment, and what phones hang on behind. */
const telltaleJpeg = async () => {
  const jpeg = Buffer.from(withCameraData(await aPicture(90, 60), MAKER));
  const endOfExif = 4 + jpeg.readUInt16BE(4);
  return Buffer.concat([
    jpeg.subarray(0, endOfExif),
    segment(0xe1, `http://ns.adobe.com/xap/1.0/\0<rdf exif:GPSLatitude="${PLACE}"/>`),
    segment(0xed, `Photoshop 3.0\x008BIM\x04\x04\0\0${PLACE}`),
    segment(0xfe, `${MAKER} ${PLACE}`),
    jpeg.subarray(endOfExif),
    Buffer.from(`MotionPhoto ${PLACE}`),
  ]);
};

const chunk = (type: string, data: string) => {
  const content = Buffer.from(`${type}${data}`, "latin1");
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(content));
  return Buffer.concat([length, content, sum]);
};

const HEAD_OF_PNG = 33;
const telltalePng = async () => {
  const png = await aPicture(90, 60, "png");
  return Buffer.concat([
    png.subarray(0, HEAD_OF_PNG),
    chunk("eXIf", `MM\0*\0\0\0\x08${MAKER}`),
    chunk("tEXt", `Location\0${PLACE}`),
    png.subarray(HEAD_OF_PNG),
  ]);
};

/** RIFF chunks of a WebP: a new head that announces EXIF and XMP, the picture, and both. */
const telltaleWebp = async () => {
  const plain = await new Transformer(await aPicture(90, 60)).webp(80);
  const part = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
  };
  const head = Buffer.from([0x0c, 0, 0, 0, 89, 0, 0, 59, 0, 0]);
  const body = Buffer.concat([
    Buffer.from("WEBP"),
    part("VP8X", head),
    plain.subarray(12),
    part("EXIF", Buffer.from(`MM\0*${MAKER}`)),
    part("XMP ", Buffer.from(PLACE)),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([Buffer.from("RIFF"), size, body]);
};

const fixture = await galleryFixture();

describe("no size of an image in a gallery", () => {
  it.each([
    ["JPEG", "image/jpeg", telltaleJpeg],
    ["PNG", "image/png", telltalePng],
    ["WebP", "image/webp", telltaleWebp],
  ])(
    "tells where and with what it was taken, the original of a %s included",
    async (_, contentType, make) => {
      const bytes = await make();
      expect(traces.filter((trace) => bytes.includes(trace))).toEqual(expect.arrayContaining([MAKER, PLACE]));

      const { fileId, hasFile } = await fixture.add({}, { bytes, contentType });

      expect(hasFile).toBe(true);
      for (const variant of [undefined, "preview", "thumbnail"] as const) {
        const sent = await fixture.fetchFile(fileId, variant);
        expect(traces.filter((trace) => sent?.includes(trace))).toEqual([]);
      }
    },
  );

  it("lies on its side, the original included", async () => {
    const { fileId, ...image } = await fixture.add(
      {},
      { bytes: await telltaleJpeg(), contentType: "image/jpeg" },
    );

    expect([image.width, image.height]).toEqual([60, 90]);
    for (const variant of [undefined, "preview", "thumbnail"] as const) {
      const size = await new Transformer(
        (await fixture.fetchFile(fileId, variant)) ?? new Uint8Array(),
      ).metadata(true);
      expect([size.width, size.height, size.orientation ?? 1]).toEqual([60, 90, 1]);
    }
  });
});

describe("a picture in HEIC", () => {
  it.each([
    ["says so", "image/heic", "IMG_2034.HEIC"],
    ["is called something else", "image/jpeg", "IMG_2034.heif"],
  ])(
    "that %s is refused before it is sent, with a sentence that says what to do",
    async (_, contentType, fileName) => {
      const body = { contentType, fileName, size: 1000, purpose: "gallery" as const };

      await expect(fixture.keeper.call(files.begin, { body })).rejects.toMatchObject({
        status: 422,
        detail: expect.stringContaining("als JPEG"),
      });
    },
  );

  it("that hides under another name is refused by its content", async () => {
    const bytes = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic", "latin1");

    const fileId = await fixture.send({ bytes, contentType: "image/jpeg", fileName: "foto.jpg" });
    const { id } = await fixture.put(fileId);
    await fixture.check(fileId);

    const { data } = await fixture.list();
    expect(data.find((image) => image.id === id)).toMatchObject({
      hasFile: false,
      reason: expect.stringContaining("als JPEG"),
    });
  });
});

describe("a flood of pixels", () => {
  it("leaves an image without file, and the worker as it was", async () => {
    const head = Buffer.from(await aPicture(90, 60, "png"));
    head.writeUInt32BE(50_000, 16);
    head.writeUInt32BE(50_000, 20);

    const fileId = await fixture.send({ bytes: head });
    const { id } = await fixture.put(fileId);
    await fixture.check(fileId);

    const { data } = await fixture.list();
    expect(data.find((image) => image.id === id)).toMatchObject({
      hasFile: false,
      reason: expect.stringContaining("60 Millionen"),
    });
  });
});
