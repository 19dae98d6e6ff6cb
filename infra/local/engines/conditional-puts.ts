import type { IncomingMessage, ServerResponse } from "node:http";
import { HeadObjectCommand, NotFound, type S3Client } from "@aws-sdk/client-s3";

const currentEtag = async (s3: S3Client, url: string) => {
  const [Bucket = "", ...rest] = decodeURIComponent(new URL(url, "http://s3").pathname).slice(1).split("/");
  try {
    return (await s3.send(new HeadObjectCommand({ Bucket, Key: rest.join("/") }))).ETag;
  } catch (error) {
    if (error instanceof NotFound) return undefined;
    throw error;
  }
};

const failed = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>PreconditionFailed</Code></Error>`;

/** fauxqs ignores the condition of a put. Calls `put` if it holds. */
export const conditionalPuts =
  (s3: S3Client) =>
  (request: IncomingMessage, response: ServerResponse, put: () => void): boolean => {
    const { "if-match": wanted, "if-none-match": unwanted } = request.headers;
    if (request.method !== "PUT" || (wanted === undefined && unwanted === undefined)) return false;
    currentEtag(s3, request.url ?? "/").then(
      (etag) => {
        const holds = unwanted === undefined ? etag === wanted : etag === undefined;
        if (holds) put();
        else response.writeHead(412, { "content-type": "application/xml" }).end(failed);
      },
      (error: unknown) => {
        console.error("The condition of a put could not be checked.", error);
        response.writeHead(500).end();
      },
    );
    return true;
  };
