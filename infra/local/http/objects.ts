import { Readable } from "node:stream";
import { GetObjectCommand, type S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import type { Origin } from "./api.ts";
import type { EdgeReply } from "./edge-request.ts";

const headersIn = (values: Readonly<Record<string, string | number | undefined>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])),
  );

/** CloudFront may not list, so that S3 answers 403 for a missing key. */
const errorReply = ({ name, message, $metadata }: S3ServiceException): EdgeReply => ({
  status: name === "NoSuchKey" ? 403 : ($metadata.httpStatusCode ?? 500),
  headers: { "content-type": "application/xml" },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${name}</Code><Message>${message}</Message></Error>`,
});

/** Paths are the keys of objects that CloudFront may read. */
export const createObjects =
  (client: S3Client, Bucket: string): Origin =>
  async ({ path, query }, { method, headers: asked }) => {
    const parameters = new URLSearchParams(query);
    try {
      const { Body, ...object } = await client.send(
        new GetObjectCommand({
          Bucket,
          Key: decodeURIComponent(path.slice(1)),
          Range: asked.range,
          IfNoneMatch: asked["if-none-match"],
        }),
      );
      const headers = headersIn({
        "accept-ranges": "bytes",
        "cache-control": object.CacheControl,
        "content-disposition": parameters.get("response-content-disposition") ?? object.ContentDisposition,
        "content-length": object.ContentLength,
        "content-range": object.ContentRange,
        "content-type": object.ContentType,
        etag: object.ETag,
      });
      const status = object.ContentRange === undefined ? 200 : 206;
      if (!(Body instanceof Readable)) throw new Error("S3 sent an object without a body.");
      if (method !== "HEAD") return { status, headers, body: Body };
      Body.destroy();
      return { status, headers };
    } catch (error) {
      if (error instanceof S3ServiceException) return errorReply(error);
      throw error;
    }
  };
