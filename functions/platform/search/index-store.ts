import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from "@aws-sdk/client-s3";
import { clientLimits, OBJECT_WITHIN } from "../runtime/client-limits.ts";
import { setting } from "../runtime/environment.ts";
import { unlogged } from "../runtime/unlogged.ts";
import type { SearchArea } from "./index-messages.ts";

export interface StoredObject {
  readonly bytes: Uint8Array;
  readonly etag: string;
}

export interface IndexStore {
  readonly read: (knownEtag?: string) => Promise<StoredObject | "unchanged" | "missing">;
  readonly replace: (etag: string | undefined, bytes: Uint8Array) => Promise<string | undefined>;
}

const statusOf = (error: unknown) =>
  error instanceof S3ServiceException ? error.$metadata.httpStatusCode : undefined;

const insteadOf = { 304: "unchanged", 404: "missing" } as const;

/** S3, conditional writes: 412 it changed, 409 it is being put just now, 404 it is gone. */
const isOvertaken = (error: unknown) => [404, 409, 412].includes(statusOf(error) ?? 0);

export const openIndexStore = (
  area: SearchArea,
  client = unlogged(new S3Client(clientLimits(OBJECT_WITHIN))),
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
