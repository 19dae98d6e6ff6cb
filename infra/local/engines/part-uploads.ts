import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { type S3Client, UploadPartCommand } from "@aws-sdk/client-s3";
import * as z from "zod";
import { messageOf } from "../error-message.ts";

interface Part {
  readonly etag: string;
  readonly size: number;
  readonly checksum: string | undefined;
}

const CHECKSUM = "x-amz-checksum-sha256";
const StoredPart = z.object({
  partNumber: z.number(),
  etag: z.string(),
  checksumValue: z.string().optional(),
});

/** Reads parts as fauxqs stores them, so that an upload goes on after a restart. */
const partsIn = (folder: string): Map<number, Part> => {
  const metas = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".meta.json")) : [];
  return new Map(
    metas.map((name) => {
      const meta = StoredPart.parse(JSON.parse(readFileSync(join(folder, name), "utf8")));
      const { size } = statSync(join(folder, `${meta.partNumber}.data`));
      return [meta.partNumber, { etag: meta.etag, size, checksum: meta.checksumValue }];
    }),
  );
};

const answer = (response: ServerResponse, status: number, xml: string) => {
  response.writeHead(status, { "content-type": "application/xml" });
  response.end(`<?xml version="1.0" encoding="UTF-8"?>\n${xml}`);
};

const refuse = (response: ServerResponse, status: number, code: string) =>
  answer(response, status, `<Error><Code>${code}</Code></Error>`);

const listing = (parts: ReadonlyMap<number, Part>) => {
  const rows = [...parts]
    .toSorted(([one], [other]) => one - other)
    .map(
      ([number, { etag, size, checksum }]) =>
        `<Part><PartNumber>${number}</PartNumber><ETag>${etag}</ETag><Size>${size}</Size>${
          checksum ? `<ChecksumSHA256>${checksum}</ChecksumSHA256>` : ""
        }</Part>`,
    );
  return `<ListPartsResult><IsTruncated>false</IsTruncated>${rows.join("")}</ListPartsResult>`;
};

export interface PartUploadsOptions {
  readonly s3: S3Client;
  readonly folder: string | undefined;
}

/** fauxqs checks neither checksums nor lengths of parts, and does not list them. */
export const partUploads = ({ s3, folder }: PartUploadsOptions) => {
  const uploads = new Map<string, Map<number, Part>>();
  const ended = new Set<string>();

  const partsOf = (uploadId: string) => {
    const known = uploads.get(uploadId);
    if (known || ended.has(uploadId)) return known;
    if (folder === undefined) return new Map<number, Part>();
    const path = join(folder, "_multipart", uploadId, "parts");
    if (!existsSync(path)) return undefined;
    const found = partsIn(path);
    uploads.set(uploadId, found);
    return found;
  };

  const take = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const body = await buffer(request);
    const UploadId = url.searchParams.get("uploadId") ?? "";
    const PartNumber = Number(url.searchParams.get("partNumber"));
    const ChecksumSHA256 = createHash("sha256").update(body).digest("base64");
    if (request.headers[CHECKSUM] !== ChecksumSHA256) return refuse(response, 400, "BadDigest");
    const [Bucket = "", ...rest] = decodeURIComponent(url.pathname).slice(1).split("/");
    const object = { Bucket, Key: rest.join("/"), UploadId, PartNumber };
    const { ETag = "" } = await s3.send(new UploadPartCommand({ ...object, Body: body, ChecksumSHA256 }));
    const parts = partsOf(UploadId) ?? new Map<number, Part>();
    uploads.set(UploadId, parts);
    parts.set(PartNumber, { etag: ETag, size: body.length, checksum: ChecksumSHA256 });
    response.writeHead(200, { etag: ETag }).end();
  };

  return (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = new URL(request.url ?? "/", "http://s3");
    const uploadId = url.searchParams.get("uploadId");
    if (uploadId === null) return false;
    if (request.method === "GET") {
      const parts = partsOf(uploadId);
      if (parts) answer(response, 200, listing(parts));
      else refuse(response, 404, "NoSuchUpload");
      return true;
    }
    if (request.method === "PUT" && url.searchParams.has("X-Amz-Signature")) {
      take(request, response, url).catch((error: unknown) => {
        console.error(`A part could not be taken: ${messageOf(error)}`);
        refuse(response, 404, "NoSuchUpload");
      });
      return true;
    }
    if (request.method !== "PUT") {
      response.once("finish", () => {
        if (response.statusCode >= 300) return;
        uploads.delete(uploadId);
        ended.add(uploadId);
      });
    }
    return false;
  };
};
