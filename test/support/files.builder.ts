import { createHash } from "node:crypto";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { ListObjectsV2Command, PutObjectTaggingCommand, S3Client } from "@aws-sdk/client-s3";
import { Transformer } from "@napi-rs/image";
import type { Context, SQSEvent } from "aws-lambda";
import { createObjects } from "../../infra/local/http/objects.ts";
import { type FilePurpose, UploadTicket } from "../../shared/files/file.ts";
import { files } from "../../shared/files/files.contract.ts";
import { fileParts } from "../../shared/files/parts.contract.ts";
import { PART_SIZE, type PartTicket, partCount } from "../../shared/files/parts.ts";
import type { Browser } from "./browser.ts";

export const aPicture = async (
  width = 800,
  height = 600,
  as: "jpeg" | "png" = "jpeg",
): Promise<Uint8Array> => {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.writeUInt32BE(0x3f51b5ff, at);
  const image = Transformer.fromRgbaPixels(pixels, width, height);
  return as === "png" ? image.png() : image.jpeg(80);
};

export const aPdf = (): Uint8Array => Buffer.from("%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\n%%EOF\n");

interface FileToUpload {
  readonly fileName: string;
  readonly contentType: string;
  readonly bytes: Uint8Array;
  readonly purpose?: FilePurpose;
  readonly size?: number;
  readonly scan?: string;
}

export const sendForm = async (
  { url, fields }: UploadTicket["upload"],
  bytes: Uint8Array,
): Promise<number> => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set("file", new Blob([new Uint8Array(bytes)]));
  const { status } = await fetch(url, { method: "POST", body: form });
  return status;
};

/** What the bucket has of a file: `upload` while it is not checked. */
export const objectsOf = async (id: string): Promise<string[]> => {
  const keysBelow = async (Prefix: string) => {
    const listing = new ListObjectsV2Command({ Bucket: process.env.BUCKET_NAME, Prefix });
    return ((await new S3Client({}).send(listing)).Contents ?? []).map(({ Key = "" }) => Key);
  };
  const names = (await keysBelow(`files/${id}/`)).map((key) => key.split("/").at(-1) ?? "");
  return [...names.toSorted(), ...(await keysBelow(`uploads/${id}`)).map(() => "upload")];
};

/** What CloudFront gives to who has the address of a file. */
export const fetchFile = async (
  address: string | null | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { pathname: path, search } = new URL(address ?? "");
  const request = { method: "GET", path, query: search.slice(1), headers, body: Buffer.of(), sourceIp: "" };
  const reply = await createObjects(new S3Client({}), process.env.BUCKET_NAME ?? "")(request, request);
  const body = reply.body instanceof Readable ? await buffer(reply.body) : Buffer.from(reply.body ?? "");
  return new Response(new Uint8Array(body), { status: reply.status, headers: reply.headers });
};

/** As GuardDuty does once it has scanned an upload. */
export const tagUpload = async (id: string, result: string): Promise<void> => {
  const Tagging = { TagSet: [{ Key: "GuardDutyMalwareScanStatus", Value: result }] };
  const object = { Bucket: process.env.BUCKET_NAME, Key: `uploads/${id}` };
  await new S3Client({}).send(new PutObjectTaggingCommand({ ...object, Tagging }));
};

export const notifyOfUpload = async (id: string): Promise<void> => {
  const { handler } = await import("../../functions/workers/file-uploads.function.ts");
  const body = JSON.stringify({ Records: [{ s3: { object: { key: `uploads/${id}` } } }] });
  const event = { Records: [{ body, messageId: id, eventSource: "aws:sqs" }] } as unknown as SQSEvent;
  const answer = await handler(event, {} as Context, () => {});
  if (answer?.batchItemFailures.length) throw new Error(`The worker failed at ${id}`);
};

/** Until its worker has heard of the result. */
export const scanUpload = async (id: string, result = "NO_THREATS_FOUND"): Promise<void> => {
  await tagUpload(id, result);
  await notifyOfUpload(id);
};

export const uploadAs = async (
  { call }: Pick<Browser, "call">,
  {
    fileName,
    contentType,
    bytes,
    purpose = "article",
    size = bytes.length,
    scan = "NO_THREATS_FOUND",
  }: FileToUpload,
): Promise<string> => {
  const { data } = await call(files.begin, { body: { fileName, contentType, size, purpose } });
  const status = await sendForm(UploadTicket.parse(data).upload, bytes);
  if (status !== 204) throw new Error(`S3 answered ${status}`);
  await scanUpload(data.id, scan);
  return data.id;
};

