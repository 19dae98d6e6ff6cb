import type { IncomingMessage, ServerResponse } from "node:http";
import { text } from "node:stream/consumers";

const none = "<Tagging><TagSet></TagSet></Tagging>";

export const objectTags = (tagged: (bucket: string, key: string) => void) => {
  const tags = new Map<string, string>();
  const pathOf = (bucket: string, key: string) => `${bucket}/${key}`;

  return {
    has: (bucket: string, key: string) => tags.has(pathOf(bucket, key)),
    /** A new object has no tags. */
    forget: (bucket: string, key: string) => void tags.delete(pathOf(bucket, key)),
    answer: (request: IncomingMessage, response: ServerResponse): boolean => {
      const { pathname, searchParams } = new URL(request.url ?? "/", "http://s3");
      if (!searchParams.has("tagging")) return false;
      const [bucket = "", ...rest] = decodeURIComponent(pathname).slice(1).split("/");
      const key = rest.join("/");
      if (request.method === "GET") {
        response.writeHead(200, { "content-type": "application/xml" });
        response.end(tags.get(pathOf(bucket, key)) ?? none);
        return true;
      }
      if (request.method !== "PUT") {
        response.writeHead(501).end();
        return true;
      }
      void text(request).then((body) => {
        tags.set(pathOf(bucket, key), body);
        tagged(bucket, key);
        response.writeHead(200).end();
      });
      return true;
    },
  };
};
