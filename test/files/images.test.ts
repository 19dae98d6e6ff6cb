import { PutObjectCommand, S3Client } from "@aws-sdk/client-s3";
import { Transformer } from "@napi-rs/image";
import { describe, expect, it } from "vitest";
import { openFileAddresses } from "../../functions/data/files/file-addresses.repository.ts";
import { openFileStore } from "../../functions/data/files/file-store.repository.ts";
import { openStores } from "../../functions/data/stores.ts";
import { checkUpload } from "../../functions/files/check-upload.ts";
import { UploadTicket } from "../../shared/files/file.ts";
import type { ImageVariant } from "../../shared/files/file-address.ts";
import { files } from "../../shared/files/files.contract.ts";
import { portal } from "../portal.ts";
import {
  aPicture,
  fetchFile,
  scanUpload,
  sendForm,
  uploadAs,
  uploadPdf,
  withCameraData,
} from "../support/files.builder.ts";
import { aPixelFlood } from "../support/pixel-flood.ts";

const editor = await portal({ as: "editor" });
const picture = await aPicture(50, 40);

const upload = (bytes: Uint8Array, contentType = "image/jpeg", fileName = "foto") =>
  uploadAs(editor, { fileName, contentType, bytes });

const stateOf = async (id: string) => (await editor.call(files.upload, { params: { id } })).data;

const fetchImage = async (id: string, variant?: ImageVariant) => {
  const { response } = await editor.send(files.read, { params: { id }, query: { variant } });
  return fetchFile(response.headers.get("location"));
};

const bytesOf = async (id: string, variant: ImageVariant) =>
  Buffer.from(await (await fetchImage(id, variant)).arrayBuffer());

const sizeOf = async (id: string, variant: ImageVariant) => {
  const { width, height, format } = await new Transformer(await bytesOf(id, variant)).metadata();
  return { width, height, format };
};

describe("images that a worker gets together", () => {
  it("are made smaller one at a time, however many there are", async () => {
    const { table } = await portal();
    const ids = await Promise.all(
      [1, 2, 3].map(async () => {
        const { data } = await editor.call(files.begin, {
          body: { fileName: "a.jpg", contentType: "image/jpeg", size: picture.length, purpose: "article" },
        });
        const { id, upload } = UploadTicket.parse(data);
        await sendForm(upload, picture);
        return id;
      }),
    );

    let [atWork, most] = [0, 0];
    const store = openFileStore();
    const deps = {
      ...openStores(table),
      imageLimit: 25 * 1024 * 1024,
      isScanned: false,
      store: {
        ...store,
        put: async (...input: Parameters<typeof store.put>) => {
          if (input[1] === "preview") most = Math.max(most, ++atWork);
          await store.put(...input);
          if (input[1] === "preview") atWork -= 1;
        },
      },
    };

    await Promise.all(ids.map((id) => checkUpload(deps, id)));

    for (const id of ids) expect((await stateOf(id)).state).toBe("ready");
    expect(most).toBe(1);
  });
});

