import type { IncomingMessage, ServerResponse } from "node:http";
import {
  type CompletedPart,
  CompleteMultipartUploadCommand,
  CreateMultipartUploadCommand,
  PutObjectCommand,
  type S3Client,
  UploadPartCommand,
} from "@aws-sdk/client-s3";
import { type Refusal, refusalOf } from "./upload-policy.ts";

const LIMIT = 80 * 1024 * 1024;
/** fauxqs takes at most 11 MB at once. */
const AT_ONCE = 10 * 1024 * 1024;

const tooLarge: Refusal = { status: 400, code: "EntityTooLarge" };

const bodyOf = async (request: IncomingMessage): Promise<Buffer<ArrayBuffer> | undefined> => {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of request) {
    const bytes = Buffer.from(chunk as Uint8Array); // a stream without an encoding gives bytes
    length += bytes.length;
    if (length <= LIMIT) chunks.push(bytes);
  }
  return length <= LIMIT ? Buffer.concat(chunks) : undefined;
};

const readForm = async (body: Buffer<ArrayBuffer>, contentType: string) => {
  const form = await new Response(body, { headers: { "content-type": contentType } }).formData();
  const fields = new Map<string, string>();
  let file: Blob | undefined;
  for (const [name, value] of form) {
    if (typeof value === "string") fields.set(name, value);
    else file = value;
  }
  return { fields, file };
};

interface Upload {
  readonly bucket: string;
  readonly key: string;
  readonly contentType: string | undefined;
  readonly bytes: Uint8Array;
}

const storeInParts = async (s3: S3Client, { bucket: Bucket, key: Key, contentType, bytes }: Upload) => {
  const { UploadId } = await s3.send(
    new CreateMultipartUploadCommand({ Bucket, Key, ContentType: contentType }),
  );
  const Parts: CompletedPart[] = [];
  for (let start = 0; start < bytes.length; start += AT_ONCE) {
    const PartNumber = Parts.length + 1;
    const Body = bytes.subarray(start, start + AT_ONCE);
    const { ETag } = await s3.send(new UploadPartCommand({ Bucket, Key, UploadId, PartNumber, Body }));
    Parts.push({ ETag, PartNumber });
  }
  await s3.send(new CompleteMultipartUploadCommand({ Bucket, Key, UploadId, MultipartUpload: { Parts } }));
};

const refuse = (response: ServerResponse, { status, code }: Refusal) => {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code></Error>`);
};

export interface FormUploadOptions {
  readonly s3: S3Client;
  readonly uploaded: (bucket: string, key: string) => void;
}

export const formUpload =
  ({ s3, uploaded }: FormUploadOptions) =>
  async (request: IncomingMessage, response: ServerResponse, bucket: string): Promise<void> => {
    const body = await bodyOf(request);
    if (!body) return refuse(response, tooLarge);
    const { fields, file } = await readForm(body, request.headers["content-type"] ?? "");
    const key = fields.get("key");
    if (!file || !key) return refuse(response, { status: 400, code: "InvalidArgument" });
    const refusal = refusalOf(fields, file.size);
    if (refusal) return refuse(response, refusal);
    const bytes = new Uint8Array(await file.arrayBuffer());
    const upload: Upload = { bucket, key, contentType: fields.get("Content-Type"), bytes };
    if (bytes.length > AT_ONCE) {
      await storeInParts(s3, upload);
      uploaded(bucket, key);
    } else {
      await s3.send(
        new PutObjectCommand({ Bucket: bucket, Key: key, Body: bytes, ContentType: upload.contentType }),
      );
    }
    response.writeHead(204).end();
  };
