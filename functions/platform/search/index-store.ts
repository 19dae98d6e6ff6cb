import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";
import type { SearchArea } from "./index-messages.ts";

export interface StoredObject {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

/** Where the index of an area is stored. */
export interface IndexStore {
  /** The object, or what there is to say instead: it is still the one with this ETag, or there is none. */
  readonly read: (knownEtag?: string) => Promise<StoredObject | "unchanged" | "missing">;
  /** Replaces the object with this ETag, or makes the first one; its ETag, or undefined where another one was put meanwhile. */
  readonly replace: (etag: string | undefined, bytes: Uint8Array) => Promise<string | undefined>;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

/** 304 for an object that is still the same; 404 for one that is gone. */
const insteadOf = { 304: "unchanged", 404: "missing" } as const;

/** 412: it is another one by now. 409: another one is being put just now. 404: it is gone (S3, conditional writes). */
const isOvertaken = (error: unknown) => [404, 409, 412].includes(statusOf(error) ?? 0);

/** The index of an area as an object of the portal's bucket, replaced only by who has read it as it is. */
export const openIndexStore = (
  area: SearchArea,
  client = unlogged(new S3Client({})),
  Bucket = setting("BUCKET_NAME"),
): IndexStore => {
  const Key = `search/${area}.json.gz`;
  return {
    read: async (knownEtag) => {
      try {
        const { Body, ETag = "" } = await client.send(
          new GetObjectCommand({ Bucket, Key, ...(knownEtag && { IfNoneMatch: knownEtag }) }),
        );
        return { bytes: (await Body?.transformToByteArray()) ?? new Uint8Array(), etag: ETag };
      } catch (error) {
        const status = statusOf(error);
        if (status === 304 || status === 404) return insteadOf[status];
        throw error;
      }
    },

    replace: async (etag, Body) => {
      try {
        const { ETag } = await client.send(
          new PutObjectCommand({
            Bucket,
            Key,
            Body,
            ContentType: "application/gzip",
            ...(etag === undefined ? { IfNoneMatch: "*" } : { IfMatch: etag }),
          }),
        );
        return ETag;
      } catch (error) {
        if (isOvertaken(error)) return undefined;
        throw error;
      }
    },
  };
};
