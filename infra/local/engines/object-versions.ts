import type { IncomingMessage, ServerResponse } from "node:http";
import { ListObjectsV2Command, type S3Client } from "@aws-sdk/client-s3";
import { messageOf } from "../error-message.ts";

const escaped = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

/** S3's name for a version from before the bucket kept any. */
const ONLY_VERSION = "null";

export const objectVersions =
  (s3: S3Client) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
    if (request.method !== "GET") return false;
    if (!searchParams.has("versions")) {
      response.setHeader("x-amz-version-id", ONLY_VERSION);
      return false;
    }
    const listing = new ListObjectsV2Command({
      Bucket: decodeURIComponent(pathname).slice(1).replace(/\/$/, ""),
      Prefix: searchParams.get("prefix") ?? undefined,
    });
    s3.send(listing).then(
      ({ Contents = [], IsTruncated = false }) => {
        const versions = Contents.map(
          ({ Key = "" }) =>
            `<Version><Key>${escaped(Key)}</Key><VersionId>${ONLY_VERSION}</VersionId></Version>`,
        );
        response.writeHead(200, { "content-type": "application/xml" });
        response.end(
          `<?xml version="1.0" encoding="UTF-8"?>\n<ListVersionsResult><IsTruncated>${IsTruncated}</IsTruncated>${versions.join("")}</ListVersionsResult>`,
        );
      },
      (error: unknown) => {
        console.error(`Versions could not be listed: ${messageOf(error)}`);
        response.writeHead(500).end();
      },
    );
    return true;
  };