describe("an image", () => {
  it("has a thumbnail and a preview of its own proportions", async () => {
    const id = await upload(await aPicture(2400, 1200));

    expect(await sizeOf(id, "thumbnail")).toEqual({ width: 400, height: 200, format: "webp" });
    expect(await sizeOf(id, "preview")).toEqual({ width: 1200, height: 600, format: "webp" });
  });

  it("of an article has its middle twice as wide as high, for mails", async () => {
    const cut = async (width: number, height: number) => {
      const id = await upload(await aPicture(width, height));
      const address = openFileAddresses().addressOf(id, "title", new Date());
      const bytes = await (await fetchFile(address)).arrayBuffer();
      const size = await new Transformer(Buffer.from(bytes)).metadata();
      return [size.width, size.height];
    };

    expect(await cut(600, 900)).toEqual([600, 300]);
    expect(await cut(900, 300)).toEqual([900, 300]);
  });

  it("is never made larger than it was", async () => {
    const id = await upload(await aPicture(300, 200, "png"), "image/png");

    expect(await sizeOf(id, "preview")).toMatchObject({ width: 300, height: 200 });
  });

  it("stands upright, and tells neither camera nor place", async () => {
    const id = await upload(withCameraData(await aPicture(900, 600), "Kamera-4711"));

    for (const variant of ["thumbnail", "preview"] as const) {
      const { width, height } = await sizeOf(id, variant);
      expect(height).toBeGreaterThan(width);
      const bytes = await bytesOf(id, variant);
      expect(bytes.includes("Kamera-4711")).toBe(false);
      expect(bytes.includes("Exif")).toBe(false);
    }
  });

  it("that would take all memory is refused by what it claims, without being unpacked", async () => {
    const id = await upload(aPixelFlood(50_000, 50_000), "image/png");

    expect(await stateOf(id)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("60 Millionen"),
    });
  });

  it.each([
    ["is broken inside", async () => aPixelFlood(400, 300)],
    ["has no size in its head", async () => (await aPicture(40, 40)).subarray(0, 20)],
  ])("that %s is refused", async (_, bytes) => {
    const id = await upload(await bytes(), "image/png", "foto");

    expect((await stateOf(id)).state).toBe("refused");
  });

  it("in a format that browsers do not show can be downloaded, and has no smaller ones", async () => {
    const id = await upload(await new Transformer(await aPicture(40, 30)).tiff(), "image/tiff", "scan.tif");

    expect(await stateOf(id)).toMatchObject({ state: "ready", contentType: "image/tiff" });
    const { response } = await editor.send(files.read, { params: { id }, query: { variant: "thumbnail" } });
    expect(response.status).toBe(404);
    expect((await fetchImage(id)).headers.get("content-disposition")).toMatch(/^attachment/);
  });
});

describe("what a browser gets", () => {
  it.each([
    [
      "an image",
      () => uploadAs(editor, { fileName: "foto.jpg", contentType: "image/jpeg", bytes: picture }),
      /^inline/,
    ],
    ["a PDF", () => uploadPdf(editor), /^inline/],
    [
      "a table",
      () => uploadAs(editor, { fileName: "a.csv", contentType: "text/csv", bytes: Buffer.from("a;b") }),
      /^attachment/,
    ],
  ])("of %s says whether it is shown or downloaded", async (_, make, disposition) => {
    const response = await fetchImage(await make());

    expect(response.headers.get("content-disposition")).toMatch(disposition);
  });

  it("is stored instead of shown if it is asked for so", async () => {
    const id = await uploadAs(editor, { fileName: "foto.jpg", contentType: "image/jpeg", bytes: picture });

    const { response } = await editor.send(files.read, { params: { id }, query: { download: true } });
    const stored = await fetchFile(response.headers.get("location"));

    expect(stored.headers.get("content-disposition")).toMatch(/^attachment; .*foto\.jpg/);
  });

  it("bears the name it had, in either spelling", async () => {
    const response = await fetchImage(await uploadPdf(editor, 'Prüfung "2026" – Entwurf.pdf'));

    expect(response.headers.get("content-disposition")).toBe(
      "inline; filename=\"Prufung _2026_ _ Entwurf.pdf\"; filename*=UTF-8''Pr%C3%BCfung%20%222026%22%20%E2%80%93%20Entwurf.pdf",
    );
  });
});

describe("the worker", () => {
  it("refuses an upload of another size than was announced", async () => {
    const begun = await editor.call(files.begin, {
      body: { fileName: "a.pdf", contentType: "application/pdf", size: 500, purpose: "article" },
    });
    const data = UploadTicket.parse(begun.data);
    const Key = data.upload.fields.key;
    const Bucket = data.upload.fields.bucket;
    await new S3Client({}).send(new PutObjectCommand({ Bucket, Key, Body: "%PDF-1.7" }));

    await scanUpload(data.id);

    expect(await stateOf(data.id)).toMatchObject({
      state: "refused",
      reason: expect.stringContaining("nicht vollständig"),
    });
  });
});