/** Of bytes that come in parts. */
export const beginParts = async (
  { call }: Pick<Browser, "call">,
  size: number,
  fileName = "film.mp4",
): Promise<string> => {
  const body = { fileName, contentType: "", size, purpose: "cloud" as const, multipart: true };
  return (await call(files.begin, { body })).data.id;
};

const sha256 = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("base64");

export const partsIn = (bytes: Uint8Array): { readonly number: number; readonly bytes: Uint8Array }[] =>
  Array.from({ length: partCount(bytes.length) }, (_, index) => ({
    number: index + 1,
    bytes: bytes.subarray(index * PART_SIZE, (index + 1) * PART_SIZE),
  }));

type PartOfFile = ReturnType<typeof partsIn>[number];

export const checksumsOf = (parts: readonly PartOfFile[]) => ({
  numbers: parts.map(({ number }) => number),
  checksums: parts.map(({ bytes }) => sha256(bytes)),
});

export const signedParts = async (
  { call }: Pick<Browser, "call">,
  id: string,
  parts: readonly PartOfFile[],
): Promise<PartTicket[]> => (await call(fileParts.sign, { params: { id }, body: checksumsOf(parts) })).data;

export const putPart = ({ url, headers }: PartTicket, bytes: Uint8Array): Promise<Response> =>
  fetch(url, { method: "PUT", headers, body: new Uint8Array(bytes) });

/** Without the scan and the check that follow. */
export const sendParts = async (
  browser: Pick<Browser, "call">,
  id: string,
  parts: readonly PartOfFile[],
): Promise<{ number: number; etag: string }[]> => {
  const tickets = await signedParts(browser, id, parts);
  const sent = [];
  for (const [index, ticket] of tickets.entries()) {
    const { status, headers } = await putPart(ticket, parts[index]?.bytes ?? new Uint8Array());
    if (status !== 200) throw new Error(`S3 answered ${status}`);
    sent.push({ number: ticket.number, etag: headers.get("etag") ?? "" });
  }
  return sent;
};

export const uploadPicture = async (browser: Pick<Browser, "call">, fileName = "bild.jpg"): Promise<string> =>
  uploadAs(browser, { fileName, contentType: "image/jpeg", bytes: await aPicture() });

export const uploadPdf = (
  browser: Pick<Browser, "call">,
  fileName = "merkblatt.pdf",
  more: Pick<FileToUpload, "purpose" | "scan"> = {},
): Promise<string> => uploadAs(browser, { fileName, contentType: "application/pdf", bytes: aPdf(), ...more });

const entry = (tag: number, type: number, count: number, value: number) => {
  const bytes = Buffer.alloc(12);
  bytes.writeUInt16BE(tag, 0);
  bytes.writeUInt16BE(type, 2);
  bytes.writeUInt32BE(count, 4);
  if (type === 3) bytes.writeUInt16BE(value, 8);
  else bytes.writeUInt32BE(value, 8);
  return bytes;
};

const directory = (...entries: readonly Buffer[]) => {
  const count = Buffer.alloc(2);
  count.writeUInt16BE(entries.length);
  return Buffer.concat([count, ...entries, Buffer.alloc(4)]);
};

export const withCameraData = (jpeg: Uint8Array, maker = "Kamera-4711"): Uint8Array => {
  const text = Buffer.from(`${maker}\0`);
  const header = Buffer.concat([Buffer.from("MM"), Buffer.from([0, 42, 0, 0, 0, 8])]);
  const [first, gps] = [2 + 3 * 12 + 4, 2 + 12 + 4];
  const main = directory(
    entry(0x010f, 2, text.length, 8 + first + gps),
    entry(0x0112, 3, 1, 6),
    entry(0x8825, 4, 1, 8 + first),
  );
  const tiff = Buffer.concat([header, main, directory(entry(0x0000, 1, 4, 0x02030000)), text]);
  const body = Buffer.concat([Buffer.from("Exif\0\0"), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(body.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xe1]), length, body, jpeg.subarray(2)]);
};
